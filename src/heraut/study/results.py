"""Files of results: `.jsonl` (one game a line), `.json` (one list) or `.parquet`.

While a study runs, every game goes at once into `<file>.partial`, one line each.  The file itself is written whole at
the end, in the order of the plan, and the partial one vanishes: nothing that was played is lost, whatever kills the
study, and the same plan makes the same file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, TextIO

from heraut import games as library
from heraut.kernel import Refusal
from heraut.study.matches import Match, Played
from heraut.table.extras import extra

FORMATS = (".jsonl", ".json", ".parquet")


class ResultsError(Refusal):
    """A file of results that cannot be written, read or resumed."""


# --- reading ------------------------------------------------------------------------------------------------------


def read_results(path: Path) -> list[Played]:
    """The games in a file; those of a study that was killed or still runs too."""
    _check_format(path)
    found: dict[str, Played] = {}
    partial = partial_of(path)
    try:
        rows = _read(path) if path.exists() or not partial.exists() else []
        rows += _lines(_whole_lines(partial)) if partial.exists() else []
        for row in rows:
            game = _played(dict(row))
            found[game.id] = game
    except OSError as trouble:
        raise _trouble("cannot-read", "{path} cannot be read: {why}.", path, trouble) from trouble
    except (ValueError, TypeError, KeyError) as mistake:  # ValueError: JSON, UTF-8 and Arrow all use it
        raise ResultsError("not-results", "{path} is not a file of results.", path=str(path)) from mistake
    return list(found.values())


def find_game(path: Path, id: str) -> Played:
    """One game of a file, by its id."""
    games = {game.id: game for game in read_results(path)}
    if id not in games:
        sentence = "There is no game '{given}' in {path}. There are {count}, such as {known}."
        known = next(iter(games), "none")
        raise ResultsError("no-such-game", sentence, given=id, path=str(path), count=len(games), known=known)
    return games[id]


def _read(path: Path) -> list[Any]:
    if path.suffix == ".parquet":
        table = extra("pyarrow.parquet").read_table(path)
        return [{**row, "settings": dict(row["settings"])} for row in table.to_pylist()]
    text = path.read_text(encoding="utf-8")
    return list(json.loads(text)) if path.suffix == ".json" else _lines(text)


def _lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def _whole_lines(path: Path) -> str:
    """What was written before the study was killed, perhaps in the middle of a line."""
    written = path.read_bytes()
    return written[: written.rfind(b"\n") + 1].decode()


def _played(row: Mapping[str, Any]) -> Played:
    spent = row.get("answer_ms")
    return Played(
        id=str(row["id"]),
        game=str(row["game"]),
        content=str(row["content"]),
        scenario=str(row["scenario"]),
        settings={str(name): str(value) for name, value in dict(row["settings"]).items()},
        bots=tuple(map(str, row["bots"])),
        seed=str(row["seed"]),
        decisions=int(row["decisions"]),
        answers=tuple(map(int, row["answers"])),
        scores=tuple(map(float, row["scores"])),
        winner=None if row["winner"] is None else int(row["winner"]),
        digest=str(row["digest"]),
        answer_ms=None if spent is None else tuple(tuple(map(float, times)) for times in spent),
    )


# --- writing ------------------------------------------------------------------------------------------------------


def write_results(games: Iterable[Played], path: Path) -> None:
    """All these games, whole or not at all: a crash leaves the old file as it was."""
    _check_format(path)
    written = WRITERS[path.suffix](list(games))
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with open(beside, "wb") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as trouble:
        beside.unlink(missing_ok=True)
        raise _trouble("cannot-write", "{path} cannot be written: {why}.", path, trouble) from trouble


def _line(game: Played) -> str:
    return json.dumps(game.plain(), ensure_ascii=False)


def _as_lines(games: Sequence[Played]) -> bytes:
    return "".join(f"{_line(game)}\n" for game in games).encode()


def _as_list(games: Sequence[Played]) -> bytes:
    return ("[\n" + ",\n".join(map(_line, games)) + "\n]\n").encode()


def _as_parquet(games: Sequence[Played]) -> bytes:
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    types = {
        "settings": arrow.map_(arrow.string(), arrow.string()),
        "bots": arrow.list_(arrow.string()),
        "decisions": arrow.int32(),
        "answers": arrow.list_(arrow.int32()),
        "scores": arrow.list_(arrow.float64()),
        "winner": arrow.int16(),
        "answer_ms": arrow.list_(arrow.list_(arrow.float64())),
    }
    schema = arrow.schema([(name, types.get(name, arrow.string())) for name in Played._fields])
    rows = [{**game._asdict(), "settings": list(game.settings.items())} for game in games]
    into = BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows, schema), into)
    return into.getvalue()


WRITERS: Mapping[str, Callable[[Sequence[Played]], bytes]] = {
    ".jsonl": _as_lines,
    ".json": _as_list,
    ".parquet": _as_parquet,
}


# --- a file that grows --------------------------------------------------------------------------------------------


class Growing:
    """The file of a study under way.  `begun` are the games that were already there."""

    def __init__(self, path: Path, resume: bool) -> None:
        _check_format(path)
        if path.suffix == ".parquet":
            extra("pyarrow")  # rather now than after a night of games
        self.path, self.partial = path, partial_of(path)
        self.begun: list[Played] = []
        if path.exists() or self.partial.exists():
            if not resume:
                sentence = "{path} exists. --resume continues it; another name begins anew."
                raise ResultsError("results-exist", sentence, path=str(path))
            self.begun = read_results(path)
        self._file: TextIO | None = None

    def check(self, matches: Sequence[Match]) -> None:
        """Refuse to go on with another plan than the one that was begun."""
        plan = {match.id: match for match in matches}
        for game in self.begun:
            match = plan.get(game.id)
            if match is None:
                sentence = "{path} holds the game {which}, which is not in this plan. Ask for the same games or more."
                raise ResultsError("not-in-plan", sentence, path=str(self.path), which=game.id)
            for what, held, wanted in (
                ("game", game.game, match.game),
                ("content", game.content, library.game(match.game).version),
                ("settings", _settings(game.settings), _settings(dict(match.settings))),
            ):
                if held != wanted:
                    sentence = "{path} was begun with {what} {held}, and here it is {wanted}. Name another file."
                    raise ResultsError("other-plan", sentence, path=str(self.path), what=what, held=held, wanted=wanted)

    def add(self, games: Sequence[Played]) -> None:
        """Keep these at once."""
        try:
            if self._file is None:
                whole = _whole_lines(self.partial) if self.partial.exists() else ""
                self._file = open(self.partial, "a", encoding="utf-8", newline="\n")  # noqa: SIM115  until the end
                self._file.truncate(len(whole.encode()))
            self._file.write("".join(f"{_line(game)}\n" for game in games))
            self._file.flush()
        except OSError as trouble:
            raise _trouble("cannot-write", "{path} cannot be written: {why}.", self.partial, trouble) from trouble

    def finish(self, games: Sequence[Played]) -> None:
        """Write the file itself."""
        if self._file is not None:
            self._file.close()
            self._file = None
        write_results(games, self.path)
        self.partial.unlink(missing_ok=True)


def partial_of(path: Path) -> Path:
    return path.with_name(path.name + ".partial")


def _settings(settings: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(settings.items())) or "none"


def _check_format(path: Path) -> None:
    if path.suffix not in FORMATS:
        sentence = "{path}: results are kept in files that end in {known}."
        raise ResultsError("no-such-format", sentence, path=str(path), known=", ".join(FORMATS))


def _trouble(id: str, sentence: str, path: Path, trouble: OSError) -> ResultsError:
    return ResultsError(id, sentence, path=str(path), why=trouble.strerror or str(trouble))
