"""Facts, questions, options and refusals, said in two languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heraut.kernel import CHANCE, PASS, Refusal
from heraut.kernel.content import Text
from heraut.table.past import Mark
from heraut.table.session import Session
from heraut.table.speech import BothLanguages, Line, OneLanguage, Speech
from heraut.table.words import NO_GAME
from heraut.tabletop.scene import Label, named

from .toy import TOY, Pick, Strike

NBSP, NARROW = "\u00a0", "\u202f"
ENGLISH = OneLanguage(TOY, "en")
FRENCH = OneLanguage(TOY, "fr")
BOTH = BothLanguages(TOY)


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
    assert ENGLISH.refusal(caught.value).startswith("That is sealed: chance has answered since.")
    assert FRENCH.refusal(caught.value).startswith(f"C’est scellé{NBSP}: le hasard a répondu depuis.")
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


def sayings(session: Session) -> list[Callable[[Speech[Any]], Any]]:
    """Everything that a speech says."""
    state, decision = session.table.state, session.decision
    assert decision is not None
    return [
        lambda speech: speech("chance"),
        lambda speech: speech("nobody-wrote-this", "as it is"),
        lambda speech: speech.label(Label("seat-number", {"seat": Label("chance")})),
        lambda speech: speech.label(named(Text(en="the Sun", fr="le Soleil"))),
        lambda speech: speech.reason("sun"),
        lambda speech: speech.fact(state, session.tale[0].fact),
        lambda speech: speech.prompt(state, decision),
        lambda speech: speech.option(state, Strike(2)),
        lambda speech: speech.option(state, "moon"),
        lambda speech: speech.seat(state, 1, "nobody"),
        lambda speech: speech.seat(state, CHANCE, "nobody"),
        lambda speech: speech.mark(Mark("crossed", 12, 1)),
        lambda speech: speech.refusal(Refusal("no-game", "There is no game '{given}'.", given="go", known="chess")),
    ]


def test_both_languages_say_what_each_says() -> None:
    for say in sayings(evening()) * 2:  # the second time it is remembered
        assert say(BOTH) == Text(en=say(ENGLISH), fr=say(FRENCH))


def test_what_counts_and_what_says_yes_are_not_mixed_up() -> None:
    yes, one = (ENGLISH("seat-number", seat=seat) for seat in (True, 1))
    assert (yes, one) == ("seat yes", "seat 1")


def test_a_seat_that_the_game_has_no_word_for() -> None:
    state = evening().table.state
    assert BOTH.seat(state, CHANCE, "north") == Text(en="north", fr="north")
    assert BOTH.seat(state, 0, "north") == Text(en="the red knight", fr="le chevalier rouge")


def test_a_refusal_that_quotes_half_a_sign() -> None:
    assert ENGLISH.refusal(Refusal("odd", "Odd: {given}.", given="\ud83d")) == "Odd: ?."
