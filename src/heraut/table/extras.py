"""What the engine does without, and only some of its uses need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from heraut.kernel import Refusal


def extra(module: str, named: str = "study") -> Any:
    """A module of that extra; refused in a sentence where it is not installed."""
    try:
        return import_module(module)
    except ImportError as missing:
        sentence = 'This needs {module}, which is not installed: pip install "heraut[{extra}]"'
        raise Refusal("no-extra", sentence, module=module.partition(".")[0], extra=named) from missing
