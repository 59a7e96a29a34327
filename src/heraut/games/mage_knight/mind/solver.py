"""The best play of one combat, once its tokens are known.

Depth first over the engine's own answers to the end of the combat.  Equal states are met once, in whatever order their
cards were played; beyond so many states a combat is finished by habit.  Of what chance may do, the mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from heraut.games.mage_knight.mind import thinking
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.chance import outcomes

MOST_STATES = 20_000
HELD = 0.3  # a card not spent: it is there next turn
Considers = Callable[[Game, Decision], Sequence[Option]]
Patience = Callable[[], bool]


class Solved(NamedTuple):
    """What the combat is worth to its hero, by which answers until chance is asked; `whole`: nothing was left out.

    `answers`: what each answer to the question is worth, and how many states were looked at for it, the best first.
    """

    value: float
    line: tuple[Option, ...]
    states: int
    whole: bool
    answers: tuple[tuple[Option, float, int], ...] = ()


def endless() -> bool:
    """Nobody waits."""
    return True


def solve(
    judge: Judge,
    t: Game,
    most: int = MOST_STATES,
    considers: Considers = thinking.sensible,
    merge: bool = True,
    patience: Patience = endless,
) -> Solved:
    """The best play from the question now put, which must be one of a combat, to its hero.

    `considers`: the answers thought of; without `merge` equal states are gone through again and again.  Each answer has
    an equal share of the states, as long as there is `patience`: asked at each of them, is there still time?
    """
    assert t.state.battle is not None, "no combat is under way"
    decision = t.decision
    assert decision is not None, "nothing is asked"
    solver = Solver(judge, t.state.battle.seat, most, considers, merge, patience)
    options = considers(t, decision)
    most_value, line, answers = float("-inf"), (), []
    for left, option in zip(range(len(options), 0, -1), options, strict=True):
        before = solver.states
        solver.most = before + (most - before) // left
        value, rest = solver.after(t, option)
        answers.append((option, value, solver.states - before))
        if value > most_value:
            most_value, line = value, (option, *rest)
    ranked = tuple(sorted(answers, key=lambda answer: -answer[1]))
    return Solved(most_value, line, solver.states + 1, solver.whole, ranked)


class Solver:
    """What has been found out about one combat."""

    def __init__(
        self, judge: Judge, seat: int, most: int, considers: Considers, merge: bool, patience: Patience
    ) -> None:
        self.judge, self.seat, self.most = judge, seat, most
        self.considers, self.merge, self.patience = considers, merge, patience
        self.known: dict[object, tuple[float, tuple[Option, ...]]] = {}
        self.states = 0
        self.whole = True

    def best(self, t: Game) -> tuple[float, tuple[Option, ...]]:
        """What this table is worth, and the answers that lead there.  The table is the solver's own."""
        decision = t.decision
        if decision is None or t.state.battle is None:
            return self.worth(t), ()
        if self.states >= self.most or not self.patience():
            self.whole = False
            return self.worth(thinking.fought_out(self.judge, t)), ()
        if not self.merge:
            return self.look(t, decision)
        hero = t.state.heroes[self.seat]
        hero.played.sort()  # in which order cards were played is no matter
        hero.discard.sort()
        key = t.game.records.key(t.state)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.look(t, decision)
        return found

    def look(self, t: Game, decision: Decision) -> tuple[float, tuple[Option, ...]]:
        """Every answer: the hero's best, chance on average; others, who are seldom asked, give the first."""
        self.states += 1
        if decision.seat == CHANCE:
            faces = list(outcomes(decision))
            whole = sum([weight for _, weight in faces])
            return sum([weight * self.after(t, face)[0] for face, weight in faces]) / whole, ()
        if decision.seat != self.seat:
            return self.after(t, decision.options[0])
        most, line = float("-inf"), ()
        for option in self.considers(t, decision):
            value, rest = self.after(t, option)
            if value > most:
                most, line = value, (option, *rest)
        return most, line

    def after(self, t: Game, option: Option) -> tuple[float, tuple[Option, ...]]:
        twin = t.clone()
        twin.answer(option)
        return self.best(twin)

    def worth(self, t: Game) -> float:
        return worth_to(self.judge, t, self.seat)


def worth_to(judge: Judge, t: Game, seat: int) -> float:
    """What a hero has when it is over; where he may go from there is no matter."""
    hero = t.state.heroes[seat]
    held = HELD * (len(hero.hand) - hero.hand.count(WOUND))
    return judge.owned(t, hero) + judge.standing(t, seat, hero) + judge.at_hand(hero) + held


def best_play(judge: Judge) -> Considers:
    """What may be considered of a combat: its best play alone.  What was found out is kept from question to question.

    Too large a combat: whatever is sensible.
    """
    solvers: dict[int, Solver] = {}

    def considers(t: Game, decision: Decision) -> Sequence[Option]:
        battle = t.state.battle
        if battle is None or decision.seat != battle.seat:
            return thinking.sensible(t, decision)
        if battle.seat not in solvers:
            solvers[battle.seat] = Solver(judge, battle.seat, MOST_STATES, thinking.sensible, True, endless)
        line = solvers[battle.seat].best(t.clone())[1]
        return line[:1] or thinking.sensible(t, decision)

    return considers
