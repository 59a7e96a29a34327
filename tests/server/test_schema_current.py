"""The browser's types are made from `web/src/wire.schema.json`: it must be what the model gives."""

from __future__ import annotations

from pathlib import Path

from heraut.server.schema import text

KEPT = Path(__file__).parents[2] / "web" / "src" / "wire.schema.json"


def test_the_kept_schema_is_what_the_model_gives() -> None:
    again = "python -m heraut.server.schema > web/src/wire.schema.json, then npm run types in web/"
    assert KEPT.read_text("utf-8") == text(), again
