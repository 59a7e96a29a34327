"""11a. What an AI casts, and the skills it uses: on whom, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import BESIDE, TOWER, FighterId, Game, Laid, Shown
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import adjacent, distance
from heraut.games.heroes3.numbers.combat_values import (
    NO_DIE,
    ability,
    battle_of,
    called,
    concerns,
    defense_parts,
    name_of,
    tier_of,
    type_of,
)
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import ch09_units, told
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles, play_in_combat, targets
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.games.heroes3.rules.ch10_combat import who_speaks
from heraut.games.heroes3.rules.ch11_ai import ai_piles, ai_targets
from heraut.kernel import PASS, Option, Pass, Reason, Section, ask, call, draw, give, offer
from heraut.kernel.sections import Gives
from heraut.kernel.values import total

NOT_CAST = FighterId(-2)
NOBODY_MARKED = FighterId(-1)
UNUSABLE = ("town_portal", "teleport_unit", "retaliate_again", "cancel_lethal_attack")
"""What needs a player's eye for the moment: an AI makes nothing of it."""


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
        if not self.late and ai_group(t, self.card) == "one_round_buff":
            found = aims(t, self.fighter, self.card, self.line)
            if found and is_late(t, found[0]):
                return self.keep
        return ask(self.enemy(t), "ai_spell_target", self.aimed, self.hear_target, self.in_vain)

    def aimed(self, t: Game) -> list[Option]:
        """H3-AI-44 H3-AI-14 H3-AI-31 H3-AI-32 H3-AI-33 H3-AI-35. The player chooses between units that are alike."""
        return [Target(who) for who in aims(t, self.fighter, self.card, self.line)]

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
        seat = self.enemy(t)
        if self.card not in t.content.spells:
            return self.resolve
        return offer(t, seat, "ai_spell", self.answers, self.hear_enemy, self.resolve, piles.holds_cards(t, seat))

    def answers(self, t: Game) -> list[Option]:
        """H3-CMB-44. Cards against a spell that was just cast."""
        return [PASS, *play_in_combat.combat_plays(t, self.enemy(t), targets.ENEMY_SPELL)]

    def wishes(self, t: Game) -> list[Option]:
        if self.at == "hear_enemy":
            return in_hand.play_wishes(t, self.enemy(t))
        return [Target(who) for who in battle_of(t).fighters]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, PlayOf) and self.at == "hear_enemy":
            return in_hand.forbids_play(t, self.enemy(t), wish)
        if isinstance(wish, Target) and self.at == "hear_target":
            return who_speaks.ruled(wish, self.aimed(t), "H3-AI-44", "H3-AI-31", "H3-AI-35")
        return None

    def enemy(self, t: Game) -> int:
        return who_speaks.opponent(t, battle_of(t).fighters[self.fighter].side)

    def hear_enemy(self, t: Game, choice: Pass | PlayOf) -> Gives[FighterId]:
        if isinstance(choice, Pass):
            return self.resolve
        play = play_in_combat.PlayInCombat(self.enemy(t), choice.card, choice.mode, moment=targets.ENEMY_SPELL)
        return call(play, self.was_answered)

    def was_answered(self, t: Game, laid: tuple[Laid, ...]) -> Gives[FighterId]:
        return self.resolve

    def resolve(self, t: Game) -> Gives[FighterId]:
        """H3-AI-44. Damage and tokens at once; what changes numbers lies on the unit until its time is over."""
        battle = battle_of(t)
        mode = gains.BASIC if self.card in t.content.abilities else gains.EFFECT
        laid = Laid(self.card, mode, battle.owners[battle.fighters[self.fighter].side], "", self.line)
        weakens = ai_group(t, self.card) == "weakening"
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

    near_or_far = [who for who in battle.fighters if who != target and on_board(t, who)]
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


# ── on whom ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def ai_group(t: Game, card: str) -> str:
    return t.content.spells[card].ai if card in t.content.spells else ""


def on_board(t: Game, who: FighterId) -> bool:
    return battle_of(t).fighters[who].space != BESIDE


def aims(t: Game, caster: FighterId, card: str, line: int) -> list[FighterId]:
    """H3-AI-44 H3-AI-31 H3-AI-32 H3-AI-33 H3-AI-35. Whom the AI aims at: one unit, several that are alike, or none."""
    battle = battle_of(t)
    side = battle.fighters[caster].side
    effect = gains.effect_of(t.content, card, gains.BASIC)
    if effect.play in UNUSABLE or effect.when == "map":
        return []
    spell = t.content.spells.get(card)
    helps = spell.helps if spell is not None else not (effect.lines and effect.lines[0].damage)
    among = [
        who
        for who, one in battle.fighters.items()
        if (one.side == side) == helps and may_touch(t, who, effect, line, spell is not None)
    ]
    group = ai_group(t, card)
    if group == "several_targets":
        return aims_at_several(t, side, among)
    if group == "healing" or effect.heal:
        hurt = [who for who in among if battle.fighters[who].damage]
        return ai_targets.least(
            hurt, lambda who: (-battle.fighters[who].damage, -ai_targets.tier(t, battle.fighters[who]))
        )
    if group == "weakening":
        return [who for who in ai_targets.targets(t, caster) if who in among and will_retaliate(t, caster, who)]
    if group == "instant_defense":
        return ai_targets.least(
            among,
            lambda who: (-defense(t, who), -ai_targets.tier(t, battle.fighters[who]), -battle.fighters[who].damage),
        )
    if effect.overlay is not None:
        return [who for who in among if may_cover(t, who, effect)]
    return ai_targets.least(among, lambda who: -defense(t, who))


def may_touch(t: Game, who: FighterId, effect: Effect, line: int, spell: bool) -> bool:
    """Has the card any effect on this unit: its tier, its type, its wards?"""
    fighter = battle_of(t).fighters[who]
    tiers = effect.lines[line].tiers if effect.lines else None
    if tiers is not None and tier_of(t, fighter) not in tiers:
        return False
    if not concerns(t, effect, fighter):
        return False
    if spell and not ch09_units.touched_by_magic(t, fighter):
        return False
    return fighter.form != TOWER or bool(effect.lines and effect.lines[line].damage)


def defense(t: Game, who: FighterId) -> int:
    return total(defense_parts(t, who))


def aims_at_several(t: Game, side: int, among: list[FighterId]) -> list[FighterId]:
    """H3-AI-31. One with comrades beside it: the higher tier, then the least health left; else one away from the AI."""
    fighters = battle_of(t).fighters

    def beside(who: FighterId, whose: int) -> bool:
        here = fighters[who].space
        return any(one.side == whose and adjacent(one.space, here) for one in fighters.values())

    among = [who for who in among if on_board(t, who)]
    found = [who for who in among if beside(who, 1 - side)] or [who for who in among if not beside(who, side)]
    return ai_targets.least(found, lambda who: (-ai_targets.tier(t, fighters[who]), ai_piles.health_left(t, who)))


def is_late(t: Game, target: FighterId) -> bool:
    """H3-AI-34. Have more than half of the units of that tier or higher been activated in this round?"""
    fighters = battle_of(t).fighters
    tier = ai_targets.tier(t, fighters[target])
    peers = [one for one in fighters.values() if one.form != TOWER and ai_targets.tier(t, one) >= tier]
    return 2 * sum(one.activated for one in peers) > len(peers)


def will_retaliate(t: Game, attacker: FighterId, target: FighterId) -> bool:
    """H3-AI-35. Is this unit about to strike back: adjacent to the attack, and free to?"""
    fighters = battle_of(t).fighters
    fighter, foe = fighters[attacker], fighters[target]
    if type_of(t, fighter) == "ranged" and not adjacent(fighter.space, foe.space):
        return False
    if ability(t, fighter, "no_retaliation", "attack") is not None:
        return False
    return not foe.retaliated or ability(t, foe, "unlimited_retaliation", "retaliation") is not None


def may_cover(t: Game, who: FighterId, effect: Effect) -> bool:
    """H3-COM-7 H3-AI-22. Is it the unit that this card may lie over, on a side that it may cover?"""
    fighter, overlay = battle_of(t).fighters[who], effect.overlay
    if overlay is None or name_of(t, fighter) != overlay.unit:
        return False
    return ("overlay" if fighter.overlay else fighter.form) in overlay.over


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
        if self.times == 0 or self.fighter not in battle_of(t).fighters:
            return give(self.draws)
        self.times -= 1
        for card in ai_piles.enemy_of(t).skills:
            effect = gains.effect_of(t.content, card, gains.BASIC)
            line = 0 if effect.lines else -1
            if card in t.state.set_aside and aims(t, self.fighter, card, line):
                t.state.set_aside.remove(card)
                self.draws += effect.draw
                return call(AiSpell(self.fighter, (card,), line, 0), self.after)
        return give(self.draws)

    def after(self, t: Game, marked: FighterId) -> Gives[int]:
        return self.start
