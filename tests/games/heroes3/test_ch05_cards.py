"""5. Cards: hands, decks and piles, searches, and what is played on the map."""

import pytest

from heraut.games.heroes3.model import HeroOnMap, Laid, Realm
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from heraut.games.heroes3.rules.ch05_cards.in_hand import end_ongoing, map_plays
from heraut.games.heroes3.rules.ch05_cards.piles import DiscardSome, DrawCards, LoseRandom, Search
from heraut.games.heroes3.rules.ch05_cards.play_on_map import PlayCard
from heraut.kernel import write
from tests.games.heroes3.playing import CONTENT, GAME, A, B, Play, realm, table


def plays(state: Realm, moment: str = "", seat: int = A) -> list[str]:
    return [write(one) for one in map_plays(table(state), seat, moment)]


def holding(*cards: str, level: int = 2, faction: str = "castle", deck: tuple[str, ...] = ()) -> Realm:
    """A holds these cards, at level 2 (1 expert effect a round) unless told otherwise."""
    other = "dungeon" if faction == "necropolis" else "necropolis"
    return realm(hands=(list(cards),), levels=(level,), factions=(faction, other, "castle"), decks=(list(deck),))


# ── hand and deck ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-9")
def test_an_empty_hero_deck_is_made_of_the_discard_pile() -> None:
    state = realm(decks=(["luck"],), discards=(["attack", "power"],))
    play = Play(state, DrawCards(A, 2), "luck", "power")
    assert sorted(play.player().hand) == ["luck", "power"]
    assert play.player().deck.bag == ["attack"]
    assert play.player().discard == []


@pytest.mark.rule("H3-CRD-9")
def test_nothing_is_drawn_when_nothing_is_left() -> None:
    assert Play(realm(), DrawCards(A, 2)).player().hand == []


@pytest.mark.rule("H3-CRD-8")
def test_cards_discarded_lie_on_ones_own_pile() -> None:
    play = Play(realm(hands=(["attack", "attack", "luck"],), discards=(["power"],)), DiscardSome(A, 2))
    play.asks(A, "discard_some", "card attack", "card luck")
    play.say(A, "card luck").say(A, "card attack")
    assert play.player().hand == ["attack"]
    assert play.player().discard == ["power", "luck", "attack"]


@pytest.mark.rule("H3-BLD-17")
def test_a_random_card_is_picked_by_chance() -> None:
    play = Play(realm(hands=([], ["attack", "luck", "luck"])), LoseRandom(B, 1), "luck")
    assert play.player(B).hand == ["attack", "luck"]
    assert play.player(B).discard == ["luck"]


# ── searching ────────────────────────────────────────────────────────────────────────────────────────────────────────


def searching(deck: str, cards: list[str], pile: list[str], count: int = 2, faction: str = "castle") -> Play:
    state = holding(faction=faction)
    state.decks[deck].bag = cards
    state.discards[deck] = pile
    return Play(state, Search(A, deck, count))


@pytest.mark.rule("H3-CRD-2", "H3-CRD-1", "H3-CRD-14")
def test_one_of_the_cards_looked_at_is_kept_and_the_others_go_on_that_pile() -> None:
    play = searching("artifacts", ["rib_cage", "speculum", "loins_of_legion", "centaurs_axe"], ["charm_of_mana"], 3)
    play.say(A, "look", "rib_cage", "loins_of_legion", "speculum")
    play.asks(A, "keep_one", "card rib_cage", "card speculum", "card loins_of_legion")
    play.say(A, "card loins_of_legion")
    assert play.player().hand == ["loins_of_legion"]
    assert play.state.discards["artifacts"] == ["charm_of_mana", "rib_cage", "speculum"]
    assert play.state.decks["artifacts"].bag == ["centaurs_axe"]
    assert play.player().discard == []


@pytest.mark.rule("H3-CRD-2")
def test_only_the_searcher_learns_what_was_looked_at_and_kept() -> None:
    play = searching("spells", ["haste", "slow", "bless"], ["curse"])
    play.say(A, "look", "haste", "slow").say(A, "card slow")
    for fact in play.facts:
        if fact.to is None:
            assert "slow" not in str(fact.about)
    assert play.last("searched")["discarded"] == ("haste",)


@pytest.mark.rule("H3-CRD-12")
def test_artifacts_of_all_levels_lie_in_one_deck() -> None:
    deck = GAME.table("house_first_steps").state.decks["artifacts"]
    levels = [CONTENT.artifacts[card].level for card in deck.bag]
    assert (levels.count("minor"), levels.count("major"), levels.count("relic")) == (15, 10, 7)


@pytest.mark.rule("H3-CRD-13")
def test_instead_of_looking_the_top_of_the_discard_is_taken() -> None:
    play = searching("spells", ["haste", "slow"], ["curse", "bless"])
    play.asks(A, "search_spells", "look", "discarded bless")
    play.say(A, "discarded bless")
    assert play.player().hand == ["bless"]
    assert play.state.discards["spells"] == ["curse"]
    assert play.state.decks["spells"].bag == ["haste", "slow"]


@pytest.mark.rule("H3-CRD-19")
def test_an_empty_discard_is_refilled_from_the_deck() -> None:
    play = searching("spells", ["haste", "slow"], ["curse"])
    play.say(A, "discarded curse", "slow")
    assert play.state.discards["spells"] == ["slow"]
    assert play.state.decks["spells"].bag == ["haste"]


@pytest.mark.rule("H3-CRD-18")
def test_a_deck_that_runs_out_is_made_of_its_discard_which_starts_anew() -> None:
    play = searching("spells", ["haste"], ["curse", "bless", "slow"])
    play.say(A, "look", "haste", "bless", "curse")
    play.asks(A, "keep_one", "card curse", "card haste")
    play.say(A, "card haste")
    assert play.state.discards["spells"] == ["bless", "curse"]
    assert play.state.decks["spells"].bag == ["slow"]


@pytest.mark.rule("H3-CRD-16", "H3-CRD-11")
def test_another_factions_ability_may_be_shown_and_replaced() -> None:
    play = searching("abilities", ["necromancy", "luck", "wisdom", "estates"], ["offense"])
    play.say(A, "look", "necromancy", "luck")
    play.asks(A, "keep_one", "card luck", "card necromancy", "replace necromancy")
    play.say(A, "replace necromancy", "wisdom")
    play.asks(A, "keep_one", "card luck", "card wisdom")
    play.say(A, "card wisdom")
    assert play.player().hand == ["wisdom"]
    assert play.state.discards["abilities"] == ["offense", "necromancy", "luck"]


@pytest.mark.rule("H3-CRD-16", "H3-EX-12")
def test_ones_own_factions_ability_is_not_replaced() -> None:
    play = searching("abilities", ["necromancy", "luck", "wisdom"], ["offense"], faction="necropolis")
    play.say(A, "look", "necromancy", "luck")
    play.asks(A, "keep_one", "card luck", "card necromancy")


@pytest.mark.rule("H3-BLD-16")
def test_ones_own_deck_is_searched_without_its_discard() -> None:
    state = realm(decks=(["luck", "attack", "power"],), discards=(["haste"],))
    play = Play(state, Search(A, "own", 3), "luck", "attack", "power")
    play.asks(A, "keep_one", "card attack", "card luck", "card power")
    play.say(A, "card power")
    assert play.player().hand == ["power"]
    assert play.player().discard == ["haste", "luck", "attack"]


@pytest.mark.rule("H3-VAR-15")
def test_slow_cards_go_to_the_discard() -> None:
    state = realm(variants=["slow_cards"], shared={"spells": ["haste", "slow"]})
    state.discards["spells"] = ["curse", "bless"]
    play = Play(state, Search(A, "spells", 2)).say(A, "discarded bless")
    assert play.player().hand == []
    assert play.player().discard == ["bless"]


# ── which effects may be played ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-10", "H3-CRD-15", "H3-LVL-1", "H3-LVL-2")
def test_expert_effects_are_limited_by_the_level() -> None:
    assert plays(holding("estates", level=1)) == ["play estates basic"]
    state = holding("estates", "estates", level=2)
    assert plays(state) == ["play estates basic", "play estates expert"]
    Play(state, PlayCard(A, "estates", "expert"))
    assert state.players[A].gold == 6
    assert plays(state) == ["play estates basic"]


@pytest.mark.rule("H3-CRD-11", "H3-CRD-21")
def test_another_factions_card_is_never_played() -> None:
    for faction in ("castle", "necropolis"):
        state = holding("necromancy", faction=faction)
        state.players[A].army = {"skeletons": "few"}
        state.players[A].gold = 10
        assert plays(state, "combat_won") == (
            ["play necromancy basic", "play necromancy expert"] * (faction != "castle")
        )


@pytest.mark.rule("H3-CRD-4", "H3-CRD-5", "H3-CRD-6")
def test_only_what_does_something_on_the_map_is_offered_there() -> None:
    combat = ["attack", "defense", "power", "knowledge", "offense", "armorer", "archery", "haste", "catherine_1"]
    assert plays(holding(*combat, "tactics", "vial_of_lifeblood", deck=("luck",))) == []


@pytest.mark.rule("H3-CRD-17")
def test_of_the_two_effects_of_an_artifact_one_is_played() -> None:
    state = holding("everpouring_vial_of_mercury")
    assert plays(state) == ["play everpouring_vial_of_mercury 0", "play everpouring_vial_of_mercury 1"]


@pytest.mark.rule("H3-CRD-8")
def test_a_played_card_is_discarded() -> None:
    play = Play(holding("estates", "luck"), PlayCard(A, "estates", "basic"))
    assert play.player().discard == ["estates"]
    assert play.player().hand == ["luck"]
    assert play.player().laid == []


@pytest.mark.rule("H3-CRD-7", "H3-CRD-24")
def test_an_ongoing_card_stays_until_it_is_over() -> None:
    play = Play(holding("luck"), PlayCard(A, "luck", "basic"))
    assert play.player().laid == [Laid("luck", "basic", A, "turn")]
    assert play.player().discard == []
    end_ongoing(play.t, A, "turn")
    assert play.player().laid == []
    assert play.player().discard == ["luck"]


@pytest.mark.rule("H3-CRD-7")
def test_nothing_lasts_beyond_the_start_of_ones_next_turn() -> None:
    state = holding()
    state.players[A].laid = [Laid("luck", "basic", A, "someday")]
    Play(state, Turn(A), "luck")  # discarded, then drawn again from the deck made of the discard pile
    assert state.players[A].laid == []
    assert state.players[A].hand == ["luck"]


@pytest.mark.rule("H3-TUR-7")
def test_cards_are_played_in_the_middle_of_a_turn() -> None:
    play = Play(holding("estates", level=1), Turn(A)).say(A, "done").say(A, "play estates basic")
    assert play.money() == (3, 0, 0)
    assert play.asked == (A, "turn")


# ── cards on the map, one by one ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "mode", "pool"),
    [
        ("estates", "basic", (3, 0, 0)),
        ("estates", "expert", (6, 0, 0)),
        ("inexhaustible_cart_of_lumber", "0", (0, 2, 0)),
        ("legs_of_legion", "1", (2, 0, 0)),
        ("loins_of_legion", "1", (2, 0, 0)),
        ("head_of_legion", "1", (3, 0, 0)),
        ("endless_bag_of_gold", "0", (3, 0, 0)),
        ("endless_sack_of_gold", "0", (5, 0, 0)),
        ("everflowing_crystal_cloak", "1", (0, 0, 1)),
        ("everpouring_vial_of_mercury", "0", (0, 0, 1)),
    ],
)
def test_cards_that_give_resources(card: str, mode: str, pool: tuple[int, int, int]) -> None:
    state = holding(card)
    assert f"play {card} {mode}" in plays(state)
    play = Play(state, PlayCard(A, card, mode))
    assert play.money() == pool
    assert play.player().discard == [card]


@pytest.mark.rule("H3-COM-7", "H3-CRD-3")
@pytest.mark.parametrize(
    ("card", "pool"),
    [
        ("inexhaustible_cart_of_lumber", (0, 4, 0)),
        ("endless_bag_of_gold", (6, 0, 0)),
        ("endless_sack_of_gold", (8, 0, 0)),
        ("everpouring_vial_of_mercury", (0, 0, 2)),
    ],
)
def test_cards_that_give_more_and_are_removed(card: str, pool: tuple[int, int, int]) -> None:
    play = Play(holding(card), PlayCard(A, card, "1"))
    assert play.money() == pool
    assert play.player().removed == [card]
    assert play.player().discard == []


@pytest.mark.rule("H3-COM-7")
def test_everflowing_crystal_cloak_takes_three_cards_for_two_valuables() -> None:
    assert plays(holding("everflowing_crystal_cloak", "attack", "power")) == ["play everflowing_crystal_cloak 1"]
    state = holding("everflowing_crystal_cloak", "attack", "power", "defense", "luck", level=1)
    play = Play(state, PlayCard(A, "everflowing_crystal_cloak", "0"))
    play.say(A, "card attack").say(A, "card power").say(A, "card luck")
    assert play.money() == (0, 0, 2)
    assert play.player().hand == ["defense"]
    assert play.player().discard == ["attack", "power", "luck", "everflowing_crystal_cloak"]


@pytest.mark.rule("H3-COM-7")
def test_leadership_lifts_morale_and_its_expert_effect_draws_two() -> None:
    play = Play(holding("leadership"), PlayCard(A, "leadership", "basic"))
    assert play.over
    assert (play.player().morale, play.player().hand) == (1, [])
    state = holding("leadership", deck=("luck", "power", "haste"))
    play = Play(state, PlayCard(A, "leadership", "expert"), "luck", "power")
    assert play.over
    assert (play.player().morale, sorted(play.player().hand)) == (1, ["luck", "power"])


@pytest.mark.rule("H3-MOR-5")
def test_leadership_gives_a_necropolis_hero_cards_only() -> None:
    assert plays(holding("leadership", faction="necropolis", deck=("luck",))) == ["play leadership expert"]


@pytest.mark.rule("H3-COM-7")
def test_logistics_gives_a_step_at_the_end_of_the_turn_or_a_point() -> None:
    state = holding("logistics")
    assert plays(state) == ["play logistics expert"]
    play = Play(state, PlayCard(A, "logistics", "expert"))
    assert play.state.heroes[0].extra == 1
    assert plays(holding("logistics"), "turn_end") == ["play logistics basic"]


@pytest.mark.rule("H3-HER-12", "H3-COM-7")
@pytest.mark.parametrize(("card", "mode"), [("logistics", "expert"), ("angel_wings", "0")])
def test_movement_of_a_card_goes_to_either_hero(card: str, mode: str) -> None:
    state = holding(card)
    state.heroes[1] = HeroOnMap(A, "S3.SE", "S3.SE", 0)
    play = Play(state, PlayCard(A, card, mode))
    play.asks(A, "which_hero", "for 0", "for 1")
    play.say(A, "for 1")
    assert (state.heroes[0].extra, state.heroes[1].extra) == (0, 1)
    if card == "angel_wings":
        assert "move 1 S3.E" in play.options


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_luck_is_laid_for_the_turn(mode: str) -> None:
    state = holding("luck")
    assert f"play luck {mode}" in plays(state)
    assert Play(state, PlayCard(A, "luck", mode)).player().laid == [Laid("luck", mode, A, "turn")]


@pytest.mark.rule("H3-COM-7")
def test_price_cards_are_for_purchases() -> None:
    hand = ("legs_of_legion", "loins_of_legion", "head_of_legion", "wisdom")
    state = holding(*hand)
    assert plays(state, "buying_unit") == [f"play {card} 0" for card in sorted(hand[:3])]
    assert plays(state, "buying_spell") == ["play wisdom basic", "play wisdom expert"]
    assert not any("wisdom" in one or one.endswith(" 0") for one in plays(state))
    prices = {card: CONTENT.artifacts[card].either[0].price for card in hand[:3]}
    assert prices == {"legs_of_legion": -4, "loins_of_legion": -5, "head_of_legion": -6}
    wisdom = CONTENT.abilities["wisdom"]
    assert (wisdom.basic.price, wisdom.basic.search) == (-2, {"spells": 3})
    assert (wisdom.expert.price, wisdom.expert.search) == (-2, {"spells": 4})


@pytest.mark.rule("H3-COM-7")
def test_charm_of_mana_discards_two_for_three_or_draws_two_and_discards_one() -> None:
    assert plays(holding("charm_of_mana", "attack", deck=("luck",))) == ["play charm_of_mana 1"]
    state = holding("charm_of_mana", "attack", "power", "defense", level=1, deck=("luck", "slow", "haste", "cure"))
    play = Play(state, PlayCard(A, "charm_of_mana", "0")).say(A, "card attack")
    play.say(A, "card power", "luck", "slow", "cure")
    assert sorted(play.player().hand) == ["cure", "defense", "luck", "slow"]
    state = holding("charm_of_mana", "attack", level=1, deck=("luck", "slow", "haste"))
    play = Play(state, PlayCard(A, "charm_of_mana", "1"), "luck", "haste")
    play.asks(A, "discard_some", "card attack", "card haste", "card luck")
    play.say(A, "card attack")
    assert sorted(play.player().hand) == ["haste", "luck"]
    assert play.player().discard == ["attack", "charm_of_mana"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(
    ("card", "mode"), [("breastplate_of_petrified_wood", "0"), ("angel_wings", "1"), ("speculum", "1")]
)
def test_cards_that_draw_one(card: str, mode: str) -> None:
    state = holding(card, deck=("haste", "haste"))
    assert f"play {card} {mode}" in plays(state)
    play = Play(state, PlayCard(A, card, mode), "haste")
    assert play.player().hand == ["haste"]
    assert (play.player().removed == [card]) == (card == "speculum")


@pytest.mark.rule("H3-COM-7")
def test_shackles_of_war_draw_two_and_keep_one() -> None:
    play = Play(
        holding("shackles_of_war", "luck", deck=("haste", "slow", "cure")),
        PlayCard(A, "shackles_of_war", "1"),
        "haste",
        "slow",
    )
    play.asks(A, "discard_drawn", "card haste", "card slow")
    play.say(A, "card slow")
    assert sorted(play.player().hand) == ["haste", "luck"]
    assert play.player().discard == ["slow", "shackles_of_war"]


@pytest.mark.rule("H3-COM-7")
def test_rib_cage_takes_a_spell_back_and_stirs_the_deck() -> None:
    state = holding("rib_cage", deck=("power",))
    assert plays(state) == []
    state.players[A].discard = ["attack", "haste", "slow"]
    assert plays(state) == ["play rib_cage 0"]
    play = Play(state, PlayCard(A, "rib_cage", "0"))
    play.asks(A, "spell_from_discard", "card haste", "card slow")
    play.say(A, "card haste")
    assert play.player().hand == ["haste"]
    assert play.player().discard == ["rib_cage"]
    assert sorted(play.player().deck.bag) == ["attack", "power", "slow"]


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("face", "token"), [(-1, 0), (0, 1), (1, 0)])
def test_the_hourglass_gives_morale_on_a_0(face: int, token: int) -> None:
    state = holding("hourglass_of_the_evil_hour")
    assert plays(state) == ["play hourglass_of_the_evil_hour 1"]
    assert Play(state, PlayCard(A, "hourglass_of_the_evil_hour", "1"), face).player().morale == token


@pytest.mark.rule("H3-COM-7")
def test_angel_wings_give_a_point_for_the_flight() -> None:
    state = holding("angel_wings")
    assert plays(state) == ["play angel_wings 0"]
    play = Play(state, PlayCard(A, "angel_wings", "0"))
    assert play.asked == (A, "fly")
    assert play.state.heroes[0].extra == 1


@pytest.mark.rule("H3-COM-7", "H3-UNI-15")
def test_diplomacy_shows_a_neutral_for_each_dwelling() -> None:
    state = realm(
        hands=(["diplomacy"],), gold=(6,), buildings=(["dwelling_bronze"],), shared={"bronze": ["rogues_neutral"]}
    )
    play = Play(state, PlayCard(A, "diplomacy", "basic"), "rogues_neutral", forced=True)
    play.asks(A, "hire_neutral", "done", "unit rogues_neutral")
    play.say(A, "unit rogues_neutral")
    assert play.player().hired == ["rogues_neutral"]
    assert play.money() == (1, 0, 0)
    assert play.player().discard == ["diplomacy"]


@pytest.mark.rule("H3-COM-7", "H3-CRD-11")
@pytest.mark.parametrize(
    ("mode", "unit", "price", "others"),
    [("basic", "vampires", 6, ["skeletons"]), ("expert", "dread_knights", 10, ["skeletons", "vampires"])],
)
def test_necromancy_reinforces_for_half_the_gold(mode: str, unit: str, price: int, others: list[str]) -> None:
    state = holding("necromancy", faction="necropolis")
    state.players[A].army = {"skeletons": "few", "vampires": "few", "dread_knights": "few"}
    state.players[A].gold = 20
    play = Play(state, PlayCard(A, "necromancy", mode), forced=True)
    play.asks(A, "reinforce_one", "done", f"unit {unit}", *[f"unit {other}" for other in others])
    play.say(A, f"unit {unit}")
    assert play.player().army[unit] == "pack"
    assert play.money() == (20 - price, 0, 0)
