"""`heraut sim`: many games between bots, and who won how many."""

from __future__ import annotations

import json as notation
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from heraut import games as library
from heraut.cli import opening
from heraut.cli.language import decimal, plain_words
from heraut.cli.options import Content, Engine, Jobs, Json, Lang, Out, Resume, Scenarios, Seed, Settings
from heraut.kernel import winners
from heraut.study.matches import Match, Played, plan_matches
from heraut.study.studies import Study, Watch
from heraut.table.words import Words

INTERRUPTED = 130  # what a shell calls a command that Ctrl-C stopped
RESULT = ("id", "seed", "decisions", "scores", "winner")


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games of each scenario named.")],
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME", help="One name for all seats, or one each.")],
    scenario: Scenarios = None,
    seed: Seed = "0",
    jobs: Jobs = 0,
    engine: Engine = "processes",
    out: Out = None,
    resume: Resume = False,
    settings: Settings = None,
    json: Json = False,
    content: Content = None,
    lang: Lang = "",
) -> None:
    """Play many games between bots, and count."""
    words = plain_words(lang)
    chosen = opening.read_settings(settings or ())
    matches = plan_matches(library.game(game), scenario or (), names_in(bots), count, seed, chosen)
    study = Study(matches, jobs, engine, out, resume)
    tallies = []
    with watched(len(matches)) as watch:
        for some in by_scenario(matches):
            before, began = len(study.games), perf_counter()
            played = study.play(some, watch)
            tallies.append(Tally(some, played, len(study.games) - before, perf_counter() - began))
            if study.interrupted:
                break
    study.finish()
    if json:
        typer.echo(page(tallies, seed, study.interrupted))
    else:
        told = [line for tally in tallies for line in tally.lines(words)]
        typer.echo("\n".join(told + end_of_study(words, study, out, len(matches))))
    if study.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- for every study ----------------------------------------------------------------------------------------------


def names_in(given: str) -> list[str]:
    """`hard,random` → its names."""
    return [name.strip() for name in given.split(",")]


@contextmanager
def watched(total: int) -> Iterator[Watch]:
    """A bar for whoever watches."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=total)
        yield lambda more: progress.advance(bar, more)


def by_scenario(matches: Sequence[Match]) -> list[list[Match]]:
    found: dict[str, list[Match]] = {}
    for match in matches:
        found.setdefault(match.scenario, []).append(match)
    return list(found.values())


def end_of_study(words: Words, study: Study, out: Path | None, wanted: int) -> list[str]:
    """How far it went, and where it is kept."""
    lines = []
    if study.interrupted:
        lines.append(words("cli-sim-interrupted", done=len(study.games), wanted=wanted))
        if out is not None:
            lines.append(words("cli-sim-go-on"))
    if out is not None and study.games:
        lines.append(words("cli-sim-kept", path=str(out), id=next(reversed(study.games))))
    return lines


# --- counting -----------------------------------------------------------------------------------------------------


class Tally(NamedTuple):
    """The games of one scenario so far; `new` of them were played now, in so many seconds."""

    matches: Sequence[Match]
    played: Sequence[Played]
    new: int
    seconds: float

    def summary(self) -> dict[str, Any]:
        count = len(self.played)
        won = [winners(game.scores) for game in self.played]
        match = self.matches[0]
        names = library.game(match.game).seats(match.scenario)
        seats = range(len(names))
        return {
            "scenario": match.scenario,
            "seats": list(names),
            "games": count,
            "wins": [sum(seat in seats_won for seats_won in won) for seat in seats],
            "draws": sum(max(game.scores) == 0 for game in self.played),
            "lost": sum(max(game.scores) < 0 for game in self.played),
            "mean_decisions": sum(game.decisions for game in self.played) / max(count, 1),
            "mean_scores": [sum(game.scores[seat] for game in self.played) / max(count, 1) for seat in seats],
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.new / self.seconds, 1) if self.seconds else 0.0,
            "results": [{key: row[key] for key in RESULT} for row in (game.plain() for game in self.played)],
        }

    def lines(self, say: Words) -> Iterator[str]:
        told = self.summary()
        yield say("cli-sim-scenario", scenario=told["scenario"], games=told["games"])
        for seat, name in enumerate(told["seats"]):
            yield "  " + say(
                "cli-sim-seat",
                seat=seat + 1,
                name=name,
                bot=self.matches[0].bots[seat],
                wins=told["wins"][seat],
                share=decimal(say.lang, 100 * told["wins"][seat] / max(told["games"], 1), 1),
                score=decimal(say.lang, told["mean_scores"][seat], 3, "+"),
            )
        decisions, speed = (decimal(say.lang, told[name], 1) for name in ("mean_decisions", "games_per_second"))
        if told["lost"]:
            yield "  " + say("cli-sim-lost", lost=told["lost"])
        yield "  " + say("cli-sim-rest", draws=told["draws"], decisions=decisions, speed=speed)


def page(tallies: Sequence[Tally], seed: str, interrupted: bool) -> str:
    first = tallies[0].matches[0]
    told = {
        "game": first.game,
        "content": library.game(first.game).version,
        "settings": dict(first.settings),
        "bots": list(first.bots),
        "seed": seed,
        "interrupted": interrupted,
        "scenarios": [tally.summary() for tally in tallies],
    }
    return notation.dumps(told, ensure_ascii=False, indent=2)
