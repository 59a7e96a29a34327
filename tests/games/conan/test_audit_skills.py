"""Cases that a careless reader of the skills gets wrong: where each ends, and where two of them meet."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import NO_FIGURE, OVERLORD, AreaId, ItemId
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT, SPELL_BLOW, defence_parts
from heraut.games.conan.numbers.ways import hero_reach
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow
from heraut.games.conan.rules.ch2_sheet.attack import Declare
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.death import Death
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch4_magic.area_effects import AreaEffect
from heraut.games.conan.rules.ch4_magic.falls import Fall
from heraut.kernel.values import total
from tests.games.conan.playing import A, Play, acts, costs, deeds, figure, hero, table, world

FOE, OTHER, THIRD = figure(100), figure(101), figure(102)


@pytest.mark.rule("CN-SKL-1")
@pytest.mark.parametrize(
    ("at", "there", "opened", "reached"),
    [
        ("P1", "P3", (), True),
        ("K1", "P3", (), False),
        ("K1", "P3", ("cage_crow",), True),
        ("S1", "L2", (), False),
        ("B4", "P3", (), False),
    ],
)
def test_reach_stops_at_bars_heights_and_the_second_area(
    at: str, there: str, opened: tuple[str, ...], reached: bool
) -> None:
    """Next door, on one level, with nothing between; through a cage that was opened, but up no slope."""
    state = world(hero("conan", at), units=[("captain", there)], opened=opened)
    state.gain(FOE, "reach", "")
    assert (acts(state, "strike") == ["strike 100 0"]) == reached


@pytest.mark.rule("CN-SKL-2", "CN-ENC-2", "CN-ENC-3")
@pytest.mark.parametrize(
    ("items", "pairs"),
    [
        (["dagger", "dagger", "axe"], ["axe dagger", "dagger dagger"]),
        (["dagger", "battle_axe"], []),
        (["dagger", "dagger", "axe", "axe"], []),
        (["dagger", "throwing_knives"], []),
    ],
)
def test_two_light_blades_and_not_too_much_to_carry(items: list[str], pairs: list[str]) -> None:
    """Two alike are a pair; one of weight 3 is none, nor what only shoots; at weight 6 Valeria has lost the skill."""
    state = world(hero("valeria", "B4", items=items), units=[("captain", "B4")])
    strikes = [deed.split()[3:] for deed in deeds(state, "strike")]
    assert [" ".join(arms) for arms in strikes if len(arms) == 2] == pairs


@pytest.mark.rule("CN-SKL-2", "CN-DEF-5")
def test_two_blades_do_not_parry_together() -> None:
    state = world(hero("valeria", "B4", items=["dagger", "parrying_dagger", "sword"]), units=[("captain", "B4")])
    Play(state, Blow(1, FOE, A, MELEE_BLOW, 5)).asks(
        A, "defend", "endure", "dodge", "parry parrying_dagger", "parry sword"
    )


@pytest.mark.rule("CN-SKL-3", "CN-SKL-1", "CN-SKL-9", "CN-SKL-11")
@pytest.mark.parametrize(("die", "area", "free"), [(2, "P3", False), (1, "P1", True)])
def test_a_grip_needs_a_die_of_two(die: int, area: str, free: bool) -> None:
    """Reached from next door: a die of 2 pulls him in, although the blow may do nothing; two dice of 1 do not."""
    state = world(hero("conan", "P1", (0, 11, 0, 0)), units=[("captain", "P3")], side=OVERLORD)
    state.gain(FOE, "reach", "")
    state.gain(FOE, "constriction", "")
    play = Play(state, UnitActs(1, FOE)).say(1, "strike 100 0", die, 1)
    assert (play.hero().area, bool(hero_reach(play.t, A))) == (area, free)


@pytest.mark.rule("CN-SKL-3", "CN-SKL-11")
def test_the_evasive_slip_out_of_a_grip() -> None:
    state = world(hero("shevatas", "P3"), units=[("captain", "P3")])
    state.gain(A, "constricted", f"stays:{FOE}", FOE)
    assert costs(state, "P1") == [1]


@pytest.mark.rule("CN-SKL-4", "CN-SKL-31")
def test_a_sweep_may_fall_on_who_was_protected_by_the_first() -> None:
    """Two-handed axe, 8 at a guard (2, life 1): 5 go on to Skuthus, whom nobody protects any more (armour 1): 4."""
    state = world(
        hero("conan", "H1"), scenario="three_heads", units=[("skuthus", "H1"), ("bossonian_guards:red", "H1")]
    )
    state.units[FOE] = state.units[FOE]._replace(life=5)
    play = Play(state, Blow(A, A, OTHER, MELEE_BLOW, 8, two_handed=True))
    play.asks(A, "next", "next 100")
    assert play.say(A, "next 100").state.units[FOE].life == 1


@pytest.mark.rule("CN-SKL-5", "CN-SKL-32", "CN-DEF-3")
@pytest.mark.parametrize(
    ("skill", "way", "stands"),
    [
        ("precision_strike", MELEE_BLOW, 0),
        ("precision_strike", SHOT, 1),
        ("precision_shot", SHOT, 0),
        ("precision_shot", MELEE_BLOW, 1),
        ("precision_shot", SPELL_BLOW, 1),
    ],
)
def test_precision_is_of_one_kind_and_never_below_nothing(skill: str, way: str, stands: int) -> None:
    """A pirate's armour of 1 becomes 0; a hyena's 0 stays 0."""
    state = world(hero("conan", "B4"), units=[("pirates:green", "B4"), ("hyenas", "B4")])
    state.gain(A, skill, "")
    assert total(defence_parts(table(state), A, FOE, way, ())) == stands
    assert total(defence_parts(table(state), A, OTHER, way, ())) == 0


@pytest.mark.rule("CN-SKL-6", "CN-FAL-5")
def test_who_dies_of_a_fall_strikes_once_more_below() -> None:
    """Bêlit, 1 gem left, falls among pirates: she is dead, and one of them has her last three dice."""
    state = world(hero("belit", "P2", (0, 1, 8, 0)), units=[("pirates:green", "P2")])
    play = Play(state, Fall(A, ("O",)), 1)
    play.asks(A, "last_blow", "next 100")
    play.say(A, "next 100", 1, 1, 0)
    assert (play.state.units, play.hero().dead) == ({}, True)


@pytest.mark.rule("CN-SKL-6", "CN-RRL-1", "CN-SKL-27")
def test_the_dead_pay_for_no_reroll_but_are_supported() -> None:
    """A last blow of 0, 0, 0: she has no gems; a friend with Support in her area gives one die again."""
    state = world(hero("belit", "B4", (0, 0, 9, 0)), hero("zelata", "B4"), units=[("captain", "B4")])
    play = Play(state, Death(A)).say(A, "next 100", 0, 0, 0)
    play.asks(A, "reroll", "enough", "reroll R 0")
    play.say(A, "reroll R 0", 3)
    assert play.last("struck")["total"] == 3


@pytest.mark.rule("CN-SKL-7", "CN-SKL-4")
def test_whom_a_sweep_reaches_and_does_not_kill_strikes_back() -> None:
    """Axe, 6 at a pirate (1, life 1): 4 on to the captain (3), who has gained Counterattack: one red die on Conan."""
    state = world(hero("conan", "B4", (0, 11, 0, 0)), units=[("pirates:green", "B4"), ("captain", "B4")])
    state.gain(OTHER, "counterattack", "")
    play = Play(state, Blow(A, A, FOE, MELEE_BLOW, 6, two_handed=True)).say(A, "next 101", 2)
    assert (play.state.units[OTHER].life, play.zones()) == (2, (0, 9, 2, 0))


@pytest.mark.rule("CN-SKL-7", "CN-STA-4")
def test_who_recovers_strikes_back_all_the_same() -> None:
    """It is no action of his: it costs nothing, and nobody chooses it."""
    state = world(hero("valeria", "B4", (0, 10, 0, 0), resting=True), units=[("pirates:green", "B4")], side=OVERLORD)
    play = Play(state, UnitActs(1, FOE)).say(1, "strike 100 0", 0, 2)
    assert play.state.units == {}


@pytest.mark.rule("CN-SKL-7", "CN-DEF-12", "CN-OVL-21")
def test_a_counterattack_may_be_guarded_against() -> None:
    state = world(
        hero("valeria", "B4", (0, 10, 0, 0)), units=[("pirates:green", "B4")], side=OVERLORD, overlord=(1, 0, 0)
    )
    play = Play(state, UnitActs(1, FOE)).say(1, "strike 100 0", 0)
    play.say(1, "enough", 2).asks(1, "guard", "guard 0", "guard 1")


@pytest.mark.rule("CN-SKL-8", "CN-SKL-31", "CN-SPL-9")
def test_only_the_shot_of_an_elite_shooter_finds_who_is_protected() -> None:
    """N'Gora beside Skuthus and a guard: he may shoot at the priest, not strike him; nor may a spell."""
    units = [("skuthus", "H1"), ("bossonian_guards:red", "H1")]
    state = world(hero("ngora", "H1", items=["bossonian_bow"]), scenario="three_heads", units=units)
    assert deeds(state, "strike", "shoot") == [
        "strike 0 101", "shoot 0 100 bossonian_bow", "shoot 0 101 bossonian_bow",
    ]  # fmt: skip
    state = world(hero("hadrathus", "H1", spells=["boris_rage"]), scenario="three_heads", units=units)
    assert deeds(state, "cast_on") == ["cast_on 0 boris_rage 101"]


@pytest.mark.rule("CN-SKL-8", "CN-HIN-6", "CN-HIN-3")
def test_a_marksman_is_hindered_at_a_chest_all_the_same() -> None:
    """N'Gora between two pirates: O 2 at the chest is 0; the shot of 2 stays 2."""
    state = world(hero("ngora", "P1", items=["bossonian_bow"]), units=[("pirates:green", "P1")] * 2)
    play = Play(state, ForceChest(A)).say(A, "gems 1", 2).say(A, "enough")
    assert play.last("failed")["total"] == 0
    play = Play(state, Declare(A, FOE, SHOT, ItemId("bossonian_bow"))).say(A, "gems 1", 2, 0).say(A, "enough")
    assert play.last("struck")["total"] == 2


# ── dead at once ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-28", "CN-SKL-6", "CN-OVL-25")
def test_who_died_in_the_same_burst_steps_in_for_nobody() -> None:
    """The well breathes, O O: 2: Bêlit and a skeleton (armour 1) are dead; her last blow falls on a mummy (2)."""
    state = world(
        hero("belit", "R1", (0, 1, 8, 0)), scenario="thing_in_the_well",
        units=[("skeletons:blue", "R1"), ("mummies", "R1")], side=OVERLORD,
    )  # fmt: skip
    play = Play(state, AreaEffect(1, NO_FIGURE, AreaId("R1"), ("O", "O")), 1, 1)
    play.asks(A, "last_blow", "next 101")
    play.say(A, "next 101", 1, 1, 1)
    assert (play.over, play.state.units) == (True, {})


@pytest.mark.rule("CN-SKL-28", "CN-SKL-6", "CN-OVL-25")
def test_whoever_strikes_his_last_blow_is_sacrificed_no_more() -> None:
    """A guard that dies kills Bêlit, whose last blow falls on another: the first is dead already, and dies once."""
    state = world(
        hero("conan", "B4"), hero("belit", "B4", (1, 0, 8, 0)), units=[("hyenas", "B4"), ("pirates:green", "B4")]
    )
    for skill in ("sacrifice", "attack_from_beyond"):
        state.gain(FOE, skill, "")
    play = Play(state, Blow(A, A, FOE, MELEE_BLOW, 5)).say(2, "next 1", 1, 1, 1).say(1, "endure")
    play.asks(1, "last_blow", "next 101")
    play.say(1, "next 101", 3, 3, 3)
    assert (play.over, play.state.units, play.hero(1).dead) == (True, {}, True)
