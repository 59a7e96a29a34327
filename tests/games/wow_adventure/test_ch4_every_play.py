"""Every ability, side power, green marker and trophy does what it says, played at its moment.

The tables are what is printed, in numbers: who plays has 3 damage, 3 energy and 1 movement, stands in Y1 and fights a
beast with both attacks; the pool holds green markers only.
"""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import SpaceId, TrophyId, trophies_of
from heraut.games.wow_adventure.rules.ch5_trophies import WinTrophy
from tests.games.wow_adventure.changes import changed, changes, difference, measures, standing
from tests.games.wow_adventure.playing import (
    CONTENT,
    A,
    ability,
    attach,
    hold,
    keep,
    marker,
    table,
)

# What is rolled again is tried in test_ch4_named_plays.py, what flees before the dice in test_ch3_combat.py.
ELSEWHERE = {"reroll", "flee"}
ABILITIES = [
    ("Crushing Blow", "energy-1 hand-1 melee+2"),
    ("Raise Shield", "defence+2 energy-1 hand-1"),
    ("Wide Swing", "energy-2 hand-1 melee_damage+1"),
    ("War Cry", "energy-1 foe_melee-2 foe_ranged-2 hand-1"),
    ("Headlong Charge", "energy-2 hand-1 strikes_first+1"),
    ("Second Wind", "damage-2 energy-1 hand-1"),
    ("Forced March", "energy-1 hand-1 moves+2"),
    ("Iron Skin", "attached+1 energy-2 hand-1"),
    ("Blood Price", "damage+1 hand-1 melee+2"),
    ("Riposte", "enemy_missed_melee_deal+1 energy-1 hand-1"),
    ("Steady Aim", "energy-1 hand-1 ranged+2"),
    ("Twin Arrow", "energy-2 hand-1 ranged_damage+1"),
    ("Snare", "energy-1 foe_melee-3 hand-1"),
    ("Loyal Hound", "attached+1 energy-2 hand-1"),
    ("Camouflage", "defence+2 energy-1 hand-1"),
    ("Tracking", "energy-1 hand-1 under+1"),
    ("Fast Trail", "energy-1 hand-1 moves+2"),
    ("Poultice", "damage-2 energy-1 hand-1"),
    ("Slip Away", "energy-1 free+1 hand-1"),
    ("Finishing Shot", "energy-2 hand-1 hit_ranged_deal+1"),
    ("Frost Lance", "energy-1 hand-1 ranged+2"),
    ("Fire Burst", "energy-1 hand-1 ranged_damage+1"),
    ("Mirror Image", "defence+2 energy-1 hand-1"),
    ("Freeze", "energy-2 foe_makes_melee-1 hand-1"),
    ("Blink Step", "energy-2 free+1 from_Y1+1 hand-1"),
    ("Study", "energy-1 hand+1"),
    ("Mend", "damage-1 energy-1"),
    ("Mana Well", "energy+2 hand-1"),
    ("Arcane Shell", "attached+1 energy-2 hand-1"),
    ("Overload", "energy-3 hand-1 ranged_damage+2"),
    ("Shadow Dart", "energy-1 hand-1 ranged+3"),
    ("Siphon", "energy-1 hand-1 hit_ranged_heal+1 ranged+1"),
    ("Frailty Hex", "energy-1 foe_defence-2 hand-1"),
    ("Dread", "energy-1 foe_melee-2 foe_ranged-2 hand-1"),
    ("Blood Pact", "damage+1 energy+2 hand-1"),
    ("Doom", "enemy_stands_deal+2 energy-3 hand-1"),
    ("Shade Step", "energy-1 free+1 hand-1 moves+2"),
    ("Bound Familiar", "attached+1 energy-2 hand-1"),
    ("Soul Jar", "attached+1 energy-2 hand-1"),
    ("Dark Lore", "energy-1 hand+1"),
    ("Hammer Fall", "energy-1 hand-1 melee+2"),
    ("Shield of Faith", "defence+2 energy-1 hand-1"),
    ("Lay on Hands", "damage-3 energy-2 hand-1"),
    ("Smite Evil", "energy-1 hand-1 melee+1"),
    ("Consecrate", "defence+1 energy-1 foe_defence-1 hand-1"),
    ("Righteous Charge", "energy-2 hand-1 strikes_first+1"),
    ("Blessing of Strength", "attached+1 energy-2 hand-1"),
    ("Martyr’s Vow", "damage+1 hand+1"),
    ("Swift Palfrey", "energy-1 hand-1 moves+2"),
    ("Aegis", "energy-3 hand-1 spared+9"),
    ("Backstab", "energy-1 hand-1 melee+2"),
    ("Sidestep", "defence+2 energy-1 hand-1"),
    ("From the Dark", "energy-1 hand-1 melee+1 strikes_first+1"),
    ("Honed Edge", "attached+1 energy-2 hand-1"),
    ("Flung Blade", "energy-1 hand-1 makes_ranged+1 ranged+7"),
    ("Feint", "energy-1 foe_melee-2 foe_ranged-2 hand-1"),
    ("Vanish", "energy-1 free+1 hand-1 moves+1"),
    ("Sprint", "energy-1 hand-1 moves+3"),
    ("Light Fingers", "energy-1 hand-1 kept+2 pool-2"),
    ("Killing Frenzy", "energy-2 hand-1 melee_damage+2"),
    ("Moon Lance", "energy-1 hand-1 ranged+2"),
    ("Barkskin", "defence+2 energy-1 hand-1"),
    ("Regrowth", "damage-2 energy-1 hand-1"),
    ("Tooth and Claw", "energy-1 hand-1 melee_damage+1 ranged_damage+1"),
    ("Entangle", "energy-1 foe_melee-3 hand-1"),
    ("Wild Shape", "damage-1 hand-1 turned+1"),
    ("Stag Run", "energy-1 hand-1 moves+3"),
    ("Thorn Coat", "attached+1 energy-2 hand-1"),
    ("Falling Stars", "energy-2 hand-1 ranged_damage+2"),
    ("Gift of the Wild", "energy-1 hand+1"),
    ("Bolt", "energy-1 hand-1 ranged+2"),
    ("Stone Totem", "defence+2 energy-1 hand-1"),
    ("Flame Weapon", "energy-1 hand-1 melee+2"),
    ("Healing Wave", "damage-3 energy-2 hand-1"),
    ("Fire Totem", "attached+1 energy-1 hand-1"),
    ("Earth Shock", "energy-1 foe_melee-2 foe_ranged-2 hand-1"),
    ("Ghost Wolf", "energy-1 free+1 hand-1 moves+2"),
    ("Ancestor’s Watch", "attached+1 energy-2 hand-1"),
    ("Forked Bolt", "energy-2 hand-1 melee+1 melee_damage+1 ranged+1 ranged_damage+1"),
    ("Far Sight", "under+1"),
]  # fmt: skip
ATTACHED = [
    ("Iron Skin", "attached+1 defence+1"),
    ("Loyal Hound", "attached+1 ranged+1"),
    ("Arcane Shell", "attached+1 spared+2"),
    ("Bound Familiar", "attached+1 ranged+1"),
    ("Soul Jar", "attached+1"),
    ("Blessing of Strength", "attached+1 melee+1"),
    ("Honed Edge", "attached+1 melee+1"),
    ("Thorn Coat", "attached+1 enemy_hit_melee_deal+1"),
    ("Fire Totem", "attached+1 melee+1 ranged+1"),
    ("Ancestor’s Watch", "attached+1"),
]  # fmt: skip
POWERS = [
    ("warrior", False, "energy-1 melee+1"),
    ("warrior", True, "energy-1 spared+1"),
    ("hunter", False, "energy-1 ranged+1"),
    ("hunter", True, "energy-1 moves+1"),
    ("mage", False, "defence+1 energy-1"),
    ("mage", True, "energy-2 melee_damage+1 ranged_damage+1"),
    ("warlock", False, "die+1 energy-1"),
    ("warlock", True, "energy-1 spared+1"),
    ("paladin", False, "damage-2 hand-1"),
    ("paladin", True, "energy-1 melee+1"),
    ("rogue", False, "energy-2 strikes_first+1"),
    ("rogue", True, "energy-1 free+1 moves+1"),
    ("druid", False, "turned+1"),
    ("druid", True, "turned-1"),
    ("shaman", False, "energy-1 melee+1 ranged+1"),
    ("shaman", True, "defence+1 energy-1"),
]  # fmt: skip
SPENT = [
    ("Healing Herb", "own_turn", "damage-2 kept-1 pool+1"),
    ("Healing Herb", "powers", "damage-2 kept-1 pool+1"),
    ("Spark Crystal", "own_turn", "energy+2 kept-1 pool+1"),
    ("Spark Crystal", "powers", "energy+2 kept-1 pool+1"),
    ("Old Map", "movement", "kept-1 moves+2 pool+1"),
    ("Torn Tome", "own_turn", "hand+2 kept-1 pool+1"),
    ("Torn Tome", "powers", "hand+2 kept-1 pool+1"),
    ("Seed Pouch", "own_turn", "damage-1 hand+1 kept-1 pool+1"),
    ("Seed Pouch", "powers", "damage-1 hand+1 kept-1 pool+1"),
    ("Holy Water", "powers", "kept-1 melee+1 pool+1"),
    ("Spirit Mask", "powers", "defence+2 kept-1 pool+1"),
]  # fmt: skip
TROPHIES = [
    ("t_r1_1", "hand+3"),
    ("t_r1_2", "damage-3"),
    ("t_r1_3", "kept+2 pool-2"),
    ("t_r4_1", "hand+3"),
    ("t_r4_2", "damage-3"),
    ("t_r4_3", "kept+2 pool-2"),
    ("t_r5_1", "hand+3"),
    ("t_r5_2", "damage-3"),
    ("t_r5_3", "kept+2 pool-2"),
    ("t_r7_1", "hand+3"),
    ("t_r7_2", "damage-3"),
    ("t_r7_3", "kept+2 pool-2"),
    ("t_port_1", "hand+1"),
    ("t_port_2", "damage-2"),
    ("t_port_3", "kept+1 pool-1"),
    ("t_port_4", "hand+2"),
]  # fmt: skip


@pytest.mark.rule("WW-ABL-1", "WW-ABL-2", "WW-ABL-3")
@pytest.mark.parametrize(("name", "change"), ABILITIES)
def test_ability(name: str, change: str) -> None:
    printed = CONTENT.abilities[ability(name)]
    state = standing(printed.character, printed.when)
    hold(state, A, name)
    assert changes(state, printed.when, f"play {ability(name)}") == change


@pytest.mark.rule("WW-ABL-3")
@pytest.mark.parametrize(("name", "change"), ATTACHED)
def test_attached_ability_in_a_combat(name: str, change: str) -> None:
    state = standing(CONTENT.abilities[ability(name)].character, "powers")
    before = measures(table(state))
    attach(state, A, name)
    assert difference(before, measures(table(state))) == change


@pytest.mark.rule("WW-LVL-9")
@pytest.mark.parametrize(("character", "turned", "change"), POWERS)
def test_power_of_a_side(character: str, turned: bool, change: str) -> None:
    printed = CONTENT.characters[character]
    when = (printed.other if turned else printed.start).power.when
    state = standing(character, when)
    hero = state.heroes[A]
    hero.turned = turned
    hero.hand.append(hero.deck.bag.pop())
    assert changes(state, when, "power") == change


@pytest.mark.rule("WW-EXP-8")
@pytest.mark.parametrize(("name", "moment", "change"), SPENT)
def test_green_marker(name: str, moment: str, change: str) -> None:
    state = standing("warrior", moment)
    keep(state, A, name)
    assert changes(state, moment, f"spend {marker(name)}") == change


@pytest.mark.rule("WW-TRO-1", "WW-TRO-2")
@pytest.mark.parametrize(("trophy", "change"), TROPHIES)
def test_trophy(trophy: str, change: str) -> None:
    state = standing("warrior")
    source = CONTENT.trophies[trophy].source
    state.decks[trophies_of(source)].bag = [trophy]
    assert changed(state, WinTrophy(A, SpaceId(source))) == change
    assert state.heroes[A].trophies == (TrophyId(trophy),)


def test_everything_is_in_the_tables() -> None:
    abilities, markers = CONTENT.abilities.values(), CONTENT.markers.values()
    spent = {(one.name.en, when) for one in markers for when in one.when if one.effect[0].play not in ELSEWHERE}
    assert {one.name.en for one in abilities} == {name for name, _ in ABILITIES}
    assert {one.name.en for one in abilities if one.when == "attach"} == {name for name, _ in ATTACHED}
    assert spent == {(name, when) for name, when, _ in SPENT}
    assert {name for name, _ in TROPHIES} == CONTENT.trophies.keys()
    assert {(name, turned) for name, turned, _ in POWERS} == {
        (name, turned) for name in CONTENT.characters for turned in (False, True)
    }
