"""Facts, questions, options and refusals, said in two languages."""

from __future__ import annotations

import pytest

from heraut.kernel import CHANCE, PASS, Refusal
from heraut.table.past import Mark
from heraut.table.session import Session
from heraut.table.speech import Line, OneLanguage
from heraut.table.words import NO_GAME

from .toy import TOY, Pick, Strike

NBSP, NARROW = "\u00a0", "\u202f"
ENGLISH = OneLanguage(TOY, "en")
FRENCH = OneLanguage(TOY, "fr")


def evening() -> Session:
    session = Session.start(TOY, "joust", dice="typed")
    for seat, text in ((0, "strike 2"), (CHANCE, "5"), (CHANCE, "2"), (1, "pick"), (CHANCE, "sun"), (0, "rest")):
        session.say(seat, text)
    return session


def test_the_tale_in_two_languages_with_its_rules() -> None:
    assert ENGLISH.lines(evening(), seat=1) == [
        Line("The red knight throws 2, 5: 7 points.", ("TY-B-2", "TY-B-3"), 3),
        Line("The blue knight draws the Sun.", ("TY-B-4",), 5),
        Line("The red knight rests.", ("TY-B-1",), 6),
    ]
    assert [line.text for line in FRENCH.lines(evening(), seat=1)] == [
        f"Le chevalier rouge lance 2, 5{NBSP}: 7 points.",
        "Le chevalier bleu pioche le Soleil.",
        "Le chevalier rouge se repose.",
    ]


@pytest.mark.parametrize("seat", [0, None])
def test_others_are_not_told_secrets(seat: int | None) -> None:
    told = ENGLISH.lines(evening(), seat)
    assert len(told) == 2
    assert not any("Sun" in line.text for line in told)


def test_the_tale_since_an_answer() -> None:
    assert [line.after for line in ENGLISH.lines(evening(), 1, since=5)] == [5, 6]


def test_the_tale_forgets_what_was_undone() -> None:
    session = evening()
    session.undo()
    assert len(ENGLISH.lines(session, 1)) == 2
    session.redo()
    assert len(ENGLISH.lines(session, 1)) == 3


def test_questions_speak_of_the_sections_under_way() -> None:
    session = evening()
    state, decision = session.table.state, session.decision
    assert decision is not None
    # The turn is a field of the joust, who plays it of the turn inside.
    assert ENGLISH.prompt(state, decision) == "Turn 4: what does the blue knight do?"
    assert FRENCH.prompt(state, decision) == f"Tour 4{NBSP}: que fait le chevalier bleu{NARROW}?"


def test_questions_to_chance_have_common_words() -> None:
    session = evening()
    session.say(1, "strike 1")
    assert session.decision is not None
    assert ENGLISH.prompt(session.table.state, session.decision) == "What has fallen, or been drawn?"


def test_options() -> None:
    state = evening().table.state
    assert ENGLISH.option(state, Strike(2)) == "Strike with 2 dice"
    assert FRENCH.option(state, Pick()) == "Piocher une carte"
    assert FRENCH.option(state, PASS) == "Passer"
    assert FRENCH.option(state, 4) == "4"
    assert FRENCH.option(state, "moon") == "la Lune"


def test_refusals() -> None:
    session = evening()
    with pytest.raises(Refusal) as caught:
        session.undo(1)
    assert ENGLISH.refusal(caught.value).startswith("That is sealed: chance has answered “sun” since.")
    assert FRENCH.refusal(caught.value).startswith(f"C’est scellé{NBSP}: depuis, le hasard a répondu")
    with pytest.raises(Refusal) as caught:
        session.say(0, "rest")
    assert FRENCH.refusal(caught.value) == (
        f"La place 0 ne peut pas répondre{NBSP}: la question est posée à la place 1."
    )


def test_refusal_that_nobody_translated() -> None:
    assert FRENCH.refusal(Refusal("odd", "That is odd: {what}.", what="x")) == "That is odd: x."
    assert FRENCH.refusal(Refusal("sealed", "Details are missing.")) == "Details are missing."


@pytest.mark.parametrize("what", ["crossed", "forked", "replayed", "differs"])
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_marks(what: str, lost: int) -> None:
    for speech in (ENGLISH, FRENCH):
        assert "12" in speech.mark(Mark(what, 12, lost))


def test_a_missing_word_stops_nothing_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    session = evening()
    mute = OneLanguage(NO_GAME, "en")
    assert mute.fact(session.table.state, session.tale[0].fact) == "Fact-struck"
    assert "Missing words: words/en.ftl: 'fact-struck' does not exist" in caplog.text
