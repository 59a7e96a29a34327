"""Tiles: turned up, added, and how they may lie."""

from __future__ import annotations

from random import Random

import pytest

from heraut.games.heroes3.model import Game, LaidTile, Realm
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch08_map import map_tiles
from heraut.kernel import write
from heraut.players.dice import Seeded
from tests.games.heroes3.mapping import A1, stand
from tests.games.heroes3.playing import GAME, A, Play, realm, table
from tests.games.heroes3.test_whynot import reason


def laid(*on_map: LaidTile, **more: object) -> Realm:
    state = realm(**more)  # type: ignore[arg-type]
    state.tiles = {}
    for number, one in enumerate(on_map):
        state.tiles[number] = one
        if one.shown:
            geography.show(table(state), number)
    return state


@pytest.mark.rule("H3-TIL-1")
@pytest.mark.rule("H3-TIL-9")
@pytest.mark.parametrize(("group", "tile"), [("far", "F7"), ("near", "N2"), ("center", "C2")])
def test_a_face_down_tile_is_drawn_from_those_of_its_back(group: str, tile: str) -> None:
    shared = {"tiles_far": ["F7", "F8"], "tiles_near": ["N2", "N3"], "tiles_center": ["C1", "C2"]}
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile(group, 3, 0), shared=shared)
    play = Play(state, map_tiles.PlaceTile(1, A, "revealed"), tile)
    play.say(A, "turn 0")
    assert (state.tiles[1].tile, state.tiles[1].shown) == (tile, True)
    assert tile not in state.decks[f"tiles_{group}"].bag
    assert play.last("tile_shown") == {"seat": A, "tile": tile, "why": "revealed"}


def test_a_place_may_allow_some_tiles_only() -> None:
    """F7 comes first but is not among them: it goes back into the deck."""
    face_down = LaidTile("far", 3, 0, among=("F8", "F9"))
    state = laid(LaidTile("near", 0, 0, "N6", True), face_down, shared={"tiles_far": ["F7", "F8"]})
    Play(state, map_tiles.PlaceTile(1, A, "revealed"), "F7", "F8").say(A, "turn 0")
    assert state.tiles[1].tile == "F8"
    assert state.decks["tiles_far"].bag == ["F7"]


def test_a_tile_that_the_plan_names_is_not_drawn() -> None:
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"), shared={"tiles_far": ["F8"]})
    Play(state, map_tiles.PlaceTile(1, A, "revealed")).say(A, "turn 0")
    assert state.tiles[1].tile == "F7"
    assert "F7.W" in state.sites


@pytest.mark.rule("H3-TIL-13")
@pytest.mark.rule("H3-TIL-17")
@pytest.mark.rule("H3-TIL-12")
@pytest.mark.rule("H3-TIL-14")
def test_a_tile_is_turned_freely_as_long_as_a_way_leads_there() -> None:
    """N6 and F7 at (3, 0) touch at one edge: N6.E and whatever lies at (2, 0).

    The blocked field of F7 is its NE one, which four sixths bring to the west: NE → E → SE → SW → W.
    """
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"))
    play = Play(state, map_tiles.PlaceTile(1, A, "revealed"))
    play.asks(A, "turn_new_tile", "turn 0", "turn 1", "turn 2", "turn 3", "turn 5")


@pytest.mark.rule("H3-TIL-14")
def test_blocked_fields_may_lie_side_by_side() -> None:
    """N6 with its blocked SE field, F7 at (2, 1): several edges touch, so every turn leaves a way."""
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 2, 1, "F7"))
    assert map_tiles.turns(table(state), 1) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("H3-TIL-12")
def test_closed_edges_and_face_down_tiles_are_no_way() -> None:
    """S3 closes its E field: a tile at (3, 0) that touches nothing else has no way onto it.

    So any turn will do but the one that shuts off the face-down tile behind it."""
    state = laid(LaidTile("starting", 0, 0, "S3", True), LaidTile("far", 3, 0, "F7"), LaidTile("far", 6, 0))
    t = table(state)
    assert not any(map_tiles.opens(t, (3, 0), "F7", turn) for turn in range(6))
    assert map_tiles.turns(t, 1) == [0, 2, 3, 4, 5]
    state.tiles[0].turn = 3
    assert map_tiles.opens(t, (3, 0), "F7", 0)


@pytest.mark.rule("H3-TIL-12")
def test_a_tile_shuts_off_nobody() -> None:
    """F7 at (3, 0) lies between two tiles that each touch it at one edge: neither may be met by its blocked field."""
    state = laid(
        LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"), LaidTile("starting", 6, 0, "S3", True)
    )
    assert map_tiles.turns(table(state), 1) == [0, 2, 3, 5]  # 1 would wall in the town, 4 the rest of the map


@pytest.mark.rule("H3-TIL-12", "H3-SET-13")
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_however_tiles_are_turned_every_field_of_the_map_can_be_reached(scenario: str) -> None:
    """Tiles are revealed in any order, also over closed edges, and turned at random."""
    for seed in range(3):
        random = Random(f"{scenario} {seed}")
        state, root = GAME.setup(scenario, {one.name: one.usual for one in GAME.settings()})
        t = Game(GAME, state, Seeded(f"{scenario} {seed}"), None, True)
        t.begin(root)
        while state.round < 1:
            assert t.decision is not None
            t.say(t.decision.seat, write(random.choice(t.decision.options)))
        for number in random.sample(sorted(state.tiles), len(state.tiles)):
            one = state.tiles[number]
            if one.shown:
                continue
            left = state.decks[map_tiles.deck_of(one)].bag
            one.tile = one.tile or random.choice([tile for tile in left if not one.among or tile in one.among])
            if one.tile in left:
                left.remove(one.tile)
            one.turn = random.choice(map_tiles.turns(t, number))
            geography.show(t, number)
        chart = geography.chart(t)
        open_fields = {field for field in chart.where if geography.printed(t, field).site != "blocked"}
        assert set(geography.distances(chart, state.heroes[A1].field)) == open_fields


# ── a tile of one's own supply ───────────────────────────────────────────────────────────────────────────────────────


def with_supply(field: str, *on_map: LaidTile) -> Realm:
    state = laid(*on_map, shared={"tiles_far": ["F7"]})
    state.players[A].supply = 1
    stand(state, A1, field)
    return state


NEAR, FAR = LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, -2, "F1", True)


@pytest.mark.rule("H3-TIL-4")
@pytest.mark.rule("H3-TIL-18")
def test_an_added_tile_is_next_to_the_hero_and_touches_two_tiles() -> None:
    """N6 at (0, 0), F1 at (3, -2), the hero on N6.E (1, 0).

    Of the centres two hexes from him only (2, 1) is three from both; (3, 0) would overlap F1.
    """
    state = with_supply("N6.E", NEAR, FAR)
    assert map_tiles.centres(table(state), A1, "hero") == [(2, 1)]
    state = with_supply("N6.W", NEAR, FAR)
    assert map_tiles.centres(table(state), A1, "hero") == []


@pytest.mark.rule("H3-TIL-4")
def test_one_tile_is_not_enough_to_touch() -> None:
    state = with_supply("N6.E", NEAR)
    assert map_tiles.centres(table(state), A1, "hero") == []


@pytest.mark.rule("H3-TIL-12")
def test_an_added_tile_needs_a_way_from_a_face_up_tile() -> None:
    """Two starting tiles whose closed sides look at the same place."""
    state = with_supply("S3.E", LaidTile("starting", 0, 0, "S3", True), LaidTile("starting", 0, 3, "S1", True, turn=5))
    t = table(state)
    assert geography.is_free(t, (3, 0))
    assert geography.tiles_touching(t, (3, 0)) == [0, 1]
    assert (3, 0) not in map_tiles.centres(t, A1, "hero")


@pytest.mark.rule("H3-TIL-5")
@pytest.mark.rule("H3-TIL-10")
@pytest.mark.rule("H3-TIL-13")
def test_the_tile_is_seen_before_it_is_placed_and_turned() -> None:
    state = with_supply("N6.E", NEAR, FAR)
    play = Play(state, map_tiles.AddFromSupply(A, A1, "hero"), "F7")
    assert play.last("tile_taken") == {"seat": A, "tile": "F7"}
    play.asks(A, "place_tile", "centre 2 1")
    play.say(A, "centre 2 1")
    assert play.asked == (A, "turn_new_tile")
    play.say(A, "turn 2")
    added = state.tiles[2]
    assert (added.q, added.r, added.tile, added.turn, added.shown) == (2, 1, "F7", 2, True)
    assert state.players[A].supply == 0


@pytest.mark.rule("H3-TIL-11")
def test_an_empty_supply_adds_nothing() -> None:
    state = with_supply("N6.E", NEAR, FAR)
    assert map_tiles.can_add(table(state), A1, "hero")
    state.players[A].supply = 0
    assert not map_tiles.can_add(table(state), A1, "hero")


# ── discovering ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIT-8")
def test_the_observatory_reveals_a_tile_next_to_its_own() -> None:
    """Wherever the hero stands on the tile; in the official edition it may place one of the supply instead."""
    face_down = LaidTile("far", -3, 2)
    state = with_supply("N6.E", NEAR, FAR, face_down)
    play = Play(state, map_tiles.DiscoverTile(A, A1, "site/redwood_observatory/0"))
    play.asks(A, "discover_tile", "reveal 0 2")
    play.say(A, "reveal 0 2", "F7")
    play.say(A, "turn 0")
    assert state.tiles[2].shown
    state = with_supply("N6.E", NEAR, FAR, LaidTile("far", -3, 2))
    state.edition = "official"
    play = Play(state, map_tiles.DiscoverTile(A, A1, "site/redwood_observatory/0"))
    play.asks(A, "discover_tile", "reveal 0 2", "add 0")
    play.say(A, "add 0", "F7")
    assert play.asked == (A, "place_tile")


@pytest.mark.rule("H3-COM-7")
def test_speculum_reveals_or_places_a_tile() -> None:
    state = with_supply("N6.E", NEAR, FAR, LaidTile("far", -3, 2))
    play = Play(state, map_tiles.DiscoverTile(A, A1, "card/speculum/0"))
    play.asks(A, "discover_tile", "reveal 0 2", "add 0")
    assert map_tiles.DiscoverTile.playable(play.t, A, A1, "card/speculum/0")


@pytest.mark.rule("H3-CAT-10")
def test_with_nothing_to_discover_nothing_happens() -> None:
    state = with_supply("N6.E", NEAR, FAR)
    state.players[A].supply = 0
    assert Play(state, map_tiles.DiscoverTile(A, A1, "card/speculum/0")).over
    assert not map_tiles.DiscoverTile.playable(table(state), A, A1, "card/speculum/0")


# ── why not ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TIL-4", "H3-TIL-12", "H3-SIT-8")
def test_the_questions_about_tiles_say_why_not() -> None:
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"))
    turning = Play(state, map_tiles.PlaceTile(1, A, "revealed")).t
    assert reason(turning, "turn 4") == ("turned so, the tile would shut a part of the map off.", ("H3-TIL-12",))
    adding = Play(with_supply("N6.E", NEAR, FAR), map_tiles.AddFromSupply(A, A1, "hero"), "F7").t
    assert (reason(adding, "centre 9 9") or ("", ()))[1] == ("H3-TIL-4", "H3-TIL-12")
    state = with_supply("N6.E", NEAR, FAR, LaidTile("far", -3, 2))
    looking = Play(state, map_tiles.DiscoverTile(A, A1, "site/redwood_observatory/0")).t
    assert reason(looking, "add 0") == ("here a tile is revealed, none is added.", ("H3-SIT-8",))
    assert reason(looking, "reveal 0 1") == ("this tile lies face up already.", ("H3-SIT-8",))
