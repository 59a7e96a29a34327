"""3. Combat: its order, flight from it, and what comes of it."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import Realm
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from tests.games.wow_adventure.fighting import Case, challenge, fought, laid, play_out
from tests.games.wow_adventure.playing import (
    CONTENT,
    GRAY,
    GREEN,
    RED,
    YELLOW,
    A,
    Play,
    ability,
    bag,
    encounter,
    hold,
    item,
    keep,
    marker,
    meet,
    realm,
    seek,
)

CLOAKS = {"Worn Cloak": GRAY, "Forged Cloak": GREEN, "Runed Cloak": YELLOW, "Dragonbone Cloak": RED}
FLASKS = ("Worn Smoke Flask", "Forged Smoke Flask", "Runed Smoke Flask", "Dragonbone Smoke Flask")
HAMMERS = ("Worn War Hammer", "Forged War Hammer", "Runed War Hammer", "Dragonbone War Hammer")


def standing(who: str, space: str, level: int = GRAY) -> Realm:
    return realm(who, "hunter" if who != "hunter" else "mage", spaces=(space,), level=level)


# ── the order ──


@pytest.mark.rule("WW-CMB-1", "WW-CMB-2", "WW-CMB-10", "WW-CMB-20")
def test_one_throw_then_powers_then_both_steps() -> None:
    """Before the dice, the dice together, before the encounter's power, the powers; one exchange, and it is over."""
    state = standing("warrior", "G1")
    play = Play(state, Combat(A, meet(state, "Old Boar")))
    play.asks(A, "before_dice", "done")
    play.say(A, "done", 3, 2)
    assert play.last("dice") == {"red": 3, "black": 2}
    play.asks(A, "dice", "done")
    play.say(A, "done")
    play.asks(A, "powers", "done")
    play.say(A, "done")
    assert play.over
    assert [told["value"] for told in play.told("attack")] == [2 + 3, 2 + 2]


@pytest.mark.rule("WW-CMB-2")
@pytest.mark.parametrize(("cloak", "level"), CLOAKS.items())
def test_a_cloak_undoes_the_special_before_it_works(cloak: str, level: int) -> None:
    """Blood Bat drains an energy; the cloak costs one, and there is no other question for it."""
    state = laid(Case("mage", "Blood Bat", 6, 1, level, worn=(cloak,), energy=2))
    play = challenge(state, 6, 1)
    play.asks(A, "dice", "done", f"use {item(cloak)}")
    play.say(A, f"use {item(cloak)}")
    play.done()
    assert play.hero().energy == 2 - 1
    assert play_out(Case("mage", "Blood Bat", 6, 1, level, worn=(cloak,), energy=2)).hero().energy == 1


@pytest.mark.rule("WW-CMB-30")
def test_nothing_is_played_by_who_fell_to_the_special() -> None:
    """Orchard Boar on a 5: 1 damage, the last of 5; Raise Shield is not asked for, and nobody strikes."""
    state = laid(Case("warrior", "Orchard Boar", 6, 5, damage=4))
    hold(state, A, "Raise Shield")
    play = challenge(state, 6, 5)
    assert play.over
    assert play.told("attack") == []
    assert len(play.told("defeated")) == 1


@pytest.mark.rule("WW-CMB-30", "WW-ABL-3")
def test_a_shell_spares_the_damage_of_a_special() -> None:
    """Orchard Boar on a 5: 1 spared; mage 3+2=5>=5 beats it in the ranged step: the shell has worked."""
    play = play_out(Case("mage", "Orchard Boar", 2, 5, attached=("Arcane Shell",)))
    assert play.hero().damage == 0
    assert play.hero().attached == ()


@pytest.mark.rule("WW-CMB-30")
def test_nothing_spares_what_one_takes_upon_oneself() -> None:
    """The other side of the warrior spares 1 damage in a combat: not that of Blood Price."""
    state = laid(Case("warrior", "Old Boar", 6, 1, turned=True))
    hold(state, A, "Blood Price")
    play = challenge(state, 6, 1)
    play.say(A, "power")
    play.say(A, f"play {ability('Blood Price')}")
    assert play.hero().damage == 1


@pytest.mark.rule("WW-CMB-30", "WW-CMB-12")
def test_what_was_spared_in_one_step_is_used_up_in_the_next() -> None:
    """Green warrior, other side, spares 1: ranged 2+6=8>=8 for 1-1, melee 3+6=9>=8 for 1; his own 3+1=4<7."""
    play = challenge(laid(Case("warrior", "Hill Shaman", 1, 6, GREEN, turned=True)), 1, 6)
    play.say(A, "power")
    play.done()
    assert play.hero().damage == 1


@pytest.mark.rule("WW-ABL-3")
def test_of_two_shells_only_the_one_needed_is_discarded() -> None:
    """Rat King on a 6: 1+1=2, and each of them spares 2."""
    play = play_out(Case("mage", "Rat King", 1, 6, attached=("Arcane Shell", "Arcane Shell")))
    assert play.hero().attached == (ability("Arcane Shell"),)


@pytest.mark.rule("WW-CMB-13")
def test_a_shot_that_hurts_nobody_finishes_nobody() -> None:
    """Gray hunter 2+6=8>=6 for 1, which the crab is spared."""
    assert fought(Case("hunter", "River Crab", 6, 1, plays=("Finishing Shot",))) == ("calm", 0)


@pytest.mark.rule("WW-QST-6")
def test_a_beaten_encounter_counts_for_a_quest() -> None:
    """Green warrior 4+6=10>=9 for 2: an undead of green."""
    state = laid(Case("warrior", "Rust Wight", 6, 1, GREEN, energy=0))
    seek(state, A, "Exorcist")
    assert challenge(state, 6, 1).hero().quests[0].beaten == 1


@pytest.mark.rule("WW-CMB-33")
@pytest.mark.parametrize("hammer", HAMMERS)
def test_a_hammer_heals_who_missed(hammer: str) -> None:
    """Gray warrior with a 1: 2+2+1=5<6 at best; the boar with a 1 misses too."""
    assert fought(Case("warrior", "Old Boar", 1, 1, worn=(hammer,), damage=2)) == ("calm", 2 - 1)


@pytest.mark.rule("WW-CMB-33")
def test_what_comes_after_the_melee_step_works_for_who_fell_in_it() -> None:
    """2+1+1=4<6; the boar 2+6=8>=5, the last of 5: the hammer heals 1, and he stands.  Of 6 damage it would not do."""
    assert fought(Case("warrior", "Old Boar", 1, 6, worn=("Worn War Hammer",), damage=4)) == ("calm", 4)
    felled = Case("warrior", "Old Boar", 1, 6, worn=("Worn War Hammer",), damage=4, event="Blood Moon")
    assert fought(felled) == ("calm felled", 0)


@pytest.mark.rule("WW-CMB-33")
def test_riposte() -> None:
    """2+1=3<6; the boar 2+1=3<5 struck and missed: 1 damage, which beats it.  Who makes no melee attack misses none."""
    assert fought(Case("warrior", "Old Boar", 1, 1, plays=("Riposte",))) == ("beaten", 0)
    assert fought(Case("warrior", "Poacher", 1, 1, plays=("Riposte",))) == ("calm", 0)


@pytest.mark.rule("WW-CMB-13")
def test_finishing_shot() -> None:
    """Green hunter: 4+4=8>=8 for 2, and 1 more is 3; a miss brings nothing."""
    assert fought(Case("hunter", "Thorn Treant", 4, 1, GREEN, plays=("Finishing Shot",))) == ("beaten", 0)
    assert fought(Case("hunter", "Thorn Treant", 3, 1, GREEN, plays=("Finishing Shot",))) == ("calm", 0)


@pytest.mark.rule("WW-CMB-13")
def test_what_comes_after_the_ranged_step_works_for_who_stands_alone() -> None:
    """Gray warlock, Siphon: 1+1+6=8>=5 beats the poacher; its shot 2+3=5>=5 was his last health: no healing."""
    assert fought(Case("warlock", "Poacher", 6, 3, plays=("Siphon",), damage=3)) == ("both", 0)
    assert fought(Case("warlock", "Poacher", 6, 3, plays=("Siphon",), damage=2)) == ("beaten", 2 + 1 - 1)


# ── flight ──


@pytest.mark.rule("WW-MAI-13", "WW-CMB-8", "WW-CMB-18")
@pytest.mark.parametrize("flask", FLASKS)
def test_f44_who_flees_leaves_the_encounter_there(flask: str) -> None:
    """No combat; the encounter to the track, red if it has aggro; the turn goes on."""
    state = laid(Case("warrior", "Rat King", 0, 0, RED))
    bag(state, A, flask)
    play = challenge(state)
    play.asks(A, "before_dice", "done", f"use {item(flask)}")
    play.say(A, f"use {item(flask)}")
    assert play.goes_on
    assert play.state.fight is None
    assert [(left.card, left.space, left.red) for left in play.state.track] == [(encounter("Rat King"), "G1", True)]
    assert play.hero().bag == ()
    assert play.state.discards[CONTENT.encounters[item(flask)].level] == [item(flask)]


@pytest.mark.rule("WW-EXP-8", "WW-CMB-32")
def test_a_pellet_flees_from_a_printed_encounter_too() -> None:
    state = standing("warrior", "G2")
    keep(state, A, "Smoke Pellet")
    pool = state.decks["pool"].size()
    play = challenge(state)
    play.say(A, f"spend {marker('Smoke Pellet')}")
    assert play.goes_on
    assert play.state.track == ()
    assert play.state.decks["pool"].size() == pool + 1
