"""5. Why a card is not played at this moment of a combat."""

from __future__ import annotations

from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules.ch05_cards import castable, in_hand, play_in_combat, targets
from heraut.games.heroes3.rules.ch10_combat import combat_round, windows
from heraut.kernel import Reason

# The moment of a combat at which each question is put.
MOMENTS = {
    "activation": "activation",
    "before_roll": "before_roll",
    "after_roll": "attack_rolled",
    "lethal_attack": "lethal_attack",
    "combat_start": "combat_start",
    "enemy_spell": "enemy_spell_cast",
    "ai_spell": "enemy_spell_cast",
}


def untimely_in_combat(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-HER-1 H3-HER-4 H3-CMB-41. Cards are for the main hero who fights, at the moment that they name."""
    if targets.side_of(t, seat) < 0:
        return Reason("no-main-hero", ("H3-HER-4", "H3-HER-1"))
    moment = MOMENTS.get(in_hand.asked(t))
    return untimely(t, moment_of(t, seat, moment), play) if moment else Reason("another-moment", ("H3-CMB-41",))


def moment_of(t: Game, seat: int, moment: str) -> targets.Now:
    """Who strikes whom, or who is activated, at the question now put."""
    asking = t.state.agenda[-1]
    if isinstance(asking, windows.InAttack):
        return targets.Now(seat, moment, asking.fighter, asking.target)
    if isinstance(asking, combat_round.Activation):
        return targets.Now(seat, moment, asking.fighter)
    return targets.Now(seat, moment)


def untimely(t: Game, now: targets.Now, play: PlayOf) -> Reason | None:
    """H3-CRD-4 H3-CMB-18 H3-ORD-3. Is this the time for it, and would it do anything?"""
    effect = gains.effect_of(t.content, play.card, play.mode)
    if not play_in_combat.fits_moment(effect, now.moment):
        return wrong_moment(effect, now.moment)
    if effect.lines:
        return castable.uncastable(t, now, play.card)
    if play_in_combat.useful(t, now, play.card, play.mode, effect):
        return None
    if now.moment == targets.ACTIVATION and targets.is_boost(effect, None):
        return Reason("at-before-roll", ("H3-ORD-3", "H3-CMB-18"))
    return in_hand.NO_EFFECT


def wrong_moment(effect: Effect, moment: str) -> Reason:
    """H3-CRD-4 H3-CRD-6 H3-CMB-17 H3-CMB-41 H3-CMB-44. When it would be played instead."""
    if effect.at:
        return in_hand.its_moment(effect, "H3-CMB-41")
    if moment in (targets.ENEMY_SPELL, targets.OWN_SPELL):
        return Reason("answers-no-spell", ("H3-CMB-44", "H3-CRD-25"))
    if effect.when == "map":
        return Reason("map-only", ("H3-CRD-6",))
    if moment in (targets.ATTACK_ROLLED, targets.LETHAL):
        return Reason("dice-lie", ("H3-CMB-41",))
    return Reason("at-activation", ("H3-CMB-17", "H3-ORD-17"))


in_hand.JUDGES[in_hand.COMBAT] = untimely_in_combat
