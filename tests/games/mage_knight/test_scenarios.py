"""What scenarios add to a turn: secret sites and the ways between them, glades and incantations, mines, the portal."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import OFF_MAP, HexId, Position, UnitKind
from heraut.games.mage_knight.numbers.sites import open_to_all, safe, site_of
from heraut.games.mage_knight.rules import ch6_sites
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.exploring import RevealTile
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.kernel import Deck
from tests.games.mage_knight.turning import WEDGE, A, B, Play, land, put, put_hidden, table

DUNGEONS = {**WEDGE, "1,1": "7", "2,0": "9"}  # on 7.SE and 9.NW


def lords(hex: str, move: int = 0, **more: Any) -> Land:
    """Dungeon Lords, seat A there with so many move points; no village has told of anything."""
    state = land(hex=hex, tiles=DUNGEONS, scenario="dungeon_lords", **more)
    state.heroes[A].move = move
    return state


def druids(hex: str, *marked: str, night: int = 1, **more: Any) -> Land:
    """Druid Nights, seat A there at night, with a shield on these glades."""
    state = land(hex=hex, scenario="druid_nights", round=2 * night, **more)
    for glade in marked:
        state.shields[glade] = (A,)
    return state


# ── secret sites ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-25")
def test_a_village_tells_of_a_dungeon() -> None:
    state = land(scenario="dungeon_lords", tiles={"0,0": "A", "0,1": "1"})
    play = Play(state, RevealTile(Position("1,0"), B), "2", "prowlers")
    play.asks(B, "secret_site")
    assert sorted(play.options) == ["hex 2.C", "hex 2.SE"]  # 2.NE is a glade
    play.say(B, "hex 2.C")
    assert play.over
    assert site_of(play.t, HexId("2.C")) == "dungeon"
    assert play.last("secret_site") == {"hex": "2.C", "site": "dungeon"}


@pytest.mark.rule("MK-SCN-25")
def test_a_monastery_tells_of_a_tomb_and_in_the_set_up_the_first_seat_chooses() -> None:
    state = land(scenario="dungeon_lords")
    play = Play(state, RevealTile(Position("1,1")), "7", "prowlers", "blood_rage")
    play.asks(A, "secret_site")
    play.say(A, "hex 7.SW")  # 7.C is a swamp, 7.NW a lake
    assert site_of(play.t, HexId("7.SW")) == "tomb"


@pytest.mark.rule("MK-SCN-25")
def test_in_other_scenarios_nobody_tells_of_anything() -> None:
    play = Play(land(tiles={"0,0": "A", "0,1": "1"}), RevealTile(Position("1,0"), A), "2", "prowlers")
    assert play.over


@pytest.mark.rule("MK-SCN-25", "MK-SIT-18")
@pytest.mark.usefixtures("pretended")
def test_a_secret_dungeon_is_entered_like_any_other() -> None:
    state = lords("2.C")
    state.marks = ["secret dungeon 2.C"]
    play = Play(state, Action(A)).say(A, "enter", "minotaur")
    play.say(A, "strike")
    assert play.state.shields == {"2.C": (A,)}
    assert play.hero.turn.rewards == ("dungeon",)


@pytest.mark.rule("MK-SCN-25", "MK-SIT-33")
def test_where_an_enemy_roamed_a_dungeon_is_hidden_only_once_it_is_beaten() -> None:
    """Beside the village 1.E lie 1.SE, 2.W and the hills 2.NW of the orcs."""
    state = land(scenario="dungeon_lords", tiles={"0,0": "A", "1,0": "2"})
    beaten = Play(state, RevealTile(Position("0,1"), A), "1", "prowlers")
    assert sorted(beaten.options) == ["hex 1.SE", "hex 2.NW", "hex 2.W"]
    beaten.say(A, "hex 2.NW")
    assert site_of(beaten.t, HexId("2.NW")) == "dungeon"

    state = land(scenario="dungeon_lords", tiles={"0,0": "A", "1,0": "2"})
    put(state, "2.NW", "prowlers")
    roaming = Play(state, RevealTile(Position("0,1"), A), "1", "prowlers")
    assert sorted(roaming.options) == ["hex 1.SE", "hex 2.W"]


@pytest.mark.rule("MK-SCN-25", "MK-SIT-18", "MK-SIT-32")
@pytest.mark.usefixtures("pretended")
def test_in_a_dungeon_where_an_enemy_roamed_no_reputation_is_won() -> None:
    state = lords("2.NW")
    state.marks = ["secret dungeon 2.NW"]
    play = Play(state, Action(A)).say(A, "enter", "minotaur")
    play.say(A, "strike")
    assert play.state.shields == {"2.NW": (A,)}
    assert play.hero.reputation == 0


# ── ways under the ground ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-26")
def test_between_conquered_dungeons_one_travels() -> None:
    """From 7.SE over 9.W to 9.NW: 2 + 2 points."""
    state = lords("7.SE", 4, shields={"7.SE": (A,), "9.NW": (B,)})
    play = Play(state, Movement(A))
    assert "travel 9.NW" in play.options
    play.say(A, "travel 9.NW")
    assert (play.hero.hex, play.hero.move, play.hero.path) == ("9.NW", 0, ("7.SE", "9.NW"))
    assert "travel 7.SE" not in play.options
    assert play.why_not("travel 7.SE") == "too-dear"


@pytest.mark.rule("MK-SCN-26")
def test_no_way_leads_under_swamps_or_to_what_is_not_conquered() -> None:
    only_one = lords("7.SE", 9, shields={"7.SE": (A,)})
    assert not [option for option in Play(only_one, Movement(A)).options if option.startswith("travel")]
    outside = lords("7.SW", 9, shields={"7.SE": (A,), "9.NW": (A,)})
    assert not [option for option in Play(outside, Movement(A)).options if option.startswith("travel")]
    secret = lords("7.SE", 9, shields={"7.SE": (A,), "7.W": (), "2.C": (B,)})
    secret.marks = ["secret dungeon 2.C"]
    play = Play(secret, Movement(A))
    play.say(A, "travel 2.C")  # 7.SE, 2.NE, 2.C: 2 + 2
    assert play.hero.move == 5


@pytest.mark.rule("MK-SCN-26")
def test_elsewhere_there_are_no_ways_under_the_ground() -> None:
    state = land(hex="7.SE", tiles=DUNGEONS, shields={"7.SE": (A,), "9.NW": (A,)})
    state.heroes[A].move = 9
    assert not [option for option in Play(state, Movement(A)).options if option.startswith("travel")]


# ── glades and incantations ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-22")
def test_who_ends_his_movement_on_a_glade_may_mark_it() -> None:
    state = land(hex="1.C", scenario="druid_nights", shields={"1.C": (B,)})
    play = Play(state, Movement(A)).say(A, "stop")
    play.asks(A, "mark_glade")
    assert sorted(play.options) == ["done", "mark"]
    play.say(A, "mark")
    assert play.state.shields["1.C"] == (B, A)
    play.asks(A, "action")
    assert Play(land(hex="1.C", scenario="druid_nights", shields={"1.C": (A,)}), Action(A)).asked == (A, "action")
    assert Play(land(hex="1.C"), Action(A)).asked == (A, "action")
    assert Play(land(hex="1.W", scenario="druid_nights"), Action(A)).asked == (A, "action")


@pytest.mark.rule("MK-SCN-22")
def test_a_glade_need_not_be_marked() -> None:
    play = Play(land(hex="1.C", scenario="druid_nights"), Action(A)).say(A, "done")
    assert play.state.shields == {}
    play.asks(A, "action")


@pytest.mark.rule("MK-SCN-23", "MK-SCN-24")
def test_an_incantation_calls_an_enemy_for_each_marked_glade() -> None:
    """Two brown ones, who vanish when nobody beats them; the crystals are won all the same."""
    play = Play(druids("1.W", "1.C", "2.NE"), Action(A)).say(A, "incant", "minotaur", "gargoyle")
    assert play.last("combat") == {"seat": A, "foes": ("minotaur", "gargoyle")}
    assert play.hero.turn.rewards == ("random_crystal",) * 2
    while play.state.battle is not None:
        wanted = ("next_phase", "to_hero", play.options[0])
        play.say(A, next(answer for answer in wanted if answer in play.options))
    assert play.state.foes == {}
    assert sorted(play.state.discards["brown"]) == ["gargoyle", "minotaur"]
    assert play.hero.hex == "1.W"
    play.asks(A, "after_action")


@pytest.mark.rule("MK-SCN-23")
def test_who_was_called_up_is_worth_twice_the_fame() -> None:
    state = druids("1.W", "1.C", hand=["fireball"])
    state.heroes[A].mana = (1, 0, 0, 0, 0, 1)
    play = Play(state, Action(A)).say(A, "incant", "minotaur")
    play.say(A, "target 0").say(A, "attack").say(A, "play fireball strong")
    play.pays().say(A, "strike")
    assert play.hero.fame == 2 * 4
    assert play.hero.reputation == 0


@pytest.mark.rule("MK-SCN-24")
@pytest.mark.usefixtures("pretended")
def test_in_the_second_night_they_are_red_and_give_two_crystals_each() -> None:
    play = Play(druids("1.W", "1.C", night=2), Action(A)).say(A, "incant", "high_dragon")
    play.say(A, "strike")
    assert play.hero.turn.rewards == ("random_crystal",) * 2
    assert play.state.foes == {}


@pytest.mark.rule("MK-SCN-23")
def test_no_incantation_by_day_among_people_without_a_glade_or_twice() -> None:
    assert Play(land(hex="1.W", scenario="druid_nights", shields={"2.NE": (A,)}), Action(A)).why_not("incant") == (
        "no-incantation"
    )
    assert Play(druids("2.E", "2.NE"), Action(A)).why_not("incant") == "inhabited"
    assert Play(druids("1.W"), Action(A)).why_not("incant") == "no-incantation"
    done = druids("1.W", "1.C")
    done.marks = [f"incanted 2 {A}"]
    assert Play(done, Action(A)).why_not("incant") == "no-incantation"
    used = druids("1.W", "1.C")
    used.decks["brown"] = Deck([])
    assert Play(used, Action(A)).why_not("incant") == "no-tokens-left"


# ── mines ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-19", "MK-CMB-20")
@pytest.mark.usefixtures("pretended")
def test_survivors_stay_in_a_mine_and_nobody_joins_them() -> None:
    state = land(hex="2.SW", scenario="mines_liberation")
    put(state, "2.SW", "prowlers")
    put(state, "2.NW", "cursed_hags")
    put_hidden_too(state, "2.SW", "brown")
    play = Play(state, Action(A)).say(A, "enter", "minotaur")
    play.asks(A, "combat")
    play.say(A, "done")
    assert [foe.kind for foe in play.state.foes["2.SW"]] == ["prowlers", "minotaur"]
    play.asks(A, "after_action")
    freed = land(hex="2.SW", scenario="mines_liberation", shields={"2.SW": (B,)})
    assert Play(freed, Action(A)).why_not("enter") == "no-adventure-here"


@pytest.mark.rule("MK-SCN-19", "MK-SET-10")
def test_without_a_green_token_the_brown_one_still_lies_face_down() -> None:
    state = land(scenario="mines_liberation")
    state.decks["green"].bag.clear()
    play = Play(state, RevealTile(Position("2,0")), "3")
    assert play.over
    assert play.state.foes["3.SE"] == (("brown", ""),)


@pytest.mark.rule("MK-SCN-19", "MK-SET-10")
def test_without_a_brown_token_the_green_one_holds_the_mine_alone() -> None:
    state = land(scenario="mines_liberation")
    state.decks["brown"].bag.clear()
    play = Play(state, RevealTile(Position("2,0")), "3", "prowlers")
    assert play.state.foes["3.SE"] == (("green", "prowlers"),)


@pytest.mark.rule("MK-SCN-20", "MK-SET-10")
def test_a_mine_for_which_no_token_was_left_is_freed_by_whoever_enters_it() -> None:
    state = land(hex="3.SE", tiles={**WEDGE, "2,0": "3"}, scenario="mines_liberation")
    play = Play(state, Action(A)).say(A, "enter")
    assert (play.state.shields, play.hero.reputation) == ({"3.SE": (A,)}, 1)
    play.asks(A, "after_action")
    assert Play(land(hex="2.SW"), Action(A)).why_not("enter") == "no-adventure-here"  # a mine like any other


def put_hidden_too(state: Land, hex: str, back: str) -> None:
    """A token face down, beside those that lie there."""
    there = state.foes[hex]
    put_hidden(state, hex, back)
    state.foes[hex] = (*there, *state.foes[hex])


@pytest.mark.rule("MK-SCN-19")
def test_units_fight_in_a_mine() -> None:
    state = land(hex="2.SW", scenario="mines_liberation")
    put(state, "2.SW", "prowlers")
    play = Play(state, Action(A)).say(A, "enter")
    assert play.state.battle is not None
    assert not play.state.battle.no_units


# ── towers, keeps, the portal ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-34")
def test_where_towers_are_owned_monastery_units_come_to_them_and_village_units_to_keeps() -> None:
    t = table(land(scenario="conquer_and_hold", tiles={**WEDGE, "2,0": "9"}))
    usual = table(land(tiles={**WEDGE, "2,0": "9"}))
    keep, tower = HexId("9.E"), HexId("9.SW")
    of = {site: [kind for kind, unit in t.content.units.items() if unit.sites == (site,)] for site in SITES}
    for place, site in ((keep, "village"), (tower, "monastery")):
        for unit in of[site]:
            assert ch6_sites.recruits(t, place, UnitKind(unit))
            assert not ch6_sites.recruits(usual, place, UnitKind(unit))
    for place, site in ((keep, "monastery"), (tower, "village")):
        assert not any(ch6_sites.recruits(t, place, UnitKind(unit)) for unit in of[site])
    assert of["village"]
    assert of["monastery"]


SITES = ("village", "monastery")


@pytest.mark.rule("MK-SCN-30", "MK-MOV-20")
def test_a_closed_portal_is_a_plains_hex() -> None:
    state = land(hex="A.C", scenario="one_to_return", hand=["rage"], round=2)
    state.heroes[B].hex = HexId("A.C")
    t = table(state)
    assert site_of(t, HexId("A.C")) == ""
    assert not open_to_all(t, HexId("A.C"))
    assert not safe(t, A, HexId("A.C"))
    state.heroes[B].hex = HexId("A.E")
    play = Play(state, EndOfTurn(A))
    assert play.hero.hex == "A.C"  # nobody leaves the map there
    open_still = land(hex="A.C", scenario="one_to_return", hand=["rage"], round=1)
    assert Play(open_still, EndOfTurn(A)).hero.hex == OFF_MAP
