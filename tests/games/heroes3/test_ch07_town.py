"""7. The town: buildings, units, the Mage Guild."""

from typing import Any

import pytest

from heraut.games.heroes3.model import Realm, main_hero, second_hero
from heraut.games.heroes3.rules.ch07_town.construction import BuildingStands
from heraut.games.heroes3.rules.ch07_town.recruiting import ReinforceOne
from heraut.games.heroes3.rules.ch07_town.town import (
    OWN_TURN,
    Offers,
    offers,
    section_for,
    town_actions,
    town_window,
)
from heraut.kernel import write
from tests.games.heroes3.playing import A, B, Play, fight, realm, table

CASTLE, DUNGEON, NECROPOLIS = (("castle", "dungeon"), ("dungeon", "castle"), ("necropolis", "castle"))
RICH: dict[str, Any] = {"gold": (60, 60), "materials": (30, 30), "valuables": (20, 20)}
SPELLS = ["haste", "slow", "fireball", "curse", "cure"]
DWELLINGS = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]


def actions(state: Realm, word: str = "", seat: int = A) -> list[str]:
    listed = [write(option) for option in town_actions(table(state), seat)]
    return [one for one in listed if one.startswith(word)]


def act(state: Realm, wish: str, *results: str, seat: int = A) -> Play:
    """Take this town action, or this use of a building."""
    t = table(state)
    choices = [*town_actions(t, seat), *offers(t, seat, OWN_TURN)]
    section = section_for(t, seat, next(one for one in choices if write(one) == wish))
    assert section is not None
    return Play(state, section, *results)


def uses(state: Realm, seat: int = A) -> list[str]:
    return [write(option) for option in offers(table(state), seat, OWN_TURN)]


# ── building ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-BLD-9", "H3-BLD-13", "H3-BLD-14", "H3-BLD-15", "H3-BLD-16", "H3-BLD-17", "H3-BLD-18")
@pytest.mark.parametrize(
    ("faction", "building", "cost", "before"),
    [
        *[
            (faction, building, cost, before)
            for faction in ("castle", "dungeon", "necropolis")
            for building, cost, before in (
                ("city_hall", (10, 4, 0), []),
                ("citadel", (8, 5, 1), []),
                ("mage_guild", (4, 2, 1), []),
                ("dwelling_bronze", (5, 3, 1), []),
                ("dwelling_silver", (8, 6, 3), DWELLINGS[:1]),
                ("dwelling_golden", (10, 9, 4), DWELLINGS[:2]),
            )
        ],
        ("castle", "brotherhood_of_the_sword", (8, 4, 0), []),
        ("castle", "blacksmith", (4, 3, 0), DWELLINGS[:1]),
        ("dungeon", "portal_of_summoning", (7, 3, 1), []),
        ("dungeon", "mana_vortex", (6, 3, 1), ["mage_guild"]),
        ("necropolis", "cover_of_darkness", (6, 4, 1), []),
        ("necropolis", "necromancy_amplifier", (7, 3, 1), ["mage_guild"]),
    ],
)
def test_every_building_has_its_price(
    faction: str, building: str, cost: tuple[int, int, int], before: list[str]
) -> None:
    other = "castle" if faction != "castle" else "dungeon"
    gold, materials, valuables = cost
    state = realm(factions=(faction, other), gold=(gold,), materials=(materials,), valuables=(valuables,))
    state.players[A].buildings = list(before)
    state.discards["spells"] = ["bless"]
    play = act(state, f"build {building}")
    assert play.money() == (0, 0, 0)
    assert play.player().buildings == [*before, building]
    assert play.player().spent == ["build"]
    poor = realm(factions=(faction, other), gold=(gold - 1,), materials=(materials,), valuables=(valuables,))
    poor.players[A].buildings = list(before)
    assert f"build {building}" not in actions(poor)


@pytest.mark.rule("H3-BLD-4", "H3-TWN-1", "H3-TWN-4")
def test_one_building_a_round() -> None:
    state = realm(**RICH)
    assert act(state, "build city_hall").over
    assert actions(state, "build") == []
    state.players[A].spent.clear()
    assert "build citadel" in actions(state)
    assert "build city_hall" not in actions(state)


@pytest.mark.rule("H3-BLD-3")
def test_dwellings_are_built_in_order() -> None:
    state = realm(**RICH)
    assert "build dwelling_silver" not in actions(state)
    state.players[A].buildings = ["dwelling_bronze"]
    assert "build dwelling_silver" in actions(state)
    assert "build dwelling_golden" not in actions(state)
    state.players[A].buildings.append("dwelling_silver")
    assert "build dwelling_golden" in actions(state)


@pytest.mark.rule("H3-BLD-19")
def test_the_other_face_of_a_tile_needs_the_front_and_leaves_it() -> None:
    state = realm(**RICH)
    assert "build blacksmith" not in actions(state)
    state.players[A].buildings = ["dwelling_bronze"]
    assert act(state, "build blacksmith").over
    assert "recruit griffins" in actions(state)


@pytest.mark.rule("H3-MOD-5")
def test_what_a_scenario_forbids_is_not_built() -> None:
    state = realm(scenario="fan_emerald_island", buildings=(["dwelling_bronze", "dwelling_silver"],), **RICH)
    assert "build dwelling_golden" not in actions(state)
    assert "build citadel" in actions(state)
    nothing = realm(1, scenario="fan_queens_gambit_2", **RICH)
    assert actions(nothing, "build") == []


# ── town actions of others ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TWN-3", "H3-TWN-7", "H3-TWN-2")
def test_a_town_token_is_used_in_anothers_turn() -> None:
    state = realm(gold=(0, 10), materials=(0, 4))
    window = town_window((A, B))
    assert window.wanted(table(state))
    play = Play(state, window)
    play.asks(B, "town_action", "pass", "build city_hall")
    play.say(B, "build city_hall")
    assert play.over  # nobody can pay for anything more
    assert play.player(B).spent == ["build"]
    assert not town_window((A, B)).wanted(table(state))


@pytest.mark.rule("H3-TWN-3")
def test_passing_in_a_town_window_costs_nothing() -> None:
    play = Play(realm(gold=(0, 10), materials=(0, 4)), town_window((B,))).say(B, "pass")
    assert play.over
    assert play.money(B) == (10, 4, 0)


# ── recruiting and reinforcing ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-14", "H3-UNI-42", "H3-BLD-7", "H3-UNI-37")
def test_a_dwelling_recruits_the_units_of_its_tier() -> None:
    state = realm(**RICH)
    assert actions(state, "recruit") == []
    tiers = [
        ["halberdiers", "marksmen", "griffins"],
        ["crusaders", "zealots"],
        ["champions", "archangels"],
    ]
    expected: list[str] = []
    for dwelling, units in zip(DWELLINGS, tiers, strict=True):
        state.players[A].buildings.append(dwelling)
        expected += [f"recruit {unit}" for unit in units]
        assert actions(state, "recruit") == expected


@pytest.mark.rule("H3-UNI-41", "H3-UNI-16", "H3-UNI-19")
def test_a_recruit_joins_as_few_and_only_once() -> None:
    state = realm(gold=(4,), buildings=(["dwelling_bronze"],))
    play = act(state, "recruit griffins")
    play.asks(A, "pay_unit", "pay")
    play.say(A, "pay")
    assert play.player().army == {"griffins": "few"}
    assert play.money() == (0, 0, 0)
    state.players[A].gold = 10
    assert "recruit griffins" not in actions(state)
    del state.players[A].army["griffins"]  # beaten in a combat
    state.players[A].spent.clear()
    assert "recruit griffins" in actions(state)


@pytest.mark.rule("H3-UNI-3", "H3-UNI-18", "H3-TWN-5")
def test_an_expansion_is_any_number_of_purchases_then_the_token_turns() -> None:
    state = realm(gold=(9,), buildings=(["dwelling_bronze", "citadel"],))
    play = act(state, "recruit halberdiers").say(A, "pay")
    play.asks(A, "expand", "done", "recruit marksmen", "recruit griffins", "reinforce halberdiers")
    assert play.player().spent == []
    play.say(A, "reinforce halberdiers").say(A, "pay")
    play.asks(A, "expand", "done", "recruit marksmen", "recruit griffins")
    play.say(A, "recruit griffins").say(A, "pay")
    play.asks(A, "expand", "done")
    play.say(A, "done")
    assert play.player().army == {"halberdiers": "pack", "griffins": "few"}
    assert play.player().spent == ["population"]
    state.players[A].gold = 30
    assert actions(state, "recruit") == actions(state, "reinforce") == []


@pytest.mark.rule("H3-UNI-36", "H3-BLD-2", "H3-UNI-1")
def test_reinforcing_needs_a_citadel_and_a_few() -> None:
    state = realm(gold=(30,), armies=({"griffins": "few", "halberdiers": "pack"},))
    assert actions(state, "reinforce") == []
    state.players[A].buildings = ["citadel"]
    assert actions(state, "reinforce") == ["reinforce griffins"]
    play = act(state, "reinforce griffins").say(A, "pay")
    assert play.player().army["griffins"] == "pack"
    assert play.money() == (24, 0, 0)


@pytest.mark.rule("H3-UNI-36")
def test_officially_reinforcing_needs_the_dwelling_too() -> None:
    state = realm(official=True, gold=(30,), armies=({"griffins": "few", "zealots": "few"},))
    state.players[A].buildings = ["citadel", "dwelling_bronze"]
    assert actions(state, "reinforce") == ["reinforce griffins"]


@pytest.mark.rule("H3-UNI-39", "H3-UNI-17")
def test_neutral_units_are_not_reinforced() -> None:
    state = realm(buildings=(["citadel", *DWELLINGS],), **RICH)
    state.players[A].hired = ["boars_neutral"]
    assert actions(state, "reinforce") == []


@pytest.mark.rule("H3-TWN-5", "H3-HER-2")
def test_the_population_token_hires_the_second_hero() -> None:
    state = realm(gold=(14,), buildings=(["dwelling_bronze"],))
    play = act(state, "second_hero").say(A, "field S3.C")
    play.asks(A, "expand", "done", "recruit halberdiers", "recruit marksmen", "recruit griffins")
    play.say(A, "done")
    assert second_hero(A) in play.state.heroes
    assert play.player().spent == ["population"]


@pytest.mark.rule("H3-HER-2")
def test_officially_hiring_the_hero_is_all_the_token_does() -> None:
    state = realm(official=True, gold=(24,), buildings=(["dwelling_bronze"],))
    play = act(state, "second_hero").say(A, "field S3.C")
    assert play.over
    assert play.player().spent == ["population"]
    other = realm(official=True, gold=(24,), buildings=(["dwelling_bronze"],))
    play = act(other, "recruit halberdiers").say(A, "pay")
    assert not play.offers("second_hero")


@pytest.mark.rule("H3-COM-7", "H3-TUR-7")
def test_cards_of_the_legion_lower_a_price_in_the_own_turn() -> None:
    hand = ["legs_of_legion", "loins_of_legion"]
    state = realm(gold=(3,), hands=(hand,), armies=({"champions": "few"},), buildings=([*DWELLINGS, "citadel"],))
    assert "recruit champions" not in actions(state)
    assert "recruit archangels" not in actions(state)
    state.players[A].army = {}
    assert "recruit champions" in actions(state)  # 12 - 4 - 5 = 3
    play = act(state, "recruit champions")
    play.asks(A, "pay_unit", "play legs_of_legion 0", "play loins_of_legion 0")
    play.say(A, "play legs_of_legion 0")
    play.say(A, "play loins_of_legion 0")
    play.asks(A, "pay_unit", "pay")
    play.say(A, "pay")
    assert play.money() == (0, 0, 0)
    assert (play.player().hand, play.player().discard) == ([], hand)
    other = realm(gold=(3,), hands=(hand,), buildings=(DWELLINGS,))
    other.active = B
    assert "recruit champions" not in actions(other)


@pytest.mark.rule("H3-ENC-8", "H3-UNI-39")
def test_reinforcing_outside_the_town_needs_no_building() -> None:
    state = realm(gold=(3,), armies=({"griffins": "few", "zealots": "few", "halberdiers": "pack"},))
    play = Play(state, ReinforceOne(A, ("bronze", "silver"), "half_up"))
    play.asks(A, "reinforce_one", "done", "unit griffins")
    play.say(A, "unit griffins").say(A, "pay")
    assert play.player().army["griffins"] == "pack"
    assert play.money() == (0, 0, 0)
    assert play.player().spent == []


# ── the Mage Guild ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SPL-4", "H3-BLD-20")
def test_building_the_guild_searches_the_spells_twice() -> None:
    state = realm(
        gold=(4,), materials=(2,), valuables=(1,), shared={"spells": ["haste", "slow", "fireball", "curse", "cure"]}
    )
    state.discards["spells"] = ["bless"]
    play = act(state, "build mage_guild")
    play.say(A, "look", "haste", "slow").say(A, "card haste")
    play.say(A, "look", "fireball", "curse").say(A, "card curse")
    assert play.over
    assert play.player().hand == ["haste", "curse"]


@pytest.mark.rule("H3-SPL-8", "H3-SET-26")
def test_the_spells_of_a_starting_guild_go_into_the_deck() -> None:
    state = realm(hands=(["attack"],), buildings=(["mage_guild"],))
    state.discards["spells"] = ["bless", "haste", "haste"]
    play = Play(state, BuildingStands(A, "mage_guild", True)).say(A, "discarded haste").say(A, "discarded haste")
    assert play.over
    assert play.player().hand == ["attack"]
    assert play.player().deck.bag == ["haste", "haste"]


@pytest.mark.rule("H3-SPL-5", "H3-SPL-9", "H3-SPL-11", "H3-TWN-6", "H3-BLD-8")
@pytest.mark.parametrize(("faction", "price"), [("castle", 6), ("dungeon", 5), ("necropolis", 5)])
def test_a_spell_is_bought_once_a_round(faction: str, price: int) -> None:
    other = "castle" if faction != "castle" else "dungeon"
    state = realm(factions=(faction, other), gold=(price,), shared={"spells": ["haste", "slow", "cure"]})
    state.discards["spells"] = ["bless"]
    assert actions(state, "spell") == []
    state.players[A].buildings = ["mage_guild"]
    play = act(state, "spell").say(A, "pay")
    assert play.player().spent == []  # the token is turned after the search
    play.say(A, "look", "haste", "slow").say(A, "card slow")
    assert play.player().hand == ["slow"]
    assert play.money() == (0, 0, 0)
    assert play.player().spent == ["spell_book"]
    state.players[A].gold = price
    assert actions(state, "spell") == []
    state.players[A].spent.clear()
    state.players[A].gold = price - 1
    assert actions(state, "spell") == []


@pytest.mark.rule("H3-SPL-10")
def test_no_spell_in_the_round_the_guild_was_built() -> None:
    state = realm(buildings=(["mage_guild"],), **RICH)
    state.players[A].built = "mage_guild"
    assert actions(state, "spell") == []
    state.players[A].built = ""
    assert actions(state, "spell") == ["spell"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("mode", "seen"), [("basic", 3), ("expert", 4)])
def test_wisdom_makes_a_spell_cheaper_and_searches_deeper(mode: str, seen: int) -> None:
    spells = ["haste", "slow", "curse", "bless"]
    state = realm(gold=(4,), levels=(2,), hands=(["wisdom"],), buildings=(["mage_guild"],))
    state.decks["spells"].bag = [*spells, "cure"]
    state.discards["spells"] = ["fireball"]
    play = act(state, "spell")
    play.asks(A, "pay_spell", "play wisdom basic", "play wisdom expert")
    play.say(A, f"play wisdom {mode}")
    play.say(A, "look", *spells[:seen])
    assert len(play.options) == seen
    play.say(A, "card curse")
    assert play.money() == (0, 0, 0)
    assert (play.player().hand, play.player().discard) == (["curse"], ["wisdom"])
    assert play.player().experts == (mode == "expert")


# ── what buildings offer ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-BLD-10", "H3-BLD-1")
def test_city_hall_of_the_castle() -> None:
    play = Play(realm(buildings=(["city_hall"],)), Offers(A, "resource_round"))
    play.asks(A, "building_offer", "use castle city_hall 0", "use castle city_hall 1")
    play.say(A, "use castle city_hall 1")
    assert play.over
    assert play.state.heroes[main_hero(A)].extra == 1
    play = Play(realm(buildings=(["city_hall"],)), Offers(A, "resource_round")).say(A, "use castle city_hall 0")
    assert play.money() == (5, 0, 0)


@pytest.mark.rule("H3-BLD-11")
def test_city_hall_of_the_dungeon() -> None:
    for offer, money in ((0, (5, 0, 0)), (1, (0, 0, 1))):
        state = realm(factions=DUNGEON, buildings=(["city_hall"],))
        assert Play(state, Offers(A, "resource_round")).say(A, f"use dungeon city_hall {offer}").money() == money


@pytest.mark.rule("H3-BLD-12")
def test_city_hall_of_the_necropolis() -> None:
    state = realm(factions=NECROPOLIS, buildings=(["city_hall"],), armies=({"skeletons": "few", "vampires": "few"},))
    play = Play(state, Offers(A, "resource_round")).say(A, "use necropolis city_hall 1")
    play.asks(A, "reinforce_one", "done", "unit skeletons")
    play.say(A, "unit skeletons").say(A, "pay")
    assert play.player().army["skeletons"] == "pack"
    assert play.money() == (0, 0, 0)
    play = Play(realm(factions=NECROPOLIS, buildings=(["city_hall"],)), Offers(A, "resource_round"))
    play.asks(A, "building_offer", "use necropolis city_hall 0")  # nobody to reinforce
    assert play.say(A, "use necropolis city_hall 0").money() == (4, 0, 0)


@pytest.mark.rule("H3-BLD-13")
def test_brotherhood_of_the_sword() -> None:
    state = realm(buildings=(["brotherhood_of_the_sword"],))
    play = Play(state, Offers(A, "resource_round")).say(A, "use castle brotherhood_of_the_sword 0")
    assert play.over
    assert play.player().morale == 1


@pytest.mark.rule("H3-BLD-14", "H3-BLD-5")
def test_blacksmith() -> None:
    state = realm(gold=(6,), hands=(["angel_wings", "haste"],), buildings=(["dwelling_bronze", "blacksmith"],))
    assert uses(state) == ["use castle blacksmith 0", "use castle blacksmith 1"]
    play = act(state, "use castle blacksmith 0")
    play.asks(A, "remove_card", "card angel_wings")
    play.say(A, "card angel_wings")
    assert play.money() == (10, 0, 0)
    assert (play.player().hand, play.player().removed) == (["haste"], ["angel_wings"])
    assert uses(state) == []  # once a round
    state = realm(gold=(6,), buildings=(["dwelling_bronze", "blacksmith"],), shared={"artifacts": ["angel_wings"]})
    state.discards["artifacts"] = ["legs_of_legion"]
    assert uses(state) == ["use castle blacksmith 1"]
    play = act(state, "use castle blacksmith 1").say(A, "discarded legs_of_legion", "angel_wings")
    assert play.money() == (0, 0, 0)
    assert play.player().hand == ["legs_of_legion"]


@pytest.mark.rule("H3-BLD-15")
def test_portal_of_summoning() -> None:
    state = realm(
        factions=DUNGEON,
        gold=(4,),
        buildings=(["dwelling_bronze", "dwelling_silver", "portal_of_summoning"],),
    )
    play = Play(state, Offers(A, "turn_start"))
    play.asks(A, "building_offer", "done", "use dungeon portal_of_summoning 0")
    play.say(A, "use dungeon portal_of_summoning 0")
    play.asks(A, "summon_tier", "tier bronze", "tier silver")
    play.say(A, "tier bronze", "boars_neutral")
    play.asks(A, "hire_neutral", "done", "unit boars_neutral")
    play.say(A, "unit boars_neutral").say(A, "pay")
    assert play.over
    assert play.player().hired == ["boars_neutral"]
    assert play.money() == (0, 0, 0)


@pytest.mark.rule("H3-BLD-15", "H3-UNI-39", "H3-UNI-40")
def test_a_summoned_unit_that_is_not_recruited_is_discarded() -> None:
    buildings = (["dwelling_bronze", "portal_of_summoning"],)
    state = realm(factions=DUNGEON, buildings=buildings, shared={"bronze": []})
    state.discards["bronze"] = ["rogues_neutral"]
    play = Play(state, Offers(A, "turn_start")).say(A, "use dungeon portal_of_summoning 0")
    play.say(A, "tier bronze", "rogues_neutral")
    play.asks(A, "hire_neutral", "done")  # 5 gold are wanting
    play.say(A, "done")
    assert play.state.discards["bronze"] == ["rogues_neutral"]
    without = realm(factions=DUNGEON, buildings=(["portal_of_summoning"],))
    assert Play(without, Offers(A, "turn_start")).over


@pytest.mark.rule("H3-BLD-16")
def test_mana_vortex() -> None:
    state = realm(
        factions=DUNGEON,
        hands=(["attack", "power"],),
        decks=(["haste"],),
        discards=(["slow", "curse"],),
        buildings=(["mage_guild", "mana_vortex"],),
    )
    play = Play(state, Offers(A, "turn_start")).say(A, "use dungeon mana_vortex 0")
    play.say(A, "card attack", "attack", "slow", "haste")  # its price, shuffled in with the rest
    play.asks(A, "keep_one", "card attack", "card haste", "card slow")
    play.say(A, "card haste")
    assert sorted(play.player().hand) == ["haste", "power"]
    assert sorted(play.player().discard) == ["attack", "slow"]
    assert play.player().deck.bag == ["curse"]
    assert Play(realm(factions=DUNGEON, buildings=(["mage_guild", "mana_vortex"],)), Offers(A, "turn_start")).over


@pytest.mark.rule("H3-BLD-17")
def test_cover_of_darkness_changes_two_cards() -> None:
    hand, deck = (["attack", "power", "haste"],), (["slow", "curse", "bless"],)
    state = realm(factions=NECROPOLIS, hands=hand, decks=deck, buildings=(["cover_of_darkness"],))
    play = act(state, "use necropolis cover_of_darkness 0")
    play.say(A, "card attack")
    play.say(A, "card power", "slow", "bless")
    assert play.over
    assert sorted(play.player().hand) == ["bless", "haste", "slow"]
    assert uses(state) == []
    state = realm(factions=NECROPOLIS, hands=hand, decks=deck, buildings=(["cover_of_darkness"],))
    play = act(state, "use necropolis cover_of_darkness 0").say(A, "card attack").say(A, "done", "slow")
    assert sorted(play.player().hand) == ["haste", "power", "slow"]


@pytest.mark.rule("H3-BLD-17")
def test_cover_of_darkness_costs_the_enemy_hero_a_card() -> None:
    laid = realm(factions=NECROPOLIS, hands=(["attack"], ["haste", "slow"]), buildings=(["cover_of_darkness"],))
    state = fight([("skeletons", "few", 1)], [("griffins", "few", 17)], laid)
    play = Play(state, Offers(A, "hero_combat_start"))
    play.say(A, "use necropolis cover_of_darkness 1", "slow")
    assert (play.player(B).hand, play.player(B).discard) == (["haste"], ["slow"])
    assert uses(state) == []  # one of its two effects a round
    laid.players[A].used.clear()
    assert Play(state, Offers(A, "hero_combat_start")).say(A, "done").over
    assert uses(state) == ["use necropolis cover_of_darkness 0"]


@pytest.mark.rule("H3-BLD-18")
def test_necromancy_amplifier_finds_necromancy() -> None:
    buildings = (["mage_guild", "necromancy_amplifier"],)
    state = realm(factions=NECROPOLIS, buildings=buildings, shared={"abilities": ["luck"]})
    state.decks["abilities"].bottom = ["necromancy"]
    state.discards["abilities"] = ["estates"]
    play = Play(state, Offers(A, "turn_start"))
    play.asks(A, "building_offer", "done", "use necropolis necromancy_amplifier 0")
    play.say(A, "use necropolis necromancy_amplifier 0")
    assert play.player().hand == ["necromancy"]
    assert (state.decks["abilities"].bag, state.decks["abilities"].bottom) == (["luck"], [])
    state.players[A].used.clear()
    play = Play(state, Offers(A, "turn_start")).say(A, "use necropolis necromancy_amplifier 0")
    assert play.player().hand == ["necromancy"]  # there is no other


@pytest.mark.rule("H3-BLD-18")
def test_necromancy_amplifier_takes_a_specialty_back() -> None:
    state = realm(
        factions=NECROPOLIS,
        discards=(["attack", "tamika_1", "tamika_4"],),
        buildings=(["mage_guild", "necromancy_amplifier"],),
    )
    play = Play(state, Offers(A, "turn_start")).say(A, "use necropolis necromancy_amplifier 1")
    play.asks(A, "specialty_back", "card tamika_1", "card tamika_4")
    play.say(A, "card tamika_4")
    assert (play.player().hand, play.player().discard) == (["tamika_4"], ["attack", "tamika_1"])


# ── captured towns ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIE-7", "H3-SIE-8")
def test_a_captured_town_still_serves_its_first_owner() -> None:
    buildings: tuple[list[str], ...] = (["dwelling_bronze", "city_hall"], [])
    state = realm(buildings=buildings, **RICH)
    state.sites["S3.C"].flags = (B,)
    assert "recruit griffins" in actions(state)
    assert actions(state, "recruit", B) == []
    play = Play(state, Offers(A, "resource_round"))
    assert play.offers("use castle city_hall 0")
    assert Play(state, Offers(B, "resource_round")).over


@pytest.mark.rule("H3-VAR-2")
def test_poor_towns_serve_their_captor_and_bring_nothing_in() -> None:
    buildings: tuple[list[str], ...] = (["dwelling_bronze", "city_hall", "brotherhood_of_the_sword", "blacksmith"], [])
    state = realm(factions=CASTLE, buildings=buildings, variants=["poor_towns"], **RICH)
    assert Play(state, Offers(A, "resource_round")).offers("use castle city_hall 0", "use castle city_hall 1")
    assert actions(state, "recruit", B) == uses(state, B) == []
    state.sites["S3.C"].flags = (B,)
    assert actions(state, "recruit", B) == ["recruit halberdiers", "recruit marksmen", "recruit griffins"]
    for seat in (A, B):
        play = Play(state, Offers(seat, "resource_round"))
        play.asks(seat, "building_offer", "use castle city_hall 1")
        assert "use castle blacksmith 1" in uses(state, seat)
