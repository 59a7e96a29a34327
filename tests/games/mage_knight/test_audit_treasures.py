"""Checked from outside: artifacts."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import WOUND, DeedId
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer
from tests.games.mage_knight.dealing import ATTACK, MOVEMENT, RANGED, TALK, A, Play, land
from tests.games.mage_knight.fighting import (
    CITIES,
    KEEP,
    ORC,
    OTHER_ORC,
    fight,
    pass_to,
)


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
