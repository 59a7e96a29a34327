"""4. Spells that have a section each."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.conan.model import AreaId, FigureId, Hero, TileId
from heraut.games.conan.numbers.figures import has
from heraut.games.conan.numbers.ways import unit_reach
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch3_overlord.events import tile_acts
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import A, B, Play, figure, hero, world


def caster(area: str, spell: str, available: int = 5, **more: Any) -> Hero:
    return hero("zelata", area, (available, 9 - available, 0, 0), spells=[spell], **more)


@pytest.mark.rule("CN-SPL-2", "CN-ZON-7", "CN-ZON-9")
def test_the_kiss_of_death() -> None:
    """R* 1, 1, 0: 2 on a pirate (2 - 1: dead) and on Conan; the caster is no more, what he carried lies there."""
    state = world(
        caster("B1", "kiss_of_death", 3, items=["dagger"]), hero("conan", "B1"), units=[("pirates:green", "B1")]
    )
    play = Play(state, HeroesPhase()).say(A, "cast 0 kiss_of_death", 0, 1, 1).say(A, "enough")
    assert (play.hero().dead, play.hero(B).wounds, play.state.units) == (True, 2, {})
    assert play.state.objects[AreaId("B1")] == ("dagger",)


@pytest.mark.rule("CN-ZON-7", "CN-OVL-23")
def test_a_unit_that_kisses_dies() -> None:
    """R* 1, 1, 1, less 1 for the hero beside it: 2."""
    state = world(
        hero("constantius", "Q1"), scenario="three_heads", units=[("skuthus", "Q1")], overlord=(3, 0, 3), side=1
    )
    play = with_spells("skuthus", ("kiss_of_death",), state, UnitActs(1, figure(100)))
    play.say(1, "cast 100 kiss_of_death", 1, 1, 1).say(1, "enough")
    assert (play.state.units, play.hero().wounds, play.state.marks["dead:skuthus"]) == ({}, 2, 1)


@pytest.mark.rule("CN-SPL-1", "CN-SPL-4", "CN-MOV-5")
def test_mind_control() -> None:
    """A pirate in J3, two points for the gem of the card: J1, J2, P1; the third, P3, is a gem more."""
    state = world(caster("B4", "mind_control"), units=[("pirates:green", "J3")])
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 mind_control 100")
    assert play.zones()[3] == 1
    assert {"go 100 J1", "go 100 P3"} <= set(play.options)
    play.say(A, "go 100 P3")
    assert (play.state.units[figure(100)].area, play.zones()[3]) == ("P3", 2)


@pytest.mark.rule("CN-SPL-1")
def test_who_is_blocked_cannot_be_controlled() -> None:
    """A web holds the pirate."""
    state = world(caster("B4", "mind_control"), units=[("pirates:green", "J3")])
    state.gain(FigureId(100), "webbed", "")
    play = Play(state, HeroesPhase())
    assert play.why_not("cast_on 0 mind_control 100") == "cannot-be-moved"


@pytest.mark.rule("CN-SPL-13", "CN-SKL-9")
def test_possession_takes_blocking_until_the_tile_is_activated() -> None:
    state = world(
        caster("F1", "sets_possession"), hero("conan", "F1"), scenario="three_flames", units=[("pict_warriors", "F1")]
    )
    play = Play(state, HeroesPhase())
    assert not [deed for deed in play.of(B) if deed.startswith("go")]
    play.say(A, "cast_on 0 sets_possession 100")
    assert [deed for deed in play.of(B) if deed.startswith("go")]
    tile_acts(play.t, TileId("pict_warriors"))
    assert has(play.t, figure(100), "blocking")


@pytest.mark.rule("CN-SPL-14")
def test_possession_roots_whoever_does_not_block() -> None:
    """The pirate spends its next activation where it is, then walks again."""
    state = world(caster("B4", "sets_possession"), units=[("pirates:green", "B1"), ("pirates:green", "P1")])
    play = Play(state, HeroesPhase())
    assert play.why_not("cast_on 0 sets_possession 101") == "spell-too-far"
    play.say(A, "cast_on 0 sets_possession 100")
    assert unit_reach(play.t, figure(100), 3) == {}
    acts = Play(play.state, tile_acts(play.t, TileId("pirates:green"))).say(1, "figure 100").say(1, "pass")
    assert acts.over
    assert unit_reach(acts.t, figure(100), 3) != {}


@pytest.mark.rule("CN-SPL-1", "CN-ENC-4")
def test_telekinesis() -> None:
    """What weighs 3 at most comes from an area in sight; scale mail (5) does not."""
    state = world(caster("B4", "telekinesis"), objects={"B1": ["sword", "scale_mail", "kris"], "B2": ["scale_mail"]})
    play = Play(state, HeroesPhase())
    assert play.why_not("cast_at 0 telekinesis B2") == "nothing-to-lift"
    play.say(A, "cast_at 0 telekinesis B1")
    play.asks(A, "telekinesis", "take 0 sword", "take 0 kris")
    play.say(A, "take 0 sword")
    assert (play.hero().items, play.state.objects[AreaId("B1")]) == (("sword",), ("kris", "scale_mail"))


@pytest.mark.rule("CN-SPL-1", "CN-SPL-6", "CN-MOV-6")
def test_teleportation() -> None:
    """B2 to K3 is two areas, walls or not: two gems; and again, as often as he pays.  Water is no place for him."""
    state = world(caster("B2", "teleportation", 3))
    play = Play(state, HeroesPhase())
    assert play.why_not("cast_at 0 teleportation W2") == "water"
    play.say(A, "cast_at 0 teleportation K3", "empty")
    assert (play.hero().area, play.zones()) == ("K3", (1, 6, 0, 2))
    assert play.why_not("cast_at 0 teleportation B2") == "too-far-to-teleport"
    assert play.say(A, "cast_at 0 teleportation P5").zones() == (0, 6, 0, 3)
