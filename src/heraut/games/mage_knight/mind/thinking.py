"""How far bots look, and what they think about at all.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heraut.games.mage_knight.answers import Block, Challenge, Enter, Parry, Play, Rest, Sideways, Step, Strike
from heraut.games.mage_knight.mind import fights, habits, outlook
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.mind.means import points_of
from heraut.games.mage_knight.model import WOUND, Game, HexId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch5_combat.attacking import Attack
from heraut.games.mage_knight.rules.ch5_combat.blocking import Blocks
from heraut.games.mage_knight.rules.ch5_combat.duel import Duel
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.values import total

Over = Callable[[Game], bool]
HOPE = 0.2  # the odds below which no fight is thought of


# ── how far ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def horizon(t: Game) -> Over:
    """A combat: its end.  A turn: its draw.  Tactics, rewards, what is asked in the turn of another: at once."""
    asked = t.decision
    if is_fighting(t):
        return lambda now: not is_fighting(now)
    if t.within(Duel):
        return lambda now: not now.within(Duel)
    turn = t.nearest(Turn)
    if turn is None or t.within(EndOfTurn) or asked is None or asked.seat != turn.seat:
        return lambda now: True
    return until_turn_ends(t, turn.seat)


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
    """Without dearer payments, blocks that cannot suffice, and what is played when it already does."""
    if len(decision.options) == 1:
        return decision.options
    kind = decision.kind
    if kind == "pay":
        return habits.sensible_payments(decision)
    if kind == "gather_attack":
        return gathering(decision, Strike(), attack_suffices(t))
    if kind == "gather_block":
        return gathering(decision, Parry(), block_suffices(t))
    if kind == "name_attacker":
        return [one for one in decision.options if not isinstance(one, Block) or could_block(t, one)]
    if kind in ("move", "action"):
        return [one for one in decision.options if not idle(t, decision, one)] or decision.options
    return decision.options


def idle(t: Game, decision: Decision, option: Option) -> bool:
    """A rest without a Wound, a step back, a card sideways that gives as much as it says, a fight beyond all hope."""
    hero = t.state.heroes[decision.seat]
    if isinstance(option, Rest):
        return WOUND not in hero.hand
    if isinstance(option, Step):
        return option.hex in hero.path
    if isinstance(option, Sideways):
        return Play(option.card, "basic") in decision.options and says(t, option)
    hex = option.hex if isinstance(option, Challenge) else hero.hex
    return isinstance(option, Challenge | Enter) and hopeless(t, decision.seat, hex)


def hopeless(t: Game, seat: int, hex: HexId) -> bool:
    """Is nobody there likely to be beaten with what the hero holds?"""
    return outlook.at(t, seat, hex).victory < HOPE and not has_surprises(t, seat)


def says(t: Game, option: Sideways) -> bool:
    """Does its basic effect give such points for nothing?"""
    effects = effects_of(t.content, f"card {option.card} basic")
    return any(points_of(one, option.use) > 1 and not (one.discard or one.pay or one.throw) for one in effects)


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
