"""Checked from outside: combats where two rules meet, or a number is just enough."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.in_combat import Target
from heraut.games.mage_knight.model.names import WOUND, FoeId, UnitId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import A
from tests.games.mage_knight.fighting import (
    BESIDE,
    CITIES,
    DRAGON,
    DUNGEON,
    KEEP,
    MONASTERY,
    ORC,
    OTHER_ORC,
    TOWER,
    Play,
    attack,
    block,
    fight,
    pass_to,
)

NIGHT: dict[str, Any] = {"night": True}


def damage(play: Play, foe: int = 0) -> Play:
    """Nothing is blocked; the damage of this enemy is dealt."""
    while play.phase < 3:
        play.tell("next_phase")
    return play.tell(f"suffer {foe}")


# ── who is fought ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-21", "MK-FIN-3", "MK-FIN-10", "MK-CMB-7")
def test_beating_the_orc_alone_does_not_take_the_keep() -> None:
    """A ranged attack reaches the orc but not the walls; the assault has failed, and the hero steps back unharmed."""
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["swift_bolt"], mana=["white"], level=9)
    assert play.why_not(Target(FoeId(0))) == "nothing-to-attack-with"
    attack(play, "play swift_bolt strong", targets=(1,))  # 4 >= 3
    assert (play.hero.fame, play.hero.reputation) == (2, 1)
    pass_to(play, 4).tell("next_phase")
    assert play.over
    assert (play.hero.hex, play.t.state.shields) == (BESIDE, {})
    assert [foe.kind for foe in play.t.state.foes[KEEP]] == ["swordsmen"]


@pytest.mark.rule("MK-CMB-21", "MK-FIN-2")
def test_the_keep_falls_though_the_orc_stands() -> None:
    play = fight({KEEP: ["crossbowmen"], ORC: ["prowlers"]}, ["crushing_bolt"] * 2, mana=["green"] * 2, level=9)
    attack(play, "play crushing_bolt strong", "play crushing_bolt strong")  # 6 >= 4
    pass_to(play, 4).tell("next_phase")
    assert (play.hero.hex, play.t.state.shields) == (KEEP, {KEEP: (A,)})
    assert ORC in play.t.state.foes


@pytest.mark.rule("MK-CMB-31", "MK-CMB-7")
def test_a_group_is_only_as_open_as_its_worst_target() -> None:
    """Ranged attacks reach neither while one of the targets stands behind walls."""
    hand = ["swift_bolt", "crushing_bolt"]
    play = fight({KEEP: ["crossbowmen"], ORC: ["prowlers"]}, hand, mana=["white", "green"])
    play.tell("target 0", "target 1", "attack")
    assert "play crushing_bolt strong" in play.options
    assert "play swift_bolt strong" not in play.options


@pytest.mark.rule("MK-CMB-30", "MK-CMB-29")
def test_one_resistant_target_halves_the_attack_on_all() -> None:
    play = pass_to(fight({ORC: ["ironclads"], OTHER_ORC: ["prowlers"]}, ["rage"] * 3, mana=["red"] * 3, level=9), 4)
    attack(play, "play rage strong", "play rage strong", targets=(0, 1))  # floor(8 / 2) = 4 < 3 + 3
    assert play.left() == ["ironclads", "prowlers"]
    attack(play, "play rage strong", targets=(1,))  # 4 >= 3
    assert play.left() == ["ironclads"]


# ── blocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-38", "MK-CMB-54")
def test_two_blocks_that_fall_short_do_not_add_up() -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["rage", "determination", "march"]), 2)
    block(play, 0, "play rage basic")  # 2 < 4
    block(play, 0, "play determination basic")  # 2 < 4
    assert [told["total"] for told in play.told("blocked")] == [2, 2]
    assert play.t.state.battle is not None
    assert not play.t.state.battle.foes[0].stopped


@pytest.mark.rule("MK-CMB-37", "MK-CTY-3")
def test_a_swift_attack_is_doubled_with_the_city_in_it() -> None:
    """Freezers in the blue city: (3 + 2) * 2 = 10 to block; the damage is 5."""
    play = fight({CITIES["blue"]: ["freezers"]}, ["march"])
    assert total(foe_numbers.need_of(play.t, FoeId(0))) == 10
    assert total(foe_numbers.damage_of(play.t, FoeId(0))) == 5


@pytest.mark.rule("MK-CMB-37")
def test_guards_meet_a_swift_attack_twice() -> None:
    """Crossbowmen need 4 * 2 = 8; Utem Guardsmen block 4, counted twice."""
    play = pass_to(fight({KEEP: ["crossbowmen"]}, units=["utem_guardsmen"]), 2)
    block(play, 0, "activate 1 2")
    assert (play.last("blocked")["total"], play.last("blocked")["enough"]) == (8, True)


@pytest.mark.rule("MK-CMB-4", "MK-CMB-5")
def test_halves_of_a_block_are_added_before_they_are_rounded() -> None:
    """Against fire: 1 + 1 + 1 physical and 3 ice: floor(6 / 2) = 3, not 0 + 0 + 0 + 1."""
    hand = ["march", "march", "march", "ice_shield"]
    play = pass_to(fight({TOWER: ["fire_golems"]}, hand), 2)
    block(play, 0, *["sideways march block"] * 3, "play ice_shield basic")
    assert (play.last("blocked")["total"], play.last("blocked")["need"]) == (3, 3)


# ── summoners ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-63")
def test_a_summoner_stopped_before_it_draws_summons_nobody() -> None:
    play = fight({ORC: ["orc_summoners"]}, ["whirlwind"], mana=["white"], browns=["medusa"])
    play.tell("play whirlwind basic")
    pass_to(play, 4)
    assert play.told("summoned") == []
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-CMB-43", "MK-CTY-4", "MK-CTY-5")
@pytest.mark.parametrize("city", ["red", "green"])
def test_what_is_summoned_in_a_city_is_neither_brutal_nor_poisonous(city: str) -> None:
    """A gargoyle, 5 physical, armour 2: ceil(5 / 2) = 3."""
    play = fight({CITIES[city]: ["illusionists"]}, browns=["gargoyle"])
    while play.phase < 2:
        play.tell("next_phase")
    play.say(A, "next_phase", "gargoyle")
    pass_to(play, 4)
    assert play.wounds() == (3, 0)


@pytest.mark.rule("MK-CTY-4", "MK-CMB-44")
def test_a_brutal_defender_of_the_red_city_is_brutal_once() -> None:
    play = fight({CITIES["red"]: ["minotaur"]})
    assert total(foe_numbers.damage_of(play.t, FoeId(0))) == 10  # 5 * 2
    play = fight({CITIES["red"]: ["gunners"]})
    assert total(foe_numbers.damage_of(play.t, FoeId(0))) == 12  # fire, but brutal itself


@pytest.mark.rule("MK-CTY-5", "MK-CMB-49")
def test_only_physical_defenders_of_the_green_city_are_poisonous() -> None:
    play = fight({CITIES["green"]: ["ice_mages", "swordsmen"]}, level=3)
    assert [foe_numbers.poisons(play.t, FoeId(foe)) for foe in (0, 1)] == [False, True]


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-46", "MK-CMB-14")
def test_a_resistant_unit_is_paralysed_only_by_what_is_left() -> None:
    """Ice Golems, armour 4: ice 2 does nothing; ice 6 leaves 2, which turns them to ice."""
    play = damage(fight({TOWER: ["ice_golems"]}, units=["ice_golems"], level=3)).tell("to_unit 1")
    assert (play.hero.units[0].wounds, play.phase) == (0, 4)
    play = damage(fight({DRAGON: ["ice_dragon"]}, units=["ice_golems"], level=3)).tell("to_unit 1")
    assert (play.hero.units, play.wounds()) == ((), (0, 0))  # 6 - 4 = 2, 2 - 4 < 0


@pytest.mark.rule("MK-CRD-8", "MK-CMB-14")
def test_the_banner_of_a_unit_turned_to_ice_is_discarded() -> None:
    play = fight({DRAGON: ["ice_dragon"]}, units=["peasants"], level=9)
    play.hero.units = (play.hero.units[0]._replace(banner="banner_of_glory"),)  # type: ignore[arg-type]
    damage(play).tell("to_unit 1")
    assert (play.hero.units, play.hero.discard) == ((), ["banner_of_glory"])


@pytest.mark.rule("MK-CMB-47", "MK-CMB-51")
def test_a_single_point_left_wounds_a_unit() -> None:
    """Prowlers, 4; hero armour 3: the hero takes 3, the last point wounds Altem Guardians of armour 7."""
    play = damage(fight({ORC: ["prowlers"]}, units=["altem_guardians spent"], level=3)).tell("to_hero", "to_unit 1")
    assert (play.wounds(), play.hero.units[0].wounds, play.hero.units[0].spent) == ((1, 0), 1, True)


@pytest.mark.rule("MK-CMB-48", "MK-CMB-12")
def test_a_unit_unhurt_by_one_enemy_takes_nothing_of_the_next() -> None:
    play = fight({ORC: ["diggers"], OTHER_ORC: ["prowlers"]}, units=["guardian_golems"], level=9)
    damage(play).tell("to_unit 1")  # physical 3 - 3 = 0
    play.tell("suffer 1")
    assert "to_unit 1" not in play.options
    assert play.hero.units[0].wounds == 0


@pytest.mark.rule("MK-CMB-16", "MK-CMB-49")
def test_poison_in_the_discard_pile_knocks_nobody_out() -> None:
    """Swamp Dragon 5 against armour 2: 3 Wounds to hand, 3 to the discard pile; 3 < 5."""
    play = damage(fight({DRAGON: ["swamp_dragon"]}, ["march"])).tell("to_hero", "to_hero", "to_hero")
    assert play.wounds() == (3, 3)
    assert "march" in play.hero.hand


@pytest.mark.rule("MK-CMB-59", "MK-CMB-16", "MK-CMB-8")
def test_who_knocks_himself_out_by_a_spell_still_strikes() -> None:
    """The fifth Wound comes of Firestorm: the hand is lost, the attack of 8 is not."""
    play = fight({ORC: ["prowlers"]}, ["fireball", "march"], mana=["red", "black"], **NIGHT)
    play.hero.hurt = 4
    attack(play, "play fireball strong")
    assert (play.over, play.hero.fame) == (True, 2)
    assert (play.hero.hand, play.hero.discard) == ([WOUND], ["march"])


@pytest.mark.rule("MK-CMB-50")
def test_paralysed_the_hero_keeps_his_wounds_and_his_units() -> None:
    play = pass_to(fight({DRAGON: ["ice_dragon"]}, ["march", WOUND], units=["peasants wounded"], level=9), 4)
    assert play.hero.hand == [WOUND] * 3  # one held, ceil(6 / 4) = 2 taken
    assert (play.hero.discard, len(play.hero.units)) == (["march"], 1)


@pytest.mark.rule("MK-CMB-55")
@pytest.mark.parametrize("hex", [DUNGEON, MONASTERY])
def test_units_left_outside_take_no_damage_either(hex: str) -> None:
    play = damage(fight({hex: ["monks"]}, units=["peasants"], level=9))
    assert play.options == ["to_hero"]


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-56", "MK-CTY-2")
def test_the_white_city_counts_before_armour_is_taken_away() -> None:
    """Golems 5 + 1 - 3 = 3; crossbowmen 4 + 1 - 6 < 1."""
    play = fight({CITIES["white"]: ["golems"]}, ["tremor"], mana=["green"])
    play.tell("play tremor basic", "effect on_one+armour_-3")
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 3
    play = fight({CITIES["white"]: ["crossbowmen"]}, ["tremor"], mana=["green", "black"], **NIGHT)
    play.tell("play tremor strong", "effect on_one+armour_-3")
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 1


@pytest.mark.rule("MK-CMB-24", "MK-CMB-56")
def test_an_earthquake_finds_no_walls_that_fell_before() -> None:
    """Demolish first: armour 5 - 1, then - 3 instead of - 6."""
    play = fight({KEEP: ["swordsmen"]}, ["demolish", "tremor"], mana=["red", "green", "black"], **NIGHT)
    play.tell("play demolish basic", "play tremor strong", "effect on_one+armour_-3")
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 1
    assert [held.amount for held in play.t.state.modifiers[foe_numbers.owner(FoeId(0))]] == [-1, -3]


@pytest.mark.rule("MK-CMB-3", "MK-CMB-24")
def test_demolish_breaks_the_walls_around_those_who_ignore_it() -> None:
    """Fire Mages resist fire: their armour stays 5, but ranged attacks reach them."""
    play = fight({TOWER: ["fire_mages"]}, ["demolish", "swift_bolt"], mana=["red", "white"])
    play.tell("play demolish basic")
    assert total(foe_numbers.armour_of(play.t, FoeId(0))) == 5
    assert "target 0" in play.options


@pytest.mark.rule("MK-CMB-3", "MK-CMB-2")
def test_chilled_a_fire_dragon_burns() -> None:
    """Fire 5 against a Fire Dragon counts 2; after Chill 5."""
    play = fight({DRAGON: ["fire_dragon"]}, ["chill", "fireball"], mana=["blue", "red"])
    play.tell("play chill basic")
    attack(play, "play fireball basic")
    assert play.last("attacked")["total"] == 5
    play = fight({DRAGON: ["fire_dragon"]}, ["fireball"], mana=["red"])
    assert attack(play, "play fireball basic").last("attacked")["total"] == 2


@pytest.mark.rule("MK-CMB-3")
def test_chill_finds_no_target_among_those_who_resist_ice() -> None:
    play = fight({DRAGON: ["ice_dragon"]}, ["chill"], mana=["blue"])
    assert "play chill basic" not in play.options


@pytest.mark.rule("MK-CRD-22")
def test_an_ambush_is_sprung_once() -> None:
    """Ranged 4 + 1 in phase 1; the next attack has nothing of it."""
    hand = ["swift_bolt", "swift_bolt"]
    play = fight({ORC: ["cursed_hags"], OTHER_ORC: ["prowlers"]}, hand, mana=["white"] * 2, statuses=["ambush"])
    attack(play, "play swift_bolt strong", targets=(0,))  # 4 + 1 >= 5
    attack(play, "play swift_bolt strong", targets=(1,))
    assert [told["total"] for told in play.told("attacked")] == [5, 4]


@pytest.mark.rule("MK-CRD-22")
def test_leadership_is_kept_for_an_attack_it_helps() -> None:
    """It adds nothing to a siege attack and waits for the next unit."""
    units = ["catapults", "utem_crossbowmen"]
    play = fight({ORC: ["cursed_hags"]}, units=units, statuses=["leadership"], level=9)
    attack(play, "activate 1 1", "activate 2 2")  # 3 + (2 + 1)
    assert play.last("attacked")["total"] == 6


@pytest.mark.rule("MK-CRD-22", "MK-CMB-54")
def test_into_the_heat_only_before_anything_is_attacked() -> None:
    play = fight({ORC: ["prowlers"]}, ["into_the_heat", "swift_bolt"], mana=["white"], units=["peasants"])
    assert "play into_the_heat basic" in play.options
    play.tell("target 0")
    assert "play into_the_heat basic" not in play.options


@pytest.mark.rule("MK-CMB-64", "MK-CMB-56")
def test_disintegrate_weakens_those_who_are_left() -> None:
    """The hags are destroyed and give their fame; the prowlers have armour 3 - 1."""
    foes = {ORC: ["cursed_hags"], OTHER_ORC: ["prowlers"]}
    play = pass_to(fight(foes, ["demolish"], mana=["red", "black"], level=9, **NIGHT), 4)
    play.tell("target 0", "attack", "play demolish strong", "foe 0")
    assert play.left() == ["prowlers"]
    assert (play.hero.fame, play.hero.reputation) == (3, 1)
    assert total(foe_numbers.armour_of(play.t, FoeId(1))) == 2


@pytest.mark.rule("MK-CMB-63", "MK-ACT-6")
def test_wings_of_night_ask_more_for_each_enemy() -> None:
    """The first for nothing, the second for 1 point of move, the third for 2."""
    foes = {ORC: ["prowlers"], OTHER_ORC: ["cursed_hags"], "4.W": ["diggers"]}
    play = fight(foes, ["wings_of_wind", "march", "stamina"], mana=["white", "black"], **NIGHT)
    play.tell("play wings_of_wind strong", "foe 0")
    assert "foe 1" not in play.options  # no points yet
    play.tell("play march basic", "foe 1")  # 2 - 1 = 1
    assert "foe 2" not in play.options  # 1 < 2
    play.tell("play stamina basic", "foe 2")  # 1 + 2 - 2 = 1
    assert play.hero.move == 1
    pass_to(play, 4)
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-SIT-21", "MK-MAN-13")
def test_in_a_dungeon_the_spell_is_strong_by_day() -> None:
    play = fight({DUNGEON: ["minotaur"]}, ["fireball"], mana=["red", "black"])
    play.t.state.gain(A, "underground", "combat")
    play.tell("target 0", "attack")
    assert "play fireball strong" in play.options


@pytest.mark.rule("MK-UNI-5", "MK-UNI-9")
def test_swordsmen_who_wound_themselves_can_take_no_damage() -> None:
    play = pass_to(fight({ORC: ["prowlers"], OTHER_ORC: ["cursed_hags"]}, units=["utem_swordsmen"], level=9), 2)
    block(play, 0, "activate 1 2")  # 6 >= 4
    assert (play.hero.units[0].id, play.hero.units[0].wounds) == (UnitId(1), 1)
    play.tell("next_phase", "suffer 1")
    assert play.options == ["to_hero"]
