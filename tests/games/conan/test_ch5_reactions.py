"""5. Before the dice: sacrifice, and spells of reaction."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import OVERLORD
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.rules import ch5_reactions
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from tests.games.conan.playing import A, B, Play, figure, hero, table, world

FOE = figure(100)
ALLY = figure(1000)
SIX = ("R", "R")


# ── sacrifice ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SKL-28", "CN-OVL-18")
def test_a_guard_steps_in_for_the_captain() -> None:
    """R R: 3, 1 = 4 against armour 2, no gems allowed: dead; the captain is untouched."""
    units = [("captain", "H4"), *[("bossonian_guards:blue", "H4")] * 2, ("bossonian_guards:blue", "S8")]
    state = world(hero("conan", "H4", (0, 11, 0, 0)), scenario="three_heads", units=units, overlord=(5, 0, 2))
    play = Play(state, Attack(A, A, FOE, MELEE_BLOW, ("R", "R")))
    play.asks(1, "sacrifice", "pass", "sacrifice 101")
    play.say(1, "sacrifice 101", 1, 3)
    assert (play.over, sorted(play.state.units), play.state.overlord) == (True, [100, 102, 103], (5, 0, 2))
    assert (play.state.units[FOE].life, play.last("struck")["defence"]) == (state.units[FOE].life, 2)


@pytest.mark.rule("CN-SKL-28")
def test_who_is_just_like_the_target_is_not_offered() -> None:
    """He would be struck as the other, but for the guard that may be forgone anyway."""
    units = [("bossonian_guards:blue", "H4"), ("bossonian_guards:blue", "H4"), ("bossonian_guards:red", "H4")]
    state = world(hero("conan", "H4"), scenario="three_heads", units=units)
    assert Play(state, Attack(A, A, FOE, MELEE_BLOW, ("R",))).options == ["pass", "sacrifice 102"]


@pytest.mark.rule("CN-SKL-28", "CN-DEF-12", "CN-DEF-7")
def test_in_his_place() -> None:
    """Pallantides (chain mail O) steps in for Conan: 3, 1 = 4; armour 1: 3 wounds.  No dodge, no parry, no guard."""
    state = world(
        hero("conan", "P3"), hero("pallantides", "P3", (0, 11, 0, 0), ["chain_mail"]),
        hero("ngora", "P3", items=["shield"]), units=[("pirates:green", "P3")],
    )  # fmt: skip
    play = Play(state, Attack(3, FOE, A, MELEE_BLOW, ("R*", "R*")))
    play.asks(B, "sacrifice", "pass", "sacrifice 1")
    play.say(B, "sacrifice 1", 3, 1).say(3, "enough", 1)
    assert (play.over, play.zones(B), play.hero(A).wounds) == (True, (0, 8, 3, 0), 0)


@pytest.mark.rule("CN-SKL-28")
def test_who_passes_is_not_the_target() -> None:
    state = world(hero("conan", "P3", (0, 11, 0, 0)), hero("pallantides", "P3"), units=[("pirates:green", "P3")])
    play = Play(state, Attack(2, FOE, A, MELEE_BLOW, ("O",))).say(B, "pass", 2)
    assert (play.over, play.hero(A).wounds) == (True, 2)


@pytest.mark.rule("CN-SKL-28", "CN-SKL-34")
def test_an_ally_steps_in_for_the_hero_who_says_so() -> None:
    state = world(
        hero("conan", "B4"), hero("taurus", "B3"), scenario="gate_of_thornford", units=[("captain", "B3")],
        allies=[("belits_guards", "B3")],
    )  # fmt: skip
    play = Play(state, Attack(2, FOE, B, MELEE_BLOW, ("R",)))
    play.asks(B, "sacrifice", "pass", "sacrifice 1000")
    assert ALLY not in play.say(B, "sacrifice 1000", 2).state.units


@pytest.mark.rule("CN-SKL-28", "CN-ENC-3")
def test_nobody_is_asked_where_nobody_could_step_in() -> None:
    items = ["chain_mail", "chain_mail", "halberd", "dagger"]  # weight 10: the skill is lost
    state = world(hero("conan", "P3", (0, 11, 0, 0)), hero("pallantides", "P3", items=items), units=[("captain", "P3")])
    assert Play(state, Attack(2, FOE, A, MELEE_BLOW, ("R",)), 0).over


# ── spells of reaction ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SPL-3", "CN-SPL-12", "CN-SPL-13", "CN-DEF-3", "CN-STA-5")
def test_a_halo_before_the_dice() -> None:
    """Hadrathus 6/0/4/0: Mitra's Halo (3): 3/0/4/3; 6, he dodges with 1 gem: 1: 6 - (2 + 1) = 3 wounds: 2/0/7/1."""
    owned = ["lightning_storm", "mitras_halo"]
    caster = hero("hadrathus", "P3", (6, 0, 4, 0), spells=owned, resting=True)
    play = Play(world(caster, units=[("pirates:green", "P3")], side=OVERLORD), Attack(1, FOE, A, MELEE_BLOW, SIX))
    play.asks(A, "react", "pass", "cast 0 mitras_halo")
    play.say(A, "cast 0 mitras_halo", 3, 3)
    assert play.zones() == (3, 0, 4, 3)
    play.say(A, "dodge").say(A, "gems 1", 1).say(A, "enough")
    assert (play.over, play.zones()) == (True, (2, 0, 7, 1))
    assert play.state.has(A, "armour")  # against the next attack too


@pytest.mark.rule("CN-SPL-12")
def test_nobody_reacts_in_his_own_turn() -> None:
    caster = hero("hadrathus", "P3", (0, 9, 1, 0), spells=["mitras_halo"])
    play = Play(world(caster, units=[("pirates:green", "P3")]), Attack(1, FOE, A, MELEE_BLOW, ("O",)), 1)
    assert play.over


@pytest.mark.rule("CN-SPL-12", "CN-SPL-9")
def test_swarm_when_an_enemy_ends_its_movement() -> None:
    """Y Y Y: 1, 0, 1: 2 wounds each, without armour: both pirates are dead, Conan has 2 wounds."""
    state = world(
        hero("conan", "P3", (0, 11, 0, 0)), hero("hadrathus", "P3", (3, 7, 0, 0), spells=["pestilential_swarm"]),
        units=[("pirates:green", "P3"), ("pirates:green", "P3"), ("pirates:green", "P5")], side=OVERLORD,
    )  # fmt: skip
    assert ch5_reactions.after_move(table(state), figure(102)) is None
    window = ch5_reactions.after_move(table(state), FOE)
    assert isinstance(window, ch5_reactions.Reactions)
    play = Play(state, window)
    play.asks(B, "react", "pass", "cast 1 pestilential_swarm")
    play.say(B, "cast 1 pestilential_swarm", 0, 1, 1)
    assert (play.over, list(play.state.units), play.zones(A)) == (True, [102], (0, 9, 2, 0))


@pytest.mark.rule("CN-SPL-12")
def test_a_reaction_that_fells_the_attacker_ends_the_attack() -> None:
    state = world(
        hero("hadrathus", "P3", (3, 7, 0, 0), spells=["pestilential_swarm"]), units=[("pirates:green", "P3")],
        side=OVERLORD,
    )  # fmt: skip
    play = Play(state, Attack(1, FOE, A, MELEE_BLOW, ("O",))).say(A, "cast 0 pestilential_swarm", 0, 1, 1)
    assert (play.over, play.state.units, play.zones()) == (True, {}, (0, 7, 0, 3))
