"""Why not: what is refused is truly refused, for a reason that holds, in words that exist, by rules of the ledger."""

from __future__ import annotations

import inspect
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from heraut.games.confrontation import game as confrontation
from heraut.games.confrontation.answers import SUSTAIN, Strike
from heraut.games.confrontation.game import load
from heraut.games.confrontation.model import Battle
from heraut.kernel import PASS, Decision, IllegalAnswer, write
from heraut.players.dice import Scripted, Seeded
from heraut.tabletop.refusals import MOST_REFUSED
from heraut.tabletop.scene import Label, Question, RefusedWish
from tests.games.confrontation.test_reasons import game, moments
from tests.games.evenings import spoken

HOME = Path(inspect.getfile(confrontation)).parent
said = partial(spoken, name="confrontation")
# Yes or no, or which of the dice that fell: there is nothing else to wish for.
NOTHING_TO_WISH = {"throw_or_skip", "use_resolution", "use_luck", "trade_die", "keep_wound_dice"}
NO_FIGURES = NOTHING_TO_WISH | {"announce_defence", "wound_or_feint"}


@cache
def ledger() -> frozenset[str]:
    return frozenset(re.findall(r'^id = "(.+)"', (HOME / "ledger.toml").read_text(encoding="utf-8"), re.MULTILINE))


def question(table: Battle) -> Question:
    asked = game().scene(game().view(table, 0), 0).question
    assert asked is not None
    return asked


def why_not(table: Battle, text: str) -> RefusedWish | None:
    return game().why_not(game().view(table, 0), 0, text)


def reason(table: Battle, text: str) -> str:
    wish = why_not(table, text)
    assert wish is not None
    return f"{said(wish.why)} [{' '.join(wish.rules)}]"


def shown(table: Battle) -> list[str]:
    return [f"{wish.answer}: {said(wish.why)}" for wish in question(table).refused]


# ── whole games ────────────────────────────────────────────────────────────────────────────────────────────────────


def check_shown(table: Battle, decision: Decision) -> None:
    """What is shown is refused in fact, says so when it is written, and covers whatever no option touches."""
    asked = question(table)
    written = [write(option) for option in decision.options]
    assert len(asked.refused) <= MOST_REFUSED
    assert len({wish.answer for wish in asked.refused}) == len(asked.refused)
    for wish in asked.refused:
        assert wish.answer not in written
        with pytest.raises(IllegalAnswer):
            table.say(decision.seat, wish.answer)
        assert set(wish.rules) <= ledger()
        assert wish.rules
        again = why_not(table, wish.answer)
        assert again is not None
        assert (again.label, again.rules) == (wish.label, wish.rules)
        assert set(again.touches) <= set(wish.touches)
    assert all(why_not(table, text) is None for text in written)
    if len(asked.refused) < MOST_REFUSED and decision.kind not in NO_FIGURES:
        clicked = {id for choice in asked.choices for id in choice.touches}
        clicked |= {id for wish in asked.refused for id in wish.touches}
        assert {str(who) for who, figure in table.state.figures.items() if not figure.down} <= clicked


@pytest.mark.parametrize("settings", [{}, {"edition": "official", "quick": "yes"}], ids=["sheet", "official"])
@pytest.mark.parametrize("scenario", load().scenarios())
def test_refusals_of_random_games(scenario: str, settings: dict[str, str]) -> None:
    for table, decision in moments(scenario, settings, 11):
        before = game().records.key(table.state)
        check_shown(table, decision)
        assert game().records.key(table.state) == before


def test_whoever_does_not_answer_is_refused_nothing() -> None:
    view = game().view(game().table("duel", Seeded(1)), 1)
    assert view.pending is not None
    view.pending = Decision(view.pending.seat, view.pending.kind, ())
    asked = game().scene(view, 1).question
    assert asked is not None
    assert asked.refused == ()


# ── every reason ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_answer_has_its_time() -> None:
    """What is said at the wrong moment is told when it is said."""
    told = {said(Label("why-not-another-time", {"word": word})) for word in ("parry", "charge", "luck", "mutate")}
    assert len(told) == 4
    assert reason(game().table("duel", Seeded(1)), "parry 2") == (
        "a defence is announced when an attack comes. [CF-E1-2 CF-E3-1 CF-E3-2]"
    )


# ── the reasons themselves ─────────────────────────────────────────────────────────────────────────────────────────


def attacked() -> Battle:
    """The warrior of the dawn attacks the praetorian, who has one defence die left (the worked example)."""
    dice = (1, 6, 1, 3, 2, 3, 2, 4, 1, 1, 3)
    table = game().table("example_combat", Scripted(*dice))
    placed = ("name 4", "place 2 2 0", "place 3 1 1", "place 4 2 0", "place 1 3 1")
    for text in (*placed, "name 4", "attack 2 1", "endure", "attack 3 1", "endure"):
        assert table.decision is not None
        table.say(table.decision.seat, text)
    return table


def test_a_defence_that_is_not_there() -> None:
    table = attacked()
    assert shown(table) == [
        "parry 2: Praetorian guard has 1 die left to parry with.",
        "sustain: Praetorian guard placed fewer dice in defence than in attack.",
        "counter 1: Praetorian guard does not have the skill Counter-attack.",
    ]
    assert reason(table, "parry 9") == "Praetorian guard has 1 die left to parry with. [CF-E1-2]"
    assert reason(table, "parry 1 1") == "Praetorian guard holds no die back. [CF-K-6]"


def test_a_sustained_defence_binds() -> None:
    table = attacked()
    table.state.gain(1, "sustained_defence", "combat")
    table.state.pending = Decision(0, "announce_defence", (SUSTAIN,))
    for text in ("endure", "parry 1", "counter 1"):
        assert reason(table, text).startswith("Praetorian guard is in sustained defence"), text


def test_dice_are_placed_all_and_no_more_and_in_turn() -> None:
    table = game().table("example_combat", Scripted(1, 6, 1))
    table.say(1, "name 4")
    assert reason(table, "place 2 3 0") == "Clone of Dirz 1 has 2 combat dice. [CF-C2-1]"
    assert reason(table, "place 2 1 0").startswith("Clone of Dirz 1 must place every one of its 2 dice.")
    assert reason(table, "place 2 2 1 0 1").startswith("Clone of Dirz 1 does not have the skill Sequence.")
    assert reason(table, "place 2 1 0 1").startswith("Clone of Dirz 1 does not have the skill Swashbuckler.")
    assert reason(table, "place 4 1 1").startswith("Warrior of the dawn announces its dice later")
    assert reason(table, "place 1 2 2") == "Praetorian guard belongs to another side. [CF-C3-1 CF-C3-2]"
    table.say(1, "place 2 1 1")
    assert reason(table, "place 2 2 0") == "Clone of Dirz 1 has placed its dice. [CF-C4-7]"


def test_blows_fall_only_in_this_combat_and_once_a_pass() -> None:
    table = game().table("example_combat", Scripted(1, 6, 1, 3, 2, 3, 2, 4))
    answers = ("name 4", "place 2 1 1", "place 3 1 1", "place 4 2 0", "place 1 3 1", "name 4", "attack 2 1", "endure")
    for text in answers:
        assert table.decision is not None
        table.say(table.decision.seat, text)
    assert reason(table, "attack 2 1") == "Clone of Dirz 1 has struck already in this pass of arms. [CF-D2-1]"
    assert reason(table, "attack 3 4") == "Warrior of the dawn fights on the same side. [CF-E-1]"
    assert reason(table, "attack 1 2") == "Praetorian guard belongs to another side. [CF-D-2 CF-D-6]"
    assert reason(table, "master 3 1").startswith("Clone of Dirz 2 does not have the skill Master strike.")
    assert reason(table, "commit 3") == "Clone of Dirz 2 holds no die back. [CF-K-6]"
    assert reason(table, "pass").startswith("a die put in attack must strike")
    table.state.figures[3].attack = 0
    table.state.pending = Decision(1, "choose_attack", (Strike(4, 1),))
    assert reason(table, "attack 3 1") == "Clone of Dirz 2 has no attack die left. [CF-D-2]"
    table.state.figures[3].down = True
    assert reason(table, "attack 3 1") == "Clone of Dirz 2 has fallen. [CF-E6-2]"


def test_a_figure_elsewhere_is_not_in_this_combat() -> None:
    for table, decision in moments("swirl", {}, 2):
        if decision.kind == "choose_attack":
            fighting = {id for choice in question(table).choices for id in choice.touches}
            (plain,) = [wish for wish in question(table).refused if wish.why.id == "why-not-not-in-combat"]
            assert plain.touches
            assert not fighting & set(plain.touches)
            return
    raise AssertionError("nobody struck")


def ready_to_charge() -> tuple[Battle, int, int]:
    """A figure, and a foe that it may charge."""
    table = game().table("skirmish", Seeded(4))
    while table.decision is not None and table.decision.kind != "charge":
        table.answer(table.decision.options[0])
    assert table.decision is not None
    charge = next(option for option in table.decision.options if option.word == "charge" and len(option.touches) == 1)
    return table, charge.fighter, charge.touches[0]


def test_a_charge_is_too_far_by_so_much() -> None:
    table, who, foe = ready_to_charge()
    figures = table.state.figures
    figures[foe].x, figures[foe].y = figures[who].x + 3000, figures[who].y
    table.state.pending = Decision(figures[who].side, "charge", (PASS,))
    assert re.search(
        r" is 29\d(\.\d)? cm away, and .+ moves \d+ cm at most\. \[CF-P-1\]", reason(table, f"charge {who} {foe}")
    )


def test_somebody_bars_the_way() -> None:
    table, who, foe = ready_to_charge()
    figures = table.state.figures
    friend = next(one for one, figure in figures.items() if figure.side == figures[who].side and one != who)
    for other in figures:
        figures[other].level = 2
    mover, wall, goal = figures[who], figures[friend], figures[foe]
    mover.level = wall.level = goal.level = 0
    mover.x, mover.y, wall.x, wall.y, goal.x, goal.y = 300, 300, 360, 300, 420, 300
    table.state.pending = Decision(mover.side, "charge", (PASS,))
    assert " stands in the straight way of " in reason(table, f"charge {who} {foe}")


def test_levels_bar_a_charge_and_the_ground_a_dive() -> None:
    table, who, foe = ready_to_charge()
    table.state.pending = Decision(table.state.figures[who].side, "charge", (PASS,))
    assert "on the ground: only a flyer dives. [CF-B2-1]" in reason(table, f"dive {who} {foe}")
    table.state.figures[foe].level = 1
    assert " is at altitude level 1, and this move of " in reason(table, f"charge {who} {foe}")
    assert " fights on the same side. [CF-A1-3]" in reason(table, f"charge {who} {who}")


@pytest.mark.parametrize("text", [
    "", " ", "dance", "parry", "parry x", "parry -1", "parry 100", "parry 0 5 7", "boost 1 luck", "boost",
    "attack 99 1", "attack 1", "combat 1", "combat 1 3 2", "combat 1 2 2", "feint head", "6", "²", "9" * 5000,
    "place 2 -1 3", "charge 1", "pass on", "name", "name one", "{ $who }", "🐉", "\ud800",
])  # fmt: skip
def test_whatever_is_typed_is_answered(text: str) -> None:
    """Nonsense is no wish; and nothing that is said to the table breaks it."""
    for table in (attacked(), game().table("skirmish", Seeded(4))):
        before = game().records.key(table.state)
        wish: Any = why_not(table, text)
        assert wish is None or said(wish.why)
        assert game().records.key(table.state) == before
    assert why_not(attacked(), "dance") is None
    assert why_not(attacked(), "PARRY  9") is not None
