"""Facts: what the rules tell of what happened.  Sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Fact(NamedTuple):
    """Something that happened, and which seats may know it (None: everybody)."""

    kind: str
    about: dict[str, Any]
    to: tuple[int, ...] | None = None

    def known_to(self, seat: int | None) -> bool:
        """A spectator (None) knows only what everybody may know."""
        return self.to is None or (seat is not None and seat in self.to)


Listener = Callable[[Fact], None]
