"""11a. Units that nobody commands: one activation.

Neutrals in solo and cooperative games and the units of an AI's hero obey these rules (H3-AI-42); where they leave a
choice, the player who fights them makes it.
"""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.rules.ch09_units as ch09_units
import heraut.games.heroes3.rules.ch10_combat.attacks as attacks
import heraut.games.heroes3.rules.ch10_combat.combat_round as combat_round
import heraut.games.heroes3.rules.ch10_combat.siege_walls as siege_walls
import heraut.games.heroes3.rules.ch11_ai.ai_deck as ai_deck
import heraut.games.heroes3.rules.ch11_ai.ai_piles as ai_piles
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import SpaceOf
from heraut.games.heroes3.model import AI, Game
from heraut.games.heroes3.numbers.combat_board import (
    column_of,
)
from heraut.games.heroes3.numbers.combat_values import battle_of, type_of
from heraut.games.heroes3.rules.ch10_combat.who_speaks import opponent
from heraut.games.heroes3.rules.ch11_ai.ai_targets import approaches, nearer, targets, walls_in_reach
from heraut.kernel import Arrow, Section, ask, call

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
        ch09_units.move_fighter(t, self.fighter, choice.space)
        return self.attack

    def attack(self, t: Game) -> Arrow:
        """H3-AI-21. With every attack card that has been waiting; or it breaks a wall; or it has only come closer."""
        if self.wall >= 0:
            siege_walls.break_wall(t, self.fighter, self.wall)
        if self.target < 0:
            return None
        ai_piles.lay_attack_cards(t, self.fighter)
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
            ch09_units.defend(t, self.fighter)
        return None

    def hear_wall(self, t: Game, choice: SpaceOf) -> Arrow:
        """H3-AI-36 H3-CMB-30."""
        self.wall = column_of(choice.space)
        return self.go_to(t, approaches(t, self.fighter, choice.space), "ruled_space")


def may_defend(t: Game, who: int) -> bool:
    """H3-AI-37 H3-AI-42 H3-CMB-40. Only behind the walls of an AI, and not twice in a row."""
    battle, activation = battle_of(t), combat_round.activation_of(t, who)
    behind = battle.fighters[who].side == 1 and battle.owners[1] == AI and any(battle.walls)
    return behind and not (activation is not None and activation.guarded)


SECTIONS: tuple[type[Section], ...] = (RuledActivation,)
