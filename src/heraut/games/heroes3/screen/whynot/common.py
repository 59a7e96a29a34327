"""What a reason is."""

from __future__ import annotations

from typing import Any, NamedTuple


class Because(NamedTuple):
    """The requirement that a wish fails: `why-not-<message>`, what it speaks of, and the rules."""

    message: str
    about: dict[str, Any]
    rules: tuple[str, ...]


Reason = Because | None


def no(message: str, *rules: str, **about: Any) -> Because:
    return Because(message, about, rules)
