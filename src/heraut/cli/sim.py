"""`heraut sim`: many games between bots, on all the processors.

A game depends on its own seed and on nothing else: the same seeds give the same games, however many work on them.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from json import dumps
from multiprocessing import active_children
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress

from heraut import games
from heraut.cli.speech import decimal
from heraut.kernel import Refusal
from heraut.players.dice import Seeded
from heraut.players.registry import bot
from heraut.players.sight import Sight
from heraut.table.session import AnyGame
from heraut.table.words import Words

MOST_AT_ONCE = 8  # games handed to a worker together


class Plan(NamedTuple):
    """What is to be played, small enough to be sent to a worker."""

    game: str
    scenario: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: str


class Played(NamedTuple):
    """One game: its number, its seed, how many answers the bots gave, how they stood at the end."""

    number: int
    seed: str
    decisions: int
    scores: tuple[float, ...]

    @property
    def winner(self) -> int | None:
        """The seat that stands best, None when several do."""
        best = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        return best[0] if len(best) == 1 else None


@dataclass
class Tally:
    """The games of one scenario so far."""

    scenario: str
    seats: tuple[str, ...]
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def summary(self) -> dict[str, Any]:
        self.played.sort()
        count = len(self.played)
        winners = [game.winner for game in self.played]
        seats = range(len(self.seats))
        return {
            "scenario": self.scenario,
            "seats": list(self.seats),
            "games": count,
            "wins": [winners.count(seat) for seat in seats],
            "draws": winners.count(None),
            "mean_decisions": sum(game.decisions for game in self.played) / max(count, 1),
            "mean_scores": [sum(game.scores[seat] for game in self.played) / max(count, 1) for seat in seats],
            "seconds": round(self.seconds, 3),
            "games_per_second": round(count / self.seconds, 1) if self.seconds else 0.0,
            "results": [
                {"seed": game.seed, "decisions": game.decisions, "scores": list(game.scores), "winner": game.winner}
                for game in self.played
            ],
        }


def play_one(plan: Plan, number: int) -> Played:
    """A whole game, from its seed."""
    seed = f"{plan.seed}:{plan.scenario}:{number}"
    players = [bot(name, f"{seed}:{seat}") for seat, name in enumerate(plan.bots)]
    game = games.game(plan.game)
    table = game.table(plan.scenario, Seeded(seed), dict(plan.settings))
    decisions = 0
    while (decision := table.decision) is not None:
        table.answer(players[decision.seat].answer(Sight(table, decision.seat)))
        decisions += 1
    return Played(number, seed, decisions, game.scores(table))


def play_several(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    return [play_one(plan, number) for number in numbers]


def plan_games(
    game: AnyGame, scenarios: Sequence[str], settings: Mapping[str, str], bots: Sequence[str], seed: str
) -> list[Plan]:
    """Refuse what cannot be played before anything is; one bot's name is enough for all seats."""
    plans = []
    for name in bots:
        bot(name)
    for scenario in scenarios or [game.scenarios()[0]]:
        chosen = game.choose_settings(scenario, settings)
        seats = game.seats(scenario)
        seated = tuple(bots) * len(seats) if len(bots) == 1 else tuple(bots)
        if len(seated) != len(seats):
            sentence = "The scenario '{scenario}' has {wanted} seats ({names}), but {given} bots were named."
            raise Refusal(
                "wrong-bots",
                sentence,
                scenario=scenario,
                wanted=len(seats),
                given=len(seated),
                names=", ".join(seats),
            )
        plans.append(Plan(game.name, scenario, tuple(chosen.items()), seated, seed))
    return plans


class Simulation:
    """The games of several plans, with a bar for whoever watches."""

    def __init__(self, plans: Sequence[Plan], count: int, jobs: int, words: Words) -> None:
        self.plans, self.count, self.jobs, self.words = plans, count, jobs, words
        self.tallies: list[Tally] = []
        self.interrupted = False

    def run(self) -> None:
        """Play; Ctrl-C stops, and what was played counts."""
        console = Console(stderr=True)
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            try:
                for plan in self.plans:
                    self._play(plan, progress)
            except KeyboardInterrupt:
                self.interrupted = True

    def _play(self, plan: Plan, progress: Progress) -> None:
        tally = Tally(plan.scenario, games.game(plan.game).seats(plan.scenario))
        self.tallies.append(tally)
        bar = progress.add_task(plan.scenario, total=self.count)
        began = time.perf_counter()
        try:
            for played in self._games(plan):
                tally.played += played
                progress.advance(bar, len(played))
        finally:
            tally.seconds = time.perf_counter() - began

    def _games(self, plan: Plan) -> Iterator[list[Played]]:
        if self.jobs == 1:
            for number in range(self.count):
                yield [play_one(plan, number)]
            return
        size = max(1, min(MOST_AT_ONCE, self.count // (self.jobs * 4)))
        parts = [range(at, min(at + size, self.count)) for at in range(0, self.count, size)]
        # Ctrl-C reaches the whole group: the workers leave it to us.
        pool = ProcessPoolExecutor(self.jobs, initializer=partial(signal.signal, signal.SIGINT, signal.SIG_IGN))
        try:
            work: list[Future[list[Played]]] = [pool.submit(play_several, plan, part) for part in parts]
            for done in as_completed(work):
                yield done.result()
        except BaseException:
            for worker in active_children():  # nobody waits for what will not be counted
                worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    # Telling.

    def json(self) -> str:
        first = self.plans[0]
        page = {
            "game": first.game,
            "content": games.game(first.game).version,
            "settings": dict(first.settings),
            "bots": list(first.bots),
            "seed": first.seed,
            "interrupted": self.interrupted,
            "scenarios": [tally.summary() for tally in self.tallies],
        }
        return dumps(page, ensure_ascii=False, indent=2)

    def lines(self) -> Iterator[str]:
        say = self.words
        for plan, tally in zip(self.plans, self.tallies, strict=False):
            told = tally.summary()
            yield say("cli-sim-scenario", scenario=tally.scenario, games=told["games"])
            for seat, name in enumerate(tally.seats):
                yield "  " + say(
                    "cli-sim-seat",
                    seat=seat + 1,
                    name=name,
                    bot=plan.bots[seat],
                    wins=told["wins"][seat],
                    share=decimal(say.lang, 100 * told["wins"][seat] / max(told["games"], 1), 1),
                    score=decimal(say.lang, told["mean_scores"][seat], 3, "+"),
                )
            decisions, speed = (decimal(say.lang, told[name], 1) for name in ("mean_decisions", "games_per_second"))
            yield "  " + say("cli-sim-rest", draws=told["draws"], decisions=decisions, speed=speed)
        if self.interrupted:
            done = sum(len(tally.played) for tally in self.tallies)
            yield say("cli-sim-interrupted", done=done, wanted=self.count * len(self.plans))


def usual_jobs() -> int:
    return os.cpu_count() or 1
