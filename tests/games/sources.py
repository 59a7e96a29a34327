"""What is written in the sources, and which words they need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from heraut.table.words import HERAUT


def literals(files: Iterable[Path], *places: tuple[str, int]) -> set[str]:
    """The words written at this place (counted from 0) of every call of this name."""
    found: set[str] = set()
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for wanted, place in places:
                if name == wanted and len(node.args) > place:
                    inside = ast.walk(node.args[place])
                    found |= {
                        one.value for one in inside if isinstance(one, ast.Constant) and isinstance(one.value, str)
                    }
    return found


@cache
def spoken_of() -> frozenset[str]:
    """Every word of the sources and of the content that an id may be made of, with hyphens."""
    found: set[str] = set()
    for path in HERAUT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.ClassDef):
                found.add(re.sub("(?<=[a-z])(?=[A-Z])", "-", node.name))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    for path in HERAUT.rglob("*.toml"):
        found.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return frozenset([word.strip("-").replace("_", "-").lower() for word in found])


def unsaid(folder: Path) -> list[str]:
    """The messages that the sources neither name nor could put together of what they name, nor other messages quote."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) - set(re.findall(r"\{ ([a-z][\w-]*) \}", text))
    return sorted([id for id in ids if not _is_made(id.lower())])


def _is_made(id: str) -> bool:
    known = spoken_of()
    cuts = [found.start() for found in re.finditer("-", id)]
    return id in known or any(id[:at] in known and _is_made(id[at + 1 :]) for at in cuts)
