"""Checked from outside: heroes against heroes, where cards written for enemies are played."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.answers.in_combat import ToUnit
from heraut.games.mage_knight.model.names import UNITS, WOUND, HexId, SkillId, UnitId
from heraut.games.mage_knight.numbers import duels, units
from heraut.games.mage_knight.numbers.points import Points
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import A, B
from tests.games.mage_knight.fighting import KEEP
from tests.games.mage_knight.test_ch5_duel import MINE, Fight, duel, melee


def damage(play: Fight) -> int:
    return int(play.last("exchange")["damage"])


# ── what gets through ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-3", "MK-PVP-15")
def test_guards_block_a_swift_attack_of_a_hero_twice() -> None:
    """Ranged 3 is swift; the guards' 4 count 8, of which half: 3 - 8/2 < 0.  In phase 4 nothing is swift: 4."""
    play = duel(["swiftness"], ["march"], mana=["white"], others_units=["utem_guardsmen"])
    play.both("done", "play swiftness strong", "strike", "activate 11 2", "parry")
    assert damage(play) == 0
    play = duel(["rage", "rage"], ["march"], mana=["red", "red"], others_units=["utem_guardsmen"])
    melee(play).both("play rage strong", "play rage strong", "strike", "activate 11 2", "parry")
    assert damage(play) == 4  # 8 - 4


@pytest.mark.rule("MK-CRD-22", "MK-PVP-23")
def test_the_sword_of_justice_doubles_against_heroes_too() -> None:
    """In phase 4: physical 2 * 2; and golems of his lose their resistance to it."""
    play = duel(["sword_of_justice", "rage"], ["march"], others_units=["guardian_golems"])
    melee(play).both("play sword_of_justice strong", "play rage basic", "strike", "parry")
    assert damage(play) == 4
    assert total(duels.price_of_unit(play.t, B, play.other.units[0], ("physical",))) == 3  # not 3 * 2
    assert "to_unit 11" in play.options


@pytest.mark.rule("MK-PVP-16", "MK-PVP-14")
def test_what_cannot_reach_the_walls_makes_no_block_suit() -> None:
    """Siege fire 4, beside it ranged ice that does not count: an ice block of 4 counts half, 4 - 4/2/2."""
    play = duel(["march"], ["march"], hex=HexId(KEEP))
    attack = (Points(4, "fire", "siege"), Points(2, "ice", "ranged"))
    assert duels.through(play.t, B, attack, (Points(4, "ice"),)) == 3
    assert duels.through(play.t, B, attack, (Points(4, "fire"),)) == 2


@pytest.mark.rule("MK-PVP-14", "MK-PVP-2")
def test_walls_protect_the_defender_alone() -> None:
    play = duel(["swiftness"], ["swiftness"], hex=HexId(KEEP), mana=["white"], others_mana=["white"])
    assert "play swiftness strong" in play.options  # the defender shoots out
    play.both("done")
    assert play.asked == (A, "duel_attack")
    assert "play swiftness strong" not in play.options


# ── what damage buys ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-5", "MK-CRD-12")
def test_a_stolen_banner_takes_its_gifts_along() -> None:
    play = duel(["blood_rage"], ["march"], others_units=["peasants wounded"])
    unit = play.other.units[0]._replace(banner="banner_of_protection")  # type: ignore[arg-type]
    play.other.units = (unit,)
    play.t.state.gain(UNITS + unit.id, "protection_on_unit", "banner")
    melee(play).both("play blood_rage basic", "effect wound_1+attack_5", "strike", "parry")
    play.both("steal banner_of_protection")
    assert play.hero.discard == ["banner_of_protection"]
    assert total(units.armour_of(play.t, B, play.other.units[0])) == 3
    assert units.resists(play.t, B, play.other.units[0]) == frozenset()


@pytest.mark.rule("MK-PVP-17", "MK-PVP-19")
def test_damage_short_of_every_armour_is_lost() -> None:
    """1 against hero armour 2 and peasants' 3: nothing to choose, and nobody is hurt."""
    play = melee(duel(["march"], ["march"], others_units=["peasants"]))
    play.both("sideways march attack", "strike", "parry")
    assert damage(play) == 1
    assert play.asked == (B, "duel_attack")
    assert WOUND not in play.other.hand


@pytest.mark.rule("MK-PVP-17", "MK-CMB-16")
def test_a_hero_knocked_out_in_a_duel_has_nothing_left_to_play() -> None:
    """Five Wounds at level 1: 10 damage, armour 2."""
    play = duel(["blood_rage", "rage"], ["march", "stamina", "rage"], mana=["red", "red"], others_units=["peasants"])
    melee(play).both("play blood_rage strong", "effect wound_1+attack_9", "play rage basic", "strike", "parry")
    assert damage(play) == 11
    play.both(*["to_hero"] * 5)
    assert play.other.hand == [WOUND] * 5
    assert sorted(play.other.discard) == ["march", "rage", "stamina"]
    assert "activate 11 1" in play.options  # his units still fight


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-PVP-6")
def test_into_the_heat_is_played_when_the_duel_starts() -> None:
    """At his first question, as attacker or blocker; then his units have 2 more and take no damage."""
    play = duel(["into_the_heat", "march"], ["march"], units=["peasants"])
    play.both("done")
    assert "play into_the_heat basic" in play.options
    play.both("play into_the_heat basic", "strike")
    melee(play).both("activate 1 1", "strike", "parry")
    assert damage(play) == 4  # 2 + 2


@pytest.mark.rule("MK-CRD-22", "MK-PVP-4")
def test_units_in_the_heat_take_no_damage_of_heroes() -> None:
    play = duel(["rage"], ["into_the_heat"], mana=["red"], others_units=["peasants"])
    play.both("play into_the_heat basic", "strike")
    assert play.asked == (A, "duel_attack")
    melee(play).both("play rage strong", "strike", "parry")
    assert "to_unit 11" not in play.options
    assert play.why_not(ToUnit(UnitId(11))) == "units-spared"
    play = duel(["march"], ["into_the_heat"], others_units=["peasants"])
    play.both("done", "done")
    assert "play into_the_heat basic" not in play.options  # it has started


@pytest.mark.rule("MK-PVP-29", "MK-PVP-6")
def test_a_whirlwind_stops_a_unit_that_attacks_and_no_other() -> None:
    """Peasants 2 + 1 sideways: without them 1 is left."""
    things = {"units": ["peasants", "foresters"], "others_mana": ["white"]}
    play = duel(["march"], ["whirlwind"], **things)  # type: ignore[arg-type]
    melee(play).both("activate 1 1", "sideways march attack", "strike")
    play.both("play whirlwind basic", "parry")
    assert damage(play) == 1
    assert [unit.spent for unit in play.hero.units] == [True, False]


# ── its end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-34", "MK-FIN-9")
def test_a_draw_sends_the_aggressor_back_unharmed() -> None:
    play = duel(["march"], ["march"], hex=MINE)
    melee(play).both("done", "done")
    assert play.over
    assert (play.hero.hex, play.other.hex, play.wounds()) == ("2.C", MINE, (0, 0))


@pytest.mark.rule("MK-PVP-8", "MK-PVP-33", "MK-PVP-22")
def test_the_defender_is_rewarded_for_driving_the_aggressor_off() -> None:
    """Levels 3 and 2: 1 + 2 * (3 - 2) = 3 for the defender, who stays."""
    play = melee(duel(["march"], ["rage"], others_mana=["red"], levels=(3, 2)))
    play.both("done", "play rage strong", "strike", "parry", "repel 2.SE")
    assert (play.other.fame, play.hero.fame) == (3, 0)
    assert (play.hero.hex, play.other.hex) == ("2.SE", "2.E")
    assert play.over


@pytest.mark.rule("MK-PVP-40", "MK-PVP-20")
def test_a_retreat_costs_what_the_board_says() -> None:
    """Hills cost 3 by day, whatever the one driven off could walk for."""
    play = duel(["march", "march", "march"], ["march"])
    play.t.state.gain(B, "foresters", "turn")
    melee(play).both(*["sideways march attack"] * 2, "strike", "parry")
    assert "repel 2.SE" in play.options
    assert "repel 2.C" not in play.options  # 2 < 3


# ── a turn in the turn of another ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-1", "MK-PVP-39", "MK-CRD-22")
def test_whoever_takes_part_fully_gets_what_waited_for_his_turn() -> None:
    """A claimed die gives its mana, a skill in the centre comes back."""
    for how, mana, centre in (("full", 1, 0), ("partial", 0, 1)):
        play = duel(["march"], ["rage"], how="")
        state = play.t.state
        state.gain(B, "claimed_green", "round")
        state.centre = ((SkillId("norowas_prayer_of_weather"), B, ""),)
        play.both(f"participate {how}")
        assert (state.heroes[B].mana[2], len(state.centre)) == (mana, centre)
