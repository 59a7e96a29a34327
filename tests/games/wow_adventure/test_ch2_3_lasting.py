"""2.3 Every event that lasts: what it does while it lies there."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import BLACK, QuestId, Realm
from heraut.games.wow_adventure.model import RED as RED_SIDE
from heraut.games.wow_adventure.model import Fight as Combatants
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, Reckoning
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from tests.games.wow_adventure.fighting import Fight, challenge
from tests.games.wow_adventure.playing import (
    CONTENT,
    GREEN,
    RED,
    A,
    Play,
    encounter,
    happen,
    quest,
    realm,
    seek,
    table,
)


def top(state: Realm, seat: int, count: int) -> list[str]:
    """Ability cards that may be drawn."""
    return state.heroes[seat].deck.bag[:count]


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
