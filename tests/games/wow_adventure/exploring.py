"""How the tests explore: a turn that is nothing but its exploration."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import Game, Realm
from heraut.games.wow_adventure.rules.ch2_turn.exploration import Explore
from heraut.games.wow_adventure.rules.frames import OwnTurn
from heraut.kernel import Arrow, call
from tests.games import playing
from tests.games.wow_adventure.playing import CONTENT, A, Play


@dataclass(slots=True)
class Exploring(OwnTurn):
    """A turn that is nothing but its exploration."""

    def start(self, t: Game) -> Arrow:
        return call(Explore(self.seat), self.goes_on)

    def goes_on(self, t: Game) -> Arrow:
        t.tell("goes_on")
        return None

    def over(self, t: Game) -> Arrow:
        return None


GAME = WowAdventure(CONTENT, (*SECTIONS, Exploring, playing.Harness))


class Exploration(Play):
    """A's exploration; single answers are given unasked."""

    def __init__(self, state: Realm, *results: str | int) -> None:
        playing.OnPosition.__init__(self, GAME, state, Exploring(A), *results, forced=True)
