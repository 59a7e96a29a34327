"""Rounds: whose turn it is, how they end, how the next one is prepared."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Ending, Foe, is_day
from heraut.games.mage_knight.model.names import DUMMY, WOUND, DeedId, TacticId
from heraut.games.mage_knight.rules.ch3_rounds import last_turns, laying_out, rounds
from heraut.games.mage_knight.rules.ch3_rounds.laying_out import DealMonasteries, DealUnits, FillOffer, RollSource
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer, PrepareRound, Rounds, ShowRuins
from heraut.kernel.state import Deck
from tests.games.mage_knight.playing import WEDGE, A, B, C, Play, PretendedTurn, give_unit, land, on, table

SIX = ["march", "march", "rage", "rage", "stamina", "stamina"]


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns in which nothing is done but to end them."""
    monkeypatch.setattr(rounds, "Turn", PretendedTurn)


def begun(state: Any, **more: Any) -> Play:
    """Rounds under way after the tactics."""
    return Play(state, Rounds(at="start"), **more)


def pick(play: Play, *tactics: str) -> Play:
    for tactic in tactics:
        assert play.asked is not None
        play.say(play.asked[0], f"tactic {tactic}")
    return play


# ── the Source ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-2", "MK-RND-10", "MK-SET-3")
def test_example_3_filling_the_source_alone() -> None:
    # 1 + 2 = 3 dice: gold, black, green.  1 x 2 < 3, so gold and black again: white, black.  2 x 2 >= 3: stop.
    play = Play(land(players=1), RollSource(), "gold", "black", "green", "white", "black")
    assert play.state.source == ("black", "green", "white")


@pytest.mark.rule("MK-RND-10")
def test_exactly_half_of_the_dice_suffices() -> None:
    play = Play(land(players=2), RollSource(), "gold", "black", "green", "red")
    assert play.state.source == ("black", "gold", "green", "red")


@pytest.mark.rule("MK-SCN-9")
def test_a_blitz_has_one_more_die_and_one_more_unit() -> None:
    assert laying_out.shared_number(table(land("blitz_conquest", 3))) == 6
    assert laying_out.shared_number(table(land("full_conquest", 3))) == 5


# ── offers ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-11", "MK-RND-14")
def test_what_was_not_taken_goes_under_its_deck() -> None:
    state = land("full_conquest", 2)
    state.units, state.monastery = ("peasants", "fire_mages"), (DeedId("agility"),)
    laying_out.clear_units(table(state))
    assert state.decks["regular"].bottom == ["peasants"]
    assert state.decks["elite"].bottom == ["fire_mages"]
    assert state.decks["advanced"].bottom == ["agility"]
    assert state.units == state.monastery == ()


@pytest.mark.rule("MK-RND-3", "MK-RND-12", "MK-SET-4")
def test_units_are_regular_before_a_core_tile_lies_there() -> None:
    play = Play(land("full_conquest", 2), DealUnits(), "peasants", "peasants", "foresters", "herbalists")
    assert play.state.units == ("peasants", "peasants", "foresters", "herbalists")


@pytest.mark.rule("MK-RND-13")
def test_then_elite_and_regular_ones_come_in_turn_elite_first() -> None:
    state = land("full_conquest", 3, tiles={**WEDGE, "1,1": "C1"})
    play = Play(state, DealUnits(), "fire_mages", "ice_mages", "catapults", "peasants", "foresters")
    assert len(play.state.units) == 5  # three elite, two regular


@pytest.mark.rule("MK-SCN-34", "MK-SCN-35")
def test_elite_units_come_late_or_never_where_a_scenario_says_so() -> None:
    core = {**WEDGE, "1,1": "C2"}
    assert not laying_out.elite_come(table(land("conquer_and_hold", 2, tiles=core, round=3)))
    assert laying_out.elite_come(table(land("conquer_and_hold", 2, tiles=core, round=4)))
    assert not laying_out.elite_come(table(land(tiles=core)))


@pytest.mark.rule("MK-RND-4")
def test_monasteries_that_stand_offer_an_advanced_action() -> None:
    state = land("full_conquest", 2, tiles={**WEDGE, "1,1": "5", "2,0": "7"})
    state.shields["7.W"] = (A,)  # burnt
    assert Play(state, DealMonasteries(), "agility").state.monastery == ("agility",)


@pytest.mark.rule("MK-RND-5", "MK-RND-6", "MK-SET-5")
def test_the_lowest_card_goes_under_the_deck_and_a_new_one_comes_on_top() -> None:
    state = land("full_conquest", 2)
    state.advanced, state.spells = ("agility", "ambush", "blood_rage"), ("fireball", "snowstorm", "tremor")
    for card in state.advanced:
        state.decks["advanced"].bag.remove(card)
    t = table(state)
    laying_out.drop_lowest_action(t)
    laying_out.drop_lowest_spell(t)
    assert state.decks["advanced"].bottom == ["blood_rage"]
    assert state.decks["spells"].bottom == ["tremor"]
    assert Play(state, FillOffer("advanced"), "decompose").state.advanced == ("decompose", "agility", "ambush")
    assert Play(state, FillOffer("spells"), "mana_bolt").state.spells == ("mana_bolt", "fireball", "snowstorm")


@pytest.mark.rule("MK-DUM-7", "MK-DUM-8")
def test_the_dummy_learns_what_leaves_the_offers() -> None:
    state = land("solo_conquest", 1, dummy="arythea")
    state.advanced, state.spells = ("agility", "ambush", "blood_rage"), ("fireball", "snowstorm", "tremor")
    t = table(state)
    laying_out.drop_lowest_action(t)
    laying_out.drop_lowest_spell(t)
    assert state.dummy is not None
    assert state.discards["dummy"] == ["blood_rage"]
    assert state.decks["advanced"].bottom == []
    assert state.dummy.crystals == (2, 0, 1, 1)  # red 2 and white 1; tremor is green
    assert state.decks["spells"].bottom == ["tremor"]


# ── the players ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-7", "MK-RND-8", "MK-RND-15", "MK-RND-17", "MK-RND-18", "MK-RND-19")
def test_a_player_begins_a_round_afresh() -> None:
    state = land(hands=(["march", WOUND],), decks=(["rage", "rage"],), discards=([WOUND, "stamina", "stamina"],))
    hero = state.heroes[A]
    hero.deck.top, hero.played = ["swiftness"], ["promise"]
    hero.tactic, hero.tactic_used = TacticId("rethink"), True
    hero.turned, hero.tired = ("x",), ("y",)
    give_unit(state, A, "peasants", spent=True, wounds=1)
    play = Play(state, PreparePlayer(A), "march", WOUND, WOUND, "rage", "promise")
    hero = play.hero()
    assert sorted(hero.hand) == sorted(["march", WOUND, WOUND, "rage", "promise"])
    assert sorted(hero.deck.bag) == ["rage", "stamina", "stamina", "swiftness"]
    assert hero.discard == hero.played == hero.deck.top == []
    assert (hero.tactic, hero.tactic_used) == ("", False)
    assert hero.turned == hero.tired == ()
    assert (hero.units[0].spent, hero.units[0].wounds) == (False, 1)  # ready, not healed


@pytest.mark.rule("MK-RND-16")
def test_banners_may_be_taken_off_and_are_shuffled_in() -> None:
    state = land(players=1, decks=(["march"],))
    one = give_unit(state, A, "peasants", banner="banner_of_glory", furled=True)
    other = give_unit(state, A, "peasants", banner="banner_of_fear")
    play = Play(state, PreparePlayer(A))
    play.asks(A, "take_banners_off", "done", f"unit {one}", f"unit {other}")
    play.say(A, f"unit {one}")
    play.asks(A, "take_banners_off", "done", f"unit {other}")
    play.say(A, "done", "banner_of_glory", "march")
    assert sorted(play.hero().hand) == ["banner_of_glory", "march"]
    assert [unit.banner for unit in play.hero().units] == ["", "banner_of_fear"]
    assert not play.hero().units[0].furled


@pytest.mark.rule("MK-RND-26")
def test_a_bonus_for_the_next_draw_counts_for_the_new_round() -> None:
    state = land(players=1, decks=(["march"] * 9,))
    state.gain(A, "draw_two_more", "next_draw")
    play = Play(state, PreparePlayer(A), *["march"] * 7)
    assert len(play.hero().hand) == 7


@pytest.mark.rule("MK-EXP-18")
def test_ruins_found_by_night_are_turned_up_by_day() -> None:
    state = land(round=3)
    token = state.decks["ruins"].bag[0]
    state.ruins = {"8.NE": "", "10.SE": token}
    assert Play(state, ShowRuins(), token).state.ruins["8.NE"] == token
    dark = land(round=2)
    dark.ruins = {"8.NE": ""}
    assert Play(dark, ShowRuins()).state.ruins == {"8.NE": ""}


@pytest.mark.rule("MK-RND-1", "MK-RND-2", "MK-RND-3", "MK-RND-5", "MK-RND-6", "MK-RND-8")
def test_a_round_is_prepared_in_the_order_of_the_sheet() -> None:
    state = land("full_conquest", 2, decks=(SIX, SIX), round=2)
    state.face_down = (A,)
    state.advanced, state.spells = ("agility", "ambush", "blood_rage"), ("fireball", "snowstorm", "tremor")
    state.source, state.heroes[A].stolen, state.heroes[B].claimed = ("red", "red"), "white", ("blue",)
    dice = ("red", "red", "blue", "gold")
    units = ("peasants", "peasants", "foresters", "herbalists")
    hands = [*SIX[:5], *SIX[:5]]
    play = Play(state, PrepareRound(), *dice, *units, "decompose", "mana_bolt", *hands)
    assert play.state.source == ("blue", "gold", "red", "red")  # those that were laid aside with the others
    assert (play.hero(A).stolen, play.hero(B).claimed) == ("", ())
    assert play.state.units == units
    assert play.state.advanced[0] == "decompose"
    assert play.state.spells[0] == "mana_bolt"
    assert [len(hero.hand) for hero in play.state.heroes] == [5, 5]
    assert play.state.face_down == ()


# ── whose turn ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-23", "MK-TAC-2")
@pytest.mark.usefixtures("turns")
def test_turns_follow_the_order_of_the_round_again_and_again() -> None:
    play = pick(begun(land("full_conquest", 3)), "the_right_moment", "early_bird", "planning")
    assert play.state.order == (B, A, C)  # C picked first and took 6, then B 1, then A 4
    for seat in (B, A, C, B, A):
        play.asks(seat, "pretended_turn")
        play.say(seat, "end")


@pytest.mark.rule("MK-PRE-9", "MK-RND-9")
@pytest.mark.usefixtures("turns")
def test_example_40_everybody_else_has_one_last_turn() -> None:
    play = pick(begun(land(players=3, round=3)), "early_bird", "planning", "the_right_moment")
    assert play.state.order == (C, B, A)
    play.say(C, "end").say(B, "announce")
    # Order C, B, A and B announces: A, then C have one last turn each.
    play.asks(A, "pretended_turn")
    play.say(A, "end").asks(C, "pretended_turn")
    play.say(C, "end")
    assert play.over  # the third round is the last (MK-SCN-3)


@pytest.mark.rule("MK-TAC-17", "MK-TAC-11")
@pytest.mark.usefixtures("turns")
def test_an_extra_turn_follows_at_once_even_when_the_round_ends() -> None:
    play = pick(begun(land(players=2, round=3)), "early_bird", "planning")
    assert play.state.order == (B, A)
    play.say(B, "use_tactic").asks(B, "pretended_turn")
    play.say(B, "end").say(A, "announce")
    play.say(B, "use_tactic").asks(B, "pretended_turn")  # his last turn, and one more
    assert not play.over
    play.say(B, "end")
    assert play.over


@pytest.mark.rule("MK-SCN-6", "MK-RND-21")
@pytest.mark.usefixtures("turns")
def test_when_the_city_is_found_everybody_has_one_last_turn_the_finder_too() -> None:
    play = pick(begun(land(players=3)), "early_bird", "planning", "the_right_moment")
    play.say(C, "end")
    play.state.tiles["2,0"] = "C5"  # B reveals it in his turn
    play.say(B, "end")
    assert play.state.game_end == Ending(B, (C, B))
    for seat in (A, C, B):
        play.asks(seat, "pretended_turn")
        play.say(seat, "end")
    assert play.over
    assert play.state.ended == "city_found"


@pytest.mark.rule("MK-SCN-2", "MK-RND-24")
@pytest.mark.usefixtures("turns")
def test_a_round_end_during_the_last_turns_stops_the_game_at_once() -> None:
    play = pick(begun(land(players=3, tiles={**WEDGE, "2,0": "C5"})), "early_bird", "planning", "the_right_moment")
    play.say(C, "end").say(B, "announce")
    assert play.over


@pytest.mark.rule("MK-RND-24")
@pytest.mark.usefixtures("turns")
def test_otherwise_the_end_that_came_first_decides_who_has_a_last_turn() -> None:
    state = land("druid_nights", 3, round=4)
    state.marks = [f"incanted 4 {seat}" for seat in (A, B, C)]
    play = pick(begun(state), "from_the_dusk", "mana_search", "preparation")
    play.say(C, "end").say(B, "announce")  # B loses his turn; A and C still have theirs
    play.asks(A, "pretended_turn")
    play.say(A, "end").asks(C, "pretended_turn")
    play.say(C, "end")
    assert play.over


@pytest.mark.rule("MK-RND-24")
@pytest.mark.usefixtures("turns")
def test_a_scenario_end_after_the_announcement_adds_no_turn() -> None:
    play = pick(begun(land(players=3)), "early_bird", "planning", "the_right_moment")
    play.say(C, "announce")
    play.state.tiles["2,0"] = "C5"
    play.say(B, "end")
    play.asks(A, "pretended_turn")
    play.say(A, "end")
    assert play.over


@pytest.mark.rule("MK-RND-25")
def test_after_his_last_turn_a_player_plays_nothing() -> None:
    state = land(players=3)
    t = table(state)
    assert not last_turns.had_last_turn(t, A)
    state.round_end, state.active = Ending(A, (C,)), B
    assert [last_turns.had_last_turn(t, seat) for seat in (A, B, C)] == [True, False, False]


@pytest.mark.rule("MK-RND-27", "MK-SCN-3", "MK-SCN-7", "MK-SCN-9")
@pytest.mark.parametrize(
    ("scenario", "players", "rounds"),
    [("first_reconnaissance", 2, 3), ("first_reconnaissance", 1, 4), ("full_conquest", 2, 6), ("blitz_conquest", 2, 4)],
)
@pytest.mark.usefixtures("turns")
def test_the_game_ends_with_its_last_round(scenario: str, players: int, rounds: int) -> None:
    state = land(scenario, players, round=rounds, dummy="arythea" if players == 1 else "")
    chance = ["mana_search" if rounds % 2 == 0 else "rethink"] if players == 1 else []
    play = Play(state, Rounds())
    while play.asked is not None and play.asked[1] == "pick_tactic":
        play.say(play.asked[0], play.options[0], *chance)
    assert play.asked is not None
    play.say(play.asked[0], "announce")
    while play.asked is not None:
        play.say(play.asked[0], "end")
    assert (play.state.round, play.state.ended) == (rounds, "limit")
    assert play.last("game_over")["how"] == "limit"


@pytest.mark.rule("MK-RND-1", "MK-RND-9")
@pytest.mark.usefixtures("turns")
def test_otherwise_a_night_follows_a_day() -> None:
    state = land(decks=(SIX, SIX))
    state.advanced, state.spells = ("agility", "ambush", "blood_rage"), ("fireball", "snowstorm", "tremor")
    play = pick(begun(state), "early_bird", "planning")
    assert is_day(play.t)
    play.say(B, "announce")
    hands = [*SIX[:5], *SIX[:5]]
    units = ("peasants", "peasants", "foresters", "herbalists")
    play.say(A, "end", "red", "red", "blue", "gold", *units, "decompose", "mana_bolt", *hands)
    assert not is_day(play.t)
    play.asks(A, "pick_tactic")  # no fame: A was the lower in the last order


@pytest.mark.rule("MK-DUM-6", "MK-SCN-13")
@pytest.mark.usefixtures("turns")
def test_the_dummy_takes_turns_but_no_last_ones() -> None:
    state = land("solo_conquest", 1, dummy="arythea", round=6)
    state.decks["dummy"] = Deck(["march"])
    play = begun(state)
    play.say(A, "tactic long_night", "from_the_dusk", "march")  # the dummy is first, and turns what it has
    assert play.state.order == (DUMMY, A)
    play.say(A, "end")
    assert play.last("round_end_announced") == {"seat": DUMMY}
    play.asks(A, "pretended_turn")
    play.say(A, "end")
    assert play.over


@pytest.mark.rule("MK-SCN-13", "MK-SCN-8")
@pytest.mark.usefixtures("turns")
def test_alone_the_last_city_brings_one_last_turn_without_the_dummy() -> None:
    state = land("solo_conquest", 1, dummy="arythea", tiles={**WEDGE, "1,1": "C5", "2,1": "C6"})
    state.foes["C6.C"] = (Foe("white"),)
    play = begun(state)
    play.say(A, "tactic early_bird", "planning")
    del play.state.foes[on("C6.C")]  # he beats the last defender
    play.say(A, "end").asks(A, "pretended_turn")
    play.say(A, "end")
    assert play.over
    assert (play.state.ended, play.last("game_over")["winners"]) == ("cities", (A,))
