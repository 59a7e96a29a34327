"""Druid Nights: glades are marked, and once a night an incantation calls enemies up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.on_turn import Mark
from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.sites import FORTIFIED, conquered, site_of
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.ch4_turn.rewarding import RANDOM_CRYSTAL
from heraut.games.mage_knight.rules.ch6_sites import GLADE, INCANTATION, MONASTERY, VILLAGE, earn
from heraut.games.mage_knight.rules.tokens import TurnUp, available, lay_token
from heraut.kernel import Arrow, Option, Reason, Section, ask, become, call

MARK = Mark()
CALLED = ("brown", "red")  # in the first and in the second night


# ── glades ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def may_mark(t: Game, seat: int) -> bool:
    """MK-SCN-22. A glade without a shield of one's own."""
    hex = t.state.heroes[seat].hex
    return has_clause(t, "glades_marked") and site_of(t, hex) == GLADE and seat not in t.state.shields.get(hex, ())


@dataclass(slots=True)
class MarkGlade(Section):
    """Is the glade where the movement ended to be marked?"""

    seat: int

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "mark_glade", self.choices, self.hear)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-SCN-22."""
        return [MARK, DONE]

    def hear(self, t: Game, choice: Mark | Done) -> Arrow:
        """MK-SCN-22. Beside those of others."""
        if isinstance(choice, Mark):
            hex = t.state.heroes[self.seat].hex
            t.state.shields[hex] = (*t.state.shields.get(hex, ()), self.seat)
            t.tell("glade_marked", seat=self.seat, hex=hex)
        return None


# ── the incantation ──────────────────────────────────────────────────────────────────────────────────────────────────


def night_of(t: Game) -> int:
    """MK-SCN-23. The number of this night."""
    return t.state.round // 2


def cannot_incant(t: Game, seat: int, hex: HexId) -> Reason | None:
    """MK-SCN-23 MK-SET-10. Once a night, with a marked glade, where nobody lives, if there is anybody to be called."""
    if not scenarios.may_incant(t, seat):
        return Reason("no-incantation", ("MK-SCN-23",))
    if inhabited(t, hex):
        return Reason("inhabited", ("MK-SCN-23",), hex=hex)
    return None if available(t, CALLED[night_of(t) - 1]) > 0 else Reason("no-tokens-left", ("MK-SET-10",), hex=hex)


def inhabited(t: Game, hex: HexId) -> bool:
    """MK-SCN-23 MK-INT-1. Villages, monasteries that are not burnt, keeps, towers, cities."""
    site = site_of(t, hex)
    return site == VILLAGE or site in FORTIFIED or (site == MONASTERY and not conquered(t, hex))


@dataclass(slots=True)
class Incantation(Section):
    """An enemy for each marked glade → crystals for them → the fight.  They lie on no hex."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-SCN-23 MK-SCN-24. Each gives a random crystal, in the second night two."""
        scenarios.incant(t, self.seat)
        for _ in scenarios.marked_glades(t, self.seat):
            lay_token(t, OFF_MAP, CALLED[night_of(t) - 1])
        earn(t, self.seat, (RANDOM_CRYSTAL,) * (night_of(t) * len(t.state.foes[OFF_MAP])))
        return call(TurnUp(OFF_MAP), self.fight)

    def fight(self, t: Game) -> Arrow:
        """MK-SCN-23."""
        return become(Fight(self.seat, (OFF_MAP,), OFF_MAP, INCANTATION))


SECTIONS: tuple[type[Section], ...] = (MarkGlade, Incantation)
