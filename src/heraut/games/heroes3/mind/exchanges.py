"""Exchanges worth a thought: every rate loses, so none is that does not pay for something to be bought now.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.games.heroes3.answers.on_map import Exchange
from heraut.games.heroes3.mind.field_worth import PRICE
from heraut.games.heroes3.model import RESOURCES, Game
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.numbers.town_boards import BUILD, POPULATION, standing
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.rules.ch07_town import recruiting
from heraut.kernel import Decision, Option

Purse = tuple[int, ...]  # gold, materials, valuables
MOST = 3  # exchanges made for one purchase


def sensible(t: Game, decision: Decision) -> Sequence[Option]:
    """The answers without exchanges that lead to nothing."""
    options = decision.options
    if decision.kind != "trade" and "free_trade" not in t.state.variants:
        return options
    offered = [option for option in options if type(option) is Exchange]
    if not offered:
        return options
    good = bargains(t, decision.seat)
    return [option for option in options if type(option) is not Exchange or option in good]


def bargains(t: Game, seat: int) -> list[Exchange]:
    """The first exchange towards what takes fewest of them; what can be paid already must remain so to the end."""
    player, rates = t.state.players[seat], rates_of(t.content)
    purse = (player.gold, player.materials, player.valuables)
    goods = for_sale(t, seat)
    paid = [price for price in goods if covers(purse, price)]
    nearest, found = MOST + 1, list[Exchange]()
    for price in sorted(set(goods) - set(paid), key=worth, reverse=True):
        wanted = tuple([max(costs) for costs in zip(price, *paid, strict=True)])
        for choice, rate in rates.items():
            after = changed(purse, rate)
            steps = 1 + steps_to(after, wanted, rates, nearest - 2) if min(after) >= 0 else nearest
            if steps < nearest:
                nearest, found = steps, [choice]
    return found


def for_sale(t: Game, seat: int) -> list[Purse]:
    """What could be bought now, but for the price: buildings, units, packs."""
    spent, here = t.state.players[seat].spent, standing(t, seat)
    goods: list[Purse] = []
    if BUILD not in spent:
        goods += [one[2:] for one in here.next]
    if POPULATION not in spent:
        goods += [one[2:] for one in recruiting.recruits(t, here)]
        for unit in recruiting.reinforcements(t, seat, here):
            cost = values.cost_of_unit(t, seat, unit, values.REINFORCE)
            goods.append(tuple([cost.get(resource, 0) for resource in RESOURCES]))
    return goods


def rates_of(content: Content) -> dict[Exchange, Purse]:
    """What each exchange does to a purse."""
    return {
        Exchange(next(iter(rate.give)), next(iter(rate.take))): tuple(
            [rate.take.get(resource, 0) - rate.give.get(resource, 0) for resource in RESOURCES]
        )
        for rate in content.tables.trades
    }


def steps_to(purse: Purse, price: Purse, rates: dict[Exchange, Purse], most: int) -> int:
    """How many exchanges it takes to pay this price; more than `most` if that is not enough."""
    if covers(purse, price):
        return 0
    if most <= 0:
        return MOST + 1
    after = [changed(purse, rate) for rate in rates.values()]
    return 1 + min([steps_to(one, price, rates, most - 1) for one in after if min(one) >= 0], default=MOST + 1)


def covers(purse: Purse, price: Purse) -> bool:
    return all(have >= cost for have, cost in zip(purse, price, strict=True))


def changed(purse: Purse, rate: Purse) -> Purse:
    return tuple([have + more for have, more in zip(purse, rate, strict=True)])


def worth(price: Purse) -> float:
    return sum([PRICE[resource] * amount for resource, amount in zip(RESOURCES, price, strict=True)])
