"""What the server says of a game, in both languages at once."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, cast

from heraut.kernel import Fact, Refusal, State
from heraut.kernel.content import Text
from heraut.server.wire import Spoken
from heraut.table.past import Mark
from heraut.table.session import AnyGame
from heraut.table.tale import Tale
from heraut.table.words import MissingWords, Words
from heraut.tabletop.scene import Label

OURS = Path(__file__).parent / "words"
MOST_REMEMBERED = 50_000
FLAT = frozenset((int, str, bool, float, Text, type(None)))
log = logging.getLogger(__name__)


def folder_of(game: AnyGame) -> Path:
    return Path(inspect.getfile(type(game))).parent


def game_words(lang: str, game: AnyGame | None = None) -> Words:
    """The words of the server, and over them those of a game that has some."""
    folders = [OURS]
    if game is not None and (folder_of(game) / "words" / f"{lang}.ftl").exists():
        folders.append(folder_of(game) / "words")
    return Words(lang, folders)


def server_words(lang: str) -> Words:
    return game_words(lang)


class Speech:
    """One game told in both languages.  What was said once is remembered: screens repeat themselves."""

    def __init__(self, game: AnyGame, en: Words | None = None, fr: Words | None = None) -> None:
        self.game = game
        self.en, self.fr = en or game_words("en", game), fr or game_words("fr", game)
        self.tales = (_tale(game, self.en), _tale(game, self.fr))
        self._said: dict[Any, Spoken] = {}

    def label(self, label: Label) -> Spoken:
        args = label.args
        kinds = tuple(map(type, args.values()))
        flat = FLAT.issuperset(kinds)  # nearly always: then the key is made without looking into anything
        key = (label.id, label.text, *args, *args.values(), *kinds) if flat else _key(label)
        return self._remember(key, lambda: Spoken(self._label(label, self.en), self._label(label, self.fr)))

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

    def _label(self, label: Label, words: Words) -> str:
        if label.text is not None:
            return label.text.fr if words.lang == "fr" else label.text.en
        return _say(words, label.id, {name: self._argument(value, words) for name, value in label.args.items()})

    def _argument(self, value: object, words: Words) -> object:
        if isinstance(value, Label):
            return self._label(value, words)
        if isinstance(value, Text):
            return value.fr if words.lang == "fr" else value.en
        return value

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
        return tuple(self.tales[0].rules.get(fact.kind, ()))

    def mark(self, mark: Mark) -> Spoken:
        return self.words(f"mark-{mark.what}", at=mark.at, lost=mark.lost)

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


def _tale(game: AnyGame, words: Words) -> Tale:
    try:
        return Tale(game, words)
    except ValueError as uncited:  # `heraut rules --coverage` complains of that, not the table
        log.warning("%s: %s", game.name, uncited)
        return Tale(game, words, {})


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


def _say(words: Words, id: str, args: Mapping[str, object]) -> str:
    return _safe(lambda: words(id, **args), id)


def _safe(say: Callable[[], str], otherwise: str) -> str:
    """A missing word must not stop a game; it is logged, and tests look for it."""
    try:
        return say()
    except (MissingWords, ArithmeticError) as missing:  # or a number beyond all counting
        log.warning("Missing words: %s", missing)
        return otherwise
