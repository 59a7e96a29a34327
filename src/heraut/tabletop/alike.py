"""Choices that are one: they say and lead to the same, but for which of several like pieces or cards they name.

six sisters, numbered, equal in all that is seen of them ──→ one choice, and the other five as `alike`
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeAlias, TypeVar

from heraut.kernel.content import Text
from heraut.tabletop.scene import Alike, Card, Choice, Piece, Scene, worded

NUMBER = re.compile(r"\s*\d+$")  # by which pieces that are printed alike are told apart
Things: TypeAlias = Mapping[str, Piece | Card]
T = TypeVar("T")


def merged(scene: Scene) -> Scene:
    """The same scene with one choice for all that differ only in which of several like things they touch."""
    question = scene.question
    if question is None:
        return scene
    things: Things = {one.id: one for one in scene.pieces} | {
        card.id: card for zone in scene.zones for card in zone.cards
    }
    kin: dict[object, list[Choice]] = {}
    for choice in question.choices:
        kin.setdefault(_kind(choice, things), []).append(choice)
    if len(kin) == len(question.choices):
        return scene
    choices = [choice for some in kin.values() for choice in (_merge(some, things) if len(some) > 1 else some)]
    places = {choice.answer: n for n, choice in enumerate(question.choices)}
    choices.sort(key=lambda choice: places[choice.answer])
    return replace(scene, question=replace(question, choices=tuple(choices)))


def _kind(choice: Choice, things: Things) -> object:
    """What like choices have in common at a glance; a choice that touches anything else is like no other."""
    if not choice.touches or not things.keys() >= set(choice.touches):
        return choice.answer
    return (
        choice.seat,
        choice.label.id,
        *[repr(_unnumbered(things[id], _names([things[id]])).label) for id in choice.touches],
    )


def _merge(choices: list[Choice], things: Things) -> list[Choice]:
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(_all_that_is_said(choice, things), []).append(choice)
    return [
        replace(first, alike=tuple([Alike(one.answer, one.label, one.touches) for one in others]))
        for first, *others in groups.values()
    ]


def _all_that_is_said(choice: Choice, things: Things) -> str:
    """Of a choice and of what it touches, wherever in its cell that lies and by whatever number it goes."""
    touched = [things[id] for id in choice.touches]
    names = _names(touched)
    numbers = tuple([replace(number, id="") for number in choice.numbers])
    said = _unnumbered(replace(choice, answer="", touches=(), numbers=numbers), names)
    return repr((said, [_unnumbered(_anywhere(one), names) for one in touched]))


def _anywhere(thing: Piece | Card) -> Piece | Card:
    return replace(thing, id="", x=0, y=0) if isinstance(thing, Piece) else replace(thing, id="")


def _names(things: Collection[Piece | Card]) -> list[object]:
    return [value for one in things for value in one.label.args.values()]


def _unnumbered(thing: T, names: Collection[object]) -> T:
    """The same with these names as they would be if there were only one."""

    def say(name: str, value: object) -> object:
        if isinstance(value, Text) and value in names:
            return Text(en=NUMBER.sub("", value.en), fr=NUMBER.sub("", value.fr))
        return value

    return worded(thing, say)
