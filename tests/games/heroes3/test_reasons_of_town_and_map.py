"""Chapters 6 to 9: every question is listed by a method that names its rules, and what is refused has its reason."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.model import OFFICIAL, LaidTile, Realm, second_hero
from heraut.games.heroes3.rules import ch06_allies, ch06_resources, ch09_map
from heraut.games.heroes3.rules.ch07_town import for_hire, guild, recruiting, special_offers, town
from heraut.games.heroes3.rules.ch08_map import map_tiles, site_gifts
from heraut.games.heroes3.rules.ch09_traits import ActivationAbilities, Push
from heraut.kernel import write
from heraut.kernel.citations import question_rules
from heraut.players.dice import Seeded
from tests.games.heroes3.mapping import A1, stand
from tests.games.heroes3.playing import GAME, A, B, C, Play, fight, realm, table
from tests.games.heroes3.test_ch08_a_tiles import FAR, NEAR, laid, with_supply
from tests.games.reasons import chapter, is_known_and_judged, questions, refused, said
from tests.games.test_laws import EASIER, HARDER

CHAPTERS = ("ch06", "ch07", "ch08", "ch09")
RICH: dict[str, Any] = {"gold": (50, 50, 50), "materials": (20, 20, 20), "valuables": (10, 10, 10)}
DWELLINGS = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]
LEGS = "play legs_of_legion 0"
FEW_HALBERDIERS = ({"halberdiers": "few"},)


def of_the_town(state: Realm, wish: str, seat: int = A) -> tuple[str, ...] | None:
    """What speaks against this in one's own turn."""
    return said(town.forbids_in_town(table(state), seat, GAME.grammar.read(wish)))


# ── every question ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("scenario", "settings"),
    [
        ("house_first_steps", {}),
        ("house_first_steps", HARDER),
        ("house_broken_crown_3", EASIER),
        ("house_oath_of_the_ford", {}),
        ("fan_emerald_island_2", HARDER),
        ("fan_the_hunt_2", {}),
    ],
)
def test_every_question_names_its_rules_and_its_judge_agrees_with_the_list(
    scenario: str, settings: dict[str, str]
) -> None:
    seen: set[str] = set()
    for seed in range(3):
        for t in questions(GAME.table(scenario, Seeded(seed), settings), seed):
            decision = t.decision
            assert decision is not None
            if chapter(t).startswith(CHAPTERS):
                seen.add(decision.kind)
                is_known_and_judged(t)
            if decision.kind == "turn":
                for wish in town.town_wishes(t, decision.seat):
                    reason = town.forbids_in_town(t, decision.seat, wish)
                    assert (reason is None) == (wish in decision.options), (write(wish), reason)
    assert "town_action" in seen


# ── the town ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def spent(token: str, **more: Any) -> Realm:
    state = realm(**more)
    state.players[A].spent.append(token)
    return state


def fresh_guild() -> Realm:
    state = realm(buildings=(["mage_guild"],), **RICH)
    state.players[A].built = "mage_guild"
    return state


def used_blacksmith() -> Realm:
    state = realm(buildings=(["dwelling_bronze", "blacksmith"],), **RICH)
    state.players[A].used.append("castle/blacksmith")
    return state


def with_second_hero(**more: Any) -> Realm:
    state = realm(**more)
    stand(state, second_hero(A), state.heroes[A1].field)
    return state


def homeless(**more: Any) -> Realm:
    state = realm(**more)
    for site in state.sites.values():
        site.flags = ()
    return state


def in_anothers_turn(**more: Any) -> Realm:
    state = realm(**more)
    state.active = B
    return state


@pytest.mark.parametrize(
    ("state", "wish", "reason"),
    [
        (realm(), "build city_hall", ("too-dear", "H3-RES-7")),
        (realm(**RICH), "build city_hall", None),
        (realm(**RICH), "build dwelling_golden", ("needs-building", "H3-BLD-3")),
        (realm(buildings=(["citadel"],), **RICH), "build citadel", ("stands", "H3-BLD-4")),
        (spent("build", **RICH), "build city_hall", ("token-spent", "H3-TWN-1", "H3-TWN-2")),
        (realm(**RICH), "recruit crusaders", ("needs-dwelling", "H3-BLD-7", "H3-UNI-14")),
        (realm(buildings=(DWELLINGS,), **RICH), "recruit crusaders", None),
        (realm(buildings=(DWELLINGS,), gold=(1,)), "recruit marksmen", ("too-dear", "H3-RES-7")),
        (realm(buildings=(DWELLINGS,), **RICH), "recruit skeletons", ("other-faction", "H3-BLD-7")),
        (spent("population", buildings=(DWELLINGS,), **RICH), "recruit marksmen",
         ("token-spent", "H3-TWN-1", "H3-TWN-2")),
        (realm(buildings=(DWELLINGS,), armies=FEW_HALBERDIERS), "recruit halberdiers", ("in-army", "H3-UNI-41")),
        (realm(buildings=(DWELLINGS,), armies=({}, {"halberdiers": "few"})), "recruit halberdiers",
         ("in-another-army", "H3-UNI-41")),
        (realm(armies=FEW_HALBERDIERS, **RICH), "reinforce halberdiers", ("needs-building", "H3-BLD-2", "H3-UNI-36")),
        (realm(armies=FEW_HALBERDIERS, buildings=(["citadel"],), **RICH), "reinforce halberdiers", None),
        (realm(armies=FEW_HALBERDIERS, buildings=(["citadel"],), official=True, **RICH), "reinforce halberdiers",
         ("needs-dwelling", "H3-BLD-7")),
        (realm(armies=FEW_HALBERDIERS, buildings=(["citadel"],)), "reinforce halberdiers", ("too-dear", "H3-RES-7")),
        (realm(buildings=(["citadel"],), **RICH), "reinforce halberdiers", ("no-few", "H3-UNI-1")),
        (realm(), "spell", ("needs-building", "H3-SPL-5")),
        (realm(buildings=(["mage_guild"],)), "spell", ("too-dear", "H3-RES-7")),
        (realm(buildings=(["mage_guild"],), gold=(4,), hands=(["wisdom"],)), "spell", None),
        (fresh_guild(), "spell", ("guild-fresh", "H3-SPL-10")),
        (spent("spell_book", buildings=(["mage_guild"],), **RICH), "spell", ("token-spent", "H3-TWN-1", "H3-TWN-2")),
        (realm(gold=(4,)), "second_hero", ("too-dear", "H3-RES-7")),
        (realm(**RICH), "second_hero", None),
        (with_second_hero(**RICH), "second_hero", ("second-there", "H3-HER-2", "H3-HER-8")),
        (homeless(**RICH), "second_hero", ("no-home", "H3-HER-2")),
        (in_anothers_turn(**RICH), "second_hero", ("home-taken", "H3-MOV-12")),
        (spent("population", **RICH), "second_hero", ("token-spent", "H3-TWN-1", "H3-TWN-2")),
        (realm(**RICH), "use castle blacksmith 0", ("not-built", "H3-BLD-4")),
        (realm(buildings=(["dwelling_bronze", "blacksmith"],)), "use castle blacksmith 1", ("too-dear", "H3-RES-7")),
        (realm(buildings=(["dwelling_bronze", "blacksmith"],)), "use castle blacksmith 0", ("no-cards", "H3-AID-6")),
        (used_blacksmith(), "use castle blacksmith 1", ("used", "H3-BLD-5", "H3-BLD-14")),
        (realm(buildings=(["city_hall"],)), "use castle city_hall 0", ("another-moment", "H3-BLD-14")),
        (realm(), "build nonsense", None),
        (realm(), "end", None),
    ],
)  # fmt: skip
def test_what_speaks_against_a_town_action(state: Realm, wish: str, reason: tuple[str, ...] | None) -> None:
    assert of_the_town(state, wish) == reason


@pytest.mark.rule("H3-MOD-5")
def test_what_the_scenario_forbids_is_not_built() -> None:
    state = realm(scenario="fan_emerald_island", buildings=(DWELLINGS[:2],), **RICH)
    assert of_the_town(state, "build dwelling_golden") == ("forbidden", "H3-MOD-5")


def test_a_window_for_town_actions_is_none_for_buildings_that_offer_something() -> None:
    play = Play(realm(buildings=(["dwelling_bronze", "blacksmith"],), **RICH), town.town_window([A]))
    assert refused(play.t, "use castle blacksmith 1") == ("another-moment", "H3-BLD-14")
    assert refused(play.t, "build dwelling_golden") == ("needs-building", "H3-BLD-3")
    assert refused(play.t, "build city_hall") is None


@pytest.mark.rule("H3-TWN-5", "H3-HER-2")
def test_one_use_of_the_token_is_for_units_or_for_the_hero() -> None:
    state = realm(official=True, buildings=(DWELLINGS,), **RICH)
    play = Play(state, recruiting.Expand(A, "recruit", "marksmen"), forced=True)
    assert refused(play.t, "second_hero") == ("hero-or-units", "H3-TWN-5", "H3-HER-2")
    assert refused(play.t, "recruit marksmen") == ("in-army", "H3-UNI-41")
    assert refused(play.t, "recruit crusaders") is None


@pytest.mark.rule("H3-COM-7", "H3-TUR-7")
def test_a_price_is_paid_or_lowered_by_its_own_cards() -> None:
    hands = (["legs_of_legion", "estates"],)
    play = Play(realm(hands=hands, buildings=(DWELLINGS,)), recruiting.BuyUnit(A, "marksmen", "recruit", "full"))
    assert refused(play.t, "pay") == ("too-dear", "H3-RES-7")
    assert refused(play.t, LEGS) is None
    assert refused(play.t, "play estates basic") == ("another-moment", "H3-COM-7")
    state = in_anothers_turn(hands=hands, **RICH)
    play = Play(state, recruiting.BuyUnit(A, "marksmen", "recruit", "full"))
    assert refused(play.t, LEGS) == ("own-turn-only", "H3-TUR-7")
    play = Play(realm(hands=hands, armies=FEW_HALBERDIERS), recruiting.BuyUnit(A, "halberdiers", "reinforce", "free"))
    assert refused(play.t, LEGS) == ("no-effect", "H3-COM-7")
    play = Play(realm(hands=(["wisdom", "estates"],), gold=(4,)), guild.BuyAtGuild(A, "castle"))
    assert refused(play.t, "pay") == ("too-dear", "H3-RES-7")
    assert refused(play.t, "play wisdom basic") is None
    assert refused(play.t, "play estates basic") == ("another-moment", "H3-COM-7")


@pytest.mark.rule("H3-ENC-1", "H3-ENC-8")
def test_what_may_not_be_reinforced_outside_the_town() -> None:
    army = {"halberdiers": "few", "marksmen": "pack", "archangels": "few", "skeletons": "few"}
    play = Play(realm(armies=(army,)), recruiting.ReinforceOne(A, ("bronze", "silver"), "half_up", "castle"))
    assert refused(play.t, "unit halberdiers") == ("too-dear", "H3-RES-7")
    assert refused(play.t, "unit marksmen") == ("no-few", "H3-UNI-1")
    assert refused(play.t, "unit archangels") == ("other-tier", "H3-ENC-1", "H3-ENC-8")
    assert refused(play.t, "unit skeletons") == ("other-faction", "H3-CRD-11")
    free = Play(realm(armies=(army,)), recruiting.ReinforceOne(A, ("bronze",), "free"))
    assert refused(free.t, "unit halberdiers") is None


@pytest.mark.rule("H3-UNI-15")
def test_only_neutrals_that_are_shown_and_paid_for_are_hired() -> None:
    play = Play(realm(shared={"bronze": ["rogues_neutral"]}), for_hire.HireFrom(A, ("bronze",)), "rogues_neutral")
    assert refused(play.t, "unit rogues_neutral") == ("too-dear", "H3-RES-7")
    assert refused(play.t, "unit boars_neutral") == ("not-shown", "H3-UNI-15")


@pytest.mark.rule("H3-BLD-1", "H3-BLD-5")
def test_an_offer_of_a_building() -> None:
    state = realm(factions=("necropolis", "castle"), buildings=(["city_hall"],), **RICH)
    play = Play(state, town.Offers(A, "resource_round"))
    assert refused(play.t, "done") == ("must-take", "H3-BLD-1")
    assert refused(play.t, "use necropolis city_hall 0") is None
    assert refused(play.t, "use necropolis city_hall 1") == ("no-use", "H3-BLD-5")
    assert refused(play.t, "use necropolis citadel 0") == ("question-first", "H3-BLD-5")
    state = realm(factions=("dungeon", "castle"), hands=(["luck"],), buildings=(["mage_guild", "mana_vortex"],))
    assert refused(Play(state, town.Offers(A, "turn_start")).t, "done") is None


@pytest.mark.rule("H3-VAR-2")
def test_a_captured_town_is_poor() -> None:
    state = realm(variants=("poor_towns",), buildings=((), ["city_hall"]), factions=("castle", "dungeon"))
    for field, site in state.sites.items():
        if GAME.content.fields[field].site == "town":
            site.flags = (A,)
    found = town.forbids_offer(table(state), A, town.UseBuilding("dungeon", "city_hall", 0), "resource_round")
    assert said(found) == ("poor-town", "H3-VAR-2")


@pytest.mark.rule("H3-BLD-15", "H3-BLD-17", "H3-BLD-18")
def test_what_buildings_play() -> None:
    state = realm(buildings=(["dwelling_bronze", "dwelling_silver"],))
    play = Play(state, special_offers.SummonNeutral(A, A1, ""))
    assert refused(play.t, "tier golden") == ("needs-dwelling", "H3-BLD-15")
    assert refused(play.t, "tier silver") is None
    play = Play(realm(hands=(["luck"],)), special_offers.ChangeTwoCards(A, A1, ""))
    assert refused(play.t, "card estates") == ("not-in-hand", "H3-BLD-17")
    state = realm(factions=("necropolis", "castle"), discards=(["attack", "tamika_1", "tamika_4"],))
    play = Play(state, special_offers.SpecialtyFromDiscard(A, A1, ""))
    assert refused(play.t, "card attack") == ("no-specialty", "H3-BLD-18")
    assert refused(play.t, "card luck") == ("not-discarded", "H3-BLD-18")
    assert refused(play.t, "card tamika_1") is None


# ── trade ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TRD-1", "H3-TRD-9", "H3-RES-7")
def test_what_speaks_against_an_exchange_or_a_gift() -> None:
    play = Play(realm(gold=(1,)), ch06_resources.Trade(A))
    assert refused(play.t, "exchange gold valuables") == ("too-dear", "H3-RES-7")
    assert refused(play.t, "exchange gold gold") == ("no-such-exchange", "H3-TRD-1", "H3-TRD-4", "H3-TRD-5")
    assert refused(play.t, "gift gold 1") == ("no-gifts", "H3-TRD-9")
    reason = play.t.why_not(GAME.grammar.read("exchange gold valuables"))
    assert reason is not None
    assert reason.about == {"cost": (("gold", 5),)}
    together = Play(realm(scenario="fan_emerald_island", gold=(1,)), ch06_resources.Trade(A))
    assert refused(together.t, "gift gold 1") is None
    assert refused(together.t, "gift materials 1") == ("too-dear", "H3-RES-7")
    assert refused(together.t, "gift gold 0") == ("no-ally", "H3-TRD-9")


@pytest.mark.rule("H3-TRD-3", "H3-TRD-7")
def test_only_artifacts_and_spells_of_the_hand_are_swapped() -> None:
    state = realm(3, scenario="house_oath_of_the_ford", hands=(["haste"], [], ["attack", "slow"]))
    play = Play(state, ch06_allies.SwapCards(A, C, "haste"))
    assert refused(play.t, "card attack") == ("not-swapped", "H3-TRD-3")
    assert refused(play.t, "card cure") == ("not-in-hand", "H3-TRD-7")
    assert refused(play.t, "card slow") is None


# ── the map ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TIL-12", "H3-TIL-4", "H3-TIL-11", "H3-SIT-8")
def test_the_questions_about_tiles() -> None:
    state = laid(LaidTile("near", 0, 0, "N6", True), LaidTile("far", 3, 0, "F7"))
    turning = Play(state, map_tiles.PlaceTile(1, A, "revealed"))
    assert refused(turning.t, "turn 4") == ("turn-shuts-off", "H3-TIL-12")
    assert refused(turning.t, "turn 9") is None
    adding = Play(with_supply("N6.E", NEAR, FAR), map_tiles.AddFromSupply(A, A1, "hero"), "F7")
    assert refused(adding.t, "centre 9 9") == ("tile-not-there", "H3-TIL-4", "H3-TIL-12")
    assert refused(adding.t, "centre 2 1") is None
    face_down = LaidTile("far", -3, 2)
    looking = Play(with_supply("N6.E", NEAR, FAR, face_down), observatory())
    assert refused(looking.t, "reveal 0 2") is None
    assert refused(looking.t, "reveal 0 1") == ("tile-shown", "H3-SIT-8")
    assert refused(looking.t, "reveal 0 7") == ("tile-far", "H3-SIT-8")
    assert refused(looking.t, "add 0") == ("only-reveals", "H3-SIT-8")
    alone = table(with_supply("N6.E", NEAR))
    assert said(map_tiles.no_added_tile(alone, A1, "tile")) == ("no-room", "H3-TIL-4", "H3-TIL-12")
    state = with_supply("N6.E", NEAR, face_down)
    state.edition = OFFICIAL
    assert refused(Play(state, observatory()).t, "add 0") is None
    state.players[A].supply = 0
    assert refused(Play(state, observatory()).t, "add 0") == ("no-supply", "H3-TIL-11")


def observatory() -> map_tiles.DiscoverTile:
    return map_tiles.DiscoverTile(A, A1, "site/redwood_observatory/0")


@pytest.mark.rule("H3-SIT-10", "H3-SIT-16")
def test_cards_that_a_site_does_not_show() -> None:
    state = realm(shared={"abilities": ["luck", "estates"]})
    play = Play(state, site_gifts.LookAtTopAbility(A, A1, ""), "luck")
    assert refused(play.t, "card estates") == ("not-shown", "H3-SIT-10")
    assert refused(play.t, "card luck") is None
    play = Play(realm(discards=(["attack", "haste", "luck", "slow"],)), site_gifts.DipInDiscard(A, A1, ""))
    assert refused(play.t, "discarded attack") == ("lies-deeper", "H3-SIT-16")
    assert refused(play.t, "discarded cure") == ("not-discarded", "H3-SIT-16")
    play.say(A, "discarded slow")
    assert refused(play.t, "discarded attack") == ("lies-deeper", "H3-SIT-16")
    assert refused(play.t, "discarded luck") is None


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-8")
def test_whom_a_unit_may_tend() -> None:
    state = fight(
        [("enchanters_neutral", "neutral", 1), ("griffins", "few", 5), ("halberdiers", "few", 2)],
        [("trolls_neutral", "neutral", 13)],
    )
    assert state.battle is not None
    state.battle.fighters[1].damage = 1
    play = Play(state, ActivationAbilities(0))
    assert refused(play.t, "target 0") == ("itself", "H3-UNI-8", "H3-COM-7")
    assert refused(play.t, "target 1") is None
    assert refused(play.t, "target 2") == ("unhurt", "H3-UNI-8", "H3-COM-7")
    assert refused(play.t, "target 3") == ("enemy-unit", "H3-UNI-8", "H3-COM-7")


@pytest.mark.rule("H3-CMB-12")
def test_where_a_unit_may_be_pushed() -> None:
    own = [("ghost_dragons_neutral", "neutral", 5), ("halberdiers", "few", 8)]
    play = Play(fight(own, [("trolls_neutral", "neutral", 9)]), Push(0, 2), 0)
    assert refused(play.t, "go 13") is None
    assert refused(play.t, "go 8") == ("space-taken", "H3-CMB-12")
    assert refused(play.t, "go 17") == ("pushed-one-space", "H3-COM-7")


def test_a_deck_that_was_spied_on_goes_back_by_one_of_two_ways() -> None:
    state = realm(shared={"spells": ["haste", "slow"]})
    play = Play(state, ch09_map.SpyOnDeck(A, "spells"), "haste")
    decision = play.t.decision
    assert decision is not None
    assert question_rules(play.state.agenda[-1], decision) == ("H3-UNI-29",)
