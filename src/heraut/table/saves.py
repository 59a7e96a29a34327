"""Saves: one JSON file for one evening.

A file is never believed.  Its answers are played again, one by one, and must lead to the state that it holds;
nothing in it is executed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

from heraut.kernel import Refusal
from heraut.kernel.attended import Errand
from heraut.kernel.own_content import is_other
from heraut.table.fate import SEALED, Leg, unsealed
from heraut.table.herald import ALWAYS, MOST_ORDERS, Attendance, Order, OrderName
from heraut.table.past import Answer, Mark, MarkName
from heraut.table.session import FORMAT, AnyGame, Fallen, Session, sum_of

MOST_THROWN = 10**7  # a made-up number beyond this would keep the dice busy for minutes
WORDS = ("game", "content", "scenario", "dice", "trail", "shape", "digest", "sum")


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

    It is refused when it was played with somebody's own cards and others lie here, unless `replay` is asked for.
    Its answers are played with today's rules.  Where these put another question than then, the evening is marked; an
    answer that they do not allow is refused, or with `replay` left out, and all that came after it.
    """
    data = _read_json(path)
    if not isinstance(data, dict) or "heraut" not in data:
        raise SaveError("not-a-save", "{path} is not a save of Héraut.", path=str(path))
    if data["heraut"] not in (1, FORMAT):
        sentence = "{path} is a save in format {given}; this Héraut reads format {known}."
        raise SaveError("unknown-format", sentence, path=str(path), given=str(data["heraut"]), known=FORMAT)
    if data["heraut"] == 1:
        data = _from_first_format(data)
    _check_fields(path, data)
    game = _game(path, data, games)
    if data["sum"] and data["sum"] != sum_of(data):
        raise SaveError("changed-file", "{path} was changed since it was saved.", path=str(path))
    if is_other(data["content"], game.version) and not replay:
        raise _other_content(path, data, game)
    session = _play_again(path, data, game)
    if session.stuck is not None:
        if not replay:
            raise _outdated(path, data, session)
        session.marks.append(Mark("replayed", session.given, len(data["answers"]) - session.given))
    else:
        _compare(path, data, session)
    return session


def _from_first_format(data: dict[str, Any]) -> dict[str, Any]:
    """The dice of those saves cannot be proved: nobody wrote down which of them were taken back."""
    dice = str(data.get("dice")).replace("seeded:", "unproved:", 1)
    return {**data, "dice": dice, "legs": [], "leaps": [], "trail": "", "shape": "", "sum": ""}


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
        case [seat, str()] | [seat, str(), "manual" | "herald"]:
            return _number(seat, -1, 999)
    return False


def _is_mark(value: Any) -> bool:
    match value:
        case [what, at, lost] | [what, at, lost, str()] if what in get_args(MarkName):
            return _number(at, 0, 10**9) and _number(lost, 0, 10**9)
    return False


def _is_order(value: Any) -> bool:
    match value:
        case [seat, what, str(), bool(), at] if what in get_args(OrderName):
            return _number(seat, 0, 999) and _number(at, ALWAYS, 10**9)
    return False


def _is_leg(value: Any) -> bool:
    match value:
        case [str(seal), str(key), thrown] if len(seal) <= 100 and len(key) in (0, 64):
            return set(key) <= set("0123456789abcdef") and _number(thrown, 0, MOST_THROWN)
    return False


def _is_leap(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_number(one, 1, 10**9) for one in value)


def _each(fits: Callable[[Any], bool], values: Any) -> bool:
    return isinstance(values, list) and all(map(fits, values))


def _check_fields(path: Path, data: Mapping[str, Any]) -> None:
    """Every field is there, and is what a save holds."""
    get = data.get
    settings = get("settings")
    right = {
        **{field: isinstance(get(field), str) for field in WORDS},
        "settings": isinstance(settings, dict) and _words(list(settings.values())),
        "seats": _words(get("seats")),
        "thrown": _number(get("thrown"), 0, MOST_THROWN),
        "legs": _each(_is_leg, get("legs")) and sum([leg[2] for leg in data["legs"]]) <= MOST_THROWN,
        "leaps": _each(_is_leap, get("leaps")),
        "steady": isinstance(get("steady", False), bool),
        "errands": _each(lambda errand: errand in get_args(Errand), get("errands", [])),
        "orders": _each(_is_order, get("orders", [])) and len(get("orders", [])) <= MOST_ORDERS,
        "answers": _each(_is_answer, get("answers")),
        "marks": _each(_is_mark, get("marks")),
        "state": isinstance(get("state"), dict),
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


def _other_content(path: Path, data: Mapping[str, Any], game: AnyGame) -> SaveError:
    sentence = (
        "{path} was played with other cards ({given}) than lie here ({here}). Name their folder (--content "
        "{game}=FOLDER), or play its answers with these cards (replay=True, or --replay)."
    )
    given, here = data["content"], game.version
    return SaveError("other-content", sentence, path=str(path), given=given, here=here, game=game.name)


def _play_again(path: Path, data: Mapping[str, Any], game: AnyGame) -> Session:
    """Dice under a seal go on under another: nobody knows what the file does not hold."""
    sealed = data["dice"] == SEALED
    legs = [Leg(*leg) for leg in data["legs"]] if sealed else []
    fallen = Fallen(data["thrown"], legs, [(answer, n) for answer, n in data["leaps"]])
    try:
        for leg in legs:
            unsealed(leg)
        return Session(
            game,
            data["scenario"],
            data["settings"],
            data["seats"],
            data["dice"],
            answers=[Answer(seat, text) for seat, text, *_ in data["answers"]],
            marks=[Mark(*mark) for mark in data["marks"]],
            fallen=fallen,
            attendance=_attendance(data),
            steady=data.get("steady", False),
            so_far=True,
        )
    except Refusal as wrong:
        raise SaveError(wrong.id, f"{path}: {wrong}".replace("{", "{{").replace("}", "}}"), **wrong.details) from wrong


def _attendance(data: Mapping[str, Any]) -> Attendance:
    answered = [n for n, answer in enumerate(data["answers"], start=1) if answer[2:] == ["herald"]]
    orders = [Order(*order) for order in data.get("orders", [])]
    return Attendance(tuple(data.get("errands", [])), tuple(orders), frozenset(answered))


def _outdated(path: Path, data: Mapping[str, Any], session: Session) -> SaveError:
    """It says so when the file itself was changed: its sum was right, or there was none."""
    assert session.stuck is not None
    number, given = session.stuck.details["number"], session.stuck.details["given"]
    sentence = (
        "{path}: answer {number}, '{given}', is not possible with today's rules. The evening can be opened up to there "
        "(replay=True, or --replay)."
    )
    if not data["sum"] and data["content"] == session.game.version:
        sentence = (
            "{path}: answer {number}, '{given}', is not possible here: by today's rules, or the file was changed."
        )
    return SaveError("outdated-save", sentence, path=str(path), number=number, given=given)


def _compare(path: Path, data: Mapping[str, Any], session: Session) -> None:
    """Did the answers lead where the file says?  Not if the rules are others today, or the file was changed."""
    if session.false_dice:
        false = session.false_dice[0]
        sentence = "{path}: answer {number} says '{given}', but the dice gave '{fell}': the file was changed."
        raise SaveError("false-dice", sentence, path=str(path), number=false.answer, given=false.given, fell=false.fell)
    differs = session.first_other(data["trail"])
    if differs is None and data["shape"] == session.game.records.shape:
        if session.digest != data["digest"]:
            differs = session.given
        elif json.loads(json.dumps(session.game.records.dump(session.table.state))) != data["state"]:
            sentence = "{path}: the state in the file is not the one its answers lead to: the file was changed."
            raise SaveError("changed-state", sentence, path=str(path))
    if differs is not None:
        session.marks.append(Mark("differs", differs))
