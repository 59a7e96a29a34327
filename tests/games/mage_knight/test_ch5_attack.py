"""5. Combat, phases 1 and 4: attacks."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.in_combat import Target
from heraut.games.mage_knight.model.names import FoeId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.points import Points
from heraut.kernel.values import explain, total
from tests.games.mage_knight.dealing import A
from tests.games.mage_knight.fighting import (
    CITIES,
    DEN,
    DRAGON,
    KEEP,
    ORC,
    OTHER_ORC,
    TOWER,
    Play,
    attack,
    fight,
    pass_to,
)

FIRST, SECOND = FoeId(0), FoeId(1)
PLENTY = ["rage", "rage", "swiftness", "swiftness", "determination", "march", "stamina"]


def at_phase(play: Play, phase: int) -> Play:
    """The same enemies in another phase, for numbers."""
    assert play.t.state.battle is not None
    play.t.state.battle = play.t.state.battle._replace(phase=phase)
    return play


def strength(play: Play, *points: Points, targets: tuple[FoeId, ...] = (FIRST,)) -> int:
    return explain(foe_numbers.strength(play.t, targets, points))[0]


# ── the examples ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-8", "MK-CMB-32", "MK-SIT-32", "MK-SIT-33", "MK-FIN-5", "MK-CMB-35", "MK-ENM-1", "MK-LVL-11")
def test_e18_exactly_enough() -> None:
    play = fight({ORC: ["cursed_hags"]}, ["swift_bolt", "battle_versatility"], mana=["white"])
    attack(play, "play swift_bolt strong", "play battle_versatility basic")  # 4 + 1 >= 5, before they strike
    assert play.done()
    assert (play.hero.fame, play.hero.reputation) == (3, 1)
    assert ORC not in play.t.state.foes
    assert play.t.state.discards["green"] == ["cursed_hags"]
    assert play.last("attacked") == {"seat": A, "foes": ("cursed_hags",), "total": 5, "need": 5, "enough": True}
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-CMB-6", "MK-CMB-8", "MK-CMB-33", "MK-CMB-1")
@pytest.mark.parametrize(("plays", "fame"), [(["play swiftness strong"], 5), ([], 0)])
def test_e19_two_targets_one_attack(plays: list[str], fame: int) -> None:
    foes = {ORC: ["cursed_hags"], OTHER_ORC: ["prowlers"]}
    play = fight(foes, ["fireball", "swiftness"], mana=["red", "white"])
    attack(play, "play fireball basic", *plays, targets=(0, 1))  # 5 + 3 >= 5 + 3; 5 alone is not enough for anybody
    assert play.hero.fame == fame  # 3 + 2
    assert play.hero.reputation == (2 if fame else 0)
    assert play.left() == ([] if fame else ["cursed_hags", "prowlers"])


@pytest.mark.rule("MK-CMB-29", "MK-CMB-5", "MK-CMB-2")
def test_e20_halves_are_added_before_the_one_rounding() -> None:
    play = at_phase(fight({ORC: ["gargoyle"]}, PLENTY), 4)
    assert strength(play, Points(3), Points(2), Points(2, "fire")) == 4  # floor((3 + 2) / 2) + 2
    assert strength(play, Points(3), Points(2)) == 2  # floor(5 / 2), not 1 + 1
    assert strength(play, Points(3), Points(3)) == 3


@pytest.mark.rule("MK-CMB-7", "MK-SIT-2", "MK-SIT-34")
def test_e21_ranged_attacks_do_not_reach_a_tower() -> None:
    play = fight({TOWER: ["monks"]}, ["crushing_bolt", "swift_bolt"], units=["catapults"], mana=["green", "white"])
    play.tell("target 0", "attack")
    assert "play swift_bolt strong" not in play.options
    assert "play crushing_bolt strong" in play.options
    play.tell("activate 1 1", "play crushing_bolt strong", "strike")  # 3 + 3 >= 5
    assert play.done()
    assert play.hero.fame == 4
    assert play.hero.reputation == 0  # its back is violet: nobody roams here


@pytest.mark.rule("MK-CMB-31", "MK-CMB-7", "MK-CMB-24")
def test_e22_expose_takes_every_fortification() -> None:
    play = fight({KEEP: ["guardsmen"]}, ["expose", "fireball"], mana=["white", "red"])
    assert "target 0" not in play.options  # fortified twice
    assert play.why_not(Target(FIRST)) == "doubly-fortified"
    play.tell("play expose basic")
    attack(play, "play fireball basic")  # 2 + 5 >= 7
    assert play.done()
    assert play.hero.fame == 3


@pytest.mark.rule("MK-CMB-56", "MK-SIT-2")
def test_e23_tremor_and_earthquake() -> None:
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["tremor"], mana=["green", "black"], night=True)
    play.tell("play tremor strong", "effect on_one+armour_-3", "foe 0")
    assert total(foe_numbers.armour_of(play.t, FIRST)) == 1  # max(1, 5 - 6): it is fortified
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["tremor"], mana=["green"])
    play.tell("play tremor basic", "effect on_all+armour_-2")
    assert total(foe_numbers.armour_of(play.t, FIRST)) == 3  # max(1, 5 - 2)
    assert total(foe_numbers.armour_of(play.t, SECOND)) == 1  # max(1, 3 - 2)


@pytest.mark.rule("MK-CMB-22")
def test_e24_cold_fire_is_resisted_by_fire_and_ice_together() -> None:
    play = at_phase(fight({DRAGON: ["high_dragon"]}, PLENTY), 4)
    assert strength(play, Points(10, "coldfire")) == 5  # floor(10 / 2) < 9
    assert strength(play, Points(9)) == 9
    play = at_phase(fight({DRAGON: ["fire_dragon"]}, PLENTY), 4)
    assert strength(play, Points(10, "coldfire")) == 10  # fire alone is not enough


# ── rule by rule ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-30")
def test_targets_share_their_resistances() -> None:
    play = at_phase(fight({ORC: ["ironclads"], DRAGON: ["fire_mages"]}, PLENTY), 4)
    both = (FIRST, SECOND)
    assert strength(play, Points(4, "fire")) == 4
    assert strength(play, Points(4, "fire"), targets=both) == 2
    assert strength(play, Points(4), targets=both) == 2
    play = at_phase(fight({ORC: ["ice_mages"], DRAGON: ["fire_mages"]}, PLENTY), 4)
    assert strength(play, Points(4, "coldfire"), targets=both) == 2  # ice of the one, fire of the other


@pytest.mark.rule("MK-CMB-31")
def test_a_doubly_fortified_enemy_is_no_target_in_phase_1_but_in_phase_4() -> None:
    play = fight({KEEP: ["guardsmen"]}, ["crushing_bolt"], mana=["green"], level=9)
    assert play.why_not(Target(FIRST)) == "doubly-fortified"
    pass_to(play, 4)
    assert "target 0" in play.options


@pytest.mark.rule("MK-CMB-7")
def test_one_fortified_target_keeps_ranged_attacks_from_all() -> None:
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["swift_bolt"], mana=["white"])
    assert play.options[0] == "target 1"  # nothing but a ranged attack: only the orcs
    assert play.why_not(Target(FIRST)) == "nothing-to-attack-with"
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["swift_bolt", "crushing_bolt"], mana=["white", "green"])
    play.tell("target 0", "target 1", "attack")
    assert "play crushing_bolt strong" in play.options
    assert "play swift_bolt strong" not in play.options
    assert strength(play, Points(4, reach="ranged"), Points(3, reach="siege"), targets=(FIRST, SECOND)) == 3


@pytest.mark.rule("MK-CMB-7")
def test_a_token_that_is_fortified_itself_keeps_ranged_attacks_off() -> None:
    play = fight({ORC: ["diggers"]}, ["swift_bolt"], mana=["white"], level=9)
    assert play.why_not(Target(FIRST)) == "nothing-to-attack-with"
    assert total(foe_numbers.fortified(play.t, FIRST)) == 1


@pytest.mark.rule("MK-CMB-21")
def test_rampaging_enemies_in_an_assault_are_not_fortified_by_the_site() -> None:
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["swift_bolt"], mana=["white"], level=9)
    assert total(foe_numbers.fortified(play.t, FIRST)) == 1
    assert total(foe_numbers.fortified(play.t, SECOND)) == 0
    attack(play, "play swift_bolt strong", targets=(1,))
    assert play.left() == ["swordsmen"]


@pytest.mark.rule("MK-CMB-32", "MK-CMB-17", "MK-CMB-34")
def test_only_ranged_and_siege_attacks_count_in_phase_1() -> None:
    play = fight({ORC: ["wolf_riders"]}, ["rage", "swiftness"], mana=["red", "white"], level=9)
    play.tell("target 0", "attack")
    assert play.options == ["play swiftness strong"]
    play.tell("play swiftness strong", "strike")  # 3 < 4
    assert play.left() == ["wolf_riders"]
    pass_to(play, 4)
    attack(play, "play rage strong")
    assert play.done()
    assert play.hero.fame == 3


@pytest.mark.rule("MK-CMB-52", "MK-CMB-17")
def test_fortification_does_not_count_in_phase_4() -> None:
    play = pass_to(fight({KEEP: ["guardsmen"]}, ["fireball", "rage"], mana=["red"], level=9), 4)
    attack(play, "play fireball basic", "play rage basic")  # 5 + 2 >= 7
    assert play.done()
    assert play.hero.fame == 3


@pytest.mark.rule("MK-CMB-33", "MK-CMB-54")
def test_points_are_not_kept_for_the_next_attack() -> None:
    play = fight({ORC: ["wolf_riders"]}, ["swiftness", "swiftness"], mana=["white", "white"])
    attack(play, "play swiftness strong")  # 3 < 4
    assert play.last("attacked")["enough"] is False
    attack(play, "play swiftness strong")  # 3 again, not 6
    assert play.left() == ["wolf_riders"]
    assert [fact["total"] for fact in play.told("attacked")] == [3, 3]


@pytest.mark.rule("MK-CMB-54")
def test_nothing_is_struck_before_something_was_played() -> None:
    play = fight({ORC: ["wolf_riders"]}, ["swiftness"], mana=["white"])
    play.tell("target 0", "attack")
    assert "strike" not in play.options
    play.tell("play swiftness strong")
    assert play.options == ["strike"]


@pytest.mark.rule("MK-CMB-6")
def test_targets_are_named_in_rising_order() -> None:
    foes = {ORC: ["cursed_hags"], OTHER_ORC: ["prowlers"]}
    play = fight(foes, ["fireball"], mana=["red"]).tell("target 1")
    play.asks(A, "name_targets", "attack")  # the first one cannot come after the second
    assert play.why_not(Target(FIRST)) == "targets-in-order"
    play = fight(foes, ["fireball"], mana=["red"]).tell("target 0")
    assert play.options[:2] == ["target 1", "attack"]


@pytest.mark.rule("MK-CMB-3")
def test_resistance_ignores_effects_of_its_colour_but_not_the_points() -> None:
    play = fight({DRAGON: ["fire_dragon"]}, ["demolish", "fireball"], mana=["red", "red"], level=9)
    assert "play demolish basic" not in play.options  # nobody it could be aimed at
    assert strength(play, Points(5, "fire", "ranged")) == 2  # the value counts, half
    play = fight({DRAGON: ["fire_dragon"]}, ["tremor"], mana=["green"], level=9)
    assert "play tremor basic" in play.options


@pytest.mark.rule("MK-CMB-23")
def test_resistance_ignores_a_unit_paid_with_mana_of_its_colour() -> None:
    things: dict[str, Any] = {"units": ["amotep_freezers"], "mana": ["blue"], "level": 9}
    assert "activate 1 2" not in fight({DRAGON: ["ice_dragon"]}, ["rage"], **things).options
    assert "activate 1 2" in fight({DRAGON: ["fire_dragon"]}, ["rage"], **things).options


@pytest.mark.rule("MK-CMB-24")
def test_walls_are_ignored_even_against_those_who_resist_red() -> None:
    play = fight({KEEP: ["fire_mages"], ORC: ["prowlers"]}, ["demolish"], mana=["red"])
    play.tell("play demolish basic")
    assert total(foe_numbers.fortified(play.t, FIRST)) == 0
    assert total(foe_numbers.armour_of(play.t, FIRST)) == 5  # ignored
    assert total(foe_numbers.armour_of(play.t, SECOND)) == 2


@pytest.mark.rule("MK-CMB-24", "MK-CMB-3")
def test_walls_are_ignored_even_if_nobody_else_is_there() -> None:
    play = fight({TOWER: ["fire_mages"]}, ["demolish", "swift_bolt"], mana=["red", "white"])
    play.tell("play demolish basic", "target 0", "attack")
    assert "play swift_bolt strong" in play.options  # ranged


@pytest.mark.rule("MK-CMB-64", "MK-SIT-32")
def test_a_destroyed_enemy_is_defeated() -> None:
    things: dict[str, Any] = {"mana": ["white", "black"], "night": True, "level": 9}
    play = pass_to(fight({ORC: ["cursed_hags"], OTHER_ORC: ["prowlers"]}, ["whirlwind"], **things), 4)
    play.tell("target 0", "attack", "play whirlwind strong", "foe 1")
    assert play.hero.fame == 2
    assert play.hero.reputation == 1
    assert play.t.state.discards["green"] == ["prowlers"]
    assert play.left() == ["cursed_hags"]


@pytest.mark.rule("MK-CMB-64", "MK-CMB-35")
def test_with_the_last_enemy_destroyed_the_combat_is_over() -> None:
    things: dict[str, Any] = {"mana": ["white", "black"], "night": True, "level": 9}
    play = pass_to(fight({ORC: ["cursed_hags"]}, ["whirlwind"], **things), 4)
    play.tell("target 0", "play whirlwind strong")
    assert play.done()
    assert play.hero.fame == 3


@pytest.mark.rule("MK-CTY-2", "MK-CTY-6", "MK-CMB-21")
def test_a_white_city_has_better_armour_and_gives_shields() -> None:
    city = CITIES["white"]
    play = fight({city: ["swordsmen", "crossbowmen"]}, ["crushing_bolt", "fireball"], mana=["green"] * 2, level=9)
    assert total(foe_numbers.armour_of(play.t, FIRST)) == 6
    assert [part.amount for part in foe_numbers.armours(play.t, (FIRST, SECOND))] == [6, 5]
    things: dict[str, Any] = {"mana": ["white"], "level": 9, "statuses": ["no_walls"]}
    play = fight({city: ["swordsmen", "crossbowmen"]}, ["swift_bolt", "battle_versatility"], **things)
    attack(play, "play swift_bolt strong", "play battle_versatility basic", targets=(1,))  # 4 + 1 >= 4 + 1
    assert play.t.state.shields[city] == (A,)
    pass_to(play, 4)
    assert play.done()  # nothing to attack with: back to where he came from
    assert play.t.state.foes[city] == play.t.state.foes[city][:1]
    assert play.t.state.shields[city] == (A,)
    assert play.hero.hex == "3.W"


@pytest.mark.rule("MK-SIT-13")
def test_defenders_of_another_players_keep_give_half_fame() -> None:
    things: dict[str, Any] = {
        "mana": ["white"],
        "more": {"shields": {KEEP: (1,)}},
        "kind": "half_keep",
        "statuses": ["no_walls"],
    }
    play = fight({KEEP: ["crossbowmen"]}, ["swift_bolt"], **things)
    attack(play, "play swift_bolt strong")
    assert play.hero.fame == 2  # half of 3, rounded up
    assert play.t.state.shields[KEEP] == (A,)


@pytest.mark.rule("MK-SIT-32")
def test_a_draconum_is_worth_two_reputation_and_a_lair_none() -> None:
    things: dict[str, Any] = {"mana": ["white"] * 3, "level": 9}
    cards = ["swift_bolt", "swift_bolt", "swift_bolt"]
    play = attack(fight({DRAGON: ["swamp_dragon"]}, cards, **things), *["play swift_bolt strong"] * 3)  # 12 >= 9
    assert (play.hero.fame, play.hero.reputation) == (7, 2)
    play = attack(fight({DEN: ["minotaur"]}, cards, **things), *["play swift_bolt strong"] * 2)  # 8 >= 5
    assert (play.hero.fame, play.hero.reputation) == (4, 0)


@pytest.mark.rule("MK-CMB-34")
def test_numbers_are_told_with_their_reasons() -> None:
    play = fight({ORC: ["gargoyle"]}, ["swiftness"], mana=["white"])
    parts = list(foe_numbers.strength(play.t, (FIRST,), (Points(3, "physical", "ranged", "card swiftness strong"),)))
    assert [(part.amount, part.reason) for part in parts] == [(1, "inefficient")]
    assert explain(foe_numbers.armour_of(play.t, FIRST))[0] == 4
