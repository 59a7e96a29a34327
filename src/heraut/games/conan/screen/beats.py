"""How what happens in Conan is shown on the table."""

from __future__ import annotations

from heraut.tabletop.beats import Beats

BEATS = Beats(
    turn="round activated",
    act="attacks swept sacrificed:target led cast gave thrown",
    move="moved brought fled departed",
    dice={"rolled": "dice"},
    card="happened chest_opened was_in_it opened looked",
    gain="recovered took",
    lose="paid overlord_paid dropped discarded shifted cleaned",
    stamp="struck failed fell_short broke_free bursts enchanted mark won",
    hurt="wounded webbed pulled:target battered flooded",
    fall="died",
)
