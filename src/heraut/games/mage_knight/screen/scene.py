"""The table as a screen shows it: the land, the combat, what lies before the players, offers and tracks."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.land import Game, is_day, layout, mission
from heraut.games.mage_knight.screen.combat_scene import combat_board, combat_pieces
from heraut.games.mage_knight.screen.ids import looked
from heraut.games.mage_knight.screen.map_scene import map_board, map_pieces
from heraut.games.mage_knight.screen.table_scene import lasting, looked_at, players, pools, tracks, zones
from heraut.games.mage_knight.screen.tips import tips
from heraut.kernel import CHANCE
from heraut.kernel.chance import Throwing
from heraut.tabletop.scene import Dice, Label, Scene, Zone, named
from heraut.tabletop.vocabulary import spaced, typeset

FACES = {"red": "🔴", "blue": "🔵", "green": "🟢", "white": "⚪", "gold": "🟡", "black": "⚫"}


def show(t: Game, seat: int | None) -> Scene:
    """The table as this seat sees it."""
    view = t.state
    boards, pieces = [map_board(t)], list(map_pieces(t))
    if view.battle is not None:
        boards.insert(0, combat_board(t, view.battle))
        pieces += combat_pieces(t, view.battle)
    return Scene(
        title=named(typeset(mission(t).name)),
        path=tuple(_path(t)),
        players=tuple(players(t)),
        boards=tuple(boards),
        pieces=tuple(pieces),
        notes=tuple(_notes(t)),
        goal=named(spaced(mission(t).about)),
        zones=(*zones(t, seat), *_zones_asked(t, seat)),
        tracks=tuple(tracks(t, seat)),
        pools=tuple(pools(t)),
        dice=tuple(_dice(t)),
        tips=tuple(tips(t, view.pending)),
    )


# ── where we are ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _path(t: Game) -> Iterator[Label]:
    """The round, day or night, whose turn, the combat and its phase."""
    state = t.state
    if not state.agenda:
        yield Label("path-over")
        return
    if not state.round:
        yield Label("path-setup")
        return
    rounds = layout(t).days + layout(t).nights
    yield Label("path-round", {"number": state.round, "count": rounds, "day": "yes" if is_day(t) else "no"})
    yield Label("path-turn", {"seat": state.active})
    if state.battle is not None:
        yield Label("path-combat", {"phase": state.battle.phase})
    if state.duel is not None:
        yield Label("path-duel", {"seat": state.duel.aggressor, "other": state.duel.defender})


def _notes(t: Game) -> Iterator[Label]:
    """What lasts, and which ends were announced."""
    yield from lasting(t)
    if t.state.round_end is not None:
        yield Label("note-round-end", {"seat": t.state.round_end.by})
    if t.state.game_end is not None:
        yield Label("note-game-end", {"seats": t.state.game_end.left})


def _dice(t: Game) -> Iterator[Dice]:
    """Mana dice that are still to fall, and those that fell with them."""
    section = t.state.agenda[-1] if t.state.agenda else None
    if isinstance(section, Throwing):
        faces = tuple([FACES[face] for face in section.got])
        yield Dice("dice", Label("dice-thrown"), faces, section.count - len(section.got))


def _zones_asked(t: Game, seat: int | None) -> Iterator[Zone]:
    """Cards shown for the question now put."""
    asked, cards = t.state.pending, looked(t)
    if asked is not None and asked.seat != CHANCE and cards:
        yield looked_at(t, asked.seat, cards)
