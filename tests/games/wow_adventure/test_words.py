"""The words of the game, in both languages."""

from __future__ import annotations

import re

import pytest

from heraut.games.wow_adventure.answers import OPTIONS
from heraut.table.words import COMMON, HERAUT, lint

WORDS = HERAUT / "games" / "wow_adventure" / "words"


def test_words_have_no_mistakes() -> None:
    assert lint([COMMON, WORDS]) == []


def test_every_answer_is_said() -> None:
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    words = [option._field_defaults["word"].replace("_", "-") for option in OPTIONS]
    assert [word for word in words if f"\noption-{word} =" not in text] == []


@pytest.mark.parametrize(
    ("said", "message"),
    [(r't\.tell\(\s*"(\w+)"', "fact"), (r'Reason\("([\w-]+)"', "why-not"), (r'ask\([^()]*, "(\w+)"', "ask")],
)
def test_whatever_the_rules_say_has_words(said: str, message: str) -> None:
    """Facts, reasons, questions, as they are written in the sources."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((WORDS.parent / "rules").rglob("*.py"))]
    words = {word.replace("_", "-") for source in sources for word in re.findall(said, source)}
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    assert len(words) > 10
    assert [word for word in sorted(words) if f"\n{message}-{word} =" not in text] == []
