"""What the fields of a class hold, in the interpreted and in the compiled package alike."""

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


def compiled(cls: type) -> bool:
    """Does it come from a module built by `make compiled`?"""
    return str(getattr(sys.modules[cls.__module__], "__file__", None)).endswith((".so", ".pyd"))


def _written(cls: type) -> dict[str, Any]:
    """A compiled class has forgotten what its lists and dicts hold; its source, which lies beside it, has not."""
    module = sys.modules[cls.__module__]
    path = Path(str(module.__file__))
    tree = ast.parse(path.with_name(path.name.split(".")[0] + ".py").read_text(encoding="utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    return {
        node.target.id: eval(ast.unparse(node.annotation), vars(module))
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
