"""What lasts, read as words: every status of the box, by its kind."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.answers.with_cards import Learn, UseLasting
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import UNITS, WOUND, HexId
from heraut.games.mage_knight.numbers import statuses, terrain
from heraut.games.mage_knight.numbers.mana import dice_left, purse_of
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.numbers.statuses import Worth
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.rules.ch1_reminders import boosts
from heraut.kernel.values import explain, total
from tests.games.mage_knight.dealing import ATTACK, CONTENT, GAME, TALK, A, B, land

HEXES = {printed.terrain: HexId(hex) for hex, printed in CONTENT.hexes.items()}


def table(state: Land, *laid: str, on: int = A, amount: int = 0) -> Game:
    """A table with these statuses on a piece."""
    for status in laid:
        state.gain(on, status, CONTENT.statuses[status].until, amount)
    return Game(GAME, state)


def cost(name: str, *laid: str, night: bool = False, seat: int = A, state: Land | None = None) -> int | None:
    t = table(state or land(night=night), *laid, on=seat)
    parts = terrain.parts_of_cost(t, seat, HEXES[name])  # type: ignore[index]
    found = terrain.cost_of(t, seat, HEXES[name])  # type: ignore[index]
    assert found == (None if parts is None else explain(parts)[0])  # and its parts are in order
    return found


# ── terrain ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MOV-2", "MK-MOV-11", "MK-MOV-12")
def test_e10_costs_by_day_and_by_night() -> None:
    for night in (False, True):
        assert [cost(name, night=night) for name in ("plains", "hills", "swamp", "wasteland")] == [2, 3, 5, 4]
        assert cost("city", night=night) == 2
    assert (cost("forest"), cost("desert")) == (3, 5)  # 3 + 5 = 8
    assert (cost("forest", night=True), cost("desert", night=True)) == (5, 3)  # 5 + 3 = 8


@pytest.mark.rule("MK-MOV-13")
@pytest.mark.parametrize("name", ["lake", "mountain", "sea"])
def test_lake_mountain_and_sea_cannot_be_entered(name: str) -> None:
    assert cost(name) is None


@pytest.mark.rule("MK-MOV-27")
def test_e13_reductions() -> None:
    assert cost("swamp", "frost_swamp", "foresters", night=True) == 0  # 1 - 1
    assert cost("forest", "frost_swamp", "foresters", night=True) == 4  # 5 - 1
    assert cost("hills", "good_path", "foresters") == 1  # at most 2, then 2 - 1
    praying = land(centre=(("norowas_prayer_of_weather", B, ""),))
    assert cost("hills", state=praying) == 4  # 3 + 1
    assert cost("swamp", state=praying) == 5  # not above 5
    assert cost("hills", seat=B, state=praying) == 3  # not for whoever prayed


TERRAIN = [
    ("frost_swamp", "swamp", False, 1),
    ("frost_lake", "lake", False, 1),
    ("wind_1", "plains", False, 1),
    ("wind_1", "hills", False, 3),
    ("wind_2", "wasteland", False, 2),
    ("wind_lake", "lake", False, 0),
    ("path", "swamp", False, 4),
    ("path", "plains", False, 2),
    ("good_path", "desert", False, 2),
    ("foresters", "forest", False, 2),
    ("fair_weather", "plains", False, 1),
    ("fair_weather", "swamp", False, 3),
    ("foul_weather", "forest", True, 5),
    ("sunlight", "forest", True, 3),
    ("sunlight", "forest", False, 3),
    ("darkness", "desert", False, 3),
    ("bent_space", "hills", False, 3),
]


@pytest.mark.rule("MK-MOV-27", "MK-CRD-22")
@pytest.mark.parametrize(("status", "name", "night", "expected"), TERRAIN)
def test_terrain_by_lasting_effects(status: str, name: str, night: bool, expected: int) -> None:
    assert cost(name, status, night=night) == expected


@pytest.mark.rule("MK-MOV-27")
def test_each_floor_bounds_its_own_reduction_in_the_best_order() -> None:
    assert cost("hills", "foresters", "path") == 1  # 3 - 1 = 2 (not below 2), then 2 - 1
    assert cost("plains", "wind_2", "wind_1") == 0  # never below 0
    weather = land(centre=(("norowas_prayer_of_weather", B, ""),))
    assert cost("hills", "path", state=weather) == 3  # 3 + 1 first, then - 1


@pytest.mark.rule("MK-MOV-2", "MK-MOV-6", "MK-CRD-22")
def test_bent_space_reaches_farther_and_provokes_nobody() -> None:
    t = table(land())
    assert (terrain.stride(t, A), terrain.calm(t, A)) == (1, False)
    t = table(land(), "bent_space")
    assert (terrain.stride(t, A), terrain.calm(t, A)) == (2, True)
    assert (terrain.stride(t, B), terrain.calm(t, B)) == (1, False)


# ── the Source ───────────────────────────────────────────────────────────────────────────────────────────────────────

DICE = [("extra_die", 2), ("three_dice", 4), ("no_dice", 0), ("frozen_source", 0), ("sunlight", 1)]


@pytest.mark.rule("MK-PRE-7", "MK-CRD-22")
@pytest.mark.parametrize(("status", "left"), DICE)
def test_how_many_dice(status: str, left: int) -> None:
    assert dice_left(table(land(), status), A) == left


@pytest.mark.rule("MK-PRE-7", "MK-SKL-3")
def test_a_frozen_source_leaves_others_the_dice_that_effects_give() -> None:
    t = table(land(source=["red", "red"], centre=(("goldyx_source_freeze", B, ""),)))
    assert (dice_left(t, A), dice_left(t, B)) == (0, 1)
    t.state.gain(A, "extra_die", "turn")
    assert dice_left(t, A) == 1
    assert purse_of(t, A).affords(("red",))


PAYS = [
    # status, by night?, the Source, tokens, the price that it makes payable
    ("special_dice_any", False, ["black"], [], ("red",)),
    ("special_dice_any", True, ["gold"], [], ("blue",)),
    ("endless_red", True, [], [], ("red", "red", "black")),
    ("endless_blue", True, [], [], ("blue", "black")),
    ("endless_white", True, [], [], ("white", "black")),
    ("endless_green", True, [], [], ("green", "black")),
    ("sunlight", True, [], ["gold"], ("red",)),
    ("darkness", False, [], ["black"], ("black",)),
    ("polarized", False, [], ["red"], ("blue",)),
]


@pytest.mark.rule("MK-MAN-13", "MK-MAN-10", "MK-CRD-22")
@pytest.mark.parametrize(("status", "night", "source", "mana", "price"), PAYS)
def test_what_may_pay(status: str, night: bool, source: list[str], mana: list[str], price: tuple[str, ...]) -> None:
    assert not purse_of(table(land(source=source, mana=mana, night=night)), A).affords(price)
    assert purse_of(table(land(source=source, mana=mana, night=night), status), A).affords(price)


@pytest.mark.rule("MK-MAN-13")
def test_endless_black_is_dead_by_day() -> None:
    assert not purse_of(table(land(), "endless_red"), A).affords(("red", "black"))


@pytest.mark.rule("MK-EXP-21")
def test_sunlight_shows_garrisons_as_by_day() -> None:
    assert not statuses.sees_as_by_day(table(land(night=True)), A)
    assert statuses.sees_as_by_day(table(land(night=True), "sunlight"), A)


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────

BOOSTS = [
    # status, what is played, for what, what becomes of it
    ("ambush", Points(2, source="card rage basic"), "attack", Points(3, source="card rage basic")),
    ("ambush", Points(2, source="card rage basic"), "block", Points(4, source="card rage basic")),
    ("great_ambush", Points(3, "ice", "siege", "card x"), "attack", Points(5, "ice", "siege", "card x")),
    ("great_ambush", Points(2, source="card rage basic"), "block", Points(6, source="card rage basic")),
    ("leadership", Points(3, source="unit peasants 1 1"), "block", Points(6, source="unit peasants 1 1")),
    ("leadership", Points(2, source="unit peasants 1 1"), "attack", Points(4, source="unit peasants 1 1")),
    ("leadership", Points(2, "physical", "ranged", "unit x 1"), "attack", Points(3, "physical", "ranged", "unit x 1")),
    ("leadership", Points(2, "physical", "siege", "unit x 1"), "attack", Points(2, "physical", "siege", "unit x 1")),
    ("all_coldfire", Points(2, source="skill x"), "attack", Points(2, "coldfire", source="skill x")),
    ("all_siege", Points(2, source="skill x"), "attack", Points(2, reach="siege", source="skill x")),
    ("all_coldfire", Points(2, source="skill x"), "block", Points(2, source="skill x")),
    ("heat_2", Points(2, source="unit peasants 1 1"), "attack", Points(4, source="unit peasants 1 1")),
    ("heat_3", Points(2, source="unit peasants 1 1"), "block", Points(5, source="unit peasants 1 1")),
    ("glory_for_all", Points(2, source="unit peasants 1 1"), "attack", Points(3, source="unit peasants 1 1")),
    ("heat_3", Points(2, source="card rage basic"), "block", Points(2, source="card rage basic")),
]  # fmt: skip


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize(("status", "played", "use", "expected"), BOOSTS)
def test_what_becomes_of_points(status: str, played: Points, use: str, expected: Points) -> None:
    t = table(land(units=["peasants"]), status)
    assert boosts.boosted(t, A, use, played) == expected
    once = CONTENT.statuses[status].times and played != expected
    again = boosts.boosted(t, A, use, played)
    assert again == (played if once else expected)


@pytest.mark.rule("MK-CRD-22")
def test_double_physical_counts_twice() -> None:
    assert statuses.doubled(table(land(), "double_physical"), A) == ["physical"]
    assert statuses.doubled(table(land()), A) == []


CONVERTS = [
    ("agile", {"attack"}, "move"),
    ("agile_ranged", {"ranged"}, "move"),
    ("talks", {"block"}, "influence"),
    ("talks_ice", {"block"}, "influence"),
    ("talks_fire", {"block"}, "influence"),
]


@pytest.mark.rule("MK-CRD-6", "MK-CRD-22")
@pytest.mark.parametrize(("status", "uses", "more"), CONVERTS)
def test_points_that_are_turned_into_others_are_of_use(status: str, uses: set[str], more: str) -> None:
    t = table(land())
    assert statuses.of_use(t, A, frozenset(uses)) == uses
    assert statuses.of_use(t, A, frozenset(uses), (status,)) == {*uses, more}
    assert statuses.of_use(table(land(), status), A, frozenset(uses)) == {*uses, more}
    assert more not in statuses.of_use(table(land(), status), A, frozenset(("heal",)))


@pytest.mark.rule("MK-CRD-6", "MK-CRD-22")
def test_where_all_attacks_are_siege_any_is_of_use_in_phase_1() -> None:
    assert "attack" in statuses.of_use(table(land(), "all_siege"), A, frozenset(("siege",)))
    assert "attack" not in statuses.of_use(table(land()), A, frozenset(("siege",)))


# ── cards sideways ───────────────────────────────────────────────────────────────────────────────────────────────────

SIDEWAYS = [
    ("careless", 0, "rage", (Worth(2, "careless"),)),
    ("careless", 0, "agility", (Worth(3, "careless"),)),
    ("careless", 0, "fireball", (Worth(3, "careless"),)),
    ("without_magic", 0, "rage", (Worth(2, "without_magic"), Worth(3, "without_magic", "no_dice"))),
    ("universal_power", 1, "rage", (Worth(4, "universal_power"),)),
    ("universal_power", 2, "rage", (Worth(3, "universal_power"),)),
    ("universal_power", 1, "ruby_ring", (Worth(3, "universal_power"),)),
    ("power_of_pain", 0, WOUND, (Worth(2, "power_of_pain"),)),
    ("power_of_pain", 0, "rage", (Worth(1),)),
    ("careless", 0, WOUND, ()),
]


@pytest.mark.rule("MK-CRD-1", "MK-CRD-14", "MK-CRD-22")
@pytest.mark.parametrize(("status", "amount", "card", "worths"), SIDEWAYS)
def test_what_a_card_is_worth_sideways(status: str, amount: int, card: str, worths: tuple[Worth, ...]) -> None:
    assert amount == 0 or COLOURS[0] == MANA[0] == "red"
    assert statuses.sideways(table(land(), status, amount=amount), A, card) == worths


@pytest.mark.rule("MK-CRD-22")
def test_without_magic_is_worth_no_more_once_a_die_was_used() -> None:
    t = table(land(), "without_magic")
    t.state.heroes[A].turn = t.state.heroes[A].turn._replace(dice=("red",))
    assert statuses.sideways(t, A, "rage") == (Worth(2, "without_magic"),)


# ── units, enemies, the hand ─────────────────────────────────────────────────────────────────────────────────────────

BANNERS = [
    ("glory_on_unit", UNITS + 1, 1, frozenset()),
    ("glory_for_all", A, 1, frozenset()),
    ("protection_on_unit", UNITS + 1, 1, frozenset(("fire", "ice"))),
    ("units_resist_all", A, 0, frozenset(("physical", "fire", "ice"))),
]


@pytest.mark.rule("MK-CRD-3", "MK-CRD-12", "MK-CRD-22")
@pytest.mark.parametrize(("status", "on", "armour", "resists"), BANNERS)
def test_what_units_have_more(status: str, on: int, armour: int, resists: frozenset[str]) -> None:
    t = table(land(units=["peasants", "foresters"]), status, on=on)
    one, other = t.state.heroes[A].units
    assert total(statuses.unit_armour(t, A, one)) == armour
    assert statuses.unit_resists(t, A, one) == resists
    assert total(statuses.unit_armour(t, A, other)) == (armour if on == A else 0)


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize("status", ["heat_2", "heat_3"])
def test_into_the_heat_no_unit_is_hurt(status: str) -> None:
    assert statuses.units_unhurt(table(land(), status), A)
    assert not statuses.units_unhurt(table(land(), status), B)


@pytest.mark.rule("MK-CMB-24", "MK-CRD-22")
def test_what_enemies_lose() -> None:
    assert statuses.walls_fall(table(land(), "no_walls"), A)
    assert not statuses.walls_fall(table(land()), A)
    assert statuses.stripped(table(land(), "no_physical_resistance"), A) == {"physical"}


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize(("status", "more"), [("draw_two_more", 2), ("bent_time", -20)])
def test_the_limit_of_the_next_draw(status: str, more: int) -> None:
    assert total(statuses.limit_more(table(land(), status), A)) == more


# ── what is offered ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize(("status", "price"), [("learning", 6), ("deep_learning", 9)])
def test_a_lesson_is_offered_to_whoever_can_pay(status: str, price: int) -> None:
    t = table(land(advanced=("agility",)), status)
    t.state.heroes[A].influence = price - 1
    assert boosts.offers(t, A, frozenset(TALK)) == []
    t.state.heroes[A].influence = price
    assert boosts.offers(t, A, frozenset(TALK)) == [Learn("agility", status)]  # type: ignore[arg-type]
    assert boosts.offers(t, A, frozenset(ATTACK)) == []


@pytest.mark.rule("MK-CRD-22")
def test_flames_return_in_phase_4() -> None:
    t = table(land(), "flames_return")
    assert boosts.offers(t, A, frozenset(ATTACK)) == [UseLasting("flames_return")]
    assert boosts.offers(t, A, frozenset(("ranged", "siege"))) == []


@pytest.mark.rule("MK-CRD-22")
def test_an_effect_that_works_so_often_is_used_up() -> None:
    t = table(land(), "grail_fame", "extra_die", "extra_die")
    statuses.use_up(t, A, "grail_fame")
    assert t.state.has(A, "grail_fame")  # 2 times
    statuses.use_up(t, A, "grail_fame")
    assert not t.state.has(A, "grail_fame")
    statuses.use_up(t, A, "extra_die")  # it lasts
    assert dice_left(t, A) == 3
    t = table(land(), "ambush", "ambush")
    statuses.use_up(t, A, "ambush")
    assert t.state.has(A, "ambush")  # one of two
