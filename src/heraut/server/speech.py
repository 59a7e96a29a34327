"""What the server says of a game, in both languages at once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from heraut.kernel import Fact, Refusal, State
from heraut.kernel.citations import fact_rules
from heraut.kernel.content import Text
from heraut.kernel.values import Part
from heraut.server.wire import Spoken
from heraut.table.past import Mark
from heraut.table.session import AnyGame
from heraut.table.words import MissingWords, Words, folder_of
from heraut.tabletop.scene import Label

OURS = Path(__file__).parent / "words"
MOST_REMEMBERED = 50_000
PLAIN = frozenset((str, int, bool, float, type(None)))
FLAT = PLAIN | {Text}
log = logging.getLogger(__name__)


def game_words(lang: str, game: AnyGame | None = None) -> Words:
    """The words of the server, and over them those of a game that has some."""
    folders = [OURS]
    if game is not None and (folder_of(game) / "words" / f"{lang}.ftl").exists():
        folders.append(folder_of(game) / "words")
    return Words(lang, folders)


class Speech:
    """One game told in both languages.  What was said once is remembered: screens repeat themselves."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.en, self.fr = game_words("en", game), game_words("fr", game)
        self._rules = _rules_of(game)
        self._said: dict[Any, Spoken] = {}

    def label(self, label: Label) -> Spoken:
        args = label.args
        kinds = tuple(map(type, args.values()))
        flat = FLAT.issuperset(kinds)  # nearly always: then the key is made without looking into anything
        key = (label.id, label.text, *args, *args.values(), *kinds) if flat else _key(label)
        return self._remember(key, lambda: Spoken(_label(self.en, label), _label(self.fr, label)))

    def _remember(self, key: Any, say: Callable[[], Spoken]) -> Spoken:
        try:
            spoken = self._said.get(key)
        except TypeError:  # something in it that cannot be a key
            return say()
        if spoken is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            spoken = self._said[key] = say()
        return spoken

    def reason(self, reason: str) -> Spoken:
        """Why a part of a number is there: a message, or something printed that the game has a name for."""
        id = f"reason-{reason.replace('_', '-')}"
        if id in self.en:
            return self._remember(reason, lambda: self.words(id))
        nowhere = cast(State, None)  # a name is the same whatever lies on the table
        en, fr = (self.game.wording(nowhere, "reason", reason, lang) for lang in ("en", "fr"))
        return Spoken(en, fr)

    def words(self, id: str, otherwise: str | None = None, **args: object) -> Spoken:
        """A message; `otherwise` when nobody has written it."""
        if otherwise is not None and id not in self.en:
            return Spoken(otherwise, otherwise)
        return self.label(Label(id, args))

    def fact(self, state: State, fact: Fact) -> Spoken:
        """What happened: `fact-<kind>`, its values as the game words them."""
        en, fr = (
            {name: self.game.wording(state, name, value, lang) for name, value in fact.about.items()}
            for lang in ("en", "fr")
        )
        id = f"fact-{fact.kind.replace('_', '-')}"
        key = (id, _key(tuple(en.items())), _key(tuple(fr.items())))
        return self._remember(key, lambda: Spoken(_say(self.en, id, en), _say(self.fr, id, fr)))

    def rules(self, fact: Fact) -> tuple[str, ...]:
        return self._rules.get(fact.kind, ())

    def mark(self, mark: Mark) -> Spoken:
        return self.words(f"mark-{mark.what}", at=mark.at, lost=mark.lost, name=mark.name)

    def seat(self, state: State, scenario: str, seat: int) -> Spoken:
        """What a seat is called."""
        en, fr = (self._worded(state, "seat", seat, lang) for lang in ("en", "fr"))
        if isinstance(en, str) and isinstance(fr, str):
            return Spoken(en, fr)
        name = self.game.seats(scenario)[seat]
        return Spoken(name, name)

    def _worded(self, state: State, name: str, value: object, lang: str = "en") -> object:
        try:
            worded: object = self.game.wording(state, name, value, lang)
        except (LookupError, TypeError, ValueError, AttributeError):
            return None
        return worded

    def refusal(self, error: Refusal) -> Spoken:
        return _refusal(self.en, self.fr, error)


def _rules_of(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    try:
        return fact_rules(folder_of(game))
    except ValueError as uncited:  # `heraut rules --coverage` complains of that, not the table
        log.warning("%s: %s", game.name, uncited)
        return {}


def plain(thing: Any, speech: Speech) -> Any:
    """The same thing as JSON has it: labels spoken in both languages, tuples as lists, records as objects."""
    kind: Any = type(thing)
    if kind in PLAIN:
        return thing
    if kind is Label:
        return speech.label(thing)
    if kind is Part:
        reason = speech.reason(thing.reason)
        return {"layer": thing.layer, "amount": thing.amount, "reason": reason, "rules": thing.rules}
    if kind is Text:
        return Spoken(thing.en, thing.fr)
    if isinstance(thing, (tuple, list)):
        return [one if type(one) in PLAIN else plain(one, speech) for one in thing]
    if isinstance(thing, Mapping):
        return {str(name): plain(one, speech) for name, one in thing.items()}
    values = [(name, getattr(thing, name)) for name in _fields(kind)]
    return {name: one if type(one) in PLAIN else plain(one, speech) for name, one in values}


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} cannot travel: it is neither plain nor a record of the scene")
    return tuple([field.name for field in fields(kind)])


class CommonSpeech:
    """The words that need no game."""

    def __init__(self) -> None:
        self.en, self.fr = game_words("en"), game_words("fr")

    def refusal(self, error: Refusal) -> Spoken:
        return _refusal(self.en, self.fr, error)

    def words(self, id: str, **args: object) -> Spoken:
        return Spoken(_say(self.en, id, args), _say(self.fr, id, args))


def _refusal(en: Words, fr: Words, error: Refusal) -> Spoken:
    """Why not: `refusal-<id>`; in English when nobody has translated it.  It may quote half a sign that was sent."""
    id = f"refusal-{error.id.replace('_', '-')}"
    said = [_safe(partial(words, id, **error.details), str(error)) for words in (en, fr)]
    return Spoken(*[text.encode("utf-8", "replace").decode() for text in said])


def _key(value: object) -> Any:
    """What two labels that say the same have in common."""
    if isinstance(value, Label):
        return value.id, value.text, tuple([(name, _key(one)) for name, one in value.args.items()])
    if isinstance(value, (list, tuple)):
        return tuple([_key(one) for one in value])
    return type(value), value  # True is not 1 in a sentence


def _label(words: Words, label: Label) -> str:
    return _safe(lambda: words.label(label), label.id)


def _say(words: Words, id: str, args: Mapping[str, object]) -> str:
    return _safe(lambda: words(id, **args), id)


def _safe(say: Callable[[], str], otherwise: str) -> str:
    """A missing word must not stop a game; it is logged, and tests look for it."""
    try:
        return say()
    except (MissingWords, ArithmeticError) as missing:  # or a number beyond all counting
        log.warning("Missing words: %s", missing)
        return otherwise
