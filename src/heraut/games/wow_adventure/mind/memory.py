"""What was worked out once is remembered with the content, as long as there is room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from heraut.games.wow_adventure.model import Game

MOST = 50_000  # things remembered, of some 700 bytes each
Found = TypeVar("Found")


def remembered(t: Game, key: tuple[Any, ...], find: Callable[[], Found]) -> Found:
    """What was found for this key, or is found now; when there is no room left, everything is forgotten."""
    memo = t.content.memo
    if key not in memo:
        found = find()
        if len(memo) >= MOST:
            memo.clear()
        memo[key] = found
    known: Found = memo[key]
    return known
