"""Chapter II (as far as the combat phase needs it): characteristic tests and opposed tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from heraut.games.confrontation.answers import Luck, Resolution
from heraut.games.confrontation.model import D6, Battle
from heraut.games.confrontation.numbers.values import bonuses, characteristic, value
from heraut.games.confrontation.printed.cards import Profile
from heraut.kernel import PASS, Gives, Pass, Section, ask, call, give, roll
from heraut.kernel.state import TOLD
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
    rolled: Annotated[tuple[int, ...], TOLD] = ()

    def start(self, t: Battle) -> Gives[int]:
        """CF-K-18. Resolution is announced before the die is thrown, once a turn."""
        figure = t.state.figures[self.who]
        skill = t.content.fighters[figure.fighter].skill
        if "resolution" in skill and self.stat in RESOLUTION_TESTS and not t.state.has(self.who, "resolution_used"):
            return ask(figure.side, "use_resolution", self.with_resolution, self.hear_resolution)
        return roll(D6, self.why, self.read, self.dice)

    def with_resolution(self, t: Battle) -> tuple[Pass | Resolution, ...]:
        """CF-K-18. Announced, or not."""
        return WITH_RESOLUTION

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
        """CF-T-1."""
        self.keep(t.content.fighters[t.state.figures[self.who].fighter], faces)
        return self.reroll

    def keep(self, card: Profile, faces: tuple[int, ...]) -> None:
        """CF-T-4 CF-K-40. Of several dice the best one counts, with its own chain of 6s; a Pariah keeps the worse."""
        self.rolled = (min(faces),) if self.worst else faces
        self.best, self.chains = best_and_chains(self.rolled, card.opens[self.stat])

    def reroll(self, t: Battle) -> Gives[int]:
        """CF-T-2."""
        return roll(D6, self.why, self.read_reroll, self.dice_again()) if self.chains else self.settle

    def dice_again(self) -> int:
        """CF-T-2. Dice that stand at the same sum are rolled again together."""
        return self.chains.count(max(self.chains))

    def read_reroll(self, t: Battle, faces: tuple[int, ...]) -> Gives[int]:
        """CF-T-2."""
        self.add(t, faces)
        return self.reroll

    def add(self, t: Battle, faces: tuple[int, ...]) -> None:
        """CF-T-2 CF-T-3. A 1 after a 6 is an ordinary 1; where a natural 1 fails it breaks that chain, and no other."""
        so_far = max(self.chains)
        opens = t.content.fighters[t.state.figures[self.who].fighter].opens[self.stat]
        chains = list(self.chains)
        for face in faces:
            chains.remove(so_far)
            if face in opens:
                chains.append(so_far + face)
            elif face == 1 and ones_fail(t, self.who, self.stat):
                self.broken = max(self.broken, so_far + 1)
            else:
                self.best = max(self.best, so_far + face)
        self.chains = tuple(sorted(chains))
        self.rolled += faces

    def settle(self, t: Battle) -> Gives[int]:
        """CF-K-16 CF-K-17. Luck: once a turn its owner may cancel the test and roll it again; the Cursed may not."""
        figure = t.state.figures[self.who]
        card = t.content.fighters[figure.fighter]
        if "luck" in card.skill and not card.cursed and not t.state.has(self.who, "luck_used"):
            return ask(figure.side, "use_luck", self.with_luck, self.hear_luck)
        return self.read_result

    def with_luck(self, t: Battle) -> tuple[Pass | Luck, ...]:
        """CF-K-17. The result stands, or everything is rolled again."""
        return WITH_LUCK

    def hear_luck(self, t: Battle, choice: Pass | Luck) -> Gives[int]:
        """CF-K-17."""
        if isinstance(choice, Pass):
            return self.read_result
        t.state.gain(self.who, "luck_used", "turn")
        t.tell("luck", who=self.who, rolled=self.rolled)
        return self.throw

    def read_result(self, t: Battle) -> Gives[int]:
        """CF-T-1."""
        return give(self.result(t, t.content.fighters[t.state.figures[self.who].fighter]))

    def result(self, t: Battle, card: Profile) -> int:
        """CF-T-1 CF-T-3 CF-T-8 CF-E2-4 CF-E2-5 CF-F-12. Die + characteristic + bonuses; 0 or less fails.

        A natural 1 is a number; where it fails, the test fails when each of its dice shows 1, at once or after a 6.
        """
        die = self.best if self.best > 1 else max(self.best, self.broken)
        final = die + value(t, self.who, self.stat) + self.support + self.resolution
        if card.has_a_bonus:
            final += total(bonuses(t, self.who, self.stat, self.foes))
        failed = final <= 0 or (self.best <= 1 and ones_fail(t, self.who, self.stat))
        if t.listener is not None:  # the parts are added up only to be told, and tests are made all the time
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
        return FAILED if failed else final

    def at_once(self, t: Battle) -> int | None:
        """CF-T-1 CF-K-17 CF-K-18. Only Luck and Resolution have a say in a test."""
        card = t.content.fighters[t.state.figures[self.who].fighter]
        if card.has_a_say or t.chance is None:
            return None
        faces = t.throw(D6, self.why, self.dice)
        if self.dice == 1 and faces[0] not in card.opens[self.stat]:
            self.best, self.rolled = faces[0], faces  # the commonest: one die that stands as it fell
        else:
            self.keep(card, faces)
            while self.chains:
                self.add(t, t.throw(D6, self.why, self.dice_again()))
        return self.result(t, card)

    def added(self, t: Battle) -> Iterator[Part]:
        """CF-C4-8 CF-K-18. Bonuses to the final result of this very test."""
        if self.support:
            yield Part(ADDED, self.support, "support", ("CF-C4-8",))
        if self.resolution:
            yield Part(ADDED, self.resolution, "resolution", ("CF-K-18",))
        yield from bonuses(t, self.who, self.stat, self.foes)


@cache
def best_and_chains(faces: tuple[int, ...], opens: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """CF-T-2. The best die that stands as it fell (0 if none does), and those that are rolled again."""
    chains = tuple([face for face in faces if face in opens])
    return max([face for face in faces if face not in opens], default=0), chains


def steady(t: Battle, who: int) -> frozenset[str]:
    """CF-K-42. The tests on which a natural 1 is no failure for this fighter."""
    return t.content.fighters[t.state.figures[who].fighter].steady


def ones_fail(t: Battle, who: int, stat: str) -> bool:
    """CF-T-8 CF-K-42. With the option on, a die of this fighter's test that shows 1 fails."""
    return t.state.one_fails and stat not in steady(t, who)


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
        self.begin()
        return self.next_roll

    def begin(self) -> None:
        """CF-T-5."""
        self.results = [()] * len(self.fighters)
        self.to_roll = tuple(range(len(self.fighters)))

    def next_roll(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-T-5."""
        if self.to_roll or self.tied(t):
            return call(self.next_test(), self.note)
        return give(self.ranking())

    def at_once(self, t: Battle) -> tuple[int, ...] | None:
        """CF-T-5 CF-K-17 CF-K-18."""
        cards, figures = t.content.fighters, t.state.figures
        for who in self.fighters:
            if cards[figures[who].fighter].has_a_say:
                return None
        if t.chance is None:
            return None
        self.begin()
        while self.to_roll or self.tied(t):
            self.write(self.next_test().at_once(t) or FAILED)
        return self.ranking()

    def next_test(self) -> Test:
        """CF-K-40."""
        now = self.to_roll[0]
        who = self.fighters[now]
        test = Test(who, self.stat, self.why)
        if self.support:
            test.support = self.support[now]
        if self.foes:
            test.foes = self.foes[now]
        if who in self.worst:
            test.dice, test.worst = 2, True
        return test

    def note(self, t: Battle, result: int) -> Gives[tuple[int, ...]]:
        """CF-T-5."""
        self.write(result)
        return self.next_roll

    def write(self, result: int) -> None:
        """CF-T-6. At 0 or less one loses to anybody above 0; all who are there are tied."""
        self.results[self.to_roll[0]] += (result,)
        self.to_roll = self.to_roll[1:]

    def tied(self, t: Battle) -> bool:
        """CF-T-5. Those who stand equal roll again."""
        if len(set(self.results)) == len(self.results):
            return False
        self.to_roll = first_tied(self.results)
        self.results = ranks(self.results)
        t.tell("tie", why=self.why, fighters=tuple([self.fighters[place] for place in self.to_roll]))
        return True

    def ranking(self) -> tuple[int, ...]:
        """CF-T-5. The best first."""
        if len(self.fighters) == 2:  # as nearly always: nothing to sort
            one, other = self.fighters
            return (one, other) if self.results[0] > self.results[1] else (other, one)
        _, ranking = zip(*sorted(zip(self.results, self.fighters, strict=True), reverse=True), strict=True)
        return ranking


def first_tied(results: list[tuple[int, ...]]) -> tuple[int, ...]:
    """CF-T-5. The places of those who share the first result that is there more than once."""
    shared = next(result for result in results if results.count(result) > 1)
    return tuple([place for place, result in enumerate(results) if result == shared])


def ranks(results: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """CF-T-5. Only who stands above whom matters for the rolls to come, so that equal ties are equal states."""
    order = sorted(set(results))
    return [(order.index(result),) for result in results]
