"""5. Cards in hand: which effects may be played, and how a card that was played leaves the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from heraut.games.heroes3.answers.with_cards import PlayOf, Spend
from heraut.games.heroes3.model import Game, Laid, main_hero
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Effect
from heraut.games.heroes3.rules import plays, told
from heraut.games.heroes3.rules.ch03_play import morale
from heraut.games.heroes3.rules.ch05_cards.piles import can_draw, not_in_hand
from heraut.kernel import Option, Reason

FOR_COMBAT = ("attack", "defense", "power", "initiative", "health", "heal", "status")
PLAYED = ""  # the `until` of a card that is being played
NEXT_TURN = "next_turn"
MOST_HANDS = 20_000
MAP, COMBAT = "map", "combat"
# The moment of the map at which each question is put.
MOMENTS = {
    "turn": "",
    "turn_end": "turn_end",
    "talk": "neutral_combat",
    "combat_won": "combat_won",
    "pay_unit": "buying_unit",
    "pay_spell": "buying_spell",
}


class Hand(NamedTuple):
    """The effects of a hand that may be played, faction, level and price being in order.

    `on_map`: those for the map, `in_combat`: those for a combat, by their moment (as far as it was asked).
    """

    effects: tuple[tuple[PlayOf, Effect], ...]
    on_map: dict[str, tuple[tuple[PlayOf, Effect], ...]]
    in_combat: dict[str, tuple[tuple[PlayOf, Effect], ...]]


def hand_of(t: Game, seat: int) -> Hand:
    """H3-CRD-10 H3-CRD-11 H3-CRD-15 H3-CRD-17 H3-CRD-21. The effects that a seat may play.

    Asked at almost every question, so a hand once looked through is remembered with the content.
    """
    player = t.state.players[seat]
    experts = values.experts(t, seat) > player.experts
    key = (player.faction, experts, len(player.hand), frozenset(player.hand))
    hands = t.content.hands
    if key not in hands:
        if len(hands) >= MOST_HANDS:
            hands.clear()
        hands[key] = _look(t.content, player.faction, player.hand, experts)
    known: Hand = hands[key]
    return known


def _look(content: Content, faction: str, hand: list[str], experts: bool) -> Hand:
    effects = tuple(_playable(content, faction, hand, experts))
    on_map: dict[str, tuple[tuple[PlayOf, Effect], ...]] = {}
    for play, effect in effects:
        if on_the_map(effect):
            on_map[effect.at] = (*on_map.get(effect.at, ()), (play, effect))
    return Hand(effects, on_map, {})


def _playable(content: Content, faction: str, hand: list[str], experts: bool) -> Iterator[tuple[PlayOf, Effect]]:
    for card in sorted(set(hand)):
        if gains.foreign(content, card, faction):
            continue
        for mode in gains.modes_of(content, card):
            effect = gains.effect_of(content, card, mode)
            if (mode != gains.EXPERT or experts) and effect.discard < len(hand):
                yield PlayOf(card, mode), effect


def map_plays(t: Game, seat: int, moment: str = "") -> list[Option]:
    """H3-TUR-7 H3-CRD-4 H3-CRD-5 H3-CRD-6. The cards a seat may play on the map at this moment."""
    found = map_effects(t, seat, moment)
    return [play for play, _ in found] if found else []


def map_effects(t: Game, seat: int, moment: str) -> list[tuple[PlayOf, Effect]]:
    """The same, with what they do.  A card played for nothing is not offered."""
    found = hand_of(t, seat).on_map.get(moment)
    return [(play, effect) for play, effect in found if does_something(t, seat, play, effect)] if found else []


def on_the_map(effect: Effect) -> bool:
    """H3-CRD-5 H3-CRD-6. Is it for outside combats?"""
    if effect.when == "activation" or (effect.when == "ongoing" and effect.until != "turn"):
        return False
    if effect.play:
        return not plays.is_for_combat(effect.play)
    return bool(effect.price) or not for_combat(effect)


def for_combat(effect: Effect) -> bool:
    """Does it give numbers for a combat?"""
    return any(getattr(effect, number) for number in FOR_COMBAT)


def does_something(t: Game, seat: int, play: PlayOf, effect: Effect) -> bool:
    """H3-CRD-5 H3-CRD-6. Would an effect for the map do anything now?"""
    if effect.play:
        return plays.can_play(t, effect.play, seat, main_hero(seat), f"card/{play.card}/{play.mode}")
    return bool(effect.price) or gives_something(t, seat, effect)


def gives_something(t: Game, seat: int, effect: Effect) -> bool:
    """Is anything gained but numbers for a combat?"""
    if effect.morale and not morale.ignores_morale(t, seat):
        return True
    if effect.draw and (can_draw(t, seat) or effect.discard):
        return True
    return bool(
        effect.gold or effect.materials or effect.valuables or effect.experience or effect.movement or effect.search
    )


# ── why not? ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def asked(t: Game) -> str:
    """The kind of question now put."""
    return "" if t.decision is None else t.decision.kind


def play_wishes(t: Game, seat: int) -> list[Option]:
    """Cards of a hand of which no effect may be played now, by their first one."""
    offered = [] if t.decision is None else t.decision.options
    playable = {option.card for option in offered if isinstance(option, PlayOf)}
    unplayable = sorted(set(t.state.players[seat].hand) - playable)
    return [PlayOf(card, gains.modes_of(t.content, card)[0]) for card in unplayable]


def forbids_play(t: Game, seat: int, wish: Option) -> Reason | None:
    """What speaks against playing a card, or spending morale for cards, at the question now put."""
    if isinstance(wish, Spend):
        return morale.forbids_spending(t, seat, wish)
    if not isinstance(wish, PlayOf):
        return None
    return unplayable(t, seat, wish) or JUDGES[MAP if t.state.battle is None else COMBAT](t, seat, wish)


def unplayable(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-CRD-10 H3-CRD-11 H3-CRD-15 H3-CRD-17. The card, its faction, its level, its price: what `hand_of` looks at."""
    return (
        not_in_hand(t, seat, play.card)
        or no_such_effect(t, play)
        or foreign_card(t, seat, play)
        or no_expert(t, seat, play)
        or needs_cards(t, seat, play)
    )


def no_such_effect(t: Game, play: PlayOf) -> Reason | None:
    """H3-CRD-10 H3-CRD-17. One of the effects that are printed on it."""
    return None if play.mode in gains.modes_of(t.content, play.card) else Reason("no-such-effect", ("H3-CRD-10",))


def foreign_card(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-CRD-11 H3-CRD-21."""
    foreign = gains.foreign(t.content, play.card, t.state.players[seat].faction)
    return Reason("foreign-card", ("H3-CRD-11", "H3-CRD-21")) if foreign else None


def no_expert(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-CRD-15 H3-LVL-9. No more expert effects a round than the level allows."""
    most = values.experts(t, seat)
    if play.mode != gains.EXPERT or t.state.players[seat].experts < most:
        return None
    return Reason("no-expert", ("H3-CRD-15", "H3-LVL-9"), most=most)


def needs_cards(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-CRD-4. The cards that it costs are others."""
    price = gains.effect_of(t.content, play.card, play.mode).discard
    return None if price < len(t.state.players[seat].hand) else Reason("needs-cards", ("H3-CRD-4",), count=price)


def untimely_on_map(t: Game, seat: int, play: PlayOf) -> Reason | None:
    """H3-TUR-7 H3-CRD-4 H3-CRD-5 H3-CRD-6. Is it for the map, for this moment, and of any use?"""
    effect = gains.effect_of(t.content, play.card, play.mode)
    moment = MOMENTS.get(asked(t))
    if effect.at and effect.at != moment:
        return its_moment(effect, "H3-CRD-10")
    if not on_the_map(effect):
        return Reason("combat-only", ("H3-TUR-7", "H3-CRD-5"))
    if effect.at != moment:
        return Reason("own-turn-only", ("H3-TUR-7",))
    return None if does_something(t, seat, play, effect) else NO_EFFECT


def its_moment(effect: Effect, rule: str) -> Reason:
    """H3-CRD-4. The card names the moment at which it is played."""
    return Reason(f"at-{effect.at.replace('_', '-')}", ("H3-CRD-4", rule))


def not_a_spell(t: Game, card: str) -> Reason | None:
    """H3-SPL-12. What is cast, or taken as a spell, is a spell card."""
    return None if card in t.content.spells else Reason("not-a-spell", ("H3-SPL-12",))


Judge: TypeAlias = Callable[[Game, int, PlayOf], Reason | None]
NO_EFFECT = Reason("no-effect", ("H3-CRD-4",))
JUDGES: dict[str, Judge] = {MAP: untimely_on_map}
"""What the place requires where a card is played; the combat adds its own when it is read."""


# ── how a card leaves the hand ───────────────────────────────────────────────────────────────────────────────────────


def lay_down(t: Game, seat: int, card: str, mode: str) -> None:
    """H3-CRD-10 H3-CRD-15 H3-LVL-9. The card leaves the hand and lies before its player while it is played."""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.laid.append(Laid(card, mode, seat, PLAYED))
    if mode == gains.EXPERT:
        player.experts += 1
    t.tell("played", seat=seat, card=card, mode=mode)


def put_away(t: Game, seat: int, card: str, mode: str, remove: str = "", returns: str = "") -> None:
    """H3-CRD-3 H3-CRD-8. A card that was played goes to the discard pile, out of the game, or back to hand."""
    player = t.state.players[seat]
    player.laid.remove(Laid(card, mode, seat, PLAYED))
    if remove == "self":
        player.removed.append(card)
        told.removed(t, seat, card)
    elif returns == "self":
        player.hand.append(card)
        told.came_back(t, seat, card)
    else:
        player.discard.append(card)


def lay_until(t: Game, seat: int, card: str, mode: str, until: str) -> None:
    """H3-CRD-7 H3-CRD-24. It stays in play until that moment."""
    player = t.state.players[seat]
    player.laid.remove(Laid(card, mode, seat, PLAYED))
    player.laid.append(Laid(card, mode, seat, until))


def end_ongoing(t: Game, seat: int, moment: str) -> None:
    """H3-CRD-7 H3-CRD-24. Cards whose time is over are discarded; at one's next turn all are."""
    player = t.state.players[seat]
    for laid in list(player.laid):
        if laid.until == moment or moment == NEXT_TURN:
            player.laid.remove(laid)
            player.discard.append(laid.card)
