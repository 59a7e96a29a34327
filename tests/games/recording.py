"""Whole games written down as they were played: every answer, chance's too, and what the table looked like.

A game's own `replays` says which, between which bots; `python -m tests.games.heroes3.replays` plays them anew and
writes them, only after a change of the rules that is meant to change games, and they are to be read again then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from heraut.games import game
from heraut.kernel import CHANCE, Decision, Table, write
from heraut.kernel.stakes import winners
from heraut.players.registry import bot
from heraut.players.search import Search
from heraut.players.sight import Sight
from heraut.players.simple import Player

EVERY = 100  # answers between two fingerprints


class Played(NamedTuple):
    """Which game: its name, the scenario, who played, the seed, what was set."""

    name: str
    scenario: str
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, str] = {}


def record(name: str, games: Sequence[Played], home: Path) -> None:
    """Play these of a game anew and write them down."""
    for one in games:
        (home / f"{one.name}.json").write_text(json.dumps(play(name, one), indent=0) + "\n", encoding="utf-8")
        print(one.name, flush=True)


def play(name: str, played: Played) -> dict[str, Any]:
    """The game anew, chance asked like everybody else so that its answers are kept."""
    table: Table[Any, Any] = game(name).table(played.scenario, None, played.settings)
    bots = [unhurried(one, played.seed + seat) for seat, one in enumerate(played.bots)]
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
        "ended": ended(table),
        "winners": list(winners(table.game.scores(table))),
    }


def unhurried(name: str, seed: int) -> Player:
    """A bot that looks at no clock: its simulations are counted, so that any machine plays the same game."""
    player = bot(name, seed)
    if isinstance(player, Search):
        player.seconds = None
    return player


def replay(name: str, record: Mapping[str, Any]) -> None:
    """The same answers make the same game."""
    table = game(name).table(record["scenario"], None, record["settings"])
    prints = []
    for number, line in enumerate(record["answers"]):
        if number % EVERY == 0:
            prints.append(fingerprint(table))
        seat, _, answer = line.partition(" ")
        table.say(int(seat), answer)
    prints.append(fingerprint(table))
    assert table.over
    assert prints == record["fingerprints"]
    assert ended(table) == record["ended"]
    assert list(winners(table.game.scores(table))) == record["winners"]


def ended(table: Table[Any, Any]) -> str:
    """How, where a game remembers more than who has won."""
    return getattr(table.state, "ended", "")


def fingerprint(table: Table[Any, Any]) -> str:
    """What lies on the table and what is asked; which sections and steps led there is no part of that."""
    twin, asked = table.clone(), table.decision
    twin.state.agenda = []
    if asked is not None:
        twin.state.pending = Decision(asked.seat, asked.kind, asked.options, asked.weights, asked.secret)
    return twin.game.records.digest(twin.state)


def kept(home: Path, name: str) -> dict[str, Any]:
    """A game as it was written down."""
    found: dict[str, Any] = json.loads((home / f"{name}.json").read_text(encoding="utf-8"))
    return found
