"""What was worked out once, and is remembered for all tables of a game."""

from __future__ import annotations

from typing import Any

MOST = 40_000  # things remembered


class Memo(dict[Any, Any]):
    """A dict with so much room and no more: when it is full, everything is forgotten and worked out again."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Any, found: Any) -> None:
        if len(self) >= self.most:
            self.clear()
        super().__setitem__(key, found)

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is filled when it has room."""
        return Memo, (self.most,), None, None, iter(self.items())

    def part(self, name: str, most: int = MOST) -> Memo:
        """A memo of its own within this one."""
        found: Memo | None = self.get(name)
        if found is None:
            found = self[name] = Memo(most)
        return found
