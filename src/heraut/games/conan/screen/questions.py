"""The questions of Conan, as any game puts them: which changes are told of, and what is added."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.answers.acting import (
    BreakFree,
    Cast,
    CastAt,
    CastOn,
    Cross,
    Depart,
    DropItem,
    Finish,
    GiveItem,
    Go,
    Lead,
    Manipulate,
    OpenChest,
    TakeFrom,
    TakeItem,
    ThrowItem,
    Unlock,
    UseItem,
)  # fmt: skip
from heraut.games.conan.answers.fighting import Enough, Shoot, Strike, Web
from heraut.games.conan.answers.ruling import Activate, Bring, Clean, EndTurn, Figure, Wait
from heraut.games.conan.model import Game, Hero, World
from heraut.games.conan.screen.choices import extra, label, reads
from heraut.games.conan.screen.fight_scene import outlook
from heraut.games.conan.screen.ids import IDS
from heraut.games.conan.screen.usual import proposes, strides
from heraut.games.conan.screen.wording import WORDS
from heraut.kernel import Decision, Pass
from heraut.kernel.state import Deck
from heraut.tabletop.differences import Differences
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Label

# What means nothing to a player, or is told by what comes next.
SILENT: dict[type, str] = {
    World: "scenario players automaton rest_walk units came known river overlord round side objects chests assets "
    "secret lots marks seen winner modifiers",
    Hero: "sheet boxes spent cast free spells done",
    Deck: "bag top bottom",
}
OWNERS = {"heroes": "seat"}
GROUPS: dict[str, tuple[type, ...]] = {
    "fight": (Strike, Shoot, Web),
    "move": (Go, Cross, Depart, BreakFree),
    "objects": (TakeItem, TakeFrom, GiveItem, DropItem, UseItem, OpenChest, Unlock, Manipulate, ThrowItem),
    "spells": (Cast, CastOn, CastAt, Lead),
    "tiles": (Activate, Clean),
    "units": (Figure, Bring),
}


def _notes(t: Game, decision: Decision) -> Iterator[Label]:
    """How the attack stands."""
    yield from outlook(t)


QUESTIONS = Questions(
    WORDS,
    IDS,
    Differences(SILENT, OWNERS),
    extra,
    label,
    notes=_notes,
    reads=reads,
    proposes=proposes,
    strides=strides,
    endings=(Finish, Enough, EndTurn, Wait, Pass),
    groups=GROUPS,
    quiet=True,
)
