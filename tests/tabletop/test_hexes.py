"""Hexes, and ways over places that lie beside one another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from heraut.tabletop.hexes import AROUND, SIXTHS, Hex, distance, flower, ring, turned
from heraut.tabletop.ways import distances, reach, route

SPAN = range(-19, 20)
GROUND = {(q, r): [hex for hex in ring((q, r), 1) if hex[0] in SPAN and hex[1] in SPAN] for q in SPAN for r in SPAN}
hexes = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(hexes, hexes, st.integers(0, 12))
def test_a_turn_keeps_distances_and_six_of_them_everything(one: Hex, other: Hex, turn: int) -> None:
    assert distance(turned(one, turn), turned(other, turn)) == distance(one, other)
    assert turned(one, turn + SIXTHS) == turned(one, turn)


def test_a_sixth_of_a_turn_leads_clockwise_to_the_next_step() -> None:
    assert [turned(step, 1) for step in AROUND] == [*AROUND[1:], AROUND[0]]


@given(hexes, st.integers(0, 5))
def test_a_ring_lies_at_its_distance(centre: Hex, away: int) -> None:
    around = ring(centre, away)
    assert len(set(around)) == max(1, SIXTHS * away)
    assert {distance(centre, hex) for hex in around} == {away}


def test_a_flower_is_a_hex_and_the_ring_around_it() -> None:
    assert sorted(flower((2, -1))) == sorted([(2, -1), *ring((2, -1), 1)])


@given(hexes, hexes)
def test_steps_walked_are_the_distance(one: Hex, other: Hex) -> None:
    assert distances(GROUND, one)[other] == distance(one, other)


# a ─ b ─ c ─ d, and a long way round by x, y, z
NEAR = {"a": "bx", "b": "ac", "c": "bd", "d": "cz", "x": "ay", "y": "xz", "z": "yd"}


def test_the_shortest_way_goes_round_what_bars_it() -> None:
    assert route(NEAR, "a", "d", lambda place: True) == ("b", "c", "d")
    assert route(NEAR, "a", "d", lambda place: place != "b") == ("x", "y", "z", "d")
    assert route(NEAR, "a", "d", lambda place: place not in "bx") == ()


def test_the_nearest_of_several_places_counts() -> None:
    assert distances(NEAR, "a", "d") == {"a": 0, "d": 0, "b": 1, "x": 1, "c": 1, "z": 1, "y": 2}


def test_points_reach_as_far_as_the_cheapest_way() -> None:
    def cost(here: str, there: str) -> int | None:
        return None if there == "c" else 3 if there == "b" else 1

    assert reach(NEAR, "a", 3, cost) == {"a": 0, "b": 3, "x": 1, "y": 2, "z": 3}
