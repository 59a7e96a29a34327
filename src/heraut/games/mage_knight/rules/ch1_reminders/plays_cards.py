"""1. Cards that play other cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.card_plays as card_plays
import heraut.games.mage_knight.rules.ch1_reminders.judged_effects as judged_effects
import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, Done
from heraut.games.mage_knight.answers.with_cards import Play
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import Cause
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.printed.cards import Deed
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, Named
from heraut.kernel import Arrow, Option, Section, ask, call

BASIC, STRONG = card_plays.BASIC, card_plays.STRONG
POWERING = ("power_another_action",)
REPEATING = ("repeat_another_action", "repeat_another_action_strong")
LEADING = POWERING + REPEATING
CASTING = ("cast_from_the_offer",)


# ── what else may be played ──────────────────────────────────────────────────────────────────────────────────────────


def names(deed: Deed, plays: tuple[str, ...]) -> bool:
    """Does one of its effects name one of these sections?"""
    return any(effect.play in plays for effect in (*deed.basic, *deed.strong))


def in_hand(t: Game, seat: int, plays: tuple[str, ...]) -> str:
    """The card that does this, while it is still in hand: whether it may be played is asked beforehand, and again."""
    played = t.nearest(card_plays.PlayCard)
    if played is not None and names(t.content.deeds[played.card], plays):
        return ""
    found = [card for card in gains.deeds_in_hand(t.state.heroes[seat]) if names(t.content.deeds[card], plays)]
    return found[0] if found else ""


def works(t: Game, seat: int, source: str, price: tuple[str, ...], played: str = "", leader: str = "") -> bool:
    """MK-CRD-16 MK-CRD-21. Is an effect of this source of use, within one's means and in reach?"""
    uses = resolving.uses_now(t, seat)
    for effect in effects_of(t.content, source):
        if judged_effects.against(t, seat, uses, source, price, effect, played) is not None:
            continue
        if spares(t, seat, effect, played, leader) and judged_effects.out_of_reach(t, seat, effect, source) is None:
            return True
    return False


def spares(t: Game, seat: int, effect: Effect, played: str, leader: str) -> bool:
    """MK-CRD-21. Are there cards to discard or throw away besides the one that leads, if it is still in hand?"""
    if not leader:
        return True
    left = judged_effects.to_discard(t, seat, played)
    left.remove(leader)
    throws = (
        [card for card in judged_effects.to_throw(t, seat, effect, played) if card != leader] if effect.throw else left
    )
    return len(left) >= effect.discard and (bool(throws) or not effect.throw)


def actions(t: Game, seat: int, mode: str, paid: bool, plays: tuple[str, ...]) -> Iterator[CardOf]:
    """MK-CRD-16 MK-CRD-21. Another action card of the hand whose effect works without its own mana.

    Cards that play cards do not play one another.  `paid`: mana was, or will be, paid for the one that leads; `plays`:
    what that one names.
    """
    leader = in_hand(t, seat, plays)
    price = (t.content.deeds[leader].colour,) if leader and paid else ()
    for card in gains.deeds_in_hand(t.state.heroes[seat]):
        deed = t.content.deeds[card]
        if deed.kind in judged_effects.ACTIONS and not names(deed, LEADING):
            if works(t, seat, f"card {card} {mode}", price, card, leader):
                yield CardOf(card)


# ── Concentration, Will Focus ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class PowerAnother(Named):
    """Which action card? → its strong effect without its mana, and so much more of it."""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return any(actions(t, seat, STRONG, True, POWERING))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "card_to_power", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-CRD-16 MK-CRD-21 MK-CRD-24. Another action card whose strong effect is of use."""
        return [*actions(t, self.seat, STRONG, True, POWERING)] or [DONE]

    def hear(self, t: Game, choice: CardOf | Done) -> Arrow:
        """MK-CRD-16."""
        if isinstance(choice, Done):
            return None
        return call(card_plays.PlayCard(self.seat, choice.card, STRONG, free=True, plus=self.amount))


# ── Maximal Effect ───────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class RepeatAnother(Named):
    """Which action card? → its effect, so many times ⟲ → that card is out of the game."""

    card: Cause = ""

    @staticmethod
    def mode() -> str:
        return BASIC

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return any(actions(t, seat, cls.mode(), cls.mode() == STRONG, REPEATING))

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "card_to_repeat", self.cards, self.hear, secret=True)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-CRD-16 MK-CRD-21 MK-CRD-24. Another action card whose effect is of use."""
        return [*actions(t, self.seat, self.mode(), self.mode() == STRONG, REPEATING)] or [DONE]

    def hear(self, t: Game, choice: CardOf | Done) -> Arrow:
        """MK-CRD-16."""
        if isinstance(choice, Done):
            return None
        self.card = choice.card
        self.amount -= 1
        return call(card_plays.PlayCard(self.seat, self.card, self.mode(), free=True), self.again)

    def again(self, t: Game) -> Arrow:
        """MK-CRD-21. Once more, while it can be paid for."""
        source = f"card {self.card} {self.mode()}"
        if not self.amount or not works(t, self.seat, source, ()):
            return self.wear_out
        self.amount -= 1
        return call(resolving.Resolve(self.seat, source), self.again)

    def wear_out(self, t: Game) -> Arrow:
        """MK-CRD-20. Wherever it lies by now: Time Bending, cast by Magic Talent, has laid that card aside."""
        hero = t.state.heroes[self.seat]
        if self.card in hero.played:
            hero.played.remove(self.card)
        else:
            hero.aside = tuple([card for card in hero.aside if card != self.card])
        hero.thrown.append(self.card)
        t.tell("worn_out", seat=self.seat, card=self.card)
        return None


@dataclass(slots=True)
class RepeatAnotherStrong(RepeatAnother):
    """The same with the strong effect of that card, without its mana."""

    @staticmethod
    def mode() -> str:
        return STRONG


# ── Magic Talent ─────────────────────────────────────────────────────────────────────────────────────────────────────


def spells(t: Game, seat: int, colour: str) -> list[Play]:
    """MK-CRD-17 MK-CRD-18 MK-CRD-21. The spells of the offer of this colour that can be cast now, and how."""
    found: list[Play] = []
    for card in t.state.spells:
        deed = t.content.deeds[card]
        if deed.colour == colour:
            modes = card_plays.MODES
            found += [
                Play(card, one) for one in modes if works(t, seat, f"card {card} {one}", card_plays.price_of(deed, one))
            ]
    return found


@dataclass(slots=True)
class CastFromTheOffer(Named):
    """Which card is discarded? → which spell of its colour, and how? → it is cast, and stays on offer."""

    colour: str = ""
    spell: str = ""

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return bool(cls.to_discard(t, seat))

    @classmethod
    def to_discard(cls, t: Game, seat: int) -> list[CardOf]:
        """MK-CRD-14 MK-CRD-21. A card of the colour of a spell that can be cast."""
        leader = in_hand(t, seat, CASTING)
        cards = [card for card in gains.deeds_in_hand(t.state.heroes[seat]) if card != leader]
        coloured = [card for card in cards if t.content.deeds[card].colour]
        return [CardOf(card) for card in coloured if spells(t, seat, t.content.deeds[card].colour)]

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "discard_to_cast", self.cards, self.discard, secret=True)

    def cards(self, t: Game) -> Sequence[Option]:
        """MK-CRD-14 MK-CRD-20 MK-CRD-21 MK-CRD-24. A card of the colour of a spell on offer that can be cast."""
        return self.to_discard(t, self.seat) or [DONE]

    def discard(self, t: Game, choice: CardOf | Done) -> Arrow:
        """MK-CRD-20."""
        if isinstance(choice, Done):
            return None
        self.colour = t.content.deeds[choice.card].colour
        gains.discard(t, self.seat, choice.card)
        return ask(self.seat, "spell_to_cast", self.spells, self.cast, secret=True)

    def spells(self, t: Game) -> Sequence[Option]:
        """MK-CRD-17 MK-CRD-18 MK-CRD-24. A spell of that colour, for its usual mana."""
        return spells(t, self.seat, self.colour) or [DONE]

    def cast(self, t: Game, choice: Play | Done) -> Arrow:
        """MK-CRD-17 MK-CRD-18."""
        if isinstance(choice, Done):
            return None
        self.spell = choice.card
        t.tell("casts_from_offer", seat=self.seat, card=choice.card, mode=choice.mode)
        price = card_plays.price_of(t.content.deeds[choice.card], choice.mode)
        return call(resolving.Resolve(self.seat, f"card {choice.card} {choice.mode}", price), self.after)

    def after(self, t: Game) -> Arrow:
        """MK-CRD-22."""
        return call(lasting.Happen(self.seat, "spell_cast", self.spell))


NAMED.update(
    power_another_action=PowerAnother,
    repeat_another_action=RepeatAnother,
    repeat_another_action_strong=RepeatAnotherStrong,
    cast_from_the_offer=CastFromTheOffer,
)
SECTIONS: tuple[type[Section], ...] = (PowerAnother, RepeatAnother, RepeatAnotherStrong, CastFromTheOffer)
