"""9. What units of the army can do on the map, once a turn.  Income, prices and free steps are elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import PutBack, Spy
from heraut.games.heroes3.model import Game, Seen
from heraut.kernel import Arrow, Option, Section, ask, draw

SPIES = "spies_a_deck"
SPIED_ON = ("abilities", "artifacts", "spells", "bronze", "silver", "golden", "azure", "astrologers")
PLACES = (PutBack("top"), PutBack("bottom"))


def map_abilities(t: Game, seat: int) -> list[Option]:
    """H3-UNI-29. Once a turn: the shared decks, if nobody else looked into them, and one's own."""
    player, neutrals = t.state.players[seat], t.content.neutrals
    traits = [one.trait for card in player.hired for one in neutrals[card].stats.abilities]
    if SPIES not in traits or SPIES in player.used:
        return []
    mine = [deck for deck in (*SPIED_ON, f"hero_{seat}") if t.state.peeked.get(deck, seat) == seat]
    return [Spy(deck) for deck in mine if not t.state.deck(deck).is_empty()]


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    return SpyOnDeck(seat, choice.deck) if isinstance(choice, Spy) else None


@dataclass(slots=True)
class SpyOnDeck(Section):
    """9. The top card of a deck is looked at and put back: on top, or at the bottom."""

    seat: int
    deck: str
    seen: Seen = ()

    def start(self, t: Game) -> Arrow:
        """H3-UNI-29."""
        t.state.players[self.seat].used.append(SPIES)
        t.tell("spies", seat=self.seat, deck=self.deck)
        return draw(self.deck, self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-UNI-29. Only its player sees it."""
        self.seen = cards
        t.tell("spied", to=(self.seat,), seat=self.seat, card=cards[0])
        return ask(self.seat, "put_back", self.places, self.hear)

    def places(self, t: Game) -> tuple[PutBack, ...]:
        """H3-UNI-29. On top, or at the bottom."""
        return PLACES

    def hear(self, t: Game, choice: PutBack) -> Arrow:
        """H3-UNI-29."""
        deck = t.state.deck(self.deck)
        (deck.top if choice.where == "top" else deck.bottom).extend(self.seen)
        t.state.peeked[self.deck] = self.seat
        return None
