"""The automaton: nobody plays the overlord."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import Hero, TileId, World
from heraut.games.conan.numbers.automaton import guards, rerolls
from heraut.games.conan.rules.ch3_overlord.events import EventTile
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch6_automaton import AutomatonTurn
from heraut.games.conan.rules.ch6_automaton_unit import AutomatonUnit
from tests.games.conan.playing import A, B, Play, figure, hero, table, world

DEAD = (0, 0, 11, 0)


def automatic(
    *heroes: Hero,
    scenario: str = "salt_cages",
    units: list[tuple[str, str]],
    gems: int = 0,
    opened: tuple[str, ...] = (),
) -> World:
    state = world(*heroes, scenario=scenario, units=units, overlord=(gems, 0, 0), opened=opened)
    state.automaton = True
    return state


def area(state: World, number: int = 100) -> str:
    return state.units[figure(number)].area


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-1")
@pytest.mark.parametrize(("players", "dead", "drawn"), [(2, 0, 3), (4, 1, 3), (4, 0, 4), (1, 0, 2)])
def test_as_many_tiles_as_are_printed_less_the_dead(players: int, dead: int, drawn: int) -> None:
    """Three Flames prints 2, 3, 3, 4 for one to four heroes: one of four dead: 4 - 1 = 3."""
    heroes = [hero("conan", "T5", DEAD) for _ in range(dead)] + [hero("conan", "T5") for _ in range(players - dead)]
    groups = ["pict_hunters:blue", "hyenas", "pict_hunters:green", "zogar_sag", "pict_warriors"]
    state = automatic(*heroes, scenario="three_flames", units=[(group, "F9") for group in groups])
    state.marks = {}
    river = state.river
    play = Play(state, AutomatonTurn(), *groups[:drawn])
    assert [fact["tile"] for fact in play.told("activated")] == groups[:drawn]
    assert (play.over, state.river, state.overlord) == (True, river, (0, 0, 0))


@pytest.mark.rule("CN-AUT-1")
def test_never_the_same_twice_and_no_dead_one() -> None:
    state = automatic(hero("conan", "B4"), units=[("hyenas", "S1"), ("captain", "P3")])
    state.river = tuple([TileId(tile) for tile in ("pirates:green", "hyenas", "captain")])
    play = Play(state, AutomatonTurn(), "captain", "hyenas", 0)
    assert [fact["tile"] for fact in play.told("activated")] == ["captain", "hyenas"]
    only = automatic(hero("conan", "B4"), units=[("captain", "P3")])
    only.river = state.river
    assert Play(only, AutomatonTurn(), "captain").over


@pytest.mark.rule("CN-AUT-1", "CN-AUT-5", "CN-OVL-1")
def test_its_gems_recover_as_usual_and_nobody_is_asked() -> None:
    state = automatic(hero("conan", "B4"), units=[("captain", "P3"), ("hyenas", "J3")])
    state.overlord = state.overlord._replace(fatigue=4, recovery=3)
    play = Play(state, OverlordTurn(), "captain", "hyenas", 0)
    assert (play.over, state.overlord) == (True, (3, 1, 3))


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-2", "CN-AUT-3")
def test_it_attacks_the_hero_with_the_fewest_gems_that_it_can_reach() -> None:
    """A pirate can reach Conan (3 available) and Bêlit (1 available): Bêlit, who is farther away."""
    state = automatic(
        hero("conan", "P3", (3, 8, 0, 0)), hero("belit", "P1", (1, 8, 0, 0)), units=[("pirates:green", "P4")]
    )
    play = Play(state, AutomatonUnit(figure(100)), 0)
    assert (area(state), play.last("attacks")["target"]) == ("P1", B)


@pytest.mark.rule("CN-AUT-2", "CN-AUT-3")
def test_equal_gems_the_cheaper_way_then_the_seat() -> None:
    """Conan (3) 2 points away, Bêlit (3) 1 point away: Bêlit.  Both in one area: Conan."""
    heroes = (hero("conan", "P1", (3, 8, 0, 0)), hero("belit", "P3", (3, 6, 0, 0)))
    state = automatic(*heroes, units=[("pirates:green", "P4")])
    assert Play(state, AutomatonUnit(figure(100)), 0).last("attacks")["target"] == B
    assert area(state) == "P3"
    both = automatic(
        hero("conan", "P3", (3, 8, 0, 0)), hero("valeria", "P3", (3, 7, 0, 0)), units=[("pirates:green", "P4")]
    )
    assert Play(both, AutomatonUnit(figure(100)), 0).last("attacks")["target"] == A


@pytest.mark.rule("CN-AUT-3")
def test_a_shooter_goes_no_farther_than_it_must() -> None:
    """L2 sees P2: the archer shoots from where it stands."""
    state = automatic(hero("conan", "P2", (3, 8, 0, 0)), units=[("bossonian_archers", "L2")])
    play = Play(state, AutomatonUnit(figure(100)), 0, 0, 0, 0, 0)
    assert (area(state), play.last("attacks")["way"]) == ("L2", "ranged")


@pytest.mark.rule("CN-AUT-3")
def test_who_can_attack_nobody_comes_as_near_as_it_can_and_pays_nothing() -> None:
    """From P1 by J1 and J3 to J4: 3 points, two areas short of the boat."""
    state = automatic(hero("conan", "B4"), units=[("pirates:blue", "P1")], gems=9)
    play = Play(state, AutomatonUnit(figure(100)))
    assert (play.over, area(state), state.overlord) == (True, "J4", (9, 0, 0))


@pytest.mark.rule("CN-AUT-2")
def test_orders_come_first() -> None:
    """From round 3 on the traitors go to the jetty, whoever stands beside them; while the gate is shut, guards stay."""
    state = automatic(hero("conan", "T1"), scenario="three_heads", units=[("captain", "Q4")])
    state.round = 3
    Play(state, AutomatonUnit(figure(100)))
    assert area(state) == "Q2"
    for opened, moves in (((), False), (("main_gate",), True)):
        fort = automatic(hero("conan", "B1"), scenario="gate_of_thornford", units=[("captain", "D1")], opened=opened)
        Play(fort, AutomatonUnit(figure(100)))
        assert (area(fort) != "D1") == moves


@pytest.mark.rule("CN-AUT-2")
def test_the_picts_go_to_the_nearest_flame_that_burns() -> None:
    state = automatic(hero("conan", "T5"), scenario="three_flames", units=[("hyenas", "F2")])
    Play(state, AutomatonUnit(figure(100)))
    assert state.marks[f"mark:{area(state)}"] == 1
    state.marks[f"mark:{area(state)}"] = 0
    before = area(state)
    Play(state, AutomatonUnit(figure(100)))
    assert area(state) != before


@pytest.mark.rule("CN-AUT-4")
def test_which_dice_are_rerolled() -> None:
    """R* 1 is rerolled, O* 1 is not; no die without the mark."""
    again = {(kind, face) for kind in ("Y*", "O*", "R*", "R") for face in range(4) if rerolls(kind, face)}
    assert again == {("Y*", 0), ("O*", 0), ("R*", 0), ("R*", 1)}


@pytest.mark.rule("CN-AUT-4")
def test_a_warrior_rerolls_its_one() -> None:
    """It rolls 1: rerolled (0 or 1), 0 stands."""
    state = automatic(hero("conan", "F9", (0, 11, 0, 0)), scenario="three_flames", units=[("pict_warriors", "F9")])
    state.marks = {}
    play = Play(state, AutomatonUnit(figure(100)), 1, 0)
    assert (play.over, state.heroes[A].wounds) == (True, 0)


@pytest.mark.rule("CN-AUT-5")
def test_gems_guard_leaders_and_monsters_that_would_be_wounded() -> None:
    """Captain, 3 gems left: 2; with 1 gem: 1; not wounded: none.  A pirate: none."""
    t = table(automatic(hero("conan", "P3"), units=[("captain", "P3"), ("pirates:green", "P3")], gems=3))
    assert [guards(t, figure(100), 2), guards(t, figure(100), 0), guards(t, figure(101), 4)] == [2, 0, 0]
    t.state.overlord = t.state.overlord._replace(available=1)
    assert guards(t, figure(100), 2) == 1


# ── the event ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-6", "CN-RIV-4")
def test_the_event_takes_the_first_option_and_figures_come_nearest_to_a_hero() -> None:
    """Two points for one hero: the first tile of the river, at S2 (J1 and L1 are farther from the boat)."""
    state = automatic(hero("conan", "B4"), units=[("captain", "P3")])
    play = Play(state, EventTile())
    assert play.over
    assert [(unit.group, unit.area) for unit in state.units.values()][1:] == [("pirates:green", "S2")] * 2


@pytest.mark.rule("CN-AUT-6")
def test_oil_is_for_heroes_and_the_next_option_comes_otherwise() -> None:
    def happens(where: str, *dice: int) -> str:
        units = [("bossonian_archers", "M4"), ("bossonian_guards:blue", "B1")]
        state = automatic(hero("conan", where), scenario="gate_of_thornford", units=units)
        return str(Play(state, EventTile(), *dice).last("happened")["event"])

    assert (happens("B1", 0), happens("B6")) == ("oil", "reinforcement")


@pytest.mark.rule("CN-AUT-6", "CN-AUT-3")
def test_pirates_hurry_towards_the_heroes_and_do_not_attack() -> None:
    state = automatic(hero("conan", "P5"), units=[("pirates:green", "P3"), ("pirates:blue", "P1")])
    state.river = ()
    play = Play(state, EventTile())
    assert (play.over, area(state, 100), area(state, 101), play.told("attacks")) == (True, "P5", "P5", [])
    assert state.marks["done:bell"] == 1
