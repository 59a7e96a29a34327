"""The written form of options: `parry 2` is the button, the log, the test and the save."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from heraut.kernel import Decision, IllegalAnswer, write
from heraut.kernel.options import Grammar, choose


class Parry(NamedTuple):
    dice: int
    word: str = "parry"


class Strike(NamedTuple):
    who: int
    how: str = "edge"
    word: str = "strike"


class Share(NamedTuple):
    dice: tuple[int, ...]
    word: str = "share"


class Pass(NamedTuple):
    word: str = "pass"


GRAMMAR = Grammar([Parry, Strike, Share, Pass])


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (Parry(2), "parry 2"),
        (Strike(3), "strike 3"),
        (Strike(3, "flat"), "strike 3 flat"),
        (Share((1, 4, 4)), "share 1 4 4"),
        (Share(()), "share"),
        (Pass(), "pass"),
        (4, "4"),
        (-1, "-1"),
        ("sword", "sword"),
    ],
)
def test_what_is_written_is_read_back(option: object, text: str) -> None:
    assert write(option) == text
    assert GRAMMAR.read(text) == option
    assert type(GRAMMAR.read(text)) is type(option)


def test_two_kinds_of_option_are_never_equal() -> None:
    class Dodge(NamedTuple):
        dice: int
        word: str = "dodge"

    assert Parry(2) != Dodge(2)


def test_an_option_must_have_a_word_and_a_word_of_its_own() -> None:
    class Wordless(NamedTuple):
        dice: int

    class Riposte(NamedTuple):
        word: str = "parry"

    with pytest.raises(TypeError, match="Wordless: the last field of an option is its word"):
        Grammar([Wordless])
    with pytest.raises(TypeError, match="share the word 'parry'"):
        Grammar([Parry, Riposte])


def test_an_answer_may_be_typed_carelessly() -> None:
    decision = Decision(0, "defend", [Parry(1), Parry(2), Pass()])
    assert choose(decision, "  PARRY   2 ") == Parry(2)


def test_a_misspelt_answer_is_refused_with_the_nearest_ones() -> None:
    decision = Decision(0, "defend", [Parry(1), Pass()])
    with pytest.raises(IllegalAnswer) as refused:
        choose(decision, "pary 1")
    assert refused.value.id == "illegal-answer"
    assert refused.value.details["near"] == "parry 1"
    assert str(refused.value) == "'pary 1' is not an answer to 'defend'. You may answer, for example: parry 1."


def test_an_answer_like_no_other_is_refused_with_the_first_options() -> None:
    decision = Decision(0, "defend", [Parry(dice) for dice in range(9)])
    with pytest.raises(IllegalAnswer, match=r"parry 0, parry 1, parry 2, parry 3, parry 4, parry 5\.$"):
        choose(decision, "xyzzy")
