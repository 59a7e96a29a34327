"""The herald answers for a seat what it was told to; what it was told is undone, saved and forked like any answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel import Decision, Refusal
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import FirstPlayer, RandomPlayer
from heraut.table import herald
from heraut.table.herald import NOT_ATTENDED, Attendance, Order, OrderName, all_the_same, usual_attendance
from heraut.table.saves import SaveError, read_save, write_save
from heraut.table.session import HUMAN, Session
from tests.table.camp import CampGame

GAME = CampGame()
BOTH = (HUMAN, HUMAN)


def evening(attendance: Attendance = NOT_ATTENDED, seats: tuple[str, ...] = BOTH) -> Session:
    return Session(GAME, "camp", seats=seats, dice="seeded:1", attendance=attendance)


def asked(session: Session) -> tuple[int, str] | None:
    return None if session.decision is None else (session.decision.seat, session.decision.kind)


def attend(session: Session) -> list[str]:
    """Let the herald answer what it does; what that was."""
    return [f"{seat} {text}" for seat, text in session.play_bots({1: FirstPlayer()})]


def say(session: Session, text: str) -> None:
    assert session.decision is not None
    session.say(session.decision.seat, text)


def at_first_shout() -> Session:
    session = evening()
    say(session, "do tent 1")
    assert asked(session) == (1, "shout")
    return session


# ── declining ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_declined_is_not_asked_again_until_the_turn_ends() -> None:
    session = at_first_shout()
    session.order(1, "decline")
    assert attend(session) == ["1 pass", "1 pass"]
    for text in ("do stone", "do hold", "do hold", "do hold", "do hold"):
        assert attend(session) == []
        say(session, text)
    assert asked(session) == (0, "shout")  # the other seat ordered nothing
    for text in ("pass", "pass", "do stone", "do hold", "do hold", "do hold", "do hold"):
        say(session, text)
    assert asked(session) == (1, "shout")  # its order ended with the turn
    assert attend(session) == []


def test_only_the_question_put_to_a_seat_can_be_declined_and_only_if_it_lets_go() -> None:
    session = at_first_shout()
    assert session.herald.may_order(session.table, 0) == ["same"]
    assert session.herald.may_order(session.table, 1) == ["same", "decline"]
    nothing_to_do: tuple[OrderName, ...] = ("decline", "settle")
    for what in nothing_to_do:
        with pytest.raises(Refusal, match="cannot do that"):
            session.order(0, what)


def test_one_undo_takes_back_what_the_herald_was_told_and_all_that_it_answered() -> None:
    session = at_first_shout()
    session.order(1, "decline")
    attend(session)
    assert asked(session) == (0, "stone")
    session.undo(1)
    assert asked(session) == (1, "shout")
    assert session.given == 1
    assert session.duty() is None
    say(session, "do shout")
    assert asked(session) == (1, "shout")
    assert session.duty() is None
    session.undo(1)
    session.undo(0)
    assert asked(session) == (0, "pitch")


def test_an_undo_of_ones_own_answer_keeps_what_was_ordered_before_it() -> None:
    session = at_first_shout()
    session.order(1, "same")
    say(session, "do shout")
    session.undo(1)
    assert [order.what for order in session.herald.holding(session.given, 1)] == ["same"]
    session.undo(1)
    assert session.herald.holding(session.given, 1) == []
    assert asked(session) == (1, "shout")


def test_redo_goes_past_what_the_herald_answered() -> None:
    session = at_first_shout()
    say(session, "pass")
    session.order(1, "decline")
    attend(session)
    say(session, "do stone 1")
    session.undo(0)
    assert asked(session) == (0, "stone")
    session.redo()
    assert asked(session) == (1, "dog")
    session.undo(0)
    session.undo(1)  # the order
    session.undo(1)  # the answer before it
    assert asked(session) == (1, "shout")
    session.redo()
    assert asked(session) == (0, "stone")  # the herald is nobody to stop at


def test_an_order_can_be_taken_back() -> None:
    session = at_first_shout()
    session.order(1, "decline")
    session.order(1, "decline", "shout", on=False)
    assert session.duty() is None
    session.undo(1)
    assert session.duty() is not None


# ── saved, forked, replayed ──────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_ordered_and_what_the_herald_answered_are_saved(tmp_path: Path) -> None:
    session = at_first_shout()
    session.order(1, "decline")
    session.step_bot({})
    write_save(session, tmp_path / "camp.json")
    loaded = read_save(tmp_path / "camp.json", {"camp": GAME})
    assert loaded.attendance == session.attendance
    assert loaded.attendance.answered == {2}
    assert loaded.save() == session.save()
    assert attend(loaded) == ["1 pass"]
    loaded.undo(1)
    assert asked(loaded) == (1, "shout")
    assert loaded.given == 1
    assert loaded.duty() is None


def test_an_evening_without_a_herald_is_saved_as_ever() -> None:
    assert not {"errands", "orders"} & set(at_first_shout().save())


@pytest.mark.parametrize(
    "wrong",
    [
        {"orders": [[0, "reign", "", True, 0]]},
        {"orders": [[0, "same", "", True, 0]] * 2_000},
        {"orders": "same"},
        {"errands": ["treasury"]},
        {"answers": [[0, "do tent 1", "king"]]},
    ],
)
def test_a_save_with_orders_that_nobody_can_give_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    session = at_first_shout()
    saved = session.save()
    (tmp_path / "camp.json").write_text(json.dumps({**saved, "sum": "", **wrong}))
    with pytest.raises(SaveError) as refused:
        read_save(tmp_path / "camp.json", {"camp": GAME})
    assert refused.value.id == "bad-field"


def test_a_fork_knows_what_was_ordered_until_there() -> None:
    session = at_first_shout()
    session.order(1, "decline")
    attend(session)
    assert session.fork(0).attendance.orders == ()
    forked = session.fork(2)
    assert attend(forked) == ["1 pass"]


# ── what comes to the same ───────────────────────────────────────────────────────────────────────────────────────────


def test_what_comes_to_the_same_is_not_asked_where_that_was_ordered() -> None:
    session = at_first_shout()
    session.order(0, "same")
    say(session, "pass")
    assert session.duty() is None
    say(session, "pass")
    assert asked(session) == (0, "stone")
    assert attend(session) == ["0 do stone"]
    assert asked(session) == (1, "dog")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_skipped_leads_to_the_same_state_whatever_is_answered(name: str, seed: int) -> None:
    """Random games of every game: the herald never takes an answer away that would have made a difference."""
    played = game(name)
    table = played.table(played.scenarios()[0], Seeded(seed))
    player = RandomPlayer(seed)
    for _ in range(150):
        decision = table.decision
        if decision is None:
            break
        if decision.owners is None and decision.seat >= 0 and all_the_same(table, decision):
            assert not decision.secret
            after = set()
            for option in decision.options:
                twin = table.clone(Seeded(seed))
                twin.answer(option)
                after.add(played.records.digest(twin.state))
            assert len(after) == 1
        table.answer(player.answer(Sight(table, decision.seat)))


@pytest.mark.parametrize("name", [name for name in NAMES if game(name).hides])
def test_what_is_skipped_is_judged_by_what_everybody_sees(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table that is looked at holds what is hidden: all are made from what a spectator sees."""
    looked_at: list[Any] = []
    monkeypatch.setattr(herald, "worlds", lambda game, view, seat: looked_at.append((view, seat)) or [])
    played = game(name)
    table = played.table(played.scenarios()[0], Seeded(3))
    player = RandomPlayer(3)
    for _ in range(60):
        assert table.decision is not None
        if table.decision.seat >= 0:
            looked_at.clear()
            all_the_same(table, table.decision)
            digest = played.records.digest
            assert [(digest(view), seat) for view, seat in looked_at] in (
                [],
                [(digest(played.view(table, None)), None)],
            )
        table.answer(player.answer(Sight(table, table.decision.seat)))


def test_a_single_answer_is_left_to_the_rhythm() -> None:
    session = at_first_shout()
    assert session.decision is not None
    assert not all_the_same(session.table, Decision(1, "shout", session.decision.options[:1]))


# ── errands and fights ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_herald_lays_the_table_and_moves_what_is_nobodys() -> None:
    session = evening(Attendance(("setup", "guards")), (HUMAN, HUMAN))
    assert [one.split()[0] for one in attend(session)] == ["0"]
    assert asked(session) == (1, "shout")
    say(session, "pass")
    say(session, "pass")
    say(session, "do stone")
    assert asked(session) == (1, "dog")
    assert session.duty() is not None
    attend(session)
    assert asked(session) == (0, "fight")
    session.undo(0)
    assert asked(session) == (0, "stone")


def test_a_fight_is_settled_to_its_end_and_no_further() -> None:
    session = at_first_shout()
    for text in ("pass", "pass", "do stone", "do hold"):
        say(session, text)
    assert asked(session) == (0, "fight")
    session.order(0, "settle")
    assert len(attend(session)) == 3
    assert asked(session) == (0, "shout")
    assert session.sealed(0)  # dice have fallen
    session.undo(0, force=True)
    assert asked(session) == (0, "fight")
    assert session.duty() is None


def test_the_usual_herald() -> None:
    assert usual_attendance(GAME, "later", (HUMAN, HUMAN)) == NOT_ATTENDED
    assert usual_attendance(GAME, "later", (HUMAN, "easy")).errands == ("guards",)
    assert usual_attendance(GAME, "later", (HUMAN, "easy"), ()) == NOT_ATTENDED
    first = usual_attendance(GAME, "camp", (HUMAN, "easy"))
    assert first == Attendance(("guards", "setup"), (Order(0, "same", at=-1),))
    session = evening(first, (HUMAN, "easy"))
    with pytest.raises(Refusal, match="nothing to undo"):
        session.undo()
