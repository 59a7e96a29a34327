"""Every game has the same rooms, known by their own names, and its README leads into each chapter."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heraut.games import NAMES
from heraut.table.words import HERAUT

# Sections of the book that lead to one another: an attack asks for cards, and a card attacks.
CIRCLES = {
    # An attack kills, a death strikes back, a way may fall or be reacted to, a spell attacks.
    "conan": {
        *[
            f"rules.ch2_sheet.{name}"
            for name in ("after_attack", "attack", "chests", "death", "manipulation", "movement")
        ],
        *[f"rules.ch4_magic.{name}" for name in ("area_effects", "effects", "falls", "named_spells", "spells")],
        "rules.ch5_reactions",
        "rules.clauses",
        *[f"printed.{name}" for name in ("check_clauses", "check_missions", "checks", "content")],
    },
    "heroes3": {
        *[f"rules.ch03_play.{name}" for name in ("rounds", "setup")],
        *[
            f"rules.ch05_cards.{name}"
            for name in ("castable", "play_in_combat", "play_on_map", "spells", "targets", "untimely")
        ],
        "rules.ch09_traits",
        *[f"rules.ch10_combat.{name}" for name in ("aftermath", "attacks", "combat", "combat_round", "windows")],
        *[f"rules.ch11_ai.{name}" for name in ("ai_combat", "ai_deck", "ai_spells")],
        "rules.ch12_campaign",
        # A check is told the type of what it checks.
        "printed.check_missions",
        "printed.content",
    },
    # A moment asks for cards, a card fights, a fight is a moment.
    "mage_knight": {
        *[f"rules.ch1_reminders.{name}" for name in ("boosts", "card_plays", "moments", "playable", "resolving")],
        *[f"rules.ch1_reminders.{name}" for name in ("skill_plays", "unit_plays")],
        *[f"rules.ch4_turn.{name}" for name in ("cooperation", "hero_action", "movement")],
        "rules.ch5_combat.duel",
        "printed.checks",
        "printed.content",
    },
    "wow_adventure": {"printed.checks", "printed.content"},
}


@cache
def modules(game: str) -> dict[str, Path]:
    """The modules of a game, by their names inside it."""
    home = HERAUT / "games" / game
    return {
        ".".join(path.relative_to(home).with_suffix("").parts).removesuffix(".__init__"): path
        for path in home.rglob("*.py")
    }


def imports(game: str, module: str) -> Iterator[tuple[str, str]]:
    """The modules of its game that a module imports, and the names it knows them by, "" where it knows only a part."""
    known, inside = modules(game), f"heraut.games.{game}."
    for node in ast.walk(ast.parse(known[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [(one.name, one.asname or "") for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            found = [(f"{node.module}.{one.name}", one.asname or one.name) for one in node.names]
        else:
            continue
        for name, alias in found:
            if name.removeprefix(inside) in known:
                yield name.removeprefix(inside), alias
            elif (whole := name.rpartition(".")[0].removeprefix(inside)) in known:
                yield whole, ""


@cache
def leads(game: str) -> dict[str, set[str]]:
    """Module → whatever can be reached from it."""
    known = {module: {name for name, _ in imports(game, module)} for module in modules(game)}
    led = {}
    for module in known:
        reached, ahead = set[str](), set(known[module])
        while ahead:
            one = ahead.pop()
            if one not in reached:
                reached.add(one)
                ahead |= known[one]
        led[module] = reached
    return led


@pytest.mark.parametrize("game", NAMES)
def test_a_module_is_known_by_its_own_name(game: str) -> None:
    aliases = {(name, alias) for module in modules(game) for name, alias in imports(game, module) if alias}
    assert sorted([(name, alias) for name, alias in aliases if name.split(".")[-1] != alias]) == []


@pytest.mark.parametrize("game", NAMES)
def test_only_sections_lead_in_circles(game: str) -> None:
    """What can be reached from itself; a judgement that joins them belongs below them."""
    led = leads(game)
    assert {module for module in led if module in led[module]} <= CIRCLES.get(game, set())


@pytest.mark.parametrize("game", NAMES)
def test_whichever_chapter_of_a_circle_is_imported_first_finds_the_others(game: str) -> None:
    """A part of one that waits for this one is not there yet."""
    led = leads(game)
    parts = [(module, name) for module in led for name, alias in imports(game, module) if not alias]
    assert [(module, name) for module, name in parts if module in led[name] and name.startswith("rules.")] == []


@pytest.mark.parametrize("game", NAMES)
def test_the_readme_names_every_chapter_and_nothing_else(game: str) -> None:
    text = (HERAUT / "games" / game / "README.md").read_text(encoding="utf-8")
    named = {Path(name).name for name in re.findall(r"`([\w/]+\.py)`", text)}
    there = {path.name for path in modules(game).values()}
    chapters = {path.name for path in (HERAUT / "games" / game / "rules").rglob("*.py")} - {"__init__.py"}
    assert chapters <= named
    assert {name for name in named if not name.startswith("test_")} <= there | {"secrets.py"}


@pytest.mark.parametrize("game", NAMES)
def test_a_chapter_of_more_than_three_files_has_a_folder(game: str) -> None:
    files = [path.name[:4] for path in (HERAUT / "games" / game / "rules").glob("ch*.py")]
    assert max([files.count(chapter) for chapter in files], default=0) <= 3
