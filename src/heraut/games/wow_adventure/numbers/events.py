"""The event in play: what others ask of it."""

from __future__ import annotations

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.printed.cards import Event


def in_play(t: Game) -> Event | None:
    """WW-CHA-16. The event that works; one that was resolved at once only lies there."""
    event = t.content.events[t.state.event] if t.state.event else None
    return event if event is not None and event.lasting else None


def touching(t: Game, who: str) -> Event | None:
    """The event in play, if it touches these."""
    event = in_play(t)
    return event if event is not None and event.who == who else None


def duels_forbidden(t: Game) -> bool:
    """WW-CHA-8. Is there a truce?"""
    event = in_play(t)
    return event is not None and any(clause.no_duels for clause in event.effect)
