"""Saves: one JSON file for one evening.

A file is never believed.  Its answers are played again, one by one, and must lead to the state that it holds;
nothing in it is executed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from heraut.kernel import Refusal
from heraut.table.past import Answer, Impossible, Mark, MarkName
from heraut.table.session import FORMAT, AnyGame, Session

MOST_THROWN = 10**7  # a made-up number beyond this would keep the dice busy for minutes


class SaveError(Refusal):
    """A save that cannot be written or read."""


# --- writing ------------------------------------------------------------------------------------------------------


def write_save(session: Session, path: Path) -> None:
    """Write the evening to a file, whole or not at all: a crash leaves the old file as it was."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(lay_out(session.save()))
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as trouble:
        beside.unlink(missing_ok=True)
        sentence = "{path} cannot be written: {why}."
        raise SaveError("cannot-write", sentence, path=str(path), why=trouble.strerror or str(trouble)) from trouble


def lay_out(data: Mapping[str, Any]) -> str:
    """The save as JSON, one answer a line: people read it, and compare two of them."""
    lines = []
    for key, value in data.items():
        if key == "answers" and value:
            text = "[\n" + ",\n".join(f"  {json.dumps(answer)}" for answer in value) + "\n ]"
        else:
            text = json.dumps(value)
        lines.append(f" {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


# --- reading ------------------------------------------------------------------------------------------------------


def read_save(path: Path, games: Mapping[str, AnyGame], replay: bool = False) -> Session:
    """Take up the evening in a file.

    `replay`: believe only the answers, and play them with today's rules and content; where they lead elsewhere than
    the file says, the evening goes on from there.
    """
    data = _read_json(path)
    if not isinstance(data, dict) or "heraut" not in data:
        raise SaveError("not-a-save", "{path} is not a save of Héraut.", path=str(path))
    if data["heraut"] != FORMAT:
        sentence = "{path} is a save in format {given}; this Héraut reads format {known}."
        raise SaveError("unknown-format", sentence, path=str(path), given=str(data["heraut"]), known=FORMAT)
    _check_fields(path, data)
    game = _game(path, data, games)
    if data["content"] != game.version and not replay:
        sentence = (
            "{path} was saved with content {saved} of {game}; here it is {present}. "
            "Replaying it (replay=True, or --replay) tries the same answers with today's content."
        )
        raise SaveError(
            "other-content", sentence, path=str(path), game=game.name, saved=data["content"], present=game.version
        )
    session = _play_again(path, data, game)
    if replay:
        session.marks.append(Mark("replayed", len(session.answers)))
    else:
        _compare(path, data, session)
    return session


def _read_json(path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as trouble:
        sentence = "{path} cannot be read: {why}."
        raise SaveError("cannot-read", sentence, path=str(path), why=trouble.strerror or str(trouble)) from trouble
    except UnicodeDecodeError as trouble:
        raise SaveError("not-a-save", "{path} is not a save of Héraut.", path=str(path)) from trouble
    try:
        return json.loads(text)
    except json.JSONDecodeError as mistake:
        whole = text.rstrip()
        if mistake.pos >= len(whole) or mistake.msg.startswith("Unterminated") or not whole.endswith("}"):
            last = whole.count("\n") + 1
            sentence = "{path} is not whole: the file breaks off at line {line}."
            raise SaveError("truncated", sentence, path=str(path), line=last) from mistake
        sentence = "{path} is not JSON: line {line}, column {column}."
        raise SaveError("not-json", sentence, path=str(path), line=mistake.lineno, column=mistake.colno) from mistake
    except (RecursionError, ValueError) as mistake:
        # Nested too deep, or a number of thousands of digits: nobody saved that.
        raise SaveError("not-a-save", "{path} is not a save of Héraut.", path=str(path)) from mistake


def _words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _is_answer(value: Any) -> bool:
    match value:
        case [seat, str()] | [seat, str(), "manual"]:
            return _number(seat, -1, 999)
    return False


def _is_mark(value: Any) -> bool:
    match value:
        case [what, at, lost] | [what, at, lost, str()] if what in get_args(MarkName):
            return _number(at, 0, 10**9) and _number(lost, 0, 10**9)
    return False


def _check_fields(path: Path, data: Mapping[str, Any]) -> None:
    """Every field is there, and is what a save holds."""
    get = data.get
    settings, answers, marks = get("settings"), get("answers"), get("marks")
    right = {
        "game": isinstance(get("game"), str),
        "content": isinstance(get("content"), str),
        "scenario": isinstance(get("scenario"), str),
        "settings": isinstance(settings, dict) and _words(list(settings.values())),
        "seats": _words(get("seats")),
        "dice": isinstance(get("dice"), str),
        "thrown": _number(get("thrown"), 0, MOST_THROWN),
        "steady": isinstance(get("steady", False), bool),
        "answers": isinstance(answers, list) and all(map(_is_answer, answers)),
        "marks": isinstance(marks, list) and all(map(_is_mark, marks)),
        "state": isinstance(get("state"), dict),
        "digest": isinstance(get("digest"), str),
    }
    for field, fits in right.items():
        if not fits:
            sentence = "{path}: the field '{field}' is missing, or is not what a save holds."
            raise SaveError("bad-field", sentence, path=str(path), field=field)


def _game(path: Path, data: Mapping[str, Any], games: Mapping[str, AnyGame]) -> AnyGame:
    name: str = data["game"]
    if name not in games:
        sentence = "{path} is a save of the game '{given}', which is not here. There are: {known}."
        raise SaveError("unknown-game", sentence, path=str(path), given=name, known=", ".join(games))
    return games[name]


def _play_again(path: Path, data: Mapping[str, Any], game: AnyGame) -> Session:
    try:
        return Session(
            game,
            data["scenario"],
            data["settings"],
            data["seats"],
            data["dice"],
            answers=[Answer(seat, text) for seat, text, *_ in data["answers"]],
            marks=[Mark(*mark) for mark in data["marks"]],
            thrown=data["thrown"],
            steady=data.get("steady", False),
        )
    except Impossible as wrong:
        details = {"path": str(path), "number": wrong.details["number"], "given": wrong.details["given"]}
        if data["content"] != game.version:
            sentence = "{path}: answer {number}, '{given}', is not possible with today's content."
            raise SaveError("lost-answer", sentence, **details) from wrong
        sentence = "{path}: answer {number}, '{given}', is not possible here: the file was changed."
        raise SaveError("changed-answer", sentence, **details) from wrong
    except Refusal as wrong:
        raise SaveError(wrong.id, f"{path}: {wrong}".replace("{", "{{").replace("}", "}}"), **wrong.details) from wrong


def _compare(path: Path, data: Mapping[str, Any], session: Session) -> None:
    """The answers lead to the state in the file, and to no other."""
    if session.digest != data["digest"]:
        sentence = "{path}: its answers do not lead where the file says: it was changed, or saved by other rules."
        raise SaveError("other-digest", sentence, path=str(path))
    if json.loads(json.dumps(session.game.records.dump(session.table.state))) != data["state"]:
        sentence = "{path}: the state in the file is not the one its answers lead to: the file was changed."
        raise SaveError("changed-state", sentence, path=str(path))
