"""Round bases: contact, ways barred, and where a move can come into contact."""

import itertools
from fractions import Fraction
from math import cos, hypot, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heraut.tabletop.discs import (
    CONTACT_SLACK,
    OVERLAP_SLACK,
    Disc,
    Landing,
    distance,
    gap,
    landings,
    overlapping,
    sweeps_into,
    touching,
)

discs = st.builds(
    Disc, st.integers(-150, 150), st.integers(-150, 150), st.sampled_from((1, 25, 30, 37, 50)), st.integers(0, 1)
)
crowds = st.lists(discs, min_size=1, max_size=12)
reaches = st.integers(0, 250)


def span(a: Disc, b: Disc) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def radii(a: Disc, b: Disc) -> float:
    return (a.diameter + b.diameter) / 2


def clearance(mover: Disc, x: int, y: int, obstacle: Disc) -> Fraction:
    """The square of the least distance between the centres on the way, exactly."""
    way_x, way_y, to_x, to_y = x - mover.x, y - mover.y, obstacle.x - mover.x, obstacle.y - mover.y
    length = way_x**2 + way_y**2
    part = min(max(Fraction(way_x * to_x + way_y * to_y, length), Fraction(0)), Fraction(1)) if length else Fraction(0)
    return (to_x - part * way_x) ** 2 + (to_y - part * way_y) ** 2


def is_legal(mover: Disc, reach: int, landing: Landing, foes: dict[int, Disc], others: list[Disc], level: int) -> bool:
    """The whole law of a landing again, in floats, walking the way in 200 paces."""
    end = Disc(landing.x, landing.y, mover.diameter, level)
    if span(mover, end) > reach + 1e-9 or not landing.touches:
        return False
    for foe, disc in foes.items():
        in_contact = disc.level == level and span(end, disc) - radii(end, disc) <= CONTACT_SLACK + 1e-9
        if in_contact != (foe in landing.touches):
            return False
    for disc in [*foes.values(), *others]:
        if disc.level != level:
            continue
        keep = radii(mover, disc) - OVERLAP_SLACK - 1e-9
        if span(end, disc) < keep:
            return False
        paces = [
            hypot(mover.x + (end.x - mover.x) * k / 200 - disc.x, mover.y + (end.y - mover.y) * k / 200 - disc.y)
            for k in range(201)
        ]
        moves_away = all(later >= pace - 1e-9 for pace, later in itertools.pairwise(paces))
        if min(paces) < keep and not moves_away:
            return False
    return True


# --- one base and another


def test_bases_edge_to_edge_touch_and_do_not_overlap() -> None:
    a, b = Disc(0, 0, 30), Disc(28, 0, 26)
    assert touching(a, b)
    assert not overlapping(a, b)
    assert (gap(a, b), distance(a, b)) == (0, 28)


@pytest.mark.parametrize(
    ("apart", "touch", "overlap"), [(28, True, True), (29, True, False), (33, True, False), (34, False, False)]
)
def test_contact_ends_after_three_millimetres_and_overlap_begins_after_one(
    apart: int, touch: bool, overlap: bool
) -> None:
    a, b = Disc(0, 0, 30), Disc(0, apart, 30)
    assert (touching(a, b), overlapping(a, b)) == (touch, overlap)


def test_odd_diameters_are_judged_to_the_half_millimetre() -> None:
    a = Disc(0, 0, 25)  # 25 and 30: contact up to 27.5 + 3 = 30.5 between the centres
    assert touching(a, Disc(30, 5, 30))  # 30.41
    assert not touching(a, Disc(30, 6, 30))  # 30.59


def test_distance_goes_to_the_nearest_and_gap_rounds_down() -> None:
    a, b = Disc(0, 0, 20), Disc(40, 35, 25)  # 53.15 between centres, 30.65 between edges
    assert (distance(a, b), gap(a, b)) == (53, 30)
    assert distance(a, Disc(40, 36, 25)) == 54  # 53.81


def test_another_level_is_another_table() -> None:
    a, b = Disc(0, 0, 30), Disc(0, 0, 30, level=1)
    assert not touching(a, b)
    assert not overlapping(a, b)
    assert not sweeps_into(Disc(-50, 0, 30), 50, 0, b)
    assert (distance(a, b), gap(a, b._replace(x=40))) == (0, 10)


@given(discs, discs)
def test_contact_overlap_gap_and_distance_are_mutual_and_agree_with_floats(a: Disc, b: Disc) -> None:
    assert (touching(a, b), overlapping(a, b)) == (touching(b, a), overlapping(b, a))
    assert (gap(a, b), distance(a, b)) == (gap(b, a), distance(b, a))
    assert not overlapping(a, b) or touching(a, b)
    assert abs(distance(a, b) - span(a, b)) <= 0.5 + 1e-9
    assert -1e-9 <= max(0.0, span(a, b) - radii(a, b)) - gap(a, b) < 1
    if a.level == b.level:
        assert touching(a, b) == (span(a, b) <= radii(a, b) + CONTACT_SLACK + 1e-9)
        assert overlapping(a, b) == (span(a, b) < radii(a, b) - OVERLAP_SLACK - 1e-9)


# --- the way


def test_a_base_on_the_way_bars_it_and_one_beside_it_does_not() -> None:
    mover = Disc(0, 0, 30)
    assert sweeps_into(mover, 100, 0, Disc(50, 28, 30))
    assert not sweeps_into(mover, 100, 0, Disc(50, 29, 30))
    assert not sweeps_into(mover, 100, 0, Disc(130, 0, 30))  # it stops edge to edge
    assert sweeps_into(mover, 102, 0, Disc(130, 0, 30))
    assert not sweeps_into(mover, 100, 0, Disc(-20, 0, 30))


def test_what_is_moved_away_from_does_not_bar_the_way() -> None:
    mover, neighbour, under = Disc(0, 0, 30), Disc(-30, 0, 30), Disc(-10, 0, 30)
    assert not sweeps_into(mover, 50, 0, neighbour)
    assert not sweeps_into(mover, 0, 50, neighbour)
    assert sweeps_into(mover, -50, 10, neighbour)
    assert not sweeps_into(mover, 50, 0, under)
    assert sweeps_into(mover, -50, 0, under)
    assert not sweeps_into(mover, 0, 0, under)


@given(discs, st.integers(-150, 150), st.integers(-150, 150), discs)
def test_the_way_is_judged_exactly(mover: Disc, x: int, y: int, obstacle: Disc) -> None:
    keep = (Fraction(mover.diameter + obstacle.diameter, 2) - OVERLAP_SLACK) ** 2
    nearest = clearance(mover, x, y, obstacle)
    start = (obstacle.x - mover.x) ** 2 + (obstacle.y - mover.y) ** 2
    assert sweeps_into(mover, x, y, obstacle) == (mover.level == obstacle.level and nearest < keep and nearest < start)


@given(discs, discs, discs)
def test_an_end_upon_a_base_that_was_not_under_the_start_bars_the_way(mover: Disc, end: Disc, obstacle: Disc) -> None:
    there = mover._replace(x=end.x, y=end.y)
    if overlapping(there, obstacle) and not overlapping(mover, obstacle):
        assert sweeps_into(mover, there.x, there.y, obstacle)


# --- landings


def test_straight_at_a_lone_foe() -> None:
    assert landings(Disc(0, 0, 30), 100, {7: Disc(100, 0, 30)}, [], 0) == [Landing(70, 0, (7,))]


def test_a_foe_at_exactly_the_reach_is_touched_whatever_the_direction() -> None:
    for turn in range(0, 360, 7):
        foe = Disc(round(130 * cos(turn * pi / 180)), round(130 * sin(turn * pi / 180)), 30)
        assert [landing.touches for landing in landings(Disc(0, 0, 30), 100, {1: foe}, [], 0)] == [(1,)]


def test_a_reach_just_short_fails() -> None:
    mover, foe = Disc(0, 0, 30), {1: Disc(100, 0, 30)}  # 70 to go, less the slack of 3
    assert landings(mover, 70, foe, [], 0) == [Landing(70, 0, (1,))]
    assert landings(mover, 68, foe, [], 0) == [Landing(68, 0, (1,))]
    assert landings(mover, 66, foe, [], 0) == []


def test_two_foes_side_by_side_can_be_touched_together_or_apart() -> None:
    mover, foes = Disc(0, 0, 30), {2: Disc(100, 15, 30), 5: Disc(100, -15, 30)}
    found = {landing.touches: landing for landing in landings(mover, 100, foes, [], 0)}
    assert list(found) == [(2,), (2, 5), (5,)]
    assert (found[2, 5].x, found[2, 5].y) == (74, 0)  # 100 - 30·√3/2


def test_two_foes_on_the_far_side_of_each_other_are_not_touched_together() -> None:
    foes = {1: Disc(60, 0, 30), 2: Disc(-60, 0, 30)}
    assert [landing.touches for landing in landings(Disc(0, 0, 30), 80, foes, [], 0)] == [(1,), (2,)]


def test_between_two_foes_just_wide_enough_it_touches_both() -> None:
    mover, foes = Disc(0, 0, 30), {1: Disc(80, 31, 30), 2: Disc(80, -31, 30)}  # parted by 32 for a base of 30
    assert [landing.touches for landing in landings(mover, 100, foes, [], 0)] == [(1,), (1, 2), (2,)]
    too_wide = {1: Disc(80, 34, 30), 2: Disc(80, -34, 30)}
    assert [landing.touches for landing in landings(mover, 100, too_wide, [], 0)] == [(1,), (2,)]


def test_a_wall_of_bases_bars_every_way() -> None:
    foe = {1: Disc(100, 0, 30)}
    wall = [Disc(50, y, 30) for y in range(-120, 121, 30)]
    assert landings(Disc(0, 0, 30), 200, foe, wall, 0) == []
    gate = [disc for disc in wall if disc.y != 0]
    assert landings(Disc(0, 0, 30), 200, foe, gate, 0) == [Landing(70, 0, (1,))]
    raised = [disc._replace(level=1) for disc in wall]
    assert landings(Disc(0, 0, 30), 200, foe, raised, 0) == [Landing(70, 0, (1,))]


def test_a_rank_of_foes_shields_those_behind() -> None:
    rank = {n: Disc(60, 30 * n - 60, 30) for n in range(5)}
    found = landings(Disc(0, 0, 30), 200, {**rank, 9: Disc(110, 0, 30)}, [], 0)
    assert found
    assert all(9 not in landing.touches for landing in found)


def test_with_the_straight_way_barred_another_side_of_the_foe_is_found() -> None:
    mover, foe, friend = Disc(0, 0, 30), Disc(100, 0, 30), Disc(60, -20, 30)
    (landing,) = landings(mover, 120, {1: foe}, [friend], 0)
    assert landing.y > 0
    assert touching(mover._replace(x=landing.x, y=landing.y), foe)


def test_the_last_slot_around_a_foe_is_found() -> None:
    """Six equal bases fit around a seventh, exactly."""
    foe = Disc(0, 0, 30)
    friends = [Disc(round(30 * cos(turn * pi / 3)), round(30 * sin(turn * pi / 3)), 30) for turn in range(1, 6)]
    (landing,) = landings(Disc(100, 0, 30), 100, {1: foe}, friends, 0)
    assert landing.touches == (1,)
    assert abs(landing.y) <= 1


def test_foes_on_another_level_are_out_of_touch() -> None:
    assert landings(Disc(0, 0, 30), 200, {1: Disc(100, 0, 30, level=1)}, [], 0) == []


def test_a_dive_lands_on_the_level_below() -> None:
    mover, foe = Disc(0, 0, 30, level=1), Disc(100, 0, 30)
    beside = Disc(50, 0, 30, level=1)  # on the ledge: not in the way of what has left it
    assert landings(mover, 100, {1: foe}, [beside], 0) == [Landing(70, 0, (1,))]
    assert landings(mover, 100, {1: foe}, [beside], 1) == []
    below = [Disc(50, y, 30) for y in range(-120, 121, 30)]
    assert landings(mover, 100, {1: foe}, below, 0) == []


def test_a_dive_from_above_the_foe_itself() -> None:
    (landing,) = landings(Disc(0, 0, 30, level=1), 40, {1: Disc(0, 0, 30)}, [], 0)
    assert distance(Disc(landing.x, landing.y, 30), Disc(0, 0, 30)) == 30
    wall = [Disc(x, y, 30) for x in (30, 60) for y in (-30, 0, 30)] + [Disc(0, y, 30) for y in (-30, 30)]
    assert landings(Disc(0, 0, 30, level=1), 40, {1: Disc(0, 0, 30)}, wall, 0) == [Landing(-30, 0, (1,))]


def test_a_drop_straight_down_is_a_move_and_standing_still_is_not() -> None:
    foe = {1: Disc(30, 0, 30)}
    assert landings(Disc(0, 0, 30, level=1), 0, foe, [], 0) == [Landing(0, 0, (1,))]
    assert landings(Disc(0, 0, 30), 0, foe, [], 0) == []


def test_from_one_foe_to_the_next() -> None:
    mover, foes = Disc(0, 0, 30), {1: Disc(-30, 0, 30), 2: Disc(100, 0, 30)}
    found = landings(mover, 100, foes, [], 0)
    assert Landing(70, 0, (2,)) in found
    assert all((landing.x, landing.y) != (0, 0) for landing in found)


@given(crowds, st.integers(0, 12), reaches, st.integers(0, 1))
def test_every_landing_is_legal_sorted_and_the_only_one_of_its_set(
    crowd: list[Disc], split: int, reach: int, level: int
) -> None:
    mover, *rest = crowd
    foes, others = dict(enumerate(rest[:split])), rest[split:]
    found = landings(mover, reach, foes, others, level)
    assert all(is_legal(mover, reach, landing, foes, others, level) for landing in found)
    sets = [landing.touches for landing in found]
    assert sets == sorted(set(sets))
    assert all(list(touched) == sorted(touched) for touched in sets)


@given(crowds, st.integers(0, 12), reaches)
def test_the_order_of_the_pieces_does_not_matter(crowd: list[Disc], split: int, reach: int) -> None:
    mover, *rest = crowd
    foes, others = dict(enumerate(rest[:split])), rest[split:]
    found = landings(mover, reach, foes, others, mover.level)
    assert landings(mover, reach, foes, others, mover.level) == found
    assert landings(mover, reach, dict(reversed(foes.items())), others[::-1], mover.level) == found


@given(discs, discs, reaches)
def test_a_lone_foe_is_touched_if_and_only_if_it_is_in_reach(mover: Disc, foe: Disc, reach: int) -> None:
    foe = foe._replace(level=mover.level)
    found = landings(mover, reach, {1: foe}, [], mover.level)
    if touching(mover, foe):
        return
    to_go = span(mover, foe) - radii(mover, foe)
    if to_go <= reach:
        assert [landing.touches for landing in found] == [(1,)]
    if to_go > reach + CONTACT_SLACK:
        assert found == []


@given(crowds, st.integers(0, 12), reaches, st.integers(-500, 500), st.integers(-500, 500))
def test_what_stands_far_away_or_on_another_level_changes_nothing(
    crowd: list[Disc], split: int, reach: int, x: int, y: int
) -> None:
    mover, *rest = crowd
    foes, others = dict(enumerate(rest[:split])), rest[split:]
    found = landings(mover, reach, foes, others, mover.level)
    more = [*others, Disc(x, y, 30, level=mover.level + 1), Disc(mover.x + reach + 200, y, 30, level=mover.level)]
    assert landings(mover, reach, {**foes, 99: Disc(x, y, 30, level=mover.level - 1)}, more, mover.level) == found
