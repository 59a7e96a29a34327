"""What single scenarios add: events and clauses.  Also cards and bonuses that name a section of chapter 7."""

import pytest

import heraut.games.heroes3.rules.clauses as clauses
from heraut.games.heroes3.answers.on_map import EndTurn
from heraut.games.heroes3.model import Realm, main_hero
from heraut.games.heroes3.printed.check_missions import distance
from heraut.games.heroes3.rules.ch05_cards.receiving import Receive
from heraut.games.heroes3.rules.scenarios import HappensNow
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import CONTENT, GAME, A, B, Play, realm, table

DWELLINGS = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]


def show_all(state: Realm) -> Realm:
    """A map without face-down tiles."""
    for number in [number for number, tile in state.tiles.items() if not tile.shown]:
        del state.tiles[number]
    return state


# ── events ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-RND-5", "H3-MOD-5")
def test_cubes_leave_the_sites_of_an_event() -> None:
    state = realm(scenario="house_broken_crown")
    for field in ("S3.W", "S3.E"):
        state.sites[field].cube = True
    state.sites.update({"F3.NW": type(state.sites["S3.W"])(cube=True)})  # a water wheel
    assert Play(state, HappensNow(0)).over
    assert not state.sites["F3.NW"].cube
    assert state.sites["S3.W"].cube
    assert state.sites["S3.E"].cube


@pytest.mark.rule("H3-RND-5", "H3-MOD-5")
@pytest.mark.parametrize(("first", "gains"), [(A, B), (B, A)])
def test_the_second_player_gains_movement(first: int, gains: int) -> None:
    state = realm(scenario="fan_force_of_will")
    state.first = first
    Play(state, HappensNow(1))
    assert state.heroes[main_hero(gains)].extra == 1
    assert state.heroes[main_hero(first)].extra == 0


@pytest.mark.rule("H3-RND-5", "H3-MOD-5")
def test_a_visited_field_gives_its_gift_again() -> None:
    state = realm(scenario="fan_emerald_island")
    state.sites["F3.NW"] = type(state.sites["S3.W"])(cube=True)  # a water wheel
    play = Play(state, HappensNow(0))
    play.asks(A, "site_again", "done", "field F3.NW")
    play.say(A, "field F3.NW")
    assert play.money(A) == (3, 0, 0)
    assert state.sites["F3.NW"].cube
    play.say(B, "done")
    assert play.over
    assert play.money(B) == (0, 0, 0)


@pytest.mark.rule("H3-RND-5", "H3-MOD-5")
def test_the_enemy_grows() -> None:
    state = realm(1, scenario="house_greywater_bell")
    state.enemy_army = {"vampires": "few", "zombies": "few", "skeletons": "pack"}
    Play(state, HappensNow(0))
    assert state.enemy_army == {"vampires": "few", "zombies": "pack", "skeletons": "pack"}
    Play(state, HappensNow(0))
    state.enemy_fallen = ["wraiths", "liches"]
    Play(state, HappensNow(0))
    assert state.enemy_army == {"vampires": "pack", "zombies": "pack", "skeletons": "pack", "liches": "few"}
    assert state.enemy_fallen == ["wraiths"]
    state.enemy_army, state.enemy_fallen = {"zombies": "pack"}, []
    Play(state, HappensNow(0))
    assert state.enemy_army == {"zombies": "pack"}


# ── clauses ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOD-5")
def test_no_talking_at_the_goal() -> None:
    t = table(realm(scenario="fan_force_of_will"))
    utopia = next(name for name, field in t.content.fields.items() if field.site == "dragon_utopia")
    assert clauses.no_talking(t, utopia)
    assert not clauses.no_talking(t, "S3.SW")
    assert not clauses.no_talking(table(realm(scenario="house_broken_crown")), utopia)


@pytest.mark.rule("H3-MOD-5")
def test_guards_in_the_corners_of_the_utopia() -> None:
    t = table(realm(scenario="fan_force_of_will"))
    utopia = next(name for name, field in t.content.fields.items() if field.site == "dragon_utopia")
    assert clauses.corner_guards(t, utopia)
    assert not clauses.corner_guards(t, "S3.SW")
    assert not clauses.corner_guards(table(realm()), utopia)


@pytest.mark.rule("H3-MOD-5")
def test_the_last_mine_or_settlement_is_guarded_better() -> None:
    state = show_all(realm(scenario="fan_emerald_island"))
    t = table(state)
    assert not clauses.last_guard(t, "S3.SW")  # the other ore pit is free too
    state.sites["S1.W"].flags = (B,)
    assert clauses.last_guard(t, "S3.SW")
    assert clauses.no_talking(t, "S3.SW")
    assert not clauses.last_guard(t, "S1.W")
    hidden = realm(scenario="fan_emerald_island")
    hidden.sites["S1.W"].flags = (B,)
    assert not clauses.last_guard(table(hidden), "S3.SW")


@pytest.mark.rule("H3-MOD-5")
def test_the_enemy_reaches_the_utopia() -> None:
    state = realm(1, scenario="fan_queens_gambit_3")
    state.enemy_army = {"skeletons": "pack", "dread_knights": "pack"}
    clauses.enemy_at_utopia(table(state))
    assert state.enemy_army == {"skeletons": "pack", "dread_knights": "few", "ghost_dragons": "pack"}
    state.enemy_army = {"skeletons": "pack"}
    clauses.enemy_at_utopia(table(state))
    assert state.enemy_army == {"skeletons": "pack", "ghost_dragons": "pack"}


# ── cards and bonuses about units ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-UNI-15", "H3-UNI-35", "H3-UNI-39")
def test_diplomacy_shows_a_card_for_each_dwelling_and_azure_with_the_last() -> None:
    state = realm(gold=(60,), valuables=(2,), buildings=(DWELLINGS,))
    shown = ("boars_neutral", "mummies_neutral", "gold_golems_neutral", "crystal_dragons_neutral")
    play = Play(state, Receive(A, main_hero(A), "card/diplomacy/basic"), *shown)
    play.asks(A, "hire_neutral", "done", *[f"unit {card}" for card in shown])
    play.say(A, "unit crystal_dragons_neutral").say(A, "pay")
    assert play.player().hired == ["crystal_dragons_neutral"]
    assert play.money() == (20, 0, 0)
    piles = [play.state.discards[tier] for tier in ("bronze", "silver", "golden", "azure")]
    assert piles == [[shown[0]], [shown[1]], [shown[2]], []]


@pytest.mark.rule("H3-UNI-15")
def test_diplomacy_shows_no_tier_without_its_dwelling() -> None:
    state = realm(gold=(3,), buildings=(DWELLINGS[:1],))
    play = Play(state, Receive(A, main_hero(A), "card/diplomacy/basic"), "boars_neutral")
    play.asks(A, "hire_neutral", "done")  # 4 gold
    play.say(A, "done")
    assert play.state.discards["bronze"] == ["boars_neutral"]


@pytest.mark.rule("H3-COM-7", "H3-CRD-11")
@pytest.mark.parametrize(
    ("mode", "units"), [("basic", ["skeletons", "vampires"]), ("expert", ["skeletons", "vampires", "dread_knights"])]
)
def test_necromancy_reinforces_units_of_the_necropolis(mode: str, units: list[str]) -> None:
    army = {"skeletons": "few", "vampires": "few", "dread_knights": "few", "griffins": "few"}
    state = realm(factions=("necropolis", "castle"), gold=(30,), armies=(army,))
    play = Play(state, Receive(A, main_hero(A), f"card/necromancy/{mode}"))
    play.asks(A, "reinforce_one", "done", *[f"unit {unit}" for unit in units])
    play.say(A, "unit skeletons").say(A, "pay")
    assert play.player().army["skeletons"] == "pack"


@pytest.mark.rule("H3-DIF-5", "H3-DIF-7", "H3-DIF-12")
def test_the_first_minor_artifact() -> None:
    state = realm(difficulty="hard")
    state.discards["artifacts"] = ["arms_of_legion"]
    major = next(card.id for card in table(state).content.artifacts.values() if card.level == "major")
    play = Play(state, Receive(A, main_hero(A), "bonus/hard/1"), major, "legs_of_legion")
    assert play.over
    assert play.player().hand == ["legs_of_legion"]
    assert play.state.discards["artifacts"] == ["arms_of_legion"], "what was only revealed is shuffled back"
    assert major in play.state.decks["artifacts"].bag


def test_the_race_to_the_utopia_is_open() -> None:
    """Two Knights Defense, a plan of ours: nobody starts much nearer, and an enemy left alone takes five rounds."""
    t = GAME.table("fan_queens_gambit_3", Seeded(1))
    there = None
    while (decision := t.decision) is not None and there is None:
        if "ghost_dragons" in t.state.enemy_army:
            there = t.state.round
        t.answer(next((one for one in decision.options if isinstance(one, EndTurn)), decision.options[0]))
    assert there is not None
    assert there >= 5
    plan = CONTENT.scenarios["fan_queens_gambit_3"].layouts[0].tiles
    spots = {place.tile: place.at for place in plan if place.tile}
    assert abs(distance(spots["S1"], spots["C1"]) - distance(spots["N5"], spots["C1"])) <= 1
