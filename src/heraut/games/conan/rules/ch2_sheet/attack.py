"""2. The sheet of a hero, 4A and 4B: attacks, of heroes, units, allies and spells alike."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.fighting import Gems, Shoot, Strike, Web
from heraut.games.conan.model import BARE_HANDS, FigureId, Game, HeroId, ItemId
from heraut.kernel import Arrow, Option, Reason, Section
from heraut.kernel.sections import Ends
from heraut.tabletop.throws import Fallen

DEEDS = (Strike, Shoot, Web)


def deeds(t: Game, hero: HeroId) -> list[Option]:
    """CN-ATT-1 CN-ATT-4 CN-ATT-9 CN-ATT-10 CN-ATT-11 CN-ATT-14. Targets that are alike are one answer."""
    return []  # stub: B


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return []  # stub: B


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-ATT-9 CN-ATT-10 CN-SKL-23 CN-SKL-31."""
    return None  # stub: B


def may_not_be_attacked(t: Game, attacker: FigureId, target: FigureId, way: str) -> Reason | None:
    """CN-ATT-9 CN-ATT-10 CN-LOS-1 CN-SKL-1 CN-SKL-8 CN-SKL-23 CN-SKL-31. The one judge, of all figures and spells."""
    return None  # stub: B


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-ATT-8."""
    way = "melee" if isinstance(deed, Strike) else "ranged"
    return Declare(HeroId(deed.figure), deed.target, way, deed.weapon)  # stub: B


def unit_attacks(t: Game, figure: FigureId) -> list[Option]:
    """CN-OVL-14 CN-OVL-29 CN-SKL-14. The attacks of a unit or ally for which its tile prints dice."""
    return []  # stub: B


def unit_attack(t: Game, seat: int, deed: Option) -> Ends:
    """CN-OVL-14. The attack of a unit or ally; `seat` answers for it."""
    return Attack(seat, deed.figure, deed.target, "melee", ())  # stub: B


@dataclass(slots=True)
class Declare(Section):
    """A hero's attack: target and weapon are named, now the gems.

    gems → paid, the weapon thrown away if it is thrown → attack
    """

    hero: HeroId
    target: FigureId
    way: str
    weapon: ItemId = BARE_HANDS
    other: ItemId = BARE_HANDS

    def start(self, t: Game) -> Arrow:
        """CN-ATT-1 CN-ATT-4 CN-ATT-8."""
        return None  # stub: B asks "gems", pays, and becomes an Attack

    def hear(self, t: Game, gems: Gems) -> Arrow:
        """CN-ATT-1 CN-ATT-2 CN-ATT-14."""
        return None  # stub: B


@dataclass(slots=True)
class Attack(Section):
    """One attack, whoever's.  `seat` answers for the attacker; `way`: melee, ranged or spell (`numbers/blows.py`).

    declared → before the dice → roll → defence → settle → after

    `bare_hands`: -2.  `no_defence`: neither guard nor armour.  `free`: a free attack, which is not answered by another.
    `two_handed`: it may sweep on.  `undefended`: somebody has sacrificed himself.
    """

    seat: int
    attacker: FigureId
    target: FigureId
    way: str
    dice: tuple[str, ...]
    bare_hands: bool = False
    no_defence: bool = False
    free: bool = False
    two_handed: bool = False
    undefended: bool = False
    rolled: Fallen = ()
    total: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-ATT-8 CN-SKL-28 CN-SPL-12. Who could interrupt is asked before the dice."""
        return None  # stub: B


SECTIONS = (Declare, Attack)
