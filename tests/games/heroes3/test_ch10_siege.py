"""10. Walls, gate and tower on the combat board."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import AI, BESIDE, TOWER, Battle, Realm, main_hero
from heraut.games.heroes3.numbers.combat_values import dice_kept
from heraut.games.heroes3.rules.ch09_units import hurt, wiped_out
from heraut.games.heroes3.rules.ch10_combat.attacks import Attack
from heraut.games.heroes3.rules.ch10_combat.combat import Combat
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.games.heroes3.rules.ch10_combat.siege_walls import break_wall, gate_of_ai, has_walls
from tests.games.heroes3.playing import A, B, Force, Play, fight, realm, table

TOWN_B = "S1.C"
WALLS = ("wall", "gate", "wall", "wall")
TROLLS = ("trolls_neutral", "neutral")
TOWER_CARD: Force = ("arrow_tower", TOWER, BESIDE)


def siege(own: list[Force], foes: list[Force], walls: tuple[str, ...] = WALLS) -> Realm:
    return fight(own, [*foes, TOWER_CARD], walls=walls, home=True, field=TOWN_B)


def board(state: Realm) -> Battle:
    assert state.battle is not None
    return state.battle


@pytest.mark.rule("H3-SIE-11", "H3-BLD-6")
def test_walls_only_for_ones_own_faction_town_with_a_citadel() -> None:
    state = realm(buildings=(["citadel"], ["citadel"]))
    assert has_walls(table(state), TOWN_B, B)
    assert not has_walls(table(realm()), TOWN_B, B), "no Citadel"
    assert not has_walls(table(state), TOWN_B, A), "not his faction"
    state.sites["F3.W"].flags = (B,)
    assert not has_walls(table(state), "F3.W", B), "a settlement"
    state.sites[TOWN_B].flags = (A,)
    assert not has_walls(table(state), TOWN_B, A), "captured"
    assert not has_walls(table(state), TOWN_B, B)


@pytest.mark.rule("H3-SIE-11")
def test_a_town_that_the_mission_gives_as_ones_own_has_walls() -> None:
    """The Queen's Gambit 3: the Castle settles in the town of the dead."""
    state = realm(1, scenario="fan_queens_gambit_3", buildings=(["citadel"],))
    assert has_walls(table(state), "S1.C", A)


@pytest.mark.rule("H3-SIE-11", "H3-AI-37")
def test_an_ai_has_walls_if_the_scenario_says_so() -> None:
    walled = realm(1, scenario="fan_queens_gambit_2")
    assert has_walls(table(walled), "", AI)
    assert not has_walls(table(realm(1, scenario="fan_queens_gambit_1")), "", AI)
    state = fight([], [("skeletons", "few", 15), ("zombies", "few", 12), ("wraiths", "few", 13)])
    assert gate_of_ai(table(state)) == 3, "skeletons are the fastest on foot"


@pytest.mark.rule("H3-SIE-12", "H3-SIE-13")
def test_the_defender_places_the_gate_after_the_units() -> None:
    state = realm(armies=({"halberdiers": "pack"}, {"skeletons": "pack"}), buildings=([], ["citadel"]))
    play = Play(state, Combat(0, TOWN_B, B, main_hero(B)))
    play.say(A, "place halberdiers 5").say(B, "place skeletons 13")
    play.asks(B, "place_gate", "gate 0", "gate 1", "gate 2", "gate 3")
    play.say(B, "gate 2")
    assert board(state).walls == ("wall", "wall", "gate", "wall")
    tower = board(state).fighters[2]
    assert (tower.card, tower.side, tower.form, tower.space) == ("arrow_tower", 1, TOWER, BESIDE)


@pytest.mark.rule("H3-SIE-13", "H3-SIE-14")
def test_the_tower_shoots_and_only_shots_hit_it() -> None:
    state = siege([("crusaders", "few", 5), ("marksmen", "few", 1)], [("zombies", "few", 13)])
    play = Play(state, Activation(3))
    play.asks(B, "activation", "strike -1 0", "strike -1 1", "pass", "defend")
    play.say(B, "strike -1 0", 0)
    assert play.over, "it has nowhere to go"
    assert play.fighter(0).damage == 2, "4 - 2, no retaliation"
    assert not Play(state, Activation(0)).offers("strike 5 3"), "not for crusaders"
    play = Play(state, Activation(1))
    assert play.offers("strike 1 3")
    play.say(A, "strike 1 3", 1).say(A, "pass")
    assert play.fighter(3).damage == 1
    assert dice_kept(play.t, 3, 1, "attack") == "one", "no penalty for or against it"
    assert dice_kept(play.t, 1, 3, "attack") == "one"


@pytest.mark.rule("H3-SIE-15")
def test_the_tower_goes_with_the_last_piece_and_need_not_be_beaten() -> None:
    state = siege([("crusaders", "few", 5)], [("skeletons", "few", 13)], ("", "gate", "", ""))
    t = table(state)
    hurt(t, 1, 2)
    assert wiped_out(board(state), 1), "the tower does not count"
    assert 2 in board(state).fighters
    break_wall(t, 0, 1)
    assert 2 not in board(state).fighters


@pytest.mark.rule("H3-SIE-16", "H3-CMB-30", "H3-CMB-31")
def test_one_attack_destroys_a_piece_without_dice_or_cards() -> None:
    state = siege([("crusaders", "few", 1)], [("zombies", "few", 17)])
    state.players[A].hand = ["attack"]
    play = Play(state, Activation(0))
    assert play.offers("break 5 1", "break 4 0", "break 6 2", "break 7 3")
    assert not play.offers("go 9")
    play.say(A, "break 5 1")
    assert play.over
    assert board(state).walls == ("wall", "", "wall", "wall")
    assert board(state).fighters[0].space == 5
    assert Play(state, Activation(0)).offers("go 9")


@pytest.mark.rule("H3-SIE-16")
def test_either_side_may_destroy_a_piece_but_shooters_cannot() -> None:
    state = siege([("marksmen", "few", 5)], [("zombies", "few", 13)])
    assert not any(option.startswith("break") for option in Play(state, Activation(0)).options)
    assert Play(state, Activation(1)).offers("break 13 1")


@pytest.mark.rule("H3-SIE-17", "H3-CMB-32", "H3-SIE-20")
def test_a_defender_on_the_gate_is_attacked_from_any_side() -> None:
    state = siege(
        [("crusaders", "few", 5), ("griffins", "few", 10)], [("zombies", "few", 13)], ("wall", "gate", "", "")
    )
    play = Play(state, Activation(2)).say(B, "go 9").say(B, "pass")
    assert play.fighter(2).space == 9
    assert Play(state, Activation(0)).offers("strike 5 2")
    assert Play(state, Activation(1)).offers("strike 10 2"), "sideways"
    play = Play(state, Attack(1, 2), -1, 0)
    assert play.over


@pytest.mark.rule("H3-SIE-18", "H3-UNI-13")
def test_only_the_column_of_a_standing_piece_protects() -> None:
    state = siege([("marksmen", "few", 5)], [(*TROLLS, 14), (*TROLLS, 12)], ("", "gate", "wall", "wall"))
    assert Play(state, Attack(0, 1), 0).fighter(1).damage == 1
    assert Play(state, Attack(0, 2), 0).fighter(2).damage == 2, "no wall left in that column"
