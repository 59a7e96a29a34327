"""2.3 Every event: what it does at once, or while it lies there."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.wow_adventure.model import BLACK, QuestId, Realm
from heraut.games.wow_adventure.model import RED as RED_SIDE
from heraut.games.wow_adventure.model import Fight as Combatants
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, Reckoning
from heraut.games.wow_adventure.rules.ch2_1_movement import Movement
from heraut.games.wow_adventure.rules.ch2_3_events import ResolveEvent
from heraut.games.wow_adventure.rules.ch2_turn import Turn
from tests.games.wow_adventure.fighting import Fight, challenge
from tests.games.wow_adventure.playing import (
    CONTENT,
    GREEN,
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
    quest,
    realm,
    seek,
    table,
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


# ── at once ──


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


# ── as long as they lie there ──


@pytest.mark.rule("WW-CHA-8", "WW-CHA-16", "WW-MOV-1", "WW-MOV-10", "WW-ENE-2")
@pytest.mark.parametrize(
    ("name", "moves", "energy"),
    [("Thick Fog", 1, 2), ("Sandstorm", 1, 2), ("Brisk Wind", 3, 2), ("Comet", 2, 3), ("Truce", 2, 2)],
)
def test_what_the_movement_die_gives(name: str, moves: int, energy: int) -> None:
    state = realm("warrior", "mage")
    happen(state, name)
    play = Play(state, Turn(A), "2/2", forced=True)
    assert (play.hero().moves, play.hero().energy) == (moves, energy)


@pytest.mark.rule("WW-CHA-16")
def test_what_lasts_does_nothing_at_once() -> None:
    play = drawn(three("R2", "CA", "CB"), "Comet")
    assert (play.state.event, [hero.energy for hero in play.state.heroes]) == (event("Comet"), [0, 0, 0])


@pytest.mark.rule("WW-CHA-8")
@pytest.mark.parametrize(
    ("name", "foe", "more"),
    [
        ("Cattle Plague", "Old Boar", -1),
        ("Cattle Plague", "Chapel Ghoul", 0),
        ("Full Moon", "Old Boar", 1),
        ("Full Moon", "Chapel Ghoul", 1),
        ("Full Moon", "Smuggler", 0),
        ("Restless Dead", "Chapel Ghoul", 1),
        ("Restless Dead", "Old Boar", 0),
        ("Siege Horns", "Stray Imp", 1),
        ("Siege Horns", "Pebble Sprite", 1),
        ("Overlord Stirs", "Old Boar", 0),
    ],
)
def test_what_encounters_attack_with(name: str, foe: str, more: int) -> None:
    state = realm("warrior", "mage")
    happen(state, name)
    fight = Combatants(A, encounter(foe), dice=(1, 1))
    melee = CONTENT.encounters[encounter(foe)].melee or 0
    assert Reckoning(table(state), fight).attack(BLACK, MELEE) == melee + more
    assert Reckoning(table(state), fight).attack(RED_SIDE, MELEE) == 2


@pytest.mark.rule("WW-CHA-8")
@pytest.mark.parametrize("name", ["Overlord Stirs", "Siege Horns"])
def test_overlords_stir(name: str) -> None:
    """The Pale Regent attacks with 9 and 8, and 1 more."""
    play = fought_overlord(name)
    attacks = [told["value"] for told in play.told("attack") if told["source"] == "R1"]
    assert attacks == [8 + 1 + 1, 9 + 1 + 1]


def fought_overlord(name: str) -> Fight:
    state = realm("warrior", "mage", spaces=("R1",), level=RED)
    happen(state, name)
    return challenge(state, 1, 1)


@pytest.mark.rule("WW-CHA-8")
@pytest.mark.parametrize(("name", "ranged", "damage"), [("Cold Rain", (1, 1), (2, 1)), ("Blood Moon", (2, 2), (3, 2))])
def test_everyone(name: str, ranged: tuple[int, int], damage: tuple[int, int]) -> None:
    """Green shaman (ranged 2, damage 2) against Goblin Peddler (ranged 2, damage 1): ranged -1, or damage +1."""
    state = realm("shaman", "mage", level=GREEN)
    happen(state, name)
    values = Reckoning(table(state), Combatants(A, encounter("Goblin Peddler"), dice=(1, 1)))
    assert (values.attack(RED_SIDE, RANGED), values.attack(BLACK, RANGED)) == ranged
    assert (values.damage(RED_SIDE, RANGED), values.damage(BLACK, RANGED)) == damage


@pytest.mark.rule("WW-CHA-8", "WW-VAL-1")
def test_last_stand_weakens_who_is_near_the_end() -> None:
    """6 valor: three elite quests of 2."""
    state = realm("warrior", "mage")
    happen(state, "Last Stand")
    fight = Combatants(A, encounter("Old Boar"), dice=(1, 1))
    assert Reckoning(table(state), fight).defence(RED_SIDE) == 5
    worth_two = [one.id for one in CONTENT.quests.values() if one.valor == 2][:3]
    state.heroes[A].log = tuple([QuestId(one) for one in worth_two])
    assert Reckoning(table(state), fight).defence(RED_SIDE) == 4


@pytest.mark.rule("WW-CHA-8", "WW-RES-2", "WW-EXP-5")
def test_e08_market_day() -> None:
    """Who takes two cards in a city draws 2+1=3."""
    state = realm("warrior", "mage", spaces=("CA",))
    happen(state, "Market Day")
    play = Play(state, Turn(A), "3/1", forced=True)
    play.say(A, "stop")
    play.say(A, "take ability2", *top(state, A, 3))
    assert len(play.hero().hand) == 3


@pytest.mark.rule("WW-CHA-8", "WW-MAI-1")
def test_call_to_arms() -> None:
    """Two cards for who completes a quest."""
    state = realm("warrior", "mage", spaces=("G4",))
    happen(state, "Call to Arms")
    seek(state, A, "Ford Watch")
    elite = state.decks["elite"].bag[0]
    play = Play(state, Turn(A, at="maintain"), *top(state, A, 2), elite, forced=True)
    play.quietly()
    assert len(play.hero().hand) == 2
    assert play.hero().log == (quest("Ford Watch"),)


# ── the toll ──


@pytest.mark.rule("WW-CHA-8", "WW-ENE-1")
def test_f33_bandit_tax() -> None:
    """Leaving V9: an energy, or 1 damage; with no energy there is no choice.  Leaving CB costs nothing."""
    state = realm("warrior", "mage", spaces=("V9",), level=GREEN)
    happen(state, "Bandit Tax")
    state.heroes[A].moves, state.heroes[A].energy = 3, 1
    play = Play(state, Movement(A), forced=True)
    play.say(A, "walk V8")
    play.asks(A, "toll", "pay", "done")
    play.say(A, "pay")
    assert (play.hero().energy, play.hero().damage, play.hero().space) == (0, 0, "V8")
    play.say(A, "walk V9")
    assert (play.hero().damage, play.hero().space) == (1, "V9")
    state = realm("warrior", "mage", spaces=("CB",), level=GREEN)
    happen(state, "Bandit Tax")
    state.heroes[A].moves = 1
    assert Play(state, Movement(A), forced=True).say(A, "walk G6").hero().damage == 0


@pytest.mark.rule("WW-CHA-8", "WW-CMB-29", "WW-CMB-25")
def test_a_toll_may_fell() -> None:
    state = realm("warrior", "mage", spaces=("V9",), level=GREEN)
    happen(state, "Bandit Tax")
    state.heroes[A].damage = 5
    play = Play(state, Turn(A), "3/1", forced=True)
    play.say(A, "walk V8").say(A, "done")
    assert play.over
    assert (play.hero().damage, play.hero().space) == (0, "CB")
