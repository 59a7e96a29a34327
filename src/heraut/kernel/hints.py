"""What the fields of a class hold and what its methods say, in the interpreted and in the compiled package alike."""

from __future__ import annotations

import ast
import sys
import typing
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any


@cache
def hints_of(cls: type) -> Mapping[str, Any]:
    """The annotations of a class, resolved."""
    hints = typing.get_type_hints(cls, include_extras=True)
    for base in reversed(cls.__mro__):
        if compiled(base):
            hints |= _written(base)
    return MappingProxyType(hints)


def stands_for(tp: Any) -> Any:
    """What a `NewType` stands for: it is nothing of its own when the game is played.  Any other type is itself."""
    while hasattr(tp, "__supertype__"):
        tp = tp.__supertype__
    return tp


def compiled(cls: type) -> bool:
    """Does it come from a module built by `make compiled`?"""
    return str(getattr(sys.modules[cls.__module__], "__file__", None)).endswith((".so", ".pyd"))


@cache
def docstring(cls: type) -> str:
    """What a class says of itself; a NamedTuple that says nothing has a line of its fields, and says nothing."""
    if not compiled(cls):
        return cls.__doc__ or ""
    said = _body(cls)[0]
    constant = said.value if isinstance(said, ast.Expr) else None
    return str(constant.value) if isinstance(constant, ast.Constant) else ""


@cache
def docstring_of(cls: type, method: str) -> str:
    """What a method says of itself, wherever it is inherited from; nothing if it says nothing."""
    owner = next(base for base in cls.__mro__ if method in vars(base))
    if not compiled(owner):
        return getattr(owner, method).__doc__ or ""
    for node in _body(owner):
        if isinstance(node, ast.FunctionDef) and node.name == method:
            return ast.get_docstring(node) or ""
    return ""


def _written(cls: type) -> dict[str, Any]:
    return {
        node.target.id: eval(ast.unparse(node.annotation), vars(sys.modules[cls.__module__]))
        for node in _body(cls)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def _body(cls: type) -> list[ast.stmt]:
    """A compiled class has forgotten what its lists hold and what it says; the source beside it has not."""
    path = Path(str(sys.modules[cls.__module__].__file__))
    tree = ast.parse(path.with_name(path.name.split(".")[0] + ".py").read_text(encoding="utf-8"))
    return next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
