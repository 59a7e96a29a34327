"""The games that environments are tried on, each encoded once."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from heraut.envs.encoding import Encoding
from heraut.games import game
from heraut.kernel import Game
from tests.reference.kuhn import Kuhn
from tests.reference.leduc import Leduc
from tests.reference.tic_tac_toe import TicTacToe
from tests.server.toys.hands import hands


class Tried(NamedTuple):
    game: Game[Any, Any]
    scenario: str
    scores: tuple[float, float] = (-1.0, 1.0)

    def __str__(self) -> str:
        return f"{self.game.name} {self.scenario}"


SMALL = [Tried(TicTacToe(), "usual"), Tried(Kuhn(), "usual", (-2, 2)), Tried(Leduc(), "usual", (-13, 13))]
DUEL = Tried(game("confrontation"), "duel")
LARGE = [DUEL, Tried(game("confrontation"), "one_against_three")]
HANDS = Tried(
    hands(), "brawl", (-100, 100)
)  # three seats, hidden hands, a deck of unlike cards, dice, facts told in secret
ALL = [*SMALL, *LARGE, HANDS]


@cache
def encoded(tried: Tried) -> Encoding:
    return Encoding(tried.game, tried.scenario, games=20)
