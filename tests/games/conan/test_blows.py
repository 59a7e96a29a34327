"""What an attack comes to, and what stands against it."""

from __future__ import annotations

import pytest

from heraut.games.conan.numbers.blows import (
    MELEE_BLOW,
    SHOT,
    SPELL_BLOW,
    armour_parts,
    attack_parts,
    defence_parts,
)
from heraut.kernel.values import explain, total
from heraut.tabletop.throws import Fallen
from tests.games.conan.playing import A, figure, hero, table, world


def dice(*faces: int) -> Fallen:
    return tuple([("O", face) for face in faces])


@pytest.mark.rule("CN-ATT-3", "CN-ATT-13")
@pytest.mark.parametrize(("faces", "comes_to"), [((2, 1, 2), 3), ((0, 1), 0)])
def test_bare_hands_lose_two_and_nothing_is_below_zero(faces: tuple[int, ...], comes_to: int) -> None:
    t = table(world(hero("conan", "B4")))
    assert explain(attack_parts(t, A, MELEE_BLOW, dice(*faces), True))[0] == comes_to


@pytest.mark.rule("CN-HIN-3", "CN-HIN-6", "CN-SPL-8")
def test_hindering_is_taken_off_shots_and_spells_but_not_melee() -> None:
    """One pirate beside him: 2 + 1 - 1 at range, 2 + 1 in melee."""
    t = table(world(hero("conan", "B4"), units=[("pirates:green", "B4")]))
    came = [total(attack_parts(t, A, way, dice(2, 1), False)) for way in (MELEE_BLOW, SHOT, SPELL_BLOW)]
    assert came == [3, 2, 2]


@pytest.mark.rule("CN-DEF-3", "CN-DEF-10", "CN-SKL-5")
def test_precision_takes_one_off_the_defence() -> None:
    """Amboola strikes the captain (armour 3), who is guarded with a 2: 3 + 2 - 1 = 4."""
    t = table(world(hero("amboola", "P3"), units=[("captain", "P3")]))
    assert explain(defence_parts(t, A, figure(100), MELEE_BLOW, dice(2)))[0] == 4
    assert total(defence_parts(t, A, figure(100), SHOT, dice(2))) == 5


@pytest.mark.rule("CN-SKL-29", "CN-SKL-32")
def test_untouchable_and_precision_shot() -> None:
    """Shevatas dodges a shot with a 2: 2 + 1; against Precision shot 2 + 1 - 1."""
    t = table(world(hero("shevatas", "B4"), hero("balthus", "B4"), units=[("bossonian_archers", "L2")]))
    assert total(defence_parts(t, figure(100), A, SHOT, dice(2))) == 3
    assert total(defence_parts(t, figure(1), A, SHOT, dice(2))) == 2
    assert total(defence_parts(t, figure(100), A, MELEE_BLOW, dice(2))) == 2


def test_whole_seals_are_armour() -> None:
    """Two of three seals whole: 2 + 2 * 2 = 6."""
    state = world(hero("conan", "O1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    state.marks["mark:C2"] = 0
    assert total(armour_parts(table(state), figure(100))) == 6


@pytest.mark.rule("CN-SPL-13")
def test_a_halo_is_armour() -> None:
    state = world(hero("hadrathus", "B4"), units=[("pirates:green", "B4")])
    state.gain(A, "armour", "turn:0", 2, "mitras_halo")
    assert total(defence_parts(table(state), figure(100), A, MELEE_BLOW, dice(1))) == 3
