"""Income, limits and prices of Heroes III, with their reasons."""

import pytest

from heraut.games.heroes3.model import Realm, main_hero
from heraut.games.heroes3.numbers import values
from heraut.kernel.values import explain, total
from tests.games.heroes3.playing import A, B, realm, table


def income(state: Realm, resource: str, seat: int = A) -> int:
    return total(values.income(table(state), seat, resource))


def cost(state: Realm, unit: str, way: str, *more: str | int) -> dict[str, int]:
    return values.cost_of_unit(table(state), A, unit, way, *more)  # type: ignore[arg-type]


# ── income ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-RND-2", "H3-SET-17")
def test_the_tracks_start_where_the_scenario_says() -> None:
    state = realm()
    assert [income(state, resource) for resource in ("gold", "materials", "valuables")] == [10, 2, 1]


@pytest.mark.rule("H3-RES-5", "H3-MIN-4", "H3-SIT-25", "H3-SIT-34")
def test_a_mine_is_a_step_for_whoever_holds_it() -> None:
    state = realm()
    state.sites["S3.SW"].flags = (A,)  # the ore pit of the Castle's tile
    assert income(state, "materials") == 4
    assert income(state, "gold") == 10
    state.sites["S3.SW"].flags = (B,)
    assert income(state, "materials") == 2
    assert income(state, "materials", B) == 4


@pytest.mark.rule("H3-ENC-1", "H3-ENC-3", "H3-ENC-4", "H3-ENC-9")
def test_a_settlement_brings_in_what_was_chosen() -> None:
    state = realm()
    settlement = state.sites["F3.W"]
    settlement.flags = (A,)
    assert income(state, "gold") == 10  # its owner chose to reinforce
    settlement.income = "valuables"
    assert income(state, "valuables") == 2
    settlement.flags = (B,)
    assert income(state, "valuables") == 1


@pytest.mark.rule("H3-RES-5", "H3-RES-6")
def test_a_track_ends_and_what_is_beyond_stays_counted() -> None:
    state = realm()
    for resource, end in (("gold", 45), ("materials", 14), ("valuables", 7)):
        state.players[A].start_income[resource] = end
    state.sites["S3.SW"].flags = (A,)
    assert income(state, "materials") == 14
    state.players[A].start_income["materials"] = 12
    assert income(state, "materials") == 14
    state.sites["S3.SW"].flags = ()
    assert income(state, "materials") == 12
    assert (income(state, "gold"), income(state, "valuables")) == (45, 7)


@pytest.mark.rule("H3-VAR-8")
def test_mines_and_settlements_bring_in_twice_as_much() -> None:
    state = realm(variants=["double_income"])
    state.sites["S3.SW"].flags = (A,)
    state.sites["F3.W"].flags = (A,)
    state.sites["F3.W"].income = "gold"
    assert [income(state, resource) for resource in ("gold", "materials", "valuables")] == [20, 6, 1]


def test_the_reasons_of_an_income() -> None:
    state = realm()
    state.sites["S3.SW"].flags = (A,)
    number, parts = explain(values.income(table(state), A, "materials"))
    assert number == 4
    assert [(part.amount, part.reason) for part in parts] == [(2, "start_income"), (2, "ore_pit"), (14, "end_of_track")]


@pytest.mark.rule("H3-UNI-29")
@pytest.mark.parametrize(("card", "gold", "valuables"), [("peasants_neutral", 3, 0), ("crystal_dragons_neutral", 0, 2)])
def test_units_that_bring_something_in(card: str, gold: int, valuables: int) -> None:
    state = realm()
    state.players[A].hired = [card]
    brought = [total(values.brought_by_army(table(state), A, one)) for one in ("gold", "materials", "valuables")]
    assert brought == [gold, 0, valuables]


# ── limits ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-LVL-9", "H3-TUR-10", "H3-LVL-1", "H3-CRD-15")
def test_hand_and_experts_by_level() -> None:
    hands, experts = [], []
    for level in range(1, 8):
        t = table(realm(levels=(level,)))
        hands.append(total(values.hand_limit(t, A)))
        experts.append(values.experts(t, A))
    assert hands == [4, 4, 5, 5, 6, 6, 7]
    assert experts == [0, 1, 1, 2, 2, 3, 3]


# ── prices ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-1", "H3-UNI-42")
def test_the_printed_prices_of_a_unit() -> None:
    assert cost(realm(), "griffins", "recruit") == {"gold": 4}
    assert cost(realm(), "champions", "reinforce") == {"gold": 20, "valuables": 1}


@pytest.mark.rule("H3-ENC-5")
def test_half_price_is_rounded_up_in_every_resource() -> None:
    assert cost(realm(), "halberdiers", "reinforce", "half_up") == {"gold": 2}
    assert cost(realm(), "champions", "reinforce", "half_up") == {"gold": 10, "valuables": 1}


@pytest.mark.rule("H3-COM-7")
def test_necromancy_halves_the_gold_and_rounds_down() -> None:
    assert cost(realm(), "marksmen", "reinforce", "half_gold_down") == {"gold": 2}
    assert cost(realm(), "archangels", "reinforce", "half_gold_down") == {"gold": 15}


@pytest.mark.rule("H3-ENC-2")
def test_what_is_free_costs_nothing() -> None:
    assert cost(realm(), "champions", "reinforce", "free") == {}


@pytest.mark.rule("H3-COM-7", "H3-RES-7")
def test_a_discount_never_goes_below_nothing() -> None:
    assert cost(realm(), "griffins", "reinforce", "full", 4) == {"gold": 2}
    assert cost(realm(), "griffins", "recruit", "full", 6) == {}


@pytest.mark.rule("H3-UNI-29")
def test_champions_are_cheaper_to_reinforce_on_stables() -> None:
    state = realm()
    state.heroes[main_hero(A)].field = "F3.E"
    assert cost(state, "champions", "reinforce") == {"gold": 14, "valuables": 1}
    assert cost(state, "champions", "recruit") == {"gold": 12}
    assert cost(state, "griffins", "reinforce") == {"gold": 6}


@pytest.mark.rule("H3-SPL-11")
def test_the_price_of_a_spell_by_town() -> None:
    t = table(realm())
    prices = {faction: total(values.price_of_spell(t, faction)) for faction in ("castle", "dungeon", "necropolis")}
    assert prices == {"castle": 6, "dungeon": 5, "necropolis": 5}
