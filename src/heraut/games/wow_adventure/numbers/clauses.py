"""Where an effect is printed: its source, and which part of it."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Game, side_of
from heraut.games.wow_adventure.printed.effects import Effect

EFFECT, USE, POWER = "effect", "use", "power"  # of a card, of a worn item, of the side of a character card


def clauses_of(t: Game, seat: int, source: str, part: str = EFFECT) -> tuple[Effect, ...]:
    """The clauses of a card, a marker, an item, or of the power of this seat's character."""
    if part == POWER:
        return side_of(t, seat).power.effect
    if part == USE:
        use = t.content.items[source].use
        return use.effect if use else ()
    content = t.content
    for printed in (content.abilities, content.items, content.markers, content.events, content.trophies):
        if source in printed:
            return printed[source].effect
    raise KeyError(source)
