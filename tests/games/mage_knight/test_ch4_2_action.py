"""4. The turn, 2, phase 2: the action."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from tests.games.mage_knight.turning import WEDGE, A, Play, PretendedCombat, land, put, put_hidden

pytestmark = pytest.mark.usefixtures("pretended")
ORC, OTHER_ORC = "prowlers", "cursed_hags"


@pytest.mark.rule("MK-ACT-6", "MK-ACT-5")
def test_points_not_spent_are_lost() -> None:
    state = land(hex="2.E")
    state.heroes[A].move, state.heroes[A].influence = 3, 2
    play = Play(state, Action(A))
    play.own("end", "interact")  # no step
    assert (play.hero.move, play.hero.influence) == (0, 0)


@pytest.mark.rule("MK-ACT-1", "MK-ACT-3", "MK-ACT-9")
def test_one_action_or_none() -> None:
    assert Play(land(hex="A.E"), Action(A)).say(A, "end").over
    play = Play(land(hex="2.E"), Action(A)).say(A, "interact").say(A, "done")
    play.own("end")  # no second action
    play.asks(A, "after_action")
    assert play.say(A, "end").over


@pytest.mark.rule("MK-ACT-3", "MK-MOV-18")
def test_a_forced_fight_replaces_the_action() -> None:
    """On the village 2.E one could interact; provoked, one fights."""
    state = land(hex="2.C")
    put(state, "2.NW", ORC)
    play = Play(state, Action(A, (HexId("2.NW"),)))
    play.asks(A, "combat")
    play.say(A, "strike").asks(A, "after_action")
    assert play.hero.turn.fought


@pytest.mark.rule("MK-ACT-2", "MK-CMB-1")
def test_adjacent_rampaging_enemies_may_be_challenged() -> None:
    """C5.SE lies next to both orcs of the tile."""
    state = land(hex="C5.SE", tiles={**WEDGE, "1,1": "C5"})
    put(state, "C5.E", ORC)
    put(state, "C5.SW", OTHER_ORC)
    play = Play(state, Action(A))
    play.own("end", "challenge C5.E", "challenge C5.SW")
    play.say(A, "challenge C5.SW").asks(A, "add_foes", "done", "challenge C5.E")
    play.say(A, "challenge C5.E").asks(A, "combat")
    combat = play.section(PretendedCombat)
    assert combat.foes == (("C5.SW", 0), ("C5.E", 0))
    assert (combat.hex, combat.kind) == (OFF_MAP, "roaming")


@pytest.mark.rule("MK-ACT-2")
def test_only_adjacent_ones() -> None:
    state = land(hex="2.E")
    put(state, "2.NW", ORC)
    Play(state, Action(A)).own("end", "interact")


@pytest.mark.rule("MK-CMB-1")
def test_others_may_be_added_to_a_forced_fight() -> None:
    state = land(hex="C5.SE", tiles={**WEDGE, "1,1": "C5"})
    put(state, "C5.E", ORC)
    put(state, "C5.SW", OTHER_ORC)
    play = Play(state, Action(A, (HexId("C5.E"),)))
    play.asks(A, "add_foes", "done", "challenge C5.SW")
    play.say(A, "done")
    assert play.section(PretendedCombat).foes == (("C5.E", 0),)


@pytest.mark.rule("MK-CMB-20", "MK-ADV-1", "MK-CMB-18", "MK-SIT-23")
def test_nobody_is_added_at_an_adventure_site() -> None:
    """The den 10.NW lies next to the orc of 5.E, which could be challenged instead."""
    state = land(hex="10.NW", tiles={**WEDGE, "2,0": "10", "1,1": "5"})
    put(state, "5.E", ORC)
    play = Play(state, Action(A))
    play.own("end", "enter", "challenge 5.E")
    play.say(A, "enter", "minotaur").asks(A, "combat")
    assert play.section(PretendedCombat).foes == (("10.NW", 0),)


@pytest.mark.rule("MK-CRD-13")
def test_healing_points_are_lost_when_a_fight_starts() -> None:
    state = land(hex="2.C")
    put(state, "2.NW", ORC)
    state.heroes[A].heal = 2
    play = Play(state, Action(A)).say(A, "challenge 2.NW")
    assert play.hero.heal == 0


@pytest.mark.rule("MK-ACT-7", "MK-SIT-9", "MK-SIT-10")
def test_burning_a_monastery() -> None:
    state = land(hex="5.NE", tiles={**WEDGE, "2,0": "5"})
    play = Play(state, Action(A))
    play.own("end", "interact", "burn")
    play.say(A, "burn", "monks").asks(A, "combat")
    assert play.hero.reputation == -3
    assert play.section(PretendedCombat).kind == "monastery"
    play.say(A, "strike")
    assert play.state.shields == {"5.NE": (A,)}
    assert play.hero.turn.rewards == ("artifact",)
    play = Play(play.state, Action(A))
    play.own("end")  # an empty hex now


@pytest.mark.rule("MK-FIN-4", "MK-SIT-9")
def test_a_monastery_that_stands_keeps_no_defender() -> None:
    state = land(hex="5.NE", tiles={**WEDGE, "2,0": "5"})
    play = Play(state, Action(A)).say(A, "burn", "monks").say(A, "done")
    assert play.state.foes == {}
    assert play.state.discards["violet"] == ["monks"]
    assert (play.state.shields, play.hero.turn.rewards) == ({}, ())


@pytest.mark.rule("MK-ACT-4", "MK-SIT-1", "MK-CMB-62")
def test_an_assault_costs_reputation_and_turns_the_garrison_up() -> None:
    state = land(hex="9.SW", tiles={**WEDGE, "2,0": "9"}, night=True)
    put_hidden(state, "9.SW", "violet")
    state.heroes[A].path = (HexId("9.W"), HexId("9.SW"))
    play = Play(state, Action(A), "monks")
    play.asks(A, "combat")
    assert play.hero.reputation == -1
    assert play.state.foes["9.SW"] == (("violet", "monks"),)


@pytest.mark.rule("MK-SCN-28")
def test_where_towers_are_owned_assaults_cost_no_reputation() -> None:
    """Day 2: two random defenders, for half fame."""
    state = land(hex="4.C", tiles={**WEDGE, "2,0": "4"}, scenario="conquer_and_hold", shields={"4.C": (1,)}, round=3)
    state.heroes[A].path = (HexId("4.NE"), HexId("4.C"))
    play = Play(state, Action(A), "monks", "illusionists")
    play.asks(A, "combat")
    assert play.hero.reputation == 0
    assert play.section(PretendedCombat).kind == "half_mage_tower"
    play.say(A, "strike")
    assert play.state.shields["4.C"] == (A,)
    assert play.hero.turn.rewards == ()
