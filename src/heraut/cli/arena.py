"""`heraut arena`: which bot is the strongest, how sure that is, and how long they think."""

from __future__ import annotations

import json as notation
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from heraut import games as library
from heraut.cli import opening
from heraut.cli.language import decimal, plain_words
from heraut.cli.options import Content, Engine, Jobs, Json, Lang, Out, Resume, Seed, Settings
from heraut.cli.sim import INTERRUPTED, end_of_study, names_in, watched
from heraut.study.arena import Arena, anchor
from heraut.study.ink import check_picture
from heraut.study.pictures import draw
from heraut.study.statistics import Interval
from heraut.study.studies import Study
from heraut.table.words import Words


def compare(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME,…", help="Who meets whom.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games of each pair on each scenario.")],
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="A scenario (several may be named); else all that are even.")
    ] = None,
    judge: Annotated[
        str, typer.Option("--judge", metavar="NAME", help="Who shows whether a scenario is lopsided (the first bot).")
    ] = "",
    seed: Seed = "0",
    jobs: Jobs = 0,
    engine: Engine = "processes",
    out: Out = None,
    resume: Resume = False,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw who wins (.svg, .png).")] = None,
    settings: Settings = None,
    json: Json = False,
    content: Content = None,
    lang: Lang = "",
) -> None:
    """Let bots meet, each seed from every seat, and rate them."""
    words = plain_words(lang)
    if plot is not None:
        check_picture(plot)
    chosen = opening.read_settings(settings or ())
    arena = Arena(library.game(game), names_in(bots), count, scenario or (), seed, chosen, judge)
    matches = arena.plan()
    study = Study(matches, jobs, engine, out, resume)
    with watched(len(matches)) as watch:
        arena.run(study, watch)
    study.finish()
    if plot is not None and arena.played:
        draw(arena.played, "wins", plot, words.lang)
    if json:
        told = {**arena.plain(), "interrupted": study.interrupted}
        typer.echo(notation.dumps(told, ensure_ascii=False, indent=2))
    else:
        typer.echo("\n".join([*tell(arena, words), *end_of_study(words, study, out, len(matches))]))
    if study.interrupted:
        raise typer.Exit(INTERRUPTED)


# --- telling ------------------------------------------------------------------------------------------------------


def tell(arena: Arena, say: Words) -> Iterator[str]:
    """Four tables: the scenarios, the pairs, the ratings, the time."""
    yield say("cli-arena-balance", judge=arena.judge)
    rows = []
    for one in arena.balances:
        shares = [f"{seat} {_share(say, share)}" for seat, share in zip(one.seats, one.shares, strict=True)]
        rows.append([one.scenario, str(one.games), say(f"cli-arena-{one.verdict}"), *shares])
    yield from _columns(rows)
    if not arena.even():
        yield say("cli-arena-none-even")
        return

    yield say("cli-arena-pairs")
    rows = [[say(f"cli-arena-{word}") for word in ("pair", "scenario", "games", "wdl", "share")]]
    for pairing in arena.pairings():
        wdl = f"{pairing.wins}–{pairing.draws}–{pairing.losses}"
        where = pairing.scenario or say("cli-arena-all")
        rows.append([" – ".join(pairing.bots), where, str(pairing.games), wdl, _share(say, pairing.share)])
    yield from _columns(rows)

    yield say("cli-arena-elo", anchor=anchor(arena.bots))
    speeds = arena.speeds()
    rows = [[say(f"cli-arena-{word}") for word in ("bot", "rating", "p50", "most")]]
    for name, rating in arena.ratings().items():
        elo = "0" if name == anchor(arena.bots) else rating.written()
        times = [decimal(say.lang, seconds, 3) for seconds in speeds[name][1:]] if name in speeds else []
        rows.append([name, elo, *times])
    yield from _columns(rows)


def _share(say: Words, share: Interval) -> str:
    value, low, high = (decimal(say.lang, 100 * part, 1) for part in share)
    return f"{value} % [{low}–{high}]"


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(max(map(len, rows), default=0))]
    for row in rows:
        yield "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
