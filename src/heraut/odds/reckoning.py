"""The odds of an answer: counted as far as the budget goes, else sampled.

a seat's sight ──→ a world it could be ──→ graph ──→ everybody chooses ──→ flow ──→ Odds (exact)
                                             └ too much for the budget ──→ games with seeded dice ──→ Odds (sampled)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from heraut.kernel import CHANCE, Decision, Die, Option, Refusal, write
from heraut.kernel.stakes import UNSEEN, Stakes
from heraut.odds.flow import flow
from heraut.odds.graph import AnyTable, Graph, TooMuch, in_time
from heraut.odds.policies import BEST, GREEDY, LIKELY, RANDOM, decided, picking
from heraut.odds.result import Odds, average
from heraut.players.dice import Seeded
from heraut.players.sight import Sight

WORLDS = 16  # ways the hidden things may lie
SOME = 200  # states followed before their pace tells anything


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be followed before games are sampled instead.

    `fine`     what is rarer is not followed
    `least`    so many games are sampled whatever the time
    `in_vain`  asked now and then: does nobody wait for it any longer?
    """

    states: int = 50_000
    seconds: float = 60.0
    samples: int = 2_000
    fine: float = 1e-7
    least: int = 50
    in_vain: Callable[[], bool] = lambda: False


class InVain(Exception):
    """Nobody waits for these odds any longer."""


USUAL = Budget()


def odds(
    where: AnyTable | Sight[Any, Any],
    option: Option,
    horizon: str = "",
    policy: str = BEST,
    budget: Budget = USUAL,
    seed: int | str = 0,
) -> Odds:
    """What this option leads to, as the seat that is asked may know it: of several, the one whose option it is."""
    sight = _sight(where, option)
    found = all_odds(sight, horizon, policy, budget, seed, (option,))
    if not found:
        raise Refusal("no-stakes", "There are no odds to tell of '{question}'.", question=sight.decision.kind)
    return found[write(option)]


def all_odds(
    where: AnyTable | Sight[Any, Any],
    horizon: str = "",
    policy: str = BEST,
    budget: Budget = USUAL,
    seed: int | str = 0,
    options: Sequence[Option] | None = None,
) -> dict[str, Odds]:
    """The odds of every option of the question, by its written form; none where the game sees nothing at stake."""
    sight = _sight(where)
    until = perf_counter() + budget.seconds
    view = sight.view()
    found: dict[str, list[Odds]] = {}
    drawn = False
    for number in range(WORLDS):
        hidden = Noticed(f"{seed}:{number}")
        world = sight.guess(view, hidden)
        stakes = world.game.stakes(world, horizon)
        if stakes is None:
            return {}
        world.forced = stakes.forced
        asked = options
        if asked is None:
            asked = [option for option in sight.decision.options if stakes.concerns(world, option)]
        if not asked:
            return {}
        starts = [_after(world, stakes, option) for option in asked]
        most, pause = budget, until
        if stakes.far and hidden.asked and not stakes.open:
            most, pause = _share(budget), perf_counter() + (until - perf_counter()) / (WORLDS - number)
        results = _Reckoning(starts, stakes, policy, most, pause, f"{seed}:{number}").all()
        for option, result in zip(asked, results, strict=True):
            found.setdefault(write(option), []).append(result)
        if not hidden.asked or stakes.open:
            break
        drawn = True
        if perf_counter() > until and not stakes.far:
            break
    return {text: average(worlds, drawn) for text, worlds in found.items()}


def _share(budget: Budget) -> Budget:
    """Of one world among all, where each is only sampled."""
    return replace(budget, samples=-(-budget.samples // WORLDS), least=1)


def _after(world: AnyTable, stakes: Stakes, option: Option) -> Start:
    twin = world.clone()
    twin.answer(option)
    moment = stakes.moment(world)
    if (twin.decision is None or stakes.over(twin)) and stakes.read(moment, twin) == UNSEEN:
        twin = in_time(stakes, world.clone(), (option,))
    return Start(twin, moment)


def _sight(where: AnyTable | Sight[Any, Any], option: Option | None = None) -> Sight[Any, Any]:
    if isinstance(where, Sight):
        return where
    if where.decision is None or where.decision.seat == CHANCE:
        raise Refusal("no-choice", "Nobody has anything to choose now: there are no odds to compare.")
    given = option is not None and option in where.decision.options
    return Sight(where, where.decision.owner(option) if given else where.decision.seat)


def _drawn(options: Sequence[Option], weights: Sequence[int], where: float) -> Option:
    """The option at this place from 0 up to 1, when each takes as much room as it weighs."""
    left = where * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


class Noticed:
    """Seeded dice that notice whether they were asked: if not, nothing is hidden."""

    __slots__ = ("asked", "dice")

    def __init__(self, seed: str) -> None:
        self.dice = Seeded(seed)
        self.asked = False

    def roll(self, die: Die, why: str) -> Any:
        self.asked = True
        return self.dice.roll(die, why)

    def pick(self, bag: list[str], deck: str) -> str:
        self.asked = True
        return self.dice.pick(bag, deck)


def reckon(
    starts: Sequence[Start], stakes: Stakes, policy: str = BEST, budget: Budget = USUAL, seed: int | str = 0
) -> list[Odds]:
    """What comes of each of several beginnings of the same game, all of it followed together."""
    return _Reckoning(starts, stakes, policy, budget, perf_counter() + budget.seconds, str(seed)).all()


class Start(NamedTuple):
    """A table to begin from, and the moment at which the answer was given that led to it."""

    table: AnyTable
    moment: Any = None


class _Reckoning:
    """The odds of several beginnings in one world."""

    def __init__(
        self, starts: Sequence[Start], stakes: Stakes, policy: str, budget: Budget, until: float, seed: str
    ) -> None:
        self.starts, self.stakes, self.policy, self.budget = starts, stakes, policy, budget
        self.until, self.seed = until, seed

    def all(self) -> list[Odds]:
        if self.stakes.far:
            return self.sampled()
        try:
            return self.exactly()
        except TooMuch:
            return self.sampled()

    def exactly(self) -> list[Odds]:
        graph = Graph(self.stakes, picking(self.policy), self.policy in (BEST, GREEDY), self.budget.fine)
        entries = [graph.enter(table.clone(), moment) for table, moment in self.starts]
        # Half of the time at most: what cannot be counted must still be sampled.
        began = perf_counter()
        allowed = (self.until - began) / 2

        def hopeless() -> bool:
            """Already too long, or bound to be: what waits will take as long as what was followed did."""
            spent = perf_counter() - began
            whole = spent * (1 + graph.waiting / graph.followed) if graph.followed > SOME else spent
            return whole > allowed or self.budget.in_vain()

        graph.follow(self.budget.states, hopeless)
        edges = decided(graph, self.policy)
        return [self._read(graph, flow(edges, entry)) for entry in entries]

    def _read(self, graph: Graph, arrived: dict[int, Fraction]) -> Odds:
        shares: dict[str, Fraction] = {}
        left_out = Fraction(0)
        for node, weight in arrived.items():
            if node in graph.ends:
                outcome = graph.ends[node]
                shares[outcome] = shares.get(outcome, 0) + weight
            else:
                left_out += weight
        return self._odds(True, shares, left_out=left_out, states=graph.followed)

    def sampled(self) -> list[Odds]:
        """Every beginning meets the same dice, so that they can be compared."""
        counts: list[Counter[str]] = [Counter() for _ in self.starts]
        tried = 0
        while tried < self.budget.samples and (tried < self.budget.least or perf_counter() < self.until):
            if self.budget.in_vain():
                raise InVain
            dice = Random(f"{self.seed}:{tried}").random()
            for count, start in zip(counts, self.starts, strict=True):
                count[self.play(start, Random(dice))] += 1
            tried += 1
        return [
            self._odds(False, {id: Fraction(number, tried) for id, number in count.items()}, samples=tried)
            for count in counts
        ]

    def play(self, start: Start, random: Random) -> str:
        """One game to the horizon.  Chance is asked like a seat: the last question says what was going on."""
        table, stakes = start.table.clone(), self.stakes
        moment = start.moment
        said: list[Option] = []
        while (decision := table.decision) is not None and not stakes.over(table):
            moment = stakes.moment(table)
            said.append(self.choose(table, decision, random))
            table.answer(said[-1])
        outcome = stakes.read(moment, table)
        if outcome != UNSEEN:
            return outcome
        again = start.table.clone()
        for option in said[:-1]:
            again.answer(option)
        return stakes.read(moment, in_time(stakes, again, said[-1:]))

    def choose(self, table: AnyTable, decision: Decision, random: Random) -> Option:
        if decision.seat == CHANCE and decision.weights is not None:
            return _drawn(decision.options, decision.weights, random.random())
        if decision.seat == CHANCE:
            return decision.options[int(random.random() * len(decision.options))]
        decision = decision.among(self.stakes.considers(table, decision))
        if self.policy == RANDOM:
            return decision.options[int(random.random() * len(decision.options))]
        pick = picking(self.policy)
        if pick is not None:
            return pick(table, decision)
        return table.game.likely(table, decision, random.random)

    def _odds(
        self,
        exact: bool,
        shares: dict[str, Fraction],
        left_out: Fraction = Fraction(0),
        samples: int = 0,
        states: int = 0,
    ) -> Odds:
        policy = self.policy
        if not exact and policy in (BEST, GREEDY):
            policy = LIKELY  # nobody can look ahead where there is too much to follow
        outcomes = self.stakes.outcomes
        listed = {one.id: shares[one.id] for one in outcomes if one.id in shares}
        unknown = set(shares) - set(listed)
        if unknown:
            raise LookupError(f"{self.stakes.horizon}: outcomes that the game does not list: {sorted(unknown)}")
        headlines = self.stakes.headlines
        return Odds(self.stakes.horizon, policy, exact, listed, outcomes, left_out, samples, states, headlines)
