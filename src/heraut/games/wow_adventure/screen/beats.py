"""How what happens in the adventure game is shown on the table."""

from __future__ import annotations

from typing import Any

from heraut.games.wow_adventure.model import BLACK, RED
from heraut.games.wow_adventure.screen.combat_scene import TINTS
from heraut.tabletop.beats import Beats, Die

SIDES = {"red": RED, "black": BLACK}


def die(field: str, fell: Any) -> Die | None:
    """The dice of a combat are red and black."""
    return Die(str(fell), TINTS[SIDES[field]]) if field in SIDES else None


BEATS = Beats(
    turn="round turn",
    fight="combat duel",
    act="played item_used power_used flees peeks looks_into",
    move="moves left",
    dice={"dice": "red black", "rolled_off": "die", "rerolled": "die"},
    die=die,
    card="marker_revealed event card_turned marker_laid",
    gain="quest_received marker_kept resource_taken equipped stowed looted draws energy trophy rolled",
    lose="discarded card_discarded item_discarded marker_spent marker_returned quest_given_up buried",
    stamp="attack prevented mended healed quest_completed quest_counts level_up beaten:source stays_up",
    hurt="hurt hurt_by_item wounded",
    fall="defeated",
    told="goes_first character_taken drew laid peeked sees_card event_over game_over",
)
