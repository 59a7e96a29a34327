"""2.2 Exploring: markers that lie there, the resources of a space, markers that are laid."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.answers import Take
from heraut.games.wow_adventure.model import Realm, ResourceId
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from tests.games.wow_adventure.exploring import Exploration
from tests.games.wow_adventure.playing import (
    GRAY,
    GREEN,
    A,
    B,
    Play,
    ability,
    bag,
    encounter,
    happen,
    hold,
    item,
    lay,
    leave,
    marker,
    quest,
    realm,
    seek,
)


def at(space: str, level: int = GRAY, who: str = "rogue") -> Realm:
    state = realm(who, "hunter", spaces=(space, "CA"), level=level)
    state.heroes[A].energy = 2
    return state


def why(play: Play, resource: str) -> str:
    reason = play.t.why_not(Take(ResourceId(resource)))
    return reason.id if reason else ""


# ── markers that lie there ──


@pytest.mark.rule("WW-EXP-1", "WW-EXP-2", "WW-EXP-4", "WW-EXP-6")
def test_all_markers_are_turned_up_and_bar_the_resource() -> None:
    """F29: Tripwire and Seed Pouch on V10: 1 damage, no energy left, one green marker; no resource."""
    state = at("V10", GREEN)
    lay(state, "Tripwire", "V10")
    lay(state, "Seed Pouch", "V10")
    play = Exploration(state)
    assert (play.hero().damage, play.hero().energy) == (1, 0)
    play.asks(A, "marker", "keep", "leave")
    play.say(A, "keep")
    play.asks(A, "resource", "decline", f"spend {marker('Seed Pouch')}")
    assert play.hero().kept == (marker("Seed Pouch"),)
    assert state.found == []
    assert marker("Tripwire") in state.decks["pool"].bag
    assert [fact["marker"] for fact in play.told("marker_revealed")] == [marker("Tripwire"), marker("Seed Pouch")]


@pytest.mark.rule("WW-EXP-4")
def test_a_green_marker_need_not_be_kept() -> None:
    state = at("G5")
    lay(state, "Old Map", "G5")
    play = Exploration(state).say(A, "leave")
    assert play.hero().kept == ()
    assert marker("Old Map") in state.decks["pool"].bag


@pytest.mark.rule("WW-EXP-6", "WW-MAI-13")
def test_a_lantern_is_lit_where_markers_were_but_no_resource_is_taken() -> None:
    state = at("G5")
    bag(state, A, "Worn Lantern")
    lay(state, "Quagmire", "G5")
    play = Exploration(state)
    play.asks(A, "resource", "decline", f"use {item('Worn Lantern')}")
    assert why(play, "ability1") == "markers-here"


@pytest.mark.rule("WW-EXP-1")
def test_turning_a_marker_up_seals_what_was_answered() -> None:
    state = at("G5")
    lay(state, "Old Map", "G5", B)
    assert Exploration(state).t.revealed == 1


RED = [
    ("Snapping Trap", {"damage": 1}),
    ("Tripwire", {"damage": 1, "energy": 0}),
    ("Cracked Totem", {"damage": 1}),
    ("Quagmire", {"energy": 0}),
    ("Tomb Curse", {"hand": [], "discard": [ability("Backstab")]}),
]


@pytest.mark.rule("WW-EXP-2")
@pytest.mark.parametrize(("name", "after"), RED)
def test_red_marker(name: str, after: dict[str, object]) -> None:
    state = at("G5")
    hold(state, A, "Backstab")
    lay(state, name, "G5")
    chance = [ability("Backstab")] if name == "Tomb Curse" else []
    hero = Exploration(state, *chance).hero()
    assert {word: getattr(hero, word) for word in after} == after


@pytest.mark.rule("WW-EXP-2")
@pytest.mark.parametrize(("name", "status"), [("Evil Eye", "attack"), ("Thorn Snare", "move")])
def test_red_marker_that_lasts_to_the_end_of_the_next_turn(name: str, status: str) -> None:
    state = at("CC")
    lay(state, name, "CC")
    play = Play(state, Turn(A), "1/3", forced=True)
    play.say(A, "stop")
    assert [(one.status, one.amount) for one in state.modifiers[A]] == [(status, -1)]
    play.quietly()
    assert A in play.state.modifiers
    Play(play.state, Turn(B), "1/3", forced=True).quietly()
    assert A in play.state.modifiers
    Play(play.state, Turn(A), "2/3", forced=True).quietly()
    assert A not in play.state.modifiers


@pytest.mark.rule("WW-EXP-2", "WW-CMB-29")
def test_a_cracked_totem_hurts_all_who_are_there_and_him_who_turned_it_up_last() -> None:
    state = realm("rogue", "warrior", "mage", spaces=("G5", "G5", "G6"))
    state.heroes[A].damage, state.heroes[B].damage = 3, 1
    lay(state, "Cracked Totem", "G5")
    play = Exploration(state)
    assert [hero.damage for hero in state.heroes] == [0, 2, 0]
    assert play.hero().space == "CB"
    assert not play.told("goes_on")


@pytest.mark.rule("WW-EXP-2", "WW-MAI-14")
def test_a_pickpocket_takes_an_item_or_two_cards() -> None:
    state = at("G5")
    hold(state, A, "Backstab", "Sprint")
    bag(state, A, "Worn Salve")
    lay(state, "Pickpocket", "G5")
    play = Exploration(state)
    play.asks(A, "choose", "choice 1", "choice 2")
    play.say(A, "choice 2")
    play.asks(A, "discard", f"ability {ability('Backstab')}", f"ability {ability('Sprint')}")
    play.say(A, f"ability {ability('Sprint')}")
    assert sorted(play.hero().discard) == sorted([ability("Backstab"), ability("Sprint")])


@pytest.mark.rule("WW-EXP-2")
def test_a_choice_that_cannot_be_made_in_full_is_none_unless_no_other_can() -> None:
    state = at("G5")
    hold(state, A, "Backstab")
    bag(state, A, "Worn Salve")
    lay(state, "Pickpocket", "G5")
    play = Exploration(state)
    assert play.hero().bag == ()
    assert item("Worn Salve") in state.discards["gray"]
    state = at("G5")
    hold(state, A, "Backstab")
    lay(state, "Pickpocket", "G5")
    Exploration(state).say(A, "choice 2")
    assert state.heroes[A].hand == []


@pytest.mark.rule("WW-EXP-2", "WW-CMB-7")
def test_an_ambush_is_fought_at_once() -> None:
    """E10: Smuggler, attacks +1, red 3, black 2: 2+1+2=5>=5 hits, 2+3=5>=5 hits: beaten, 1 damage."""
    state = at("G1", who="warrior")
    lay(state, "Ambush", "G1")
    play = Exploration(state, encounter("Smuggler"), 3, 2).say(A, "done")
    assert play.hero().damage == 1
    assert play.hero().bag == (item("Worn Salve"),)


# ── the resources of a space ──


@pytest.mark.rule("WW-EXP-3", "WW-EXP-5", "WW-RES-5")
def test_one_of_the_resources_or_none() -> None:
    play = Exploration(at("CA"))
    play.asks(A, "resource", "decline", "take heal_all", "take ability2", "take flight", "take quest")
    play.say(A, "decline")
    assert play.over


@pytest.mark.rule("WW-RES-1")
@pytest.mark.parametrize(("space", "resource", "left"), [("G3", "heal1", 2), ("V2", "heal2", 1), ("CA", "heal_all", 0)])
def test_healing(space: str, resource: str, left: int) -> None:
    state = at(space, GREEN)
    state.heroes[A].damage = 3
    assert Exploration(state).say(A, f"take {resource}").hero().damage == left


@pytest.mark.rule("WW-RES-2", "WW-CHA-8")
@pytest.mark.parametrize(("space", "resource", "cards"), [("G3", "ability1", 1), ("CA", "ability2", 3)])
def test_ability_cards_and_market_day(space: str, resource: str, cards: int) -> None:
    """E08: two cards of a city and one for Market Day: 2+1=3; outside cities it gives nothing."""
    state = at(space)
    happen(state, "Market Day")
    drawn = [ability(name) for name in ("Backstab", "Sprint", "Vanish")[:cards]]
    assert sorted(Exploration(state).say(A, f"take {resource}", *drawn).hero().hand) == sorted(drawn)


@pytest.mark.rule("WW-RES-4", "WW-MOV-9")
def test_a_flight_leads_to_another_city() -> None:
    play = Exploration(at("V9", GREEN)).say(A, "take flight")
    play.asks(A, "flight", "space CA", "space CB", "space CC")
    play.say(A, "space CA")
    assert play.over
    assert play.hero().space == "CA"


@pytest.mark.rule("WW-MOV-9")
def test_whom_a_red_marker_holds_takes_no_flight() -> None:
    state = at("V9", GREEN)
    leave(state, "Rat King", "V9")
    play = Exploration(state)
    play.asks(A, "resource", "decline", "take ability1")
    assert why(play, "flight") == "held"


@pytest.mark.rule("WW-RES-3", "WW-QST-1")
def test_with_two_open_quests_one_is_given_up_for_another() -> None:
    """F39. An elite quest goes under its deck, a starting quest leaves the game."""
    state = at("V10", GREEN)
    seek(state, A, "Exorcist")
    seek(state, A, "Pilgrim")
    play = Exploration(state).say(A, "take quest")
    play.asks(A, "give_up", f"give_up {quest('Exorcist')}", f"give_up {quest('Pilgrim')}")
    play.say(A, f"give_up {quest('Exorcist')}", quest("Reed Medicine"))
    assert state.decks["elite"].bottom == [quest("Exorcist")]
    assert [one.kind for one in play.hero().quests] == [quest("Pilgrim"), quest("Reed Medicine")]
    play = Exploration(play.state).say(A, "take quest")
    play.say(A, f"give_up {quest('Pilgrim')}", quest("Peak"))
    assert quest("Pilgrim") in play.state.out


@pytest.mark.rule("WW-QST-7")
def test_there_is_no_quest_to_take_from_an_empty_deck() -> None:
    state = at("V10", GREEN)
    state.decks["elite"].bag = []
    play = Exploration(state)
    play.asks(A, "resource", "decline", "take heal1")
    assert why(play, "quest") == "no-quest"
