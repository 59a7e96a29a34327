"""The words of the game, in both languages."""

from __future__ import annotations

from heraut.games.wow_adventure.answers import OPTIONS
from heraut.table.words import COMMON, HERAUT, lint

WORDS = HERAUT / "games" / "wow_adventure" / "words"


def test_words_have_no_mistakes() -> None:
    assert lint([COMMON, WORDS]) == []


def test_every_answer_is_said() -> None:
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    words = [option._field_defaults["word"].replace("_", "-") for option in OPTIONS]
    assert [word for word in words if f"\noption-{word} =" not in text] == []
