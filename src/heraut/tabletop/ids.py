"""Kinds of ids: how each is said, which elements of the scene it is, and whether there is such a thing.

What a value is, its annotation tells (`hero: HeroId`), or else the name of its field or argument: facts and messages
have nothing but names.  Whatever says, shows or checks a value looks it up here.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from heraut.kernel.content import Text
from heraut.kernel.hints import hints_of
from heraut.tabletop.scene import Label
from heraut.tabletop.vocabulary import signed


def as_it_is(content: Any, state: Any, value: Any, lang: str) -> Any:
    """Numbers and words that messages choose by; a negative number with a true minus."""
    return signed(value) if type(value) is int and value < 0 else value


def _nowhere(t: Any, seat: int, value: Any) -> Iterable[str]:
    return ()


def _always(t: Any, value: Any) -> bool:
    return True


class Kind(NamedTuple):
    """A kind of id.

    `said`: how one is said, in a language, with this content and state.  `elements`: what it is on the screen of who
    sits on this seat (CHANCE: of anybody).  `exists`: is there such a thing at this table?  `joined`: how several are
    said; as a list of the game's vocabulary unless it says otherwise.  `whole`: a tuple is one value, as a sum is.
    """

    said: Callable[[Any, Any, Any, str], Any] = as_it_is
    elements: Callable[[Any, int, Any], Iterable[str]] = _nowhere
    exists: Callable[[Any, Any], bool] = _always
    joined: Callable[[list[Any], str], Any] | None = None
    whole: bool = False


class Ids:
    """All kinds of ids of a game.

    `kinds`: the type of an annotation (a `NewType`), or a word of the game's own → its kind.  `names`: the name of a
    field or argument → the key of its kind.  `listed`: how several are said.
    """

    def __init__(
        self, kinds: Mapping[Any, Kind], names: Mapping[str, Any], listed: Callable[[list[str], str], str]
    ) -> None:
        self.kinds, self.names, self.listed = kinds, names, listed
        self.kind = cache(self._kind)

    def _kind(self, name: str, of: type | None = None) -> Kind | None:
        """What a field of this class holds, or an argument of this name."""
        hint = None if of is None else hints_of(of).get(name)
        for inner in _inside(hint):
            if inner in self.kinds:
                return self.kinds[inner]
        key = self.names.get(name)
        return None if key is None else self.kinds[key]

    def wording(self, content: Any, state: Any, name: str, value: Any, lang: str) -> Any:
        """How a value is said in a sentence.  Numbers and words that messages choose by stay as they are."""
        return self.say(self.kind(name), content, state, value, lang)

    def say(self, kind: Kind | None, content: Any, state: Any, value: Any, lang: str) -> Any:
        if kind is None:
            return as_it_is(content, state, value, lang)
        if type(value) is not tuple or kind.whole:
            return kind.said(content, state, value, lang)
        each = [kind.said(content, state, one, lang) for one in value]
        return (kind.joined or self.listed)(each, lang)

    def text(self, kind: Kind | None, t: Any, value: Any) -> Any:
        """A value as it is said in both languages, so that no screen needs to know the game."""
        if isinstance(value, (Label, Text)):
            return value
        if isinstance(value, bool):
            return "yes" if value else "no"
        fr, en = (self.say(kind, t.content, t.state, value, lang) for lang in ("fr", "en"))
        return Text(fr=str(fr), en=str(en)) if isinstance(en, str) and kind is not None else en

    def elements(self, t: Any, seat: int, about: Mapping[str, Any], of: type | None = None) -> Iterator[str]:
        """The elements of the scene that these values are."""
        for name, value in about.items():
            kind = self.kind(name, of)
            if kind is not None:
                for one in value if type(value) is tuple else (value,):
                    yield from kind.elements(t, seat, one)

    def exist(self, t: Any, wish: Any) -> bool:
        """Is there everything that a wish names, each thing named once and in order?"""
        of: Any = type(wish)
        for name, value in wish._asdict().items():
            kind = self.kind(name, of)
            several = type(value) is tuple
            if several and (not value or list(value) != sorted(set(value))):
                return False
            if kind is not None and not all(kind.exists(t, one) for one in (value if several else (value,))):
                return False
        return True


def _inside(hint: Any) -> Iterator[Any]:
    """A type, and what it holds: `tuple[HeroId, ...]`, `HeroId | None`; of a dict, what its keys are."""
    if hint is not None:
        yield hint
        for arg in typing.get_args(hint)[: 1 if typing.get_origin(hint) is dict else None]:
            yield from _inside(arg)
