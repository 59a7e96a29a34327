"""Tables that have come to a certain question: played by habit in this process, brought to the browser as a save."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from heraut.games import game as named
from heraut.kernel import write
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.table.saves import write_save
from heraut.table.session import HUMAN, Session
from heraut.tabletop.scene import Question
from tests.browser.person import Person

MOST = 600  # answers

Wanted = Callable[[Question], bool]


@cache
def reached(
    game: str, scenario: str, wanted: Wanted, seats: tuple[str, ...] = (HUMAN, "first"), seeds: int = 40
) -> bytes:
    """A save of the first game, of these seeds, that comes to a question to seat 0 that is wanted."""
    of = named(game)
    for seed in range(seeds):
        session = Session(of, scenario, seats=seats, dice=f"seeded:{seed}")
        chance = Seeded(seed)
        for _ in range(MOST):
            asked = session.decision
            if asked is None:
                break
            if asked.seat == 0:
                question = of.scene(of.view(session.table, 0), 0).question
                if question is not None and wanted(question):
                    return _saved(session)
            sight = Sight(session.table, asked.seat)
            session.say(asked.seat, write(of.likely(sight.guess(sight.view(), chance), asked, chance.random)))
    raise AssertionError(f"No game of {game} came to this question.")


def _saved(session: Session) -> bytes:
    with TemporaryDirectory() as folder:
        write_save(session, Path(folder) / "save.json")
        return (Path(folder) / "save.json").read_bytes()


def bring(person: Person, save: bytes) -> None:
    """Open a save on the home page; every seat is this person's."""
    person.home()
    person.page.get_by_label(re.compile("^(Open a saved game|Ouvrir une partie enregistrée)")).set_input_files(
        {"name": "save.json", "mimeType": "application/json", "buffer": save}
    )
    assert person.asked()
