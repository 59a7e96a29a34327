"""Tree search: it finds what there is to find, within its budget, the same way every time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from heraut.kernel import Decision, Table
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.search import WIDE, Search, Tree
from heraut.players.sight import Sight
from tests.players.toys import Bet, LongWager, Wagers
from tests.reference.kuhn import Kuhn
from tests.reference.tic_tac_toe import Mark, TicTacToe


def grid(*cells: int) -> Table[Any, Any]:
    """Tic-tac-toe after these marks, crosses first."""
    table = TicTacToe().table("usual")
    for cell in cells:
        table.answer(Mark(cell))
    return table


def answer(table: Table[Any, Any], **how: Any) -> Any:
    assert table.decision is not None
    return Search(5, **how).answer(Sight(table, table.decision.seat))


def test_it_wins_where_it_can() -> None:
    assert answer(grid(0, 3, 1, 4)) == Mark(2)
    for seed in range(6):
        assert Search(seed).answer(Sight(grid(0, 4, 1), 1)) == Mark(2)  # everything else loses at once


def test_it_sees_two_moves_ahead() -> None:
    """Crosses in opposite corners: only an edge holds, for a corner allows a fork."""
    for seed in range(6):
        assert Search(seed, 1500).answer(Sight(grid(0, 4, 8), 1)).cell in (1, 3, 5, 7)


def test_it_never_loses_at_tic_tac_toe() -> None:
    random = Random(3)
    for game in range(12):
        table, mine = grid(), game % 2
        while table.decision is not None:
            thinks = table.decision.seat == mine
            table.answer(answer(table, simulations=400) if thinks else random.choice(table.decision.options))
        assert table.game.scores(table)[mine] >= 0


def test_the_tree_knows_answers_not_dice() -> None:
    """The mean over dice decides, not a lucky throw seen once."""
    assert answer(Wagers(Bet(1), Bet(0, 4)).table("usual"), simulations=300) == Bet(0, 4)
    assert answer(Wagers(Bet(0, 3), Bet(1)).table("usual"), simulations=300) == Bet(1)


def test_it_thinks_of_every_card_the_other_may_hold() -> None:
    """At Kuhn poker the best card always calls a bet, the worst never does."""
    for seed in range(30):
        table = Kuhn().table("usual", Seeded(seed))
        assert table.decision is not None
        table.answer(next(option for option in table.decision.options if option.word != "pass"))
        card = table.state.hands[1]
        called = answer(table, simulations=200).word != "pass"
        if card in ("J", "K"):
            assert called == (card == "K")


def test_the_same_seed_thinks_the_same() -> None:
    sight = Sight(grid(4), 1)
    assert Search("x", 150).explain(sight) == Search("x", 150).explain(sight)
    assert Search("x", 150).explain(sight) != Search("y", 150).explain(sight)


def test_every_simulation_is_told() -> None:
    told = Search(1, 123).explain(Sight(grid(), 0))
    assert sum(one.visits for one in told) == 123
    assert [one.visits for one in told] == sorted([one.visits for one in told], reverse=True)
    assert {one.option for one in told} == {Mark(cell) for cell in range(9)}


def test_it_answers_as_it_explains_and_stops_when_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, simulate = [0], Tree.simulate

    def counted(tree: Tree) -> None:
        thought[0] += 1
        simulate(tree)

    monkeypatch.setattr(Tree, "simulate", counted)
    for cells in ((0, 4, 1), (4,), (0, 4, 8), (0, 3, 1, 4)):
        sight = Sight(grid(*cells), len(cells) % 2)
        told = Search(3, 300).explain(sight)
        assert thought.pop() == 300
        thought.append(0)
        assert Search(3, 300).answer(sight) == told[0].option
        assert thought.pop() <= 300
        thought.append(0)
    Search(3, 300).answer(Sight(grid(0, 3, 1, 4), 0))
    assert thought[0] < 250  # a win at once is soon far ahead


def test_the_clock_stops_it() -> None:
    told = Search(1, 10**9, seconds=0.05).explain(Sight(grid(), 0))
    assert 1 <= sum(one.visits for one in told) < 10**6


@pytest.mark.parametrize("simulations", [1, 50, 400])
def test_of_many_options_few_are_tried_at_first(simulations: int) -> None:
    bets = [Bet(0, sure) for sure in range(300)]
    told = Search(1, simulations).explain(Sight(Wagers(*bets).table("usual"), 0))
    assert len(told) <= max(WIDE, simulations**0.5 + 1)
    assert len(told) >= min(simulations, WIDE)


class Prudent(Wagers):
    def sensible(self, t: Table[Any, Any], decision: Decision) -> list[Any]:
        return [bet for bet in decision.options if bet.dice == 0]


def test_what_is_not_sensible_is_not_thought_about() -> None:
    sight = Sight(Prudent(Bet(3), Bet(0, 1), Bet(0, 2)).table("usual"), 0)
    for bot in (Search(1, 60), Greedy(1)):
        assert bot.answer(sight) == Bet(0, 2)
        assert {one.option for one in bot.explain(sight)} == {Bet(0, 1), Bet(0, 2)}


class ThreeMarks(TicTacToe):
    """A question is about the board as it is once three marks are on it."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: list[int] = []

    def horizon(self, t: Table[Any, Any]) -> Callable[[Table[Any, Any]], bool]:
        return lambda later: len(later.state.free) <= 6

    def likely(self, t: Table[Any, Any], decision: Decision, random: Callable[[], float]) -> Any:
        return decision.options[-1]

    def evaluate(self, t: Table[Any, Any]) -> tuple[float, ...]:
        self.judged.append(9 - len(t.state.free))
        return (0.5, -0.5) if t.state.cells[0] == 0 else (0.0, 0.0)


def test_what_a_question_is_about_is_judged_when_it_is_over() -> None:
    game = ThreeMarks()
    told = Search(1, 300, depth=0).explain(Sight(game.table("usual"), 0))
    looked_through, judged = game.judged[:9], game.judged[9:]
    assert set(looked_through) == {1}  # a long list, looked through once
    assert len(judged) == 300
    assert set(judged) == {3}
    assert told[0].option == Mark(0)


def test_what_looking_ahead_does_not_tell_is_answered_as_is_likely() -> None:
    game = ThreeMarks()
    table = game.table("usual")
    for cell in (1, 2, 3):
        table.answer(Mark(cell))
    sight = Sight(table, 1)
    assert Search(1, 60).answer(sight) == Mark(8)
    assert [one.option for one in Search(1, 60).explain(sight)] == [Mark(8)]


class Habitual(Wagers):
    """The last bet is a good habit, and one sees what it was good for at the end."""

    good_habits = True

    def likely(self, t: Table[Any, Any], decision: Decision, random: Callable[[], float]) -> Any:
        return decision.options[-1]

    def horizon(self, t: Table[Any, Any]) -> Callable[[Table[Any, Any]], bool]:
        return lambda later: False


def how_often(game: Wagers, bet: Bet, simulations: int) -> int:
    """Of twenty minds, how many give this answer?"""
    sight = Sight(game.table("usual"), 0)
    return sum(Search(seed, simulations).answer(sight) == bet for seed in range(20))


@pytest.mark.parametrize("simulations", [20, 60, 400])
def test_where_dice_say_nothing_it_keeps_to_the_habit(simulations: int) -> None:
    """Six bets that are all the same: without a habit each would be given as often as any other."""
    alike = [Bet(2, number) for number in range(6)]
    assert how_often(Habitual(*alike), alike[-1], simulations) >= 14


def test_what_is_clearly_better_takes_the_place_of_the_habit() -> None:
    assert how_often(Habitual(Bet(2), Bet(4), Bet(2, 1)), Bet(4), simulations=60) == 20


def test_what_may_go_wrong_later_does_not_count_against_an_answer_before_it_is_tried_often() -> None:
    """Eight is better than seven, although whatever else could follow is a loss."""
    bets = (Bet(0, 7), Bet(0), *[Bet(0, -number) for number in range(1, 6)], Bet(0, 8))
    assert how_often(Habitual(*bets, section=LongWager), Bet(0), simulations=40) == 20
