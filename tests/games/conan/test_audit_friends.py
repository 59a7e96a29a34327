"""Cases that a careless reader of the skills gets wrong: leaders, supporters, who steps in, who is spared."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES, OVERLORD, AreaId, HandleId
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT, SPELL_BLOW, defence_parts
from heraut.games.conan.numbers.ways import unit_reach
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch2_sheet.chests import ForceChest
from heraut.games.conan.rules.ch2_sheet.manipulation import UseHandle
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch4_magic.area_effects import AreaEffect
from heraut.kernel.values import total
from tests.games.conan.playing import A, B, Play, acts, deeds, figure, hero, table, world

FOE, OTHER, THIRD = figure(100), figure(101), figure(102)


@pytest.mark.rule("CN-SKL-19", "CN-STA-4")
def test_each_ally_once_whoever_leads_and_never_by_who_recovers() -> None:
    """Two leaders: the guard whom one has led the other does not lead; who recovers leads nobody."""
    leaders = [hero("belit", "B3"), hero("zelata", "B3")]
    state = world(*leaders, scenario="gate_of_thornford", allies=[("belits_guards", "B3")])
    play = Play(state, HeroesPhase()).say(A, "lead 0 1000").say(A, "wait")
    assert play.why_not("lead 1 1000") == "led-already"
    state = world(*leaders, scenario="gate_of_thornford", allies=[("belits_guards", "B3")])
    state.heroes[A].resting = True
    play = Play(state, HeroesPhase())
    assert play.why_not("lead 0 1000") == "recovering"
    assert "lead 1 1000" in play.of(B)


@pytest.mark.rule("CN-SKL-21", "CN-ENC-3", "CN-SPL-7")
def test_weight_breaks_concentration_and_magic() -> None:
    """Hadrathus at weight 3: 2 at a chest beside a pirate is 2; at weight 5 it is 1, and he casts nothing."""
    for items, left, casts in ((["scale_mail"], 1, False), (["chain_mail"], 2, True)):
        state = world(hero("hadrathus", "P1", items=items, spells=["mitras_halo"]), units=[("pirates:green", "P1")])
        assert bool(deeds(state, "cast")) == casts
        found = [] if left < 2 else ["life_potion"]
        play = Play(state, ForceChest(A)).say(A, "gems 1", 2).say(A, "enough", *found)
        assert bool(play.told("failed")) == (left < 2)


@pytest.mark.rule("CN-SKL-22", "CN-MAN-12")
def test_a_lock_picker_has_his_die_for_locks_only() -> None:
    """Shevatas: two red dice at a chest for one gem; one at the winch."""
    chest = Play(world(hero("shevatas", "P1")), ForceChest(A)).say(A, "gems 1", 0, 0)
    assert chest.asked == (A, "reroll")
    winch = Play(world(hero("shevatas", "U4"), scenario="drowned_stair"), UseHandle(A, HandleId("winch"))).say(
        A, "gems 1", 0
    )
    assert winch.asked == (A, "reroll")


@pytest.mark.rule("CN-SKL-25", "CN-OVL-7", "CN-RRL-3")
def test_a_hero_may_be_a_jinx() -> None:
    """Beside him the overlord rerolls neither for gems nor for marks, in attack or guard; elsewhere he does."""
    for area, may in (("B4", False), ("B1", True)):
        state = world(hero("conan", "B4"), units=[("captain", area)], overlord=(3, 0, 0))
        state.gain(A, "jinx", "")
        assert (not Play(state, Roll(1, FOE, ("R*",), "attack"), 0).over) == may


@pytest.mark.rule("CN-SKL-28", "CN-DEF-3", "CN-SKL-30")
def test_who_sacrifices_himself_has_his_armour_and_nobody_parries_for_him() -> None:
    """Pallantides steps in for Bêlit: 6 - Y 1 = 5 wounds; neither gems of his nor his bodyguard are asked for."""
    state = world(
        hero("belit", "B4"), hero("pallantides", "B4", items=["leather_armor", "shield"]),
        hero("ngora", "B4", items=["shield"]), units=[("captain", "B4")], side=OVERLORD,
    )  # fmt: skip
    play = Play(state, Attack(3, FOE, A, MELEE_BLOW, ("R", "R")))
    play.say(B, "sacrifice 1", 3, 3, 1).say(B, "enough")
    assert (play.zones(A), play.zones(B)) == ((9, 0, 0, 0), (6, 0, 5, 0))


@pytest.mark.rule("CN-SKL-28", "CN-SPL-2")
def test_nobody_steps_in_before_an_area_effect() -> None:
    state = world(hero("belit", "B4"), hero("pallantides", "B4"), units=[("captain", "B4")])
    play = Play(state, AreaEffect(2, FOE, AreaId("B4"), ("O",)), 2)
    assert (play.over, play.zones(A)[2], play.zones(B)[2], play.state.units[FOE].life) == (True, 2, 2, 4)


@pytest.mark.rule("CN-SKL-29", "CN-SPL-11", "CN-DEF-2")
@pytest.mark.parametrize(("way", "stands"), [(SHOT, 1), (MELEE_BLOW, 0), (SPELL_BLOW, 0)])
def test_untouchable_by_shots_only(way: str, stands: int) -> None:
    state = world(hero("shevatas", "B4"), units=[("captain", "B4")])
    assert total(defence_parts(table(state), FOE, A, way, ())) == stands


@pytest.mark.rule("CN-SKL-31", "CN-SKL-34")
def test_a_hero_is_protected_by_a_friend_or_an_ally() -> None:
    """Zaporavo beside a guard of his cannot be struck; alone he can; beside another who is protected too."""
    for allies, struck in (([("belits_guards", "B3")], ["strike 100 1000"]), ([], ["strike 100 0"])):
        state = world(
            hero("zaporavo", "B3"), hero("belit", "B6"), scenario="gate_of_thornford", allies=allies,
            units=[("captain", "B3")],
        )  # fmt: skip
        assert acts(state, "strike") == struck


@pytest.mark.rule("CN-SKL-23", "CN-SPL-2")
def test_fascination_is_broken_for_the_one_who_was_attacked() -> None:
    """She has attacked Conan: he may strike her, Bêlit may not; an orb finds her anyway."""
    state = world(hero("conan", "B4"), hero("belit", "B4"), units=[("captain", "B4")], side=OVERLORD)
    state.gain(FOE, "fascination", "")
    play = Play(state, Attack(2, FOE, A, MELEE_BLOW, ("Y",)), 0)
    play.state.side = HEROES
    phase = Play(play.state, HeroesPhase())
    assert ("strike 0 100" in phase.of(A), "strike 1 100" in phase.of(B)) == (True, False)
    assert Play(phase.state, AreaEffect(0, A, AreaId("B4"), ("O",)), 1).told("bursts")


@pytest.mark.rule("CN-SKL-27", "CN-RRL-3", "CN-RRL-1")
def test_mark_then_support_then_a_gem_for_one_die() -> None:
    """The same die three times: free for its mark, free for a friend, then for a gem."""
    state = world(hero("conan", "B4", (1, 10, 0, 0)), hero("zelata", "B4"))
    play = Play(state, Roll(A, A, ("O*",), "attack"), 0).say(A, "reroll O* 0", 0)
    assert play.say(A, "reroll O 0", 0).zones() == (1, 10, 0, 0)
    assert play.say(A, "reroll O 0", 0).zones() == (0, 10, 0, 1)
    assert play.over


@pytest.mark.rule("CN-SKL-24", "CN-SPL-4")
def test_horror_is_no_matter_to_spells() -> None:
    """Three gems on a halo beside the Thing."""
    state = world(
        hero("hadrathus", "P1", spells=["mitras_halo"]), scenario="thing_in_the_well", units=[("swamp_demon", "P1")]
    )
    assert deeds(state, "cast") == ["cast 0 mitras_halo"]


@pytest.mark.rule("CN-SPL-13", "CN-SKL-9")
def test_a_unit_moves_with_what_a_spell_has_left_it() -> None:
    """Set's Possession twice on one who blocks: first it blocks no longer, then it cannot move."""
    state = world(hero("hadrathus", "B4", (10, 0, 0, 0), spells=["sets_possession"]), units=[("captain", "B4")])
    state.gain(FOE, "blocking", "")
    play = Play(state, HeroesTurn()).say(A, "active").say(A, "cast_on 0 sets_possession 100")
    assert unit_reach(play.t, FOE, 3)
    play.say(A, "cast_on 0 sets_possession 100")
    assert not unit_reach(play.t, FOE, 3)
