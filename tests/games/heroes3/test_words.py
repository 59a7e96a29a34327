"""Every sentence of Heroes III, in both languages: none missing, none malformed, none with a raw id in it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from heraut.games.heroes3 import game as heroes3
from heraut.games.heroes3.game import OPTIONS, load
from heraut.games.heroes3.scene_choices import OPTION_RULES
from heraut.games.heroes3.scene_tips import TIPS
from heraut.games.heroes3.wording import entry, hyphens, reason, variables
from heraut.kernel import CHANCE, Fact
from heraut.kernel.citations import fact_rules
from heraut.kernel.content import Text
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.table.tale import Tale
from heraut.table.words import COMMON, LANGS, Words, game_words, lint
from heraut.tabletop.scene import Label

HOME = Path(inspect.getfile(heroes3)).parent
GAME = load()
MOST_DECISIONS = 250
# A brace or dollar of Fluent, an id, a Python value, a hyphen for a minus, a plain space where French wants another.
RAW = re.compile(r"[{}$_']|\bNone\b|\bTrue\b|\bFalse\b|(^|[\s(])-\d|  ")
RAW_FRENCH = re.compile(r" [:;?!»]|« |\bnone\b|\b(yes|and|then|against|with)\b")
# Questions whose kind is put together: the deck that is searched, the die that is kept.
MADE_OF_PARTS = {"search_", "keep_", "_die"}
PUT_TOGETHER = {
    *[f"search_{deck}" for deck in ("abilities", "artifacts", "spells")],
    *[f"keep_{die}_die" for die in ("resource", "treasure")],
    "town_action",
}


@cache
def words(lang: str) -> Words:
    return game_words(lang, "heroes3")


def literals(*places: tuple[str, int]) -> set[str]:
    """The words written at this place (counted from 0) of every call of this name."""
    found = set()
    for path in [*sorted((HOME / "rules").glob("*.py")), HOME / "values.py", HOME / "combat_values.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for wanted, place in places:
                if name == wanted and len(node.args) > place:
                    for inner in ast.walk(node.args[place]):
                        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                            found.add(inner.value)
    return found


def wanted_messages() -> set[str]:
    settings = [f"{setting.name}-{value}" for setting in GAME.settings() for value in setting.values]
    found = {
        "fact": literals(("tell", 0)),
        "ask": (literals(("ask", 1), ("go_to", 2)) - MADE_OF_PARTS) | PUT_TOGETHER,
        "option": {getattr(kind, "_field_defaults")["word"] for kind in OPTIONS} | {"gain", "chance"},  # noqa: B009
        "setting": {setting.name for setting in GAME.settings()} | set(settings),
        "tip": {tip for tips in TIPS.values() for tip in tips},
    }
    return {f"{family}-{hyphens(name)}" for family, names in found.items() for name in names}


def test_words_have_no_mistakes() -> None:
    assert lint([COMMON, HOME / "words"]) == []


@pytest.mark.parametrize("lang", LANGS)
def test_everything_told_asked_and_answered_has_words(lang: str) -> None:
    assert sorted(id for id in wanted_messages() if id not in words(lang)) == []


def test_every_question_knows_what_its_words_speak_of() -> None:
    """Their arguments are the fields of the section that asks."""
    fields = {section.__name__: set(section.__dataclass_fields__) for section in heroes3.SECTIONS}
    unknown = []
    for path in sorted((HOME / "rules").glob("*.py")):
        sections = [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ClassDef)
        ]
        for section in sections:
            for node in ast.walk(section):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ask" and len(node.args) > 1:
                    kind = getattr(node.args[1], "value", "")
                    spoken_of = set(variables(f"ask-{hyphens(kind)}")) if isinstance(kind, str) else set()
                    unknown += [(section.name, kind, name) for name in spoken_of - {"seat"} - fields[section.name]]
    assert unknown == []


def test_no_words_too_many() -> None:
    """A fact, question, option or tip that no rule knows any more is not kept in the words."""
    text = (HOME / "words" / "en.ftl").read_text(encoding="utf-8")
    families = ("fact-", "ask-", "option-", "tip-")
    chance = literals(("roll", 1), ("RollFor", 3)) | {"resource_die", "treasure_die"}
    decks = {"ai", "ai_spells", "guards_ai", "ai_cards"}
    whys = {f"ask-{hyphens(why)}" for why in chance | decks}
    written = [id for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE) if id.startswith(families)]
    assert sorted(set(written) - wanted_messages() - whys - {"ask-chance"}) == []


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
    named = [*OPTION_RULES.values(), *[rules for tips in TIPS.values() for rules in tips.values()]]
    assert [id for rules in named for id in rules if f'id = "{id}"' not in ledger] == []


# ── what is said in play ───────────────────────────────────────────────────────────────────────────────────────────


def argument(value: object, lang: str) -> object:
    if isinstance(value, Text):
        return value.fr if lang == "fr" else value.en
    return spoken(value, lang) if isinstance(value, Label) else value


def spoken(label: Label, lang: str) -> str:
    if label.text is not None:
        return str(argument(label.text, lang))
    return words(lang)(label.id, **{name: argument(value, lang) for name, value in label.args.items()})


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


def play(scenario: str, settings: dict[str, str], seed: int, typed: bool) -> None:
    """Play at random, and say everything there is to say at every decision."""
    tales = [Tale(GAME, words(lang)) for lang in LANGS]
    told: list[Fact] = []
    table = GAME.table(scenario, None if typed else Seeded(seed), settings, told.append)
    player = RandomPlayer(seed)
    said: set[tuple[str, str]] = set()
    for _ in range(MOST_DECISIONS):
        decision = table.decision
        for tale in tales:
            for fact in told:
                check(tale.fact(table.state, fact), tale.words.lang)
            if decision is not None:
                check(tale.prompt(table.state, decision), tale.words.lang)
        told.clear()
        seat = 0 if decision is None or decision.seat == CHANCE else decision.seat
        for label in labels(GAME.scene(GAME.view(table, seat), seat)):
            if (label.id, str(label)) not in said:
                said.add((label.id, str(label)))
                for lang in LANGS:
                    check(spoken(label, lang), lang)
        if decision is None:
            return
        if decision.seat == CHANCE:
            table.answer(player.random.choice(list(decision.options)))
        else:
            table.answer(player.answer(Sight(table, decision.seat)))


@pytest.mark.parametrize(
    ("scenario", "seed"),
    [("house_first_steps", 1), ("house_first_steps", 2), ("house_broken_crown_3", 1), ("house_greywater_bell", 3)],
)
def test_whole_games_are_told_in_both_languages(scenario: str, seed: int) -> None:
    play(scenario, {}, seed, typed=False)


def test_typed_dice_and_cards_are_asked_for_in_both_languages() -> None:
    play("house_first_steps", {"edition": "official", "difficulty": "hard"}, 5, typed=True)
