"""How far bots look, and what they think about at all.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.mage_knight.answers.in_combat import Block, Parry, Strike
from heraut.games.mage_knight.answers.on_turn import Challenge, Enter
from heraut.games.mage_knight.answers.with_cards import Activate, HealUnit, HealWound, Play, Sideways, UseSkill
from heraut.games.mage_knight.mind import bargains, fights, habits, journeys, outlook
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.mind.gifts import to_heal, to_spare
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch3_rounds.tactics import BeforeTurn
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch5_combat.attacking import Attack
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks
from heraut.games.mage_knight.rules.ch5_combat.duel import Duel
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.values import total

Over = Callable[[Game], bool]
Thought = Callable[[Game, Decision], Sequence[Option]]
PLAYS = (Activate, HealUnit, HealWound, Play, Sideways, UseSkill)
HOPE = 0.2  # the odds below which no fight is thought of


# ── how far ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def horizon(t: Game) -> Over:
    """A combat: its end.  A turn: its draw.  Tactics, rewards, what is asked before a turn or in another's: at once."""
    asked = t.decision
    if is_fighting(t):
        return lambda now: not is_fighting(now)
    if t.within(Duel):
        return lambda now: not now.within(Duel)
    turn = t.nearest(Turn)
    if turn is None or asked is None or asked.seat != turn.seat or not is_under_way(t, asked):
        return lambda now: True
    return until_turn_ends(t, turn.seat)


def is_under_way(t: Game, asked: Decision) -> bool:
    """Has the turn begun, and does it go on?  To end the round instead shows its price much later."""
    return asked.kind != "announce" and not t.within(BeforeTurn) and not t.within(EndOfTurn)


def until_turn_ends(t: Game, seat: int) -> Over:
    """Until the cards are drawn: a new turn of the same hero is known by what lies in his piles."""
    hero, round = t.state.heroes[seat], t.state.round
    begun = bool(hero.played) or hero.turn.acted
    piles = (len(hero.discard), hero.deck.size())

    def over(now: Game) -> bool:
        turn = now.nearest(Turn)
        if turn is None or turn.seat != seat or now.state.round != round:
            return True
        hero = now.state.heroes[seat]
        if hero.played or hero.turn.acted:
            return False
        return begun or (len(hero.discard), hero.deck.size()) != piles

    return over


# ── what about ───────────────────────────────────────────────────────────────────────────────────────────────────────


def sensible(t: Game, decision: Decision) -> Sequence[Option]:
    """In a combat what may matter; in a turn what leads to something worth having, and to it by the cheapest plays."""
    if len(decision.options) == 1:
        return decision.options
    thought = FIGHTING if t.state.battle is not None else PEACEFUL
    find = thought.get(decision.kind)
    return decision.options if find is None else find(t, decision) or decision.options


def payments(t: Game, decision: Decision) -> Sequence[Option]:
    return habits.sensible_payments(decision)


def cheapest_payment(t: Game, decision: Decision) -> Sequence[Option]:
    return habits.sensible_payments(decision)[:1]


def best_effect(t: Game, decision: Decision) -> Sequence[Option]:
    """That which serves best what is being done."""
    best = habits.effect_of(t, decision)
    return () if best is None else (best,)


def attacks(t: Game, decision: Decision) -> Sequence[Option]:
    return gathering(decision, Strike(), attack_suffices(t))


def blocks(t: Game, decision: Decision) -> Sequence[Option]:
    return gathering(decision, Parry(), block_suffices(t))


def attackers(t: Game, decision: Decision) -> Sequence[Option]:
    """Without those that nothing could block."""
    return [one for one in decision.options if not isinstance(one, Block) or could_block(t, one)]


def actions(t: Game, decision: Decision) -> Sequence[Option]:
    """Actions, but no fight beyond all hope; of plays what heals, or else what pays by itself."""
    found = [one for one in decision.options if not isinstance(one, PLAYS) and not hopeless(t, decision, one)]
    play = to_heal(t, decision) or to_spare(t, decision)
    return found if play is None else [play, *found]


def hopeless(t: Game, decision: Decision, option: Option) -> bool:
    """A fight with whom the hero is not likely to beat with what he holds."""
    if not isinstance(option, Challenge | Enter):
        return False
    hex = option.hex if isinstance(option, Challenge) else t.state.heroes[decision.seat].hex
    return outlook.at(t, decision.seat, hex).victory < HOPE and not has_surprises(t, decision.seat)


def gathering(decision: Decision, end: Option, enough: bool) -> Sequence[Option]:
    """Enough: the blow, and nothing more.  Too little: something more, if there is anything."""
    if end not in decision.options:
        return decision.options
    if enough:
        return (end,)
    return [option for option in decision.options if option != end] or decision.options


def attack_suffices(t: Game) -> bool:
    attack = t.find(Attack)
    targets = tuple([foe for foe in attack.targets if not foe_numbers.opponent(t, foe).beaten])
    return total(foe_numbers.strength(t, targets, attack.points)) >= total(foe_numbers.armours(t, targets))


def block_suffices(t: Game) -> bool:
    blocks, foe = t.find(Blocks), foe_numbers.battle(t).against
    if foe not in foe_numbers.attacking(t):
        return True
    return total(foe_numbers.guard(t, foe, blocks.points)) >= total(foe_numbers.need_of(t, foe))


def could_block(t: Game, option: Block) -> bool:
    """Whoever summons is seen first; of the others, those that all plays together could meet."""
    if foe_numbers.will_summon(t, option.foe):
        return True
    best: dict[str, int] = {}
    seat = t.find(Blocks).seat
    for way in fights.to_block_with(t, seat, option.foe):
        best[way.taker] = max(best.get(way.taker, 0), way.halves)
    hand = t.state.heroes[seat].hand
    most = sum([halves * max(1, hand.count(taker)) for taker, halves in best.items()])
    return most >= 2 * total(foe_numbers.need_of(t, option.foe)) or has_surprises(t, seat)


def has_surprises(t: Game, seat: int) -> bool:
    """Does the hero hold anything that does more than it says: lasting effects, spells, artifacts, skills?"""
    hero, deeds = t.state.heroes[seat], t.content.deeds
    held = any(card in deeds and deeds[card].kind not in ("basic", "hero") for card in hero.hand)
    return held or bool(hero.skills) or bool(t.state.modifiers.get(seat))


FIGHTING: dict[str, Thought] = {
    "pay": payments, "gather_attack": attacks, "gather_block": blocks, "name_attacker": attackers,
}  # fmt: skip
PEACEFUL: dict[str, Thought] = {
    "pay": cheapest_payment, "effect": best_effect, "move": journeys.moves, "action": actions,
    "interact": bargains.dealings, "after_action": actions,
}  # fmt: skip


# ── a combat under way ───────────────────────────────────────────────────────────────────────────────────────────────


def is_fighting(t: Game) -> bool:
    """Is a combat under way, or about to begin?"""
    return t.state.battle is not None or t.within(Fight)


def fought_out(judge: Judge, t: Game) -> Game:
    """A twin in which the combat under way is over, fought by habit; of chance, what comes first."""
    twin = t.clone(t.chance)
    while is_fighting(twin) and (decision := twin.decision) is not None:
        twin.answer(decision.options[0] if decision.seat == CHANCE else habits.likely(judge, twin, decision, settled))
    return twin


def settled() -> float:
    """No whim."""
    return 0.99
