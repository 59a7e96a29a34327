"""What quests ask for, as pure judgements."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Fight, Game, Hero, Quest, SpaceId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.printed.cards import Goal
from heraut.games.wow_adventure.printed.effects import COLOURS

IN_CITIES = ("beat", "beat_left")  # completed in any city
COUNTED = ("beat", "beat_hero", "beat_printed", "beat_left")


def is_met(t: Game, seat: int, quest: Quest, space: SpaceId) -> bool:
    """WW-MAI-1 WW-QST-5. May it be completed by this character, if he stands there?"""
    goal, hero = t.content.quests[quest.kind].goal, t.state.heroes[seat]
    if goal.type in COUNTED and quest.beaten < goal.number:
        return False
    if goal.type in IN_CITIES:
        return routes.is_city(t, space)
    if goal.type == "beat_printed":
        return space in goal.spaces
    if goal.type == "visit":
        return space in goal.spaces and {*goal.spaces} <= {*quest.visited, space}
    if goal.type == "level":
        return hero.level >= COLOURS.index(goal.level or "gray")
    return goal.type == "beat_hero" or (_is_at(t, space, goal) and _owns(t, hero, goal))


def _is_at(t: Game, space: SpaceId, goal: Goal) -> bool:
    """WW-QST-5. A card that names no place is completed anywhere."""
    if goal.at == "city":
        return routes.is_city(t, space)
    return not goal.at or t.content.board[space].level == goal.at


def _owns(t: Game, hero: Hero, goal: Goal) -> bool:
    """WW-QST-5. What he has, wears or is free of."""
    if goal.own == "no_damage":
        return hero.damage == 0
    worn = [t.content.encounters[card] for card in (hero.weapon, hero.armour) if card]
    if goal.own == "slots":
        return {*goal.slots} <= {card.item.slot for card in worn}
    least = COLOURS.index(goal.level_min or "gray")
    has = {
        "markers": len(hero.kept),
        "hand": len(hero.hand),
        "bag": len(hero.bag),
        "worn": sum([COLOURS.index(card.level) >= least for card in worn]),
    }
    return has[goal.own] >= goal.number


def is_counted(t: Game, quest: Quest, fight: Fight, by: int) -> bool:
    """WW-QST-6 WW-QST-9. Does beating the other side of this combat count for a quest of the winner's?"""
    goal = t.content.quests[quest.kind].goal
    if goal.type == "beat_hero":
        return fight.rival >= 0
    if goal.type == "beat_printed":
        return fight.printed in goal.spaces
    if goal.type == "beat_left":
        return any(left.card == fight.card and left.left_by == by for left in t.state.track)
    return goal.type == "beat" and bool(fight.card) and _is_such(t, goal, fight)


def _is_such(t: Game, goal: Goal, fight: Fight) -> bool:
    """The kind and the colour that are asked for, if any."""
    card = t.content.encounters[fight.card]
    high_enough = COLOURS.index(card.level) >= COLOURS.index(goal.level_min or "gray")
    return goal.kind in ("", card.kind) and goal.level in ("", card.level) and high_enough
