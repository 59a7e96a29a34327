"""5. Leadership: allies act."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import World
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from tests.games.conan.playing import A, B, Play, figure, hero, world

GUARDS = [("belits_guards", "B3"), ("belits_guards", "B3"), ("belits_guards", "D1")]


def fort(*units: tuple[str, str]) -> World:
    return world(
        hero("conan", "B6"), hero("belit", "B3", (3, 6, 0, 0)), scenario="gate_of_thornford", allies=GUARDS,
        units=list(units), overlord=(4, 0, 3),
    )  # fmt: skip


@pytest.mark.rule("CN-SKL-19", "CN-SKL-20", "CN-SKL-34")
def test_who_leads_whom() -> None:
    """Bêlit leads a guard in sight; guards that are alike are one answer; Conan leads nobody."""
    play = Play(fort(), HeroesPhase())
    assert [deed for deed in play.of(B) if deed.startswith("lead")] == ["lead 1 1000"]
    assert (play.why_not("lead 1 1002"), play.why_not("lead 0 1000")) == ("out-of-sight", "no-leader")


@pytest.mark.rule("CN-SKL-19", "CN-SKL-34")
def test_a_gem_straight_to_fatigue_and_each_ally_once() -> None:
    """A guard (3 points) walks and stops; the second, then nobody more."""
    play = Play(fort(), HeroesPhase()).say(B, "lead 1 1000")
    assert (play.zones(B), play.asked) == ((2, 7, 0, 0), (B, "unit"))
    play.say(B, "go 1000 B1").say(B, "wait")
    assert play.state.units[figure(1000)].area == "B1"
    assert play.why_not("lead 1 1000") == "led-already"
    play.say(B, "lead 1 1001").say(B, "wait")
    assert not [deed for deed in play.of(B) if deed.startswith("lead")]


@pytest.mark.rule("CN-SKL-19", "CN-SKL-34")
def test_an_ally_attacks_and_has_no_gems() -> None:
    """O* 2 on a guard of the fort (armour 2), the overlord guards with nothing: no wound."""
    play = Play(fort(("bossonian_guards:blue", "B3")), HeroesPhase()).say(B, "lead 1 1000")
    play.say(B, "strike 1000 100", 2).on_to("act")
    assert (play.hero(B).boxes, figure(100) in play.state.units) == (0, True)


@pytest.mark.rule("CN-SKL-19")
def test_next_turn_they_are_led_again() -> None:
    play = Play(fort(), HeroesTurn()).say(A, "recover").say(B, "active").say(B, "lead 1 1000").say(B, "wait")
    play.say(B, "finish 1")
    assert (play.over, play.state.modifiers) == (True, {})
