"""The dummy player."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Ending
from heraut.games.mage_knight.model.names import DUMMY
from heraut.games.mage_knight.rules import ch7_dummy
from heraut.games.mage_knight.rules.ch4_turn.level_ups import DummySkill
from heraut.games.mage_knight.rules.ch7_dummy import DummyTurn
from heraut.kernel.state import Deck
from tests.games.mage_knight.playing import A, Play, land, on, table


@pytest.mark.rule("MK-DUM-1", "MK-DUM-4", "MK-DUM-5")
def test_example_48_dummy_arythea() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    assert state.dummy is not None
    assert state.dummy.crystals == (2, 0, 0, 1)  # red 2, white 1
    assert state.decks["dummy"].size() == 16
    # Three cards, the last is white: one more, deck 16 - 4 = 12; the red one that follows makes no chain.
    play = Play(state, DummyTurn(), "rage", "march", "swiftness", "battle_versatility")
    assert play.state.decks["dummy"].size() == 12
    play = Play(play.state, DummyTurn(), "swiftness", "determination", "march")  # green: three only
    assert play.state.decks["dummy"].size() == 9
    assert len(play.state.discards["dummy"]) == 7


@pytest.mark.rule("MK-DUM-6")
def test_with_too_few_cards_it_turns_what_is_left_and_then_announces_the_end() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    state.order = (DUMMY, A)
    state.decks["dummy"] = Deck(["rage", "swiftness"])
    play = Play(state, DummyTurn(), "swiftness", "rage")
    assert play.state.round_end is None
    Play(state, DummyTurn())
    assert state.round_end == Ending(DUMMY, (A,))


@pytest.mark.rule("MK-PRE-2", "MK-PRE-20", "MK-SIT-5")
def test_alone_a_village_is_plundered_in_the_turn_of_the_dummy() -> None:
    """Once before the next own turn, and not once one's last turn of the round is over."""
    state = land("solo_conquest", 1, dummy="arythea", decks=(["rage"] * 4,))
    state.order = (A, DUMMY)
    state.heroes[A].hex = on("1.E")
    play = Play(state, DummyTurn())
    play.asks(A, "interfere", "pass", "plunder")
    play.say(A, "plunder", "rage", "rage", "swiftness", "determination", "march")
    assert (len(play.hero().hand), play.hero().reputation, state.decks["dummy"].size()) == (2, -1, 13)
    assert Play(state, DummyTurn(), "stamina", "stamina", "march").over
    state.heroes[A].plundered, state.round_end, state.active = False, Ending(A, ()), DUMMY
    assert Play(state, DummyTurn(), "improvisation", "mana_draw", "crystallize").over


@pytest.mark.rule("MK-DUM-7")
def test_at_a_new_round_all_its_cards_are_its_deck() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    Play(state, DummyTurn(), "rage", "march", "march")
    t = table(state)
    ch7_dummy.learn(t, state.decks["advanced"].bag[0])
    ch7_dummy.reshuffle(t)
    assert state.decks["dummy"].size() == 17
    assert state.discards["dummy"] == []


@pytest.mark.rule("MK-DUM-8")
def test_its_crystals_have_no_limit() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    for _ in range(3):
        ch7_dummy.gain_crystal(table(state), "red")
    assert state.dummy is not None
    assert state.dummy.crystals == (5, 0, 0, 1)


@pytest.mark.rule("MK-DUM-9")
def test_alone_its_skills_come_to_the_common_offer() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    skill = state.decks["skills_dummy"].bag[0]
    assert Play(state, DummySkill(), skill).state.common == (skill,)
    together = land("full_cooperation", 2, dummy="arythea")
    assert Play(together, DummySkill()).state.common == ()
