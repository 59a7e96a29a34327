"""Areas: which touch, who sees whom, what ways cost."""

from __future__ import annotations

from heraut.tabletop.areas import Crossing, cheapest, frontiers, sight, touching

# Three rooms in a row, and a yard below the first two:   A B C
#                                                          Y Y .
ROOMS = {
    "A": ((0, 0), (10, 0), (10, 10), (0, 10)),
    "B": ((10, 0), (20, 0), (20, 10), (10, 10)),
    "C": ((20, 0), (30, 0), (30, 10), (20, 10)),
    "Y": ((0, 10), (20, 10), (20, 20), (0, 20)),
}
DOTS = {"A": (5.0, 5.0), "B": (15.0, 5.0), "C": (25.0, 5.0), "Y": (10.0, 15.0)}
PIECES = frontiers(ROOMS)


def everything(one: str, other: str, crossing: Crossing) -> str | None:
    return "" if crossing.frontier.other else None


def test_areas_touch_where_their_outlines_run_along_one_another() -> None:
    assert touching(PIECES) == {("A", "B"), ("B", "C"), ("A", "Y"), ("B", "Y")}


def test_an_edge_is_cut_where_its_neighbours_change() -> None:
    above_the_yard = {(piece.start, piece.end) for piece in PIECES if {piece.one, piece.other} == {"A", "Y"}}
    assert above_the_yard == {((10.0, 10.0), (0.0, 10.0))}


def test_what_nobody_shares_is_the_edge_of_the_board() -> None:
    alone = [piece for piece in PIECES if not piece.other and piece.one == "C"]
    assert len(alone) == 3


def test_dots_see_one_another_where_everything_lets_through() -> None:
    assert sight(DOTS, PIECES, everything)[("A", "C")] == frozenset()


def test_the_edge_of_the_board_cuts_sight() -> None:
    """From C to the yard the line leaves the board below C."""
    low = {**DOTS, "Y": (15.0, 19.0)}
    assert ("C", "Y") not in sight(low, PIECES, everything)


def test_a_closed_door_is_named() -> None:
    def doors(one: str, other: str, crossing: Crossing) -> str | None:
        ends = {crossing.frontier.one, crossing.frontier.other}
        return "door" if ends == {"A", "B"} else "gate" if ends == {"B", "C"} else everything(one, other, crossing)

    seen = sight(DOTS, PIECES, doors)
    assert (seen["A", "C"], seen["A", "B"], seen["A", "Y"]) == ({"door", "gate"}, {"door"}, frozenset())


def test_a_corner_hides_nobody() -> None:
    """The line runs exactly over the corner where A, B and the yard meet: a hair beside it, it is free."""
    corner = {**DOTS, "A": (5.0, 5.0), "Y": (15.0, 15.0)}

    def not_through_a(one: str, other: str, crossing: Crossing) -> str | None:
        return (
            None if {crossing.frontier.one, crossing.frontier.other} == {"A", "Y"} else everything(one, other, crossing)
        )

    assert ("A", "Y") in sight(corner, PIECES, not_through_a)


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

NEAR = {"A": ("B", "Y"), "B": ("A", "C", "Y"), "C": ("B",), "Y": ("A", "B")}


def test_the_cheapest_way_is_not_the_shortest() -> None:
    prices = {("A", "B"): 5}
    spent = cheapest(NEAR, "A", lambda here, there, so_far: prices.get((here, there), 1))
    assert spent == {"A": 0, "Y": 1, "B": 2, "C": 3}


def test_walls_and_points_end_a_way() -> None:
    def cost(here: str, there: str, so_far: int) -> int | None:
        return None if (there == "B" and here == "A") or so_far >= 2 else 1

    assert cheapest(NEAR, "A", cost) == {"A": 0, "Y": 1, "B": 2}


def test_from_a_stop_one_does_not_go_on() -> None:
    assert cheapest(NEAR, "A", lambda here, there, so_far: 1, stops={"B"}) == {"A": 0, "B": 1, "Y": 1}
