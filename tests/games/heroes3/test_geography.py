"""The map: neighbours, closed edges, turned tiles, tiles that touch."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import AI, NOBODY, LaidTile, Realm
from heraut.games.heroes3.numbers import geography
from tests.games.heroes3.playing import CONTENT, realm, table


def laid(*tiles: LaidTile) -> Realm:
    """The first steps with other tiles on the map."""
    state = realm()
    state.tiles = dict(enumerate(tiles))
    return state


def near(state: Realm, field: str) -> set[str]:
    return set(geography.neighbours(table(state), field))


@pytest.mark.rule("H3-MOV-13")
@pytest.mark.rule("H3-TIL-6")
def test_a_field_has_the_neighbours_of_its_own_tile_and_of_touching_tiles() -> None:
    """N6 lies in the middle, F1 at (3, -2): its SW field (2, -1) is next to the NE field (1, -1) of N6."""
    state = realm()
    assert near(state, "N6.C") == {"N6.NW", "N6.NE", "N6.W", "N6.E", "N6.SW"}  # its SE field is blocked
    assert "F1.SW" in near(state, "N6.NE")
    assert "N6.NE" in near(state, "F1.SW")
    assert len(geography.chart(table(state)).around["N6.NE"]) == 6


@pytest.mark.rule("H3-TIL-2")
@pytest.mark.rule("H3-TIL-16")
def test_a_blocked_field_is_never_entered_but_may_be_left() -> None:
    state = realm()
    assert not any("N6.SE" in near(state, field) for field in geography.chart(table(state)).near)
    assert {"N6.C", "N6.E", "N6.SW"} <= near(state, "N6.SE")


@pytest.mark.rule("H3-TIL-15")
def test_a_closed_edge_bars_the_way_in_both_directions() -> None:
    """S3 closes the NE, E and SE edges of its E field: F1 beyond lies at (3, 0), its W field at (2, 0)."""
    state = laid(LaidTile("starting", 0, 0, "S3", True), LaidTile("far", 3, 0, "F9", True, turn=2))
    assert geography.place_of(table(state), "S3.E") == (1, 0)
    beyond = geography.chart(table(state)).at[(2, 0)]
    assert beyond in geography.chart(table(state)).around["S3.E"]
    assert beyond not in near(state, "S3.E")
    assert "S3.E" not in near(state, beyond)


@pytest.mark.rule("H3-TIL-13")
@pytest.mark.rule("H3-TIL-15")
def test_closed_edges_turn_with_their_tile() -> None:
    """Half a turn brings the E field to the west: now the east is open, and the west closed."""
    state = laid(
        LaidTile("starting", 0, 0, "S3", True, turn=3),
        LaidTile("far", 3, 0, "F7", True),
        LaidTile("far", -3, 0, "F2", True),
    )
    t = table(state)
    assert geography.place_of(t, "S3.E") == (-1, 0)
    assert geography.place_of(t, "S3.W") == (1, 0)
    assert geography.chart(t).at[(2, 0)] == "F7.W"
    assert "F7.W" in near(state, "S3.W")
    assert geography.chart(t).at[(-2, 0)] == "F2.E"
    assert "F2.E" not in near(state, "S3.E")


@pytest.mark.rule("H3-TIL-13")
def test_turning_is_clockwise() -> None:
    """One sixth: what was printed in the east lies in the south-east."""
    assert geography.turned((1, 0), 1) == (0, 1)
    assert geography.turned((0, -1), 1) == (1, -1)
    assert [geography.turned((1, 0), turn) for turn in range(6)] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@pytest.mark.rule("H3-TIL-18")
@pytest.mark.parametrize(("centre", "touching"), [((2, 1), True), ((3, -1), True), ((3, 0), True), ((4, 0), False)])
def test_tiles_touch_when_their_centres_are_three_hexes_apart(centre: tuple[int, int], touching: bool) -> None:
    t = table(laid(LaidTile("near", 0, 0, "N6", True)))
    assert (geography.tiles_touching(t, centre) == [0]) is touching
    assert geography.is_free(t, centre)


@pytest.mark.rule("H3-TIL-18")
def test_tiles_never_overlap() -> None:
    t = table(laid(LaidTile("near", 0, 0, "N6", True)))
    assert not geography.is_free(t, (2, 0))
    assert geography.tiles_touching(t, (2, 0)) == []
    assert not geography.is_free(t, (1, 1))


@pytest.mark.rule("H3-TIL-9")
def test_a_face_down_tile_has_no_fields_but_its_neighbours_know_it() -> None:
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0))
    chart = geography.chart(table(state))
    assert all(field.startswith("N6.") for field in chart.where)
    assert chart.hidden["N6.E"] == (1,)
    assert chart.hidden["N6.W"] == ()


def test_a_tile_named_by_the_plan_stays_unknown_until_it_is_shown() -> None:
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"))
    assert "F7.W" not in geography.chart(table(state)).where
    geography.show(table(state), 1)
    assert "F7.W" in near(state, "N6.E")
    assert "F7.W" in state.sites
    assert "F7.E" not in state.sites  # an empty field: nothing can happen there


def test_scenario_may_open_the_edges_between_two_starting_tiles() -> None:
    """Emerald Island. S3 and S1 side by side: the edges between their E and W fields; S3 closes its E field."""
    state = realm(scenario="fan_emerald_island", factions=("castle", "necropolis"))
    state.tiles = {0: LaidTile("starting", 0, 0, "S3", True), 1: LaidTile("starting", 3, 0, "S1", True)}
    assert "S1.W" in near(state, "S3.E")
    state.scenario = "house_first_steps"
    assert "S1.W" not in near(state, "S3.E")
    state.scenario, state.tiles[1] = "fan_emerald_island", LaidTile("far", 3, 0, "F7", True)
    assert "F7.W" not in near(state, "S3.E")  # the edge towards another tile still counts


def test_a_route_goes_round_what_cannot_be_passed() -> None:
    t = table(laid(LaidTile("near", 0, 0, "N6", True)))
    assert geography.route(t, "N6.W", ["N6.E"], lambda field: True) == ("N6.C", "N6.E")
    assert geography.route(t, "N6.W", ["N6.E"], lambda field: field != "N6.C") == ("N6.NW", "N6.NE", "N6.E")
    assert geography.route(t, "N6.W", ["N6.E"], lambda field: False) == ()
    assert geography.route(t, "N6.W", ["N6.E", "N6.NW"], lambda field: True) == ("N6.NW",)


@pytest.mark.rule("H3-SIE-21")
@pytest.mark.rule("H3-ENC-6")
def test_homes_are_the_towns_and_settlements_one_controls() -> None:
    state = realm()
    state.sites["F3.W"].flags = (0,)
    state.sites["N6.NE"].flags = (0,)  # a mine is no home
    assert set(geography.homes(table(state), 0)) == {"S3.C", "F3.W"}
    state.sites["S3.C"].flags = (1,)
    assert geography.homes(table(state), 0) == ("F3.W",)
    assert set(geography.homes(table(state), 1)) == {"S1.C", "S3.C"}


def test_a_town_was_founded_by_whoever_starts_there() -> None:
    t = table(realm())
    assert geography.founder(t, "S3.C") == 0
    assert geography.founder(t, "S1.C") == 1
    assert geography.founder(t, "N6.C") == NOBODY
    mission = table(realm(1, scenario="house_greywater_bell"))
    assert geography.founder(mission, "S1.C") == AI


def test_maps_worked_out_are_kept_and_never_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(geography, "CHARTS_KEPT", 3)
    CONTENT.charts.clear()
    state = laid(LaidTile("near", 0, 0, "N6", True))
    first = geography.chart(table(state))
    assert geography.chart(table(state)) is first
    for turn in range(6):
        state.tiles[0].turn = turn
        geography.chart(table(state))
        assert len(CONTENT.charts) <= 3
