"""A random game, and the same game again: by answers, with forced answers, with chance suspended."""

from __future__ import annotations

from random import Random
from typing import Any

from heraut.kernel import CHANCE, Fact, Table, write
from heraut.laws.trial import GAMES_END, HAVE_OPTIONS, OPTIONS_APPLY, Played, Trial, difference
from heraut.players.dice import Recorded, Seeded

SAME_GAME = "same seeds and answers, same game"
BY_STEPS = "playing by steps is playing"
FORCED = "forced answers change nothing"
UNDO = "undo comes back to where it was"


def perform(trial: Trial) -> None:
    """Play the random game, and play it again in every manner."""
    with trial.under(OPTIONS_APPLY):
        play_by_steps(trial, trial.played)
    with trial.under(SAME_GAME):
        play_again(trial)
    with trial.under(BY_STEPS):
        play_by_answers(trial, BY_STEPS, forced=False)
    with trial.under(FORCED):
        play_by_answers(trial, FORCED, forced=True)
    with trial.under(UNDO):
        play_with_chance_suspended(trial)


def play_by_steps(trial: Trial, played: Played) -> None:
    """Random answers, seeded chance, one step at a time: even rules that loop without a question are stopped."""
    game, seats = trial.game, Random(trial.seeds("seats"))
    hear = trial.hear(played.facts)

    def listen(fact: Fact) -> None:
        trial.report.facts[fact.kind] += 1
        hear(fact)

    def note(text: str) -> None:
        played.answers.append((CHANCE, text))
        trial.given = len(played.answers)

    state, root = game.setup(trial.scenario, game.choose_settings(trial.scenario, trial.settings))
    table = Table(game, state, Recorded(Seeded(trial.seeds("chance")), note), listen, forced=False)
    state.agenda.append(root)
    for _ in range(trial.steps):
        decision = table.decision
        trial.report.see(table)
        if table.over:
            played.digests[len(played.answers)] = trial.digest(state)
            return
        if decision is None:
            table.step()
            continue
        if not decision.options:
            raise trial.broken(HAVE_OPTIONS, f"'{decision.kind}' has none")
        option = seats.choice(decision.options)
        played.digests[len(played.answers)] = trial.digest(state)
        if len(decision.options) == 1:
            played.single.add(len(played.answers))
        played.answers.append((decision.owner(option), write(option)))
        trial.given = len(played.answers)
        table.step(option)
    raise trial.broken(GAMES_END, f"it is not over after {trial.steps} steps")


def play_again(trial: Trial) -> None:
    first, again = trial.played, Played()
    play_by_steps(trial, again)
    for what in ("answers", "facts", "digests"):
        one, other = getattr(first, what), getattr(again, what)
        if one != other:
            raise trial.broken(SAME_GAME, f"played twice, its {what} differ: {difference(one, other)}")


def play_by_answers(trial: Trial, law: str, forced: bool) -> None:
    """Whole answers instead of steps; with `forced`, nobody is asked what has one answer."""
    facts: list[str] = []
    table = trial.table(Seeded(trial.seeds("chance")), trial.hear(facts), forced)
    for number, (seat, text) in enumerate(trial.played.answers):
        if seat != CHANCE and not (forced and number in trial.played.single):
            table.say(seat, text)
    compare_end(trial, law, table, facts)


def play_with_chance_suspended(trial: Trial) -> None:
    """The journal of answers leads to every position of the game, whoever sits at chance."""
    facts: list[str] = []
    table = trial.table(None, trial.hear(facts))
    for number, (seat, text) in enumerate(trial.played.answers):
        trial.given = number
        then = trial.played.digests.get(number)
        if then is not None and trial.digest(table.state) != then:
            raise trial.broken(UNDO, "replayed from its answers, the game does not stand where it stood")
        table.say(seat, text)
    trial.given = len(trial.played.answers)
    compare_end(trial, UNDO, table, facts)


def compare_end(trial: Trial, law: str, table: Table[Any, Any], facts: list[str]) -> None:
    if facts != trial.played.facts:
        raise trial.broken(law, f"other facts are told: {difference(trial.played.facts, facts)}")
    if not table.over or trial.digest(table.state) != trial.played.digests[len(trial.played.answers)]:
        raise trial.broken(law, "the game ends otherwise")
