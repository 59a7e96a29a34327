"""Every sentence of every game, in both languages: none missing, none malformed, none with a raw id in it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from heraut.games import NAMES, game
from heraut.kernel import CHANCE
from heraut.kernel.book import read_ledger
from heraut.table.speech import OneLanguage
from heraut.table.words import COMMON, HERAUT, LANGS, folder_of, lint
from heraut.tabletop.scene import Label

from . import sources
from .evenings import EVENINGS, Evening, each, looker, moments, words_of

MOST_DECISIONS = 200
ROOT = HERAUT.parents[1]
# Also those of games that are not on the shelf yet.
FLUENT = sorted([*HERAUT.rglob("words/*.ftl"), *(ROOT / "web/src/words").glob("*.ftl")])
LEDGERS = sorted(HERAUT.glob("games/*/ledger.toml"))
PRINTED = [*LEDGERS, *sorted(HERAUT.rglob("printed/**/*.toml"))]
# A brace or dollar of Fluent, an id, a Python value, a hyphen for a minus, a plain space where French wants another.
RAW = re.compile(r"[{}$_']|\bNone\b|\bTrue\b|\bFalse\b|(^|[\s(])-\d|  ")
RAW_FRENCH = re.compile(r" [:;?!»]|« |\bnone\b|\b(yes|and|then|against|with)\b")


@pytest.mark.parametrize("name", NAMES)
def test_words_have_no_mistakes(name: str) -> None:
    assert lint([COMMON, folder_of(game(name)) / "words"]) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_shelf_says_what_a_game_is_and_what_may_be_set(name: str) -> None:
    settings = game(name).settings()
    values = [f"{setting.name}-{value}" for setting in settings for value in setting.values]
    wanted = [f"setting-{one}".replace("_", "-") for one in [*[setting.name for setting in settings], *values]]
    for lang in LANGS:
        assert [id for id in ("game-name", "game-about", *wanted) if id not in words_of(name, lang)] == []


@pytest.mark.parametrize("name", NAMES)
def test_real_dice_and_cards_are_asked_for_by_name(name: str) -> None:
    """Where people throw and draw themselves, every die and every deck has a question of its own."""
    of, chooser = game(name), random.Random(1)
    table = of.table(of.scenarios()[0])
    asked = set()
    for _ in range(MOST_DECISIONS):
        if (decision := table.decision) is None:
            break
        if decision.seat == CHANCE:
            asked.add(of.asks(of.view(table, 0), 0).id)
        table.answer(chooser.choice(decision.options))
    assert asked
    assert asked <= of.questions.words.messages.keys()


@pytest.mark.parametrize("folder", ["words", "server/words", *[f"games/{name}/words" for name in NAMES]])
def test_no_words_that_nobody_says(folder: str) -> None:
    assert sources.unsaid(HERAUT / folder) == []


@pytest.mark.parametrize("file", [*FLUENT, *PRINTED], ids=lambda file: str(file.relative_to(ROOT)))
def test_apostrophes_are_the_typographers(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "'" in line and not line.startswith("#")] == []


@pytest.mark.parametrize(
    "english", [one for one in FLUENT if one.stem == "en"], ids=lambda one: str(one.relative_to(ROOT))
)
def test_no_english_is_left_in_french(english: Path) -> None:
    """Two languages may share a word, a name or a number, but no phrase."""
    en, fr = (
        dict(re.findall(r"^([\w-]+) = ([^\n]+)$", english.with_stem(lang).read_text(encoding="utf-8"), re.MULTILINE))
        for lang in LANGS
    )
    alike = {id: re.sub(r"\{[^}]*\}", "", text) for id, text in en.items() if fr.get(id) == text}
    assert [id for id, text in alike.items() if len(re.findall(r"\b[a-z]{3,}", text)) > 1] == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.parent.name)
def test_every_section_of_a_book_has_a_title(ledger: Path) -> None:
    book = read_ledger(ledger)
    assert {*book.titles} == {rule.section for rule in book.rules.values()}
    assert book.flows
    texts = [text for rule in book.rules.values() for text in (rule.en, rule.fr, rule.official, rule.official_fr)]
    assert [text for text in texts if re.search(r"(?<![\w-])([A-Z]{3})?-\d", text)] == [], "a hyphen is no minus"
    assert [rule.id for rule in book.rules.values() if bool(rule.official) != bool(rule.official_fr)] == []


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_whole_games_are_told_in_both_languages(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    played = game(evening.game)
    speeches = [OneLanguage(played, lang) for lang in LANGS]
    said: set[str] = set()
    for table, told in moments(evening, MOST_DECISIONS):
        for speech in speeches:
            sentences = [speech.fact(table.state, fact) for fact in told]
            if table.decision is not None:
                sentences.append(speech.prompt(table.state, table.decision))
                sentences += [speech.option(table.state, option) for option in table.decision.options]
            check(sentences, speech.lang)
        seat = looker(table)
        scene = played.scene(played.view(table, seat), seat)
        labels = [label for label in each(Label, scene) if str(label) not in said]
        said.update(map(str, labels))
        for speech in speeches:
            check([speech.label(label) for label in labels], speech.lang)
    assert caplog.messages == []


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_whatever_is_at_stake_can_be_said(evening: Evening) -> None:
    """Horizons, outcomes and headlines; the words know which horizons a game has."""
    played = game(evening.game)
    text = (folder_of(played) / "words" / "en.ftl").read_text(encoding="utf-8")
    horizons = ["", *re.findall(r"^horizon-([\w-]+) =", text, re.MULTILINE)]
    needed: set[str] = set()
    for table, _ in moments(evening, MOST_DECISIONS):
        for stakes in [played.stakes(table, horizon) for horizon in horizons if table.decision is not None]:
            if stakes is not None:
                needed.add(f"horizon-{stakes.horizon}")
                needed |= {f"outcome-{outcome.message or outcome.id}" for outcome in stakes.outcomes}
                needed |= {message for message, _ in stakes.headlines}
    assert needed
    for lang in LANGS:
        assert sorted([id for id in needed if id not in words_of(evening.game, lang)]) == []


def check(sentences: list[str], lang: str) -> None:
    for sentence in sentences:
        assert sentence.strip() == sentence != "", sentence
        assert not RAW.search(sentence), sentence
        if lang == "fr":
            assert not RAW_FRENCH.search(sentence), sentence
