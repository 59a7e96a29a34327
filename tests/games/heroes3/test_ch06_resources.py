"""6 and 12c. Resources and trade."""

import pytest

from heraut.games.heroes3.model import HeroOnMap, Laid, Realm, main_hero, second_hero
from heraut.games.heroes3.rules.ch06_resources import (
    FindArtifact,
    Trade,
    can_pay,
    dealings,
    gain,
    pay,
    removable,
    section_for,
)
from heraut.kernel import write
from tests.games.heroes3.playing import A, B, Play, realm, table


def together(**changes: object) -> Realm:
    """Two players of a cooperative game, next to each other."""
    state = realm(scenario="fan_emerald_island", **changes)  # type: ignore[arg-type]
    state.heroes[main_hero(B)].field = "S3.NE"
    return state


def offered(state: Realm, seat: int = A) -> list[str]:
    return [write(option) for option in dealings(table(state), seat)]


def deal(state: Realm, wish: str, seat: int = A) -> Play:
    t = table(state)
    choice = next(option for option in dealings(t, seat) if write(option) == wish)
    section = section_for(t, seat, choice)
    assert section is not None
    return Play(state, section)


# ── the pool ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-RES-7", "H3-RES-1", "H3-RES-3")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    state = realm(gold=(5,), materials=(3,), valuables=(1,))
    t = table(state)
    assert can_pay(t, A, {"gold": 5, "materials": 3, "valuables": 1})
    assert not can_pay(t, A, {"gold": 5, "materials": 4})
    assert not can_pay(t, A, {"gold": 6})
    with pytest.raises(AssertionError):
        pay(t, A, {"gold": 6}, "test")
    pay(t, A, {"gold": 4, "valuables": 1}, "test")
    player = state.players[A]
    assert (player.gold, player.materials, player.valuables) == (1, 3, 0)


@pytest.mark.rule("H3-RES-4", "H3-RES-7", "H3-AID-5")
def test_a_pool_has_no_top_but_a_bottom() -> None:
    state = realm(gold=(95,), valuables=(1,))
    t = table(state)
    gain(t, A, "gold", 40, "test")
    gain(t, A, "valuables", -3, "test")
    assert (state.players[A].gold, state.players[A].valuables) == (135, 0)


# ── exchanges ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TRD-1", "H3-TRD-4", "H3-TRD-5", "H3-TRD-10")
@pytest.mark.parametrize(
    ("given", "wish", "left"),
    [
        ((6, 0, 0), "exchange gold valuables", (0, 0, 1)),
        ((2, 0, 0), "exchange gold materials", (0, 1, 0)),
        ((0, 0, 1), "exchange valuables gold", (3, 0, 0)),
        ((0, 0, 1), "exchange valuables materials", (0, 2, 0)),
        ((0, 1, 0), "exchange materials gold", (1, 0, 0)),
        ((0, 3, 0), "exchange materials valuables", (0, 0, 1)),
    ],
)
def test_the_rates(given: tuple[int, int, int], wish: str, left: tuple[int, int, int]) -> None:
    state = realm(gold=given[:1], materials=given[1:2], valuables=given[2:])
    play = Play(state, Trade(A)).say(A, wish)
    assert play.money() == left


@pytest.mark.rule("H3-TRD-8", "H3-SIT-17", "H3-RES-7")
def test_any_number_of_exchanges_that_can_be_paid() -> None:
    play = Play(realm(gold=(5,)), Trade(A))
    play.asks(A, "trade", "done", "exchange gold materials")
    play.say(A, "exchange gold materials")
    play.say(A, "exchange gold materials")
    play.asks(A, "trade", "done", "exchange materials gold")
    play.say(A, "done")
    assert play.over
    assert play.money() == (1, 2, 0)


@pytest.mark.rule("H3-TRD-9")
def test_in_a_cooperative_game_resources_may_be_given() -> None:
    play = Play(together(gold=(1, 0)), Trade(A))
    play.asks(A, "trade", "done", "gift gold 1")
    play.say(A, "gift gold 1")
    assert (play.money(A), play.money(B)) == ((0, 0, 0), (1, 0, 0))
    play.asks(A, "trade", "done")


@pytest.mark.rule("H3-TRD-9", "H3-MOD-1")
def test_rivals_are_given_nothing() -> None:
    Play(realm(gold=(1, 0)), Trade(A)).asks(A, "trade", "done")


@pytest.mark.rule("H3-VAR-9")
def test_free_trade_exchanges_anywhere_in_the_own_turn() -> None:
    assert offered(realm(valuables=(1,))) == []
    state = realm(valuables=(1,), variants=["free_trade"])
    assert offered(state) == ["exchange valuables gold", "exchange valuables materials"]
    assert deal(state, "exchange valuables gold").money() == (3, 0, 0)


@pytest.mark.rule("H3-VAR-9")
def test_a_post_of_free_trade_gives_an_artifact() -> None:
    state = realm(variants=["free_trade"], shared={"artifacts": ["centaurs_axe", "angel_wings"]})
    state.discards["artifacts"] = ["legs_of_legion"]
    play = Play(state, FindArtifact(A), "angel_wings")
    assert play.player().hand == ["angel_wings"]
    assert play.state.discards["artifacts"] == ["legs_of_legion"]


# ── removing a card ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TRD-2", "H3-TRD-6")
def test_cards_of_the_start_are_not_removed() -> None:
    hand = ["leadership", "catherine_1", "attack", "magic_arrow", "haste", "angel_wings", "archery"]
    state = realm(hands=(hand,))
    assert removable(table(state), A) == ["angel_wings", "archery", "haste"]


@pytest.mark.rule("H3-TRD-6")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "laid"])
def test_of_two_equal_abilities_one_is_not_the_first(where: str) -> None:
    state = realm(hands=(["leadership"],))
    player = state.players[A]
    if where == "deck":
        player.deck.top.append("leadership")
    elif where == "laid":
        player.laid.append(Laid("leadership", "basic", A, "turn"))
    else:
        getattr(player, where).append("leadership")
    assert removable(table(state), A) == ["leadership"]


# ── allies ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-TRD-3", "H3-TRD-7")
def test_allies_side_by_side_swap_a_card_for_a_card() -> None:
    state = together(hands=(["haste", "attack"], ["angel_wings", "defense"]), decks=(["bless"],))
    assert [one for one in offered(state) if one.startswith("swap")] == ["swap 1 haste"]
    play = deal(state, "swap 1 haste")
    play.asks(B, "swap_for", "done", "card angel_wings")
    play.say(B, "card angel_wings")
    assert sorted(play.player(A).hand) == ["angel_wings", "attack"]
    assert sorted(play.player(B).hand) == ["defense", "haste"]


@pytest.mark.rule("H3-HER-12", "H3-TRD-3")
def test_a_secondary_hero_is_a_hero_to_swap_with() -> None:
    state = together(hands=(["haste"], ["angel_wings"]))
    state.heroes[main_hero(B)].field = "S1.C"
    state.heroes[second_hero(B)] = HeroOnMap(B, "S3.NE")
    assert [one for one in offered(state) if one.startswith("swap")] == ["swap 1 haste"]


@pytest.mark.rule("H3-TRD-3")
def test_an_ally_may_decline_and_is_not_asked_again_this_round() -> None:
    state = together(hands=(["haste"], ["angel_wings"]))
    play = deal(state, "swap 1 haste").say(B, "done")
    assert play.player(A).hand == ["haste"]
    assert not [one for one in offered(state) if one.startswith("swap")]


@pytest.mark.rule("H3-TRD-3")
def test_allies_apart_or_rivals_do_not_swap() -> None:
    state = together(hands=(["haste"], ["angel_wings"]))
    state.heroes[main_hero(B)].field = "S1.C"
    assert not [one for one in offered(state) if one.startswith("swap")]
    rivals = realm(hands=(["haste"], ["angel_wings"]))
    rivals.heroes[main_hero(B)].field = "S3.NE"
    assert offered(rivals) == []


# ── units lent ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOD-5")
def test_units_are_lent_to_a_player_on_the_same_tile() -> None:
    state = together(armies=({"halberdiers": "pack", "griffins": "few"}, {}))
    state.players[A].hired = ["boars_neutral"]
    assert offered(state) == ["lend griffins 1", "lend halberdiers 1", "lend boars_neutral 1"]
    deal(state, "lend halberdiers 1")
    deal(state, "lend boars_neutral 1")
    assert (state.players[A].army, state.players[A].hired) == ({"griffins": "few"}, [])
    assert (state.players[B].army, state.players[B].hired) == ({"halberdiers": "pack"}, ["boars_neutral"])
    assert offered(state) == []  # the last unit stays


@pytest.mark.rule("H3-MOD-5")
@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("S3.W", "S3.E", True),  # on one tile
        ("S3.C", "S1.C", False),  # each in the own town
        ("S1.C", "S3.C", True),  # in the other's town
        ("S1.NE", "S3.NE", False),
        ("S1.C", "S3.W", True),
    ],
)
def test_who_is_near_enough_to_be_lent_a_unit(one: str, other: str, near: bool) -> None:
    state = together(armies=({"halberdiers": "pack", "griffins": "few"}, {}))
    state.heroes[main_hero(A)].field = one
    state.heroes[main_hero(B)].field = other
    assert bool(offered(state)) is near


@pytest.mark.rule("H3-MOD-5")
def test_elsewhere_units_are_not_lent() -> None:
    state = realm(armies=({"halberdiers": "pack", "griffins": "few"}, {}))
    state.heroes[main_hero(B)].field = "S3.NE"
    assert offered(state) == []
