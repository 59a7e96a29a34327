"""11a. What an AI casts, and the skills it uses: on whom, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.model import FighterId, Game, Laid, Shown
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import adjacent, distance
from heraut.games.heroes3.numbers.combat_values import (
    NO_DIE,
    battle_of,
    called,
)
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import ch09_units, told
from heraut.games.heroes3.rules.ch05_cards import play_in_combat
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.games.heroes3.rules.ch10_combat import who_speaks
from heraut.games.heroes3.rules.ch11_ai import ai_piles, ai_targets
from heraut.kernel import Option, Reason, Section, ask, call, draw, give
from heraut.kernel.sections import Gives

NOT_CAST = FighterId(-2)
NOBODY_MARKED = FighterId(-1)


# ── a spell of the AI's deck ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AiCast(Section):
    """A magic card: the next spell is cast with its power; gives the unit it marks, or NOT_CAST."""

    fighter: FighterId
    power: int

    def start(self, t: Game) -> Gives[FighterId]:
        """H3-AI-9 H3-AI-20. A spell deck that has run out is made of its discard."""
        deck, pile = t.state.decks["ai_spells"], t.state.discards["ai_spells"]
        if deck.is_empty():
            deck.bag += pile
            pile.clear()
        return draw("ai_spells", self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Gives[FighterId]:
        """H3-AI-39 H3-SPL-13. The best line that its power reaches."""
        if not cards:
            return give(NOBODY_MARKED)
        return call(AiSpell(self.fighter, cards, line_reached(t, cards[0], self.power), self.power))


def line_reached(t: Game, card: str, power: int) -> int:
    """H3-SPL-13. The number of the highest line that so much power reaches."""
    return sum(line.power <= power for line in gains.effect_of(t.content, card, gains.EFFECT).lines) - 1


@dataclass(slots=True)
class AiSpell(Section):
    """One spell or skill of the AI.

    on whom? ── nobody: nothing comes of it → end
       ↓
    when? ── too late in this round: it waits for the next → end
       ↓
    (the player may cancel a spell) → what it does → end
    """

    fighter: FighterId
    shown: Shown  # the card, until it has gone where it belongs
    line: int
    power: int
    late: bool = False
    target: FighterId = NOBODY_MARKED
    cancelled: bool = False

    @property
    def card(self) -> str:
        return self.shown[0]

    def start(self, t: Game) -> Gives[FighterId]:
        """H3-AI-44 H3-AI-34."""
        if not self.late and ai_targets.ai_group(t, self.card) == "one_round_buff":
            found = ai_targets.aims(t, self.fighter, self.card, self.line)
            if found and ai_targets.is_late(t, found[0]):
                return self.keep
        return ask(self.enemy(t), "ai_spell_target", self.aimed, self.hear_target, self.in_vain)

    def aimed(self, t: Game) -> list[Option]:
        """H3-AI-44 H3-AI-14 H3-AI-31 H3-AI-32 H3-AI-33 H3-AI-35. The player chooses between units that are alike."""
        return [Target(who) for who in ai_targets.aims(t, self.fighter, self.card, self.line)]

    def keep(self, t: Game) -> Gives[FighterId]:
        """H3-AI-34. Too late in this round: it waits for the next."""
        battle = battle_of(t)
        owner = battle.owners[battle.fighters[self.fighter].side]
        t.tell("ai_waits", card=self.card)
        ai_piles.wait(t, Laid(self.card, gains.EFFECT, owner, f"round_{battle.round + 1}", self.line))
        self.shown = ()
        return give(NOBODY_MARKED)

    def in_vain(self, t: Game) -> Gives[FighterId]:
        """H3-AI-31 H3-AI-33 H3-AI-35. A spell that came to nothing is shuffled back."""
        t.tell("ai_cannot_cast", card=self.card)
        ai_piles.shuffle_in(t.state.decks["ai_spells"], self.card)
        self.shown = ()
        return give(NOT_CAST)

    def hear_target(self, t: Game, choice: Target) -> Gives[FighterId]:
        """H3-CMB-44. The enemy of the AI may cancel a spell that was just cast."""
        self.target = choice.fighter
        t.tell("ai_casts", who=self.fighter, card=self.card, target=self.target, defender=called(t, self.target))
        if self.card not in t.content.spells:
            return self.resolve
        answer = play_in_combat.AgainstSpell(self.enemy(t), "ai_spell", self.card, self.power)
        return call(answer, self.resolve)

    def wishes(self, t: Game) -> list[Option]:
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, Target):
            return None
        return who_speaks.ruled(wish, self.aimed(t), "H3-AI-44", "H3-AI-31", "H3-AI-35")

    def enemy(self, t: Game) -> int:
        return who_speaks.opponent(t, battle_of(t).fighters[self.fighter].side)

    def resolve(self, t: Game) -> Gives[FighterId]:
        """H3-AI-44. Damage and tokens at once; what changes numbers lies on the unit until its time is over."""
        battle = battle_of(t)
        mode = gains.BASIC if self.card in t.content.abilities else gains.EFFECT
        laid = Laid(self.card, mode, battle.owners[battle.fighters[self.fighter].side], "", self.line)
        weakens = ai_targets.ai_group(t, self.card) == "weakening"
        self.shown = ()
        if self.cancelled:
            is_over(t, laid)
            return give(NOBODY_MARKED)
        strike(t, self.target, laid)
        return give(self.target if weakens else NOBODY_MARKED)


def strike(t: Game, target: FighterId, laid: Laid) -> None:
    """What a card of the AI does to its target."""
    effect = gains.effect_of(t.content, laid.card, laid.mode)
    line = effect.lines[laid.line] if effect.lines else None
    amounts: tuple[int, ...] = ()
    if line is not None and line.damage is not None and effect.status == "":
        amounts = (line.damage,)
        if effect.play == "fireball":
            amounts *= 2
        elif effect.play == "chain_lightning":
            amounts = ch09_units.chain(line.damage)
    if amounts:
        for who, amount in zip(struck(t, target, effect), amounts, strict=False):
            ch09_units.hurt(t, who, ch09_units.spell_damage(t, who, amount))
        is_over(t, laid)
    elif effect.overlay is not None:
        cover(t, target, laid)
    elif effect.heal or (line is not None and line.heal):
        lift(t, target)
        ch09_units.heal(t, target, effect.heal or (line.heal if line is not None and line.heal else 0))
        is_over(t, laid)
    elif effect.status == "paralysed":
        ch09_units.paralyse(t, target)
        is_over(t, laid)
    else:
        battle_of(t).fighters[target].laid.append(laid_until(effect, laid))


def laid_until(effect: Effect, laid: Laid) -> Laid:
    """H3-AI-32 H3-AI-35. An instant waits for the next attack or the next defense of its unit; of two numbers the
    attack is taken."""
    if effect.until:
        return laid._replace(until=effect.until)
    line = effect.lines[laid.line] if effect.lines else effect
    number = "attack" if line.attack or effect.play == NO_DIE else "defense"
    return laid._replace(until=number, mode=f"{laid.mode}:{number}" if effect.choose else laid.mode)


def struck(t: Game, target: FighterId, effect: Effect) -> list[FighterId]:
    """H3-AI-31. The units a spell hits, in order.

    A fireball hits the target and a unit beside it, chain lightning those closest to the target; of equally close ones
    those of the player, the higher tier, the one with the least health left.
    """
    battle = battle_of(t)
    first = battle.fighters[target]

    def worth(who: FighterId) -> tuple[int, bool, int, int, int]:
        one = battle.fighters[who]
        far = distance(one.space, first.space)
        return far, one.side != first.side, -ai_targets.tier(t, one), ai_piles.health_left(t, who), who

    near_or_far = [who for who in battle.fighters if who != target and ai_targets.on_board(t, who)]
    others = sorted([who for who in near_or_far if ch09_units.touched_by_magic(t, battle.fighters[who])], key=worth)
    if effect.play == "fireball":
        others = [who for who in others if adjacent(battle.fighters[who].space, first.space)]
    return [target, *others]


def cover(t: Game, target: FighterId, laid: Laid) -> None:
    """H3-COM-7 H3-AI-22. A card laid over a unit."""
    fighter = battle_of(t).fighters[target]
    if fighter.overlay:
        ch09_units.uncover(t, target)
    fighter.overlay = laid.card
    told.covered(t, target, laid.card)


def lift(t: Game, target: FighterId) -> None:
    """H3-AI-33. The paralysis goes, or one card that the player has laid there."""
    fighter = battle_of(t).fighters[target]
    hostile = [laid for laid in fighter.laid if laid.by >= 0]
    if fighter.paralysed:
        fighter.paralysed = False
    elif hostile:
        fighter.laid.remove(hostile[0])
        t.state.players[hostile[0].by].discard.append(hostile[0].card)


# ── skills ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AiSkills(Section):
    """A skill card: skills set aside are used, so many times; gives the cards it says to draw.

    (once more) → the first skill that can be used → as a spell is cast ⟲ → end
    """

    fighter: FighterId
    times: int
    draws: int = 0

    def start(self, t: Game) -> Gives[int]:
        """H3-AI-22 H3-AI-45."""
        if self.times == 0 or not ch09_units.alive(t, self.fighter):
            return give(self.draws)
        self.times -= 1
        for card in ai_piles.enemy_of(t).skills:
            effect = gains.effect_of(t.content, card, gains.BASIC)
            line = 0 if effect.lines else -1
            if card in t.state.set_aside and ai_targets.aims(t, self.fighter, card, line):
                t.state.set_aside.remove(card)
                self.draws += effect.draw
                return call(AiSpell(self.fighter, (card,), line, 0), self.after)
        return give(self.draws)

    def after(self, t: Game, marked: FighterId) -> Gives[int]:
        return self.start
