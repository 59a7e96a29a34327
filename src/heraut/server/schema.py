"""`python -m heraut.server.schema > web/src/wire.schema.json`: the types of the wire, for other languages."""

from __future__ import annotations

import json

from heraut.server.wire import schema


def text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(text(), end="")
