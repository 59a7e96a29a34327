"""3. The event tile and reinforcement."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import ALLIES, BorderId, TileId, World
from heraut.games.conan.rules import clauses
from heraut.games.conan.rules.ch3_overlord.events import EventTile
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch3_overlord.reinforcement import Reinforce
from tests.games.conan.playing import CONTENT, B, C, D, Play, figure, hero, world


def count(state: World, group: str) -> int:
    return sum(unit.group == group for unit in state.units.values())


# ── reinforcement ────────────────────────────────────────────────────────────────────────────────────────────────────


def nights(*units: tuple[str, str]) -> World:
    """Three heroes of the Three Flames: hunters 5 a group (1 point), warriors 3 (2 points), entries F2, F6, F10."""
    return world(*[hero("conan", "T5")] * 3, scenario="three_flames", units=units)


@pytest.mark.rule("CN-RIV-4", "CN-RIV-8", "CN-RIV-9", "CN-RIV-10")
@pytest.mark.parametrize(("hunters", "warriors"), [(4, 1), (2, 2)])
def test_six_points(hunters: int, warriors: int) -> None:
    """4 x 1 + 2 = 6; 2 x 1 + 2 x 2 = 6.  Four hunters and two warriors are missing."""
    groups = ["pict_hunters:green"] * 5 + ["pict_hunters:red"] * 5 + ["hyenas"] * 4
    state = nights(("pict_hunters:blue", "F4"), ("pict_warriors", "F9"), *[(group, "F5") for group in groups])
    play = Play(state, Reinforce(6))
    for _ in range(hunters):
        play.say(D, "bring pict_hunters:blue F2")
    for _ in range(warriors):
        play.say(D, "bring pict_warriors F6")
    assert play.over
    assert (count(state, "pict_hunters:blue"), count(state, "pict_warriors")) == (1 + hunters, 1 + warriors)


@pytest.mark.rule("CN-RIV-10")
def test_a_group_never_has_more_than_it_started_with() -> None:
    state = nights(*[("pict_hunters:blue", "F4")] * 5, *[("pict_warriors", "F9")] * 3)
    assert not [option for option in Play(state, Reinforce(6)).options if "blue" in option or "warriors" in option]


@pytest.mark.rule("CN-RIV-9")
def test_they_come_where_there_is_room() -> None:
    places = CONTENT.boards["torch_hill"].areas["F2"].places

    def entries(taken: int) -> set[str]:
        options = Play(nights(*[("pict_hunters:blue", "F2")] * taken), Reinforce(6)).options
        return {option.split()[-1] for option in options if option != "pass"}

    assert entries(places - 1) == {"F2", "F6", "F10"}
    assert entries(places) == {"F6", "F10"}


@pytest.mark.rule("CN-RIV-2", "CN-RIV-11")
def test_a_dead_tile_lives_again_where_it_lies_and_may_act_this_turn() -> None:
    state = world(hero("conan", "B4"), units=[("captain", "P3")], overlord=(9, 0, 0))
    play = Play(state, OverlordTurn())
    assert "clean hyenas" in play.options
    play.say(B, "activate event").say(B, "happen reinforcement").say(B, "bring hyenas S2").say(B, "pass")
    assert "clean hyenas" not in play.options
    assert play.state.river.index(TileId("hyenas")) == 2
    play.say(B, "activate hyenas")
    play.asks(B, "figure", "figure 101", "pass")


@pytest.mark.rule("CN-RIV-3", "CN-RIV-4")
def test_whose_tile_is_gone_never_comes_back() -> None:
    state = world(hero("conan", "B4"), units=[("captain", "P3")], overlord=(9, 0, 0))
    play = Play(state, OverlordTurn()).say(B, "clean hyenas").say(B, "activate event").say(B, "happen reinforcement")
    assert "bring pirates:green S2" in play.options
    assert not [option for option in play.options if "hyenas" in option]


@pytest.mark.rule("CN-RIV-4")
def test_leaders_do_not_come_back_and_new_figures_have_new_numbers() -> None:
    state = world(hero("conan", "B4"), units=[("hyenas", "J3")])
    play = Play(state, Reinforce(2))
    assert not [option for option in play.options if "captain" in option]
    del state.units[figure(100)]
    play.say(B, "bring hyenas J1").say(B, "bring hyenas J1")
    assert list(state.units) == [101, 102]
    assert max(state.units) < ALLIES


# ── the other events ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OVL-24")
def test_the_bell_comes_once_and_every_pirate_hurries() -> None:
    """Two points each, no gems, no attack."""
    units = [("pirates:green", "P4"), ("pirates:blue", "P3"), ("hyenas", "P4")]
    play = Play(world(hero("conan", "P4"), units=units, overlord=(9, 0, 0)), EventTile())
    play.asks(B, "event", "happen reinforcement", "happen bell")
    play.say(B, "happen bell")
    play.asks(B, "figure", "figure 100", "figure 101", "pass")
    play.say(B, "figure 101").say(B, "go 101 P4")
    assert not [option for option in play.options if option.startswith(("strike", "shoot"))]
    play.say(B, "wait").say(B, "pass")
    assert (play.over, play.state.overlord) == (True, (9, 0, 0))
    again = Play(play.state, EventTile())
    again.asks(B, "event", "happen reinforcement")


@pytest.mark.rule("CN-OVL-24", "CN-DOR-1", "CN-SKL-10")
def test_the_bell_of_the_town_shuts_every_door() -> None:
    door = next(name for name, border in CONTENT.chart("quay_town").named.items() if border.kind == "door")
    shut = world(hero("conan", "T1"), scenario="three_heads")
    assert "happen bell" not in Play(shut, EventTile()).options
    opened = world(hero("conan", "T1"), scenario="three_heads", opened=[door])
    play = Play(opened, EventTile()).say(B, "happen bell")
    assert (play.over, play.state.opened) == (True, ())
    clauses.open_border(play.t, BorderId(door), wrecked=True)
    assert "happen bell" not in Play(opened, EventTile()).options


@pytest.mark.rule("CN-OVL-24", "CN-RIV-12", "CN-OVL-25")
def test_the_ape_comes_from_round_4_on_and_its_tile_joins_at_the_right_end() -> None:
    state = world(hero("conan", "D1"), hero("belit", "D2"), scenario="drowned_stair")
    state.round = 3
    assert "happen ape" not in Play(state, EventTile()).options
    state.round = 4
    play = Play(state, EventTile()).say(C, "happen ape")
    (thak,) = play.state.units.values()
    assert (thak.group, thak.area, thak.life) == ("thak", "G4", 5)
    assert play.state.river[-1] == "thak"
    assert "happen ape" not in Play(play.state, EventTile()).options


@pytest.mark.rule("CN-OVL-24")
def test_oil_is_poured_while_the_gate_is_shut_and_somebody_stands_above() -> None:
    above, below = ("bossonian_archers", "M4"), ("bossonian_archers", "D2")

    def options(unit: tuple[str, str], *opened: str, where: str = "B1") -> list[str]:
        state = world(hero("conan", where), scenario="gate_of_thornford", units=[unit], opened=opened)
        return Play(state, EventTile()).options

    assert "happen_at oil B1" in options(above)
    assert "happen_at oil B1" not in options(below)
    assert "happen_at oil B1" not in options(above, "main_gate")
    assert "happen_at oil B1" not in options(above, where="B6")


@pytest.mark.rule("CN-OVL-24")
def test_the_well_breathes_where_somebody_stands() -> None:
    play = Play(world(hero("conan", "R2"), scenario="thing_in_the_well"), EventTile())
    assert "happen_at breath R2" in play.options
    assert "happen_at breath R1" not in play.options


@pytest.mark.rule("CN-OVL-24")
def test_an_event_of_which_nothing_would_come_is_over() -> None:
    state = world(hero("conan", "B4"), units=[])
    state.river, state.marks["done:bell"] = (), 1
    assert Play(state, EventTile()).over
