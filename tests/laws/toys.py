"""Small games to try the laws on: honest ones first, then one broken game for each law.

noughts()    noughts and crosses: nothing hidden, no chance
ambush()     hidden hands, a deck, dice, a window, nested sections; two or three seats
nim()        a heap of stones and a die: the broken games without secrets derive from it
whisper()    one hidden card each: the broken games with secrets derive from it
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from heraut.kernel import (
    CHANCE,
    PASS,
    Arrow,
    Bag,
    Decision,
    Deck,
    Die,
    Game,
    Gives,
    Option,
    Pass,
    Reason,
    Section,
    Setting,
    State,
    Table,
    Window,
    ask,
    ask_any,
    become,
    call,
    draw,
    give,
    leave,
    offer,
    roll,
)
from heraut.kernel.chance import Chance, Taking
from heraut.kernel.records import Records
from heraut.kernel.sections import Ask

D6 = Die("d6", [(1, face) for face in range(1, 7)])


class Open(Game[Any, Any]):
    """A game for two without secrets: its view is the state."""

    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("first", "second")

    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        return t.game.records.clone(t.state)

    def determinise(self, view: Any, seat: int | None, chance: Chance) -> Any:
        return view


# ---------------------------------------------------------------------------------------------- noughts and crosses

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Mark(NamedTuple):
    cell: int
    word: str = "mark"


@dataclass(slots=True)
class Board(State):
    cells: list[int] = field(default_factory=lambda: [-1] * 9)


@dataclass(slots=True)
class Move(Section):
    """One mark; then it is the other's move, until a line or a full board."""

    seat: int

    def start(self, t: Table[Board, None]) -> Arrow:
        free = [Mark(cell) for cell, owner in enumerate(t.state.cells) if owner < 0]
        return ask(self.seat, "mark", free, self.hear)

    def hear(self, t: Table[Board, None], choice: Mark) -> Arrow:
        cells = t.state.cells
        cells[choice.cell] = self.seat
        t.tell("marked", seat=self.seat, cell=choice.cell)
        if -1 not in cells or any(all(cells[cell] == self.seat for cell in line) for line in LINES):
            return None
        return become(Move(1 - self.seat))


class Noughts(Open):
    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Any, Section]:
        return Board(), Move(0)

    def pieces(self, state: Any) -> Mapping[str, int]:
        return {"cells": len(state.cells)}


def noughts() -> Noughts:
    return Noughts("noughts", None, "1", Board, [Move], [Mark], [])


# ------------------------------------------------------------------------------------------------------------ ambush

CARDS = {"sword": 5, "shield": 4, "trap": 5, "gold": 3, "scout": 3}
UNKNOWN = "?"


class Play(NamedTuple):
    card: str
    word: str = "play"


class Lay(NamedTuple):
    """Face down before oneself."""

    card: str
    word: str = "lay"


class Bury(NamedTuple):
    """Under the deck, for all to see."""

    card: str
    word: str = "bury"


class Rest(NamedTuple):
    word: str = "rest"


class At(NamedTuple):
    seat: int
    word: str = "at"


class Parry(NamedTuple):
    word: str = "parry"


Action = Play | Lay | Bury | Rest


@dataclass(slots=True)
class Camp(State):
    cards: Deck
    hands: list[Bag]
    laid: list[str]  # "" is nothing
    points: list[int]
    discard: Bag = field(default_factory=list)
    traps_spring: bool = True

    def deck(self, name: str) -> Deck:
        return self.cards

    def spend(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)


Camping = Table[Camp, None]


@dataclass(slots=True)
class Skirmish(Section):
    """Two cards each, then twelve turns."""

    turns: int = 12
    seat: int = 0

    def start(self, t: Camping) -> Arrow:
        if any(len(hand) == 0 for hand in t.state.hands):
            seat = [len(hand) for hand in t.state.hands].index(0)
            return call(Dealing(seat, 2), self.start)
        return self.next_turn

    def next_turn(self, t: Camping) -> Arrow:
        if self.turns == 0:
            return None
        return call(Turn(self.seat), self.pass_on)

    def pass_on(self, t: Camping) -> Arrow:
        self.turns -= 1
        self.seat = (self.seat + 1) % len(t.state.hands)
        return self.next_turn


@dataclass(slots=True)
class Dealing(Section):
    """Cards to a hand, seen by its owner only."""

    seat: int
    count: int

    def start(self, t: Camping) -> Arrow:
        return draw("cards", self.take, self.count)

    def take(self, t: Camping, cards: tuple[str, ...]) -> Arrow:
        t.state.hands[self.seat].extend(cards)
        t.tell("drew", seat=self.seat, count=len(cards))
        t.tell("drew_these", to=(self.seat,), cards=sorted(cards))
        return None


@dataclass(slots=True)
class Turn(Section):
    """Draw one card, then act twice."""

    seat: int
    acts: int = 2

    def ends(self) -> str:
        return "turn"

    def start(self, t: Camping) -> Arrow:
        return call(Dealing(self.seat, 1), self.act)

    def act(self, t: Camping) -> Arrow:
        if self.acts == 0:
            return None
        self.acts -= 1
        return call(Acting(self.seat), self.happen)

    def happen(self, t: Camping, choice: Action) -> Arrow:
        camp = t.state
        if isinstance(choice, Rest):
            return None
        if isinstance(choice, Lay):
            camp.hands[self.seat].remove(choice.card)
            camp.laid[self.seat] = choice.card
            t.tell("laid", seat=self.seat)
            t.tell("laid_this", to=(self.seat,), card=choice.card)
            return self.act
        t.tell("showed", seat=self.seat, card=choice.card, how=choice.word)
        if isinstance(choice, Bury):
            camp.hands[self.seat].remove(choice.card)
            camp.cards.bottom.append(choice.card)
            return self.act
        camp.spend(self.seat, choice.card)
        if choice.card == "gold":
            camp.points[self.seat] += 1
        if choice.card == "scout":
            return call(Scouting(), self.act)
        if choice.card == "sword":
            camp.gain(self.seat, "spent", until="turn")
            return call(Aiming(self.seat), self.attack)
        return self.act

    def attack(self, t: Camping, target: int) -> Arrow:
        return call(Attack(self.seat, target), self.act)


@dataclass(slots=True)
class Acting(Section):
    """What to do?  The answer is given to the turn."""

    seat: int

    def start(self, t: Camping) -> Gives[Action]:
        cards = sorted(set(t.state.hands[self.seat]))
        if t.state.has(self.seat, "spent") and "sword" in cards:
            cards.remove("sword")
        options: list[Action] = [Play(card) for card in cards if card != "shield"]
        if not t.state.laid[self.seat]:
            options += [Lay(card) for card in cards]
        options += [Bury(card) for card in cards]
        return ask(self.seat, "act", [*options, Rest()], self.hear)

    def hear(self, t: Camping, choice: Action) -> Gives[Action]:
        return give(choice)


@dataclass(slots=True)
class Aiming(Section):
    seat: int

    def start(self, t: Camping) -> Gives[int]:
        return ask(self.seat, "aim", [At(s) for s in range(len(t.state.hands)) if s != self.seat], self.hear)

    def hear(self, t: Camping, choice: At) -> Gives[int]:
        return give(choice.seat)


@dataclass(slots=True)
class Scouting(Section):
    """The next card is shown to all and put back on top."""

    def start(self, t: Camping) -> Arrow:
        return draw("cards", self.show)

    def show(self, t: Camping, cards: tuple[str, ...]) -> Arrow:
        t.tell("scouted", cards=cards)
        t.state.cards.top.extend(cards)
        return None


@dataclass(slots=True)
class Attack(Section):
    """A card laid by the target is turned up first; a trap takes the place of the attack."""

    attacker: int
    target: int

    def start(self, t: Camping) -> Arrow:
        card = t.state.laid[self.target]
        if card:
            t.state.laid[self.target] = ""
            t.state.discard.append(card)
            t.reveal()
            t.tell("turned_up", seat=self.target, card=card)
            if card == "trap" and t.state.traps_spring:
                return become(Sprung(self.attacker))
        return call(Defence((self.target,)), self.strike)

    def strike(self, t: Camping) -> Arrow:
        return call(Wound(), self.score)

    def score(self, t: Camping, wound: int) -> Arrow:
        t.state.points[self.attacker] += wound
        t.tell("struck", target=self.target, wound=wound)
        return None

    def miss(self, t: Camping) -> Arrow:
        t.tell("parried", target=self.target)
        return None


@dataclass(slots=True)
class Defence(Window):
    def question(self) -> str:
        return "defend"

    def reactions(self, t: Camping, seat: int) -> Sequence[Parry]:
        return [Parry()] if "shield" in t.state.hands[seat] else []

    def secret(self, t: Camping, seat: int) -> bool:
        return bool(t.state.hands[seat])

    def reaction(self, t: Camping, choice: Parry) -> ShieldUp:
        return ShieldUp(self.seats[self.turn])


@dataclass(slots=True)
class ShieldUp(Section):
    """On four or more the attack is over, from wherever it stands."""

    seat: int

    def start(self, t: Camping) -> Arrow:
        t.state.spend(self.seat, "shield")
        return roll(D6, "parry", self.read)

    def read(self, t: Camping, faces: tuple[int, ...]) -> Arrow:
        t.tell("parry_roll", faces=faces)
        return leave(Attack, "miss") if faces[0] >= 4 else None


@dataclass(slots=True)
class Wound(Section):
    def start(self, t: Camping) -> Gives[int]:
        return roll(D6, "wound", self.read, count=2)

    def read(self, t: Camping, faces: tuple[int, ...]) -> Gives[int]:
        return give(sum(faces))


@dataclass(slots=True)
class Sprung(Section):
    victim: int

    def start(self, t: Camping) -> Arrow:
        t.state.points[self.victim] -= 3
        t.tell("sprung", victim=self.victim)
        return None


class Ambush(Game[Camp, None]):
    def scenarios(self) -> Sequence[str]:
        return ("duel", "brawl")

    def settings(self) -> Sequence[Setting]:
        return (Setting("traps", ("spring", "sleep"), "spring"),)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("red", "blue") if scenario == "duel" else ("red", "blue", "green")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Camp, Section]:
        seats = self.seats(scenario)
        deck = Deck([card for card, number in CARDS.items() for _ in range(number)])
        camp = Camp(deck, [[] for _ in seats], ["" for _ in seats], [0 for _ in seats])
        camp.traps_spring = settings["traps"] == "spring"
        return camp, Skirmish()

    def pieces(self, state: Camp) -> Mapping[str, int]:
        deck = state.cards
        count = Counter([*deck.bag, *deck.top, *deck.bottom, *state.discard])
        for hand in state.hands:
            count.update(hand)
        count.update(card for card in state.laid if card)
        count.update(card for section in state.agenda if isinstance(section, Taking) for card in section.got)
        return count

    def view(self, t: Camping, seat: int | None) -> Camp:
        """Others' hands, laid cards and cards being drawn are unknown; they are thought back into the bag."""
        view = self.records.clone(t.state)
        unseen: list[str] = view.cards.bag

        def hide(card: str) -> str:
            unseen.append(card)
            return UNKNOWN

        for other in range(len(view.hands)):
            if other != seat:
                view.hands[other] = [hide(card) for card in view.hands[other]]
                view.laid[other] = view.laid[other] and hide(view.laid[other])
        top = view.agenda[-1] if view.agenda else None
        if isinstance(top, Taking) and not self.drawn_by(view, seat):
            top.got = tuple([hide(card) for card in top.got])
        unseen.sort()
        pending = view.pending
        if pending is not None and pending.seat != seat and not (pending.seat == CHANCE and pending.kind != "cards"):
            view.pending = Decision(pending.seat, pending.kind, [PASS] if pending.secret else (), None, pending.secret)
        return view

    def drawn_by(self, state: Camp, seat: int | None) -> bool:
        below = state.agenda[-2]
        return isinstance(below, Dealing) and below.seat == seat

    def determinise(self, view: Camp, seat: int | None, chance: Chance) -> Camp:
        """Deal what is unknown, until the question that is put could be put."""
        while True:
            world = self.records.clone(view)

            def seen(card: str, bag: list[str] = world.cards.bag) -> str:
                if card != UNKNOWN:
                    return card
                card = chance.pick(bag, "unknown")
                bag.remove(card)
                return card

            world.hands = [[seen(card) for card in hand] for hand in world.hands]
            world.laid = [seen(card) for card in world.laid]
            top = world.agenda[-1] if world.agenda else None
            if isinstance(top, Taking):
                top.got = tuple([seen(card) for card in top.got])
            pending = view.pending
            if pending is None or pending.seat == seat or (pending.options and not pending.secret):
                return world
            asked = world.agenda[-1].start(Table(self, world))  # type: ignore[attr-defined]
            if isinstance(asked, Ask) and (asked.decision.seat, asked.decision.kind) == (pending.seat, pending.kind):
                world.pending = asked.decision
                return world


def ambush() -> Ambush:
    sections = [Skirmish, Dealing, Turn, Acting, Aiming, Scouting, Attack, Defence, ShieldUp, Wound, Sprung]
    return Ambush("ambush", None, "1", Camp, sections, [Play, Lay, Bury, Rest, At, Parry, Pass], [D6])


# --------------------------------------------------------------------------------------------------------------- nim


class Take(NamedTuple):
    stones: int
    word: str = "take"


class Shout(NamedTuple):
    what: str
    word: str = "shout"


@dataclass(slots=True)
class Stones(State):
    heap: int = 12
    taken: list[int] = field(default_factory=lambda: [0, 0])
    mood: int = 0
    thing: Any = None
    alias: list[int] = field(default_factory=list)


Heap = Table[Stones, dict[str, int]]


def too_greedy(wish: Take) -> Reason | None:
    """TO-NIM-1. Nobody takes more than two."""
    return Reason("greedy", ("TO-NIM-1",)) if wish.stones > 2 else None


def too_few(t: Heap, wish: Take) -> Reason | None:
    """TO-NIM-2. Nobody takes what is not there."""
    return Reason("too-few", ("TO-NIM-2",), left=t.state.heap) if wish.stones > t.state.heap else None


@dataclass(slots=True)
class Nim(Section):
    """Take one or two stones; whoever takes the last one has won.  Every turn a die says nothing much."""

    seat: int = 0

    def start(self, t: Heap) -> Arrow:
        return ask(self.seat, "take", self.options, self.hear, otherwise=self.end)

    def options(self, t: Heap) -> Sequence[Any]:
        return [wish for wish in self.wishes(t) if self.forbids(t, wish) is None]

    def wishes(self, t: Heap) -> Sequence[Any]:
        return [Take(stones) for stones in (1, 2, 3)]

    def forbids(self, t: Heap, wish: Any) -> Reason | None:
        return (too_greedy(wish) or too_few(t, wish)) if isinstance(wish, Take) else None

    def hear(self, t: Heap, choice: Any) -> Arrow:
        t.state.heap -= choice.stones
        t.state.taken[self.seat] += choice.stones
        t.tell("took", seat=self.seat, stones=choice.stones)
        self.seat = 1 - self.seat
        return roll(D6, "mood", self.read)

    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.mood = faces[0]
        return self.start

    def end(self, t: Heap) -> Arrow:
        return None


class Nimming(Open):
    root: type[Nim] = Nim

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Any, Section]:
        MEMORY.clear()
        return Stones(), self.root()

    def pieces(self, state: Any) -> Mapping[str, int]:
        return {"stones": state.heap + sum(state.taken)}


MEMORY: dict[str, Any] = {}  # where no rule should keep anything


def nim(root: type[Nim] = Nim, *more: type[Section], options: Sequence[type[Any]] = (Take,)) -> Nimming:
    game = Nimming(root.__name__, {"biggest": 2}, "1", Stones, [root, *more], options, [D6])
    game.root = root
    return game


# ----------------------------------------------------------------------------------------------- broken, in the open


@dataclass(slots=True)
class Crashes(Nim):
    """Taking two when four are left was not thought of."""

    def hear(self, t: Heap, choice: Any) -> Arrow:
        if t.state.heap == 4 and choice.stones == 2:
            raise ZeroDivisionError("four stones")
        return Nim.hear(self, t, choice)


@dataclass(slots=True)
class CountsItsListings(Nim):
    """The answers are listed, and something has happened."""

    def options(self, t: Heap) -> Sequence[Any]:
        t.state.mood += 1
        return Nim.options(self, t)


@dataclass(slots=True)
class ForgetsWhatItListed(Nim):
    """The second time there is less to take."""

    listed: bool = False

    def options(self, t: Heap) -> Sequence[Any]:
        self.listed = not self.listed
        return Nim.options(self, t)[: 2 if self.listed else 1]


@dataclass(slots=True)
class ForbidsWhatItLists(Nim):
    """Two judges: one lists, and the other has changed its mind."""

    def options(self, t: Heap) -> Sequence[Any]:
        return [Take(stones) for stones in (1, 2) if stones <= t.state.heap]

    def forbids(self, t: Heap, wish: Any) -> Reason | None:
        return Nim.forbids(self, t, wish) or (Reason("odd", ("TO-NIM-3",)) if wish.stones == t.state.heap else None)


@dataclass(slots=True)
class RefusesWithoutReason(Nim):
    """Nobody says why two may not be taken from five."""

    def options(self, t: Heap) -> Sequence[Any]:
        return [wish for wish in Nim.options(self, t) if (wish.stones, t.state.heap) != (2, 5)]


@dataclass(slots=True)
class NamesNoRule(Nim):
    def forbids(self, t: Heap, wish: Any) -> Reason | None:
        return None if Nim.forbids(self, t, wish) is None else Reason("because", ())


@dataclass(slots=True)
class JudgesAndMeddles(ForbidsWhatItLists):
    def forbids(self, t: Heap, wish: Any) -> Reason | None:
        t.state.mood = 7
        return Nim.forbids(self, t, wish)


@dataclass(slots=True)
class AsksForNothing(Nim):
    def start(self, t: Heap) -> Arrow:
        return ask(self.seat, "take", self.options(t), self.hear)


@dataclass(slots=True)
class NeverEnds(Nim):
    """Stones are put back."""

    def end(self, t: Heap) -> Arrow:
        t.state.heap, t.state.taken = 12, [0, 0]
        return self.start


@dataclass(slots=True)
class SpinsForever(Nim):
    """Not even a question: the arrow leads back to its own step."""

    def end(self, t: Heap) -> Arrow:
        return self.end


@dataclass(slots=True)
class Dawdles(Nim):
    """Taking nothing costs nothing and changes nothing."""

    def options(self, t: Heap) -> Sequence[Any]:
        listed = Nim.options(self, t)
        return [Take(0), *listed] if listed else []

    def hear(self, t: Heap, choice: Any) -> Arrow:
        return Nim.hear(self, t, choice) if choice.stones else self.start


@dataclass(slots=True)
class WaitsForTheOther(Nim):
    """Passing is the other's turn, and a die is thrown in between; nobody has to take anything, ever."""

    def options(self, t: Heap) -> Sequence[Any]:
        listed = Nim.options(self, t)
        return [PASS, *listed] if listed else []

    def hear(self, t: Heap, choice: Any) -> Arrow:
        if choice != PASS:
            return Nim.hear(self, t, choice)
        self.seat = 1 - self.seat
        return roll(D6, "mood", self.read)


@dataclass(slots=True)
class LosesStones(Nim):
    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        if t.state.heap == 6:
            t.state.heap -= 1
        return self.start


@dataclass(slots=True)
class RollsItsOwnDice(Nim):
    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.mood = random.randint(1, 1_000_000)
        return self.start


@dataclass(slots=True)
class RewritesItsContent(Nim):
    """Static content is shared by all tables: a rule that changes it changes every game to come."""

    def hear(self, t: Heap, choice: Any) -> Arrow:
        t.content["biggest"] += 1
        t.tell("biggest", stones=t.content["biggest"])
        return Nim.hear(self, t, choice)


@dataclass(slots=True)
class RemembersOutside(Nim):
    """The number of turns is kept where neither clone nor save can see it."""

    def hear(self, t: Heap, choice: Any) -> Arrow:
        MEMORY["turns"] = MEMORY.get("turns", 0) + 1
        t.state.thing = MEMORY["turns"]
        return Nim.hear(self, t, choice)


@dataclass(slots=True)
class HoldsAnOldSection(Nim):
    """What one step leaves outside is found by the next step: unless the game was saved between them."""

    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        MEMORY["here"] = self
        return self.grumble

    def grumble(self, t: Heap) -> Arrow:
        t.state.mood = 1 if MEMORY["here"] is self else 2
        return self.start


@dataclass(slots=True)
class LooksAtItsPlace(Nim):
    """Where a section stands is the kernel's business, and known only between steps."""

    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        return self.grumble

    def grumble(self, t: Heap) -> Arrow:
        t.state.mood = 1 if self.at == "grumble" else 2
        return self.start


@dataclass(slots=True)
class LooksAtChance(Nim):
    """Plays otherwise when real dice are rolled."""

    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.mood = 7 if t.chance is None else faces[0]
        return self.start


@dataclass(slots=True)
class LooksAtForced(Nim):
    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.mood = 7 if t.forced else faces[0]
        return self.start


@dataclass(slots=True)
class WritesWithSpaces(Nim):
    """`shout go on` reads as a shout of `go`."""

    def options(self, t: Heap) -> Sequence[Any]:
        listed = Nim.options(self, t)
        return [*listed, Shout("go on")] if listed else []

    def hear(self, t: Heap, choice: Any) -> Arrow:
        return Nim.hear(self, t, Take(1) if isinstance(choice, Shout) else choice)


@dataclass(slots=True)
class WritesAlike(Nim):
    """`take 1`, and `take 1` again."""

    def options(self, t: Heap) -> Sequence[Any]:
        listed = Nim.options(self, t)
        return [*listed, *listed[:1]]


@dataclass(slots=True)
class AsksAStranger(Nim):
    """Of two who are asked, one is not at the table."""

    def start(self, t: Heap) -> Arrow:
        return ask_any("take", self.anybody, self.hear, otherwise=self.end)

    def anybody(self, t: Heap) -> dict[int, list[Take]]:
        return {seat: [Take(stones)] for seat, stones in ((0, 1), (7, 2)) if stones <= t.state.heap}


@dataclass(slots=True)
class SharesAnAnswer(AsksAStranger):
    """Two seats are asked, and their answers cannot be told apart."""

    def anybody(self, t: Heap) -> dict[int, list[Take]]:
        return {seat: [Take(1)] for seat in (0, 1) if t.state.heap}


@dataclass(slots=True)
class KeepsASet(Nim):
    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.thing = frozenset(faces)
        return self.start


@dataclass(slots=True)
class KeepsTheSameListTwice(Nim):
    def read(self, t: Heap, faces: tuple[int, ...]) -> Arrow:
        t.state.alias = t.state.taken
        return self.start


class Shallow(Records[Any]):
    """A clone that shares a list with its original."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        whole = self.clone

        def clone(state: Any) -> Any:
            twin = whole(state)
            twin.taken = state.taken
            return twin

        self.clone = clone


class Careless(Records[Any]):
    """A save that leaves a field out."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        whole = self.load
        self.load = lambda data: whole({**data, "heap": 0})


def nim_with(records: type[Records[Any]]) -> Nimming:
    game = nim()
    game.name = records.__name__
    game.records = records(Stones, [Nim], game.grammar)
    return game


# ----------------------------------------------------------------------------------------------------------- whisper


class Guess(NamedTuple):
    card: str
    word: str = "guess"


class Swap(NamedTuple):
    """One's own card against the next of the deck, unseen by the other."""

    word: str = "swap"


@dataclass(slots=True)
class Ears(State):
    cards: Deck
    hands: list[str]
    right: list[int] = field(default_factory=lambda: [0, 0])

    def deck(self, name: str) -> Deck:
        return self.cards


Whispering = Table[Ears, None]


@dataclass(slots=True)
class Whisper(Section):
    """One card each; in turn, guess the other's card or swap one's own, six times."""

    seat: int = 0
    turns: int = 6

    def start(self, t: Whispering) -> Arrow:
        if "" in t.state.hands:
            return draw("cards", self.deal)
        return self.turn

    def deal(self, t: Whispering, cards: tuple[str, ...]) -> Arrow:
        self.take(t, t.state.hands.index(""), cards[0])
        return self.start

    def take(self, t: Whispering, seat: int, card: str) -> None:
        t.state.hands[seat] = card
        self.tell_card(t, seat, card)

    def tell_card(self, t: Whispering, seat: int, card: str) -> None:
        t.tell("got", to=(seat,), card=card)

    def turn(self, t: Whispering) -> Arrow:
        if self.turns == 0:
            return None
        self.turns -= 1
        return ask(self.seat, "whisper", self.options(t), self.hear)

    def options(self, t: Whispering) -> Sequence[Option]:
        return [*[Guess(card) for card in "abcd" if card != t.state.hands[self.seat]], Swap()]

    def hear(self, t: Whispering, choice: Option) -> Arrow:
        if isinstance(choice, Swap):
            t.state.cards.bag.append(t.state.hands[self.seat])
            t.state.hands[self.seat] = ""
            return draw("cards", self.swap)
        right = t.state.hands[1 - self.seat] == choice.card
        self.seal(t)
        t.state.right[self.seat] += right
        t.tell("guessed", seat=self.seat, card=choice.card, right=right)
        return self.pass_on

    def seal(self, t: Whispering) -> None:
        t.reveal()

    def swap(self, t: Whispering, cards: tuple[str, ...]) -> Arrow:
        self.take(t, self.seat, cards[0])
        return self.pass_on

    def pass_on(self, t: Whispering) -> Arrow:
        self.seat = 1 - self.seat
        return self.turn


class Whispers(Open):
    root: type[Whisper] = Whisper

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Any, Section]:
        return Ears(Deck(list("aabbccd")), ["", ""]), self.root()

    def pieces(self, state: Any) -> Mapping[str, int]:
        got = [card for section in state.agenda if isinstance(section, Taking) for card in section.got]
        return Counter([*state.cards.bag, *[card for card in state.hands if card], *got])

    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        view = self.records.clone(t.state)
        for other, card in enumerate(view.hands):
            if other != seat and card:
                view.hands[other] = UNKNOWN
                view.cards.bag.append(card)
        view.cards.bag.sort()
        if view.pending is not None and view.pending.seat != seat:
            secret = view.pending.secret
            view.pending = Decision(view.pending.seat, view.pending.kind, [PASS] if secret else (), None, secret)
        return view

    def determinise(self, view: Any, seat: int | None, chance: Chance) -> Any:
        for other, card in enumerate(view.hands):
            if card == UNKNOWN:
                view.hands[other] = chance.pick(view.cards.bag, "unknown")
                view.cards.bag.remove(view.hands[other])
        if view.pending is not None and not view.pending.options:
            top, table = view.agenda[-1], Table(self, view)
            if isinstance(top, Taking):
                view.pending = top.start(table).decision  # type: ignore[union-attr]
            else:
                view.pending = Decision(view.pending.seat, view.pending.kind, top.options(table))
        return view


class Knock(NamedTuple):
    word: str = "knock"


@dataclass(slots=True)
class Knocks(Whisper):
    """Who holds an a may knock before the turn; who is asked is nobody else's business."""

    def pass_on(self, t: Whispering) -> Arrow:
        self.seat = 1 - self.seat
        return self.knock

    def knock(self, t: Whispering) -> Arrow:
        return offer(t, self.seat, "knock", self.knocks(t), self.hear_knock, self.turn, True)

    def knocks(self, t: Whispering) -> list[Option]:
        return [PASS, Knock()] if t.state.hands[self.seat] == "a" else [PASS]

    def hear_knock(self, t: Whispering, choice: Option) -> Arrow:
        t.state.right[self.seat] += isinstance(choice, Knock)
        return self.turn


def whisper(root: type[Whisper] = Whisper, kind: type[Whispers] = Whispers) -> Whispers:
    more = [Knock, Pass] if issubclass(root, Knocks) else []
    game = kind(kind.__name__ + root.__name__, None, "1", Ears, [root], [Guess, Swap, *more], [])
    game.root = root
    return game


# ------------------------------------------------------------------------------------------------- broken, in secret


class ShowsHands(Whispers):
    """The view leaves the other's card in sight."""

    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        view = super().view(t, seat)
        return view if seat is None else self.records.clone(t.state)

    def determinise(self, view: Any, seat: int | None, chance: Chance) -> Any:
        hidden = [other for other, card in enumerate(view.hands) if other != seat and card not in ("", UNKNOWN)]
        for other in hidden:
            view.cards.bag.append(view.hands[other])
            view.hands[other] = UNKNOWN
        return super().determinise(view, seat, chance)


class LeaksByOrder(Whispers):
    """The other's card lies last in the bag: no name on it, but who looks can tell."""

    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        view = super().view(t, seat)
        for other, card in enumerate(t.state.hands):
            if other != seat and card:
                view.cards.bag.remove(card)
                view.cards.bag.append(card)
        return view


class ImaginesCards(Whispers):
    """The imagined world has a card too many."""

    def determinise(self, view: Any, seat: int | None, chance: Chance) -> Any:
        world = super().determinise(view, seat, chance)
        world.cards.bag.append("d")
        return world


class HidesOwnOptions(Whispers):
    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        view = super().view(t, seat)
        if view.pending is not None:
            view.pending = Decision(view.pending.seat, view.pending.kind, ())
        return view


class TouchesTheTable(Whispers):
    """Looking counts."""

    def view(self, t: Table[Any, Any], seat: int | None) -> Any:
        t.state.right[0] += 1
        return super().view(t, seat)


@dataclass(slots=True)
class OffersWhatIsThere(Whisper):
    """Only cards that the other may hold are offered, judged by looking at the other's hand."""

    def options(self, t: Whispering) -> Sequence[Option]:
        return [Swap(), Guess(t.state.hands[1 - self.seat])]


@dataclass(slots=True)
class TellsTheWrongSeat(Whisper):
    def tell_card(self, t: Whispering, seat: int, card: str) -> None:
        t.tell("got", to=(1 - seat,), card=card)


@dataclass(slots=True)
class TellsEverybody(Whisper):
    def tell_card(self, t: Whispering, seat: int, card: str) -> None:
        t.tell("got", card=card)


@dataclass(slots=True)
class TellsTooMuch(Whisper):
    """Every guess tells how it might have gone."""

    def pass_on(self, t: Whispering) -> Arrow:
        t.tell("by_the_way", to=(self.seat,), card=t.state.hands[1 - self.seat])
        return Whisper.pass_on(self, t)


@dataclass(slots=True)
class KnocksOpenly(Knocks):
    """All see who is asked, and so who holds an a."""

    def knock(self, t: Whispering) -> Arrow:
        options = self.knocks(t)
        return ask(self.seat, "knock", options, self.hear_knock) if len(options) > 1 else self.turn


@dataclass(slots=True)
class KnocksUnsteadily(Knocks):
    """Even at a steady table only who holds an a is asked."""

    def knock(self, t: Whispering) -> Arrow:
        return offer(t, self.seat, "knock", self.knocks(t), self.hear_knock, self.turn, False)


@dataclass(slots=True)
class KnocksByItself(Knocks):
    """Who is not asked has something else happen."""

    def hear_knock(self, t: Whispering, choice: Option) -> Arrow:
        t.tell("waited")
        return Knocks.hear_knock(self, t, choice)


@dataclass(slots=True)
class ShowsUnsealed(Whisper):
    """A guess that was wrong may be taken back as if nothing had been learnt."""

    def seal(self, t: Whispering) -> None:
        pass


class ReadsDraws(Whispers):
    """Everybody reads in the thread what others draw."""

    def knows(self, t: Table[Any, Any], looker: int | None, option: Option) -> bool:
        return t.decision is not None and (t.decision.seat == CHANCE or super().knows(t, looker, option))


@dataclass(slots=True)
class TellsASet(Whisper):
    def tell_card(self, t: Whispering, seat: int, card: str) -> None:
        t.tell("got", to=(seat,), cards={card})
