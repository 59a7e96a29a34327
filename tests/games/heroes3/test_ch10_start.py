"""10a. How a combat begins: announcement, quick combat, deployment, guards."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import AI, NEUTRALS, NOBODY, HeroOnMap, Realm, enemy_hero, main_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.ch10_combat.combat import (
    Beginning,
    Combat,
    commander_of_guards,
    has_limit,
    quick_combat,
)
from heraut.games.heroes3.rules.ch10_combat.deploy import Deploy, DrawGuards, PlaceGuards
from tests.games.heroes3.playing import CONTENT, A, B, C, Play, fight, realm, table

HALBERDIERS = ({"halberdiers": "pack"}, {"skeletons": "pack"})


def guarded(state: Realm, level: int) -> str:
    """A field of the map with guards of this level, where A's hero now stands."""
    field = next(one for one in state.sites if geography.printed(table(state), one).level == level)
    state.heroes[0].field = field
    return field


def others(state: Realm) -> list[str]:
    assert state.battle is not None
    return [one.card for one in state.battle.fighters.values() if one.side == 1]


# ── announced ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CMB-1", "H3-CMB-3", "H3-CMB-6", "H3-CMB-24")
def test_a_combat_against_guards_from_the_start() -> None:
    state = realm(armies=HALBERDIERS, shared={"bronze": ["boars_neutral"]})
    field = guarded(state, 1)
    play = Play(state, Combat(0, field, NEUTRALS))
    play.asks(A, "deploy", *[f"place halberdiers {space}" for space in range(8)])
    play.say(A, "place halberdiers 5", "boars_neutral")
    assert others(state) == ["boars_neutral"], "drawn after the hero's units are placed"
    assert play.asked == (B, "place_guard")


@pytest.mark.rule("H3-CMB-20", "H3-CMB-10", "H3-CMB-19")
def test_hero_against_hero_the_attacker_places_first() -> None:
    state = realm(armies=HALBERDIERS)
    play = Play(state, Combat(0, state.heroes[2].field, B, main_hero(B)))
    assert play.asked == (A, "deploy")
    play.say(A, "place halberdiers 5")
    play.asks(B, "deploy", *[f"place skeletons {space}" for space in range(12, 20)])
    play.say(B, "place skeletons 13")
    assert play.state.battle is not None
    assert (play.state.battle.heroes, play.state.battle.owners, play.state.battle.home) == ((0, 2), (A, B), True)


@pytest.mark.rule("H3-TWN-7")
def test_both_sides_may_use_their_towns_when_a_combat_is_announced() -> None:
    state = realm(armies=HALBERDIERS, gold=(10, 10), buildings=(["dwelling_bronze"], ["dwelling_bronze"]))
    play = Play(state, Combat(0, state.heroes[2].field, B, main_hero(B)))
    assert play.asked == (A, "town_action")
    play.say(A, "pass")
    assert play.asked == (B, "town_action")
    play.say(B, "pass")
    assert play.asked == (A, "deploy")


@pytest.mark.rule("H3-QCK-1", "H3-QCK-2", "H3-QCK-4")
def test_guards_flee_from_a_hero_a_full_level_above() -> None:
    state = realm(armies=HALBERDIERS, levels=(2, 1))
    play = Play(state, Combat(0, guarded(state, 1), NEUTRALS))
    assert play.got == "won"
    assert (play.player().level, play.player().experience) == (2, 0)
    state = realm(armies=HALBERDIERS, levels=(1, 1))
    assert Play(state, Combat(0, guarded(state, 1), NEUTRALS)).asked == (A, "deploy")


@pytest.mark.rule("H3-QCK-3")
def test_a_secondary_hero_counts_as_of_the_main_heros_level() -> None:
    state = realm(armies=HALBERDIERS, levels=(3, 1))
    field = guarded(state, 2)
    state.heroes[1] = HeroOnMap(A, field, field)
    assert Play(state, Combat(1, field, NEUTRALS)).got == "won"
    assert quick_combat(table(state), A, field)


@pytest.mark.rule("H3-CRD-10", "H3-MOD-5")
def test_diplomacy_talks_guards_of_the_heros_level_away() -> None:
    state = realm(armies=HALBERDIERS, hands=(["diplomacy"], []), levels=(2, 1))
    play = Play(state, Combat(0, guarded(state, 2), NEUTRALS))
    play.asks(A, "talk", "pass", "play diplomacy expert")
    play.say(A, "play diplomacy expert")
    assert play.got == "talked"
    state = realm(armies=HALBERDIERS, hands=(["diplomacy"], []), levels=(2, 1))
    assert Play(state, Combat(0, guarded(state, 3), NEUTRALS)).asked == (A, "deploy"), "harder than its level"


# ── guards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-DIF-2", "H3-DIF-8", "H3-DIF-9", "H3-DIF-10", "H3-DIF-11")
@pytest.mark.parametrize(
    ("difficulty", "level", "guards"),
    [
        ("easy", 1, "b"), ("easy", 2, "bb"), ("easy", 3, "bs"), ("easy", 4, "bbs"), ("easy", 5, "bbsg"),
        ("easy", 6, "bbssg"), ("easy", 7, "a"),
        ("normal", 1, "b"), ("normal", 2, "bb"), ("normal", 3, "bbs"), ("normal", 4, "bss"), ("normal", 5, "bssg"),
        ("normal", 6, "bssgg"), ("normal", 7, "aa"),
        ("hard", 1, "bb"), ("hard", 2, "bbb"), ("hard", 3, "bss"), ("hard", 4, "sss"), ("hard", 5, "ssgg"),
        ("hard", 6, "ssggg"), ("hard", 7, "gaa"),
        ("impossible", 1, "bbb"), ("impossible", 2, "bbs"), ("impossible", 3, "sss"), ("impossible", 4, "ssg"),
        ("impossible", 5, "sggg"), ("impossible", 6, "sgggg"), ("impossible", 7, "ggaa"),
    ],
)  # fmt: skip
def test_the_table_of_guards(difficulty: str, level: int, guards: str) -> None:
    row = CONTENT.difficulties[difficulty].guards[level - 1]
    assert "".join(tier[0] * row.get(tier, 0) for tier in ("bronze", "silver", "golden", "azure")) == guards  # type: ignore[arg-type]


@pytest.mark.rule("H3-DIF-14", "H3-CMB-4")
def test_any_azure_guard_makes_an_azure_combat(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fight([("halberdiers", "few", 5)], [], guards=True)
    monkeypatch.setattr(map_fields, "guards_of", lambda t, field: {"bronze": 1})
    Play(state, DrawGuards(state.heroes[0].field), "boars_neutral")
    assert state.battle is not None
    assert has_limit(table(state), state.battle)
    monkeypatch.setattr(map_fields, "guards_of", lambda t, field: {"golden": 1, "azure": 1})
    Play(state, DrawGuards(state.heroes[0].field), "trolls_neutral", "azure_dragons_neutral")
    assert state.battle.azure
    assert not has_limit(table(state), state.battle)


@pytest.mark.rule("H3-CMB-8", "H3-VIC-6", "H3-AI-42")
def test_the_player_to_the_right_plays_the_guards() -> None:
    assert commander_of_guards(table(realm()), A) == B
    three = realm(3, scenario="house_broken_crown")
    assert [commander_of_guards(table(three), seat) for seat in (A, B, C)] == [C, A, B]
    three.players[C].out = True
    assert commander_of_guards(table(three), A) == C
    assert commander_of_guards(table(realm(1, scenario="fan_queens_gambit_1")), A) == NEUTRALS
    assert commander_of_guards(table(realm(2, scenario="fan_emerald_island")), A) == NEUTRALS


@pytest.mark.rule("H3-CMB-28")
def test_guards_are_placed_freely_but_ranged_ones_on_their_back_row() -> None:
    guards = [("boars_neutral", "neutral", -1), ("halflings_neutral", "neutral", -1)]
    state = fight([("halberdiers", "few", 5)], guards, guards=True, commands=(A, B))
    play = Play(state, PlaceGuards())
    play.asks(B, "place_guard", *[f"place halflings_neutral {space}" for space in (16, 17, 18, 19)])
    play.say(B, "place halflings_neutral 18")
    free = [space for space in range(12, 20) if space != 18]
    play.asks(B, "place_guard", *[f"place boars_neutral {space}" for space in free])
    play.say(B, "place boars_neutral 12")
    assert play.over
    full = [("rogues_neutral", "neutral", space) for space in (16, 17, 18, 19)]
    state = fight([("halberdiers", "few", 5)], [*full, ("halflings_neutral", "neutral", -1)], guards=True)
    assert state.battle is not None
    state.battle.commands = (A, B)
    play = Play(state, PlaceGuards())
    assert play.offers("place halflings_neutral 12"), "no room behind"


def test_a_guard_may_be_redrawn_while_that_is_proclaimed() -> None:
    state = realm(shared={"bronze": ["boars_neutral", "rogues_neutral"]})
    card = next(one.id for one in CONTENT.proclamations.values() if one.gain and one.gain.play == "redraw_a_guard")
    state.proclamation = card
    field = guarded(state, 1)
    state = fight([("halberdiers", "few", 5)], [], state, guards=True, field=field)
    play = Play(state, DrawGuards(field), "boars_neutral")
    play.asks(A, "redraw_guard", "pass", "card boars_neutral")
    play.say(A, "card boars_neutral", "rogues_neutral")
    assert others(state) == ["rogues_neutral"]
    assert state.discards["bronze"] == ["boars_neutral"]


@pytest.mark.rule("H3-MOD-5")
def test_corner_guards() -> None:
    state = realm(2, scenario="fan_force_of_will", armies=HALBERDIERS)
    tile = next(one for one in CONTENT.tiles.values() if any(f.site == "dragon_utopia" for f in one.fields))
    number = next(number for number, laid in state.tiles.items() if laid.group == tile.group)
    state.tiles[number].tile = tile.id
    geography.show(table(state), number)
    field = next(one for one in state.sites if geography.printed(table(state), one).site == "dragon_utopia")
    guards = [("boars_neutral", "neutral", -1)]
    state = fight([], guards, state, guards=True, commands=(A, B), field=field)
    play = Play(state, Deploy(0))
    play.asks(A, "deploy", *[f"place halberdiers {space}" for space in (8, 9, 10, 11)])
    play = Play(state, PlaceGuards())
    play.asks(B, "place_guard", *[f"place boars_neutral {space}" for space in (0, 3, 16, 19)])


# ── an AI, the beginning ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-AI-30", "H3-AI-46", "H3-CMB-4")
def test_a_combat_against_the_ai() -> None:
    state = realm(1, scenario="fan_queens_gambit_1", armies=({"halberdiers": "pack"},))
    field, enemy = state.heroes[0].field, enemy_hero(table(state))
    state.heroes[enemy] = HeroOnMap(AI, field)
    state.enemy_army = {"skeletons": "few", "zombies": "pack"}
    play = Play(state, Combat(0, field, AI, enemy), forced=True).say(A, "place halberdiers 5")
    assert play.state.battle is not None
    assert play.state.battle.owners == (A, AI)
    assert {one.card: one.form for one in play.state.battle.fighters.values() if one.side == 1} == state.enemy_army
    assert not has_limit(play.t, play.state.battle)


@pytest.mark.rule("H3-CMB-52", "H3-BLD-17")
def test_what_happens_at_the_start_comes_first_for_the_attacker() -> None:
    hands = (["tactics"], ["tactics"])
    own = [("halberdiers", "few", 5), ("marksmen", "few", 1)]
    foes = [("skeletons", "few", 13), ("zombies", "few", 17)]
    state = fight(own, foes, realm(hands=hands))
    play = Play(state, Beginning(0))
    play.asks(A, "combat_start", "pass", "play tactics basic")
    play.say(A, "pass")
    assert play.over
    state = realm(armies=HALBERDIERS, hands=(["tactics"], ["tactics"]))
    state.players[A].army["marksmen"] = "few"
    state.players[B].army["zombies"] = "few"
    play = Play(state, Combat(0, state.heroes[2].field, B, main_hero(B)), forced=True)
    asked = []
    while play.asked is not None and play.asked[1] != "activation":
        asked.append(play.asked)
        play.say(play.asked[0], "pass" if play.offers("pass") else play.options[0])
    assert [one for one in asked if one[1] == "combat_start"] == [(A, "combat_start"), (B, "combat_start")]


def test_an_army_sent_to_defend_has_no_hero() -> None:
    state = realm(armies=HALBERDIERS)
    play = Play(state, Combat(0, state.heroes[2].field, B))
    play.say(A, "place halberdiers 5").say(B, "place skeletons 13")
    assert play.state.battle is not None
    assert play.state.battle.heroes == (0, NOBODY)
