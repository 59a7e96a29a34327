"""Why not there?  What a movement point does not buy."""

from __future__ import annotations

import heraut.games.heroes3.rules.ch03_play.hero_moves as hero_moves
import heraut.games.heroes3.rules.ch03_play.movement as movement
import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
import heraut.games.heroes3.rules.ch08_map.map_tiles as map_tiles
from heraut.games.heroes3.answers.on_map import AddTile, Centre, EndTurn, Move, Reveal, Revisit, TurnTile
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.screen.whynot.common import Because, Reason, no
from heraut.tabletop.hexes import SIXTHS


def move(t: Game, seat: int, wish: Move) -> Reason:
    """A hero goes somewhere: does the field lie open, is it free, is it near enough, does anything stop the way?"""
    return hero(t, seat, wish.hero) or _there(t, seat, wish.field) or points(t, wish.hero) or _way(t, seat, wish)


def hero(t: Game, seat: int, number: int) -> Reason:
    one = t.state.heroes.get(number)
    return no("not-your-hero", "H3-MOV-10") if one is None or one.seat != seat else None


def points(t: Game, number: int) -> Reason:
    return None if hero_moves.points(t, number) else no("no-points", "H3-MOV-1", "H3-MOV-8")


def _there(t: Game, seat: int, field: str) -> Reason:
    if field not in geography.chart(t).where:
        return no("not-explored", "H3-MOV-4")
    site = geography.site_of(t, field)
    if site.id == "blocked":
        return no("blocked", "H3-SIT-27")
    for number, one in t.state.heroes.items():
        if one.field == field:
            if one.seat in map_fields.friends(t, seat):
                return no("friend-there", "H3-MOV-12", hero=number)
            if site.safe:
                return no("sanctuary", "H3-SIT-22", hero=number)
    return None


def _way(t: Game, seat: int, wish: Move) -> Because:
    chart, start, most = geography.chart(t), t.state.heroes[wish.hero].field, hero_moves.points(t, wish.hero)
    if wish.field == start:
        return no("stands-there", "H3-MOV-2")
    if wish.field in chart.around[start] and wish.field not in chart.near[start]:
        return no("closed-edge", "H3-TIL-15", "H3-MOV-13")
    far = geography.distances(chart, start).get(wish.field)
    if far is None:
        return no("no-way", "H3-MOV-13", "H3-TIL-15")
    if far > most:
        return no("too-far", "H3-MOV-2", far=far, count=most)
    stop = next((field for field in geography.route(t, start, [wish.field], lambda field: True)[:-1]
                 if not map_fields.is_empty_for(t, seat, field)), wish.field)  # fmt: skip
    return no("stops-before", "H3-MOV-6", "H3-CAT-1", field=stop)


def reveal(t: Game, seat: int, wish: Reveal) -> Reason:
    if wish.number not in t.state.tiles:
        return None
    if t.state.tiles[wish.number].shown:
        return no("tile-shown", "H3-MOV-4")
    reason = hero(t, seat, wish.hero) or points(t, wish.hero)
    if reason is None and wish.number not in map_tiles.tiles_beside_hero(t, wish.hero):
        return no("tile-far", "H3-MOV-4")
    return reason


def add(t: Game, seat: int, wish: AddTile) -> Reason:
    reason = hero(t, seat, wish.hero)
    if reason is not None:
        return reason
    if not t.state.players[seat].supply:
        return no("no-supply", "H3-TIL-11")
    return points(t, wish.hero) or no("no-room", "H3-TIL-4", "H3-TIL-12")


def discover(t: Game, seat: int, wish: Reveal) -> Reason:
    """A tile beside the hero's own, without a point."""
    if wish.number not in t.state.tiles:
        return None
    return no("tile-shown" if t.state.tiles[wish.number].shown else "tile-far", "H3-SIT-8")


def discover_own(t: Game, seat: int, wish: AddTile) -> Reason:
    return no("only-reveals", "H3-SIT-8") if t.state.players[seat].supply else no("no-supply", "H3-TIL-11")


def turn(t: Game, seat: int, wish: TurnTile) -> Reason:
    return no("turn-shuts-off", "H3-TIL-12") if 0 <= wish.turn < SIXTHS else None


def centre(t: Game, seat: int, wish: Centre) -> Reason:
    return no("tile-not-there", "H3-TIL-4", "H3-TIL-12")


def revisit(t: Game, seat: int, wish: Revisit) -> Reason:
    reason = hero(t, seat, wish.hero)
    if reason is None and not movement.can_revisit(t, wish.hero):
        return no("not-revisitable", "H3-MOV-2", "H3-CAT-4")
    return reason or points(t, wish.hero)


def end(t: Game, seat: int, wish: EndTurn) -> Reason:
    return no("must-part", "H3-MOV-12") if movement.must_part(t, seat) else None
