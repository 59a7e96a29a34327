"""Information-set Monte Carlo tree search.

Each simulation imagines a world that the seat's view could come from, walks down the tree of answers tried so far
(chance throws its dice anew every time: the tree knows answers, not dice), adds one answer to it, plays on as players
are likely to until what the question is about is over, and lets the game's evaluation judge for every seat where that
led.  All simulations are judged at the same kind of moment: an evaluation is surest when it compares like with like.

Good habits (`Game.good_habits`) are trusted.  What follows an answer is played by habit until that answer has been
tried many times: each thing tried on the way would count against it, and most against an answer that leaves much to be
decided.  And the likely answer is tried more than others, and another one is given only if it is clearly better: by
more than the dice of so many simulations are likely to make up.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any

from heraut.kernel import Decision, Option, State, Table
from heraut.kernel.thinkable import Thinkable
from heraut.players.advice import Advice, Mind
from heraut.players.dice import Seeded
from heraut.players.sight import Sight

DEPTH = 4  # answers played on beyond the tree before the evaluation judges, where the game knows no horizon
EXPLORATION = 0.4
UNLUCKY = 2.0  # how much more is tried what was tried very seldom: one bad throw must not bury an answer
WIDE = 6  # options that are all tried before one is tried again; of longer lists, more are let in with the visits
TO_THE_END = 1_000_000
RIPE = 30  # simulations of an answer until it is thought about what follows it
TRUST = 1.5  # how much more is tried what is likely: at equal worth its square as often as anything else
CLEARLY = 1.0  # standard errors by which another answer must be better than the likely one
POSITIONS = 6  # looked at instead of a simulation, where a game reckons


class Node:
    """An answer in the tree, and the answers that may follow, by who is asked what."""

    __slots__ = ("after", "available", "rarity", "trust", "value", "visits")

    def __init__(self, trust: float = 1.0) -> None:
        self.after: dict[tuple[int, str], dict[Option, Node]] = {}  # of several who are asked, by the first
        self.available = 1  # simulations in which it could have been given
        self.visits = 0
        self.trust = trust
        self.rarity = 0.0  # 1/√visits, and more while they are very few, times the trust
        self.value = 0.0  # what it brought, on average, to whoever gave it


class Search:
    """Thinks for so many simulations, and no longer than so many seconds."""

    def __init__(
        self,
        seed: int | str | None = None,
        simulations: int = 200,
        seconds: float | None = None,
        depth: int = DEPTH,
        exploration: float = EXPLORATION,
    ) -> None:
        self.mind = Mind(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.depth = depth
        self.exploration = exploration

    def shorten(self, share: float) -> None:
        """Think no longer than that share of the usual seconds: others wait.  One simulation is always made."""
        if self.seconds is not None:
            self.seconds *= share

    def answer(self, sight: Sight[Any, Any]) -> Option:
        """As `explain` has it, but no longer thought about than it takes to be sure of that."""
        return self.think(sight, hurried=True)[0].option

    def explain(self, sight: Sight[Any, Any]) -> list[Advice]:
        return self.think(sight, hurried=False)

    def think(self, sight: Sight[Any, Any], hurried: bool) -> list[Advice]:
        until = None if self.seconds is None else perf_counter() + self.seconds
        view = sight.view()
        dice = Seeded(self.mind.luck(sight, view))
        tree = Tree(sight, view, dice, self.depth, self.exploration)
        if hurried and len(tree.options) == 1:
            return [Advice(tree.options[0], 0.0, 0)]
        world = sight.guess(view, dice)
        reckoned = sight.game.reckoned(
            world, POSITIONS * self.simulations, lambda: until is None or perf_counter() < until
        )
        if reckoned:
            return [Advice(*answer) for answer in reckoned]
        for left in reversed(range(self.simulations)):
            tree.simulate()
            if until is not None and perf_counter() > until:
                break
            if hurried and tree.lead() > left and tree.is_usual():
                break
        return tree.advice()


class Tree:
    """What has been thought about one question."""

    def __init__(self, sight: Sight[Any, Any], view: State, dice: Seeded, depth: int, exploration: float) -> None:
        self.sight, self.view, self.dice = sight, view, dice
        self.game: Thinkable[Any, Any] = sight.game
        self.exploration = exploration
        self.depth = TO_THE_END if type(self.game).evaluate is Thinkable.evaluate else depth
        self.whole = type(self.game).sensible is Thinkable.sensible
        table = sight.guess(view, dice)
        self.over = self.game.horizon(table)
        self.ripe, self.trust = (RIPE, TRUST) if self.game.good_habits else (1, 1.0)
        self.uniform = type(self.game).likely is Thinkable.likely and self.over is None
        self.options: Sequence[Option] = self.game.sensible(table, sight.decision)
        if self.over is not None and self.over(table):
            self.options = (self.game.likely(table, sight.decision, dice.random),)
        self.root = Node()
        self.first: dict[Option, Node] = {}  # the answers to the question itself
        self.root.after[sight.decision.seat, sight.decision.kind] = self.first
        self.low, self.high = float("inf"), float("-inf")  # what it brought so far: what is little and much here
        self.mean, self.squares = 0.0, 0.0  # the same on average, and the squares of what it differed from that
        self.usual: Option | None = None  # what is likely, if that is trusted
        self.doubts = [0.0, 0.0]  # √log n, for each n there has been a simulation
        self.ranking = self.rank() if self.over is not None and len(self.options) > WIDE else []

    def rank(self) -> list[Option]:
        """A long list is looked through once, as far as the next question: what looks best then is tried first."""
        worth = {}
        for option in self.options:
            table = self.sight.guess(self.view, self.dice, self.dice)
            table.answer(option)
            worth[option] = self.game.evaluate(table)[self.sight.seat]
        return sorted(self.options, key=lambda option: -worth[option])

    def simulate(self) -> None:
        """One world, down the tree, one new answer, on from there, and back up."""
        table = self.sight.guess(self.view, self.dice, self.dice)
        state = table.state
        node, path, over = self.root, [], self.over
        node.visits += 1
        self.doubts.append(sqrt(log(node.visits + 1)))
        while (decision := state.pending) is not None:
            asked = (decision.seat, decision.kind)
            tried = node.after.get(asked)
            if tried is None:
                tried = node.after[asked] = {}
            option = self.choose(table, decision, tried, node.visits)
            table.answer(option)
            node = tried[option]
            path.append((node, decision.owner(option)))
            if node.visits < self.ripe or (over is not None and over(table)):
                break
        self.play_on(table)
        values = self.game.evaluate(table)
        mine = values[self.sight.seat]
        self.low, self.high = min(self.low, mine), max(self.high, mine)
        off = mine - self.mean
        self.mean += off / self.root.visits
        self.squares += off * (mine - self.mean)
        for node, seat in path:
            node.visits += 1
            node.value += (values[seat] - node.value) / node.visits
            node.rarity = node.trust * (node.visits**-0.5 + UNLUCKY / node.visits)

    def choose(self, table: Table[Any, Any], decision: Decision, tried: dict[Option, Node], visits: int) -> Option:
        """A new answer, or the most promising one: worth much, or seldom given although it could have been."""
        scale, doubts = self.exploration * (self.high - self.low), self.doubts
        if tried is self.first:
            options = self.options
        else:
            options = decision.options if self.whole else self.game.sensible(table, decision)
        best, most, new = None, float("-inf"), []
        for option in options:
            node = tried.get(option)
            if node is None:
                new.append(option)
                continue
            promise = node.value + scale * doubts[node.available] * node.rarity
            node.available += 1
            if promise > most:
                best, most = option, promise
        if not new:
            return best
        known = len(options) - len(new)
        if known >= WIDE and known * known > visits:
            return best
        option, trust = self.choose_new(table, decision, tried, new)
        tried[option] = Node(trust)
        return option

    def choose_new(
        self, table: Table[Any, Any], decision: Decision, tried: dict[Option, Node], new: list[Option]
    ) -> tuple[Option, float]:
        """What players are likely to answer comes first, and is trusted."""
        if not self.uniform:
            option = self.game.likely(table, decision, self.dice.random)
            if option in new:
                if tried is self.first and self.game.good_habits and self.usual is None:
                    self.usual = option
                return option, self.trust
        if self.ranking and tried is self.first:
            return next(option for option in self.ranking if option not in tried), 1.0
        return new[int(self.dice.random() * len(new))], 1.0

    def play_on(self, table: Table[Any, Any]) -> None:
        """As players are likely to: to the horizon, so far, or to the end."""
        state, random, likely, over = table.state, self.dice.random, self.game.likely, self.over
        answer = table.answer
        if self.uniform:
            for _ in range(self.depth):
                decision = state.pending
                if decision is None:
                    return
                options = decision.options
                answer(options[int(random() * len(options))])
            return
        for _ in range(self.depth if over is None else TO_THE_END):
            decision = state.pending
            if decision is None or (over is not None and over(table)):
                return
            answer(likely(table, decision, random))

    def lead(self) -> int:
        """How many visits the option most tried is ahead of the next."""
        most, next_ = 0, 0
        for node in self.first.values():
            if node.visits > most:
                most, next_ = node.visits, most
            elif node.visits > next_:
                next_ = node.visits
        return most - next_

    def is_usual(self) -> bool:
        """Is the answer most tried the likely one, or is none trusted?"""
        return self.usual is None or self.ranked()[0].option == self.usual

    def advice(self) -> list[Advice]:
        """The answer most tried first; but before it the likely one, unless it is clearly worse."""
        told = self.ranked()
        usual = next((one for one in told if one.option == self.usual), told[0])
        doubt = (
            sqrt(self.squares / self.root.visits * (1 / usual.visits + 1 / told[0].visits))
            if self.usual is not None
            else 0.0
        )
        if told[0].value - usual.value < CLEARLY * doubt:
            told.remove(usual)
            told.insert(0, usual)
        return told

    def ranked(self) -> list[Advice]:
        told = [Advice(option, node.value, node.visits) for option, node in self.first.items()]
        return sorted(told, key=lambda one: (-one.visits, -one.value))
