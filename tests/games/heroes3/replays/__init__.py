"""Eleven whole games as they were played: every answer, chance's too, and what the table looked like.

`python -m tests.games.heroes3.replays` plays them anew between the same bots and writes them: only after a change of
the rules that is meant to change games, and they are to be read again then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from heraut.games import game
from heraut.kernel import CHANCE, Decision, Table, write
from heraut.players.registry import bot
from heraut.players.sight import Sight

HERE = Path(__file__).parent
EVERY = 100  # answers between two fingerprints


class Played(NamedTuple):
    """Which game: its name, the scenario, who played, the seed, what was set."""

    name: str
    scenario: str
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = {}


RICH = {"double_income": "yes", "free_rounds": "yes"}
CROWDED = {"two_heroes": "yes", "edition": "official"}
GAMES = (
    Played("first_steps", "house_first_steps", ("easy", "greedy"), 1),
    Played("first_steps_official", "house_first_steps", ("greedy", "greedy"), 2, {"edition": "official"}),
    Played("first_steps_hard", "house_first_steps", ("greedy", "random"), 3, {"difficulty": "hard", "calm_die": "yes"}),
    Played("broken_crown_of_two", "house_broken_crown_2", ("greedy", "greedy"), 4),
    Played("broken_crown_of_three", "house_broken_crown_3", ("greedy", "random", "greedy"), 5, RICH),
    Played("greywater_bell", "house_greywater_bell", ("greedy",), 6),
    Played("emerald_island", "fan_emerald_island_2", ("greedy", "greedy"), 7, {"difficulty": "easy"}),
    Played("queens_gambit", "fan_queens_gambit_1", ("greedy",), 8),
    Played("force_of_will", "fan_force_of_will_2", ("greedy", "random"), 9, CROWDED),
    Played("the_hunt", "fan_the_hunt_2", ("greedy", "random"), 10, {"slow_cards": "yes", "free_trade": "yes"}),
    Played("oath_of_the_ford", "house_oath_of_the_ford", ("greedy", "greedy", "greedy"), 11),
)


def play(played: Played) -> dict[str, Any]:
    """The game anew, chance asked like everybody else so that its answers are kept."""
    table: Table[Any, Any] = game("heroes3").table(played.scenario, None, played.settings)
    bots = [bot(name, played.seed + seat) for seat, name in enumerate(played.bots)]
    chance = Random(played.seed)
    answers: list[str] = []
    prints: list[str] = []
    while (decision := table.decision) is not None:
        if len(answers) % EVERY == 0:
            prints.append(fingerprint(table))
        if decision.seat == CHANCE:
            weights = list(decision.weights or [1] * len(decision.options))
            choice = chance.choices(list(decision.options), weights)[0]
        else:
            choice = bots[decision.seat].answer(Sight(table, decision.seat))
        answers.append(f"{decision.seat} {write(choice)}")
        table.answer(choice)
    prints.append(fingerprint(table))
    return {
        "scenario": played.scenario,
        "settings": dict(played.settings),
        "bots": list(played.bots),
        "answers": answers,
        "fingerprints": prints,
        "ended": table.state.ended,
        "winners": list(table.state.winners),
    }


def fingerprint(table: Table[Any, Any]) -> str:
    """What lies on the table and what is asked; which sections and steps led there is no part of that."""
    twin, asked = table.clone(), table.decision
    twin.state.agenda = []
    if asked is not None:
        twin.state.pending = Decision(asked.seat, asked.kind, asked.options, asked.weights, asked.secret)
    return twin.game.records.digest(twin.state)


def kept(name: str) -> dict[str, Any]:
    """A game as it was written down."""
    found: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    return found
