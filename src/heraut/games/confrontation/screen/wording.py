"""How the values of facts, options and questions are said: ids become names, parts become sums.

What a value is, its argument's name tells: `who` is a figure, `side` a side, `parts` a sum.  Words come from the plain
lines (`id = words`) of words/<lang>.ftl, names from the cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from heraut.games.confrontation.model import Field
from heraut.games.confrontation.printed.content import Content
from heraut.kernel.content import Text, folder_of
from heraut.kernel.values import ADDED, REPLACED, Part, total

FIGURE = frozenset(("who", "target", "by", "attacker", "fighter", "lone", "authority"))
FIGURES = frozenset((
    "others", "touches", "fighters", "named", "group", "left", "rest", "foes", "placed", "rollers", "struck",
    "attacked", "winners", "moved", "acted", "given", "charged", "spared",
))  # fmt: skip
SIDE = frozenset(("side", "seat", "speaker", "splitter"))
SIDES = frozenset(("order", "passed", "stayed", "seats"))
FACES = frozenset(("rolled", "naturals", "got", "chains", "dice"))
WORDS = frozenset(("location", "severity", "level", "stat"))
NOBODY = "none"
MINUS = "−"


def wording(content: Content, state: Field, name: str, value: Any, lang: str) -> Any:
    """How this value is said in a sentence.  Numbers and words that messages choose by stay as they are."""
    if isinstance(value, tuple) and not value:
        return NOBODY
    if name in FIGURE:
        return figure_name(content, state, value, lang)
    if name in FIGURES and isinstance(value, tuple):
        return listed([figure_name(content, state, who, lang) for who in value], lang)
    if name in SIDE:
        return side_name(content, state, value, lang)
    if name in SIDES:
        return f", {_vocabulary(lang)['then']} ".join([side_name(content, state, side, lang) for side in value])
    if name in FACES and isinstance(value, tuple):
        return value[0] if len(value) == 1 else ", ".join([str(face) for face in value])
    if name in WORDS:
        return _vocabulary(lang).get(f"{name}-{value}", value) if value else NOBODY
    if name == "parts":
        return sum_of(value, lang)
    if name == "reason":
        return _vocabulary(lang).get(f"reason-{hyphens(value)}", value)
    if name == "odds":
        return ", ".join([f"{_outcome(severity, lang)} {ways}" for severity, ways in value])
    if name == "stats":
        return listed([_vocabulary(lang)[f"stat-{stat}"] for stat in value], lang)
    if name == "cards":
        return listed([said(content.fighters[card].name, lang) for card in value], lang)
    if isinstance(value, int) and not isinstance(value, bool) and value < 0:
        return signed(value)
    return value


def figure_name(content: Content, state: Field, who: int, lang: str) -> str:
    """Its card's name, numbered when its side has several, with its side when another side has some too."""
    figures = state.figures
    if who not in figures:
        return NOBODY
    figure = figures[who]
    alike = [other for other in sorted(figures) if figures[other].fighter == figure.fighter]
    ours = [other for other in alike if figures[other].side == figure.side]
    name = said(content.fighters[figure.fighter].name, lang)
    if len(ours) > 1:
        name += f"\N{NO-BREAK SPACE}{ours.index(who) + 1}"
    return name if len(ours) == len(alike) else f"{name} ({side_name(content, state, figure.side, lang)})"


def figures_of(state: Field, about: Mapping[str, Any]) -> tuple[str, ...]:
    """The figures that these values speak of, as the scene calls them."""
    found: list[int] = []
    for name, value in about.items():
        if name in FIGURE:
            found.append(value)
        elif name in FIGURES and isinstance(value, tuple):
            found += value
    return tuple([str(who) for who in dict.fromkeys(found) if who in state.figures])


def side_name(content: Content, state: Field, side: int, lang: str) -> str:
    if side < 0:
        return _vocabulary(lang)["the-dice"]
    return said(content.scenarios[state.scenario].sides[side].name, lang)


def sum_of(parts: Iterable[Part], lang: str) -> str:
    """`1 + 5 − 1 (stunned)`: the die, the characteristic, and a reason for everything else."""
    terms: list[tuple[int, str]] = []  # amount, reason; of the characteristic from `base` on
    base = 0
    for layer, amount, reason, _ in parts:
        if layer == ADDED:
            if terms and terms[-1][1] == reason:
                amount += terms.pop()[0]
            terms.append((amount, reason))
        elif layer <= REPLACED:
            if terms and layer == REPLACED:
                terms.pop()
            base = len(terms)
            terms.append((amount, reason))
        else:  # bounded or multiplied: what the characteristic comes to, in one
            before = sum([term[0] for term in terms[base:]])
            after = total((Part(ADDED, before, ""), Part(layer, amount, "")))
            if after != before:
                terms[base:] = [(after, reason)]
    shown = [term for index, term in enumerate(terms) if term[0] or index <= base or term[1].isupper()]
    text = ""
    for amount, reason in shown:
        sign = (f" {MINUS} " if amount < 0 else " + ") if text else (MINUS if amount < 0 else "")
        text += f"{sign}{abs(amount)}"
        if reason != "die" and not reason.isupper():
            text += f" ({_vocabulary(lang)[f'reason-{hyphens(reason)}']})"
    return text


def _outcome(severity: str, lang: str) -> str:
    """What becomes of a figure, which is not always what the table says."""
    words = _vocabulary(lang)
    return words["outcome-killed" if severity == "killed" else f"severity-{severity}"]


def listed(names: list[str], lang: str) -> str:
    """`A, B and C`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {_vocabulary(lang)['and']} {names[-1]}"


def signed(number: int) -> str:
    """A number with a true minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def said(text: Text, lang: str) -> str:
    return _typeset(text.fr if lang == "fr" else text.en)


def typeset(text: Text) -> Text:
    """A printed text with typographer's apostrophes."""
    return Text(fr=_typeset(text.fr), en=_typeset(text.en))


def hyphens(word: str) -> str:
    """The ids of messages are written with hyphens."""
    return word.replace("_", "-")


def _typeset(text: str) -> str:
    return text.replace("'", "’")


@cache
def _vocabulary(lang: str) -> dict[str, str]:
    """The messages that are nothing but words: one line, no arguments."""
    text = (folder_of(__file__).parent / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = ([^{\n]+)$", text, re.MULTILINE))
