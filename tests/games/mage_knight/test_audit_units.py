"""Checked from outside: what each unit can do, when it may not, and what becomes of it."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import UNITS, WOUND, UnitKind
from heraut.games.mage_knight.numbers import foe_numbers, units
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, RANGED, A, Play, army, land
from tests.games.mage_knight.fighting import DUNGEON, KEEP, ORC, attack, fight, pass_to


def abilities(play: Play) -> list[str]:
    return [option for option in play.options if option.startswith("activate")]


# ── mana for units ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-5", "MK-MAN-4")
def test_altem_mages_need_black_mana_so_night_for_their_third_ability() -> None:
    by_day = land(mana=["black"], units=["altem_mages"])
    assert "activate 1 3" not in Play(by_day, RANGED).options
    assert "activate 1 3" in Play(land(mana=["black"], units=["altem_mages"], night=True), RANGED).options


@pytest.mark.rule("MK-UNI-5", "MK-MAN-3")
def test_gold_pays_for_both_halves_of_altem_mages_by_day_only() -> None:
    play = Play(land(mana=["gold", "gold"], units=["altem_mages"]), ATTACK).tell("activate 1 2")
    assert "effect pay_blue_red+attack_9_coldfire" in play.options
    nights = Play(land(mana=["gold", "gold"], units=["altem_mages"], night=True), ATTACK).tell("activate 1 2")
    assert nights.asked == (A, "moment")  # attack 5 alone: gold is dead
    assert [one.amount for one in nights.gathered] == [5]


@pytest.mark.rule("MK-UNI-5", "MK-PRE-7")
def test_one_die_does_not_pay_for_two_units() -> None:
    play = Play(land(source=["red", "red"], units=["red_cape_monks", "fire_golems"]), ATTACK)
    play.tell("activate 2 2")
    assert play.hero.turn.dice == ("red",)
    assert abilities(play) == ["activate 1 1"]


@pytest.mark.rule("MK-UNI-5", "MK-CRD-21")
def test_illusionists_need_an_enemy_without_walls() -> None:
    play = fight({KEEP: ["swordsmen"]}, mana=["white"], units=["illusionists"])
    assert "activate 1 2" not in play.options
    assert "activate 1 2" in fight({ORC: ["prowlers"]}, mana=["white"], units=["illusionists"]).options
    assert "activate 1 2" not in fight({ORC: ["diggers"]}, mana=["white"], units=["illusionists"]).options


@pytest.mark.rule("MK-CMB-24", "MK-UNI-5")
def test_illusionists_reach_those_whose_walls_fell() -> None:
    play = fight({KEEP: ["swordsmen"]}, mana=["white"], units=["illusionists"], statuses=["no_walls"])
    assert "activate 1 2" in play.options


@pytest.mark.rule("MK-CRD-5", "MK-UNI-5")
def test_herbalists_heal_nobody_in_combat_but_ready_others() -> None:
    things = {"mana": ["green"], "units": ["herbalists", "peasants spent wounded"]}
    play = fight({ORC: ["prowlers"]}, [WOUND], **things)  # type: ignore[arg-type]
    assert abilities(play) == ["activate 1 2", "activate 1 3"]
    play.tell("activate 1 2")
    assert (play.hero.units[1].spent, play.hero.units[1].wounds) == (False, 1)
    assert abilities(play) == []  # ready, but wounded


@pytest.mark.rule("MK-UNI-2", "MK-UNI-5")
def test_herbalists_ready_nobody_above_their_level_nor_themselves() -> None:
    play = Play(land(units=["herbalists", "fire_golems spent"]), MOVEMENT)
    assert abilities(play) == ["activate 1 3"]


@pytest.mark.rule("MK-UNI-2")
def test_two_herbalists_do_not_ready_one_another() -> None:
    """They could do so for ever."""
    play = Play(land(units=["herbalists", "herbalists spent"]), MOVEMENT)
    assert abilities(play) == ["activate 1 3"]


@pytest.mark.rule("MK-MAN-2", "MK-MAN-7")
def test_a_fourth_white_crystal_of_illusionists_is_a_mana() -> None:
    play = Play(land(crystals=["white"] * 3, units=["illusionists"]), MOVEMENT).tell("activate 1 3")
    assert (play.crystals(), play.mana()) == ({"white": 3}, {"white": 1})


@pytest.mark.rule("MK-UNI-5", "MK-MAN-1")
def test_fire_mages_give_mana_and_a_crystal_and_are_spent() -> None:
    play = Play(land(units=["fire_mages"]), MOVEMENT).tell("activate 1 3")
    assert (play.crystals(), play.mana(), play.hero.units[0].spent) == ({"red": 1}, {"red": 1}, True)


@pytest.mark.rule("MK-MOV-27", "MK-UNI-5")
def test_two_foresters_take_two_off_a_swamp() -> None:
    play = Play(land(units=["foresters", "foresters"]), MOVEMENT).tell("activate 1 1", "activate 2 1")
    assert play.hero.move == 4
    assert [held.status for held in play.t.state.modifiers[A]].count("foresters") == 2


@pytest.mark.rule("MK-CRD-6", "MK-UNI-5")
def test_ranged_and_siege_of_units_count_in_phase_4() -> None:
    play = fight({ORC: ["prowlers"]}, units=["utem_crossbowmen", "catapults"])
    pass_to(play, 4)
    attack(play, "activate 2 1")  # siege 3 against armour 3
    assert play.done()


@pytest.mark.rule("MK-CMB-7", "MK-CMB-32")
def test_crossbowmen_cannot_shoot_over_walls_but_catapults_can() -> None:
    play = fight({KEEP: ["swordsmen"]}, units=["utem_crossbowmen", "catapults"])
    play.tell("target 0", "attack")
    assert abilities(play) == ["activate 2 1"]


# ── enemies that units meet ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-23", "MK-CMB-3")
def test_freezers_do_nothing_to_those_who_resist_ice() -> None:
    assert "activate 1 2" not in fight({ORC: ["ice_dragon"]}, mana=["blue"], units=["amotep_freezers"]).options
    play = fight({ORC: ["fire_dragon"]}, mana=["blue"], units=["amotep_freezers"]).tell("activate 1 2")
    assert play.t.state.battle is not None
    assert play.t.state.battle.foes[0].stopped
    assert total(foe_numbers.armour_of(play.t, foe_numbers.FoeId(0))) == 4  # 7 - 3


@pytest.mark.rule("MK-CMB-56")
def test_freezers_leave_an_armour_of_one() -> None:
    play = fight({ORC: ["prowlers"]}, mana=["blue"], units=["amotep_freezers"]).tell("activate 1 2")
    assert total(foe_numbers.armour_of(play.t, foe_numbers.FoeId(0))) == 1  # 3 - 3


@pytest.mark.rule("MK-CMB-26", "MK-UNI-5")
def test_guardian_golems_meet_fire_with_fire() -> None:
    """By the sheet a fire block meets fire in full, an ice block counts half; published it is the other way round."""
    for ability, official, blocked in ((2, False, True), (3, False, False), (2, True, False), (3, True, True)):
        play = fight({ORC: ["fire_mages"]}, mana=["red", "blue"], units=["guardian_golems"], official=official)
        pass_to(play, 2).tell("block 0", f"activate 1 {ability}", "parry")
        assert play.last("blocked")["total"] == (4 if blocked else 2)


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-46", "MK-CMB-22")
def test_altem_mages_resist_cold_fire_for_they_resist_both() -> None:
    """Brutal cold fire, 6 * 2: 5 for nothing, 5 for a wound, and 2 are left for the hero."""
    play = fight({ORC: ["high_dragon"]}, units=["altem_mages"])
    pass_to(play, 3).tell("suffer 0")
    assert play.last("damage")["amount"] == 12
    play.tell("to_unit 1", "to_hero")
    assert play.hero.units[0].wounds == 1
    assert play.wounds() == (1, 0)


@pytest.mark.rule("MK-CMB-46", "MK-CMB-22")
def test_fire_mages_do_not_resist_cold_fire() -> None:
    play = fight({ORC: ["high_dragon"]}, units=["fire_mages"])
    pass_to(play, 3).tell("suffer 0", "to_unit 1")
    assert play.hero.units[0].wounds == 1
    play.asks(A, "assign_damage", "to_hero")
    play.tell("to_hero", "to_hero", "to_hero", "to_hero")
    assert play.wounds() == (4, 0)  # 12 - 4, by armour 2


@pytest.mark.rule("MK-CMB-46", "MK-CRD-22")
def test_altem_guardians_make_all_units_resist_until_the_turn_ends() -> None:
    play = fight({ORC: ["prowlers"]}, mana=["green"], units=["altem_guardians", "peasants"])
    play.tell("activate 1 3")
    assert units.resists(play.t, A, play.hero.units[1]) >= {"physical", "fire", "ice"}
    pass_to(play, 3).tell("suffer 0", "to_unit 2")  # 4 - 3, then 1 left wounds
    assert play.hero.units[1].wounds == 1


@pytest.mark.rule("MK-CMB-12")
def test_a_spent_unit_takes_damage_too() -> None:
    play = fight({ORC: ["prowlers"]}, units=["utem_guardsmen spent"])
    pass_to(play, 3).tell("suffer 0", "to_unit 1")
    assert (play.hero.units[0].wounds, play.hero.units[0].spent) == (1, True)
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-CMB-12", "MK-CMB-51")
def test_damage_goes_on_from_unit_to_unit_to_hero() -> None:
    play = fight({ORC: ["fire_dragon"]}, units=["peasants", "herbalists"])
    pass_to(play, 3).tell("suffer 0", "to_unit 1", "to_unit 2")  # 9 - 3 - 2
    play.tell("to_hero", "to_hero")  # 4 - 2 - 2
    assert play.wounds() == (2, 0)


@pytest.mark.rule("MK-CRD-3", "MK-CMB-46", "MK-CRD-12")
def test_a_banner_of_protection_resists_fire_with_its_armour_too() -> None:
    """Peasants with the banner: armour 4, fire 6 of fire mages: 6 - 4, then 2 left wound and are gone."""
    play = fight({ORC: ["fire_mages"]}, ["banner_of_protection"], units=["peasants"])
    play.tell("attach banner_of_protection 1")
    pass_to(play, 3).tell("suffer 0", "to_unit 1")
    assert (play.hero.units[0].wounds, play.wounds()) == (1, (0, 0))


@pytest.mark.rule("MK-CMB-55", "MK-UNI-6")
def test_the_bound_unit_takes_damage_in_a_dungeon() -> None:
    state_units = army("peasants", "foresters")
    play = fight({DUNGEON: ["minotaur"]}, skills=["norowas_bonds_of_loyalty"])
    play.hero.units = (state_units[0]._replace(bound=True), state_units[1])
    pass_to(play, 3).tell("suffer 0")
    assert play.options == ["to_unit 1", "to_hero"]


@pytest.mark.rule("MK-CMB-14", "MK-UNI-6")
def test_the_bond_is_free_again_when_its_unit_is_lost() -> None:
    play = fight({ORC: ["medusa"]}, skills=["norowas_bonds_of_loyalty"])
    play.hero.units = (army("peasants")[0]._replace(bound=True),)
    pass_to(play, 3).tell("suffer 0", "to_unit 1")
    assert play.hero.units == ()
    assert play.t.state.out == ["peasants"]


# ── units won and disbanded ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-7", "MK-CRD-9")
def test_a_unit_disbanded_leaves_its_banner_and_takes_its_wounds_along() -> None:
    state = land(units=["peasants wounded"])
    hero = state.heroes[A]
    hero.units = (hero.units[0]._replace(banner="banner_of_glory"),)  # type: ignore[arg-type]
    state.gain(UNITS + 1, "glory_on_unit", "banner")
    play = Play(state, (), GainUnit(A, UnitKind("foresters")))
    assert [(unit.kind, unit.spent, unit.wounds) for unit in hero.units] == [("foresters", False, 0)]
    assert (hero.discard, state.out, UNITS + 1 in state.modifiers) == (["banner_of_glory"], ["peasants"], False)
    assert play.over


@pytest.mark.rule("MK-UNI-7")
def test_the_bound_unit_is_not_disbanded() -> None:
    state = land(units=["peasants", "herbalists"], skills=["norowas_bonds_of_loyalty"])
    hero = state.heroes[A]
    hero.units = (hero.units[0]._replace(bound=True), hero.units[1])
    Play(state, (), GainUnit(A, UnitKind("foresters")))
    assert [unit.kind for unit in hero.units] == ["peasants", "foresters"]


@pytest.mark.rule("MK-SKL-1", "MK-UNI-3")
def test_forward_march_counts_ready_sound_units_at_most_three() -> None:
    for kinds, move in (
        (["peasants"] * 4, 3),
        (["peasants", "peasants spent", "peasants wounded"], 1),
        (["peasants spent"], 0),
    ):
        play = Play(land(units=kinds, skills=["norowas_forward_march"]), MOVEMENT)
        if "skill norowas_forward_march" in play.options:
            play.tell("skill norowas_forward_march")
        assert play.hero.move == move


@pytest.mark.rule("MK-CRD-22", "MK-UNI-5")
def test_leadership_helps_no_siege_and_waits() -> None:
    play = fight({KEEP: ["swordsmen"]}, units=["catapults", "peasants"], skills=["norowas_leadership"])
    play.tell("skill norowas_leadership", "target 0", "attack", "activate 1 1", "strike")
    assert play.last("attacked")["total"] == 3
    pass_to(play, 4).tell("target 0", "attack", "activate 2 1", "strike")
    assert play.last("attacked")["total"] == 4  # 2 + 2


@pytest.mark.rule("MK-CRD-22", "MK-UNI-5")
def test_glory_for_all_gives_one_fame_for_each_unit_however_often_it_fights() -> None:
    """Peasants block, are made ready by herbalists, and attack: one unit that attacked or blocked."""
    state = land(["banner_of_glory"], units=["peasants", "herbalists", "foresters"])
    play = Play(state, ("block", "foes", "special", "attack"))
    play.tell("play banner_of_glory strong", "activate 1 1", "effect block_2")
    assert play.hero.fame == 1
    play.tell("activate 2 2", "activate 1 1", "effect attack_2")
    assert play.hero.fame == 1
    play.tell("activate 3 2")
    assert play.hero.fame == 2
