"""4. The turn, 2: exploring."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import HexId, Position
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.rules.ch4_turn.exploring import LookAround, RevealTile, cannot_explore
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.tokens import available, lay_token, left_in
from heraut.kernel.state import Deck
from tests.games.mage_knight.turning import WEDGE, A, B, Play, land, only_core, put, put_hidden, table

SEVEN = {"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "3", "2,0": "4", "0,2": "5"}


def against(state: object, place: str, hex: str = "") -> str:
    """The reason against a tile there, points apart; "" if none."""
    t = table(state)  # type: ignore[arg-type]
    if hex:
        t.state.heroes[A].hex = HexId(hex)
    reason = cannot_explore(t, A, Position(place))
    return reason.id if reason else ""


@pytest.mark.rule("MK-EXP-7", "MK-EXP-2", "MK-EXP-12", "MK-EXP-8")
def test_where_one_may_explore() -> None:
    """E12. From 2.E only (2,0): (2,-1) lies behind the coast.  From 2.NE (1,1) or (2,0).  From A.E nowhere."""
    found = {}
    for hex in ("2.E", "2.NE", "A.E"):
        state = land(hex=hex)
        state.heroes[A].move = 2
        found[hex] = sorted(text for text in Play(state, Movement(A)).options if text.startswith("explore"))
    assert found == {"2.E": ["explore 2,0"], "2.NE": ["explore 1,1", "explore 2,0"], "A.E": []}
    assert against(land(), "2,-1", "2.E") == "off-the-map"
    assert against(land(), "1,1", "2.E") == "not-at-the-edge"


@pytest.mark.rule("MK-EXP-1")
def test_exploring_costs_two_points() -> None:
    state = land(hex="2.E")
    state.heroes[A].move = 1
    play = Play(state, Movement(A))
    assert play.why_not("explore 2,0") == "too-dear"
    state.heroes[A].move = 3
    play = Play(state, Movement(A)).say(A, "explore 2,0", "3")
    assert play.hero.move == 1
    assert play.state.tiles["2,0"] == "3"
    assert play.told("tile") == [{"seat": A, "position": "2,0", "tile": "3"}]


@pytest.mark.rule("MK-EXP-2", "MK-EXP-3")
def test_a_tile_touches_enough_others() -> None:
    """(2,0) touches tile 2 alone, which touches two others: enough for the countryside, not for a core tile."""
    state = land(hex="2.E")
    assert against(state, "2,0") == ""
    only_core(state)
    state.scenario = "first_reconnaissance"  # whose wedge lets core tiles lie on the coast
    assert against(state, "2,0") == "hangs-loose"
    assert against(state, "1,1", "2.NE") == ""
    state = land(hex="2.E", tiles={"0,0": "A", "1,0": "2"})  # 2 touches but one other tile
    assert against(state, "2,0") == "hangs-loose"


@pytest.mark.rule("MK-EXP-4", "MK-EXP-9", "MK-EXP-15")
def test_beyond_the_deck_comes_the_box() -> None:
    state = land(hex="2.NE", tiles={**WEDGE, "2,0": "3"})
    for name in ("stack_countryside", "stack_core", "tiles_countryside", "tiles_core"):
        state.decks[name] = Deck([])
    assert against(state, "1,1") == "no-tiles-left"
    state.decks["tiles_countryside"] = Deck(["4"])
    assert against(state, "1,1") == ""  # it touches 1, 2 and 3
    state.tiles.pop("2,0")
    assert against(state, "1,1") == "hangs-loose"


@pytest.mark.rule("MK-EXP-13")
def test_no_core_tile_on_the_coast() -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3", "1,1": "4"})
    only_core(state)
    assert against(state, "3,0", "3.E") == "core-on-the-coast"
    assert against(state, "2,1", "3.NE") == ""


@pytest.mark.rule("MK-EXP-14")
def test_an_open_map_has_so_many_columns() -> None:
    """For four players of the blitz: columns from -2 to 1, so none at 2."""
    state = land(4, hex="5.NW", scenario="blitz_conquest", tiles={"0,0": "B", "0,1": "5", "1,0": "2", "1,-1": "3"})
    assert against(state, "0,2") == "off-the-map"
    assert against(state, "1,1", "5.E") == ""


@pytest.mark.rule("MK-EXP-5", "MK-EXP-11")
def test_tiles_lie_on_the_lattice_unturned() -> None:
    state = land(hex="2.E")
    play = Play(state, RevealTile(Position("2,0"), A), "3")
    assert chart(play.t).where[HexId("3.C")] == (6, -4)
    assert chart(play.t).where[HexId("3.NE")] == (7, -5)


@pytest.mark.rule("MK-EXP-10", "MK-EXP-16")
def test_rampaging_enemies_lie_face_up() -> None:
    play = Play(land(), RevealTile(Position("2,0"), A), "4", "prowlers")
    assert [foe.kind for foe in play.state.foes["4.W"]] == ["prowlers"]
    play = Play(land(tiles=SEVEN), RevealTile(Position("2,1"), A), "6", "cursed_hags")
    assert play.state.foes["6.SE"][0].back == "green"
    state = land(tiles=SEVEN)
    only_core(state)
    play = Play(state, RevealTile(Position("2,1"), A), "C4", "high_dragon", "altar_red")
    assert play.state.foes["C4.C"] == (("red", "high_dragon"),)


@pytest.mark.rule("MK-EXP-17")
def test_garrisons_lie_face_down() -> None:
    play = Play(land(), RevealTile(Position("2,0"), A), "9")
    assert play.state.foes == {"9.E": (("grey", ""),), "9.SW": (("violet", ""),)}
    assert play.state.unseen == {"grey": 1, "violet": 1}


@pytest.mark.rule("MK-EXP-18")
def test_ruins_are_seen_by_day_and_hidden_by_night() -> None:
    assert Play(land(), RevealTile(Position("2,0")), "8", "prowlers", "altar_blue").state.ruins == {
        "8.NE": "altar_blue"
    }
    state = land(night=True, hex="8.E", tiles={**WEDGE, "2,0": "8"})
    state.ruins["8.NE"] = ""
    state.heroes[A].move = 5
    play = Play(state, Movement(A)).say(A, "step 8.NE", "altar_red")  # a hero enters
    assert play.state.ruins["8.NE"] == "altar_red"


@pytest.mark.rule("MK-EXP-18")
def test_ruins_revealed_by_night_lie_face_down() -> None:
    play = Play(land(night=True), RevealTile(Position("2,0")), "8", "prowlers")
    assert play.state.ruins == {"8.NE": ""}


@pytest.mark.rule("MK-EXP-19")
def test_a_monastery_brings_an_advanced_action() -> None:
    play = Play(land(), RevealTile(Position("2,0")), "5", "blood_rage", "prowlers")
    assert play.state.monastery == ("blood_rage",)
    assert "blood_rage" not in play.state.decks["advanced"].bag


@pytest.mark.rule("MK-EXP-6", "MK-EXP-20", "MK-CTY-1")
def test_a_city_has_its_level_and_its_garrison() -> None:
    """Full conquest: level 4; green city: grey, brown, white."""
    state = land(tiles=SEVEN)
    only_core(state, "C5")
    play = Play(state, RevealTile(Position("2,1")), "C5", "prowlers", "cursed_hags")
    assert play.state.levels == {"C5.C": 4}
    assert [foe.back for foe in play.state.foes["C5.C"]] == ["grey", "brown", "white"]
    assert not any(foe.kind for foe in play.state.foes["C5.C"])


@pytest.mark.rule("MK-EXP-6")
def test_cities_get_their_levels_in_the_order_in_which_they_are_found() -> None:
    """Solo conquest: the first level 5, the second level 8."""
    state = land(1, tiles={**SEVEN, "1,2": "C5"}, scenario="solo_conquest", levels={"C5.C": 5})
    only_core(state, "C6")
    play = Play(state, RevealTile(Position("2,1")), "C6", "blood_rage", "high_dragon")
    assert play.state.levels["C6.C"] == 8


@pytest.mark.rule("MK-SCN-32")
def test_a_friendly_city_has_shields_and_no_garrison() -> None:
    state = land(tiles=SEVEN, scenario="mines_liberation")
    only_core(state, "C5")
    play = Play(state, RevealTile(Position("2,1")), "C5", "prowlers", "cursed_hags")
    assert "C5.C" not in play.state.foes
    assert play.state.shields["C5.C"] == (A, B)


@pytest.mark.rule("MK-SCN-19")
def test_a_held_mine_has_one_enemy_seen_and_one_hidden() -> None:
    play = Play(land(scenario="mines_liberation"), RevealTile(Position("2,0")), "3", "prowlers")
    assert play.state.foes["3.SE"] == (("green", "prowlers"), ("brown", ""))


@pytest.mark.rule("MK-SCN-4")
def test_first_reconnaissance_pays_for_tiles() -> None:
    play = Play(land(scenario="first_reconnaissance"), RevealTile(Position("2,0"), A), "3")
    assert play.hero.fame == 1


@pytest.mark.rule("MK-EXP-21", "MK-UND-1")
def test_by_day_garrisons_next_to_a_hero_are_turned_up() -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3"})
    put_hidden(state, "3.NE", "grey")
    state.heroes[A].move = 3
    play = Play(state, Movement(A))
    before = play.t.revealed
    play.say(A, "step 3.E", "guardsmen")
    assert play.state.foes["3.NE"] == (("grey", "guardsmen"),)
    assert play.state.unseen["grey"] == 0
    assert play.t.revealed > before


@pytest.mark.rule("MK-EXP-21")
def test_by_night_they_are_not() -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3"}, night=True)
    put_hidden(state, "3.NE", "grey")
    state.heroes[A].move = 3
    play = Play(state, Movement(A)).say(A, "step 3.E")
    assert play.state.foes["3.NE"] == (("grey", ""),)


@pytest.mark.rule("MK-EXP-21")
def test_every_hero_looks_around() -> None:
    state = land(tiles={**WEDGE, "2,0": "3"})
    state.heroes[B].hex = HexId("3.E")
    put_hidden(state, "3.NE", "grey")
    assert Play(state, LookAround(), "guardsmen").state.foes["3.NE"] == (("grey", "guardsmen"),)


# ── tokens ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SET-10")
def test_an_empty_pile_is_refilled_with_its_discards() -> None:
    """Two grey tokens are left, and two lie face down: they are those two.  The discards are the new pile."""
    state = land()
    state.decks["grey"] = Deck(["guardsmen", "swordsmen"])
    state.discards["grey"] = ["crossbowmen"]
    put_hidden(state, "3.NE", "grey")
    put_hidden(state, "9.E", "grey")
    t = table(state)
    assert left_in(t, "grey") == 0
    assert available(t, "grey") == 1
    lay_token(t, HexId("10.SW"), "grey")
    assert state.reserved["grey"] == ["guardsmen", "swordsmen"]
    assert state.decks["grey"].bag == ["crossbowmen"]
    assert state.unseen["grey"] == 3
    lay_token(t, HexId("C4.E"), "grey")
    assert "C4.E" not in state.foes  # none is left in the box


@pytest.mark.rule("MK-SET-10")
def test_what_lay_face_down_before_the_refill_comes_out_of_the_old_pile() -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3"})
    put_hidden(state, "3.NE", "grey")
    state.decks["grey"] = Deck(["crossbowmen"])
    state.reserved["grey"] = ["guardsmen"]
    state.heroes[A].move = 3
    play = Play(state, Movement(A)).say(A, "step 3.E", "guardsmen")
    assert play.state.foes["3.NE"][0].kind == "guardsmen"
    assert play.state.reserved["grey"] == []


def test_put_takes_the_token_out_of_its_pile() -> None:
    state = land()
    before = state.decks["green"].size()
    put(state, "2.NW", "prowlers")
    assert state.decks["green"].size() == before - 1
