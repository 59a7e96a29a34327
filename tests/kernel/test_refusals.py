"""A refusal changes nothing: whatever is said wrongly, at every question of whole games, the game goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from heraut.games import game
from heraut.kernel import IllegalAnswer, NothingAsked, OutOfDice, Refusal, Table, WrongSeat
from heraut.kernel.options import listed
from heraut.players.dice import Recorded, Scripted, Seeded
from tests.laws.toys import Take, nim

SEEDS = range(40 if os.environ.get("HERAUT_SOAK") else 2)
GAMES = [("confrontation", "duel"), ("confrontation", "skirmish"), ("heroes3", "house_first_steps")]
random_games = pytest.mark.parametrize(
    ("name", "scenario", "seed"), [(*one, seed) for one in GAMES for seed in SEEDS], ids=str
)
LONGEST = 150  # answers


class Stranger(NamedTuple):
    """No option of any game, and without a word."""

    word_is_missing: int = 0


class Incomparable:
    def __eq__(self, other: object) -> bool:
        raise ValueError("as arrays do")

    __hash__ = object.__hash__


def wrong_answers(options: Any) -> Iterator[Any]:
    """What is no option, though some of it equals one."""
    yield from (
        None,
        "",
        "no such answer",
        -(10**9),
        10**9,
        3.5,
        [],
        {},
        object(),
        Stranger(),
        Stranger,
        Incomparable(),
    )
    for option in options:
        yield [option]
        yield tuple(option) if isinstance(option, tuple) else float(option) if isinstance(option, int) else [option]
    if 1 in options:
        yield True


def wrong_words() -> Iterator[Any]:
    yield from (None, 7, b"pass", ["pass"], "", "  ", "no such answer", "\ud800", "parry 2 2 2", "{given}", "x" * 5000)


def every_wrong_way(table: Table[Any, Any], random: Random) -> list[tuple[type[Refusal], Callable[[], None]]]:
    """Some wrong ways to answer this question, and how each must be refused."""
    decision = table.decision
    assert decision is not None
    ways: list[tuple[type[Refusal], Callable[[], None]]] = []
    for answer in wrong_answers(random.sample(list(decision.options), min(3, len(decision.options)))):
        ways.append((IllegalAnswer, lambda given=answer: table.answer(given)))
        ways.append((IllegalAnswer, lambda given=answer: table.step(given)))
    for text in wrong_words():
        ways.append((IllegalAnswer, lambda given=text: table.say(decision.seat, given)))
    for seat in (None, "0", decision.seat + 1, -7):
        ways.append((WrongSeat, lambda given=seat: table.say(given, "pass")))
    ways.append((IllegalAnswer, lambda: table.fall((10**9,))))
    return ways


@random_games
@pytest.mark.parametrize("typed", [False, True], ids=["dice", "typed"])
def test_what_is_wrong_is_refused_and_the_game_goes_on(name: str, scenario: str, seed: int, typed: bool) -> None:
    random, told = Random(seed), []
    table = game(name).table(scenario, None if typed else Seeded(seed), listener=told.append)
    dump = table.game.records.dump
    for _ in range(LONGEST):
        if table.decision is None:
            break
        before, revealed, heard = dump(table.state), table.revealed, len(told)
        for kind, wrong in random.sample(ways := every_wrong_way(table, random), min(8, len(ways))):
            with pytest.raises(kind):
                wrong()
            assert (dump(table.state), table.revealed, len(told)) == (before, revealed, heard)
        table.answer(random.choice(table.decision.options))


@random_games
def test_a_script_that_cannot_go_on_leaves_the_table_as_it_was(name: str, scenario: str, seed: int) -> None:
    """Each answer is tried with its dice cut short, then with an impossible one, then with those that fell."""
    random, fell = Random(seed), []
    honest = game(name).table(scenario, Recorded(Seeded(seed), fell.append))
    script = Scripted(*[face_of(text) for text in fell])
    table = game(name).table(scenario, script)
    dump, refused = table.game.records.dump, 0
    for _ in range(LONGEST):
        if honest.decision is None:
            break
        option = random.choice(honest.decision.options)
        fell.clear()
        honest.answer(option)
        results = [face_of(text) for text in fell]
        before, revealed = dump(table.state), table.revealed
        for wrong in [results[:-1], [*results[:-1], "nonsense"]] if results else []:
            script.left.clear()
            script.add(*wrong)
            with pytest.raises(OutOfDice):
                table.answer(option)
            assert list(script.left) == wrong
            assert (dump(table.state), table.revealed) == (before, revealed)
            refused += 1
        script.left.clear()
        script.add(*results)
        table.answer(option)
        script.finish()
        assert dump(table.state) == dump(honest.state)
    assert refused > 3


def face_of(text: str) -> Any:
    return int(text) if text.lstrip("-").isdigit() else text


def test_a_table_that_could_not_begin_can_begin_again() -> None:
    played = game("confrontation")
    table = Table(played, played.lay("duel", {}), Scripted())
    with pytest.raises(OutOfDice):
        table.begin(table.state.agenda.pop())
    assert table.over
    table.chance = None
    table.begin(played.lay("duel", {}).agenda.pop())
    assert played.records.dump(table.state) == played.records.dump(played.table("duel").state)


def test_a_game_that_is_over_asks_nothing() -> None:
    table = game("confrontation").table("duel", Seeded(1))
    while table.decision is not None:
        table.answer(table.decision.options[0])
    for wrong in (
        lambda: table.answer(None),
        lambda: table.say(0, None),
        lambda: table.step(1),
        lambda: table.fall(()),
    ):
        with pytest.raises(NothingAsked):
            wrong()
    table.run()
    assert table.over


def test_what_equals_an_option_inside_is_played_as_the_option_itself() -> None:
    """`Take(True)` equals `Take(1)`: what the rules are handed is the option that was listed."""
    decision = nim().table("usual").decision
    assert decision is not None
    assert listed(decision, Take(True)) is decision.options[0]
