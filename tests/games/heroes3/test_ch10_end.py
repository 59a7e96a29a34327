"""10e to 10g. How combats end: prolonging, retreat, surrender, defeat, experience."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.model import AI, NEUTRALS, NOBODY, HeroOnMap, Realm, enemy_hero, main_hero
from heraut.games.heroes3.rules.ch03_play.movement import Arrive
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath, no_surrender
from heraut.games.heroes3.rules.ch10_combat.combat import Combat
from tests.games.heroes3.playing import A, B, Play, fight, realm, table

TOWN_A, TOWN_B, MINE = "S3.C", "S1.C", "S1.W"
ARMIES = ({"halberdiers": "pack", "marksmen": "few"}, {"skeletons": "pack", "zombies": "few"})


def over(
    state: Realm,
    winner: int,
    *,
    heroes: tuple[int, int] = (0, 2),
    owners: tuple[int, int] = (A, B),
    field: str = MINE,
    level: int = 0,
    azure: bool = False,
    home: bool = False,
    surrendered: bool = False,
) -> Play:
    """The aftermath of a combat whose units are all off the board."""
    for number in heroes:
        if number in state.heroes:
            state.heroes[number].field = field
    fight([], [], state, field=field, owners=owners, heroes=heroes)
    return Play(state, Aftermath(field, heroes, owners, winner, surrendered, level, azure, home))


def against_guards(winner: int, state: Realm | None = None, **more: Any) -> Play:
    laid = realm(armies=ARMIES) if state is None else state
    return over(laid, winner, heroes=(more.pop("hero", 0), NOBODY), owners=(A, NEUTRALS), **more)


# ── rounds against guards ────────────────────────────────────────────────────────────────────────────────────────────


def one_round(variants: tuple[str, ...] = (), movement: int = 1) -> Play:
    """A combat against boars, one round of passing over."""
    state = realm(armies=({"archangels": "pack"}, {}), shared={"bronze": ["peasants_neutral"]}, variants=variants)
    state.heroes[0] = HeroOnMap(A, MINE, TOWN_A, movement)
    play = Play(state, Combat(0, MINE, NEUTRALS), forced=True)
    play.say(A, "place archangels 0", "peasants_neutral")
    play.say(B, "place peasants_neutral 19")
    play.say(A, "pass")
    return play.say(B, play.options[0])


@pytest.mark.rule("H3-CMB-3", "H3-CMB-21", "H3-CMB-50", "H3-MOV-3")
def test_one_round_and_another_for_each_movement_point() -> None:
    play = one_round()
    play.asks(A, "prolong", "prolong", "retreat")
    play.say(A, "prolong")
    assert play.state.heroes[0].movement == 0
    assert play.asked == (A, "activation")
    assert one_round(movement=0).got == "retreated", "no point left"


@pytest.mark.rule("H3-CMB-5", "H3-CMB-22", "H3-CMB-23", "H3-END-3", "H3-CMB-59")
def test_a_retreat_keeps_the_units_and_discards_the_guards() -> None:
    play = one_round().say(A, "retreat")
    assert play.got == "retreated"
    assert play.player().army == {"archangels": "pack"}
    assert play.state.discards["bronze"] == ["peasants_neutral"]
    assert play.state.battle is None
    assert not play.state.sites[MINE].won


@pytest.mark.rule("H3-VAR-10")
def test_free_rounds() -> None:
    play = one_round(("free_rounds",), movement=0)
    play.asks(A, "prolong", "prolong", "retreat")
    play.say(A, "prolong")
    assert play.asked == (A, "activation")
    assert play.state.heroes[0].movement == 0


@pytest.mark.rule("H3-END-1", "H3-CMB-4")
def test_a_combat_ends_when_one_side_has_lost_all_its_units() -> None:
    play = one_round().say(A, "prolong")
    strike = next(option for option in play.options if option.startswith("strike"))
    play.say(A, strike, 1)
    assert play.got == "won"


@pytest.mark.rule("H3-CMB-60")
def test_two_heroes_who_pass_for_ever_part_after_twenty_rounds() -> None:
    state = realm(armies=ARMIES, gold=(10, 10))
    state.heroes[0].field, state.heroes[0].came_from = MINE, "S1.NW"
    state.heroes[2].field = MINE
    play = Play(state, Arrive(0, MINE)).on_to("activation").through(say={"activation": "pass"})
    assert [about["round"] for about in play.told("combat_round")] == list(range(1, 21))
    assert play.last("undecided") == {"rounds": 20}
    assert (play.state.heroes[0].field, play.state.heroes[2].field) == ("S1.NW", MINE)
    assert [(player.army, player.gold, player.morale) for player in play.state.players] == [
        (ARMIES[0], 10, 0),
        (ARMIES[1], 10, 0),
    ]
    assert play.state.battle is None


@pytest.mark.rule("H3-CMB-60")
def test_free_rounds_are_no_more_than_twenty() -> None:
    play = one_round(("free_rounds",))
    assert play.state.battle is not None
    play.state.battle.round = 19
    play.fighter(1).paralysed = True
    assert play.say(A, "prolong").say(A, "pass").got == "retreated"


# ── experience ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-EXP-1", "H3-EXP-4", "H3-EXP-5", "H3-EXP-7")
@pytest.mark.parametrize(("level", "half", "up"), [(1, 0, 3), (3, 1, 3), (4, 0, 4)])
def test_experience_by_the_level_of_the_field(level: int, half: int, up: int) -> None:
    play = against_guards(0, realm(armies=ARMIES, levels=(3, 1)), level=level).through()
    assert play.got == "won"
    assert (play.player().level, play.player().experience) == (up, half)


@pytest.mark.rule("H3-EXP-2")
def test_azure_guards_bring_the_hero_to_level_7() -> None:
    state = realm(armies=ARMIES, levels=(5, 1), shared={"abilities": ["offense"]})
    state.discards["abilities"] = ["luck"]
    play = against_guards(0, state, level=7, azure=True)
    play.through("offense", say={"search_abilities": "discarded luck"})
    assert play.player().level == 7


@pytest.mark.rule("H3-EXP-3", "H3-EXP-6", "H3-HER-1")
def test_no_experience_for_secondary_heroes_nor_for_beating_them() -> None:
    state = realm(armies=ARMIES)
    state.heroes[1] = HeroOnMap(A, MINE, TOWN_A)
    assert against_guards(0, state, hero=1, level=4).through().player().experience == 0
    state = realm(armies=ARMIES, levels=(1, 5))
    state.heroes[3] = HeroOnMap(B, MINE, TOWN_B)
    play = over(state, 0, heroes=(0, 3)).through()
    assert (play.player().level, play.player().experience) == (1, 0)
    play = over(realm(armies=ARMIES, levels=(1, 5)), 0, heroes=(0, NOBODY)).through()
    assert (play.player().level, play.player().experience) == (1, 0), "an army sent to defend"


@pytest.mark.rule("H3-EXP-4", "H3-EXP-5", "H3-HER-14")
def test_experience_for_beating_a_main_hero_also_in_defence() -> None:
    play = over(realm(armies=ARMIES, levels=(2, 2)), 0).through()
    assert play.player(A).experience == 1
    play = over(realm(armies=ARMIES, levels=(2, 2)), 1).through()
    assert play.player(B).experience == 1
    assert play.got == "lost"


# ── the beaten ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-END-4", "H3-END-10")
def test_a_beaten_main_hero_pays_loses_morale_and_goes_home() -> None:
    state = realm(armies=ARMIES, gold=(0, 7), factions=("castle", "dungeon"))
    play = over(state, 0)
    play.asks(B, "go_home", f"field {play.options[0].split()[1]}")
    play.through()
    assert (play.player(A).gold, play.player(B).gold, play.player(B).morale) == (5, 2, -1)
    assert play.state.heroes[2].field != MINE
    assert play.player(A).cubes == []


@pytest.mark.rule("H3-END-4")
def test_officially_a_beaten_main_hero_gives_a_cube() -> None:
    play = over(realm(armies=ARMIES, official=True), 0).through()
    assert play.player(A).cubes == [B]


@pytest.mark.rule("H3-END-11")
def test_a_loser_with_less_pays_all_he_has() -> None:
    play = over(realm(armies=ARMIES, gold=(0, 3)), 0).through()
    assert (play.player(A).gold, play.player(B).gold) == (3, 0)


@pytest.mark.rule("H3-HER-6", "H3-HER-11", "H3-SIE-22")
def test_a_beaten_secondary_hero_is_gone_and_gives_its_cube() -> None:
    state = realm(armies=ARMIES, gold=(0, 7))
    state.heroes[3] = HeroOnMap(B, MINE, TOWN_B)
    play = over(state, 0, heroes=(0, 3)).through()
    assert 3 not in play.state.heroes
    assert (play.player(A).cubes, play.player(A).gold) == ([B], 0)
    play = over(realm(armies=ARMIES, gold=(0, 7)), 0, heroes=(0, NOBODY)).through()
    assert (play.player(A).cubes, play.player(A).gold, play.player(B).morale) == ([], 0, 0), "an army without its hero"


@pytest.mark.rule("H3-END-12")
def test_guards_that_beat_all_fielded_units_only_cause_a_retreat() -> None:
    play = against_guards(1)
    assert play.got == "retreated"
    assert play.state.heroes[0].field == MINE, "the map takes it back"


@pytest.mark.rule("H3-END-12")
def test_hired_units_in_reserve_make_it_a_retreat_too() -> None:
    state = realm()
    state.players[A].hired = ["boars_neutral"]
    play = against_guards(1, state)
    assert play.got == "retreated"
    assert (play.player().army, play.player().hired) == ({}, ["boars_neutral"])


@pytest.mark.rule("H3-CMB-50", "H3-MOV-3")
def test_the_point_is_paid_by_the_hero_who_fights() -> None:
    state = realm(armies=({"archangels": "pack"}, {}), shared={"bronze": ["peasants_neutral"]})
    state.heroes[1] = HeroOnMap(A, MINE, TOWN_A, 1)
    play = Play(state, Combat(1, MINE, NEUTRALS), forced=True)
    play.say(A, "place archangels 0", "peasants_neutral").say(B, "place peasants_neutral 19")
    play.say(A, "pass").say(B, play.options[0])
    play.say(A, "prolong")
    assert (state.heroes[0].movement, state.heroes[1].movement) == (3, 0)


@pytest.mark.rule("H3-END-13", "H3-UNI-20")
def test_losing_the_last_unit_against_guards() -> None:
    play = against_guards(1, realm(gold=(9, 0))).through()
    assert play.got == "lost"
    assert play.state.heroes[0].field == TOWN_A
    assert play.player().army == {"halberdiers": "pack", "griffins": "few"}
    assert (play.player().gold, play.player().morale) == (9, 0)


@pytest.mark.rule("H3-HER-6")
def test_a_secondary_hero_who_loses_the_last_unit_is_gone() -> None:
    state = realm()
    state.heroes[1] = HeroOnMap(A, MINE, TOWN_A)
    play = against_guards(1, state, hero=1).through()
    assert play.got == "lost"
    assert 1 not in play.state.heroes
    assert play.player().army


@pytest.mark.rule("H3-VIC-3", "H3-SIE-3")
def test_beaten_in_defence_of_the_last_home() -> None:
    play = over(realm(armies=ARMIES), 0, field=TOWN_B, home=True).through()
    assert play.player(B).out
    assert play.got == "won"
    assert play.player(A).cubes == [B]
    state = realm(armies=ARMIES)
    state.sites["F3.W"].flags = (B,)
    play = over(state, 0, field=TOWN_B, home=True)
    play.asks(B, "go_home", "field F3.W")
    play.through()
    assert not play.player(B).out


@pytest.mark.rule("H3-VIC-3")
def test_beaten_in_the_open_without_a_home() -> None:
    for official in (False, True):
        state = realm(armies=ARMIES, official=official)
        state.sites[TOWN_B].flags = (A,)
        play = over(state, 0).through()
        assert play.player(B).out is official


@pytest.mark.rule("H3-AI-26", "H3-AI-46")
def test_an_ai_that_is_beaten_gives_nothing() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", armies=(ARMIES[0],))
    enemy = enemy_hero(table(state))
    state.heroes[enemy] = HeroOnMap(AI, TOWN_A)
    field = state.heroes[0].field
    play = over(state, 0, heroes=(0, enemy), owners=(A, AI), field=field).through()
    assert play.got == "won"
    assert enemy not in play.state.heroes
    assert (play.player().gold, play.player().experience) == (0, 0)


# ── surrender ────────────────────────────────────────────────────────────────────────────────────────────────────────


def facing(state: Realm, field: str = MINE, **more: Any) -> Realm:
    return fight([("halberdiers", "pack", 5)], [("skeletons", "pack", 13)], state, field=field, **more)


@pytest.mark.rule("H3-END-2", "H3-END-5", "H3-END-6", "H3-END-7", "H3-END-15")
def test_surrender() -> None:
    state = realm(armies=({"griffins": "pack"}, {"skeletons": "pack"}), gold=(12, 0))
    state.heroes[0].field = state.heroes[2].field = MINE
    state.players[A].spent = ["population"]
    play = Play(state, Combat(0, MINE, B, main_hero(B)), forced=True)
    play.say(A, "place griffins 0").say(B, "place skeletons 19")
    assert play.offers("surrender")
    play.say(A, "go 4")
    assert not play.offers("surrender"), "only before it moves"
    play.say(A, "pass").say(B, "pass")
    play.say(A, "surrender")
    assert play.got == "surrendered"
    assert (play.player(A).gold, play.player(B).gold) == (2, 10)
    assert play.state.heroes[0].field == TOWN_A
    assert play.player(A).army == {"griffins": "pack"}
    assert (play.player(B).cubes, play.player(B).experience, play.player(A).morale) == ([], 0, 0)


@pytest.mark.rule("H3-END-6", "H3-EXP-6")
def test_a_defender_who_surrenders_leaves_the_field() -> None:
    play = over(realm(armies=ARMIES, gold=(0, 12)), 0, surrendered=True).through()
    assert play.got == "won"
    assert (play.player(A).experience, play.player(B).gold) == (0, 2)
    state = realm(armies=ARMIES, gold=(0, 12), official=True)
    state.heroes[3] = HeroOnMap(B, MINE, TOWN_B)
    play = over(state, 0, heroes=(0, 3), surrendered=True).through()
    assert 3 not in play.state.heroes
    assert play.player(A).cubes == []


@pytest.mark.rule("H3-END-8", "H3-END-9", "H3-END-1")
def test_who_may_surrender() -> None:
    def may(side: int, state: Realm) -> bool:
        assert state.battle is not None
        return no_surrender(table(state), state.battle, side) is None

    rich = (10, 10)
    assert may(0, facing(realm(gold=rich)))
    assert may(1, facing(realm(gold=rich)))
    assert not may(0, facing(realm(gold=(9, 10)))), "10 gold"
    assert not may(0, facing(realm(gold=rich), guards=True)), "against a player only"
    assert not may(1, facing(realm(gold=rich), TOWN_B, home=True)), "in defence of a town"
    assert not may(0, facing(realm(gold=rich), no_escape=(True, False)))
    homeless = realm(gold=rich)
    homeless.sites[TOWN_A].flags = (B,)
    assert not may(0, facing(homeless)), "somewhere to go"
    assert not may(1, facing(realm(gold=rich), heroes=(0, NOBODY))), "no hero, nobody to surrender"
    settlement = realm(gold=rich, official=True)
    settlement.sites["F3.W"].flags = (B,)
    assert may(1, facing(settlement, "F3.W", home=True)), "officially only the faction town"
    assert not may(1, facing(settlement, TOWN_B, home=True))


# ── cards of the winner ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-11")
def test_necromancy_after_a_combat_that_was_won() -> None:
    state = realm(
        factions=("necropolis", "castle"), armies=({"skeletons": "few"}, {}), hands=(["necromancy"], []), gold=(5, 0)
    )
    play = against_guards(0, state, level=1, field="S3.W")
    play.on_to("combat_won")
    play.asks(A, "combat_won", "pass", "play necromancy basic")
    play.say(A, "play necromancy basic").through(say={"reinforce_one": "unit skeletons"})
    assert play.player().army == {"skeletons": "pack"}
    assert play.player().gold == 4, "half of 3, rounded down"


@pytest.mark.rule("H3-SIE-6")
def test_an_army_sent_to_defend_is_back_at_once() -> None:
    play = over(realm(armies=ARMIES), 1, heroes=(0, NOBODY), field=TOWN_B, home=True).through()
    assert play.got == "lost"
    assert play.player(B).army == ARMIES[1]
    assert play.state.heroes[2].field == TOWN_B
