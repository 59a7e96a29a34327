"""The vocabulary of a game: the plain lines of its words, and the small things that every sentence needs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from heraut.kernel.content import Folder, Text

MANY = 3  # so many alike are counted
MINUS, NBSP = "−", "\N{NO-BREAK SPACE}"
SPOTS_FR = str.maketrans("W", "O")  # the points of the compass, printed in English


class Vocabulary:
    """The words of a game, as `<folder>/<lang>.ftl` has them.

    What is nothing but words (`id = words`) can be said by itself; of the other messages it is known what they speak
    of.
    """

    def __init__(self, folder: Folder) -> None:
        texts = {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "fr")}
        self.plain: dict[str, dict[str, str]] = {
            lang: dict(re.findall(r"^([\w-]+) = ([^{\n]+)$", text, re.MULTILINE)) for lang, text in texts.items()
        }
        self.messages = dict(re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", texts["en"], re.MULTILINE))
        self.variables = cache(self._variables)

    def __call__(self, id: str, lang: str) -> str:
        return self.plain[lang][id]

    def get(self, id: str, lang: str) -> str | None:
        """The words with this id, if there are any."""
        return self.plain[lang].get(id)

    def word(self, family: str, value: Any, lang: str) -> Any:
        """A word of a family: `colour-red`.  What has none, and what is no word, stays as it is."""
        if not isinstance(value, str):
            return value
        return self.get(f"{family}-{hyphens(value)}", lang) or value or self("none", lang)

    def both(self, id: str) -> Text:
        return Text(fr=self.plain["fr"][id], en=self.plain["en"][id])

    def listed(self, names: list[str], lang: str) -> str:
        """`A, B and C`; what is there again and again is counted, but for numbers: `4 × A and B`."""
        counts = Counter(names)
        if any(count >= MANY and not name.lstrip(f"+{MINUS}").isdigit() for name, count in counts.items()):
            names = [f"{count}{NBSP}×{NBSP}{name}" if count > 1 else name for name, count in counts.items()]
        if len(names) < 2:
            return names[0] if names else self.get("none", lang) or "none"
        return f"{', '.join(names[:-1])} {self('and', lang)} {names[-1]}"

    def _variables(self, id: str) -> tuple[str, ...]:
        """What a message speaks of, with the messages that it quotes."""
        text = self.messages.get(id, "")
        found = dict.fromkeys(re.findall(r"\$(\w+)", text))
        for quoted in re.findall(r"\{ ([a-z][\w-]*) \}", text):
            found |= dict.fromkeys(self.variables(quoted))
        return tuple(found)


def in_both(say: Callable[[str], str]) -> Text:
    """What is put together in a language, put together in both."""
    return Text(fr=say("fr"), en=say("en"))


def unnamed_player(seat: int) -> Text:
    """Who has no figure yet."""
    return Text(fr=f"Joueur{NBSP}{seat + 1}", en=f"Player{NBSP}{seat + 1}")


def said(text: Text, lang: str) -> str:
    """A printed text with typographer's apostrophes."""
    return (text.fr if lang == "fr" else text.en).replace("'", "’")


def typeset(text: Text) -> Text:
    return Text(fr=said(text, "fr"), en=said(text, "en"))


def spaced(text: Text) -> Text:
    """A printed sentence, typeset, with the spaces that French wants and true minuses."""
    fr, en = (re.sub(r"(^|[\s(])-(?=\d)", rf"\1{MINUS}", said(text, lang)) for lang in ("fr", "en"))
    return Text(fr=re.sub(r" (?=[:;?!»])|(?<=«) ", NBSP, fr), en=en)


# Before a vowel, or an h that is not sounded; "A1" and "INI" are spelt, and some vowels are spoken like consonants.
_ELIDES = re.compile(
    r"\b(d|jusqu|lorsqu|puisqu|qu)e (?=(?:[aeiouâàäéèêëîïôöùûüœæ]|(?:homme|hydre|humain|horreur|herbe|hôte|habit)))"
    r"(?!(?:onz|oui\b|uhlan|yourte))",
    re.IGNORECASE,
)
_SPELT = re.compile(r"(?:[A-Z](?![a-zà-ÿœ’]))")


def elided(sentence: str) -> str:
    """A French sentence into which names were put: "de Alamar" is "d’Alamar"."""
    return _ELIDES.sub(_without_e, sentence)


def _without_e(found: re.Match[str]) -> str:
    return found[0] if _SPELT.match(found.string, found.end()) else f"{found[1]}’"


def signed(number: int) -> str:
    """A number with a true minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def plus(number: int) -> str:
    """What is added: always with its sign."""
    return f"+{number}" if number > 0 else signed(number)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def colon(lang: str) -> str:
    return f"{NBSP}: " if lang == "fr" else ": "


def semicolon(lang: str) -> str:
    return f"{NBSP}; " if lang == "fr" else "; "


def hyphens(word: str) -> str:
    """The ids of messages are written with hyphens."""
    return word.replace("_", "-")
