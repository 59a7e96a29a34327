"""Chapter II (as far as the combat phase needs it): characteristic tests and opposed tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from heraut.games.confrontation.model import D6, Battle, Luck, Resolution
from heraut.games.confrontation.values import bonuses, characteristic, value
from heraut.kernel import PASS, Gives, Pass, Section, ask, call, give, roll
from heraut.kernel.values import ADDED, Part, total

WITH_LUCK: tuple[Pass | Luck, ...] = (PASS, Luck())
WITH_RESOLUTION: tuple[Pass | Resolution, ...] = (PASS, Resolution())
RESOLUTION_TESTS = ("INI", "ATT", "DEF", "COU")  # CF-K-18


FAILED = 0  # CF-E2-4: what a failed test gives; a test that stands gives more


@dataclass(slots=True)
class Test(Section):
    """CF-T-1. A characteristic test.

    throw the die or dice → a 6 is rolled again and added ⟲ → final = best die + characteristic + bonuses → end
    """

    who: int
    stat: str
    why: str
    dice: int = 1
    worst: bool = False
    support: int = 0
    foes: tuple[int, ...] = ()
    resolution: int = 0
    best: int = 0
    chains: tuple[int, ...] = ()
    broken: int = 0
    rolled: tuple[int, ...] = ()

    def start(self, t: Battle) -> Gives[int]:
        """CF-K-18. Resolution is announced before the die is thrown, once a turn."""
        figure = t.state.figures[self.who]
        skill = t.content.fighters[figure.fighter].skill
        if "resolution" in skill and self.stat in RESOLUTION_TESTS and not t.state.has(self.who, "resolution_used"):
            return ask(figure.side, "use_resolution", WITH_RESOLUTION, self.hear_resolution)
        return roll(D6, self.why, self.read, self.dice)

    def hear_resolution(self, t: Battle, choice: Pass | Resolution) -> Gives[int]:
        """CF-K-18."""
        if isinstance(choice, Resolution):
            figure = t.state.figures[self.who]
            self.resolution = int(t.content.fighters[figure.fighter].skill["resolution"])
            t.state.gain(self.who, "resolution_used", "turn")
            t.tell("resolution", who=self.who, amount=self.resolution)
        return self.throw

    def throw(self, t: Battle) -> Gives[int]:
        """CF-T-1."""
        self.best, self.chains, self.broken = 0, (), 0
        return roll(D6, self.why, self.read, self.dice)

    def read(self, t: Battle, faces: tuple[int, ...]) -> Gives[int]:
        """CF-T-4 CF-K-40. Of several dice the best one counts, with its own chain of 6s; a Pariah keeps the worse."""
        if self.worst:
            faces = (min(faces),)
        self.rolled = faces
        opens = t.content.fighters[t.state.figures[self.who].fighter].opens[self.stat]
        chains = [face for face in faces if face in opens]
        if not chains:
            self.best = max(faces)
            return self.settle(t)
        self.chains = tuple(chains)
        self.best = max([face for face in faces if face not in opens], default=0)
        return self.reroll

    def reroll(self, t: Battle) -> Gives[int]:
        """CF-T-2. Dice that stand at the same sum are rolled again together."""
        if not self.chains:
            return self.settle
        return roll(D6, self.why, self.read_reroll, self.chains.count(max(self.chains)))

    def read_reroll(self, t: Battle, faces: tuple[int, ...]) -> Gives[int]:
        """CF-T-2 CF-T-3. A 1 after a 6 is an ordinary 1; where a natural 1 fails it breaks that chain, and no other."""
        so_far = max(self.chains)
        opens = t.content.fighters[t.state.figures[self.who].fighter].opens[self.stat]
        still = [so_far + face for face in faces if face in opens]
        ended = [so_far + face for face in faces if face not in opens]
        if 1 in faces and ones_fail(t, self.who, self.stat):
            self.broken = max(self.broken, so_far + 1)
            ended = [sum_ for sum_ in ended if sum_ != so_far + 1]
        self.best = max([self.best, *ended])
        self.chains = tuple(sorted([sum_ for sum_ in self.chains if sum_ != so_far] + still))
        self.rolled += faces
        return self.reroll

    def settle(self, t: Battle) -> Gives[int]:
        """CF-K-16 CF-K-17. Luck: once a turn its owner may cancel the test and roll it again; the Cursed may not."""
        figure = t.state.figures[self.who]
        card = t.content.fighters[figure.fighter]
        if "luck" in card.skill and not card.cursed and not t.state.has(self.who, "luck_used"):
            return ask(figure.side, "use_luck", WITH_LUCK, self.hear_luck)
        return self.read_result(t)

    def hear_luck(self, t: Battle, choice: Pass | Luck) -> Gives[int]:
        """CF-K-17."""
        if isinstance(choice, Pass):
            return self.read_result
        t.state.gain(self.who, "luck_used", "turn")
        t.tell("luck", who=self.who, rolled=self.rolled)
        return self.throw

    def read_result(self, t: Battle) -> Gives[int]:
        """CF-T-1 CF-E2-4 CF-E2-5 CF-F-12. Die + characteristic + bonuses; 0 or less fails, a natural 1 is a number."""
        card = t.content.fighters[t.state.figures[self.who].fighter]
        die = self.best if self.best > 1 else max(self.best, self.broken)
        final = die + value(t, self.who, self.stat) + self.support + self.resolution
        if card.all_attack or "desperate" in card.skill:
            final += total(bonuses(t, self.who, self.stat, self.foes))
        failed = final <= 0 or failed_on_ones(t, self)
        if t.listener is not None:
            parts = [Part(ADDED, die, "die"), *characteristic(t, self.who, self.stat), *self.added(t)]
            t.tell(
                "test",
                why=self.why,
                who=self.who,
                stat=self.stat,
                rolled=self.rolled,
                parts=tuple(parts),
                result=final,
                failed=failed,
            )
        return give(FAILED if failed else final)

    def added(self, t: Battle) -> Iterator[Part]:
        """CF-C4-8 CF-K-18. Bonuses to the final result of this very test."""
        if self.support:
            yield Part(ADDED, self.support, "support", ("CF-C4-8",))
        if self.resolution:
            yield Part(ADDED, self.resolution, "resolution", ("CF-K-18",))
        yield from bonuses(t, self.who, self.stat, self.foes)


def steady(t: Battle, who: int) -> frozenset[str]:
    """CF-K-42. The tests on which a natural 1 is no failure for this fighter."""
    return t.content.fighters[t.state.figures[who].fighter].steady


def ones_fail(t: Battle, who: int, stat: str) -> bool:
    """CF-T-8 CF-K-42. With the option on, a die of this fighter's test that shows 1 fails."""
    return t.state.one_fails and stat not in steady(t, who)


def failed_on_ones(t: Battle, test: Test) -> bool:
    """CF-T-3 CF-T-8. The test fails when each of its dice shows 1, at once or after a 6."""
    return test.best <= 1 and ones_fail(t, test.who, test.stat)


@dataclass(slots=True)
class Opposition(Section):
    """CF-T-5. An opposed test: everybody rolls, the higher result wins, ties roll again among themselves.

    each contestant's test ⟲ → a tie? those roll again ⟲ → the ranking → end
    """

    fighters: tuple[int, ...]
    stat: str
    why: str
    support: tuple[int, ...] = ()
    foes: tuple[tuple[int, ...], ...] = ()
    worst: tuple[int, ...] = ()
    results: list[tuple[int, ...]] = field(default_factory=list)
    to_roll: tuple[int, ...] = ()

    def start(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-T-5."""
        self.results = [() for _ in self.fighters]
        self.to_roll = tuple(range(len(self.fighters)))
        return self.next_roll

    def next_roll(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-T-5 CF-K-40."""
        if not self.to_roll:
            return self.compare
        now = self.to_roll[0]
        who = self.fighters[now]
        test = Test(who, self.stat, self.why)
        if self.support:
            test.support = self.support[now]
        if self.foes:
            test.foes = self.foes[now]
        if who in self.worst:
            test.dice, test.worst = 2, True
        return call(test, self.note)

    def note(self, t: Battle, result: int) -> Gives[tuple[int, ...]]:
        """CF-T-6. At 0 or less one loses to anybody above 0; all who are there are tied."""
        now, *rest = self.to_roll
        self.results[now] += (result,)
        self.to_roll = tuple(rest)
        return self.next_roll

    def compare(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-T-5."""
        for result in self.results if len(set(self.results)) < len(self.results) else ():
            tied = [i for i, other in enumerate(self.results) if other == result]
            if len(tied) > 1:
                self.to_roll = tuple(tied)
                t.tell("tie", why=self.why, fighters=tuple([self.fighters[i] for i in tied]))
                return self.next_roll
        ranking = sorted(zip(self.results, self.fighters, strict=True), reverse=True)
        return give(tuple([fighter for _, fighter in ranking]))
