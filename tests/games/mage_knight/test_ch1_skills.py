"""1. Skills."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.with_cards import UseSkill
from heraut.games.mage_knight.model.names import WOUND, SkillId
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch1_reminders.moments import Points
from heraut.games.mage_knight.rules.ch5_combat import judged_foes
from heraut.kernel import write
from tests.games.mage_knight.dealing import ATTACK, BLOCK, MOVEMENT, RANGED, TALK, A, B, Play, land

FIGHTS: list[tuple[str, bool, tuple[str, ...], str, Points]] = [
    # skill, by night?, when, the effect if there are several, the points
    ("tovak_night_sharpshooting", False, RANGED, "", Points(1, reach="ranged")),
    ("tovak_night_sharpshooting", True, RANGED, "", Points(2, reach="ranged")),
    ("tovak_cold_swordsmanship", False, ATTACK, "attack_2_ice", Points(2, "ice")),
    ("tovak_shield_mastery", False, BLOCK, "block_3", Points(3)),
    ("tovak_shield_mastery", False, BLOCK, "block_2_fire", Points(2, "fire")),
    ("goldyx_freezing_power", False, RANGED, "attack_1_ice_siege", Points(1, "ice", "siege")),
    ("norowas_day_sharpshooting", False, RANGED, "", Points(2, reach="ranged")),
    ("norowas_day_sharpshooting", True, RANGED, "", Points(1, reach="ranged")),
    ("arythea_burning_power", False, RANGED, "attack_1_fire_siege", Points(1, "fire", "siege")),
    ("arythea_hot_swordsmanship", False, ATTACK, "attack_2_fire", Points(2, "fire")),
]


@pytest.mark.rule("MK-SKL-1", "MK-CRD-6")
@pytest.mark.parametrize(("skill", "night", "uses", "effect", "points"), FIGHTS)
def test_skills_in_a_fight(skill: str, night: bool, uses: tuple[str, ...], effect: str, points: Points) -> None:
    play = Play(land(skills=[skill], night=night), uses)
    play.tell(f"skill {skill}", *([f"effect {effect}"] if effect else []))
    assert play.gathered == (points._replace(source=f"skill {skill} {'night' if night else 'day'}"),)
    assert play.plays() == []


OTHERS: list[tuple[str, bool, tuple[str, ...], tuple[str, ...], dict[str, Any]]] = [
    ("tovak_double_time", False, MOVEMENT, (), {"move": 2}),
    ("tovak_double_time", True, MOVEMENT, (), {"move": 1}),
    ("goldyx_potion_making", False, MOVEMENT, (), {"heal": 2}),
    ("goldyx_white_crystal_craft", False, MOVEMENT, (), {"crystals": (1, 1, 0, 1), "mana": (0, 0, 0, 1, 0, 0)}),
    ("goldyx_green_crystal_craft", False, MOVEMENT, (), {"crystals": (1, 1, 0, 1), "mana": (0, 0, 1, 0, 0, 0)}),
    ("goldyx_red_crystal_craft", False, MOVEMENT, (), {"crystals": (1, 1, 0, 1), "mana": (1, 0, 0, 0, 0, 0)}),
    ("goldyx_glittering_fortune", False, TALK, (), {"influence": 2}),  # two colours of crystals
    ("norowas_forward_march", False, MOVEMENT, (), {"move": 1}),  # one unit is ready and sound
    ("norowas_bright_negotiation", False, TALK, (), {"influence": 3}),
    ("norowas_bright_negotiation", True, TALK, (), {"influence": 2}),
    ("norowas_leaves_in_the_wind", False, TALK, (), {"crystals": (1, 0, 1, 1), "mana": (0, 0, 0, 1, 0, 0)}),
    ("norowas_whispers_in_the_treetops", False, TALK, (), {"crystals": (1, 0, 0, 2), "mana": (0, 0, 1, 0, 0, 0)}),
    ("arythea_dark_paths", False, MOVEMENT, (), {"move": 1}),
    ("arythea_dark_paths", True, MOVEMENT, (), {"move": 2}),
    ("arythea_dark_negotiation", True, TALK, (), {"influence": 3}),
    (
        "arythea_dark_fire_magic", False, MOVEMENT, ("effect mana_black+crystal_red",),
        {"crystals": (2, 0, 0, 1), "mana": (0, 0, 0, 0, 0, 1)},
    ),
]  # fmt: skip


@pytest.mark.rule("MK-SKL-1", "MK-SKL-2", "MK-CRD-2")
@pytest.mark.parametrize(("skill", "night", "uses", "answers", "has"), OTHERS)
def test_what_else_skills_give(
    skill: str, night: bool, uses: tuple[str, ...], answers: tuple[str, ...], has: dict[str, Any]
) -> None:
    state = land([WOUND], skills=[skill], night=night, crystals=["red", "white"], units=["peasants", "foresters spent"])
    play = Play(state, uses).tell(f"skill {skill}", *answers)
    assert {name: getattr(play.hero, name) for name in has} == has
    assert f"skill {skill}" not in play.plays()


@pytest.mark.rule("MK-CRD-22", "MK-SKL-1")
@pytest.mark.parametrize(
    ("skill", "status"),
    [
        ("tovak_i_dont_give_a_damn", "careless"),
        ("tovak_who_needs_magic", "without_magic"),
        ("arythea_power_of_pain", "power_of_pain"),
        ("arythea_polarization", "polarized"),
        ("norowas_leadership", "leadership"),
    ],
)
def test_skills_that_last(skill: str, status: str) -> None:
    assert Play(land(skills=[skill]), BLOCK).tell(f"skill {skill}").t.state.has(A, status)


@pytest.mark.rule("MK-SKL-1", "MK-SKL-2")
def test_once_a_turn_or_once_a_round() -> None:
    skills = ["tovak_double_time", "goldyx_red_crystal_craft"]
    play = Play(land(skills=skills), MOVEMENT)
    play.tell("skill tovak_double_time", "skill goldyx_red_crystal_craft")
    assert (play.hero.tired, play.hero.turned) == (("tovak_double_time",), ("goldyx_red_crystal_craft",))
    reasons = [play.t.why_not(UseSkill(SkillId(skill))) for skill in skills]
    assert [reason.id for reason in reasons if reason] == ["skill-used-this-turn", "skill-used-this-round"]
    skill_plays.turn_over(play.t, A)
    play = Play(play.t.state, MOVEMENT)
    assert play.plays() == ["skill tovak_double_time"]


@pytest.mark.rule("MK-CRD-21", "MK-CRD-14")
def test_i_feel_no_pain_discards_a_wound_for_a_card() -> None:
    skill = "tovak_i_feel_no_pain"
    play = Play(land([WOUND], skills=[skill], deck=["rage"]), MOVEMENT).say(A, f"skill {skill}", "rage")
    assert (play.hero.hand, play.hero.discard, play.hero.turn.acted) == (["rage"], [WOUND], False)
    assert f"skill {skill}" not in Play(land(skills=[skill], deck=["rage"]), MOVEMENT).plays()
    assert f"skill {skill}" not in Play(land([WOUND], skills=[skill], deck=["rage"]), BLOCK).plays()


@pytest.mark.rule("MK-UNI-2", "MK-UNI-3")
def test_inspiration_readies_or_heals_a_unit() -> None:
    skill = "norowas_inspiration"
    units = ["peasants spent", "catapults wounded"]
    play = Play(land(units=units, skills=[skill]), MOVEMENT).tell(f"skill {skill}", "effect ready_4")
    assert not play.hero.units[0].spent
    play = Play(land(units=units, skills=[skill]), MOVEMENT).tell(f"skill {skill}", "effect heal_unit")
    assert play.hero.units[1].wounds == 0
    assert Play(land(units=["peasants"], skills=[skill]), MOVEMENT).plays() == ["activate 1 3"]


@pytest.mark.rule("MK-CMB-56")
def test_resistance_break_softens_an_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    softened: list[int] = []
    monkeypatch.setattr(judged_foes, "aims", lambda t, seat, effect, colour: [0, 1])
    monkeypatch.setattr(judged_foes, "soften", lambda t, foe, effect: softened.append(foe))
    Play(land(skills=["tovak_resistance_break"]), ATTACK).tell("skill tovak_resistance_break", "foe 1")
    assert softened == [1]


# ── in anybody's turn ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PRE-8", "MK-SKL-2", "MK-HND-11")
@pytest.mark.parametrize(
    ("hero", "mana"), [("tovak", "blue"), ("goldyx", "green"), ("norowas", "white"), ("arythea", "red")]
)
def test_motivation_draws_and_helps_whoever_has_the_least_fame(hero: str, mana: str) -> None:
    state = land(skills=[f"{hero}_motivation"], deck=["rage", "march", "march"])
    state.heroes[B].fame = 1
    play = Play(state, BLOCK).say(A, f"skill {hero}_motivation", "rage", "march")
    assert (sorted(play.hero.hand), play.mana()) == (["march", "rage"], {mana: 1})
    state = land(skills=[f"{hero}_motivation"], deck=["rage", "march"])
    play = Play(state, MOVEMENT).say(A, f"skill {hero}_motivation", "rage", "march")
    assert play.mana() == {}  # a tie


@pytest.mark.rule("MK-PRE-8", "MK-SKL-2")
def test_motivation_in_the_turn_of_another_once_and_no_other_after_it() -> None:
    state = land(
        skills=["tovak_motivation", "goldyx_motivation", "tovak_double_time"], deck=["rage", "march"], active=B
    )
    play = Play(state, (), skill_plays.UseSkillNow(A, SkillId("tovak_motivation")), "rage", "march")
    assert play.hero.turned == ("tovak_motivation",)
    play.hero.deck.bag.append("rage")
    assert skill_plays.out_of_turn(play.t, A) == []
    skill_plays.turn_over(play.t, A)  # the end of one's next turn
    assert [write(one) for one in skill_plays.out_of_turn(play.t, A)] == ["skill goldyx_motivation"]


# ── the centre ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SKL-3")
def test_interactive_skills_come_back_to_their_owner() -> None:
    play = Play(land(), MOVEMENT)
    skill_plays.into_centre(play.t, A, SkillId("tovak_mana_exploit"), "red")
    skill_plays.into_centre(play.t, B, SkillId("goldyx_source_freeze"))
    assert play.t.state.centre == (("tovak_mana_exploit", A, "red"), ("goldyx_source_freeze", B, ""))
    skill_plays.take_back(play.t, A)
    assert play.t.state.centre == (("goldyx_source_freeze", B, ""),)
