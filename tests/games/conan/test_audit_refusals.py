"""A refusal names the rule that stands in the way, and a token the rule that it lies there for."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.conan.model import World
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from tests.games.conan.playing import GAME, A, Play, figure, hero, world

FOE = figure(100)


def beside_the_thing() -> World:
    spent = hero("conan", "P1", spent=(2, 0, 0, 0))
    return world(spent, scenario="thing_in_the_well", units=[("swamp_demon", "P1")])


def spent_on_melee() -> World:
    return world(hero("conan", "P3", spent=(5, 0, 0, 0)), units=[("captain", "P3")])


def held(status: str) -> World:
    state = world(hero("conan", "P3"), units=[("captain", "P3")])
    state.gain(A, status, f"stays:{FOE}", FOE)
    return state


def blocked() -> World:
    state = world(hero("conan", "P3"), units=[("captain", "P3")])
    state.gain(FOE, "blocking", "")
    return state


@pytest.mark.rule("CN-SKL-24", "CN-SAT-3", "CN-SKL-3", "CN-SKL-9", "CN-SKL-14", "CN-SPL-14", "CN-DOR-2", "CN-SKL-12")
@pytest.mark.parametrize(
    ("state", "wish", "why", "rules"),
    [
        (beside_the_thing(), "strike 0 100", "saturated", ("CN-ATT-2", "CN-SAT-3", "CN-SKL-24")),
        (spent_on_melee(), "strike 0 100", "saturated", ("CN-ATT-2", "CN-SAT-3")),
        (held("constricted"), "go 0 P4", "blocked", ("CN-SKL-3",)),
        (blocked(), "go 0 P4", "blocked", ("CN-SKL-9",)),
        (held("webbed"), "go 0 P4", "webbed", ("CN-SKL-14",)),
        (held("rooted"), "go 0 P4", "rooted", ("CN-SPL-14",)),
        (world(hero("hadrathus", "P3")), "go 0 K1", "too-far", ("CN-MOV-4", "CN-DOR-2")),
        (world(hero("hadrathus", "B4")), "go 0 W1", "water", ("CN-SKL-12",)),
    ],
)
def test_a_refusal_names_its_rule(state: World, wish: str, why: str, rules: tuple[str, ...]) -> None:
    play = Play(state, HeroesPhase())
    reason = play.t.why_not(play.t.game.grammar.read(wish))
    assert reason is not None
    assert (reason.id, reason.rules) == (why, rules)


@pytest.mark.rule("CN-SKL-3", "CN-SKL-14", "CN-SPL-14", "CN-SPL-13")
@pytest.mark.parametrize(
    ("status", "rule"),
    [("constricted", "CN-SKL-3"), ("webbed", "CN-SKL-14"), ("rooted", "CN-SPL-14"), ("dizzy", "CN-SPL-13")],
)
def test_a_token_names_the_rule_that_laid_it(status: str, rule: str) -> None:
    play = Play(held(status), HeroesPhase())
    piece: Any = next(one for one in GAME.scene(GAME.view(play.t, A), A).pieces if one.id == "f0")
    assert [token.rules for token in piece.tokens] == [(rule,)]
