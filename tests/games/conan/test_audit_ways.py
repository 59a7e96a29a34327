"""Cases that a careless reader of the skills gets wrong: walls, water, cliffs, blockers, webs."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from tests.games.conan.playing import A, B, Play, acts, costs, deeds, figure, hero, world

FOE, OTHER, THIRD = figure(100), figure(101), figure(102)


@pytest.mark.rule("CN-SKL-9", "CN-HIN-1")
def test_a_hero_blocks_too() -> None:
    """A captain beside one who blocks goes nowhere, for no gems; a hero who is dead blocks nobody."""
    state = world(hero("conan", "P3"), units=[("captain", "P3")], overlord=(5, 0, 0))
    state.gain(A, "blocking", "")
    assert acts(state, "go", "cross") == []
    state = world(hero("conan", "P3", (0, 0, 11, 0)), hero("belit", "B4"), units=[("captain", "P3")])
    state.gain(A, "blocking", "")
    assert acts(state, "go") != []


@pytest.mark.rule("CN-SKL-9", "CN-MOV-5")
def test_nobody_leaves_the_board_past_a_blocker() -> None:
    state = world(hero("conan", "B4", items=["captive"]), units=[("captain", "B4")])
    state.gain(FOE, "blocking", "")
    assert Play(state, HeroesPhase()).why_not("depart 0") == "blocked"
    state.gain(A, "evasive", "")
    assert deeds(state, "depart") == ["depart 0"]


@pytest.mark.rule("CN-HIN-5", "CN-MOV-5", "CN-HIN-4")
def test_leaving_the_board_costs_hindering_less_friends() -> None:
    """Three pirates, one friend: 1 + 2 points: two free ones and a gem."""
    state = world(hero("conan", "B4", items=["captive"]), hero("belit", "B4"), units=[("pirates:green", "B4")] * 3)
    play = Play(state, HeroesPhase()).say(A, "depart 0")
    assert (play.zones(), play.state.winner) == ((10, 0, 0, 1), HEROES)


@pytest.mark.rule("CN-SKL-10", "CN-DOR-2")
@pytest.mark.parametrize(("items", "wrecked"), [((), True), (("scale_mail", "chain_mail", "battle_axe"), False)])
def test_a_lock_is_no_matter_to_who_wrecks_walls(items: tuple[str, ...], wrecked: bool) -> None:
    """From the yard into a cage for 3 points, lock or not; at weight 11 Conan wrecks nothing any more."""
    state = world(hero("conan", "P3", items=items))
    assert ("cross 0 K1 wreck" in deeds(state, "cross")) == wrecked


@pytest.mark.rule("CN-SKL-10")
def test_stone_and_gates_are_not_wrecked() -> None:
    """The keep's wall and its gate; the eel's cage has a stone side towards the ledge."""
    state = world(hero("conan", "D2"), hero("belit", "B1"), scenario="gate_of_thornford")
    state.gain(B, "wall_wrecker", "")
    assert deeds(state, "cross") == deeds(state, "cross", seat=B) == []
    assert [deed for deed in deeds(world(hero("conan", "K3")), "cross") if "L2" in deed] == []


@pytest.mark.rule("CN-SKL-12", "CN-ENC-3")
def test_a_swimmer_who_picks_up_too_much_may_still_leave_the_water() -> None:
    """Conan in the mangrove with weight 6: no stroke farther, 2 points to the beach."""
    state = world(hero("conan", "W2", items=["battle_axe", "battle_axe"]))
    assert costs(state, "B1", "B4", "B2") == [2, 2, 3]


@pytest.mark.rule("CN-SKL-13", "CN-SKL-9", "CN-HIN-5")
def test_the_intangible_walk_through_walls_and_out_of_any_crowd() -> None:
    state = world(hero("conan", "K3"), units=[("pirates:green", "K3"), ("pirates:green", "K3"), ("captain", "K3")])
    state.gain(THIRD, "blocking", "")
    assert costs(state, "L2", "P3") == [None, None]
    state.gain(A, "intangible", "")
    assert costs(state, "L2", "P3", "L1") == [1, 1, 2]


@pytest.mark.rule("CN-SKL-17", "CN-DOR-2")
def test_wings_do_not_open_doors() -> None:
    """From the camp to the cliff top 1 point, over the pool 1; through the gate or a cage not at all."""
    state = world(hero("balthus", "P2"))
    state.gain(A, "flying", "")
    assert costs(state, "L1", "W1", "J2") == [1, 1, 2]
    state = world(hero("balthus", "P3"))
    state.gain(A, "flying", "")
    assert costs(state, "K1", "K2", "K3") == [None, None, None]


@pytest.mark.rule("CN-SKL-18", "CN-ENC-3")
def test_up_the_cliff_by_hand() -> None:
    """1 + 2 points; at weight 9 Conan does not climb any more, but may still jump down."""
    assert costs(world(hero("conan", "P2")), "L1", "L2") == [3, 3]
    heavy = ["battle_axe"] * 3
    assert costs(world(hero("conan", "P2", items=heavy)), "L1", "L2") == [None, None]
    assert deeds(world(hero("conan", "L2", items=heavy)), "cross") == ["cross 0 P2 jump"]


@pytest.mark.rule("CN-SKL-16", "CN-HIN-5")
@pytest.mark.parametrize(("pirates", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_feline_grace_takes_one_off(pirates: int, cost: int) -> None:
    state = world(hero("balthus", "P3"), units=[("pirates:green", "P3")] * pirates)
    assert costs(state, "P1") == [cost]


@pytest.mark.rule("CN-SKL-14", "CN-SPL-14", "CN-SPL-1")
@pytest.mark.parametrize(("status", "reason"), [("webbed", "webbed"), ("rooted", "rooted")])
def test_who_cannot_move_is_not_elsewhere_by_a_spell(status: str, reason: str) -> None:
    """Teleportation makes light of walls, heights, enemies and blockers: of a web or a possession it says nothing."""
    state = world(hero("hadrathus", "B4", spells=["teleportation"]), units=[("captain", "B4")])
    state.gain(FOE, "blocking", "")
    assert "cast_at 0 teleportation P3" in deeds(state, "cast_at")
    state.gain(A, status, "")
    play = Play(state, HeroesPhase())
    assert not [deed for deed in play.of(A) if deed.startswith("cast_at")]
    assert play.why_not("cast_at 0 teleportation P3") == reason


@pytest.mark.rule("CN-SKL-14", "CN-SPL-1")
def test_who_is_webbed_cannot_be_controlled() -> None:
    state = world(hero("hadrathus", "B4", spells=["mind_control"]), units=[("captain", "P3")])
    assert deeds(state, "cast_on") == ["cast_on 0 mind_control 100"]
    state.gain(FOE, "webbed", "")
    assert deeds(state, "cast_on") == []
