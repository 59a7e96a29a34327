"""1. Préparation."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch1_setup import RollOff, SetUp
from tests.games.wow_adventure.playing import GAME, SETTINGS, A, B, C, Play, ability, hold, realm, whole

QUESTS = ("s_pilgrim", "s_scholar", "s_grand_tour", "s_well_armed")
BLOW = "warrior_crushing_blow"


def set_up(*results: object, **settings: str) -> Play:
    state, section = GAME.setup("adventure_2", {**SETTINGS, **settings})
    return Play(state, section, *results)


@pytest.mark.rule("WW-SET-8", "WW-SET-10")
def test_the_highest_die_is_first_and_ties_roll_again() -> None:
    play = Play(realm("warrior", "mage", "hunter"), RollOff((A, B, C)), 5, 5, 2, 1, 6)
    assert play.got == B
    assert [fact["seat"] for fact in play.told("rolled_off")] == [A, B, C, A, B]


@pytest.mark.rule("WW-SET-3", "WW-SET-5", "WW-SET-10", "WW-SET-11")
def test_characters_and_cities_are_chosen_from_the_first_player_on() -> None:
    play = set_up(1, 6, packs="none")
    play.asks(B, "pick_character", "character warrior", "character hunter", "character mage", "character warlock")
    play.say(B, "character mage")
    play.asks(A, "pick_character", "character warrior", "character hunter", "character warlock")
    play.say(A, "character warrior", *QUESTS)
    play.asks(B, "pick_city", "city CA", "city CB", "city CC")
    play.say(B, "city CB").asks(A, "pick_city", "city CA", "city CB", "city CC")


@pytest.mark.rule("WW-SET-2", "WW-SET-4", "WW-SET-6", "WW-SET-12", "WW-ABL-1", "WW-QST-1", "WW-QST-8")
def test_e01_two_players_with_the_druid_pack() -> None:
    """Starting quests 18+2=20, dealt 4, back to the box 16; elite 30+2=32; markers 20+4=24; hands 3, decks 23-3=20."""
    play = set_up(6, 1, packs="druid")
    assert len(play.state.decks["starting"].bag) == 20
    play.say(A, "character druid").say(B, "character mage", *QUESTS)
    assert [quest.kind for quest in play.hero(A).quests] == list(QUESTS[:2])
    assert "starting" not in play.state.decks
    assert len([card for card in play.state.out if card.startswith("s_")]) == 16 + 3 * 2
    study = ability("Study")
    play.say(A, "city CA").say(B, "city CB", *play.hero(A).deck.bag[:3], study, study, ability("Mend"))
    assert len(play.state.decks["elite"].bag) == 32
    assert play.state.decks["pool"].size() == 24
    for seat in (A, B):
        assert (len(play.hero(seat).hand), play.hero(seat).deck.size()) == (3, 20)


@pytest.mark.rule("WW-SET-12")
def test_packs_are_used_whether_or_not_their_characters_are_played() -> None:
    assert set_up(6, 1, packs="none").state.decks["pool"].size() == 20
    assert set_up(6, 1, packs="all").state.decks["pool"].size() == 36
    assert len(set_up(6, 1, packs="all").options) == 8
    assert len(set_up(6, 1, packs="rogue").options) == 5


@pytest.mark.rule("WW-SET-1", "WW-SET-7", "WW-TRO-2")
def test_the_table_is_laid() -> None:
    decks = set_up(6, 1).state.decks
    assert [decks[colour].size() for colour in ("gray", "green", "yellow", "red")] == [40, 40, 40, 40]
    assert [decks[f"trophies_{space}"].size() for space in ("R1", "R4", "R5", "R7", "Y9")] == [3, 3, 3, 3, 4]


@pytest.mark.rule("WW-SET-9", "WW-ABL-4")
def test_a_draw_stops_at_ten_cards() -> None:
    state = realm("warrior")
    state.heroes[A].hand = [BLOW] * 9
    play = Play(state, gains.DrawAbilities(A, 3), ability("Riposte"))
    assert len(play.hero().hand) == 10


@pytest.mark.rule("WW-ABL-5")
def test_an_empty_ability_deck_is_made_of_its_discards() -> None:
    state = realm("warrior")
    hold(state, A, "Riposte")
    hero = state.heroes[A]
    hero.discard, hero.deck.bag = [ability("War Cry")], []
    play = Play(state, gains.DrawAbilities(A, 2), ability("War Cry"))
    assert sorted(play.hero().hand) == [ability("Riposte"), ability("War Cry")]
    assert play.hero().discard == []


@pytest.mark.rule("WW-SET-4", "WW-SET-6")
def test_a_game_begins() -> None:
    t = whole("adventure_4", 3)
    while t.decision is not None and t.decision.kind in ("pick_character", "pick_city"):
        t.answer(t.decision.options[0])
    assert t.state.round == 1
    assert [len(hero.quests) for hero in t.state.heroes] == [2, 2, 2, 2]
    assert [len(hero.hand) for hero in t.state.heroes] == [3, 3, 3, 3]
    assert isinstance(GAME.setup("adventure_2", SETTINGS)[1], SetUp)
