"""Discovery markers: found and kept, laid and hidden."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.games.wow_adventure.rules.markers import FindMarkers, PlaceMarkers
from tests.games.wow_adventure.exploring import Exploration
from tests.games.wow_adventure.playing import CONTENT, GAME, YELLOW, A, B, Play, bag, item, lay, marker, realm, table


@pytest.mark.rule("WW-EXP-8")
def test_of_markers_found_the_green_ones_are_kept() -> None:
    state = realm("rogue", "hunter", spaces=("G11",))
    size = state.decks["pool"].size()
    play = Play(state, FindMarkers(A, 2), marker("Spark Crystal"), marker("Quagmire"))
    assert play.hero().kept == (marker("Spark Crystal"),)
    assert state.decks["pool"].size() == size - 1


@pytest.mark.rule("WW-EXP-7", "WW-EXP-9", "WW-MAI-13")
def test_a_lantern_then_a_discovery() -> None:
    """E07: 20 markers: two found, a red one back, 20-2+1=19; two laid, 19-2=17; one of them on G11 itself waits."""
    state = realm("hunter", "mage", spaces=("G11",), packs="none")
    bag(state, A, "Worn Lantern")
    play = Exploration(state)
    play.say(A, f"use {item('Worn Lantern')}", marker("Spark Crystal"), marker("Quagmire"))
    assert state.decks["pool"].size() == 19
    play.say(A, "take discovery", marker("Ambush"), marker("Old Map"))
    play.say(A, "space G11").say(A, "space V12")
    assert play.over
    assert state.decks["pool"].size() == 17
    assert [(one.space, one.seen_by, one.kind) for one in state.found] == [
        ("G11", (A,), marker("Ambush")),
        ("V12", (A,), marker("Old Map")),
    ]
    assert [fact.to for fact in play.facts if fact.kind == "laid"] == [(A,), (A,)]


@pytest.mark.rule("WW-EXP-7")
def test_where_markers_may_be_laid() -> None:
    """F31: from G9 within 3, no city; two lie on V8 already."""
    state = realm("rogue", "hunter", spaces=("G9",))
    lay(state, "Quagmire", "V8")
    lay(state, "Old Map", "V8")
    lay(state, "Ambush", "V7")
    play = Play(state, PlaceMarkers(A, 2), marker("Lucky Bone"), marker("Torn Tome"))
    spaces = "G10 G11 G12 G9 V7 V9 V10 V11 V12 G7 Y3 Y7 Y9 Y10 R4 R8"
    play.asks(A, "place_marker", *[f"space {space}" for space in spaces.split()])


@pytest.mark.rule("WW-EXP-7")
def test_a_lost_caravan_is_strewn_over_green_spaces_without_markers() -> None:
    state = realm("rogue", "hunter", spaces=("R3",), level=YELLOW)
    green = [space.id for space in CONTENT.board.values() if space.level == "green"]
    lay(state, "Quagmire", green[0])
    play = Play(state, PlaceMarkers(A, 2, ("green",)), marker("Lucky Bone"), marker("Torn Tome"))
    play.asks(A, "place_marker", *[f"space {space}" for space in green[1:]])
    play.say(A, f"space {green[1]}")
    play.asks(A, "place_marker", *[f"space {space}" for space in green[2:]])


@pytest.mark.rule("WW-EXP-7")
def test_markers_that_find_no_space_go_back() -> None:
    state = realm("rogue", "hunter", spaces=("R3",), level=YELLOW)
    pool = [*state.decks["pool"].bag]
    for space in [one.id for one in CONTENT.board.values() if one.level == "green"]:
        kind = state.decks["pool"].bag[0]
        lay(state, CONTENT.markers[kind].name.en, space)
    laid = [one.kind for one in state.found]
    play = Play(state, PlaceMarkers(A, 1, ("green",)), state.decks["pool"].bag[0])
    assert play.over
    assert sorted(state.decks["pool"].bag + laid) == sorted(pool)


@pytest.mark.rule("WW-EXP-7")
def test_markers_on_their_way_are_seen_by_who_lays_them() -> None:
    play = Play(
        realm("rogue", "hunter", spaces=("G9",)),
        PlaceMarkers(A, 2),
        marker("Lucky Bone"),
        marker("Torn Tome"),
    )
    held = [GAME.view(table(play.state), seat).agenda[-1] for seat in (A, B, None)]
    assert [getattr(section, "held", None) for section in held] == [
        (marker("Lucky Bone"), marker("Torn Tome")),
        ("?", "?"),
        ("?", "?"),
    ]


@pytest.mark.rule("WW-EXP-2", "WW-CMB-29")
def test_a_marker_turned_up_lies_there_while_it_works_and_goes_back_even_after_a_defeat() -> None:
    state = realm("rogue", "hunter", spaces=("G5",))
    bag(state, A, "Worn Axe", "Worn Salve")
    lay(state, "Pickpocket", "G5")
    play = Exploration(state)
    play.asks(A, "discard_item")
    assert state.turned_up == play.t.game.view(play.t, B).turned_up == marker("Pickpocket")
    play.say(A, f"item {item('Worn Axe')}")
    assert (state.turned_up, marker("Pickpocket") in state.decks["pool"].bag) == ("", True)
    state = realm("rogue", "hunter", spaces=("G5",))
    state.heroes[A].damage = 3
    lay(state, "Snapping Trap", "G5")
    play = Play(state, Turn(A), "1/3", forced=True).say(A, "stop")
    assert (play.over, play.hero().space) == (True, "CB")
    assert (state.turned_up, state.found) == ("", [])
    assert marker("Snapping Trap") in state.decks["pool"].bag
