"""Whatever holds an id says so by its type, and every type of id can be said, shown and looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel.hints import hints_of
from heraut.tabletop.game import ShownGame
from heraut.tabletop.ids import inside


def held(name: str) -> Iterator[tuple[str, str, list[Any]]]:
    """Every field of every record, section and option, and the ids it holds."""
    played = game(name)
    for cls in (*played.records.classes, *played.grammar.kinds.values()):
        for field, hint in hints_of(cls).items():
            yield cls.__name__, field, [one for one in inside(hint) if hasattr(one, "__supertype__")]


@pytest.mark.parametrize("name", NAMES)
def test_every_id_is_of_a_kind(name: str) -> None:
    shown = game(name)
    assert isinstance(shown, ShownGame)
    kinds = shown.questions.ids.kinds
    assert [(record, field) for record, field, ids in held(name) for one in ids if one not in kinds] == []
    assert {one for _, _, ids in held(name) for one in ids} == {one for one in kinds if not isinstance(one, str)}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_named_like_an_id_is_one(name: str) -> None:
    """A field that a message would take for a hero holds a hero, and its type says so."""
    shown = game(name)
    assert isinstance(shown, ShownGame)
    named = {field for field, kind in shown.questions.ids.names.items() if not isinstance(kind, str)}
    assert [(record, field) for record, field, ids in held(name) if field in named and not ids] == []
