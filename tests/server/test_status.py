"""How tables stand: cheap, also for many, and in the words of the scene."""

from __future__ import annotations

import random
from typing import Any, NoReturn

import pytest

from heraut import games as library
from heraut.kernel import write
from heraut.players.dice import Seeded
from tests.server.client import HERE, ME, Server, for_two

MANY = 60
SCENARIOS = for_two()


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
@pytest.mark.parametrize("chance", [Seeded(7), None], ids=["seeded", "typed"])
def test_what_is_asked_is_said_as_in_the_scene(name: str, scenario: str, chance: Any) -> None:
    game = library.game(name)
    table, chooser = game.table(scenario, chance), random.Random(7)
    for _ in range(30):
        if table.decision is None:
            break
        for seat in (None, *range(len(game.seats(scenario)))):
            view = game.view(table, seat)
            assert game.asks(view, seat) == game.scene(view, seat).question.label
        table.say(table.decision.seat, write(chooser.choice(table.decision.options)))


def test_many_tables_are_told_of_without_a_scene(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = [server.open(ME, HERE, game=name, scenario=scenario) for name, scenario in SCENARIOS]
    seen = [table.view(0) for table in opened]

    def no_scene(*_: object) -> NoReturn:
        raise AssertionError("a scene is made")

    for name, _ in SCENARIOS:
        monkeypatch.setattr(type(server.tables.games[name]), "scene", no_scene)
    times = MANY // len(opened)
    held = [{"table": table.table, "token": table.tokens[0]} for table in opened] * times
    told = server.http.post("/api/status", json=held).json()
    assert len(told) == len(opened) * times
    for one, view in zip(told, seen * times, strict=True):
        assert one["question"] == view["scene"]["question"]["label"]
        assert (one["asked"], one["over"], one["you"]) == (view["asked"], False, [0])


def test_tables_out_of_memory_are_read_again(server: Server) -> None:
    opened = [server.open(ME, HERE) for _ in range(5)]
    held = [{"table": table.table, "token": table.tokens[0]} for table in opened]
    before = server.http.post("/api/status", json=held).json()
    for table in opened:
        server.tables._live[table.table].forget()
    assert server.http.post("/api/status", json=held).json() == before
