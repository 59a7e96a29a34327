"""Clone, key and JSON of a game's records, generated from their annotations: a new field cannot be forgotten.

A record is a `@dataclass(slots=True)` of numbers, words, tuples, lists, dicts and other records.  For each of them one
function a mode is written out as plain Python and compiled once:

    clone   an independent twin               key    a hashable value: equal when the states play alike
    dump    JSON (`$` names the class)        load   back again
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, TypeVar

from heraut.kernel.chance import Taking, Throwing
from heraut.kernel.hints import compiled, hints_of, stands_for
from heraut.kernel.options import Grammar, write
from heraut.kernel.sections import CHANCE, Decision, Section
from heraut.kernel.state import TOLD, UNORDERED

S = TypeVar("S")
IMMUTABLE: tuple[Any, ...] = (int, str, bool, float, type(None), Any)
Mode = Literal["clone", "key", "dump", "load"]
EMPTY: tuple[Any, ...] = ("", "", ())  # what is not written of a question: secret, its lister, its owners
MODES: tuple[Mode, ...] = ("clone", "key", "dump", "load")


class Records(Generic[S]):
    """The four functions of a game's state, and of every section that may be on its agenda."""

    clone: Callable[[S], S]
    key: Callable[[S], Any]
    dump: Callable[[S], dict[str, Any]]
    load: Callable[[dict[str, Any]], S]

    def __init__(self, state: type[S], sections: Sequence[type[Section]], grammar: Grammar) -> None:
        self.classes = _reachable([state, Throwing, Taking, *sections])
        self.sections = [cls for cls in self.classes if issubclass(cls, Section)]
        self.source = _source(self.classes, self.sections)
        # Two states can be compared by their digests only if their records have the same fields.
        fields = [(cls.__name__, list(fields_of(cls))) for cls in self.classes]
        self.shape = hashlib.sha256(repr(sorted(fields)).encode()).hexdigest()[:8]

        def load_decision(data: list[Any] | None) -> Decision | None:
            if data is None:
                return None
            seat, kind, options, weights, *more = data
            secret, lister, owners = [*more, *EMPTY[len(more) :]]
            if seat != CHANCE:
                options = [grammar.read(text) for text in options]
            return Decision(seat, kind, options, weights, bool(secret), lister, tuple(owners) or None)

        names: dict[str, Any] = {}
        for cls in [*self.classes, *(kind for record in self.classes for kind in _named_tuples(record))]:
            if names.setdefault(cls.__name__, cls) is not cls:
                raise TypeError(f"{cls} and {names[cls.__name__]} share the name '{cls.__name__}'")
        names |= {
            **{f"new_{cls.__name__}": cls.__new__ for cls in self.classes},
            "dump_decision": _dump_decision,
            "load_decision": load_decision,
        }
        exec(self.source, names)
        for mode in MODES:
            setattr(self, mode, names[f"{mode}_{state.__name__}"])

    def digest(self, state: S) -> str:
        """A short fingerprint of the state, the same in every process."""
        text = json.dumps(self.dump(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def fields_of(cls: type) -> dict[str, Any]:
    """The fields of a record with their resolved types."""
    hints = hints_of(cls)
    return {field.name: hints[field.name] for field in dataclasses.fields(cls)}


def _is_named_tuple(tp: Any) -> bool:
    return isinstance(tp, type) and issubclass(tp, tuple) and hasattr(tp, "_fields")


def _walk(tp: Any) -> typing.Iterator[Any]:
    tp = stands_for(tp)
    yield tp
    for arg in typing.get_args(tp):
        yield from _walk(arg)


def _named_tuples(cls: type) -> list[Any]:
    hints = fields_of(cls) if dataclasses.is_dataclass(cls) else hints_of(cls)
    found = [tp for hint in hints.values() for tp in _walk(hint) if _is_named_tuple(tp)]
    return found + [tp for outer in found for tp in _named_tuples(outer)]


def _refuse_mutable(tp: Any) -> None:
    """Clones share a tuple, so nothing that it holds may change."""
    for inner in _walk(tp):
        if typing.get_origin(inner) in (list, dict) or dataclasses.is_dataclass(inner):
            raise TypeError(f"a record cannot hold {inner} inside a tuple: clones would share it")
        if _is_named_tuple(inner):
            for hint in hints_of(inner).values():
                _refuse_mutable(hint)


def _reachable(roots: Sequence[type]) -> list[type]:
    """Every record reachable from these."""
    found: list[type] = []

    def visit(cls: Any) -> None:
        if not (isinstance(cls, type) and dataclasses.is_dataclass(cls)) or cls in found or cls is Section:
            return
        if "__slots__" not in vars(cls) and not compiled(cls):
            raise TypeError(f"{cls.__name__}: a record is a @dataclass(slots=True)")
        found.append(cls)
        for hint in fields_of(cls).values():
            for tp in _walk(hint):
                visit(tp)

    for root in roots:
        visit(root)
    return found


def _dump_decision(decision: Decision | None) -> Any:
    if decision is None:
        return None
    return [
        decision.seat,
        decision.kind,
        # Faces and cards are plain already; written, the card "parry" could be read back as the option.
        list(decision.options) if decision.seat == CHANCE else [write(option) for option in decision.options],
        None if decision.weights is None else list(decision.weights),
        *_trimmed("secret" if decision.secret else "", decision.lister, list(decision.owners or ())),
    ]


def _trimmed(*values: Any) -> list[Any]:
    """Without what is empty at the end."""
    kept = list(values)
    while kept and not kept[-1]:
        kept.pop()
    return kept


def _source(classes: Sequence[type], sections: Sequence[type]) -> str:
    lines: list[str] = []
    for cls in classes:
        name, fields = cls.__name__, fields_of(cls)
        lines.append(f"def clone_{name}(o):\n    {_clone(cls, fields)}\n")
        keys = "".join(
            f"{_expression(tp, f'o.{f}', 'key')}, "
            for f, tp in fields.items()
            if Decision not in typing.get_args(tp) and TOLD not in typing.get_args(tp)
        )
        lines.append(f"def key_{name}(o):\n    return ({name!r}, {keys})\n")
        dumps = ", ".join(f"{f!r}: {_expression(tp, f'o.{f}', 'dump')}" for f, tp in fields.items())
        lines.append(f"def dump_{name}(o):\n    return {{'$': {name!r}, {dumps}}}\n")
        loads = ", ".join(f"{f}={_expression(tp, f'd[{f!r}]', 'load')}" for f, tp in fields.items())
        lines.append(f"def load_{name}(d):\n    return {name}({loads})\n")
    for mode in MODES:
        table = ", ".join(
            f"{c.__name__!r}: {mode}_{c.__name__}" if mode == "load" else f"{c.__name__}: {mode}_{c.__name__}"
            for c in sections
        )
        lines.append(f"SECTION_{mode} = {{{table}}}\n")
    return "\n".join(lines)


def _clone(cls: type, fields: dict[str, Any]) -> str:
    if compiled(cls):  # its fields must be set by its `__init__`
        copies = {f: _expression(tp, f"o.{f}", "clone") for f, tp in fields.items()}
        given = [f"{f.name}={copies[f.name]}" if f.kw_only else copies[f.name] for f in dataclasses.fields(cls)]
        return f"return {cls.__name__}({', '.join(sorted(given, key=lambda one: '=' in one))})"
    lines = [f"n = new_{cls.__name__}({cls.__name__})"]
    for f, tp in fields.items():
        lines += _clone_each(f, tp) or [f"n.{f} = {_expression(tp, f'o.{f}', 'clone')}"]
    return "\n    ".join([*lines, "return n"])


def _clone_each(f: str, tp: Any) -> list[str]:
    """A list or dict of records is cloned in a loop, record by record, without a call for each: this is hot."""
    if typing.get_origin(tp) is typing.Annotated:
        tp = typing.get_args(tp)[0]
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    cls = args[-1] if origin in (list, dict) else None
    if not isinstance(cls, type) or not dataclasses.is_dataclass(cls):
        return []
    if origin is list:
        loop, put = [f"c = n.{f} = []", f"for x in o.{f}:"], "    c.append({})"
    else:
        loop, put = [f"c = n.{f} = {{}}", f"for k, x in o.{f}.items():"], "    c[k] = {}"
    if cls is Section or compiled(cls):
        return [*loop, put.format(_expression(cls, "x", "clone"))]
    sets = [f"    m.{g} = {_expression(inner, f'x.{g}', 'clone')}" for g, inner in fields_of(cls).items()]
    return [*loop, f"    m = new_{cls.__name__}({cls.__name__})", *sets, put.format("m")]


def _expression(tp: Any, v: str, mode: Mode, depth: int = 0) -> str:
    """The expression that clones, keys, dumps or loads the value `v` of this type."""
    tp = stands_for(tp)
    origin, args = typing.get_origin(tp), typing.get_args(tp)
    x = f"x{depth}"
    if tp in IMMUTABLE or origin is Literal:
        return v
    if origin is typing.Annotated:
        inner = _expression(args[0], v, mode, depth)
        if UNORDERED in args and mode == "key":
            return f"tuple(sorted({v if inner == f'tuple({v})' else inner}))"
        return inner
    if _is_named_tuple(tp):
        return _tuple_expression(list(hints_of(tp).values()), v, mode, depth, tp.__name__)
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            inner = _expression(args[0], x, mode, depth + 1)
            if mode in ("clone", "key"):
                _refuse_mutable(tp)
                return v
            brackets = "[{}]" if mode == "dump" else "tuple([{}])"
            return brackets.format(f"{inner} for {x} in {v}")
        return _tuple_expression(list(args), v, mode, depth, "")
    if origin is list:
        inner = _expression(args[0], x, mode, depth + 1)
        if mode == "key":
            return f"tuple({v})" if inner == x else f"tuple([{inner} for {x} in {v}])"
        return f"{v}.copy()" if inner == x else f"[{inner} for {x} in {v}]"
    if origin is dict:
        inner = _expression(args[1], x, mode, depth + 1)
        if mode == "clone":
            return f"{v}.copy()" if inner == x else f"{{k: {inner} for k, {x} in {v}.items()}}"
        if mode == "key":
            return f"tuple([(k, {inner}) for k, {x} in sorted({v}.items())])"
        key = stands_for(args[0])
        if key not in (int, str):
            raise TypeError(f"a record cannot hold {tp}: the keys of a dict are numbers or words")
        k = "str(k)" if mode == "dump" else f"{key.__name__}(k)"
        return f"{{{k}: {inner} for k, {x} in {v}.items()}}"
    if tp is Section:
        return f"SECTION_{mode}[{v}['$']]({v})" if mode == "load" else f"SECTION_{mode}[type({v})]({v})"
    if dataclasses.is_dataclass(tp) and isinstance(tp, type):
        return f"{mode}_{tp.__name__}({v})"
    if origin in (typing.Union, types.UnionType):
        if Decision in args:
            return v if mode == "clone" else f"{mode}_decision({v})"
        others = [arg for arg in args if arg is not type(None)]
        if len(others) == 1:
            inner = _expression(others[0], v, mode, depth)
            return v if inner == v else f"(None if {v} is None else {inner})"
        if all(stands_for(arg) in IMMUTABLE for arg in others):
            return v
    raise TypeError(f"a record cannot hold {tp}")


def _tuple_expression(types_: list[Any], v: str, mode: Mode, depth: int, name: str) -> str:
    if mode in ("clone", "key"):
        for tp in types_:
            _refuse_mutable(tp)
        return v
    items = ", ".join(_expression(tp, f"{v}[{i}]", mode, depth + 1) for i, tp in enumerate(types_))
    return f"[{items}]" if mode == "dump" else f"{name}({items})" if name else f"({items},)"
