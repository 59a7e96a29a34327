"""2.2 The resources of a space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Decline, GiveUp, SpaceOf, Take
from heraut.games.wow_adventure.model import OPEN_QUESTS, Game, ResourceId
from heraut.games.wow_adventure.numbers import events, routes
from heraut.games.wow_adventure.rules import ch1_box, gains
from heraut.games.wow_adventure.rules.ch2_turn.quests import DrawQuest
from heraut.games.wow_adventure.rules.ch4_abilities.moments import Moment
from heraut.games.wow_adventure.rules.markers import PlaceMarkers
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

DECLINE = Decline()
HEALS = {"heal1": 1, "heal2": 2}
ABILITIES = {"ability1": 1, "ability2": 2}
DISCOVERY, FLIGHT, QUEST = "discovery", "flight", "quest"
MARKERS = 2  # that a discovery lays


@dataclass(slots=True)
class TakeResource(Moment):
    """One of the space's, or none → what it gives; or a play ⟲.

    `barred`: markers were revealed here.
    """

    barred: bool = False

    def question(self) -> str:
        return "resource"

    def moment(self) -> str:
        return "explore"

    def choices(self, t: Game) -> Sequence[Option]:
        """WW-EXP-3 WW-EXP-6 WW-RES-5 WW-MAI-13. None, one of the resources of the space, or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """WW-EXP-3 WW-RES-5."""
        return [DECLINE, *[take for take in self.offered(t) if self.forbids(t, take) is None]]

    def offered(self, t: Game) -> list[Take]:
        """WW-EXP-3. What is printed on the space."""
        resources = t.content.board[t.state.heroes[self.seat].space].resources
        return [Take(ResourceId(resource)) for resource in resources]

    def wishes(self, t: Game) -> Sequence[Option]:
        return [*self.offered(t), *Moment.wishes(self, t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Take):
            return Moment.forbids(self, t, wish)
        if self.barred:
            return Reason("markers-here", ("WW-EXP-6",))
        if wish.resource == FLIGHT:
            return held(t, self.seat)
        return no_quest(t) if wish.resource == QUEST else None

    def answered(self, t: Game, choice: Take | Decline) -> Arrow:
        """WW-RES-1 WW-RES-2 WW-RES-3 WW-RES-4 WW-RES-5 WW-EXP-7."""
        if isinstance(choice, Decline):
            return None
        resource = choice.resource
        tell_taken(t, self.seat, resource)
        if resource in ABILITIES:
            return call(gains.DrawAbilities(self.seat, ABILITIES[resource] + market(t, self.seat)))
        if resource == QUEST:
            return call(TakeQuest(self.seat))
        if resource == FLIGHT:
            return call(Fly(self.seat))
        if resource == DISCOVERY:
            return call(PlaceMarkers(self.seat, MARKERS))
        gains.heal(t, self.seat, HEALS.get(resource, t.state.heroes[self.seat].damage))
        return None


def held(t: Game, seat: int) -> Reason | None:
    """WW-MOV-9. Whom a red marker holds takes no flight."""
    return Reason("held", ("WW-MOV-9",), space=t.state.heroes[seat].space) if routes.is_held(t, seat) else None


def no_quest(t: Game) -> Reason | None:
    """WW-QST-7. The elite deck is empty."""
    return Reason("no-quest", ("WW-QST-7",)) if t.state.decks["elite"].is_empty() else None


def market(t: Game, seat: int) -> int:
    """WW-CHA-8. Market Day: more cards for whoever takes some in a city."""
    event = events.touching(t, "exploring_city")
    if event is None or not routes.is_city(t, t.state.heroes[seat].space):
        return 0
    return sum([clause.draw for clause in event.effect])


def tell_taken(t: Game, seat: int, resource: ResourceId) -> None:
    """WW-EXP-3."""
    t.tell("resource_taken", seat=seat, resource=resource)


@dataclass(slots=True)
class Fly(Section):
    """Choose a city → the figure stands there."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-RES-4."""
        return ask(self.seat, "flight", self.cities, self.hear)

    def cities(self, t: Game) -> Sequence[SpaceOf]:
        """WW-RES-4. Any but the one he is in."""
        return [SpaceOf(city) for city in routes.cities(t) if city != t.state.heroes[self.seat].space]

    def hear(self, t: Game, choice: SpaceOf) -> Arrow:
        """WW-RES-4. There is no second exploration."""
        gains.place_figure(t, self.seat, choice.space)
        return None


@dataclass(slots=True)
class TakeQuest(Section):
    """With two open quests give one up → DRAW A QUEST."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-RES-3 WW-QST-1."""
        if len(t.state.heroes[self.seat].quests) < OPEN_QUESTS:
            return call(DrawQuest(self.seat))
        return ask(self.seat, "give_up", self.quests, self.hear)

    def quests(self, t: Game) -> Sequence[GiveUp]:
        """WW-RES-3 WW-QST-1. One of those that are open."""
        return [GiveUp(quest.kind) for quest in t.state.heroes[self.seat].quests]

    def hear(self, t: Game, choice: GiveUp) -> Arrow:
        """WW-RES-3. An elite quest goes under its deck, a starting quest leaves the game."""
        hero = t.state.heroes[self.seat]
        hero.quests = tuple([quest for quest in hero.quests if quest.kind != choice.quest])
        if t.content.quests[choice.quest].deck == "elite":
            t.state.decks["elite"].bottom.append(choice.quest)
        else:
            ch1_box.pack_away(t, [choice.quest])
        t.tell("quest_given_up", seat=self.seat, quest=choice.quest)
        return call(DrawQuest(self.seat))


SECTIONS: tuple[type[Section], ...] = (TakeResource, Fly, TakeQuest)
