"""The table as a screen shows it: the world, the combat, what lies before the players, decks and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.wow_adventure.model import Game
from heraut.games.wow_adventure.numbers import events
from heraut.games.wow_adventure.screen.card_text import event_text
from heraut.games.wow_adventure.screen.combat_scene import combat_board, combat_dice, combat_pieces, outlook
from heraut.games.wow_adventure.screen.map_scene import map_board, map_pieces
from heraut.games.wow_adventure.screen.table_scene import challenge, players, pools, tracks, zones
from heraut.games.wow_adventure.screen.tips import tips
from heraut.kernel.chance import Throwing
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.scene import Dice, Label, Scene, Zone


def show(t: Game, seat: int | None) -> Scene:
    """The table as this seat sees it."""
    pieces = map_pieces(t)
    boards = [map_board(t, pieces)]
    if t.state.fight is not None:
        boards.insert(0, combat_board(t, t.state.fight))
        pieces += combat_pieces(t, t.state.fight)
    return Scene(
        title=Label("title", {"players": t.state.players}),
        path=tuple(_path(t)),
        players=tuple(players(t)),
        boards=tuple(boards),
        pieces=tuple(pieces),
        notes=tuple(_notes(t)),
        goal=Label("goal", {"valor": t.state.valor}),
        zones=(*zones(t, seat), *_seen(t)),
        tracks=tuple(tracks(t)),
        pools=tuple(pools(t)),
        dice=tuple(_dice(t)),
        tips=tuple(tips(t, t.state.pending)),
    )


def _path(t: Game) -> Iterator[Label]:
    """The round, whose turn, the combat."""
    state = t.state
    if not state.agenda:
        yield Label("path-over")
    elif not state.round:
        yield Label("path-setup")
    else:
        yield Label("path-round", {"number": state.round})
        yield Label("path-turn", {"seat": state.active})
        if state.fight is not None:
            yield Label("path-combat")


def _notes(t: Game) -> Iterator[Label]:
    """How the combat would end, what lasts, the event in play."""
    yield from outlook(t)
    for seat in range(len(t.state.heroes)):
        for source in dict.fromkeys([one.source for one in t.state.modifiers.get(seat, ())]):
            yield Label("note-lasting", {"seat": seat, "reason": source})
    event = events.in_play(t)
    if event is not None:
        yield Label("note-event", {"event": event.id, "what": event_text(event)[0]})


def _dice(t: Game) -> Iterator[Dice]:
    """The dice of the combat; else those that are still to fall."""
    section = t.state.agenda[-1] if t.state.agenda else None
    if t.state.fight is not None:
        yield from combat_dice(t, t.state.fight)
    elif isinstance(section, Throwing):
        faces = tuple([str(face) for face in section.got])
        yield Dice("dice", Label("dice-movement" if t.state.round else "dice-red"), faces, section.count - len(faces))


def _seen(t: Game) -> Iterator[Zone]:
    """WW-ABL-6. The next card of a deck, shown to who looks at it."""
    section = t.state.agenda[-1] if t.state.agenda else None
    cards = tuple([challenge(t, card) for card in getattr(section, "seen", ()) if card != HIDDEN])
    if cards:
        yield Zone("looked", "row", Label("zone-looked"), cards, len(cards), getattr(section, "seat", None))
