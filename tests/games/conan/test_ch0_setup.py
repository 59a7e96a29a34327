"""Setting up, the rounds and the end."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import ALLIES, FOUND, HEROES, NOBODY, OVERLORD, UNITS, AreaId, FigureId
from heraut.games.conan.numbers.figures import life_of, size_of
from heraut.games.conan.rules.ch0_setup import Adventure, Round
from heraut.games.conan.rules.ch6_end import judge
from tests.games.conan.playing import GAME, A, B, Play, hero, table, whole, world, zones


@pytest.mark.rule("CN-SET-1")
def test_each_hero_begins_with_some_gems_tired() -> None:
    """Salt Cages: 6 in fatigue.  Conan 11 - 6 = 5, Shevatas 10 - 6 = 4."""
    state = whole("salt_cages_2").state
    assert [zones(hero) for hero in state.heroes] == [(5, 6, 0, 0), (4, 6, 0, 0)]
    assert [hero.area for hero in state.heroes] == ["B4", "B4"]


@pytest.mark.rule("CN-SET-2")
def test_the_scenario_sets_the_overlord_and_the_river() -> None:
    state = whole("salt_cages_3").state
    assert state.overlord == (7, 4, 5)
    assert state.river == ("pirates:green", "captain", "hyenas", "pirates:blue", "bossonian_archers", "event")


@pytest.mark.rule("CN-OVL-25", "CN-RIV-10")
def test_minions_have_one_life_and_leaders_what_the_scenario_says() -> None:
    t = whole("salt_cages_4")
    lives = {unit.group: unit.life for unit in t.state.units.values()}
    assert (lives["captain"], lives["pirates:green"], lives["hyenas"]) == (6, 1, 1)
    assert (life_of(t, t.state.units[FigureId(UNITS)].group), size_of(t, t.state.units[FigureId(UNITS)].group)) == (
        1,
        7,
    )


def test_units_and_allies_never_share_a_number() -> None:
    state = whole("gate_of_thornford_4").state
    allies = [figure for figure, unit in state.units.items() if unit.group == "belits_guards"]
    assert len(allies) == 5
    assert all((figure >= ALLIES) == (figure in allies) for figure in state.units)


def test_gear_may_lie_aside() -> None:
    state = whole("drowned_stair_2").state
    assert [hero.items for hero in state.heroes] == [(), ()]
    assert state.objects[AreaId("G1")] == ("kris", "leather_armor", "sword", "throwing_knives")
    assert [hero.area for hero in state.heroes] == ["D1", "D2"]


def test_nobody_knows_where_the_captive_is() -> None:
    """It is drawn when somebody looks: one place of three."""
    assert sorted(whole("salt_cages_1").state.secret.bag) == ["empty", "empty", FOUND]


def test_a_late_figure_is_not_there_yet() -> None:
    assert "thak" not in {unit.group for unit in whole("drowned_stair_4").state.units.values()}


@pytest.mark.rule("CN-SPL-13", "CN-SPL-15")
def test_a_spell_may_last_from_the_start() -> None:
    """Mitra's Halo, until Hadrathus is active after a turn of recovery: not in the heroes' first turn."""
    state = GAME.setup("clutches_of_the_picts_3", {"rest_walk": "no"})[0]
    assert state.modifiers[2][0][:3] == ("armour", "stance:2", 2)
    assert 2 in whole("clutches_of_the_picts_3").state.modifiers


# ── seats and scores ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-1")
def test_the_overlord_sits_last_unless_nobody_plays_him() -> None:
    assert GAME.scenarios()[0] == "salt_cages_2"
    assert GAME.seats("salt_cages_3") == ("first", "second", "third", "overlord")
    assert GAME.seats("salt_cages_3_automaton") == ("first", "second", "third")


@pytest.mark.rule("CN-END-3")
def test_all_heroes_share_one_score() -> None:
    t = whole("salt_cages_3")
    assert GAME.scores(t) == (0, 0, 0, 0)
    for held in t.state.heroes:
        held.available, held.fatigue, held.wounds = 0, 0, held.available + held.fatigue
    judge(t)
    assert (t.state.winner, GAME.scores(t)) == (OVERLORD, (-1, -1, -1, 1))


# ── rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-1", "CN-OVL-1", "CN-OVL-9", "CN-OVL-27")
def test_the_overlord_recovers_and_moves_the_marker() -> None:
    """7 / 4, index 5: min(5, 4) = 4: 11 / 0, marker 1."""
    state = world(hero("conan", "B4", resting=True), overlord=(7, 4, 5))
    play = Play(state, Round()).say(A, "recover").say(B, "end")
    assert play.over
    assert (play.state.overlord, play.state.round) == ((11, 0, 5), 1)


@pytest.mark.rule("CN-END-1", "CN-END-2")
def test_after_the_last_round_the_overlord_has_won() -> None:
    state = world(hero("conan", "B4"))
    play = Play(state, Adventure())
    for _ in range(8):
        assert play.state.winner == NOBODY
        play.say(A, "recover").say(B, "end")
    assert (play.over, play.state.winner, play.state.round) == (True, OVERLORD, 8)


@pytest.mark.rule("CN-END-1", "CN-END-2")
def test_what_is_counted_at_the_end_is_counted_after_both_sides_have_played() -> None:
    """Three Flames: the overlord begins; with enough flames left after nine rounds the hero has won."""
    play = Play(world(hero("conan", "T5"), scenario="three_flames"), Adventure())
    for number in range(9):
        assert (play.state.round, play.state.winner) == (number + 1, NOBODY)
        play.say(B, "end").say(A, "recover")
    assert play.state.winner == HEROES


@pytest.mark.rule("CN-END-4")
def test_if_both_sides_win_at_once_whoever_has_the_turn_wins() -> None:
    state = world(hero("conan", "O1", (0, 0, 11, 0)), scenario="thing_in_the_well")
    state.marks["dead:swamp_demon"] = 1
    for side in (HEROES, OVERLORD):
        state.side, state.winner = side, NOBODY
        judge(table(state))
        assert state.winner == side


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_scenario_is_laid_and_asks(scenario: str) -> None:
    t = whole(scenario)
    assert len(t.state.heroes) == GAME.plans[scenario][1]
    assert t.decision is not None
    assert GAME.records.digest(GAME.records.load(GAME.records.dump(t.state))) == GAME.records.digest(t.state)
