"""5. What is gained: prices, resources, experience, cards, dice."""

import pytest

from heraut.games.heroes3.model import HeroOnMap, Laid, Realm, main_hero, second_hero
from heraut.games.heroes3.rules.ch05_cards.receiving import Receive, ResolveDice, TakeOne, can_receive, removable
from heraut.games.heroes3.rules.ch05_cards.rolls import RollFor
from heraut.kernel import Section
from tests.games.heroes3.playing import A, Play, realm, table


def gain(source: str, state: Realm | None = None, *results: object) -> Play:
    return Play(state or realm(), Receive(A, 0, source), *results, forced=True)


@pytest.mark.rule("H3-AID-5", "H3-SIT-2", "H3-SIT-3")
@pytest.mark.parametrize(
    ("source", "pool"),
    [
        ("site/water_wheel/0", (3, 0, 0)),
        ("site/windmill/0", (0, 0, 1)),
        ("site/mystical_garden/0", (2, 0, 0)),
        ("site/mystical_garden/1", (0, 0, 1)),
        ("building/castle/city_hall/0", (5, 0, 0)),
        ("card/estates/basic", (3, 0, 0)),
        ("proclamation/gold_dragon", (5, 0, 0)),
    ],
)
def test_resources_are_gained_at_once(source: str, pool: tuple[int, int, int]) -> None:
    assert gain(source).money() == pool


@pytest.mark.rule("H3-RES-7")
def test_what_is_taken_never_brings_a_pool_below_0() -> None:
    assert gain("proclamation/wild_debauchery", realm(gold=(3,))).money() == (0, 0, 0)


@pytest.mark.rule("H3-AID-6", "H3-SIT-6", "H3-SIT-7")
def test_the_price_is_paid_or_nothing_is_gained() -> None:
    state = realm(gold=(10,), valuables=(2,))
    assert can_receive(table(state), A, 0, "site/tree_of_knowledge/1")
    assert not can_receive(table(state), A, 0, "site/tree_of_knowledge/0")
    state.decks["abilities"].bag = ["luck", "estates"]
    state.discards["abilities"] = ["wisdom"]
    play = Play(state, Receive(A, 0, "site/tree_of_knowledge/1"))
    assert play.money() == (0, 0, 2)
    assert play.player().level == 2


@pytest.mark.rule("H3-AID-3")
def test_symbols_give_experience_and_searches() -> None:
    assert gain("site/learning_stone/0").player().experience == 1
    assert gain("site/artifact_symbol/0", None, "speculum").asked == (A, "search_artifacts")
    assert gain("site/shrine_gesture/0", None, "haste").asked == (A, "search_spells")


@pytest.mark.rule("H3-AID-4", "H3-SIT-12", "H3-SIT-15")
def test_the_movement_symbol_gives_a_point_to_the_hero_concerned() -> None:
    state = realm()
    state.heroes[second_hero(A)] = HeroOnMap(A, "S3.W")
    Play(state, Receive(A, second_hero(A), "site/fountain_of_youth/0"))
    assert (state.heroes[0].extra, state.heroes[1].extra) == (0, 1)
    assert state.players[A].morale == 1
    Play(state, Receive(A, main_hero(A), "site/stables/0"))
    assert state.heroes[0].extra == 1


@pytest.mark.rule("H3-AID-7", "H3-SPL-4", "H3-CRD-2")
def test_a_search_twice_is_two_searches() -> None:
    state = realm(shared={"spells": ["slow", "haste", "bless", "cure", "blind"]})
    state.discards["spells"] = ["curse"]
    play = Play(state, Receive(A, 0, "building/castle/mage_guild/0"))
    play.say(A, "look", "slow", "haste").say(A, "card haste")
    play.asks(A, "search_spells", "look", "discarded slow")
    play.say(A, "look", "bless", "cure").say(A, "card cure")
    assert sorted(play.player().hand) == ["cure", "haste"]
    assert play.state.discards["spells"] == ["curse", "slow", "bless"]


# ── one of several ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIT-4")
def test_one_of_several_is_taken() -> None:
    play = Play(realm(), TakeOne(A, 0, ("site/mystical_garden/0", "site/mystical_garden/1"), False))
    play.asks(A, "take_one", "take 0", "take 1")
    assert play.say(A, "take 1").money() == (0, 0, 1)


@pytest.mark.rule("H3-CAT-11", "H3-AID-6")
def test_what_may_be_declined_is_declined_and_what_cannot_be_paid_is_not_offered() -> None:
    play = Play(realm(gold=(9,)), TakeOne(A, 0, ("site/tree_of_knowledge/0", "site/tree_of_knowledge/1"), True))
    play.asks(A, "take_one", "done")
    play = Play(realm(gold=(10,)), TakeOne(A, 0, ("site/tree_of_knowledge/0", "site/tree_of_knowledge/1"), True))
    play.asks(A, "take_one", "take 1", "done")
    assert play.say(A, "done").money() == (10, 0, 0)


# ── removing a card ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CRD-3", "H3-SIT-10")
def test_a_removed_card_is_out_of_the_game() -> None:
    state = realm(hands=(["luck", "wisdom", "haste", "attack"],))
    play = Play(state, Receive(A, 0, "site/witch_hut/0"))
    play.asks(A, "remove_card", "card luck", "card wisdom")
    play.say(A, "card luck")
    assert sorted(play.player().hand) == ["attack", "haste", "wisdom"]
    assert play.player().removed == ["luck"]
    assert play.player().discard == []


@pytest.mark.rule("H3-BLD-14")
def test_the_blacksmith_takes_an_artifact_for_4_gold() -> None:
    state = realm(hands=(["haste", "rib_cage"],))
    play = Play(state, Receive(A, 0, "building/castle/blacksmith/0"), forced=True)
    assert play.money() == (4, 0, 0)
    assert play.player().removed == ["rib_cage"]
    assert not can_receive(table(realm(hands=(["haste"],))), A, 0, "building/castle/blacksmith/0")


@pytest.mark.rule("H3-TRD-2", "H3-TRD-6")
def test_what_a_hero_started_with_is_not_removed_for_gold() -> None:
    hand = ["attack", "catherine_1", "magic_arrow", "haste", "rib_cage", "luck", "leadership", "offense"]
    assert removable(table(realm(hands=(hand,))), A, "any") == ["haste", "luck", "offense", "rib_cage"]
    play = Play(realm(hands=(["haste"],)), Receive(A, 0, "site/trading_post/1"), forced=True)
    assert play.money() == (1, 0, 0)


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-RES-2", "H3-AID-2")
@pytest.mark.parametrize(
    ("face", "pool"),
    [(0, (3, 0, 0)), (1, (6, 0, 0)), (2, (0, 2, 0)), (3, (0, 4, 0)), (4, (0, 0, 1)), (5, (0, 0, 2))],
)
def test_a_resource_die(face: int, pool: tuple[int, int, int]) -> None:
    assert Play(realm(), ResolveDice(A, 0, "resource", 1, 0), face).money() == pool


@pytest.mark.rule("H3-VAR-4")
def test_lean_dice_give_one() -> None:
    assert Play(realm(variants=["lean_dice"]), ResolveDice(A, 0, "resource", 1, 0), 3).money() == (0, 1, 0)
    assert gain("site/water_wheel/0", realm(variants=["lean_dice"])).money() == (3, 0, 0)


@pytest.mark.rule("H3-TIL-3", "H3-TIL-8", "H3-AID-1")
def test_a_treasure_die() -> None:
    def rolled(face: int, *more: object) -> Play:
        return Play(realm(), ResolveDice(A, 0, "treasure", 1, 0), face, *more, forced=True)

    assert rolled(0).player().experience == 1
    assert rolled(2, "speculum").asked == (A, "search_artifacts")
    assert rolled(4, 3).money() == (0, 4, 0)
    two = rolled(5, 1, 5)
    two.asks(A, "keep_resource_die", "face 1", "face 5")
    assert two.say(A, "face 5").money() == (0, 0, 2)


@pytest.mark.rule("H3-AID-10", "H3-SIT-26")
def test_of_several_dice_one_is_kept() -> None:
    play = Play(realm(), Receive(A, 0, "site/pandoras_box/0"), 0, 4)
    play.asks(A, "keep_treasure_die", "face 0", "face 4")
    play.say(A, "face 4", 1)
    assert play.money() == (6, 0, 0)
    assert play.player().experience == 0


@pytest.mark.rule("H3-AID-7", "H3-DIF-3")
def test_dice_without_a_choice_are_all_gained() -> None:
    assert gain("bonus/easy/0", None, 0, 5).money() == (3, 0, 2)


# ── rerolls ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def rolling(section: Section, *faces: int, mode: str = "", proclaimed: str = "") -> Play:
    state = realm()
    state.proclamation = proclaimed
    if mode:
        state.players[A].laid = [Laid("luck", mode, A, "turn")]
    return Play(state, section, *faces)


@pytest.mark.rule("H3-COM-7")
def test_luck_rerolls_one_treasure_and_one_resource_die() -> None:
    play = rolling(RollFor(A, "resource", 2, "resource_die"), 0, 1, mode="basic")
    play.asks(A, "reroll", "pass", "reroll 0 luck", "reroll 1 luck")
    assert play.say(A, "reroll 0 luck", 3).got == (1, 3)
    again = Play(play.state, RollFor(A, "resource", 1, "resource_die"), 2)
    assert again.got == (2,)
    other = Play(play.state, RollFor(A, "treasure", 1, "treasure_die"), 2)
    assert other.say(A, "reroll 2 luck", 0).got == (0,)
    assert Play(play.state, RollFor(A, "attack", 1, "attack_roll"), 1).got == (1,)


@pytest.mark.rule("H3-COM-7", "H3-CMB-43")
def test_expert_luck_rerolls_each_die_once() -> None:
    play = rolling(RollFor(A, "attack", 2, "attack_roll"), -1, 0, mode="expert")
    play.asks(A, "reroll", "pass", "reroll -1 each_once", "reroll 0 each_once")
    play.say(A, "reroll -1 each_once", -1)
    play.asks(A, "reroll", "pass", "reroll 0 each_once")
    assert play.say(A, "reroll 0 each_once", 1).got == (-1, 1)
    play = Play(play.state, RollFor(A, "resource", 1, "resource_die"), 0)
    assert play.say(A, "reroll 0 each_once", 0).got == (0,)


@pytest.mark.rule("H3-RND-3", "H3-COM-7")
def test_the_swift_weasel_lets_the_active_player_reroll_one_die() -> None:
    play = rolling(RollFor(A, "treasure", 1, "treasure_die"), 0, proclaimed="swift_weasel")
    assert play.say(A, "reroll 0 proclaimed", 2).got == (2,)
    assert Play(play.state, RollFor(A, "resource", 1, "resource_die"), 0).got == (0,)
    assert rolling(RollFor(A, "attack", 1, "attack_roll"), 0, proclaimed="swift_weasel").got == (0,)


@pytest.mark.rule("H3-VAR-3")
def test_the_variant_without_rerolls_stops_luck() -> None:
    state = realm(variants=["no_rerolls"])
    state.players[A].laid = [Laid("luck", "expert", A, "turn")]
    assert Play(state, RollFor(A, "resource", 1, "resource_die"), 0).got == (0,)
