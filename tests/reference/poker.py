"""What both small pokers share: one hidden card each, stakes, and what a seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, TypeAlias

from heraut.kernel import Decision, Deck, Option, State, Table
from heraut.tabletop.cards import CARDS, HIDDEN, NOBODY, PLACE, Cards
from heraut.tabletop.scene import Card, Player, Pool, Scene, Zone
from heraut.tabletop.secrets import CardGame, Stocks
from tests.reference.tic_tac_toe import asked, called

PACK = ("cards",)
RANKS = "JQK"


class Fold(NamedTuple):
    word: str = "fold"


class Call(NamedTuple):
    word: str = "call"


class Raise(NamedTuple):
    word: str = "raise"


FOLD, CALL, RAISE = Fold(), Call(), Raise()


@dataclass(slots=True)
class Felt(State):
    """The table: the deck, a card in front of each, one common card, the stakes."""

    cards: Annotated[Deck, Cards(NOBODY, PACK)]
    hands: Annotated[list[str], Cards(PLACE, PACK)] = field(default_factory=lambda: ["", ""])
    common: Annotated[str, CARDS] = ""
    stakes: list[int] = field(default_factory=lambda: [1, 1])

    def deck(self, name: str) -> Deck:
        return self.cards


Round: TypeAlias = Table[Felt, None]


class Poker(CardGame[Felt, None]):
    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("first", "second")

    def strength(self, state: Felt, seat: int) -> int:
        """The higher card wins; a pair with the common card beats every card."""
        rank = state.hands[seat][0]
        return 10 if state.common[:1] == rank else RANKS.index(rank)

    def scores(self, t: Round) -> tuple[float, ...]:
        """Who folded has staked less; otherwise the stronger hand takes what the other staked."""
        state = t.state
        if not t.over:
            return 0.0, 0.0
        ahead = state.stakes[0] - state.stakes[1] or self.strength(state, 0) - self.strength(state, 1)
        won = float(min(state.stakes))
        return (won, -won) if ahead > 0 else (-won, won) if ahead else (0.0, 0.0)

    def stocked(self) -> Stocks:
        return {"cards": Counter(self.setup("usual", {})[0].cards.bag)}

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """What may be said hangs on no card."""
        return asked.options

    def scene(self, view: Felt, seat: int | None) -> Scene:
        names = self.seats("usual")
        hands = [
            Zone(f"hand{owner}", "row", called(names[owner]),
                 (Card(f"card{owner}", called(card), seat=owner, face_down=card == HIDDEN),) if card else (),
                 bool(card), owner)
            for owner, card in enumerate(view.hands)
        ]  # fmt: skip
        common = Zone("common", "row", called("common"), (Card("card", called(view.common)),) if view.common else ())
        stakes = tuple([Pool(f"stake{o}", called(names[o]), stake, seat=o) for o, stake in enumerate(view.stakes)])
        players = tuple([Player(owner, called(name)) for owner, name in enumerate(names)])
        return Scene(called(self.name), (), players, (), (), question=asked(view), zones=(*hands, common), pools=stakes)
