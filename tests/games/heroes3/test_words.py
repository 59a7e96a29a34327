"""The words of Heroes III: none missing, none too many."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache, partial
from pathlib import Path

import pytest

from heraut.games.heroes3 import game
from heraut.games.heroes3.game import OPTIONS, load
from heraut.games.heroes3.screen.tips import LESSONS
from heraut.games.heroes3.screen.wording import WORDS, entry, reason
from heraut.kernel.citations import fact_rules
from heraut.table.words import LANGS, Words, game_words
from heraut.tabletop.refusals import kind_rules
from heraut.tabletop.vocabulary import hyphens
from tests.games import sources

HOME = Path(inspect.getfile(game)).parent
GAME = load()
SOURCES = [*(HOME / "rules").rglob("*.py"), *HOME.rglob("*values.py")]
literals = partial(sources.literals, SOURCES)
# Questions whose kind is put together: the deck that is searched, the die that is kept.
MADE_OF_PARTS = {"search_", "keep_", "_die"}
PUT_TOGETHER = {
    *[f"search_{deck}" for deck in ("abilities", "artifacts", "spells")],
    *[f"keep_{die}_die" for die in ("resource", "treasure")],
    "town_action",
}


@cache
def words(lang: str) -> Words:
    return game_words(lang, GAME)


def wanted_messages() -> set[str]:
    settings = [f"{setting.name}-{value}" for setting in GAME.settings() for value in setting.values]
    found = {
        "fact": literals(("tell", 0)),
        "ask": (literals(("ask", 1), ("offer", 2), ("go_to", 2), ("AgainstSpell", 1)) - MADE_OF_PARTS) | PUT_TOGETHER,
        "option": {getattr(kind, "_field_defaults")["word"] for kind in OPTIONS} | {"gain", "chance"},  # noqa: B009
        "setting": {setting.name for setting in GAME.settings()} | set(settings),
        "tip": {lesson.id for lesson in LESSONS},
    }
    return {f"{family}-{hyphens(name)}" for family, names in found.items() for name in names}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_told_asked_and_answered_has_words(lang: str) -> None:
    assert sorted(id for id in wanted_messages() if id not in words(lang)) == []


def test_every_question_knows_what_its_words_speak_of() -> None:
    """Their arguments are the fields of the section that asks."""
    fields = {section.__name__: set(section.__dataclass_fields__) for section in game.SECTIONS}
    unknown = []
    for path in sorted((HOME / "rules").rglob("*.py")):
        sections = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)
        ]
        for section in sections:
            for node in ast.walk(section):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ask" and len(node.args) > 1:
                    kind = getattr(node.args[1], "value", "")
                    spoken_of = set(WORDS.variables(f"ask-{hyphens(kind)}")) if isinstance(kind, str) else set()
                    unknown += [(section.name, kind, name) for name in spoken_of - {"seat"} - fields[section.name]]
    assert unknown == []


def test_no_words_too_many() -> None:
    """A fact, question, option or tip that no rule knows any more is not kept in the words."""
    text = (HOME / "words" / "en.ftl").read_text(encoding="utf-8")
    families = ("fact-", "ask-", "option-", "tip-")
    chance = literals(("roll", 1), ("RollFor", 3)) | {"resource_die", "treasure_die", "roll_off"}
    decks = {"ai", "ai_spells", "guards_ai", "ai_cards"}
    drawn = {"abilities", "artifacts", "spells", "astrologers", "bronze", "silver", "golden", "azure"}
    drawn |= {"hero", "hand", "tiles"}
    whys = {f"ask-{hyphens(why)}" for why in chance | decks} | {f"ask-drawn-{deck}" for deck in drawn}
    written = [id for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if id.startswith(families)]
    assert sorted(set(written) - wanted_messages() - whys) == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_of_a_number_has_words(lang: str) -> None:
    for id in sorted(literals(("Part", 2))):
        told = reason(GAME.content, id, lang)
        assert told != id or (entry(GAME.content, id) is None and f"reason-{hyphens(id)}" in words(lang)), id
        assert "_" not in told, id


def test_every_fact_has_its_rules() -> None:
    assert len(fact_rules(HOME)) > 50


def test_answers_and_tips_name_rules_of_the_ledger() -> None:
    ledger = (HOME / "ledger.toml").read_text(encoding="utf-8")
    named = [*map(kind_rules, OPTIONS), *[lesson.rules.split() for lesson in LESSONS]]
    assert [id for rules in named for id in rules if f'id = "{id}"' not in ledger] == []
