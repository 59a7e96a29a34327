"""What is run on the compiled build (`HERAUT_COMPILED=1`): everything but what is marked `interpreted`, with its reason."""

from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("HERAUT_COMPILED") != "1":
        return
    left_out = [item for item in items if item.get_closest_marker("interpreted")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
