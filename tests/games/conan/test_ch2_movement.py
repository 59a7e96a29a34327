"""2. The sheet of a hero, 4D: movement; and falls."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES, AreaId
from heraut.games.conan.numbers.figures import ROOTED, WEBBED
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from heraut.games.conan.rules.ch2_sheet.movement import CrossBorder
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch4_magic.falls import Fall
from tests.games.conan.doctoring import with_leap, with_spells
from tests.games.conan.playing import A, B, Play, figure, hero, world


@pytest.mark.rule("CN-DOR-1", "CN-DOR-2", "CN-MOV-5", "CN-HIN-5", "CN-MOV-8")
def test_through_the_front_gate() -> None:
    """B2 to P5: 1 + 1, both free points; P5 to P3 beside a pirate: 1 + 1, two gems.  Bêlit walks through for 1."""
    play = Play(world(hero("conan", "B2"), hero("belit", "B2"), units=[("pirates:green", "P5")]), HeroesPhase())
    assert "go 0 P5" not in play.of(A)
    play.say(A, "cross 0 P5 open")
    assert (play.hero().area, play.state.opened, play.hero().free) == ("P5", ("front_gate",), 0)
    play.say(A, "go 0 P3")
    assert play.zones() == (9, 0, 0, 2)
    play.say(B, "go 1 P5")
    assert play.hero(B).free == 1


@pytest.mark.rule("CN-SKL-10")
def test_conan_breaks_through_the_palisade() -> None:
    """B1 to P4: 1 + 2 = 3: two free points and a gem; the wall stays open."""
    play = Play(world(hero("conan", "B1")), HeroesPhase()).say(A, "cross 0 P4 wreck")
    assert (play.hero().area, play.state.opened, play.zones()) == ("P4", ("B1-P4",), (10, 0, 0, 1))


@pytest.mark.rule("CN-MOV-3", "CN-MOV-8")
def test_a_manipulation_ends_the_free_move_a_door_does_not() -> None:
    """Two free points: one area, a sword dropped, one area more: a gem.  N'Gora's third point outlives the door."""
    play = Play(world(hero("conan", "B4", items=["sword"])), HeroesPhase())
    play.say(A, "go 0 B1").say(A, "drop 0 sword").say(A, "go 0 J4")
    assert play.zones() == (10, 0, 0, 1)
    play = Play(world(hero("ngora", "B2")), HeroesPhase()).say(A, "cross 0 P5 open").say(A, "go 0 P3")
    assert play.zones() == (11, 0, 0, 0)


@pytest.mark.rule("CN-DOR-2", "CN-OVL-4")
def test_a_unit_opens_a_door_for_its_points() -> None:
    """A pirate (3 points) P5 to B2: 2; one is left."""
    play = Play(world(hero("conan", "B4"), units=[("pirates:green", "P5")]), UnitActs(1, figure(100)))
    play.say(1, "cross 100 B2 open")
    assert (play.state.units[figure(100)].area, play.state.opened) == ("B2", ("front_gate",))
    assert "go 100 B1" in play.options
    assert "go 100 J4" not in play.options


@pytest.mark.rule("CN-SKL-12")
def test_leaving_water_over_a_wall_costs_one_more() -> None:
    """W1 to K1: 1 + 2 for the wall + 1 for the water = 4: two free points, two gems."""
    play = Play(world(hero("conan", "W1")), HeroesPhase()).say(A, "cross 0 K1 wreck", "empty")
    assert play.zones() == (9, 0, 0, 2)


# ── what holds ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-14")
def test_four_points_tear_a_web_whatever_the_index() -> None:
    """Hadrathus, weight 5: 1 free point, index 2: the other 3 points are gems all the same."""
    state = world(hero("hadrathus", "B4", items=["scale_mail"]))
    state.gain(A, WEBBED, "")
    play = Play(state, HeroesPhase())
    assert [deed for deed in play.of(A) if deed.startswith(("go", "cross", "break"))] == ["break_free 0"]
    assert play.why_not("go 0 B1") == "webbed"
    play.say(A, "break_free 0")
    assert (play.zones(), play.state.modifiers) == ((7, 0, 0, 3), {})


@pytest.mark.rule("CN-SKL-14")
def test_a_unit_tears_a_web_with_its_points() -> None:
    """A hyena (5 points): 4 for the web, 1 to walk."""
    state = world(hero("conan", "B4"), units=[("hyenas", "J3"), ("pirates:green", "J3")])
    for unit in (figure(100), figure(101)):
        state.gain(unit, WEBBED, "")
    play = Play(state, UnitActs(1, figure(100))).say(1, "break_free 100").say(1, "go 100 J4")
    assert play.over
    assert Play(state, UnitActs(1, figure(101))).over  # 3 points do not do it, and he has no gems


@pytest.mark.rule("CN-SPL-14")
def test_who_is_rooted_walks_again_when_his_turn_is_over() -> None:
    state = world(hero("conan", "B4"), hero("belit", "B4"))
    state.gain(A, ROOTED, f"over:{A}")
    play = Play(state, HeroesTurn()).say(A, "active").say(B, "active")
    assert not [deed for deed in play.of(A) if deed.startswith("go")]
    play.say(B, "finish 1")
    assert (play.over, play.state.modifiers) == (True, {})


@pytest.mark.rule("CN-SKL-9")
def test_why_not_past_a_blocker() -> None:
    play = Play(world(hero("conan", "F1"), scenario="three_flames", units=[("pict_warriors", "F1")]), HeroesPhase())
    assert [deed for deed in play.of(A) if deed.startswith(("go", "cross"))] == []
    assert play.why_not("go 0 F2") == "blocked"


@pytest.mark.rule("CN-STA-6")
def test_as_a_setting_who_recovers_keeps_his_free_move() -> None:
    """Two free points, no gems, nothing else."""
    state = world(hero("conan", "B4", items=["sword"]), hero("belit", "B4"))
    state.rest_walk = True
    play = Play(state, HeroesTurn()).say(A, "recover").say(B, "active")
    assert {deed.split()[0] for deed in play.of(A)} == {"go", "finish"}
    play.say(A, "go 0 B1").say(A, "go 0 J4")
    assert (play.of(A), play.zones()) == ([], (11, 0, 0, 0))


@pytest.mark.rule("CN-MOV-5", "CN-END-2")
def test_leaving_the_board_takes_a_point() -> None:
    """Alone with a pirate in the longboat: 1 + 1 points."""
    state = world(hero("conan", "B4", items=["captive"]), units=[("pirates:green", "B4")])
    play = Play(state, HeroesPhase()).say(A, "depart 0")
    assert (play.over, play.state.winner, play.hero().free, play.hero().away) == (True, HEROES, 0, True)
    play = Play(world(hero("conan", "B4")), HeroesPhase())
    assert play.why_not("depart 0") == "leaves-with"


@pytest.mark.rule("CN-SPL-12", "CN-SPL-3")
def test_an_enemy_reacts_to_a_hero_who_stops_beside_it() -> None:
    """Skuthus casts the swarm when Conan comes: Y 1, 1, 0, less 1 for Conan: 1 wound."""
    state = world(hero("conan", "Q1"), scenario="three_heads", units=[("skuthus", "Q2")], overlord=(3, 0, 3))
    play = with_spells("skuthus", ("pestilential_swarm",), state, HeroesPhase()).say(A, "go 0 Q2")
    play.asks(1, "react", "pass", "cast 100 pestilential_swarm")
    play.say(1, "cast 100 pestilential_swarm", 0, 1, 1)
    assert (play.zones(), play.state.overlord) == ((10, 0, 1, 0), (0, 3, 3))


# ── falls and leaps ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-FAL-1", "CN-FAL-2", "CN-FAL-3", "CN-FAL-4", "CN-FAL-5", "CN-ENC-3")
def test_off_the_wall() -> None:
    """Amboola, weight 7 (no Leap), O O: 2, 2.  A gem: 1, a gem: 0: one wound, leather is not rolled."""
    heavy = hero("amboola", "M4", items=["leather_armor", "scale_mail"])
    play = Play(world(heavy, scenario="gate_of_thornford"), HeroesPhase()).say(A, "cross 0 D2 jump", 2, 2)
    play.say(A, "reroll O 2", 1).say(A, "reroll O 2", 0).say(A, "enough")
    assert (play.hero().area, play.zones(), play.hero().free) == ("D2", (8, 0, 1, 1), 1)


@pytest.mark.rule("CN-FAL-4")
def test_a_die_less_with_leap_and_none_into_deep_water() -> None:
    play = Play(world(hero("conan", "L2")), HeroesPhase()).say(A, "cross 0 P2 jump", 1).say(A, "enough")
    assert play.zones() == (10, 0, 1, 0)
    assert Play(world(hero("conan", "L1")), HeroesPhase()).say(A, "cross 0 W1 jump").hero().area == "W1"


@pytest.mark.rule("CN-FAL-5", "CN-ZON-9")
def test_who_dies_of_a_fall_lies_below() -> None:
    state = world(hero("zelata", "L2", (0, 1, 8, 0), ["sword"]), hero("conan", "B4"))
    play = Play(state, CrossBorder(A, AreaId("P2"), "jump"), 2)
    assert (play.over, play.hero().dead, play.state.objects["P2"]) == (True, True, ("sword",))


@pytest.mark.rule("CN-FAL-1", "CN-OVL-25")
def test_a_unit_falls_too() -> None:
    play = Play(world(hero("conan", "B4"), units=[("pirates:green", "P4")]), Fall(figure(100), ("O", "O")), 1, 0)
    assert play.state.units == {}


@pytest.mark.rule("CN-SKL-15")
def test_a_leap_needs_its_die() -> None:
    """Difficulty 2: 1 falls short and the point is gone; 2 carries over.  Hindering does not count."""
    state = world(hero("conan", "B3"), units=[("pirates:green", "B3"), ("pirates:green", "B3")])
    play = with_leap(("B3", "S1"), 2, state, HeroesPhase()).say(A, "cross 0 S1 leap", 1).say(A, "enough")
    assert (play.hero().area, play.hero().free) == ("B3", 1)
    play.say(A, "cross 0 S1 leap", 2).say(A, "enough")
    assert (play.hero().area, play.hero().free) == ("S1", 0)


@pytest.mark.rule("CN-SKL-17", "CN-SKL-13")
def test_who_flies_needs_no_jump() -> None:
    state = world(hero("conan", "L2"))
    state.gain(A, "flying", "side")
    play = Play(state, HeroesPhase())
    assert "go 0 P2" in play.of(A)
    assert "cross 0 P2 jump" not in play.of(A)
