"""Every refusal of the journal has words in both languages, and what a client is told names no file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import heraut.server.journal
from heraut.kernel import Refusal
from heraut.server.journal import entries
from heraut.server.speech import OURS
from heraut.table.words import NO_GAME, Words, game_words

KINDS = {name for name, kind in vars(entries).items() if isinstance(kind, type) and issubclass(kind, Refusal)}
AT_START = ("CannotOpen",)  # said at the terminal, before there are clients


def refusals() -> dict[str, set[str]]:
    """The ids of refusals in the sources, by what is raised."""
    found: dict[str, set[str]] = {}
    for file in Path(heraut.server.journal.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                kind, id = node.func.id, node.args[0]
                if kind in (*KINDS, "kind") and isinstance(id, ast.Constant):
                    found.setdefault(kind, set()).add(str(id.value))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_has_words(lang: str) -> None:
    found = refusals()
    assert {"CannotOpen", "JournalBroken", "CannotRead", "CannotWrite", "Unfit", "kind"} <= set(found)
    words = game_words(lang, NO_GAME, OURS)
    for kind, ids in found.items():
        for id in ids:
            assert f"refusal-{id}" in (Words(lang) if kind in AT_START else words), id


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_client_is_told_names_no_file(lang: str) -> None:
    words = game_words(lang, NO_GAME, OURS)
    for kind, ids in refusals().items():
        if kind not in AT_START:
            for id in ids - {"rescue-exists"}:  # only at the terminal
                assert words(f"refusal-{id}", most=1), id
