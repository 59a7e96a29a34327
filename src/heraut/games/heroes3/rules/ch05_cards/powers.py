"""5d. Power: what is put into a spell when it is cast."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.games.heroes3.answers.with_cards import Boost, PlayOf
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.rules.ch03_play import proclamations
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles
from heraut.kernel import Reason

BY_SPELL = 1  # H3-SPL-14
POWERLESS = Reason("gives-no-power", ("H3-SPL-2", "H3-SPL-14"))


def of(t: Game, card: str, mode: str) -> int:
    """H3-SPL-2 H3-SPL-14 H3-CRD-20. The power that a card gives."""
    return BY_SPELL if mode == gains.SPELL else gains.effect_of(t.content, card, mode).power


def given(t: Game, seat: int, card: str) -> int:
    """H3-RND-3. Power without any card: what is proclaimed may give the first spell more."""
    return proclamations.first_spell_stronger(t, seat) if card in t.content.spells else 0


def experts_left(t: Game, seat: int) -> int:
    """H3-CRD-15."""
    return values.experts(t, seat) - t.state.players[seat].experts


def potential(t: Game, seat: int, hand: Sequence[str], experts: int) -> int:
    """The power that these cards give for certain, all together: at no price, with so many expert effects."""
    sure, more = 0, []
    faction = t.state.players[seat].faction
    for card in hand:
        if card in t.content.spells:
            sure += BY_SPELL
        elif not gains.foreign(t.content, card, faction):
            effects = [(mode, gains.effect_of(t.content, card, mode)) for mode in gains.modes_of(t.content, card)]
            free = [effect.power for mode, effect in effects if mode != gains.EXPERT and not effect.discard]
            basic = max(free, default=0)
            sure += basic
            more += [effect.power - basic for mode, effect in effects if mode == gains.EXPERT]
    return sure + sum(sorted(more, reverse=True)[: max(experts, 0)])


def boosts(t: Game, seat: int, have: int, wanted: Sequence[int]) -> list[Boost]:
    """H3-SPL-2 H3-SPL-6 H3-SPL-7 H3-SPL-14. Cards for more power, if one of the `wanted` powers can be reached so."""
    beyond = [power for power in wanted if power > have]
    if not beyond:
        return []
    found = [
        Boost(play.card, play.mode)
        for play, effect in in_hand.hand_of(t, seat).effects
        if effect.power and play.card not in t.content.spells
    ]
    hand = sorted(set(t.state.players[seat].hand))
    found += [Boost(card, gains.SPELL) for card in hand if card in t.content.spells]
    return [boost for boost in found if too_little(t, seat, boost, have, beyond[0]) is None]


def wishes(t: Game, seat: int) -> list[Boost]:
    """Every card of a hand, spells to be discarded, others by their first effect."""
    hand = sorted(set(t.state.players[seat].hand))
    return [
        Boost(card, gains.SPELL if card in t.content.spells else gains.modes_of(t.content, card)[0]) for card in hand
    ]


def no_boost(t: Game, seat: int, boost: Boost, have: int, wanted: Sequence[int]) -> Reason | None:
    """H3-SPL-2 H3-SPL-14. The card gives power, may be played, and a line is reached so that is not reached yet."""
    beyond = [power for power in wanted if power > have]
    reason = piles.not_in_hand(t, seat, boost.card) or unusable(t, seat, boost)
    if reason is not None or beyond:
        return reason or too_little(t, seat, boost, have, beyond[0])
    return Reason("power-enough", ("H3-SPL-6", "H3-SPL-13"))


def unusable(t: Game, seat: int, boost: Boost) -> Reason | None:
    """H3-SPL-2 H3-SPL-14. A spell is discarded, other cards are played for the power they give."""
    spell = boost.card in t.content.spells
    if boost.mode == gains.SPELL or spell:
        return None if spell and boost.mode == gains.SPELL else POWERLESS
    played = in_hand.unplayable(t, seat, PlayOf(boost.card, boost.mode))
    return played or (None if of(t, boost.card, boost.mode) else POWERLESS)


def too_little(t: Game, seat: int, boost: Boost, have: int, wanted: int) -> Reason | None:
    """H3-SPL-2 H3-SPL-7. With all that the rest of the hand gives for certain, is the next line reached?"""
    rest = list(t.state.players[seat].hand)
    rest.remove(boost.card)
    most = have + of(t, boost.card, boost.mode)
    if boost.mode == gains.SPELL or not gains.effect_of(t.content, boost.card, boost.mode).discard:
        most += potential(t, seat, rest, experts_left(t, seat) - (boost.mode == gains.EXPERT))
    return None if most >= wanted else Reason("power-short", ("H3-SPL-2", "H3-SPL-13"), wanted=wanted, have=most)
