"""What a price costs: whether it can be paid, with what, and what is missing.

Where things are simply counted (gold, wood), a price is amounts and a pool is amounts.  Where one thing may stand for
several (a gold mana for any colour, a die for its own), a purse is coins, and a price is a row of what is wanted, one
coin each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


def lacking(price: Mapping[str, int], pool: Mapping[str, int]) -> dict[str, int]:
    """How much of what is missing to pay this in full; nothing if it can be paid."""
    return {name: amount - pool.get(name, 0) for name, amount in price.items() if amount > pool.get(name, 0)}


class Coin(NamedTuple):
    """Pays for one thing: its name, and what it may stand for.  Coins alike in both may be in a purse several times."""

    name: str
    pays: tuple[str, ...]


def can_pay(price: Sequence[str], purse: Sequence[Coin]) -> bool:
    """Is there a coin for everything wanted?"""
    return len(price) <= len(purse) and not unpaid(price, purse)


def unpaid(price: Sequence[str], purse: Sequence[Coin]) -> tuple[str, ...]:
    """What is left unpaid when as much as possible is paid, the first things first."""
    payer: dict[int, int] = {}  # coin → what it pays for, by their places

    def find(wanted: int, tried: set[int]) -> bool:
        """A coin for this, if need be by paying with another one for what a coin paid for."""
        for number, coin in enumerate(purse):
            if price[wanted] in coin.pays and number not in tried:
                tried.add(number)
                if number not in payer or find(payer[number], tried):
                    payer[number] = wanted
                    return True
        return False

    return tuple([price[wanted] for wanted in range(len(price)) if not find(wanted, set())])


def ways_to_pay(price: Sequence[str], purse: Sequence[Coin]) -> list[Coin]:
    """The different coins that pay for the first thing wanted and leave the rest payable."""
    wanted, *rest = price
    ways: list[Coin] = []
    for number, coin in enumerate(purse):
        if wanted in coin.pays and coin not in ways and can_pay(rest, [*purse[:number], *purse[number + 1 :]]):
            ways.append(coin)
    return ways
