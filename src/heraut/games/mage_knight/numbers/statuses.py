"""What lasts, read as words: of each kind one small function, and none knows a status by its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import UNITS, WOUND
from heraut.games.mage_knight.printed.cards import Deed
from heraut.games.mage_knight.printed.effects import MANA
from heraut.games.mage_knight.printed.statuses import Convert, OfPoints, OfSource, OfTerrain, OfUnits, Sideways, Status
from heraut.kernel.values import ADDED, Part

COLOURED = ("basic", "hero", "advanced", "spell")


class Held(NamedTuple):
    """A status that lies on a piece: its words, its amount, and the mark of the skill that it comes from."""

    status: Status
    amount: int = 0
    mark: str = ""


def held(t: Game, about: int) -> Sequence[Held]:
    """MK-CRD-22 MK-SKL-3. What lies on a seat, unit or enemy; on a seat also by the skills of others in the centre."""
    laid = t.state.modifiers.get(about, ())
    if not laid and not t.state.centre:  # as nearly always
        return ()
    printed = t.content.statuses
    found = [Held(printed[one.status], one.amount) for one in laid if one.status in printed]
    if t.state.centre and about < UNITS:
        for skill, owner, mark in t.state.centre:
            others = t.content.skills[skill].others
            if others and owner != about:
                found.append(Held(printed[others], 0, mark))
    return found


def use_up(t: Game, about: int, name: str) -> None:
    """MK-CRD-22. Once more used: an effect that works so many `times` is gone then; one that lasts stays."""
    times = t.content.statuses[name].times
    laid = list(t.state.modifiers.get(about, ()))
    found = [at for at, one in enumerate(laid) if one.status == name]
    if not times or not found:
        return
    first = laid[found[0]]
    if first.amount + 1 < times:
        laid[found[0]] = first._replace(amount=first.amount + 1)
    else:
        del laid[found[0]]
    if laid:
        t.state.modifiers[about] = tuple(laid)
    else:
        t.state.modifiers.pop(about)


# ── terrain, the Source ──────────────────────────────────────────────────────────────────────────────────────────────


def of_terrain(t: Game, seat: int) -> Sequence[tuple[str, OfTerrain]]:
    if seat not in t.state.modifiers and not t.state.centre:
        return ()
    return [(one.status.id, one.status.terrain) for one in held(t, seat) if one.status.terrain is not None]


def of_source(t: Game, seat: int) -> Sequence[OfSource]:
    if seat not in t.state.modifiers and not t.state.centre:
        return ()
    return [one.status.source for one in held(t, seat) if one.status.source is not None]


def sees_as_by_day(t: Game, seat: int) -> bool:
    """MK-EXP-21 MK-EXP-18. Are garrisons and ruins turned up next to this hero even by night?"""
    return any(words.reveals for words in of_source(t, seat))


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_points(t: Game, seat: int, by: str) -> list[tuple[str, OfPoints]]:
    """What changes attacks and blocks that are played `by` a card, or a unit, or anything else ("")."""
    found = [(one.status.id, one.status.points) for one in held(t, seat)]
    return [(name, words) for name, words in found if words is not None and words.by in ("", by)]


def doubled(t: Game, seat: int) -> list[str]:
    """MK-CRD-22. The elements whose attacks count twice in phase 4."""
    return [words.doubles for _, words in of_points(t, seat, "") if words.doubles]


def converts(t: Game, seat: int) -> list[Convert]:
    return [one.status.convert for one in held(t, seat) if one.status.convert is not None]


def of_use(t: Game, seat: int, uses: frozenset[str], gained: tuple[str, ...] = ()) -> frozenset[str]:
    """MK-CRD-6 MK-CRD-22. What is of use besides, by effects that turn one kind of points into another.

    `gained`: statuses that the effect being judged would lay.
    """
    held_now = seat in t.state.modifiers
    words = converts(t, seat) if held_now else []
    for name in gained:
        more = t.content.statuses[name].convert
        words += [more] if more is not None else []
    wide = uses.union([one.spends for one in words if serves(one, uses)]) if words else uses
    if held_now and any(one.reach in uses for _, one in of_points(t, seat, "")):
        wide |= {"attack"}  # any attack reaches so far, but for what is turned into one
    return wide


def serves(words: Convert, uses: frozenset[str]) -> bool:
    """MK-CRD-6. Is what it gives of use now?"""
    return (words.gives if words.reach == "melee" else words.reach) in uses


# ── cards sideways ───────────────────────────────────────────────────────────────────────────────────────────────────


class Worth(NamedTuple):
    """What a card is worth sideways: its points, the status that this uses up, the one that it brings."""

    points: int
    spends: str = ""
    brings: str = ""


def sideways(t: Game, seat: int, card: str) -> tuple[Worth, ...]:
    """MK-CRD-1 MK-CRD-14. One point, or what effects make of one card; nothing for a Wound without them."""
    deed = t.content.deeds.get(card)
    worths: list[Worth] = []
    for one in held(t, seat):
        words = one.status.sideways
        if words is not None and words.wounds == (card == WOUND):
            worths += _worths(t, seat, deed, one, words)
    if card == WOUND:
        return tuple(dict.fromkeys(worths))
    return tuple(dict.fromkeys(worths)) or (Worth(1),)


def _worths(t: Game, seat: int, deed: Deed | None, one: Held, words: Sideways) -> Iterator[Worth]:
    """MK-CRD-22. What one status makes of a card."""
    name = one.status.id
    if deed is None or not words.better:
        yield Worth(words.worth, name)
    elif words.without:
        yield Worth(words.worth, name)
        if not t.state.heroes[seat].turn.dice:
            yield Worth(words.better, name, words.without)
    elif words.coloured:
        same = one.amount > 0 and deed.kind in COLOURED and deed.colour == MANA[one.amount - 1]
        yield Worth(words.better if same else words.worth, name)
    else:
        yield Worth(words.better if deed.kind in words.kinds else words.worth, name)


# ── units, enemies, the hand ─────────────────────────────────────────────────────────────────────────────────────────


def of_unit(t: Game, seat: int, unit: UnitCard) -> list[Held]:
    """MK-CRD-3 MK-CRD-12. What lies on a unit, a banner's words too, and on its army."""
    return [*held(t, seat), *held(t, UNITS + unit.id)]


def unit_words(t: Game, seat: int, unit: UnitCard) -> list[tuple[str, OfUnits]]:
    return [(one.status.id, one.status.units) for one in of_unit(t, seat, unit) if one.status.units is not None]


def unit_armour(t: Game, seat: int, unit: UnitCard) -> Iterator[Part]:
    """MK-CRD-12 MK-CRD-22. What effects and its banner add to the armour of a unit."""
    for name, words in unit_words(t, seat, unit):
        if words.armour:
            yield Part(ADDED, words.armour, name, ("MK-CRD-12", "MK-CRD-22"))


def unit_resists(t: Game, seat: int, unit: UnitCard) -> frozenset[str]:
    """MK-CRD-12 MK-CRD-22. What it resists by effects and its banner."""
    return frozenset([element for _, words in unit_words(t, seat, unit) for element in words.resists])


def units_unhurt(t: Game, seat: int) -> bool:
    """MK-CRD-22. Does no damage go to units of this army?"""
    return any(one.status.units is not None and one.status.units.unhurt for one in held(t, seat))


def walls_fall(t: Game, seat: int) -> bool:
    """MK-CMB-24. Does the fortification of sites not count?"""
    return any(one.status.foes is not None and one.status.foes.no_walls for one in held(t, seat))


def stripped(t: Game, seat: int) -> frozenset[str]:
    """MK-CRD-22. The resistances that all enemies of this hero lose."""
    found = [one.status.foes for one in held(t, seat)]
    return frozenset([element for words in found if words is not None for element in words.strips])


def limit_more(t: Game, seat: int) -> Iterator[Part]:
    """MK-CRD-22 MK-RND-26. What effects add to the hand limit of the next draw."""
    for one in held(t, seat):
        if one.status.limit:
            yield Part(ADDED, one.status.limit, one.status.id, ("MK-CRD-22", "MK-RND-26"))
