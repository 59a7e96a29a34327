"""The opponents that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from heraut.kernel import Refusal
from heraut.players.advice import Adviser
from heraut.players.greedy import Greedy
from heraut.players.search import Search
from heraut.players.simple import FirstPlayer, Player, RandomPlayer

LONGEST = 1.5  # seconds: people wait for an answer, so the clock may cut short what the simulations ask for
EASY, NORMAL, HARD = 20, 120, 3200  # simulations
USUAL_BOT = "normal"

# The usual one first: screens offer it.
BOTS: Mapping[str, Callable[[int | str | None], Player]] = {
    "normal": lambda seed: Search(seed, NORMAL, LONGEST),
    "easy": lambda seed: Search(seed, EASY, LONGEST),
    "hard": lambda seed: Search(seed, HARD, LONGEST),
    "greedy": Greedy,
    "random": RandomPlayer,
    "first": lambda seed: FirstPlayer(),
}
FOR_TRIALS = frozenset(("greedy", "random", "first"))  # no opponents for people


def coach(seed: int | str | None = None, share: float = 1.0) -> Adviser:
    """Whoever is asked for a hint: it thinks as `hard` does, for that share of its seconds."""
    adviser = Search(seed, HARD, LONGEST)
    adviser.shorten(share)
    return adviser


def bot(name: str, seed: int | str | None = None, share: float = 1.0) -> Player:
    """A new opponent of that name; the same seed, the same answers.  `share`: how many of its seconds it has."""
    if name not in BOTS:
        sentence = "There is no player '{given}'. There are: {known}."
        raise Refusal("unknown-bot", sentence, given=name, known=", ".join(BOTS))
    player = BOTS[name](seed)
    if isinstance(player, Search):
        player.shorten(share)
    return player
