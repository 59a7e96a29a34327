"""The compiled build is tested as what it is, and not the interpreted package by mistake."""

from __future__ import annotations

import os

from heraut.games.confrontation.model import Field
from heraut.games.heroes3.model import Realm
from heraut.kernel import Table
from heraut.kernel.hints import compiled


def test_what_is_tested_is_what_was_asked_for() -> None:
    wanted = os.environ.get("HERAUT_COMPILED") == "1"
    assert compiled(Table) is wanted
    assert compiled(Field) is wanted
    assert compiled(Realm) is wanted
