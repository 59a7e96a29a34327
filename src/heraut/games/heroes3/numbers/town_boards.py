"""What stands in the towns of a seat, and what it is good for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from heraut.games.heroes3.answers.on_map import Build, Recruit, UseBuilding
from heraut.games.heroes3.model import Game, mission
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.board import Building, Offer
from heraut.games.heroes3.printed.content import Content

BUILD, POPULATION, SPELL_BOOK = "build", "population", "spell_book"  # the town tokens
MOST_STANDINGS = 20_000  # thinking ahead builds many towns that never come


class Offered(NamedTuple):
    """An offer of a building: the answer that takes it, the building as it counts as used, the offer and its path."""

    answer: UseBuilding
    building: str
    offer: Offer
    source: str


class ForSale(NamedTuple):
    """What a seat may get at a price: the answer that buys it, the name of it, and what it costs."""

    answer: Build | Recruit
    name: str
    gold: int
    materials: int
    valuables: int


class Standing(NamedTuple):
    """What the buildings of a seat are good for.

    `tiers`: those whose Dwelling stands, `recruits` their units.  `reinforces`: a Citadel stands.  `guilds`: faction
    and building.  `offers`: by their moment.  `next`: what could be built now.
    """

    tiers: frozenset[str]
    recruits: tuple[ForSale, ...]
    reinforces: bool
    guilds: tuple[tuple[str, str], ...]
    offers: dict[str, tuple[Offered, ...]]
    next: tuple[ForSale, ...]


def holder(t: Game, faction: str) -> int | None:
    """Who has flagged the town of a faction; None if it is not on the map."""
    for field, site in t.state.sites.items():
        printed = geography.printed(t, field)
        if printed.site == "town" and printed.faction == faction and site.flags:
            return site.flags[0]
    return None


def for_sale(answer: Build | Recruit, name: str, cost: Mapping[Any, int]) -> ForSale:
    return ForSale(answer, name, cost.get("gold", 0), cost.get("materials", 0), cost.get("valuables", 0))


def within_means(t: Game, seat: int, things: list[ForSale] | tuple[ForSale, ...]) -> list[Build | Recruit]:
    """H3-RES-7. The answers that buy what a seat can pay for."""
    player = t.state.players[seat]
    gold, materials, valuables = player.gold, player.materials, player.valuables
    return [one.answer for one in things if one[2] <= gold and one[3] <= materials and one[4] <= valuables]


def towns_of(t: Game, seat: int) -> tuple[tuple[str, ...], ...]:
    """H3-SIE-7 H3-SIE-8 H3-VAR-2. The town boards that a seat uses, with their buildings: its own, captured or not.

    With poor towns also those it has captured.
    """
    players = t.state.players
    own = (players[seat].faction, *players[seat].buildings)
    if "poor_towns" not in t.state.variants:
        return (own,)
    others = [other for number, other in enumerate(players) if number != seat and holder(t, other.faction) == seat]
    return (own, *[(other.faction, *other.buildings) for other in others])


def standing(t: Game, seat: int) -> Standing:
    """What a seat's buildings are good for: asked at almost every question, so remembered with the content."""
    towns, known = towns_of(t, seat), t.content.standings
    key = (t.state.scenario, towns)
    found: Standing | None = known.get(key)
    if found is None:
        if len(known) >= MOST_STANDINGS:
            known.clear()
        found = known[key] = _look(t.content, towns, mission(t).forbids)
    return found


def _look(content: Content, towns: tuple[tuple[str, ...], ...], forbids: tuple[str, ...]) -> Standing:
    """H3-BLD-2 H3-BLD-7 H3-BLD-8 H3-UNI-14."""
    buildings = [(faction, content.boards[faction][name]) for faction, *names in towns for name in names]
    dwellings = {(faction, tier) for faction, building in buildings for tier in building.recruits}
    return Standing(
        frozenset([tier for _, tier in dwellings]),
        tuple(
            [
                for_sale(Recruit(unit.id), unit.id, unit.recruit)
                for unit in content.units.values()
                if (unit.faction, unit.tier) in dwellings
            ]
        ),
        any(building.reinforces for _, building in buildings),
        tuple([(faction, building.id) for faction, building in buildings if building.sells_spells]),
        _offers(buildings),
        _next(content, towns[0][0], towns[0][1:], forbids),
    )


def _offers(buildings: list[tuple[str, Building]]) -> dict[str, tuple[Offered, ...]]:
    found: dict[str, tuple[Offered, ...]] = {}
    for faction, building in buildings:
        for number, offer in enumerate(building.offers):
            answer = UseBuilding(faction, building.id, number)
            one = Offered(answer, f"{faction}/{building.id}", offer, source_of(faction, building.id, number))
            found[offer.when] = (*found.get(offer.when, ()), one)
    return found


def _next(content: Content, faction: str, built: tuple[str, ...], forbids: tuple[str, ...]) -> tuple[ForSale, ...]:
    """H3-BLD-3 H3-BLD-4 H3-BLD-19. What is not built yet, not forbidden, and has what it needs.

    A Dwelling needs the one before it, and the other face of a tile the building on its front.
    """
    return tuple(
        [
            for_sale(Build(building.id), building.id, building.cost)
            for building in content.towns[faction].buildings
            if building.id not in built
            and building.id not in forbids
            and "all" not in forbids
            and all(needed in built for needed in building.requires)
        ]
    )


def source_of(faction: str, building: str, offer: int) -> str:
    """The path of an offer."""
    return f"building/{faction}/{building}/{offer}"
