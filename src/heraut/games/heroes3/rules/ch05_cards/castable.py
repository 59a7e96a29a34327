"""5d. Which spells, and other cards that power makes stronger, can be cast now."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import BESIDE, Game, SpaceId, main_hero
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.printed.effects import Effect, Line
from heraut.games.heroes3.rules import plays
from heraut.games.heroes3.rules.ch05_cards import in_hand, play_in_combat, powers, targets, untimely
from heraut.kernel import Option, Reason

SPELL_LIMIT = Reason("spell-limit", ("H3-SPL-3",))
NO_TARGET = Reason("no-target", ("H3-SPL-13",))


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


def occupied(t: Game) -> list[SpaceId]:
    """The spaces where a unit stands."""
    return sorted([fighter.space for fighter in battle_of(t).fighters.values() if fighter.space != BESIDE])


def uncastable(t: Game, now: targets.Now, card: str, power: int = 0) -> Reason | None:
    """H3-SPL-2 H3-SPL-3 H3-SPL-13. Can enough be added to the power that is there for it to do something?"""
    if not may_cast(t, now.seat, card):
        return SPELL_LIMIT
    wanted = next((least for least in useful_powers(t, now, card) if is_worth_it(t, now, card, least)), None)
    if wanted is None:
        return NO_TARGET
    power += powers.given(t, now.seat, card)
    if wanted <= power:
        return None
    hand = list(t.state.players[now.seat].hand)
    hand.remove(card)
    power += powers.potential(t, now.seat, hand, powers.experts_left(t, now.seat))
    return None if wanted <= power else Reason("no-power", ("H3-SPL-2", "H3-SPL-13"), wanted=wanted, have=power)


def count_spell(t: Game, seat: int) -> None:
    """H3-SPL-3. Spells cast are counted by combat round; a spell discarded for its power is none."""
    battle = t.state.battle
    if battle is not None:
        cast = list(battle.cast)
        cast[targets.side_of(t, seat)] += 1
        battle.cast = (cast[0], cast[1])


def allow_more(t: Game, seat: int, spells: int) -> None:
    """H3-SPL-3 H3-CRD-25. More spells in this combat round."""
    battle = battle_of(t)
    more = list(battle.more_spells)
    more[targets.side_of(t, seat)] += spells
    battle.more_spells = (more[0], more[1])


def is_worth_it(t: Game, now: targets.Now, card: str, power: int) -> bool:
    """What only harms is not offered while it could be cast on one's own units alone."""
    spell = t.content.spells.get(card)
    if spell is None or spell.helps or spell.effect.play or now.moment != targets.ACTIVATION:
        return True
    line = next(line for line in spell.effect.lines if line.power == power)
    fighters, own = battle_of(t).fighters, targets.side_of(t, now.seat)
    return any(fighters[who].side != own for who in targets.targets(t, now, spell.effect, line, True))


def spells_in_hand(t: Game, now: targets.Now, power: int = 0) -> list[Option]:
    """The spells of a hand that can be cast now, with so much power given."""
    return [wish for wish in spell_wishes(t, now.seat) if no_spell(t, now, wish, power) is None]


def spell_wishes(t: Game, seat: int) -> list[Option]:
    """The spells of a hand."""
    return [PlayOf(card, gains.EFFECT) for card in sorted(set(t.state.players[seat].hand)) if card in t.content.spells]


def no_spell(t: Game, now: targets.Now, wish: PlayOf, power: int = 0) -> Reason | None:
    """H3-SPL-2 H3-SPL-3 H3-SPL-12. A spell of the hand, for this moment, that enough power can be put into."""
    reason = in_hand.not_a_spell(t, wish.card) or in_hand.unplayable(t, now.seat, wish)
    if reason is not None:
        return reason
    effect = gains.effect_of(t.content, wish.card, gains.EFFECT)
    if not play_in_combat.fits_moment(effect, now.moment):
        return untimely.wrong_moment(effect, now.moment)
    return uncastable(t, now, wish.card, power)
