"""What comes to mind first where something is sold: what is worth most of what one could pay for.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.answers.anywhere import DONE
from heraut.games.mage_knight.answers.on_turn import BuyArtifact, BuyCard, BuyHealing, Recruit
from heraut.games.mage_knight.answers.with_cards import HealWound
from heraut.games.mage_knight.mind import means
from heraut.games.mage_knight.mind.means import Plan
from heraut.games.mage_knight.mind.outlook import DEAR, HURT
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, HexId
from heraut.games.mage_knight.numbers.limits import free_command
from heraut.games.mage_knight.rules.ch4_turn.interaction import OF_USE as TALK
from heraut.games.mage_knight.rules.ch4_turn.interaction import (
    Purchase,
    cannot_interact,
    greeting,
    no_mana,
    price_of,
)
from heraut.kernel import Decision, Option
from heraut.kernel.values import total

ARMED = 1.0  # a unit, for each point of influence that it costs
BOUGHT = {"spell": 5.0, "advanced": 4.0}
ARTIFACT = 5.0


class Bargain(NamedTuple):
    """Something to buy, the plays that pay for it, and what it brings."""

    wish: Purchase
    plan: Plan
    gain: float


def wishes(t: Game, seat: int) -> Iterator[tuple[Purchase, float]]:
    """What a hero may want, and its worth."""
    state, hero = t.state, t.state.heroes[seat]
    if free_command(t, seat) > 0:
        for unit in dict.fromkeys(state.units):
            yield Recruit(unit), ARMED * t.content.units[unit].cost
    for card in dict.fromkeys((*state.monastery, *state.advanced, *state.spells)):
        yield BuyCard(card), BOUGHT[t.content.deeds[card].kind]
    if hero.hand.count(WOUND) > hero.heal:
        yield BuyHealing(), HURT
    yield BuyArtifact(), ARTIFACT


def best_bargain(t: Game, seat: int, hex: HexId, influence: int | None = None) -> Bargain | None:
    """What brings most of what can be paid for there."""
    return max(bargains(t, seat, hex, influence), key=lambda one: one.gain, default=None)


def bargains(t: Game, seat: int, hex: HexId, influence: int | None = None) -> list[Bargain]:
    """What can be paid for there and is worth it; `influence`: what there is already."""
    if influence is None:
        if cannot_interact(t, seat, hex) is not None:
            return []
        influence = total(greeting(t, seat, hex))
    found, ways = [], means.ways(t, seat, playable.plays(t, seat, TALK), "influence", means.plainly)
    for wish, worth in wishes(t, seat):
        price = price_of(t, hex, wish)
        if price is not None and no_mana(t, seat, wish) is None:
            plan = means.cheapest(t, seat, ways, 2 * (price - influence))
            if plan is not None and worth > DEAR * plan.cost:
                found.append(Bargain(wish, plan, worth - DEAR * plan.cost))
    return found


def interact(t: Game, decision: Decision) -> Option | None:
    """The best bargain or what pays for it; Wounds are healed at once."""
    hero = t.state.heroes[decision.seat]
    if HealWound() in decision.options:
        return HealWound()
    bargain = best_bargain(t, decision.seat, hero.hex, hero.influence)
    return DONE if bargain is None else towards(bargain, decision) or DONE


def towards(bargain: Bargain, decision: Decision) -> Option | None:
    """The purchase, or what pays for it."""
    if bargain.wish in decision.options:
        return bargain.wish
    return next((way.option for way in bargain.plan.ways if way.option in decision.options), None)


def dealings(t: Game, decision: Decision) -> list[Option]:
    """What is worth a thought: healing, each bargain, the end."""
    if HealWound() in decision.options:
        return [HealWound()]
    hero = t.state.heroes[decision.seat]
    found = [towards(one, decision) for one in bargains(t, decision.seat, hero.hex, hero.influence)]
    return [*dict.fromkeys([one for one in found if one is not None]), DONE]
