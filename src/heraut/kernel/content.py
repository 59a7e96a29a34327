"""What is printed on the components, read from TOML into frozen records.

A record is a `@dataclass(frozen=True, slots=True)`; its annotations are the whole grammar of its file. The words of
the file are the names of the fields, and a mistake is told with the file, the entry and the word, so that the owner
of a game can put in the real card or table and be helped when a finger slips.

    str  int  float  bool  Literal[...]  X | None          plain values
    tuple[X, ...]  tuple[X, Y]  dict[str, X]               lists and tables of anything on this page
    Count  Size                                            a whole number from 0 on, from 1 on
    Text                                                   { fr = "…", en = "…" }
    another record                                         a table, or [[several]] of them in a tuple

The field `id` is never written in a file of entries: it is the entry's own name.
This module is the only door to files for the games.
"""

import difflib
import hashlib
import math
import tomllib
import types
from collections.abc import Collection, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

from heraut.kernel.hints import hints_of

Folder = Path
"""A folder on disk, under a name that a game may import without touching files itself."""

Record = TypeVar("Record")

_ID = "id"
_CLOSE = 0.5  # how much alike two words must be for "did you mean"
_VERSION_LENGTH = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text in both languages."""

    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class AtLeast:
    """The smallest number that may be written there: `Annotated[int, AtLeast(2)]`."""

    least: int


Count: TypeAlias = Annotated[int, AtLeast(0)]
"""How many, how much: none at all perhaps, and never less."""
Size: TypeAlias = Annotated[int, AtLeast(1)]
"""How many, how much, where none at all could not be played with."""


class ContentError(ValueError):
    """A mistake in a content file: which file, which entry, which word, and what is wrong with it."""

    def __init__(self, file: str, entry: str, word: str, problem: str) -> None:
        self.file = file
        self.entry = entry
        self.word = word
        self.problem = problem
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        """`file: [entry] word: problem`, without the parts that are empty."""
        place = " ".join(part for part in (f"[{self.entry}]" if self.entry else "", self.word) if part)
        if not self.word:
            return f"{self.file}: {place} {self.problem}" if place else f"{self.file}: {self.problem}"
        return f"{self.file}: {place}: {self.problem}"


# ── folders ────────────────────────────────────────────────────────────────────────────────────────────────────────


def folder_of(module_file: str) -> Folder:
    """The folder a module lies in (`folder_of(__file__)`)."""
    return Path(module_file).resolve().parent


def toml_files(folder: Folder) -> list[Path]:
    """The TOML files lying directly in a folder, in the order of their names."""
    return sorted(folder.glob("*.toml"), key=lambda path: path.name)


def version_of(folder: Folder) -> str:
    """A short fingerprint of a game's content: the names and bytes of every TOML file in its folder.

    It does not depend on where the folder lies, nor on the order in which the system lists its files.
    """
    named = sorted((path.relative_to(folder).as_posix(), path) for path in folder.rglob("*.toml"))
    digest = hashlib.sha256()
    for name, path in named:
        data = path.read_bytes()
        digest.update(f"{name}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()[:_VERSION_LENGTH]


# ── reading ────────────────────────────────────────────────────────────────────────────────────────────────────────


def read_entries(path: Path, record: type[Record]) -> dict[str, Record]:
    """Every top-level table of the file is one entry; its name goes to the field `id`."""
    entries: dict[str, Record] = {}
    for name, table in _parse(path, path.name).items():
        if not isinstance(table, dict):
            raise ContentError(
                path.name, "", name, f"expected an entry [{name}] with its own lines, got {_said(table)}"
            )
        if _ID in table:
            raise ContentError(path.name, name, _ID, "the entry's name is its id, it is not written again")
        entries[name] = _record(_Place(path.name, name), table, record, {_ID: name})
    return entries


def check_needed(file: str, entries: Collection[str], needed: Iterable[str]) -> None:
    """What the rules speak of by name has an entry: renamed, it would silently do nothing."""
    for word in needed:
        if word not in entries:
            raise ContentError(file, "", word, "the rules speak of this and it has no entry")


def read_one(path: Path, record: type[Record], folder: str = "") -> Record:
    """The whole file is one record; its field `id`, if it has one, is the name of the file without `.toml`.

    `folder`: the one it lies in, if a mistake is to name that too.
    """
    file = f"{folder}/{path.name}" if folder else path.name
    table = _parse(path, file)
    if _ID in table:
        raise ContentError(file, "", _ID, "the name of the file is its id, it is not written again")
    return _record(_Place(file, ""), table, record, {_ID: path.stem})


def read_fields(home: Folder, content: type, files: Mapping[str, str] = {}) -> dict[str, Any]:
    """What a game's content is made of, each field from the file of its name, or from those that `files` names.

    `dict[str, Unit]`: the entries of the file, or what each file of a folder holds.  Anything else: the whole file.
    """
    read: dict[str, Any] = {"version": version_of(home)}
    for name in [one.name for one in fields(content) if one.init and one.name not in read]:
        hint = hints_of(content)[name]
        kind = get_args(hint)[1] if get_origin(hint) is dict else hint
        paths = [home / f"{file}.toml" for file in files.get(name, name).split()]
        if kind is hint:
            read[name] = read_one(paths[0], kind)
        elif (home / name).is_dir():
            read[name] = {path.stem: read_one(path, kind, name) for path in toml_files(home / name)}
        else:
            read[name] = {id: one for path in paths for id, one in read_entries(path, kind).items()}
    return read


def _parse(path: Path, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode())
    except FileNotFoundError:
        raise ContentError(file, "", "", f"there is no such file in {path.parent}{_hint(path)}") from None
    except OSError as refused:
        raise ContentError(file, "", "", f"cannot be read ({refused.strerror})") from None
    except UnicodeDecodeError as broken:
        line = broken.object[: broken.start].count(b"\n") + 1
        raise ContentError(file, "", "", f"line {line}: not UTF-8 text") from None
    except tomllib.TOMLDecodeError as broken:
        raise ContentError(file, "", "", _not_toml(str(broken))) from None
    except RecursionError:
        raise ContentError(file, "", "", "line 1: not TOML (nested too deeply)") from None


def _hint(path: Path) -> str:
    """Content of one's own may still lie as it once did, in a folder `content` beside `scenarios`."""
    lies_below = (path.parent / "content" / path.name).exists()
    return ": move the files of its folder 'content' there, beside 'scenarios'" if lies_below else ""


def _not_toml(message: str) -> str:
    """Turn the parser's `Expected … (at line 3, column 5)` into `line 3: not TOML (Expected …, column 5)`."""
    reason, _, where = message.rpartition(" (at ")
    line, _, column = where.rstrip(")").partition(", ")
    if not reason:
        return f"not TOML ({message})"
    return f"{line}: not TOML ({reason}{', ' + column if column else ''})"


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the reader's finger is."""

    file: str
    entry: str
    word: str = ""

    def inside(self, word: str) -> "_Place":
        return _Place(self.file, self.entry, f"{self.word} {word}" if self.word else word)

    def wrong(self, problem: str) -> ContentError:
        return ContentError(self.file, self.entry, self.word, problem)


def _record(place: _Place, table: dict[str, Any], record: type[Record], given: dict[str, Any]) -> Record:
    """One record from one table: no unknown word, no missing word, each word of its kind."""
    if not is_dataclass(record):
        raise TypeError(f"{record!r} is not a record")
    kinds = hints_of(record)
    known = {field.name: field for field in fields(record)}
    for word in table:
        if word not in known:
            raise place.wrong(_unknown(word, [name for name in known if name not in given]))
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in table:
            values[name] = _value(place.inside(name), table[name], kinds[name])
        elif name in given:
            values[name] = given[name]
        elif field.default is MISSING and field.default_factory is MISSING:
            raise place.wrong(f"the word '{name}' is missing")
    made: Record = record(**values)
    return made


def _unknown(word: str, known: list[str]) -> str:
    """The refusal of a word, with the known word that looks most like it whatever its capitals."""
    spelled = {name.lower(): name for name in known}
    close = difflib.get_close_matches(word.lower(), list(spelled), n=1, cutoff=_CLOSE)
    hint = f" (did you mean '{spelled[close[0]]}'?)" if close else f" (known: {', '.join(known)})"
    return f"unknown word '{word}'{hint}"


def _value(place: _Place, value: Any, kind: Any) -> Any:
    """One value of the kind its field is annotated with."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _large_enough(place, _value(place, value, args[0]), args[1:])
    if kind is bool:
        if not isinstance(value, bool):
            raise place.wrong(f"expected true or false, got {_said(value)}")
        return value
    if kind is int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise place.wrong(f"expected a whole number, got {_said(value)}")
        return value
    if kind is float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
            raise place.wrong(f"expected a number, got {_said(value)}")
        return float(value)
    if kind is str:
        if not isinstance(value, str):
            raise place.wrong(f"expected a text, got {_said(value)}")
        return value
    if origin is Literal:
        return _choice(place, value, args)
    if origin in (Union, types.UnionType):
        return _one_of(place, value, args)
    if origin is tuple:
        return _list(place, value, args)
    if origin is dict:
        return _table(place, value, args)
    if isinstance(kind, type) and is_dataclass(kind):
        if not isinstance(value, dict):
            words = ", ".join(field.name for field in fields(kind))
            raise place.wrong(f"expected a table with {words}, got {_said(value)}")
        return _record(place, value, kind, {})
    raise TypeError(f"{place.file}: content cannot hold {kind!r} ({place.word})")


def _large_enough(place: _Place, value: Any, marks: tuple[Any, ...]) -> Any:
    """A number that is not below what its field allows."""
    for mark in marks:
        if isinstance(mark, AtLeast) and value < mark.least:
            raise place.wrong(f"expected {mark.least} or more, got {value}")
    return value


def _choice(place: _Place, value: Any, allowed: tuple[Any, ...]) -> Any:
    for word in allowed:
        if value == word and type(value) is type(word):
            return value
    names = [word for word in allowed if isinstance(word, str)]
    close = difflib.get_close_matches(value, names, n=1, cutoff=_CLOSE) if isinstance(value, str) else []
    hint = f" (did you mean '{close[0]}'?)" if close else ""
    raise place.wrong(f"expected one of {', '.join(repr(word) for word in allowed)}, got {_said(value)}{hint}")


def _one_of(place: _Place, value: Any, kinds: tuple[Any, ...]) -> Any:
    """`X | None`: TOML has no nothing, so a written value must be an X."""
    real = [kind for kind in kinds if kind is not type(None)]
    if len(real) != 1:
        raise TypeError(f"{place.file}: content cannot choose between {kinds!r} ({place.word})")
    return _value(place, value, real[0])


def _list(place: _Place, value: Any, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise place.wrong(f"expected a list [ ], got {_said(value)}")
    if kinds[-1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    elif len(value) != len(kinds):
        raise place.wrong(f"expected a list of {len(kinds)}, got {len(value)}")
    return tuple(
        _value(place.inside(str(number)), item, kind)
        for number, (item, kind) in enumerate(zip(value, kinds, strict=True), start=1)
    )


def _table(place: _Place, value: Any, kinds: tuple[Any, ...]) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise place.wrong(f"expected a table {{ }}, got {_said(value)}")
    return {
        _value(place.inside(word), word, kinds[0]): _value(place.inside(word), item, kinds[1])
        for word, item in value.items()
    }


def _said(value: Any) -> str:
    """How the writer of the file would say what he wrote."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return repr(value)
