"""Sites: what a field is to a player, and what a visit gives, site by site."""

from __future__ import annotations

from typing import Any

import pytest

import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
from heraut.games.heroes3.model import AI, NOBODY, LaidTile, Realm
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.rules.ch03_play import movement
from heraut.games.heroes3.rules.ch08_map import map_sites, site_gifts
from heraut.kernel.values import total
from tests.games.heroes3.mapping import A1, A2, B1, Settled, combats, lay_site, offered, stand
from tests.games.heroes3.playing import CONTENT, A, B, Play, realm, table

__all__ = ["combats"]


def visit(site: str, *results: Any, hero: int = A1, forced: bool = True, **more: Any) -> Play:
    """A hero of A explores a field with this site; the discard of each shared deck has a card."""
    state = realm(**more)
    state.discards |= {"abilities": ["tactics"], "artifacts": ["golden_bow"], "spells": ["curse"]}
    field = lay_site(state, site, hero)
    return Play(state, map_sites.Visit(hero, field), *results, forced=forced)


def field_of(play: Play, hero: int = A1) -> str:
    return play.state.heroes[hero].field


def income(state: Realm, seat: int) -> tuple[int, int, int]:
    """What a seat gains each resource round, less what the scenario starts it with (10, 2 and 1)."""
    t = table(state)
    gold, materials, valuables = (
        total(values.income(t, seat, resource)) for resource in ("gold", "materials", "valuables")
    )
    return gold - 10, materials - 2, valuables - 1


# ── what a field is ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CAT-6")
def test_an_empty_field_has_no_effect_and_no_guards(combats: type[Settled]) -> None:
    state = realm()
    stand(state, A1, "F1.NW", 1)
    play = Play(state, movement.MoveHero(A1, "F1.C"))
    assert play.over
    assert combats.fought == []
    assert map_fields.is_empty_for(play.t, A, "F1.C")
    assert not map_fields.is_empty_for(play.t, A, "F1.W")  # blocked is not empty
    assert [fact.kind for fact in play.facts] == ["moves"]


@pytest.mark.rule("H3-CAT-1")
@pytest.mark.rule("H3-CAT-2")
@pytest.mark.rule("H3-CAT-7")
def test_a_visited_field_bears_a_black_cube_and_is_empty(combats: type[Settled]) -> None:
    state = realm(gold=(0, 0))
    stand(state, A1, "N6.W", 3)
    play = Play(state, movement.MoveHero(A1, "N6.SW"))
    assert state.sites["N6.SW"].cube
    assert play.money() == (3, 0, 0)
    assert map_fields.is_empty_for(play.t, A, "N6.SW")
    assert map_fields.is_empty_for(play.t, B, "N6.SW")
    stand(state, A1, "N6.W", 3)
    assert Play(state, movement.MoveHero(A1, "N6.SW")).money() == (3, 0, 0)


@pytest.mark.rule("H3-CAT-3")
@pytest.mark.rule("H3-CAT-8")
@pytest.mark.rule("H3-CAT-12")
def test_a_flaggable_field_bears_the_cube_of_its_captor_until_another_comes(combats: type[Settled]) -> None:
    state = realm()
    stand(state, A1, "N6.NW", 1)
    Play(state, movement.MoveHero(A1, "N6.NE"))
    assert state.sites["N6.NE"].flags == (A,)
    assert not state.sites["N6.NE"].cube
    assert income(state, A) == (5, 0, 0)
    assert map_fields.is_empty_for(table(state), A, "N6.NE")
    assert not map_fields.is_empty_for(table(state), B, "N6.NE")
    stand(state, A1, "F1.C")
    stand(state, B1, "N6.NW", 1)
    play = Play(state, movement.MoveHero(B1, "N6.NE"))
    assert state.sites["N6.NE"].flags == (B,)
    assert (income(state, A), income(state, B)) == ((0, 0, 0), (5, 0, 0))
    assert play.last("flag_lost") == {"seat": A, "field": "N6.NE"}


@pytest.mark.rule("H3-CAT-9")
def test_a_field_with_an_allys_cube_is_empty() -> None:
    state = realm(scenario="fan_emerald_island", factions=("castle", "necropolis"))
    state.sites["S1.W"].flags = (B,)
    assert map_fields.is_empty_for(table(state), A, "S1.W")
    clash = realm()
    clash.sites["S1.W"].flags = (B,)
    assert not map_fields.is_empty_for(table(clash), A, "S1.W")


@pytest.mark.rule("H3-CAT-4")
def test_a_revisitable_field_works_again_and_again() -> None:
    state = realm()
    stand(state, A1, "F1.C", 2)
    for expected in (1, 2):
        stand(state, A1, "F1.C", 2)
        Play(state, movement.MoveHero(A1, "F1.SE"), forced=True)
        assert state.heroes[A1].extra == 1, expected
    assert not state.sites["F1.SE"].cube
    assert not map_fields.is_empty_for(table(state), A, "F1.SE")


@pytest.mark.rule("H3-CAT-10")
@pytest.mark.rule("H3-CAT-11")
def test_a_refused_visit_leaves_its_cube_all_the_same() -> None:
    play = visit("shrine_incantation", gold=(3, 0))
    play.asks(A, "take_one", "take 0", "done")
    play.say(A, "done")
    assert play.state.sites[field_of(play)].cube
    assert play.money() == (3, 0, 0)
    useless = visit("shrine_incantation", gold=(2, 0))
    assert useless.over  # nothing to choose
    assert useless.state.sites[field_of(useless)].cube


@pytest.mark.rule("H3-CAT-11")
@pytest.mark.parametrize(
    "site", ["shrine_gesture", "shrine_incantation", "tree_of_knowledge", "warriors_tomb", "artifact_symbol"]
)
def test_searches_and_payments_may_be_declined(site: str) -> None:
    assert visit(site, gold=(20, 0)).options[-1] == "done"


@pytest.mark.rule("H3-TIL-7")
@pytest.mark.rule("H3-DIF-2")
@pytest.mark.parametrize(
    ("difficulty", "guards"),
    [
        ("easy", {"bronze": 2, "silver": 1}),
        ("normal", {"bronze": 1, "silver": 2}),
        ("hard", {"silver": 3}),
        ("impossible", {"silver": 2, "golden": 1}),
    ],
)
def test_the_numeral_of_a_field_says_who_guards_it(difficulty: str, guards: dict[str, int]) -> None:
    """Pandora's box of N6, level IV."""
    t = table(realm(difficulty=difficulty))
    assert map_fields.guard_level(t, "N6.C") == 4
    assert map_fields.guards_of(t, "N6.C") == guards
    assert map_fields.guards_of(t, "N6.W") == {}


def test_a_scenario_names_guards_of_its_own_and_leaves_fields_unguarded() -> None:
    state = realm(scenario="fan_force_of_will", difficulty="hard")
    state.tiles[3].turn = 0
    geography.show(table(state), 3)
    assert map_fields.guards_of(table(state), "C1.C") == {"azure": 1, "golden": 3}
    mission = realm(1, scenario="fan_queens_gambit_1")
    assert map_fields.guard_level(table(mission), "F3.W") == 0
    assert map_fields.guard_level(table(mission), "F3.C") == 2


@pytest.mark.rule("H3-CMB-1")
def test_guards_are_back_when_a_black_cube_leaves_but_a_flagged_field_stays_open() -> None:
    state = realm()
    state.sites["N6.C"].cube = state.sites["N6.C"].won = True
    state.sites["N6.NE"].won = True
    assert map_fields.guard_level(table(state), "N6.C") == 0
    assert map_fields.guard_level(table(state), "N6.NE") == 0
    Play(state, site_gifts.ClearBlackCubes(A, A1, "proclamation/friendly_beaver"))
    assert map_fields.guard_level(table(state), "N6.C") == 4
    assert map_fields.guard_level(table(state), "N6.NE") == 0


# ── sites that give something at once ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIT-2")
def test_water_wheel() -> None:
    assert visit("water_wheel").money() == (3, 0, 0)


@pytest.mark.rule("H3-SIT-3")
def test_windmill() -> None:
    assert visit("windmill").money() == (0, 0, 1)


@pytest.mark.rule("H3-SIT-4")
@pytest.mark.parametrize(("answer", "money"), [("take 0", (2, 0, 0)), ("take 1", (0, 0, 1))])
def test_mystical_garden(answer: str, money: tuple[int, int, int]) -> None:
    play = visit("mystical_garden")
    play.asks(A, "take_one", "take 0", "take 1")
    assert play.say(A, answer).money() == money


@pytest.mark.rule("H3-SIT-5")
def test_shrine_of_magic_gesture() -> None:
    play = visit("shrine_gesture")
    play.say(A, "take 0").say(A, "look", "haste", "slow").say(A, "card haste")
    assert play.player().hand == ["haste"]


@pytest.mark.rule("H3-SIT-7")
def test_shrine_of_magic_incantation() -> None:
    play = visit("shrine_incantation", gold=(3, 0))
    play.say(A, "take 0").say(A, "look", "haste", "slow").say(A, "card haste")
    assert play.player().hand == ["haste"]
    assert play.money() == (0, 0, 0)


@pytest.mark.rule("H3-SIT-6")
@pytest.mark.parametrize(("answer", "left"), [("take 0", (10, 0, 0)), ("take 1", (0, 0, 3))])
def test_tree_of_knowledge(answer: str, left: tuple[int, int, int]) -> None:
    """3 valuables or 10 gold for 2 experience: a whole level."""
    play = visit("tree_of_knowledge", gold=(10, 0), valuables=(3, 0))
    play.asks(A, "take_one", "take 0", "take 1", "done")
    play.say(A, answer)
    assert play.money() == left
    assert play.player().level == 2


@pytest.mark.rule("H3-SIT-9")
@pytest.mark.parametrize("hero", [A1, A2])
def test_learning_stone_teaches_the_main_hero_whoever_visits(hero: int) -> None:
    play = visit("learning_stone", hero=hero)
    assert (play.player().level, play.player().experience) == (1, 1)


@pytest.mark.rule("H3-SIT-10")
@pytest.mark.rule("H3-AID-8")
def test_witch_hut_removes_an_ability() -> None:
    play = visit("witch_hut", hands=(["luck", "attack"], []))
    play.asks(A, "take_one", "take 0", "take 1", "done")
    play.say(A, "take 0")
    assert play.player().hand == ["attack"]
    assert play.player().removed == ["luck"]


@pytest.mark.rule("H3-SIT-10")
@pytest.mark.parametrize("takes", [True, False])
def test_witch_hut_shows_the_top_ability(takes: bool) -> None:
    play = visit("witch_hut", shared={"abilities": ["luck", "estates"]})
    play.say(A, "take 0" if play.options[0] == "take 0" else "take 1", "luck")
    play.asks(A, "take_ability", "card luck", "done")
    assert [fact.to for fact in play.facts if fact.kind == "top_ability"] == [(A,)]
    play.say(A, "card luck" if takes else "done")
    assert play.player().hand == (["luck"] if takes else [])
    assert play.state.discards["abilities"] == ["tactics"] + ([] if takes else ["luck"])
    assert play.state.decks["abilities"].bag == ["estates"]


@pytest.mark.rule("H3-SIT-11")
def test_temple() -> None:
    assert visit("temple").player().morale == 1


@pytest.mark.rule("H3-SIT-12")
def test_stables() -> None:
    play = visit("stables")
    assert play.state.heroes[A1].extra == 1
    assert "revisit 0" not in offered(play.state)


@pytest.mark.rule("H3-SIT-12")
def test_horses_are_not_changed_between_neighbouring_stables() -> None:
    """Otherwise one could ride back and forth for ever."""
    state = realm()
    stand(state, A1, "F1.SE", 2)
    state.heroes[A1].came_from = "F3.E"
    Play(state, map_sites.Visit(A1, "F1.SE"))
    assert state.heroes[A1].extra == 0


@pytest.mark.rule("H3-SIT-13")
@pytest.mark.rule("H3-SIT-30")
@pytest.mark.parametrize(("before", "after", "drops"), [(1, -1, False), (0, 0, True)])
def test_warriors_tomb(before: int, after: int, drops: bool) -> None:
    """Two searches, then two Negative Morale one after the other."""
    play = visit("warriors_tomb")
    play.player().morale = before
    play.say(A, "take 0")
    for _ in range(2):
        play.say(A, "look", *sorted(play.state.decks["artifacts"].bag)[:2])
        play.say(A, play.options[0])
    assert len(play.player().hand) == 2
    assert (play.player().morale, play.player().drops_hand) == (after, drops)


@pytest.mark.rule("H3-SIT-15")
def test_fountain_of_youth() -> None:
    play = visit("fountain_of_youth")
    assert play.state.heroes[A1].extra == 1
    assert play.player().morale == 1


@pytest.mark.rule("H3-SIT-16")
def test_magic_spring() -> None:
    """Of the top three (the last ones) one to hand, the other two in the order one likes."""
    discard = ["attack", "haste", "luck", "slow"]
    play = visit("magic_spring", discards=(discard, []))
    play.say(A, "take 0")
    play.asks(A, "dip_in_discard", "discarded haste", "discarded luck", "discarded slow")
    play.say(A, "discarded luck")
    play.asks(A, "put_on_top", "discarded haste", "discarded slow")
    play.say(A, "discarded haste")
    assert play.player().hand == ["luck"]
    assert play.player().discard == ["attack", "slow", "haste"]
    assert visit("magic_spring", discards=(["haste"], [])).say(A, "take 0").player().hand == ["haste"]


@pytest.mark.rule("H3-SIT-16")
def test_magic_spring_with_nothing_to_dip_for() -> None:
    play = visit("magic_spring")
    play.say(A, "take 0") if play.asked else None
    assert play.over


@pytest.mark.rule("H3-SIT-17")
@pytest.mark.rule("H3-TRD-8")
@pytest.mark.rule("H3-TRD-2")
def test_trading_post_exchanges_or_removes_a_card() -> None:
    play = visit("trading_post", gold=(6, 0), hands=(["haste"], []))
    play.asks(A, "take_one", "take 0", "take 1", "done")
    play.say(A, "take 1")
    assert play.over  # one or the other
    assert play.player().removed == ["haste"]
    assert play.money() == (7, 0, 0)
    trade = visit("trading_post", gold=(6, 0), hands=(["haste"], [])).say(A, "take 0")
    assert trade.asked == (A, "trade")
    assert not trade.state.sites[field_of(trade)].cube


@pytest.mark.rule("H3-VAR-9")
def test_with_free_trade_a_trading_post_is_visited_once_for_an_artifact() -> None:
    play = visit("trading_post", "speculum", variants=["free_trade"])
    assert play.player().hand == ["speculum"]
    assert play.state.sites[field_of(play)].cube
    assert map_fields.is_empty_for(play.t, A, field_of(play))
    assert "revisit 0" not in offered(play.state)


@pytest.mark.rule("H3-SIT-18")
@pytest.mark.rule("H3-AID-1")
def test_treasure_symbol() -> None:
    """The field of S3 shows one die: experience. That of F8 two, one of which is kept."""
    state = realm()
    stand(state, A1, "S3.W")
    assert Play(state, map_sites.Visit(A1, "S3.W"), 0, forced=True).player().experience == 1
    state = realm()
    state.tiles[1] = LaidTile("far", 3, -2, "F8")
    geography.show(table(state), 1)
    stand(state, A1, "F8.SW")
    play = Play(state, map_sites.Visit(A1, "F8.SW"), 0, 2, forced=True)
    play.asks(A, "keep_treasure_die", "face 0", "face 2")
    play.say(A, "face 0")
    assert play.player().experience == 1


@pytest.mark.rule("H3-SIT-19")
@pytest.mark.rule("H3-AID-2")
def test_resource_symbol() -> None:
    faces = [
        {name: getattr(face, name) for name in ("gold", "materials", "valuables")}
        for face in CONTENT.dice["resource"].faces
    ]
    six_gold = faces.index({"gold": 6, "materials": 0, "valuables": 0})
    assert visit("resource_symbol", six_gold).money() == (6, 0, 0)


@pytest.mark.rule("H3-SIT-20")
def test_artifact_symbol() -> None:
    play = visit("artifact_symbol")
    play.say(A, "take 0").say(A, "look", "speculum", "angel_wings").say(A, "card speculum")
    assert play.player().hand == ["speculum"]


@pytest.mark.rule("H3-SIT-26")
@pytest.mark.parametrize(("answer", "die"), [("take 0", "treasure"), ("take 1", "resource")])
def test_pandoras_box(answer: str, die: str) -> None:
    play = visit("pandoras_box")
    play.asks(A, "take_one", "take 0", "take 1")
    play.say(A, answer, 0, 2)
    play.asks(A, f"keep_{die}_die", "face 0", "face 2")


@pytest.mark.rule("H3-SIT-21")
@pytest.mark.rule("H3-SIT-29")
def test_grail() -> None:
    play = visit("grail")
    assert play.state.grail == A
    assert play.told("grail") == [{"seat": A}]
    state = play.state
    state.sites["C2.C"].cube = False
    stand(state, B1, "C2.C")
    again = Play(state, map_sites.Visit(B1, "C2.C"))
    assert state.grail == A
    assert again.told("grail") == []
    assert realm().grail == NOBODY


@pytest.mark.rule("H3-SIT-22")
def test_a_visit_to_a_sanctuary_gives_nothing() -> None:
    play = visit("sanctuary")
    assert play.over
    assert not play.state.sites[field_of(play)].cube


@pytest.mark.rule("H3-SIT-27")
@pytest.mark.parametrize("tile", sorted(CONTENT.tiles))
def test_a_blocked_field_is_of_no_category_and_never_a_goal(tile: str) -> None:
    state = realm()
    state.tiles = {0: LaidTile("near", 0, 0, tile)}
    geography.show(table(state), 0)
    blocked = next(f"{tile}.{one.spot}" for one in CONTENT.tiles[tile].fields if one.site == "blocked")
    assert map_fields.category(table(state), blocked) == "none"
    for field in geography.fields_of(CONTENT.tiles[tile]):
        stand(state, A1, field)
        assert blocked not in movement.ways(table(state), A1).stops


@pytest.mark.rule("H3-HER-10")
def test_what_a_secondary_hero_finds_goes_to_the_players_hand() -> None:
    play = visit("artifact_symbol", hero=A2)
    play.say(A, "take 0").say(A, "look", "speculum", "angel_wings").say(A, "card speculum")
    assert play.player().hand == ["speculum"]


# ── mines ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MIN-1")
@pytest.mark.rule("H3-MIN-3")
@pytest.mark.rule("H3-SIT-25")
@pytest.mark.rule("H3-SIT-33")
@pytest.mark.rule("H3-SIT-34")
@pytest.mark.rule("H3-AID-9")
@pytest.mark.parametrize(
    ("mine", "gives"),
    [
        ("ore_pit", (0, 2, 0)),
        ("gold_mine", (5, 0, 0)),
        ("alchemist_lab", (0, 0, 1)),
        ("crystal_cavern", (0, 0, 1)),
        ("gem_pond", (0, 0, 1)),
    ],
)
def test_a_mine_raises_the_income_and_gives_it_at_once_to_the_first(mine: str, gives: tuple[int, int, int]) -> None:
    state = realm()
    field = next(name for name, one in CONTENT.fields.items() if one.mine == mine)
    if field not in state.sites:
        state.tiles[2] = LaidTile("near", 0, 0, field.partition(".")[0])
        geography.show(table(state), 2)
    stand(state, A1, field)
    play = Play(state, map_sites.Visit(A1, field))
    assert play.money(A) == gives
    assert income(state, A) == gives
    stand(state, B1, field)
    later = Play(state, map_sites.Visit(B1, field))
    assert later.money(B) == (0, 0, 0)  # not the first
    assert income(state, B) == gives
    assert income(state, A) == (0, 0, 0)


@pytest.mark.rule("H3-VAR-8")
def test_double_income_doubles_the_gift_of_the_first_too() -> None:
    state = realm(variants=["double_income"])
    stand(state, A1, "N6.NE")
    assert Play(state, map_sites.Visit(A1, "N6.NE")).money() == (10, 0, 0)


@pytest.mark.rule("H3-MIN-2")
def test_anothers_mine_is_flagged_without_combat(combats: type[Settled]) -> None:
    state = realm()
    site = state.sites["N6.NE"]
    site.flags, site.won, site.taken = (B,), True, True
    stand(state, A1, "N6.NW", 1)
    Play(state, movement.MoveHero(A1, "N6.NE"))
    assert combats.fought == []
    assert site.flags == (A,)


@pytest.mark.rule("H3-MIN-5")
def test_a_mine_never_flagged_is_guarded_and_one_without_an_owner_is_not() -> None:
    state = realm()
    assert map_fields.guard_level(table(state), "N6.NE") == 5
    stand(state, A1, "N6.NE")
    Play(state, map_sites.Visit(A1, "N6.NE"))
    state.sites["N6.NE"].flags = ()  # its owner is out of the game
    assert map_fields.guard_level(table(state), "N6.NE") == 0


# ── settlements ──────────────────────────────────────────────────────────────────────────────────────────────────────


def settle(seat: int = A, first: bool = True, **more: Any) -> Play:
    state = realm(**more)
    state.sites["F3.W"].taken = not first
    hero = 2 * seat
    stand(state, hero, "F3.W")
    return Play(state, map_sites.Visit(hero, "F3.W"), forced=True)


@pytest.mark.rule("H3-SIT-24")
@pytest.mark.rule("H3-ENC-1")
@pytest.mark.rule("H3-ENC-2")
@pytest.mark.rule("H3-ENC-4")
@pytest.mark.parametrize(
    ("resource", "gives"), [("gold", (5, 0, 0)), ("materials", (0, 2, 0)), ("valuables", (0, 0, 1))]
)
@pytest.mark.parametrize("first", [True, False])
def test_a_settlement_brings_in_what_its_owner_chose(resource: str, gives: tuple[int, int, int], first: bool) -> None:
    play = settle(first=first, gold=(20, 0), armies=({"halberdiers": "few"}, {}))
    play.asks(A, "take_one", "take 0", "take 1")
    play.say(A, "take 0")
    play.asks(A, "settlement_income", "income gold", "income materials", "income valuables")
    play.say(A, f"income {resource}")
    assert play.state.sites["F3.W"].income == resource
    assert income(play.state, A) == gives
    assert play.money() == ((20 + gives[0], *gives[1:]) if first else (20, 0, 0))
    assert play.state.sites["F3.W"].taken


@pytest.mark.rule("H3-ENC-3")
@pytest.mark.rule("H3-ENC-7")
def test_a_new_owner_chooses_anew_and_the_old_one_loses_the_income() -> None:
    state = realm()
    site = state.sites["F3.W"]
    site.flags, site.income, site.taken, site.won = (B,), "valuables", True, True
    assert income(state, B) == (0, 0, 1)
    stand(state, A1, "F3.W")
    play = Play(state, map_sites.Visit(A1, "F3.W"))
    assert site.income == ""
    play.say(A, "take 0").say(A, "income gold")
    assert (income(state, A), income(state, B)) == ((5, 0, 0), (0, 0, 0))


@pytest.mark.rule("H3-ENC-1")
@pytest.mark.rule("H3-ENC-2")
@pytest.mark.rule("H3-ENC-5")
@pytest.mark.rule("H3-ENC-8")
@pytest.mark.parametrize("first", [True, False])
def test_a_settlement_reinforces_a_unit_free_for_the_first_then_at_half_price(first: bool) -> None:
    """No token, Citadel or Dwelling is needed; a golden unit is none of its business."""
    cost = CONTENT.units["halberdiers"].reinforce
    assert cost.get("gold", 0) > 0
    army = {"halberdiers": "few", "archangels": "few"}
    play = settle(first=first, gold=(20, 0), valuables=(5, 0), materials=(5, 0), armies=(army, {}))
    play.say(A, "take 1")
    play.asks(A, "reinforce_one", "unit halberdiers", "done")
    play.say(A, "unit halberdiers")
    assert play.player().army["halberdiers"] == "pack"
    half = -(-cost.get("gold", 0) // 2)
    assert play.player().gold == (20 if first else 20 - half)


@pytest.mark.rule("H3-ENC-8")
@pytest.mark.parametrize("army", [{}, {"halberdiers": "pack"}, {"archangels": "few"}])
def test_a_settlement_offers_no_reinforcing_to_whom_it_could_not_reinforce(army: dict[str, str]) -> None:
    settle(armies=(army, {})).asks(A, "settlement_income")


@pytest.mark.rule("H3-ENC-9")
def test_a_settlement_that_reinforced_brings_in_nothing() -> None:
    play = settle(armies=({"halberdiers": "few"}, {})).say(A, "take 1")
    play.say(A, "unit halberdiers")
    assert play.state.sites["F3.W"].income == ""
    assert income(play.state, A) == (0, 0, 0)
    assert play.state.sites["F3.W"].flags == (A,)


# ── what the scenario says ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-SIT-23")
@pytest.mark.rule("H3-SIT-31")
def test_an_obelisk_gives_what_the_scenario_says_and_bears_several_cubes() -> None:
    """The broken crown: a treasure die or 1 experience."""
    state = realm(scenario="house_broken_crown")
    field = lay_site(state, "obelisk")
    play = Play(state, map_sites.Visit(A1, field), forced=True)
    play.asks(A, "take_one", "take 0", "take 1")
    play.say(A, "take 1")
    assert play.player(A).experience == 1
    assert map_fields.is_empty_for(play.t, A, field)
    assert not map_fields.is_empty_for(play.t, B, field)
    stand(state, B1, field)
    Play(state, map_sites.Visit(B1, field), forced=True).say(B, "take 1")
    assert state.sites[field].flags == (A, B)


@pytest.mark.rule("H3-SIT-23")
def test_an_obelisk_gives_nothing_where_the_scenario_says_nothing() -> None:
    state = realm()
    field = lay_site(state, "obelisk")
    assert Play(state, map_sites.Visit(A1, field), forced=True).over
    assert state.sites[field].flags == (A,)


@pytest.mark.rule("H3-SIT-14")
def test_the_dragon_utopia_gives_what_the_scenario_says() -> None:
    """The broken crown: Search (2) the artifacts, twice."""
    state = realm(scenario="house_broken_crown")
    field = lay_site(state, "dragon_utopia")
    play = Play(state, map_sites.Visit(A1, field), "speculum", forced=True)
    for _ in range(2):
        play.say(A, "look", *sorted(play.state.decks["artifacts"].bag)[:2])
        play.say(A, play.options[0])
    assert play.over
    assert len(play.player().hand) == 2
    assert state.sites[field].flags == (A,)


def test_the_last_obelisk_brings_the_archangels() -> None:
    """The Queen's Gambit 2: N4 and N5 have one each; the second lies face down at first."""
    state = realm(1, scenario="fan_queens_gambit_2", armies=({"halberdiers": "few"},))
    for number, laid in state.tiles.items():
        if laid.tile in ("N4", "N5"):
            laid.shown = False
            geography.show(table(state), number)
    stand(state, A1, "N4.C")
    play = Play(state, map_sites.Visit(A1, "N4.C"))
    assert play.last("clue") == {"seat": A, "count": 1, "wanted": 2}
    assert "archangels" not in play.player().army
    stand(state, A1, "N5.C")
    Play(state, map_sites.Visit(A1, "N5.C"))
    assert play.player().army == {"halberdiers": "few", "archangels": "few"}


def test_an_azure_ally_joins_at_the_utopia() -> None:
    state = realm(1, scenario="fan_queens_gambit_3")
    card = state.decks["azure"].bag[0]
    geography.show(table(state), 6)
    stand(state, A1, "C1.C")
    state.sites["C1.C"].winner = A
    play = Play(state, map_sites.Visit(A1, "C1.C"), card)
    assert play.player().hired == [card]
    assert len(state.decks["azure"].bag) == 3


def test_no_azure_ally_is_left_where_the_enemy_was_first() -> None:
    state = realm(1, scenario="fan_queens_gambit_3")
    geography.show(table(state), 6)
    state.sites["C1.C"].won, state.sites["C1.C"].flags = True, (AI,)
    stand(state, A1, "C1.C")
    play = Play(state, map_sites.Visit(A1, "C1.C"))
    assert play.player().hired == []
    assert state.sites["C1.C"].flags == (A,)


def test_trading_posts_may_have_neutrals_for_hire() -> None:
    """The Queen's Gambit 2: one of each tier is shown, any are recruited at their price, the others discarded."""
    bronze, silver, golden = (
        next(card for card, one in CONTENT.neutrals.items() if one.tier == tier)
        for tier in ("bronze", "silver", "golden")
    )
    prices = {card: CONTENT.neutrals[card].recruit.get("gold", 0) for card in (bronze, silver)}
    state = realm(1, scenario="fan_queens_gambit_2", gold=(sum(prices.values()),), valuables=(9,), materials=(9,))
    field = lay_site(state, "trading_post")
    play = Play(state, map_sites.Visit(A1, field), forced=True)
    play.say(A, "done", bronze, silver, golden)
    assert play.asked == (A, "hire_neutral")
    assert play.last("neutrals_shown")["units"] == (bronze, silver, golden)
    play.say(A, f"unit {bronze}").say(A, f"unit {silver}")
    if play.asked:
        play.say(A, "done")
    assert sorted(play.player().hired) == sorted([bronze, silver])
    assert state.discards["golden"] == [golden]
    assert play.player().gold == 0


@pytest.mark.rule("H3-RND-3")
def test_friendly_beaver_clears_all_black_cubes() -> None:
    state = realm()
    state.sites["N6.W"].cube = state.sites["F1.NE"].cube = True
    state.sites["N6.NE"].flags = (A,)
    Play(state, site_gifts.ClearBlackCubes(A, A1, "proclamation/friendly_beaver"))
    assert not any(site.cube for site in state.sites.values())
    assert state.sites["N6.NE"].flags == (A,)
