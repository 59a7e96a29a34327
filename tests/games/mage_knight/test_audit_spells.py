"""Checked from outside: the strong side of spells, by night."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import WOUND, FoeId, HexId, UnitKind
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import MOVEMENT, A, Play, land
from tests.games.mage_knight.fighting import CITIES, DUNGEON, KEEP, ORC, OTHER_ORC, fight, pass_to

NIGHT = {"night": True, "mana": ["white", "red", "blue", "green", "black"]}


@pytest.mark.rule("MK-CMB-31", "MK-CMB-24")
def test_mass_expose_opens_walls_or_takes_resistances_not_both() -> None:
    play = fight({KEEP: ["golems"]}, ["expose"], **NIGHT)  # type: ignore[arg-type]
    play.tell("play expose strong")
    walls, skins = play.options
    play.tell(walls)
    assert total(foe_numbers.fortified(play.t, FoeId(0))) == 0
    assert foe_numbers.resists(play.t, FoeId(0)) == {"physical"}
    play = fight({KEEP: ["golems"]}, ["expose"], **NIGHT)  # type: ignore[arg-type]
    play.tell("play expose strong", skins)
    assert total(foe_numbers.fortified(play.t, FoeId(0))) == 1
    assert foe_numbers.resists(play.t, FoeId(0)) == frozenset()


@pytest.mark.rule("MK-CMB-3", "MK-CMB-64")
def test_disintegrate_spares_those_who_resist_fire() -> None:
    play = fight({ORC: ["fire_dragon"], OTHER_ORC: ["prowlers"]}, ["demolish"], level=9, **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 4).tell("target 0", "attack", "play demolish strong")
    assert play.left() == ["fire_dragon"]
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 7  # the others are softened, but not he


@pytest.mark.rule("MK-CMB-64", "MK-CTY-6", "MK-LVL-11")
def test_a_tornado_in_a_city_leaves_a_shield_and_gives_fame() -> None:
    play = fight({CITIES["red"]: ["monks", "monks"]}, ["whirlwind"], level=9, **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 4).tell("target 0", "attack", "play whirlwind strong", "foe 0")
    assert play.t.state.shields[CITIES["red"]] == (A,)
    assert play.hero.fame == 4
    assert play.left() == ["monks"]


@pytest.mark.rule("MK-CRD-22", "MK-CMB-3")
def test_an_exploding_shield_destroys_whom_it_blocked_unless_fire_leaves_him_cold() -> None:
    play = fight({ORC: ["prowlers"]}, ["burning_shield"], **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 2).tell("block 0", "play burning_shield strong", "parry")
    assert (play.left(), play.hero.fame) == ([], 2)
    play = fight({ORC: ["fire_golems"]}, ["burning_shield"], **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 2).tell("block 0", "play burning_shield strong", "parry")
    assert play.left() == ["fire_golems"]


@pytest.mark.rule("MK-CMB-40", "MK-CMB-42", "MK-CRD-22")
def test_an_exploding_shield_does_not_reach_the_summoner() -> None:
    play = fight({ORC: ["orc_summoners"]}, ["burning_shield"], browns=["gargoyle"], **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 2)
    play.say(A, "block 0", "gargoyle").tell("block 0", "play burning_shield strong", "parry")
    assert play.left() == ["orc_summoners"]
    assert play.hero.fame == 0


@pytest.mark.rule("MK-CRD-22")
def test_flames_return_once_and_only_after_a_block_that_holds() -> None:
    play = fight({ORC: ["prowlers"]}, ["burning_shield"], mana=["red"])
    pass_to(play, 2).tell("block 0", "play burning_shield basic", "parry")
    pass_to(play, 4).tell("target 0", "attack")
    lasting = [option for option in play.options if "flames_return" in option]
    play.tell(*lasting, "strike")
    assert play.hero.fame == 2  # 4 against armour 3
    play = fight({ORC: ["wolf_riders"]}, ["burning_shield"], mana=["red"])  # swift: 3 * 2
    pass_to(play, 2).tell("block 0", "play burning_shield basic", "parry")
    pass_to(play, 4)
    assert not [option for option in play.options if "flames_return" in option]
    assert not play.t.state.has(A, "flames_return")


@pytest.mark.rule("MK-CRD-22", "MK-PVP-31")
def test_a_flame_wave_counts_those_who_are_left() -> None:
    foes = {CITIES["white"]: ["monks", "monks", "monks"]}
    play = fight(foes, ["flame_wall"], level=9, **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 4).tell("target 0", "attack", "play flame_wall strong", "strike")
    assert play.last("attacked")["total"] == 11  # 5 + 3 * 2


@pytest.mark.rule("MK-CMB-3", "MK-CMB-56")
def test_a_lethal_chill_stops_and_softens_but_not_those_of_ice() -> None:
    play = fight({ORC: ["fire_dragon"], OTHER_ORC: ["ice_dragon"]}, ["chill"], **NIGHT)  # type: ignore[arg-type]
    play.tell("play chill strong")
    assert play.t.state.battle is not None
    assert [foe.stopped for foe in play.t.state.battle.foes] == [True, False]
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 3  # 7 - 4


@pytest.mark.rule("MK-UNI-6", "MK-UNI-7")
def test_a_call_to_glory_without_a_token_replaces_a_unit() -> None:
    state = land(["call_to_arms"], units=["peasants"], **NIGHT)  # type: ignore[arg-type]
    state.units = (UnitKind("altem_mages"), UnitKind("foresters"))
    play = Play(state, MOVEMENT).tell("play call_to_arms strong", "recruit altem_mages")
    assert [unit.kind for unit in play.hero.units] == ["altem_mages"]
    assert (state.units, state.out) == (("foresters",), ["peasants"])


@pytest.mark.rule("MK-CMB-55", "MK-UNI-5")
def test_no_unit_is_borrowed_where_none_are_allowed() -> None:
    more = {"units": (UnitKind("peasants"),)}
    play = fight({DUNGEON: ["minotaur"]}, ["call_to_arms"], more=more, **NIGHT)  # type: ignore[arg-type]
    assert "play call_to_arms basic" not in play.options
    play = fight({ORC: ["prowlers"]}, ["call_to_arms"], more=more, **NIGHT)  # type: ignore[arg-type]
    pass_to(play, 4).tell("target 0", "attack")
    assert "play call_to_arms basic" in play.options


@pytest.mark.rule("MK-CRD-4", "MK-UNI-2")
def test_restoration_is_better_in_a_forest() -> None:
    for hex, points in (("A.NE", 5), ("A.E", 3)):
        state = land(["restoration", WOUND], **NIGHT)  # type: ignore[arg-type]
        state.tiles = {"0,0": "A"}
        state.heroes[A].hex = HexId(hex)
        assert Play(state, MOVEMENT).tell("play restoration basic").hero.heal == points


@pytest.mark.rule("MK-CRD-22", "MK-HND-2")
def test_meditation_draws_two_over_the_limit_though_nothing_came_back() -> None:
    state = land(["meditation"], deck=["march", "rage", "stamina", "promise", "threaten", "swiftness", "rage"], **NIGHT)  # type: ignore[arg-type]
    state.tiles = {"0,0": "A"}
    state.heroes[A].hex, state.heroes[A].path = HexId("A.E"), (HexId("A.E"),)
    play = Play(state, MOVEMENT).tell("play meditation basic")
    assert play.hero.discard == []
    drawn = ("march", "rage", "stamina", "promise", "threaten", "swiftness", "rage")
    Play(state, (), EndOfTurn(A), *drawn)
    assert len(play.hero.hand) == 7  # 5 + 2
    assert not state.has(A, "draw_two_more")
