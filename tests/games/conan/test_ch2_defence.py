"""2. The sheet of a hero, 4C: defence, active and passive; and the guard of the overlord."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import World
from heraut.games.conan.numbers.blows import AREA_BLOW, MELEE_BLOW, SHOT, SPELL_BLOW
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from tests.games.conan.playing import A, B, Play, figure, hero, world

PIRATE = figure(100)
ALLY = figure(1000)


def against(state: World, total: int, way: str = MELEE_BLOW, target: int = A, *results: int) -> Play:
    """The defence against an attack of a pirate."""
    return Play(state, Defence(PIRATE, figure(target), way, total), *results)


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-DEF-1", "CN-DEF-5", "CN-DEF-4", "CN-SKL-2")
def test_one_blade_parries() -> None:
    """Valeria, sword (O*), dagger (Y*), 2 gems and the sword: 1, 2, sword 0, free reroll 2: 1 + 2 + 2 = 5."""
    state = world(hero("valeria", "P3", items=["turanian_sword", "parrying_dagger"]), units=[("pirates:green", "P3")])
    play = against(state, 7)
    play.asks(A, "defend", "endure", "dodge", "parry parrying_dagger", "parry turanian_sword")
    play.say(A, "parry turanian_sword").asks(A, "gems", *[f"gems {number}" for number in range(1, 11)])
    play.say(A, "gems 2", 1, 2, 0).say(A, "reroll O* 0", 2).say(A, "enough")
    assert (play.got, play.zones()) == (5, (8, 0, 0, 2))


@pytest.mark.rule("CN-DEF-8")
def test_a_dodge_has_base_dice_only() -> None:
    state = world(hero("valeria", "P3", items=["turanian_sword"]), units=[("pirates:green", "P3")])
    play = against(state, 7).say(A, "dodge").say(A, "gems 1", 2).say(A, "enough")
    assert play.got == 2


@pytest.mark.rule("CN-DEF-2", "CN-SPL-11", "CN-SPL-5")
@pytest.mark.parametrize(
    ("way", "offered"),
    [
        (MELEE_BLOW, ["endure", "dodge", "parry buckler", "parry sword"]),
        (SHOT, ["endure", "dodge", "parry buckler"]),
        (SPELL_BLOW, ["endure", "dodge", "parry buckler"]),
        (AREA_BLOW, ["endure", "parry buckler"]),
    ],
)
def test_a_weapon_parries_neither_shots_nor_spells(way: str, offered: list[str]) -> None:
    state = world(hero("belit", "P3", items=["buckler", "sword"]), units=[("pirates:green", "P3")])
    assert against(state, 5, way).options == offered


@pytest.mark.rule("CN-DEF-5", "CN-DEF-11", "CN-ZON-3")
def test_buckler() -> None:
    """Bêlit (Y), attack 5, 3 gems and buckler (Y): 1, 2, 0, 1: 5 - 4 = 1.  Endured, the buckler rolls nothing: 5."""
    for answers, left in ((["parry buckler", "gems 3"], 1), (["endure"], 5)):
        state = world(hero("belit", "P3", (3, 6, 0, 0), ["buckler"]), units=[("pirates:green", "P3")])
        play = Play(state, Attack(1, PIRATE, A, MELEE_BLOW, ("R", "R")), 2, 3)
        for answer in answers:
            play.say(A, answer, *((0, 1, 1, 2) if answer == "gems 3" else ()))
        assert (play.over, play.hero().wounds) == (True, left)


@pytest.mark.rule("CN-DEF-7", "CN-DEF-11", "CN-RRL-3", "CN-RRL-4")
def test_nothing_left_but_the_breastplate() -> None:
    """Pallantides 0/6/5/0: he can only endure.  Armour Y* 0, free reroll 1: 4 - 1 = 3: 0/3/8/0."""
    items = ["tribal_shield", "zingaran_breastplate"]
    state = world(hero("pallantides", "P3", (0, 6, 5, 0), items), units=[("pirates:green", "P3")])
    play = Play(state, Attack(1, PIRATE, A, MELEE_BLOW, ("R", "R")), 1, 3, 0)
    play.asks(A, "reroll", "enough", "reroll Y* 0")
    play.say(A, "reroll Y* 0", 1)
    assert (play.over, play.zones()) == (True, (0, 3, 8, 0))


@pytest.mark.rule("CN-RRL-4", "CN-DEF-13", "CN-DEF-3")
def test_armour_falls_with_the_guard_and_is_rerolled_for_gems() -> None:
    state = world(hero("conan", "P3", (2, 9, 0, 0), ["leather_armor"]), units=[("pirates:green", "P3")])
    play = against(state, 4).say(A, "dodge").say(A, "gems 1", 1, 0)
    play.asks(A, "reroll", "enough", "reroll O 1", "reroll Y 0")
    play.say(A, "reroll Y 0", 2)
    assert (play.got, play.zones()) == (3, (0, 9, 0, 2))


@pytest.mark.rule("CN-DEF-9")
def test_only_the_best_armour_counts() -> None:
    items = ["leather_armor", "chain_mail", "zingaran_breastplate"]
    state = world(hero("conan", "P3", (0, 11, 0, 0), items), units=[("pirates:green", "P3")])
    assert against(state, 4, MELEE_BLOW, A, 2).got == 2  # one orange die


@pytest.mark.rule("CN-DEF-1")
def test_nobody_is_asked_where_nothing_is_to_be_defended() -> None:
    state = world(hero("conan", "P3"), units=[("pirates:green", "P3")])
    assert against(state, 0).got == 0
    state.gain(A, "armour", "turn:0", 2, "mitras_halo")
    assert against(state, 2).got == 2


@pytest.mark.rule("CN-SKL-29", "CN-SKL-32")
def test_a_shot_at_a_slippery_man() -> None:
    """Shot of 5 with Precision shot at Shevatas (Untouchable), dodge O 2: 2 + 1 - 1 = 2: 3 wounds."""
    state = world(hero("shevatas", "P3", (1, 9, 0, 0)), units=[("pirates:green", "P4")])
    state.gain(PIRATE, "precision_shot", "")
    play = Play(state, Attack(1, PIRATE, A, SHOT, ("R", "R")), 2, 3).say(A, "dodge").say(A, "gems 1", 2)
    assert (play.over, play.hero().wounds) == (True, 3)


# ── bodyguards ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-30", "CN-DEF-12", "CN-DEF-2")
def test_shield_before_a_friend() -> None:
    """A shot of 6 at Zelata; N'Gora parries with the tribal shield (O*), 2 gems: 1, 2, shield 1: 6 - 4 = 2 wounds."""
    state = world(
        hero("zelata", "P3", (2, 7, 0, 0)), hero("ngora", "P3", items=["tribal_shield", "dagger"]),
        hero("conan", "P3"), units=[("pirates:green", "P4")],
    )  # fmt: skip
    play = Play(state, Attack(3, PIRATE, A, SHOT, ("R", "R")), 3, 3)
    play.asks(A, "defend", "endure", "dodge", "leave_to 1")
    play.say(A, "leave_to 1").asks(B, "cover", "pass", "parry tribal_shield")
    play.say(B, "parry tribal_shield").say(B, "gems 2", 1, 2, 1).say(B, "enough")
    assert (play.over, play.zones(A), play.zones(B)) == (True, (2, 5, 2, 0), (9, 0, 0, 2))


@pytest.mark.rule("CN-SKL-30")
def test_a_bodyguard_may_refuse_once() -> None:
    state = world(hero("zelata", "P3"), hero("ngora", "P3", items=["tribal_shield"]), units=[("pirates:green", "P3")])
    play = against(state, 6).say(A, "leave_to 1").say(B, "pass")
    play.asks(A, "defend", "endure", "dodge")


@pytest.mark.rule("CN-SKL-30", "CN-DEF-13")
def test_the_friend_rolls_his_own_armour() -> None:
    state = world(
        hero("conan", "P3", (1, 10, 0, 0), ["leather_armor"]), hero("ngora", "P3", (1, 10, 0, 0), ["shield"]),
        units=[("pirates:green", "P3")],
    )  # fmt: skip
    play = against(state, 6).say(A, "leave_to 1").say(B, "parry shield").say(B, "gems 1", 2, 1, 0)
    play.asks(A, "reroll", "enough", "reroll Y 0")
    assert play.say(A, "reroll Y 0", 2).got == 2 + 1 + 2


@pytest.mark.rule("CN-SKL-34", "CN-SKL-30")
def test_an_ally_has_its_flat_armour_and_bodyguards() -> None:
    """A guard of Bêlit (armour 1): N'Gora is asked; Pallantides too, if he refuses."""
    shields = [hero(sheet, "B3", (1, 10, 0, 0), ["shield"]) for sheet in ("ngora", "pallantides")]
    state = world(*shields, scenario="gate_of_thornford", units=[("captain", "B3")], allies=[("belits_guards", "B3")])
    play = against(state, 5, MELEE_BLOW, ALLY).say(A, "pass").say(B, "parry shield").say(B, "gems 1", 1, 1)
    assert play.got == 1 + 1 + 1
    alone = world(
        hero("conan", "B3", items=["shield"]), scenario="gate_of_thornford", units=[("captain", "B3")],
        allies=[("belits_guards", "B3")],
    )  # fmt: skip
    assert against(alone, 5, MELEE_BLOW, ALLY).got == 1


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OVL-6", "CN-OVL-7", "CN-DEF-10", "CN-OVL-19")
def test_extra_defence_dice() -> None:
    """Guard (armour 2) hit for 5: 2 gems O 0, 2; the 0 again for 1 gem: 1: 2 + 3 = 5."""
    state = world(
        hero("conan", "H4"), scenario="three_heads", units=[("bossonian_guards:blue", "H4")], overlord=(3, 0, 2)
    )
    play = Play(state, Defence(A, PIRATE, MELEE_BLOW, 5))
    play.asks(1, "guard", "guard 0", "guard 1", "guard 2", "guard 3")
    play.say(1, "guard 2", 0, 2).say(1, "reroll O 0", 1)
    assert (play.got, play.state.overlord) == (5, (0, 3, 2))


@pytest.mark.rule("CN-OVL-6", "CN-SPL-10")
def test_no_guard_where_it_is_no_use() -> None:
    """The flat armour is enough; no gem is left; an area effect."""
    state = world(hero("conan", "P3"), units=[("captain", "P3")], overlord=(3, 0, 2))
    assert Play(state, Defence(A, PIRATE, MELEE_BLOW, 3)).got == 3
    assert Play(state, Defence(A, PIRATE, AREA_BLOW, 8)).got == 3
    assert Play(world(hero("conan", "P3"), units=[("captain", "P3")]), Defence(A, PIRATE, MELEE_BLOW, 8)).got == 3


@pytest.mark.rule("CN-SKL-8", "CN-SKL-31", "CN-SKL-32", "CN-OVL-6")
@pytest.mark.parametrize(("guard", "wounds"), [((), 3), ((1,), 2)])
def test_an_elite_shooter_at_who_is_protected(guard: tuple[int, ...], wounds: int) -> None:
    """Balthus, 1 + 2 + 0 = 3 at Skuthus (armour 1): 3 - max(0, 1 - 1) = 3; guarded with a 1: 3 - (1 + 1 - 1) = 2."""
    units = [("skuthus", "N2"), ("skeletons:blue", "N2")]
    state = world(
        hero("balthus", "N2", (0, 10, 0, 0)), scenario="thing_in_the_well", units=units, overlord=(len(guard), 0, 2)
    )
    state.gain(figure(101), "no_sacrifice", "")
    state.units[PIRATE] = state.units[PIRATE]._replace(life=5)
    play = Play(state, Attack(A, A, PIRATE, SHOT, ("O", "O", "O")), 0, 1, 2)
    if guard:
        play.say(1, "guard 1", *guard)
    assert (play.over, play.state.units[PIRATE].life) == (True, 5 - wounds)


@pytest.mark.rule("CN-SKL-5", "CN-OVL-6", "CN-OVL-22")
def test_precision_against_a_guard() -> None:
    """Amboola hits the captain (armour 3) for 5; overlord 4/2 spends 1 gem: 2.  5 - (3 + 2 - 1) = 1; 3/3."""
    state = world(hero("amboola", "P3", (0, 10, 0, 0)), units=[("captain", "P3")], overlord=(4, 2, 2))
    life = state.units[PIRATE].life
    play = Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("R", "R")), 2, 3)
    play.say(1, "guard 1", 2).say(1, "enough")
    assert (life - play.state.units[PIRATE].life, play.state.overlord) == (1, (3, 3, 2))


@pytest.mark.rule("CN-OVL-25", "CN-OVL-21")
def test_a_leader_keeps_his_damage() -> None:
    """Captain (armour 3, life 5) takes totals 6, 4, 7: 3 + 1 + 4 = 8 >= 5: dead at the third."""
    state = world(
        hero("conan", "P3", (0, 11, 0, 0)), hero("belit", "B1"), hero("taurus", "B1"), units=[("captain", "P3")]
    )
    left = []
    for faces in ((3, 3, 0), (3, 1, 0), (3, 3, 1)):
        state = Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("R", "R", "R")), *faces).state
        left.append(state.units[PIRATE].life if PIRATE in state.units else 0)
    assert left == [2, 1, 0]


@pytest.mark.rule("CN-SPL-9")
def test_a_spell_without_defence() -> None:
    """Neither guard nor armour."""
    state = world(hero("conan", "P3", (0, 11, 0, 0)), units=[("captain", "P3")], overlord=(3, 0, 2))
    life = state.units[PIRATE].life
    play = Play(state, Attack(A, A, PIRATE, SPELL_BLOW, ("R", "R"), no_defence=True), 2, 1)
    assert play.over
    assert life - play.state.units[PIRATE].life == 2  # 3, less 1 for the captain who hinders


@pytest.mark.rule("CN-AUT-4", "CN-AUT-5", "CN-AUT-1")
def test_nobody_answers_for_the_automaton() -> None:
    """R* 1 is rerolled, the 0 stands; O* 1 is not."""
    state = world(hero("conan", "P3", (0, 11, 0, 0)), units=[("pirates:green", "P3")], overlord=(3, 0, 2))
    state.automaton = True
    play = Play(state, Attack(1, PIRATE, A, MELEE_BLOW, ("R*", "O*")), 1, 1, 0)
    assert (play.over, play.last("rolled")["dice"]) == (True, "O*1 R0")
    assert Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("O",)), 2).over
