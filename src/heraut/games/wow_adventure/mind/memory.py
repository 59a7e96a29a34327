"""What was worked out once is remembered with the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from heraut.games.wow_adventure.model import Game
from heraut.kernel.memo import Memo

Found = TypeVar("Found")
ROOM = {"fights": 20_000, "goals": 4_000, "throws": 10_000}  # parts of the memory that are forgotten by themselves


def remembered(t: Game, key: tuple[Any, ...], find: Callable[[], Found], part: str = "") -> Found:
    """What was found for this key, or is found now; in a part of the memory of its own."""
    memo = part_of(t, part) if part else t.content.memo
    if key in memo:
        known: Found = memo[key]
        return known
    memo[key] = found = find()
    return found


def part_of(t: Game, name: str) -> Memo:
    return t.content.memo.part(name, ROOM[name])
