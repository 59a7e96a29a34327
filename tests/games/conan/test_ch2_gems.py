"""2. The sheet of a hero, 1 to 3: gems, wounds, death; 6: saturation and weight."""

from __future__ import annotations

from itertools import product

import pytest

from heraut.games.conan.model import MELEE, MOVE, Game, HeroId, ItemId
from heraut.games.conan.numbers.burden import burden, free_points, is_two_handed, too_heavy
from heraut.games.conan.numbers.figures import has
from heraut.games.conan.numbers.limits import BOXES, limit_parts, room_on, saturated
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.death import Death
from heraut.kernel.values import total
from tests.games.conan.playing import A, Play, Zones, figure, hero, table, world, zones


@pytest.mark.rule("CN-ZON-2", "CN-ZON-7", "CN-ZON-10")
@pytest.mark.parametrize(
    ("wounds", "left"), [(6, (2, 0, 8, 0)), (8, (0, 0, 10, 0)), (12, (0, 0, 10, 0)), (0, (4, 2, 2, 2))]
)
def test_wounds_take_fatigue_then_boxes_then_available(wounds: int, left: Zones) -> None:
    t = table(world(hero("amboola", "B4", (4, 2, 2, 2))))
    gems.wound(t, A, wounds)
    assert zones(t.state.heroes[A]) == left
    assert t.state.heroes[A].dead == (left[2] == 10)


@pytest.mark.rule("CN-ZON-1", "CN-ZON-5", "CN-TUR-8", "CN-SAT-3", "CN-ATT-2", "CN-SAT-2")
def test_wounds_do_not_give_room_on_a_box() -> None:
    """Conan puts 3 on melee: 8 / 0 / 0 / 3; wounded twice: 8 / 0 / 2 / 1.  5 - 3 = 2 more, not 4."""
    t = table(world(hero("conan", "B4")))
    gems.put_on(t, A, MELEE, 3)
    gems.wound(t, A, 2)
    assert zones(t.state.heroes[A]) == (8, 0, 2, 1)
    assert (room_on(t, A, MELEE), room_on(t, A, MOVE)) == (2, 4)
    reason = saturated(t, A, MELEE, 3)
    assert reason is not None
    assert reason.rules == ("CN-ATT-2", "CN-SAT-3")


@pytest.mark.rule("CN-ZON-5")
def test_only_available_gems_are_spent() -> None:
    t = table(world(hero("conan", "B4", (1, 10, 0, 0))))
    assert room_on(t, A, MELEE) == 1


@pytest.mark.rule("CN-SKL-24")
def test_beside_horror_every_index_is_at_most_two() -> None:
    t = table(world(hero("conan", "P1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")]))
    assert room_on(t, A, MELEE) == 2


@pytest.mark.rule("CN-ATT-2", "CN-SAT-1", "CN-SAT-3", "CN-SKL-24", "CN-ZON-5")
def test_the_room_on_a_box_is_his_own() -> None:
    """Whoever asked before: what his sheet prints, less what he spent, no more than he has, and Horror counts."""
    for sheet, area, spent, available in product(("conan", "belit"), ("P1", "P2"), (0, 2), (1, 6)):
        who = hero(sheet, area, (available, 0, 0, 0), spent=(spent,) * 4)
        t = table(world(who, scenario="thing_in_the_well", units=[("swamp_demon", "P1")]))
        for box in BOXES:
            left = total(limit_parts(t, A, box, who.area)) - spent
            assert room_on(t, A, box) == max(0, min(left, available))


@pytest.mark.rule("CN-OVL-22")
def test_the_overlords_gems_go_straight_to_fatigue() -> None:
    t = table(world(hero("conan", "B4"), overlord=(4, 2, 3)))
    gems.spend(t, 3)
    assert t.state.overlord == (1, 5, 3)


@pytest.mark.rule("CN-ZON-9")
def test_the_objects_of_the_dead_stay_in_his_area() -> None:
    state = world(
        hero("conan", "B4", (0, 0, 11, 0), ["sword", "life_potion"]), hero("belit", "B1"), objects={"B4": ["key"]}
    )
    play = Play(state, Death(A))
    assert (play.over, play.hero().items) == (True, ())
    assert play.state.objects == {"B4": ("key", "life_potion", "sword")}


@pytest.mark.rule("CN-OVL-25")
def test_a_unit_without_life_leaves_the_board() -> None:
    state = world(hero("conan", "P3"), units=[("captain", "P3"), ("pirates:green", "P3")])
    play_table = table(state)
    gems.wound(play_table, figure(100), 2)
    gems.wound(play_table, figure(101), 3)
    assert (gems.is_dead(play_table, figure(100)), gems.is_dead(play_table, figure(101))) == (False, True)
    play = Play(state, Death(figure(101)))
    assert list(play.state.units) == [100]
    assert play.state.marks["dead:pirates:green"] == 1


# ── weight ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ENC-1", "CN-ENC-3", "CN-ENC-4", "CN-ENC-5")
def test_what_weight_takes() -> None:
    """Taurus: halberd 3 and chain mail 3: 6; dagger and kris: 8; a shield: 10; leather armour (2) is too much."""
    t = table(world(hero("taurus", "B4", items=["halberd", "chain_mail"])))
    assert (burden(t, A), free_points(t, A), has(t, A, "climb"), has(t, A, "precision_strike")) == (6, 2, False, True)
    carry(t, A, "dagger", "kris")
    assert (burden(t, A), free_points(t, A), has(t, A, "precision_strike")) == (8, 1, False)
    carry(t, A, "shield")
    assert (burden(t, A), free_points(t, A)) == (10, 0)
    assert too_heavy(t, A, ItemId("leather_armor")) is not None
    assert too_heavy(t, A, ItemId("kris")) is None


def carry(t: Game, who: HeroId, *items: str) -> None:
    held = t.state.heroes[who]
    held.items = tuple(sorted((*held.items, *map(ItemId, items))))


@pytest.mark.rule("CN-ENC-2", "CN-ENC-6")
def test_a_weapon_of_weight_three_is_two_handed() -> None:
    t = table(world(hero("conan", "B4")))
    assert (is_two_handed(t, ItemId("battle_axe")), is_two_handed(t, ItemId("sword"))) == (True, False)
