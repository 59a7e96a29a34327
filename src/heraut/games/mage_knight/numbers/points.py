"""Points of attack and block."""

from __future__ import annotations

from typing import NamedTuple

from heraut.games.mage_knight.printed.effects import Element, Reach


class Points(NamedTuple):
    """Points of attack or block: how many, of which element, how far they reach, and what they come from."""

    amount: int
    element: Element = "physical"
    reach: Reach = "melee"
    source: str = ""
    twice_if_swift: bool = False
