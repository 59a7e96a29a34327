"""Without the extras, importing an environment says what to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "package", "name"),
    [
        ("gym", "numpy", "NumPy"),
        ("gym", "gymnasium", "Gymnasium"),
        ("zoo", "pettingzoo", "PettingZoo"),
        ("spiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, module: str, package: str, name: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for known in [name for name in sys.modules if name == "heraut.envs" or name.startswith("heraut.envs.")]:
        monkeypatch.delitem(sys.modules, known)
    with pytest.raises(ImportError, match=f"needs {name}: pip install"):
        import_module(f"heraut.envs.{module}")
