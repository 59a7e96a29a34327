"""2. The sheet of a hero, 4A: what follows a blow; death."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import ItemId
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare, unit_attack, unit_attacks
from heraut.games.conan.rules.ch2_sheet.death import Death
from tests.games.conan.playing import A, B, C, Play, figure, hero, table, world

PIRATE = figure(100)
ALLY = figure(1000)

# ── circular strike ──────────────────────────────────────────────────────────────────────────────────────────────────


def beside_the_captain(weapon: str) -> Play:
    """Conan strikes the captain, who has 2 life left, beside two guards, for 9."""
    units = [("captain", "H4"), *[("bossonian_guards:blue", "H4")] * 2, ("bossonian_guards:blue", "S8")]
    state = world(hero("conan", "H4", (4, 7, 0, 0), [weapon]), scenario="three_heads", units=units)
    state.units[PIRATE] = state.units[PIRATE]._replace(life=2)
    play = Play(state, Declare(A, PIRATE, MELEE_BLOW, ItemId(weapon))).say(A, "gems 4")
    play.say(1, "pass", 0, 3, 3, 3, 0) if weapon == "sword" else play.say(1, "pass", 3, 3, 3, 0, 0)
    return play.say(A, "enough")


@pytest.mark.rule("CN-SKL-4", "CN-ENC-2", "CN-DEF-4", "CN-ZON-8")
def test_circular_strike() -> None:
    """9 at the captain (armour 3, 2 life): 9 - 3 - 2 = 4; guard 1: 4 - 2 - 1 = 1; guard 2: 1 - 2 < 1 stands."""
    play = beside_the_captain("battle_axe")
    play.asks(A, "next", "next 101")
    play.say(A, "next 101").asks(A, "next", "next 102")
    play.say(A, "next 102")
    assert (play.over, sorted(play.state.units)) == (True, [102, 103])
    assert [fact["total"] for fact in play.told("struck")] == [9, 4, 1]


@pytest.mark.rule("CN-SKL-4", "CN-ENC-2")
def test_a_sword_does_not_sweep() -> None:
    play = beside_the_captain("sword")
    assert (play.over, sorted(play.state.units)) == (True, [101, 102, 103])


@pytest.mark.rule("CN-SKL-4")
def test_a_monsters_sweep() -> None:
    """R R R on an ally (armour 1, life 1): 8 - 1 - 1 = 6 go on to Amboola, who dodges: 2, 2: 6 - 4 = 2 wounds."""
    state = world(
        hero("amboola", "B3", (2, 8, 0, 0)), scenario="gate_of_thornford", units=[("captain", "B3")],
        allies=[("belits_guards", "B3")],
    )  # fmt: skip
    state.gain(PIRATE, "circular_strike", "")
    state.gain(ALLY, "no_sacrifice", "")
    blow = Attack(1, PIRATE, ALLY, MELEE_BLOW, ("R", "R", "R"), two_handed=True)
    play = Play(state, blow, 3, 2, 3).say(1, "next 0").say(A, "dodge").say(A, "gems 2", 2, 2)
    assert (play.over, play.zones(), ALLY in play.state.units) == (True, (0, 6, 2, 2), False)
    strike = unit_attack(table(state), 1, unit_attacks(table(state), PIRATE)[0])
    assert isinstance(strike, Attack)
    assert strike.two_handed  # of a unit, any melee


@pytest.mark.rule("CN-SKL-4", "CN-AUT-2")
def test_the_automaton_sweeps_on_to_the_weakest() -> None:
    state = world(
        hero("conan", "P3", (0, 1, 10, 0)), hero("belit", "P3", (2, 7, 0, 0)), hero("taurus", "P3", (1, 9, 0, 0)),
        units=[("captain", "P3")],
    )  # fmt: skip
    state.gain(PIRATE, "circular_strike", "")
    state.automaton = True
    play = Play(state, Attack(3, PIRATE, A, MELEE_BLOW, ("R", "R"), two_handed=True), 1, 2)
    assert (play.asked, play.last("swept")["target"]) == ((C, "defend"), C)


# ── counterattack ────────────────────────────────────────────────────────────────────────────────────────────────────


def bitten(way: str = MELEE_BLOW, skill: str = "", overlord: int = 0, area: str = "P3", *dice: int) -> Play:
    """A hyena attacks Valeria with two dice: 1, 1, which she can only endure; what then falls."""
    state = world(hero("valeria", "P3", (0, 10, 0, 0)), units=[("hyenas", area)], overlord=(overlord, 0, 2))
    if skill:
        state.gain(PIRATE, skill, "")
    play = Play(state, Attack(1, PIRATE, A, way, ("O", "O")), 1, 1, *(() if overlord else dice))
    return play.say(1, "enough", *dice) if overlord else play


@pytest.mark.rule("CN-SKL-7", "CN-OVL-21")
def test_counterattack() -> None:
    """Alive: free attack, R 1.  The overlord may guard: 1 gem, 0: 1 - 0 - 0 = 1: dead."""
    play = bitten(MELEE_BLOW, "", 1, "P3", 1)
    play.asks(1, "guard", "guard 0", "guard 1")
    play.say(1, "guard 1", 0)
    assert (play.over, play.zones(), play.state.units) == (True, (0, 8, 2, 0), {})


@pytest.mark.rule("CN-SKL-7")
def test_a_counterattack_is_not_answered() -> None:
    play = bitten(MELEE_BLOW, "counterattack", 0, "P3", 0)
    assert (play.over, len(play.told("attacks"))) == (True, 2)


@pytest.mark.rule("CN-SKL-7")
def test_only_melee_is_answered() -> None:
    """Not a shot, and nobody who reaches in from next door."""
    assert len(bitten(SHOT, "elite_shooter", 0, "P3").told("attacks")) == 1
    assert len(bitten(MELEE_BLOW, "reach", 0, "P4").told("attacks")) == 1


@pytest.mark.rule("CN-SKL-7")
def test_the_dead_do_not_counterattack() -> None:
    state = world(hero("valeria", "P3", (0, 2, 8, 0)), hero("conan", "B4"), units=[("hyenas", "P3")])
    assert len(Play(state, Attack(2, PIRATE, A, MELEE_BLOW, ("O",)), 2).told("attacks")) == 1


# ── attack from beyond ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-6", "CN-ZON-9")
def test_attack_from_beyond() -> None:
    """Bêlit dies beside two kinds of pirate: R R R on one of them, without her spear; then her objects lie there."""
    units = [("pirates:green", "P3"), ("pirates:green", "P3"), ("captain", "P3"), ("pirates:blue", "P4")]
    state = world(
        hero("belit", "P3", (0, 2, 7, 0), ["ornamental_spear"]), hero("conan", "B4"), units=units, overlord=(1, 0, 2)
    )
    play = Play(state, Attack(2, PIRATE, A, MELEE_BLOW, ("O",)), 2).say(2, "enough")
    play.asks(A, "last_blow", "next 100", "next 102")
    play.say(A, "next 102", 3, 2, 2).say(2, "guard 0")
    assert play.told("struck")[-1] == {"target": 102, "total": 7, "defence": 3}
    assert (play.over, sorted(play.state.units), play.state.objects["P3"]) == (
        True,
        [100, 101, 103],
        ("ornamental_spear",),
    )


@pytest.mark.rule("CN-SKL-6")
def test_no_enemy_no_attack_from_beyond() -> None:
    state = world(hero("belit", "P3", (0, 0, 9, 0)), hero("conan", "B4"), units=[("pirates:green", "P4")])
    assert Play(state, Death(A)).told("attacks") == []


@pytest.mark.rule("CN-SKL-6", "CN-AUT-2")
def test_a_dying_unit_of_the_automaton_strikes_the_weakest() -> None:
    state = world(hero("conan", "P3"), hero("taurus", "P3", (0, 10, 0, 0)), units=[("pirates:green", "P3")])
    state.automaton = True
    state.gain(PIRATE, "attack_from_beyond", "")
    state.units[PIRATE] = state.units[PIRATE]._replace(life=0)
    play = Play(state, Death(PIRATE), 1, 1, 1)
    assert (play.over, play.hero(B).wounds, play.state.units) == (True, 3, {})
