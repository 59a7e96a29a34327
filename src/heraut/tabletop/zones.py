"""Where cards lie: for each record of a game two functions are written out from its marks and compiled once.

cards   every card, wherever it lies
zones   the places whose cards, or whose order, somebody may not know; those of sections last
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from heraut.kernel.chance import Taking
from heraut.kernel.hints import hints_of, stands_for
from heraut.kernel.records import fields_of
from heraut.kernel.sections import Section
from heraut.kernel.state import UNORDERED, Deck
from heraut.tabletop.cards import ALL, NAMES, NOBODY, OWNER, PLACE, Cards, Decks

NO_SEAT = -9  # the owner of what is nobody's
SEAT = "seat"  # the field of a record that says whose it is

# Its mark, its owner (or all the seats that see it), and the list or deck itself; of a tuple, a single card, or cards
# that came from a deck what holds them, and the field or place there.  Of a deck the last is the seat that alone knows
# its top and bottom, None if that is no secret.
Zone: TypeAlias = tuple[Cards, Any, Any, Any]
Mode = Literal["cards", "zones"]
MODES: tuple[Mode, ...] = ("cards", "zones")


class Places(NamedTuple):
    """The two functions of a game's state."""

    cards: Callable[[Any], list[str]]
    zones: Callable[[Any], list[Zone]]


def places_of(state: type, sections: Sequence[type]) -> Places:
    writer = Writer()
    lines: list[str] = []
    for mode in MODES:
        held = [cls for cls in sections if writer.holds(cls, mode)]
        pairs = ", ".join([f"{writer.named(cls)}: {mode}_{cls.__name__}" for cls in held])
        root = f"    {mode}_{state.__name__}(state, {NO_SEAT}, out)" if writer.holds(state, mode) else ""
        lines += [f"def {mode}(state):", "    out = []", root, "    return out", f"SECTIONS_{mode} = {{{pairs}}}"]
    names = writer.names
    exec("\n".join([line for body in writer.bodies.values() for line in body] + lines), names)
    return Places(names["cards"], names["zones"])


class Writer:
    """The functions as they are written, and the marks and classes that they name."""

    def __init__(self) -> None:
        self.bodies: dict[tuple[type, Mode], list[str]] = {}
        self.names: dict[str, Any] = {}

    def named(self, thing: Any) -> str:
        """The name that a class or a mark has in the functions."""
        name = thing.__name__ if isinstance(thing, type) else f"mark_{id(thing)}"
        self.names[name] = thing
        return name

    def holds(self, cls: type, mode: Mode) -> bool:
        """Is there anything to be found in such a record?  Its function is written, if it was not."""
        if (cls, mode) not in self.bodies:
            fields = fields_of(cls)
            owner = f"o.{SEAT}" if SEAT in fields else "n"
            lines: list[str] = []
            for name, tp in sorted(fields.items(), key=lambda one: one[0] == "agenda"):
                lines += self.lines(tp, f"o.{name}", ("o", repr(name)), owner, None, mode)
            if cls is Taking and mode == "cards":
                lines = ["out += o.got"]
            head = [f"def {mode}_{cls.__name__}(o, n, out):"]
            self.bodies[cls, mode] = head + indented(lines) if lines else []
        return bool(self.bodies[cls, mode])

    def lines(self, tp: Any, v: str, at: tuple[str, str], owner: str, mark: Any, mode: Mode) -> list[str]:
        """What is done with the value `v` of this type, which is found `at` a field or place of something."""
        tp = stands_for(tp)
        origin, args = typing.get_origin(tp), typing.get_args(tp)
        if origin is typing.Annotated:
            mark = next((one for one in args if isinstance(one, Cards | Decks)), mark)
            if isinstance(mark, Cards) and mark.seen_by == ALL and mode == "zones" and UNORDERED in args:
                return self.zone(mark, owner, v, "None")
            return self.lines(args[0], v, at, owner, mark, mode)
        if origin in (typing.Union, types.UnionType):
            found = [line for arg in args for line in self.lines(arg, v, at, owner, mark, mode)]
            return [f"if {v} is not None:", *indented(found)] if found else []
        if tp is Section:
            return [f"if type({v}) in SECTIONS_{mode}:", f"    SECTIONS_{mode}[type({v})]({v}, {owner}, out)"]
        several = origin in (list, tuple) and stands_for(args[0]) is str and not by_place(mark)
        if mark is not None and (several or tp in (str, Deck)):
            return self.found(tp, v, at, owner, mark, mode)
        if isinstance(tp, type) and dataclasses.is_dataclass(tp):
            return [f"{mode}_{tp.__name__}({v}, {owner}, out)"] if tp is not Deck and self.holds(tp, mode) else []
        if isinstance(tp, type) and issubclass(tp, tuple):
            cards = [name for name, inner in hints_of(tp).items() if NAMES in typing.get_args(inner)]
            return [f"out.append({v}.{name})" for name in cards if mark is not None and mode == "cards"]
        if origin not in (list, tuple, dict):
            return []
        k, x = [f"{one}_{v.replace('.', '_')}" for one in "kx"]
        whose = owner if isinstance(mark, Cards) and not by_place(mark) else k
        if by_place(mark):
            mark = Cards(OWNER, mark.stocks)
        found = self.lines(args[origin is dict], x, (v, k), whose, mark, mode)
        pairs = f"{v}.items()" if origin is dict else f"enumerate({v})"
        return [f"for {k}, {x} in {pairs}:", *indented(found)] if found else []

    def found(self, tp: Any, v: str, at: tuple[str, str], owner: str, mark: Any, mode: Mode) -> list[str]:
        """Cards: a single one, a list or tuple of them, or a deck."""
        if mode == "cards":
            if isinstance(mark, Cards) and mark.copy_of is not None:
                return []
            if tp is Deck:
                return [f"out += {v}.bag", f"out += {v}.top", f"out += {v}.bottom"]
            return [f"if {v}:", f"    out.append({v})"] if tp is str else [f"out += {v}"]
        if isinstance(mark, Decks):
            others, (_, name) = self.named(mark.others), at
            peeker = f"o.{mark.peeked}.get({name})" if mark.peeked else "None"
            return [f"out.append(({self.named(mark)}.named.get({name}, {others}), {NO_SEAT}, {v}, {peeker}))"]
        if tp is Deck:
            return self.zone(mark, owner, v, "None")
        if mark.seen_by == ALL:
            return []
        itself = typing.get_origin(tp) is list and not mark.came_from
        return self.zone(mark, owner, v, "None") if itself else self.zone(mark, owner, *at)

    def zone(self, mark: Cards, owner: str, place: str, field: str) -> list[str]:
        whose = {ALL: str(NO_SEAT), NOBODY: str(NO_SEAT), OWNER: owner}.get(mark.seen_by, f"o.{mark.seen_by}")
        return [f"out.append(({self.named(mark)}, {whose}, {place}, {field}))"]


def by_place(mark: Any) -> bool:
    """Does each item belong to the seat of its place?"""
    return isinstance(mark, Cards) and mark.seen_by == PLACE


def indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" for line in lines]
