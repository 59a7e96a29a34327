"""Sieges and captures, and heroes who meet.  B's town is S1.C; the hero of A comes from S1.E."""

from __future__ import annotations

import pytest

import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
from heraut.games.heroes3.model import AI, NEUTRALS, NO_HERO, HeroOnMap, Realm, enemy_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch03_play import movement
from heraut.games.heroes3.rules.ch07_town import sieges
from tests.games.heroes3.mapping import A1, A2, B1, B2, Settled, combats, stand
from tests.games.heroes3.playing import A, B, C, Play, realm, table

__all__ = ["combats"]


def before_the_town(gold: int = 0, hero: int = A1, **more: object) -> Realm:
    """A hero of A stands next to B's town; B's main hero is far away."""
    armies = ({"halberdiers": "few"}, {"skeletons": "few"})
    state = realm(gold=(0, gold), armies=armies, **more)  # type: ignore[arg-type]
    stand(state, B1, "F1.C")
    stand(state, hero, "S1.E", 2)
    return state


def storm(state: Realm, hero: int = A1) -> Play:
    return Play(state, movement.MoveHero(hero, "S1.C"))


# ── besieging ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIE-1")
@pytest.mark.rule("H3-SIE-10")
@pytest.mark.rule("H3-SIE-3")
@pytest.mark.rule("H3-SIT-1")
@pytest.mark.rule("H3-VIC-4")
def test_a_town_without_hero_or_army_is_captured_without_combat(combats: type[Settled]) -> None:
    state = before_the_town(gold=7)
    play = storm(state)
    assert play.over
    assert combats.fought == []
    assert play.last("besieged") == {"hero": A1, "field": "S1.C", "owner": B}
    assert state.sites["S1.C"].flags == (A,)
    assert state.players[A].cubes == [B]
    assert geography.homes(play.t, B) == ()


@pytest.mark.rule("H3-SIE-2")
@pytest.mark.rule("H3-CMB-19")
def test_the_owner_may_send_his_army_for_8_gold(combats: type[Settled]) -> None:
    state = before_the_town(gold=9)
    combats.outcomes.append("lost")
    play = storm(state)
    play.asks(B, "send_army", "defend_place", "done")
    play.say(B, "defend_place")
    assert combats.fought == [(A1, "S1.C", B, NO_HERO)]
    assert state.players[B].gold == 1
    assert state.sites["S1.C"].flags == (B,)


@pytest.mark.rule("H3-SIE-2")
@pytest.mark.rule("H3-SIE-10")
def test_the_owner_may_leave_it_undefended(combats: type[Settled]) -> None:
    state = before_the_town(gold=9)
    storm(state).say(B, "done")
    assert combats.fought == []
    assert state.players[B].gold == 9
    assert state.sites["S1.C"].flags == (A,)


@pytest.mark.rule("H3-SIE-22")
@pytest.mark.rule("H3-SIE-6")
def test_an_army_beaten_without_its_hero_costs_only_the_town_and_its_cube(combats: type[Settled]) -> None:
    state = before_the_town(gold=20)
    storm(state).say(B, "defend_place")
    assert combats.fought == [(A1, "S1.C", B, NO_HERO)]
    assert state.players[B].gold == 12
    assert state.players[B].morale == 0
    assert state.players[A].cubes == [B]
    assert state.heroes[B1].field == "F1.C"  # where it was, and its army with it


@pytest.mark.rule("H3-SIE-2")
def test_an_army_that_is_there_with_its_hero_is_not_sent(combats: type[Settled]) -> None:
    state = before_the_town(gold=20)
    stand(state, B1, "S1.C")
    play = storm(state)
    assert combats.fought == [(A1, "S1.C", B, B1)]
    assert play.over
    assert state.sites["S1.C"].flags == (A,)
    assert not sieges.can_send_army(table(before_the_town(gold=20)), B, "F1.C")


@pytest.mark.rule("H3-SIE-2")
def test_without_an_army_nothing_is_sent() -> None:
    state = before_the_town(gold=20)
    state.players[B].army.clear()
    assert storm(state).over
    assert state.sites["S1.C"].flags == (A,)


@pytest.mark.rule("H3-SIE-1")
@pytest.mark.rule("H3-ENC-6")
def test_a_settlement_of_another_is_besieged_like_a_town(combats: type[Settled]) -> None:
    state = before_the_town(gold=8)
    state.sites["F3.W"].flags, state.sites["F3.W"].income = (B,), "gold"
    state.sites["F3.W"].won = state.sites["F3.W"].taken = True
    stand(state, A1, "F3.SW", 1)
    play = Play(state, movement.MoveHero(A1, "F3.W"))
    play.asks(B, "send_army", "defend_place", "done")
    play.say(B, "defend_place")
    assert combats.fought == [(A1, "F3.W", B, NO_HERO)]
    assert state.sites["F3.W"].flags == (A,)
    assert state.players[A].cubes == []  # only towns give a cube
    play.asks(A, "take_one", "take 0")


@pytest.mark.rule("H3-SIE-4")
def test_a_neutral_settlement_is_captured_after_beating_its_guards(combats: type[Settled]) -> None:
    state = before_the_town()
    stand(state, A1, "F3.SW", 1)
    Play(state, movement.MoveHero(A1, "F3.W"))
    assert combats.fought == [(A1, "F3.W", NEUTRALS, NO_HERO)]
    assert state.sites["F3.W"].flags == (A,)


# ── capturing ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIE-3")
@pytest.mark.rule("H3-VIC-4")
def test_taking_back_ones_own_town_gives_no_cube(combats: type[Settled]) -> None:
    state = before_the_town()
    state.sites["S1.C"].flags = (A,)
    stand(state, A1, "F3.C")
    stand(state, B1, "S1.E", 1)
    storm(state, B1)
    assert state.sites["S1.C"].flags == (B,)
    assert state.players[B].cubes == []


@pytest.mark.rule("H3-SIE-3")
def test_the_cube_is_that_of_the_previous_owner() -> None:
    """A third player holds B's town: his is the cube."""
    state = realm(3, scenario="house_broken_crown", factions=("castle", "necropolis", "dungeon"))
    state.sites["S1.C"].flags = (C,)
    stand(state, A1, "S1.C")
    del state.heroes[B1]
    Play(state, sieges.CaptureTown(A, A1, "site/town/0"))
    assert state.players[A].cubes == [C]


@pytest.mark.rule("H3-SIE-7")
@pytest.mark.rule("H3-SIE-8")
@pytest.mark.rule("H3-SIE-9")
def test_the_town_board_stays_with_its_first_owner(combats: type[Settled]) -> None:
    state = before_the_town(buildings=(("city_hall",), ("citadel", "dwelling_bronze")))
    storm(state)
    assert state.players[A].buildings == ["city_hall"]
    assert state.players[B].buildings == ["citadel", "dwelling_bronze"]
    assert (state.players[A].gold, state.players[A].materials, state.players[A].valuables) == (0, 0, 0)


@pytest.mark.rule("H3-SIE-1")
def test_a_town_of_the_ai_is_captured_without_asking_anybody() -> None:
    state = realm(1, scenario="house_greywater_bell", gold=(20,))
    state.sites["S1.C"].flags = (AI,)
    stand(state, A1, "S1.C")
    Play(state, movement.Arrive(A1, "S1.C"))
    assert state.sites["S1.C"].flags == (A,)
    assert state.players[A].cubes == []


# ── secondary heroes ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-HER-5")
@pytest.mark.parametrize("official", [False, True])
def test_an_attacked_secondary_hero_may_fight(combats: type[Settled], official: bool) -> None:
    state = before_the_town(official=official)
    stand(state, B2, "S1.C")
    play = storm(state)
    play.asks(B, "stand_or_leave", "stand", "give_way")
    play.say(B, "stand")
    assert combats.fought == [(A1, "S1.C", B, B2)]


@pytest.mark.rule("H3-HER-5")
@pytest.mark.rule("H3-HER-20")
@pytest.mark.rule("H3-HER-11")
def test_an_attacked_secondary_hero_may_leave_the_map_and_costs_its_cube(combats: type[Settled]) -> None:
    state = before_the_town()
    stand(state, A1, "N6.W", 1)
    stand(state, B2, "N6.SW")
    state.sites["N6.SW"].cube = True
    level = (state.players[A].level, state.players[A].experience)
    play = Play(state, movement.MoveHero(A1, "N6.SW")).say(B, "give_way")
    assert play.over
    assert combats.fought == []
    assert B2 not in state.heroes
    assert state.players[A].cubes == [B]
    assert (state.players[A].level, state.players[A].experience) == level
    assert state.heroes[A1].field == "N6.SW"


@pytest.mark.rule("H3-HER-5")
@pytest.mark.rule("H3-SIE-2")
def test_once_it_has_left_a_town_the_army_may_still_be_sent(combats: type[Settled]) -> None:
    state = before_the_town(gold=8)
    stand(state, B2, "S1.C")
    play = storm(state).say(B, "give_way")
    play.asks(B, "send_army", "defend_place", "done")
    play.say(B, "done")
    assert state.players[A].cubes == [B, B]  # the hero's and the town's


@pytest.mark.rule("H3-HER-5")
def test_an_attacking_secondary_hero_has_the_choice_too_but_not_in_the_official_edition(combats: type[Settled]) -> None:
    state = before_the_town(hero=A2)
    stand(state, B1, "S1.C")
    play = storm(state, A2)
    play.asks(A, "stand_or_leave", "stand", "give_way")
    play.say(A, "give_way")
    assert A2 not in state.heroes
    assert state.players[B].cubes == [A]
    assert state.sites["S1.C"].flags == (B,)
    state = before_the_town(hero=A2)
    stand(state, B1, "S1.C")
    storm(state, A2).say(A, "stand")
    assert combats.fought == [(A2, "S1.C", B, B1)]
    combats.fought.clear()
    state = before_the_town(hero=A2, official=True)
    stand(state, B1, "S1.C")
    storm(state, A2)
    assert combats.fought == [(A2, "S1.C", B, B1)]


@pytest.mark.rule("H3-CMB-20")
def test_two_heroes_on_one_field_are_met_one_after_the_other(combats: type[Settled]) -> None:
    state = before_the_town(gold=20)
    stand(state, B1, "S1.C")
    stand(state, B2, "S1.C")
    storm(state).say(B, "stand")
    assert combats.fought == [(A1, "S1.C", B, B1), (A1, "S1.C", B, B2)]
    assert state.sites["S1.C"].flags == (A,)


def test_the_hero_of_the_ai_is_met_as_such(combats: type[Settled]) -> None:
    state = realm(1, scenario="house_greywater_bell")
    number = enemy_hero(table(state))
    state.heroes[number] = HeroOnMap(AI, "F3.NE")
    stand(state, A1, "F3.C", 1)
    Play(state, movement.MoveHero(A1, "F3.NE"))
    assert combats.fought == [(A1, "F3.NE", AI, number)]


# ── at peace ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CAT-9")
@pytest.mark.rule("H3-MOD-3")
@pytest.mark.rule("H3-MOV-12")
def test_players_at_peace_neither_attack_nor_take_anything_back(combats: type[Settled]) -> None:
    """Emerald Island: the town of a friend is an empty field, his hero is passed but not joined."""
    state = realm(scenario="fan_emerald_island", factions=("castle", "necropolis"))
    t = table(state)
    assert map_fields.friends(t, A) == (A, B)
    assert map_fields.is_empty_for(t, A, "S1.C")
    stand(state, A1, "S1.E", 2)
    stand(state, B1, "S1.C")
    assert "S1.C" not in movement.ways(t, A1).stops
    assert "S1.SW" in movement.ways(t, A1).stops  # over the town
    stand(state, B1, "S1.SE")
    Play(state, movement.MoveHero(A1, "S1.C"))
    assert combats.fought == []
    assert state.sites["S1.C"].flags == (B,)


def test_in_a_clash_everybody_else_is_an_enemy() -> None:
    t = table(realm())
    assert map_fields.friends(t, A) == (A,)
    assert not map_fields.is_empty_for(t, A, "S1.C")
