"""One step ahead: the option after which the seat stands best, on average over what chance may do."""

from __future__ import annotations

from typing import Any

from heraut.kernel import CHANCE, Option, State, Table
from heraut.kernel.chance import outcomes
from heraut.players.advice import Advice, Mind
from heraut.players.dice import Seeded
from heraut.players.sight import Sight

MOST_OUTCOMES = 40  # of one option; where more can happen, as many are sampled
WORLDS = 8  # ways the hidden things may lie


class Greedy:
    """Looks as far as the next question, and judges by the game's evaluation."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.mind = Mind(seed)

    def answer(self, sight: Sight[Any, Any]) -> Option:
        return self.explain(sight)[0].option

    def explain(self, sight: Sight[Any, Any]) -> list[Advice]:
        view = sight.view()
        luck = self.mind.luck(sight, view)
        options = sight.game.sensible(sight.guess(view, Seeded(luck)), sight.decision)
        advice = [weigh(sight, view, option, luck) for option in options]
        return sorted(advice, key=lambda one: -one.value)


def weigh(sight: Sight[Any, Any], view: State, option: Option, luck: str) -> Advice:
    """What an option is worth to the seat.  Every option meets the same luck, so that they can be compared."""
    seat, evaluate = sight.seat, sight.game.evaluate
    dice = Seeded(luck)
    worlds = 1 if nothing_hidden(sight, view) else WORLDS
    value, tried = 0.0, 0
    for _ in range(worlds):
        world = sight.guess(view, dice)
        ends = every_end(world, option) or sampled_ends(world, option, dice, MOST_OUTCOMES // worlds)
        value += sum([chance * evaluate(table)[seat] for chance, table in ends])
        tried += len(ends)
    return Advice(option, value / worlds, tried)


def nothing_hidden(sight: Sight[Any, Any], view: State) -> bool:
    """A world that had to be filled in nowhere is the view itself."""
    key = sight.game.records.key
    return bool(key(sight.guess(view, Seeded(0)).state) == key(view))


def every_end(world: Table[Any, Any], option: Option) -> list[tuple[float, Table[Any, Any]]]:
    """The table at the next question with its exact chance, whatever chance does; nothing when that is too much."""
    table = world.clone()
    table.answer(option)
    open_, ends = [(1.0, table)], []
    while open_:
        chance, table = open_.pop()
        decision = table.decision
        if decision is None or decision.seat != CHANCE:
            ends.append((chance, table))
            continue
        faces = list(outcomes(decision))
        if len(ends) + len(open_) + len(faces) > MOST_OUTCOMES:
            return []
        whole = sum([weight for _, weight in faces])
        for face, weight in faces:
            twin = table.clone()
            twin.answer(face)
            open_.append((chance * weight / whole, twin))
    return ends


def sampled_ends(
    world: Table[Any, Any], option: Option, dice: Seeded, count: int
) -> list[tuple[float, Table[Any, Any]]]:
    ends = []
    for _ in range(count):
        table = world.clone(dice)
        table.answer(option)
        ends.append((1 / count, table))
    return ends
