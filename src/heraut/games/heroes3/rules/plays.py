"""The sections that content names by `play`: each chapter has those of its own."""

from __future__ import annotations

from typing import Any

import heraut.games.heroes3.rules.ch03_play.flights as flights
import heraut.games.heroes3.rules.ch03_play.proclamations as proclamations
import heraut.games.heroes3.rules.ch05_cards.special_plays as special_plays
import heraut.games.heroes3.rules.ch05_cards.special_plays_in_combat as special_plays_in_combat
import heraut.games.heroes3.rules.ch06_resources as ch06_resources
import heraut.games.heroes3.rules.ch07_town.sieges as sieges
import heraut.games.heroes3.rules.ch07_town.special_offers as special_offers
import heraut.games.heroes3.rules.ch08_gifts as ch08_gifts
import heraut.games.heroes3.rules.ch08_tiles as ch08_tiles
from heraut.games.heroes3.model import Game
from heraut.kernel import Section
from heraut.kernel.sections import Ends

CHAPTERS: tuple[Any, ...] = (
    special_plays, special_plays_in_combat, flights, sieges, ch08_tiles, ch08_gifts,
    proclamations, ch06_resources, special_offers,
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
