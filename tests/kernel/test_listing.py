"""A question knows the method that lists its answers: its rules, and what to list again in another world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from heraut.kernel import PASS, Arrow, Game, NothingAsked, Pass, Section, State, Table, ask, ask_any, offer, write
from heraut.kernel.citations import question_rules
from heraut.kernel.table import NoOptions


class Play(NamedTuple):
    card: str
    word: str = "play"


@dataclass(slots=True)
class Hand(State):
    cards: list[str] = field(default_factory=lambda: ["ace", "king"])
    played: list[str] = field(default_factory=list)


Desk = Table[Hand, None]


@dataclass(slots=True)
class Turn(Section):
    """Play a card until none is left."""

    def start(self, t: Desk) -> Arrow:
        return ask(0, "card", self.cards, self.hear, otherwise=self.done)

    def cards(self, t: Desk) -> Sequence[Play]:
        """TO-HAND-1 TO-HAND-2. Any card of the hand."""
        return [Play(card) for card in t.state.cards]

    def hear(self, t: Desk, choice: Play) -> Arrow:
        t.state.cards.remove(choice.card)
        t.state.played.append(choice.card)
        return self.start

    def done(self, t: Desk) -> Arrow:
        t.state.played.append("done")
        return None


@dataclass(slots=True)
class Reacts(Turn):
    """The same in secret."""

    def start(self, t: Desk) -> Arrow:
        return offer(t, 0, "react", self.reactions, self.react, self.done, could=True)

    def reactions(self, t: Desk) -> list[Pass | Play]:
        return [PASS, *self.cards(t)]

    def react(self, t: Desk, choice: Pass | Play) -> Arrow:
        return None if isinstance(choice, Pass) else self.hear(t, choice)


@dataclass(slots=True)
class Strict(Turn):
    """Says nothing of what to do with no card."""

    def start(self, t: Desk) -> Arrow:
        return ask(0, "card", self.cards, self.hear)


@dataclass(slots=True)
class Plain(Turn):
    """Hands the answers over: nobody can list them again."""

    def start(self, t: Desk) -> Arrow:
        return ask(0, "card", self.cards(t), self.hear)


@dataclass(slots=True)
class WhoeverIsDue(Turn):
    """The listing finds out whose turn it is: seat 1's, once a card is played."""

    def start(self, t: Desk) -> Arrow:
        return ask_any("card", self.due, self.hear, otherwise=self.done)

    def due(self, t: Desk) -> dict[int, Sequence[Play]]:
        return {len(t.state.played): self.cards(t)} if t.state.cards else {}


class Cards(Game[Hand, None]):
    def scenarios(self) -> Sequence[str]:
        return ("usual",)

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Hand, Section]:
        return Hand(), Turn()


GAME = Cards("cards", None, "1", Hand, [Turn, Reacts, Strict, Plain, WhoeverIsDue], [Play, Pass], [])


def table_of(root: Section, *cards: str, forced: bool = False) -> Desk:
    table = Table(GAME, Hand(cards=list(cards)), forced=forced)
    table.begin(root)
    return table


def listed(table: Desk) -> list[str]:
    return [write(option) for option in table.list_again().options]


def test_the_method_lists_and_its_name_is_kept() -> None:
    table = table_of(Turn(), "ace", "king")
    assert table.decision is not None
    assert table.decision.lister == "cards"
    assert table.decision.options == [Play("ace"), Play("king")]
    table.say(0, "play king")
    assert table.state.played == ["king"]


@pytest.mark.parametrize("root", [Turn(), Reacts()], ids=["asked", "in secret"])
def test_it_is_saved_with_the_question(root: Section) -> None:
    table = table_of(root, "ace", "king")
    loaded: Desk = Table(GAME, GAME.records.load(GAME.records.dump(table.state)))
    assert table.decision is not None
    assert loaded.decision is not None
    before, after = ([one.lister, one.secret, one.options] for one in (table.decision, loaded.decision))
    assert before == after
    assert listed(loaded) == listed(table)


def test_other_cards_other_answers() -> None:
    table = table_of(Turn(), "ace", "king")
    twin = table.clone()
    twin.state.cards = ["queen"]
    assert listed(twin) == ["play queen"]
    assert listed(table) == ["play ace", "play king"]
    assert twin.decision is table.decision  # listing again puts nothing


def test_a_listing_that_names_one_seat_asks_that_seat() -> None:
    table = table_of(WhoeverIsDue(), "ace", "king")
    for seat in (0, 1):
        asked, again = table.decision, table.list_again()
        assert asked is not None
        assert (asked.seat, asked.owners, asked.lister) == (seat, None, "due")
        assert (again.seat, again.owners, again.options) == (seat, None, asked.options)
        table.answer(asked.options[0])
    assert table.state.played == ["ace", "king", "done"]


def test_what_was_handed_over_stays() -> None:
    table = table_of(Plain(), "ace", "king")
    table.state.cards = ["queen"]
    assert listed(table) == ["play ace", "play king"]


def test_nothing_to_choose_from_goes_on_otherwise_or_is_a_mistake() -> None:
    assert table_of(Turn()).state.played == ["done"]
    assert table_of(Reacts()).state.played == ["done"]
    with pytest.raises(NoOptions, match="'card' has no options"):
        table_of(Strict())


def test_a_single_answer_is_given_without_asking() -> None:
    table = table_of(Turn(), "ace", forced=True)
    assert table.over
    assert table.state.played == ["ace", "done"]


def test_the_rules_of_a_question_are_those_of_the_method() -> None:
    asked, secret, plain = (table_of(root, "ace", "king") for root in (Turn(), Reacts(), Plain()))
    rules = [question_rules(t.state.agenda[-1], t.list_again()) for t in (asked, secret, plain)]
    assert rules == [("TO-HAND-1", "TO-HAND-2"), (), ()]
    strict = table_of(Strict(), "ace", "king")  # the method is inherited
    assert question_rules(strict.state.agenda[-1], strict.list_again()) == ("TO-HAND-1", "TO-HAND-2")


def test_nothing_is_listed_when_nothing_is_asked() -> None:
    with pytest.raises(NothingAsked):
        table_of(Turn()).list_again()


def test_step_by_step() -> None:
    table: Desk = Table(GAME, Hand())
    table.state.agenda.append(Turn())
    for option in (None, Play("ace"), None, Play("king"), None):
        table = Table(GAME, GAME.records.load(GAME.records.dump(table.state)), forced=False)
        table.step(option)
    table.run()
    assert table.state.played == ["ace", "king", "done"]


def test_questions_without_a_method_are_saved_as_they_were() -> None:
    table = table_of(Plain(), "ace", "king")
    assert dumped(table) == [0, "card", ["play ace", "play king"], None]
    assert dumped(table_of(Turn(), "ace", "king")) == [0, "card", ["play ace", "play king"], None, "", "cards"]


def dumped(table: Desk) -> Any:
    return GAME.records.dump(table.state)["pending"]
