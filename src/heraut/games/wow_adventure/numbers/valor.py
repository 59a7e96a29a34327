"""Valor, and who is before whom."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.model import Game
from heraut.kernel.values import ADDED, Part, total


def valor_parts(t: Game, seat: int) -> Iterator[Part]:
    """WW-VAL-1 WW-QST-4 WW-TRO-1. Quests completed and trophies."""
    hero = t.state.heroes[seat]
    for quest in hero.log:
        yield Part(ADDED, t.content.quests[quest].valor, quest, ("WW-QST-4",))
    for trophy in hero.trophies:
        yield Part(ADDED, t.content.trophies[trophy].valor, trophy, ("WW-TRO-1",))


def valor(t: Game, seat: int) -> int:
    """WW-VAL-1."""
    return total(valor_parts(t, seat))


def rank(t: Game, seat: int) -> tuple[int, int, int]:
    """WW-END-2. Valor, then quest cards, then level: the highest is first."""
    hero = t.state.heroes[seat]
    return valor(t, seat), len(hero.log), hero.level
