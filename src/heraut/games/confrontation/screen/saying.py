"""A number with its parts, as it stands or as it would stand on a twin of the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from heraut.games.confrontation.model import Battle, FigureId
from heraut.games.confrontation.numbers.values import characteristic
from heraut.games.confrontation.rules.ch02_tests import Test
from heraut.kernel import Listener, Table
from heraut.kernel.values import Part, total
from heraut.tabletop.scene import Label, Number


def characteristic_number(t: Battle, who: FigureId, stat: str) -> Number:
    card = t.content.fighters[t.state.figures[who].fighter]
    return number_of(stat, Label(f"stat-{stat}"), characteristic(t, who, stat), getattr(card, stat))


def number_of(id: str, label: Label, parts: Iterator[Part], usual: int | None = None) -> Number:
    listed = tuple(parts)
    return Number(id, label, total(listed), listed, usual)


def say(message: str, **args: object) -> Label:
    return Label(f"consequence-{message}", args)


def twin_of(t: Battle, listener: Listener | None = None) -> Battle:
    """Another table just like this one, to see on it what would happen."""
    return Table(t.game, t.game.records.clone(t.state), None, listener)


def number_of_test(t: Battle, test: Test) -> Number:
    """A characteristic with everything that is added to this very test."""
    number = characteristic_number(t, test.who, test.stat)
    parts = (*number.parts, *test.added(t))
    return replace(number, id=f"{test.who}.{test.stat}", value=total(parts), parts=parts)
