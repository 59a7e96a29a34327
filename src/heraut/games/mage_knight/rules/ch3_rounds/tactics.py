"""3. Tactics that are used before a turn, in it, or while drawing at its end."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, ColourOf, Done
from heraut.games.mage_knight.answers.of_rounds import SpareCard, TakeSpared, UseTactic
from heraut.games.mage_knight.model.heroes import Hero, cards_left
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import MANA_DIE, PARTIAL, DeedId, ManaColour
from heraut.games.mage_knight.rules.drawing import (
    LONG_NIGHT,
    DrawCards,
    LongNight,
    deck_not_empty,
    lengthens_night,
    turn_over,
)
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, draw, roll
from heraut.kernel.state import Deck

MEDITATED, SEARCHED = 5, 2  # cards, dice
RIGHT_MOMENT, MANA_SEARCH = "the_right_moment", "mana_search"
IN_TURN = (RIGHT_MOMENT, LONG_NIGHT, MANA_SEARCH)
MEDITATION, SPARING = "midnight_meditation", "sparing_power"


def holds(hero: Hero, tactic: str) -> bool:
    """Has this hero this tactic, not yet turned over?"""
    return hero.tactic == tactic and not hero.tactic_used


# ── before the turn ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class BeforeTurn(Section):
    """Midnight Meditation: now? → MEDITATE.  Sparing Power: another card under it, or all to hand.

    Long Night, if there is neither hand nor deck: now?
    """

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-PRE-1 MK-PRE-19 MK-TAC-12 MK-TAC-14 MK-TAC-16. Who has a card can lengthen the night in his turn."""
        hero = t.state.heroes[self.seat]
        if not hero.hand and lengthens_night(t, self.seat):
            return ask(self.seat, "long_night", self.now_or_later, self.hear_night)
        if holds(hero, MEDITATION) and hero.hand:
            return ask(self.seat, "meditate_now", self.now_or_later, self.hear)
        if holds(hero, SPARING):
            return ask(self.seat, "sparing_power", self.spare_or_take, self.hear_spared, otherwise=self.nothing)
        return None

    def now_or_later(self, t: Game) -> list[Option]:
        """MK-TAC-12 MK-TAC-14. Once in the round."""
        return [DONE, UseTactic()]

    def hear_night(self, t: Game, choice: Done | UseTactic) -> Arrow:
        """MK-TAC-12 MK-PRE-14. With cards in the deck the turn must be taken."""
        return None if isinstance(choice, Done) else call(LongNight(self.seat))

    def hear(self, t: Game, choice: Done | UseTactic) -> Arrow:
        """MK-TAC-14."""
        if isinstance(choice, Done):
            return None
        turn_over(t, self.seat)
        return call(Meditate(self.seat))

    def spare_or_take(self, t: Game) -> list[Option]:
        """MK-TAC-16. A card of the deck, if there is one, or all that lie under the tactic, if any do."""
        hero = t.state.heroes[self.seat]
        options: list[Option] = [SpareCard()] if cards_left(hero) > 0 else []
        return [*options, TakeSpared()] if hero.spared or hero.under else options

    def hear_spared(self, t: Game, choice: SpareCard | TakeSpared) -> Arrow:
        """MK-TAC-16. A card that nobody knows is not drawn before it is taken."""
        hero = t.state.heroes[self.seat]
        if isinstance(choice, SpareCard):
            if hero.deck.top:
                hero.under = (*hero.under, DeedId(hero.deck.top.pop()))
            elif len(hero.deck.bag) > hero.spared:
                hero.spared += 1
            else:
                hero.under = (*hero.under, DeedId(hero.deck.bottom.pop(0)))
            t.tell("spared", seat=self.seat)
            return None
        turn_over(t, self.seat)
        hero.hand += hero.under
        hero.under = ()
        return draw(f"spared_{self.seat}", self.hear_taken, hero.spared) if hero.spared else None

    def hear_taken(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-TAC-16."""
        hero = t.state.heroes[self.seat]
        hero.hand += cards
        hero.spared = 0
        t.tell("took_spared", to=(self.seat,), seat=self.seat, cards=cards)
        return None

    def nothing(self, t: Game) -> Arrow:
        """MK-TAC-16. No card to put there, and none there."""
        return None


@dataclass(slots=True)
class Meditate(Section):
    """A card of the hand into the deck, or enough? ⟲ (five times) → draw as many."""

    seat: int
    count: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-TAC-14."""
        if self.count < MEDITATED and t.state.heroes[self.seat].hand:
            return ask(self.seat, "meditate", self.choices, self.hear, secret=True)
        return self.draw

    def choices(self, t: Game) -> list[Option]:
        """MK-TAC-14. Any card of the hand, Wounds too; at least one."""
        cards = [CardOf(DeedId(card)) for card in sorted(set(t.state.heroes[self.seat].hand))]
        return [DONE, *cards] if self.count else [*cards]

    def hear(self, t: Game, choice: Done | CardOf) -> Arrow:
        """MK-TAC-14. The deck is shuffled: nothing of its order is known any more."""
        if isinstance(choice, Done):
            return self.draw
        hero = t.state.heroes[self.seat]
        hero.hand.remove(choice.card)
        hero.deck = Deck([*hero.deck.bag, *hero.deck.top, *hero.deck.bottom, choice.card])
        self.count += 1
        return self.start

    def draw(self, t: Game) -> Arrow:
        """MK-TAC-14."""
        return call(DrawCards(self.seat, self.count))


# ── in the turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def usable(t: Game, seat: int) -> bool:
    """MK-TAC-3. May this seat use its tactic now, in its turn?"""
    return t.state.heroes[seat].tactic in IN_TURN and forbids(t, seat) is None


def forbids(t: Game, seat: int) -> Reason | None:
    """MK-TAC-11 MK-TAC-12 MK-TAC-13 MK-PVP-9. Only three tactics are used in one's own turn, each at its moment."""
    hero = t.state.heroes[seat]
    if hero.tactic not in IN_TURN or t.state.has(seat, PARTIAL):
        return Reason("tactic-not-now", ("MK-TAC-3",), tactic=hero.tactic)
    if hero.tactic_used:
        return Reason("tactic-used", ("MK-TAC-11", "MK-TAC-12"), tactic=hero.tactic)
    if hero.tactic == LONG_NIGHT:
        return deck_not_empty(hero)
    return too_late_to_search(t, hero) if hero.tactic == MANA_SEARCH else None


def too_late_to_search(t: Game, hero: Hero) -> Reason | None:
    """MK-TAC-13. Once a turn, before mana of the Source is used."""
    if hero.turn.searched:
        return Reason("searched-already", ("MK-TAC-13",))
    if hero.turn.dice:
        return Reason("too-late-to-search", ("MK-TAC-13",), dice=len(hero.turn.dice))
    return None if t.state.source else Reason("source-empty", ("MK-TAC-13",))


@dataclass(slots=True)
class UseTacticNow(Section):
    """The Right Moment: another turn will follow.  Long Night, Mana Search: see there."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-TAC-11 MK-TAC-12 MK-TAC-13."""
        hero = t.state.heroes[self.seat]
        if hero.tactic == LONG_NIGHT:
            return call(LongNight(self.seat))
        if hero.tactic == MANA_SEARCH:
            return call(SearchMana(self.seat))
        turn_over(t, self.seat)
        hero.again += 1
        return None


@dataclass(slots=True)
class SearchMana(Section):
    """A die of the Source, or enough? ⟲ (twice, gold first) → they are rolled.  `dice`: named so far."""

    seat: int
    dice: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-TAC-13."""
        if len(self.dice) < SEARCHED and t.state.source:
            return ask(self.seat, "search_mana", self.choices, self.hear)
        return self.reroll

    def choices(self, t: Game) -> list[Option]:
        """MK-TAC-13. Dice of each colour; while a gold one lies there, gold."""
        colours = ["gold"] if "gold" in t.state.source else sorted(set(t.state.source))
        dice = [ColourOf(ManaColour(colour)) for colour in colours]
        return [DONE, *dice] if self.dice else [*dice]

    def hear(self, t: Game, choice: Done | ColourOf) -> Arrow:
        if isinstance(choice, Done):
            return self.reroll
        source = [*t.state.source]
        source.remove(choice.colour)
        t.state.source = tuple(source)
        self.dice = (*self.dice, choice.colour)
        return self.start

    def reroll(self, t: Game) -> Arrow:
        """MK-TAC-13."""
        hero = t.state.heroes[self.seat]
        hero.turn = hero.turn._replace(searched=True)
        return roll(MANA_DIE, "mana_search", self.hear_dice, len(self.dice))

    def hear_dice(self, t: Game, faces: tuple[str, ...]) -> Arrow:
        """MK-TAC-13."""
        t.state.source = tuple(sorted((*t.state.source, *faces)))
        t.tell("mana_searched", seat=self.seat, before=self.dice, after=faces)
        return None


SECTIONS: tuple[type[Section], ...] = (BeforeTurn, Meditate, UseTacticNow, SearchMana)
