"""5. Cards that need a section of their own in a combat.

`hero` is here the fighter (of a fireball: the space) that the card was played on; `source` tells the line of power.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import heraut.games.heroes3.rules.ch05_cards.spells as spells
import heraut.games.heroes3.rules.ch05_cards.targets as targets
import heraut.games.heroes3.rules.ch09_units as ch09_units
import heraut.games.heroes3.rules.plays as plays
from heraut.games.heroes3.answers.on_map import Card, Target
from heraut.games.heroes3.answers.with_cards import NumberOf, PlayOf
from heraut.games.heroes3.model import BESIDE, NOBODY, Game, Laid
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import distance
from heraut.games.heroes3.numbers.combat_values import battle_of, called
from heraut.games.heroes3.rules import told
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.games.heroes3.rules.ch05_cards.special_plays import SeenElsewhere
from heraut.kernel import Arrow, Section, ask, call

PARALYSED = "paralysed"
CHAINED = 2  # further units that chain lightning strikes


# ── when the combat begins ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CastFirst(Section):
    """Intelligence: which spell? → it is cast before anybody is activated."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-SPL-3. It counts for the limit of the combat round, which the expert effect raises."""
        now = targets.Now(self.seat, targets.ACTIVATION)
        return ask(self.seat, "cast_first", spells.spells_in_hand(t, now), self.hear, secret=True)

    def hear(self, t: Game, choice: PlayOf) -> Arrow:
        return call(spells.Cast(self.seat, choice.card, targets.ACTIVATION), self.over)

    def over(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        return None


def can_cast_first(t: Game, seat: int, hero: int, source: str) -> bool:
    return bool(spells.spells_in_hand(t, targets.Now(seat, targets.ACTIVATION)))


@dataclass(slots=True)
class SwapTwoUnits(Section):
    """Tactics: one unit, another one → they change places."""

    seat: int
    hero: int
    source: str
    first: int = -1

    def start(self, t: Game) -> Arrow:
        """H3-CMB-6."""
        return ask(self.seat, "swap_first", [Target(who) for who in own_units(t, self.seat)], self.hear_first)

    def hear_first(self, t: Game, choice: Target) -> Arrow:
        self.first = choice.fighter
        others = [Target(who) for who in own_units(t, self.seat) if who != self.first]
        return ask(self.seat, "swap_second", others, self.hear_second)

    def hear_second(self, t: Game, choice: Target) -> Arrow:
        """H3-COM-7."""
        one, other = battle_of(t).fighters[self.first], battle_of(t).fighters[choice.fighter]
        one.space, other.space = other.space, one.space
        t.tell("units_swapped", fighters=(called(t, self.first), called(t, choice.fighter)))
        return None


def own_units(t: Game, seat: int) -> list[int]:
    """The units of a seat that stand on the board."""
    side = targets.side_of(t, seat)
    fighters = battle_of(t).fighters
    return [who for who, one in fighters.items() if one.side == side and one.space != BESIDE]


def can_swap(t: Game, seat: int, hero: int, source: str) -> bool:
    return len(own_units(t, seat)) > 1


@dataclass(slots=True)
class NoEscape(Section):
    """Shackles of War: the enemy hero neither retreats nor surrenders."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-END-1."""
        battle = battle_of(t)
        barred = list(battle.no_escape)
        barred[1 - targets.side_of(t, self.seat)] = True
        battle.no_escape = (barred[0], barred[1])
        t.tell("no_escape", seat=self.seat)
        return None


def can_bar(t: Game, seat: int, hero: int, source: str) -> bool:
    """Only a player's hero could escape, main or secondary."""
    side, battle = targets.side_of(t, seat), battle_of(t)
    return side >= 0 and battle.owners[1 - side] >= 0 and battle.heroes[1 - side] != NOBODY


# ── spells and attacks of the enemy ──────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CancelSpell(Section):
    """Resistance: the enemy spell just cast has no effect."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-CMB-44."""
        spells.under_way(t).cancelled = True
        return None


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class OverlayUnit(Section):
    """Cloak of the Undead King: the card lies over the unit; one that lay there before is discarded."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-COM-7."""
        unit = battle_of(t).fighters[self.hero]
        if unit.overlay:
            ch09_units.uncover(t, self.hero)
        unit.overlay = self.source.split("/")[1]
        told.covered(t, self.hero, unit.overlay)
        return None


@dataclass(slots=True)
class RetaliateAgain(Section):
    """Counterstrike: a unit that has retaliated may do so again."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-CMB-34."""
        battle_of(t).fighters[self.hero].retaliated -= 1
        t.tell("retaliates_again", who=self.hero, fighter=called(t, self.hero))
        return None


@dataclass(slots=True)
class TeleportUnit(Section):
    """Teleport: the unit goes to the free space that was named."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-UNI-34."""
        space = int(self.source.split("/")[4])
        battle_of(t).fighters[self.hero].space = space
        t.tell("teleported", who=self.hero, fighter=called(t, self.hero), space=space)
        return None


@dataclass(slots=True)
class LiftAnEffect(Section):
    """Cure: heal by the line → (the paralysis, or one card laid on the unit, is taken off)."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-CMB-15 H3-CRD-24. Any card laid on it, whosever it is."""
        ch09_units.heal(t, self.hero, gains.line_at(t, self.source).heal or 0)
        unit = battle_of(t).fighters[self.hero]
        effects: list[NumberOf | Card] = [NumberOf(PARALYSED)] if unit.paralysed else []
        effects += [Card(card) for card in dict.fromkeys([laid.card for laid in unit.laid])]
        return ask(self.seat, "lift_effect", effects, self.hear) if effects else None

    def hear(self, t: Game, choice: NumberOf | Card) -> Arrow:
        """H3-CMB-42 H3-CRD-24. The card goes to the discard of whoever played it."""
        unit = battle_of(t).fighters[self.hero]
        if isinstance(choice, NumberOf):
            unit.paralysed = False
            told.paralysis_lifted(t, self.hero)
            return None
        laid = next(one for one in unit.laid if one.card == choice.card)
        unit.laid.remove(laid)
        is_over(t, laid)
        t.tell("effect_lifted", who=self.hero, fighter=called(t, self.hero), card=choice.card)
        ch09_units.wear(t, self.hero)
        return None


# ── several targets ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Fireball(Section):
    """Fireball: the units on two adjacent spaces are hurt."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-UNI-7. Of any side; spaces may be empty."""
        damage = gains.line_at(t, self.source).damage or 0
        spaces = (self.hero, int(self.source.split("/")[4]))
        for who, fighter in list(battle_of(t).fighters.items()):
            if fighter.space in spaces:
                ch09_units.hurt(t, who, ch09_units.spell_damage(t, who, damage))
        return None


@dataclass(slots=True)
class ChainLightning(Section):
    """Chain Lightning: the unit chosen → the two closest to it; its caster chooses between equally close ones ⟲."""

    seat: int
    hero: int
    source: str
    space: int = BESIDE
    struck: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-UNI-7. The places count as they were when it struck."""
        self.space = battle_of(t).fighters[self.hero].space
        return self.strike(t, Target(self.hero))

    def strike(self, t: Game, choice: Target) -> Arrow:
        chain = gains.line_at(t, self.source).chain or ()
        who = choice.fighter
        ch09_units.hurt(t, who, ch09_units.spell_damage(t, who, chain[len(self.struck)]))
        self.struck += (who,)
        closest = self.closest(t)
        if len(self.struck) > CHAINED or not closest:
            return None
        return ask(self.seat, "chain_lightning", [Target(one) for one in closest], self.strike)

    def closest(self, t: Game) -> list[int]:
        """The units not yet struck that are closest to the first."""
        fighters = battle_of(t).fighters
        left = [who for who in fighters if who not in self.struck and ch09_units.touched_by_magic(t, who)]
        far = {who: distance(self.space, fighters[who].space) for who in left}
        return [who for who in left if far[who] == min(far.values())]


def during_combat(t: Game, seat: int, hero: int, source: str) -> bool:
    """H3-CRD-5. Nothing of this is played on the map."""
    return t.state.battle is not None


PLAYS: dict[str, type[Section]] = {
    "cast_first": CastFirst,
    "swap_two_units": SwapTwoUnits,
    "no_escape": NoEscape,
    "cancel_spell": CancelSpell,
    "cancel_lethal_attack": SeenElsewhere,
    "ignore_rolled_die": SeenElsewhere,
    "overlay_unit": OverlayUnit,
    "retaliate_again": RetaliateAgain,
    "teleport_unit": TeleportUnit,
    "lift_an_effect": LiftAnEffect,
    "fireball": Fireball,
    "chain_lightning": ChainLightning,
}
CAN_PLAY: dict[str, Callable[[Game, int, int, str], bool]] = {
    **dict.fromkeys(PLAYS, during_combat),
    "cast_first": can_cast_first,
    "swap_two_units": can_swap,
    "no_escape": can_bar,
}
plays.add(PLAYS, CAN_PLAY)

SECTIONS: tuple[type[Section], ...] = tuple(dict.fromkeys(PLAYS.values()))
