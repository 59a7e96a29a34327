"""One step ahead, on average over chance."""

from heraut.players.greedy import MOST_OUTCOMES, Greedy
from heraut.players.sight import Sight
from tests.players.toys import Bet, Wagers


def advice(*bets: Bet) -> dict[Bet, tuple[float, int]]:
    table = Wagers(*bets).table("usual")
    return {one.option: (one.value, one.visits) for one in Greedy(1).explain(Sight(table, 0))}


def test_few_outcomes_are_weighed_exactly() -> None:
    told = advice(Bet(1), Bet(0, 3))
    assert told[Bet(0, 3)] == (3.0, 1)
    value, outcomes = told[Bet(1)]
    assert abs(value - 3.5) < 1e-9
    assert outcomes == 6


def test_many_outcomes_are_sampled() -> None:
    value, outcomes = advice(Bet(5), Bet(0, 3))[Bet(5)]
    assert outcomes == MOST_OUTCOMES
    assert 15 < value < 20  # 17.5 in the mean


def test_the_best_in_the_mean_comes_first() -> None:
    for bets, best in (((Bet(0, 3), Bet(1)), Bet(1)), ((Bet(1), Bet(0, 4)), Bet(0, 4))):
        assert Greedy(1).answer(Sight(Wagers(*bets).table("usual"), 0)) == best
