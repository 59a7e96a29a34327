"""12. How a game is won, lost and left."""

import pytest

from heraut.games.heroes3.model import NOBODY, Realm, Site
from heraut.games.heroes3.printed.missions import Goal
from heraut.games.heroes3.rules.ch12_campaign import AfterMission
from heraut.games.heroes3.rules.ch12_settings import (
    count_homeless,
    eliminate,
    judge,
    main_hero_lost,
    point_parts,
    points,
    reached,
    standing,
    time_is_up,
)
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import A, B, C, Play, realm, table


def three() -> Realm:
    return realm(3, scenario="house_broken_crown")


def without_home(state: Realm, seat: int) -> None:
    for site in state.sites.values():
        site.flags = tuple(other for other in site.flags if other != seat)


@pytest.mark.rule("H3-VIC-1")
def test_whoever_alone_holds_towns_and_settlements_has_captured_all() -> None:
    state = three()
    goal = Goal(kind="capture_all")
    assert not reached(table(state), A, goal)
    without_home(state, B)
    assert not reached(table(state), A, goal)
    without_home(state, C)
    assert reached(table(state), A, goal)
    assert not reached(table(state), B, goal)


@pytest.mark.rule("H3-VIC-4", "H3-VIC-9")
def test_a_cube_of_every_enemy_wins() -> None:
    state = three()
    state.players[A].cubes = [B, B]
    assert not reached(table(state), A, Goal(kind="every_cube"))
    state.players[A].cubes = [B, C]
    assert reached(table(state), A, Goal(kind="every_cube"))


@pytest.mark.rule("H3-VIC-9")
def test_one_cube_of_the_only_enemy_is_not_enough() -> None:
    state = realm(2, scenario="house_broken_crown")
    state.players[A].cubes = [B]  # his secondary hero was beaten
    judge(table(state), "at_once")
    assert state.ended == ""


@pytest.mark.rule("H3-VIC-5", "H3-SIE-9", "H3-SIT-1")
def test_the_town_of_another_faction_is_the_goal_of_the_first_steps() -> None:
    state = realm()
    t = table(state)
    judge(t, "at_once")
    assert state.ended == ""
    state.sites["S1.C"].flags = (A,)  # the Necropolis of seat B
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("capture_town", (A,))


@pytest.mark.rule("H3-VIC-7")
def test_a_goal_is_looked_at_when_the_round_ends_unless_it_says_at_once() -> None:
    state = realm(scenario="fan_force_of_will")
    state.tiles[3].shown = True
    state.sites["C1.C"] = Site(flags=(B,))
    t = table(state)
    site = t.content.tiles["C1"].fields
    utopia = next(f"C1.{field.spot}" for field in site if field.site == "dragon_utopia")
    state.sites[utopia] = Site(flags=(B,))
    judge(t, "at_once")
    assert state.ended == ""
    judge(t, "round_end")
    assert (state.ended, state.winners) == ("flag", (B,))


@pytest.mark.rule("H3-VIC-5")
def test_guards_count_for_whoever_beat_them_with_the_main_hero() -> None:
    state = realm(scenario="fan_the_hunt")
    t = table(state)
    tile = next(tile.id for tile in t.content.tiles.values() if any(one.site == "dragon_utopia" for one in tile.fields))
    spot = next(one.spot for one in t.content.tiles[tile].fields if one.site == "dragon_utopia")
    state.tiles[0].tile, state.tiles[0].shown = tile, True
    state.sites[f"{tile}.{spot}"] = Site(won=True, winner=NOBODY)
    goal = t.content.scenarios["fan_the_hunt"].goals[0]
    assert not reached(t, B, goal)
    state.sites[f"{tile}.{spot}"].winner = B
    assert reached(t, B, goal)
    assert not reached(t, A, goal)


@pytest.mark.rule("H3-VIC-5")
def test_archangels_who_were_found_and_fell_again_were_found() -> None:
    """They lead the last attack, and may not come back from it."""
    state = realm(1, scenario="fan_queens_gambit_2", factions=["castle"])
    t = table(state)
    goal = t.content.scenarios["fan_queens_gambit_2"].goals[0]
    state.enemy_army = {}
    obelisks = [field for field in state.sites if t.content.fields[field].site == "obelisk"]
    assert len(obelisks) == 2
    assert not reached(t, A, goal)
    state.sites[obelisks[0]].flags = (A,)
    assert not reached(t, A, goal)
    state.sites[obelisks[1]].flags = (A,)
    assert reached(t, A, goal)
    state.enemy_army = {"skeletons": "few"}
    assert not reached(t, A, goal)


@pytest.mark.rule("H3-MOD-3")
def test_a_goal_reached_together_is_everybodys_win() -> None:
    state = realm(2, scenario="fan_emerald_island")
    t = table(state)
    for number, tile in state.tiles.items():
        tile.shown = number in (2, 5)  # only the two starting tiles are on the map
    state.tiles = {number: tile for number, tile in state.tiles.items() if tile.shown}
    mines = [f"S3.{one.spot}" for one in t.content.tiles["S3"].fields if one.site in ("mine", "settlement")]
    mines += [f"S1.{one.spot}" for one in t.content.tiles["S1"].fields if one.site in ("mine", "settlement")]
    for field in mines[1:]:
        state.sites[field].flags = (A,)
    judge(t, "at_once")
    assert state.ended == ""
    state.sites[mines[0]].flags = (B,)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("flag_every", (A, B))


def test_points_are_those_of_the_sites_flagged_and_equal_points_share_the_win() -> None:
    state = realm()
    t = table(state)
    assert (points(t, A), points(t, B)) == (4, 4)
    assert [(part.amount, part.reason) for part in point_parts(t, A)] == [(4, "town")]
    time_is_up(t)
    assert (state.ended, state.winners) == ("draw", ())
    assert standing(t) == (0.0, 0.0)
    state.sites["S3.SW"].flags = (A,)  # a mine
    time_is_up(t)
    assert state.winners == (A,)
    assert standing(t) == (1.0, -1.0)


def test_of_three_two_may_share_the_win() -> None:
    state = three()
    without_home(state, C)
    t = table(state)
    time_is_up(t)
    assert (state.ended, state.winners) == ("limit", (A, B))
    assert standing(t) == (0.5, 0.5, -1.0)


def test_where_the_scenario_says_so_everybody_loses_when_time_is_up() -> None:
    state = realm(scenario="fan_force_of_will")
    t = table(state)
    time_is_up(t)
    assert (state.ended, state.winners, standing(t)) == ("limit", (), (-1.0, -1.0))


@pytest.mark.rule("H3-VIC-2")
def test_three_full_rounds_without_a_home_in_a_row_eliminate() -> None:
    """The round in which the town falls is not a full one."""
    state = three()
    t = table(state)
    without_home(state, B)
    for _ in range(3):
        count_homeless(t)
    assert not state.players[B].out
    state.sites["S1.C"].flags = (B,)
    count_homeless(t)
    assert state.players[B].homeless == 0
    without_home(state, B)
    for _ in range(3):
        count_homeless(t)
    assert not state.players[B].out
    count_homeless(t)
    assert state.players[B].out
    assert not state.players[A].out


@pytest.mark.rule("H3-VIC-2")
def test_a_mission_that_starts_without_a_home_eliminates_nobody_for_that() -> None:
    state = realm(1, scenario="fan_queens_gambit_2", factions=["castle"])
    t = table(state)
    for _ in range(4):
        count_homeless(t)
    assert not state.players[A].out


@pytest.mark.rule("H3-VIC-8")
def test_the_last_player_left_wins_at_once() -> None:
    state = three()
    t = table(state)
    eliminate(t, B)
    judge(t, "at_once")
    assert state.ended == ""
    eliminate(t, C)
    judge(t, "at_once")
    assert (state.ended, state.winners) == ("last", (A,))


@pytest.mark.rule("H3-VIC-10")
def test_an_eliminated_player_leaves_nothing_on_the_map_and_his_cards_leave_the_game() -> None:
    state = realm(hands=([], ["attack"]), decks=([], ["power"]), discards=([], ["haste"]))
    state.players[B].hired = ["peasants_neutral"]
    state.sites["S1.W"].flags = (B,)
    eliminate(table(state), B)
    assert 2 not in state.heroes
    assert all(B not in site.flags for site in state.sites.values())
    assert sorted(state.players[B].removed) == ["attack", "haste", "power"]
    assert state.players[B].hand == []
    assert state.players[B].hired == []
    assert sum(len(pile) for name, pile in state.discards.items()) == 1


@pytest.mark.rule("H3-VIC-3")
@pytest.mark.parametrize(
    ("official", "home", "besieged", "out"),
    [
        (False, False, True, True),
        (False, False, False, False),
        (False, True, True, False),
        (True, False, False, True),
        (True, True, False, False),
    ],
)
def test_a_main_hero_beaten_without_a_home(official: bool, home: bool, besieged: bool, out: bool) -> None:
    state = realm(official=official)
    if not home:
        without_home(state, B)
    main_hero_lost(table(state), B, besieged)
    assert state.players[B].out is out


def test_some_missions_end_with_the_first_defeat() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", factions=["castle"])
    t = table(state)
    main_hero_lost(t, A, False)
    assert (state.ended == "defeat") is t.content.scenarios["fan_queens_gambit_1"].loses_by_defeat


@pytest.mark.rule("H3-CPG-3", "H3-CPG-4")
def test_a_mission_won_leads_to_the_next_with_five_cards_of_choice() -> None:
    state = realm(
        1,
        scenario="fan_queens_gambit_1",
        factions=["castle"],
        gold=(7,),
        levels=(4,),
        hands=(["attack", "catherine_4", "leadership", "magic_arrow"],),
        decks=(["haste", "bless", "catherine_1", "power"],),
        discards=(["luck", "fireball"],),
        armies=({"griffins": "pack"},),
    )
    state.winners, state.ended = (A,), "beat_enemy"
    play = Play(state, AfterMission())
    kept = ["leadership", "magic_arrow", "haste", "bless", "luck"]
    play.asks(A, "keep_cards", *[f"card {card}" for card in [*kept, "fireball"]])
    for card in kept[:-1]:
        play.say(A, f"card {card}")
    play.t.chance = Seeded(1)  # the set-up of the next mission draws a good many cards
    play.t.say(A, "card luck")
    assert play.state.scenario == "fan_queens_gambit_2"
    player = play.player()
    owned = player.hand + player.deck.bag + player.discard
    assert sorted(owned) == sorted(
        ["attack"] * 2 + ["defense"] * 2 + ["power", "knowledge", "catherine_1"]
        + ["leadership", "magic_arrow", "haste", "bless", "luck"]
    )  # fmt: skip
    assert player.level == 2
    assert player.army == {"griffins": "pack"}
    assert player.gold == 7


def test_a_mission_lost_leads_nowhere() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", factions=["castle"])
    state.winners, state.ended = (), "limit"
    assert Play(state, AfterMission()).over


@pytest.mark.rule("H3-CPG-5")
def test_a_card_that_is_not_there_is_replaced_by_a_search_of_three() -> None:
    state = realm(1, scenario="fan_queens_gambit_2", factions=["castle"])
    state.decks["spells"].bag = ["haste", "slow", "bless", "curse"]
    state.discards["spells"] = ["fireball"]
    state.agenda.clear()
    play = Play(state, AfterMission(kept=("haste", "haste"), at="next_card"), forced=False)
    # `Play` begins a section at the step it is at: the first haste is there, the second is not.
    play.asks(A, "search_spells", "look", "discarded fireball")
    play.say(A, "look", "slow", "bless", "curse")
    assert "haste" in play.player().deck.bag
    play.t.chance = Seeded(1)
    play.t.say(A, "card bless")
    assert "bless" in play.player().deck.bag
