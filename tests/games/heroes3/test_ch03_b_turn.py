"""3b. A player's turn: the hand, the actions, the end."""

import pytest

from heraut.games.heroes3.model import HeroOnMap
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from tests.games.heroes3.playing import A, B, Play, realm


@pytest.mark.rule("H3-TUR-1", "H3-TUR-10", "H3-LVL-1")
def test_cards_are_discarded_freely_then_drawn_up_to_the_limit() -> None:
    state = realm(hands=(["attack", "power"], []), decks=(["defense", "knowledge", "haste", "luck"], []))
    play = Play(state, Turn(A))
    play.asks(A, "start_hand", "card attack", "card power", "done")
    play.say(A, "card power")
    play.asks(A, "start_hand", "card attack", "done")
    play.say(A, "done", "defense", "knowledge", "haste")
    assert sorted(play.player().hand) == ["attack", "defense", "haste", "knowledge"]
    assert play.player().discard == ["power"]
    assert play.asked == (A, "turn")


@pytest.mark.rule("H3-TUR-2")
def test_a_full_hand_may_stay_as_it_is() -> None:
    state = realm(hands=(["attack", "power", "defense", "luck"], []), decks=(["haste"], []))
    play = Play(state, Turn(A)).say(A, "done")
    assert play.asked == (A, "turn")
    assert sorted(play.player().hand) == ["attack", "defense", "luck", "power"]


@pytest.mark.rule("H3-TUR-3", "H3-TUR-5")
def test_a_hand_above_the_limit_must_be_brought_down_at_the_start_of_the_turn() -> None:
    play = Play(realm(hands=(["attack", "power", "defense", "luck", "haste"], [])), Turn(A))
    assert not play.offers("done")
    play.say(A, "card haste")
    assert play.offers("done")


@pytest.mark.rule("H3-TUR-10", "H3-LVL-3", "H3-LVL-9")
@pytest.mark.parametrize(("level", "limit"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7)])
def test_the_limit_is_that_of_the_level(level: int, limit: int) -> None:
    deck = ["attack"] * 9
    play = Play(realm(levels=(level, 1), decks=(deck, [])), Turn(A), *["attack"] * limit)
    assert len(play.player().hand) == limit


@pytest.mark.rule("H3-CRD-9")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    state = realm(decks=(["luck"], []), discards=(["attack", "power", "defense"], []))
    play = Play(state, Turn(A), "luck", "attack", "power", "defense")
    assert len(play.player().hand) == 4
    assert play.player().discard == []


@pytest.mark.rule("H3-MOV-6", "H3-MOV-9", "H3-TUR-7")
def test_actions_repeat_until_the_player_ends_the_turn() -> None:
    play = Play(realm(), Turn(A))
    play.asks(A, "turn")
    assert "end" in play.options
    assert any(option.startswith("move") for option in play.options)
    play.say(A, "end")
    while not play.over:
        seat, _ = play.asked or (0, "")
        play.say(seat, "done" if "done" in play.options else "pass")


@pytest.mark.rule("H3-MOV-11")
def test_extra_points_are_lost_at_the_end_of_the_turn() -> None:
    state = realm()
    state.heroes[0].extra = 2
    play = Play(state, Turn(A)).say(A, "end")
    assert play.over
    assert state.heroes[0].extra == 0
    assert state.heroes[0].movement == 3


@pytest.mark.rule("H3-MOR-3", "H3-MOR-12")
def test_a_second_negative_morale_costs_the_hand_when_the_turn_ends() -> None:
    state = realm(hands=(["attack", "power", "defense", "luck"], []))
    state.players[A].drops_hand = True
    play = Play(state, Turn(A)).say(A, "done").say(A, "end")
    assert play.player().hand == []
    assert len(play.player().discard) == 4
    assert not play.player().drops_hand


@pytest.mark.rule("H3-MOV-12")
def test_two_heroes_on_one_field_must_part_before_the_turn_ends() -> None:
    state = realm()
    state.heroes[1] = HeroOnMap(A, state.heroes[0].field, "", 2)
    play = Play(state, Turn(A))
    assert "end" not in play.options
    assert all(option.startswith("move") for option in play.options if option.split()[0] in ("move", "reveal", "end"))


@pytest.mark.rule("H3-TWN-3")
def test_another_player_may_act_in_town_when_a_turn_starts() -> None:
    state = realm(gold=(0, 30), materials=(0, 10), valuables=(0, 5), buildings=([], ["dwelling_bronze"]))
    play = Play(state, Turn(A))
    assert play.asked is not None
    assert play.asked[0] == B
    assert play.offers("pass", "build citadel")


@pytest.mark.rule("H3-TUR-6", "H3-BLD-16")
def test_what_happens_at_the_start_of_the_turn_comes_after_the_draw() -> None:
    state = realm(
        factions=("dungeon", "castle"), buildings=(["mage_guild", "mana_vortex"], []), decks=(["luck"] * 9, [])
    )
    play = Play(state, Turn(A), *["luck"] * 4)
    assert play.asked == (A, "building_offer")
    assert len(play.player().hand) == 4
