"""What an answer leads to: the difference between the table before it and after it, up to the next die or question.

Nobody writes consequences down: a twin of the table plays the answer, and the two are compared, record by record.
Whatever a seat cannot see is imagined twice, as unlike as can be; what does not come out the same is not told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple

from heraut.kernel import Die, Game, Option, Table
from heraut.kernel.hints import hints_of
from heraut.tabletop.vocabulary import hyphens

ALWAYS_SILENT = ("agenda", "pending")  # what comes next is told by itself


class Change(NamedTuple):
    """A field of a record, of this class, that is another one now.

    `owner`: which record it is, as the name of an argument and its value: ("seat", 1).  Of what holds several things,
    `before` and `after` are how many there are, `gone` and `come` what has left and what is new.
    """

    record: Any
    owner: tuple[str, Any] | None
    field: str
    before: Any
    after: Any
    gone: tuple[Any, ...] = ()
    come: tuple[Any, ...] = ()

    @property
    def message(self) -> str:
        return message_of(self.record.__name__, self.field)

    @property
    def loss(self) -> bool:
        if isinstance(self.before, int) and isinstance(self.after, int) and not self.come:
            return self.after < self.before
        return bool(self.gone) and not self.come


def message_of(record: str, field: str) -> str:
    """`HeroOnMap`, `came_from` → `change-hero-on-map-came-from`."""
    return f"change-{hyphens(re.sub('(?<=[a-z])(?=[A-Z])', '-', record).lower())}-{hyphens(field)}"


class Differences:
    """How two states of a game differ.

    `silent`: the fields of each record that mean nothing to a player, as words.  `owners`: the field that holds many
    records → what one of its keys is called where it is said (`players` → `seat`), "" where none is named.
    """

    def __init__(self, silent: Mapping[type, str], owners: Mapping[str, str]) -> None:
        self.silent = {kind: frozenset((*ALWAYS_SILENT, *words.split())) for kind, words in silent.items()}
        self.owners = owners
        self.told = cache(self._told)

    def _told(self, record: type) -> tuple[str, ...]:
        """The fields of a record that are told about."""
        silent = self.silent.get(record, ())
        return tuple([one.name for one in fields(record) if one.name not in silent])

    def holds_a_record(self, record: type, field: str) -> bool:
        """Is there always a record in this field, so that only what it holds can change?"""
        hint = hints_of(record)[field]
        return is_dataclass(getattr(hint, "__origin__", hint))  # a mark may lie around it

    def between(self, before: Any, after: Any, owner: tuple[str, Any] | None = None) -> Iterator[Change]:
        """Every change from one record to the other."""
        record: Any = type(before)
        for name in self.told(record):
            old, new = getattr(before, name), getattr(after, name)
            if old == new:
                continue
            if name in self.owners:
                yield from self._each(record, name, _by_key(old), _by_key(new))
            elif is_dataclass(old) and is_dataclass(new):
                yield from self.between(old, new, owner)
            else:
                yield _change(record, owner, name, old, new)

    def _each(self, record: Any, name: str, old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Iterator[Change]:
        """The changes of each of many; then which of them are there no more, or are new."""
        for key, one in new.items():
            if key in old and old[key] != one and is_dataclass(one):
                yield from self.between(old[key], one, (self.owners[name], key) if self.owners[name] else None)
        if any(is_dataclass(one) for one in (*old.values(), *new.values())):
            if old.keys() != new.keys():
                yield _change(record, None, name, tuple(old), tuple(new))
            return
        for key in dict.fromkeys((*old, *new)):
            before, after = old.get(key, ()), new.get(key, ())
            if before != after:
                yield _change(record, (self.owners[name], key), name, before, after)


def _by_key(many: Any) -> Mapping[Any, Any]:
    return many if isinstance(many, Mapping) else dict(enumerate(many))


def _change(record: Any, owner: tuple[str, Any] | None, name: str, old: Any, new: Any) -> Change:
    """One field; of a dict, the keys that hold something else are new; of a record, whether there is one."""
    if is_dataclass(old) or is_dataclass(new):
        return Change(record, owner, name, old is not None, new is not None)
    if not isinstance(new, (list, tuple, dict)):
        return Change(record, owner, name, old, new)
    before, after = (Counter(one.items() if isinstance(one, dict) else one) for one in (old, new))
    gone, come = (tuple((one - other).elements()) for one, other in ((before, after), (after, before)))
    if isinstance(new, dict):
        come = tuple([key for key, _ in come])
        gone = tuple([key for key, _ in gone if key not in come])
    return Change(record, owner, name, len(old), len(new), gone, come)


# ── imagining what comes of an answer ─────────────────────────────────────────────────────────────────────────────────


class Extreme:
    """A chance without luck: always the first there is, or always the last."""

    def __init__(self, place: int) -> None:
        self.place = place

    def roll(self, die: Die, why: str) -> Any:
        return die.values[self.place]

    def pick(self, bag: list[str], deck: str) -> str:
        return sorted(bag)[self.place]


def worlds(game: Game[Any, Any], view: Any, seat: int | None) -> list[Table[Any, Any]]:
    """The tables that a view may come from: the one there is, or two that are as unlike as can be."""
    if not game.hides:
        return [Table(game, view)]
    clone = game.records.clone
    return [Table(game, game.determinise(clone(view), seat, Extreme(place))) for place in (0, -1)]


def after(world: Table[Any, Any], option: Option) -> Table[Any, Any] | None:
    """A twin on which this was answered, at the next die, draw or question; None where it could not be answered."""
    asked = world.decision
    if asked is None or option not in asked.options:
        return None
    twin = world.clone()
    twin.answer(option)
    return twin
