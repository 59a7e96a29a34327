"""What is this number, and why?  Income, limits and prices, as parts with their reasons."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.model import Game, main_hero
from heraut.games.heroes3.numbers import geography
from heraut.kernel.values import ADDED, AT_LEAST, AT_MOST, PRINTED, REPLACED, Part, total

FULL, HALF_UP, HALF_GOLD_DOWN, FREE = "full", "half_up", "half_gold_down", "free"  # prices of a reinforcement
RECRUIT, REINFORCE = "recruit", "reinforce"


# ── income ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def income(t: Game, seat: int, resource: str) -> Iterator[Part]:
    """H3-RND-2 H3-RES-5 H3-RES-6 H3-ENC-3 H3-MIN-4. An income track: every source counts, the last step is the most."""
    yield Part(PRINTED, t.state.players[seat].start_income.get(resource, 0), "start_income", ("H3-SET-17",))
    for field, site in t.state.sites.items():
        if seat in site.flags:
            printed = geography.printed(t, field)
            if printed.site == "mine" and printed.resource == resource:
                yield Part(ADDED, step(t, resource), printed.mine, ("H3-MIN-1",))
            elif site.income == resource:
                yield Part(ADDED, step(t, resource), "settlement", ("H3-ENC-1",))
    yield Part(AT_MOST, t.content.tables.income[resource][-1], "end_of_track", ("H3-RES-6",))


def step(t: Game, resource: str) -> int:
    """H3-RES-5 H3-SIT-25 H3-SIT-33 H3-SIT-34 H3-VAR-8. What one mine or settlement brings in: a step of the track."""
    amount = t.content.tables.income_step[resource]
    return 2 * amount if "double_income" in t.state.variants else amount


def brought_by_army(t: Game, seat: int, resource: str) -> Iterator[Part]:
    """H3-UNI-29. What neutral units of the army bring in at a resource round, beside the tracks."""
    for card in t.state.players[seat].hired:
        for ability in t.content.neutrals[card].stats.abilities:
            if ability.trait == "income":
                amount = {"gold": ability.gold, "valuables": ability.valuables}.get(resource)
                if amount:
                    yield Part(ADDED, amount, card, ("H3-UNI-29",))


# ── limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def hand_limit(t: Game, seat: int) -> Iterator[Part]:
    """H3-TUR-10 H3-LVL-1 H3-LVL-3 H3-LVL-5 H3-LVL-7 H3-LVL-9. By the level track, and by what is proclaimed."""
    level = t.state.players[seat].level
    yield Part(PRINTED, t.content.tables.levels[level - 1].hand, "level", ("H3-LVL-9",))
    if t.state.proclamation and t.content.proclamations[t.state.proclamation].hand:
        card = t.content.proclamations[t.state.proclamation]
        yield Part(ADDED, card.hand, card.id, ("H3-RND-3",))


def experts(t: Game, seat: int) -> int:
    """H3-CRD-15 H3-LVL-1 H3-LVL-2 H3-LVL-4 H3-LVL-6 H3-LVL-9. Expert effects that may be played in a round.

    The number on the level track, to which nothing is added.
    """
    return t.content.tables.levels[t.state.players[seat].level - 1].experts


# ── prices ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def price_of_unit(
    t: Game, seat: int, unit: str, way: str, resource: str, how: str = FULL, off: int = 0
) -> Iterator[Part]:
    """H3-UNI-1 H3-UNI-15 H3-UNI-42 H3-ENC-5. A resource that a unit costs to recruit or to reinforce.

    `how`: at full price, at half of it rounded up, for half its gold rounded down, or free.  `off`: gold that cards
    played for it take off.
    """
    printed = t.content.units.get(unit) or t.content.neutrals[unit]
    prices = getattr(printed, way)
    amount: int = prices.get(resource, 0)
    yield Part(PRINTED, amount, way, ("H3-UNI-1",))
    if how == HALF_UP:
        yield Part(REPLACED, (amount + 1) // 2, "half_price", ("H3-ENC-5",))
    elif how == HALF_GOLD_DOWN:
        yield Part(REPLACED, amount // 2 if resource == "gold" else 0, "half_price", ("H3-COM-7",))
    elif how == FREE:
        yield Part(REPLACED, 0, "for_free", ("H3-ENC-2",))
    if resource == "gold":
        if way == REINFORCE:
            yield from on_stables(t, seat, unit)
        if off:
            yield Part(ADDED, -off, "discount", ("H3-COM-7",))
        yield Part(AT_LEAST, 0, "never_below", ("H3-RES-7",))


def on_stables(t: Game, seat: int, unit: str) -> Iterator[Part]:
    """H3-UNI-29. Champions are cheaper to reinforce while the hero stands on Stables."""
    for ability in t.content.units[unit].few.abilities:
        if ability.trait == "cheaper_reinforcement":
            hero = t.state.heroes.get(main_hero(seat))
            if hero is not None and geography.printed(t, hero.field).site == "stables":
                yield Part(ADDED, -(ability.gold or 0), "stables", ("H3-UNI-29",))


def cost_of_unit(t: Game, seat: int, unit: str, way: str, how: str = FULL, off: int = 0) -> dict[str, int]:
    """The whole price of a unit; what costs nothing is not in it."""
    prices: dict[str, int] = getattr(t.content.units.get(unit) or t.content.neutrals[unit], way)
    if how == FULL and not off and not (way == REINFORCE and any(on_stables(t, seat, unit))):
        return prices  # as printed: asked most often
    costs = {resource: total(price_of_unit(t, seat, unit, way, resource, how, off)) for resource in prices}
    return {resource: amount for resource, amount in costs.items() if amount}


def price_of_spell(t: Game, faction: str, off: int = 0) -> Iterator[Part]:
    """H3-SPL-5 H3-SPL-11. The gold that a search of the spells costs at the guild of this town."""
    yield Part(PRINTED, t.content.towns[faction].spell_price, "mage_guild", ("H3-SPL-11",))
    if off:
        yield Part(ADDED, -off, "discount", ("H3-COM-7",))
        yield Part(AT_LEAST, 0, "never_below", ("H3-RES-7",))
