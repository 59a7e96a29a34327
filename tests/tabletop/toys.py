"""Three small games, each with the hidden things of a big one; who may see them is said by marks alone.

keeps()     hands and own decks, tokens that lie face down until they are turned up for all, their piles, an offer
quests()    a deck that one seat looks into: the card is put back, on top or at the bottom, and known to that seat alone
events()    a deck whose contents all know; one of which a card goes to the box unseen, and one is laid for some to see
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple

from heraut.kernel import PASS, Arrow, Bag, Decision, Deck, Option, Pass, Section, State, Table, ask, call, draw
from heraut.tabletop.cards import ALL, CARDS, NOBODY, OWNER, PLACE, Cards, Decks, refill
from heraut.tabletop.secrets import CardGame, Stocks


class Play(NamedTuple):
    card: str
    word: str = "play"


class Storm(NamedTuple):
    site: int
    word: str = "storm"


class Learn(NamedTuple):
    card: str
    word: str = "learn"


class Put(NamedTuple):
    where: str
    word: str = "put"


class Toy(CardGame[Any, Any]):
    """For two; what is asked of another hangs on a hand if it names a card of it."""

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("first", "second")

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        return [option for option in asked.options if not isinstance(option, Play)]


# ── keeps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

DEEDS, SPELLS = {"march": 4, "rage": 4}, {"fireball": 1, "snowstorm": 1, "whirlwind": 1, "tremor": 1}
TOKENS = {"green": {"prowlers": 2, "diggers": 2, "wolves": 1}, "grey": {"crossbows": 2, "golems": 1}}
OWN = Cards(OWNER, ("deeds", "spells"))
PILES = Decks(CARDS, {colour: Cards(NOBODY, (colour,), drawn=NOBODY) for colour in TOKENS})


@dataclass(slots=True)
class Knight:
    hand: Annotated[Bag, OWN] = field(default_factory=list)
    deck: Annotated[Deck, OWN] = field(default_factory=lambda: Deck(["march", "rage"] * 2))
    discard: Annotated[list[str], CARDS] = field(default_factory=list)


@dataclass(slots=True)
class Keep:
    """`garrison` lies face down until somebody storms the keep; then it is `beaten`."""

    colour: str
    garrison: Annotated[tuple[str, ...], Cards(NOBODY, came_from="colour")] = ()
    beaten: Annotated[tuple[str, ...], CARDS] = ()


@dataclass(slots=True)
class Land(State):
    knights: list[Knight]
    keeps: list[Keep]
    piles: Annotated[dict[str, Deck], PILES]
    spells: Annotated[Deck, Cards(NOBODY, ("spells",), drawn=ALL)]
    offer: Annotated[list[str], CARDS] = field(default_factory=list)

    def deck(self, name: str) -> Deck:
        if name == "spells":
            return self.spells
        return self.piles[name] if name in self.piles else self.knights[int(name)].deck


@dataclass(slots=True)
class Garrison(Section):
    """A token face down on every keep → the offer → the turns."""

    keep: int = 0

    def start(self, t: Table[Land, None]) -> Arrow:
        if self.keep == len(t.state.keeps):
            return draw("spells", self.lay_out, 2)
        return draw(t.state.keeps[self.keep].colour, self.lay)

    def lay(self, t: Table[Land, None], tokens: tuple[str, ...]) -> Arrow:
        t.state.keeps[self.keep].garrison = tokens
        self.keep += 1
        return self.start

    def lay_out(self, t: Table[Land, None], cards: tuple[str, ...]) -> Arrow:
        t.state.offer.extend(cards)
        return call(Turn(0))


@dataclass(slots=True)
class Turn(Section):
    """Cards to hand → play one, storm a keep, or learn a spell → the other's turn, eight times."""

    seat: int
    turns: int = 8

    def start(self, t: Table[Land, None]) -> Arrow:
        knight = t.state.knights[self.seat]
        if self.turns == 0:
            return None
        if len(knight.hand) < 2 and refill(knight.deck, knight.discard):
            return draw(str(self.seat), self.take)
        return ask(self.seat, "act", self.deeds, self.hear)

    def take(self, t: Table[Land, None], cards: tuple[str, ...]) -> Arrow:
        t.state.knights[self.seat].hand.extend(cards)
        return self.start

    def deeds(self, t: Table[Land, None]) -> Sequence[Option]:
        keeps = [Storm(number) for number, keep in enumerate(t.state.keeps) if keep.garrison]
        hand = sorted(set(t.state.knights[self.seat].hand))
        return [PASS, *keeps, *[Learn(card) for card in t.state.offer], *[Play(card) for card in hand]]

    def hear(self, t: Table[Land, None], choice: Option) -> Arrow:
        knight = t.state.knights[self.seat]
        if isinstance(choice, Play):
            knight.hand.remove(choice.card)
            knight.discard.append(choice.card)
        if isinstance(choice, Storm):
            keep = t.state.keeps[choice.site]
            keep.beaten, keep.garrison = keep.garrison, ()
            t.reveal()
        if isinstance(choice, Learn):
            t.state.offer.remove(choice.card)
            knight.discard.append(choice.card)
            return draw("spells", self.lay_out)
        return self.pass_on

    def lay_out(self, t: Table[Land, None], cards: tuple[str, ...]) -> Arrow:
        t.state.offer.extend(cards)
        return self.pass_on

    def pass_on(self, t: Table[Land, None]) -> Arrow:
        self.seat, self.turns = 1 - self.seat, self.turns - 1
        return self.start


class Keeps(Toy):
    def stocked(self) -> Stocks:
        return {"deeds": DEEDS, "spells": SPELLS, **TOKENS}

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[State, Section]:
        piles = {colour: Deck(list(Counter(tokens).elements())) for colour, tokens in TOKENS.items()}
        keeps = [Keep("green"), Keep("grey"), Keep("green")]
        return Land([Knight(), Knight()], keeps, piles, Deck(list(SPELLS))), Garrison()


def keeps() -> Keeps:
    return Keeps("keeps", None, "1", Land, [Garrison, Turn], [Pass, Play, Storm, Learn], [])


# ── quests ───────────────────────────────────────────────────────────────────────────────────────────────────────────

QUESTS = {"boars": 2, "murlocs": 2, "ogres": 2, "dragon": 1}


@dataclass(slots=True)
class Tavern(State):
    decks: Annotated[dict[str, Deck], Decks(CARDS, {}, peeked="peeked")]
    peeked: dict[str, int] = field(default_factory=dict)
    hands: Annotated[list[Bag], Cards(PLACE, ("quests",))] = field(default_factory=lambda: [[], []])
    done: Annotated[Bag, CARDS] = field(default_factory=list)

    def deck(self, name: str) -> Deck:
        return self.decks[name]


@dataclass(slots=True)
class Peek(Section):
    """The next quest is looked at and put back."""

    seat: int
    deck: str
    seen: Annotated[tuple[str, ...], Cards(OWNER, came_from="deck")] = ()

    def start(self, t: Table[Tavern, None]) -> Arrow:
        return draw(self.deck, self.look)

    def look(self, t: Table[Tavern, None], cards: tuple[str, ...]) -> Arrow:
        self.seen = cards
        return ask(self.seat, "put", self.ends, self.hear)

    def ends(self, t: Table[Tavern, None]) -> list[Put]:
        return [Put("top"), Put("bottom")]

    def hear(self, t: Table[Tavern, None], choice: Put) -> Arrow:
        deck = t.state.decks[self.deck]
        (deck.top if choice.where == "top" else deck.bottom).extend(self.seen)
        t.state.peeked[self.deck] = self.seat
        return None


@dataclass(slots=True)
class Rumours(Section):
    """Each seat looks into a deck of its own, then takes what comes next of the other's for all to see."""

    seat: int = 0

    def start(self, t: Table[Tavern, None]) -> Arrow:
        if self.seat == 2:
            return None
        return call(Peek(self.seat, f"deck{self.seat}"), self.turn_up)

    def turn_up(self, t: Table[Tavern, None]) -> Arrow:
        return draw(f"deck{1 - self.seat}", self.take)

    def take(self, t: Table[Tavern, None], cards: tuple[str, ...]) -> Arrow:
        t.state.done.extend(cards)
        self.seat += 1
        return self.start


class Quests(Toy):
    def stocked(self) -> Stocks:
        return {"quests": {quest: 2 * copies for quest, copies in QUESTS.items()}}

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[State, Section]:
        return Tavern({f"deck{seat}": Deck(list(Counter(QUESTS).elements())) for seat in (0, 1)}), Rumours()


def quests() -> Quests:
    return Quests("quests", None, "1", Tavern, [Rumours, Peek], [Put], [])


# ── events ───────────────────────────────────────────────────────────────────────────────────────────────────────────

EVENTS, ITEMS = {"alarm": 2, "ambush": 2, "fury": 1}, {"axe": 2, "shield": 2}
SECRET = Cards(NOBODY, ("events",), drawn=NOBODY)


@dataclass(slots=True)
class Camp(State):
    """`laid`: the event that a seat has laid face down; `lookers`: all who may look at it."""

    events: Annotated[Deck, SECRET]
    items: Annotated[Deck, CARDS]
    box: Annotated[Bag, Cards(NOBODY, ("events",), among_open=True)] = field(default_factory=list)
    found: Annotated[list[str], CARDS] = field(default_factory=list)
    laid: Annotated[str, Cards("lookers", ("events",))] = ""
    lookers: tuple[int, ...] = ()

    def deck(self, name: str) -> Deck:
        return self.events if name == "events" else self.items


@dataclass(slots=True)
class Night(Section):
    """An event goes to the box unseen → one is laid, which both seats may look at → items are found."""

    def start(self, t: Table[Camp, None]) -> Arrow:
        return draw("events", self.put_away)

    def put_away(self, t: Table[Camp, None], cards: tuple[str, ...]) -> Arrow:
        t.state.box.extend(cards)
        return call(Watch(0), self.dawn)

    def dawn(self, t: Table[Camp, None]) -> Arrow:
        return draw("items", self.find, 2)

    def find(self, t: Table[Camp, None], cards: tuple[str, ...]) -> Arrow:
        t.state.found.extend(cards)
        return None


@dataclass(slots=True)
class Watch(Section):
    seat: int

    def start(self, t: Table[Camp, None]) -> Arrow:
        return draw("events", self.lay)

    def lay(self, t: Table[Camp, None], cards: tuple[str, ...]) -> Arrow:
        t.state.laid, t.state.lookers = cards[0], (self.seat,)
        return ask(self.seat, "show", self.answers, self.hear)

    def answers(self, t: Table[Camp, None]) -> list[Option]:
        return [PASS, Storm(1)]

    def hear(self, t: Table[Camp, None], choice: Option) -> Arrow:
        """The other may look too."""
        t.reveal()
        t.state.lookers = (0, 1) if isinstance(choice, Storm) else t.state.lookers
        return ask(1 - self.seat, "sleep", self.answers, self.end)

    def end(self, t: Table[Camp, None], choice: Option) -> Arrow:
        return None


class Events(Toy):
    def stocked(self) -> Stocks:
        return {"events": EVENTS, "items": ITEMS}

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[State, Section]:
        decks = [Deck(list(Counter(cards).elements())) for cards in (EVENTS, {"axe": 2, "shield": 1})]
        return Camp(decks[0], decks[1], ["shield"]), Night()


def events() -> Events:
    return Events("events", None, "1", Camp, [Night, Watch], [Pass, Storm], [])


# ── broken ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Forgetful(Turn):
    """A card is kept up the sleeve, and nobody has said so."""

    sleeve: str = ""

    def take(self, t: Table[Land, None], cards: tuple[str, ...]) -> Arrow:
        self.sleeve = cards[0]
        return Turn.take(self, t, cards)


@dataclass(slots=True)
class Misplaced(Turn):
    """A token comes to a hand, where no token may lie."""

    def take(self, t: Table[Land, None], cards: tuple[str, ...]) -> Arrow:
        if t.state.piles["grey"].bag:
            t.state.knights[self.seat].hand.append(t.state.piles["grey"].bag.pop())
        return Turn.take(self, t, cards)


def broken(turn: type[Turn]) -> Keeps:
    """Keeps with such a turn instead."""

    class Broken(Keeps):
        def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[State, Section]:
            return super().setup(scenario, settings)[0], turn(0)

    return Broken(turn.__name__, None, "1", Land, [turn], [Pass, Play, Storm, Learn], [])
