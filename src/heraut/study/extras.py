"""What only studies need, and players do not have to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from heraut.kernel import Refusal


def extra(module: str) -> Any:
    """A module of the extra `study`; refused in a sentence where it is not installed."""
    try:
        return import_module(module)
    except ImportError as missing:
        sentence = 'This needs {module}, which is not installed: pip install "heraut[study]"'
        raise Refusal("no-extra", sentence, module=module.partition(".")[0]) from missing
