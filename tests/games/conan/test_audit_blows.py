"""Cases that a careless reader of the sheet gets wrong: attacks, defence, rerolls, what follows a blow."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import OVERLORD, AreaId, ItemId, World
from heraut.games.conan.numbers.blows import MELEE_BLOW, SHOT
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow, SpinWeb
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch4_magic.area_effects import AreaEffect
from heraut.games.conan.rules.ch4_magic.falls import Fall
from tests.games.conan.playing import A, B, Play, figure, hero, world

FOE, OTHER = figure(100), figure(101)


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ATT-10", "CN-HIN-6", "CN-HIN-3")
def test_who_shoots_at_the_enemy_beside_him_is_hindered_by_him() -> None:
    """Conan throws an axe (O) in his own area, O 2, O 2: 4 - 1 = 3; it lies at his feet."""
    state = world(hero("conan", "B4", items=["axe"]), units=[("pirates:green", "B4")])
    play = Play(state, Declare(A, FOE, SHOT, ItemId("axe"))).say(A, "gems 1", 2, 2).say(A, "enough")
    assert (play.last("struck")["total"], play.hero().items, play.state.objects["B4"]) == (3, (), ("axe",))


@pytest.mark.rule("CN-ATT-7", "CN-ATT-12")
def test_a_weapon_thrown_from_above_has_a_die_more() -> None:
    """L2 (level 1) to P2 (level 0): base die, axe, and a yellow one; it lies below even if it missed."""
    state = world(hero("conan", "L2", items=["axe"]), units=[("pirates:green", "P2")])
    play = Play(state, Declare(A, FOE, SHOT, ItemId("axe"))).say(A, "gems 1", 0, 0, 0).say(A, "enough")
    assert (sorted(play.state.units), play.state.objects["P2"]) == ([100], ("axe",))


@pytest.mark.rule("CN-SKL-31")
def test_two_who_are_protected_do_not_protect_each_other() -> None:
    """Beside a guard neither may be attacked; alone together, both."""

    def struck(*units: tuple[str, str]) -> list[str]:
        state = world(hero("conan", "H1"), scenario="three_heads", units=units)
        state.gain(OTHER, "protected", "")
        deeds = Play(state, HeroesPhase()).of(A)
        return sorted({deed.split()[2] for deed in deeds if deed.startswith("strike")})

    both = [("skuthus", "H1"), ("captain", "H1")]
    assert struck(*both) == ["100", "101"]
    assert struck(*both, ("bossonian_guards:red", "H1")) == ["102"]


@pytest.mark.rule("CN-SKL-24", "CN-SAT-3")
def test_horror_counts_what_was_spent_before_it_came() -> None:
    """Two gems on melee already: none beside the Thing; one: one more; defence has no index."""
    for spent, room in ((2, False), (1, True)):
        state = world(
            hero("conan", "P1", spent=(spent, 0, 0, 0)), scenario="thing_in_the_well", units=[("swamp_demon", "P1")]
        )
        assert any(deed.startswith("strike") for deed in Play(state, HeroesPhase()).of(A)) == room
        blow = Play(state, Blow(1, FOE, A, MELEE_BLOW, 9)).say(A, "dodge")
        assert len(blow.options) == 11


@pytest.mark.rule("CN-SKL-25", "CN-RRL-4")
def test_jinx_spoils_the_defence_too_but_not_of_who_stands_elsewhere() -> None:
    """Beside the Thing an armour die with a mark stays as it fell; a shot from next door may be rerolled."""
    armoured = hero("conan", "P1", (3, 8, 0, 0), ["zingaran_breastplate"])
    state = world(armoured, scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    assert Play(state, Blow(1, FOE, A, MELEE_BLOW, 4)).say(A, "endure", 0).zones() == (3, 4, 4, 0)
    apart = world(hero("conan", "N1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    assert Play(apart, Roll(A, A, ("R",), "attack"), 0).options == ["enough", "reroll R 0"]


@pytest.mark.rule("CN-SKL-27")
def test_a_supporter_does_not_support_himself() -> None:
    """A captain alone has none; beside a second one, one reroll, then none."""
    alone = world(hero("conan", "B4"), units=[("captain", "P3")])
    assert Play(alone, Roll(1, FOE, ("R",), "attack"), 0).over
    two = world(hero("conan", "B4"), units=[("captain", "P3"), ("captain", "P3"), ("captain", "P3")])
    play = Play(two, Roll(1, FOE, ("R",), "attack"), 0).say(1, "reroll R 0", 0)
    assert (play.over, play.state.overlord) == (True, (0, 0, 0))


# ── defence ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-30", "CN-DEF-12")
def test_a_bodyguard_pays_and_the_friend_rolls_his_own_armour() -> None:
    """7 at Zelata in leather: N'Gora parries with 2 gems and a shield; she rolls Y; none of her gems is spent."""
    state = world(
        hero("zelata", "B4", items=["leather_armor"]), hero("ngora", "B4", items=["shield"]), units=[("captain", "B4")]
    )
    play = Play(state, Blow(2, FOE, A, MELEE_BLOW, 7)).say(A, "leave_to 1").say(B, "parry shield")
    play.say(B, "gems 2", 1, 1, 1).say(B, "enough", 1).say(A, "enough")
    assert (play.zones(), play.zones(B)[3]) == ((6, 0, 3, 0), 2)


@pytest.mark.rule("CN-SKL-30", "CN-DEF-1")
def test_whom_the_bodyguard_refuses_may_still_dodge() -> None:
    state = world(hero("zelata", "B4"), hero("ngora", "B4", items=["shield"]), units=[("captain", "B4")])
    play = Play(state, Blow(2, FOE, A, MELEE_BLOW, 7)).say(A, "leave_to 1").say(B, "pass")
    play.asks(A, "defend", "endure", "dodge")


@pytest.mark.rule("CN-OVL-18", "CN-OVL-19", "CN-OVL-7")
def test_the_overlord_guards_once_and_rerolls_as_long_as_he_has_gems() -> None:
    """5 at a guard (2), 1 gem: O 0; two gems reroll it: 0, then 2; no second guard: 5 - 4 = 1, dead."""
    state = world(
        hero("conan", "H1"), scenario="three_heads", units=[("bossonian_guards:red", "H1")], overlord=(3, 0, 0)
    )
    play = Play(state, Blow(A, A, FOE, MELEE_BLOW, 5)).say(1, "guard 1", 0).say(1, "reroll O 0", 0)
    play.say(1, "reroll O 0", 2)
    assert (play.over, play.state.units, play.state.overlord) == (True, {}, (0, 3, 0))


@pytest.mark.rule("CN-SPL-2", "CN-SPL-5", "CN-SKL-28")
def test_an_area_effect_asks_each_shield_and_lets_nobody_step_in() -> None:
    """5 on Conan (shield), Pallantides (Sacrifice, no shield) and a guard beside his captain: one roll for all."""
    state = world(
        hero("conan", "H4", (2, 9, 0, 0), ["shield"]), hero("pallantides", "H4", (2, 9, 0, 0)), scenario="three_heads",
        units=[("captain", "H4"), ("bossonian_guards:blue", "H4")], overlord=(5, 0, 0),
    )  # fmt: skip
    play = Play(state, AreaEffect(2, figure(-1), AreaId("H4"), ("R", "R")), 2, 3)
    play.asks(A, "defend", "endure", "parry shield")
    play.say(A, "endure")
    assert (play.over, play.hero().wounds, play.hero(B).wounds, play.state.overlord) == (True, 5, 5, (5, 0, 0))
    assert (sorted(play.state.units), play.state.units[FOE].life) == ([100], 7 - 2)


# ── what follows ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-4")
def test_a_sweep_needs_something_left() -> None:
    """4 at a pirate (armour 1, life 1): 2 are left; 2 at it: none, and nobody else is asked for."""
    for total, asked in ((4, True), (2, False)):
        state = world(hero("conan", "P3"), units=[("pirates:green", "P3"), ("pirates:blue", "P3")])
        play = Play(state, Blow(A, A, FOE, MELEE_BLOW, total, two_handed=True))
        assert (play.asked == (A, "next")) == asked


@pytest.mark.rule("CN-SKL-7")
def test_a_counterattack_answers_a_blow_that_did_nothing_but_no_shot() -> None:
    state = world(hero("valeria", "P3"), units=[("pirates:green", "P3")])
    assert Play(state, Blow(1, FOE, A, MELEE_BLOW, 0), 0).told("attacks") == [
        {"attacker": A, "target": FOE, "way": MELEE_BLOW}
    ]
    assert Play(state, Blow(1, FOE, A, SHOT, 0)).told("attacks") == []


@pytest.mark.rule("CN-SKL-6", "CN-END-4", "CN-END-3")
def test_the_last_heros_last_blow_kills_the_last_head() -> None:
    """Bêlit, alone, dies of the captain, and kills him: both sides have won at once; it was the overlord's turn."""
    for side in (0, OVERLORD):
        state = dying(side)
        play = Play(state, Blow(1, FOE, A, MELEE_BLOW, 9)).say(A, "next 100", 3, 3, 3)
        assert (play.over, play.state.winner) == (True, side)


def dying(side: int) -> World:
    state = world(hero("belit", "H4", (0, 2, 7, 0)), scenario="three_heads", units=[("captain", "H4")], side=side)
    state.units[FOE] = state.units[FOE]._replace(life=3)
    state.marks["dead:skuthus"] = 1
    return state


@pytest.mark.rule("CN-SKL-14")
def test_a_web_sticks_above_the_defence_only() -> None:
    """Total 3 against a dodge of 3: free.  Stuck he may strike, and tears it for 2 free points and 2 gems."""
    state = world(hero("conan", "B4", (2, 9, 0, 0)), units=[("pirates:green", "B1")])
    spun = SpinWeb(1, FOE, A)
    assert not Play(state, spun, 1, 1, 1).say(A, "dodge").say(A, "gems 2", 1, 2).state.has(A, "webbed")
    play = Play(world(hero("conan", "B4"), units=[("pirates:green", "B4")]), HeroesPhase())
    play.state.gain(A, "webbed", "")
    deeds = Play(play.state, HeroesPhase())
    assert "break_free 0" in deeds.of(A)
    assert any(deed.startswith("strike") for deed in deeds.of(A))
    assert not any(deed.startswith(("go", "cross")) for deed in deeds.of(A))
    deeds.say(A, "break_free 0")
    assert (deeds.zones(), deeds.hero().free) == ((9, 0, 0, 2), 0)


@pytest.mark.rule("CN-SKL-3", "CN-SKL-9")
def test_a_grip_is_lost_when_the_holder_goes_even_if_it_comes_back() -> None:
    """It counts as Blocking while it stays there."""
    state = world(hero("conan", "P3", (0, 11, 0, 0)), units=[("captain", "P3")], overlord=(9, 0, 0), side=OVERLORD)
    state.gain(FOE, "constriction", "")
    play = Play(state, Attack(1, FOE, A, MELEE_BLOW, ("R",)), 2).say(1, "enough")
    assert [deed for deed in Play(play.state, HeroesPhase()).of(A) if deed.startswith("go")] == []
    walk = Play(play.state, UnitActs(1, FOE)).say(1, "go 100 P2").say(1, "go 100 P3").say(1, "wait")
    walk.hero().available = 9
    assert [deed for deed in Play(walk.state, HeroesPhase()).of(A) if deed.startswith("go")]


@pytest.mark.rule("CN-SKL-3", "CN-OVL-25")
def test_a_grip_dies_with_its_holder() -> None:
    """Nothing lies on who was held any more, nor says that he is."""
    state = world(hero("conan", "P3", (3, 8, 0, 0), ["sword"]), units=[("pirates:green", "P3")])
    state.gain(A, "constricted", f"stays:{FOE}", FOE)
    play = Play(state, HeroesPhase()).say(A, "strike 0 100 sword").say(A, "gems 2", 2, 3, 3).say(A, "enough")
    assert (FOE in play.state.units, play.state.modifiers) == (False, {})


@pytest.mark.rule("CN-FAL-2", "CN-FAL-3", "CN-ZON-9")
def test_a_fall_may_be_rerolled_to_less_or_to_death() -> None:
    """Conan with 3 gems left, R R: 3, 1; one gem for the 3: 2; 3 wounds: dead, whatever he wears."""
    state = world(hero("conan", "P2", (1, 2, 8, 0), ["scale_mail"]))
    play = Play(state, Fall(A, ("R", "R")), 3, 1).say(A, "reroll R 3", 2)
    assert (play.over, play.hero().dead, play.state.objects["P2"]) == (True, True, ("scale_mail",))
