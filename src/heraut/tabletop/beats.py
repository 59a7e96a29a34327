"""Beats: what happened, shown on the table one thing after the other before the next question is put.

A game says of every kind of fact how it is shown, or that it is only told; what is stamped on the table is its message
`stamp-<kind of fact>`, if there is one.

    turn, fight   a chapter begins                         card         a card or tile is turned up or played
    act           somebody does something, to somebody     gain, lose   something comes to a player, or leaves one
    move          a piece goes somewhere                   stamp        what came of it
    dice          dice fall                                hurt, fall   a wound or a loss; somebody falls
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from heraut.tabletop.scene import Tint

BeatKind = Literal["turn", "fight", "act", "move", "dice", "card", "gain", "lose", "stamp", "hurt", "fall"]
STAMPED: tuple[BeatKind, ...] = ("stamp", "hurt", "fall")  # these are nothing without their word


class Die(NamedTuple):
    """A die that fell, in its own colour; what cannot be written on it (`face` empty) its colour says."""

    face: str
    tint: Tint


def uncoloured(field: str, die: Any) -> Die | None:
    """Dice that are whoever's who rolls them: each is said, in the colours of its seat."""
    return None


class Beat(NamedTuple):
    """How facts of one kind are shown.

    `on`: the field that says where, if it is not what the fact speaks of first.  `faces`: the fields that hold dice.
    `die`: of such a field and a die in it, how that is drawn.
    """

    kind: BeatKind
    on: str = ""
    faces: tuple[str, ...] = ()
    die: Callable[[str, Any], Die | None] = uncoloured


class Beats:
    """How the facts of a game are shown: under each kind of beat its facts, `blow:target` where `target` says where.

    `dice`: the facts of fallen dice, each with the fields that hold them.  `told`: what is told and not shown.
    `with_dice`: facts shown in another way beside which dice lie that were not told before, with their fields.
    `die`: how dice are drawn that have colours of their own.
    """

    def __init__(
        self,
        *,
        turn: str = "",
        fight: str = "",
        act: str = "",
        move: str = "",
        dice: Mapping[str, str] = {},
        card: str = "",
        gain: str = "",
        lose: str = "",
        stamp: str = "",
        hurt: str = "",
        fall: str = "",
        told: str = "",
        with_dice: Mapping[str, str] = {},
        die: Callable[[str, Any], Die | None] = uncoloured,
    ) -> None:
        self.told = frozenset(told.split())
        self.shown = {fact: Beat("dice", on, tuple(faces.split()), die) for fact, on, faces in _thrown(dice)}
        named: dict[BeatKind, str] = {
            "turn": turn, "fight": fight, "act": act, "move": move, "card": card, "gain": gain, "lose": lose,
            "stamp": stamp, "hurt": hurt, "fall": fall,
        }  # fmt: skip
        for kind, facts in named.items():
            for fact, on in map(_placed, facts.split()):
                if fact in self.shown or fact in self.told:
                    raise ValueError(f"The fact '{fact}' is shown in two ways.")
                self.shown[fact] = Beat(kind, on, tuple(with_dice.get(fact, "").split()), die)


def _placed(word: str) -> tuple[str, str]:
    fact, _, on = word.partition(":")
    return fact, on


def _thrown(dice: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    for word, faces in dice.items():
        yield *_placed(word), faces
