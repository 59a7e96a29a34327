"""The odds of whole combats: read as they were told, and as often as combats played without them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from heraut.games.heroes3.model import TOWER, Game
from heraut.kernel import CHANCE, PASS, Decision, Fact, Option
from heraut.kernel.stakes import Stakes
from heraut.odds.reckoning import Budget, odds
from heraut.players.dice import Seeded

from .playing import GAME

SOLO = "house_greywater_bell"
# Chi-square that one run in a thousand exceeds, by degrees of freedom.
CERTAIN = (1.0, 10.83, 13.82, 16.27, 18.47, 20.52)


class Verdict:
    """What became of a combat, by what was told of it."""

    def __init__(self, table: Game, side: int) -> None:
        self.owner, self.side = -9, side
        self.table = table
        self.ended = ""
        self.lost = False
        self.turned: Counter[str] = Counter()

    def __call__(self, fact: Fact) -> None:
        battle = self.table.state.battle
        if self.ended:
            return
        if fact.kind == "retreats":
            self.ended = "withdrawn" if self.side == 0 else "won"
        elif fact.kind == "combat_over":
            assert battle is not None
            own = battle.owners[self.side]
            won = fact.about["winner"] == own
            self.ended = "won" if won else "withdrawn" if fact.about["given_up"] == "yes" else "lost"
        elif fact.kind in ("fallen", "turned_to_few"):
            assert battle is not None
            one = battle.fighters[fact.about["who"]]
            if battle.owners[self.side] >= 0 and one.side == self.side and one.form != TOWER:
                self.lost = self.lost or fact.kind == "fallen"
                self.turned[one.card] += fact.kind == "turned_to_few"
        elif fact.kind == "reinforced":
            self.turned[fact.about["unit"]] -= 1

    @property
    def outcome(self) -> str:
        if not self.ended:
            return "no-combat"
        if self.ended != "won":
            return self.ended
        return "won-losses" if self.lost else "won-turned" if +self.turned else "won-whole"


def played(table: Game, option: Option, stakes: Stakes, side: int, random: Random) -> tuple[str, str]:
    """One combat from this answer on: as the stakes read it, and as it was told."""
    twin = table.clone()
    verdict = Verdict(twin, side)
    twin.listener = verdict
    moment = stakes.moment(twin)
    twin.answer(option)
    while twin.decision is not None and not stakes.over(twin):
        decision, moment = twin.decision, stakes.moment(twin)
        if decision.seat == CHANCE:
            twin.answer(random.choices(decision.options, decision.weights)[0])
        else:
            decision = Decision(decision.seat, decision.kind, stakes.considers(twin, decision))
            twin.answer(GAME.likely(twin, decision, random.random))
    return stakes.read(moment, twin), verdict.outcome


def questions(scenario: str, seed: int, kinds: tuple[str, ...], most: int) -> Iterator[Game]:
    """Questions of these kinds, met in a game as players would play it."""
    table, random = GAME.table(scenario, Seeded(seed)), Random(seed)
    while table.decision is not None and most:
        stakes = GAME.stakes(table) if table.decision.kind in kinds else None
        if stakes is not None:
            twin = table.clone()
            twin.forced = stakes.forced
            yield twin
            most -= 1
        table.answer(GAME.likely(table, table.decision, random.random))


@pytest.mark.parametrize(("scenario", "seed"), [("house_first_steps", 3), ("house_first_steps", 8), (SOLO, 5)])
def test_a_combat_is_read_as_it_was_told(scenario: str, seed: int) -> None:
    seen: Counter[str] = Counter()
    for table in questions(scenario, seed, ("deploy", "prolong", "place_guard", "turn"), 25):
        stakes, decision, random = GAME.stakes(table), table.decision, Random(seed)
        assert stakes is not None
        assert decision is not None
        battle = table.state.battle
        side = 0 if battle is None or battle.commands[0] == decision.seat else 1
        for option in [one for one in decision.options if stakes.concerns(table, one)][:4]:
            for _ in range(3):
                read, told = played(table, option, stakes, side, random)
                assert read == told
                seen[read] += 1
    assert len(seen) > 2


def test_whoever_is_asked_buys_nothing_on_the_way_and_the_other_may() -> None:
    """A unit bought when the combat is announced would be lost without having been counted."""
    announced = 0
    for table in questions("house_first_steps", 3, ("turn",), 25):
        stakes, decision = GAME.stakes(table), table.decision
        assert stakes is not None
        assert decision is not None
        for option in [one for one in decision.options if stakes.concerns(table, one)]:
            twin = table.clone()
            twin.answer(option)
            asked = twin.decision
            if asked is None or asked.kind != "town_action":
                continue
            announced += 1
            assert len(asked.options) > 1
            assert GAME.stakes(twin, "combat") is None
            own = asked.seat == decision.seat
            assert list(stakes.considers(twin, asked)) == ([PASS] if own else list(asked.options))
    assert announced > 3


@pytest.mark.parametrize("seed", [3, 8])
def test_sampled_combats_come_out_as_often_as_combats_played(seed: int) -> None:
    """By chi-square: games played here against games that the odds have played, from the same question."""
    table = next(questions("house_first_steps", seed, ("prolong", "deploy"), 1))
    stakes, decision = GAME.stakes(table), table.decision
    assert stakes is not None
    assert decision is not None
    option = decision.options[0]
    found = odds(table, option, budget=Budget(samples=480, seconds=1e9))
    assert not found.exact
    assert found.policy == "likely"
    random = Random(seed)
    told = Counter([played(table, option, stakes, 0, random)[1] for _ in range(found.samples)])
    counts = {id: float(share * found.samples) for id, share in found.shares.items()}
    assert set(told) | set(counts) <= {one.id for one in found.outcomes}
    common = [(counts.get(id, 0.0), told[id]) for id in set(told) | set(counts) if counts.get(id, 0.0) + told[id] >= 10]
    statistic = sum((one - other) ** 2 / (one + other) for one, other in common)
    assert statistic < CERTAIN[len(common) - 1]


class Losses:
    """The worst that was told of each side: 2 a pack turned, 3 a unit beaten."""

    def __init__(self, table: Game) -> None:
        self.table = table
        self.worst = [0, 0]

    def __call__(self, fact: Fact) -> None:
        worth = {"turned_to_few": 2, "fallen": 3}.get(fact.kind)
        battle = self.table.state.battle
        if worth is not None and battle is not None:
            one = battle.fighters[fact.about["who"]]
            self.worst[one.side] = max(self.worst[one.side], worth if one.form != TOWER else 0)


@pytest.mark.parametrize(("scenario", "seed"), [("house_first_steps", 3), (SOLO, 5)])
def test_an_attack_is_read_as_it_was_told_also_if_it_ends_the_combat(scenario: str, seed: int) -> None:
    random, ended = Random(seed), 0
    for table in questions(scenario, seed, ("activation",), 60):
        stakes, decision, battle = GAME.stakes(table), table.decision, table.state.battle
        assert stakes is not None
        assert decision is not None
        assert battle is not None
        own = 0 if battle.commands[0] == decision.seat else 1
        for option in [one for one in decision.options if one.word == "strike"][:4]:
            twin = table.clone()
            told = twin.listener = Losses(twin)
            moment = stakes.moment(twin)
            twin.answer(option)
            while twin.decision is not None and not stakes.over(twin):
                asked, moment = twin.decision, stakes.moment(twin)
                choices = asked.options if asked.seat == CHANCE else stakes.considers(twin, asked)
                twin.answer(random.choice(choices))
            ended += twin.state.battle is None
            foe, mine = stakes.read(moment, twin).split("-")
            for fate, worst in ((foe, told.worst[1 - own]), (mine, told.worst[own])):
                assert {"turned": 2, "beaten": 3}.get(fate, 0) == worst
    assert ended > 1
