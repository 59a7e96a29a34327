"""Checked from outside: artifacts, and the strong side of spells by night."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model import WOUND, DeedId, FoeId, HexId, UnitKind
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, RANGED, TALK, A, Play, land
from tests.games.mage_knight.fighting import (
    CITIES,
    DUNGEON,
    KEEP,
    ORC,
    OTHER_ORC,
    fight,
    pass_to,
)

# ── artifacts ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-19", "MK-RND-8")
def test_an_artifact_thrown_away_does_not_come_back_with_the_round() -> None:
    play = Play(land(["ruby_ring", "sapphire_ring"]), MOVEMENT)
    play.tell("play ruby_ring strong", "play sapphire_ring basic")
    hero = play.hero
    assert (hero.thrown, hero.played) == (["ruby_ring"], ["sapphire_ring"])
    Play(play.t.state, (), PreparePlayer(A), "sapphire_ring")
    assert hero.hand == ["sapphire_ring"]


@pytest.mark.rule("MK-CRD-22", "MK-MAN-13", "MK-CRD-18")
def test_a_ring_pays_for_strong_spells_by_night_and_counts_those_of_its_colour() -> None:
    state = land(["ruby_ring", "fireball", "flame_wall", "chill"], mana=["blue"], night=True)
    play = Play(state, ATTACK).tell("play ruby_ring strong")
    play.tell("play fireball strong", "play flame_wall basic")
    assert play.hero.fame == 2
    assert play.hero.hand.count(WOUND) == 1
    assert play.mana() == {"blue": 1}


@pytest.mark.rule("MK-MAN-13", "MK-CRD-18")
def test_the_black_of_a_ring_is_dead_by_day() -> None:
    play = Play(land(["emerald_ring", "tremor", "restoration", WOUND]), MOVEMENT).tell("play emerald_ring strong")
    assert "play restoration basic" in play.options
    assert "play restoration strong" not in play.options


@pytest.mark.rule("MK-MAN-13", "MK-CRD-18")
def test_an_amulet_of_darkness_makes_spells_strong_by_day() -> None:
    state = land(["amulet_of_darkness", "fireball"], mana=["red"])
    play = Play(state, RANGED)
    assert "play fireball strong" not in play.options
    play.tell("play amulet_of_darkness basic", "colour black")
    assert "play fireball strong" in play.options


@pytest.mark.rule("MK-MAN-13", "MK-MAN-10")
def test_an_amulet_of_the_sun_wakes_gold_dice_by_night() -> None:
    state = land(["amulet_of_the_sun", "march", "stamina"], source=["gold"], night=True)
    play = Play(state, MOVEMENT)
    assert "play march strong" not in play.options
    play.tell("play amulet_of_the_sun basic", "play march strong", "pay die gold")
    assert play.mana() == {"gold": 1}
    assert "play stamina strong" in play.options


@pytest.mark.rule("MK-CRD-22", "MK-CRD-4", "MK-CRD-10")
def test_the_grail_gives_fame_for_its_own_points_alone() -> None:
    """Its two points heal a unit of level 2: two fame.  Healing of another card afterwards gives none."""
    state = land(["golden_grail", "tranquility", WOUND], units=["utem_guardsmen wounded"])
    play = Play(state, MOVEMENT).tell("play golden_grail basic", "heal_unit 1")
    assert (play.hero.fame, play.hero.heal) == (2, 0)
    play.tell("play tranquility basic", "heal")
    assert play.hero.fame == 2


@pytest.mark.rule("MK-CRD-22", "MK-CRD-4")
def test_the_strong_grail_draws_for_wounds_of_the_hand_only() -> None:
    state = land(["golden_grail", WOUND, WOUND], units=["peasants wounded"], deck=["march", "rage", "stamina"])
    play = Play(state, MOVEMENT).tell("play golden_grail strong", "heal_unit 1")
    assert play.hero.hand == [WOUND, WOUND]
    play.say(A, "heal", "rage")
    assert play.hero.hand == [WOUND, "rage"]
    assert play.hero.thrown == ["golden_grail"]


@pytest.mark.rule("MK-CRD-21", "MK-CRD-20")
def test_wisdom_throws_only_what_the_offer_can_replace() -> None:
    state = land(["book_of_wisdom", "rage", "march", "fireball"])
    state.advanced, state.spells = (DeedId("ambush"),), (DeedId("chill"),)
    play = Play(state, MOVEMENT)
    assert "play book_of_wisdom strong" not in play.options  # no action is blue
    play.say(A, "play book_of_wisdom basic", "agility")
    assert (sorted(play.hero.hand), play.hero.thrown) == (["ambush", "fireball", "rage"], ["march"])


@pytest.mark.rule("MK-CRD-21", "MK-MAN-7")
def test_strong_wisdom_gives_a_spell_to_hand_and_a_crystal() -> None:
    state = land(["book_of_wisdom", "rage"], crystals=["red"] * 3)
    state.spells = (DeedId("fireball"), DeedId("chill"))
    play = Play(state, MOVEMENT)
    state.decks["spells"].bag[:] = ["tremor"]
    play.say(A, "play book_of_wisdom strong", "tremor")
    assert (play.hero.hand, play.mana()) == (["fireball"], {"red": 1})
    assert play.hero.thrown == ["book_of_wisdom", "rage"]
    assert state.spells == ("tremor", "chill")


@pytest.mark.rule("MK-CRD-2", "MK-LVL-11")
def test_a_bag_of_gold_gives_its_fame_at_any_time() -> None:
    play = Play(land(["endless_bag_of_gold"]), MOVEMENT).tell("play endless_bag_of_gold strong")
    assert play.hero.fame == 3
    play = Play(land(["endless_bag_of_gold"]), TALK).tell("play endless_bag_of_gold basic")
    assert (play.hero.fame, play.hero.influence) == (2, 4)


@pytest.mark.rule("MK-SIT-21", "MK-MAN-13")
def test_a_gem_pouch_gives_black_in_a_dungeon_by_day() -> None:
    for underground, last in ((True, "black"), (False, "gold")):
        state = land(["endless_gem_pouch"])
        if underground:
            state.gain(A, "underground", "combat")
        play = Play(state, RANGED).tell("play endless_gem_pouch strong")
        assert play.mana() == {"red": 1, "blue": 1, "green": 1, "white": 1, last: 1}


@pytest.mark.rule("MK-CRD-22", "MK-CRD-14")
def test_the_sword_of_justice_takes_no_wounds_and_rewards_each_defeat() -> None:
    play = fight({ORC: ["prowlers"], OTHER_ORC: ["prowlers"]}, ["sword_of_justice", "march", "stamina", WOUND])
    pass_to(play, 4).tell("target 0", "target 1", "attack", "play sword_of_justice basic", "card march", "card stamina")
    play.tell("strike")
    assert play.last("attacked")["total"] == 6
    assert play.hero.fame == 2 + 2 + 2  # each token 2, each defeat 1
    assert WOUND in play.hero.hand


@pytest.mark.rule("MK-CMB-63")
def test_a_banner_of_fear_stops_three_enemies_at_most() -> None:
    foes = {CITIES["white"]: ["gunners", "freezers", "gunners", "freezers"]}
    play = fight(foes, ["banner_of_fear"])
    play.tell("play banner_of_fear strong", "foe 0", "foe 1", "foe 2")
    assert play.t.state.battle is not None
    assert [foe.stopped for foe in play.t.state.battle.foes] == [True, True, True, False]


@pytest.mark.rule("MK-CRD-20", "MK-FIN-1", "MK-CRD-22")
def test_protection_sheds_the_wounds_of_this_turn_and_no_others() -> None:
    """One Wound held before; two of an attack with poison: one in hand, one in the discard pile."""
    state = land(["banner_of_protection", WOUND])
    state.heroes[A].discard = [WOUND]
    play = Play(state, MOVEMENT).tell("play banner_of_protection strong")
    hero = play.hero
    hero.hand.append(WOUND)
    hero.discard.append(WOUND)
    hero.turn = hero.turn._replace(wounds=(1, 1))
    done = Play(state, (), Happen(A, "end_of_turn"))
    done.asks(A, "lasting", "done", "effect wounds_leave")
    done.tell("effect wounds_leave")
    assert (hero.hand, hero.discard) == ([WOUND], [WOUND])


@pytest.mark.rule("MK-CRD-12", "MK-UNI-2")
def test_courage_readies_wounded_units_too_but_never_in_combat() -> None:
    things = {"units": ["peasants spent wounded", "altem_mages spent"]}
    play = Play(land(["banner_of_courage"], **things), MOVEMENT).tell("play banner_of_courage strong")  # type: ignore[arg-type]
    assert [(unit.spent, unit.wounds) for unit in play.hero.units] == [(False, 1), (False, 0)]
    assert "play banner_of_courage strong" not in fight({ORC: ["prowlers"]}, ["banner_of_courage"], **things).options  # type: ignore[arg-type]


@pytest.mark.rule("MK-CMB-16", "MK-CMB-59")
def test_a_horn_may_knock_its_hero_out() -> None:
    """Five points more, five harmful dice: as many Wounds as the hand limit."""
    play = fight({KEEP: ["swordsmen"]}, ["horn_of_wrath", "rage"], level=1)
    play.tell("target 0", "attack", "play horn_of_wrath strong")
    play.say(A, "number 5", "red", "black", "red", "black", "red")
    assert play.hero.hand == [WOUND] * 5
    assert "rage" in play.hero.discard
    play.tell("strike")
    assert play.last("attacked")["total"] == 10


# ── spells by night ──────────────────────────────────────────────────────────────────────────────────────────────────


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
