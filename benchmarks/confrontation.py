"""What is measured of Confrontation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

from benchmarks import playing
from benchmarks.clock import race
from heraut.games import game
from heraut.games.confrontation.game import Confrontation
from heraut.games.confrontation.model import FigureId
from heraut.games.confrontation.printed.scenarios import Figure, Scenario, Side
from heraut.games.confrontation.rules.ch09_combat.melees import combats_with, splits
from heraut.kernel import Table
from heraut.players.dice import Seeded

ONE_AGAINST_THREE = "example_combat"


def random_play(scenario: str, games: int) -> int:
    """Moves of so many random games: answers of players and dice of chance."""
    return playing.moves(game("confrontation"), scenario, games)


def decisions_only(scenario: str, games: int) -> int:
    """The same games, with the answers of players alone counted."""
    return playing.answers(game("confrontation"), scenario, games)


def mid_combat() -> Table[Any, Any]:
    """One against three, in the middle of the first pass of arms: an attack waits for its defence."""
    table, random = game("confrontation").table(ONE_AGAINST_THREE, Seeded(3)), Random(3)
    while table.decision is not None and table.decision.kind != "announce_defence":
        table.answer(random.choice(table.decision.options))
    assert table.decision is not None, "the fight was over before anybody defended"
    return table


def clone_against_deepcopy() -> tuple[float, float]:
    """Seconds of one clone, and of one `copy.deepcopy` of the same state."""
    return playing.clone_against_deepcopy(mid_combat())


def save_and_load() -> tuple[float, float]:
    """Seconds to write a state as JSON text, and to read it back."""
    table = mid_combat()
    records, state = table.game.records, table.state
    text = json.dumps(records.dump(state))

    def saved() -> int:
        for _ in range(300):
            json.dumps(records.dump(state))
        return 300

    def loaded() -> int:
        for _ in range(300):
            records.load(json.loads(text))
        return 300

    best = race({"save": saved, "load": loaded}, 5)
    return best["save"], best["load"]


def grid(size: int) -> list[Figure]:
    """Two sides on a chequered grid of touching bases: everybody touches up to four enemies."""
    columns = max(2, size // 4 + size % 4 // 2)
    places = [(row, column) for row in range(-(-size // columns)) for column in range(columns)][:size]
    return [
        Figure(id=number, fighter="blood_warrior", side="ab"[(row + column) % 2], at=(26 * column, 26 * row))
        for number, (row, column) in enumerate(places, start=1)
    ]


def battle(size: int, turns: int) -> Confrontation:
    """The game with one scenario more: that grid."""
    content = game("confrontation").content
    name = content.armies["lions"].name if "lions" in content.armies else next(iter(content.armies.values())).name
    fighter = next(iter(content.fighters)) if "blood_warrior" not in content.fighters else "blood_warrior"
    scenario = Scenario(
        id="grid", name=name, about=name, origin="house", turns=turns, charges=False, tactics="a",
        sides=(Side("a", name), Side("b", name)),
        figures=tuple(replace(figure, fighter=fighter) for figure in grid(size)),
    )  # fmt: skip
    return Confrontation(replace(content, scenarios={**content.scenarios, "grid": scenario}))


def early_and_late(games: int = 40) -> list[float]:
    """Seconds per decision in each fifth of a battle of 20 figures that fight on to the end."""
    confrontation = battle(20, turns=12)
    fifths: list[list[float]] = [[] for _ in range(5)]
    for seed in range(games):
        table, random, times = confrontation.table("grid", Seeded(seed)), Random(seed), []
        while (decision := table.decision) is not None:
            option = decision.options[int(random.random() * len(decision.options))]
            begin = perf_counter()
            table.answer(option)
            times.append(perf_counter() - begin)
        for number, seconds in enumerate(times):
            fifths[5 * number // len(times)].append(seconds)
    return [sorted(fifth)[len(fifth) // 2] for fifth in fifths]


def split_growth() -> Iterator[tuple[int, int, float, int, float]]:
    """Size of a melee, answers to its first question and seconds to list them, all splits and seconds to list them."""
    from heraut.games.confrontation.numbers.battlefield import contacts

    for size in (4, 6, 8, 10, 12, 14, 16):
        confrontation = battle(size, turns=1)
        state, _ = confrontation.setup("grid", confrontation.choose_settings("grid", {}))
        touching = contacts(Table(confrontation, state))
        group = tuple(touching)

        def first(group: tuple[FigureId, ...] = group, touching: Any = touching) -> int:
            return len(list(combats_with(min(group), frozenset(group), touching)))

        def every(group: tuple[FigureId, ...] = group, touching: Any = touching) -> int:
            return len(list(splits(group, touching)))

        yield size, first(), best_of(first), every(), best_of(every)


def best_of(work: Any, rounds: int = 5) -> float:
    """Seconds of the quickest of several runs."""
    times = []
    for _ in range(rounds):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return min(times)
