"""4. Experience, levels and the secondary hero."""

import pytest

from heraut.games.heroes3.model import NEUTRALS, NOBODY, HeroOnMap, Realm, main_hero, second_hero
from heraut.games.heroes3.numbers.values import experts, hand_limit
from heraut.games.heroes3.rules.ch04_heroes import (
    GainExperience,
    HireHero,
    RaiseToLevel,
    experience_for,
    lose_second_hero,
    places_to_hire,
)
from heraut.games.heroes3.rules.ch05_cards.receiving import Receive
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath
from heraut.kernel.values import total
from tests.games.heroes3.playing import A, B, Play, fight, realm, table

SEARCH = {"search_abilities": "look", "keep_one": "card archery"}
ABILITIES = ["archery", "archery", "estates", "estates"]


def grow(state: Realm, amount: int, *results: str) -> Play:
    """Experience for the first player; searches keep Archery."""
    return Play(state, GainExperience(A, amount)).through(*results, say=SEARCH)


# ── experience ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-EXP-1", "H3-EXP-4", "H3-EXP-5")
def test_experience_depends_on_the_level_beaten() -> None:
    t = table(realm(levels=(3,)))
    assert [experience_for(t, A, beaten) for beaten in (2, 3, 4, 7)] == [0, 1, 2, 2]


@pytest.mark.rule("H3-HER-14")
@pytest.mark.parametrize("source", ["site/learning_stone/0", "die/treasure/0"])
def test_experience_also_comes_from_sites_and_the_treasure_die(source: str) -> None:
    assert Play(realm(), Receive(A, main_hero(A), source)).player().experience == 1


@pytest.mark.rule("H3-HER-1", "H3-HER-3", "H3-HER-10")
def test_what_a_secondary_hero_finds_is_its_players() -> None:
    state = realm()
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.NE")
    assert Play(state, Receive(A, second_hero(A), "site/learning_stone/0")).player().experience == 1
    state.discards["artifacts"] = ["angel_wings", "legs_of_legion"]
    play = Play(state, Receive(A, second_hero(A), "site/artifact_symbol/0")).say(A, "discarded legs_of_legion")
    assert play.player().hand == ["legs_of_legion"]


@pytest.mark.rule("H3-HER-1", "H3-EXP-6")
def test_a_victory_of_a_secondary_hero_teaches_nobody() -> None:
    for hero, experience in ((main_hero(A), 1), (second_hero(A), 0)):
        state = fight([("griffins", "few", 1)], [], realm(levels=(2,)), guards=True, level=2)
        state.heroes[second_hero(A)] = HeroOnMap(A, "F3.NE")
        play = Play(state, Aftermath("F3.NE", (hero, NOBODY), (A, NEUTRALS), 0, False, 2, False, False))
        assert play.got == "won"
        assert play.player().experience == experience


@pytest.mark.rule("H3-LVL-12")
def test_half_a_level_is_no_level() -> None:
    state = realm(levels=(3,))
    state.players[A].experience = 1
    assert experience_for(table(state), A, 3) == 1


@pytest.mark.rule("H3-LVL-8", "H3-SET-3")
def test_two_experience_make_a_level() -> None:
    state = realm()
    state.discards["abilities"] = ["luck"]
    play = Play(state, GainExperience(A, 1))
    assert play.over
    assert (play.player().level, play.player().experience) == (1, 1)
    play = Play(state, GainExperience(A, 1))
    play.asks(A, "search_abilities")
    assert (play.player().level, play.player().experience) == (2, 0)


@pytest.mark.rule("H3-LVL-11", "H3-HER-7")
def test_nothing_beyond_level_seven() -> None:
    play = Play(realm(levels=(7,)), GainExperience(A, 3))
    assert play.over
    assert (play.player().level, play.player().experience) == (7, 0)


@pytest.mark.rule("H3-MOD-5")
def test_a_scenario_may_stop_the_levels_earlier() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", levels=(4,))
    play = Play(state, GainExperience(A, 2))
    assert play.over
    assert (play.player().level, play.player().experience) == (4, 0)


# ── what a level gives ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-LVL-2", "H3-LVL-3", "H3-LVL-5", "H3-LVL-7")
@pytest.mark.parametrize("level", [2, 3, 5, 7])
def test_these_levels_search_the_abilities(level: int) -> None:
    state = realm(levels=(level - 1,), shared={"abilities": ABILITIES})
    state.discards["abilities"] = ["luck"]
    play = grow(state, 2, "archery", "estates")
    assert play.player().hand == ["archery"]
    assert play.state.discards["abilities"] == ["luck", "estates"]


@pytest.mark.rule("H3-LVL-4", "H3-LVL-6", "H3-LVL-10")
@pytest.mark.parametrize(("level", "card"), [(4, "catherine_4"), (6, "catherine_6")])
def test_these_levels_bring_a_specialty_into_the_deck(level: int, card: str) -> None:
    play = Play(realm(levels=(level - 1,)), GainExperience(A, 2))
    assert play.over
    assert play.player().deck.bag == [card]
    assert card not in play.state.box


@pytest.mark.rule("H3-LVL-4", "H3-LVL-6")
def test_officially_the_specialty_goes_to_hand() -> None:
    play = Play(realm(levels=(3,), official=True), GainExperience(A, 2))
    assert play.player().hand == ["catherine_4"]
    assert play.player().deck.bag == []


@pytest.mark.rule("H3-VAR-15")
def test_a_specialty_gained_slowly_goes_to_the_discard() -> None:
    play = Play(realm(levels=(3,), official=True, variants=["slow_cards"]), GainExperience(A, 2))
    assert (play.player().hand, play.player().discard) == ([], ["catherine_4"])


@pytest.mark.rule("H3-LVL-10")
def test_several_levels_are_resolved_in_order() -> None:
    state = realm(levels=(2,), shared={"abilities": ABILITIES})
    state.discards["abilities"] = ["luck"]
    play = grow(state, 4, "archery", "estates")
    assert play.player().level == 4
    assert [fact["level"] for fact in play.told("level")] == [3, 4]
    assert play.player().hand == ["archery"]
    assert play.player().deck.bag == ["catherine_4"]


@pytest.mark.rule("H3-EXP-2")
def test_a_scenario_stops_even_what_azure_units_give() -> None:
    play = Play(realm(1, scenario="fan_queens_gambit_1", levels=(3,)), RaiseToLevel(A, 7))
    assert play.over
    assert play.player().level == 4


@pytest.mark.rule("H3-MOD-5")
def test_level_four_comes_twice() -> None:
    state = realm(1, scenario="fan_emerald_island", levels=(3,))
    play = Play(state, GainExperience(A, 2))
    assert (play.player().level, play.player().experience) == (3, 0)
    assert play.player().deck.bag == ["catherine_4"]
    play = Play(state, GainExperience(A, 2))
    assert play.player().level == 4
    assert play.player().deck.bag == ["catherine_4"]


@pytest.mark.rule("H3-MOD-5", "H3-EXP-2")
def test_level_four_comes_twice_also_on_the_way_up() -> None:
    state = realm(1, scenario="fan_emerald_island", levels=(3,), shared={"abilities": ABILITIES})
    state.discards["abilities"] = ["luck"]
    play = Play(state, RaiseToLevel(A, 5)).through("archery", "estates", say=SEARCH)
    assert play.player().level == 5
    assert [fact["level"] for fact in play.told("level")] == [4, 4, 5]


# ── the secondary hero ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-HER-2", "H3-HER-9", "H3-MOV-7")
def test_a_second_hero_appears_in_a_town_for_ten_gold() -> None:
    state = realm(gold=(12,))
    state.sites["F3.W"].flags = (A,)
    play = Play(state, HireHero(A))
    play.asks(A, "place_second_hero", "field S3.C", "field F3.W")
    play.say(A, "field F3.W")
    hero = play.state.heroes[second_hero(A)]
    assert (hero.seat, hero.field, hero.movement) == (A, "F3.W", 2)
    assert play.money() == (2, 0, 0)


@pytest.mark.rule("H3-HER-2", "H3-RES-7")
def test_no_second_hero_without_ten_gold() -> None:
    assert places_to_hire(table(realm(gold=(9,))), A) == ()


@pytest.mark.rule("H3-HER-8")
def test_one_second_hero_at_a_time() -> None:
    state = realm(gold=(20,))
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.C")
    assert places_to_hire(table(state), A) == ()


@pytest.mark.rule("H3-MOV-12", "H3-TWN-3")
def test_beside_the_main_hero_only_in_the_own_turn() -> None:
    state = realm(gold=(20,))
    assert places_to_hire(table(state), A) == ("S3.C",)
    state.active = B
    assert places_to_hire(table(state), A) == ()
    state.heroes[main_hero(A)].field = "S3.NE"
    assert places_to_hire(table(state), A) == ("S3.C",)


@pytest.mark.rule("H3-SIE-21", "H3-HER-2")
def test_no_second_hero_in_a_town_that_is_lost() -> None:
    state = realm(gold=(20,))
    state.sites["S3.C"].flags = (B,)
    assert places_to_hire(table(state), A) == ()


@pytest.mark.rule("H3-HER-6", "H3-HER-11")
def test_a_lost_second_hero_gives_its_cube_and_comes_back_next_turn() -> None:
    state = realm(gold=(20, 20))
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.C")
    t = table(state)
    lose_second_hero(t, A, B)
    assert second_hero(A) not in state.heroes
    assert state.players[B].cubes == [A]
    assert places_to_hire(t, A) == ()
    state.round = 3
    assert places_to_hire(t, A) == ("S3.C",)


@pytest.mark.rule("H3-HER-6")
def test_lost_before_the_own_turn_it_comes_back_in_this_round() -> None:
    state = realm(gold=(20, 20))
    state.heroes[second_hero(B)] = HeroOnMap(B, "F3.C")
    state.heroes[main_hero(B)].field = "S1.NE"
    t = table(state)
    lose_second_hero(t, B, A)
    assert places_to_hire(t, B) == ()  # still A's turn
    state.active = B
    assert places_to_hire(t, B) == ("S1.C",)


@pytest.mark.rule("H3-HER-20")
def test_an_enemy_of_the_rules_wins_no_cube() -> None:
    state = realm()
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.C")
    lose_second_hero(table(state), A, -3)
    assert [player.cubes for player in state.players] == [[], []]


@pytest.mark.rule("H3-HER-3", "H3-LVL-9")
def test_the_track_is_the_main_heros() -> None:
    state = realm(levels=(5,))
    state.heroes[second_hero(A)] = HeroOnMap(A, "F3.C")
    t = table(state)
    assert (total(hand_limit(t, A)), experts(t, A)) == (6, 2)
