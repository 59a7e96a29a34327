"""4. The turn, 2, phase 2: assaults, adventure sites, burning a monastery."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game, has_clause
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers.mana import purse_of
from heraut.games.mage_knight.numbers.sites import UNDERGROUND, conquered, owner_of, site_of
from heraut.games.mage_knight.printed.board import Ruin
from heraut.games.mage_knight.rules import ch6_sites
from heraut.games.mage_knight.rules.ch1_reminders.paying import PayMana
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.ch6_sites import ADVENTURES, MINE, RUINS
from heraut.games.mage_knight.rules.gains import change_reputation, gain_fame
from heraut.games.mage_knight.rules.tokens import lay_token
from heraut.kernel import Arrow, Reason, Section, become, call

BURNING = -3  # the reputation it costs


def altar_of(t: Game, hex: HexId) -> Ruin | None:
    """MK-SIT-26. The altar in these ruins, if there is one."""
    token = t.state.ruins.get(hex, "")
    return t.content.ruins[token] if token and t.content.ruins[token].tribute else None


def tribute_of(altar: Ruin) -> tuple[str, ...]:
    """MK-SIT-26. The mana it takes."""
    return (altar.tribute,) * altar.amount


# ── what speaks against entering ─────────────────────────────────────────────────────────────────────────────────────


def cannot_enter(t: Game, seat: int, hex: HexId) -> Reason | None:
    """MK-ADV-1 MK-SIT-22 MK-SIT-25 MK-SIT-26."""
    return no_adventure(t, hex) or used_up(t, hex) or no_tribute(t, seat, hex) or nobody_there(t, hex)


def no_adventure(t: Game, hex: HexId) -> Reason | None:
    """MK-ADV-1 MK-SCN-19. An adventure site, or a mine that is still to be freed."""
    if site_of(t, hex) in ADVENTURES or held_mine(t, hex):
        return None
    return Reason("no-adventure-here", ("MK-ADV-1",), hex=hex)


def held_mine(t: Game, hex: HexId) -> bool:
    """MK-SCN-19 MK-SET-10. One that nobody has freed; perhaps no token was left to hold it."""
    return site_of(t, hex) == MINE and has_clause(t, "mines_held") and not conquered(t, hex)


def used_up(t: Game, hex: HexId) -> Reason | None:
    """MK-SIT-22 MK-SIT-25 MK-SCN-26. Conquered; dungeons and tombs may be entered again, unless they are sought."""
    if not conquered(t, hex) or (site_of(t, hex) in UNDERGROUND and not has_clause(t, "secret_dungeons")):
        return None
    return Reason("already-conquered", ("MK-SIT-25",), hex=hex)


def no_tribute(t: Game, seat: int, hex: HexId) -> Reason | None:
    """MK-SIT-26 MK-CRD-21. The altar takes all of its mana or nothing."""
    altar = altar_of(t, hex)
    if altar is None or purse_of(t, seat).affords(tribute_of(altar)):
        return None
    return Reason("no-mana", ("MK-SIT-26",), colour=altar.tribute, amount=altar.amount)


def nobody_there(t: Game, hex: HexId) -> Reason | None:
    """MK-SET-10 MK-SCN-20. All tokens of that back are in use; a mine without any is freed by whoever enters it."""
    if altar_of(t, hex) is not None or held_mine(t, hex) or ch6_sites.has_foes(t, hex):
        return None
    return Reason("no-tokens-left", ("MK-SET-10",), hex=hex)


# ── the sections ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Assault(Section):
    """A fortified site is assaulted: reputation → (another's and he is away: random defenders) → the fight."""

    seat: int
    provoked: tuple[HexId, ...]

    def start(self, t: Game) -> Arrow:
        """MK-MOV-5 MK-MOV-25 MK-ACT-4 MK-SIT-2 MK-SIT-11 MK-SIT-13 MK-SIT-16."""
        hex = t.state.heroes[self.seat].hex
        kind = ch6_sites.kind_of(t, hex)
        ch6_sites.assault_begins(t, self.seat, hex)
        if owner_of(t, hex) is not None:
            for back in ch6_sites.defenders_of(t, hex):
                lay_token(t, hex, back)
        return become(Fight(self.seat, self.provoked, hex, kind))


@dataclass(slots=True)
class Adventure(Section):
    """An adventure site is explored: an altar ── tribute → fame; enemies, drawn the first time → the fight."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-ADV-1 MK-CMB-18 MK-SIT-18 MK-SIT-20 MK-SIT-21 MK-SIT-23 MK-SIT-24 MK-SIT-26 MK-SIT-27 MK-SCN-19."""
        hex = t.state.heroes[self.seat].hex
        altar = altar_of(t, hex)
        if altar is not None:
            return call(PayMana(self.seat, tribute_of(altar), RUINS), self.honour)
        meet(t, hex)
        site = site_of(t, hex)
        if site in UNDERGROUND or site == MINE:
            t.state.gain(self.seat, "underground", "combat")
        return become(Fight(self.seat, (), hex, site))

    def honour(self, t: Game, paid: tuple[str, ...]) -> Arrow:
        """MK-SIT-26."""
        hex = t.state.heroes[self.seat].hex
        altar = altar_of(t, hex)
        assert altar is not None
        ch6_sites.put_shield(t, self.seat, hex)
        gain_fame(t, self.seat, altar.fame, RUINS)
        return None


@dataclass(slots=True)
class BurnMonastery(Section):
    """A monastery is burnt: reputation → its defender → the fight."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-ACT-7 MK-SIT-9."""
        hex = t.state.heroes[self.seat].hex
        t.tell("burns", seat=self.seat, hex=hex)
        change_reputation(t, self.seat, BURNING, "burning")
        meet(t, hex)
        return become(Fight(self.seat, (), hex, site_of(t, hex)))


def meet(t: Game, hex: HexId) -> None:
    """MK-SIT-23 MK-SIT-24 MK-SIT-27. Enemies that nobody has met yet are drawn; those who wait are met again."""
    if not t.state.foes.get(hex):
        for back in ch6_sites.backs_of(t, hex):
            lay_token(t, hex, back)


SECTIONS: tuple[type[Section], ...] = (Assault, Adventure, BurnMonastery)
