"""The numbers of a hero: hand limit, armour, command tokens.  # stub: merged from its chapter"""

from __future__ import annotations

from heraut.games.mage_knight.model import Game


def free_command(t: Game, seat: int) -> int:
    """MK-UNI-6. Command tokens without a unit; a unit bound by loyalty needs none."""
    hero = t.state.heroes[seat]
    return t.content.tables.levels[hero.level - 1].command - sum(not unit.bound for unit in hero.units)
