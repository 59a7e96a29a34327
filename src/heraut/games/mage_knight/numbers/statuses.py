"""What lasts, read as numbers and words.  # stub: merged from its chapter"""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.mage_knight.model import WOUND, Game
from heraut.games.mage_knight.printed.effects import MANA

CONVERTS = {
    "agile": ("move", "attack"),
    "agile_ranged": ("move", "ranged"),
    "talks": ("influence", "block"),
    "talks_ice": ("influence", "block"),
    "talks_fire": ("influence", "block"),
}


class Worth(NamedTuple):
    """What a card is worth sideways: its points, the status that this uses up, the one that it brings."""

    points: int
    spends: str = ""
    brings: str = ""


def of_use(t: Game, seat: int, uses: frozenset[str], gained: tuple[str, ...] = ()) -> frozenset[str]:
    """MK-CRD-6 MK-CRD-22. What is of use besides, by effects that turn one kind of points into another."""
    more = [from_ for status, (from_, to) in CONVERTS.items() if to in uses and _holds(t, seat, status, gained)]
    return uses.union(more) if more else uses


def _holds(t: Game, seat: int, status: str, gained: tuple[str, ...]) -> bool:
    return status in gained or t.state.has(seat, status)


def sideways(t: Game, seat: int, card: str) -> tuple[Worth, ...]:
    """MK-CRD-1 MK-CRD-14. One point, or what effects make of one card; nothing for a Wound without them."""
    if card == WOUND:
        return (Worth(2, "power_of_pain"),) if t.state.has(seat, "power_of_pain") else ()
    deed = t.content.deeds[card]
    worths: list[Worth] = []
    for held in t.state.modifiers.get(seat, ()):
        if held.status == "careless":
            worths.append(Worth(2 if deed.kind in ("basic", "hero") else 3, held.status))
        elif held.status == "without_magic":
            worths.append(Worth(2, held.status))
            if not t.state.heroes[seat].turn.dice:
                worths.append(Worth(3, held.status, "no_dice"))
        elif held.status == "universal_power":
            same = held.amount and MANA[held.amount - 1] == deed.colour
            worths.append(Worth(4 if same else 3, held.status))
    return (*dict.fromkeys(worths),) or (Worth(1),)


def convert(t: Game, seat: int) -> None:
    """MK-CRD-22. Points just gained become what an effect turns them into, if that serves now."""
