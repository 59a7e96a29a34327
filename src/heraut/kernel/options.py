"""The written form of options: `parry 2` is the button, the log, the test, the save and the search key.

An option is a NamedTuple whose last field is its word (`word: str = "parry"`), so that no two kinds of option are
ever equal.  Other fields are numbers, words, or last of all a tuple of numbers.  Trailing fields that hold their
default are not written.  An answer of chance is a bare face or card.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from heraut.kernel.hints import hints_of, stands_for
from heraut.kernel.refusals import IllegalAnswer
from heraut.kernel.sections import Decision, Option


def write(option: Option) -> str:
    """`Parry(2)` → `parry 2`."""
    if not hasattr(option, "_fields"):
        return str(option)
    values = list(option[:-1])
    defaults = option._field_defaults
    for name in reversed(option._fields[:-1]):
        if name not in defaults or values[-1] != defaults[name]:
            break
        values.pop()
    words = [option.word]
    for value in values:
        words += map(str, value) if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


class Grammar:
    """Every kind of option of a game, to read back what `write` wrote."""

    def __init__(self, kinds: Iterable[type[Any]]) -> None:
        self.kinds: dict[str, type[Any]] = {}
        for kind in kinds:
            fields: tuple[str, ...] = getattr(kind, "_fields")  # noqa: B009
            word = getattr(kind, "_field_defaults").get("word")  # noqa: B009
            if not isinstance(word, str) or fields[-1] != "word":
                raise TypeError(f"{kind.__name__}: the last field of an option is its word")
            if word in self.kinds:
                raise TypeError(f"{kind.__name__} and {self.kinds[word].__name__} share the word '{word}'")
            self.kinds[word] = kind

    def read(self, text: str) -> Option:
        """`parry 2` → `Parry(2)`; what is no option's word is a face or a card of chance."""
        word, *rest = text.split(" ")
        kind: Any = self.kinds.get(word)
        if kind is None:
            return int(text) if text.lstrip("-").isdigit() else text
        hints = hints_of(kind)
        values: list[Any] = []
        for name in kind._fields[:-1]:
            if not rest and name in kind._field_defaults:
                break
            kept = stands_for(hints[name])
            if str(kept).startswith("tuple"):
                values.append(tuple(map(int, rest)))
                rest = []
            else:
                values.append(kept(rest.pop(0)))
        return kind(*values)


def choose(decision: Decision, text: object) -> Option:
    """The option of this question that is written so; anything else is refused with the nearest ones."""
    wanted = " ".join(text.lower().split()) if isinstance(text, str) else ""
    written = {write(option).lower(): option for option in decision.options}
    if wanted in written:
        return written[wanted]
    near = difflib.get_close_matches(wanted, written, n=3) or list(written)[:6]
    raise IllegalAnswer(
        "illegal-answer",
        "'{given}' is not an answer to '{question}'. You may answer, for example: {near}.",
        given=text,
        question=decision.kind,
        near=", ".join(near),
    )


def listed(decision: Decision, option: Option) -> Option:
    """The option of this question that this is.  What merely equals one, a bare tuple or True for 1, is refused."""
    options = decision.options
    try:
        found = options[options.index(option)]
        if type(found) is type(option):
            return found
    except ValueError:  # it is not there, or cannot even be compared
        pass
    raise IllegalAnswer(
        "illegal-option", "'{given}' is not an option now.", given=_quoted(option), question=decision.kind
    )


def _quoted(given: Any) -> str:
    """Whatever was given, for a refusal to say: it need not be an option at all."""
    try:
        return write(given)
    except (AttributeError, TypeError, IndexError):
        return repr(given)
