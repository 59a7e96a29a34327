"""5d. Spells, and other cards that power makes stronger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import heraut.games.heroes3.rules.ch03_play.proclamations as proclamations
import heraut.games.heroes3.rules.ch05_cards.in_hand as in_hand
import heraut.games.heroes3.rules.ch05_cards.piles as piles
import heraut.games.heroes3.rules.ch05_cards.play_in_combat as play_in_combat
import heraut.games.heroes3.rules.ch05_cards.powers as powers
import heraut.games.heroes3.rules.ch05_cards.receiving as receiving
import heraut.games.heroes3.rules.ch05_cards.spell_lands as spell_lands
import heraut.games.heroes3.rules.ch05_cards.targets as targets
import heraut.games.heroes3.rules.ch11_ai.ai_spells as ai_spells
import heraut.games.heroes3.rules.plays as plays
from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.answers.with_cards import Boost, CastNow, LineOf, PlayOf, SpaceOf
from heraut.games.heroes3.model import BESIDE, CardName, Game, Laid, main_hero
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_board import NEIGHBOURS
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.printed.effects import Effect, Line
from heraut.games.heroes3.rules import told
from heraut.kernel import PASS, Arrow, Gives, Option, Pass, Section, ask, call, give, offer

CAST = CastNow()


# ── what can be cast ─────────────────────────────────────────────────────────────────────────────────────────────────


def may_cast(t: Game, seat: int, card: str) -> bool:
    """H3-SPL-3 H3-HER-15. One spell a combat round, unless a card allows more; specialties do not count."""
    battle = t.state.battle
    if battle is None or card not in t.content.spells:
        return True
    side = targets.side_of(t, seat)
    return battle.cast[side] < 1 + battle.more_spells[side]


def useful_powers(t: Game, now: targets.Now, card: str) -> Iterator[int]:
    """H3-SPL-13. The power of each line that would do more than the one before; the first that does anything leads."""
    effect = gains.effect_of(t.content, card, gains.EFFECT)
    before = 0
    for line in effect.lines:
        reached = touched(t, now, card, effect, line)
        if reached and (line.tiers is None or reached > before):
            yield line.power
        before = reached


def touched(t: Game, now: targets.Now, card: str, effect: Effect, line: Line) -> int:
    """How many there are for it to work on."""
    if now.moment == targets.ON_MAP:
        return int(plays.can_play(t, effect.play, now.seat, main_hero(now.seat), f"card/{card}/{gains.EFFECT}"))
    if effect.play == "fireball":
        return len(occupied(t))
    return len(targets.targets(t, now, effect, line, card in t.content.spells))


def castable(t: Game, now: targets.Now, card: str, power: int = 0) -> bool:
    """H3-SPL-2 H3-SPL-3. Can enough be added to the power that is there for it to do something?"""
    if not may_cast(t, now.seat, card):
        return False
    wanted = next((least for least in useful_powers(t, now, card) if is_worth_it(t, now, card, least)), None)
    if wanted is None:
        return False
    power += powers.given(t, now.seat, card)
    if wanted <= power:
        return True
    hand = list(t.state.players[now.seat].hand)
    hand.remove(card)
    return wanted <= power + powers.potential(t, now.seat, hand, powers.experts_left(t, now.seat))


def is_worth_it(t: Game, now: targets.Now, card: str, power: int) -> bool:
    """What only harms is not offered while it could be cast on one's own units alone."""
    spell = t.content.spells.get(card)
    if spell is None or spell.helps or spell.effect.play or now.moment != targets.ACTIVATION:
        return True
    line = next(line for line in spell.effect.lines if line.power == power)
    fighters, own = battle_of(t).fighters, targets.side_of(t, now.seat)
    return any(fighters[who].side != own for who in targets.targets(t, now, spell.effect, line, True))


def occupied(t: Game) -> list[int]:
    """The spaces where a unit stands."""
    return sorted([fighter.space for fighter in battle_of(t).fighters.values() if fighter.space != BESIDE])


# ── casting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Cast(Section):
    """5d. A spell is cast, or a specialty that takes power; gives what it adds to the attack under way.

    laid down → power, card by card ⟲ → on whom → which line → (the enemy may cancel it) → its effect
       → (its caster may take it back) → the cards go → end
    """

    seat: int
    card: CardName
    moment: str
    fighter: int = -1
    foe: int = -1
    power: int = 0
    boosts: tuple[Laid, ...] = ()
    target: int = -1
    second: int = -1
    line: int = -1
    cancelled: bool = False
    back: str = ""  # what comes back to hand: the spell, or the spell and what boosted it
    with_it: tuple[Laid, ...] = ()  # the card that makes it come back, if it must lie with an ongoing spell
    laid: tuple[Laid, ...] = ()

    @property
    def now(self) -> targets.Now:
        return targets.Now(self.seat, self.moment, self.fighter, self.foe)

    def effect(self, t: Game) -> Effect:
        return gains.effect_of(t.content, self.card, gains.EFFECT)

    def start(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-1 H3-SPL-3 H3-SPL-15. It costs nothing but the card."""
        self.power += powers.given(t, self.seat, self.card)
        in_hand.lay_down(t, self.seat, self.card, gains.EFFECT)
        if self.card in t.content.spells:
            count_spell(t, self.seat)
        return self.gather

    def gather(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-2 H3-SPL-6 H3-SPL-7 H3-SPL-14 H3-EX-1. Power, card by card, while a line can be reached."""
        wanted = list(useful_powers(t, self.now, self.card))
        options: list[Option] = [CAST] if wanted and self.power >= wanted[0] else []
        options += powers.boosts(t, self.seat, self.power, wanted)
        return ask(self.seat, "power", options, self.hear_power, self.land_nowhere, secret=True)

    def hear_power(self, t: Game, choice: CastNow | Boost) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-14 H3-CRD-20."""
        if isinstance(choice, CastNow):
            return self.whom
        self.power += powers.of(t, choice.card, choice.mode)
        in_hand.lay_down(t, self.seat, choice.card, choice.mode)
        self.boosts += (Laid(choice.card, choice.mode, self.seat, in_hand.PLAYED),)
        if choice.mode == gains.SPELL:
            return self.gather
        source = f"card/{choice.card}/{choice.mode}"
        return call(receiving.Receive(self.seat, main_hero(self.seat), source), self.gather)

    # ── on whom, and how ──

    def whom(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-13. Whoever the best line reached allows."""
        effect = self.effect(t)
        self.line = max([place for place, line in enumerate(effect.lines) if line.power <= self.power])
        if self.moment == targets.ON_MAP:
            return self.which_line
        if effect.play == "fireball":
            return ask(self.seat, "fireball", [SpaceOf(space) for space in occupied(t)], self.hear_space)
        found = targets.targets(t, self.now, effect, effect.lines[self.line], self.card in t.content.spells)
        return ask(self.seat, "spell_target", [Target(who) for who in found], self.hear_target)

    def hear_target(self, t: Game, choice: Target) -> Gives[tuple[Laid, ...]]:
        self.target = choice.fighter
        if self.effect(t).play == "teleport_unit":
            free = [SpaceOf(space) for space in spell_lands.free_spaces(t, self.target)]
            return ask(self.seat, "teleport_to", free, self.hear_second)
        return self.which_line

    def hear_space(self, t: Game, choice: SpaceOf) -> Gives[tuple[Laid, ...]]:
        """H3-EX-10. The other space may be empty; empty ones are all alike."""
        self.target = choice.space
        near = list(NEIGHBOURS[choice.space])
        taken = [space for space in near if space in occupied(t)]
        free = [space for space in near if space not in taken]
        return ask(self.seat, "fireball", [SpaceOf(space) for space in (*taken, *free[:1])], self.hear_second)

    def hear_second(self, t: Game, choice: SpaceOf) -> Gives[tuple[Laid, ...]]:
        self.second = choice.space
        return self.which_line

    def which_line(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-13. A cheaper line may be chosen; one that only allows more units is as good as the best."""
        lines = self.effect(t).lines[: self.line + 1]
        if lines[-1].tiers is not None:
            return self.announce
        return ask(self.seat, "line", [LineOf(line.power) for line in reversed(lines)], self.hear_line)

    def hear_line(self, t: Game, choice: LineOf) -> Gives[tuple[Laid, ...]]:
        powers = [line.power for line in self.effect(t).lines]
        self.line = powers.index(choice.power)
        return self.announce

    # ── what others say, what it does ──

    def announce(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-44. The enemy may cancel a spell that was just cast."""
        t.tell("cast", seat=self.seat, card=self.card, power=self.power)
        enemy = targets.enemy_seat(t, self.seat) if self.card in t.content.spells else -1
        if enemy < 0:
            return self.take_effect
        options = [PASS, *play_in_combat.combat_plays(t, enemy, targets.ENEMY_SPELL)]
        could = piles.holds_cards(t, enemy)
        return offer(t, enemy, "enemy_spell", options, self.hear_enemy, self.take_effect, could)

    def hear_enemy(self, t: Game, choice: Pass | PlayOf) -> Gives[tuple[Laid, ...]]:
        if isinstance(choice, Pass):
            return self.take_effect
        enemy = targets.enemy_seat(t, self.seat)
        return call(
            play_in_combat.PlayInCombat(enemy, choice.card, choice.mode, moment=targets.ENEMY_SPELL), self.was_answered
        )

    def was_answered(self, t: Game, laid: tuple[Laid, ...]) -> Gives[tuple[Laid, ...]]:
        return self.take_effect

    def take_effect(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-25 H3-SPL-16. Whoever takes the spell back says so now."""
        if self.card not in t.content.spells:
            return self.land
        first = proclamations.first_spell_comes_back(t, self.seat)
        proclamations.spell_was_cast(t, self.seat)
        if first:
            self.back = "spell"
            return self.land
        options = [PASS, *play_in_combat.returning(t, self.seat)]
        return offer(t, self.seat, "own_spell", options, self.hear_own, self.land, piles.holds_cards(t, self.seat))

    def hear_own(self, t: Game, choice: Pass | PlayOf) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-25 H3-SPL-16. On an ongoing spell the card lies there as long as the spell does."""
        if isinstance(choice, Pass):
            return self.land
        effect = gains.effect_of(t.content, choice.card, choice.mode)
        in_hand.lay_down(t, self.seat, choice.card, choice.mode)
        self.back = effect.returns
        if effect.spell_limit and t.state.battle is not None:
            play_in_combat.raise_spell_limit(t, self.seat, effect.spell_limit)
        if self.stays(t):
            self.with_it = (Laid(choice.card, choice.mode, self.seat, in_hand.PLAYED),)
        else:
            in_hand.put_away(t, self.seat, choice.card, choice.mode)
        return self.land

    def land(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CMB-44 H3-EX-2. Its effect, if nobody cancelled it."""
        if self.cancelled:
            told.cancelled(t, self.seat, self.card)
            return self.put_away
        if self.moment == targets.ON_MAP:
            source = f"card/{self.card}/{gains.EFFECT}/{self.line}"
            section = plays.play_of(self.effect(t).play, self.seat, main_hero(self.seat), source)
            return call(section, self.put_away)
        return call(self.landing(t), self.has_landed)

    def landing(self, t: Game) -> spell_lands.SpellLands:
        mode = gains.EFFECT
        if self.effect(t).choose:
            mode += ":" + self.number(t)
        if self.back and self.stays(t):
            mode += gains.BACK
        return spell_lands.SpellLands(self.seat, self.card, mode, self.line, self.target, self.second)

    def number(self, t: Game) -> str:
        """Of several numbers the one that counts at this moment."""
        if self.moment != targets.BEFORE_ROLL:
            return "initiative"
        effect = self.effect(t)
        return targets.boosted(t, self.now, effect, effect.lines[self.line])

    def has_landed(self, t: Game, laid: tuple[Laid, ...]) -> Gives[tuple[Laid, ...]]:
        self.laid = laid
        return self.put_away

    def land_nowhere(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-SPL-6. Nothing to work on any more: the power is lost."""
        told.cancelled(t, self.seat, self.card)
        return self.put_away

    # ── the cards ──

    def put_away(self, t: Game) -> Gives[tuple[Laid, ...]]:
        """H3-CRD-8 H3-CRD-24 H3-SPL-15 H3-SPL-16. An ongoing spell lies on its unit until it is over."""
        boosts_back = "self" if self.back == "spell_and_boosts" else ""
        for one in self.boosts:
            in_hand.put_away(t, self.seat, one.card, one.mode, returns=boosts_back)
        if not self.stays(t):
            in_hand.put_away(t, self.seat, self.card, gains.EFFECT, returns="self" if self.back else "")
            return give(self.laid)
        unit, player = battle_of(t).fighters[self.target], t.state.players[self.seat]
        player.laid.remove(Laid(self.card, gains.EFFECT, self.seat, in_hand.PLAYED))
        for one in self.with_it:
            player.laid.remove(one)
            unit.laid.append(one._replace(until=self.effect(t).until or "combat_round"))
        return give(self.laid)

    def stays(self, t: Game) -> bool:
        """H3-CRD-24. Does it lie on a unit once it is cast?"""
        if self.moment == targets.ON_MAP or self.cancelled or self.target < 0:
            return False
        effect = self.effect(t)
        return effect.when == "ongoing" or (effect.choose and self.moment != targets.BEFORE_ROLL)


@dataclass(slots=True)
class CastOnMap(Section):
    """5d. A spell is cast outside a combat."""

    seat: int
    card: CardName

    def start(self, t: Game) -> Arrow:
        """H3-CRD-6."""
        return call(Cast(self.seat, self.card, targets.ON_MAP), self.over)

    def over(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        return None


def under_way(t: Game) -> Cast | ai_spells.AiSpell:
    """H3-CMB-44. The spell that is being cast, by a player or by an AI."""
    return t.find(ai_spells.AiSpell) if t.within(ai_spells.AiSpell) else t.find(Cast)


def count_spell(t: Game, seat: int) -> None:
    """H3-SPL-3. Spells cast are counted by combat round; a spell discarded for its power is none."""
    battle = t.state.battle
    if battle is not None:
        cast = list(battle.cast)
        cast[targets.side_of(t, seat)] += 1
        battle.cast = (cast[0], cast[1])


def spells_in_hand(t: Game, now: targets.Now, power: int = 0) -> list[Option]:
    """The spells of a hand that can be cast now, with so much power given."""
    return [
        PlayOf(card, gains.EFFECT)
        for card in sorted(set(t.state.players[now.seat].hand))
        if card in t.content.spells
        and play_in_combat.fits_moment(gains.effect_of(t.content, card, gains.EFFECT), now.moment)
        and castable(t, now, card, power)
    ]


SECTIONS: tuple[type[Section], ...] = (Cast, CastOnMap)
