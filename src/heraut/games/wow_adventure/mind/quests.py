"""What open quests are worth: their valor, over the turns that they are likely to take."""

from __future__ import annotations

from typing import Any

from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.model import OPEN_QUESTS, CardId, Fight, Game, Hero, Quest, QuestId, SpaceId
from heraut.games.wow_adventure.numbers import goals, routes
from heraut.games.wow_adventure.printed.cards import Goal
from heraut.games.wow_adventure.printed.effects import COLOURS

LATER = 0.85  # a turn later it is worth so much of it
ERRAND = 2.0  # turns to a place
CLIMB = 2.0  # turns to the next level
DUEL = 6.0  # turns until somebody can be attacked
WON = 0.7  # of all combats
SELDOM = 0.1  # as likely at least an encounter is of the kind that is sought


def hope(t: Game, seat: int, quest: Quest) -> float:
    """What an open quest is worth, wherever the character stands."""

    def find() -> float:
        printed = t.content.quests[quest.kind]
        return float(printed.valor * LATER ** turns(t, seat, quest, printed.goal))

    return remembered(t, ("hope", quest, *what_counts(t, seat)), find)


def what_counts(t: Game, seat: int) -> tuple[Any, ...]:
    """What quests hang on: how far he is from anywhere, and from having what is asked for."""
    hero = t.state.heroes[seat]
    return hero.level, len(hero.hand), len(hero.bag), len(hero.kept), bool(hero.weapon) + bool(hero.armour)


def new_hope(t: Game, seat: int) -> float:
    """What another quest is worth: as much as an elite quest on average, less the one that has to be given up."""
    hero = t.state.heroes[seat]

    def find() -> float:
        elite = [Quest(QuestId(quest.id)) for quest in t.content.quests.values() if quest.deck == "elite"]
        return sum([hope(t, seat, quest) for quest in elite]) / len(elite)

    given_up = min([hope(t, seat, quest) for quest in hero.quests]) if len(hero.quests) >= OPEN_QUESTS else 0.0
    return max(0.0, remembered(t, ("new hope", *what_counts(t, seat)), find) - given_up)


def turns(t: Game, seat: int, quest: Quest, goal: Goal) -> float:
    """How many turns it is likely to take."""
    hero = t.state.heroes[seat]
    if goal.type == "visit":
        ahead = [SpaceId(space) for space in goal.spaces if space not in quest.visited]
        return ERRAND * len(ahead) + climb(hero, max([routes.level_of(t, space) for space in ahead], default=0))
    if goal.type == "level":
        return climb(hero, COLOURS.index(goal.level or "gray"))
    if goal.type == "own":
        return ERRAND + lacking(hero, goal) + climb(hero, COLOURS.index(goal.at) if goal.at in COLOURS else 0)
    left = max(0, goal.number - quest.beaten)
    if goal.type == "beat":
        return left / found(t, hero.level, quest) + ERRAND
    return left * (DUEL if goal.type == "beat_hero" else ERRAND) + ERRAND


def climb(hero: Hero, level: int) -> float:
    return CLIMB * max(0, level - hero.level)


def lacking(hero: Hero, goal: Goal) -> float:
    """How many turns it takes to come by what he has not got yet."""
    has = {"hand": len(hero.hand), "bag": len(hero.bag), "markers": len(hero.kept)}
    worn = bool(hero.weapon) + bool(hero.armour)
    return float(max(0, goal.number - has[goal.own])) if goal.own in has else 2.0 * (2 - worn)


def found(t: Game, level: int, quest: Quest) -> float:
    """How likely it is that an encounter is drawn that counts, and beaten; of the colour that is best for it."""
    return max([SELDOM, *[share(t, quest, colour) for colour in COLOURS[: level + 1]]])


def share(t: Game, quest: Quest, colour: str) -> float:
    """The same for one colour."""
    if t.content.quests[quest.kind].goal.type != "beat":
        return 0.0
    key = "share", quest.kind, colour

    def find() -> float:
        cards = [Fight(0, CardId(card.id)) for card in t.content.encounters.values() if card.level == colour]
        return WON * sum([goals.is_counted(t, Quest(quest.kind), fight, 0) for fight in cards]) / len(cards)

    return remembered(t, key, find)
