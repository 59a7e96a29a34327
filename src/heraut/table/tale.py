"""The tale: facts become sentences, and so do questions, options and refusals."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from heraut.kernel import CHANCE, Decision, Fact, Option, Refusal, State
from heraut.kernel.citations import fact_rules
from heraut.table.past import Mark
from heraut.table.session import AnyGame, Session
from heraut.table.words import MissingWords, Words, folder_of, plain

Rules = Mapping[str, tuple[str, ...]]


class Line(NamedTuple):
    """One sentence of the tale, the rules it comes from, and how many answers had been given by then."""

    text: str
    rules: tuple[str, ...]
    after: int


class Tale:
    """Tells a game in one language.

    `rules`: kind of fact → rule ids; unless given, they are read from the sources of the game.
    """

    def __init__(self, game: AnyGame, words: Words, rules: Rules | None = None) -> None:
        self.game = game
        self.words = words
        self.rules = _rules_of(folder_of(game)) if rules is None else rules

    def lines(self, session: Session, seat: int | None = None, since: int = 0) -> list[Line]:
        """The tale as this seat may know it (None: a spectator), from the answer number `since` on."""
        state = session.table.state
        return [
            Line(self.fact(state, fact), self.rules.get(fact.kind, ()), after)
            for after, fact in session.tale
            if after >= since and fact.known_to(seat)
        ]

    def fact(self, state: State, fact: Fact) -> str:
        """What happened: `fact-<kind>`.  A sentence may begin with "the guards"."""
        said = self._say(state, _id("fact", fact.kind), fact.about)
        return said[:1].upper() + said[1:]

    def prompt(self, state: State, decision: Decision) -> str:
        """What is asked: `ask-<kind>`, with the fields of the sections under way; the innermost is heard."""
        about: dict[str, Any] = {}
        for section in state.agenda:
            about |= {field.name: getattr(section, field.name) for field in dataclasses.fields(section)}
        about.pop("at", None)
        about["seat"] = decision.seat
        id = _id("ask", decision.kind)
        if decision.seat == CHANCE and id not in self.words:
            id = "ask-chance"
        return self._say(state, id, about)

    def option(self, state: State, option: Option) -> str:
        """What may be answered: `option-<word>`, with the option's own fields.  A face or card is said as it is."""
        if not hasattr(option, "_fields"):
            return str(plain(self.game.wording(state, "chance", option, self.words.lang)))
        about = option._asdict()
        return self._say(state, _id("option", about.pop("word")), about)

    def refusal(self, error: Refusal) -> str:
        """Why not: `refusal-<id>`; in English when nobody has translated it."""
        try:
            return self.words(_id("refusal", error.id), **error.details)
        except MissingWords:
            return str(error)

    def mark(self, mark: Mark) -> str:
        """What everybody should know about the evening: `mark-<what>`."""
        return self.words(_id("mark", mark.what), at=mark.at, lost=mark.lost, name=mark.name)

    def _say(self, state: State, id: str, about: Mapping[str, Any]) -> str:
        lang = self.words.lang
        return self.words(id, **{name: self.game.wording(state, name, value, lang) for name, value in about.items()})


def _id(family: str, kind: str) -> str:
    return f"{family}-{kind.replace('_', '-')}"


@cache
def _rules_of(folder: Path) -> Rules:
    return fact_rules(folder)
