"""The language of the terminal: which one, its words and its numbers."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

from heraut.table.words import LANGS, Words, game_words


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the machine, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2].lower()
            return lang if lang in LANGS else "en"
    return "en"


def language(asked: str, args: Sequence[str] = ()) -> str:
    """The language asked for, in an option or in the words of a command line; else that of the machine."""
    words = [asked] if asked else [*_after("--lang", args)]
    return words[-1] if words and words[-1] in LANGS else usual_language()


def _after(option: str, args: Sequence[str]) -> list[str]:
    following = [word for before, word in pairwise(args) if before == option]
    return following + [word.partition("=")[2] for word in args if word.startswith(f"{option}=")]


def plain_words(lang: str) -> Words:
    """The words that need no game; refuses a language we do not speak."""
    return game_words(lang or usual_language())


def decimal(lang: str, value: float, digits: int, sign: str = "") -> str:
    """`0.5` or `0,5`; with `sign="+"` always signed."""
    text = f"{value:{sign}.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text
