"""Discovery markers: drawn and kept, or laid on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from heraut.games.wow_adventure.answers import SpaceOf
from heraut.games.wow_adventure.model import Found, Game, MarkerId, SpaceId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED, Named
from heraut.kernel import Arrow, Section, ask, draw
from heraut.tabletop.cards import OWNER, Cards

FAR = 3  # how far from the figure a marker may be laid
ON_A_SPACE = 2


@dataclass(slots=True)
class FindMarkers(Section):
    """Draw so many markers, or all there are: green ones are kept, red ones go back to the pool."""

    seat: int
    count: int

    def start(self, t: Game) -> Arrow:
        """WW-EXP-8."""
        return draw("pool", self.hear, self.count)

    def hear(self, t: Game, found: tuple[str, ...]) -> Arrow:
        """WW-EXP-8 WW-EXP-4. Shown to all; red ones do nothing."""
        for kind in found:
            if t.content.markers[kind].colour == "green":
                keep(t, self.seat, MarkerId(kind))
            else:
                gains.return_marker(t, MarkerId(kind))
        return None


@dataclass(slots=True)
class PlaceMarkers(Named):
    """Draw `amount` markers → look at them → each: a space for it ⟲; where there is none, back to the pool.

    `colours` (Lost Caravan): the spaces that may be chosen.  `held`: still to be laid.
    """

    held: Annotated[tuple[MarkerId, ...], Cards(OWNER, ("markers",), came_from="pool")] = ()

    def start(self, t: Game) -> Arrow:
        """WW-EXP-7."""
        return draw("pool", self.hear, self.amount)

    def hear(self, t: Game, found: tuple[str, ...]) -> Arrow:
        """WW-EXP-7. Looked at by who lays them."""
        self.held = tuple([MarkerId(kind) for kind in found])
        return self.next

    def next(self, t: Game) -> Arrow:
        """WW-EXP-7 WW-EXP-9."""
        return ask(self.seat, "place_marker", self.spaces, self.lay, self.put_back) if self.held else None

    def spaces(self, t: Game) -> Sequence[SpaceOf]:
        """WW-EXP-7 WW-EXP-9. Within 3 spaces, no city, at most 2 on a space; or as the event says."""
        if self.colours:
            board = t.content.board.values()
            there = [SpaceId(space.id) for space in board if space.level in self.colours and space.kind != "city"]
            return [SpaceOf(space) for space in there if not lying(t, space)]
        near = routes.within(t, t.state.heroes[self.seat].space, FAR)
        return [SpaceOf(one) for one in near if not routes.is_city(t, one) and len(lying(t, one)) < ON_A_SPACE]

    def lay(self, t: Game, choice: SpaceOf) -> Arrow:
        """WW-EXP-7. Face down."""
        t.state.found.append(Found(choice.space, (self.seat,), self.held[0]))
        tell_laid(t, self.seat, self.held[0], choice.space)
        self.held = self.held[1:]
        return self.next

    def put_back(self, t: Game) -> Arrow:
        """WW-EXP-7. There is no space for them; nobody else has seen what they are."""
        t.state.decks["pool"].bag += self.held
        return None


def lying(t: Game, space: SpaceId) -> list[Found]:
    """WW-EXP-1. The markers of a space, in the order laid."""
    return [found for found in t.state.found if found.space == space]


def keep(t: Game, seat: int, marker: MarkerId) -> None:
    """WW-EXP-4 WW-EXP-8. A green marker is kept, for all to see."""
    hero = t.state.heroes[seat]
    hero.kept = tuple(sorted((*hero.kept, marker)))
    t.tell("marker_kept", seat=seat, marker=marker)


def tell_laid(t: Game, seat: int, marker: str, space: str) -> None:
    """WW-EXP-7. Everybody sees where a marker is laid, who lays it which."""
    t.tell("marker_laid", seat=seat, space=space)
    t.tell("laid", to=(seat,), seat=seat, marker=marker, space=space)


NAMED["lay"] = PlaceMarkers


SECTIONS: tuple[type[Section], ...] = (FindMarkers, PlaceMarkers)
