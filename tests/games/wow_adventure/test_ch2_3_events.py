"""2.3 Every event that is resolved at once."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.model import Realm
from heraut.games.wow_adventure.rules.ch2_turn.events import ResolveEvent
from tests.games.wow_adventure.fighting import challenge
from tests.games.wow_adventure.playing import (
    CONTENT,
    RED,
    YELLOW,
    A,
    B,
    C,
    Play,
    bag,
    encounter,
    event,
    happen,
    hold,
    item,
    lay,
    marker,
    realm,
)


def three(*spaces: str, level: int = RED) -> Realm:
    """A warrior, a mage and a rogue, each with 2 damage."""
    state = realm("warrior", "mage", "rogue", spaces=spaces, level=level)
    for hero in state.heroes:
        hero.damage = 2
    return state


def drawn(state: Realm, name: str, *results: Any) -> Play:
    """A has drawn this event."""
    card = event(name)
    state.decks[CONTENT.events[card].level].bag.remove(card)
    return Play(state, ResolveEvent(A, card), *results, forced=True)


def top(state: Realm, seat: int, count: int) -> list[str]:
    """Ability cards that may be drawn."""
    return state.heroes[seat].deck.bag[:count]


def damages(play: Play) -> list[int]:
    return [hero.damage for hero in play.state.heroes]


def hands(play: Play) -> list[int]:
    return [len(hero.hand) for hero in play.state.heroes]


@pytest.mark.rule("WW-CHA-5", "WW-CHA-16")
@pytest.mark.parametrize(("name", "left"), [("Kind Healer", 1), ("Healing Spring", 0)])
def test_healing_for_all(name: str, left: int) -> None:
    play = drawn(three("G1", "V1", "CA"), name)
    assert damages(play) == [left] * 3
    assert play.state.event == event(name)


@pytest.mark.rule("WW-CHA-5")
@pytest.mark.parametrize("name", ["Wandering Minstrel", "War Chest"])
def test_a_card_for_all(name: str) -> None:
    """The active player is the last."""
    state = three("G1", "V1", "CA")
    play = drawn(state, name, *top(state, B, 1), *top(state, C, 1), *top(state, A, 1))
    assert hands(play) == [1, 1, 1]


@pytest.mark.rule("WW-CHA-5")
def test_harvest_feast_is_held_in_cities() -> None:
    state = three("V1", "CA", "CB")
    play = drawn(state, "Harvest Feast", *top(state, B, 1), *top(state, C, 1))
    assert damages(play) == [2, 0, 0]
    assert hands(play) == [0, 1, 1]


@pytest.mark.rule("WW-CHA-5")
def test_veterans_advice() -> None:
    state = three("V1", "CA", "CB")
    assert hands(drawn(state, "Veteran’s Advice", *top(state, A, 2))) == [2, 0, 0]


@pytest.mark.rule("WW-CHA-5")
@pytest.mark.parametrize(("choice", "cards", "energy"), [(1, 0, 2), (2, 1, 0)])
def test_lame_horse(choice: int, cards: int, energy: int) -> None:
    state = three("G1", "CA", "CB")
    hold(state, A, "Riposte")
    state.heroes[A].energy = 2
    play = drawn(state, "Lame Horse")
    play.say(A, f"choice {choice}")
    assert (len(play.hero().hand), play.hero().energy) == (cards, energy)


@pytest.mark.rule("WW-CHA-5")
def test_arms_dealer() -> None:
    state = three("Y1", "CA", "CB")
    bag(state, A, "Worn Salve")
    play = drawn(state, "Arms Dealer")
    play.say(A, "pay", *top(state, A, 3))
    assert (play.hero().bag, len(play.hero().hand)) == ((), 3)
    assert play.state.discards["gray"] == [item("Worn Salve")]
    bag(state := three("Y1", "CA", "CB"), A, "Worn Salve")
    assert drawn(state, "Arms Dealer").say(A, "done").hero().bag == (item("Worn Salve"),)
    assert hands(drawn(three("Y1", "CA", "CB"), "Arms Dealer")) == [0, 0, 0]


@pytest.mark.rule("WW-CHA-5")
def test_ancient_pact() -> None:
    state = three("R2", "CA", "CB")
    play = drawn(state, "Ancient Pact")
    play.say(A, "pay", *top(state, A, 3))
    assert (play.hero().damage, len(play.hero().hand)) == (3, 3)
    play = drawn(three("R2", "CA", "CB"), "Ancient Pact")
    assert damages(play.say(A, "done")) == [2, 2, 2]


@pytest.mark.rule("WW-CHA-5", "WW-EXP-7")
def test_lost_caravan() -> None:
    """Two markers, on green spaces on which none lies."""
    state = three("V1", "CA", "CB")
    lay(state, "Quagmire", "V2")
    play = drawn(state, "Lost Caravan", marker("Lucky Bone"), marker("Healing Herb"))
    play.asks(A, "place_marker")
    assert "space V2" not in play.options
    assert "space G1" not in play.options
    play.say(A, "space V1")
    play.say(A, "space V12")
    assert [(found.space, found.kind) for found in play.state.found[1:]] == [
        ("V1", marker("Lucky Bone")),
        ("V12", marker("Healing Herb")),
    ]


@pytest.mark.rule("WW-CHA-5", "WW-EXP-7")
def test_scouts_return() -> None:
    state = three("Y1", "CA", "CB")
    for space in ("V1", "V2", "V3"):
        lay(state, "Snapping Trap", space)
    play = drawn(state, "Scouts Return")
    play.say(A, "space V1").say(A, "space V3")
    assert play.over
    assert [found.seen_by for found in play.state.found] == [(A,), (), (A,)]


@pytest.mark.rule("WW-CHA-5", "WW-CHA-20", "WW-MOV-2")
def test_rift_leads_to_any_space_that_is_not_above_ones_level() -> None:
    play = drawn(three("R2", "CA", "CB", level=YELLOW), "Rift")
    play.asks(A, "leap", *[f"space Y{number}" for number in range(1, 11)])
    assert play.say(A, "space Y4").hero().space == "Y4"


@pytest.mark.rule("WW-CMB-29", "WW-CHA-5", "WW-CHA-16", "WW-CMB-6")
def test_e11_a_landslide_far_away() -> None:
    """Yellow mage on Y1 with 4 of 5: 4+1=5, to CA; A on Y6 has 1 and draws again; a rogue in V1 has none."""
    state = realm("warrior", "mage", "rogue", spaces=("Y6", "Y1", "V1"), level=YELLOW)
    happen(state, "Sandstorm")
    state.heroes[B].damage = 4
    play = challenge(state, event("Landslide"), encounter("Siege Ogre"), 1, 1)
    assert play.goes_on
    assert damages(play) == [1, 0, 0]
    assert (play.hero(B).space, play.state.event) == ("CA", event("Landslide"))
    assert play.state.discards["yellow"] == [event("Sandstorm")]
    assert [left.card for left in play.state.track] == [encounter("Siege Ogre")]


@pytest.mark.rule("WW-CMB-29", "WW-CMB-25", "WW-CMB-27")
def test_e12_dragonfire_on_oneself() -> None:
    """Red mage on R3 with 4 of 6: 4+2=6: CA or CB; no further card.  B on R6 has 2 and stays."""
    state = realm("mage", "warrior", spaces=("R3", "R6"), level=RED)
    state.heroes[A].damage = 4
    play = challenge(state, event("Dragonfire"))
    play.asks(A, "nearest_city", "space CA", "space CB")
    play.say(A, "space CB")
    assert play.over
    assert not play.goes_on
    assert (play.hero(A).space, play.hero(A).damage) == ("CB", 0)
    assert (play.hero(B).space, play.hero(B).damage) == ("R6", 2)


@pytest.mark.rule("WW-CHA-16")
def test_what_lasts_does_nothing_at_once() -> None:
    play = drawn(three("R2", "CA", "CB"), "Comet")
    assert (play.state.event, [hero.energy for hero in play.state.heroes]) == (event("Comet"), [0, 0, 0])
