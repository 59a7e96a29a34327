"""IX-C-3. Attack and defence: who places its dice when, and where they may go."""

from __future__ import annotations

from functools import cache, lru_cache

from heraut.games.confrontation.answers import Place, Rage
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.requirements import lacks
from heraut.games.confrontation.rules.skills import not_calm
from heraut.kernel import Reason

FIRST, NORMAL, LAST, AFTER_INITIATIVE = range(4)


def placing_group(t: Battle, who: int) -> int:
    """CF-C3-3 CF-C3-7 CF-C3-11 CF-C4-3 CF-C4-4 CF-C4-5. Before all, in order, after all, or after Initiative."""
    held = t.state.modifiers.get(who)
    if held is None:
        return FIRST if t.content.fighters[t.state.figures[who].fighter].places_first else NORMAL
    effects = [t.content.states[one.status].places for one in held if one.status in t.content.states]
    if "after_initiative" in effects:
        return AFTER_INITIATIVE
    if "last" in effects:
        return LAST
    if "first" in effects or t.content.fighters[t.state.figures[who].fighter].places_first:
        return FIRST
    return NORMAL


def placing_order(t: Battle, fighters: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """CF-C3-2 CF-C3-5 CF-C3-6 CF-C3-8 CF-C3-9 CF-C3-10. Who announces when: by group, then by rising PA.

    On a tie between sides the loser of the Tactics roll goes first; tied fighters of one side stand together, for their
    player to choose.  Given apart: those who place before Initiative, and those who may wait for it.
    """
    figures, cards, tactics = t.state.figures, t.content.fighters, t.state.tactics
    places: list[tuple[int, int, int, int]] = []
    for who in fighters:
        figure = figures[who]
        places.append((placing_group(t, who), cards[figure.fighter].PA, -tactics.index(figure.side), who))
    return in_order(tuple(places))


@lru_cache(maxsize=4096)
def in_order(places: tuple[tuple[int, int, int, int], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """CF-C3-2 CF-C4-5. Those who share a place together, place after place; apart, those who come after Initiative."""
    shared: dict[tuple[int, int, int], list[int]] = {}
    for group, points, side, who in sorted(places):
        shared.setdefault((group, points, side), []).append(who)
    before = tuple([tuple(batch) for place, batch in shared.items() if place[0] != AFTER_INITIATIVE])
    return before, tuple([tuple(batch) for place, batch in shared.items() if place[0] == AFTER_INITIATIVE])


def placements(t: Battle, who: int, tested: bool) -> tuple[Place | Rage, ...]:
    """CF-C3-4 CF-X-6 CF-K-6 CF-K-7 CF-K-32. Every way to share out a fighter's dice; no fury after Initiative."""
    figure = t.state.figures[who]
    skill = t.content.fighters[figure.fighter].skill
    dice = figure.unplaced
    if who in t.state.modifiers:
        if t.state.has(who, "routing"):
            return (Place(who, 0, dice),)
        if t.state.has(who, "fury"):
            return (Place(who, dice, 0),)
    most_bought = int(skill["sequence"]) if "sequence" in skill else 0
    found = shares(who, dice, most_bought, "swashbuckler" in skill)
    return (*found, Rage(who)) if "battle_fury" in skill and not tested else found


@cache
def shares(who: int, dice: int, most_bought: int, may_hold: bool) -> tuple[Place, ...]:
    """CF-C3-4 CF-K-6 CF-K-7. All ways to put so many dice in attack and defence, and the usual extras."""
    found: list[Place] = []
    for bought in range(most_bought + 1):
        for held in (0, 1) if may_hold else (0,):
            free = dice + bought - held
            found += [Place(who, attack, free - attack, held, bought) for attack in range(free, -1, -1)]
    return tuple(found)


def cannot_share(t: Battle, wish: Place) -> Reason | None:
    """CF-C2-1 CF-C3-1 CF-C3-4. Every die is placed and no other, but for what skills add or hold back."""
    who, dice = wish.fighter, t.state.figures[wish.fighter].unplaced
    wrong = bound_to_place(t, wish) or bought_too_many(t, wish) or held_too_many(t, wish)
    placed = wish.attack + wish.defence + wish.held - wish.bought
    if wrong is not None or placed == dice:
        return wrong
    if placed > dice:
        return Reason("too-many-dice", ("CF-C2-1",), who=who, dice=dice)
    return Reason("every-die", ("CF-C3-1", "CF-C3-4"), who=who, dice=dice)


def bound_to_place(t: Battle, wish: Place) -> Reason | None:
    """CF-X-6 CF-K-32. In rout all dice go to defence, in fury to attack."""
    who, extras = wish.fighter, wish.held or wish.bought
    free = wish.defence if t.state.has(who, "routing") else wish.attack
    placed = wish.attack + wish.defence
    return not_calm(t, who) if extras or free != placed else None


def bought_too_many(t: Battle, wish: Place) -> Reason | None:
    """CF-K-7."""
    who = wish.fighter
    most = int(t.content.fighters[t.state.figures[who].fighter].skill.get("sequence", 0))
    if wish.bought <= most:
        return None
    return lacks(t, who, "sequence") or Reason("most-bought", ("CF-K-7",), who=who, most=most)


def held_too_many(t: Battle, wish: Place) -> Reason | None:
    """CF-K-6. The Swashbuckler holds back one die."""
    who = wish.fighter
    if not wish.held:
        return None
    return lacks(t, who, "swashbuckler") or (Reason("one-held", ("CF-K-6",), who=who) if wish.held > 1 else None)


def odd_placements(t: Battle, who: int) -> list[Place | Rage]:
    """One die too many, one left out, all on one side; and what skills would add."""
    figure = t.state.figures[who]
    dice, skill = figure.unplaced, t.content.fighters[figure.fighter].skill
    most = int(skill.get("sequence", 0))
    found: list[Place | Rage] = [Place(who, dice + 1, 0), Place(who, dice - 1, 0), Place(who, dice, 0)]
    found.append(Place(who, 0, dice))
    found += [Place(who, dice + most + 1, 0, 0, most + 1)] if most else []
    found += [Place(who, dice - 2, 0, 2)] if "swashbuckler" in skill and dice > 1 else []
    return [*found, Rage(who)] if "battle_fury" in skill else found
