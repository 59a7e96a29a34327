"""The sections that content names by `play`: each chapter has those of its own."""

from __future__ import annotations

from typing import Any

import heraut.games.heroes3.rules.ch03_a_proclamations as ch03_a_proclamations
import heraut.games.heroes3.rules.ch03_b_flights as ch03_b_flights
import heraut.games.heroes3.rules.ch05_plays as ch05_plays
import heraut.games.heroes3.rules.ch05_plays_in_combat as ch05_plays_in_combat
import heraut.games.heroes3.rules.ch06_resources as ch06_resources
import heraut.games.heroes3.rules.ch07_plays as ch07_plays
import heraut.games.heroes3.rules.ch07_siege as ch07_siege
import heraut.games.heroes3.rules.ch08_a_tiles as ch08_a_tiles
import heraut.games.heroes3.rules.ch08_c_gifts as ch08_c_gifts
from heraut.games.heroes3.model import Game
from heraut.kernel import Section
from heraut.kernel.sections import Ends

CHAPTERS: tuple[Any, ...] = (
    ch05_plays, ch05_plays_in_combat, ch03_b_flights, ch07_siege, ch08_a_tiles, ch08_c_gifts,
    ch03_a_proclamations, ch06_resources, ch07_plays,
)  # fmt: skip


def play_of(name: str, seat: int, hero: int, source: str) -> Ends:
    """The section that plays this for a seat and a hero; `source` is the path of what named it."""
    for chapter in CHAPTERS:
        if name in chapter.PLAYS:
            section: Ends = chapter.PLAYS[name](seat, hero, source)
            return section
    raise LookupError(f"no chapter plays '{name}'")


def can_play(t: Game, name: str, seat: int, hero: int, source: str) -> bool:
    """Would it do anything now?  A chapter says so of its plays in CAN_PLAY; the others always may be played."""
    for chapter in CHAPTERS:
        if name in chapter.PLAYS:
            asked = getattr(chapter, "CAN_PLAY", {}).get(name)
            return asked is None or bool(asked(t, seat, hero, source))
    return False


SECTIONS: tuple[type[Section], ...] = ()
