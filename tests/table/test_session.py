"""The evening: answers, bots, undo and its seals, forks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from heraut.kernel import (
    CHANCE,
    Arrow,
    IllegalAnswer,
    NothingAsked,
    Option,
    Refusal,
    Section,
    Table,
    WrongSeat,
    become,
    draw,
    write,
)
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import FirstPlayer, RandomPlayer
from heraut.table.past import Answer, Impossible, Mark
from heraut.table.session import Session
from tests.reference.kuhn import Kuhn

from .toy import D6, TOY, Joust, Lists, Pick, Rest, Strike, Toy, Turn

ALONE = ("human", "first")


def evening(seats: tuple[str, ...] = ("human", "human"), dice: str = "seeded:7", length: str = "short") -> Session:
    return Session.start(TOY, "joust", {"length": length}, seats, dice)


def everything(session: Session) -> tuple[Any, ...]:
    """All that a refusal must leave alone."""
    return (session.digest, session.answers, session.tale, list(session.marks), session.thrown, session.save())


class OpenToy(Toy):
    hides = False


class Idle:
    def answer(self, sight: Sight[Any, Any]) -> Option:
        return Rest()


def again(session: Session, answers: list[Answer]) -> Session:
    """The same evening with these answers."""
    return Session(TOY, "joust", session.settings, session.seats, session.dice, answers=answers)


def refused(session: Session, kind: type[Refusal], id: str, act: Any) -> Refusal:
    before = everything(session)
    with pytest.raises(kind) as caught:
        act()
    assert caught.value.id == id
    assert everything(session) == before
    return caught.value


def test_answers_are_kept_in_the_order_given_chance_included() -> None:
    session = evening()
    session.say(0, "  Strike   2 ")
    session.say(1, "rest")
    seats = [answer.seat for answer in session.answers]
    assert seats == [0, CHANCE, CHANCE, 1]
    assert session.answers[0].text == "strike 2"
    struck, rested = session.tale
    assert (struck.after, struck.fact.kind) == (3, "struck")
    assert (rested.after, rested.fact.kind) == (4, "rested")
    assert sorted(int(answer.text) for answer in session.answers[1:3]) == list(struck.fact.about["faces"])


def test_seeded_dice_are_the_same_for_the_same_seed() -> None:
    one, two, other = evening(), evening(), evening(dice="seeded:8")
    for session in (one, two, other):
        for turn in range(4):
            session.say(turn % 2, "strike 2")
    assert one.answers == two.answers != other.answers
    assert one.over
    assert one.decision is None


def test_dice_without_a_seed_are_sealed() -> None:
    session = evening(dice="seeded")
    assert session.dice.startswith("sealed:")
    assert session.dice != evening(dice="seeded").dice
    assert session.dice.partition(":")[2] not in str(session.save())


def test_refused_answers_change_nothing() -> None:
    session = evening()
    refused(session, WrongSeat, "wrong-seat", lambda: session.say(1, "rest"))
    refused(session, WrongSeat, "wrong-seat", lambda: session.say(CHANCE, "4"))
    refused(session, IllegalAnswer, "illegal-answer", lambda: session.say(0, "strike 3"))
    refused(session, Refusal, "nothing-to-undo", lambda: session.undo())
    refused(session, Refusal, "nothing-to-redo", lambda: session.redo())
    refused(session, Refusal, "no-such-answer", lambda: session.fork(1))
    for turn in range(4):
        session.say(turn % 2, "rest")
    refused(session, NothingAsked, "nothing-asked", lambda: session.say(0, "rest"))


def test_refused_answer_keeps_what_can_be_redone() -> None:
    session = evening()
    session.say(0, "rest")
    after = session.digest
    session.undo()
    refused(session, IllegalAnswer, "illegal-answer", lambda: session.say(0, "fly"))
    session.redo()
    assert session.digest == after


def test_broken_rule_leaves_the_evening_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = evening()
    session.say(0, "rest")
    before = everything(session)

    def break_down(*_: Any) -> None:
        raise AssertionError("a mistake in the rules")

    with monkeypatch.context() as patch:
        patch.setattr(Turn, "rest", break_down)
        with pytest.raises(AssertionError):
            session.say(1, "rest")
    assert everything(session) == before
    session.say(1, "rest")


@pytest.mark.parametrize(
    ("scenario", "settings", "seats", "dice", "id"),
    [
        ("siege", {}, ("human", "human"), "typed", "unknown-scenario"),
        ("joust", {"colour": "red"}, ("human", "human"), "typed", "unknown-setting"),
        ("joust", {"length": "endless"}, ("human", "human"), "typed", "unknown-value"),
        ("joust", {}, ("human",), "typed", "wrong-seats"),
        ("joust", {}, ("human", "human"), "loaded", "unknown-dice"),
        ("joust", {}, ("human", "human"), "seeded:", "unknown-dice"),
    ],
)
def test_refused_starts(scenario: str, settings: dict[str, str], seats: tuple[str, ...], dice: str, id: str) -> None:
    with pytest.raises(Refusal) as caught:
        Session.start(TOY, scenario, settings, seats, dice)
    assert caught.value.id == id


# --- bots ---------------------------------------------------------------------------------------------------------


def test_bots_answer_until_a_person_must() -> None:
    session = evening(ALONE)
    players = {1: FirstPlayer()}
    assert session.play_bots(players) == []
    session.say(0, "rest")
    assert session.play_bots(players) == [Answer(1, "strike 1")]
    assert session.decision is not None
    assert session.decision.seat == 0


def test_bots_alone_play_to_the_end() -> None:
    session = evening(("random", "random"), length="long")
    session.play_bots({seat: RandomPlayer(seat) for seat in range(2)})
    assert session.over
    with pytest.raises(Refusal, match="nothing to undo"):
        session.undo()


def test_bot_that_nobody_brought() -> None:
    session = evening(("deep", "human"))
    refusal = refused(session, Refusal, "no-player", lambda: session.play_bots({}))
    assert "deep" in str(refusal)


def test_bot_cannot_touch_the_table() -> None:
    class Vandal:
        def answer(self, sight: Sight[Any, Any]) -> Option:
            view = sight.view()
            view.points[0] = 99
            sight.guess(view, Seeded(1)).state.points[1] = 99
            return Rest()

    session = evening(("vandal", "human"))
    session.play_bots({0: Vandal()})
    assert session.table.state.points == [0, 0]


# --- undo and redo ------------------------------------------------------------------------------------------------


def test_undo_and_redo_move_along_the_same_evening() -> None:
    session = evening()
    digests = [session.digest]
    for turn in range(3):
        session.say(turn % 2, "rest")
        digests.append(session.digest)
    whole = everything(session)
    for digest in reversed(digests[:-1]):
        session.undo()
        assert session.digest == digest
    assert session.answers == []
    assert session.tale == []
    for digest in digests[1:]:
        session.redo()
        assert session.digest == digest
    assert everything(session) == whole


def test_playing_on_from_an_undone_moment_is_like_never_having_left_it() -> None:
    session, straight = evening(), evening()
    for text in ("rest", "rest"):
        session.say(0, text)
        session.undo()
    for one in (session, straight):
        one.say(0, "strike 2")
        one.say(1, "pick")
    assert session.save() == straight.save()
    refused(session, Refusal, "nothing-to-redo", lambda: session.redo())


def test_undo_passes_over_bots_to_the_person() -> None:
    session = Session.start(OpenToy(), "joust", {}, ("human", "idle"), "seeded:7")
    start = session.digest
    session.say(0, "rest")
    session.play_bots({1: Idle()})
    after = session.digest
    session.undo()
    assert session.digest == start
    session.redo()
    assert session.digest == after


def test_where_anything_is_hidden_a_computers_answer_seals_too() -> None:
    session = evening(("human", "idle"))
    session.say(0, "rest")
    session.play_bots({1: Idle()})
    assert refused(session, Refusal, "sealed", lambda: session.undo()).details["by"] == "seat"


def test_the_computers_bet_at_poker_cannot_be_taken_back() -> None:
    """A player who saw the bet would know better whether to bet first."""
    for seed in range(40):
        session = Session.start(Kuhn(), Kuhn().scenarios()[0], {}, ("human", "random"), f"seeded:{seed}")
        assert session.decision is not None
        session.say(0, write(session.decision.options[0]))
        session.play_bots({1: RandomPlayer(seed)})
        assert session.sealed()
        with pytest.raises(Refusal, match="sealed"):
            session.undo()


def test_what_was_shown_seals(monkeypatch: pytest.MonkeyPatch) -> None:
    def show(self: Turn, t: Table[Any, Any]) -> None:
        t.revealed += 1

    monkeypatch.setattr(Turn, "rest", show)
    session = Session.start(OpenToy(), "joust", {}, ("human", "human"), "seeded:7")
    session.say(0, "rest")
    assert refused(session, Refusal, "sealed", lambda: session.undo()).details["by"] == "shown"
    session.undo(force=True)
    assert session.answers == []


def test_dice_seal_what_lies_before_them() -> None:
    session = evening()
    session.say(0, "strike 1")
    assert session.sealed()
    refusal = refused(session, Refusal, "sealed", lambda: session.undo())
    assert refusal.details["by"] == "chance"
    fallen = session.answers[1]
    session.undo(force=True)
    assert session.answers == []
    assert session.marks == [Mark("crossed", 0, 2)]
    session.redo()
    assert session.answers[1] == fallen


def test_new_answers_after_a_forced_undo_throw_new_dice() -> None:
    session, straight = evening(), evening()
    straight.say(0, "strike 2")
    straight.say(1, "strike 1")
    fallen = [answer.text for answer in straight.answers if answer.seat == CHANCE]
    session.say(0, "strike 2")
    session.undo(force=True)
    session.say(0, "strike 1")
    assert session.thrown == 3
    # The two dice seen are gone for good; the third is the one that comes after them.
    assert session.answers == [Answer(0, "strike 1"), Answer(CHANCE, fallen[2])]


def test_other_people_seal_what_lies_before_their_answers() -> None:
    session = evening()
    session.say(0, "rest")
    assert not session.sealed(0)
    session.say(1, "rest")
    refusal = refused(session, Refusal, "sealed", lambda: session.undo(0))
    assert refusal.details == {"by": "seat", "given": "rest", "seat": "blue"}
    session.undo(0, force=True)
    assert session.marks == [Mark("crossed", 0, 2)]
    assert session.decision is not None
    assert session.decision.seat == 0
    session.redo()
    assert len(session.answers) == 1


def test_undo_of_a_seat_that_has_not_answered() -> None:
    session = evening()
    session.say(0, "rest")
    refused(session, Refusal, "nothing-to-undo", lambda: session.undo(1))


def test_the_end_seals_for_good() -> None:
    session = evening()
    for turn in range(4):
        session.say(turn % 2, "rest")
    assert session.over
    for force in (False, True):
        refusal = refused(session, Refusal, "sealed", lambda force=force: session.undo(force=force))
        assert refusal.details["by"] == "end"
    assert not session.fork(3).over


# --- typed dice ---------------------------------------------------------------------------------------------------


def test_typed_dice_are_asked_and_noted() -> None:
    session = evening(dice="typed")
    session.say(0, "strike 2")
    decision = session.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (CHANCE, "strike_roll")
    assert session.step_bot({}) is None
    refused(session, IllegalAnswer, "illegal-answer", lambda: session.say(CHANCE, "7"))
    session.say(CHANCE, "6")
    session.say(CHANCE, "5")
    assert session.table.state.points == [11, 0]
    assert session.save()["answers"] == [[0, "strike 2"], [CHANCE, "6", "manual"], [CHANCE, "5", "manual"]]


def test_mistyped_die_can_be_taken_back_and_leaves_a_mark() -> None:
    session = evening(dice="typed")
    session.say(0, "strike 1")
    session.say(CHANCE, "6")
    refused(session, Refusal, "sealed", lambda: session.undo())
    session.undo(force=True)
    session.say(CHANCE, "1")
    assert session.table.state.points == [1, 0]
    assert session.marks == [Mark("crossed", 1, 1)]


def test_question_to_chance_can_be_left_before_it_is_answered() -> None:
    session = evening(dice="typed")
    session.say(0, "strike 1")
    session.undo()
    assert session.answers == []
    assert session.marks == []


# --- replay and fork ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_replay_gives_the_same_evening(seed: int) -> None:
    session = evening(("random", "random"), f"seeded:{seed}", "long")
    session.play_bots({0: RandomPlayer(seed), 1: RandomPlayer(seed + 100)})
    twin = again(session, session.answers)
    assert everything(twin) == everything(session)
    assert twin.over


def test_replay_names_the_answer_that_does_not_fit() -> None:
    session = evening()
    for answers, number in (
        ([(0, "strike 1"), (CHANCE, "9")], 2),
        ([(0, "strike 2"), (CHANCE, "3"), (1, "rest")], 3),
        ([(0, "rest"), (CHANCE, "3")], 2),
        ([(0, "rest"), (1, "fly")], 2),
        ([(5, "rest")], 1),
        ([(0, "pick"), (CHANCE, "star")], 2),
    ):
        with pytest.raises(Impossible) as caught:
            again(session, [Answer(*answer) for answer in answers])
        assert caught.value.details["number"] == number


@pytest.mark.parametrize("dice", ["seeded:7", "seeded", "typed"])
def test_as_far_as_the_rules_allow(dice: str) -> None:
    session = evening(dice=dice)
    session.say(0, "rest")
    answers = [*session.answers, Answer(1, "fly"), Answer(0, "rest")]
    twin = Session(TOY, "joust", {}, None, dice, answers=answers, so_far=True)
    assert twin.stuck is not None
    assert twin.stuck.details["number"] == 2
    assert twin.answers == session.answers
    twin.say(1, "strike 1")


@dataclass(slots=True)
class Deal(Section):
    """Two cards are shown before the joust."""

    def start(self, t: Table[Any, None]) -> Arrow:
        return draw("cards", self.dealt, 2)

    def dealt(self, t: Table[Any, None], cards: tuple[str, ...]) -> Arrow:
        return become(Joust())


class Dealer(Toy):
    def __init__(self) -> None:
        super(Toy, self).__init__("dealer", None, "v1", Lists, [Deal, Joust, Turn], [Strike, Rest, Pick], [D6])

    def setup(self, scenario: str, settings: Any) -> tuple[Lists, Section]:
        return super().setup(scenario, settings)[0], Deal()


def test_even_where_the_table_cannot_be_laid_as_it_was() -> None:
    answers = [Answer(CHANCE, "moon"), Answer(CHANCE, "comet"), Answer(0, "rest")]
    twin = Session(Dealer(), "joust", {}, None, "seeded", answers=answers, so_far=True)
    assert twin.stuck is not None
    assert twin.stuck.details["number"] == 2
    assert twin.answers == answers[:1]
    assert twin.decision is not None
    assert twin.decision.seat == CHANCE


def test_fork_begins_alike_and_throws_dice_nobody_has_seen() -> None:
    session = evening()
    session.say(0, "strike 1")
    session.say(1, "strike 1")
    fork = session.fork(2)
    assert fork.answers == session.answers[:2]
    assert fork.marks == [Mark("forked", 2, 2)]
    before = everything(session)
    fork.say(1, "strike 1")
    assert everything(session) == before
    assert fork.dice != session.dice
    assert fork.save()["legs"][0] == session.save()["legs"][0]


def test_fork_in_the_middle_of_a_throw_throws_the_rest_anew() -> None:
    session = evening()
    session.say(0, "strike 2")
    fork = session.fork(2)
    assert fork.answers[:2] == session.answers[:2]
    assert len(fork.answers) == 3
    assert fork.thrown == 3


def test_evening_of_another_content_is_another_game() -> None:
    assert evening().save()["content"] == "v1"
    assert Session.start(Toy("v2"), "joust").save()["content"] == "v2"
