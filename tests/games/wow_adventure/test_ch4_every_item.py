"""Every item does what it says: used from the bag, worn, and used while it is worn.  See test_ch4_every_play.py."""

from __future__ import annotations

import pytest

from tests.games.wow_adventure.changes import changes, difference, measures, standing
from tests.games.wow_adventure.playing import CONTENT, A, bag, item, table, wear

# Wands are tried in test_ch4_named_plays.py, smoke flasks in the tests of the combat.
ELSEWHERE = {"reroll", "flee"}
FROM_THE_BAG = [
    ("Worn Salve", "own_turn", "bag-1 damage-2"),
    ("Worn Salve", "powers", "bag-1 damage-2"),
    ("Worn Scroll", "powers", "bag-1 melee+2"),
    ("Worn Horn", "movement", "bag-1 moves+2"),
    ("Worn Satchel", "own_turn", "bag-1 hand+2"),
    ("Worn Bomb", "powers", "bag-1 foe_wounds+1"),
    ("Worn Elixir", "own_turn", "bag-1 energy+2"),
    ("Worn Elixir", "powers", "bag-1 energy+2"),
    ("Worn Lantern", "explore", "bag-1 kept+2 pool-2"),
    ("Forged Salve", "own_turn", "bag-1 damage-2"),
    ("Forged Salve", "powers", "bag-1 damage-2"),
    ("Forged Scroll", "powers", "bag-1 melee+2"),
    ("Forged Horn", "movement", "bag-1 moves+2"),
    ("Forged Satchel", "own_turn", "bag-1 hand+2"),
    ("Forged Bomb", "powers", "bag-1 foe_wounds+1"),
    ("Forged Elixir", "own_turn", "bag-1 energy+2"),
    ("Forged Elixir", "powers", "bag-1 energy+2"),
    ("Forged Lantern", "explore", "bag-1 kept+2 pool-2"),
    ("Runed Salve", "own_turn", "bag-1 damage-3"),
    ("Runed Salve", "powers", "bag-1 damage-3"),
    ("Runed Scroll", "powers", "bag-1 melee+2"),
    ("Runed Horn", "movement", "bag-1 moves+3"),
    ("Runed Satchel", "own_turn", "bag-1 hand+3"),
    ("Runed Bomb", "powers", "bag-1 foe_wounds+2"),
    ("Runed Elixir", "own_turn", "bag-1 energy+3"),
    ("Runed Elixir", "powers", "bag-1 energy+3"),
    ("Runed Lantern", "explore", "bag-1 kept+3 pool-3"),
    ("Dragonbone Salve", "own_turn", "bag-1 damage-3"),
    ("Dragonbone Salve", "powers", "bag-1 damage-3"),
    ("Dragonbone Scroll", "powers", "bag-1 melee+3"),
    ("Dragonbone Horn", "movement", "bag-1 moves+3"),
    ("Dragonbone Satchel", "own_turn", "bag-1 hand+3"),
    ("Dragonbone Bomb", "powers", "bag-1 foe_wounds+2"),
    ("Dragonbone Elixir", "own_turn", "bag-1 energy+3"),
    ("Dragonbone Elixir", "powers", "bag-1 energy+3"),
    ("Dragonbone Lantern", "explore", "bag-1 kept+3 pool-3"),
]  # fmt: skip
WORN = [
    ("Worn Axe", "warrior", "melee+1"),
    ("Worn Sword", "warrior", "melee+1"),
    ("Worn Spear", "warrior", "melee+1"),
    ("Worn Maul", "warrior", "melee+1 melee_damage+1 ranged_damage+1"),
    ("Worn Knife", "mage", "makes_melee+1 melee+7"),
    ("Worn Short Bow", "hunter", "ranged+1"),
    ("Worn Crossbow", "hunter", "ranged+1"),
    ("Worn Staff", "mage", "ranged+1"),
    ("Worn Wand", "mage", "ranged+1"),
    ("Worn Hatchets", "warrior", "makes_ranged+1 ranged+5"),
    ("Worn Plate", "warrior", "defence+1"),
    ("Worn Mail", "warrior", "defence+1"),
    ("Worn Leathers", "hunter", "defence+1"),
    ("Worn Robe", "mage", "defence+1"),
    ("Worn Cloak", "warrior", "health+1"),
    ("Worn Mace", "paladin", "melee+2"),
    ("Worn Twin Daggers", "rogue", "melee+1 melee_damage+1 ranged_damage+1"),
    ("Worn Totem Staff", "shaman", "melee+1 ranged+1"),
    ("Worn Claws", "druid", "melee+1"),
    ("Worn War Hammer", "paladin", "melee+1 missed_heal+1"),
    ("Worn Throwing Knives", "rogue", "makes_ranged+1 ranged+6"),
    ("Worn Tower Shield", "warrior", "defence+1"),
    ("Worn Hood", "rogue", "defence+1"),
    ("Worn Bark Vest", "druid", "defence+1"),
    ("Forged Axe", "warrior", "melee+1"),
    ("Forged Sword", "warrior", "melee+1"),
    ("Forged Spear", "warrior", "melee+1"),
    ("Forged Maul", "warrior", "melee+1 melee_damage+1 ranged_damage+1"),
    ("Forged Knife", "mage", "makes_melee+1 melee+7"),
    ("Forged Short Bow", "hunter", "ranged+1"),
    ("Forged Crossbow", "hunter", "ranged+1"),
    ("Forged Staff", "mage", "ranged+1"),
    ("Forged Wand", "mage", "ranged+1"),
    ("Forged Hatchets", "warrior", "makes_ranged+1 ranged+5"),
    ("Forged Plate", "warrior", "defence+1 health+1"),
    ("Forged Mail", "warrior", "defence+1"),
    ("Forged Leathers", "hunter", "defence+1"),
    ("Forged Robe", "mage", "defence+1"),
    ("Forged Cloak", "warrior", "health+1"),
    ("Forged Mace", "paladin", "melee+2"),
    ("Forged Twin Daggers", "rogue", "melee+1 melee_damage+1 ranged_damage+1"),
    ("Forged Totem Staff", "shaman", "melee+1 ranged+1"),
    ("Forged Claws", "druid", "melee+1"),
    ("Forged War Hammer", "paladin", "melee+1 missed_heal+1"),
    ("Forged Throwing Knives", "rogue", "makes_ranged+1 ranged+6"),
    ("Forged Tower Shield", "warrior", "defence+1"),
    ("Forged Hood", "rogue", "defence+1"),
    ("Forged Bark Vest", "druid", "defence+1 health+1"),
    ("Runed Axe", "warrior", "melee+2"),
    ("Runed Sword", "warrior", "defence+1 melee+2"),
    ("Runed Spear", "warrior", "melee+2"),
    ("Runed Maul", "warrior", "melee+2 melee_damage+1 ranged_damage+1"),
    ("Runed Knife", "mage", "makes_melee+1 melee+8"),
    ("Runed Short Bow", "hunter", "ranged+2"),
    ("Runed Crossbow", "hunter", "ranged+2"),
    ("Runed Staff", "mage", "defence+1 ranged+2"),
    ("Runed Wand", "mage", "ranged+1"),
    ("Runed Hatchets", "warrior", "makes_ranged+1 melee+1 ranged+7"),
    ("Runed Plate", "warrior", "defence+2 health+1"),
    ("Runed Mail", "warrior", "defence+2"),
    ("Runed Leathers", "hunter", "defence+2"),
    ("Runed Robe", "mage", "defence+2"),
    ("Runed Cloak", "warrior", "health+2"),
    ("Runed Mace", "paladin", "melee+3"),
    ("Runed Twin Daggers", "rogue", "melee+2 melee_damage+1 ranged_damage+1"),
    ("Runed Totem Staff", "shaman", "melee+2 ranged+2"),
    ("Runed Claws", "druid", "defence+1 melee+2"),
    ("Runed War Hammer", "paladin", "melee+2 missed_heal+1"),
    ("Runed Throwing Knives", "rogue", "makes_ranged+1 ranged+7"),
    ("Runed Tower Shield", "warrior", "defence+2"),
    ("Runed Hood", "rogue", "defence+2"),
    ("Runed Bark Vest", "druid", "defence+2 health+1"),
    ("Dragonbone Axe", "warrior", "melee+2"),
    ("Dragonbone Sword", "warrior", "defence+1 melee+2"),
    ("Dragonbone Spear", "warrior", "melee+2"),
    ("Dragonbone Maul", "warrior", "melee+2 melee_damage+1 ranged_damage+1"),
    ("Dragonbone Knife", "mage", "makes_melee+1 melee+8"),
    ("Dragonbone Short Bow", "hunter", "ranged+2"),
    ("Dragonbone Crossbow", "hunter", "ranged+2"),
    ("Dragonbone Staff", "mage", "defence+1 ranged+2"),
    ("Dragonbone Wand", "mage", "ranged+1"),
    ("Dragonbone Hatchets", "warrior", "makes_ranged+1 melee+1 ranged+7"),
    ("Dragonbone Plate", "warrior", "defence+2 health+1"),
    ("Dragonbone Mail", "warrior", "defence+2"),
    ("Dragonbone Leathers", "hunter", "defence+2"),
    ("Dragonbone Robe", "mage", "defence+2"),
    ("Dragonbone Cloak", "warrior", "health+2"),
    ("Dragonbone Mace", "paladin", "melee+3"),
    ("Dragonbone Twin Daggers", "rogue", "melee+2 melee_damage+1 ranged_damage+1"),
    ("Dragonbone Totem Staff", "shaman", "melee+2 ranged+2"),
    ("Dragonbone Claws", "druid", "defence+1 melee+2"),
    ("Dragonbone War Hammer", "paladin", "melee+2 missed_heal+1"),
    ("Dragonbone Throwing Knives", "rogue", "makes_ranged+1 ranged+7"),
    ("Dragonbone Tower Shield", "warrior", "defence+2"),
    ("Dragonbone Hood", "rogue", "defence+2"),
    ("Dragonbone Bark Vest", "druid", "defence+2 health+1"),
]  # fmt: skip
USED = [
    ("Worn Cloak", "energy-1 ignore_special+1"),
    ("Forged Cloak", "energy-1 ignore_special+1"),
    ("Forged Tower Shield", "energy-1 spared+1"),
    ("Forged Hood", "energy-1 free+1"),
    ("Runed Cloak", "energy-1 ignore_special+1"),
    ("Runed Tower Shield", "energy-1 spared+1"),
    ("Runed Hood", "energy-1 free+1"),
    ("Dragonbone Cloak", "energy-1 ignore_special+1"),
    ("Dragonbone Tower Shield", "energy-1 spared+1"),
    ("Dragonbone Hood", "energy-1 free+1"),
]  # fmt: skip


@pytest.mark.rule("WW-MAI-13", "WW-MAI-14")
@pytest.mark.parametrize(("name", "moment", "change"), FROM_THE_BAG)
def test_item_of_the_bag(name: str, moment: str, change: str) -> None:
    state = standing("warrior", moment)
    bag(state, A, name)
    assert changes(state, moment, f"use {item(name)}") == change
    assert item(name) in state.discards[CONTENT.encounters[item(name)].level]


@pytest.mark.rule("WW-MAI-8")
@pytest.mark.parametrize(("name", "character", "change"), WORN)
def test_worn_item_in_a_combat(name: str, character: str, change: str) -> None:
    """Against an undead, with a 6."""
    state = standing(character, "powers", "Bone Dragonling", 6)
    state.heroes[A].turned = character == "druid"
    before = measures(table(state))
    wear(state, A, name)
    assert difference(before, measures(table(state))) == change


@pytest.mark.rule("WW-MAI-13")
@pytest.mark.parametrize(("name", "change"), USED)
def test_worn_item_used(name: str, change: str) -> None:
    printed = CONTENT.items[item(name)]
    assert printed.use is not None
    state = standing(printed.icons[0] if printed.icons else "warrior", printed.use.when)
    wear(state, A, name)
    assert changes(state, printed.use.when, f"use {item(name)}") == change
    assert state.heroes[A].used == (item(name),)


def test_everything_is_in_the_tables() -> None:
    items = CONTENT.items.values()
    uses = {one.name.en for one in items if one.use and one.use.effect[0].play not in ELSEWHERE}
    from_the_bag = {(one.name.en, when) for one in items for when in one.when if when != "before_dice"}
    assert from_the_bag == {(name, when) for name, when, _ in FROM_THE_BAG}
    assert {one.name.en for one in items if one.slot != "bag"} == {name for name, _, _ in WORN}
    assert uses == {name for name, _ in USED}
