"""The table as a screen shows it: the map, the combat, what lies before the players, the question and its answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heraut.games.heroes3.model import Game, mission, side_of
from heraut.games.heroes3.screen.card_text import card_text
from heraut.games.heroes3.screen.combat_scene import combat_board, fighter_pieces
from heraut.games.heroes3.screen.ids import looked
from heraut.games.heroes3.screen.map_scene import hero_pieces, map_board
from heraut.games.heroes3.screen.tips import tips
from heraut.games.heroes3.screen.town_scene import looked_at, players, pools, shared_zone, tracks, zones
from heraut.kernel import CHANCE
from heraut.kernel.chance import Throwing
from heraut.tabletop.scene import Dice, Label, Scene, Zone, named
from heraut.tabletop.vocabulary import typeset


def show(t: Game, seat: int | None) -> Scene:
    """The table as this seat sees it."""
    view = t.state
    boards, pieces = [map_board(t)], list(hero_pieces(t))
    if view.battle is not None:
        boards.insert(0, combat_board(t, view.battle, seat))  # what is asked of neither is asked in the fight
        pieces += fighter_pieces(t, view.battle)
    return Scene(
        title=named(typeset(t.content.scenarios[view.scenario].name)),
        path=tuple(_path(t)),
        players=tuple(players(t)),
        boards=tuple(boards),
        pieces=tuple(pieces),
        notes=tuple(_notes(t)),
        goal=named(typeset(mission(t).about)),
        zones=(*zones(t, seat), *_zones_asked(t, seat)),
        tracks=tuple(tracks(t)),
        pools=tuple(pools(t)),
        dice=tuple(_dice(t)),
        tips=tuple(tips(t, view.pending)),
    )


# ── where we are ───────────────────────────────────────────────────────────────────────────────────────────────────


def _path(t: Game) -> Iterator[Label]:
    """The round, whose turn, the combat and its round, the attack: as far as there is one."""
    state = t.state
    if not state.agenda:
        yield Label("path-over")
        return
    if not state.round:
        yield Label("path-setup")
        return
    yield Label("path-round", {"round": state.round})
    yield Label("path-turn", {"seat": state.active})
    battle = state.battle
    if battle is not None:
        yield Label("path-combat", {"field": battle.field, "rounds": battle.round})


def _notes(t: Game) -> Iterator[Label]:
    """Who are allies, and what is proclaimed."""
    state = t.state
    if mission(t).mode == "alliance":
        seat, ally = next(side for side in [side_of(t, 0), side_of(t, 1)] if len(side) > 1)
        yield Label("note-allies", {"seat": seat, "rival": ally})
    if state.proclamation:
        what = next(iter(card_text(t.content, state.proclamation)), Label("says-nothing"))
        yield Label("note-proclamation", {"proclamation": state.proclamation, "what": what})


def _dice(t: Game) -> Iterator[Dice]:
    """The dice that lie on the table or are still to fall; of those with pictures that lie there the question tells."""
    for section in reversed(t.state.agenda):
        die: str = getattr(section, "die", "")
        if isinstance(section, Throwing):
            faces = _faces(t, die, section.got)
            yield Dice("dice", Label("dice-thrown", {"die": die}), faces, section.count - len(section.got))
            return
        lying = getattr(section, "faces", ())
        if die == "attack" and lying:
            yield Dice("dice", Label("dice-thrown", {"die": die}), _faces(t, die, lying))
            return


def _faces(t: Game, die: str, faces: tuple[Any, ...]) -> tuple[str, ...]:
    if die == "attack":
        return tuple([f"{face:+d}".replace("-", "−").replace("+0", "0") for face in faces])
    return tuple([str(face + 1) for face in faces])


def _zones_asked(t: Game, seat: int | None) -> Iterator[Zone]:
    """Cards shown for the question now put: those looked at, and the discard of the deck being searched."""
    asked, section = t.state.pending, t.state.agenda[-1] if t.state.agenda else None
    if asked is None or asked.seat == CHANCE:
        return
    cards = looked(t)
    if cards:
        yield looked_at(t, asked.seat, cards)
    deck: str = getattr(section, "deck", "")
    if asked.kind.startswith("search_") and deck in t.state.discards:
        yield shared_zone(t, deck)
