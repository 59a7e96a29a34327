"""5. Fin de partie."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import QuestId, Realm
from heraut.games.wow_adventure.rules import ch5_end
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds
from tests.games.wow_adventure.playing import CONTENT, GAME, A, B, C, Play, realm, table

TWOS = [quest.id for quest in CONTENT.quests.values() if quest.valor == 2]
ONES = [quest.id for quest in CONTENT.quests.values() if quest.valor == 1]


def with_valor(state: Realm, seat: int, twos: int, ones: int = 0) -> None:
    state.heroes[seat].log = tuple([QuestId(quest) for quest in (*TWOS[:twos], *ONES[:ones])])


@pytest.mark.rule("WW-END-1", "WW-END-5")
@pytest.mark.parametrize(("valor", "won"), [("6", True), ("8", False)])
def test_enough_valor(valor: str, won: bool) -> None:
    state = realm("mage", "rogue", valor=valor)
    with_valor(state, B, 3)
    assert ch5_end.is_won(table(state)) == won


@pytest.mark.rule("WW-END-1", "WW-END-3")
@pytest.mark.parametrize(("finish", "goes_on"), [("no", False), ("yes", True)])
def test_the_game_is_won_at_once_unless_the_round_is_finished(finish: str, goes_on: bool) -> None:
    state = realm("mage", "rogue", finish_round=finish)
    with_valor(state, A, 4)
    then = Rounds().start
    assert (ch5_end.go_on(table(state), then) == then) == goes_on


@pytest.mark.rule("WW-END-3", "WW-END-4")
def test_after_a_round_with_enough_valor_it_is_over() -> None:
    state = realm("mage", "rogue", finish_round="yes")
    with_valor(state, B, 4)
    play = Play(state, Rounds())
    assert play.over
    assert play.state.ended == "valor"
    assert GAME.scores(play.t) == (-1, 1)


@pytest.mark.rule("WW-END-4", "WW-END-2")
def test_f41_round_40() -> None:
    """Valor 6, 6, 5, quests 4, 3, 5: the first player."""
    state = realm("mage", "rogue", "hunter")
    state.round = 40
    with_valor(state, A, 2, 2)
    with_valor(state, B, 3, 0)
    with_valor(state, C, 0, 5)
    play = Play(state, Rounds())
    assert play.over
    assert play.state.ended == "rounds"
    assert GAME.scores(play.t) == (1, -1, -1)
    assert play.last("game_over") == {"how": "rounds", "winners": (A,)}


@pytest.mark.rule("WW-END-2")
def test_the_highest_level_breaks_the_last_tie() -> None:
    state = realm("mage", "rogue")
    state.heroes[B].level = 1
    assert ch5_end.winners(table(state)) == [B]


@pytest.mark.rule("WW-END-6")
def test_who_is_equal_in_all_shares_the_victory() -> None:
    state = realm("mage", "rogue", "hunter")
    with_valor(state, A, 1)
    with_valor(state, C, 1)
    state.ended = "rounds"
    assert GAME.scores(table(state)) == (1, -1, 1)


@pytest.mark.rule("WW-END-1")
def test_before_the_end_scores_are_the_lead_in_valor() -> None:
    state = realm("mage", "rogue")
    with_valor(state, A, 2)
    assert GAME.scores(table(state)) == (0.5, -0.5)
