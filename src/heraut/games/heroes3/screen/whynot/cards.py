"""Why not this card?  Whose it is, how often, at which moment, and whether it would do anything."""

from __future__ import annotations

import heraut.games.heroes3.rules.ch05_cards.in_hand as in_hand
import heraut.games.heroes3.rules.ch05_cards.play_in_combat as play_in_combat
import heraut.games.heroes3.rules.ch05_cards.powers as powers
import heraut.games.heroes3.rules.ch05_cards.spells as spells
import heraut.games.heroes3.rules.ch05_cards.targets as targets
from heraut.games.heroes3.answers.with_cards import PlayOf, Spend
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.rules.ch10_combat.windows import AfterRoll, BeforeRoll, LethalAttack
from heraut.games.heroes3.screen.whynot.common import Because, Reason, no

# The moment of a combat at which each question is put.
MOMENTS = {
    "activation": targets.ACTIVATION,
    "before_roll": targets.BEFORE_ROLL,
    "after_roll": targets.ATTACK_ROLLED,
    "lethal_attack": targets.LETHAL,
    "combat_start": targets.COMBAT_START,
}


def play(t: Game, seat: int, wish: PlayOf) -> Reason:
    """The card, its level, its price; then the moment."""
    player = t.state.players[seat]
    if wish.card not in player.hand:
        return no("not-in-hand", "H3-CRD-10") if _exists(t, wish.card) else None
    if wish.mode not in gains.modes_of(t.content, wish.card):
        return None
    if gains.foreign(t.content, wish.card, player.faction):
        return no("foreign-card", "H3-CRD-11", "H3-CRD-21")
    most = values.experts(t, seat)
    if wish.mode == gains.EXPERT and player.experts >= most:
        return no("no-expert", "H3-CRD-15", "H3-LVL-9", most=most)
    effect = gains.effect_of(t.content, wish.card, wish.mode)
    if effect.discard >= len(player.hand):
        return no("needs-cards", "H3-CRD-4", count=effect.discard)
    return _in_combat(t, seat, wish, effect) if t.state.battle is not None else _on_map(t, effect)


def _exists(t: Game, card: str) -> bool:
    content = t.content
    heaps = (content.abilities, content.statistics, content.artifacts, content.spells, content.specialties)
    return any(card in heap for heap in heaps)


def _on_map(t: Game, effect: Effect) -> Because:
    if effect.at:
        return no(f"at-{effect.at.replace('_', '-')}", "H3-CRD-4", "H3-CRD-10")
    if not in_hand.on_the_map(effect):
        return no("combat-only", "H3-TUR-7", "H3-CRD-5")
    asked = t.decision
    if asked is not None and asked.kind != "turn":
        return no("own-turn-only", "H3-TUR-7")
    return no("no-effect", "H3-CRD-4")


def _in_combat(t: Game, seat: int, wish: PlayOf, effect: Effect) -> Reason:
    if targets.side_of(t, seat) < 0:
        return no("no-main-hero", "H3-HER-4", "H3-HER-1")
    moment = MOMENTS.get(t.decision.kind, "") if t.decision is not None else ""
    if not moment:
        return no("another-moment", "H3-CMB-41")
    if not play_in_combat.fits_moment(effect, moment):
        return _wrong_moment(effect, moment)
    if wish.card in t.content.spells and not spells.may_cast(t, seat, wish.card):
        return no("spell-limit", "H3-SPL-3")
    if effect.lines:
        return _powerless(t, seat, moment, wish.card)
    if moment == targets.ACTIVATION and targets.is_boost(effect, None):
        return no("at-before-roll", "H3-ORD-3", "H3-CMB-18")
    return no("no-effect", "H3-CRD-4")


def _wrong_moment(effect: Effect, moment: str) -> Because:
    if effect.at:
        return no(f"at-{effect.at.replace('_', '-')}", "H3-CRD-4", "H3-CMB-41")
    if effect.when == "map":
        return no("map-only", "H3-CRD-6")
    if moment in (targets.ATTACK_ROLLED, targets.LETHAL):
        return no("dice-lie", "H3-CMB-41")
    return no("at-activation", "H3-CMB-17", "H3-ORD-17")


def _powerless(t: Game, seat: int, moment: str, card: str) -> Because:
    """Nobody to work on, or too little power for those there are."""
    wanted = next(spells.useful_powers(t, _now(t, seat, moment), card), None)
    if wanted is None:
        return no("no-target", "H3-SPL-13")
    hand = list(t.state.players[seat].hand)
    hand.remove(card)
    have = powers.given(t, seat, card) + powers.potential(t, seat, hand, powers.experts_left(t, seat))
    return no("no-power", "H3-SPL-2", "H3-SPL-13", wanted=wanted, have=have)


def _now(t: Game, seat: int, moment: str) -> targets.Now:
    for section in reversed(t.state.agenda):
        if isinstance(section, (BeforeRoll, AfterRoll, LethalAttack)):
            return targets.Now(seat, moment, section.fighter, section.target)
        if isinstance(section, Activation):
            return targets.Now(seat, moment, section.fighter)
    return targets.Now(seat, moment)


def morale(t: Game, seat: int, wish: Spend) -> Reason:
    player = t.state.players[seat]
    if player.morale < 1:
        return no("no-morale", "H3-MOR-6")
    return no("no-cards", "H3-MOR-7", "H3-MOR-8")
