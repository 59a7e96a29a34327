"""What a price costs, and with what it is paid."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from heraut.tabletop.purse import Coin, can_pay, lacking, unpaid, ways_to_pay

RED, BLUE, GOLD = Coin("red", ("red",)), Coin("blue", ("blue",)), Coin("gold", ("red", "blue", "green"))
colours = st.sampled_from(["red", "blue", "green", "black"])
prices = st.lists(colours, max_size=4)
purses = st.lists(st.builds(Coin, st.sampled_from("abc"), st.lists(colours, unique=True).map(tuple)), max_size=5)


def test_what_is_lacking_is_told_and_nothing_else() -> None:
    assert lacking({"gold": 7, "wood": 2}, {"gold": 5, "wood": 2}) == {"gold": 2}
    assert lacking({"ore": 1}, {}) == {"ore": 1}
    assert not lacking({"gold": 5}, {"gold": 5})


def test_a_coin_that_the_rest_needs_is_not_offered() -> None:
    assert ways_to_pay(["red", "blue"], [RED, GOLD]) == [RED]
    assert ways_to_pay(["red"], [RED, RED, GOLD]) == [RED, GOLD]
    assert ways_to_pay(["red", "black"], [RED, GOLD]) == []


def test_what_stays_unpaid() -> None:
    assert unpaid(["red", "red", "blue"], [RED, GOLD]) == ("blue",)
    assert unpaid(["black"], [BLUE]) == ("black",)


@given(prices, purses)
def test_a_price_can_be_paid_if_some_order_of_the_coins_pays_it(price: list[str], purse: list[Coin]) -> None:
    orders = permutations(purse, len(price))
    paid = any(all(wanted in coin.pays for wanted, coin in zip(price, order, strict=True)) for order in orders)
    assert can_pay(price, purse) == paid


@given(prices.filter(bool), purses)
def test_every_way_leaves_the_rest_payable_and_none_is_left_out(price: list[str], purse: list[Coin]) -> None:
    ways = ways_to_pay(price, purse)
    assert bool(ways) == can_pay(price, purse)
    for coin in ways:
        left = list(purse)
        left.remove(coin)
        assert can_pay(price[1:], left)
