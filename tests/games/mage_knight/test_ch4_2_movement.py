"""4. The turn, 2, phase 1: movement."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Ending
from heraut.games.mage_knight.model.names import OFFICIAL, HexId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement, cannot_end, go_to
from tests.games.mage_knight.turning import A, B, Play, land, put, put_hidden, table

ORC = "prowlers"


def moving(hex: str, move: int, **more: object) -> Play:
    state = land(hex=hex, **more)  # type: ignore[arg-type]
    state.heroes[A].move = move
    return Play(state, Movement(A))


@pytest.mark.rule("MK-MOV-2", "MK-MOV-11", "MK-MOV-12", "MK-MOV-13")
def test_a_step_costs_what_the_terrain_says() -> None:
    """A.C: plains 2 to the east and north-west, forest 3 by day and 5 by night, the sea is closed."""
    play = moving("A.C", 2)
    play.own("stop", "step A.E", "step A.NW")
    assert play.why_not("step A.NE") == "too-dear"
    assert play.why_not("step A.SE") == "no-way-there"
    assert moving("A.C", 3).offers("step A.NE")
    assert not moving("A.C", 4, night=True).offers("step A.NE")
    play = moving("A.C", 5, night=True).say(A, "step A.NE")
    assert (play.hero.move, play.hero.hex, play.hero.path) == (0, "A.NE", ("A.C", "A.NE"))


@pytest.mark.rule("MK-MOV-11", "MK-MOV-12")
@pytest.mark.parametrize("night", [False, True])
def test_costs_of_hills_swamp_wasteland_forest_desert(night: bool) -> None:
    """E10. Hills 3, swamp 5, wasteland 4 at any time: 12.  Forest and desert: 3 + 5 = 8 by day, 5 + 3 = 8 by night."""
    tables = table(land()).content.tables
    costs = tables.night if night else tables.day
    assert costs["hills"] + costs["swamp"] + costs["wasteland"] == 12
    assert costs["forest"] + costs["desert"] == 8
    assert costs["forest"] == (5 if night else 3)
    assert costs["city"] == costs["plains"] == 2


@pytest.mark.rule("MK-MOV-10")
def test_movement_is_optional() -> None:
    play = moving("A.C", 0).say(A, "stop")
    play.asks(A, "action")


@pytest.mark.rule("MK-MOV-1", "MK-MOV-9", "MK-MOV-30", "MK-EXP-1")
def test_points_pay_for_steps_and_tiles_in_any_order() -> None:
    """7 points: 2.E to 2.SE (2), a tile (2), back to 2.E (2): one is left."""
    play = moving("2.SE", 7).say(A, "step 2.E").say(A, "explore 2,0", "3")
    assert (play.hero.move, play.state.tiles["2,0"]) == (3, "3")
    play.asks(A, "move")
    play.say(A, "step 2.SE")
    assert play.hero.move == 1


@pytest.mark.rule("MK-MOV-3")
def test_a_rampaging_enemy_bars_its_hex() -> None:
    state = land(hex="2.W")
    put(state, "2.NW", ORC)
    state.heroes[A].move = 9
    play = Play(state, Movement(A))
    assert not play.offers("step 2.NW")
    assert play.why_not("step 2.NW") == "enemy-there"
    state.foes.clear()
    assert Play(state, Movement(A)).offers("step 2.NW")


@pytest.mark.rule("MK-MOV-6", "MK-MOV-18", "MK-EXP-11")
def test_provocation_needs_both_hexes_next_to_the_enemy(pretended: None) -> None:
    """E11. The orc of 2.NW: from A.NE to 2.W nothing happens, from 2.W to 2.C it is provoked."""
    state = land(hex="A.NE")
    put(state, "2.NW", ORC)
    where = chart(table(state)).where
    assert [where[HexId(hex)] for hex in ("A.NE", "2.W", "2.C", "2.E", "2.NW")] == [
        (1, -1), (2, -2), (3, -2), (4, -2), (3, -3),
    ]  # fmt: skip
    state.heroes[A].move = 9
    play = Play(state, Movement(A)).say(A, "step 2.W")
    play.asks(A, "move")
    play.say(A, "step 2.C")
    play.asks(A, "combat")
    assert play.t.state.agenda[-1].foes == (("2.NW", 0),)  # type: ignore[attr-defined]


@pytest.mark.rule("MK-MOV-6")
def test_going_up_to_an_enemy_does_not_provoke() -> None:
    """E11. From 2.E to the glade 2.NE: 2.E is not next to the orc."""
    state = land(hex="2.E")
    put(state, "2.NW", ORC)
    state.heroes[A].move = 3
    Play(state, Movement(A)).say(A, "step 2.NE").asks(A, "move")


@pytest.mark.rule("MK-MOV-24")
def test_one_step_may_provoke_several(pretended: None) -> None:
    """C8.SW and the city C8.C both lie between the dragons of C8.SE and C8.W."""
    state = land(hex="C8.SW", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "C8"})
    put(state, "C8.SE", "high_dragon")
    put(state, "C8.W", "fire_dragon")
    state.heroes[A].move = 9
    play = Play(state, Movement(A)).say(A, "step C8.C")
    play.asks(A, "combat")
    assert sorted(hex for hex, _ in play.t.state.agenda[-1].foes) == ["C8.SE", "C8.W"]  # type: ignore[attr-defined]


@pytest.mark.rule("MK-MOV-26")
def test_exploring_provokes_nobody() -> None:
    state = land(hex="2.NE")
    put(state, "2.NW", ORC)
    state.heroes[A].move = 2
    Play(state, Movement(A)).say(A, "explore 1,1", "3").asks(A, "move")


@pytest.mark.rule("MK-MOV-5")
def test_an_unconquered_site_ends_the_move(pretended: None) -> None:
    state = land(hex="3.E", tiles={**{"0,0": "A", "0,1": "1", "1,0": "2"}, "1,1": "3"})
    put(state, "3.NE", "guardsmen")
    state.heroes[A].move = 9
    play = Play(state, Movement(A)).say(A, "step 3.NE")
    play.asks(A, "combat")
    assert play.hero.reputation == -1
    assert play.hero.move == 0


@pytest.mark.rule("MK-MOV-5", "MK-SIT-11")
def test_an_own_keep_does_not() -> None:
    state = land(hex="3.E", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "3"}, shields={"3.NE": (A,)})
    state.heroes[A].move = 9
    Play(state, Movement(A)).say(A, "step 3.NE").asks(A, "move")


@pytest.mark.rule("MK-MOV-25")
def test_the_step_into_a_site_may_provoke_too(pretended: None) -> None:
    """4.NW to the tower 4.C: both are next to the orc of 4.W."""
    state = land(hex="4.NW", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "4"})
    put(state, "4.W", ORC)
    put_hidden(state, "4.C", "violet")
    state.heroes[A].move = 9
    play = Play(state, Movement(A), "monks").say(A, "step 4.C")  # seen from beside it, by day
    play.asks(A, "combat")
    assert play.t.state.agenda[-1].foes == (("4.C", 0), ("4.W", 0))  # type: ignore[attr-defined]


@pytest.mark.rule("MK-MOV-29")
def test_an_adventure_site_stops_nobody() -> None:
    state = land(hex="6.SW", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "6"})
    state.heroes[A].move = 9
    Play(state, Movement(A)).say(A, "step 6.W").asks(A, "move")


# ── other heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────


def beside_a_hero(**more: object) -> Play:
    """Seat A on 2.SE, seat B on 2.E."""
    state = land(hex="2.SE", **more)  # type: ignore[arg-type]
    state.heroes[B].hex = HexId("2.E")
    state.heroes[A].move = 9
    return Play(state, Movement(A))


@pytest.mark.rule("MK-MOV-16", "MK-MOV-7")
def test_a_hero_is_passed_or_fought() -> None:
    play = beside_a_hero().say(A, "step 2.E")
    assert play.offers("stop", "step 2.NE")
    play.say(A, "stop").asks(B, "participation")  # the duel


@pytest.mark.rule("MK-MOV-16", "MK-MOV-17", "MK-SIT-15", "MK-SIT-1")
def test_a_hero_in_his_own_keep_is_not_passed() -> None:
    state = land(hex="3.E", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "3"}, shields={"3.NE": (B,)})
    state.heroes[B].hex = HexId("3.NE")
    state.heroes[A].move = 9
    play = Play(state, Movement(A)).say(A, "step 3.NE")
    play.asks(B, "participation")
    assert play.hero.reputation == -1


@pytest.mark.rule("MK-MOV-17", "MK-SIT-13")
def test_a_keep_whose_owner_is_away_is_assaulted(pretended: None) -> None:
    state = land(hex="3.E", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "3"}, shields={"3.NE": (B,)})
    state.heroes[A].move = 9
    play = Play(state, Movement(A)).say(A, "step 3.NE", "guardsmen")
    play.asks(A, "combat")
    assert play.t.state.agenda[-1].kind == "half_keep"  # type: ignore[attr-defined]
    play.say(A, "strike")
    assert play.state.shields["3.NE"] == (A,)


@pytest.mark.rule("MK-MOV-4", "MK-ACT-8")
def test_no_provocation_beside_a_hero() -> None:
    """2.W to 2.C provokes the orc of 2.NW; with a hero on 2.C the step is not allowed."""
    state = land(hex="2.W")
    put(state, "2.NW", ORC)
    state.heroes[B].hex = HexId("2.C")
    state.heroes[A].move = 9
    play = Play(state, Movement(A))
    assert play.why_not("step 2.C") == "provokes-beside-a-hero"
    assert not play.offers("step 2.C")


@pytest.mark.rule("MK-MOV-15", "MK-MOV-31")
def test_an_immune_hero_is_passed_only_with_points_to_go_on() -> None:
    """2.E costs 2; from there plains 2.SE cost 2, the glade 3: with 3 points nobody gets away again."""
    play = beside_a_hero(face_down=(B,))
    play.hero.move = 3
    play = Play(play.state, Movement(A))
    assert play.why_not("step 2.E") == "cannot-go-on"
    play.hero.move = 5
    play = Play(play.state, Movement(A)).say(A, "step 2.E")
    assert not play.offers("stop")
    assert play.why_not("stop") == "immune-hero"
    assert play.why_not("explore 2,0") == "cannot-go-on"  # 3 - 2 = 1 point would be left
    assert play.offers("step 2.NE")


@pytest.mark.rule("MK-MOV-15")
def test_published_one_may_stop_on_an_immune_hero() -> None:
    play = beside_a_hero(face_down=(B,), edition=OFFICIAL)
    play.say(A, "step 2.E")
    assert play.offers("stop")
    play.say(A, "stop").asks(A, "after_action")


@pytest.mark.rule("MK-MOV-23", "MK-MOV-15")
def test_portal_and_conquered_city_hold_many() -> None:
    state = land(hex="A.E", face_down=(B,))
    state.heroes[B].hex = HexId("A.C")
    assert cannot_end(table(state), A, HexId("A.C")) is None
    state.heroes[A].move = 2
    play = Play(state, Movement(A)).say(A, "step A.C").say(A, "stop")
    play.asks(A, "action")


@pytest.mark.rule("MK-MOV-19", "MK-ACT-10")
def test_in_the_last_turns_nobody_fights_and_nobody_acts() -> None:
    play = beside_a_hero(round_end=Ending(B, (A,))).say(A, "step 2.E").say(A, "stop")
    play.asks(A, "after_action")
    assert not play.told("duel")


@pytest.mark.rule("MK-MOV-32", "MK-ACT-10")
def test_where_heroes_may_not_fight_stopping_on_one_leaves_no_action() -> None:
    """2.E is a village: alone the hero could interact there."""
    play = beside_a_hero(fights=False).say(A, "step 2.E").say(A, "stop")
    play.asks(A, "after_action")
    state = land(hex="2.E")
    assert Play(state, Movement(A)).say(A, "stop").offers("interact")


@pytest.mark.rule("MK-SCN-36")
def test_a_closed_city_is_not_entered() -> None:
    state = land(hex="C5.NW", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "C5"}, scenario="first_reconnaissance")
    state.heroes[A].move = 9
    assert Play(state, Movement(A)).why_not("step C5.C") == "city-closed"


@pytest.mark.rule("MK-MOV-28")
def test_whoever_is_moved_remembers_the_way() -> None:
    state = land(hex="A.E")
    go_to(table(state), A, HexId("2.W"))
    assert state.heroes[A].path == ("A.E", "2.W")


@pytest.mark.rule("MK-MOV-27")
def test_reductions() -> None:
    """E13. Night: Frost Bridge (swamp 1) and Foresters: swamp 1 - 1 = 0, forest 5 - 1 = 4."""
    state = land(night=True, tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "8"})
    t = table(state)
    swamp, forest, hills = HexId("8.SW"), HexId("8.W"), HexId("2.C")
    state.gain(A, "frost_swamp", "turn")
    state.gain(A, "foresters", "turn")
    assert (cost_of(t, A, swamp), cost_of(t, A, forest)) == (0, 4)
    state.modifiers.clear()
    state.gain(A, "good_path", "turn")  # 2 at most
    state.gain(A, "foresters", "turn")
    assert cost_of(t, A, hills) == 1  # 2 - 1


@pytest.mark.rule("MK-MOV-27")
def test_a_step_for_nothing_does_not_lead_back() -> None:
    """A free step onto a lake is taken once: there and back again would never end."""
    state = land(hex="11.NE", tiles={"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "11"})
    state.gain(A, "wind_lake", "turn")
    play = Play(state, Movement(A)).say(A, "step 11.E")
    assert play.why_not("step 11.NE") == "been-there"
