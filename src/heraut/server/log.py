"""What repeats itself is logged a few times a minute, and counted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

MOST, WITHIN = 5, 60.0  # messages of a kind, in so many seconds


class Repeats(logging.Filter):
    """Lets through the first messages of each kind; the next that comes later says how many were left out.

    Of one kind is what comes from one line of code with one kind of error: whoever calls cannot make up new ones.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._came: dict[Any, tuple[float, int, logging.LogRecord | None]] = {}  # since when, how many, the last

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.pathname, record.lineno, (record.exc_info or (None,))[0])
        now = self.clock()
        since, count, _ = self._came.get(kind, (now, 0, None))
        if now - since >= WITHIN:
            if count > MOST:
                record.msg, record.args = f"{record.getMessage()} ({_left_out(count)})", ()
            since, count = now, 0
        self._came[kind] = (since, count + 1, record)
        return count < MOST

    def sum_up(self) -> None:
        """What was left out and has not been told."""
        for _, count, last in tuple(self._came.values()):
            if last is not None and count > MOST:
                logging.getLogger(last.name).warning("%.200s (%s)", last.getMessage(), _left_out(count))
        self._came.clear()


@contextmanager
def few_repeats() -> Iterator[None]:
    """Meanwhile, what is logged does not repeat itself without end."""
    repeats, handlers = Repeats(), tuple(logging.getLogger().handlers)
    for handler in handlers:
        handler.addFilter(repeats)
    try:
        yield
    finally:
        for handler in handlers:
            handler.removeFilter(repeats)
        repeats.sum_up()


def _left_out(count: int) -> str:
    return f"{count - MOST} more like this were left out"
