"""What is of use whatever is being done: healing, crystals, cards drawn.

Nothing here is a rule.
"""

from __future__ import annotations

from heraut.games.mage_knight.answers.with_cards import Activate, HealUnit, HealWound, Play, UseSkill
from heraut.games.mage_knight.mind.means import CARD, UNIT
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.playable import source_of
from heraut.kernel import Decision, Option

PRICES = {Play: CARD, Activate: UNIT, UseSkill: 0.1}


def to_heal(t: Game, decision: Decision) -> Option | None:
    """A healing point spent, or a card or unit that gives some."""
    options = decision.options
    spent = next((one for one in options if isinstance(one, HealWound | HealUnit)), None)
    if spent is not None or WOUND not in t.state.heroes[decision.seat].hand:
        return spent
    for option in options:
        if isinstance(option, Play) and t.content.deeds[option.card].kind in ("basic", "hero", "advanced"):
            if any(one.heal for one in effects_of(t.content, f"card {option.card} {option.mode}")):
                return option
    return None


def besides(t: Game, seat: int, effect: Effect) -> float:
    """What an effect gives besides points for what is being done."""
    worth = 1.5 * min(effect.heal, t.state.heroes[seat].hand.count(WOUND)) + effect.draw + effect.fame
    worth += len(effect.crystal) + 0.5 * len(effect.mana) + 0.5 * effect.reputation
    return worth - 0.7 * effect.discard - 2.5 * effect.wound - 0.3 * len(effect.pay) - 3.0 * bool(effect.throw)


def to_spare(t: Game, decision: Decision) -> Option | None:
    """What pays although nothing else is to be done: a crystal of a die nobody needs, a skill, cards drawn."""
    best, most = None, 0.0
    for option in decision.options:
        if isinstance(option, Play | Activate | UseSkill):
            gain = lasting(t, decision.seat, option) - PRICES[type(option)] * 0.5
            if gain > most:
                best, most = option, gain
    return best


def lasting(t: Game, seat: int, option: Play | Activate | UseSkill) -> float:
    """What is left of a play when the turn is over: no points, and no mana; crystals are not spent for it."""
    source, price, _ = source_of(t, seat, option)
    if not source:
        return 0.0
    found = [besides(t, seat, one) - 0.5 * len(one.mana) - 0.9 * len(price) for one in effects_of(t.content, source)]
    return max(found, default=0.0)
