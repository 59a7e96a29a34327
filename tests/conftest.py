"""What holds for all tests: no example of hypothesis is timed, for no test may depend on how busy the machine is.

On the compiled build (`HERAUT_COMPILED=1`) everything is run but what is marked `interpreted`, with its reason.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

PATCHED = "a compiled function calls its neighbours directly: what a test puts in their place is never asked"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("HERAUT_COMPILED") != "1":
        return
    for item in items:
        if "monkeypatch" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.interpreted(PATCHED))
    left_out = [item for item in items if item.get_closest_marker("interpreted")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
