"""The odds of attacks in Confrontation, against what is worked out apart from the rules' code."""

from __future__ import annotations

from fractions import Fraction

import icepool
import pytest

from heraut.games.confrontation.answers import Endure, Parry, Strike, Sustain
from heraut.kernel.stakes import Stakes
from heraut.odds import Budget, all_odds, odds
from heraut.odds.flow import flow
from heraut.odds.graph import Graph
from tests.games.confrontation.duels import duel, warrior
from tests.odds.attacks import LEVELS, parried, struck, struck_with, wounds

FINE = Budget(fine=1e-6)


@pytest.mark.parametrize("held", LEVELS[:4])
@pytest.mark.parametrize("margin", range(-7, 10))
def test_wounds(margin: int, held: str) -> None:
    """An attack that is endured always hits: what is left are the 36 throws, whatever chain of sixes came before."""
    table = struck_with(FOR=10, RES=10 - margin)
    table.state.figures[2].wound = held
    found = odds(table, Endure())
    assert found.exact
    assert found.left_out == 0
    assert found.shares == wounds(margin, held)


PARRIES = [(att, defence, dice) for att in range(2, 6) for defence in range(1, 6) for dice in (1, 2)]


@pytest.mark.parametrize(("att", "defence", "dice"), [*PARRIES, (3, 3, 3), (5, 2, 3)])
def test_parries(att: int, defence: int, dice: int) -> None:
    """Sixes are rolled again without end, so what is too rare to follow is left out, and said to be."""
    found = odds(struck_with(ATT=att, DEF=defence, dice=dice), Parry(dice), budget=FINE)
    truth = parried(att, defence, dice)
    assert found.exact
    assert 0 < found.left_out < Fraction(1, 2000)
    assert found.of("parried") <= truth <= found.of("parried") + found.left_out
    for outcome, share in wounds(0).items():
        assert found.of(outcome) <= share * (1 - truth) <= found.of(outcome) + found.left_out
    assert sum(found.shares.values()) + found.left_out == 1


@pytest.mark.parametrize(("att", "defence"), [(5, 4), (2, 6), (6, 1)])
def test_icepool_agrees_on_a_parry(att: int, defence: int) -> None:
    """Our endless sum against icepool's die, which stops after ten sixes."""
    die = icepool.d(6).explode(depth=10)
    assert float(parried(att, defence, 1)) == pytest.approx(((die + defence) >= (die + att)).mean(), abs=1e-7)


def test_a_natural_one_fails() -> None:
    """2 to 5 hit, a 6 is rolled again: 4/6 + 1/6 × the same, exactly 4/5."""
    found = odds(struck(one_fails="yes"), Endure())
    assert found.of("missed") == Fraction(1, 5)
    assert found.left_out == 0


@pytest.mark.parametrize("needed", range(2, 7))
def test_survival_instinct(needed: int) -> None:
    found = odds(struck(right=warrior(f"survival_instinct {needed}")), Endure())
    fails = Fraction(needed - 1, 6)
    expected = {outcome: share * fails for outcome, share in wounds(0).items()}
    expected["nothing"] = expected.get("nothing", Fraction(0)) + 1 - fails
    assert found.shares == expected


def test_sustained_defence_is_two_worse() -> None:
    found = odds(struck(dice=1), Sustain(), budget=FINE)
    assert found.of("parried") <= parried(3, 1, 1) <= found.of("parried") + found.left_out


def test_the_last_die_may_be_a_feint() -> None:
    """Decisions on the way: whoever decides takes what is best for him, or the first, or what is said."""
    table = struck(left=warrior("feint"))
    assert odds(table, Endure()).of("feint") in (0, 1)
    assert odds(table, Endure(), policy="wound").shares == wounds(0)
    assert odds(table, Endure(), policy="feint").shares == {"feint": 1}
    assert odds(table, Endure(), policy="random").of("feint") == Fraction(1, 2)


def test_luck_is_used_by_whoever_gains() -> None:
    """The defender rolls a failed parry again once, and keeps one that stands."""
    plain = odds(struck(dice=1), Parry(1), budget=FINE)
    lucky = odds(struck(right=warrior("luck"), dice=1), Parry(1), budget=FINE)
    never = odds(struck(right=warrior("luck"), dice=1), Parry(1), policy="pass", budget=FINE)
    assert lucky.of("parried") > plain.of("parried") + plain.left_out
    assert abs(never.of("parried") - plain.of("parried")) <= never.left_out + plain.left_out


@pytest.mark.parametrize("mine", range(1, 5))
@pytest.mark.parametrize("theirs", range(1, 5))
def test_initiative(mine: int, theirs: int) -> None:
    """Sixes without end, and ties rolled again: two endless things in one."""
    fight = duel(warrior(INI=mine), warrior(INI=theirs))
    table = fight.t.clone()
    while table.decision is not None and table.decision.kind == "place_dice":
        table.answer(table.decision.options[0])
    assert table.decision is not None
    found = odds(table, table.decision.options[0], budget=FINE)
    die = icepool.d(6).explode(depth=10)
    margin = (die + mine - die - theirs).reroll({0}, depth="inf")
    ours = table.decision.seat == 0
    truth = (margin > 0).mean() if ours else (margin < 0).mean()
    low, high = found.interval("won")
    assert found.exact
    assert low - 1e-7 <= truth <= high + 1e-7


@pytest.mark.parametrize("budget", [FINE, Budget(states=0, samples=3000, least=3000)], ids=["exact", "sampled"])
def test_who_is_stunned_by_the_last_blow_of_a_turn_was_stunned(budget: Budget) -> None:
    """Its token is gone before anybody is asked again; with a blow to come it would still lie there."""
    found = []
    for dice in ("1/1", "2/0"):
        fight = duel(warrior(), warrior())
        fight.open(dice, "0/2")
        table = fight.t.clone()
        table.state.figures[2].defence = 0
        found.append(odds(table, Strike(1, 2), budget=budget).shares)
    assert found[0]["stunned"] == found[1]["stunned"] > 0


def test_an_initiative_without_an_attack_die_decides_nothing() -> None:
    """It is rolled all the same: nobody may be told that there is no test."""
    table = duel(warrior(), warrior()).t.clone()
    while table.decision is not None and table.decision.kind == "place_dice":
        table.answer(table.decision.options[-1])
    assert table.decision is not None
    found = odds(table, table.decision.options[0])
    assert found.shares.keys() == {"idle"}


def test_every_answer_of_a_decision() -> None:
    found = all_odds(struck(), budget=FINE)
    assert list(found) == ["endure", "parry 1", "parry 2"]
    assert found["endure"].of("parried") == 0 < found["parry 1"].of("parried") < found["parry 2"].of("parried")


@pytest.mark.parametrize("skills", [(), ("counter_attack",), ("ambidextrous",), ("luck",)])
def test_what_is_simplified_away_does_not_matter(skills: tuple[str, ...]) -> None:
    """With every sum told apart there is more to follow, and what comes out is the same."""
    table = struck(right=warrior(*skills), dice=2)
    stakes = table.game.stakes(table)
    assert stakes is not None
    twin = table.clone()
    twin.forced = True
    twin.answer(Parry(2))
    ends = []
    for simplify in (stakes.simplify, lambda t: None):
        told = Stakes(stakes.horizon, stakes.over, stakes.read, stakes.outcomes, stakes.moment, simplify)
        graph = Graph(told, lambda t, decision: decision.options[0], False, 1e-5)
        entry = graph.enter(twin.clone(), None)
        graph.follow(10**6, lambda: False)
        arrived = flow(graph.edges, entry)
        shares = {graph.ends[node]: weight for node, weight in arrived.items() if node in graph.ends}
        ends.append((shares, 1 - sum(shares.values())))
    (merged, left), (apart, lost) = ends
    assert left < lost
    for outcome, share in apart.items():
        assert merged[outcome] - lost <= share <= merged[outcome] + left
