"""Words in two languages, and the mistakes found in them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from heraut.kernel import Refusal
from heraut.table.words import COMMON, HERAUT, MissingWords, Words, lint

from .toy import WORDS

GOOD = """
hello = Hello { $who }
-term = term
count =
    { $n ->
        [one] one
       *[other] { $n }
    }
quote = { hello } and { -term }
"""


def pages(folder: Path, en: str, fr: str) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "en.ftl").write_text(en, encoding="utf-8")
    (folder / "fr.ftl").write_text(fr, encoding="utf-8")
    return [folder]


def test_messages_in_two_languages() -> None:
    english, french = Words("en", [WORDS]), Words("fr", [WORDS])
    assert english("option-strike", dice=1) == "Strike with one die"
    assert english("option-strike", dice=2) == "Strike with 2 dice"
    assert french("option-strike", dice=2) == "Frapper avec 2 dés"
    assert french("option-pass") == "Passer"
    assert "option-pass" in french


def test_values_are_made_plain() -> None:
    words = Words("en", [WORDS])
    assert words("fact-struck", who="he", faces=(3, 4), total=7) == "he throws 3, 4: 7 points."
    assert words("fact-ended", drawn=True, points=[1, 1]) == "Nobody wins: 1, 1."
    assert words("fact-ended", drawn=False, points=None) == "It is over: none."


def test_missing_words_are_an_error_and_never_shown() -> None:
    words = Words("fr")
    for id in ("no-such-message", "seat-number"):  # the second needs a $seat
        with pytest.raises(MissingWords, match=id):
            words(id)


def test_message_without_text(tmp_path: Path) -> None:
    with pytest.raises(MissingWords, match="has no text"):
        Words("en", pages(tmp_path, "bare =\n    .title = x\n", ""))("bare")


def test_game_is_heard_before_the_common_words(tmp_path: Path) -> None:
    assert Words("en", pages(tmp_path, "option-pass = Let it go", ""))("option-pass") == "Let it go"


def test_unknown_language() -> None:
    with pytest.raises(Refusal, match="'de'"):
        Words("de")


# --- lint ---------------------------------------------------------------------------------------------------------


def test_our_own_words_are_clean() -> None:
    assert lint([COMMON, WORDS]) == []


@pytest.mark.parametrize("page", [WORDS / "fr.ftl", *sorted(HERAUT.rglob("fr.ftl"))], ids=lambda page: page.parts[-3])
def test_french_typography(page: Path) -> None:
    """Narrow spaces before high signs, wide ones before a colon and inside guillemets, no straight apostrophe."""
    spoken = [line for line in page.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    wrong = re.compile(r" [:;!?»]|\N{NO-BREAK SPACE}[;!?]|\w[;!?»]|[^\x22] \}[;!?»]|« |«[\w{]|'")
    assert [line for line in spoken if wrong.search(line)] == []


def test_good_pages_have_no_mistakes(tmp_path: Path) -> None:
    assert lint(pages(tmp_path, GOOD, GOOD)) == []


@pytest.mark.parametrize(
    ("en", "fr", "mistake"),
    [
        ("a = x\nwhat is this\n", "a = x\n", "en.ftl, line 2: 'what is this' is not Fluent"),
        ("a = x\n", "a = x\nb = { $n\n", "fr.ftl, line 2: 'b = { $n' is not Fluent"),
        ("a = x\nb = y\n", "a = x\n", "fr.ftl: 'b' is missing (en.ftl has it)"),
        ("a = x\n", "a = x\nb = y\n", "en.ftl: 'b' is missing (fr.ftl has it)"),
        ("a = { $x }\n", "a = { $y }\n", "'a' does not speak of the same things as en.ftl: $x, $y"),
        ("a = { $x }\nb = { a }\n", "a = { $x }\nb = b\n", "'b' does not speak of the same things as en.ftl: $x"),
        (
            "a = { $n ->\n    [one] 1\n    [other] 2\n }\n",
            "a = { $n }\n",
            "a choice in 'a = { $n ->' has no default (*)",
        ),
        ("a = x\n\na = y\n", "a = x\n", "en.ftl, line 3: 'a' is there twice"),
        ("-a = x\n-a = y\n", "", "en.ftl, line 2: 'a' is there twice"),
        ("a = { -t }\n", "-t = x\na = { -t }\n", "en.ftl: 'a' speaks of '-t', which does not exist"),
        ("a = { b }\n", "a = { b }\n", "fr.ftl: 'a' speaks of 'b', which does not exist"),
    ],
)
def test_each_kind_of_mistake_is_found(tmp_path: Path, en: str, fr: str, mistake: str) -> None:
    found = lint(pages(tmp_path, en, fr))
    assert any(mistake in sentence for sentence in found), found


def test_missing_file(tmp_path: Path) -> None:
    assert any("fr.ftl: there is no such file" in sentence for sentence in lint([WORDS, tmp_path]))


def test_a_game_may_quote_the_common_words(tmp_path: Path) -> None:
    common = pages(tmp_path / "common", "-t = x\na = y\n", "-t = x\na = y\n")
    game = pages(tmp_path / "game", "b = { -t } { a }\n", "b = { a }\n")
    assert lint([*common, *game]) == []


def test_every_refusal_in_the_code_has_its_words() -> None:
    """A refusal is raised as Kind("id", …) or found under refusal-<id>."""
    words = Words("en")
    ids = set()
    for layer in ("kernel", "players", "table"):
        for file in (HERAUT / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(id)), _]):
                        if name in REFUSALS:
                            ids.add(id)
    assert {"sealed", "wrong-seat", "truncated", "out-of-dice"} <= ids
    assert {id for id in ids if f"refusal-{id}" not in words} == set()


REFUSALS = {"Refusal", "SaveError", "Impossible", "IllegalAnswer", "WrongSeat", "NothingAsked", "OutOfDice"}
