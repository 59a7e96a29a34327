"""3. A character defeated: in a combat, in a duel, or outside any."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import QuestId, Realm
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Suffer
from tests.games.wow_adventure.fighting import challenge
from tests.games.wow_adventure.playing import (
    GREEN,
    RED,
    YELLOW,
    A,
    B,
    Play,
    ability,
    attach,
    bag,
    encounter,
    hold,
    item,
    meet,
    quest,
    realm,
    wear,
)

KEEPERS = [("warlock", "Soul Jar"), ("shaman", "Ancestor’s Watch")]


def weak(who: str, space: str = "G1", level: int = 0) -> Realm:
    """One damage from defeat."""
    state = realm(who, "hunter", spaces=(space, "CA"), level=level)
    health = {"warrior": 5, "warlock": 4, "shaman": 4}[who] + level
    state.heroes[A].damage = health - 1
    return state


@pytest.mark.rule("WW-CMB-14", "WW-CMB-15", "WW-CMB-16", "WW-CMB-24", "WW-CMB-6")
def test_what_a_defeat_costs() -> None:
    """The damage, the side of the card, what is attached; no level, item, card, quest or valor."""
    state = weak("warrior", "V1", GREEN)
    hero = state.heroes[A]
    hero.turned, hero.log = True, (QuestId(quest("Pilgrim")),)
    attach(state, A, "Iron Skin")
    wear(state, A, "Worn Axe")
    bag(state, A, "Worn Salve")
    hold(state, A, "Forced March")
    meet(state, "Thorn Treant")
    play = challenge(state, 1, 6)
    play.done()
    assert not play.goes_on
    assert (hero.space, hero.damage, hero.turned, hero.attached) == ("CA", 0, False, ())
    assert hero.discard == [ability("Iron Skin")]
    assert (hero.level, hero.weapon, hero.bag) == (GREEN, item("Worn Axe"), (item("Worn Salve"),))
    assert (hero.hand, hero.log) == ([ability("Forced March")], (quest("Pilgrim"),))


@pytest.mark.rule("WW-CMB-6", "WW-CMB-27", "WW-CMB-26")
@pytest.mark.parametrize(
    ("space", "cities"), [("V12", ["CC"]), ("V7", ["CB"]), ("V1", ["CA"]), ("Y3", ["CA"]), ("R3", ["CA", "CB"])]
)
def test_f27_the_nearest_city(space: str, cities: list[str]) -> None:
    state = weak("warrior", space, RED)
    state.active = B
    play = Play(state, Suffer(A, 1, "snapping_trap"))
    play.asks(A, "nearest_city", *[f"space {city}" for city in cities])
    play.say(A, f"space {cities[-1]}")
    assert play.over
    assert play.hero().space == cities[-1]


@pytest.mark.rule("WW-CMB-29", "WW-CMB-22")
def test_damage_outside_a_combat_stays_until_it_fells() -> None:
    state = weak("warrior")
    state.heroes[A].damage = 3
    play = Play(state, Suffer(A, 1, "snapping_trap"))
    assert play.over
    assert (play.hero().damage, play.hero().space) == (4, "G1")


@pytest.mark.rule("WW-CMB-29")
def test_who_falls_in_another_turn_ends_nobodys() -> None:
    state = weak("warrior")
    state.active = B
    play = Play(state, Suffer(A, 1, "yellow_landslide"), forced=True)
    assert play.over
    assert (play.hero().damage, play.hero().space, play.state.track) == (0, "CA", ())


@pytest.mark.rule("WW-ABL-3")
@pytest.mark.parametrize(("who", "card"), KEEPERS)
def test_an_attached_card_keeps_its_owner_up(who: str, card: str) -> None:
    """He stays on the space with 1 health left, the encounter too; the turn goes on."""
    state = weak(who, "V1", GREEN)
    attach(state, A, card)
    meet(state, "Mad Ogre")
    play = challenge(state, 1, 5)
    play.asks(A, "stay_up", "pay", "done")
    play.say(A, "pay")
    assert play.goes_on
    assert (play.hero().damage, play.hero().space, play.hero().attached) == (4, "V1", ())
    assert play.hero().discard == [ability(card)]
    assert play.state.track[0].card == encounter("Mad Ogre")


@pytest.mark.rule("WW-ABL-3", "WW-CMB-16")
def test_who_does_not_want_to_stay_up_falls() -> None:
    state = weak("warlock", "V1", GREEN)
    attach(state, A, "Soul Jar")
    meet(state, "Mad Ogre")
    play = challenge(state, 1, 5)
    play.say(A, "done")
    assert not play.goes_on
    assert (play.hero().damage, play.hero().space, play.hero().discard) == (0, "CA", [ability("Soul Jar")])


@pytest.mark.rule("WW-ABL-3", "WW-CMB-29")
def test_it_keeps_him_up_whatever_the_cause() -> None:
    state = weak("shaman", "Y1", YELLOW)
    attach(state, A, "Ancestor’s Watch")
    play = Play(state, Suffer(A, 2, "red_dragonfire"))
    play.say(A, "pay")
    assert play.over
    assert (play.hero().damage, play.hero().space) == (6 - 1, "Y1")


@pytest.mark.rule("WW-CMB-9", "WW-ABL-3")
def test_who_stays_up_when_both_fall_has_no_reward() -> None:
    """Gray shaman 2+4=6>=6, Old Boar 2+4=6>=5, his last health."""
    state = weak("shaman")
    attach(state, A, "Ancestor’s Watch")
    meet(state, "Old Boar")
    play = challenge(state, 4, 4)
    play.say(A, "pay")
    assert play.goes_on
    assert (play.hero().damage, play.hero().bag, play.state.track) == (3, (), ())
    assert play.state.discards["gray"] == [encounter("Old Boar")]
