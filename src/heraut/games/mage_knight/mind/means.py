"""What a hero could still play for points of a kind, and the cheapest plays that give enough of them.

Nothing here is a rule.  Points are told in halves, so that inefficient ones count one and all others two; what hangs on
lasting effects or on a section of its own is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from heraut.games.mage_knight.answers.with_cards import Activate, Play, Sideways, UseSkill
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import effects_of, name_of
from heraut.games.mage_knight.numbers.mana import Purse, purse_of
from heraut.games.mage_knight.printed.effects import Effect, Element
from heraut.games.mage_knight.rules.ch1_reminders.playable import source_of
from heraut.kernel import Option

MOST_TRIED = 1500
CARD, ASIDE, UNIT, SKILL, MANA, WOUND_TAKEN, THROWN = 1.0, 1.15, 0.8, 0.4, 0.35, 2.5, 3.0
NOTHING: tuple[Element, str] = ("physical", "melee")


class Way(NamedTuple):
    """A play that gives points: of which card, unit or skill, how many halves, for which mana, how dear it is.

    `effect`: the name of the effect to be taken, of several.
    """

    option: Option
    taker: str
    halves: int
    price: tuple[str, ...]
    cost: float
    effect: str = ""


class Plan(NamedTuple):
    """Plays that give enough together."""

    cost: float
    ways: tuple[Way, ...]

    def takers(self) -> tuple[str, ...]:
        return tuple([way.taker for way in self.ways])


NO_PLAN = Plan(0.0, ())
Halves = Callable[[int, Element, str], int]  # of so many points of this element and reach


def plainly(amount: int, element: str, reach: str) -> int:
    """Points that are never inefficient: of move and influence."""
    return 2 * amount


def ways(t: Game, seat: int, options: Iterable[Option], want: str, halves: Halves) -> list[Way]:
    """Every way to get points of this kind with these plays."""
    found: list[Way] = []
    for option in options:
        if isinstance(option, Sideways):
            if option.use == want:
                points = max([one.points for one in statuses.sideways(t, seat, option.card)])
                found.append(Way(option, option.card, halves(points, *NOTHING), (), ASIDE))
        elif isinstance(option, Play | Activate | UseSkill):
            found += of_effects(t, seat, option, want, halves)
    return [way for way in found if way.halves > 0]


def of_effects(t: Game, seat: int, option: Play | Activate | UseSkill, want: str, halves: Halves) -> Iterator[Way]:
    """A card, unit or skill, for each of its effects that gives such points."""
    source, price, _ = source_of(t, seat, option)
    if not source:
        return
    if isinstance(option, Play):
        taker, dear = str(option.card), CARD
    elif isinstance(option, Activate):
        taker, dear = f"unit {option.unit}", UNIT
    else:
        taker, dear = f"skill {option.skill}", SKILL
    if isinstance(option, Play) and option.mode == "strong" and t.content.deeds[option.card].kind == "artifact":
        dear += THROWN
    for effect in effects_of(t.content, source):
        amount = points_of(effect, want)
        if amount:
            mana = (*price, *effect.pay)
            cost = dear + MANA * len(mana) + CARD * effect.discard + WOUND_TAKEN * effect.wound
            cost += THROWN if effect.throw else 0.5 * max(0, -effect.reputation)
            yield Way(option, taker, halves(amount, effect.element, effect.reach), mana, cost, name_of(effect))


def points_of(effect: Effect, want: str) -> int:
    """The points of this kind that an effect is sure to give."""
    return {"move": effect.move, "influence": effect.influence, "attack": effect.attack, "block": effect.block}[
        want
    ] or 0


def cheapest(t: Game, seat: int, found: Sequence[Way], need: int, without: Sequence[str] = ()) -> Plan | None:
    """The cheapest plays that give so many halves; none of the cards and units in `without`."""
    if need <= 0:
        return NO_PLAN
    groups = _groups(t, seat, found, without)
    rest = [0]
    for group in reversed(groups):
        rest.append(rest[-1] + group[0].halves)
    rest.reverse()
    if rest[0] < need:
        return None
    return _Choice(groups, rest, purse_of(t, seat)).best(need)


def _groups(t: Game, seat: int, found: Sequence[Way], without: Sequence[str]) -> list[list[Way]]:
    """The ways of each card, unit and skill, the strongest first; equal cards are several."""
    by_taker: dict[str, list[Way]] = {}
    for way in found:
        by_taker.setdefault(way.taker, []).append(way)
    hand, groups = t.state.heroes[seat].hand, []
    for taker, group in by_taker.items():
        group.sort(key=lambda way: (-way.halves, way.cost))
        copies = max(1, hand.count(taker)) - without.count(taker)
        groups += [group] * max(0, copies)
    groups.sort(key=lambda group: -group[0].halves)
    return groups


class _Choice:
    """One way or none of each group, tried depth first; what cannot suffice or is dearer than known is left."""

    def __init__(self, groups: list[list[Way]], rest: list[int], purse: Purse) -> None:
        self.groups, self.rest, self.purse = groups, rest, purse
        self.found: Plan | None = None
        self.tried = 0

    def best(self, need: int) -> Plan | None:
        self.choose(0, need, (), 0.0, ())
        return self.found

    def choose(self, place: int, need: int, price: tuple[str, ...], cost: float, taken: tuple[Way, ...]) -> None:
        if self.found is not None and cost >= self.found.cost:
            return
        if need <= 0:
            self.found = Plan(cost, taken)
            return
        self.tried += 1
        if self.rest[place] < need or self.tried > MOST_TRIED:
            return
        for way in self.groups[place]:
            whole = tuple(sorted((*price, *way.price))) if way.price else price
            if not way.price or self.purse.affords(whole):
                self.choose(place + 1, need - way.halves, whole, cost + way.cost, (*taken, way))
        self.choose(place + 1, need, price, cost, taken)
