"""Where it is worth going: what waits on each space, over the turns it takes to get there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import nlargest
from typing import Any

from heraut.games.wow_adventure.mind import fights
from heraut.games.wow_adventure.mind.belongings import DAMAGE, DEFEAT, HOPED, LEVEL, MARKER
from heraut.games.wow_adventure.mind.fights import Outlook
from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.mind.quests import new_hope, share
from heraut.games.wow_adventure.model import (
    HAND_LIMIT,
    OFF_BOARD,
    TOP_LEVEL,
    CardId,
    Fight,
    Game,
    Hero,
    Quest,
    SpaceId,
    trophies_of,
)
from heraut.games.wow_adventure.numbers import events, goals, routes
from heraut.games.wow_adventure.printed.effects import COLOURS

See = Callable[[Fight], Outlook]
Rivals = list[tuple[int, Hero]]
FADING = 0.75  # a turn later it is worth so much of it
STRIDE = 2.5  # spaces a turn
ITEM = 0.15  # what is taken from an encounter
PROMISED = 0.5  # of what one has not got yet
THEN = 0.5  # of what comes after that
CARD, DISCOVERY = 0.15, 0.1
TRAP, UNSEEN = -0.15, -0.02  # a red marker; one that he has not seen
SPOILS = 0.15  # an item of the loser's bag
RIVALRY = 0.7  # what a defeat costs a rival, to all others together
FAR = 99
COUNTED = 0.8  # of its part of a quest's valor: the way to where it is completed is still to go
SURE = 0.3  # below such odds a fight is not sought


def prospect(t: Game, seat: int, space: SpaceId, moves: int = 0) -> float:
    """What a character may expect who stands there with so much movement; a red marker holds him for a turn."""
    found = seat_goals(t, seat)
    if t.state.track and space in routes.stopping(t, seat):
        return PROMISED * found[space] + FADING * best_of(found, ways(t, seat, space), 0)
    return best_of(found, ways(t, seat, space), moves)


def ending(t: Game, seat: int, space: SpaceId) -> float:
    """What ending this turn there is worth: what waits there now, and whatever else he may expect from there."""
    later = best_of(seat_goals(t, seat), ways(t, seat, space), 0, space)
    return goals_now(t, seat)[space] + later


def within_reach(t: Game, seat: int) -> float:
    """What this turn may end with, by what is won there in any turn: sooner found than the `ending` of every space."""
    found = seat_goals(t, seat)
    most = nlargest(3, routes.reach(t, seat), key=found.__getitem__)
    return max([found[space] + best_of(found, ways(t, seat, space), 0, space) for space in most])


def best_of(
    found: Mapping[SpaceId, float], far: Mapping[SpaceId, int], moves: int, without: SpaceId = OFF_BOARD
) -> float:
    """The three best, one after another."""
    worths = [worth * faded(far[space] - moves) for space, worth in found.items() if space in far and space != without]
    return PROMISED * sum([THEN**place * worth for place, worth in enumerate(nlargest(3, worths))])


def faded(steps: int) -> float:
    """What is left of a worth that lies so many steps away."""
    return FADED[max(0, steps)]


FADED = [float(FADING ** (steps / STRIDE)) for steps in range(FAR)]


def ways(t: Game, seat: int, space: SpaceId) -> Mapping[SpaceId, int]:
    """How far it is to wherever his level lets him go; what lies in the way may be beaten until then."""
    level = t.state.heroes[seat].level
    key = "ways", space, level
    return remembered(t, key, lambda: routes.reach_from(t, space, level, FAR, frozenset()))


# ── what waits ───────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_goals(t: Game, seat: int) -> Mapping[SpaceId, float]:
    """What ending some later turn on each space may be worth to him."""
    key = "goals", seat, what_counts(t, seat)
    board = [SpaceId(space) for space in t.content.board]
    return remembered(t, key, lambda: find_goals(t, seat, board, [], lambda fight: fights.expected(t, fight)))


def goals_now(t: Game, seat: int) -> Mapping[SpaceId, float]:
    """What ending this turn on each space in reach is worth to him, with the cards and the energy he has."""
    hero, rivals, reach = t.state.heroes[seat], rivals_of(t, seat), tuple(routes.reach(t, seat))
    seen = tuple([(one.space, bool(one.bag), one.damage, fights.what_matters(t, other)) for other, one in rivals])
    key = "goals now", seat, reach, what_counts(t, seat), fights.held(t, seat), hero.energy, seen, t.state.players

    def find() -> Mapping[SpaceId, float]:
        return find_goals(t, seat, reach, rivals, lambda fight: fights.outlook(t, fight, hero.energy))

    return remembered(t, key, find)


def what_counts(t: Game, seat: int) -> tuple[Any, ...]:
    """Everything that makes a space worth going to."""
    hero, state = t.state.heroes[seat], t.state
    has = hero.damage, hero.quests, hero.trophies, len(hero.bag), len(hero.kept), len(hero.hand)
    found = tuple([(one.space, one.kind if seat in one.seen_by else "") for one in state.found])
    return fights.what_matters(t, seat), has, found, state.track, trophies_left(t)


def rivals_of(t: Game, seat: int) -> Rivals:
    """Whom he may attack where they stand; in a later turn they stand elsewhere."""
    if events.duels_forbidden(t):
        return []
    others = [(other, hero) for other, hero in enumerate(t.state.heroes) if other != seat and hero.space]
    return [(other, hero) for other, hero in others if not routes.is_city(t, hero.space)]


def trophies_left(t: Game) -> tuple[str, ...]:
    return tuple([name for name, deck in t.state.decks.items() if name.startswith("trophies_") and deck.bag])


def find_goals(t: Game, seat: int, spaces: Iterable[SpaceId], rivals: Rivals, see: See) -> dict[SpaceId, float]:
    level = t.state.heroes[seat].level
    drawn = {colour: draws(t, seat, colour) for colour in COLOURS[max(0, level - 1) : level + 1]}
    found = {}
    for there in spaces:
        space = t.content.board[there]
        if COLOURS.index(space.level) <= level:
            here = [other for other, hero in rivals if hero.space == there]
            fight = 0.0 if space.kind == "city" else fought(t, seat, there, drawn.get(space.level, 0.0), here, see)
            errands = sum([errand(t, seat, quest, there) for quest in t.state.heroes[seat].quests])
            found[there] = fight + errands + explored(t, seat, there)
    return found


def fought(t: Game, seat: int, space: SpaceId, drawn: float, rivals: list[int], see: See) -> float:
    """What comes of the challenge there: of a red marker's, else of the best there is, a rival among them."""
    lying = [left for left in t.state.track if left.space == space]
    reds = [left for left in lying if left.red]
    left = [card_worth(t, seat, one.card, see(Fight(seat, one.card))) for one in reds or lying]
    if reds:
        return max(left)
    duels = [duel_worth(t, seat, rival, see) for rival in rivals]
    if t.content.board[space].encounter is not None:
        return max([*left, *duels, printed_worth(t, seat, space, see)])
    return max([*left, *duels] if left else [*duels, drawn])


def printed_worth(t: Game, seat: int, space: SpaceId, see: See) -> float:
    """What comes of a combat with the printed encounter of this space."""
    fight = Fight(seat, printed=space)
    won = prize(t, seat, space) + counted(t, seat, fight)
    seen = see(fight) if won else fights.unaided(t, fight)
    return seen.victory * won * (seen.victory >= SURE) - cost(seen)


def prize(t: Game, seat: int, space: SpaceId) -> float:
    """What beating the printed encounter earns: a level and the quests that ask for it, or a trophy he has not won."""
    hero, there = t.state.heroes[seat], t.content.board[space]
    if there.kind == "level_up":
        return level_worth(t, seat) if COLOURS.index(there.level) == hero.level < TOP_LEVEL else 0.0
    if any(t.content.trophies[trophy].source == space for trophy in hero.trophies):
        return 0.0
    pile = t.state.decks[trophies_of(space)].bag
    return t.content.trophies[pile[0]].valor if pile else 0.0


def level_worth(t: Game, seat: int) -> float:
    hero = t.state.heroes[seat]
    quests = [t.content.quests[quest.kind] for quest in hero.quests]
    above = COLOURS[hero.level + 1]
    return LEVEL + sum([one.valor for one in quests if one.goal.type == "level" and one.goal.level == above])


def draws(t: Game, seat: int, colour: str) -> float:
    """What comes of a card of this colour, on average over a quarter of them, and what quests may count for it."""
    key = "draws", colour, fights.what_matters(t, seat)

    def find() -> float:
        cards = [CardId(card.id) for card in t.content.encounters.values() if card.level == colour][2::4]
        seen = [fights.unaided(t, Fight(seat, card)) for card in cards]
        return sum([ITEM * one.victory - cost(one) for one in seen]) / len(cards)

    return remembered(t, key, find) + sum(
        [share(t, quest, colour) * step(t, quest) for quest in t.state.heroes[seat].quests]
    )


def card_worth(t: Game, seat: int, card: CardId, seen: Outlook) -> float:
    """What comes of a combat with this encounter."""
    return seen.victory * (ITEM + counted(t, seat, Fight(seat, card))) - cost(seen)


def duel_worth(t: Game, seat: int, rival: int, see: See) -> float:
    """What comes of attacking him: a quest, an item, and what his defeat costs him."""
    fight = Fight(seat, rival=rival)
    spoils = SPOILS * bool(t.state.heroes[rival].bag) + RIVALRY / (t.state.players - 1)
    seen = see(fight)
    return seen.victory * (spoils + counted(t, seat, fight)) - cost(seen)


def cost(seen: Outlook) -> float:
    return DAMAGE * seen.damage + DEFEAT * seen.defeat


def counted(t: Game, seat: int, fight: Fight) -> float:
    """What quests count for such a victory."""
    quests = t.state.heroes[seat].quests
    return sum([step(t, quest) for quest in quests if goals.is_counted(t, quest, fight, seat)])


def step(t: Game, quest: Quest) -> float:
    """What one more victory that counts does for a quest; nothing, once there are enough."""
    printed = t.content.quests[quest.kind]
    return COUNTED * printed.valor / printed.goal.number if quest.beaten < printed.goal.number else 0.0


# ── quests, markers and resources ────────────────────────────────────────────────────────────────────────────────────


def errand(t: Game, seat: int, quest: Quest, space: SpaceId) -> float:
    """What ending a turn there does for a quest that is completed by being somewhere."""
    printed = t.content.quests[quest.kind]
    goal = printed.goal
    if goal.type == "visit":
        return printed.valor / len(goal.spaces) if space in goal.spaces and space not in quest.visited else 0.0
    return printed.valor if goals.is_met(t, seat, quest, space) else 0.0


def explored(t: Game, seat: int, space: SpaceId) -> float:
    """The markers that lie there; else the best resource of the space."""
    lying = [one for one in t.state.found if one.space == space]
    if lying:
        return sum([marker_worth(t, one.kind) if seat in one.seen_by else UNSEEN for one in lying])
    found = [resource(t, seat, name) for name in t.content.board[space].resources]
    return max(found, default=0.0)


def marker_worth(t: Game, kind: str) -> float:
    return MARKER if t.content.markers[kind].colour == "green" else TRAP


def resource(t: Game, seat: int, name: str) -> float:
    """What one resource is worth to him now."""
    hero = t.state.heroes[seat]
    if name.startswith("heal"):
        return DAMAGE * min(hero.damage, {"heal1": 1, "heal2": 2}.get(name, FAR))
    if name.startswith("ability"):
        return CARD * min(HAND_LIMIT - len(hero.hand), int(name[-1])) * (1.0 if len(hero.hand) < 6 else 0.3)
    if name == "quest":
        return HOPED * new_hope(t, seat)
    return DISCOVERY if name == "discovery" else 0.0
