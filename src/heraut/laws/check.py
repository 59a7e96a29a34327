"""Try the laws on random games."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from heraut.kernel import Game, Table
from heraut.kernel.options import choose
from heraut.laws.copies import Saved, SavedBetweenSteps, Twins
from heraut.laws.passing import EndsWhenAllPass
from heraut.laws.performances import UNDO, perform
from heraut.laws.pieces import Conserved, Declared, Plain
from heraut.laws.questions import Applies, ListedAgain, NoFreeLoops, Owned, Reasons, Written
from heraut.laws.report import Report
from heraut.laws.secrets import SecretsKept, Views
from heraut.laws.trial import Law, Trial

# In this order: what a law relies on is tried before it.
LAWS: tuple[type[Law], ...] = (
    Plain,
    Written,
    Owned,
    ListedAgain,
    Declared,
    Conserved,
    NoFreeLoops,
    Twins,
    Saved,
    SavedBetweenSteps,
    Applies,
    Reasons,
    EndsWhenAllPass,
    Views,
    SecretsKept,
)


def check(
    game: Game[Any, Any],
    *,
    scenarios: Sequence[str] | None = None,
    games_per_scenario: int = 5,
    seed: int = 0,
    settings: Sequence[Mapping[str, str]] = ({},),
    steps: int = 100_000,
    every: int = 1,
    closely: int = 0,
    forgotten: Collection[str] = (),
    laws: Sequence[type[Law]] = LAWS,
) -> Report:
    """Play random games of every scenario and setting; at every question every law must hold.

    Each game is played with chance inline and with chance suspended, by steps and by answers.
    `steps` is how many steps a game may take.  `every`: look at every n-th question only (long games);
    `closely`: but at every question of so many games of each scenario.
    `forgotten`: kinds of fact that tell a seat more than its view remembers (a card shown, then taken to the hand).
    """
    report = Report()
    for scenario in scenarios if scenarios is not None else game.scenarios():
        begun = report.games
        for chosen in settings:
            for number in range(games_per_scenario):
                trial = Trial(game, scenario, chosen, seed + number, steps, frozenset(forgotten), report)
                perform(trial)
                watch(trial, laws, 1 if report.games - begun < closely else every)
                report.games += 1
    return report


def watch(trial: Trial, laws: Sequence[type[Law]], every: int) -> None:
    """Play the game once more, every single question put, and look at each."""
    watching = [law(trial) for law in laws]
    trial.given = 0
    with trial.under(UNDO):
        table = trial.table()
    for number, (seat, text) in enumerate(trial.played.answers):
        trial.given = number
        trial.report.decisions += 1
        trial.report.see(table)
        if number % every == 0:
            for law in watching:
                with trial.under(law.name):
                    law.look(table)
        with trial.under(UNDO):
            table.say(seat, text)


def replay(
    game: Game[Any, Any], scenario: str, answers: Sequence[str], settings: Mapping[str, str] | None = None
) -> Table[Any, Any]:
    """The table after these answers, chance's included; every question is put, single options too."""
    table = game.table(scenario, None, settings, forced=False)
    for text in answers:
        assert table.decision is not None, "the game is over before its answers are"
        table.answer(choose(table.decision, text))
    return table
