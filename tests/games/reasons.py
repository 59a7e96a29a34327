"""Questions of random games, of any game, and why a wish is no answer to one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from heraut.games import game
from heraut.kernel import CHANCE, Reason, Table, write
from heraut.kernel.citations import question_rules
from heraut.table.words import folder_of


def why(t: Table[Any, Any], wish: str) -> Reason:
    """What speaks against this wish at the question now put."""
    reason = t.why_not(t.game.grammar.read(wish))
    assert reason is not None, f"nothing speaks against '{wish}'"
    return reason


def refused(t: Table[Any, Any], wish: str) -> tuple[str, ...] | None:
    """The same: the id of the reason, then its rules; None where nothing speaks against it.  Asking changes nothing."""
    before = t.game.records.key(t.state)
    reason = t.why_not(t.game.grammar.read(wish))
    assert t.game.records.key(t.state) == before
    return said(reason)


def said(reason: Reason | None) -> tuple[str, ...] | None:
    return None if reason is None else (reason.id, *reason.rules)


def questions(t: Table[Any, Any], seed: int, chapters: tuple[str, ...] = ("",)) -> Iterator[Table[Any, Any]]:
    """The questions that these chapters put to seats while the table is played at random."""
    random = Random(seed)
    while (decision := t.decision) is not None:
        if decision.seat != CHANCE and chapter(t).startswith(chapters):
            yield t
        t.answer(random.choice(decision.options))


def chapter(t: Table[Any, Any]) -> str:
    """The file of the rules that asks."""
    return type(t.state.agenda[-1]).__module__.rpartition("rules.")[2]


def is_known_and_judged(t: Table[Any, Any]) -> None:
    """A method lists the question and names its rules, lists the same again, and the judge agrees with the list."""
    section, decision = t.state.agenda[-1], t.decision
    assert decision is not None
    assert decision.lister, decision.kind
    rules = question_rules(section, decision)
    assert rules, decision.kind
    assert set(rules) <= ledger(t.game.name), decision.kind
    assert list(t.list_again().options) == list(decision.options), decision.kind
    assert [write(option) for option in decision.options if t.why_not(option) is not None] == []
    for wish in section.wishes(t):
        reason = t.why_not(wish)
        assert (reason is None) == (wish in decision.options), (decision.kind, write(wish), reason)
        assert reason is None or set(reason.rules) <= ledger(t.game.name), (decision.kind, reason)


def refusals(t: Table[Any, Any]) -> set[str]:
    """The reasons for which wishes at this question are refused."""
    assert t.decision is not None
    wishes = t.state.agenda[-1].wishes(t)
    return {why(t, write(wish)).id for wish in wishes if wish not in t.decision.options}


@cache
def ledger(name: str) -> frozenset[str]:
    """The rules of a game."""
    written = (folder_of(game(name)) / "ledger.toml").read_text(encoding="utf-8")
    return frozenset(re.findall(r'^id = "(.+)"', written, re.MULTILINE))
