"""3a. Rounds: what comes back, what comes in, who plays when."""

import pytest

from heraut.games.heroes3.model import HeroOnMap, Site
from heraut.games.heroes3.rules.ch03_play.rounds import (
    Rounds,
    clear_cubes,
    gather,
    is_astrologers_round,
    is_resource_round,
    refresh,
)
from tests.games.heroes3.playing import A, B, Play, realm, table


@pytest.mark.rule("H3-RND-1", "H3-RND-6")
def test_resource_and_astrologers_rounds_alternate_after_the_first() -> None:
    assert [is_resource_round(number) for number in range(1, 8)] == [False, False, True, False, True, False, True]
    assert [is_astrologers_round(number) for number in range(1, 8)] == [False, True, False, True, False, True, False]


@pytest.mark.rule("H3-RND-7", "H3-MOV-1", "H3-MOV-7", "H3-MOV-8", "H3-TWN-2", "H3-UNI-18", "H3-CRD-15")
def test_everything_used_comes_back() -> None:
    state = realm(movement=0)
    player = state.players[A]
    player.spent, player.used, player.built, player.experts = ["build", "population"], ["x"], "citadel", 2
    state.heroes[1] = HeroOnMap(A, "S3.NE", "S3.NE", 0, 4)
    refresh(table(state))
    assert (player.spent, player.used, player.built, player.experts) == ([], [], "", 0)
    assert (state.heroes[0].movement, state.heroes[1].movement, state.heroes[1].extra) == (3, 2, 0)


@pytest.mark.rule("H3-MOV-1")
def test_a_proclamation_that_lasts_adds_movement_in_the_next_round_too() -> None:
    state = realm()
    state.proclamation = "swift_weasel"
    refresh(table(state))
    extra = 3 + table(state).content.proclamations["swift_weasel"].every_hero
    assert state.heroes[0].movement == extra


@pytest.mark.rule("H3-RND-2")
def test_income_comes_from_the_three_tracks() -> None:
    state = realm()
    gather(table(state), A)
    assert (state.players[A].gold, state.players[A].materials, state.players[A].valuables) == (10, 2, 1)


@pytest.mark.rule("H3-RND-2", "H3-RND-8")
def test_all_players_gain_income_when_a_resource_round_starts_and_not_otherwise() -> None:
    play = Play(realm(round=2), Rounds())
    assert [fact["round"] for fact in play.told("round_begins")] == [3]
    assert [fact["seat"] for fact in play.told("income")] == [A, B]
    play = Play(realm(round=1), Rounds(), "dead_silence")
    assert play.told("income") == []
    assert play.state.proclamation == "dead_silence"


@pytest.mark.rule("H3-RND-8", "H3-VAR-12")
def test_with_more_proclamations_resource_rounds_have_one_too() -> None:
    play = Play(realm(round=2, variants=["more_proclamations"]), Rounds(), "dead_silence")
    assert play.state.proclamation == "dead_silence"
    assert play.told("income")


@pytest.mark.rule("H3-VAR-13")
def test_with_no_proclamations_nothing_is_drawn() -> None:
    play = Play(realm(round=1, variants=["no_proclamations"]), Rounds())
    assert play.state.proclamation == ""
    assert play.state.round == 2


@pytest.mark.rule("H3-TUR-4", "H3-RND-4")
def test_turns_go_clockwise_from_the_first_player_and_then_the_marker_moves() -> None:
    state = realm(round=2, variants=["no_proclamations"])
    state.first = B
    play = Play(state, Rounds())
    while len(play.told("round_begins")) < 2:
        seat, _ = play.asked or (0, "")
        play.say(seat, next(answer for answer in ("end", "done", "pass", *play.options) if answer in play.options))
    assert play.state.round == 4
    assert [fact["seat"] for fact in play.told("turn_begins")][:2] == [B, A]


@pytest.mark.rule("H3-VAR-14")
@pytest.mark.parametrize(("round", "cleared"), [(3, True), (4, False), (7, True), (11, True)])
def test_fresh_sites_lose_their_cubes_in_rounds_4_8_and_12(round: int, cleared: bool) -> None:
    state = realm(round=round, variants=["fresh_sites", "no_proclamations"])
    state.rounds = 20
    state.sites["S3.E"] = Site(cube=True)
    Play(state, Rounds())
    assert state.sites["S3.E"].cube is not cleared


def test_clearing_cubes_leaves_flags_alone() -> None:
    state = realm()
    state.sites["S3.SW"] = Site(flags=(A,))
    state.sites["S3.E"] = Site(cube=True)
    clear_cubes(table(state))
    assert state.sites["S3.SW"].flags == (A,)
    assert not state.sites["S3.E"].cube
