"""3. Tactics: choosing them, and what some do when chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from heraut.games.mage_knight.answers.anywhere import DONE, CardOf, ColourOf, Done
from heraut.games.mage_knight.answers.of_rounds import PickTactic
from heraut.games.mage_knight.model.land import Game, is_day, mission
from heraut.games.mage_knight.model.names import DUMMY, NO_TACTIC, DeedId, ManaColour, TacticId
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.kernel import Arrow, Option, Section, ask, call, draw
from heraut.kernel.sections import Ends
from heraut.kernel.state import Deck

RETHOUGHT, STARTED_WITH = 3, 2  # cards


# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ChooseTactics(Section):
    """(together: the dummy's by chance →) the one with least fame picks, and what it does at once ⟲ → (alone: the
    dummy's →) the order of the round.  `left`: who still has to pick, in this order.
    """

    left: tuple[int, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-TAC-1 MK-TAC-4 MK-SCN-16. Least fame first, then the lower in the last order."""
        land, time = t.state, "day" if is_day(t) else "night"
        land.tactics = tuple(
            [TacticId(one.id) for one in t.content.tactics.values() if one.time == time and one.id not in land.gone]
        )
        last_first = [seat for seat in land.order[::-1] if seat != DUMMY]
        self.left = tuple(sorted(last_first, key=lambda seat: land.heroes[seat].fame))
        first = land.dummy is not None and mission(t).mode == "cooperative"
        return draw("tactics", self.hear_dummy_first) if first else self.next_player

    def hear_dummy_first(self, t: Game, tactics: tuple[str, ...]) -> Arrow:
        """MK-SCN-16 MK-DUM-3."""
        take_dummy_tactic(t, TacticId(tactics[0]))
        return self.next_player

    def next_player(self, t: Game) -> Arrow:
        """MK-TAC-1 MK-SCN-12. Alone, the dummy's comes last, by chance."""
        if self.left:
            return ask(self.left[0], "pick_tactic", self.choices, self.hear)
        waits = t.state.dummy is not None and not t.state.dummy.tactic
        return draw("tactics", self.hear_dummy_last) if waits else self.in_order

    def choices(self, t: Game) -> list[PickTactic]:
        """MK-TAC-1 MK-TAC-4 MK-TAC-5. Those that nobody has taken."""
        return [PickTactic(tactic) for tactic in t.state.tactics]

    def hear(self, t: Game, choice: PickTactic) -> Arrow:
        """MK-TAC-3 MK-TAC-5 MK-TAC-6. What happens when it is chosen happens now."""
        seat, self.left = self.left[0], self.left[1:]
        take_tactic(t, seat, choice.tactic)
        now = WHEN_CHOSEN.get(choice.tactic)
        return call(now(seat), self.next_player) if now is not None else self.next_player

    def hear_dummy_last(self, t: Game, tactics: tuple[str, ...]) -> Arrow:
        """MK-SCN-12 MK-DUM-3."""
        take_dummy_tactic(t, TacticId(tactics[0]))
        return self.in_order

    def in_order(self, t: Game) -> Arrow:
        """MK-TAC-2 MK-TAC-5 MK-DUM-3. The lowest number is first; what is left is set aside."""
        land = t.state
        tactics = {seat: land.heroes[seat].tactic for seat in land.order if seat != DUMMY}
        if land.dummy is not None:
            tactics[DUMMY] = land.dummy.tactic
        land.order = tuple(sorted(tactics, key=lambda who: t.content.tactics[tactics[who]].number))
        land.tactics = ()
        t.tell("order", seats=land.order)
        return None


def take_tactic(t: Game, seat: int, tactic: TacticId) -> None:
    """MK-TAC-5."""
    t.state.heroes[seat].tactic = tactic
    t.state.tactics = tuple([one for one in t.state.tactics if one != tactic])
    t.tell("tactic_taken", seat=seat, tactic=tactic)


def take_dummy_tactic(t: Game, tactic: TacticId) -> None:
    """MK-DUM-3 MK-SCN-12 MK-SCN-16."""
    assert t.state.dummy is not None
    t.state.dummy = t.state.dummy._replace(tactic=tactic)
    t.state.tactics = tuple([one for one in t.state.tactics if one != tactic])
    t.tell("dummy_tactic", tactic=tactic)


@dataclass(slots=True)
class RemoveTactics(Section):
    """As a round ends: alone, both tactics leave the game; together, one of the players': who was first says which."""

    def start(self, t: Game) -> Arrow:
        """MK-RND-7 MK-SCN-12 MK-SCN-16."""
        dummy = t.state.dummy
        if dummy is None:
            return None
        t.state.dummy = dummy._replace(tactic=NO_TACTIC)
        if scenarios.is_alone(t):
            self.remove(t, (t.state.heroes[0].tactic, dummy.tactic))
            return None
        first = next(seat for seat in t.state.order if seat != DUMMY)
        return ask(first, "remove_tactic", self.choices, self.hear)

    def choices(self, t: Game) -> list[PickTactic]:
        """MK-SCN-16. The tactics that players used this round."""
        return [PickTactic(t.state.heroes[seat].tactic) for seat in t.state.order if seat != DUMMY]

    def hear(self, t: Game, choice: PickTactic) -> Arrow:
        self.remove(t, (choice.tactic,))
        return None

    def remove(self, t: Game, tactics: tuple[TacticId, ...]) -> None:
        """MK-SCN-12 MK-SCN-16."""
        t.state.gone = (*t.state.gone, *tactics)
        t.tell("tactics_removed", tactics=tactics)


# ── when chosen ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Rethink(Section):
    """Discard a card, or enough? ⟲ (three times) → draw as many → the discard pile is shuffled into the deck."""

    seat: int
    discarded: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-TAC-7."""
        if self.discarded < RETHOUGHT and t.state.heroes[self.seat].hand:
            return ask(self.seat, "rethink", self.choices, self.hear)
        return self.draw

    def choices(self, t: Game) -> list[Option]:
        """MK-TAC-7. Any card of the hand, Wounds too."""
        return [DONE, *[CardOf(DeedId(card)) for card in sorted(set(t.state.heroes[self.seat].hand))]]

    def hear(self, t: Game, choice: Done | CardOf) -> Arrow:
        if isinstance(choice, Done):
            return self.draw
        hero = t.state.heroes[self.seat]
        hero.hand.remove(choice.card)
        hero.discard.append(choice.card)
        self.discarded += 1
        return self.start

    def draw(self, t: Game) -> Arrow:
        """MK-TAC-7."""
        t.tell("rethought", seat=self.seat, count=self.discarded)
        return call(DrawCards(self.seat, self.discarded), self.shuffle)

    def shuffle(self, t: Game) -> Arrow:
        """MK-TAC-7."""
        hero = t.state.heroes[self.seat]
        hero.deck = Deck([*hero.deck.bag, *hero.deck.top, *hero.deck.bottom, *hero.discard])
        hero.discard.clear()
        return None


def without(dice: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """The dice but one of this colour."""
    place = dice.index(colour)
    return (*dice[:place], *dice[place + 1 :])


@dataclass(slots=True)
class StealMana(Section):
    """A basic die of the Source is laid on the tactic."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-TAC-8."""
        return ask(self.seat, "steal_mana", self.choices, self.hear)

    def choices(self, t: Game) -> list[ColourOf]:
        """MK-TAC-8. The basic colours that the Source shows; at least half of its dice do (MK-RND-10)."""
        return [ColourOf(ManaColour(colour)) for colour in COLOURS if colour in t.state.source]

    def hear(self, t: Game, choice: ColourOf) -> Arrow:
        """MK-TAC-8."""
        t.state.source = without(t.state.source, choice.colour)
        t.state.heroes[self.seat].stolen = choice.colour
        t.tell("mana_stolen", seat=self.seat, colour=choice.colour)
        return None


@dataclass(slots=True)
class GreatStart(Section):
    """Two cards."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-TAC-10."""
        return call(DrawCards(self.seat, STARTED_WITH))


@dataclass(slots=True)
class Prepare(Section):
    """Any one card of the deck comes to hand; the deck is shuffled."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-TAC-15."""
        return ask(self.seat, "prepare", self.choices, self.hear, otherwise=self.nothing, secret=True)

    def choices(self, t: Game) -> list[CardOf]:
        """MK-TAC-15. The cards of the deck."""
        deck = t.state.heroes[self.seat].deck
        return [CardOf(DeedId(card)) for card in sorted({*deck.bag, *deck.top, *deck.bottom})]

    def hear(self, t: Game, choice: CardOf) -> Arrow:
        """MK-TAC-15. Only its owner sees which."""
        hero = t.state.heroes[self.seat]
        hero.deck = Deck([*hero.deck.bag, *hero.deck.top, *hero.deck.bottom])
        hero.deck.bag.remove(choice.card)
        hero.hand.append(choice.card)
        t.tell("prepared", to=(self.seat,), seat=self.seat, card=choice.card)
        return None

    def nothing(self, t: Game) -> Arrow:
        """MK-TAC-15. An empty deck has no card to take."""
        return None


WHEN_CHOSEN: dict[str, Callable[[int], Ends]] = {
    "rethink": Rethink,
    "mana_steal": StealMana,
    "great_start": GreatStart,
    "preparation": Prepare,
}


SECTIONS: tuple[type[Section], ...] = (ChooseTactics, RemoveTactics, Rethink, StealMana, GreatStart, Prepare)
