"""The opponents that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from heraut.kernel import Refusal
from heraut.players.simple import FirstPlayer, Player, RandomPlayer

BOTS: Mapping[str, Callable[[int | str | None], Player]] = {
    "random": RandomPlayer,
    "first": lambda seed: FirstPlayer(),
}


def bot(name: str, seed: int | str | None = None) -> Player:
    """A new opponent of that name; the same seed, the same answers."""
    if name not in BOTS:
        sentence = "There is no player '{given}'. There are: {known}."
        raise Refusal("unknown-bot", sentence, given=name, known=", ".join(BOTS))
    return BOTS[name](seed)
