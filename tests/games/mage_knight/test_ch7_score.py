"""The score: categories, titles, cities, teams; who has won; how scenarios end."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Ending, Foe, Land, has_clause
from heraut.games.mage_knight.model.names import DUMMY, OFF_MAP, WOUND, DeedId
from heraut.games.mage_knight.numbers.sites import portal_open, site_of
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules import ch7_score, scenarios
from heraut.games.mage_knight.rules.ch7_score import points_of, standing, total_of, winners_of
from heraut.kernel import winners
from heraut.kernel.state import Deck
from tests.games.mage_knight.playing import CONTENT, WEDGE, A, B, C, D, empty_tile_deck, give_unit, land, on, table

CITIES = {**WEDGE, "1,1": "C5", "2,1": "C6"}


def score(state: Land, seat: int = A) -> dict[str, int]:
    """The categories that are not 0."""
    return {category: points for category, points in points_of(table(state), seat) if points}


# ── categories ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-14", "MK-SCO-2", "MK-SCO-3", "MK-RND-22")
def test_example_49_alone_with_one_city() -> None:
    state = land("solo_conquest", 1, dummy="arythea", tiles=CITIES, round=6)
    state.foes["C6.C"] = (Foe("white"),)  # one of two cities holds out
    hero = state.heroes[A]
    hero.fame, hero.hand, hero.discard = 70, ["fireball", WOUND, "agility"], ["tremor", "ambush", "decompose"]
    give_unit(state, A, "fire_golems")  # level 3
    give_unit(state, A, "utem_swordsmen")  # level 2
    # 70 + 2 x 2 + 3 + 3 + 2 - 2 + 10 = 90; no titles, no bonus for time.
    assert score(state) == {"fame": 70, "knowledge": 7, "leadership": 5, "beating": -2, "cities": 10}
    assert total_of(table(state), A) == 90


@pytest.mark.rule("MK-SCO-3")
def test_a_wounded_unit_counts_half_rounded_down() -> None:
    state = land(players=1)
    give_unit(state, A, "fire_golems", wounds=1)
    give_unit(state, A, "peasants", wounds=1)
    give_unit(state, A, "utem_swordsmen", wounds=2)
    assert score(state) == {"leadership": 2}  # 3 / 2 = 1, 1 / 2 = 0, 2 / 2 = 1


@pytest.mark.rule("MK-SCO-4", "MK-SCO-6")
def test_shields_on_sites() -> None:
    state = land(players=1, tiles={**WEDGE, "1,1": "7", "2,0": "3"})
    state.shields = {"7.SE": (A,), "3.NE": (A,), "7.W": (A,), "2.SW": (A,)}  # dungeon, keep, monastery; a mine
    assert score(state) == {"adventure": 2, "conquest": 4}


@pytest.mark.rule("MK-SCO-5")
def test_loot_counts_artifacts_everywhere_and_pairs_of_crystals() -> None:
    state = land(players=1, decks=(["sapphire_ring"],))
    give_unit(state, A, "peasants", banner="banner_of_glory")
    state.heroes[A].crystals = (2, 0, 2, 1)
    assert score(state) == {"loot": 2 * 2 + 2, "leadership": 1}


@pytest.mark.rule("MK-SCO-2")
def test_a_spell_laid_aside_is_still_owned() -> None:
    state = land(players=1, hands=(["fireball"],))
    state.heroes[A].aside = (DeedId("space_bending"),)
    assert score(state) == {"knowledge": 4}


@pytest.mark.rule("MK-SCO-7")
def test_wounds_cost_wherever_they_lie() -> None:
    state = land(players=1, hands=([WOUND],), decks=([WOUND],), discards=([WOUND],))
    give_unit(state, A, "peasants", wounds=2)
    assert score(state) == {"beating": -6}


@pytest.mark.rule("MK-SCO-8")
def test_titles_for_the_best_shared_by_equals() -> None:
    state = land(players=3, hands=(["fireball"], ["agility", "ambush", WOUND], ["tremor", WOUND, WOUND]))
    # Knowledge 2, 2, 2: one point each.  Beating 0, -2, -4: the worst loses three more.
    assert score(state, A) == {"knowledge": 2, "best_knowledge": 1}
    assert score(state, B) == {"knowledge": 2, "best_knowledge": 1, "beating": -2}
    assert score(state, C) == {"knowledge": 2, "best_knowledge": 1, "beating": -4, "best_beating": -3}
    state.heroes[A].hand.append("snowstorm")
    assert score(state, A) == {"knowledge": 4, "best_knowledge": 3}
    state.heroes[B].hand.append(WOUND)
    assert score(state, C)["best_beating"] == score(state, B)["best_beating"] == -1


@pytest.mark.rule("MK-SCO-8", "MK-SCN-14")
def test_alone_there_are_no_titles() -> None:
    assert score(land(players=1, hands=(["fireball"],))) == {"knowledge": 2}


@pytest.mark.rule("MK-SCO-9", "MK-SCO-10")
def test_cities_count_seven_for_their_leader_four_for_others() -> None:
    state = land("full_conquest", 2, tiles=CITIES)
    state.shields = {"C5.C": (A, B, B), "C6.C": (A,)}
    assert score(state, A) == {"cities": 11, "best_cities": 5}
    assert score(state, B) == {"cities": 7}
    state.shields = {"C5.C": (A, B, B), "C6.C": (A, B)}
    assert score(state, A) == score(state, B) == {"cities": 11, "best_cities": 2}
    state.foes["C5.C"] = (Foe("white"),)  # not yet conquered
    assert score(state, B) == {"cities": 4}


@pytest.mark.rule("MK-SCO-1")
def test_the_highest_score_wins_and_equals_share() -> None:
    state = land(players=3)
    state.heroes[A].fame = state.heroes[C].fame = 10
    assert winners_of(table(state)) == [A, C]
    assert winners(standing(table(state))) == (A, C)
    state.heroes[C].fame = 35
    assert winners_of(table(state)) == [C]
    assert standing(table(state)) == (-0.5, -0.7, 0.5)  # less the best rival's, over 50


@pytest.mark.rule("MK-SCO-1", "MK-SCN-29")
def test_where_nobody_holds_anything_all_share() -> None:
    state = land("conquer_and_hold", 2)
    assert winners_of(table(state)) == [A, B]
    assert winners(standing(table(state))) == (A, B)


# ── alone, together, in teams ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-14", "MK-SCN-13")
def test_what_was_left_of_the_time_counts_once_all_cities_fell() -> None:
    state = land("solo_conquest", 1, dummy="arythea", tiles=CITIES, round=4)
    state.decks["dummy"] = Deck(["march"] * 6)
    assert score(state) == {"cities": 20, "all_cities": 15, "rounds_left": 60, "dummy_cards": 6, "round_open": 5}
    state.round_end = Ending(A, ())
    assert "round_open" not in score(state)
    assert winners_of(table(state)) == [A]
    assert standing(table(state))[A] > 0
    state.foes["C5.C"] = (Foe("white"),)
    assert winners_of(table(state)) == []
    assert standing(table(state))[A] < 0


@pytest.mark.rule("MK-TEA-3", "MK-SCN-17", "MK-SCN-39")
def test_a_team_has_its_lowest_fame_and_its_best_of_each_category() -> None:
    state = land("blitz_cooperation", 2, dummy="arythea", tiles=CITIES)
    state.foes["C6.C"] = (Foe("white"),)
    state.heroes[A].fame, state.heroes[A].hand = 20, ["fireball", WOUND]
    state.heroes[B].fame, state.heroes[B].hand = 12, ["agility", WOUND, WOUND]
    assert score(state, A) == {"fame": 12, "knowledge": 2, "beating": -4, "cities": 10}
    assert score(state, B) == score(state, A)
    del state.foes["C6.C"]
    state.shields = {"C5.C": (A,), "C6.C": (B,)}
    assert score(state)["all_lead"] == 10
    assert winners_of(table(state)) == [A, B]


@pytest.mark.rule("MK-SCN-29", "MK-SCN-28")
def test_example_42_conquer_and_hold_adds_up() -> None:
    # Keeps on 3, 9, 10, C4, C7, towers on 4, 9, 11, C2, C3: 5 x 3 + 5 x 2 = 25.
    places = ("0,1", "1,0", "1,-1", "1,1", "2,-1", "2,0", "2,1", "3,0", "3,-1")
    tiles = ("3", "4", "9", "10", "11", "C2", "C3", "C4", "C7")
    state = land("conquer_and_hold", 4, tiles={"0,0": "B", **dict(zip(places, tiles, strict=True))})
    held = scenarios.hexes(table(state), "keep", "mage_tower")
    state.shields = dict.fromkeys(held, (A,))
    assert score(state) == {"keeps": 15, "towers": 10}
    assert score(state, C) == {"keeps": 15, "towers": 10}  # A and C against B and D
    assert score(state, B) == {}
    assert winners_of(table(state)) == [A, C]
    state.shields = dict.fromkeys(held, (A, D))  # taken from him
    assert winners_of(table(state)) == [B, D]


@pytest.mark.rule("MK-SCN-28")
def test_owned_sites_have_more_defenders_every_day() -> None:
    counts = [scenarios.defenders_of_owned(table(land("conquer_and_hold", 2, round=one))) for one in range(1, 7)]
    assert counts == [1, 1, 2, 2, 3, 3]
    assert scenarios.defenders_of_owned(table(land("full_conquest", 2, round=6))) == 1


@pytest.mark.rule("MK-SCN-33")
def test_own_towers_give_mana() -> None:
    state = land("conquer_and_hold", 2, tiles={"0,0": "B", "0,1": "4", "1,0": "9"})
    state.shields = {"4.C": (B, A), "9.SW": (A,)}
    assert scenarios.tower_mana(table(state), A) == 2
    assert scenarios.tower_mana(table(state), B) == 0


# ── scenarios of their own ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SCN-6")
def test_first_reconnaissance_is_over_when_the_city_is_found() -> None:
    assert scenarios.goal_reached(table(land())) == ""
    assert scenarios.goal_reached(table(land(tiles={**WEDGE, "1,1": "C1"}))) == ""
    state = land(players=1, tiles={**WEDGE, "1,1": "C5"})
    assert scenarios.goal_reached(table(state)) == "city_found"
    assert winners_of(table(state)) == [A]
    assert has_clause(table(state), "fame_for_tiles")


@pytest.mark.rule("MK-SCN-8", "MK-SCN-38")
def test_a_conquest_is_over_when_all_cities_fell_those_not_found_too() -> None:
    state = land("full_conquest", 2, tiles={**WEDGE, "1,1": "C5"})
    assert scenarios.goal_reached(table(state)) == ""
    state = land("full_conquest", 2, tiles=CITIES)
    assert scenarios.goal_reached(table(state)) == "cities"
    state.foes["C5.C"] = (Foe("white"),)
    assert scenarios.goal_reached(table(state)) == ""


@pytest.mark.rule("MK-SCN-7", "MK-SCN-9", "MK-SCN-11", "MK-SCN-15", "MK-SCN-18")
@pytest.mark.parametrize(
    ("scenario", "players", "levels"),
    [
        ("full_conquest", 2, [4, 4]),
        ("blitz_conquest", 3, [3, 3, 3]),
        ("solo_conquest", 1, [5, 8]),
        ("full_cooperation", 2, [5, 5, 8]),
        ("full_cooperation", 3, [5, 5, 5, 11]),
        ("blitz_cooperation", 3, [5, 8, 11]),
    ],
)
def test_levels_of_cities_in_the_order_in_which_they_are_found(scenario: str, players: int, levels: list[int]) -> None:
    found = []
    for count in range(1, len(levels) + 1):
        cities = dict(zip(("1,1", "2,0", "2,1", "1,2"), ("C5", "C6", "C7", "C8")[:count], strict=False))
        found.append(scenarios.city_level(table(land(scenario, players, tiles={**WEDGE, **cities}))))
    assert found == levels


@pytest.mark.rule("MK-SCN-20", "MK-SCN-21")
def test_mines_yield_each_round_and_count() -> None:
    state = land("mines_liberation", 2, tiles={**WEDGE, "1,1": "C2"})
    state.shields = {"2.SW": (A,), "C2.E": (B,)}  # both green
    scenarios.new_round(table(state))
    assert state.heroes[A].crystals == state.heroes[B].crystals == (0, 0, 1, 0)
    assert COLOURS[2] == "green"
    assert score(state, A) == {"mines": 4}
    assert score(state, B) == {"mines": 7, "best_mines": 5}
    assert scenarios.goal_reached(table(state)) == ""
    empty_tile_deck(state)
    assert scenarios.goal_reached(table(state)) == "mines"
    del state.shields["C2.E"]
    assert scenarios.goal_reached(table(state)) == ""


@pytest.mark.rule("MK-SCN-32")
def test_a_friendly_city_has_a_shield_of_each_and_no_leader() -> None:
    state = land("druid_nights", 3, tiles={**WEDGE, "1,1": "C5"})
    scenarios.revealed(table(state), "C5")
    assert state.shields == {"C5.C": (A, B, C)}
    assert ch7_score.leader_of(table(state), on("C5.C")) is None
    assert land("full_conquest", 2, tiles=CITIES).shields == {}


@pytest.mark.rule("MK-SCN-24")
def test_druids_mark_glades_and_incant_once_a_night() -> None:
    state = land("druid_nights", 2, round=2)
    t = table(state)
    assert not scenarios.may_incant(t, A)
    state.shields = {"2.NE": (B, A), "1.C": (A,)}
    assert scenarios.marked_glades(t, A) == ["1.C", "2.NE"]
    assert scenarios.may_incant(t, A)
    scenarios.incant(t, A)
    assert not scenarios.may_incant(t, A)
    assert scenarios.may_incant(t, B)
    state.round = 3
    assert not scenarios.may_incant(t, B)
    scenarios.new_round(t)
    assert state.shields == {}  # after the first night
    state.round, state.shields = 4, {"1.C": (A, B)}
    scenarios.new_round(t)
    assert state.shields == {"1.C": (A, B)}
    scenarios.incant(t, A)
    assert scenarios.goal_reached(t) == ""
    scenarios.incant(t, B)
    assert scenarios.goal_reached(t) == "incantations"


@pytest.mark.rule("MK-SCN-27")
def test_dungeons_and_tombs_secret_ones_too_are_what_dungeon_lords_count() -> None:
    state = land("dungeon_lords", 2, tiles={**WEDGE, "1,1": "7"})
    t = table(state)
    scenarios.hide_site(t, on("2.C"), "dungeon")
    assert site_of(t, on("2.C")) == "dungeon"
    assert site_of(t, on("2.E")) == "village"
    assert scenarios.hexes(t, "dungeon", "tomb") == ["7.SE", "2.C"]
    state.shields = {"7.SE": (A,)}
    empty_tile_deck(state)
    assert scenarios.goal_reached(t) == ""
    state.shields["2.C"] = (A,)
    assert scenarios.goal_reached(t) == "dungeons"
    assert score(state) == {"adventure": 8, "best_adventure": 5}
    state.shields["2.C"] = (B,)
    assert score(state) == {"adventure": 4, "best_adventure": 2}


@pytest.mark.rule("MK-SCN-30", "MK-SCN-31")
def test_the_portal_closes_after_day_1_and_whoever_stands_there_in_the_end_wins() -> None:
    state = land("one_to_return", 3, round=2)
    t = table(state)
    state.heroes[A].hex, state.heroes[B].hex, state.heroes[C].hex = on("2.E"), on("A.C"), OFF_MAP
    assert not portal_open(t)
    scenarios.new_round(t)
    assert state.order == (A,)  # B and C stood on it
    assert site_of(t, on("A.C")) == ""
    assert winners_of(t) == []
    assert standing(t) == (-1.0, -1.0, -1.0)
    state.heroes[A].hex = on("A.C")
    assert winners_of(t) == [A]
    assert standing(t) == (1.0, -1.0, -1.0)
    assert portal_open(table(land("one_to_return", 2, round=1)))
    assert portal_open(table(land("full_conquest", 2, round=5)))


@pytest.mark.rule("MK-SCN-10")
def test_a_blitz_begins_with_fame_and_reputation() -> None:
    state = land("blitz_conquest", 2)
    assert [(hero.fame, hero.reputation) for hero in state.heroes] == [(1, 2), (1, 2)]
    assert DUMMY not in state.order
    assert CONTENT.scenarios["blitz_conquest"].mode == "competitive"
