"""Habits: each is an answer, and a sensible one."""

from __future__ import annotations

from random import Random

import pytest

from heraut import games
from heraut.games.confrontation.answers import Charge, Name, Place, Stay
from heraut.games.confrontation.mind.evaluation import Judge
from heraut.games.confrontation.mind.habits import Habits, horizon
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.rules.ch02_wounds import wound
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.kernel import Option
from heraut.players.dice import Seeded

GAME = games.game("confrontation")
INSTINCTS = Habits(Judge(GAME.content).harm)


def until(kind: str, scenario: str, seed: int = 4, options: int = 2) -> Battle:
    """The first question of that kind that leaves a choice, played at random up to there."""
    table, random = GAME.table(scenario, Seeded(seed)), Random(seed)
    while table.decision is not None:
        if table.decision.kind == kind and len(table.decision.options) >= options:
            return table
        table.answer(random.choice(table.decision.options))
    raise AssertionError(f"nobody was asked to {kind}")


def answer(table: Battle) -> Option:
    assert table.decision is not None
    return INSTINCTS.likely(table, table.decision, Random(1).random)


@pytest.mark.parametrize("kind", ["name_for_tactics", "name_for_initiative"])
def test_whoever_is_best_at_it_makes_the_test(kind: str) -> None:
    table = until(kind, "swirl")
    assert table.decision is not None
    named = answer(table)
    assert isinstance(named, Name)
    stat = "INI" if kind == "name_for_initiative" else "DIS"
    assert value(table, named.fighter, stat) == max(value(table, one.fighter, stat) for one in table.decision.options)


def test_dice_are_kept_to_parry_what_can_be_parried() -> None:
    """A shield sister meets a reaver: she keeps a die, he strikes with all; and so does she when nothing comes."""
    table = until("place_dice", "line")
    combat = table.find(Combat)
    sister, reaver = sorted((combat.lone, *combat.others))[:: len(combat.others)]
    placed = {}
    for who in (sister, reaver):
        options = [Place(who, 2 - defence, defence) for defence in range(3)]
        table.state.figures[who].unplaced = 2
        placed[who] = INSTINCTS.place(table, options)
    assert placed == {sister: Place(sister, 1, 1), reaver: Place(reaver, 2, 0)}
    table.state.figures[reaver].unplaced = 0
    assert INSTINCTS.place(table, [Place(sister, 2 - defence, defence) for defence in range(3)]).attack == 2


def test_charges_go_where_they_hurt_and_a_lead_is_kept_at_last() -> None:
    table = until("charge", "skies", options=3)
    assert table.decision is not None
    chosen = answer(table)
    assert not isinstance(chosen, Stay)
    charges = [one for one in table.decision.options if not isinstance(one, Stay)]
    worths = {one: INSTINCTS.worth_of_charge(table, one) for one in charges}
    assert worths[chosen] == max(worths.values()) > min(worths.values())
    table.state.turn = table.state.turns
    mine = table.decision.seat
    assert isinstance(answer(table), Stay)  # this side leads
    for who, figure in table.state.figures.items():
        if figure.side == mine:
            wound(table, who, "critical")
    assert not isinstance(answer(table), Stay)


def test_a_charge_upon_the_strong_is_worth_less() -> None:
    table = until("charge", "skirmish", options=3)
    assert table.decision is not None
    charge = next(one for one in table.decision.options if isinstance(one, Charge) and len(one.touches) == 1)
    before = INSTINCTS.hurt(table, charge.fighter, charge.touches[0])
    wound(table, charge.fighter, "serious")
    assert INSTINCTS.hurt(table, charge.fighter, charge.touches[0]) < before


@pytest.mark.parametrize("scenario", ["skies", "three_sides"])
def test_charges_are_thought_through_to_the_end_of_the_next_turn(scenario: str) -> None:
    table = until("charge", scenario)
    over = horizon(table)
    while table.decision is not None and table.state.turn <= 2:
        assert not over(table)
        table.answer(answer(table))
    assert over(table)


def test_combats_are_thought_through_and_tests_are_not() -> None:
    table = until("name_for_tactics", "swirl")
    assert horizon(table)(table)
    table = until("place_dice", "swirl")
    over = horizon(table)
    assert not over(table)
    while table.decision is not None and table.within(Combat):
        assert not over(table)
        table.answer(answer(table))
    assert over(table)
