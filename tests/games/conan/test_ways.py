"""Ways, hindering and sight."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import AreaId, BorderId, FigureId, Game
from heraut.games.conan.numbers import hindering
from heraut.games.conan.numbers.borders import Crossing, crossings
from heraut.games.conan.numbers.crowds import room_in
from heraut.games.conan.numbers.sight import out_of_sight, sees, throws_from
from heraut.games.conan.numbers.ways import hero_reach, unit_reach
from tests.games.conan.playing import A, B, figure, hero, table, world


def at(area: str) -> AreaId:
    return AreaId(area)


def cost(t: Game, area: str) -> int | None:
    return hero_reach(t, A).get(at(area))


@pytest.mark.rule("CN-MOV-1", "CN-MOV-2", "CN-MOV-4", "CN-MOV-5")
def test_free_points_then_gems_within_the_index() -> None:
    """Conan: 2 free points and 4 gems: 6 areas far at most."""
    t = table(world(hero("conan", "B4")))
    assert (cost(t, "B1"), cost(t, "J3"), cost(t, "P1"), cost(t, "P3")) == (1, 3, 5, 6)
    t.state.heroes[A].spent = (0, 0, 1, 0)
    assert cost(t, "P3") is None
    t.state.heroes[A].spent, t.state.heroes[A].available = (0, 0, 0, 0), 3
    assert (cost(t, "P1"), cost(t, "P3")) == (5, None)


@pytest.mark.rule("CN-DOR-2", "CN-MOV-5")
def test_a_closed_door_is_crossed_by_an_answer_of_its_own() -> None:
    """B2 to P5: 2 points while the gate is shut, 1 once it is open."""
    shut, wide = world(hero("belit", "B2")), world(hero("belit", "B2"), opened=["front_gate"])
    assert Crossing(at("P5"), "open", 2) in crossings(table(shut), A)
    assert cost(table(shut), "P5") is None
    assert cost(table(wide), "P5") == 1


@pytest.mark.rule("CN-DOR-2")
def test_hyenas_open_no_doors() -> None:
    t = table(world(hero("conan", "B4"), units=[("hyenas", "P5"), ("pirates:green", "P5")]))
    assert list(crossings(t, figure(100))) == []
    assert list(crossings(t, figure(101))) == [Crossing(at("B2"), "open", 2)]


@pytest.mark.rule("CN-SKL-10")
def test_a_wall_wrecker_goes_through_wood() -> None:
    """B1 to P4: 1 + 2 = 3; then the wall is open: 1 for everybody."""
    assert Crossing(at("P4"), "wreck", 3) in crossings(table(world(hero("conan", "B1"))), A)
    assert cost(table(world(hero("shevatas", "B1"), opened=["B1-P4"])), "P4") == 1


@pytest.mark.rule("CN-SKL-12", "CN-SKL-18", "CN-ENC-3")
def test_a_swimmer_who_climbs_gets_onto_the_wall() -> None:
    """Conan (weight 4): B2 to W1 1; W1 to M4 1 + 2 + 1 = 4.  With the ram (6) he swims no more."""
    state = world(hero("conan", "B2", items=["sword", "leather_armor"]), scenario="gate_of_thornford")
    assert (cost(table(state), "W1"), cost(table(state), "M4")) == (1, 5)
    heavy = world(hero("conan", "B2", items=["ram"]), scenario="gate_of_thornford")
    assert cost(table(heavy), "W1") is None


@pytest.mark.rule("CN-SKL-18", "CN-FAL-4")
def test_down_the_cliff_by_hand_or_in_one_jump() -> None:
    """S1 to L2 up the slope 2; L2 to P2 3 with Climb, or a jump for 1."""
    t = table(world(hero("conan", "L2")))
    assert cost(t, "P2") == 3
    assert Crossing(at("P2"), "jump", 1) in crossings(t, A)
    assert cost(table(world(hero("belit", "S1"))), "L2") == 2
    assert cost(table(world(hero("belit", "L2"))), "P2") is None


@pytest.mark.rule("CN-HIN-1", "CN-HIN-2", "CN-HIN-4", "CN-HIN-5")
def test_hindering_is_enemies_less_other_friends() -> None:
    """Conan and Bêlit with 3 pirates in P3: 3 - 1 = 2; leaving for P5 costs 1 + 2.  A pirate: max(0, 2 - 2)."""
    pirates = [("pirates:green", "P3")] * 3
    t = table(world(hero("conan", "P3"), hero("belit", "P3"), units=pirates))
    assert (hindering.hindering(t, A, at("P3")), cost(t, "P5")) == (2, 3)
    assert hindering.hindering(t, figure(100), at("P3")) == 0
    del t.state.units[FigureId(102)]
    assert cost(t, "P5") == 2


@pytest.mark.rule("CN-HIN-3", "CN-HIN-6", "CN-SKL-8", "CN-SKL-21", "CN-SPL-8")
def test_who_is_not_hindered_at_dice() -> None:
    pirates = [("pirates:green", "B4")] * 2
    archer = table(world(hero("balthus", "B4"), units=pirates))
    assert (hindering.shooting(archer, A), hindering.rolling(archer, A)) == (0, 2)
    mage = table(world(hero("hadrathus", "B4"), units=pirates))
    assert (hindering.shooting(mage, A), hindering.rolling(mage, A)) == (0, 0)


@pytest.mark.rule("CN-SKL-11", "CN-SKL-16")
def test_the_evasive_and_the_feline_slip_away() -> None:
    pirates = [("pirates:green", "B4")] * 2
    assert cost(table(world(hero("shevatas", "B4"), units=pirates)), "B1") == 1
    assert cost(table(world(hero("balthus", "B4"), units=pirates)), "B1") == 2
    assert cost(table(world(hero("belit", "B4"), units=pirates)), "B1") == 3


@pytest.mark.rule("CN-SKL-9")
def test_nobody_leaves_who_is_blocked() -> None:
    blocked = [("pict_warriors", "F1")]
    assert hero_reach(table(world(hero("conan", "F1"), scenario="three_flames", units=blocked)), A) == {}
    assert hero_reach(table(world(hero("shevatas", "F1"), scenario="three_flames", units=blocked)), A) != {}


@pytest.mark.rule("CN-MOV-6", "CN-MOV-9")
def test_a_full_area_is_not_entered_nor_passed() -> None:
    """The tide cave S2 has 4 places: two heroes and one pirate leave room for one, not for a monster."""
    state = world(hero("conan", "S2"), hero("belit", "S2"), units=[("pirates:green", "S2"), ("pirates:green", "B3")])
    t = table(state)
    assert room_in(t, at("S2")) == 1
    assert unit_reach(t, figure(101), 2)[at("S2")] == 1
    state.units[FigureId(102)] = state.units[FigureId(100)]
    reached = unit_reach(t, figure(101), 3)
    assert at("S2") not in reached
    assert at("S1") not in reached


@pytest.mark.rule("CN-SKL-24", "CN-MOV-4")
def test_horror_caps_the_gems_of_whoever_leaves_it() -> None:
    """Alone with the Thing, 1 gem on movement: leaving costs 1 + 1 gems, 3 > 2.  With a free point it is legal."""
    state = world(
        hero("conan", "R1", free=0, spent=(0, 0, 1, 0)), scenario="thing_in_the_well", units=[("swamp_demon", "R1")]
    )
    assert hero_reach(table(state), A) == {}
    state.heroes[A].free = 1
    reached = hero_reach(table(state), A)
    assert min(reached.values()) == 2
    assert max(reached.values()) == 4


@pytest.mark.rule("CN-SKL-12")
def test_flooded_areas_are_water() -> None:
    state = world(hero("shevatas", "D4"), scenario="drowned_stair", opened=["question_door"])
    assert cost(table(state), "D3") == 1
    state.water = (at("D3"),)
    assert cost(table(state), "D3") is None
    state.heroes[A].area = at("D3")
    assert cost(table(state), "D4") == 2


@pytest.mark.rule("CN-SKL-12", "CN-MOV-1", "CN-ENC-3")
def test_balthus_crosses_the_river_reach() -> None:
    """Weight 3: B2 to W1 1.  At weight 7 Swimming is lost.  Conan, weight 0: D4 to W1 1, W1 to G2 1 + 1."""
    light = world(hero("balthus", "B2", items=["bossonian_bow", "dagger"]), scenario="gate_of_thornford")
    assert cost(table(light), "W1") == 1
    heavy = world(hero("balthus", "B2", items=["scale_mail", "sword"]), scenario="gate_of_thornford")
    assert cost(table(heavy), "W1") is None
    wet = table(world(hero("conan", "D4"), scenario="drowned_stair"))
    assert (cost(wet, "W1"), cost(wet, "G2")) == (1, 3)


@pytest.mark.rule("CN-HIN-4", "CN-MOV-6")
def test_what_one_figure_sees_is_no_other_figures() -> None:
    """Charts are kept while nobody moves: for each figure its own, and none after somebody has."""
    state = world(hero("conan", "B4"), hero("shevatas", "B4"), units=[("pirates:green", "B4")] * 3)
    t = table(state)
    assert (hero_reach(t, A)[at("B1")], hero_reach(t, B)[at("B1")]) == (3, 1)
    state.units = {one: unit._replace(area=at("B1")) for one, unit in state.units.items()}
    assert hero_reach(t, A)[at("B1")] == 1
    state.gain(A, "webbed", "")
    assert hero_reach(t, A) == {}
    state.drop(A, "webbed")
    state.heroes[A].sheet = "ngora"
    assert at("P5") not in hero_reach(t, A)
    state.opened = (BorderId("front_gate"),)
    assert hero_reach(t, A)[at("P5")] == 2


@pytest.mark.rule("CN-LOS-1", "CN-LOS-3", "CN-LOS-4")
def test_sight_passes_what_was_opened() -> None:
    t = table(world(hero("conan", "B2")))
    assert not sees(t, at("B2"), at("P3"))
    assert out_of_sight(t, at("B2"), at("P3")) is not None
    wide = table(world(hero("conan", "B2"), opened=["front_gate"]))
    assert sees(wide, at("B2"), at("P3"))
    assert sees(wide, at("P3"), at("B2"))


@pytest.mark.rule("CN-MAN-13")
def test_throws_are_counted_over_borders_that_sight_crosses() -> None:
    wide = table(world(hero("conan", "B2"), opened=["front_gate"]))
    assert throws_from(wide, at("B2"))["P3"] == 2
    assert throws_from(table(world(hero("conan", "B2"))), at("B2"))["P3"] > 2
