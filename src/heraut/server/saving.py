"""Save files that come over the network: read, replayed and checked before anything is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from heraut.kernel import Refusal
from heraut.players.registry import BOTS
from heraut.table.saves import SaveError, read_save
from heraut.table.session import HUMAN, AnyGame, Session

MOST_ANSWERS = 20_000  # many times the longest game
MOST_THROWN = 10 * MOST_ANSWERS
CALLED = "save.json"


class Sent:
    """A file that is only in memory."""

    def __init__(self, text: str) -> None:
        self.text = text

    def read_text(self, encoding: str) -> str:
        return self.text

    def __str__(self) -> str:
        return CALLED


def read_sent(data: bytes, games: Mapping[str, AnyGame], replay: bool = False) -> Session:
    """The evening of a save that was sent; nobody believes a file, and least of all this one."""
    try:
        text = data.decode("utf-8-sig")
        text.encode()
    except UnicodeError as mistake:
        raise SaveError("not-a-save", "{path} is not a save of Héraut.", path=CALLED) from mistake
    _refuse_endless(data)
    session = read_save(cast(Path, Sent(text)), games, replay)
    for name in session.seats:
        if name != HUMAN and name not in BOTS:
            sentence = "There is no player '{given}'. There are: {known}."
            raise Refusal("unknown-bot", sentence, given=name[:40], known=", ".join([HUMAN, *BOTS]))
    return session


class _Size(msgspec.Struct):
    answers: Any = None
    thrown: Any = 0
    legs: Any = None


_READER = msgspec.json.Decoder(_Size)  # made once, by one thread (see wire.BODIES)


def _refuse_endless(data: bytes) -> None:
    """What would keep the server busy is refused before it is played; all other mistakes are left to the reader."""
    try:
        size = _READER.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return
    answers = len(size.answers) if isinstance(size.answers, list) else 0
    legs = [leg[-1] for leg in size.legs if isinstance(leg, list) and leg] if isinstance(size.legs, list) else []
    thrown = sum([count for count in (size.thrown, *legs) if isinstance(count, int)])
    if answers > MOST_ANSWERS or thrown > MOST_THROWN:
        raise SaveError("too-long", "A save with more than {most} answers is not accepted.", most=MOST_ANSWERS)
