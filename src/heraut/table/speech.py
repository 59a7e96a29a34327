"""Speech: what people read of a game, in one language or in both.

A missing word must not stop a game: it is logged, its id is said instead, and tests look for it.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable, Mapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, cast

from heraut.kernel import CHANCE, Decision, Fact, Option, Refusal, State
from heraut.kernel.citations import fact_rules
from heraut.kernel.content import Text
from heraut.kernel.showable import Showable
from heraut.table.past import Mark
from heraut.table.session import Session
from heraut.table.words import LANGS, MissingWords, Words, folder_of, game_words, plain
from heraut.tabletop.beats import Beat, Die
from heraut.tabletop.scene import Label, Tint

T = TypeVar("T")  # a `str` in one language, a `Text` in both
MOST_REMEMBERED = 50_000
FLAT = frozenset((str, int, bool, float, type(None), Text))
NOWHERE = cast(State, None)  # some names are the same whatever lies on the table
log = logging.getLogger(__name__)


class Line(NamedTuple):
    """One sentence of the tale, the rules it comes from, and how many answers had been given by then."""

    text: str
    rules: tuple[str, ...]
    after: int


class Speech(Generic[T]):
    """A game told in each of these words, one for a language.  What was said once is remembered: screens repeat."""

    def __init__(self, game: Showable[Any], *voices: Words) -> None:
        self.game = game
        self.voices = voices
        self._said: dict[Any, T] = {}

    def join(self, said: list[str]) -> T:
        """What is said in each language, as one."""
        raise NotImplementedError

    def __call__(self, id: str, /, otherwise: str | None = None, **args: Any) -> T:
        """A message; `otherwise` when nobody has written it."""
        if otherwise is not None and id not in self.voices[0]:
            return self.join([otherwise for _ in self.voices])
        return self.label(Label(id, args))

    def label(self, label: Label) -> T:
        """A label of a scene."""
        args = label.args
        kinds = tuple(map(type, args.values()))
        flat = FLAT.issuperset(kinds)  # nearly always: then the key is made without looking into anything
        key = (label.id, label.text, *args, *args.values(), *kinds) if flat else _key(label)
        return self._remember(key, lambda: [_safe(partial(words.label, label), label.id) for words in self.voices])

    def reason(self, reason: str) -> T:
        """Why a part of a number is there: a message, or something printed that the game has a name for."""
        id = _id("reason", reason)
        return self(id) if id in self.voices[0] else self.join(self._worded(NOWHERE, "reason", reason))

    def fact(self, state: State, fact: Fact) -> T:
        """What happened: `fact-<kind>`."""
        return self._told(state, _id("fact", fact.kind), fact.about)

    def stamp(self, state: State, fact: Fact) -> T | None:
        """The word that is stamped on the table when it happens: `stamp-<kind>`, if there is one."""
        id = _id("stamp", fact.kind)
        return self._told(state, id, fact.about) if id in self.voices[0] else None

    def faces(self, state: State, fact: Fact, beat: Beat) -> list[tuple[T, Tint]]:
        """The dice that fell: each as it is drawn in its own colour, or else as it is said."""
        fallen = [(name, one) for name in beat.faces for one in _each(fact.about.get(name, ()))]
        return [self._face(state, name, one, beat.die(name, one)) for name, one in fallen]

    def _face(self, state: State, name: str, face: Any, die: Die | None) -> tuple[T, Tint]:
        if die is not None:
            return self.join([die.face for _ in self.voices]), die.tint
        return self.join([str(plain(said)) for said in self._worded(state, name, face)]), ""

    def rules(self, fact: Fact) -> tuple[str, ...]:
        """The rules that a fact comes from."""
        return self._rules.get(fact.kind, ())

    @cached_property
    def _rules(self) -> Mapping[str, tuple[str, ...]]:
        return _rules_of(folder_of(self.game))

    def prompt(self, state: State, decision: Decision) -> T:
        """What is asked: `ask-<kind>`, with the fields of the sections under way; the innermost is heard."""
        about: dict[str, Any] = {}
        for section in state.agenda:
            about |= {field.name: getattr(section, field.name) for field in dataclasses.fields(section)}
        about.pop("at", None)
        about["seat"] = decision.seat
        id = _id("ask", decision.kind)
        if decision.seat == CHANCE and id not in self.voices[0]:
            id = "ask-chance"
        return self._told(state, id, about)

    def option(self, state: State, option: Option) -> T:
        """What may be answered: `option-<word>`, with the option's own fields.  A face or card is said as it is."""
        if not hasattr(option, "_fields"):
            return self.join([str(plain(said)) for said in self._worded(state, "chance", option)])
        about = option._asdict()
        return self._told(state, _id("option", about.pop("word")), about)

    def seat(self, state: State, seat: int, otherwise: str) -> T:
        """What a seat is called; `otherwise` in a game that has no word for it."""
        said = self._worded(state, "seat", seat)
        return self.join([one if isinstance(one, str) else otherwise for one in said])

    def mark(self, mark: Mark) -> T:
        """What everybody should know about the evening: `mark-<what>`."""
        return self(_id("mark", mark.what), at=mark.at, lost=mark.lost, name=mark.name)

    def refusal(self, error: Refusal) -> T:
        """Why not."""
        return self.join([words.refusal(error) for words in self.voices])

    def _told(self, state: State, id: str, about: Mapping[str, Any]) -> T:
        """A message with these values as the game words them.  A sentence may begin with "the guards"."""
        wording, voices = self.game.wording, self.voices
        worded = [{name: wording(state, name, value, words.lang) for name, value in about.items()} for words in voices]
        key = (id, _key([tuple(args.items()) for args in worded]))
        each = list(zip(voices, worded, strict=True))
        return self._remember(key, lambda: [_capital(_safe(partial(words, id, **args), id)) for words, args in each])

    def _worded(self, state: State, name: str, value: Any) -> list[Any]:
        """A value as the game says it in each language."""
        return [self.game.wording(state, name, value, words.lang) for words in self.voices]

    def _remember(self, key: Any, say: Callable[[], list[str]]) -> T:
        try:
            said = self._said.get(key)
        except TypeError:  # something in it that cannot be a key
            return self.join(say())
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self.join(say())
        return said


class OneLanguage(Speech[str]):
    """A game told in one language."""

    def __init__(self, game: Showable[Any], lang: str) -> None:
        super().__init__(game, game_words(lang, game))
        self.lang = lang

    def join(self, said: list[str]) -> str:
        return said[0]

    def lines(self, session: Session, seat: int | None = None, since: int = 0) -> list[Line]:
        """The tale as this seat may know it (None: a spectator), from the answer number `since` on."""
        state = session.table.state
        return [
            Line(self.fact(state, fact), self.rules(fact), after)
            for after, fact in session.tale
            if after >= since and fact.known_to(seat)
        ]


class BothLanguages(Speech[Text]):
    """A game told in both languages at once; `folders`: more words that it may say otherwise."""

    def __init__(self, game: Showable[Any], *folders: Path) -> None:
        super().__init__(game, *[game_words(lang, game, *folders) for lang in LANGS])
        _rules_of(folder_of(game))  # at once: at the first fact it would keep everybody waiting

    def join(self, said: list[str]) -> Text:
        en, fr = said
        return Text(en=en, fr=fr)


def _id(family: str, kind: str) -> str:
    return f"{family}-{kind.replace('_', '-')}"


def _each(dice: Any) -> tuple[Any, ...]:
    """Dice one by one: a tuple of faces, several words, or a single face."""
    return dice if isinstance(dice, tuple) else tuple(dice.split()) if isinstance(dice, str) else (dice,)


def _key(value: object) -> Any:
    """What two labels that say the same have in common."""
    if isinstance(value, Label):
        return value.id, value.text, tuple([(name, _key(one)) for name, one in value.args.items()])
    if isinstance(value, (list, tuple)):
        return tuple([_key(one) for one in value])
    return type(value), value  # True is not 1 in a sentence


def _capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def _safe(say: Callable[[], str], id: str) -> str:
    try:
        return say()
    except (MissingWords, ArithmeticError) as missing:  # or a number beyond all counting
        log.warning("Missing words: %s", missing)
        return id


@cache
def _rules_of(folder: Path) -> Mapping[str, tuple[str, ...]]:
    try:
        return fact_rules(folder)
    except ValueError as uncited:  # `heraut rules --coverage` complains of that, not the table
        log.warning("%s: %s", folder.name, uncited)
        return {}
