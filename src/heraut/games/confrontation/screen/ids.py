"""The kinds of ids of Confrontation: figures, sides, dice, words."""

from __future__ import annotations

from functools import partial
from typing import Any

from heraut.games.confrontation.model import Battle, CardId, Field, FigureId
from heraut.games.confrontation.printed.content import Content
from heraut.games.confrontation.rules.skills import MUTATION_STATS
from heraut.games.confrontation.screen.wording import NOBODY, WORDS, figure_name, side_name, sum_of
from heraut.tabletop.ids import Ids, Kind
from heraut.tabletop.vocabulary import hyphens, said

MOST_DICE = 99
FOLDED = 3  # so many names that differ by their numbers are said as one


def _stands(t: Battle, who: Any) -> bool:
    return who in t.state.figures


def _in_order(sides: list[str], lang: str) -> str:
    return f", {WORDS('then', lang)} ".join(sides) or NOBODY


def _figures(names: list[str], lang: str) -> str:
    """Many that are told apart by their numbers alone are said as one: `Shield sister 1 to 6`."""
    found: list[list[str]] = []
    for name in names:
        base, number = _apart(name)
        before = found[-1][-1] if found else ""
        if number and _apart(before) == (base, number - 1):
            found[-1].append(name)
        else:
            found.append([name])
    each = [
        [f"{some[0]} {WORDS('up-to', lang)} {_apart(some[-1])[1]}"] if len(some) >= FOLDED else some for some in found
    ]
    return WORDS.listed([name for some in each for name in some], lang)


def _apart(name: str) -> tuple[str, int]:
    """A name and its number, 0 if it has none."""
    base = name.rstrip("0123456789")
    return base, int(name[len(base) :] or 0)


def _faces(faces: list[int], lang: str) -> Any:
    """A single face stays a number: messages count with it."""
    return faces[0] if len(faces) == 1 else ", ".join(map(str, faces)) or NOBODY


def _countable(t: Battle, dice: Any) -> bool:
    return isinstance(dice, int) and 0 <= dice <= MOST_DICE


def _word(name: str, content: Content, state: Field, value: Any, lang: str) -> Any:
    return value if isinstance(value, int) else WORDS.get(f"{name}-{hyphens(value)}", lang) or value or NOBODY


def _odds(content: Content, state: Field, odds: tuple[tuple[str, int], ...], lang: str) -> str:
    """How often each thing becomes of a figure, which is not always what the table says."""
    words = {"killed": "outcome-killed"}
    return ", ".join([f"{WORDS(words.get(one, f'severity-{one}'), lang)} {ways}" for one, ways in odds])


KINDS: dict[Any, Kind] = {
    FigureId: Kind(
        lambda content, state, who, lang: figure_name(content, state, who, lang),
        lambda t, seat, who: [str(who)] if _stands(t, who) else [],
        _stands,
        _figures,
    ),
    "side": Kind(side_name, joined=_in_order),
    "faces": Kind(joined=_faces, exists=_countable),
    "count": Kind(exists=_countable),
    "die": Kind(exists=lambda t, die: die in ("attack", "defence")),
    "stat": Kind(partial(_word, "stat"), exists=lambda t, stat: stat in MUTATION_STATS),
    CardId: Kind(lambda content, state, card, lang: said(content.fighters[card].name, lang)),
    "parts": Kind(lambda content, state, parts, lang: sum_of(parts, lang), whole=True),
    "odds": Kind(_odds, whole=True),
    **{name: Kind(partial(_word, name)) for name in ("location", "severity", "level", "reason")},
}
NAMES: dict[str, Any] = {
    **dict.fromkeys((
        "who", "target", "by", "attacker", "fighter", "lone", "authority", "others", "touches", "fighters", "group",
        "left", "rest", "foes", "winners", "charged", "spared",
    ), FigureId),
    **dict.fromkeys(("side", "seat", "speaker", "splitter", "order", "passed", "stayed", "seats"), "side"),
    **dict.fromkeys(("rolled", "naturals", "got", "chains", "dice"), "faces"),
    **dict.fromkeys(("attack", "defence", "held", "bought", "low", "high"), "count"),
    "stats": "stat", "cards": CardId, "wound": "level",
    **{name: name for name in ("die", "stat", "parts", "odds", "location", "severity", "level", "reason")},
}  # fmt: skip
IDS = Ids(KINDS, NAMES, WORDS.listed)
