"""What a player would answer without thinking long: what comes first when bots think, and how they play on.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, Done, Take, UnitOf
from heraut.games.mage_knight.answers.of_rounds import PickTactic, TakeSpared
from heraut.games.mage_knight.answers.on_turn import Announce, EndTurn, Recruit, TakeTurn
from heraut.games.mage_knight.answers.with_cards import PayWith
from heraut.games.mage_knight.mind import bargains, fights, journeys
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.mind.gifts import besides, to_heal, to_spare
from heraut.games.mage_knight.model.heroes import cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.effects import effects_of, name_of
from heraut.games.mage_knight.numbers.mana import CRYSTAL, DIE, STOLEN, TOKEN, UNENDING
from heraut.games.mage_knight.printed.effects import COLOURS, Effect
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.moments import Moment
from heraut.games.mage_knight.rules.ch1_reminders.resolving import Resolve
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch5_combat.attacking import Attack
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks
from heraut.kernel import Decision, Option, Pass

Random = Callable[[], float]
Habit = Callable[[Judge, Game, Decision, Random], Option | None]
ENOUGH_SPARED = 3
WHIM = 0.03  # how often something else is tried
PAID_FIRST = (UNENDING, TOKEN, DIE, STOLEN, CRYSTAL)
TACTICS = (
    "planning", "great_start", "mana_steal", "rethink", "the_right_moment", "early_bird",
    "sparing_power", "long_night", "mana_search", "preparation", "midnight_meditation", "from_the_dusk",
)  # fmt: skip


def likely(judge: Judge, t: Game, decision: Decision, random: Random) -> Option:
    """By the kind of question; where nothing is known of it, enough of it, or any answer."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    habit = ASKED.get(decision.kind)
    if habit is not None and random() >= WHIM:
        answer = habit(judge, t, decision, random)
        if answer is not None:
            return answer
    enough = [option for option in options if isinstance(option, Done | Pass)]
    if enough and habit is None:
        return enough[0]
    return options[int(random() * len(options))]


def fighting(answer: Callable[[Game, Decision], Option | None]) -> Habit:
    """A habit of combats or journeys, which knows neither worth nor whim."""
    return lambda judge, t, decision, random: answer(t, decision)


# ── cards and mana ───────────────────────────────────────────────────────────────────────────────────────────────────


def pay(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """What is gone anyway first: tokens, then a die, then crystals; the right colour before gold."""
    return min(decision.options, key=dearness)


def dearness(option: Any) -> tuple[bool, int, bool]:
    plain = option.how in PAID_FIRST
    return not plain, PAID_FIRST.index(option.how) if plain else 0, option.colour not in COLOURS


def effect_of(t: Game, decision: Decision) -> Option | None:
    """The effect that serves best what is being done."""
    resolve = t.nearest(Resolve)
    if resolve is None:
        return None
    named = {name_of(one): one for one in effects_of(t.content, resolve.source)}
    known = [one for one in decision.options if isinstance(one, Take) and one.effect in named]
    return max(known, key=lambda one: served(t, resolve.seat, named[one.effect])) if known else None


def served(t: Game, seat: int, effect: Effect) -> float:
    """What an effect gives to what is being done, and besides."""
    worth = besides(t, seat, effect)
    doing = t.nearest(Moment)
    if isinstance(doing, Movement):
        return worth + (effect.move or 0)
    if isinstance(doing, Interaction):
        return worth + (effect.influence or 0)
    if isinstance(doing, Attack) and effect.attack:
        halves = fights.halves_against(t, doing.targets, foe_numbers.battle(t).phase)
        return worth + halves(effect.attack, effect.element, effect.reach) / 2
    if isinstance(doing, Blocks) and effect.block and doing.gathering:
        halves = fights.halves_to_block(t, foe_numbers.battle(t).against)
        return worth + halves(effect.block, effect.element, effect.reach) / 2
    return worth


def least_card(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """The card that is worth least; a Wound if it may go."""
    cards = [option for option in decision.options if isinstance(option, CardOf)]
    return min(cards, key=lambda one: judge.cards.get(one.card, 0.0)) if cards else None


def renew(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Whoever has waited for better cards lays those aside that neither fight nor move."""
    hero = t.state.heroes[decision.seat]
    if hero.turn.fought or hero.turn.talked or len(hero.path) > 1:
        return DONE
    idle = [one for one in decision.options if isinstance(one, CardOf) and not of_use(t, one.card)]
    return idle[0] if idle else DONE


def of_use(t: Game, card: str) -> bool:
    """Does its basic effect fight or move?"""
    if t.content.deeds[card].kind not in ("basic", "hero"):
        return True
    return any((one.attack or one.block or one.move or 0) > 1 for one in effects_of(t.content, f"card {card} basic"))


def best_card(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    cards = [option for option in decision.options if isinstance(option, CardOf)]
    return max(cards, key=lambda one: judge.cards.get(one.card, 0.0)) if cards else None


def heal(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Wounds that may be healed are, and what else pays; then the turn is over."""
    return to_heal(t, decision) or to_spare(t, decision) or decision.options[0]


# ── the rest of a turn ───────────────────────────────────────────────────────────────────────────────────────────────


def move(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    return to_heal(t, decision) or journeys.move(t, decision)


def action(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    answer = to_heal(t, decision) or journeys.action(t, decision)
    return to_spare(t, decision) or answer if answer == EndTurn() else answer


def announce(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Play while there is a hand to play."""
    playable = len([card for card in t.state.heroes[decision.seat].hand if card != WOUND])
    return TakeTurn() if playable > 1 else Announce()


def tactic(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    picks = [option for option in decision.options if isinstance(option, PickTactic)]
    return min(picks, key=lambda one: TACTICS.index(one.tactic)) if picks else None


def spare(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """A card more is laid under Sparing Power until there are enough, or the deck is nearly out; then all are taken."""
    hero = t.state.heroes[decision.seat]
    take = hero.spared + len(hero.under) >= ENOUGH_SPARED or cards_left(hero) <= 1
    return TakeSpared() if take and TakeSpared() in decision.options else decision.options[0]


def least_unit(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    hero = t.state.heroes[decision.seat]
    named = [option for option in decision.options if isinstance(option, UnitOf)]
    return min(named, key=lambda one: judge.units[gains.unit_of(hero, one.unit).kind]) if named else None


def best_unit(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """The dearest unit, if there is anybody to lead it."""
    named = [option for option in decision.options if isinstance(option, Recruit)]
    return max(named, key=lambda one: judge.units[one.unit]) if named else None


def anything(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    """Anything but enough of it."""
    return next((option for option in decision.options if option != DONE), None)


def enough(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    return DONE if DONE in decision.options else None


def by_chance(judge: Judge, t: Game, decision: Decision, random: Random) -> Option | None:
    return None


# ── only what is worth a thought ─────────────────────────────────────────────────────────────────────────────────────


def sensible_payments(decision: Decision) -> list[Option]:
    """Of each kind of coin the cheapest: the right colour before gold."""
    best: dict[str, Option] = {}
    for option in sorted(decision.options, key=dearness):
        assert isinstance(option, PayWith)
        best.setdefault(option.how, option)
    return list(best.values())


ASKED: dict[str, Habit] = {
    **{kind: fighting(answer) for kind, answer in fights.ASKED.items()},
    "pay": pay,
    "effect": fighting(effect_of),
    "move": move,
    "action": action,
    "interact": fighting(bargains.interact),
    "after_action": heal,
    "only_wounds": heal,
    "recover": heal,
    "rest": least_card,
    "discard": renew,
    "must_discard": least_card,
    "discard_for": least_card,
    "throw_for": least_card,
    "give_up_card": least_card,
    "gain_card": best_card,
    "take_card": best_card,
    "announce": announce,
    "pick_tactic": tactic,
    "sparing_power": spare,
    "long_night": anything,
    "disband": least_unit,
    "unit_to_heal": by_chance,
    "unit_reward": best_unit,
    "recruit_free": best_unit,
    "glade": anything,
    "reward": anything,
    "rest_wounds": anything,
    "add_foes": enough,
}
