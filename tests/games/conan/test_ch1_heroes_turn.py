"""1. The heroes' turn."""

from __future__ import annotations

import pytest

from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn, Stances
from heraut.kernel import write
from tests.games.conan.playing import A, B, C, Play, hero, world


@pytest.mark.rule("CN-TUR-1", "CN-STA-1", "CN-STA-3", "CN-TUR-5")
def test_upkeep_then_an_active_hero_recovers_two() -> None:
    """Bêlit 2 / 4 / 1 / 2.  Upkeep 2 / 6 / 1 / 0, active +2: 4 / 4 / 1 / 0."""
    play = Play(world(hero("belit", "B4", (2, 4, 1, 2)), hero("conan", "B4")), HeroesTurn())
    assert play.zones() == (2, 6, 1, 0)
    play.say(A, "active")
    assert play.zones() == (4, 4, 1, 0)


@pytest.mark.rule("CN-TUR-2", "CN-STA-2")
def test_each_dead_hero_gives_the_others_one_more() -> None:
    """One of two is dead, recovering: 5 + 1 = 6: 1 / 9 / 0 / 0 becomes 7 / 3 / 0 / 0."""
    state = world(hero("hadrathus", "B4", (1, 9, 0, 0)), hero("conan", "B4", (0, 0, 11, 0)))
    play = Play(state, Stances())
    play.asks(A, "stance", "active", "recover")
    play.say(A, "recover")
    assert (play.over, play.zones()) == (True, (7, 3, 0, 0))


@pytest.mark.rule("CN-STA-2")
def test_who_has_left_is_not_dead() -> None:
    state = world(hero("amboola", "B4", (2, 8, 0, 0)), hero("conan", "B4", away=True))
    assert Play(state, Stances()).say(A, "active").zones() == (4, 6, 0, 0)


@pytest.mark.rule("CN-STA-7")
def test_a_scenario_may_count_dead_heroes() -> None:
    """Salt Cages for one counts two: recovering 5 + 2 = 7: 2 / 9 becomes 9 / 2.  With 3 in fatigue: min(7, 3)."""
    assert Play(world(hero("conan", "B4", (2, 9, 0, 0))), Stances()).say(A, "recover").zones() == (9, 2, 0, 0)
    assert Play(world(hero("conan", "B4", (8, 3, 0, 0))), Stances()).say(A, "recover").zones() == (11, 0, 0, 0)


@pytest.mark.rule("CN-STA-4")
def test_who_recovers_is_not_asked_to_act() -> None:
    play = Play(world(hero("conan", "B4"), hero("belit", "B4")), HeroesTurn())
    play.say(A, "recover").say(B, "active")
    assert play.of(A) == []
    assert "finish 1" in play.of(B)


@pytest.mark.rule("CN-TUR-3", "CN-TUR-6", "CN-TUR-7", "CN-TUR-9")
def test_heroes_act_in_any_order() -> None:
    play = Play(world(hero("conan", "B4"), hero("belit", "B4"), hero("shevatas", "B4")), HeroesPhase())
    play.say(C, "go 2 B3").say(A, "go 0 B2").say(C, "go 2 S2").say(B, "finish 1")
    assert [held.area for held in play.state.heroes] == ["B2", "B4", "S2"]
    assert play.of(B) == []
    play.say(A, "finish 0").say(C, "finish 2")
    assert play.over


@pytest.mark.rule("CN-TUR-4")
def test_what_was_used_goes_to_fatigue_at_the_end() -> None:
    """Conan, free 2, goes 3 areas: 1 gem.  At the end it is tired."""
    play = Play(world(hero("conan", "B4", (11, 0, 0, 0))), HeroesTurn()).say(A, "active")
    play.say(A, "go 0 B1").say(A, "go 0 J4").say(A, "go 0 J3")
    assert play.zones() == (10, 0, 0, 1)
    play.say(A, "finish 0")
    assert (play.over, play.zones()) == (True, (10, 1, 0, 0))


@pytest.mark.rule("CN-MOV-1", "CN-MOV-2", "CN-MOV-10")
def test_a_move_ends_when_another_hero_acts() -> None:
    """N'Gora (free 3) walks 1 area; Conan acts; N'Gora's other 2 points are gone: 2 areas cost 2 gems."""
    play = Play(world(hero("ngora", "B4"), hero("conan", "B4")), HeroesPhase())
    play.say(A, "go 0 B1").say(B, "go 1 B2").say(A, "go 0 J3")
    assert play.zones(A) == (9, 0, 0, 2)


@pytest.mark.rule("CN-MOV-7", "CN-MOV-10")
def test_a_move_not_yet_begun_is_kept() -> None:
    play = Play(world(hero("ngora", "B4"), hero("conan", "B4")), HeroesPhase())
    play.say(B, "go 1 B2").say(A, "go 0 J3")
    assert play.zones(A) == (11, 0, 0, 0)


@pytest.mark.rule("CN-TUR-9")
def test_why_not() -> None:
    play = Play(world(hero("conan", "B4"), hero("belit", "B4")), HeroesPhase()).say(A, "finish 0")
    for wish in play.state.agenda[-1].wishes(play.t):
        assert (write(wish) in play.options) == (play.t.why_not(wish) is None)
