"""What the movement die gives, with what changes it."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.numbers import events
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part


def movement_parts(t: Game, seat: int, rolled: int) -> Iterator[Part]:
    """WW-MOV-1 WW-MOV-10. The die, what is worn, what lasts, the event; at least 1."""
    yield Part(PRINTED, rolled, "die", ("WW-MOV-1",))
    yield from _changes(t, seat, "move")
    yield Part(AT_LEAST, 1, "at-least-one", ("WW-MOV-10",))


def energy_parts(t: Game, seat: int, rolled: int) -> Iterator[Part]:
    """WW-DIE-1 WW-ENE-2. The die, and the event."""
    yield Part(PRINTED, rolled, "die", ("WW-DIE-1",))
    yield from _changes(t, seat, "energy")
    yield Part(AT_LEAST, 0, "at-least-none", ("WW-ENE-1",))


def _changes(t: Game, seat: int, word: str) -> Iterator[Part]:
    hero, event = t.state.heroes[seat], events.touching(t, "all")
    for item in (hero.weapon, hero.armour):
        if item:
            yield from [
                Part(ADDED, getattr(one, word), item) for one in t.content.items[item].effect if getattr(one, word)
            ]
    if seat in t.state.modifiers:
        yield from [Part(ADDED, m.amount, m.source) for m in t.state.modifiers[seat] if m.status == word]
    if event is not None:
        yield from [Part(ADDED, getattr(one, word), event.id) for one in event.effect if getattr(one, word)]
