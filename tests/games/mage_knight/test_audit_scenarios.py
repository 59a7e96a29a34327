"""Checked from outside: last turns, what scenarios take out of the game, assaults together."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import TacticId
from heraut.games.mage_knight.rules.ch1_reminders.judged_effects import has_least_fame
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from tests.games.mage_knight import turning
from tests.games.mage_knight.turning import A, B, C, Play, table

# ── the end of a round ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-TAC-12", "MK-PRE-19", "MK-PRE-14")
def test_a_long_night_helps_whoever_begins_his_turn_without_hand_and_deck() -> None:
    """Else he must announce the end of the round, or pass.  With a deck again he takes his turn."""
    state = turning.land(hex="A.E", night=True)
    hero = state.heroes[A]
    hero.tactic, hero.discard = TacticId("long_night"), ["march", "rage", "stamina", "promise"]
    play = Play(state, Turn(A))
    play.asks(A, "long_night", "done", "use_tactic")
    play.say(A, "use_tactic", "march", "rage", "promise")
    assert play.state.round_end is None
    assert sorted(play.hero.deck.bag) == ["march", "promise", "rage"]
    play.asks(A, "move")


@pytest.mark.rule("MK-TAC-12", "MK-PRE-10")
def test_whoever_wants_no_long_night_announces_the_end() -> None:
    state = turning.land(hex="A.E", night=True)
    state.heroes[A].tactic, state.heroes[A].discard = TacticId("long_night"), ["march"]
    play = Play(state, Turn(A)).say(A, "done")
    assert play.over
    assert play.state.round_end == (A, (B,))


# ── out of the game ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-30")
def test_whoever_is_out_of_the_game_has_no_least_fame() -> None:
    state = turning.land(3, scenario="one_to_return", order=(A, C))
    state.heroes[A].fame, state.heroes[B].fame, state.heroes[C].fame = 3, 0, 5
    assert has_least_fame(table(state), A)
    state.order = (A, B, C)
    assert not has_least_fame(table(state), A)
