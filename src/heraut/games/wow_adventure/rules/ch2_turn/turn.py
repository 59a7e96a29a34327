"""2. Tour d'un joueur: rounds, the turn and its four phases, the movement die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.numbers.turn import energy_parts, movement_parts
from heraut.games.wow_adventure.rules import ch5_end, gains
from heraut.games.wow_adventure.rules.ch2_turn import quests
from heraut.games.wow_adventure.rules.ch2_turn.challenge import Challenge
from heraut.games.wow_adventure.rules.ch2_turn.exploration import Explore
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Maintenance
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch4_abilities.moments import OnlyPlays
from heraut.games.wow_adventure.rules.frames import OwnTurn, WholeGame
from heraut.kernel import Arrow, Option, Section, call, roll
from heraut.kernel.values import total


@dataclass(slots=True)
class Rounds(WholeGame):
    """A round: the turns of all, from the first player clockwise ⟲ → over?  the next round ⟲.

    `turn`: how many turns of this round have begun.
    """

    turn: int = 0

    def start(self, t: Game) -> Arrow:
        """WW-END-3 WW-END-4. Before each round: is it over?"""
        if t.state.round and ch5_end.is_over(t):
            return self.won
        t.state.round += 1
        self.turn = 0
        tell_round(t)
        return self.next_turn

    def next_turn(self, t: Game) -> Arrow:
        """WW-MAI-5. The movement die passes to the next player."""
        if self.turn == t.state.players:
            return self.start
        self.turn += 1
        return call(Turn((t.state.first + self.turn - 1) % t.state.players), self.next_turn)

    def won(self, t: Game) -> Arrow:
        """WW-END-1."""
        ch5_end.finish(t)
        return None


@dataclass(slots=True)
class Turn(OwnTurn):
    """Start of the turn → the roll → movement → exploration → challenge → maintenance → over.

    A defeat jumps to `over`, wherever it happens.
    """

    def start(self, t: Game) -> Arrow:
        """WW-TUR-1 WW-CMB-11 WW-PVP-6. Whatever was played in the turn before may be played again, by anybody."""
        hero = t.state.heroes[self.seat]
        hero.turns += 1
        self.number = hero.turns
        t.state.active = self.seat
        for one in t.state.heroes:
            one.used = ()
        tell_turn(t, self.seat)
        return call(StartOfTurn(self.seat), self.throw)

    def throw(self, t: Game) -> Arrow:
        """WW-MOV-1 WW-DIE-1."""
        return roll(t.content.movement_die, "movement", self.hear)

    def hear(self, t: Game, faces: tuple[str, ...]) -> Arrow:
        """WW-MOV-1 WW-DIE-1 WW-ENE-2. Added to what effects gave before the roll."""
        move, energy = [int(number) for number in faces[0].split("/")]
        hero = t.state.heroes[self.seat]
        hero.moves += total(movement_parts(t, self.seat, move))
        hero.energy += total(energy_parts(t, self.seat, energy))
        tell_roll(t, self.seat)
        return call(Movement(self.seat), self.explore)

    def explore(self, t: Game) -> Arrow:
        """WW-TUR-1 WW-EXP-5."""
        t.state.heroes[self.seat].moves = 0
        return call(Explore(self.seat), self.challenge)

    def challenge(self, t: Game) -> Arrow:
        """WW-TUR-1 WW-EXP-2. Unless an ambush took its place."""
        return self.maintain if self.challenged else call(Challenge(self.seat), self.maintain)

    def maintain(self, t: Game) -> Arrow:
        """WW-TUR-1."""
        return call(Maintenance(self.seat), self.over)

    def over(self, t: Game) -> Arrow:
        """WW-ENE-1 WW-QST-6 WW-CMB-25 WW-ABL-3 WW-EXP-2. Energy left is lost, what still works is laid off."""
        hero = t.state.heroes[self.seat]
        gains.lay_off_played(t, self.seat)
        gains.put_back(t)
        hero.energy = hero.moves = 0
        quests.note_visit(t, self.seat)
        return None


@dataclass(slots=True)
class StartOfTurn(OnlyPlays):
    """Plays of the start of the turn ⟲ → the roll."""

    def moment(self) -> str:
        return "turn_start"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-TUR-2 WW-LVL-9. What comes before the movement roll; there is no energy yet."""
        return OnlyPlays.choices(self, t)


def tell_round(t: Game) -> None:
    """WW-END-4."""
    t.tell("round", number=t.state.round)


def tell_turn(t: Game, seat: int) -> None:
    """WW-TUR-1 WW-MAI-5."""
    t.tell("turn", seat=seat)


def tell_roll(t: Game, seat: int) -> None:
    """WW-MOV-1 WW-DIE-1."""
    hero = t.state.heroes[seat]
    t.tell("rolled", seat=seat, moves=hero.moves, energy=hero.energy)


SECTIONS: tuple[type[Section], ...] = (Rounds, Turn, StartOfTurn)
