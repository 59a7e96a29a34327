"""A question to several seats in an evening: who said what, undo and its seals, bots, saves, the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heraut.cli.terminal import Terminal
from heraut.kernel import CHANCE, Refusal, write
from heraut.players.registry import bot
from heraut.players.simple import FirstPlayer, Player
from heraut.study.again import play_again
from heraut.study.matches import Match, play
from heraut.table.past import Answer
from heraut.table.saves import read_save, write_save
from heraut.table.session import Session
from tests.raid.game import RaidGame, VeiledRaid, raid

PEOPLE = ("human", "human", "human")
BOTS: dict[int, Player] = {seat: FirstPlayer() for seat in range(3)}


def evening(*seats: str, kind: type[RaidGame] = RaidGame, scenario: str = "raid", dice: str = "seeded:7") -> Session:
    return Session.start(raid(kind), scenario, seats=seats or PEOPLE, dice=dice)


def seats_asked(session: Session) -> tuple[int, ...]:
    return session.decision.seats if session.decision else ()


def test_an_answer_says_who_gave_it() -> None:
    session = evening()
    session.say(1, "GUARD  1")
    session.say(2, "rest 2")
    assert session.answers == [Answer(1, "guard 1"), Answer(2, "rest 2")]


def test_nobody_answers_for_another() -> None:
    session = evening()
    for seat, text in ((2, "guard 1"), (0, "guard 1")):
        with pytest.raises(Refusal):
            session.say(seat, text)
    assert session.answers == []


@pytest.mark.parametrize("kind", [RaidGame, VeiledRaid])
def test_ones_own_answers_are_taken_back_as_far_as_another_has_answered(kind: type[RaidGame]) -> None:
    session = evening(kind=kind)
    for seat, text in ((2, "guard 2"), (1, "guard 1"), (1, "rest 1")):
        session.say(seat, text)
    assert not session.sealed(1)
    assert session.sealed(2)
    with pytest.raises(Refusal, match="That is sealed: Axe has answered 'guard 1' since"):
        session.undo(2)
    session.undo(1)
    session.undo(1)
    assert session.answers == [Answer(2, "guard 2")]
    session.undo(2)
    assert (session.answers, seats_asked(session)) == ([], (2, 1))


def test_what_was_taken_back_is_played_again() -> None:
    session = evening()
    session.say(1, "guard 1")
    session.say(1, "rest 1")
    session.undo(1)
    session.undo(1)
    assert session.undone == Answer(1, "guard 1")
    session.redo()
    assert session.answers == [Answer(1, "guard 1")]
    session.redo()
    assert session.undone is None


def test_dice_seal_what_led_to_them() -> None:
    session = evening()
    session.say(1, "strike 1")
    with pytest.raises(Refusal, match="chance has answered"):
        session.undo(1)


def test_bots_wait_for_the_people_who_are_asked_with_them() -> None:
    session = evening("first", "human", "first")
    assert seats_asked(session) == (2, 1)
    assert session.play_bots(BOTS) == []
    session.say(1, "rest 1")
    given = session.play_bots(BOTS)
    assert [answer for answer in given if answer.seat == 2] == [Answer(2, "strike 2")] * 2
    assert seats_asked(session) in ((2, 1), ())


def test_of_several_bots_the_first_answers() -> None:
    session = evening("first", "first", "first")
    assert session.step_bot(BOTS) == Answer(2, "strike 2")


@pytest.mark.parametrize("scenario", ["raid", "watchful"])
def test_a_save_is_played_again_to_the_same_end(tmp_path: Path, scenario: str) -> None:
    session, path = evening("random", "random", "random", scenario=scenario), tmp_path / "raid.json"
    session.play_bots({seat: bot("random", seat) for seat in range(3)})
    assert session.over
    write_save(session, path)
    again = read_save(path, {"raid": session.game})
    assert (again.answers, again.digest, again.marks) == (session.answers, session.digest, [])
    whose = json.loads(path.read_text())
    whose["answers"][0][0], whose["sum"] = 1, ""
    path.write_text(json.dumps(whose))
    with pytest.raises(Refusal, match="answer 1"):
        read_save(path, {"raid": session.game})


def test_the_trail_knows_who_is_asked() -> None:
    class Turned(RaidGame):
        """Seat 0 and 2 have changed places: the same words, from other people."""

        def table(self, *args: Any, **more: Any) -> Any:
            table = super().table(*args, **more)
            if table.state.pending is not None and table.state.pending.owners:
                table.state.pending = table.list_again()
                table.state.pending.owners = tuple([2 - seat for seat in table.state.pending.owners])
            return table

    assert evening().trail != evening(kind=Turned).trail


def test_a_study_plays_it_and_opens_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = raid()
    monkeypatch.setattr("heraut.games.game", lambda name: game)
    played = play(Match("raid", "watchful", (), ("random", "greedy", "random"), "0:watchful:3"))
    session = play_again(played)
    assert {answer.seat for answer in session.answers} >= {1, 2, CHANCE}


# --- the terminal ----------------------------------------------------------------------------------------------------


def typed(monkeypatch: pytest.MonkeyPatch, session: Session, *lines: str) -> None:
    left = iter([*lines, "quit", "n"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(left))
    Terminal(session, "en").play()


def test_the_terminal_has_one_list_and_says_whose_each_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = evening()
    typed(monkeypatch, session, "5", "rest 2")
    assert session.answers == [Answer(1, "guard 1"), Answer(2, "rest 2")]
    told = capsys.readouterr().out
    assert "Bow, Axe: act" in told
    for line in ("1 Bow: strike 2", "3 Bow: rest 2", "4 Axe: strike 1", "6 Axe: rest 1"):
        assert line in told


def test_nobody_at_the_keyboard_answers_for_a_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = evening("first", "human", "first")
    typed(monkeypatch, session, "rest 2", "4", "2")
    assert session.answers == [Answer(1, "guard 1")]
    told = capsys.readouterr().out
    assert "Bow: strike 2" not in told
    assert "they go from 1 to 3" in told


def test_hints_and_odds_are_told_of_each_who_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = evening("first", "human", "human")
    typed(monkeypatch, session, "hint", "odds")
    told = capsys.readouterr().out
    assert [told.count(f"{who}: rest") for who in ("Axe", "Bow")] == [3, 3]  # the question, the hint, the odds


def test_everything_listed_is_an_option() -> None:
    session = evening(scenario="watchful")
    assert session.decision is not None
    assert [write(option) for option in session.decision.put_to(0).options] == ["alarm"]
