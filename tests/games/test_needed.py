"""Whatever the rules call by name is asked of every content, also of one's own."""

from __future__ import annotations

import ast
from collections.abc import Collection
from pathlib import Path

import pytest

from heraut.games.confrontation.printed import content as confrontation
from heraut.games.confrontation.printed import needed as of_confrontation
from heraut.games.heroes3.printed import content as heroes3
from heraut.games.heroes3.printed import needed as of_heroes3
from heraut.table.words import HERAUT

ARENA, REALM = confrontation.load(), heroes3.load()
CONFRONTATION, HEROES3 = [HERAUT / "games" / name for name in ("confrontation", "heroes3")]


def written(home: Path) -> set[str]:
    """Every word written in the rules of a game."""
    found: set[str] = set()
    for path in [*(home / "rules").rglob("*.py"), *home.rglob("*values.py")]:
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found


@pytest.mark.parametrize(
    ("home", "entries", "needed"),
    [
        (CONFRONTATION, ARENA.states, of_confrontation.STATES),
        (CONFRONTATION, ARENA.skills, of_confrontation.SKILLS),
        (HEROES3, REALM.sites, of_heroes3.NEEDED["sites.toml"]),
        (HEROES3, REALM.traits, of_heroes3.NEEDED["traits.toml"]),
        (HEROES3, REALM.variants, of_heroes3.NEEDED["variants.toml"]),
        (HEROES3, REALM.units, of_heroes3.NEEDED["units.toml"]),
    ],
    ids=["states", "skills", "sites", "traits", "variants", "units"],
)
def test_what_the_rules_call_by_name_is_needed(home: Path, entries: Collection[str], needed: Collection[str]) -> None:
    assert set(entries) & written(home) <= set(needed) <= set(entries)
