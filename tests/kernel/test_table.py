"""The table follows the arrows: one small story for each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from heraut.kernel import (
    PASS,
    Arrow,
    Deck,
    Die,
    Fact,
    Game,
    Gives,
    IllegalAnswer,
    NothingAsked,
    Pass,
    Refusal,
    Section,
    Setting,
    State,
    Table,
    WrongSeat,
    ask,
    become,
    call,
    draw,
    give,
    leave,
    offer,
    play,
    roll,
    write,
)
from heraut.kernel.table import NoOptions
from heraut.players.dice import Scripted

D6 = Die("d6", [(1, face) for face in range(1, 7)])


class Say(NamedTuple):
    what: str
    word: str = "say"


@dataclass(slots=True)
class Paper(State):
    """A sheet on which the sections write down where they have been."""

    wrote: list[str] = field(default_factory=list)
    cards: Deck = field(default_factory=lambda: Deck(["ace", "king"]))

    def deck(self, name: str) -> Deck:
        return self.cards


Desk = Table[Paper, None]


@dataclass(slots=True)
class Story(Section):
    """A section that writes what it hears; each test overrides what it needs."""

    def start(self, t: Desk) -> Arrow:
        return None

    def hear(self, t: Desk, said: Say) -> Arrow:
        t.state.wrote.append(said.what)
        return None

    def read(self, t: Desk, result: Any) -> Arrow:
        t.state.wrote.append(str(result))
        return None

    def after(self, t: Desk) -> Arrow:
        t.state.wrote.append("after")
        return None


STORIES: list[type[Section]] = []


def story(cls: type[Story]) -> Any:
    """A section of this file's game."""
    made: Any = dataclass(slots=True)(cls)
    STORIES.append(made)
    return made


@story
class GoesTo(Story):
    def start(self, t: Desk) -> Arrow:
        return self.after


@story
class Reports(Story):
    def start(self, t: Desk) -> Arrow:
        t.tell("report")
        return None


@story
class Asks(Story):
    def start(self, t: Desk) -> Arrow:
        return ask(1, "what", [Say("yes"), Say("no")], self.hear)


@story
class AsksTheObvious(Story):
    def start(self, t: Desk) -> Arrow:
        return ask(0, "what", [Say("yes")], self.hear)


@story
class AsksNothing(Story):
    def start(self, t: Desk) -> Arrow:
        return ask(0, "what", [], self.hear)


@story
class AsksOtherwise(Story):
    def start(self, t: Desk) -> Arrow:
        return ask(0, "what", [], self.hear, otherwise=self.after)


@story
class Offers(Story):
    """What is asked in secret: here there is something to play, or there is not."""

    held: tuple[str, ...] = ()
    could: bool = True

    def start(self, t: Desk) -> Arrow:
        return offer(t, 0, "say", [PASS, *[Say(what) for what in self.held]], self.hear, self.over, self.could)

    def hear(self, t: Desk, choice: Pass | Say) -> Arrow:
        t.state.wrote.append(choice.word)
        return None

    def over(self, t: Desk) -> Arrow:
        t.state.wrote.append("not asked")
        return None


@story
class Rolls(Story):
    def start(self, t: Desk) -> Arrow:
        return roll(D6, "luck", self.read, count=2)


@story
class Draws(Story):
    def start(self, t: Desk) -> Arrow:
        return draw("cards", self.read)


@story
class Calls(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Asks(), self.after)


@story
class Answers(Story):
    """Asks, and gives what was said to its caller."""

    def start(self, t: Desk) -> Gives[str]:  # type: ignore[override]
        return ask(0, "what", [Say("yes"), Say("no")], self.pass_on)

    def pass_on(self, t: Desk, said: Say) -> Gives[str]:
        return give(said.what)


@story
class CallsForAnAnswer(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Answers(), self.read)


@dataclass(slots=True)
class Toss(Story):
    """One die, given to the caller; somebody who wants to look at it first is asked."""

    looked_at: bool = False

    def start(self, t: Desk) -> Gives[int]:  # type: ignore[override]
        t.state.wrote.append("step by step")
        return roll(D6, "luck", self.show)

    def show(self, t: Desk, faces: tuple[int, ...]) -> Gives[int]:
        return ask(0, "what", [Say("yes"), Say("no")], self.pass_on) if self.looked_at else give(faces[0])

    def pass_on(self, t: Desk, said: Say) -> Gives[int]:
        return give(0)

    def at_once(self, t: Desk) -> int | None:
        return None if self.looked_at or t.chance is None else t.throw(D6, "luck")[0]


@dataclass(slots=True)
class Plays(Story):
    looked_at: bool = False

    def start(self, t: Desk) -> Arrow:
        return play(t, Toss(self.looked_at), self.read)


STORIES += [Toss, Plays]


@story
class Becomes(Story):
    def start(self, t: Desk) -> Arrow:
        return become(GoesTo())


@story
class CallsWhatBecomes(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Becomes(), self.after)


@story
class JumpsOut(Story):
    def start(self, t: Desk) -> Arrow:
        return leave(House, "fled")


@story
class Room(Story):
    def start(self, t: Desk) -> Arrow:
        return call(JumpsOut(), self.after)


@story
class House(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Room(), self.after)

    def fled(self, t: Desk) -> Arrow:
        t.state.wrote.append("fled")
        return None


@story
class Spell(Story):
    """Lays a status that lasts until its own end, then goes its way."""

    way: str = ""

    def ends(self) -> str:
        return "spell"

    def start(self, t: Desk) -> Arrow:
        t.state.gain(1, "dizzy", until="spell")
        t.state.gain(1, "cursed", until="doom")
        return ask(0, "way", [Say("close"), Say("become"), Say("leave")], self.go)

    def go(self, t: Desk, said: Say) -> Arrow:
        if said.what == "become":
            return become(Asks())
        return leave(Bedroom, "after") if said.what == "leave" else None


@story
class Bedroom(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Spell(), self.after)

    def after(self, t: Desk) -> Arrow:
        return ask(0, "awake", [Say("yes"), Say("no")], self.hear)


@story
class Enchantment(Story):
    """Calls a spell as its last act, and is over when that is."""

    def ends(self) -> str:
        return "enchantment"

    def start(self, t: Desk) -> Arrow:
        t.state.gain(1, "dreaming", until="enchantment")
        return call(Spell())


@story
class Castle(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Enchantment(), self.after)


@dataclass(slots=True)
class Relays(Story):
    """Gives what the section that it calls last gives."""

    def start(self, t: Desk) -> Gives[str]:  # type: ignore[override]
        return call(Answers())


@story
class AsksARelay(Story):
    def start(self, t: Desk) -> Arrow:
        return call(Relays(), self.read)


STORIES.append(Relays)


class Desks(Game[Paper, None]):
    def scenarios(self) -> tuple[str, ...]:
        return ("short", "long")

    def settings(self) -> tuple[Setting, ...]:
        return (Setting("ink", ("black", "red"), "black"),)

    def setup(self, scenario: str, settings: Any) -> tuple[Paper, Section]:
        return Paper(wrote=[settings["ink"]]), Asks()


DESKS = Desks("desks", None, "1", Paper, STORIES, [Say, Pass], [D6])


def tell(root: Section, *results: Any, forced: bool = True, listener: Callable[[Fact], None] | None = None) -> Desk:
    table = Table(DESKS, Paper(), Scripted(*results), listener, forced)
    table.begin(root)
    return table


def fingerprint(table: Desk) -> tuple[Any, Any]:
    return table.game.records.key(table.state), table.game.records.dump(table.state)


# --- the arrows


def test_go_to() -> None:
    table = tell(GoesTo())
    assert table.over
    assert table.decision is None
    assert table.state.wrote == ["after"]


def test_ask() -> None:
    table = tell(Asks())
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "what")
    assert repr(table.decision) == "<what: seat 1, 2 options>"
    table.answer(Say("no"))
    assert table.over
    assert table.state.wrote == ["no"]


@pytest.mark.parametrize(
    ("held", "could", "steady", "asked"),
    [
        (("yes",), True, False, ["pass", "say yes"]),
        ((), True, False, None),
        (("yes",), True, True, ["pass", "say yes"]),
        ((), True, True, ["pass"]),
        ((), False, True, None),
    ],
)
def test_offer_asks_in_secret(held: tuple[str, ...], could: bool, steady: bool, asked: list[str] | None) -> None:
    """At a steady table even who can only let it go is asked, and answers."""
    table: Desk = Table(DESKS, Paper(), steady=steady)
    table.begin(Offers(held=held, could=could))
    if asked is None:
        assert table.state.wrote == ["not asked"]
        return
    assert table.decision is not None
    assert ([write(option) for option in table.decision.options], table.decision.secret) == (asked, True)
    twin = table.clone()
    assert twin.steady == steady
    twin.say(0, "pass")
    assert twin.state.wrote == ["pass"]


def test_asking_nothing_is_a_mistake_and_says_where() -> None:
    with pytest.raises(NoOptions, match=r"'what' has no options \(in AsksNothing\)"):
        tell(AsksNothing())


def test_asking_nothing_goes_on_otherwise() -> None:
    assert tell(AsksOtherwise()).state.wrote == ["after"]


def test_roll() -> None:
    assert tell(Rolls(), 6, 1).state.wrote == ["(1, 6)"]


def test_draw() -> None:
    table = tell(Draws(), "king")
    assert table.state.wrote == ["('king',)"]
    assert table.state.cards.bag == ["ace"]


def test_call_comes_back() -> None:
    table = tell(Calls())
    assert [type(section).__name__ for section in table.state.agenda] == ["Calls", "Asks"]
    table.answer(Say("yes"))
    assert table.state.wrote == ["yes", "after"]


def test_give_hands_its_value_to_the_caller() -> None:
    table = tell(CallsForAnAnswer())
    table.answer(Say("no"))
    assert table.state.wrote == ["no"]


@pytest.mark.parametrize("way", ["close", "become"])
def test_what_calls_another_as_its_last_act_ends_with_it(way: str) -> None:
    table = tell(Castle())
    records = table.game.records
    table.state = records.load(records.dump(table.state))
    assert [(type(one).__name__, one.at) for one in table.state.agenda] == [
        ("Castle", "after"), ("Enchantment", "hand_on"), ("Spell", "go"),
    ]  # fmt: skip
    table.answer(Say(way))
    if way == "become":
        assert [held.status for held in table.state.modifiers[1]] == ["dreaming", "cursed"]
        table.answer(Say("yes"))
    assert table.state.wrote[-1] == "after"
    assert [held.status for held in table.state.modifiers[1]] == ["cursed"]


def test_what_calls_another_as_its_last_act_gives_what_that_gives() -> None:
    table = tell(AsksARelay())
    table.answer(Say("no"))
    assert table.over
    assert table.state.wrote == ["no"]


def test_a_last_call_is_data_between_single_steps() -> None:
    table: Desk = Table(DESKS, Paper())
    table.state.agenda.append(AsksARelay())
    path = []
    while not table.over:
        path.append([one.at for one in table.state.agenda])
        table = Table(DESKS, DESKS.records.load(DESKS.records.dump(table.state)))
        table.step(None if table.decision is None else Say("yes"))
    assert path == [["start"], ["read", "start"], ["read", "hand_on", "start"], ["read", "hand_on", "pass_on"]]
    assert table.state.wrote == ["yes"]


def test_what_nobody_is_asked_in_is_played_at_once() -> None:
    table = tell(Plays(), 4)
    assert table.over
    assert (table.state.wrote, table.revealed) == (["4"], 1)


def test_unless_somebody_or_chance_is_asked() -> None:
    looking = tell(Plays(True), 4)
    assert [type(section).__name__ for section in looking.state.agenda] == ["Plays", "Toss"]
    looking.answer(Say("yes"))
    assert looking.state.wrote == ["step by step", "0"]
    typed: Desk = Table(DESKS, Paper())
    typed.begin(Plays())
    assert [type(section).__name__ for section in typed.state.agenda] == ["Plays", "Toss", "Throwing"]
    typed.answer(4)
    assert typed.state.wrote == ["step by step", "4"]


def test_become_never_comes_back_but_its_caller_goes_on() -> None:
    assert tell(CallsWhatBecomes()).state.wrote == ["after", "after"]


def test_leave_jumps_over_whatever_lies_between() -> None:
    assert tell(House()).state.wrote == ["fled"]


def test_leaving_what_is_not_under_way_is_a_mistake_and_closes_nothing() -> None:
    table = Table(DESKS, Paper())
    with pytest.raises(LookupError, match="no House is under way"):
        table.begin(Room())
    assert len(table.state.agenda) == 2


def test_a_root_that_gives_is_over() -> None:
    table = tell(Answers())
    table.answer(Say("no"))
    assert table.over


# --- what lasts until the end of a section


@pytest.mark.parametrize("way", ["close", "become", "leave"])
def test_what_lasts_until_a_sections_end_is_dropped_however_it_is_closed(way: str) -> None:
    table = tell(Bedroom())
    assert table.state.has(1, "dizzy")
    table.answer(Say(way))
    assert not table.over
    assert not table.state.has(1, "dizzy")
    assert table.state.has(1, "cursed")
    table.state.drop(1, "cursed")
    assert table.state.modifiers == {}


# --- forced answers


def test_a_question_with_one_answer_is_not_put() -> None:
    assert tell(AsksTheObvious()).state.wrote == ["yes"]


def test_unless_the_table_wants_it_put() -> None:
    table = tell(AsksTheObvious(), forced=False)
    assert table.decision is not None
    table.answer(Say("yes"))
    assert table.state.wrote == ["yes"]


# --- one step at a time


def test_step_by_step_everything_is_data() -> None:
    records = DESKS.records
    table: Desk = Table(DESKS, Paper(), Scripted())
    table.state.agenda.append(House())
    path = []
    while not table.over:
        path.append((type(table.state.agenda[-1]).__name__, table.state.agenda[-1].at))
        table = Table(DESKS, records.load(records.dump(table.state)), Scripted())
        table.step()
    assert path == [("House", "start"), ("Room", "start"), ("JumpsOut", "start"), ("House", "fled")]
    assert table.state.wrote == ["fled"]
    with pytest.raises(NothingAsked):
        table.step()


def test_a_step_takes_the_answer_that_is_asked() -> None:
    table = tell(Calls())
    with pytest.raises(IllegalAnswer):
        table.step()
    with pytest.raises(IllegalAnswer):
        table.step(Say("maybe"))
    table.step(Say("yes"))
    assert table.decision is None
    assert table.state.wrote == ["yes"]
    table.run()
    assert table.over
    assert table.state.wrote == ["yes", "after"]


# --- where are we?


def test_find_nearest_and_within() -> None:
    table = tell(Calls())
    assert table.find(Calls) is table.state.agenda[0]
    assert table.within(Asks)
    assert not table.within(House)
    assert table.nearest(Calls) is table.state.agenda[0]
    assert table.nearest(House) is None
    with pytest.raises(LookupError, match="no House is under way"):
        table.find(House)


# --- clones and listeners


def test_a_twin_goes_its_own_way() -> None:
    table = tell(Calls())
    twin = table.clone()
    twin.answer(Say("no"))
    assert twin.over
    assert table.state.wrote == []
    table.answer(Say("yes"))
    assert (table.state.wrote, twin.state.wrote) == (["yes", "after"], ["no", "after"])


def test_a_fact_is_known_to_whom_it_is_told() -> None:
    heard: list[Fact] = []
    table = tell(Asks(), listener=heard.append)
    table.tell("knocked", door=3)
    table.tell("peeped", to=(1,), card="ace")
    table.clone().tell("unheard")
    assert [fact.kind for fact in heard] == ["knocked", "peeped"]
    assert [heard[0].known_to(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [heard[1].known_to(seat) for seat in (0, 1, None)] == [False, True, False]


# --- refusals change nothing


@pytest.mark.parametrize(
    ("seat", "text", "refusal", "sentence"),
    [
        (0, "say yes", WrongSeat, "Seat 0 cannot answer 'what': it is put to seat 1."),
        (1, "say maybe", IllegalAnswer, "'say maybe' is not an answer to 'what'"),
        (1, "sya yes", IllegalAnswer, "You may answer, for example: say yes"),
    ],
)
def test_what_cannot_be_said(seat: int, text: str, refusal: type[Refusal], sentence: str) -> None:
    table = tell(Calls())
    before = fingerprint(table)
    with pytest.raises(refusal) as refused:
        table.say(seat, text)
    assert sentence in str(refused.value)
    assert fingerprint(table) == before
    table.say(1, "say yes")
    assert table.over


def test_an_option_that_is_not_listed_is_refused() -> None:
    table = tell(Calls())
    before = fingerprint(table)
    with pytest.raises(IllegalAnswer, match="'say maybe' is not an option now"):
        table.answer(Say("maybe"))
    assert fingerprint(table) == before


def test_when_the_game_is_over_nothing_is_asked() -> None:
    table = tell(GoesTo())
    for speak in (lambda: table.say(0, "pass"), lambda: table.answer(Pass())):
        with pytest.raises(NothingAsked, match="the game is over"):
            speak()
    assert table.state.wrote == ["after"]


# --- a game lays its table


def test_a_table_is_laid_with_its_settings() -> None:
    assert DESKS.table("long").state.wrote == ["black"]
    assert DESKS.table("long", settings={"ink": "red"}).state.wrote == ["red"]
    assert DESKS.state_type is Paper


def test_an_opening_is_copied_for_each_table() -> None:
    first, second = DESKS.table("short"), DESKS.table("short")
    assert fingerprint(first) == fingerprint(second)
    first.answer(Say("yes"))
    second.answer(Say("no"))
    assert DESKS.table("short").state.wrote == ["black"]


def test_a_table_is_laid_once_and_its_dice_thrown_each_time() -> None:
    laid: list[str] = []

    class Dice(Desks):
        def setup(self, scenario: str, settings: Any) -> tuple[Paper, Section]:
            laid.append(scenario)
            return Paper(["laid"]), Rolls()

    dice = Dice("dice", None, "1", Paper, STORIES, [Say, Pass], [D6])
    tables = [dice.table("short", Scripted(*faces)) for faces in ((1, 2), (3, 4))]
    assert [table.state.wrote for table in tables] == [["laid", "(1, 2)"], ["laid", "(3, 4)"]]
    assert laid == ["short"]


def test_an_opening_with_dice_or_with_a_listener_is_played_each_time() -> None:
    class Dice(Desks):
        def setup(self, scenario: str, settings: Any) -> tuple[Paper, Section]:
            return Paper(), Rolls() if scenario == "short" else Reports()

    dice = Dice("dice", None, "1", Paper, STORIES, [Say, Pass], [D6])
    assert [dice.table("short", Scripted(*faces)).state.wrote for faces in ((1, 2), (3, 4))] == [["(1, 2)"], ["(3, 4)"]]
    heard: list[str] = []
    for _ in range(2):
        dice.table("long", Scripted())
        dice.table("long", Scripted(), listener=lambda fact: heard.append(fact.kind))
    assert heard == ["report", "report"]


@pytest.mark.parametrize(
    ("scenario", "settings", "id"),
    [
        ("endless", {}, "unknown-scenario"),
        ("long", {"paper": "thin"}, "unknown-setting"),
        ("long", {"ink": "green"}, "unknown-value"),
    ],
)
def test_what_does_not_exist_cannot_be_chosen(scenario: str, settings: dict[str, str], id: str) -> None:
    with pytest.raises(Refusal) as refused:
        DESKS.table(scenario, settings=settings)
    assert refused.value.id == id
