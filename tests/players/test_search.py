"""Tree search: it finds what there is to find, within its budget, the same way every time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from heraut.kernel import Table
from heraut.players.dice import Seeded
from heraut.players.search import WIDE, Search, Tree
from heraut.players.sight import Sight
from tests.players.toys import Bet, Wagers
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
