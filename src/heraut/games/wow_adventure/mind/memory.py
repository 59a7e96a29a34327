"""What was worked out once is remembered with the content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from heraut.games.wow_adventure.model import Game

Found = TypeVar("Found")


def remembered(t: Game, key: tuple[Any, ...], find: Callable[[], Found]) -> Found:
    """What was found for this key, or is found now."""
    memo = t.content.memo
    if key in memo:
        known: Found = memo[key]
        return known
    memo[key] = found = find()
    return found
