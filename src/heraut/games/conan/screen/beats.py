"""How what happens in Conan is shown on the table."""

from __future__ import annotations

from typing import Any

from heraut.games.conan.screen.fight_scene import TINTS
from heraut.tabletop.beats import Beats, Die


def die(field: str, fell: Any) -> Die:
    """CN-DIE-1. `O*2`: a marked orange die that shows 2."""
    return Die(str(fell)[-1], TINTS[str(fell)[0]])


BEATS = Beats(
    turn="round activated",
    act="attacks swept sacrificed:target led cast gave thrown",
    move="moved brought fled departed",
    dice={"rolled": "dice"},
    die=die,
    card="happened chest_opened was_in_it opened looked",
    gain="recovered took",
    lose="paid overlord_paid dropped discarded shifted cleaned",
    stamp="struck failed fell_short broke_free bursts enchanted mark won",
    hurt="wounded webbed pulled:target battered flooded",
    fall="died",
)
