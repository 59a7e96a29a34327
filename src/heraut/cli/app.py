"""The command line: `heraut games | play | serve | replay | verify | sim | arena | odds | luck | plot | rules`, and
`heraut content check`, `heraut journal check | rescue`.

Whatever is refused is refused in one sentence, in the reader's language, with exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.console import Console
from typer.core import TyperGroup

import heraut
from heraut import games as library
from heraut.cli import arena, luck, odds, opening, plot, serve, sim, verify
from heraut.cli import journal as journals
from heraut.cli import replay as replays
from heraut.cli.language import language, plain_words
from heraut.cli.options import Content, Lang, Replay, Seats, Settings
from heraut.cli.rules import rules
from heraut.cli.terminal import Terminal
from heraut.kernel import Refusal
from heraut.kernel.content import ContentError
from heraut.table.fate import TYPED
from heraut.table.session import AnyGame
from heraut.table.words import Words

WRONG_USE, WRONG_CONTENT = 2, 1
UsageError = cast("type[Exception]", typer.BadParameter.__mro__[1])  # typer does not export it


class Commands(TyperGroup):
    """Says every mistake in one sentence."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        words = partial(plain_words, language("", given))
        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(given, *rest, **extra) or 0)
        except Refusal as error:
            _complain(words().refusal(error))
        except ContentError as error:
            _complain(words()("cli-bad-content", why=str(error)))
        except UsageError as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                typer.echo(str(error))
                sys.exit(0)
            _complain(_usage(words(), error))
        sys.exit(WRONG_USE)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            sentence = "There is no command '{given}'. There are: {known}."
            raise Refusal("no-command", sentence, given=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def _complain(sentence: str) -> None:
    typer.echo(sentence, err=True)


def _usage(words: Words, error: Any) -> str:
    """What typer found wrong, in our words where we have some."""
    match type(error).__name__:
        case "NoSuchOption":
            return words("cli-no-such-option", option=error.option_name)
        case "MissingParameter" if error.param is not None:
            return words("cli-missing", name=error.param.opts[0])
        case "BadParameter" if error.param is not None:
            return words("cli-bad-value", name=error.param.opts[0], why=error.message.rstrip("."))
        case _:
            return words("cli-wrong-use", why=error.format_message().rstrip("."))


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Héraut: board games by their rulebooks.",
)
content = typer.Typer(cls=Commands, no_args_is_help=True, help="Content: what is printed on the components.")
app.add_typer(content, name="content")
journal = typer.Typer(cls=Commands, no_args_is_help=True, help="The journal: what a server keeps of every table.")
journal.command("check")(journals.check_journal)
journal.command("rescue")(journals.rescue_journal)
app.add_typer(journal, name="journal")
app.command()(rules)
app.command("serve")(serve.serve_tables)
app.command("sim")(sim.simulate)
app.command("arena")(arena.compare)
app.command("plot")(plot.draw)
app.command("odds")(odds.tell_odds)
app.command("luck")(luck.tell_luck)
app.command("replay")(replays.tell_again)
app.command("verify")(verify.tell_dice)


def main() -> None:
    """The `heraut` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="heraut")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"heraut {heraut.__version__}")
        raise typer.Exit


@app.callback()
def every_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="The version.")] = False,
) -> None:
    """Héraut: board games by their rulebooks."""


@app.command()
def games(content: Content = None, lang: Lang = "") -> None:
    """The games, their scenarios and their settings."""
    words = plain_words(lang)
    found, broken = library.playable()
    for name, game in found.items():
        typer.echo(words("cli-game", name=name, version=game.version))
        for setting in game.settings():
            values = "|".join(f"{value}*" if value == setting.usual else value for value in setting.values)
            typer.echo(f"  --set {setting.name}={values}")
        for family in opening.families(game).values():
            said = words.text(opening.title(game, family))
            if len(family) > 1:
                typer.echo(f"  {said}")
            for scenario in family:
                seats = f"({words('cli-seats', count=len(game.seats(scenario)))})"
                typer.echo(f"    {scenario:<30} {seats}" if len(family) > 1 else f"  {scenario:<22} {said}  {seats}")
    for why in broken:
        _complain(words.refusal(why))


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game (confrontation without it).")] = "",
    scenario: Annotated[str, typer.Option("--scenario", help="The scenario; without it, you choose.")] = "",
    seat: Seats = None,
    dice: Annotated[str, typer.Option("--dice", metavar="seeded:7|typed", help="Whose dice.")] = "",
    settings: Settings = None,
    content: Content = None,
    lang: Lang = "",
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Take up a save.")] = None,
    replay: Replay = False,
    terminal: Annotated[bool, typer.Option("--terminal", help="In the terminal, not in the browser.")] = False,
) -> None:
    """Play a game: in the browser, or in the terminal if you say so, give a seed or a save, or are at no terminal."""
    words = plain_words(lang)
    in_browser = not terminal and load is None and dice in ("", "seeded", TYPED)
    if in_browser and at_a_terminal() and serve.pages_are_built():
        chosen = library.game(game or library.NAMES[0])
        page = f"?lang={words.lang}" if lang else ""
        if scenario or seat or dice or settings:
            page += opening.page(chosen, scenario, seat or (), dice or "seeded", settings or ())
        serve.open_server(lang, port=0, open_browser=True, page=page)
        return
    if load is not None:
        for name, given in (("--scenario", scenario), ("--dice", dice), ("--set", settings)):
            if given:
                raise Refusal("not-with-load", "{option} cannot go with --load: the save says it.", option=name)
        session = opening.load(load, seat or (), replay)
        if game and game != session.game.name:
            sentence = "{path} is a save of {game}, not of {given}."
            raise Refusal("other-game", sentence, path=str(load), game=session.game.name, given=game)
    else:
        chosen = library.game(game or library.NAMES[0])
        scenario = scenario or _choose_scenario(chosen, words)
        session = opening.start(chosen, scenario, seat or (), dice or "seeded", settings or ())
    Terminal(session, words.lang).play()


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _choose_scenario(game: AnyGame, words: Words) -> str:
    """Ask for a number on a terminal, then for one of its family; the first elsewhere."""
    names, families = game.scenarios(), opening.families(game)
    if not at_a_terminal():
        return names[0]
    abouts = [opening.printed(game, family[0], "about") for family in families.values()]
    titles = [opening.title(game, family) for family in families.values()]
    lines = [f"{words.text(title)} — {words.text(about)}" for title, about in zip(titles, abouts, strict=True)]
    chosen = _choose(words, list(families), lines, names)
    family = families.get(chosen, [chosen])
    if len(family) == 1:
        return family[0]
    return _choose(words, family, [words.text(opening.printed(game, name, "name")) for name in family], names)


def _choose(words: Words, ids: Sequence[str], lines: Sequence[str], also: Sequence[str]) -> str:
    """One of these, by its number; whoever knows the name of a scenario may write that."""
    console = Console(markup=False, highlight=False)
    for number, line in enumerate(lines, start=1):
        console.print(f"{number:>3} {line}", no_wrap=True, overflow="ellipsis")
    while True:
        try:
            line = input(words("cli-which-scenario", count=len(ids)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            raise typer.Exit(0) from None
        if line in ids or line in also:
            return line
        if not line or line == "1":
            return ids[0]
        if line.isdecimal() and 1 <= int(line) <= len(ids):
            return ids[int(line) - 1]
        typer.echo(words("refusal-no-such-option", given=line, count=len(ids)))


@content.command("check")
def check_content(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A folder like printed/ of a game.")],
    game: Annotated[str, typer.Option("--game", help="The game it is for.")] = library.NAMES[0],
    lang: Lang = "",
) -> None:
    """Read a content folder and say whether it can be played with."""
    words = plain_words(lang)
    try:
        loaded = library.with_content(game, path)
    except ContentError as error:
        _complain(words("cli-bad-content", why=str(error)))
        raise typer.Exit(WRONG_CONTENT) from error
    typer.echo(words("cli-good-content", game=game, version=loaded.version, scenarios=len(loaded.scenarios())))


if __name__ == "__main__":
    main()
