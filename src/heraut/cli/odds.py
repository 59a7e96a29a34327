"""`heraut odds`: what each answer to a question leads to; and in games that know duels, what players ask before one."""

from __future__ import annotations

import json as notation
from pathlib import Path
from typing import Annotated

import typer

from heraut import games as library
from heraut.cli.asking import draw_question
from heraut.cli.before_a_fight import Told, draw, paper
from heraut.cli.language import plain_words
from heraut.cli.looking import called, look, said_question
from heraut.cli.options import Content, Json, Lang, Seed
from heraut.kernel import Refusal
from heraut.kernel.options import choose
from heraut.odds.bars import bars, with_odds
from heraut.odds.before_a_fight import Duels, before_a_fight
from heraut.odds.reckoning import Budget, all_odds
from heraut.players.dice import Seeded
from heraut.study.ink import check_picture
from heraut.table.session import AnyGame
from heraut.table.speech import OneLanguage
from heraut.table.words import game_words
from heraut.tabletop.scene import Question

MOST_STATES, SAMPLES, FINE = 60_000, 2_000, 3e-5
EVERY_ROW = 10_000


def tell_odds(
    game: Annotated[str, typer.Argument(help="The game.")],
    scenario: Annotated[str, typer.Option("--scenario", help="The scenario; without it, the first.")] = "",
    after: Annotated[
        str, typer.Option("--after", metavar="ANSWERS", help="What has been answered before, parted by ';'.")
    ] = "",
    attacker: Annotated[str, typer.Option("--attacker", metavar="NAME", help="A duel: who attacks.")] = "",
    defender: Annotated[str, typer.Option("--defender", metavar="NAME", help="A duel: against whom.")] = "",
    charging: Annotated[bool, typer.Option("--charging", help="A duel: the attacker has charged.")] = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="How long to count before games are sampled instead.")
    ] = 40.0,
    seed: Seed = "0",
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw a duel (.svg, .png).")] = None,
    json: Json = False,
    content: Content = None,
    lang: Lang = "",
) -> None:
    """What each answer to a question leads to, and how often; or who wins a duel, and with which placement."""
    found = library.game(game)
    scenario = scenario or found.scenarios()[0]
    if attacker or defender or charging or plot:
        tell_duel(found, (attacker, defender), scenario, charging, seconds, seed, plot, json, lang)
    else:
        tell_answers(found, scenario, after, seconds, seed, json, lang)


def tell_answers(game: AnyGame, scenario: str, after: str, seconds: float, seed: str, json: bool, lang: str) -> None:
    """The odds of each answer to the question that is put after these answers; dice fall by the seed until then."""
    table = game.table(scenario, Seeded(seed))
    for text in filter(None, map(str.strip, after.split(";"))):
        if table.decision is None:
            raise Refusal("nothing-asked", "Nothing is asked: the game is over.")
        table.answer(choose(table.decision, text))
    decision = table.decision
    told = all_odds(table, budget=Budget(MOST_STATES, seconds, SAMPLES, FINE), seed=seed) if decision else {}
    if decision is None or not told:
        raise Refusal("no-odds", "There are no odds to tell here.")
    if json:
        answers = {answer: one.json() for answer, one in told.items()}
        page = {"question": decision.kind, "seat": decision.seat, "answers": answers}
        typer.echo(notation.dumps(page, ensure_ascii=False, indent=2))
        return
    found = {answer: bars(one) for answer, one in told.items()}
    speech, scene = OneLanguage(game, plain_words(lang).lang), with_odds(look(table, decision.seat), found)
    question = scene.question or Question(decision.seat, decision.kind, scene.title, ())
    asked, who = said_question(scene, table.state, decision, speech), speech.label(called(scene, decision.seat))
    console = paper()
    for line in draw_question(question, asked, who, speech, console.width, EVERY_ROW):
        console.print(line)
    for how in {one.how.id: speech.label(one.how) for one in found.values()}.values():
        console.print(how)


def tell_duel(
    game: AnyGame,
    names: tuple[str, str],
    scenario: str,
    charging: bool,
    seconds: float,
    seed: str,
    plot: Path | None,
    json: bool,
    lang: str,
) -> None:
    """Who wins, how often, how wounded, and with which placement of dice."""
    duels: Duels | None = game.duels
    if duels is None:
        raise Refusal("no-duels", "{game} knows no duel of two fighters.", game=game.name)
    words = game_words(plain_words(lang).lang, game)
    if plot is not None:
        check_picture(plot)
    left, right = duels.fighters(*names, scenario)
    budget = Budget(MOST_STATES, 0.75 * seconds, SAMPLES, FINE)  # a quarter is left for the whole fight
    told = before_a_fight(duels, left, right, scenario, charging, budget, seed)
    if plot is not None:
        draw(told, duels, words, plot)
    if json:
        typer.echo(notation.dumps(told.json(), ensure_ascii=False, indent=2))
    else:
        Told(told, duels, words, charging).print()
