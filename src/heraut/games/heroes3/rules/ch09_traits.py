"""9. What units can do: the abilities that are more than a number (printed/traits.toml).

Numbers and dice that abilities change are in `combat_values`; when an attack asks for them is in chapter 10d.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import GoTo
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.model import BESIDE, COLUMNS, ROWS, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers.combat_board import (
    NEIGHBOURS,
    SPACES,
    adjacent,
    column_of,
    obstacles,
    row_of,
    row_spaces,
    standing,
)
from heraut.games.heroes3.numbers.combat_values import ATTACK, ability, battle_of, called, printed, shows
from heraut.games.heroes3.printed.cards import Ability
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.games.heroes3.rules.ch05_cards import piles, rolls
from heraut.games.heroes3.rules.ch10_combat import combat_round, who_speaks
from heraut.kernel import Arrow, Gives, Option, Reason, Section, ask, call, give


def holds(t: Game, one: Ability, who: FighterId, target: FighterId) -> bool:
    """The condition of an ability."""
    fighters = battle_of(t).fighters
    if one.only_if == "target_not_adjacent":
        return not adjacent(fighters[who].space, fighters[target].space)
    return one.only_if != "moved" or combat_round.has_moved(t, who)


# ── when the unit activates ──────────────────────────────────────────────────────────────────────────────────────────


def acts_on_activation(t: Game, who: FighterId) -> bool:
    """H3-UNI-8."""
    fighter = battle_of(t).fighters[who]
    if fighter.overlay:
        return False
    for one in printed(t, fighter).abilities:
        if one.when == "activation":
            return True
    return False


@dataclass(slots=True)
class ActivationAbilities(Section):
    """9. What a unit's abilities do when it activates, one after another; gives what is added to its attack.

    heal itself → the enemy loses a card → … his Positive Morale → heal a friend, or strike harder
    """

    fighter: FighterId

    def start(self, t: Game) -> Gives[int]:
        """H3-UNI-8."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        heals = ability(t, fighter, "heals_itself", "activation")
        if heals is not None:
            ch09_units.heal(t, self.fighter, heals.amount or 0)
        loses = ability(t, fighter, "enemy_discards", "activation")
        seat = who_speaks.card_seat(battle, 1 - fighter.side)
        if loses is not None and seat >= 0:
            return call(piles.LoseRandom(seat, loses.amount or 0), self.dishearten)
        return self.dishearten

    def dishearten(self, t: Game) -> Gives[int]:
        """H3-MOR-5."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        seat = battle.owners[1 - fighter.side]
        if seat >= 0 and ability(t, fighter, "breaks_morale", "activation") is not None:
            player = t.state.players[seat]
            if player.morale > 0 and not morale.ignores_morale(t, seat):
                player.morale = 0
                t.tell("disheartened", seat=seat, fighter=called(t, self.fighter))
        return self.tend

    def tend(self, t: Game) -> Gives[int]:
        """H3-UNI-8. Units led by the rules tend whoever is hurt most."""
        battle = battle_of(t)
        fighter = battle.fighters[self.fighter]
        tends = ability(t, fighter, "heals_or_strikes", "activation")
        if tends is None:
            return give(0)
        hurt = self.hurt_friends(t)
        if not hurt:
            return give(tends.attack or 0)
        seat = battle.commands[fighter.side]
        if seat >= 0:
            return ask(seat, "tend_friend", self.hurt_friends, self.hear_tended)
        return self.hear_tended(t, max(hurt, key=lambda option: battle.fighters[option.fighter].damage))

    def hurt_friends(self, t: Game) -> list[Target]:
        """H3-UNI-8 H3-COM-7. Another unit of its side, with damage on it."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[Target]:
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Target) or wish.fighter not in battle_of(t).fighters:
            return None
        return not_a_friend(t, self.fighter, wish.fighter) or unhurt(t, wish.fighter)

    def hear_tended(self, t: Game, choice: Target) -> Gives[int]:
        tends = ability(t, battle_of(t).fighters[self.fighter], "heals_or_strikes", "activation")
        assert tends is not None
        ch09_units.heal(t, choice.fighter, tends.amount or 0)
        return give(0)


def not_a_friend(t: Game, who: FighterId, other: FighterId) -> Reason | None:
    """H3-UNI-8 H3-COM-7. Another unit of the same side."""
    fighters = battle_of(t).fighters
    if other == who:
        return Reason("itself", ("H3-UNI-8", "H3-COM-7"))
    same = fighters[other].side == fighters[who].side
    return None if same else Reason("enemy-unit", ("H3-UNI-8", "H3-COM-7"))


def unhurt(t: Game, who: FighterId) -> Reason | None:
    """H3-UNI-8 H3-COM-7. Only what is hurt is healed."""
    return None if battle_of(t).fighters[who].damage else Reason("unhurt", ("H3-UNI-8", "H3-COM-7"))


# ── two targets ──────────────────────────────────────────────────────────────────────────────────────────────────────


def second_targets(t: Game, who: FighterId, spot: SpaceId) -> list[FighterId]:
    """H3-CMB-45. Whom a unit must also attack, friend or foe, when its target stood on `spot`."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    if ability(t, fighter, "splash", ATTACK) is not None:
        if spot == BESIDE:
            return []
        near = [other for other, one in battle.fighters.items() if one.space in NEIGHBOURS[spot]]
        others = [other for other in near if other != who]
        others.sort(key=lambda other: battle.fighters[other].side == fighter.side)
        return others or near
    if ability(t, fighter, "strikes_through", ATTACK) is not None:
        behind = space_behind(fighter.space, spot)
        if behind == BESIDE or standing(battle, behind) == "wall":
            return []
        return [other for other, one in battle.fighters.items() if one.space == behind]
    return []


def space_behind(space: SpaceId, target: SpaceId) -> SpaceId:
    """The space right behind an adjacent one, as seen from `space`; BESIDE if the board ends there."""
    if not adjacent(space, target):
        return BESIDE
    row = 2 * row_of(target) - row_of(space)
    column = 2 * column_of(target) - column_of(space)
    return row_spaces(row)[column] if 0 <= row < ROWS and 0 <= column < COLUMNS else BESIDE


def second_attack(t: Game, who: FighterId) -> int:
    """The attack with which the second target is struck."""
    fighter = battle_of(t).fighters[who]
    more = ability(t, fighter, "splash", ATTACK) or ability(t, fighter, "strikes_through", ATTACK)
    assert more is not None
    return more.amount or 0


# ── pushing, shielding ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Push(Section):
    """9. After an attack: a die ── one of its faces → the target goes one space away, and does not retaliate."""

    fighter: FighterId
    target: FighterId

    def start(self, t: Game) -> Arrow:
        """H3-MOR-11."""
        battle = battle_of(t)
        seat = battle.owners[battle.fighters[self.fighter].side]
        return call(rolls.RollFor(seat, "attack", 1, "push_roll"), self.read)

    def read(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """H3-COM-7. The player of the target moves it; if that is impossible it stays."""
        battle = battle_of(t)
        fighter, target = battle.fighters[self.fighter], battle.fighters[self.target]
        pushes = ability(t, fighter, "die_pushes", ATTACK)
        if pushes is None or not shows(faces, pushes) or target.space == BESIDE:
            return None
        leader = battle.commands[target.side]
        seat = leader if leader >= 0 else who_speaks.opponent(t, target.side)
        return ask(seat, "pushed", self.away, self.hear, otherwise=self.stay)

    def away(self, t: Game) -> list[GoTo]:
        """H3-COM-7 H3-CMB-12. One space, to a free one that is not adjacent to the attacker."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[GoTo]:
        return [GoTo(space) for space in NEIGHBOURS[battle_of(t).fighters[self.target].space]]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-COM-7 H3-CMB-12."""
        battle = battle_of(t)
        target = battle.fighters[self.target]
        if not isinstance(wish, GoTo) or wish.space not in SPACES:
            return None
        if wish.space not in NEIGHBOURS[target.space]:
            return Reason("pushed-one-space", ("H3-COM-7",))
        if obstacles(battle, target.side) >> wish.space & 1:
            return Reason("space-taken", ("H3-CMB-12",))
        near = adjacent(wish.space, battle.fighters[self.fighter].space)
        return Reason("pushed-away", ("H3-COM-7",)) if near else None

    def stay(self, t: Game) -> Arrow:
        return None

    def hear(self, t: Game, choice: GoTo) -> Arrow:
        ch09_units.move_fighter(t, self.target, choice.space)
        return None


def shielded_by_neighbour(t: Game, who: FighterId) -> bool:
    """Does a friend beside it count as its Shield token?"""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    for other in battle.fighters.values():
        if other.side == fighter.side and other is not fighter and adjacent(other.space, fighter.space):
            if ability(t, other, "shields_neighbours") is not None:
                return True
    return False


# ── when a combat begins ─────────────────────────────────────────────────────────────────────────────────────────────


def drawn_at_start(t: Game, side: int) -> int:
    """How many cards the units of a side let its player draw when the combat begins."""
    drawn = 0
    for fighter in battle_of(t).fighters.values():
        if fighter.side == side:
            draws = ability(t, fighter, "draws_at_start")
            drawn += (draws.amount or 0) if draws is not None else 0
    return drawn
