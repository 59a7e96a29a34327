"""What things are drawn with."""

from __future__ import annotations


def sign(icon: str) -> str:
    """A sign by its name at game-icons.net: so written (`icon="…"`), the pages find it and fetch it."""
    return icon
