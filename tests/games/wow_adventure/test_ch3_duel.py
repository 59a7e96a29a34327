"""3. One character attacks another."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import Realm
from heraut.table.speech import OneLanguage
from tests.games.wow_adventure.fighting import Fight, challenge
from tests.games.wow_adventure.playing import (
    GAME,
    GRAY,
    GREEN,
    A,
    B,
    ability,
    attach,
    bag,
    happen,
    hold,
    item,
    realm,
    seek,
    wear,
)


def face_to_face(one: str, other: str, level: int = GRAY, space: str = "G1", damage: int = 0) -> Realm:
    state = realm(one, other, spaces=(space, space), level=level)
    state.heroes[B].damage = damage
    return state


def attack(state: Realm, red: int, black: int) -> Fight:
    play = challenge(state)
    play.say(A, f"attack {B}", red, black)
    return play


@pytest.mark.rule("WW-PVP-2", "WW-PVP-3", "WW-PVP-4", "WW-PVP-5", "WW-PVP-7", "WW-PVP-12")
def test_f42_a_duel() -> None:
    """Rogue, 1 energy, Sidestep: ranged 0+5=5<7; melee 2+5=7>=7, the last of 4; rogue 2+2=4<5."""
    state = face_to_face("shaman", "rogue", damage=3)
    hold(state, B, "Sidestep", "Backstab")
    bag(state, B, "Worn Horn", "Worn Satchel")
    play = attack(state, 5, 2)
    play.asks(B, "powers", "done", *[f"play {ability(name)}" for name in ("Sidestep", "Backstab")])
    play.say(B, f"play {ability('Sidestep')}")
    play.asks(A, "loot", f"item {item('Worn Horn')}", f"item {item('Worn Satchel')}")
    play.say(A, f"item {item('Worn Satchel')}")
    assert play.goes_on
    assert [told["value"] for told in play.told("attack")] == [5, 7, 4]
    assert (play.hero(A).bag, play.hero(B).bag) == ((item("Worn Satchel"),), (item("Worn Horn"),))
    assert (play.hero(B).space, play.hero(B).damage, play.hero(A).space) == ("CA", 0, "G1")
    assert play.told("combat") == []


@pytest.mark.rule("WW-PVP-2", "WW-PVP-3", "WW-PVP-4", "WW-PVP-5", "WW-PVP-10", "WW-PVP-11", "WW-CMB-27", "WW-MAI-4")
def test_e26_border_war() -> None:
    """Sidestep 7+2=9, Flame Weapon: ranged 2+1+3=6<9; melee 4+1+2+3=10>=9, 3+2=5 of 5; rogue 4+4=8>=7 for 2."""
    state = face_to_face("shaman", "rogue", GREEN, "V8", 3)
    happen(state, "Border War")
    state.heroes[A].energy = 2
    hold(state, A, "Flame Weapon")
    hold(state, B, "Sidestep")
    wear(state, B, "Forged Twin Daggers")
    bag(state, B, "Worn Horn")
    play = attack(state, 3, 3)  # the daggers give 1 more: 4+1+3=8>=7
    play.say(B, f"play {ability('Sidestep')}")
    play.say(A, f"play {ability('Flame Weapon')}")
    play.done()
    play.asks(B, "nearest_city", "space CB", "space CC")
    play.say(B, "space CC")
    assert play.goes_on
    assert (play.hero(A).damage, play.hero(A).bag) == (2, (item("Worn Horn"),))
    assert (play.hero(B).space, play.hero(B).weapon) == ("CC", item("Forged Twin Daggers"))


@pytest.mark.rule("WW-CMB-7", "WW-MAI-13", "WW-MAI-14")
def test_an_item_that_hurts_is_told_by_its_own_name_and_not_by_its_encounters() -> None:
    """The bomb on the back of the Rat King deals 1; the rogue strikes 2+3=5>=5, the warrior misses: 2+1=3<5."""
    state = face_to_face("warrior", "rogue")
    bag(state, A, "Worn Bomb")
    play = attack(state, 1, 3)
    play.say(A, f"use {item('Worn Bomb')}")
    bomb, blow = play.last("hurt_by_item"), play.last("hurt")
    assert (bomb["seat"], bomb["item"]) == (B, item("Worn Bomb"))
    assert (blow["seat"], blow["source"]) == (A, "rogue")
    for lang, told in (("en", ("Worn Bomb", "Rat King")), ("fr", ("Bombe usée", "Roi des rats"))):
        speech = OneLanguage(GAME, lang)
        said = [speech.fact(play.state, fact) for fact in play.facts if fact.kind in ("hurt_by_item", "item_discarded")]
        assert len(said) == 2
        assert all(told[0] in one and told[1] not in one for one in said)


@pytest.mark.rule("WW-PVP-4", "WW-ENE-1", "WW-PVP-9")
def test_energy_that_the_defender_does_not_spend_is_lost() -> None:
    """Nobody hits: 2+1=3<5; nothing happens."""
    state = face_to_face("warrior", "rogue")
    hold(state, B, "Sidestep")
    play = attack(state, 1, 1)
    assert play.hero(B).energy == 1
    play.done()
    assert play.goes_on
    assert play.hero(B).energy == 0
    assert (play.hero(A).damage, play.hero(B).damage, play.hero(B).space) == (0, 0, "G1")


@pytest.mark.rule("WW-PVP-8", "WW-PVP-11", "WW-CMB-25")
def test_both_fall_the_defender_first_and_nothing_is_taken() -> None:
    """Both 2+4=6>=5, both with one health left."""
    state = face_to_face("warrior", "rogue", damage=3)
    state.heroes[A].damage = 4
    bag(state, A, "Worn Horn")
    bag(state, B, "Worn Satchel")
    play = attack(state, 4, 4)
    assert play.over
    assert not play.goes_on
    assert [told["seat"] for told in play.told("defeated")] == [B, A]
    assert (play.hero(A).bag, play.hero(B).bag) == ((item("Worn Horn"),), (item("Worn Satchel"),))


@pytest.mark.rule("WW-PVP-3", "WW-CMB-25")
def test_a_defender_who_wins_takes_an_item_and_the_turn_is_over() -> None:
    """Warrior 2+1=3<5, rogue 2+3=5>=5."""
    state = face_to_face("warrior", "rogue")
    state.heroes[A].damage = 4
    bag(state, A, "Worn Horn", "Worn Satchel")
    play = attack(state, 1, 3)
    play.asks(B, "loot")
    play.say(B, f"item {item('Worn Horn')}")
    assert not play.goes_on
    assert (play.hero(A).bag, play.hero(B).bag) == ((item("Worn Satchel"),), (item("Worn Horn"),))


@pytest.mark.rule("WW-PVP-3", "WW-MAI-4", "WW-PVP-10")
def test_there_may_be_nothing_to_take() -> None:
    state = face_to_face("warrior", "rogue", damage=3)
    wear(state, B, "Worn Twin Daggers")
    play = attack(state, 6, 1)
    assert play.goes_on
    assert play.told("looted") == []
    assert (play.hero(B).space, play.hero(B).weapon) == ("CA", item("Worn Twin Daggers"))


@pytest.mark.rule("WW-PVP-3", "WW-ABL-3")
def test_who_stays_up_is_not_defeated_and_loses_nothing() -> None:
    """Warlock with Soul Jar: 2+6=8>=5 is the last of 4; Old Grudge does not count it."""
    state = face_to_face("warrior", "warlock", damage=3)
    attach(state, B, "Soul Jar")
    bag(state, B, "Worn Horn")
    seek(state, A, "Old Grudge")
    play = attack(state, 6, 1)
    play.done()
    play.asks(B, "stay_up", "pay", "done")
    play.say(B, "pay")
    assert play.goes_on
    assert (play.hero(B).space, play.hero(B).damage, play.hero(B).bag) == ("G1", 3, (item("Worn Horn"),))
    assert play.hero(A).quests[0].beaten == 0


@pytest.mark.rule("WW-QST-6", "WW-PVP-11")
def test_a_character_beaten_counts_for_a_quest() -> None:
    state = face_to_face("warrior", "rogue", damage=3)
    seek(state, A, "Old Grudge")
    assert attack(state, 6, 1).hero(A).quests[0].beaten == 1


@pytest.mark.rule("WW-CMB-11", "WW-PVP-6")
def test_f45_a_second_copy_is_not_played_by_a_defender_either() -> None:
    state = face_to_face("warrior", "rogue")
    hold(state, B, "Backstab", "Backstab")
    state.heroes[B].used = (ability("Backstab"),)
    play = attack(state, 1, 1)
    assert play.goes_on


@pytest.mark.rule("WW-CMB-30", "WW-PVP-2")
def test_a_bomb_may_end_a_duel_before_the_attacker_plays() -> None:
    """The defender plays first: 1 damage, the attacker's last health."""
    state = face_to_face("warrior", "rogue")
    state.heroes[A].damage = 4
    hold(state, A, "Crushing Blow")
    state.heroes[A].energy = 1
    bag(state, B, "Worn Bomb")
    play = attack(state, 6, 6)
    play.say(B, f"use {item('Worn Bomb')}")
    assert play.over
    assert [told["seat"] for told in play.told("defeated")] == [A]
    assert play.told("attack") == []


@pytest.mark.rule("WW-ABL-3", "WW-PVP-7")
def test_a_defenders_shell_works_and_is_discarded() -> None:
    """Warrior 2+2=4>=4 for 1, which is spared."""
    state = face_to_face("warrior", "mage")
    attach(state, B, "Arcane Shell")
    play = attack(state, 2, 1)
    play.done()
    assert (play.hero(B).damage, play.hero(B).attached) == (0, ())
