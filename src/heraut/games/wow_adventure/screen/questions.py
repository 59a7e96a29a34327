"""The questions of the adventure game, as any game puts them: which changes are told of, and what is added."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.answers import (
    Attack,
    Complete,
    Decline,
    DrawChallenge,
    Equip,
    FightMarker,
    FightPrinted,
    GiveUp,
    Keep,
    Leave,
    Play,
    Spend,
    Stop,
    Stow,
    Take,
    ThrowAway,
    TurnOver,
    Use,
    UsePower,
    Walk,
)  # fmt: skip
from heraut.games.wow_adventure.model import Found, Game, Hero, Realm
from heraut.games.wow_adventure.screen.choices import extra, label
from heraut.games.wow_adventure.screen.combat_scene import outlook
from heraut.games.wow_adventure.screen.ids import IDS
from heraut.games.wow_adventure.screen.wording import WORDS
from heraut.kernel import Decision
from heraut.kernel.state import Deck
from heraut.tabletop.differences import Differences
from heraut.tabletop.questions import Questions
from heraut.tabletop.scene import Label

# What means nothing to a player, or is told by what comes next.
SILENT: dict[type, str] = {
    Realm: "players valor finish_round packs round first active decks discards peeked out drawn turned_up found fight "
    "ended modifiers",
    Hero: "character turns deck discard playing used",
    Found: "space seen_by kind",
    Deck: "bag top bottom",
}
OWNERS = {"heroes": "seat"}
GROUPS: dict[str, tuple[type, ...]] = {
    "challenge": (FightMarker, FightPrinted, Attack, DrawChallenge),
    "move": (Walk,),
    "space": (Take, Keep, Leave, GiveUp),
    "quests": (Complete,),
    "plays": (Play, Use, Spend, UsePower, TurnOver),
    "items": (Equip, Stow, ThrowAway),
}


def _notes(t: Game, decision: Decision) -> Iterator[Label]:
    """How the attacks of the combat would fall now."""
    yield from outlook(t)


QUESTIONS = Questions(
    WORDS,
    IDS,
    Differences(SILENT, OWNERS),
    extra,
    label,
    _notes,
    endings=(Stop, Decline),
    groups=GROUPS,
    gestures=("discard", "discard_item"),
    quiet=True,
)
