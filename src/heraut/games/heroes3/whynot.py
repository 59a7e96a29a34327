"""Why not?  What a player may wish at a turn, and the first requirement that the wish fails.

The rules alone list what is legal; this looks among the same requirements, in the order a player thinks of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import heraut.games.heroes3.rules.ch03_b_movement as movement
import heraut.games.heroes3.rules.ch07_town as ch07
from heraut.games.heroes3 import geography, values
from heraut.games.heroes3.answers import Build, Move, PlayOf, Recruit, Reinforce
from heraut.games.heroes3.gains import EXPERT
from heraut.games.heroes3.model import FEW, Game, mission
from heraut.games.heroes3.scene_choices import label, touches
from heraut.games.heroes3.standing import standing
from heraut.kernel import CHANCE, Decision, Option, write
from heraut.kernel.values import total
from heraut.tabletop.scene import Label, RefusedWish

TOWN_QUESTIONS = ("turn", "town_action")


class Because(NamedTuple):
    """The requirement that a wish fails: `why-not-<message>`, what it speaks of, and the rules."""

    message: str
    about: dict[str, Any]
    rules: tuple[str, ...]


def refusals(t: Game, decision: Decision) -> Iterator[RefusedWish]:
    """The wishes of a turn that are worth showing: buildings and units that cannot be had now."""
    if decision.kind not in TOWN_QUESTIONS or not t.state.players[decision.seat].faction:
        return
    for wish in _town_wishes(t, decision.seat):
        if wish not in decision.options:
            reason = because(t, decision.seat, wish)
            if reason is not None:
                yield refused(t, decision.seat, wish, reason)


def refused(t: Game, seat: int, wish: Option, reason: Because) -> RefusedWish:
    why = Label(f"why-not-{reason.message}", reason.about)
    return RefusedWish(write(wish), label(t, wish), why, tuple(touches(t, seat, wish)), reason.rules)


def why_not(t: Game, text: str) -> RefusedWish | None:
    """Why this is no answer to the question put; None when it is one, or nothing that this looks at."""
    decision = t.state.pending
    if decision is None or decision.seat == CHANCE or decision.kind not in TOWN_QUESTIONS:
        return None
    try:
        wish = t.game.grammar.read(text)
    except (TypeError, ValueError, IndexError):
        return None
    if wish in decision.options:
        return None
    reason = because(t, decision.seat, wish)
    return None if reason is None else refused(t, decision.seat, wish, reason)


def because(t: Game, seat: int, wish: Option) -> Because | None:
    """The first requirement that this wish fails."""
    match wish:
        case Build() if wish.building in t.content.boards[t.state.players[seat].faction]:
            return _not_built(t, seat, wish.building)
        case Recruit() if wish.unit in t.content.units:
            return _not_recruited(t, seat, wish.unit)
        case Reinforce() if wish.unit in t.content.units:
            return _not_reinforced(t, seat, wish.unit)
        case Move() if wish.field in t.content.fields:
            return _not_reached(t, seat, wish)
        case PlayOf() if wish.card in t.state.players[seat].hand:
            return _not_played(t, seat, wish)
    return None


def _town_wishes(t: Game, seat: int) -> Iterator[Option]:
    player = t.state.players[seat]
    for building in t.content.towns[player.faction].buildings:
        if building.id not in player.buildings:
            yield Build(building.id)
    for unit in t.content.units.values():
        if unit.faction == player.faction and unit.id not in player.army:
            yield Recruit(unit.id)
    for name, form in player.army.items():
        if form == FEW:
            yield Reinforce(name)


def _not_built(t: Game, seat: int, name: str) -> Because | None:
    player = t.state.players[seat]
    building = t.content.boards[player.faction][name]
    if name in player.buildings:
        return Because("stands", {}, ("H3-BLD-4",))
    if {name, "all"} & {*mission(t).forbids}:
        return Because("forbidden", {}, ("H3-MOD-5",))
    missing = [f"{player.faction}/{needed}" for needed in building.requires if needed not in player.buildings]
    if missing:
        return Because("needs-building", {"building": missing[0]}, ("H3-BLD-3",))
    if ch07.BUILD in player.spent:
        return Because("token-spent", {}, ("H3-TWN-1", "H3-TWN-2"))
    return _too_dear(t, seat, building.cost)


def _not_recruited(t: Game, seat: int, unit: str) -> Because | None:
    player = t.state.players[seat]
    if unit in player.army:
        return Because("in-army", {}, ("H3-UNI-41",))
    if unit not in standing(t, seat).recruits:
        return Because("needs-dwelling", {"tier": t.content.units[unit].tier}, ("H3-BLD-7",))
    if ch07.POPULATION in player.spent:
        return Because("token-spent", {}, ("H3-TWN-1", "H3-TWN-2"))
    return _too_dear(t, seat, values.cost_of_unit(t, seat, unit, values.RECRUIT))


def _not_reinforced(t: Game, seat: int, unit: str) -> Because | None:
    player = t.state.players[seat]
    if player.army.get(unit) != FEW:
        return Because("no-few", {}, ("H3-UNI-1",))
    if not standing(t, seat).reinforces:
        return Because("needs-building", {"building": f"{player.faction}/citadel"}, ("H3-BLD-2", "H3-UNI-36"))
    if ch07.POPULATION in player.spent:
        return Because("token-spent", {}, ("H3-TWN-1", "H3-TWN-2"))
    return _too_dear(t, seat, values.cost_of_unit(t, seat, unit, values.REINFORCE))


def _too_dear(t: Game, seat: int, cost: Mapping[Any, int]) -> Because | None:
    player = t.state.players[seat]
    lacking = {name: amount - getattr(player, name) for name, amount in cost.items() if amount > getattr(player, name)}
    return Because("too-dear", {"cost": tuple(lacking.items())}, ("H3-RES-7",)) if lacking else None


def _not_reached(t: Game, seat: int, wish: Move) -> Because | None:
    hero = t.state.heroes.get(wish.hero)
    if hero is None or hero.seat != seat:
        return Because("not-your-hero", {}, ("H3-MOV-10",))
    if wish.field not in geography.chart(t).where:
        return Because("not-explored", {}, ("H3-MOV-4",))
    if geography.site_of(t, wish.field).id == "blocked":
        return Because("blocked", {}, ("H3-SIT-27",))
    if not movement.points(t, wish.hero):
        return Because("no-points", {}, ("H3-MOV-1", "H3-MOV-8"))
    return Because("too-far", {"count": movement.points(t, wish.hero)}, ("H3-MOV-2", "H3-MOV-13"))


def _not_played(t: Game, seat: int, wish: PlayOf) -> Because | None:
    player = t.state.players[seat]
    most = total(values.expert_limit(t, seat))
    if wish.mode == EXPERT and player.experts >= most:
        return Because("no-expert", {"most": most}, ("H3-CRD-15", "H3-LVL-9"))
    return Because("another-time", {}, ("H3-TUR-7", "H3-CRD-4"))
