"""A combat under way, against enemies or another hero."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.mage_knight.model.names import NO_FOE, NOBODY, FoeId, FoeKind, HexId, UnitId


class Opponent(NamedTuple):
    """An enemy of the combat under way; its place among them is its id there.

    `hex`: where its token lies.  `summoned`: the token that attacks in its place.  `beaten`.  `stopped`: blocked, or
    kept from attacking.  `dealt`: its damage is done.
    """

    kind: FoeKind
    hex: HexId
    summoned: FoeKind = FoeKind("")
    beaten: bool = False
    stopped: bool = False
    dealt: bool = False


class Battle(NamedTuple):
    """A combat of a seat against enemies.

    `phase`: from 1 to 4.  `no_units`: they are not allowed.  `against`: the enemy being blocked.  `answered`: to how
    many defeats whatever lasts has answered.
    """

    seat: int
    foes: tuple[Opponent, ...]
    no_units: bool = False
    phase: int = 1
    against: FoeId = NO_FOE
    answered: int = 0


class Bout(NamedTuple):
    """A fight between two heroes.

    `phase`: 1 or 4.  `attacker`: of the exchange under way; `playing`: whose question it is.  `fighting`: the units in
    its attack and block; `halted`: those kept from attacking.  `begun`: who has attacked, blocked or passed already.
    `passes`: in a row.  `repelled`: the seat that was made to retreat.
    """

    aggressor: int
    defender: int
    phase: int = 1
    attacker: int = NOBODY
    playing: int = NOBODY
    fighting: tuple[UnitId, ...] = ()
    halted: tuple[UnitId, ...] = ()
    begun: tuple[int, ...] = ()
    passes: int = 0
    repelled: int = NOBODY
