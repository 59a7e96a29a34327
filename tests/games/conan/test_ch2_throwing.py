"""2. The sheet of a hero, 4E: an object is thrown."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES, AreaId
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch4_magic.area_effects import AreaEffect
from tests.games.conan.playing import A, B, Play, hero, world


@pytest.mark.rule("CN-MAN-4", "CN-MAN-13", "CN-MAN-2")
def test_a_potion_through_the_air() -> None:
    """Taurus, 1 gem: R 3 reaches 2 borders; the friend there takes it for a gem."""
    state = world(hero("taurus", "B2", (1, 9, 0, 0), ["life_potion"]), hero("conan", "P3"), opened=["front_gate"])
    play = Play(state, HeroesPhase()).say(A, "throw 0 life_potion").say(A, "aim P3").say(A, "gems 1", 3)
    play.say(A, "lands P3")
    assert (play.state.objects["P3"], play.hero().items) == (("life_potion",), ())
    assert play.say(B, "take 1 life_potion").hero(B).items == ("life_potion",)


@pytest.mark.rule("CN-MAN-9")
def test_what_falls_short_lies_on_a_shortest_way() -> None:
    """From P1 to P5 two borders, over P3: the range 1 lands it there; 0 leaves it at his feet."""
    for rolled, area in ((1, "P3"), (0, "P1")):
        play = Play(world(hero("conan", "P1", (1, 10, 0, 0), ["kris"])), HeroesPhase()).say(A, "throw 0 kris")
        play.say(A, "aim P5").say(A, "gems 1", rolled)
        play.asks(A, "lands", f"lands {area}")
        assert play.say(A, f"lands {area}").state.objects[AreaId(area)] == ("kris",)


@pytest.mark.rule("CN-MAN-9")
def test_among_several_areas_the_thrower_chooses() -> None:
    """B1 to B3 is two borders, over B2 or B4: a range of 1 lands it on either."""
    play = Play(world(hero("conan", "B1", (1, 10, 0, 0), ["kris"])), HeroesPhase()).say(A, "throw 0 kris")
    play.say(A, "aim B3").say(A, "gems 1", 1)
    play.asks(A, "lands", "lands B2", "lands B4")
    assert play.say(A, "lands B4").state.objects[AreaId("B4")] == ("kris",)


@pytest.mark.rule("CN-MAN-13", "CN-LOS-1")
def test_nobody_throws_out_of_sight() -> None:
    play = Play(world(hero("conan", "B4", items=["explosive_orb"]), opened=["front_gate"]), HeroesPhase())
    play.say(A, "throw 0 explosive_orb")
    assert "aim K1" not in play.options
    assert play.why_not("aim K1") == "out-of-sight"


@pytest.mark.rule("CN-MAN-7", "CN-MAN-8")
def test_heavy_things_take_more_gems() -> None:
    """Scale mail (5): 2 gems at least; the captive (6) 2; with one gem neither."""
    play = Play(world(hero("conan", "B4", items=["scale_mail"])), HeroesPhase()).say(A, "throw 0 scale_mail")
    play.say(A, "aim B1")
    play.asks(A, "gems", "gems 2", "gems 3")
    poor = Play(world(hero("conan", "B4", (1, 10, 0, 0), ["scale_mail", "kris"])), HeroesPhase())
    assert [deed for deed in poor.of(A) if deed.startswith("throw")] == ["throw 0 kris"]


@pytest.mark.rule("CN-MAN-9", "CN-OBJ-2", "CN-OBJ-3", "CN-MAN-13")
def test_an_orb_that_falls_short_explodes_there() -> None:
    """From B2 at P3 through the open gate: 2 borders; O 1, O 0: it explodes in P5.  R 2, R 1 on a pirate: 3 - 1."""
    state = world(
        hero("conan", "B2", (2, 9, 0, 0), ["explosive_orb"]), units=[("pirates:green", "P5")], opened=["front_gate"]
    )
    play = Play(state, HeroesPhase()).say(A, "throw 0 explosive_orb").say(A, "aim P3").say(A, "gems 2", 0, 1)
    play.say(A, "lands P5", 1, 2)
    assert (play.state.units, play.hero().items, play.state.objects.get(AreaId("P5"))) == ({}, (), None)


@pytest.mark.rule("CN-OBJ-3", "CN-SPL-2", "CN-SPL-5", "CN-SPL-10", "CN-DEF-2")
def test_one_roll_for_everybody() -> None:
    """R 3, R 0.  Conan, 2 gems: O 1, O 0, shield 1, leather 0: 3 - 2 = 1.  Bêlit: 3.  Pirates: 3 - 1: dead."""
    conan = hero("conan", "B1", items=["shield", "sword", "leather_armor"])
    pirates = [("pirates:green", "B1")] * 2
    state = world(conan, hero("belit", "B1", items=["dagger"]), units=pirates, overlord=(5, 0, 3))
    play = Play(state, AreaEffect(A, A, AreaId("B1"), ("R", "R")), 3, 0).say(A, "enough")
    play.asks(A, "defend", "endure", "parry shield")
    play.say(A, "parry shield").say(A, "gems 2", 0, 1, 1, 0).say(A, "enough")
    assert (play.over, play.state.units) == (True, {})
    assert (play.hero().wounds, play.hero(B).wounds, play.state.overlord) == (1, 3, (5, 0, 3))


@pytest.mark.rule("CN-END-4", "CN-SPL-2")
def test_if_both_sides_fall_at_once_whoever_throws_wins() -> None:
    """In the heroes' turn an orb kills the Thing and the last hero."""
    state = world(hero("conan", "P1", (0, 1, 10, 0)), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    state.units = {one: unit._replace(life=1) for one, unit in state.units.items()}
    state.marks = dict.fromkeys(state.marks, 0)
    play = Play(state, AreaEffect(A, A, AreaId("P1"), ("R", "R")), 3, 2)
    assert (play.hero().dead, play.state.units, play.state.winner) == (True, {}, HEROES)


@pytest.mark.rule("CN-OBJ-1", "CN-MAN-2")
def test_what_was_thrown_is_picked_up_again() -> None:
    state = world(hero("conan", "B1"), objects={"B1": ["javelin"]})
    assert Play(state, HeroesPhase()).say(A, "take 0 javelin").hero().items == ("javelin",)
