"""Every sentence of Confrontation, in both languages: none missing, none malformed, none with a raw id in it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from heraut.games.confrontation import game as confrontation
from heraut.games.confrontation import scene as scenes
from heraut.games.confrontation.cards import CHARACTERISTICS, WOUND_LEVELS
from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.model import OPTIONS
from heraut.games.confrontation.wording import hyphens, sum_of
from heraut.games.confrontation.wound_table import LOCATIONS, Severity
from heraut.kernel import CHANCE, Fact
from heraut.kernel.content import Text
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, REPLACED, Part
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.table.tale import Tale
from heraut.table.words import COMMON, LANGS, Words, game_words, lint
from heraut.tabletop.scene import Label, Scene

HOME = Path(inspect.getfile(confrontation)).parent
MOST_DECISIONS = 200
# A brace or dollar of Fluent, an id, a Python value, a hyphen for a minus, a plain space where French wants another.
RAW = re.compile(r"[{}$_']|\bNone\b|\bTrue\b|\bFalse\b|(^|[\s(])-\d|  ")
RAW_FRENCH = re.compile(r" [:;?!»]|« |\bnone\b|\b(yes|and|then|against)\b")


@cache
def game() -> Confrontation:
    return load()


@cache
def words(lang: str) -> Words:
    return game_words(lang, "confrontation")


def sources() -> Iterator[tuple[str, ast.Call | ast.Return]]:
    """Every call and return in the rules, with the name of what is called."""
    for path in [*sorted((HOME / "rules").glob("*.py")), HOME / "values.py", HOME / "prospects.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node
            elif isinstance(node, ast.FunctionDef) and node.name == "question":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return):
                        yield "question", inner


def literals(*places: tuple[str, int]) -> set[str]:
    """The words written at this place (counted from 0) of every call of this name."""
    found = set()
    for name, node in sources():
        for wanted, place in places:
            if name != wanted or (isinstance(node, ast.Call) and len(node.args) <= place):
                continue
            here = node.args[place] if isinstance(node, ast.Call) else node.value
            for inner in ast.walk(here) if here is not None else ():
                if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                    found.add(inner.value)
    return found


def wanted_messages() -> set[str]:
    content = game().content
    facts = literals(("tell", 0))
    asked = literals(("ask", 1), ("roll", 1), ("Test", 2), ("Opposition", 2)) | {"prepare_initiative", "prepare_pass"}
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
        "option": options | {"face"},
        "reason": reasons,
        "stat": set(CHARACTERISTICS),
        "name": set(CHARACTERISTICS),
        "location": set(LOCATIONS),
        "severity": set(severities),
        "level": set(WOUND_LEVELS),
        "setting": {setting.name for setting in game().settings()} | set(settings),
        "consequence": {name for name in literals(("_say", 0), ("_simply", 0)) if not name.endswith("-")},
        "token": set(scenes.TOKENS),
        "score": {"line", "ahead", "even"},
    }
    return {f"{family}-{hyphens(name)}" for family, names in found.items() for name in names} - {
        "consequence-name-for-",  # the beginning of a kind, not a message
    }


def test_words_have_no_mistakes() -> None:
    assert lint([COMMON, HOME / "words"]) == []


@pytest.mark.parametrize("lang", LANGS)
def test_everything_told_asked_and_answered_has_words(lang: str) -> None:
    missing = sorted(id for id in wanted_messages() if id not in words(lang))
    assert missing == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_and_option_has_rules_of_the_ledger(lang: str) -> None:
    ledger = (HOME / "ledger.toml").read_text(encoding="utf-8")
    rules = [rule for table in (scenes.OPTION_RULES, scenes.QUESTION_RULES, scenes.TOKENS) for rule in table.values()]
    assert [id for ids in rules for id in ids if f'id = "{id}"' not in ledger] == []
    asked = literals(("ask", 1), ("roll", 1), ("Test", 2), ("Opposition", 2))
    assert sorted(kind for kind in asked if kind not in scenes.QUESTION_RULES) == []


def test_no_words_too_many() -> None:
    """A fact, question or option that no rule knows any more is not kept in the words."""
    text = (HOME / "words" / "en.ftl").read_text(encoding="utf-8")
    families = ("fact-", "ask-", "option-", "reason-")
    written = [id for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if id.startswith(families)]
    assert sorted(set(written) - wanted_messages()) == []


# ── what is said in play ───────────────────────────────────────────────────────────────────────────────────────────


def argument(value: object, lang: str) -> object:
    if isinstance(value, Text):
        return value.fr if lang == "fr" else value.en
    return label(value, lang) if isinstance(value, Label) else value


def label(said: Label, lang: str) -> str:
    if said.text is not None:
        return str(argument(said.text, lang))
    return words(lang)(said.id, **{name: argument(value, lang) for name, value in said.args.items()})


def labels(thing: Any) -> Iterator[Label]:
    """Every label of a scene."""
    if isinstance(thing, Label):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from labels(one)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            yield from labels(getattr(thing, name))


def check(sentence: str, lang: str) -> None:
    assert sentence.strip() == sentence != "", sentence
    assert not RAW.search(sentence), sentence
    if lang == "fr":
        assert not RAW_FRENCH.search(sentence), sentence


def check_scene(scene: Scene) -> None:
    for said in labels(scene):
        for lang in LANGS:
            check(label(said, lang), lang)


def play(scenario: str, settings: dict[str, str], seed: int, typed: bool) -> None:
    """Play at random, and say everything there is to say at every decision."""
    tales = [Tale(game(), words(lang)) for lang in LANGS]
    told: list[Fact] = []
    chance = Seeded(seed)
    table = game().table(scenario, None if typed else chance, settings, told.append)
    player = RandomPlayer(seed)
    for _ in range(MOST_DECISIONS):
        decision = table.decision
        for tale in tales:
            for fact in told:
                check(tale.fact(table.state, fact), tale.words.lang)
            if decision is not None:
                check(tale.prompt(table.state, decision), tale.words.lang)
                for option in decision.options:
                    check(tale.option(table.state, option), tale.words.lang)
        told.clear()
        check_scene(game().scene(game().view(table, 0), 0))
        if decision is None:
            return
        table.answer(
            chance.roll(game().dice["d6"], "")
            if decision.seat == CHANCE
            else player.answer(Sight(table, decision.seat))
        )


@pytest.mark.parametrize("settings", [{}, {"edition": "official", "quick": "yes"}], ids=["sheet", "official"])
@pytest.mark.parametrize("scenario", load().scenarios())
def test_whole_games_are_told_in_both_languages(scenario: str, settings: dict[str, str]) -> None:
    play(scenario, settings, 1, typed=False)


@pytest.mark.parametrize("scenario", ["duel", "masters", "skirmish", "three_sides"])
def test_typed_dice_are_asked_for_in_both_languages(scenario: str) -> None:
    play(scenario, {"one_fails": "yes"}, 3, typed=True)


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


def test_score_line() -> None:
    assert words("fr")("score-line", side="Lions", left=33.75, whole=45) == "Lions\u00a0: il reste 33,75 PA sur 45."
