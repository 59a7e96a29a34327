"""4. The plays that effects name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from heraut.games.wow_adventure import answers
from heraut.games.wow_adventure.answers import Done, LookInto, SpaceOf
from heraut.games.wow_adventure.model import BLACK, NOBODY, RED, CardId, ColourId, Game, SpaceId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.numbers.fight import health_turned, under_way
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch4_abilities.named import NAMED, Named
from heraut.kernel import Arrow, Section, ask, become, draw, roll
from heraut.tabletop.cards import OWNER, Cards, refill


@dataclass(slots=True)
class Bury(Named):
    """Choose a challenge deck → LOOK AT THE NEXT CARD."""

    def start(self, t: Game) -> Arrow:
        """WW-ABL-6."""
        return ask(self.seat, "look_into", self.decks, self.hear)

    def decks(self, t: Game) -> Sequence[LookInto]:
        """WW-ABL-6 WW-CHA-15. Any challenge deck that is left, or can be remade."""
        return [LookInto(ColourId(colour)) for colour in COLOURS if has_cards(t, colour)]

    def hear(self, t: Game, choice: LookInto) -> Arrow:
        """WW-ABL-6 WW-CHA-15."""
        refill(t.state.decks[choice.colour], t.state.discards[choice.colour])
        t.tell("looks_into", seat=self.seat, colour=choice.colour)
        return become(LookAtNext(self.seat, choice.colour))

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return any(has_cards(t, colour) for colour in COLOURS)


@dataclass(slots=True)
class LookAtNext(Section):
    """The next card of a deck → bury it, or leave it.

    `seen`: the card.
    """

    seat: int
    deck: ColourId
    seen: Annotated[tuple[CardId, ...], Cards(OWNER, ("challenges",), came_from="deck")] = ()

    def start(self, t: Game) -> Arrow:
        """WW-ABL-6."""
        return draw(self.deck, self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """WW-ABL-6. Shown to him alone."""
        self.seen = (CardId(cards[0]),)
        t.tell("sees_card", to=(self.seat,), seat=self.seat, card=cards[0])
        return ask(self.seat, "bury", self.choices, self.put)

    def choices(self, t: Game) -> Sequence[answers.Bury | Done]:
        """WW-ABL-6. To the other end of the deck, or where it was."""
        return [Done(), answers.Bury()]

    def put(self, t: Game, choice: answers.Bury | Done) -> Arrow:
        """WW-ABL-6 WW-CHA-14. Who else has looked into this deck no longer knows what is where."""
        deck = t.state.decks[self.deck]
        alone = not (deck.top or deck.bottom) or t.state.peeked.get(self.deck) == self.seat
        t.state.peeked[self.deck] = self.seat if alone else NOBODY
        if isinstance(choice, Done):
            deck.top += self.seen
        else:
            deck.bottom += self.seen
            t.tell("buried", seat=self.seat, colour=self.deck)
        return None


def has_cards(t: Game, colour: str) -> bool:
    """WW-CHA-15."""
    return not t.state.decks[colour].is_empty() or bool(t.state.discards[colour])


@dataclass(slots=True)
class Leap(Named):
    """Choose a space → the figure stands there."""

    def start(self, t: Game) -> Arrow:
        """WW-MOV-9 WW-CHA-20. A held character is moved by no event; his own card frees him."""
        if self.colours and routes.is_held(t, self.seat):
            return None
        return ask(self.seat, "leap", self.spaces, self.hear, self.over)

    def spaces(self, t: Game) -> Sequence[SpaceOf]:
        """WW-MOV-2 WW-CHA-20. At most `amount` away, or of these `colours`; not above one's level."""
        hero, board = t.state.heroes[self.seat], t.content.board
        if self.colours:
            there = [SpaceId(space.id) for space in board.values() if space.level in self.colours]
        else:
            there = routes.within(t, hero.space, self.amount)
        return [SpaceOf(one) for one in there if routes.level_of(t, one) <= hero.level and one != hero.space]

    def hear(self, t: Game, choice: SpaceOf) -> Arrow:
        """WW-CHA-20."""
        gains.place_figure(t, self.seat, choice.space)
        return None

    def over(self, t: Game) -> Arrow:
        """WW-MOV-2. There is no such space."""
        return None


@dataclass(slots=True)
class Peek(Named):
    """Look at `amount` markers that lie face down ⟲."""

    def start(self, t: Game) -> Arrow:
        """WW-EXP-7."""
        return ask(self.seat, "peek", self.spaces, self.hear, self.over) if self.amount else None

    def spaces(self, t: Game) -> Sequence[SpaceOf]:
        """WW-EXP-7. Where one lies that he has not seen."""
        unseen = [found.space for found in t.state.found if self.seat not in found.seen_by]
        return [SpaceOf(space) for space in dict.fromkeys(unseen)]

    def hear(self, t: Game, choice: SpaceOf) -> Arrow:
        """WW-EXP-7. The oldest there that he has not seen; he alone sees it."""
        here = [one for one in t.state.found if one.space == choice.space and self.seat not in one.seen_by]
        here[0].seen_by = tuple(sorted((*here[0].seen_by, self.seat)))
        t.reveal()
        tell_peek(t, self.seat, here[0].kind, choice.space)
        self.amount -= 1
        return self.start

    def over(self, t: Game) -> Arrow:
        """WW-EXP-7. He has seen them all."""
        return None


def tell_peek(t: Game, seat: int, marker: str, space: str) -> None:
    """WW-EXP-7. Everybody sees where he looks, he what lies there."""
    t.tell("peeks", seat=seat, space=space)
    t.tell("peeked", to=(seat,), seat=seat, marker=marker, space=space)


@dataclass(slots=True)
class Reroll(Named):
    """One's own die of the combat is rolled again; the new face stands."""

    def start(self, t: Game) -> Arrow:
        """WW-CMB-1 WW-CMB-10."""
        return roll(t.content.red_die if self.side(t) == RED else t.content.black_die, "reroll", self.hear)

    def side(self, t: Game) -> int:
        return RED if under_way(t).seat == self.seat else BLACK

    def hear(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """WW-CMB-1 WW-CMB-20. It counts as if it had fallen so."""
        red, black = under_way(t).dice
        t.state.fight = under_way(t)._replace(dice=(faces[0], black) if self.side(t) == RED else (red, faces[0]))
        t.tell("rerolled", seat=self.seat, die=faces[0])
        return None


@dataclass(slots=True)
class TurnIt(Named):
    """The character card is turned."""

    def start(self, t: Game) -> Arrow:
        """WW-LVL-7 WW-LVL-9."""
        gains.turn_card(t, self.seat)
        return None

    @classmethod
    def playable(cls, t: Game, seat: int, amount: int) -> bool:
        return t.state.heroes[seat].damage < health_turned(t, seat)


NAMED.update({"bury": Bury, "leap": Leap, "peek": Peek, "reroll": Reroll, "turn_card": TurnIt})


SECTIONS: tuple[type[Section], ...] = (Bury, LookAtNext, Leap, Peek, Reroll, TurnIt)
