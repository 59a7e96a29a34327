"""Worked examples that go through several chapters, or count what dice can do."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from heraut.games.conan.model import OVERLORD, ItemId
from heraut.games.conan.numbers.blows import MELEE_BLOW, armour_dice, guard_dice, tile_dice
from heraut.games.conan.rules.ch1_heroes_turn import HeroesTurn
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from tests.games.conan.playing import CONTENT, A, B, Play, costs, figure, hero, table, world, zones

FOE = figure(100)


# ── gems ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SET-1", "CN-STA-1", "CN-STA-3", "CN-TUR-1", "CN-TUR-4", "CN-TUR-8", "CN-ZON-1", "CN-ZON-2")
def test_once_round() -> None:
    """Balthus 6 / 4 / 0 / 0.  Active 8 / 2; a shot with 3 gems and a reroll 4 / 2 / 0 / 4; upkeep 4 / 6.  A dodge with
    2 gems and 2 wounds, both from fatigue: 2 / 4 / 2 / 2.  Upkeep 2 / 6 / 2 / 0; recovering 7 / 1 / 2 / 0."""
    state = world(
        hero("balthus", "B4", (6, 4, 0, 0), ["bossonian_bow"]),
        hero("conan", "B4", away=True),
        units=[("captain", "B3"), ("hyenas", "J3")],
    )
    play = Play(state, HeroesTurn()).say(A, "active")
    assert play.zones() == (8, 2, 0, 0)
    play.say(A, "shoot 0 100 bossonian_bow").say(A, "gems 3", 0, 0, 0, 0).say(A, "reroll O* 0", 0).say(
        A, "reroll O 0", 0
    )
    assert play.zones() == (5 - 1, 2, 0, 4)
    play.say(A, "enough").say(A, "finish 0")
    assert (play.over, play.zones()) == (True, (4, 6, 0, 0))
    play.state.side = OVERLORD
    struck = Play(play.state, Attack(2, FOE, A, MELEE_BLOW, ("R", "R")), 2, 2)
    struck.say(A, "dodge").say(A, "gems 2", 1, 1).say(A, "enough")
    assert struck.zones() == (2, 4, 2, 2)
    again = Play(struck.state, HeroesTurn())
    assert again.zones() == (2, 6, 2, 0)
    assert again.say(A, "recover").zones() == (7, 1, 2, 0)
    assert sum(again.zones()) == 10


@pytest.mark.rule("CN-ZON-1", "CN-TUR-4", "CN-ATT-4", "CN-MAN-2", "CN-MOV-2", "CN-RRL-1")
def test_a_turn_adds_up() -> None:
    """Shevatas 7 / 3 / 0 / 0, free 3: 2 gems on a shot, 1 reroll, 1 to pick up, 2 for two areas beyond the free ones:
    1 / 3 / 0 / 6, and at the end 1 / 9 / 0 / 0."""
    state = world(
        hero("shevatas", "B4", (5, 5, 0, 0), ["throwing_knives"]),
        hero("conan", "B4", (11, 0, 0, 0)),
        units=[("captain", "B4")],
        objects={"B4": ["buckler"]},
    )
    play = Play(state, HeroesTurn()).say(A, "active").say(B, "recover")
    assert play.zones() == (7, 3, 0, 0)
    play.say(A, "shoot 0 100 throwing_knives").say(A, "gems 2", 1, 1, 1).say(A, "reroll O 1", 0).say(A, "enough")
    play.say(A, "take 0 buckler").say(A, "go 0 B1").say(A, "go 0 J4").say(A, "go 0 J3")
    assert play.zones() == (3, 3, 0, 4)  # evasive: three free points for three areas
    play.say(A, "go 0 J1").say(A, "go 0 J2")
    assert play.zones() == (1, 3, 0, 6)
    assert play.say(A, "finish 0").zones() == (1, 9, 0, 0)


# ── dice ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def throws(*kinds: str) -> dict[tuple[int, ...], Fraction]:
    """Every fall of these dice, and how likely it is."""
    faces = [CONTENT.dice[kind.removesuffix("*")].faces for kind in kinds]
    fallen = Counter(product(*faces))
    return {fall: Fraction(number, 6 ** len(kinds)) for fall, number in fallen.items()}


def rerolled(kind: str) -> dict[int, Fraction]:
    """A marked die whose 0 is rolled again, once."""
    faces = CONTENT.dice[kind].faces
    first, again = Counter(faces), Counter([(one, two) for one in faces for two in faces if one == 0])
    kept = {face: Fraction(number, 6) for face, number in first.items() if face}
    for (_, two), number in again.items():
        kept[two] = kept.get(two, Fraction(0)) + Fraction(number, 36)
    return kept


@pytest.mark.rule("CN-DIE-1", "CN-DIE-2", "CN-DIE-3", "CN-DIE-4", "CN-RRL-3")
def test_what_the_dice_can_do() -> None:
    """2 Y beat armour 3: 1/36.  3 Y show 4, 5, 6: 7/72, 1/36, 1/216, together 7/54.  R R O reach 4: 67/108.  Three O*
    whose zeros are rolled again reach 2: 716/729; three plain O 23/27."""

    def share(test: range, *kinds: str) -> Fraction:
        return sum([chance for fall, chance in throws(*kinds).items() if sum(fall) in test], Fraction(0))

    assert share(range(4, 9), "Y", "Y") == Fraction(1, 36)
    assert [share(range(n, n + 1), "Y", "Y", "Y") for n in (4, 5, 6)] == [
        Fraction(7, 72), Fraction(1, 36), Fraction(1, 216),
    ]  # fmt: skip
    assert share(range(4, 9), "Y", "Y", "Y") == Fraction(7, 54)
    assert share(range(4, 9), "R", "R", "O") == Fraction(67, 108)
    assert share(range(2, 9), "O", "O", "O") == Fraction(23, 27)
    die = rerolled("O")
    three = [(sum(fall), die[fall[0]] * die[fall[1]] * die[fall[2]]) for fall in product(die, repeat=3)]
    assert sum([chance for total, chance in three if total >= 2]) == Fraction(716, 729)


@pytest.mark.rule("CN-DEF-7", "CN-DEF-8", "CN-DEF-9", "CN-OVL-29")
def test_what_a_gem_saves() -> None:
    """The captain (R O) on Conan in leather (Y): 205/108 wounds in the mean, 125/108 with one die of dodge, 635/972
    with two."""
    state = world(hero("conan", "P3", items=["leather_armor"]), units=[("captain", "P3")])
    t = table(state)
    attack, armour = tile_dice(t, FOE, A, MELEE_BLOW), armour_dice(t, A)

    def wounds(gems: int) -> Fraction:
        guard = (*armour, *guard_dice(t, A, gems, ItemId("")))
        return sum(
            [
                max(0, sum(blow) - sum(stand)) * hit * held
                for blow, hit in throws(*attack).items()
                for stand, held in throws(*guard).items()
            ],
            Fraction(0),
        )

    assert (attack, armour) == (("R", "O"), ("Y",))
    assert [wounds(gems) for gems in (0, 1, 2)] == [Fraction(205, 108), Fraction(125, 108), Fraction(635, 972)]


# ── the boards ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-MOV-5", "CN-DOR-2")
def test_by_the_front_and_by_the_rear() -> None:
    """B4, B2, P5 (a door: 2), P3: 1 + 2 + 1 = 4, and 3 once it is open.  B1, J4, J3, J1, P1: 5."""
    shut = world(hero("shevatas", "B4"))
    assert costs(shut, "B2", "P1") == [1, 5]
    opened = world(hero("shevatas", "B4"), opened=["front_gate"])
    assert costs(opened, "P5", "P3") == [2, 3]


@pytest.mark.rule("CN-LOS-1", "CN-LOS-2", "CN-LOS-5")
def test_who_sees_whom_at_the_fort_and_on_the_hill() -> None:
    """From the ramp one sees the wall but not the yard behind it; through the open gate one does.  A hill hides."""
    fort, hill = CONTENT.chart("river_fort"), CONTENT.chart("torch_hill")
    assert {"M3", "M4", "M5", "M6"} <= fort.sees["B3"]
    assert "D2" not in fort.sees["B3"]
    assert fort.sees_if["B1", "D2"] == {"main_gate"}
    assert "F9" not in hill.sees["F2"]


@pytest.mark.rule("CN-SKL-12", "CN-SKL-18", "CN-MAN-12", "CN-ENC-3")
def test_the_fort_by_water() -> None:
    """Conan (weight 4): B2 to W1 1; W1 to M4 1, 2 up the cliff, 1 out of the water: 4; M4 to D3 1."""
    ashore = world(hero("conan", "B2", items=["sword", "leather_armor"]), scenario="gate_of_thornford")
    assert costs(ashore, "W1") == [1]
    swimming = world(hero("conan", "W1", items=["sword", "leather_armor"]), scenario="gate_of_thornford")
    assert costs(swimming, "M4") == [4]
    above = world(hero("conan", "M4", items=["sword", "leather_armor"]), scenario="gate_of_thornford")
    assert costs(above, "D3") == [1]
    assert zones(above.heroes[A]) == (11, 0, 0, 0)
