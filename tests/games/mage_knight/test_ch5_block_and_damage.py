"""5. Combat, phases 2 and 3: blocks, summoners, damage."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.in_combat import Block, ToUnit
from heraut.games.mage_knight.model.names import OFFICIAL, SHEET, FoeId, UnitId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.printed.effects import Element
from heraut.kernel.values import explain, total
from tests.games.mage_knight.dealing import CONTENT, A
from tests.games.mage_knight.fighting import (
    CITIES,
    DRAGON,
    DUNGEON,
    KEEP,
    MONASTERY,
    ORC,
    OTHER_ORC,
    TOMB,
    TOWER,
    Play,
    attack,
    block,
    fight,
    pass_to,
)

FIRST, SECOND = FoeId(0), FoeId(1)
ELEMENTS: tuple[Element, ...] = ("physical", "fire", "ice", "coldfire")


def guard(play: Play, *points: Points) -> int:
    return explain(foe_numbers.guard(play.t, FIRST, points))[0]


# ── the examples: blocks ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-25", "MK-CMB-26", "MK-CMB-27", "MK-CMB-28", "MK-CMB-4")
@pytest.mark.parametrize(
    ("foe", "sheet", "official"),
    [  # a block of 5: physical, fire, ice, cold fire; floor(5 / 2) = 2
        ("swordsmen", (5, 5, 5, 5), (5, 5, 5, 5)),
        ("fire_mages", (2, 5, 2, 5), (2, 2, 5, 5)),
        ("ice_mages", (2, 2, 5, 5), (2, 5, 2, 5)),
        ("high_dragon", (2, 2, 2, 5), (2, 2, 2, 5)),
    ],
)
def test_e25_the_block_table(foe: str, sheet: tuple[int, ...], official: tuple[int, ...]) -> None:
    play = fight({ORC: [foe]}, ["rage"])
    for edition, expected in ((SHEET, sheet), (OFFICIAL, official)):
        play.t.state.edition = edition
        assert tuple([guard(play, Points(5, element)) for element in ELEMENTS]) == expected


@pytest.mark.rule("MK-CMB-4", "MK-CMB-5")
def test_inefficient_blocks_are_added_before_the_rounding() -> None:
    play = fight({DRAGON: ["fire_mages"]}, ["rage"])
    assert guard(play, Points(3), Points(3), Points(1, "fire")) == 4  # floor((3 + 3) / 2) + 1
    assert guard(play, Points(1), Points(1)) == 1


@pytest.mark.rule("MK-CMB-37", "MK-CMB-9", "MK-CMB-38")
@pytest.mark.parametrize(("plays", "wounds"), [(["activate 1 1", "effect block_3"], 0), (["sideways rage block"], 2)])
def test_e26_swift_crossbows(plays: list[str], wounds: int) -> None:
    things: dict[str, Any] = {"mana": ["blue"], "units": ["utem_crossbowmen"]}
    play = pass_to(fight({ORC: ["crossbowmen"]}, ["determination", "rage"], **things), 2)
    block(play, 0, "play determination strong", *[one for one in plays if not one.startswith("effect")])
    assert play.last("blocked")["need"] == 8  # 4 * 2
    assert play.last("blocked")["total"] == (6 if wounds else 8)  # 5 + 3 >= 8; 5 + 1 is not enough
    pass_to(play, 4)
    assert play.wounds() == (wounds, 0)  # 4 damage, armour 2: swift does not double it


@pytest.mark.rule("MK-CMB-9")
@pytest.mark.parametrize(("official", "blocked"), [(False, True), (True, False)])
def test_e27_cold_toughness(official: bool, blocked: bool) -> None:
    play = pass_to(fight({ORC: ["ironclads"]}, ["cold_toughness"], mana=["blue"]), 2)
    block(play, 0, "play cold_toughness strong")
    assert play.last("blocked")["total"] == 7  # 5 + 2: brutal, resists physical
    play = fight({DRAGON: ["ice_dragon"]}, ["cold_toughness"], mana=["blue"], official=official)
    block(pass_to(play, 2), 0, "play cold_toughness strong")
    assert play.last("blocked")["total"] == (9 if blocked else 4)  # 5 + 4; official: floor(9 / 2)
    assert play.last("blocked")["enough"] is blocked


@pytest.mark.rule("MK-CMB-37")
def test_some_blocks_count_twice_against_the_swift() -> None:
    play = pass_to(fight({ORC: ["wolf_riders"]}, [], units=["utem_guardsmen"]), 2)
    block(play, 0, "activate 1 2")
    assert play.last("blocked") == {"seat": A, "foe": "wolf_riders", "total": 8, "need": 6, "enough": True}


# ── the examples: damage ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-44", "MK-CMB-15", "MK-FIN-1", "MK-CMB-11", "MK-CMB-51")
def test_e28_brutal_on_the_hero() -> None:
    play = pass_to(fight({ORC: ["ironclads"]}, ["march"], level=3), 4)
    assert play.last("damage")["amount"] == 8  # 4 * 2
    assert play.wounds() == (3, 0)  # ceil(8 / 3)


@pytest.mark.rule("MK-CMB-46", "MK-CMB-47", "MK-CMB-12")
def test_e29_a_resistant_unit_first() -> None:
    play = pass_to(fight({KEEP: ["swordsmen"]}, ["march"], units=["illusionists"]), 3)
    play.tell("suffer 0", "to_unit 1")  # 6 - 2 = 4, wounded, 4 - 2 = 2
    assert play.hero.units[0].wounds == 1
    play.tell("to_hero")
    assert play.wounds() == (1, 0)
    play = pass_to(fight({KEEP: ["swordsmen"]}, ["march"]), 4)
    assert play.wounds() == (3, 0)  # ceil(6 / 2)


@pytest.mark.rule("MK-CMB-49", "MK-CMB-11", "MK-CMB-37")
def test_e30_dragons_poison() -> None:
    play = pass_to(fight({DRAGON: ["swamp_dragon"]}, ["march"], level=7), 4)
    assert play.wounds() == (2, 2)  # ceil(5 / 4): as many to the discard pile; swift does not double


@pytest.mark.rule("MK-CMB-14", "MK-CMB-50", "MK-CRD-8")
def test_e31_turned_to_ice() -> None:
    play = fight({DRAGON: ["ice_dragon"]}, ["march", "rage"], units=["northern_monks"], level=7)
    play.hero.units = (play.hero.units[0]._replace(banner="banner_of_courage"),)  # type: ignore[arg-type]
    pass_to(play, 3).tell("suffer 0", "to_unit 1")
    assert not play.hero.units
    assert play.t.state.out == ["northern_monks"]
    assert play.hero.discard == ["banner_of_courage"]
    play.tell("to_hero")  # 6 - 4 = 2
    assert play.hero.hand == ["wound"]
    assert sorted(play.hero.discard) == ["banner_of_courage", "march", "rage"]


@pytest.mark.rule("MK-CMB-16")
@pytest.mark.parametrize(("damage", "wounds", "out"), [(16, 6, True), (15, 5, False)])
def test_e32_knocked_out_at_level_5(damage: int, wounds: int, out: bool) -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["march", "rage"], level=5), 3)
    play.tell("suffer 0")
    play.t.state.agenda[-1].rest = damage  # type: ignore[attr-defined]
    while play.asked == (A, "assign_damage"):
        play.tell("to_hero")
    assert play.hero.hand.count("wound") == wounds  # ceil(damage / 3)
    assert ("march" in play.hero.hand) is not out
    assert bool(play.told("hand_lost")) is out


@pytest.mark.rule("MK-CMB-59", "MK-CMB-16")
def test_wounds_of_cards_count_for_the_knock_out_and_units_still_work() -> None:
    play = pass_to(fight({DRAGON: ["fire_dragon"]}, ["blood_rage", "march"], units=["peasants"]), 3)
    play.tell("suffer 0", *["to_hero"] * 4, "to_unit 1")  # 9 - 8 = 1: four Wounds, and the peasants take the rest
    assert play.hero.units[0].wounds == 1
    play.hero.units = (play.hero.units[0]._replace(wounds=0),)
    play.tell("target 0", "attack", "play blood_rage basic", "effect wound_1+attack_5")
    assert play.hero.hand == ["wound"] * 5  # the fifth: March is gone
    assert "activate 1 1" in play.options


# ── the examples: summoners ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-10", "MK-CMB-40", "MK-CMB-42")
def test_e33_a_summoner_chosen() -> None:
    things: dict[str, Any] = {"mana": ["blue", "red"], "browns": ["gargoyle"]}
    play = pass_to(fight({TOWER: ["illusionists"]}, ["determination", "flame_wall"], **things), 2)
    play.say(A, "block 0", "gargoyle")
    assert play.last("summoned") == {"foe": "illusionists", "summoned": "gargoyle"}
    block(play, 0, "play determination strong")  # 5 >= 5
    assert play.t.state.discards["brown"] == ["gargoyle"]
    assert play.hero.fame == 0
    attack(pass_to(play, 4), "play flame_wall basic")  # fire 5 >= 3
    assert play.done()
    assert play.hero.fame == 4
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-CMB-10", "MK-CMB-41", "MK-CMB-50")
def test_e34_a_summoner_not_chosen() -> None:
    play = pass_to(fight({TOWER: ["illusionists"]}, ["march", "rage"], browns=["medusa"], level=3), 2)
    play.say(A, "next_phase", "medusa").tell("suffer 0", "to_hero", "to_hero")
    assert play.wounds() == (2, 0)  # ceil(6 / 3)
    assert play.hero.hand == ["wound", "wound"]
    assert play.t.state.discards["brown"] == ["medusa"]
    assert play.left() == ["illusionists"]


@pytest.mark.rule("MK-CMB-10")
def test_e34_official_summoners_draw_before_phase_2() -> None:
    play = fight({TOWER: ["illusionists"]}, ["rage", "march"], browns=["medusa"], official=True, level=3)
    play.say(A, "next_phase", "medusa")
    assert play.phase == 2
    assert total(foe_numbers.need_of(play.t, FIRST)) == 6
    assert "block 0" in play.options


@pytest.mark.rule("MK-CMB-63")
def test_a_summoner_kept_from_attacking_summons_nothing() -> None:
    play = fight({ORC: ["orc_summoners"]}, ["whirlwind", "march"], mana=["white"], browns=["medusa"])
    play.tell("play whirlwind basic")
    pass_to(play, 4)
    assert play.wounds() == (0, 0)
    assert play.t.state.decks["brown"].bag == ["medusa"]


@pytest.mark.rule("MK-CMB-42", "MK-CMB-40")
def test_what_was_summoned_can_be_stopped_but_the_summoner_not_named() -> None:
    things: dict[str, Any] = {"mana": ["white", "green"], "browns": ["medusa"], "official": True}
    play = fight({ORC: ["orc_summoners"]}, ["whirlwind", "tremor"], **things)
    play.say(A, "next_phase", "medusa")
    assert "play tremor basic" not in play.options  # the summoner is not there
    play.tell("play whirlwind basic")
    assert play.t.state.discards["brown"] == ["medusa"]
    pass_to(play, 4)
    assert play.wounds() == (0, 0)
    assert play.left() == ["orc_summoners"]


@pytest.mark.rule("MK-CMB-43")
def test_city_bonuses_do_not_go_to_summoned_enemies() -> None:
    play = fight({CITIES["red"]: ["illusionists"]}, ["rage"], browns=["gargoyle"], official=True, level=9)
    play.say(A, "next_phase", "gargoyle")
    assert total(foe_numbers.damage_of(play.t, FIRST)) == 5
    play = fight({CITIES["red"]: ["gargoyle"]}, ["rage"])
    assert total(foe_numbers.damage_of(play.t, FIRST)) == 10


@pytest.mark.rule("MK-SET-10", "MK-CMB-10")
def test_with_no_brown_token_left_nothing_is_summoned() -> None:
    play = pass_to(fight({ORC: ["orc_summoners"]}, ["march"]), 4)
    assert play.wounds() == (0, 0)


# ── cities ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CTY-4", "MK-CTY-5", "MK-CTY-6")
def test_e41_green_and_red_city() -> None:
    play = pass_to(fight({CITIES["red"]: ["gargoyle"]}, ["march"], level=9), 4)
    assert play.last("damage")["amount"] == 10  # 5 * 2
    play = fight({CITIES["red"]: ["minotaur"]}, ["march"])
    assert total(foe_numbers.damage_of(play.t, FIRST)) == 10  # brutal once
    assert total(foe_numbers.damage_of(fight({CITIES["red"]: ["fire_mages"]}, ["march"]).t, FIRST)) == 6
    play = pass_to(fight({CITIES["green"]: ["swordsmen"]}, ["march"], level=7), 4)
    assert play.wounds() == (2, 2)  # ceil(6 / 4), and as many to the discard pile
    play = pass_to(fight({CITIES["green"]: ["fire_mages"]}, ["march"], level=7), 4)
    assert play.wounds() == (2, 0)  # not physical


@pytest.mark.rule("MK-CTY-3")
@pytest.mark.parametrize(("foe", "attack"), [("fire_mages", 8), ("ice_mages", 7), ("altem_mages", 5), ("swordsmen", 6)])
def test_a_blue_city_strengthens_fire_and_ice(foe: str, attack: int) -> None:
    play = fight({CITIES["blue"]: [foe]}, ["march"])
    assert total(foe_numbers.attack_of(play.t, FIRST)) == attack  # 6 + 2, 5 + 2, 4 + 1, 6


# ── blocks, rule by rule ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-9", "MK-CMB-39", "MK-CMB-45")
def test_a_blocked_enemy_deals_no_damage_and_the_others_do() -> None:
    play = pass_to(fight({ORC: ["prowlers"], OTHER_ORC: ["cursed_hags"]}, ["determination", "march"], mana=["blue"]), 2)
    block(play, 0, "play determination strong")
    assert play.why_not(Block(FIRST)) == "does-not-attack"
    play.tell("next_phase")
    assert play.options == ["suffer 1"]


@pytest.mark.rule("MK-CMB-38", "MK-CMB-54")
def test_a_block_too_low_does_nothing_and_is_not_kept() -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["rage", "rage"]), 2)
    block(play, 0, "play rage basic")  # 2 < 4
    block(play, 0, "play rage basic")  # 2 again
    assert [fact["total"] for fact in play.told("blocked")] == [2, 2]
    pass_to(play, 4)
    assert play.wounds() == (2, 0)  # 4 damage at full strength


@pytest.mark.rule("MK-CMB-54")
def test_nobody_is_blocked_with_nothing() -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["wound"]), 2)
    assert play.options == ["next_phase"]
    assert play.why_not(Block(FIRST)) == "nothing-to-block-with"
    play = pass_to(fight({ORC: ["prowlers"]}, ["march"]), 2).tell("block 0")
    assert play.options == ["sideways march block"]


@pytest.mark.rule("MK-CMB-57")
def test_what_a_block_card_does_besides_works_even_if_the_block_fails() -> None:
    play = pass_to(fight({DRAGON: ["fire_dragon"]}, ["rage"], units=["utem_swordsmen"]), 2)
    block(play, 0, "activate 1 2")
    assert play.last("blocked")["enough"] is False
    assert play.hero.units[0].wounds == 1  # the price of that ability


@pytest.mark.rule("MK-CMB-9", "MK-CMB-3", "MK-CRD-22")
@pytest.mark.parametrize(("foe", "armour"), [("prowlers", 1), ("ice_golems", 4)])
def test_a_shield_of_ice_softens_whom_it_blocks_unless_it_resists(foe: str, armour: int) -> None:
    play = pass_to(fight({ORC: [foe]}, ["ice_shield", "rage"], mana=["blue"]), 2)
    block(play, 0, "play ice_shield strong", "play rage basic")  # 3 + 2 >= 4
    assert play.last("blocked")["enough"] is True
    assert total(foe_numbers.armour_of(play.t, FIRST)) == armour  # 3 - 3, at least 1; blue effects do nothing to ice


@pytest.mark.rule("MK-CMB-38", "MK-CMB-57")
def test_what_hangs_on_a_block_does_not_happen_if_it_fails() -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["ice_shield", "march"], mana=["blue"]), 2)
    block(play, 0, "play ice_shield strong")  # 3 < 4
    assert total(foe_numbers.armour_of(play.t, FIRST)) == 3


@pytest.mark.rule("MK-CMB-64", "MK-CMB-40")
def test_an_exploding_shield_destroys_whom_it_blocks() -> None:
    things: dict[str, Any] = {"mana": ["red", "black"], "night": True}
    play = pass_to(fight({ORC: ["prowlers"]}, ["burning_shield"], **things), 2)
    block(play, 0, "play burning_shield strong")  # 4 >= 4
    assert play.done()
    assert play.hero.fame == 2
    things |= {"browns": ["gargoyle"], "official": True}
    play = fight({ORC: ["orc_summoners"]}, ["burning_shield", "rage", "rage"], **things)
    play.say(A, "next_phase", "gargoyle")
    block(play, 0, "play burning_shield strong", "play rage basic")  # 4 + 2 >= 5
    assert play.left() == ["orc_summoners"]  # only what it summoned is gone
    assert play.t.state.discards["brown"] == ["gargoyle"]
    assert play.hero.fame == 0


@pytest.mark.rule("MK-CMB-3")
def test_a_block_counts_whatever_the_enemy_resists() -> None:
    play = fight({DRAGON: ["fire_dragon"]}, ["rage"])
    assert guard(play, Points(7, "fire")) == 7


# ── damage, rule by rule ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-45")
def test_damage_comes_in_the_players_order() -> None:
    play = pass_to(fight({ORC: ["prowlers"], OTHER_ORC: ["cursed_hags"]}, ["wound"]), 3)
    assert play.options == ["suffer 0", "suffer 1"]
    play.tell("suffer 1", "to_hero", "to_hero")  # 3 damage, armour 2
    assert play.wounds() == (3, 2)  # one was there
    assert play.options == ["suffer 0"]


@pytest.mark.rule("MK-CMB-12", "MK-UNI-9", "MK-CMB-47")
def test_damage_may_go_to_a_spent_unit_but_not_to_a_wounded_one() -> None:
    units = ["peasants spent", "foresters wounded"]
    play = pass_to(fight({ORC: ["prowlers"]}, ["wound"], units=units), 3).tell("suffer 0")
    assert play.options == ["to_unit 1", "to_hero"]
    assert play.why_not(ToUnit(UnitId(2))) == "unit-wounded"
    play.tell("to_unit 1", "to_hero")  # 4 - 3 = 1
    assert play.hero.units[0].spent
    assert play.wounds() == (2, 0)


@pytest.mark.rule("MK-CMB-46", "MK-CMB-48")
def test_a_unit_that_resists_all_of_it_is_not_hit_again() -> None:
    play = fight({ORC: ["prowlers"], OTHER_ORC: ["diggers"]}, ["wound"], units=["fire_golems"])
    pass_to(play, 3).tell("suffer 0", "to_unit 1")  # 4 - 4 = 0: no wound
    assert play.hero.units[0].wounds == 0
    assert play.told("unit_unhurt")
    play.tell("suffer 1")
    assert play.options == ["to_hero"]
    assert play.why_not(ToUnit(UnitId(1))) == "unit-hit-before"


@pytest.mark.rule("MK-CMB-22", "MK-CMB-46")
def test_a_unit_resists_cold_fire_only_with_both() -> None:
    play = pass_to(fight({DRAGON: ["high_dragon"]}, ["wound"], units=["altem_mages", "fire_golems"]), 3)
    play.tell("suffer 0", "to_unit 1")  # 12 - 5 - 5 = 2
    assert play.hero.units[0].wounds == 1
    assert play.t.state.agenda[-1].rest == 2  # type: ignore[attr-defined]
    play = pass_to(fight({DRAGON: ["high_dragon"]}, ["wound"], units=["fire_golems"]), 3)
    play.tell("suffer 0", "to_unit 1")
    assert play.t.state.agenda[-1].rest == 8  # type: ignore[attr-defined]  # 12 - 4


@pytest.mark.rule("MK-CMB-13")
def test_poison_wounds_a_unit_twice() -> None:
    play = pass_to(fight({ORC: ["cursed_hags"]}, ["wound"], units=["peasants"]), 3).tell("suffer 0", "to_unit 1")
    assert play.hero.units[0].wounds == 2
    assert play.wounds() == (1, 0)


@pytest.mark.rule("MK-CMB-55")
@pytest.mark.parametrize("site", [DUNGEON, TOMB, MONASTERY])
def test_where_units_are_not_allowed_they_neither_act_nor_take_damage(site: str) -> None:
    play = pass_to(fight({site: ["gargoyle"]}, ["wound", "rage"], units=["peasants"]), 2)
    play.tell("block 0")
    assert not any(option.startswith("activate") for option in play.options)
    pass_to(play.tell("play rage basic", "parry"), 3).tell("suffer 0")
    assert play.options == ["to_hero"]
    assert play.why_not(ToUnit(UnitId(1))) == "no-units-here"
    play.hero.units = (play.hero.units[0]._replace(bound=True),)
    assert play.why_not(ToUnit(UnitId(1))) == ""  # one bound by loyalty is allowed


@pytest.mark.rule("MK-CRD-22")
def test_units_may_be_kept_from_harm() -> None:
    play = pass_to(fight({ORC: ["prowlers"]}, ["wound"], units=["peasants"], statuses=["heat_2"]), 3).tell("suffer 0")
    assert play.why_not(ToUnit(UnitId(1))) == "units-spared"


@pytest.mark.rule("MK-CMB-16")
def test_wounds_of_an_earlier_fight_do_not_count() -> None:
    play = fight({ORC: ["prowlers"]}, ["wound"] * 4 + ["march"])
    assert play.hero.hurt == 0
    pass_to(play, 4)
    assert "march" in play.hero.hand  # two Wounds of this combat, six in hand


# ── every token ──────────────────────────────────────────────────────────────────────────────────────────────────────

TOKENS = [  # what a block must reach; Wounds to hand and to the discard pile, with armour 4; is the hand kept?
    ("prowlers", 4, (1, 0), True), ("diggers", 3, (1, 0), True), ("cursed_hags", 3, (1, 1), True),
    ("wolf_riders", 6, (1, 0), True), ("ironclads", 4, (2, 0), True), ("crossbowmen", 8, (1, 0), True),
    ("guardsmen", 3, (1, 0), True), ("swordsmen", 6, (2, 0), True), ("golems", 2, (1, 0), True),
    ("minotaur", 5, (3, 0), True), ("gargoyle", 5, (2, 0), True), ("medusa", 6, (2, 0), False),
    ("crypt_worm", 6, (2, 0), True), ("werewolf", 14, (2, 0), True), ("monks", 5, (2, 2), True),
    ("ice_mages", 5, (2, 0), True), ("fire_mages", 6, (2, 0), True), ("ice_golems", 2, (1, 0), False),
    ("fire_golems", 3, (2, 0), True), ("swamp_dragon", 10, (2, 2), True), ("fire_dragon", 9, (3, 0), True),
    ("ice_dragon", 6, (2, 0), False), ("high_dragon", 6, (3, 0), True), ("freezers", 6, (1, 0), False),
    ("gunners", 6, (3, 0), True), ("altem_guardsmen", 6, (2, 0), True), ("altem_mages", 4, (2, 2), True),
]  # fmt: skip


@pytest.mark.rule("MK-ENM-1", "MK-CMB-11", "MK-CMB-37", "MK-CMB-44", "MK-CMB-49", "MK-CMB-50")
@pytest.mark.parametrize(("kind", "need", "wounds", "kept"), TOKENS)
def test_what_every_token_does_to_a_hero(kind: str, need: int, wounds: tuple[int, int], kept: bool) -> None:
    play = fight({ORC: [kind]}, ["march"], level=9)
    assert total(foe_numbers.need_of(play.t, FoeId(0))) == need
    pass_to(play, 4)
    assert (play.wounds(), "march" in play.hero.hand) == (wounds, kept)


@pytest.mark.rule("MK-ENM-1", "MK-CMB-10")
def test_every_token_attacks_or_summons() -> None:
    tried = {kind for kind, *_ in TOKENS}
    summoners = {kind for kind, one in CONTENT.enemies.items() if "summons" in one.abilities}
    assert tried | summoners == CONTENT.enemies.keys()
    for kind in summoners:
        play = fight({ORC: [kind]}, ["march"], level=9, browns=["medusa"])
        play.say(A, "next_phase").say(A, "next_phase", "medusa")
        assert pass_to(play, 4).wounds() == (2, 0)
