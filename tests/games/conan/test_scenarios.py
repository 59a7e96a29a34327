"""Chapters together: each scenario is won as its text says; random games keep to the board and to the clock."""

from __future__ import annotations

import random

import pytest

from heraut.games.conan.model import FOUND, HEROES, NOBODY, OVERLORD, AreaId, Game, scenario_of
from heraut.games.conan.numbers.crowds import room_in
from heraut.games.conan.numbers.figures import figures
from heraut.games.conan.rules.ch0_setup import EMPTY
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from tests.games.conan.playing import A, B, Play, figure, hero, whole, world

# ── the heroes win ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-2", "CN-MAN-2")
def test_the_captive_is_found_lifted_and_carried_to_the_boat() -> None:
    """The first cage is empty, the captive lies in the second."""
    state = world(hero("conan", "P3"), opened=["cage_crow", "cage_crab"])
    play = Play(state, HeroesPhase()).say(A, "go 0 K1", EMPTY).say(A, "go 0 P3").say(A, "go 0 K2", FOUND)
    play.say(A, "take 0 captive")
    assert state.heroes[A].items == ("captive",)
    state.heroes[A].area = AreaId("B4")
    play = Play(state, HeroesPhase()).say(A, "depart 0")
    assert (play.over, state.winner) == (True, HEROES)


@pytest.mark.rule("CN-END-2", "CN-MAN-12")
def test_the_portcullis_is_raised_and_the_hero_escapes() -> None:
    """Winch, difficulty 3: O 1, O 2 = 3."""
    state = world(hero("conan", "U4"), scenario="drowned_stair")
    play = Play(state, HeroesPhase()).say(A, "handle 0 winch").say(A, "gems 2", 1, 2).say(A, "enough")
    assert state.opened == ("portcullis",)
    state.heroes[A].area = AreaId("U5")
    play = Play(state, HeroesPhase()).say(A, "depart 0")
    assert (play.over, state.winner) == (True, HEROES)


@pytest.mark.rule("CN-END-2", "CN-OVL-25")
def test_the_thing_dies_and_the_heroes_have_won() -> None:
    """Battle axe, all seals broken: armour 2, 1 life left; 3 against 2 is enough."""
    heroes = hero("conan", "P1", items=["battle_axe"])
    state = world(heroes, scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    state.marks.update({"mark:C1": 0, "mark:C2": 0, "mark:C3": 0})
    state.units[figure(100)] = state.units[figure(100)]._replace(life=1)
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 battle_axe").say(A, "gems 1", 3, 0)
    assert (play.over, state.winner) == (True, HEROES)


@pytest.mark.rule("CN-END-2")
def test_two_of_three_heads_are_enough() -> None:
    state = world(hero("conan", "Q2", items=["sword"]), scenario="three_heads", units=[("skuthus", "Q2")])
    state.marks["dead:captain"] = 1
    state.units[figure(100)] = state.units[figure(100)]._replace(life=1)
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 sword").say(A, "gems 1", 2, 3).say(A, "enough")
    assert (play.over, state.winner) == (True, HEROES)


# ── the overlord wins ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-3", "CN-ZON-7")
def test_the_last_hero_dies_and_the_turn_is_over() -> None:
    state = world(hero("conan", "P3", (0, 1, 10, 0)), units=[("captain", "P3"), ("hyenas", "P3")], overlord=(9, 0, 0))
    play = Play(state, OverlordTurn()).say(B, "activate captain").say(B, "figure 100").say(B, "strike 100 0", 2, 3)
    play.say(B, "enough")
    assert (play.over, state.winner) == (True, OVERLORD)


@pytest.mark.rule("CN-END-2")
def test_the_second_traitor_sails() -> None:
    state = world(hero("conan", "T1"), scenario="three_heads", units=[("skuthus", "Q2")])
    state.round, state.marks["fled"] = 5, 1
    play = Play(state, OverlordTurn()).say(B, "end")
    assert (play.over, state.winner) == (True, OVERLORD)


# ── random games ─────────────────────────────────────────────────────────────────────────────────────────────────────


def in_order(t: Game) -> bool:
    """No area is too full, each tile lies in the river once, the clock has not run out, gems are not below 0."""
    state = t.state
    gems = [number for held in state.heroes for number in (held.available, held.fatigue, held.wounds, held.boxes)]
    return (
        all(room_in(t, area) >= 0 for area in {area for _, area in figures(t)})
        and len(set(state.river)) == len(state.river) <= 8
        and state.round <= scenario_of(t).rounds
        and min(*gems, *state.overlord) >= 0
        and all(unit.life > 0 for unit in state.units.values() if t.decision is None)
    )


@pytest.mark.parametrize(
    "scenario",
    [
        "salt_cages_4", "clutches_of_the_picts_4", "drowned_stair_2", "gate_of_thornford_3", "thing_in_the_well_3",
        "three_flames_3", "three_heads_2", "drowned_stair_3_automaton", "three_heads_4_automaton",
    ],
)  # fmt: skip
def test_random_games_keep_to_the_board_and_end_in_time(scenario: str) -> None:
    for seed in range(3):
        t, choose = whole(scenario, seed), random.Random(seed)
        while t.decision is not None:
            assert in_order(t)
            t.answer(choose.choice(t.decision.options))
        assert in_order(t)
        assert t.state.winner != NOBODY
