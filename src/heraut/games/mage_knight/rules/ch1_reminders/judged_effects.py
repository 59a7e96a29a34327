"""1. Effects judged: of what use they are now, what they cost, whom they may be aimed at.

Of what use an effect is (`worthless`) hangs on little and is remembered by `playable`; what it costs and whom it may
be aimed at (`nothing_to_give`, `too_dear`, `out_of_reach`) is asked each time.
"""

from __future__ import annotations

from typing import NamedTuple

import heraut.games.mage_knight.rules.ch1_reminders.named_plays as named_plays
import heraut.games.mage_knight.rules.ch5_combat.judged_foes as judged_foes
from heraut.games.mage_knight.model.heroes import Hero, UnitCard, cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, DeedId
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.numbers.effects import colour_in, unit_in
from heraut.games.mage_knight.numbers.mana import Purse, purse_of
from heraut.games.mage_knight.printed.effects import Effect
from heraut.kernel import Reason

MOVE, INFLUENCE, HEAL, ATTACK, BLOCK, SPECIAL = "move", "influence", "heal", "attack", "block", "special"
RANGED, SIEGE, FOES, COMBAT_START, NO_UNITS = "ranged", "siege", "foes", "combat_start", "no_units"
PHASE_2, PHASE_3 = "phase_2", "phase_3"  # whatever is being done in them
IN_COMBAT = frozenset((ATTACK, RANGED, SIEGE, BLOCK, FOES))
AT = {
    "combat_start": COMBAT_START,
    "attack": ATTACK,
    "interaction": INFLUENCE,
    "movement": MOVE,
    "not_combat": HEAL,
}
"""What is of use at the moments that an effect may be narrowed to."""
LASTING = {
    "source": frozenset((SPECIAL,)), "sideways": frozenset((SPECIAL,)), "limit": frozenset((SPECIAL,)),
    "terrain": frozenset((MOVE,)), "offer": frozenset((INFLUENCE,)),
    "units": IN_COMBAT | {PHASE_3}, "points": IN_COMBAT, "foes": IN_COMBAT,
}  # fmt: skip
"""Where each kind of status is of use.  What converts points is judged by them, what waits for an event by the rest."""
ACTIONS = ("basic", "hero", "advanced")
ALL_UNITS = 5  # to ready units above any level: all of them


# ── of what use ──────────────────────────────────────────────────────────────────────────────────────────────────────


def worthless(t: Game, seat: int, uses: frozenset[str], effect: Effect, source: str) -> Reason | None:
    """MK-CRD-2 MK-CRD-5 MK-CRD-6 MK-CRD-7. It must give something that is of use now."""
    if effect.at and AT[effect.at] not in uses:
        return Reason("not-now", ("MK-CRD-2", "MK-CRD-6"), at=effect.at)
    if points_serve(t, seat, uses, effect, source) or lasts(t, uses, effect):
        return None
    if is_special(t, seat, uses, effect, source):
        return None
    if effect.heal and uses.isdisjoint(IN_COMBAT):
        return Reason("nothing-to-heal", ("MK-CRD-4", "MK-CRD-10"))
    return Reason("of-no-use", ("MK-CRD-5", "MK-CRD-6"))


def points_serve(t: Game, seat: int, uses: frozenset[str], effect: Effect, source: str) -> bool:
    """MK-CRD-5 MK-CRD-6. Are its points of use now, if need be turned into others?"""
    wide = statuses.of_use(t, seat, uses, effect.status)
    if effect.attack is not None:
        return attack_serves(t, seat, wide, effect.reach, source)
    if effect.block is not None:
        return BLOCK in wide
    if effect.move is not None and MOVE in wide:
        return True
    if effect.influence is not None and INFLUENCE in wide:
        return True
    return effect.heal > 0 and HEAL in uses and anything_to_heal(t.state.heroes[seat])


def attack_serves(t: Game, seat: int, wide: frozenset[str], reach: str, source: str) -> bool:
    """MK-CRD-6 MK-CRD-22. Does an attack reach so far as is of use now, if need be by an effect?"""
    if ATTACK in wide or reach in wide:
        return True
    return any(words.reach in wide for _, words in statuses.of_points(t, seat, source.partition(" ")[0]) if words.reach)


def has_points(effect: Effect) -> bool:
    points = (effect.attack, effect.block, effect.move, effect.influence)
    return effect.heal > 0 or any(one is not None for one in points)


def lasts(t: Game, uses: frozenset[str], effect: Effect) -> bool:
    """MK-CRD-22. Does it change something that matters now or later?"""
    for status in effect.status:
        where = LASTING.get(t.content.statuses[status].kind)
        if where is not None and not where.isdisjoint(uses):
            return True
        if where is None and SPECIAL in uses and not has_points(effect):
            return True
    return False


def is_special(t: Game, seat: int, uses: frozenset[str], effect: Effect, source: str) -> bool:
    """MK-CRD-2. Does it give something at any time of the turn, or do something to enemies?"""
    if effect.on:
        return FOES in uses
    if SPECIAL not in uses:
        return False
    if effect.ready and not effect.heal:  # what else it does needs a unit made ready
        return bool(to_ready(t, seat, effect, source))
    if effect.draw and (effect.discard_wound or cards_left(t.state.heroes[seat])):
        return True
    if effect.ready and to_ready(t, seat, effect, source):
        return True
    if effect.heal_unit and wounded(t.state.heroes[seat]):
        return True
    goods = (effect.mana, effect.crystal, effect.take, effect.if_least_fame)
    gains = effect.fame > 0 or effect.reputation > 0 or any(map(bool, goods))
    if gains or not effect.play:
        return gains
    return not has_points(effect) or named_plays.tempts(t, seat, effect.play)


def anything_to_heal(hero: Hero) -> bool:
    return WOUND in hero.hand or bool(wounded(hero))


def wounded(hero: Hero) -> list[UnitCard]:
    return [unit for unit in hero.units if unit.wounds]


def to_ready(t: Game, seat: int, effect: Effect, source: str) -> list[UnitCard]:
    """MK-UNI-2. Spent units of such a level; a unit readies none of its own kind, or two would do so for ever."""
    itself, units = unit_in(source), t.state.heroes[seat].units
    kin = {u.kind for u in units if u.id == itself}
    return [u for u in units if u.spent and u.kind not in kin and t.content.units[u.kind].level <= effect.ready]


# ── what it costs ────────────────────────────────────────────────────────────────────────────────────────────────────


def too_dear(t: Game, seat: int, price: tuple[str, ...], effect: Effect) -> Reason | None:
    """MK-CRD-16 MK-CRD-17 MK-CRD-18 MK-CRD-21 MK-UNI-5. The mana of the card and of the effect, together."""
    whole = (*price, *effect.pay)
    return cannot_pay(purse_of(t, seat), whole) if whole else None


def cannot_pay(purse: Purse, price: tuple[str, ...]) -> Reason | None:
    """MK-CRD-21."""
    return None if purse.affords(price) else Reason("cannot-pay", ("MK-CRD-16", "MK-CRD-21"), price=price)


def nothing_to_give(t: Game, seat: int, effect: Effect, played: str) -> Reason | None:
    """MK-CRD-14 MK-CRD-20 MK-CRD-21. Cards to discard or to throw away, besides the one `played` if still in hand."""
    if effect.discard and len(to_discard(t, seat, played)) < effect.discard:
        return Reason("nothing-to-discard", ("MK-CRD-14", "MK-CRD-21"), count=effect.discard)
    if effect.discard_wound and t.state.heroes[seat].hand.count(WOUND) < effect.discard_wound:
        return Reason("no-wound-to-discard", ("MK-CRD-21",), count=effect.discard_wound)
    if effect.throw and not to_throw(t, seat, effect, played):
        return Reason("nothing-to-throw", ("MK-CRD-20", "MK-CRD-21"))
    return nothing_to_gain(t, seat, effect)


def nothing_to_gain(t: Game, seat: int, effect: Effect) -> Reason | None:
    """MK-CRD-21. A card of the offer, a crystal of a colour one has, a card or mana must be there to be gained."""
    if effect.of == "paid" and not to_take(t, effect, effect.pay[0]):
        return Reason("none-on-offer", ("MK-CRD-21",), colour=effect.pay[0])
    if "owned" in effect.crystal and not any(t.state.heroes[seat].crystals):
        return Reason("no-crystal", ("MK-CRD-21",))
    if effect.if_least_fame and not cards_left(t.state.heroes[seat]) and not has_least_fame(t, seat):
        return Reason("of-no-use", ("MK-CRD-2", "MK-HND-11"))
    return None


def has_least_fame(t: Game, seat: int) -> bool:
    """MK-SCN-30. Less fame than anybody else who is still in the game; alone nobody has."""
    fame = [t.state.heroes[other].fame for other in named_plays.others(t, seat)]
    return bool(fame) and t.state.heroes[seat].fame < min(fame)


def to_discard(t: Game, seat: int, played: str = "") -> list[str]:
    """MK-CRD-14. The cards of the hand but Wounds, and but the one played."""
    cards = [card for card in t.state.heroes[seat].hand if card != WOUND]
    if played:
        cards.remove(played)
    return cards


def to_throw(t: Game, seat: int, effect: Effect, played: str = "") -> list[str]:
    """MK-CRD-20 MK-CRD-21. Action cards; if one of that colour is to be taken, such that the offer has it."""
    cards = [card for card in to_discard(t, seat, played) if t.content.deeds[card].kind in ACTIONS]
    if not effect.take:
        return cards
    return [card for card in cards if to_take(t, effect, t.content.deeds[card].colour)]


def to_take(t: Game, effect: Effect, colour: str) -> list[DeedId]:
    """The cards of that colour in the offer."""
    offer = t.state.advanced if effect.take == "advanced" else t.state.spells
    return [card for card in offer if t.content.deeds[card].colour == colour]


# ── beyond one's own things ──────────────────────────────────────────────────────────────────────────────────────────


def out_of_reach(t: Game, seat: int, effect: Effect, source: str) -> Reason | None:
    """MK-CMB-3 MK-CMB-23 MK-CMB-24 MK-CRD-21. Whom it names must be there, or walls that it takes away besides.

    A section of its own says whether it may be played.
    """
    besides = bool(effect.status) and judged_foes.behind_walls(t, seat)
    if effect.on and not besides and not judged_foes.aims(t, seat, effect, colour_in(t.content, source, effect.pay)):
        return Reason("no-target", ("MK-CMB-3", "MK-CRD-21"))
    if effect.play and not named_plays.playable(t, seat, effect.play, effect.amount):
        return Reason("cannot-be-played", ("MK-CRD-21",), play=effect.play)
    return None


def against(
    t: Game, seat: int, uses: frozenset[str], source: str, price: tuple[str, ...], effect: Effect, played: str
) -> Reason | None:
    """What of the hero's own things speaks against taking this effect now."""
    return (
        worthless(t, seat, uses, effect, source)
        or nothing_to_give(t, seat, effect, played)
        or too_dear(t, seat, price, effect)
    )


# ── what is of use, but in doubt ─────────────────────────────────────────────────────────────────────────────────────


class Doubt(NamedTuple):
    """An effect that is of use, with the mana it takes.  `gives`, `far`: cards, others on the table matter to it."""

    effect: Effect
    source: str
    price: tuple[str, ...]
    played: str
    gives: bool
    far: bool


def doubt_of(effect: Effect, source: str, price: tuple[str, ...], played: str) -> Doubt:
    """What must be asked of it each time."""
    gives = effect.discard or effect.discard_wound or effect.throw or effect.of == "paid" or "owned" in effect.crystal
    own = bool(gives or effect.if_least_fame)
    return Doubt(effect, source, (*price, *effect.pay), played, own, bool(effect.on or effect.play))


def doubtful(t: Game, seat: int, purse: Purse, doubt: Doubt) -> Reason | None:
    """MK-CRD-21. What speaks against an effect that is of use: its prices, or whom it is aimed at."""
    reason = nothing_to_give(t, seat, doubt.effect, doubt.played) if doubt.gives else None
    if reason is None and doubt.price:
        reason = cannot_pay(purse, doubt.price)
    if reason is None and doubt.far:
        reason = out_of_reach(t, seat, doubt.effect, doubt.source)
    return reason
