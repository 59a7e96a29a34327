"""3. The overlord's turn: recovery, the river, prices, cleaning."""

from __future__ import annotations

import pytest

from heraut.games.conan.answers.ruling import Activate, Clean
from heraut.games.conan.model import EVENT_TILE, FigureId, TileId, World
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile, slot_of
from tests.games.conan.playing import B, Play, figure, hero, table, world

ALL = [
    ("pirates:green", "P4"),
    ("pirates:blue", "P1"),
    ("captain", "P3"),
    ("hyenas", "J3"),
    ("bossonian_archers", "L1"),
]


def river(*tiles: str, overlord: tuple[int, int, int], units: list[tuple[str, str]] = ALL) -> World:
    state = world(hero("conan", "B4"), units=units, overlord=overlord)
    state.river = tuple([TileId(tile) for tile in tiles]) or state.river
    return state


@pytest.mark.rule("CN-OVL-10")
def test_a_tile_costs_its_place() -> None:
    assert slot_of(table(world(hero("conan", "B4"))), TileId("hyenas")) == 3


@pytest.mark.rule("CN-RIV-1", "CN-OVL-26")
def test_a_tile_is_dead_without_figures_and_both_of_one_leader_turn_together() -> None:
    state = world(hero("conan", "B4"), units=[("pirates:green", "P4")])
    dead = {
        tile: is_dead_tile(table(state), TileId(tile)) for tile in ("captain", "captain#2", "pirates:green", "event")
    }
    assert dead == {"captain": True, "captain#2": True, "pirates:green": False, "event": False}


@pytest.mark.rule("CN-OVL-1", "CN-OVL-2", "CN-OVL-3", "CN-OVL-9", "CN-OVL-10", "CN-OVL-11", "CN-OVL-22", "CN-OVL-27")
def test_an_activated_tile_goes_to_the_end_and_the_others_become_cheaper() -> None:
    """7 / 4, index 5: min(5, 4) = 4: 11 / 0, marker 1.  Blue at slot 4: 7 / 4; then green at slot 1: 6 / 5."""
    play = Play(river(overlord=(7, 4, 5)), OverlordTurn())
    assert (play.state.overlord, play.state.round) == ((11, 0, 5), 1)
    play.say(B, "activate pirates:blue").say(B, "pass")
    assert play.state.overlord == (7, 4, 5)
    play.say(B, "activate pirates:green").say(B, "pass")
    assert play.state.overlord == (6, 5, 5)
    assert play.state.river == ("captain", "hyenas", "bossonian_archers", EVENT_TILE, "pirates:blue", "pirates:green")
    play.asks(B, "river", "end")
    assert play.say(B, "end").over


@pytest.mark.rule("CN-OVL-10", "CN-OVL-3")
def test_the_event_in_the_last_place_stays_there() -> None:
    """5 / 6, index 4: 9 / 2.  Event (slot 6): 9 - 6 = 3.  Hyenas (slot 3): 3 - 3 = 0: 0 / 11."""
    play = Play(river(overlord=(5, 6, 4), units=[("pirates:green", "P4"), ("hyenas", "J3")]), OverlordTurn())
    play.say(B, "activate event").on_to("bring").say(B, "pass")
    assert play.state.river[-1] == EVENT_TILE
    play.say(B, "activate hyenas").say(B, "pass")
    assert play.state.overlord == (0, 11, 4)
    assert play.state.river[-2:] == (EVENT_TILE, "hyenas")


@pytest.mark.rule("CN-OVL-12")
def test_the_same_tile_twice_at_its_new_price() -> None:
    """Green at slot 1, then at slot 6: 7 gems in all."""
    play = Play(river(overlord=(7, 0, 0)), OverlordTurn())
    play.say(B, "activate pirates:green").say(B, "pass").say(B, "activate pirates:green").say(B, "pass")
    assert play.state.overlord == (0, 7, 0)


@pytest.mark.rule("CN-OVL-26")
def test_a_leader_with_two_tiles_acts_twice() -> None:
    play = Play(river("captain", "captain#2", overlord=(9, 0, 0), units=[("captain", "P3")]), OverlordTurn())
    play.say(B, "activate captain").say(B, "figure 100").say(B, "wait")
    play.say(B, "activate captain#2")
    play.asks(B, "figure", "figure 100", "pass")


@pytest.mark.rule("CN-RIV-3", "CN-RIV-5", "CN-RIV-6", "CN-RIV-7")
def test_clean_or_push() -> None:
    """5 / 1, a dead tile in slot 1.  Clean: 1 from fatigue, 1 available: 4 / 0; then slot 2: 2 / 2.
    Push: the dead tile for 1, then slot 2 for 2: 2 / 4, and no activation is left."""
    tiles, units = ("pirates:blue", "hyenas", "pirates:green"), [("hyenas", "J3"), ("pirates:green", "P4")]
    play = Play(river(*tiles, overlord=(5, 1, 0), units=units), OverlordTurn())
    play.say(B, "clean pirates:blue")
    assert (play.state.overlord, play.state.river) == ((4, 0, 0), ("hyenas", "pirates:green"))
    play.say(B, "activate pirates:green").say(B, "pass")
    assert play.state.overlord == (2, 2, 0)
    assert "activate hyenas" in play.options
    play = Play(river(*tiles, overlord=(5, 1, 0), units=units), OverlordTurn())
    play.say(B, "activate pirates:blue").say(B, "activate pirates:green").say(B, "pass")
    assert (play.state.overlord, play.state.river) == ((2, 4, 0), ("hyenas", "pirates:blue", "pirates:green"))
    play.asks(B, "river", "clean pirates:blue", "end")


@pytest.mark.rule("CN-RIV-3", "CN-RIV-7")
def test_cleaning_takes_fatigue_first() -> None:
    play = Play(river("pirates:blue", overlord=(4, 2, 0), units=[]), OverlordTurn()).say(B, "clean pirates:blue")
    assert play.state.overlord == (4, 0, 0)


@pytest.mark.rule("CN-OVL-2", "CN-OVL-10", "CN-RIV-3")
def test_why_not() -> None:
    play = Play(river(overlord=(3, 0, 0)), OverlordTurn())

    def why_not(wish: Activate | Clean) -> str:
        reason = play.t.why_not(wish)
        return "" if reason is None else reason.id

    assert why_not(Activate(TileId("hyenas"))) == ""
    assert why_not(Activate(TileId("pirates:blue"))) == "too-dear"
    assert why_not(Clean(TileId("hyenas"))) == "alive"
    play.say(B, "activate pirates:green").say(B, "pass").say(B, "activate captain").say(B, "pass")
    assert why_not(Activate(TileId("hyenas"))) == "activated-enough"


@pytest.mark.rule("CN-SPL-13")
def test_what_lasts_until_the_tile_is_activated_ends_then() -> None:
    state = river(overlord=(9, 0, 0))
    for number, group in ((100, "pirates:green"), (101, "pirates:blue")):
        state.gain(FigureId(number), "armour", f"tile:{group}", 2)
    play = Play(state, OverlordTurn()).say(B, "activate pirates:green")
    assert (figure(100) in play.state.modifiers, figure(101) in play.state.modifiers) == (False, True)
