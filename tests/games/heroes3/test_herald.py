"""What is asked before one's first own act, and how many presses a sure fight takes, with the herald at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heraut.kernel import Option, Table, write
from heraut.odds.policies import BEST
from heraut.odds.reckoning import Budget, odds
from heraut.players.dice import Seeded
from heraut.players.search import Search
from heraut.players.sight import Sight
from heraut.table.herald import NOT_ATTENDED, Attendance, horizon_of_fight, usual_attendance
from heraut.table.session import HUMAN, Session
from tests.games.heroes3.playing import FIRST_STEPS, GAME

SEATS = (HUMAN, "easy")
USUAL = usual_attendance(GAME, FIRST_STEPS, SEATS)
ANSWER = 2  # presses: choose, confirm
DECLINE, SETTLE = 1, 2  # do not ask again; what will it cost?, settle it
IN_TOWN = ("turn", "expand")  # what a person thinks about: whoever buys nothing wins nothing
SAMPLES = 100
ENOUGH = Budget(seconds=1e9, samples=SAMPLES, least=SAMPLES)  # no clock decides

THINKER = Search(1, 20, 1e9)


class Habit:
    """Answers as the game's players usually do, always the same way: nobody looks at a clock."""

    def answer(self, sight: Sight[Any, Any]) -> Option:
        world = sight.guess(sight.view(), Seeded(1))
        return GAME.likely(world, sight.decision, Seeded(2).random)


@pytest.fixture(autouse=True)
def by_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heraut.table.session.bot", lambda name, seed: Habit())


def first_steps(seed: int, attendance: Attendance) -> Session:
    return Session(GAME, FIRST_STEPS, seats=SEATS, dice=f"seeded:{seed}", attendance=attendance)


def questions(session: Session) -> Iterator[str]:
    """Every question that the person of seat 0 is asked; whoever reads them may answer, else it is done by habit."""
    while True:
        session.play_bots({1: Habit()})
        decision = session.decision
        if decision is None:
            return
        given, orders = session.given, session.herald.orders
        yield decision.kind
        if (session.given, session.herald.orders) == (given, orders):
            person = THINKER if decision.kind in IN_TOWN else Habit()
            session.say(0, write(person.answer(Sight(session.table, 0))))


def asked_before_the_first_act(seed: int, attendance: Attendance) -> list[str]:
    """The first act: the first answer in one's own turn, but for what lies in the hand."""
    session, asked = first_steps(seed, attendance), []
    for kind in questions(session):
        if kind == "turn":
            return asked
        asked.append(kind)
        if kind == "town_action" and attendance != NOT_ATTENDED:
            session.order(0, "decline")
    raise AssertionError("nobody ever acted")


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_newcomer_is_asked_little_before_the_first_own_act(seed: int) -> None:
    asked = asked_before_the_first_act(seed, USUAL)
    assert len(asked) <= 4
    assert not {"choose_hero", "turn_tile", "place_guard", "activation"} & set(asked)


def test_without_the_herald_a_newcomer_is_asked_much_more() -> None:
    most = max([asked_before_the_first_act(seed, NOT_ATTENDED) for seed in range(1, 9)], key=len)
    assert len(most) >= 11
    assert {"choose_hero", "turn_tile", "place_guard"} <= set(most)


def sureness(session: Session) -> float:
    """How likely the fight under way is won if it goes on as usual: what the server tells before it is settled."""
    sight = Sight(session.table, 0)
    found = odds(sight, Habit().answer(sight), horizon_of_fight(session.table), BEST, ENOUGH)
    return float(found.of(*found.headlines[0][1]))


def presses_of_a_sure_fight(seed: int, settling: bool) -> int:
    """Of the first fight against guards of level I that is as good as won where the armies are placed."""
    session = first_steps(seed, USUAL)
    presses, sure = 0, False
    for kind in questions(session):
        battle = session.table.state.battle
        if battle is None or battle.owners[0] != 0:
            if sure:
                return presses
            continue
        if kind == "deploy" and not sure and battle.level == 1:
            sure = sureness(session) >= 0.99
        if sure and settling and "settle" in session.herald.may_order(session.table, 0):
            session.order(0, "settle")
            presses += SETTLE
        elif sure:
            presses += ANSWER
    raise AssertionError("there was no sure fight")


SURE = (2, 4, 6)


@pytest.mark.parametrize("seed", SURE)
def test_a_sure_fight_takes_few_presses(seed: int) -> None:
    assert presses_of_a_sure_fight(seed, settling=True) <= 6


@pytest.mark.parametrize("seed", SURE)
def test_without_the_herald_the_same_fight_takes_many(seed: int) -> None:
    assert presses_of_a_sure_fight(seed, settling=False) >= 8


def test_guards_are_moved_by_what_everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the seat holds that the herald moves them for: nobody learns it from how they move."""
    monkeypatch.setattr("heraut.table.herald.Seeded", lambda: Seeded(5))
    session = first_steps(4, USUAL)
    while (duty := session.duty()) is None or not duty.openly:
        if session.duty() is not None:
            session.step_bot({1: Habit()})
        else:
            session.say(0, write(Habit().answer(Sight(session.table, 0))))
    table = session.table
    other = Table(GAME, GAME.determinise(GAME.view(table, None), None, Seeded(99)))
    digest = GAME.records.digest
    assert digest(Sight(table, 0).view()) != digest(Sight(other, 0).view())  # another hand
    assert digest(duty.sight(table).view()) == digest(duty.sight(other).view())
