"""The command line: `heraut games | play | serve | sim | replay | rules | content check`.

Whatever is refused is refused in one sentence, in the reader's language, with exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from rich.console import Console
from typer.core import TyperGroup

import heraut
from heraut import games as library
from heraut.cli import opening, sim
from heraut.cli.rules import rules
from heraut.cli.speech import language, plain_words, refusal
from heraut.cli.terminal import Terminal
from heraut.kernel import Refusal
from heraut.kernel.content import ContentError
from heraut.table.words import Words

WRONG_USE, WRONG_CONTENT = 2, 1
UsageError = cast("type[Exception]", typer.BadParameter.__mro__[1])  # typer does not export it

Lang = Annotated[str, typer.Option("--lang", metavar="fr|en", help="The language; without it, that of the machine.")]
Seats = Annotated[list[str] | None, typer.Option("--seat", metavar="N=PLAYER", help="Who plays: 1=human, 2=random.")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game.")]
Replay = Annotated[
    bool, typer.Option("--replay", "--content-changed", help="Play the answers of a save with today's content.")
]


class Commands(TyperGroup):
    """Says every mistake in one sentence."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        words = partial(plain_words, language("", given))
        extra["standalone_mode"] = False
        try:
            sys.exit(super().main(given, *rest, **extra) or 0)
        except Refusal as error:
            _complain(refusal(words(), error))
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
app.command()(rules)


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
def games(lang: Lang = "") -> None:
    """The games, their scenarios and their settings."""
    words = plain_words(lang)
    for name in library.NAMES:
        game = library.game(name)
        typer.echo(words("cli-game", name=name, version=game.version))
        for setting in game.settings():
            values = "|".join(f"{value}*" if value == setting.usual else value for value in setting.values)
            typer.echo(f"  --set {setting.name}={values}")
        for scenario in game.scenarios():
            title = opening.printed(game, scenario, "name")
            said = title.fr if words.lang == "fr" else title.en
            typer.echo(f"  {scenario:<22} {said}  ({words('cli-seats', count=len(game.seats(scenario)))})")


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game (confrontation without it).")] = "",
    scenario: Annotated[str, typer.Option("--scenario", help="The scenario; without it, you choose.")] = "",
    seat: Seats = None,
    dice: Annotated[str, typer.Option("--dice", metavar="seeded:7|typed", help="Whose dice.")] = "",
    settings: Settings = None,
    lang: Lang = "",
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Take up a save.")] = None,
    replay: Replay = False,
    terminal: Annotated[bool, typer.Option("--terminal", help="In the terminal, not in the browser.")] = False,
) -> None:
    """Play a game: in the browser, or in the terminal if you say so, choose how to begin, or are not at a terminal."""
    words = plain_words(lang)
    begun = scenario or seat or dice or settings or load
    if not (terminal or begun) and sys.stdin.isatty() and sys.stdout.isatty() and _pages_are_built():
        opening.find_game(game or library.NAMES[0])
        serve_tables(port=0, open_browser=True, lang=lang)
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
        chosen = opening.find_game(game or library.NAMES[0])
        scenario = scenario or _choose_scenario(chosen, words)
        session = opening.start(chosen, scenario, seat or (), dice or "seeded", settings or ())
    Terminal(session, words.lang).play()


def _choose_scenario(game: Any, words: Words) -> str:
    """Ask for a number on a terminal; the first elsewhere."""
    names: Sequence[str] = game.scenarios()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return names[0]
    console = Console(markup=False, highlight=False)
    for number, name in enumerate(names, start=1):
        said = [opening.printed(game, name, what) for what in ("name", "about")]
        line = " — ".join(text.fr if words.lang == "fr" else text.en for text in said)
        console.print(f"{number:>3} {line}", no_wrap=True, overflow="ellipsis")
    while True:
        try:
            line = input(words("cli-which-scenario", count=len(names)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            raise typer.Exit(0) from None
        if line in names:
            return line
        if not line or line == "1":
            return names[0]
        if line.isdecimal() and 1 <= int(line) <= len(names):
            return names[int(line) - 1]
        typer.echo(words("refusal-no-such-option", given=line, count=len(names)))


def _pages_are_built() -> bool:
    return (Path(heraut.__file__).parent / "server" / "static" / "index.html").exists()


@app.command("serve")
def serve_tables(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 for other machines.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port (0: any free one).")] = 8000,
    store: Annotated[str, typer.Option("--store", metavar="PATH|URL", help="A file, or postgresql://….")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another origin that may call.")] = None,
    lang: Lang = "",
) -> None:
    """Serve tables to browsers, on this machine or to others."""
    # What a server needs takes a while to import, and only a server needs it.
    from heraut.server.run import serve
    from heraut.server.speech import server_words

    words = server_words(plain_words(lang).lang)

    def say(url: str, kept: str) -> None:
        typer.echo(f"{words('serving', url=url)}\n{words('serving-kept', store=kept)}")
        sys.stdout.flush()

    serve(host, port, store, open_browser=open_browser, origins=origin or (), say=say)


@app.command("sim")
def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games of each scenario.")],
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME", help="One name for all seats, or one each.")],
    scenario: Annotated[list[str] | None, typer.Option("--scenario", help="A scenario (several may be named).")] = None,
    seed: Annotated[str, typer.Option("--seed", help="The seed of them all.")] = "0",
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="How many at once (0: one a processor).")] = 0,
    settings: Settings = None,
    json: Annotated[bool, typer.Option("--json", help="For scripts: every game with its seed.")] = False,
    lang: Lang = "",
) -> None:
    """Play many games between bots, and count."""
    words = plain_words(lang)
    names = [name.strip() for name in bots.split(",")]
    chosen = opening.read_settings(settings or ())
    plans = sim.plan_games(opening.find_game(game), scenario or (), chosen, names, seed)
    simulation = sim.Simulation(plans, count, jobs or sim.usual_jobs(), words)
    simulation.run()
    typer.echo(simulation.json() if json else "\n".join(simulation.lines()))
    if simulation.interrupted:
        raise typer.Exit(130)


@app.command("replay")
def tell_again(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The save.")],
    seat: Annotated[int, typer.Option("--seat", min=0, help="As this seat saw it (0: as a spectator did).")] = 0,
    replay: Replay = False,
    lang: Lang = "",
) -> None:
    """Tell the whole tale of a save again."""
    words = plain_words(lang)
    session = opening.load(file, replay=replay)
    seats = session.game.seats(session.scenario)
    if seat > len(seats):
        known = ", ".join(f"{at} ({name})" for at, name in enumerate(seats, start=1))
        raise Refusal("no-seat", "There is no seat '{given}'. There are: {known}.", given=seat, known=known)
    Terminal(session, words.lang).tell(seat - 1 if seat else None)


@content.command("check")
def check_content(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="A folder with content/ and scenarios/.")],
    game: Annotated[str, typer.Option("--game", help="The game it is for.")] = library.NAMES[0],
    lang: Lang = "",
) -> None:
    """Read a content folder and say whether it can be played with."""
    words = plain_words(lang)
    opening.find_game(game)
    if not path.is_dir():
        raise Refusal("no-folder", "There is no folder {path}.", path=str(path))
    try:
        loaded = import_module(f"heraut.games.{game}.game").load(path)
    except ContentError as error:
        _complain(words("cli-bad-content", why=str(error)))
        raise typer.Exit(WRONG_CONTENT) from error
    typer.echo(words("cli-good-content", game=game, version=loaded.version, scenarios=len(loaded.scenarios())))


if __name__ == "__main__":
    main()
