"""7. Building, and what a building does once when it stands."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.model import Game, main_hero, mission
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.town_boards import BUILD, source_of
from heraut.games.heroes3.rules import ch06_resources
from heraut.games.heroes3.rules.ch05_cards import piles, receiving
from heraut.games.heroes3.rules.ch07_town import prices
from heraut.kernel import Arrow, Reason, Section, become, call


def forbids_building(t: Game, seat: int, name: str) -> Reason | None:
    """H3-BLD-3 H3-BLD-4 H3-MOD-5. Once; if the scenario allows it; and what it needs stands."""
    player = t.state.players[seat]
    building = t.content.boards[player.faction].get(name)
    if building is None:
        return None
    if name in player.buildings:
        return Reason("stands", ("H3-BLD-4",))
    if {name, "all"} & {*mission(t).forbids}:
        return Reason("forbidden", ("H3-MOD-5",))
    for needed in building.requires:
        if needed not in player.buildings:
            return Reason("needs-building", ("H3-BLD-3",), building=f"{player.faction}/{needed}")
    return prices.token_spent(t, seat, BUILD) or ch06_resources.too_dear(t, seat, building.cost)


@dataclass(slots=True)
class Construct(Section):
    """7. A building: pay → turn the token → put the tile on the board → its immediate effect."""

    seat: int
    building: str

    def start(self, t: Game) -> Arrow:
        """H3-TWN-4 H3-BLD-4 H3-BLD-9 H3-BLD-19."""
        player = t.state.players[self.seat]
        cost = t.content.boards[player.faction][self.building].cost
        ch06_resources.pay(t, self.seat, cost, self.building)
        player.spent.append(BUILD)
        player.buildings.append(self.building)
        player.built = self.building
        t.tell("built", seat=self.seat, building=f"{player.faction}/{self.building}")
        return become(BuildingStands(self.seat, self.building, False))


@dataclass(slots=True)
class BuildingStands(Section):
    """7. What a building does once, when it stands: each of its immediate offers.

    `starting`: it was there when the game began, and the cards it gives go into the deck.
    """

    seat: int
    building: str
    starting: bool
    done: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-BLD-20 H3-SPL-4 H3-SPL-8 H3-SET-26."""
        faction = t.state.players[self.seat].faction
        offers = t.content.boards[faction][self.building].offers
        sources = [source_of(faction, self.building, n) for n, offer in enumerate(offers) if offer.when == "built"]
        if self.done == len(sources):
            return None
        source = sources[self.done]
        self.done += 1
        return call(
            SearchedAtTheStart(self.seat, source)
            if self.starting
            else receiving.Receive(self.seat, main_hero(self.seat), source),
            self.start,
        )


@dataclass(slots=True)
class SearchedAtTheStart(Section):
    """7. The searches of a building that was there when the game began: what is found goes into the deck."""

    seat: int
    source: str
    done: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-SPL-8."""
        gain = gains.gain_of(t, self.source)
        wanted = [(deck, count) for _ in range(gain.times) for deck, count in gain.search.items()]
        if self.done == len(wanted):
            return None
        deck, count = wanted[self.done]
        self.done += 1
        return call(piles.Search(self.seat, deck, count, into_deck=True), self.start)
