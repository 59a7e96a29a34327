"""The best play of a combat: puzzles small enough to be gone through by brute force."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.mind import thinking
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.mind.solver import solve, worth_to
from heraut.games.mage_knight.model.land import Game
from heraut.kernel import Decision, Option, Table, write
from heraut.players.registry import HARD
from heraut.players.search import Search
from heraut.players.sight import Sight
from tests.games.mage_knight import playing
from tests.games.mage_knight.fighting import CONTENT, DUNGEON, KEEP, ORC, OTHER_ORC, A, fight
from tests.games.playing import Harness

JUDGE = Judge(CONTENT)
FEW = 30_000


def puzzle(*about: Any, **more: Any) -> Game:
    """A combat at its first question, at a table that knows the whole game."""
    state = fight(*about, **more).t.state
    state.agenda[0] = Harness(at="hear")
    return Table(playing.GAME, state, None, None, False)


def everything(t: Game, decision: Decision) -> list[Option]:
    """What could matter at all: every answer."""
    return list(decision.options)


SUMMONED = "what is summoned"  # a line is told until chance is asked
PUZZLES: dict[str, Any] = {
    "rage, or wounds": lambda: puzzle({ORC: ["diggers"]}, ["rage", "march"]),
    "block first, then too weak": lambda: puzzle({ORC: ["prowlers"]}, ["determination", "rage"], mana=["blue"]),
    "one mana for the block or for the attack": lambda: puzzle({ORC: ["prowlers"]}, ["rage", "rage"], mana=["red"]),
    "arrows before the blocks": lambda: puzzle({ORC: ["prowlers"]}, ["swiftness", "rage"], mana=["white"]),
    "behind walls": lambda: puzzle({KEEP: ["crossbowmen"]}, ["rage", "swiftness"], mana=["red"]),
    "a unit that takes the blow": lambda: puzzle({ORC: ["diggers"]}, ["rage"], units=["peasants"]),
    "two enemies, and cards for one": lambda: puzzle({ORC: ["diggers"], OTHER_ORC: ["prowlers"]}, ["rage", "march"]),
    "poison": lambda: puzzle({ORC: ["cursed_hags"]}, ["determination", "rage"], mana=["blue"]),
    "swift takes twice the block": lambda: puzzle({ORC: ["wolf_riders"]}, ["determination", "rage"], mana=["blue"]),
    SUMMONED: lambda: puzzle({ORC: ["orc_summoners"]}, ["determination", "rage"], browns=["minotaur"]),
    "without units": lambda: puzzle({DUNGEON: ["gargoyle"]}, ["rage", "march"], units=["peasants"], mana=["red"]),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_the_best_play_is_as_good_as_any_that_brute_force_finds(name: str) -> None:
    table = PUZZLES[name]()
    solved = solve(JUDGE, table)
    forced = solve(JUDGE, table, most=FEW, considers=everything, merge=False)
    assert forced.whole
    assert solved.whole
    assert solved.value == pytest.approx(forced.value)
    assert solved.states < forced.states


@pytest.mark.parametrize("name", [name for name in PUZZLES if name != SUMMONED])
def test_the_line_told_is_worth_what_it_says(name: str) -> None:
    table = PUZZLES[name]()
    solved = solve(JUDGE, table)
    twin = table.clone()
    for option in solved.line:
        assert twin.state.battle is not None
        twin.answer(option)
    assert twin.state.battle is None
    assert solved.value == pytest.approx(worth_to(JUDGE, twin, A))


def test_arrows_spare_the_blow() -> None:
    """Swiftness strong is Ranged Attack 3: prowlers, armour 3, fall in phase 1 and never strike."""
    solved = solve(JUDGE, PUZZLES["arrows before the blocks"]())
    said = [write(option) for option in solved.line]
    assert said[:3] == ["target 0", "attack", "play swiftness strong"]


def test_what_a_summoner_brings_counts_on_average() -> None:
    """With a pile of two unlike tokens the worth lies between what each would bring alone."""
    values = [
        solve(JUDGE, puzzle({ORC: ["orc_summoners"]}, ["determination", "rage"], browns=browns)).value
        for browns in (["minotaur"], ["minotaur", "medusa"], ["medusa"])
    ]
    assert min(values[0], values[2]) < values[1] < max(values[0], values[2])


def test_a_search_cut_short_says_so() -> None:
    table = PUZZLES["one mana for the block or for the attack"]()
    assert not solve(JUDGE, table, most=2).whole


def test_solving_leaves_the_table_as_it_was() -> None:
    table = PUZZLES["behind walls"]()
    before = table.game.records.dump(table.state)
    solve(JUDGE, table)
    assert table.game.records.dump(table.state) == before


# ── who plays it ─────────────────────────────────────────────────────────────────────────────────────────────────────

HARD_PUZZLE = "arrows before the blocks"


def test_a_bot_plays_what_the_solver_found() -> None:
    """From the first question to the last one of the combat: swiftness, paid for with the white mana, and the blow."""
    table = PUZZLES[HARD_PUZZLE]()
    line = solve(JUDGE, table).line
    bot, given = Search(1, HARD), []
    while table.state.battle is not None:
        assert table.decision is not None
        given.append(bot.answer(Sight(table, A)))
        table.answer(given[-1])
    assert tuple(given) == line


def test_the_coach_tells_what_each_answer_is_worth() -> None:
    table = PUZZLES[HARD_PUZZLE]()
    told = Search(1, HARD).explain(Sight(table, A))
    solved = solve(JUDGE, table)
    assert told[0].option == solved.line[0]
    assert {one.option for one in told} == set(thinking.sensible(table, table.decision))  # type: ignore[arg-type]
    assert [one.value for one in told] == sorted([one.value for one in told], reverse=True)


def test_who_may_look_at_little_still_answers() -> None:
    """Without a single position to look at, the combat is finished by habit: an answer all the same."""
    table = PUZZLES["behind walls"]()
    solved = solve(JUDGE, table, most=0)
    assert not solved.whole
    assert solved.line[0] in table.decision.options  # type: ignore[union-attr]


def test_who_has_no_time_left_still_answers() -> None:
    table = PUZZLES["behind walls"]()
    solved = solve(JUDGE, table, patience=lambda: False)
    assert not solved.whole
    assert solved.line[0] in table.decision.options  # type: ignore[union-attr]


def test_outside_a_combat_nothing_is_reckoned() -> None:
    assert list(playing.GAME.reckoned(playing.whole("first_reconnaissance_1"), 100, lambda: True)) == []
