"""7. The town: town actions, and what buildings offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from heraut.games.heroes3.answers.on_map import DONE, Build, BuySpell, Done, Recruit, Reinforce, SecondHero, UseBuilding
from heraut.games.heroes3.model import RESOURCES, Game, main_hero
from heraut.games.heroes3.numbers.town_boards import (
    BUILD,
    POPULATION,
    SPELL_BOOK,
    Offered,
    holder,
    source_of,
    standing,
    within_means,
)
from heraut.games.heroes3.rules import ch06_resources
from heraut.games.heroes3.rules.ch05_cards import piles, receiving
from heraut.games.heroes3.rules.ch07_town import construction, guild, recruiting
from heraut.kernel import Arrow, Option, Reason, Section, Window, ask, become, call

OWN_TURN, RESOURCE_ROUND = "own_turn", "resource_round"  # moments, as buildings name them

# ── town actions ─────────────────────────────────────────────────────────────────────────────────────────────────────


def town_actions(t: Game, seat: int) -> list[Option]:
    """H3-TWN-1 H3-TWN-2 H3-TWN-4 H3-TWN-5 H3-TWN-6. What a seat can do and pay for with the tokens still ready."""
    spent = t.state.players[seat].spent
    here = standing(t, seat)
    actions: list[Option] = []
    if BUILD not in spent:
        actions += within_means(t, seat, here.next)
    if POPULATION not in spent:
        actions += recruiting.purchases(t, seat, here)
    if here.guilds and SPELL_BOOK not in spent and guild.guild(t, seat, here) is not None:
        actions.append(BuySpell())
    return actions


def buildable(t: Game, seat: int) -> list[str]:
    """H3-BLD-3 H3-BLD-4 H3-BLD-9 H3-BLD-19. What could be built now and can be paid for."""
    return [option.building for option in within_means(t, seat, standing(t, seat).next) if isinstance(option, Build)]


def town_wishes(t: Game, seat: int) -> list[Option]:
    """What a seat may want of its town in its own turn: what it has not, and what its buildings offer then."""
    return [*action_wishes(t, seat), *[one.answer for one in standing(t, seat).offers.get(OWN_TURN, ())]]


def action_wishes(t: Game, seat: int) -> list[Option]:
    """What a seat may want to do with its tokens."""
    player = t.state.players[seat]
    missing = [Build(one.id) for one in t.content.towns[player.faction].buildings if one.id not in player.buildings]
    return [*missing, *recruiting.population_wishes(t, seat), BuySpell()]


def forbids_in_town(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-TWN-1 H3-TWN-4 H3-TWN-5 H3-TWN-6 H3-BLD-14. What speaks against a town action, or against using a building."""
    if isinstance(wish, Build):
        return construction.forbids_building(t, seat, wish.building)
    if isinstance(wish, BuySpell):
        return guild.forbids_spell(t, seat)
    if isinstance(wish, UseBuilding):
        return forbids_offer(t, seat, wish, OWN_TURN)
    return recruiting.forbids_purchase(t, seat, wish)


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    if isinstance(choice, Build):
        return construction.Construct(seat, choice.building)
    if isinstance(choice, (Recruit, Reinforce)):
        return recruiting.Expand(seat, choice.word, choice.unit)
    if isinstance(choice, SecondHero):
        return recruiting.Expand(seat, choice.word)
    if isinstance(choice, BuySpell):
        return guild.BuyAtGuild(seat, guild.guild(t, seat, standing(t, seat)) or "")
    return UseOffer(seat, choice.faction, choice.building, choice.offer) if isinstance(choice, UseBuilding) else None


@dataclass(slots=True)
class TownWindow(Window):
    """3b. Town actions outside one's own turn, and just before a combat."""

    def question(self) -> str:
        return "town_action"

    def reactions(self, t: Game, seat: int) -> Sequence[Option]:
        """H3-VIC-10. Nothing for whoever is out."""
        return [] if t.state.players[seat].out else town_actions(t, seat)

    def choices(self, t: Game) -> list[Option]:
        """H3-TWN-3 H3-TWN-7. Never in the middle of another action."""
        return Window.choices(self, t)

    def wishes(self, t: Game) -> list[Option]:
        return action_wishes(t, self.seats[self.turn])

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-TWN-3 H3-BLD-14."""
        if isinstance(wish, UseBuilding):
            return Reason("another-moment", ("H3-BLD-14",))
        return forbids_in_town(t, self.seats[self.turn], wish)

    def secret(self, t: Game, seat: int) -> bool:
        """H3-COM-7. In one's own turn, just before a combat, a card may make things cheaper."""
        return t.state.active == seat and piles.holds_cards(t, seat) and not t.state.players[seat].out

    def reaction(self, t: Game, choice: Option) -> Any:
        return section_for(t, self.seats[self.turn], choice)


def town_window(seats: Sequence[int]) -> TownWindow:
    """H3-TWN-3 H3-TWN-7. Each of these seats in turn may use its town tokens, if it can pay for anything."""
    return TownWindow(tuple(seats))


# ── what buildings offer ─────────────────────────────────────────────────────────────────────────────────────────────


def offers(t: Game, seat: int, when: str) -> list[UseBuilding]:
    """H3-BLD-1 H3-BLD-5 H3-BLD-14 H3-BLD-17 H3-VAR-2. What buildings offer at this moment: each once a round."""
    found = standing(t, seat).offers.get(when)
    if not found:
        return []
    used, hero = t.state.players[seat].used, main_hero(seat)
    return [
        one.answer
        for one in found
        if one.building not in used and receiving.can_receive(t, seat, hero, one.source) and not poor_town(t, one)
    ]


def forbids_offer(t: Game, seat: int, wish: UseBuilding, when: str) -> Reason | None:
    """H3-BLD-5 H3-BLD-14 H3-RES-7. The building stands and is fresh, it is the moment, and the price can be paid."""
    found = [one for offered in standing(t, seat).offers.values() for one in offered if one.answer == wish]
    if not found:
        return Reason("not-built", ("H3-BLD-4",), building=f"{wish.faction}/{wish.building}")
    one, player = found[0], t.state.players[seat]
    if one.building in player.used:
        return Reason("used", ("H3-BLD-5", "H3-BLD-14"))
    if one.offer.when != when:
        return Reason("another-moment", ("H3-BLD-14",))
    return ch06_resources.too_dear(t, seat, one.offer.pay) or poor_town(t, one) or comes_to_nothing(t, seat, one)


def poor_town(t: Game, one: Offered) -> Reason | None:
    """H3-VAR-2. With poor towns no resources come from a captured one."""
    if is_poor(t, one.answer.faction) and any(getattr(one.offer, resource) > 0 for resource in RESOURCES):
        return Reason("poor-town", ("H3-VAR-2",))
    return None


def comes_to_nothing(t: Game, seat: int, one: Offered) -> Reason | None:
    """H3-BLD-5 H3-AID-6. There are cards to pay with, and it does something."""
    if receiving.can_receive(t, seat, main_hero(seat), one.source):
        return None
    wants_cards = one.offer.discard or one.offer.remove
    return Reason("no-cards", ("H3-AID-6",)) if wants_cards else Reason("no-use", ("H3-BLD-5",))


def is_poor(t: Game, faction: str) -> bool:
    """H3-VAR-2. With poor towns, a town that was captured brings in no resources for anybody."""
    if "poor_towns" not in t.state.variants:
        return False
    held = holder(t, faction)
    return held is not None and (held < 0 or t.state.players[held].faction != faction)


@dataclass(slots=True)
class UseOffer(Section):
    """7. An offer of a building is taken; the building is not used again this round."""

    seat: int
    faction: str
    building: str
    offer: int

    def start(self, t: Game) -> Arrow:
        """H3-BLD-5."""
        building = f"{self.faction}/{self.building}"
        t.state.players[self.seat].used.append(building)
        t.tell("building_used", seat=self.seat, building=building)
        return become(
            receiving.Receive(self.seat, main_hero(self.seat), source_of(self.faction, self.building, self.offer))
        )


@dataclass(slots=True)
class Offers(Section):
    """7. What buildings offer at a moment: one offer of each, or none (but what a resource round brings) ⟲."""

    seat: int
    when: str
    asked: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-BLD-1 H3-BLD-10 H3-BLD-11 H3-BLD-12 H3-BLD-13 H3-BLD-15 H3-BLD-16 H3-BLD-17 H3-BLD-18 H3-TUR-6."""
        for building in by_building(offers(t, self.seat, self.when)):
            if building not in self.asked:
                self.asked = (*self.asked, building)
                return ask(self.seat, "building_offer", self.of_one, self.hear)
        return None

    def of_one(self, t: Game) -> list[Option]:
        """H3-BLD-1 H3-BLD-10 H3-BLD-13. What one building offers."""
        may: list[Option] = [] if self.when == RESOURCE_ROUND else [DONE]
        return [*may, *by_building(offers(t, self.seat, self.when)).get(self.asked[-1], ())]

    def wishes(self, t: Game) -> list[Option]:
        found = standing(t, self.seat).offers[self.when]
        return [DONE, *[one.answer for one in found if one.building == self.asked[-1]]]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-BLD-1 H3-BLD-5. What a Resource round brings is taken; one building is asked about after another."""
        if isinstance(wish, Done):
            return Reason("must-take", ("H3-BLD-1",)) if self.when == RESOURCE_ROUND else None
        if not isinstance(wish, UseBuilding):
            return None
        if f"{wish.faction}/{wish.building}" != self.asked[-1]:
            return Reason("question-first", ("H3-BLD-5",))
        return forbids_offer(t, self.seat, wish, self.when)

    def hear(self, t: Game, choice: UseBuilding | Done) -> Arrow:
        if isinstance(choice, Done):
            return self.start
        return call(UseOffer(self.seat, choice.faction, choice.building, choice.offer), self.start)


def by_building(choices: list[UseBuilding]) -> dict[str, list[UseBuilding]]:
    found: dict[str, list[UseBuilding]] = {}
    for choice in choices:
        found.setdefault(f"{choice.faction}/{choice.building}", []).append(choice)
    return found
