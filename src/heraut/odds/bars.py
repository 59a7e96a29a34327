"""Odds as a scene shows them: bars with their words, and how sure they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import floor, log10
from typing import Any

from heraut.kernel.stakes import Outcome
from heraut.odds.policies import BEST
from heraut.odds.reckoning import Budget, all_odds
from heraut.odds.result import Odds
from heraut.players.sight import Sight
from heraut.tabletop.scene import Headline, Label, Question, Scene, Share
from heraut.tabletop.scene import Odds as Bars

# For a screen: a glance must not cost more, and a thousandth cannot be seen.
AT_A_GLANCE = Budget(states=4_000, seconds=0.4, samples=400, fine=1e-4)
MOST = 10**6


def glance(sight: Sight[Any, Any], budget: Budget = AT_A_GLANCE) -> dict[str, Bars]:
    """The bars of every option of a question, where they tell something."""
    found = all_odds(sight, "", BEST, budget)
    told = {id for one in found.values() for id, share in one.shares.items() if share}
    return {answer: bars(one) for answer, one in found.items()} if len(told) > 1 else {}


def with_odds(scene: Scene, found: Mapping[str, Bars]) -> Scene:
    """The scene with the odds beside the choices."""
    if scene.question is None or not found:
        return scene
    choices = tuple([replace(choice, odds=found.get(choice.answer)) for choice in scene.question.choices])
    question: Question = replace(scene.question, choices=choices)
    return replace(scene, question=question)


def bars(odds: Odds) -> Bars:
    outcomes = {one.id: one for one in odds.outcomes}
    shares = [
        Share(_label(outcomes[id]), outcomes[id].tone, *whole(share)) for id, share in odds.shares.items() if share
    ]
    headline = [Headline(Label(message), *whole(odds.of(*ids))) for message, ids in odds.headlines]
    return Bars(tuple(shares), tuple(headline), odds.exact, how(odds))


def whole(share: Fraction) -> tuple[int, int]:
    """As two whole numbers that any screen can read; beyond a million they are rounded."""
    if share.denominator <= MOST:
        return share.numerator, share.denominator
    return round(share * MOST), MOST


def how(odds: Odds) -> Label:
    """Exact, exact but for so much, or sampled so often: and how everybody was thought to play."""
    about = {"horizon": Label(f"horizon-{odds.horizon}"), "policy": Label(f"policy-{odds.policy}")}
    if not odds.exact:
        return Label("odds-sampled", {**about, "error": percent(odds.error), "samples": odds.samples})
    return Label("odds-nearly" if odds.left_out else "odds-exact", {**about, "error": percent(odds.error)})


def percent(share: float) -> float:
    """To the first digit that tells something: 8, 0.05."""
    size = 100 * share
    return round(size, max(0, -floor(log10(size)))) if size else 0.0


def _label(outcome: Outcome) -> Label:
    return Label(
        f"outcome-{outcome.message or outcome.id}", {name: _said(name, value) for name, value in outcome.about.items()}
    )


def _said(name: str, value: Any) -> object:
    """People count seats from one."""
    if name == "seat":
        return Label("seat-number", {"seat": value + 1})
    return ", ".join([str(seat + 1) for seat in value]) if name == "seats" else value
