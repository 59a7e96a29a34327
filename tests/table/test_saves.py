"""Saves: written whole, and never believed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heraut.kernel import CHANCE
from heraut.players.simple import RandomPlayer
from heraut.table.past import Mark
from heraut.table.saves import SaveError, lay_out, read_save, write_save
from heraut.table.session import Session, sum_of
from heraut.table.words import game_words

from .toy import TOY, Strike, Toy, Turn

GAMES = {"toy": TOY}


def played(dice: str = "seeded:7") -> Session:
    """An evening with dice, a card, and a forced undo."""
    session = Session.start(TOY, "joust", {"length": "long"}, ("human", "human"), dice)
    session.say(0, "strike 2")
    if dice == "typed":
        session.say(CHANCE, "6")
        return session
    session.undo(force=True)
    session.say(0, "strike 1")
    session.say(1, "pick")
    session.say(0, "rest")
    return session


def refused(path: Path, games: dict[str, Toy] | None = None, replay: bool = False) -> SaveError:
    with pytest.raises(SaveError) as caught:
        read_save(path, GAMES if games is None else games, replay)
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


def edited(path: Path, edit: Callable[[dict[str, Any]], object], summed: bool = True) -> Path:
    """A save changed by hand, and its sum with it."""
    data = played().save()
    edit(data)
    if summed and "sum" in data:
        data["sum"] = sum_of(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("dice", ["seeded:7", "seeded:lucky", "typed"])
def test_saved_and_taken_up_again_it_is_the_same_evening_and_plays_on(path: Path, dice: str) -> None:
    session = played(dice)
    write_save(session, path)
    again = read_save(path, GAMES)
    assert again.save() == session.save()
    assert again.tale == session.tale
    for evening in (session, again):
        if dice == "typed":
            evening.say(CHANCE, "2")
        evening.say(1, "rest")
        evening.say(0, "strike 1")
        if dice == "typed":
            evening.say(CHANCE, "5")
    assert again.save() == session.save()


@pytest.mark.parametrize("seed", range(3))
def test_saved_at_every_decision_the_dice_go_on_as_if_nobody_had_paused(path: Path, seed: int) -> None:
    players = {0: RandomPlayer(seed), 1: RandomPlayer(seed + 50)}
    straight = Session.start(TOY, "joust", {"length": "long"}, ("random", "random"), f"seeded:{seed}")
    paused = Session.start(TOY, "joust", {"length": "long"}, ("random", "random"), f"seeded:{seed}")
    while (answer := straight.step_bot(players)) is not None:
        paused.say(*answer)
        write_save(paused, path)
        paused = read_save(path, GAMES)
    assert paused.save() == straight.save()
    assert paused.over


def test_undo_after_loading(path: Path) -> None:
    session = played()
    write_save(session, path)
    again = read_save(path, GAMES)
    again.undo()
    session.undo()
    assert again.digest == session.digest


def test_save_is_readable(path: Path) -> None:
    text = lay_out(played("typed").save())
    assert '\n  [0, "strike 2"],\n  [-1, "6", "manual"]\n' in text
    assert json.loads(text) == json.loads(json.dumps(played("typed").save()))


def test_failed_write_leaves_the_old_file_and_no_other(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(played(), path)
    old = path.read_bytes()

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(SaveError, match="No space left"):
        write_save(played("typed"), path)
    assert path.read_bytes() == old
    assert list(path.parent.iterdir()) == [path]


def test_write_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_save(played(), tmp_path / "nowhere" / "evening.json")
    assert caught.value.id == "cannot-write"


def test_no_file(path: Path) -> None:
    assert refused(path).id == "cannot-read"
    assert refused(path.parent).id == "cannot-read"


def test_cut_off_anywhere_it_is_said_to_be_cut_off(path: Path) -> None:
    text = lay_out(played().save()).rstrip()
    for length in range(len(text)):
        path.write_text(text[:length], encoding="utf-8")
        refusal = refused(path)
        assert refusal.id == "truncated", text[:length]
        assert refusal.details["line"] == text[:length].rstrip().count("\n") + 1
    assert f"breaks off at line {text.count(chr(10))}" in str(refusal)


def test_not_json(path: Path) -> None:
    path.write_text(lay_out(played().save()).replace('"scenario": ', '"scenario" '), encoding="utf-8")
    refusal = refused(path)
    assert (refusal.id, refusal.details["line"]) == ("not-json", 5)


@pytest.mark.parametrize(
    "text", [b"[]", b"3", b'{"a": 1}', b"\xff\xfe{}", b"[" * 100_000, b'{"heraut": ' + b"9" * 9000 + b"}"]
)
def test_not_a_save(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    assert refused(path).id in ("not-a-save", "truncated")


def test_byte_order_mark_is_forgiven(path: Path) -> None:
    path.write_text(lay_out(played().save()), encoding="utf-8-sig")
    assert read_save(path, GAMES).digest == played().digest


def test_unknown_format_and_game(path: Path) -> None:
    refusal = refused(edited(path, lambda data: data.update(heraut=3)))
    assert (refusal.id, refusal.details["given"]) == ("unknown-format", "3")
    write_save(played(), path)
    refusal = refused(path, {"chess": TOY})
    assert refusal.id == "unknown-game"
    assert "chess" in str(refusal)


@pytest.mark.parametrize("field", ["game", "content", "scenario", "settings", "seats", "dice", "thrown"])
@pytest.mark.parametrize("value", [None, -5, [7], {"a": 7}, 10**30])
def test_field_that_is_not_what_a_save_holds(path: Path, field: str, value: object) -> None:
    refusal = refused(edited(path, lambda data: data.update({field: value})))
    assert (refusal.id, refusal.details["field"]) == ("bad-field", field)
    refusal = refused(edited(path, lambda data: data.pop(field)))
    assert (refusal.id, refusal.details["field"]) == ("bad-field", field)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("answers", [[0]]),
        ("answers", [[True, "rest"]]),
        ("answers", [["rest", 0]]),
        ("answers", [[-1, "4", "sure"]]),
        ("answers", {"0": "rest"}),
        ("marks", [["crossed", 1]]),
        ("marks", [["crossed", -1, 0]]),
        ("state", []),
        ("digest", 12),
    ],
)
def test_answers_and_marks_of_another_shape(path: Path, field: str, value: object) -> None:
    refusal = refused(edited(path, lambda data: data.update({field: value})))
    assert (refusal.id, refusal.details["field"]) == ("bad-field", field)


def test_a_change_by_hand_is_called_one(path: Path) -> None:
    refusal = refused(edited(path, lambda data: data.update(seats=["human", "first"]), summed=False))
    assert (refusal.id, refusal.details["path"]) == ("changed-file", str(path))


def test_other_content_that_means_the_same_changes_nothing(path: Path) -> None:
    session = played()
    write_save(session, path)
    again = read_save(path, {"toy": Toy("v2")})
    assert again.answers == session.answers
    assert again.marks == session.marks


def test_rules_that_ask_otherwise_leave_a_mark(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(session := played(), path)
    ask = Turn.start

    def start(self: Turn, t: Any) -> Any:
        arrow = ask(self, t)
        if self.who == 1:
            arrow.options.append(Strike(3))
        return arrow

    monkeypatch.setattr(Turn, "start", start)
    again = read_save(path, {"toy": Toy()})
    assert again.answers == session.answers
    assert again.marks == [*session.marks, Mark("differs", 2)]


def test_rules_that_lead_to_another_state_leave_a_mark(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(session := played(), path)

    def read(self: Turn, t: Any, faces: tuple[int, ...]) -> None:
        t.state.points[self.who] += 2 * sum(faces)

    monkeypatch.setattr(Turn, "read", read)
    assert read_save(path, GAMES).marks == [*session.marks, Mark("differs", len(session.answers))]


def test_an_answer_that_todays_rules_do_not_allow(path: Path) -> None:
    edited(path, lambda data: data["answers"].__setitem__(2, [1, "parry 2"]))
    refusal = refused(path)
    assert refusal.id == "outdated-save"
    assert "answer 3, 'parry 2', is not possible with today's rules" in str(refusal)
    session = read_save(path, GAMES, replay=True)
    assert session.answers == played().answers[:2]
    assert session.marks[-1] == Mark("replayed", 2, len(played().answers) - 2)
    session.say(1, "strike 1")
    write_save(session, path)
    assert read_save(path, GAMES).marks == session.marks


def test_a_past_die_that_was_changed(path: Path) -> None:
    face = int(played().answers[1].text)
    refusal = refused(edited(path, lambda data: data["answers"].__setitem__(1, [-1, str(face % 6 + 1)])))
    assert refusal.id == "false-dice"
    assert refusal.details == {"path": str(path), "number": 2, "given": str(face % 6 + 1), "fell": str(face)}


def test_a_seed_that_was_changed(path: Path) -> None:
    assert refused(edited(path, lambda data: data.update(dice="seeded:8"))).id == "false-dice"


@pytest.mark.parametrize("change", [("0" * 64, None), (None, "0" * 64)])
def test_a_seal_or_key_that_was_changed(path: Path, change: tuple[str | None, str | None]) -> None:
    data = played("seeded").save()
    seal, key, thrown = data["legs"][0]
    data["legs"][0] = [change[0] or seal, change[1] or key, thrown]
    data["sum"] = sum_of(data)
    path.write_text(json.dumps(data))
    assert refused(path).id == "false-seal"


def test_answers_left_out_by_hand_lead_elsewhere(path: Path) -> None:
    edited(path, lambda data: data["answers"].pop())
    assert read_save(path, GAMES).marks[-1].what == "differs"


def test_state_changed_by_hand(path: Path) -> None:
    assert refused(edited(path, lambda data: data["state"].update(points=[99, 0]))).id == "changed-state"


def test_a_save_of_the_first_format(path: Path) -> None:
    data = played().save()
    for field in ("legs", "leaps", "trail", "shape", "sum"):
        del data[field]
    path.write_text(json.dumps({**data, "heraut": 1}))
    again = read_save(path, GAMES)
    assert again.answers == played().answers
    again.say(1, "strike 1")
    write_save(again, path)
    assert read_save(path, GAMES).answers == again.answers


# --- dice that can be checked ---------------------------------------------------------------------------------------


def test_sealed_dice_are_proved_by_every_save_and_foretold_by_none(path: Path) -> None:
    session = played("seeded")
    data = session.save()
    secret = session.dice.partition(":")[2]
    assert secret not in json.dumps(data)
    assert data["legs"][0][2] == session.thrown
    write_save(session, path)
    again = read_save(path, GAMES)
    assert again.dice != session.dice
    for evening in (session, again):
        for seat in (1, 0, 1, 0, 1, 0, 1, 0):
            evening.say(seat, "strike 2")
    assert again.answers != session.answers, "one in six million: the dice are new"
    write_save(again, path)
    legs = read_save(path, GAMES).save()["legs"]
    assert [leg[0] for leg in legs[:2]] == [leg[0] for leg in again.save()["legs"]]
    assert legs[0] == data["legs"][0]


def test_dice_taken_back_do_not_spoil_the_proof(path: Path) -> None:
    session = played("seeded")
    session.undo(force=True)
    session.undo(force=True)
    session.say(1, "strike 2")
    data = session.save()
    assert data["leaps"]
    write_save(session, path)
    assert read_save(path, GAMES).answers == session.answers
    chance = next(n for n, (seat, _) in enumerate(session.answers) if seat == CHANCE and n > 2)
    face = int(session.answers[chance].text)
    data["answers"][chance] = [-1, str(face % 6 + 1)]
    data["sum"] = sum_of(data)
    path.write_text(json.dumps(data))
    assert refused(path).details["number"] == chance + 1


@pytest.mark.parametrize(
    ("field", "value", "id"),
    [
        ("scenario", "{siege}", "unknown-scenario"),
        ("settings", {"length": "endless"}, "unknown-value"),
        ("seats", ["human"], "wrong-seats"),
        ("dice", "loaded", "unknown-dice"),
    ],
)
def test_refusals_of_the_session_name_the_file(path: Path, field: str, value: object, id: str) -> None:
    refusal = refused(edited(path, lambda data: data.update({field: value})))
    assert refusal.id == id
    assert str(refusal).startswith(str(path))
    french = game_words("fr", TOY).refusal(refusal)
    assert french != str(refusal)
