"""Those who think: each a thread of the server, with a process of its own where the game can be known there by name."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from heraut import games
from heraut.server.minds import Pace
from heraut.table.session import AnyGame

TRIES = 3  # to think about the same question, when the process ends meanwhile


class Failed(Exception):
    """It could not be thought about; in words for the log."""


class Work:
    """What is to be done: a function of `minds`, and what it must know, which is put together only when its turn comes.

    `here`: in the thread; for what is done at once, or cannot be sent to another process.
    """

    def __init__(
        self, do: Callable[..., Any], game: AnyGame, about: Callable[[], tuple[Any, ...]], here: bool = False
    ) -> None:
        self.do, self.game, self.about = do, game, about
        self.here = here or not is_installed(game)


def is_installed(game: AnyGame) -> bool:
    """Does another process know this very game by its name?"""
    return game.name in games.names() and game is games.game(game.name)


class Worker:
    """Thinks about one thing at a time.  Its process starts with the first question, and again when it was killed."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mind")
        self._process: subprocess.Popen[bytes] | None = None
        self._given_up = False

    def begin(self, work: Work, share: float, in_vain: Callable[[], bool]) -> asyncio.Future[Any]:
        self._given_up = False
        call = (self._here, work, Pace(share, in_vain)) if work.here else (self._away, work, share)
        return asyncio.get_running_loop().run_in_executor(self._thread, *call)

    def _here(self, work: Work, pace: Pace) -> Any:
        return work.do(work.game, pace, *work.about())

    def _away(self, work: Work, share: float) -> Any:
        question = pickle.dumps((work.do, work.game.name, share, work.about()))
        for _ in range(TRIES):
            with suppress(EOFError, OSError, pickle.UnpicklingError):  # it was killed: ask another one
                done, told = self._ask(question)
                if not done:
                    raise Failed(told)
                return told
            self._end()
            if self._given_up:
                break
        raise Failed("The process that thought about it has ended.")

    def _ask(self, question: bytes) -> Any:
        process = self._process = self._process or _start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        return pickle.load(process.stdout)

    def never_mind(self) -> None:
        """Nobody waits for the answer any longer; what can stop thinking about it does."""
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):
                process.stdin.write(pickle.dumps(None))
                process.stdin.flush()

    def give_up(self) -> None:
        """It takes too long."""
        self._given_up = True
        if self._process is not None:
            self._process.kill()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError):
                process.communicate()

    def stop(self) -> None:
        self.give_up()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False)


def _start() -> subprocess.Popen[bytes]:
    """With the very sources that run here, whatever lies in the folder that the server was started in."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])}
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "heraut.server.minds"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
    )
