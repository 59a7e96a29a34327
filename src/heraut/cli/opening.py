"""Before the first question: which game, which scenario, who sits where."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from heraut import games
from heraut.kernel import Refusal
from heraut.kernel.content import Text
from heraut.kernel.playable import Playable
from heraut.kernel.showable import Showable
from heraut.players.registry import BOTS, USUAL_BOT, bot
from heraut.players.simple import Player
from heraut.table.fate import TYPED
from heraut.table.saves import read_save
from heraut.table.session import HUMAN, AnyGame, Session


def printed(game: Showable[Any], scenario: str, what: str) -> Text:
    """What the content says of a scenario (`name`, `about`)."""
    text = getattr(game.printed(scenario), what, None)
    return text if isinstance(text, Text) else Text(en="", fr="")


def families(game: AnyGame) -> dict[str, list[str]]:
    """The scenarios that are one to a player: the first of each family stands where it stood."""
    found: dict[str, list[str]] = {}
    for scenario in game.scenarios():
        found.setdefault(game.variant(scenario).family, []).append(scenario)
    return found


def title(game: AnyGame, family: list[str]) -> Text:
    """What all of them are called."""
    text = game.variant(family[0]).title
    return text if isinstance(text, Text) else Text(en="", fr="")


def read_settings(given: Iterable[str]) -> dict[str, str]:
    """`edition=official` → {"edition": "official"}."""
    settings = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal("bad-setting", "'{given}' is not a setting: write name=value.", given=text)
        settings[name.strip()] = value.strip()
    return settings


def read_seats(names: tuple[str, ...], given: Iterable[str], usual: Iterable[str]) -> list[str]:
    """`2=random` or `scorpions=random` → who plays each seat."""
    seats = list(usual)
    for text in given:
        seat, equals, player = (word.strip() for word in text.partition("="))
        if not equals:
            raise Refusal("bad-seat", "'{given}' does not say who sits where: write 1=human.", given=text)
        number = names.index(seat) + 1 if seat in names else int(seat) if seat.isdecimal() else 0
        if not 1 <= number <= len(names):
            known = ", ".join(f"{at} ({name})" for at, name in enumerate(names, start=1))
            raise Refusal("no-seat", "There is no seat '{given}'. There are: {known}.", given=seat, known=known)
        if player != HUMAN and player not in BOTS:
            known = ", ".join([HUMAN, *BOTS])
            raise Refusal("unknown-bot", "There is no player '{given}'. There are: {known}.", given=player, known=known)
        seats[number - 1] = player
    return seats


def usual_seats(game: Playable[Any, Any], scenario: str) -> list[str]:
    """A person at the first seat, the usual opponent elsewhere."""
    others = len(game.seats(scenario)) - 1
    return [HUMAN, *[USUAL_BOT] * others]


def seat_bots(session: Session) -> dict[int, Player]:
    """The players of the seats that no person has.  Seeded dice seed them too; real dice do not."""
    return {
        seat: bot(name, None if session.dice == TYPED else f"{session.dice}:{seat}:{len(session.answers)}")
        for seat, name in enumerate(session.seats)
        if name != HUMAN
    }


def start(game: AnyGame, scenario: str, seats: Iterable[str], dice: str, settings: Iterable[str]) -> Session:
    chosen = read_settings(settings)
    game.choose_settings(scenario, chosen)
    players = read_seats(game.seats(scenario), seats, usual_seats(game, scenario))
    return Session.start(game, scenario, chosen, players, dice)


def page(game: AnyGame, scenario: str, seats: Iterable[str], dice: str, settings: Iterable[str]) -> str:
    """Where the browser lays such a table: `#/open/confrontation/duel/me,random/seeded/edition=sheet`."""
    scenario = scenario or game.scenarios()[0]
    chosen = read_settings(settings)
    game.choose_settings(scenario, chosen)
    players = read_seats(game.seats(scenario), seats, usual_seats(game, scenario))
    people = iter(["me", *["here"] * len(players)])
    sit = ",".join([next(people) if player == HUMAN else player for player in players])
    values = ",".join([f"{name}={value}" for name, value in chosen.items()])
    return "#/open/" + "/".join([quote(part, safe=",=") for part in (game.name, scenario, sit, dice, values)])


def load(path: Path, seats: Iterable[str] = (), replay: bool = False) -> Session:
    """Take up a save; other people may sit down at it."""
    session = read_save(path, games.playable()[0], replay)
    session.seats = tuple(read_seats(session.game.seats(session.scenario), seats, session.seats))
    return session
