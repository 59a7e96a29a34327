"""Checked from outside: new rounds, the dummy, scenarios and their scores."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Ending, Foe, Land
from heraut.games.mage_knight.model.names import DUMMY, WOUND, DeedId, TacticId, UnitKind
from heraut.games.mage_knight.numbers import limits
from heraut.games.mage_knight.numbers.sites import may_fight, safe
from heraut.games.mage_knight.rules import ch6_sites, scenarios
from heraut.games.mage_knight.rules.ch3_rounds import last_turns, laying_out, rounds
from heraut.games.mage_knight.rules.ch3_rounds.laying_out import DealUnits
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer, Rounds
from heraut.games.mage_knight.rules.ch3_rounds.tactics_choice import ChooseTactics, RemoveTactics
from heraut.games.mage_knight.rules.ch4_turn.exploring import LookAround
from heraut.games.mage_knight.rules.ch4_turn.interruptions import mana_of
from heraut.games.mage_knight.rules.ch7_dummy import DummyTurn
from heraut.games.mage_knight.rules.ch7_score import points_of, winners_of
from heraut.kernel.state import Deck
from tests.games.mage_knight import dealing, playing, turning
from tests.games.mage_knight.playing import WEDGE, A, B, C, D, on
from tests.games.mage_knight.turning import Play, put_hidden


def score(state: Land, seat: int = A) -> dict[str, int]:
    return {name: points for name, points in points_of(playing.table(state), seat) if points}


# ── a new round ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-11", "MK-RND-14", "MK-RND-5")
def test_cards_of_monasteries_lie_above_the_lowest_action_under_the_deck() -> None:
    state = playing.land("full_conquest", 2)
    state.units, state.monastery = (UnitKind("peasants"), UnitKind("catapults")), (DeedId("agility"),)
    state.advanced = (DeedId("ambush"), DeedId("training"), DeedId("learning"))
    t = playing.table(state)
    laying_out.clear_units(t)
    laying_out.drop_lowest_action(t)
    assert state.decks["advanced"].bottom == ["agility", "learning"]
    assert (state.decks["regular"].bottom, state.decks["elite"].bottom) == (["peasants"], ["catapults"])
    assert (state.units, state.monastery, state.advanced) == ((), (), ("ambush", "training"))


@pytest.mark.rule("MK-RND-13")
def test_five_units_are_three_elite_and_two_regular_once_a_core_tile_lies_there() -> None:
    state = playing.land("full_conquest", 3, tiles={**WEDGE, "1,1": "C1"})
    elite, regular = ("catapults", "altem_mages", "fire_mages"), ("peasants", "foresters")
    assert playing.Play(state, DealUnits(), *elite, *regular).state.units == (*elite, *regular)


@pytest.mark.rule("MK-RND-7", "MK-RND-8", "MK-DEF-1")
def test_what_was_thrown_away_stays_away_and_all_else_is_shuffled() -> None:
    state = playing.land(hands=(["march"],), decks=(["rage"],), discards=([WOUND, "stamina"],))
    hero = state.heroes[A]
    hero.thrown, hero.aside, hero.tactic = ["promise"], (DeedId("space_bending"),), TacticId("planning")
    playing.Play(state, PreparePlayer(A), "march", "rage", WOUND, "stamina", "space_bending")
    assert sorted(hero.hand) == ["march", "rage", "space_bending", "stamina", WOUND]
    assert (hero.tactic, hero.thrown) == ("", ["promise"])


@pytest.mark.rule("MK-EXP-21")
def test_a_garrison_beside_a_hero_is_hidden_by_night_and_seen_when_day_comes() -> None:
    near = {**WEDGE, "1,1": "3"}
    state = turning.land(hex="3.C", tiles=near, night=True)
    put_hidden(state, "3.NE", "grey")
    assert Play(state, LookAround()).over
    assert state.foes["3.NE"][0].kind == ""
    state.round = 3
    Play(state, LookAround(), "golems")
    assert state.foes["3.NE"][0].kind == "golems"


@pytest.mark.rule("MK-TAC-11", "MK-TAC-17", "MK-CRD-22")
def test_bent_time_and_the_right_moment_give_a_turn_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """By day in the darkness of an amulet, both in one turn."""
    state = dealing.land(["space_bending"], mana=["blue", "black"])
    state.gain(A, "darkness", "turn")
    state.heroes[A].tactic = TacticId("the_right_moment")
    dealing.Play(state, dealing.MOVEMENT).tell("use_tactic", "play space_bending strong")
    monkeypatch.setattr(rounds, "Turn", playing.PretendedTurn)
    turns = playing.Play(state, Rounds(at="next_turn"))
    for seat in (A, A, A, B):
        turns.asks(seat, "pretended_turn")
        turns.say(seat, "end")


# ── the dummy ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-DUM-5", "MK-DUM-6")
def test_the_dummy_announces_the_end_only_at_its_next_turn() -> None:
    state = playing.land("solo_conquest", 1, dummy="arythea")
    state.order = (A, DUMMY)
    state.decks["dummy"] = Deck(["march", "stamina", "rage", "rage"])
    play = playing.Play(state, DummyTurn(), "march", "stamina", "rage", "rage")  # two crystals, one card left
    assert (play.state.decks["dummy"].size(), state.round_end) == (0, None)
    playing.Play(state, DummyTurn())
    assert state.round_end == Ending(DUMMY, (A,))


@pytest.mark.rule("MK-DUM-6", "MK-RND-23")
def test_the_dummy_has_no_last_turn() -> None:
    state = playing.land("full_cooperation", 2, dummy="arythea")
    state.order = (A, DUMMY, B)
    last_turns.announce_round_end(playing.table(state), A)
    assert state.round_end == Ending(A, (B,))


@pytest.mark.rule("MK-DUM-7", "MK-DUM-8")
def test_the_dummy_learns_and_gains_as_offers_move_on() -> None:
    state = playing.land("solo_conquest", 1, dummy="norowas")
    state.advanced, state.spells = (DeedId("ambush"), DeedId("learning")), (DeedId("tremor"), DeedId("fireball"))
    t = playing.table(state)
    laying_out.drop_lowest_action(t)
    laying_out.drop_lowest_spell(t)
    assert state.dummy is not None
    assert state.dummy.crystals == (1, 0, 1, 2)  # red besides white, white, green
    assert state.discards["dummy"] == ["learning"]
    assert "learning" not in state.decks["advanced"].bottom
    assert state.decks["spells"].bottom == ["fireball"]


@pytest.mark.rule("MK-SCN-12", "MK-DUM-3")
def test_alone_both_tactics_are_gone_for_good() -> None:
    state = playing.land("solo_conquest", 1, dummy="norowas")
    state.order = (A, DUMMY)
    playing.Play(state, ChooseTactics()).say(A, "tactic planning", "early_bird")
    assert state.order == (DUMMY, A)
    playing.Play(state, RemoveTactics())
    assert state.gone == ("planning", "early_bird")
    state.round = 3
    play = playing.Play(state, ChooseTactics())
    assert len(play.options) == 4


@pytest.mark.rule("MK-SCN-16", "MK-DUM-3")
def test_together_the_dummy_draws_first_and_its_tactic_is_not_removed() -> None:
    state = playing.land("full_cooperation", 2, dummy="norowas")
    state.order = (B, A, DUMMY)
    play = playing.Play(state, ChooseTactics(), "planning")
    assert "tactic planning" not in play.options
    play.say(A, "tactic great_start").say(B, "tactic early_bird")
    assert state.order == (B, DUMMY, A)
    play = playing.Play(state, RemoveTactics())
    play.asks(B, "remove_tactic", "tactic early_bird", "tactic great_start")


# ── scenarios ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-21", "MK-SCO-8")
def test_equal_liberators_share_their_title() -> None:
    state = playing.land("mines_liberation", 2, tiles={**WEDGE, "1,1": "3", "2,0": "6"})
    first, second, *_ = scenarios.hexes(playing.table(state), "mine")
    state.shields = {first: (A,), second: (B,)}
    assert [score(state, seat)["mines"] for seat in (A, B)] == [4, 4]
    assert [score(state, seat)["best_mines"] for seat in (A, B)] == [2, 2]


@pytest.mark.rule("MK-SCN-20", "MK-MAN-8")
def test_a_mine_yields_nothing_to_whoever_has_three_crystals() -> None:
    state = playing.land("mines_liberation", 2, round=2)
    t = playing.table(state)
    mine = scenarios.hexes(t, "mine")[0]
    state.shields = {mine: (B,)}
    state.heroes[B].crystals = (3, 3, 3, 3)
    scenarios.new_round(t)
    assert (state.heroes[B].crystals, state.heroes[B].mana) == ((3, 3, 3, 3), (0,) * 6)


@pytest.mark.rule("MK-SCN-22", "MK-SCO-4")
def test_a_marked_glade_is_no_adventure() -> None:
    state = playing.land("druid_nights", 2)
    state.shields = {scenarios.hexes(playing.table(state), "magical_glade")[0]: (A, B)}
    assert score(state) == {}


@pytest.mark.rule("MK-SCN-24")
def test_shields_leave_the_glades_after_the_first_night_only() -> None:
    for number, left in ((2, True), (3, False), (4, True)):
        state = playing.land("druid_nights", 2, round=number)
        glade = scenarios.hexes(playing.table(state), "magical_glade")[0]
        state.shields = {glade: (A, B)}
        scenarios.new_round(playing.table(state))
        assert (glade in state.shields) == left


@pytest.mark.rule("MK-SCN-29", "MK-TEA-1")
def test_allies_win_together_with_what_their_side_holds() -> None:
    state = playing.land("conquer_and_hold", 4, tiles={"0,0": "B", "0,1": "3", "1,0": "4", "1,-1": "9"})
    t = playing.table(state)
    keeps, towers = scenarios.hexes(t, "keep"), scenarios.hexes(t, "mage_tower")
    state.shields = {keeps[0]: (A,), towers[0]: (B, C)}  # the tower was B's once
    assert [score(state, seat) for seat in (A, C)] == [{"keeps": 3, "towers": 2}] * 2
    assert [score(state, seat) for seat in (B, D)] == [{}] * 2
    assert winners_of(t) == [A, C]


@pytest.mark.rule("MK-TEA-1", "MK-TEA-2", "MK-HND-5")
def test_an_allys_keep_may_be_entered_and_recruited_in_but_gives_no_cards() -> None:
    state = playing.land("conquer_and_hold", 4, tiles={"0,0": "B", "0,1": "3"})
    t = playing.table(state)
    keep = scenarios.hexes(t, "keep")[0]
    state.shields = {keep: (C,)}
    state.heroes[A].hex = keep
    assert ch6_sites.trades_at(t, A, keep) == "keep"
    assert ch6_sites.trades_at(t, B, keep) == ""
    assert (safe(t, A, keep), safe(t, B, keep)) == (True, False)
    assert limits.keep_bonus(t, A) == 0
    assert not may_fight(t, A, C)
    state.heroes[C].hex = keep
    assert not safe(t, A, keep)  # allies do not share a hex either


@pytest.mark.rule("MK-SCN-33")
def test_towers_give_mana_for_each_by_night_black_and_only_beside_one() -> None:
    state = playing.land("conquer_and_hold", 2, tiles={"0,0": "B", "0,1": "3", "1,0": "4", "1,-1": "9"}, round=2)
    t = playing.table(state)
    towers = scenarios.hexes(t, "mage_tower")
    state.shields = dict.fromkeys(towers, (A,))
    state.heroes[A].hex = towers[0]
    assert mana_of(t, A) == ["black"] * len(towers)
    state.heroes[A].hex = on("B.C")
    assert mana_of(t, A) == []
    state.shields[towers[0]] = (A, B)
    state.heroes[A].hex = towers[0]
    assert len(mana_of(t, A)) < len(towers)


@pytest.mark.rule("MK-SCN-8", "MK-SCN-13")
def test_a_city_that_is_half_taken_counts_for_nobody() -> None:
    state = playing.land("full_conquest", 2, tiles={**WEDGE, "1,1": "C5"})
    state.foes["C5.C"], state.shields["C5.C"] = (Foe("white"),), (A, B)
    assert score(state) == {}
    del state.foes["C5.C"]
    assert (score(state, A)["cities"], score(state, B)["cities"]) == (7, 4)  # a tie: the earlier shield leads
    assert score(state, A)["best_cities"] == 5


@pytest.mark.rule("MK-SCO-8", "MK-SCO-7")
def test_the_worst_beating_costs_three_shared_one() -> None:
    state = playing.land("full_conquest", 3, hands=([WOUND, WOUND], [WOUND, WOUND], [WOUND]))
    assert [score(state, seat) for seat in (A, B, C)] == [
        {"beating": -4, "best_beating": -1},
        {"beating": -4, "best_beating": -1},
        {"beating": -2},
    ]
