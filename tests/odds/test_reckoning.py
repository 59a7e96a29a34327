"""Policies, budgets, merged states, loops, secrets."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from heraut.games import game
from heraut.kernel import Refusal
from heraut.odds import Budget, Odds, all_odds, odds
from heraut.odds.flow import flow, loops
from heraut.odds.graph import Graph, TooMuch
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from tests.laws.toys import Ambush, Camp, ambush
from tests.odds.gambles import Forever, Nest, Oppose, Press, Sum, gamble

TINY = Budget(states=3, samples=2_000)


def test_what_waits_counts_for_the_budget() -> None:
    """Nobody follows what the budget will not let be followed to its end."""
    table = game("confrontation").table("duel", Seeded(1))
    stakes = table.game.stakes(table, "combat")
    assert stakes is not None
    graph = Graph(stakes, None, False, 1e-4)
    graph.enter(table.clone(), None)
    with pytest.raises(TooMuch):
        graph.follow(300, lambda: False)
    assert graph.followed < 300 < graph.followed + graph.waiting


# --- loops ----------------------------------------------------------------------------------------------------------


def test_a_loop_is_solved_not_cut_off() -> None:
    """Node 0: a third each to 1, 2, and back to itself."""
    assert flow([((0, 1), (1, 1), (2, 1)), (), ()], 0) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_loops_within_loops() -> None:
    """The gambler who begins with 2 of 5: steps up and down until he has all or nothing."""
    edges: list[Any] = [(), ((0, 1), (2, 1)), ((1, 1), (3, 1)), ((2, 1), (4, 1)), ((3, 1), (5, 1)), ()]
    assert flow(edges, 2) == {0: Fraction(3, 5), 5: Fraction(2, 5)}


def test_a_loop_with_two_closing_nodes() -> None:
    """0 → 1 or 2; 1 → 0, 2 or out; 2 → 1 or out."""
    edges: list[Any] = [((1, 1), (2, 1)), ((0, 1), (2, 1), (3, 1)), ((1, 1), (4, 1)), (), ()]
    assert flow(edges, 0) == {3: Fraction(3, 7), 4: Fraction(4, 7)}


def test_no_way_out_is_no_outcome() -> None:
    assert flow([((1, 1), (2, 1)), ((1, 1),), ()], 0) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_long_ways_need_no_recursion() -> None:
    edges: list[Any] = [((at + 1, 1),) for at in range(5_000)]
    assert flow([*edges, ()], 0) == {5_000: 1}
    assert len(loops([*edges, ((0, 1),)], 0)) == 1


# --- merging --------------------------------------------------------------------------------------------------------


def test_equal_states_are_one() -> None:
    """Ten dice fall in 60 million ways; as a throw they are one question, as sums a few ends."""
    table = gamble(Sum(10, 6))
    found = odds(table, Sum(10, 6))
    assert found.states == 1
    assert len(found.shares) == 51
    assert found.of("10") == Fraction(1, 6**10)


def test_ties_lead_back_to_the_same_state() -> None:
    found = odds(gamble(Oppose(6, 6)), Oppose(6, 6))
    assert found.states == 1 + 6  # my die, then theirs against each of mine
    assert found.of("1") == Fraction(1, 2)


# --- policies -------------------------------------------------------------------------------------------------------


def test_whoever_decides_plays_for_himself() -> None:
    """The house gives what the die shows, or lets another die fall, worth 3.5: it keeps 1, 2 and 3."""
    table = gamble(Press(6))
    best = odds(table, Press(6))
    assert best.of("1", "2", "3") == Fraction(3, 6) + Fraction(3, 6) * Fraction(1, 2)
    assert odds(table, Press(6), policy="greedy").shares == best.shares
    assert odds(table, Press(6), policy="first").shares == {str(face): Fraction(1, 6) for face in range(1, 7)}
    assert odds(table, Press(6), policy="random").of("6") == Fraction(1, 6)
    assert best.policy == "best"


def test_what_the_next_will_do_is_foreseen() -> None:
    """The house offers 3 or 2, since of 5 or 1 the player would take 5."""
    assert odds(gamble(Nest()), Nest()).shares == {"3": 1}
    assert odds(gamble(Nest()), Nest(), policy="random").shares == {one: Fraction(1, 4) for one in ("1", "2", "3", "5")}


def staked(monkeypatch: pytest.MonkeyPatch, table: Any, **said: Any) -> None:
    """The stakes of the gambles, but for what is said here."""
    usual = table.game.stakes
    monkeypatch.setattr(table.game, "stakes", lambda t, horizon="": replace(usual(t, horizon), **said))


def test_only_answers_that_are_considered_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that never thinks of another die gives what the first one shows, counted or sampled."""
    table = gamble(Press(6))
    staked(monkeypatch, table, considers=lambda t, decision: decision.options[:1])
    assert odds(table, Press(6)).shares == {str(face): Fraction(1, 6) for face in range(1, 7)}
    staked(monkeypatch, table, far=True)
    low, high = odds(table, Press(6)).interval("6")
    assert low < 1 / 6 < high


def test_answers_that_do_not_concern_the_stakes_have_no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gamble(Press(6), Sum(1, 6))
    staked(monkeypatch, table, concerns=lambda t, option: isinstance(option, Sum))
    assert set(all_odds(table)) == {"sum 1 6", "sum 1 2"}
    staked(monkeypatch, table, concerns=lambda t, option: False)
    assert all_odds(table) == {}


def test_what_is_too_far_is_sampled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gamble(Sum(1, 6))
    staked(monkeypatch, table, far=True)
    found = odds(table, Sum(1, 6), budget=Budget(samples=30))
    assert (found.exact, found.samples) == (False, 30)


# --- budgets --------------------------------------------------------------------------------------------------------


def test_beyond_the_budget_games_are_sampled() -> None:
    table = gamble(Oppose(6, 4))
    sampled = odds(table, Oppose(6, 4), budget=TINY)
    exact = odds(table, Oppose(6, 4))
    low, high = sampled.interval("1")
    assert (sampled.exact, sampled.samples, sampled.states) == (False, 2_000, 0)
    assert low < float(exact.of("1")) < high
    assert 0.01 < sampled.error < 0.03
    assert sampled.policy == "likely"
    assert exact.exact
    assert exact.error == 0


def test_the_same_seed_gives_the_same_samples() -> None:
    table = gamble(Oppose(6, 4))
    first, again, other = (odds(table, Oppose(6, 4), budget=TINY, seed=seed).shares for seed in (1, 1, 2))
    assert first == again != other


def test_what_is_too_rare_is_left_out_and_said_to_be() -> None:
    coarse = odds(gamble(Oppose(6, 4)), Oppose(6, 4), budget=Budget(fine=0.2))
    assert coarse.exact
    assert coarse.left_out == 1 - sum(coarse.shares.values()) > 0


def test_nothing_to_choose() -> None:
    table = gamble(Forever())
    table.answer(Forever())
    with pytest.raises(Refusal, match="no odds to compare"):
        all_odds(table)


def test_any_game_has_usual_stakes() -> None:
    """Who wins, at the next question or at the end."""
    won = odds(gamble(Oppose(6, 4)), Oppose(6, 4), "game")
    assert won.of("wins-0") + won.of("wins-1") == 1
    assert won.of("wins-0") == odds(gamble(Oppose(6, 4)), Oppose(6, 4)).of("1")
    assert odds(gamble(Press(6)), Press(6), "question").shares == {"undecided": 1}


# --- secrets --------------------------------------------------------------------------------------------------------


class Scored(Ambush):
    def scores(self, t: Any) -> tuple[float, ...]:
        return tuple([float(points) for points in t.state.points])


class Leaky(Scored):
    """The control: its view hides nothing."""

    def view(self, t: Any, seat: int | None) -> Camp:
        return self.records.clone(t.state)


def twice(kind: type[Scored]) -> list[dict[str, Odds]]:
    """The odds of a question, and those of the same question when what the seat cannot see lies otherwise."""
    plain = ambush()
    kinds: Any = list(plain.grammar.kinds.values())
    game = kind("ambush", None, "1", Camp, plain.records.sections, kinds, list(plain.dice.values()))
    table = game.table("duel", Seeded(3))
    assert table.decision is not None
    seat = table.decision.seat
    twin = table.clone()
    hand, bag = twin.state.hands[1 - seat], twin.state.cards.bag
    i, j = next((i, j) for i in range(len(hand)) for j in range(len(bag)) if hand[i] != bag[j])
    hand[i], bag[j] = bag[j], hand[i]
    budget = Budget(states=50, samples=4)
    return [all_odds(Sight(one, seat), "game", "random", budget) for one in (table, twin)]


def test_hidden_cards_do_not_change_the_odds() -> None:
    """To the last digit: they are reckoned from the view."""
    before, after = twice(Scored)
    assert before
    assert not any(one.exact for one in before.values())  # the hidden cards were drawn by lot
    assert before == after


def test_a_view_that_leaks_would_be_noticed() -> None:
    before, after = twice(Leaky)
    assert before != after
