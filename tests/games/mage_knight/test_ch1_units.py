"""1. Units, banners and healing."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.with_cards import Activate
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, FoeId, UnitId, UnitKind
from heraut.games.mage_knight.numbers.statuses import unit_armour
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.moments import Points
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.games.mage_knight.rules.ch5_combat import judged_foes
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import ATTACK, BLOCK, MOVEMENT, RANGED, TALK, A, Play, land

ALL_MANA = ("red", "blue", "green", "white", "black")


# ── abilities ────────────────────────────────────────────────────────────────────────────────────────────────────────

ABILITIES: list[tuple[str, int, tuple[str, ...], str, Points]] = [
    ("peasants", 1, ATTACK, "", Points(2)),
    ("peasants", 1, BLOCK, "", Points(2)),
    ("foresters", 2, BLOCK, "", Points(3)),
    ("utem_crossbowmen", 1, BLOCK, "", Points(3)),
    ("utem_crossbowmen", 2, RANGED, "", Points(2, reach="ranged")),
    ("utem_guardsmen", 1, ATTACK, "", Points(2)),
    ("utem_guardsmen", 2, BLOCK, "", Points(4, twice_if_swift=True)),
    ("utem_swordsmen", 1, ATTACK, "", Points(3)),
    ("utem_swordsmen", 2, BLOCK, "", Points(6)),
    ("guardian_golems", 1, BLOCK, "", Points(2)),
    ("guardian_golems", 2, BLOCK, "", Points(4, "fire")),
    ("guardian_golems", 3, BLOCK, "", Points(4, "ice")),
    ("red_cape_monks", 1, ATTACK, "", Points(3)),
    ("red_cape_monks", 2, ATTACK, "", Points(4, "fire")),
    ("northern_monks", 1, ATTACK, "", Points(3)),
    ("northern_monks", 2, BLOCK, "", Points(4, "ice")),
    ("savage_monks", 1, BLOCK, "", Points(3)),
    ("savage_monks", 2, RANGED, "", Points(4, reach="siege")),
    ("fire_golems", 1, ATTACK, "", Points(3)),
    ("fire_golems", 2, RANGED, "", Points(4, "fire", "ranged")),
    ("ice_golems", 1, ATTACK, "", Points(3)),
    ("ice_golems", 2, ATTACK, "", Points(6, "ice")),
    ("fire_mages", 1, RANGED, "", Points(3, "fire", "ranged")),
    ("fire_mages", 2, BLOCK, "", Points(6, "fire")),
    ("ice_mages", 1, ATTACK, "", Points(4, "ice")),
    ("ice_mages", 2, RANGED, "", Points(4, "ice", "siege")),
    ("amotep_gunners", 1, ATTACK, "", Points(5)),
    ("amotep_gunners", 2, RANGED, "", Points(6, "fire", "ranged")),
    ("amotep_freezers", 1, BLOCK, "", Points(5)),
    ("catapults", 1, RANGED, "", Points(3, reach="siege")),
    ("catapults", 2, RANGED, "", Points(5, "fire", "siege")),
    ("catapults", 3, RANGED, "", Points(5, "ice", "siege")),
    ("altem_mages", 2, ATTACK, "attack_5_coldfire", Points(5, "coldfire")),
    ("altem_mages", 2, BLOCK, "pay_blue+block_7_coldfire", Points(7, "coldfire")),
    ("altem_mages", 2, ATTACK, "pay_blue_red+attack_9_coldfire", Points(9, "coldfire")),
    ("altem_guardians", 1, ATTACK, "", Points(5)),
    ("altem_guardians", 2, BLOCK, "", Points(8, twice_if_swift=True)),
]


@pytest.mark.rule("MK-UNI-5", "MK-CRD-6")
@pytest.mark.parametrize(("kind", "ability", "uses", "effect", "points"), ABILITIES)
def test_points_that_a_unit_gives(kind: str, ability: int, uses: tuple[str, ...], effect: str, points: Points) -> None:
    play = Play(land(units=[kind], mana=ALL_MANA, night=True), uses)
    play.tell(f"activate 1 {ability}", *([f"effect {effect}"] if effect else []))
    assert play.gathered == (points._replace(source=f"unit {kind} {ability} 1"),)
    assert play.hero.units[0].spent
    assert play.hero.units[0].wounds == (kind == "utem_swordsmen" and ability == 2)
    assert f"activate 1 {ability}" not in play.plays()


OTHER_ABILITIES: list[tuple[str, int, tuple[str, ...], tuple[str, ...], dict[str, Any]]] = [
    ("peasants", 2, TALK, (), {"influence": 2}),
    ("peasants", 3, MOVEMENT, (), {"move": 2}),
    ("herbalists", 1, MOVEMENT, (), {"heal": 2, "mana": (0, 0, 0, 0, 0, 0)}),
    ("herbalists", 3, MOVEMENT, (), {"mana": (0, 0, 2, 0, 0, 0)}),
    ("foresters", 1, MOVEMENT, (), {"move": 2}),
    ("illusionists", 1, TALK, (), {"influence": 4}),
    ("illusionists", 3, MOVEMENT, (), {"crystals": (0, 0, 0, 1)}),
    ("fire_mages", 3, MOVEMENT, (), {"crystals": (1, 0, 0, 0), "mana": (1, 0, 1, 0, 0, 0)}),
    ("ice_mages", 3, MOVEMENT, (), {"crystals": (0, 1, 0, 0), "mana": (0, 1, 1, 0, 0, 0)}),
    ("altem_mages", 1, MOVEMENT, ("colour red", "colour black"), {"mana": (1, 0, 1, 0, 0, 1)}),
]


@pytest.mark.rule("MK-UNI-5", "MK-CRD-2")
@pytest.mark.parametrize(("kind", "ability", "uses", "answers", "has"), OTHER_ABILITIES)
def test_what_else_a_unit_gives(
    kind: str, ability: int, uses: tuple[str, ...], answers: tuple[str, ...], has: dict[str, Any]
) -> None:
    play = Play(land([WOUND], units=[kind], mana=["green"]), uses).tell(f"activate 1 {ability}", *answers)
    assert {name: getattr(play.hero, name) for name in has} == has
    assert play.hero.units[0].spent


@pytest.mark.rule("MK-UNI-5", "MK-CRD-22")
@pytest.mark.parametrize(
    ("kind", "effect", "status"),
    [("altem_mages", "pay_black+all_siege", "all_siege"), ("altem_guardians", "", "units_resist_all")],
)
def test_what_a_unit_does_that_lasts(kind: str, effect: str, status: str) -> None:
    play = Play(land(units=[kind], mana=["black", "green"], night=True), RANGED)
    play.tell("activate 1 3", *([f"effect {effect}"] if effect else []))
    assert play.t.state.has(A, status)


@pytest.mark.rule("MK-CRD-22", "MK-CRD-6")
def test_what_is_siege_by_an_effect_serves_in_phase_1() -> None:
    play = Play(land(["rage"], units=["altem_mages"], mana=["black"], night=True), RANGED)
    assert "play rage basic" not in play.plays()
    play.tell("activate 1 3", "effect pay_black+all_siege", "play rage basic")
    assert [(one.amount, one.reach) for one in play.gathered] == [(2, "siege")]


# ── ready, spent, wounded ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-1", "MK-UNI-2", "MK-UNI-3")
def test_only_ready_sound_units_act() -> None:
    play = Play(land(units=["peasants", "peasants spent", "peasants wounded"]), ATTACK)
    assert play.plays() == ["activate 1 1"]
    reasons = [play.t.why_not(Activate(UnitId(unit), 1)) for unit in (2, 3)]
    assert [reason.id for reason in reasons if reason] == ["unit-spent", "unit-wounded"]


@pytest.mark.rule("MK-CMB-55")
def test_where_no_units_are_allowed_only_the_bound_one_acts() -> None:
    state = land(units=["peasants", "foresters"])
    state.heroes[A].units = (state.heroes[A].units[0], state.heroes[A].units[1]._replace(bound=True))
    assert Play(state, (*BLOCK, "no_units")).plays() == ["activate 2 2"]


@pytest.mark.rule("MK-UNI-2", "MK-UNI-9")
def test_units_are_made_ready_but_not_by_themselves() -> None:
    assert "activate 1 2" not in Play(land(units=["herbalists"]), MOVEMENT).plays()
    units = ["herbalists", "peasants spent wounded", "catapults spent", "utem_swordsmen spent"]
    play = Play(land(units=units), MOVEMENT).tell("activate 1 2")
    play.asks(A, "unit_to_ready", "unit 2", "unit 4")  # catapults are of level 3
    play.tell("unit 2")
    assert [unit.spent for unit in play.hero.units] == [True, False, True, True]
    assert play.hero.units[1].wounds == 1


@pytest.mark.rule("MK-UNI-2", "MK-CRD-19")
def test_the_banner_of_courage_readies_all_units_outside_combat() -> None:
    units = ["peasants spent", "altem_mages spent"]
    play = Play(land(["banner_of_courage"], units=units), MOVEMENT).tell("play banner_of_courage strong")
    assert not any(unit.spent for unit in play.hero.units)
    assert "play banner_of_courage strong" not in Play(land(["banner_of_courage"], units=units), ATTACK).plays()


@pytest.mark.rule("MK-UNI-2", "MK-CRD-4")
def test_regeneration_heals_and_readies() -> None:
    units = ["peasants spent", "fire_golems spent"]
    play = Play(land(["regeneration"], units=units), MOVEMENT).tell("play regeneration basic")  # one of level 2 at most
    assert (play.hero.heal, [unit.spent for unit in play.hero.units]) == (1, [False, True])


# ── enemies ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Foes:
    """Three enemies, the second of whom resists fire; what is done to them is written down."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.done: list[tuple[str, int]] = []
        patch.setattr(judged_foes, "aims", self.aims)
        patch.setattr(judged_foes, "foes_now", lambda t: 3)
        patch.setattr(judged_foes, "soften", lambda t, foe, effect: self.done.append(("soften", foe)))
        patch.setattr(judged_foes, "stop_attack", lambda t, foe: self.done.append(("stop", foe)))
        patch.setattr(judged_foes, "strip", lambda t, foe, what: self.done.append((what, foe)))
        patch.setattr(judged_foes, "destroy", lambda t, seat, foe: self.done.append(("destroy", foe)))

    def aims(self, t: Game, seat: int, effect: Effect, colour: str) -> list[FoeId]:
        return [FoeId(foe) for foe in (0, 1, 2) if foe != 1 or colour != "red"]


@pytest.fixture
def foes(monkeypatch: pytest.MonkeyPatch) -> Foes:
    return Foes(monkeypatch)


AIMED: list[tuple[str, tuple[str, ...], tuple[str, ...], list[tuple[str, int]]]] = [
    ("expose basic", RANGED, ("foe 1",), [("fortified", 1), ("all", 1)]),
    ("expose strong", RANGED, ("effect attack_3_ranged+on_all+strip_all",), [("all", 0), ("all", 1), ("all", 2)]),
    ("tremor basic", RANGED, ("effect on_one+armour_-3", "foe 2"), [("soften", 2)]),
    ("tremor strong", ATTACK, ("effect on_all+armour_-2",), [("soften", 0), ("soften", 1), ("soften", 2)]),
    ("whirlwind basic", BLOCK, ("foe 0",), [("stop", 0)]),
    ("whirlwind strong", ATTACK, ("foe 0",), [("destroy", 0)]),
    ("chill basic", BLOCK, ("foe 0",), [("stop", 0), ("fire", 0)]),
    ("chill strong", BLOCK, ("foe 0",), [("stop", 0), ("soften", 0)]),
    ("demolish basic", RANGED, (), [("soften", 0), ("soften", 2)]),  # red: the second ignores it
    ("banner_of_fear strong", BLOCK, ("foe 0", "foe 2", "done"), [("stop", 0), ("stop", 2)]),
]


@pytest.mark.rule("MK-CMB-3", "MK-CMB-64", "MK-CMB-56")
@pytest.mark.parametrize(("played", "uses", "answers", "done"), AIMED)
def test_effects_aimed_at_enemies(
    foes: Foes, played: str, uses: tuple[str, ...], answers: tuple[str, ...], done: list[tuple[str, int]]
) -> None:
    mana = ("red", "blue", "green", "white", "black")
    Play(land([played.split()[0]], mana=mana, night=True), uses).tell(f"play {played}", *answers)
    assert foes.done == done


@pytest.mark.rule("MK-CMB-64", "MK-CMB-3")
def test_disintegrate_destroys_one_and_softens_the_others(foes: Foes) -> None:
    play = Play(land(["demolish"], mana=["red", "black"], night=True), ATTACK).tell("play demolish strong")
    play.asks(A, "aim", "foe 0", "foe 2")
    play.tell("foe 2")
    assert foes.done == [("destroy", 2), ("soften", 0)]


@pytest.mark.rule("MK-CMB-23")
def test_an_ability_has_the_colour_of_its_mana(foes: Foes, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def aims(t: Game, seat: int, effect: Effect, colour: str) -> list[FoeId]:
        seen.append(colour)
        return [FoeId(0)]

    monkeypatch.setattr(judged_foes, "aims", aims)
    Play(land(units=["amotep_freezers"], mana=["gold"]), BLOCK).tell("activate 1 2")
    assert set(seen) == {"blue"}  # gold pays for blue
    assert foes.done == [("stop", 0), ("soften", 0)]


@pytest.mark.rule("MK-CMB-63")
def test_illusionists_keep_an_enemy_from_attacking(foes: Foes) -> None:
    Play(land(units=["illusionists"], mana=["white"]), BLOCK).tell("activate 1 2", "foe 1")
    assert foes.done == [("stop", 1)]


@pytest.mark.rule("MK-CMB-9")
def test_cold_toughness_counts_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged_foes, "icons_now", lambda t: 4)
    play = Play(land(["cold_toughness"], mana=["blue"]), BLOCK).tell("play cold_toughness strong")
    assert [(one.amount, one.element) for one in play.gathered] == [(9, "ice")]  # 5 + 4


@pytest.mark.rule("MK-CRD-21")
def test_without_a_target_nothing_is_aimed() -> None:
    play = Play(land(["whirlwind"], mana=["white"]), BLOCK)
    assert play.plays() == ["sideways whirlwind block"]


@pytest.mark.rule("MK-CMB-3")
def test_flame_wave_counts_enemies(foes: Foes) -> None:
    play = Play(land(["flame_wall"], mana=["red", "black"], night=True), BLOCK).tell("play flame_wall strong")
    assert [one.amount for one in play.gathered] == [13]  # 7 + 2 * 3


# ── gaining ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-8")
def test_a_new_unit_is_ready_and_sound() -> None:
    play = Play(land(), (), GainUnit(A, UnitKind("peasants")))
    (unit,) = play.hero.units
    assert (unit.id, unit.kind, unit.spent, unit.wounds) == (1, "peasants", False, 0)


@pytest.mark.rule("MK-UNI-6", "MK-UNI-7", "MK-CRD-9")
def test_without_a_command_token_another_unit_leaves() -> None:
    state = land(units=["peasants", "foresters"])
    hero = state.heroes[A]
    hero.level = 3  # two tokens
    hero.units = (hero.units[0]._replace(banner="banner_of_fear"), hero.units[1])
    play = Play(state, (), GainUnit(A, UnitKind("catapults")))
    play.asks(A, "disband", "unit 1", "unit 2")
    play.tell("unit 1")
    assert [unit.kind for unit in play.hero.units] == ["foresters", "catapults"]
    assert (play.hero.discard, play.t.state.out) == (["banner_of_fear"], ["peasants"])


@pytest.mark.rule("MK-UNI-6")
def test_a_bound_unit_needs_no_token() -> None:
    state = land(units=["peasants"])
    state.heroes[A].units = (state.heroes[A].units[0]._replace(bound=True),)
    play = Play(state, (), GainUnit(A, UnitKind("catapults")))
    assert len(play.hero.units) == 2


# ── banners ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-3", "MK-CRD-9", "MK-CRD-12")
def test_e09_a_banner_changes_hands() -> None:
    play = Play(land(["banner_of_glory", "banner_of_courage"], units=["peasants"]), MOVEMENT)
    play.tell("attach banner_of_glory 1")
    assert play.hero.units[0].banner == "banner_of_glory"
    assert play.hero.turn.acted
    play.tell("attach banner_of_courage 1")
    assert play.hero.units[0].banner == "banner_of_courage"
    assert (play.hero.discard, play.hero.hand) == (["banner_of_glory"], [])


@pytest.mark.rule("MK-CRD-3", "MK-CRD-12", "MK-CRD-9")
def test_e09_glory_is_armour_attack_and_fame() -> None:
    play = Play(land(["banner_of_glory", "banner_of_fear"], units=["peasants"]), ATTACK)
    play.tell("attach banner_of_glory 1", "activate 1 1")
    assert [one.amount for one in play.gathered] == [3]  # 2 + 1
    assert play.hero.fame == 1
    unit = play.hero.units[0]
    assert total(unit_armour(play.t, A, unit)) == 1  # 3 + 1 in all
    play.tell("attach banner_of_fear 1")
    assert total(unit_armour(play.t, A, unit)) == 0


@pytest.mark.rule("MK-CRD-12")
def test_courage_readies_its_unit_once_a_round_outside_combat() -> None:
    state = land(["banner_of_courage"], units=["peasants spent"])
    play = Play(state, MOVEMENT).tell("attach banner_of_courage 1", "activate 1 0")
    assert not play.hero.units[0].spent
    assert play.hero.units[0].furled
    play.tell("activate 1 3")
    assert "activate 1 0" not in play.plays()
    state.heroes[A].units = (state.heroes[A].units[0]._replace(furled=False),)
    assert "activate 1 0" not in Play(state, BLOCK).plays()


@pytest.mark.rule("MK-CRD-12", "MK-CMB-63")
def test_fear_spends_its_unit_in_the_block_phase(foes: Foes) -> None:
    state = land(["banner_of_fear"], units=["peasants"])
    play = Play(state, MOVEMENT).tell("attach banner_of_fear 1")
    assert "activate 1 0" not in play.plays()
    play = Play(state, BLOCK).tell("activate 1 0", "foe 1")
    assert (foes.done, play.hero.fame, play.hero.units[0].spent) == ([("stop", 1)], 1, True)


# ── healing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-4", "MK-CRD-10")
def test_e08_healing_points() -> None:
    state = land([WOUND], units=["utem_swordsmen wounded"])
    state.heroes[A].heal = 4
    play = Play(state, MOVEMENT).tell("heal", "heal_unit 1")
    assert (play.hero.heal, play.hero.hand, play.hero.units[0].wounds) == (1, [], 0)  # 4 - 1 - 2
    assert play.plays() == []
    state = land(units=["altem_mages wounded"])
    state.heroes[A].heal = 4
    assert Play(state, MOVEMENT).tell("heal_unit 1").hero.heal == 0  # level 4


@pytest.mark.rule("MK-CRD-11")
def test_two_wounds_are_healed_one_by_one() -> None:
    state = land(units=["peasants wounded wounded"])
    state.heroes[A].heal = 2
    play = Play(state, MOVEMENT).tell("heal_unit 1")
    assert "activate 1 3" not in play.plays()
    play.tell("heal_unit 1")
    assert "activate 1 3" in play.plays()


@pytest.mark.rule("MK-CRD-10")
def test_a_unit_needs_points_of_its_level() -> None:
    state = land(units=["utem_swordsmen wounded"])
    state.heroes[A].heal = 1
    assert Play(state, MOVEMENT).plays() == []


@pytest.mark.rule("MK-CRD-5", "MK-CRD-13")
def test_nobody_heals_in_combat() -> None:
    state = land([WOUND, "tranquility"], deck=["rage"])
    state.heroes[A].heal = 1
    assert Play(state, BLOCK).plays() == ["sideways tranquility block"]
