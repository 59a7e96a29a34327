"""What the state is made of, and that nothing of it appears or vanishes."""

from __future__ import annotations

import dataclasses
from typing import Any

from heraut.kernel import Decision, Table
from heraut.kernel.chance import Taking
from heraut.kernel.hints import hints_of
from heraut.laws.trial import PLAIN, Law, Trial
from heraut.tabletop.cards import is_marked
from heraut.tabletop.dealing import cards_at
from heraut.tabletop.secrets import CardGame


class Conserved(Law):
    """Cards, gems, tokens: as many as there were, wherever they lie."""

    name = "pieces are conserved"

    def __init__(self, trial: Trial) -> None:
        super().__init__(trial)
        self.before: dict[str, int] | None = None

    def look(self, table: Table[Any, Any]) -> None:
        now = count(self.game.pieces(table.state))
        if self.before is None:
            self.before = now
        self.require_same(self.before, now, "pieces have appeared or vanished")


def count(pieces: Any) -> dict[str, int]:
    """As a dict, without what there is none of."""
    return {name: number for name, number in sorted(pieces.items()) if number}


class Declared(Law):
    """Whatever holds a card says so, and of which stock: else all may see it, or nobody can imagine it."""

    name = "cards are declared"

    def look(self, table: Table[Any, Any]) -> None:
        game = self.game
        if not isinstance(game, CardGame):
            return
        self.names = game.stock_of.keys() - set(game.also_words)
        self.walk(table.state, "")
        for cards, _, place, field in game.places.zones(table.state):
            strange = [
                card for card in cards_at(place, field) if cards.stocks and game.stock_of[card] not in cards.stocks
            ]
            self.require(cards.among_open or not strange, f"{strange} lie where only {cards.stocks} may")

    def walk(self, value: Any, path: str) -> None:
        if isinstance(value, str):
            self.require(value not in self.names, f"{path} holds the card '{value}' and does not say so")
        elif isinstance(value, Taking):
            return  # cards being drawn: where to is known
        elif dataclasses.is_dataclass(value) or hasattr(value, "_fields"):
            kind: Any = type(value)
            for name, tp in hints_of(kind).items():
                if name != "at" and not is_marked(tp):
                    self.walk(getattr(value, name), f"{kind.__name__}.{name}")
        elif isinstance(value, list | tuple | dict):
            for item in [*value, *value.values()] if isinstance(value, dict) else value:
                self.walk(item, path)


class Plain(Law):
    """Numbers, words, tuples, lists, dicts and records; and no two ways lead to the same one."""

    name = PLAIN

    def look(self, table: Table[Any, Any]) -> None:
        self.walk(table.state, "state", False, {})

    def walk(self, value: Any, path: str, in_tuple: bool, found: dict[int, str]) -> None:
        if value is None or type(value) in (int, str, bool, float):
            return
        if isinstance(value, tuple):
            for index, item in enumerate(value):
                self.walk(item, f"{path}[{index}]", True, found)
            return
        if isinstance(value, Decision):  # never changed once put
            self.walk(tuple(value.options), f"{path}.options", True, found)
            return
        self.require(not in_tuple, f"{path} is a {type(value).__name__}, which can change, inside a tuple")
        first = found.setdefault(id(value), path)
        self.require(first == path, f"{path} and {first} are one and the same {type(value).__name__}")
        if isinstance(value, list):
            for index, item in enumerate(value):
                self.walk(item, f"{path}[{index}]", False, found)
        elif isinstance(value, dict):
            for key, item in value.items():
                self.require(type(key) in (int, str), f"{path} has the key {key!r}")
                self.walk(item, f"{path}[{key!r}]", False, found)
        else:
            self.require(dataclasses.is_dataclass(value), f"{path} is a {type(value).__name__}")
            for field in dataclasses.fields(value):
                self.walk(getattr(value, field.name), f"{path}.{field.name}", False, found)
