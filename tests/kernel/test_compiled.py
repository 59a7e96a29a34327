"""The compiled build is tested as what it is, and not the interpreted package by mistake."""

from __future__ import annotations

import ast
import os
import runpy
from pathlib import Path
from typing import Any

import pytest

from heraut.games.confrontation.model import Field
from heraut.games.heroes3.model import Realm
from heraut.games.mage_knight.model.land import Land
from heraut.kernel import Table
from heraut.kernel.hints import compiled


def test_what_is_tested_is_what_was_asked_for() -> None:
    wanted = os.environ.get("HERAUT_COMPILED") == "1"
    assert compiled(Table) is wanted
    assert compiled(Field) is wanted
    assert compiled(Realm) is wanted
    assert compiled(Land) is wanted


def test_a_machine_without_a_compiler_is_told_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "compiled.py"))["lacking"]
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert "'no-such-compiler' was not found" in lacking()


def test_answers_of_the_compiled_copy_are_those_of_the_rules() -> None:
    """However their fields are given; inner ones are made likewise."""
    make_tuples = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "compiled.py"))["make_tuples"]
    source = """
from heraut.games.conan.answers.acting import Go as Walk
from heraut.tabletop.purse import Coin

def given(*rest):
    return [Walk(1, "é"), Walk(1, Coin("é", ()), "on"), Walk(*rest), Walk(area="", figure=2),
        Coin(
            "gold", ("red",),
        )]
"""
    fields = {
        "heraut.games.conan.answers.acting.Go": [None, None, ast.Constant("go")],
        "heraut.tabletop.purse.Coin": [None, None],
    }
    written = make_tuples(source, fields)
    assert (written.count("_new(Walk, ("), written.count("_new(Coin, (")) == (2, 1)
    rules: dict[str, Any] = {}
    copy: dict[str, Any] = {}
    exec(source, rules)
    exec(written, copy)
    assert copy["given"](1, 2) == rules["given"](1, 2)
    assert list(map(type, copy["given"](1, 2))) == list(map(type, rules["given"](1, 2)))


def test_telling_nobody_is_not_even_tried_in_the_compiled_copy() -> None:
    """Nothing that would only be told is worked out; the rules say it one way."""
    tell_listeners = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "compiled.py"))["tell_listeners"]
    source = """
def step(t):
    if t.state:
        t.tell(
            "struck", who=dear(t)
        )
    t.tell("over")
    return t.tell
"""
    copy: dict[str, Any] = {}
    exec(tell_listeners(source), copy)
    nobody, somebody = Silent(None), Silent([])
    copy["dear"] = lambda t: t.state.pop()
    copy["step"](nobody)
    copy["step"](somebody)
    assert (nobody.state, nobody.told) == ([1], [])
    assert (somebody.state, somebody.told) == ([], ["struck", "over"])


class Silent:
    def __init__(self, listener: object) -> None:
        self.listener, self.state, self.told = listener, [1], list[str]()

    def tell(self, kind: str, **about: object) -> None:
        self.told.append(kind)
