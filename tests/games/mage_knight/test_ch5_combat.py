"""5. Combat: its phases, and what comes after it."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import FoeId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.kernel.values import explain
from tests.games.mage_knight.dealing import A
from tests.games.mage_knight.fighting import (
    BESIDE,
    CITIES,
    DEN,
    DUNGEON,
    KEEP,
    ORC,
    OTHER_ORC,
    TOWER,
    attack,
    fight,
    pass_to,
)

BOLTS = ["swift_bolt", "swift_bolt"]
WHITE = ["white", "white"]


@pytest.mark.rule("MK-CMB-34", "MK-CMB-39", "MK-CMB-45", "MK-CMB-17", "MK-CMB-18")
def test_four_phases_in_their_order() -> None:
    play = fight({DEN: ["minotaur"]}, ["swiftness", "march", "rage"], mana=["white"], level=9)
    asked = []
    while not play.over:
        asked.append(play.asked[1] if play.asked else "")
        play.say(A, next(one for one in ("next_phase", "to_hero", play.options[0]) if one in play.options))
    assert asked == ["name_targets", "name_attacker", "whose_damage", *["assign_damage"] * 3, "name_targets"]
    assert [fact["foes"] for fact in play.told("combat")] == [("minotaur",)]


@pytest.mark.rule("MK-CMB-61", "MK-CMB-62")
def test_all_enemies_are_known_before_the_first_phase() -> None:
    play = fight({KEEP: ["swordsmen"], ORC: ["prowlers"]}, ["swiftness"], mana=["white"])
    assert play.left() == ["swordsmen", "prowlers"]
    assert play.t.state.battle is not None
    assert (play.t.state.battle.seat, play.phase) == (A, 1)


@pytest.mark.rule("MK-CMB-35")
def test_with_no_enemy_left_the_combat_is_over_and_forgotten() -> None:
    play = attack(fight({ORC: ["prowlers"]}, BOLTS, mana=WHITE), "play swift_bolt strong")
    assert play.over
    assert play.t.state.battle is None


@pytest.mark.rule("MK-CMB-56", "MK-CRD-22")
def test_what_lasts_for_the_combat_ends_with_it() -> None:
    play = fight({ORC: ["swordsmen"]}, ["tremor", "wound"], mana=["green"], level=9)
    play.tell("play tremor basic", "effect on_one+armour_-3")
    assert play.t.state.modifiers[foe_numbers.owner(FoeId(0))]
    while not play.over:
        play.say(A, next(one for one in ("next_phase", "to_hero", play.options[0]) if one in play.options))
    assert play.t.state.modifiers == {}


@pytest.mark.rule("MK-FIN-2", "MK-FIN-6", "MK-CMB-21")
def test_victory_does_not_need_the_rampaging_enemies() -> None:
    play = fight({TOWER: ["monks"], ORC: ["cursed_hags"]}, ["fireball", "wound"], mana=["red"], statuses=["no_walls"])
    attack(play, "play fireball basic")  # 5 >= 5
    while not play.over:
        play.say(A, next(one for one in ("next_phase", "to_hero", play.options[0]) if one in play.options))
    assert play.t.state.shields[TOWER] == (A,)
    assert play.hero.turn.rewards == ("spell",)
    assert [foe.kind for foe in play.t.state.foes[ORC]] == ["cursed_hags"]  # it stays where it is
    assert play.hero.hex == TOWER


@pytest.mark.rule("MK-FIN-3", "MK-FIN-9", "MK-FIN-10", "MK-FIN-1")
def test_a_failed_assault_leads_back_without_a_wound() -> None:
    play = pass_to(fight({KEEP: ["crossbowmen"]}, ["determination", "rage"], mana=["blue"]), 2)
    pass_to(play, 4).tell("next_phase")
    assert play.over
    assert play.hero.hex == BESIDE
    assert play.hero.path == (BESIDE,)
    assert [foe.kind for foe in play.t.state.foes[KEEP]] == ["crossbowmen"]
    assert play.wounds() == (2, 0)  # those of the combat, in hand


@pytest.mark.rule("MK-FIN-4", "MK-FIN-8")
@pytest.mark.parametrize(("site", "stays"), [(DUNGEON, False), (DEN, True)])
def test_who_is_not_beaten_stays_in_a_den_and_leaves_a_dungeon(site: str, stays: bool) -> None:
    play = pass_to(fight({site: ["minotaur"]}, ["wound"], level=9), 4)
    assert play.done()
    assert (site in play.t.state.foes) is stays
    assert play.t.state.discards.get("brown", []) == ([] if stays else ["minotaur"])
    assert play.hero.hex == site


@pytest.mark.rule("MK-FIN-7", "MK-CTY-6", "MK-CTY-8", "MK-CTY-9")
def test_a_city_is_taken_with_its_last_defender() -> None:
    city = CITIES["white"]
    play = fight({city: ["crossbowmen"]}, BOLTS, mana=WHITE, statuses=["no_walls"])
    attack(play, *["play swift_bolt strong"] * 2)  # 8 >= 5
    assert play.over
    assert play.t.state.shields[city] == (A,)
    assert play.last("city_taken") == {"seat": A, "hex": city, "leader": A}


@pytest.mark.rule("MK-FIN-5")
def test_tokens_of_the_defeated_go_to_their_own_discards() -> None:
    play = fight({TOWER: ["ice_mages"], ORC: ["prowlers"]}, BOLTS, mana=WHITE, statuses=["no_walls"])
    attack(play, "play swift_bolt strong", targets=(1,))
    assert play.t.state.discards == {"green": ["prowlers"]}


@pytest.mark.rule("MK-CMB-1")
def test_a_combat_may_be_left_and_gone_on_with_on_another_table() -> None:
    play = fight({ORC: ["prowlers"], OTHER_ORC: ["gargoyle"]}, BOLTS, mana=WHITE)
    play.tell("target 0", "target 1", "attack", "play swift_bolt strong")
    game = play.t.game
    copy = game.records.load(game.records.dump(play.t.state))
    assert game.records.key(copy) == game.records.key(play.t.state)
    assert play.t.within(Combat)
    twin = play.t.clone()
    twin.answer(twin.decision.options[0])  # type: ignore[union-attr]
    assert game.records.key(copy) == game.records.key(play.t.state)


@pytest.mark.rule("MK-ENM-1")
def test_every_token_has_numbers_that_explain_themselves() -> None:
    play = fight({ORC: ["prowlers"]}, ["wound", "march"])
    for kind in play.t.content.enemies:
        assert play.t.state.battle is not None
        one = play.t.state.battle.foes[0]._replace(kind=kind)  # type: ignore[arg-type]
        play.t.state.battle = play.t.state.battle._replace(foes=(one,))
        printed = play.t.content.enemies[kind]
        assert explain(foe_numbers.armour_of(play.t, FoeId(0)))[0] == printed.armour
        assert explain(foe_numbers.attack_of(play.t, FoeId(0)))[0] == printed.attack
        assert explain(foe_numbers.need_of(play.t, FoeId(0)))[0] == printed.attack * (
            2 if "swift" in printed.abilities else 1
        )
        assert explain(foe_numbers.damage_of(play.t, FoeId(0)))[0] >= printed.attack
