"""Where it is worth going: what waits on each space, over the turns it takes to get there."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.games.wow_adventure.mind import fights
from heraut.games.wow_adventure.mind.belongings import DAMAGE, DEFEAT, LEVEL
from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.model import (
    HAND_LIMIT,
    OPEN_QUESTS,
    TOP_LEVEL,
    CardId,
    Fight,
    Game,
    Quest,
    SpaceId,
    trophies_of,
)
from heraut.games.wow_adventure.numbers import goals, routes
from heraut.games.wow_adventure.printed.effects import COLOURS

FADING = 0.75  # a turn later it is worth so much of it
STRIDE = 2.5  # spaces a turn
ITEM = 0.15  # what is taken from an encounter
PROMISED = 0.5  # of what one has not got yet
CARD, QUEST, DISCOVERY = 0.15, 0.5, 0.1
FAR = 99
SURE = 0.3  # below such odds a fight is not sought


def prospect(t: Game, seat: int, space: SpaceId, moves: int = 0) -> float:
    """What a character may expect who stands there with so much movement."""
    return best_of(seat_goals(t, seat), ways(t, seat, space), moves)


def best_of(found: Mapping[SpaceId, float], far: Mapping[SpaceId, int], moves: int) -> float:
    best = [worth * faded(far[space] - moves) for space, worth in found.items() if space in far]
    return PROMISED * max(best, default=0.0)


def faded(steps: int) -> float:
    """What is left of a worth that lies so many steps away."""
    return float(FADING ** (max(0, steps) / STRIDE))


def ways(t: Game, seat: int, space: SpaceId) -> Mapping[SpaceId, int]:
    """How far it is to wherever his level lets him go; what lies in the way may be beaten until then."""
    level = t.state.heroes[seat].level
    key = "ways", space, level
    return remembered(t, key, lambda: routes.reach_from(t, space, level, FAR, frozenset()))


# ── what waits ───────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_goals(t: Game, seat: int) -> Mapping[SpaceId, float]:
    """What ending a turn on each space is worth to him."""
    hero = t.state.heroes[seat]
    has = hero.damage, hero.quests, hero.trophies, hero.bag, len(hero.kept), len(hero.hand)
    key = "goals", seat, fights.what_matters(t, seat), fights.held(t, seat), has, t.state.track, trophies_left(t)
    return remembered(t, key, lambda: find_goals(t, seat))


def trophies_left(t: Game) -> tuple[str, ...]:
    return tuple([name for name, deck in t.state.decks.items() if name.startswith("trophies_") and deck.bag])


def find_goals(t: Game, seat: int) -> dict[SpaceId, float]:
    level = t.state.heroes[seat].level
    drawn = {colour: draws(t, seat, colour) for colour in COLOURS[max(0, level - 1) : level + 1]}
    found = {}
    for space in t.content.board.values():
        if COLOURS.index(space.level) <= level:
            there = SpaceId(space.id)
            fight = 0.0 if space.kind == "city" else fought(t, seat, there, drawn.get(space.level, 0.0))
            errands = sum([errand(t, seat, quest, there) for quest in t.state.heroes[seat].quests])
            found[there] = fight + errands + resources(t, seat, there)
    return found


def fought(t: Game, seat: int, space: SpaceId, drawn: float) -> float:
    """What comes of the challenge there: of a marker's, of the printed encounter's, or of a card's."""
    for left in t.state.track:
        if left.space == space:
            return card_worth(t, seat, left.card, fights.outlook(t, seat, left.card))
    printed = t.content.board[space].encounter
    if printed is None:
        return drawn
    won = prize(t, seat, space) + counted(t, seat, Fight(seat, printed=space))
    seen = fights.outlook(t, seat, printed=space) if won else fights.unaided(t, seat, printed=space)
    return seen.victory * won * (seen.victory >= SURE) - cost(seen)


def prize(t: Game, seat: int, space: SpaceId) -> float:
    """What beating the printed encounter earns: a level, or the trophy one has not won yet."""
    hero, there = t.state.heroes[seat], t.content.board[space]
    if there.kind == "level_up":
        return LEVEL if COLOURS.index(there.level) == hero.level < TOP_LEVEL else 0.0
    if any(t.content.trophies[trophy].source == space for trophy in hero.trophies):
        return 0.0
    pile = t.state.decks[trophies_of(space)].bag
    return t.content.trophies[pile[0]].valor if pile else 0.0


def draws(t: Game, seat: int, colour: str) -> float:
    """What comes of a card of this colour, on average over all that there are."""
    cards = [card.id for card in t.content.encounters.values() if card.level == colour]
    return sum([card_worth(t, seat, card, fights.unaided(t, seat, card)) for card in cards]) / len(cards)


def card_worth(t: Game, seat: int, card: str, seen: fights.Outlook) -> float:
    """What comes of a combat with this encounter."""
    return seen.victory * (ITEM + counted(t, seat, Fight(seat, CardId(card)))) - cost(seen)


def cost(seen: fights.Outlook) -> float:
    return DAMAGE * seen.damage + DEFEAT * seen.defeat


def counted(t: Game, seat: int, fight: Fight) -> float:
    """What quests count for such a victory."""
    worth = 0.0
    for quest in t.state.heroes[seat].quests:
        printed = t.content.quests[quest.kind]
        if quest.beaten < printed.goal.number and goals.is_counted(t, quest, fight, seat):
            worth += 0.8 * printed.valor / printed.goal.number
    return worth


# ── quests and resources ─────────────────────────────────────────────────────────────────────────────────────────────


def errand(t: Game, seat: int, quest: Quest, space: SpaceId) -> float:
    """What ending a turn there does for a quest that is completed by being somewhere."""
    printed, hero = t.content.quests[quest.kind], t.state.heroes[seat]
    goal = printed.goal
    if goal.type == "visit":
        return printed.valor / len(goal.spaces) if space in goal.spaces and space not in quest.visited else 0.0
    here, hero.space = hero.space, space
    met = goals.is_met(t, seat, quest)
    hero.space = here
    return printed.valor if met else 0.0


def resources(t: Game, seat: int, space: SpaceId) -> float:
    """The best resource of a space; none where markers lie."""
    found = [resource(t, seat, name) for name in t.content.board[space].resources]
    return max(found, default=0.0)


def resource(t: Game, seat: int, name: str) -> float:
    """What one resource is worth to him now."""
    hero = t.state.heroes[seat]
    if name.startswith("heal"):
        return DAMAGE * min(hero.damage, {"heal1": 1, "heal2": 2}.get(name, FAR))
    if name.startswith("ability"):
        return CARD * min(HAND_LIMIT - len(hero.hand), int(name[-1])) * (1.0 if len(hero.hand) < 6 else 0.3)
    if name == "quest":
        return QUEST if len(hero.quests) < OPEN_QUESTS else 0.0
    return DISCOVERY if name == "discovery" else 0.0
