"""Where it is worth going: what waits on each space, over the turns it takes to get there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heraut.games.wow_adventure.mind import fights
from heraut.games.wow_adventure.mind.fights import Seer
from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.mind.waiting import Rivals, Survey
from heraut.games.wow_adventure.model import OFF_BOARD, Game, SpaceId
from heraut.games.wow_adventure.numbers import events, routes

Worths = Mapping[SpaceId, float]
FADING = 0.75  # a turn later it is worth so much of it
STRIDE = 2.5  # spaces a turn
PROMISED = 0.5  # of what one has not got yet
THEN = 0.5  # of what comes after that
FAR = 99
STEP = 0.001  # of the way within a turn


def prospect(t: Game, seat: int, space: SpaceId, moves: int = 0) -> float:
    """What a character may expect who stands there with so much movement; a red marker holds him for a turn."""
    found = seat_goals(t, seat)
    if t.state.track and space in routes.stopping(t, seat):
        return PROMISED * found.worths[space] + FADING * found.ahead(t, seat, space)
    return found.ahead(t, seat, space, moves)


def ending(t: Game, seat: int, space: SpaceId) -> float:
    """What ending this turn there is worth: what waits there now, and whatever else he may expect from there."""
    return goals_now(t, seat)[space] + seat_goals(t, seat).ahead(t, seat, space, 0, space)


def best_ending(t: Game, seat: int) -> float:
    """The same of the best space in reach; the nearer the better, so that nobody strolls."""
    now, later = goals_now(t, seat), seat_goals(t, seat)
    reach = routes.reach(t, seat).items()
    return max([now[space] + later.ahead(t, seat, space, 0, space) - STEP * far for space, far in reach])


class Goals:
    """What ending a turn on each space is worth to a character; and what he may expect from where he stands.

    `spots`: what some spaces are worth with what lies there, by that.
    """

    __slots__ = ("known", "ranked", "spots", "worths")

    def __init__(self, worths: Worths) -> None:
        self.worths = worths
        self.ranked = sorted([(worth, space) for space, worth in worths.items() if worth > 0], reverse=True)
        self.known: dict[tuple[SpaceId, int, SpaceId], float] = {}
        self.spots: dict[tuple[Any, ...], float] = {}

    def ahead(self, t: Game, seat: int, start: SpaceId, moves: int = 0, without: SpaceId = OFF_BOARD) -> float:
        """The three best, one after another, with so much movement left; of one level's ways, remembered."""
        key = start, moves, without
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.three_best(ways(t, seat, start), moves, without)
        return found

    def three_best(self, far: Mapping[SpaceId, int], moves: int, without: SpaceId) -> float:
        first = second = third = 0.0
        for worth, space in self.ranked:
            if worth <= third:
                break
            if space in far and space != without:
                left = worth * FADED[max(0, far[space] - moves)]
                if left > first:
                    first, second, third = left, first, second
                elif left > second:
                    second, third = left, second
                elif left > third:
                    third = left
        return PROMISED * (first + THEN * (second + THEN * third))


FADED = [float(FADING ** (steps / STRIDE)) for steps in range(FAR)]  # what is left of a worth so many steps away


def ways(t: Game, seat: int, space: SpaceId) -> Mapping[SpaceId, int]:
    """How far it is to wherever his level lets him go; what lies in the way may be beaten until then."""
    level = t.state.heroes[seat].level
    key = "ways", space, level
    return remembered(t, key, lambda: routes.reach_from(t, space, level, FAR, frozenset()))


# ── what waits ───────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_goals(t: Game, seat: int) -> Goals:
    """What ending some later turn on each space may be worth to him.

    Most hangs on him alone; only where something lies on the board is it looked at again.
    """
    own, lying = what_he_has(t, seat), what_lies(t, seat)

    def find() -> Goals:
        plain = remembered(t, ("plain", *own), lambda: Goals(Survey(t, seat, Seer(t, seat).later).bare()), "goals")
        changed = {space: spot(t, seat, plain, space, lie) for space, lie in lying.items() if space in plain.worths}
        return Goals({**plain.worths, **changed}) if changed else plain

    return remembered(t, ("goals", *own, *lying.items()), find, "goals")


def spot(t: Game, seat: int, plain: Goals, space: SpaceId, lie: tuple[Any, ...]) -> float:
    """What a space is worth with what lies there."""
    key = space, lie
    found = plain.spots.get(key)
    if found is None:
        found = plain.spots[key] = Survey(t, seat, Seer(t, seat).later).worth(space)
    return found


def goals_now(t: Game, seat: int) -> Worths:
    """What ending this turn on each space in reach is worth to him, with the cards and the energy he has."""
    hero, rivals, reach = t.state.heroes[seat], rivals_of(t, seat), tuple(routes.reach(t, seat))
    seen = tuple([(one.space, bool(one.bag), one.damage, fights.what_matters(t, other)) for other, one in rivals])
    key = (
        reach,
        *what_he_has(t, seat),
        *what_lies(t, seat).items(),
        fights.held(t, seat),
        hero.energy,
        seen,
        t.state.players,
    )
    return remembered(t, key, lambda: Survey(t, seat, Seer(t, seat, hero.energy).now, rivals).of(reach), "goals")


def what_he_has(t: Game, seat: int) -> tuple[Any, ...]:
    """Everything of his own that makes a space worth going to, and the trophies that are left."""
    hero = t.state.heroes[seat]
    has = seat, hero.damage, hero.quests, hero.trophies, len(hero.bag), len(hero.kept), len(hero.hand)
    return (*has, fights.what_matters(t, seat), trophies_left(t))


def what_lies(t: Game, seat: int) -> Mapping[SpaceId, tuple[Any, ...]]:
    """What lies on the board, as far as he knows, by spaces."""
    lying: dict[SpaceId, tuple[Any, ...]] = {}
    for left in t.state.track:
        lying[left.space] = (*lying.get(left.space, ()), left)
    for one in t.state.found:
        lying[one.space] = (*lying.get(one.space, ()), one.kind if seat in one.seen_by else "")
    return lying


def rivals_of(t: Game, seat: int) -> Rivals:
    """Whom he may attack where they stand; in a later turn they stand elsewhere."""
    if events.duels_forbidden(t):
        return []
    others = [(other, hero) for other, hero in enumerate(t.state.heroes) if other != seat and hero.space]
    return [(other, hero) for other, hero in others if not routes.is_city(t, hero.space)]


def trophies_left(t: Game) -> tuple[str, ...]:
    return tuple([name for name in trophy_piles(t) if t.state.decks[name].bag])


def trophy_piles(t: Game) -> tuple[str, ...]:
    return remembered(
        t, ("trophy piles",), lambda: tuple([name for name in t.state.decks if name.startswith("trophies_")])
    )
