"""11a. Units that nobody commands: one activation.

Neutrals in solo and cooperative games and the units of an AI's hero obey these rules (H3-AI-42); where they leave a
choice, the player who fights them makes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import SpaceOf
from heraut.games.heroes3.model import AI, MIDDLE, NO_FIGHTER, FighterId, Game
from heraut.games.heroes3.numbers.combat_board import column_of, row_spaces
from heraut.games.heroes3.numbers.combat_values import battle_of, type_of
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch10_combat import attacks, combat_round, siege_walls
from heraut.games.heroes3.rules.ch10_combat.who_speaks import opponent, ruled
from heraut.games.heroes3.rules.ch11_ai import ai_deck, ai_piles, ai_targets
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

# ── its activation ───────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RuledActivation(Section):
    """One activation of a unit that the rules command.

    an AI card → whom? ── nobody in reach → (besieging) the closest wall → attack it → end
       ↓                                  → otherwise closer to the enemy → end
    as near as it takes → attack → end

    `marked`: the unit that a spell has just been cast on because of this attack.
    """

    fighter: FighterId
    target: FighterId = NO_FIGHTER
    wall: int = -1
    marked: FighterId = NO_FIGHTER

    def start(self, t: Game) -> Arrow:
        """H3-AI-11 H3-AI-43. A card first, if the side has a deck."""
        return call(ai_deck.AiCards(self.fighter), self.choose)

    def choose(self, t: Game, marked: FighterId) -> Arrow:
        """H3-AI-35 H3-CMB-9."""
        fighter = battle_of(t).fighters.get(self.fighter)
        if fighter is None:
            return None
        self.marked = marked
        return ask(opponent(t, fighter.side), "ruled_target", self.targets, self.hear_target, self.nobody_in_reach)

    def targets(self, t: Game) -> list[Option]:
        """H3-AI-2 H3-AI-3 H3-AI-12 H3-AI-14 H3-AI-35 H3-CMB-9. Whom it attacks; several if they are tied."""
        found = ai_targets.targets(t, self.fighter)
        return [Target(self.marked)] if self.marked in found else [Target(who) for who in found]

    def hear_target(self, t: Game, choice: Target) -> Arrow:
        """H3-AI-2. It moves as far as it takes; ranged units shoot from where they stand."""
        self.target = choice.fighter
        fighter = battle_of(t).fighters[self.fighter]
        return self.attack if type_of(t, fighter) == "ranged" else self.move

    def move(self, t: Game) -> Arrow:
        """H3-AI-14."""
        side = battle_of(t).fighters[self.fighter].side
        return ask(opponent(t, side), "ruled_space", self.spaces, self.hear_space, self.stay)

    def spaces(self, t: Game) -> list[Option]:
        """H3-AI-2 H3-AI-14 H3-AI-36 H3-CMB-29. Of several spaces that serve alike the player chooses one."""
        if self.target >= 0:
            found = ai_targets.approaches(t, self.fighter, battle_of(t).fighters[self.target].space)
        elif self.wall >= 0:
            found = ai_targets.approaches(t, self.fighter, row_spaces(MIDDLE)[self.wall])
        else:
            found = ai_targets.nearer(t, self.fighter)
        return [SpaceOf(space) for space in found]

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
        return call(attacks.Attack(self.fighter, self.target))

    # ── nobody in reach ──

    def nobody_in_reach(self, t: Game) -> Arrow:
        """H3-AI-36 H3-CMB-29. A wall, if it besieges a player; otherwise it comes closer."""
        side = battle_of(t).fighters[self.fighter].side
        return ask(opponent(t, side), "ruled_wall", self.walls, self.hear_wall, self.move)

    def walls(self, t: Game) -> list[Option]:
        """H3-AI-36 H3-AI-37 H3-AI-14. The closest walls of a besieged player."""
        return [SpaceOf(space) for space in ai_targets.walls_in_reach(t, self.fighter)]

    def stay(self, t: Game) -> Arrow:
        """H3-AI-37 H3-CMB-49. An AI behind its own walls defends."""
        if may_defend(t, self.fighter):
            ch09_units.defend(t, self.fighter)
        return None

    def hear_wall(self, t: Game, choice: SpaceOf) -> Arrow:
        """H3-AI-36 H3-CMB-30."""
        self.wall = column_of(choice.space)
        return self.move

    # ── what the player may not choose ──

    def wishes(self, t: Game) -> list[Option]:
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        if self.at == "hear_target":
            return [Target(who) for who, one in battle.fighters.items() if one.side != fighter.side]
        if self.at == "hear_wall":
            return [SpaceOf(row_spaces(MIDDLE)[column]) for column, piece in enumerate(battle.walls) if piece]
        return [SpaceOf(space) for space in ai_targets.stands(t, self.fighter)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, Target) and self.at == "hear_target":
            return ruled(wish, self.targets(t), "H3-AI-2", "H3-AI-3", "H3-AI-12", "H3-AI-14")
        if isinstance(wish, SpaceOf) and self.at == "hear_wall":
            return ruled(wish, self.walls(t), "H3-AI-36")
        if isinstance(wish, SpaceOf) and self.at == "hear_space":
            return ruled(wish, self.spaces(t), "H3-AI-14", "H3-CMB-29")
        return None


def may_defend(t: Game, who: FighterId) -> bool:
    """H3-AI-37 H3-AI-42 H3-CMB-40. Only behind the walls of an AI, and not twice in a row."""
    battle, activation = battle_of(t), combat_round.activation_of(t, who)
    behind = battle.fighters[who].side == 1 and battle.owners[1] == AI and any(battle.walls)
    return behind and not (activation is not None and activation.guarded)
