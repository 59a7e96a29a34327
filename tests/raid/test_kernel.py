"""A question to several seats, at a bare table: who may answer what, and that it is data like any other."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from heraut.kernel import CHANCE, Arrow, Decision, IllegalAnswer, Table, WrongSeat, write
from heraut.kernel.sections import Section, ask_any
from heraut.laws import check
from heraut.players.dice import Scripted
from tests.raid.game import Alarm, Blow, Camp, Guard, RaidGame, Rest, Round, Strike, VeiledRaid, raid


def laid(*dice: int, scenario: str = "raid", kind: type[RaidGame] = RaidGame) -> Table[Camp, None]:
    return raid(kind).table(scenario, Scripted(*dice))


def asked(table: Table[Camp, None]) -> Decision:
    assert table.decision is not None
    return table.decision


def test_each_option_is_somebodys() -> None:
    decision = asked(laid())
    assert decision.seats == (2, 1)
    assert decision.seat == 2
    assert decision.options == [Strike(2), Guard(2), Rest(2), Strike(1), Guard(1), Rest(1)]
    assert decision.owners == (2, 2, 2, 1, 1, 1)
    assert decision.owner(Rest(1)) == 1
    assert repr(decision) == "<act: seat 2 or 1, 6 options>"


def test_anybody_asked_answers_in_any_order() -> None:
    table = laid(4, 1, 6)
    for seat, text in ((1, "strike 1"), (2, "strike 2"), (1, "guard 1"), (1, "strike 1")):
        table.say(seat, text)
    assert table.state.lives[0] == 1
    assert asked(table).seats == (2,)


def test_what_only_one_seat_can_answer_is_a_question_like_any_other() -> None:
    table = laid()
    table.say(2, "rest 2")
    decision = asked(table)
    assert (decision.seat, decision.seats, decision.owners) == (1, (1,), None)
    assert decision.owner(Strike(1)) == 1
    assert decision.put_to(1) is decision


def test_with_nothing_left_to_anybody_it_goes_on_elsewhere() -> None:
    table = laid()
    table.say(2, "rest 2")
    table.say(1, "rest 1")
    assert (asked(table).seat, asked(table).kind) == (0, "blow")


def test_a_seat_answers_with_its_own_options_alone() -> None:
    table = laid()
    with pytest.raises(IllegalAnswer, match="'rest 1' is not an answer to 'act'") as refused:
        table.say(2, "rest 1")
    assert refused.value.details["near"].split(", ")[0] == "rest 2"
    with pytest.raises(WrongSeat, match="it is put to seat 2, 1"):
        table.say(0, "rest 1")
    assert asked(table).options[0] == Strike(2), "a refusal changes nothing"


def test_the_question_as_one_seat_answers_it() -> None:
    decision = asked(laid(scenario="watchful"))
    assert decision.seats == (2, 1, 0)
    own = decision.put_to(1)
    assert (own.seat, own.seats, own.options, own.owners) == (1, (1,), [Strike(1), Guard(1), Rest(1)], None)
    some = decision.among([Rest(1), Alarm()])
    assert (some.seat, some.seats, some.owners) == (1, (1, 0), (1, 0))


def test_friend_and_foe_at_once() -> None:
    table = laid(scenario="watchful")
    table.say(0, "alarm")
    assert asked(table).seats == (2, 1)
    assert table.find(Round).left == [0, 1, 1]


def test_it_is_cloned_saved_and_loaded() -> None:
    table = laid()
    records = table.game.records
    twin = table.clone()
    twin.say(1, "rest 1")
    assert asked(table).seats == (2, 1)
    loaded = records.load(json.loads(json.dumps(records.dump(table.state))))
    assert loaded.pending is not None
    assert (loaded.pending.owners, loaded.pending.lister) == ((2, 2, 2, 1, 1, 1), "acts")
    assert records.digest(loaded) == records.digest(table.state)
    Table(table.game, loaded).say(1, "rest 1")
    assert records.key(loaded) == records.key(twin.state)


def test_it_is_listed_again_with_whose_each_answer_is() -> None:
    table = laid()
    table.state.guarded.append(2)
    again = table.list_again()
    assert again.options == [Strike(2), Rest(2), Strike(1), Guard(1), Rest(1)]
    assert again.owners == (2, 2, 1, 1, 1)


@dataclass(slots=True)
class Only(Section):
    """So many ways out for each seat."""

    ways: list[int]

    def start(self, t: Table[Camp, None]) -> Arrow:
        return ask_any("act", self.acts, self.hear)

    def acts(self, t: Table[Camp, None]) -> dict[int, list[Any]]:
        return {seat: [Rest(seat)] * ways for seat, ways in enumerate(self.ways)}

    def hear(self, t: Table[Camp, None], act: Rest) -> Arrow:
        t.state.guarded.append(act.hero)
        return None


@pytest.mark.parametrize(("ways", "seats"), [([0, 1, 0], None), ([0, 1, 1], (1, 2))])
def test_only_a_single_option_in_all_is_forced(ways: list[int], seats: tuple[int, ...] | None) -> None:
    game = raid()
    state = Camp()
    table = Table(game, state)
    table.begin(Only(ways))
    assert (table.decision and table.decision.seats) == seats
    assert state.guarded == ([] if seats else [1])


@pytest.mark.parametrize("kind", [RaidGame, VeiledRaid])
def test_every_law_holds(kind: type[RaidGame]) -> None:
    game = raid(kind)
    report = check(game, games_per_scenario=4)
    assert report.unseen(game) == []


def test_everybody_may_know_what_is_answered() -> None:
    table = laid(kind=VeiledRaid)
    assert all(table.game.knows(table, looker, Rest(1)) for looker in (None, 0, 1, 2))


def test_chance_is_asked_alone() -> None:
    table = raid().table("raid")
    table.say(1, "strike 1")
    assert (asked(table).seats, asked(table).owners) == ((CHANCE,), None)
    table.say(CHANCE, "5")
    assert write(asked(table).options[-1]) == "rest 1"
    assert Blow(1) not in asked(table).options
