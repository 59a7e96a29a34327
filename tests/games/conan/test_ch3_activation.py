"""3. The overlord's turn: the units of a tile act."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import OVERLORD, World
from heraut.games.conan.rules.ch3_overlord.activation import FiguresAct, UnitActs
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import A, B, C, Play, figure, hero, world


def position(*units: tuple[str, str], gems: int = 0, where: str = "B4") -> World:
    return world(hero("conan", where), units=units, overlord=(gems, 0, 0))


@pytest.mark.rule("CN-OVL-4", "CN-OVL-20", "CN-OVL-29")
def test_units_act_one_by_one_and_figures_that_are_alike_are_one_answer() -> None:
    state = position(("pirates:green", "P4"), ("pirates:green", "P4"), ("pirates:green", "P5"))
    play = Play(state, FiguresAct((figure(100), figure(101), figure(102))))
    play.asks(B, "figure", "figure 100", "figure 102", "pass")
    play.say(B, "figure 102").say(B, "go 102 P3").say(B, "wait")
    play.asks(B, "figure", "figure 100", "pass")
    play.say(B, "figure 100").say(B, "wait")
    play.asks(B, "figure", "figure 101", "pass")
    assert play.say(B, "pass").over


@pytest.mark.rule("CN-OVL-4", "CN-OVL-13")
def test_base_movement_is_free_and_may_be_split() -> None:
    """A pirate (move 3), P4 → P3 → P1: 2 points; one is left, and no gem to pay for more."""
    play = Play(position(("pirates:green", "P4")), UnitActs(B, figure(100)))
    play.say(B, "go 100 P3").say(B, "go 100 P1")
    assert play.t.find(UnitActs).spent == 2
    play.say(B, "wait")
    assert (play.over, play.state.overlord) == (True, (0, 0, 0))


@pytest.mark.rule("CN-OVL-5", "CN-OVL-15", "CN-OVL-16", "CN-OVL-28")
def test_a_gem_a_point_up_to_twice_the_base() -> None:
    """Archers (move 2) on L1: with 9 gems 4 points in all; the third and fourth cost a gem each."""
    play = Play(position(("bossonian_archers", "L1"), gems=9), UnitActs(B, figure(100)))
    farthest = Play(position(("bossonian_archers", "L1"), gems=9), UnitActs(B, figure(100), spent=4))
    assert not [option for option in farthest.options if option.startswith("go")]
    section = play.t.find(UnitActs)
    cost = {str(deed.area): points for deed, points in section.moves(play.t).items()}
    assert max(cost.values()) == 4
    area = next(area for area, points in cost.items() if points == 4)
    play.say(B, f"go 100 {area}")
    assert play.state.overlord == (7, 2, 0)


@pytest.mark.rule("CN-OVL-13", "CN-OVL-15", "CN-OVL-28", "CN-HIN-5")
def test_after_the_attack_only_paid_points() -> None:
    """A pirate (move 3) walked 2 areas and attacked: its third point is lost.  Alone with two heroes: leaving costs
    1 + 2 = 3, one more area 1: 4 gems, and 2 x 3 - 2 = 4 points are allowed."""
    state = world(hero("conan", "P3"), hero("belit", "P3"), units=[("pirates:green", "P3")], overlord=(9, 0, 0))
    play = Play(state, UnitActs(C, figure(100), spent=2, attacked=True))
    section = play.t.find(UnitActs)
    cost = {str(deed.area): points for deed, points in section.moves(play.t).items()}
    assert (min(cost.values()), max(cost.values())) == (3, 4)
    area = next(area for area, points in cost.items() if points == 4)
    play.say(C, f"go 100 {area}")
    assert play.state.overlord == (5, 4, 0)


@pytest.mark.rule("CN-OVL-17", "CN-OVL-5")
def test_points_that_one_unit_paid_for_are_not_anothers() -> None:
    """Two archers (move 2) with 1 gem: the first walks 3 points, the second has 2."""
    state = position(("bossonian_archers", "L1"), ("bossonian_archers", "L2"), gems=1, where="K3")
    play = Play(state, FiguresAct((figure(100), figure(101)))).say(B, "figure 100")
    section = play.t.find(UnitActs)
    costs = section.moves(play.t)
    play.say(B, next(f"go 100 {deed.area}" for deed, points in costs.items() if points == 3)).say(B, "figure 101")
    section = play.t.find(UnitActs)
    assert (play.state.overlord, max(section.moves(play.t).values())) == ((0, 1, 0), 2)


@pytest.mark.rule("CN-OVL-8", "CN-OVL-22")
def test_active_abilities_cost_gems() -> None:
    """Set's Halo costs 2: with 1 gem it is not offered."""
    for gems, offered in ((2, True), (1, False)):
        state = world(hero("conan", "Q1"), scenario="three_heads", units=[("skuthus", "Q1")], overlord=(gems, 0, 0))
        play = with_spells("skuthus", ("sets_halo",), state, UnitActs(B, figure(100)))
        assert ("cast 100 sets_halo" in play.options) == offered


@pytest.mark.rule("CN-OVL-5")
def test_who_may_not_pay_stays_within_the_base() -> None:
    play = Play(position(("pirates:green", "P4"), gems=9), UnitActs(B, figure(100), spent=3, paid=False))
    assert play.over


@pytest.mark.rule("CN-OVL-5", "CN-OVL-22")
def test_gems_that_are_paid_go_to_fatigue_and_run_out() -> None:
    """Archers with 1 gem: 3 points, no more."""
    play = Play(position(("bossonian_archers", "L1"), gems=1), UnitActs(B, figure(100)))
    section = play.t.find(UnitActs)
    assert max(section.moves(play.t).values()) == 3


@pytest.mark.rule("CN-OVL-4", "CN-OVL-13", "CN-OVL-14", "CN-OVL-16")
def test_it_moves_attacks_once_and_goes_on_for_gems() -> None:
    """A pirate (O) walks 1 of its 3 points and strikes; then every point costs a gem."""
    state = world(hero("conan", "P3", (0, 11, 0, 0)), units=[("pirates:green", "P4")], overlord=(2, 0, 0))
    play = Play(state, UnitActs(B, figure(100))).say(B, "go 100 P3")
    assert "strike 100 0" in play.options
    play.say(B, "strike 100 0", 2).say(B, "enough")
    assert play.zones() == (0, 9, 2, 0)
    assert not [option for option in play.options if option.startswith("strike")]
    play.say(B, "go 100 P1")  # leaving costs 1 + 1: the hero hinders
    assert play.state.overlord == (0, 2, 0)
    assert play.over


@pytest.mark.rule("CN-OVL-14", "CN-END-2")
def test_what_hungers_has_eaten_when_it_wounds_a_hero() -> None:
    for face, fed in ((0, 0), (2, 1)):
        victim = hero("conan", "P1", (0, 11, 0, 0))
        state = world(victim, scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
        play = Play(state, UnitActs(B, figure(100))).say(B, "strike 100 0", face, face, face).say(B, "enough")
        assert (play.over, play.state.marks.get("fed", 0)) == (True, fed)


@pytest.mark.rule("CN-SPL-12", "CN-SPL-3", "CN-STA-5", "CN-SPL-9")
def test_the_swarm_answers_whoever_ends_its_movement_there() -> None:
    """A recovering caster with 3 gems and Conan in P3; a pirate passes, another stops there.  Y Y Y: 1, 0, 1: 2 wounds
    without armour: the pirate is dead before it attacks, Conan has 2 wounds."""
    caster = hero("hadrathus", "P3", (3, 7, 0, 0), spells=["pestilential_swarm"], resting=True)
    units = [("pirates:green", "P4"), ("pirates:green", "P4")]
    state = world(caster, hero("conan", "P3"), units=units, overlord=(9, 0, 0), side=OVERLORD)
    play = Play(state, FiguresAct((figure(100), figure(101)))).say(C, "figure 100").say(C, "go 100 P3")
    play.say(C, "go 100 P1").say(C, "wait")
    play.say(C, "figure 101").say(C, "go 101 P3").say(C, "strike 101 1")
    play.asks(A, "react", "pass", "cast 0 pestilential_swarm")
    play.say(A, "cast 0 pestilential_swarm", 0, 1, 1)
    assert (play.over, list(state.units), state.heroes[1].wounds) == (True, [figure(100)], 2)


@pytest.mark.rule("CN-SPL-12", "CN-OVL-13")
def test_who_was_answered_and_lives_attacks_but_goes_nowhere_before() -> None:
    caster = hero("hadrathus", "P3", (3, 7, 0, 0), spells=["mitras_halo"], resting=True)
    state = world(caster, units=[("pirates:green", "P4")], overlord=(0, 0, 0), side=OVERLORD)
    play = Play(state, UnitActs(B, figure(100))).say(B, "go 100 P3").say(B, "wait").say(A, "cast 0 mitras_halo")
    play.asks(B, "unit", "strike 100 0", "wait")
