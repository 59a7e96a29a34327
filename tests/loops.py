"""What is awaited in a thread of its own: browsers of other tests may keep a loop of theirs in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def alone(played: Coroutine[Any, Any, None]) -> None:
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, played).result()
