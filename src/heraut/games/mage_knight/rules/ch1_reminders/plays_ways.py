"""1. Ways that are no steps: through the air, under the ground."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch4_turn.movement as movement
from heraut.games.mage_knight.answers.anywhere import HexOf
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.geography import reached
from heraut.games.mage_knight.numbers.sites import closed, may_fight, open_to_all, others_on, safe, to_assault
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named
from heraut.games.mage_knight.rules.scenarios_dungeons import WET
from heraut.kernel import Arrow, Section, ask

SHORT = 2  # a flight of one hex for nothing, or of two for as many points
UNDERGROUND = 3  # hexes


def around(t: Game, seat: int, hexes: int, barred: tuple[str, ...] = ()) -> dict[HexId, int]:
    """MK-MOV-28 MK-CRD-12. How far the hexes are that a way leads to; nobody leaves a fight by it."""
    here = t.state.heroes[seat].hex
    if here == OFF_MAP or t.state.battle is not None or t.state.duel is not None:
        return {}
    return reached(t, here, hexes, barred)


def fare(amount: int, distance: int) -> int:
    """MK-MOV-28. What a flight costs: a point a hex; a short one of a single hex nothing."""
    return 0 if (amount, distance) == (SHORT, 1) else distance


def flights(t: Game, seat: int, amount: int) -> dict[HexId, int]:
    """MK-MOV-28 MK-DEF-2. Safe hexes with what flying there costs, as far as the points go."""
    far = {hex: fare(amount, distance) for hex, distance in around(t, seat, amount).items()}
    return {hex: cost for hex, cost in far.items() if cost <= t.state.heroes[seat].move and safe(t, seat, hex)}


@dataclass(slots=True)
class Fly(Named):
    """Where to? → points are spent, and the hero is there; nobody is provoked."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(flights(t, seat, amount))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "fly_to", self.hexes, self.hear, otherwise=self.over)

    def hexes(self, t: Game) -> list[HexOf]:
        """MK-MOV-28 MK-DEF-2. A safe hex, a point a hex."""
        return [HexOf(hex) for hex in flights(t, self.seat, self.amount)]

    def hear(self, t: Game, choice: HexOf) -> Arrow:
        """MK-MOV-28."""
        t.state.heroes[self.seat].move -= flights(t, self.seat, self.amount)[choice.hex]
        movement.go_to(t, self.seat, choice.hex)
        return None


def burrows(t: Game, seat: int) -> list[HexId]:
    """MK-MOV-28 MK-DEF-2. Safe hexes at most three away, under neither swamps nor lakes."""
    return [hex for hex in around(t, seat, UNDERGROUND, WET) if safe(t, seat, hex)]


@dataclass(slots=True)
class TravelUnderground(Fly):
    """Where to? → the hero is there; nobody is provoked."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(burrows(t, seat))

    def hexes(self, t: Game) -> list[HexOf]:
        """MK-MOV-28 MK-DEF-2. A safe hex at most three away, under neither swamps nor lakes."""
        return [HexOf(hex) for hex in burrows(t, self.seat)]

    def hear(self, t: Game, choice: HexOf) -> Arrow:
        """MK-MOV-28."""
        movement.go_to(t, self.seat, choice.hex)
        return None


def prey(t: Game, seat: int) -> list[HexId]:
    """MK-MOV-28 MK-MOV-5 MK-MOV-7. Sites to assault and heroes to fight at most three hexes away, likewise."""
    far = around(t, seat, UNDERGROUND, WET)
    return [hex for hex in far if not closed(t, hex) and (to_assault(t, seat, hex) or attackable(t, seat, hex))]


def attackable(t: Game, seat: int, hex: HexId) -> bool:
    """MK-MOV-7 MK-MOV-23. Is there a hero that this one may fight?"""
    if open_to_all(t, hex):
        return False
    return any(may_fight(t, seat, other) for other in others_on(t, seat, hex))


@dataclass(slots=True)
class AttackFromBelow(TravelUnderground):
    """Which site or hero? → the hero is there, walls do not count, and the movement is over: a fight is forced."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(prey(t, seat))

    def hexes(self, t: Game) -> list[HexOf]:
        """MK-MOV-28 MK-MOV-5 MK-MOV-7. A site to assault, or a hero to fight."""
        return [HexOf(hex) for hex in prey(t, self.seat)]

    def hear(self, t: Game, choice: HexOf) -> Arrow:
        """MK-MOV-28 MK-CMB-24. Whoever withdraws goes back to where he dived."""
        t.state.heroes[self.seat].move = 0
        t.find(movement.Movement).over = True
        t.state.gain(self.seat, "no_walls", t.content.statuses["no_walls"].until)
        movement.go_to(t, self.seat, choice.hex)
        return None


NAMED.update(fly=Fly, travel_underground=TravelUnderground, attack_from_below=AttackFromBelow)
SECTIONS: tuple[type[Section], ...] = (Fly, TravelUnderground, AttackFromBelow)
