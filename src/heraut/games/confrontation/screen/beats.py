"""How what happens in Confrontation is shown on the table."""

from __future__ import annotations

from heraut.tabletop.beats import Beats

BEATS = Beats(
    turn="turn_begins",
    fight="combat_begins pass_begins",
    act="attack defence commits fury resolution luck feint boost swap",
    move="charge pursuit",
    dice={"test": "rolled", "wound_roll:target": "rolled", "survival_instinct": "face", "mutation": "rolled"},
    stamp="parried hit:target attack_fails initiative authority wins_split tie immune relentless gains_die healed",
    hurt="wounded stunned charged",
    fall="killed",
    told="tactics mutates combat_named combat_ends phase_begins phase_ends placed",
)
