"""Which answers hang on what somebody holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

# The words of answers that name a card of a hand, or that a card in it may allow.
HAND_WORDS = frozenset((
    "play", "sideways", "card", "pay", "activate", "skill", "attach", "heal", "heal_unit", "effect", "rest", "target",
    "block", "spare", "take_spared", "throw_wound", "number",
))  # fmt: skip


def hangs_on_hand(listed: Sequence[Any]) -> bool:
    """MK-CRD-24. Would there be no choice among these with other cards in hand?"""
    others = 0
    for option in listed:
        if option.word not in HAND_WORDS:
            others += 1
            if others > 1:
                return False
    return True
