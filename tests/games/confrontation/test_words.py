"""The words of Confrontation: none missing, none too many, sums and names as they are said."""

from __future__ import annotations

import inspect
import re
from functools import cache, partial
from pathlib import Path
from typing import get_args

import pytest

from heraut.games.confrontation import game as confrontation
from heraut.games.confrontation.answers import OPTIONS
from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.printed.cards import CHARACTERISTICS, WOUND_LEVELS
from heraut.games.confrontation.printed.wound_table import LOCATIONS, Severity
from heraut.games.confrontation.screen.scene import TOKENS
from heraut.games.confrontation.screen.wording import sum_of
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, REPLACED, Part
from heraut.players.dice import Seeded
from heraut.table.words import LANGS, Words, game_words
from heraut.tabletop.refusals import kind_rules
from heraut.tabletop.vocabulary import hyphens
from tests.games import sources

HOME = Path(inspect.getfile(confrontation)).parent
SOURCES = [
    *(HOME / "rules").rglob("*.py"),
    HOME / "numbers/values.py",
    *[HOME / f"screen/{name}.py" for name in ("blows", "consequences")],
]
literals = partial(sources.literals, SOURCES)


@cache
def game() -> Confrontation:
    return load()


@cache
def words(lang: str) -> Words:
    return game_words(lang, game())


def wanted_messages() -> set[str]:
    content = game().content
    facts = literals(("tell", 0))
    asked = literals(("ask", 1), ("ask_any", 0), ("roll", 1), ("Test", 2), ("Opposition", 2)) | {
        "prepare_initiative",
        "prepare_pass",
    }
    options = {getattr(kind, "_field_defaults")["word"] for kind in OPTIONS}  # noqa: B009
    states = {name for name, state in content.states.items() if state.modifies}
    reasons = literals(("Part", 2)) | states | set(CHARACTERISTICS) | set(WOUND_LEVELS)
    severities = get_args(Severity)
    settings = [f"{setting.name}-{value}" for setting in game().settings() for value in setting.values]
    assert {"attack_test", "authority_roll", "mutation"} <= asked
    assert {"boost", "support", "dive"} <= reasons
    found = {
        "fact": facts,
        "ask": asked,
        "option": options | {"chance"},
        "reason": reasons,
        "stat": set(CHARACTERISTICS),
        "name": set(CHARACTERISTICS),
        "location": set(LOCATIONS),
        "severity": set(severities),
        "level": set(WOUND_LEVELS),
        "setting": {setting.name for setting in game().settings()} | set(settings),
        "consequence": {name for name in literals(("say", 0), ("_simply", 0)) if not name.endswith("-")},
        "token": set(TOKENS),
    }
    return {f"{family}-{hyphens(name)}" for family, names in found.items() for name in names} - {
        "consequence-name-for-",  # the beginning of a kind, not a message
    }


@pytest.mark.parametrize("lang", LANGS)
def test_everything_told_asked_and_answered_has_words(lang: str) -> None:
    missing = sorted(id for id in wanted_messages() if id not in words(lang))
    assert missing == []


def test_every_answer_names_rules_of_the_ledger() -> None:
    ledger = (HOME / "ledger.toml").read_text(encoding="utf-8")
    rules = [*TOKENS.values(), *map(kind_rules, OPTIONS)]
    assert all(rules)
    assert [id for ids in rules for id in ids if f'id = "{id}"' not in ledger] == []


def test_no_words_too_many() -> None:
    """A fact, question or option that no rule knows any more is not kept in the words."""
    text = (HOME / "words" / "en.ftl").read_text(encoding="utf-8")
    families = ("fact-", "ask-", "option-", "reason-")
    written = [id for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if id.startswith(families)]
    assert sorted(set(written) - wanted_messages()) == []


# ── sums and names ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ([Part(ADDED, 1, "die"), Part(PRINTED, 5, "ATT"), Part(ADDED, -1, "stunned")], "1 + 5 − 1 (stunned)"),
        ([Part(ADDED, 4, "die"), Part(PRINTED, 7, "FOR"), Part(ADDED, -11, "RES")], "4 + 7 − 11"),
        ([Part(ADDED, 4, "die"), Part(PRINTED, 0, "DIS")], "4 + 0"),
        ([Part(PRINTED, 4, "FOR"), Part(REPLACED, 10, "strength_in_charge")], "10 (Strength in charge)"),
        ([Part(PRINTED, 3, "ATT"), Part(ADDED, 1, "boost"), Part(ADDED, 1, "boost")], "3 + 2 (points put in)"),
        (
            [
                Part(ADDED, 6, "die"),
                Part(PRINTED, 3, "ATT"),
                Part(ADDED, -4, "sequence"),
                Part(AT_LEAST, 0, "sequence"),
                Part(ADDED, 2, "resolution"),
            ],
            "6 + 0 (Sequence) + 2 (Resolution)",
        ),
        (
            [Part(ADDED, 2, "die"), Part(PRINTED, 5, "FOR"), Part(ADDED, 0, "master_strike"), Part(ADDED, -5, "RES")],
            "2 + 5 − 5",
        ),
    ],
)
def test_sums_show_every_reason(parts: list[Part], said: str) -> None:
    assert sum_of(parts, "en") == said


def test_figures_are_numbered_within_their_side() -> None:
    state = game().table("example_combat", Seeded(1)).state
    said = [game().wording(state, "who", who, "fr") for who in (1, 2, 3, 4)]
    assert said == [
        "Garde prétorien",
        "Clone de Dirz\N{NO-BREAK SPACE}1",
        "Clone de Dirz\N{NO-BREAK SPACE}2",
        "Guerrier de l’aube",
    ]
    assert game().wording(state, "others", (2, 3, 4), "en") == (
        "Clone of Dirz\N{NO-BREAK SPACE}1, Clone of Dirz\N{NO-BREAK SPACE}2 and Warrior of the dawn"
    )
    assert game().wording(state, "order", (1, 0), "en") == "Scorpions, then Griffins"
    assert game().wording(state, "result", -3, "fr") == "−3"


def test_the_same_card_on_both_sides_is_told_apart() -> None:
    state = game().table("example_combat", Seeded(1)).state
    state.figures[1].fighter = "clone_of_dirz"
    assert game().wording(state, "who", 1, "en") == "Clone of Dirz (Griffins)"
    assert game().wording(state, "who", 3, "en") == "Clone of Dirz\N{NO-BREAK SPACE}2 (Scorpions)"
