"""The questions of Confrontation, as any game puts them: which changes are told of, and what is added."""

from __future__ import annotations

from heraut.games.confrontation.answers import (
    Charge,
    Commit,
    Counter,
    Dive,
    Endure,
    MasterStrike,
    Parry,
    Pursue,
    Stay,
    Strike,
    Sustain,
)
from heraut.games.confrontation.model import Field, Figure
from heraut.games.confrontation.screen.blows import notes
from heraut.games.confrontation.screen.consequences import extra
from heraut.games.confrontation.screen.ids import IDS
from heraut.games.confrontation.screen.wording import WORDS
from heraut.tabletop.differences import Differences
from heraut.tabletop.questions import Questions

# What means nothing to a player, or is told by what brings it about.
SILENT: dict[type, str] = {
    Field: "scenario sides turns edition one_fails quick tactics combats modifiers",
    Figure: "fighter side x y placed_attack placed_defence pursuits",
}
OWNERS = {"figures": "who"}
GROUPS: dict[str, tuple[type, ...]] = {
    "charge": (Charge, Dive, Pursue),
    "attack": (Strike, MasterStrike, Commit),
    "defence": (Parry, Counter, Sustain, Endure),
}

QUESTIONS = Questions(WORDS, IDS, Differences(SILENT, OWNERS), extra, notes=notes, endings=(Stay,), groups=GROUPS)
