"""5. Cards that need a section of their own on the combat board: for a unit, for several."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Card, Target
from heraut.games.heroes3.answers.with_cards import NumberOf
from heraut.games.heroes3.model import BESIDE, NO_FIGHTER, CardName, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import distance
from heraut.games.heroes3.numbers.combat_values import battle_of, called
from heraut.games.heroes3.rules import ch09_units, told
from heraut.games.heroes3.rules.ch05_cards import piles, targets
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.games.heroes3.rules.plays import ON_BOARD
from heraut.kernel import Arrow, Option, Reason, Section, ask, become

HEAL, PARALYSED = "heal", "paralysed"


@dataclass(slots=True)
class OnBoard(Section):
    """What a card does on the combat board, to a unit or to some spaces, by the line of power reached."""

    seat: int
    card: CardName
    line: int
    target: FighterId = NO_FIGHTER
    spaces: tuple[SpaceId, ...] = ()

    def over(self, t: Game) -> Arrow:
        """There is nothing to choose from."""
        return None


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class OverlayUnit(OnBoard):
    """Cloak of the Undead King: the card lies over the unit; one that lay there before is discarded."""

    def start(self, t: Game) -> Arrow:
        """H3-COM-7."""
        unit = battle_of(t).fighters[self.target]
        if unit.overlay:
            ch09_units.uncover(t, self.target)
        unit.overlay = self.card
        told.covered(t, self.target, unit.overlay)
        return None


@dataclass(slots=True)
class RetaliateAgain(OnBoard):
    """Counterstrike: a unit that has retaliated may do so again."""

    def start(self, t: Game) -> Arrow:
        """H3-CMB-34."""
        battle_of(t).fighters[self.target].retaliated -= 1
        t.tell("retaliates_again", who=self.target, fighter=called(t, self.target))
        return None


@dataclass(slots=True)
class TeleportUnit(OnBoard):
    """Teleport: the unit goes to the free space that was named."""

    def start(self, t: Game) -> Arrow:
        """H3-UNI-34."""
        (space,) = self.spaces
        battle_of(t).fighters[self.target].space = space
        t.tell("teleported", who=self.target, fighter=called(t, self.target), space=space)
        return None


@dataclass(slots=True)
class HealOrLift(OnBoard):
    """Battlefield Medic: damage healed, or the paralysis lifted instead → (cards are discarded)."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "heal_or_lift", self.ways, self.hear)

    def ways(self, t: Game) -> list[NumberOf]:
        """H3-CMB-15 H3-UNI-23. There is damage, or a paralysis."""
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> list[NumberOf]:
        return [NumberOf(HEAL), NumberOf(PARALYSED)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        unit = battle_of(t).fighters[self.target]
        if wish == NumberOf(HEAL) and not unit.damage:
            return Reason("not-hurt", ("H3-UNI-23",))
        paralysis = wish == NumberOf(PARALYSED) and not unit.paralysed
        return Reason("not-paralysed", ("H3-CMB-15",)) if paralysis else None

    def hear(self, t: Game, choice: NumberOf) -> Arrow:
        """H3-CMB-15 H3-UNI-23."""
        effect = gains.effect_of(t.content, self.card, gains.EFFECT)
        if choice.number == HEAL:
            ch09_units.heal(t, self.target, effect.heal)
        else:
            battle_of(t).fighters[self.target].paralysed = False
            told.paralysis_lifted(t, self.target)
        return become(piles.DiscardSome(self.seat, effect.amount))


@dataclass(slots=True)
class LiftAnEffect(OnBoard):
    """Cure: heal by the line → (the paralysis, or one card laid on the unit, is taken off)."""

    def start(self, t: Game) -> Arrow:
        """H3-UNI-23."""
        ch09_units.heal(t, self.target, gains.line_of(t, self.card, self.line).heal or 0)
        unit = battle_of(t).fighters[self.target]
        return ask(self.seat, "lift_effect", self.effects, self.hear) if unit.paralysed or unit.laid else None

    def effects(self, t: Game) -> list[NumberOf | Card]:
        """H3-CMB-15 H3-CRD-24. Any card laid on it, whosever it is."""
        unit = battle_of(t).fighters[self.target]
        effects: list[NumberOf | Card] = [NumberOf(PARALYSED)] if unit.paralysed else []
        return [*effects, *[Card(card) for card in dict.fromkeys([laid.card for laid in unit.laid])]]

    def wishes(self, t: Game) -> list[Option]:
        return [NumberOf(PARALYSED)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        unit = battle_of(t).fighters[self.target]
        if isinstance(wish, NumberOf) and not unit.paralysed:
            return Reason("not-paralysed", ("H3-CMB-15",))
        if isinstance(wish, Card) and wish.card not in [laid.card for laid in unit.laid]:
            return Reason("not-laid-there", ("H3-CRD-24",))
        return None

    def hear(self, t: Game, choice: NumberOf | Card) -> Arrow:
        """H3-CMB-42 H3-CRD-24. The card goes to the discard of whoever played it."""
        unit = battle_of(t).fighters[self.target]
        if isinstance(choice, NumberOf):
            unit.paralysed = False
            told.paralysis_lifted(t, self.target)
            return None
        laid = next(one for one in unit.laid if one.card == choice.card)
        unit.laid.remove(laid)
        is_over(t, laid)
        t.tell("effect_lifted", who=self.target, fighter=called(t, self.target), card=choice.card)
        ch09_units.wear(t, self.target)
        return None


# ── several targets ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Fireball(OnBoard):
    """Fireball: the units on two adjacent spaces are hurt."""

    def start(self, t: Game) -> Arrow:
        """H3-UNI-7. Of any side; spaces may be empty."""
        damage = gains.line_of(t, self.card, self.line).damage or 0
        for who, fighter in list(battle_of(t).fighters.items()):
            if fighter.space in self.spaces:
                ch09_units.hurt(t, who, ch09_units.spell_damage(t, who, damage))
        return None


@dataclass(slots=True)
class ChainLightning(OnBoard):
    """Chain Lightning: the unit chosen → the two closest to it; its caster chooses between equally close ones ⟲."""

    space: SpaceId = BESIDE
    struck: tuple[FighterId, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-UNI-7. The places count as they were when it struck."""
        self.space = battle_of(t).fighters[self.target].space
        return self.strike(t, Target(self.target))

    def strike(self, t: Game, choice: Target) -> Arrow:
        chain = ch09_units.chain(gains.line_of(t, self.card, self.line).damage or 0)
        who = choice.fighter
        ch09_units.hurt(t, who, ch09_units.spell_damage(t, who, chain[len(self.struck)]))
        self.struck += (who,)
        if len(self.struck) == len(chain):
            return None
        return ask(self.seat, "chain_lightning", self.closest, self.strike, self.over)

    def closest(self, t: Game) -> list[Target]:
        """H3-COM-7. The units not yet struck that are closest to the first."""
        far = self.distances(t)
        return [Target(who) for who in far if far[who] == min(far.values())]

    def distances(self, t: Game) -> dict[FighterId, int]:
        fighters = battle_of(t).fighters
        left = {who: one for who, one in fighters.items() if who not in self.struck}
        return {
            who: distance(self.space, one.space) for who, one in left.items() if ch09_units.touched_by_magic(t, one)
        }

    def wishes(self, t: Game) -> list[Target]:
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Target) or wish in self.closest(t):
            return None
        if wish.fighter in self.struck:
            return Reason("struck-already", ("H3-COM-7",))
        return Reason("closer-first", ("H3-COM-7",)) if wish.fighter in self.distances(t) else targets.UNTOUCHED


ON_BOARD.update(
    overlay_unit=OverlayUnit, retaliate_again=RetaliateAgain, teleport_unit=TeleportUnit, heal_or_lift=HealOrLift,
    lift_an_effect=LiftAnEffect, fireball=Fireball, chain_lightning=ChainLightning,
)  # fmt: skip
