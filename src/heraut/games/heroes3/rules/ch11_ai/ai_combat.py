"""11a. Units that nobody commands: where they stand, whom they attack, where they go.

Neutrals in solo and cooperative games and the units of an AI's hero obey these rules (H3-AI-42); where they leave a
choice, the player who fights them makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import heraut.games.heroes3.rules.ch10_combat.attacks as attacks
import heraut.games.heroes3.rules.ch10_combat.combat_round as combat_round
import heraut.games.heroes3.rules.ch10_combat.deploy as deploy
import heraut.games.heroes3.rules.ch10_combat.siege_walls as siege_walls
import heraut.games.heroes3.rules.ch11_ai.ai_deck as ai_deck
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import SpaceOf
from heraut.games.heroes3.model import AI, BESIDE, COLUMNS, MIDDLE, OFFICIAL, TOWER, Fighter, Game
from heraut.games.heroes3.numbers.combat_board import (
    FAR_AWAY,
    SPACES,
    adjacent,
    back_row,
    column_of,
    distance,
    front_row,
    obstacles,
    path_length,
    reach,
    row_spaces,
)
from heraut.games.heroes3.numbers.combat_values import TIERS, battle_of, initiative, tier_of, type_of
from heraut.kernel import Arrow, Section, ask, call

NO_WAY = SPACES * COLUMNS  # worse than any way on foot: then the straight distance tells which space is nearer


def opponent(t: Game, side: int) -> int:
    """H3-AI-14. The seat that makes the choices which the rules leave open: the one who fights this side."""
    return battle_of(t).commands[1 - side]


def least(among: Iterable[int], key: Callable[[int], Any]) -> list[int]:
    """Those with the least key: one, or several that are tied."""
    ranked = [(key(one), one) for one in among]
    lowest = min([rank for rank, _ in ranked], default=None)
    return [one for rank, one in ranked if rank == lowest]


# ── placing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def from_the_left(t: Game, side: int) -> list[int]:
    """H3-CMB-7. The columns from the left as seen from behind that side; official: as its opponent sees them."""
    columns = list(range(COLUMNS))
    mirrored = (side == 1) != (t.state.edition == OFFICIAL)
    return columns[::-1] if mirrored else columns


def free_space(t: Game, side: int, ranged: bool) -> int:
    """H3-CMB-7 H3-CMB-25 H3-CMB-26 H3-CMB-51. The leftmost free space of its row, then of the other row."""
    taken = {fighter.space for fighter in battle_of(t).fighters.values()}
    rows = (back_row(side), front_row(side)) if ranged else (front_row(side), back_row(side))
    spaces = [row_spaces(row)[column] for row in rows for column in from_the_left(t, side)]
    return next(space for space in spaces if space not in taken)


@dataclass(slots=True)
class PlaceByRule(Section):
    """H3-CMB-7. The units of a side take their places, one after the other.

    (next) → the fastest of those left, then the higher tier → a tie: the opponent says which ⟲
    """

    side: int

    def start(self, t: Game) -> Arrow:
        """H3-CMB-7 H3-CMB-25 H3-CMB-27. First those who fill their own row; whoever is left over comes last."""
        fighters = battle_of(t).fighters
        left = [who for who, one in fighters.items() if self.waits(one)]
        if not left:
            return None
        shooters = {who for who in left if type_of(t, fighters[who]) == "ranged"}
        first = least(
            left,
            lambda who: (self.overflows(t, who), who not in shooters, -initiative(t, who), -tier(t, fighters[who])),
        )
        alike = {fighters[who].card: who for who in reversed(first)}
        return ask(opponent(t, self.side), "place_ruled", [Target(who) for who in sorted(alike.values())], self.hear)

    def waits(self, fighter: Fighter) -> bool:
        return fighter.side == self.side and fighter.space == BESIDE and fighter.form != TOWER

    def overflows(self, t: Game, who: int) -> bool:
        """H3-CMB-26 H3-CMB-51. Is the row of its kind full?"""
        fighters = battle_of(t).fighters
        ranged = type_of(t, fighters[who]) == "ranged"
        row = row_spaces(back_row(self.side) if ranged else front_row(self.side))
        return {fighter.space for fighter in fighters.values()}.issuperset(row)

    def hear(self, t: Game, choice: Target) -> Arrow:
        """H3-CMB-26 H3-CMB-51."""
        fighter = battle_of(t).fighters[choice.fighter]
        fighter.space = free_space(t, self.side, type_of(t, fighter) == "ranged")
        deploy.tell_place(t, choice.fighter)
        return self.start


# ── whom it attacks ──────────────────────────────────────────────────────────────────────────────────────────────────


def tier(t: Game, fighter: Fighter) -> int:
    """Bronze is 0, azure 3."""
    return TIERS.index(tier_of(t, fighter))


def tier_order(own: int, other: int) -> int:
    """H3-AI-3 H3-AI-12. The same tier, then lower ones downwards, then higher ones upwards."""
    return own - other if other <= own else len(TIERS) + other - own


def stands(t: Game, who: int) -> dict[int, int]:
    """H3-AI-41. The spaces a unit may go to, with the steps."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    return reach(battle, fighter, type_of(t, fighter))


def approaches(t: Game, who: int, space: int) -> list[int]:
    """The spaces next to that one where the unit may stand after the fewest steps."""
    steps = stands(t, who)
    return least([at for at in steps if adjacent(at, space)], lambda at: steps[at])


def away(t: Game, who: int, target: int) -> int:
    """H3-AI-41. How far a target is: the way on foot; straight on for flying and ranged units."""
    battle = battle_of(t)
    fighter, foe = battle.fighters[who], battle.fighters[target]
    if type_of(t, fighter) == "ground":
        return path_length(fighter.space, foe.space, obstacles(battle, fighter.side))
    return distance(fighter.space, foe.space)


def in_reach(t: Game, who: int) -> list[int]:
    """H3-AI-41 H3-UNI-31 H3-SIE-14. The enemies that a unit can attack in this activation.

    Ranged units shoot at anybody, but at those beside them first; the others need a free space next to their target.
    """
    battle = battle_of(t)
    fighter = battle.fighters[who]
    foes = [other for other, one in battle.fighters.items() if one.side != fighter.side]
    if type_of(t, fighter) == "ranged":
        near = [other for other in foes if adjacent(fighter.space, battle.fighters[other].space)]
        return near or foes
    spaces = stands(t, who)
    return [other for other in foes if any(adjacent(at, battle.fighters[other].space) for at in spaces)]


def targets(t: Game, who: int) -> list[int]:
    """H3-AI-2 H3-AI-3 H3-AI-12 H3-AI-13 H3-AI-14 H3-AI-38 H3-AI-41. Whom a unit attacks; several if they are tied."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    own, kind, official = tier(t, fighter), type_of(t, fighter), t.state.edition == OFFICIAL

    def rank(target: int) -> tuple[int, ...]:
        foe = battle.fighters[target]
        order, far = tier_order(own, tier(t, foe)), away(t, who, target)
        if kind == "ranged" and type_of(t, foe) == "ranged":
            return 0, order, far
        if official:
            return 1, order, far
        return (1, 0, far, 0) if order == 0 else (1, 1, far, order)

    return least(in_reach(t, who), rank)


# ── its activation ───────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RuledActivation(Section):
    """One activation of a unit that the rules command.

    an AI card → whom? ── nobody in reach → (besieging) the closest wall → attack it → end
       ↓                                  → otherwise closer to the enemy → end
    as near as it takes → attack → end
    """

    fighter: int
    target: int = -1
    wall: int = -1

    def start(self, t: Game) -> Arrow:
        """H3-AI-11 H3-AI-43. A card first, if the side has a deck."""
        return call(ai_deck.AiCards(self.fighter), self.choose)

    def choose(self, t: Game, marked: int) -> Arrow:
        """H3-AI-14 H3-AI-35 H3-CMB-9. `marked`: the unit that a spell has just been cast on because of this attack."""
        fighter = battle_of(t).fighters.get(self.fighter)
        if fighter is None:
            return None
        found = targets(t, self.fighter)
        if marked in found:
            found = [marked]
        options = [Target(who) for who in found]
        return ask(opponent(t, fighter.side), "ruled_target", options, self.hear_target, self.nobody_in_reach)

    def hear_target(self, t: Game, choice: Target) -> Arrow:
        """H3-AI-2. It moves as far as it takes; ranged units shoot from where they stand."""
        self.target = choice.fighter
        battle = battle_of(t)
        fighter, foe = battle.fighters[self.fighter], battle.fighters[self.target]
        if type_of(t, fighter) == "ranged":
            return self.attack
        return self.go_to(t, approaches(t, self.fighter, foe.space), "ruled_space")

    def go_to(self, t: Game, spaces: list[int], question: str) -> Arrow:
        """H3-AI-14. Of several spaces that serve alike the player chooses one."""
        side = battle_of(t).fighters[self.fighter].side
        return ask(opponent(t, side), question, [SpaceOf(space) for space in spaces], self.hear_space)

    def hear_space(self, t: Game, choice: SpaceOf) -> Arrow:
        combat_round.move_fighter(t, self.fighter, choice.space)
        return self.attack

    def attack(self, t: Game) -> Arrow:
        """H3-AI-21. With every attack card that has been waiting; or it breaks a wall; or it has only come closer."""
        if self.wall >= 0:
            siege_walls.break_wall(t, self.fighter, self.wall)
        if self.target < 0:
            return None
        ai_deck.lay_attack_cards(t, self.fighter)
        return call(attacks.Attack(self.fighter, self.target), self.done)

    def done(self, t: Game) -> Arrow:
        return None

    # ── nobody in reach ──

    def nobody_in_reach(self, t: Game) -> Arrow:
        """H3-AI-36 H3-AI-37 H3-CMB-29 H3-CMB-49. Walls of a besieged player fall; an AI behind its own defends."""
        walls = walls_in_reach(t, self.fighter)
        fighter = battle_of(t).fighters[self.fighter]
        if walls:
            return ask(opponent(t, fighter.side), "ruled_wall", [SpaceOf(space) for space in walls], self.hear_wall)
        spaces = nearer(t, self.fighter)
        if spaces:
            return self.go_to(t, spaces, "ruled_space")
        if may_defend(t, self.fighter):
            combat_round.defend(t, self.fighter)
        return None

    def hear_wall(self, t: Game, choice: SpaceOf) -> Arrow:
        """H3-AI-36 H3-CMB-30."""
        self.wall = column_of(choice.space)
        return self.go_to(t, approaches(t, self.fighter, choice.space), "ruled_space")


def walls_in_reach(t: Game, who: int) -> list[int]:
    """H3-AI-36 H3-AI-37 H3-SIE-16. The closest walls that a besieger can attack now; nobody breaks his own."""
    battle = battle_of(t)
    if battle.fighters[who].side == 1 or type_of(t, battle.fighters[who]) == "ranged":
        return []
    steps = stands(t, who)
    pieces = [COLUMNS * MIDDLE + column for column, piece in enumerate(battle.walls) if piece]
    ways = {space: min([steps[at] for at in steps if adjacent(at, space)], default=FAR_AWAY) for space in pieces}
    return least([space for space in pieces if ways[space] < FAR_AWAY], lambda space: ways[space])


def nearer(t: Game, who: int) -> list[int]:
    """H3-CMB-29. The spaces that bring it closest to an enemy; none if it is as close as it can be."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    foes = [one.space for one in battle.fighters.values() if one.side != fighter.side and one.space != BESIDE]
    blocked = obstacles(battle, fighter.side) & ~(1 << fighter.space)
    flies = type_of(t, fighter) != "ground"

    def gap(at: int) -> int:
        if flies:
            return min([distance(at, foe) for foe in foes], default=0)
        on_foot = min([path_length(at, foe, blocked) for foe in foes], default=0)
        return on_foot if on_foot < FAR_AWAY else NO_WAY + min([distance(at, foe) for foe in foes])

    here = gap(fighter.space)
    return [at for at in least(stands(t, who), gap) if gap(at) < here]


def may_defend(t: Game, who: int) -> bool:
    """H3-AI-37 H3-AI-42 H3-CMB-40. Only behind the walls of an AI, and not twice in a row."""
    battle, activation = battle_of(t), combat_round.activation_of(t, who)
    behind = battle.fighters[who].side == 1 and battle.owners[1] == AI and any(battle.walls)
    return behind and not (activation is not None and activation.guarded)


SECTIONS: tuple[type[Section], ...] = (PlaceByRule, RuledActivation)
