"""The numbers of a hero."""
# stub: merged from its chapter

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model import Game
from heraut.kernel.values import ADDED, PRINTED, Part


def hand_limit(t: Game, seat: int) -> Iterator[Part]:
    """MK-HND-2."""
    yield Part(PRINTED, t.content.tables.levels[t.state.heroes[seat].level - 1].hand, "level", ("MK-HND-2",))


def next_draw(t: Game, seat: int) -> Iterator[Part]:
    """MK-RND-26."""
    if t.state.has(seat, "draw_two_more"):
        yield Part(ADDED, 2, "draw_two_more", ("MK-CRD-22", "MK-RND-26"))
