"""5d. Power: what is put into a spell when it is cast."""

from __future__ import annotations

from collections.abc import Sequence

import heraut.games.heroes3.rules.ch03_play.proclamations as proclamations
import heraut.games.heroes3.rules.ch05_cards.in_hand as in_hand
from heraut.games.heroes3.answers.with_cards import Boost
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import gains, values
from heraut.kernel import Option

BY_SPELL = 1  # H3-SPL-14


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


def boosts(t: Game, seat: int, have: int, wanted: Sequence[int]) -> list[Option]:
    """H3-SPL-2 H3-SPL-6 H3-SPL-7 H3-SPL-14. Cards for more power, if one of the `wanted` powers can be reached so."""
    beyond = [power for power in wanted if power > have]
    if not beyond:
        return []
    hand, experts = t.state.players[seat].hand, experts_left(t, seat)
    found = [
        (play.card, play.mode, effect.discard > 0)
        for play, effect in in_hand.hand_of(t, seat).effects
        if effect.power and play.card not in t.content.spells
    ]
    found += [(card, gains.SPELL, False) for card in sorted(set(hand)) if card in t.content.spells]
    options: list[Option] = []
    for card, mode, priced in found:
        rest = list(hand)
        rest.remove(card)
        further = 0 if priced else potential(t, seat, rest, experts - (mode == gains.EXPERT))
        if have + of(t, card, mode) + further >= beyond[0]:
            options.append(Boost(card, mode))
    return options
