"""4. Spells that lines of words say, cast by heroes and by units."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import SpellId
from heraut.games.conan.numbers.figures import has
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch4_magic.cards import price
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import A, B, C, Play, figure, hero, world

PIRATE, OVERLORD_SEAT = ("pirates:green", "B1"), 2


def spells_listed(play: Play, seat: int = A) -> list[str]:
    return [deed for deed in play.of(seat) if deed.startswith("cast")]


@pytest.mark.rule("CN-SPL-1", "CN-SPL-4", "CN-SPL-6", "CN-SPL-2", "CN-SPL-9")
def test_lightning_storm() -> None:
    """3 gems on the card, no more this turn.  R 2, R 1 on everybody in B1: pirates 3 - 1: dead."""
    state = world(hero("hadrathus", "B4", (6, 4, 0, 0), spells=["lightning_storm"]), units=[PIRATE, PIRATE])
    play = Play(state, HeroesPhase()).say(A, "cast_at 0 lightning_storm B1", 1, 2).say(A, "enough")
    assert (play.state.units, play.zones(), play.hero().cast) == ({}, (3, 4, 0, 3), (("lightning_storm", 3),))
    assert (spells_listed(play), play.why_not("cast_at 0 lightning_storm B1")) == ([], "card-full")


@pytest.mark.rule("CN-SPL-6", "CN-TUR-4")
def test_cards_are_empty_again_when_the_turn_is_over() -> None:
    state = world(hero("hadrathus", "B4", (6, 4, 0, 0), spells=["borne_by_the_wind"]))
    play = Play(state, HeroesTurn()).say(A, "active").say(A, "cast 0 borne_by_the_wind").say(A, "finish 0")
    assert (play.hero().cast, play.zones()) == ((), (9, 1, 0, 0))


@pytest.mark.rule("CN-LOS-1", "CN-SPL-7", "CN-ZON-5")
def test_why_a_spell_cannot_be_cast() -> None:
    """Out of sight; too few gems; a caster with too much on his back (5) casts nothing."""
    play = Play(world(hero("hadrathus", "B4", spells=["lightning_storm"])), HeroesPhase())
    assert play.why_not("cast_at 0 lightning_storm P3") == "out-of-sight"
    poor = Play(world(hero("hadrathus", "B4", (2, 8, 0, 0), spells=["lightning_storm"])), HeroesPhase())
    assert (spells_listed(poor), poor.why_not("cast_at 0 lightning_storm B1")) == ([], "too-dear-a-spell")
    laden = Play(world(hero("hadrathus", "B4", items=["scale_mail"], spells=["lightning_storm"])), HeroesPhase())
    assert (spells_listed(laden), laden.why_not("cast_at 0 lightning_storm B1")) == ([], "no-caster")


@pytest.mark.rule("CN-SPL-8", "CN-SPL-9", "CN-SPL-11", "CN-HIN-6")
def test_boris_rage_is_hindered_unless_one_concentrates() -> None:
    """O 1, O 1 at a pirate (armour 1) of one's own area: 2; less 1 for the pirate it is 1, and that is not enough."""
    state = world(hero("zelata", "B1", (2, 7, 0, 0), spells=["boris_rage"]), units=[PIRATE])
    state.gain(A, "no_concentration", "side")
    assert Play(state, HeroesPhase()).say(A, "cast_on 0 boris_rage 100", 1, 1).state.units != {}
    calm = world(hero("zelata", "B1", (2, 7, 0, 0), spells=["boris_rage"]), units=[PIRATE])
    assert Play(calm, HeroesPhase()).say(A, "cast_on 0 boris_rage 100", 1, 1).state.units == {}


@pytest.mark.rule("CN-SPL-13", "CN-SKL-17")
def test_borne_by_the_wind_one_flies_until_the_turn_is_over() -> None:
    state = world(hero("hadrathus", "L2", (6, 4, 0, 0), spells=["borne_by_the_wind"]))
    play = Play(state, HeroesTurn()).say(A, "active")
    assert "go 0 P2" not in play.of(A)
    play.say(A, "cast 0 borne_by_the_wind").say(A, "go 0 P2").say(A, "finish 0")
    assert (play.hero().area, has(play.t, A, "flying")) == ("P2", False)


@pytest.mark.rule("CN-SPL-1", "CN-ZON-1")
def test_energy_drain() -> None:
    """Bêlit next door 5 / 4: 4 / 5.  Hadrathus 4 / 6: cost 1: 3 / 6 / 0 / 1; three come back: 6 / 3 / 0 / 1."""
    state = world(
        hero("hadrathus", "B4", (4, 6, 0, 0), spells=["energy_drain"]), hero("belit", "B1", (5, 4, 0, 0)),
        hero("conan", "P3"),
    )  # fmt: skip
    play = Play(state, HeroesPhase())
    assert spells_listed(play) == ["cast_on 0 energy_drain 1"]
    assert play.why_not("cast_on 0 energy_drain 2") == "spell-too-far"
    play.say(A, "cast_on 0 energy_drain 1")
    assert (play.zones(A), play.zones(B)) == ((6, 3, 0, 1), (4, 5, 0, 0))


@pytest.mark.rule("CN-ZON-11", "CN-SPL-1")
def test_gift_of_life() -> None:
    """6 / 2 / 2 / 0, cost 2: 4 / 2 / 2 / 2; two given: 2 / 2 / 2 / 2, and Valeria 1 / 3 / 6 / 0: 3 / 3 / 6 / 0."""
    state = world(hero("hadrathus", "B4", (6, 2, 2, 0), spells=["gift_of_life"]), hero("valeria", "B1", (1, 3, 6, 0)))
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 gift_of_life 1")
    play.asks(A, "gift", "gems 0", "gems 1", "gems 2")
    play.say(A, "gems 2")
    assert (play.zones(A), play.zones(B)) == ((2, 2, 2, 2), (3, 3, 6, 0))


@pytest.mark.rule("CN-SPL-1", "CN-RRL-3")
def test_mitras_healing() -> None:
    """Conan 2 / 3 / 6 / 0: O* 0, its mark: 2: 4 / 3 / 4 / 0."""
    state = world(hero("hadrathus", "B4", (2, 8, 0, 0), spells=["mitras_healing"]), hero("conan", "B4", (2, 3, 6, 0)))
    play = Play(state, HeroesPhase())
    assert spells_listed(play) == ["cast_on 0 mitras_healing 0", "cast_on 0 mitras_healing 1"]
    play.say(A, "cast_on 0 mitras_healing 1", 0).say(A, "reroll O* 0", 2)
    assert (play.zones(A), play.zones(B)) == ((0, 8, 0, 2), (4, 3, 4, 0))


@pytest.mark.rule("CN-SPL-13", "CN-SPL-1")
def test_magical_dizziness_makes_spells_dearer() -> None:
    """The other caster pays 3 + 1; 1 more lies beside the card.  It ends when his next turn begins."""
    state = world(
        hero("hadrathus", "B4", (4, 6, 0, 0), spells=["magical_dizziness"]),
        hero("zelata", "B4", (4, 5, 0, 0), spells=["lightning_storm"]),
    )
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 magical_dizziness 1")
    assert price(play.t, B, SpellId("lightning_storm")) == 4
    play.say(B, "cast_at 1 lightning_storm B1", 1, 1)
    assert (play.zones(B), play.hero(B).cast) == ((0, 5, 0, 4), (("lightning_storm", 3),))
    play.state.expire(f"turn:{B}")
    assert price(play.t, B, SpellId("lightning_storm")) == 3


@pytest.mark.rule("CN-SPL-3", "CN-SPL-12", "CN-SPL-15", "CN-DEF-3")
def test_mitras_halo_before_the_dice() -> None:
    """6 / 0 / 4 / 0, halo 3: 3 / 0 / 4 / 3.  6 against a dodge of 1: 6 - (2 + 1) = 3, from boxes: 2 / 0 / 7 / 1."""
    state = world(
        hero("hadrathus", "P3", (6, 0, 4, 0), spells=["mitras_halo"]), hero("conan", "B4"), units=[("captain", "P3")],
        side=1,
    )  # fmt: skip
    play = Play(state, Attack(OVERLORD_SEAT, figure(100), A, "melee", ("R", "R")))
    play.asks(A, "react", "pass", "cast 0 mitras_halo")
    play.say(A, "cast 0 mitras_halo", 3, 3).say(A, "dodge").say(A, "gems 1", 1).say(A, "enough")
    assert (play.zones(), play.state.modifiers[A][0].until) == ((2, 0, 7, 1), "stance:0")


@pytest.mark.rule("CN-SPL-13")
def test_sets_halo_is_one_armour() -> None:
    state = world(hero("zelata", "B4", (4, 5, 0, 0), spells=["sets_halo"]))
    play = Play(state, HeroesPhase()).say(A, "cast 0 sets_halo")
    assert [(held.status, held.amount) for held in play.state.modifiers[A]] == [("armour", 1)]


@pytest.mark.rule("CN-SPL-9", "CN-SPL-2", "CN-STA-5")
def test_pestilential_swarm() -> None:
    """Y 1, 0, 1: 2 wounds each without armour: Skuthus (armour 1) and Conan; the undead none, the caster none."""
    state = world(
        hero("zelata", "R1", (3, 6, 0, 0), spells=["pestilential_swarm"]), hero("conan", "R1", items=["chain_mail"]),
        scenario="thing_in_the_well", units=[("skuthus", "R1"), ("skeletons:blue", "R1")],
    )  # fmt: skip
    life = state.units[figure(100)].life
    play = Play(state, HeroesPhase()).say(A, "cast 0 pestilential_swarm", 0, 1, 1)
    assert (play.state.units[figure(100)].life, play.state.units[figure(101)].life) == (life - 2, 1)
    assert (play.hero(A).wounds, play.hero(B).wounds) == (0, 2)


# ── units that cast ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OVL-23", "CN-SPL-11", "CN-DEF-2", "CN-ZON-2")
def test_a_unit_bites() -> None:
    """Constantius 3 / 2 / 6 / 0: a gem to fatigue: 2 / 3.  O 2, O 2; dodge O 2, O 1: 4 - 3 = 1: 0 / 2 / 7 / 2."""
    state = world(
        hero("constantius", "Q1", (3, 2, 6, 0), ["sword"]), scenario="three_heads", units=[("skuthus", "Q2")],
        overlord=(2, 0, 3), side=1,
    )  # fmt: skip
    play = with_spells("skuthus", ("sets_bite",), state, UnitActs(1, figure(100)))
    play.say(1, "cast_on 100 sets_bite 0", 2, 2)
    assert (play.zones(), play.state.overlord) == ((2, 3, 6, 0), (0, 2, 3))
    play.asks(A, "defend", "endure", "dodge")
    play.say(A, "dodge").say(A, "gems 2", 1, 2)
    assert play.zones() == (0, 2, 7, 2)
    assert not [deed for deed in play.options if deed.startswith(("cast", "strike"))]


@pytest.mark.rule("CN-OVL-23", "CN-OVL-22", "CN-SPL-6")
def test_a_unit_pays_from_the_overlords_gems_within_the_limit() -> None:
    """Set's Halo (2, at most 2 a turn) besides its attack: once."""
    state = world(
        hero("constantius", "Q1"), scenario="three_heads", units=[("skuthus", "Q1")], overlord=(5, 0, 3), side=1
    )
    play = with_spells("skuthus", ("sets_halo",), state, UnitActs(1, figure(100))).say(1, "cast 100 sets_halo")
    assert play.state.overlord == (3, 2, 3)
    assert "cast 100 sets_halo" not in play.options
    assert "strike 100 0" in [" ".join(deed.split()[:3]) for deed in play.options]
    held = {status.status: status.until for status in play.state.modifiers[figure(100)]}
    assert held == {"armour": "tile:skuthus", "card:sets_halo": "side"}


@pytest.mark.rule("CN-ZON-11", "CN-SPL-7")
def test_a_unit_has_no_gems_to_give() -> None:
    skuthus = [("skuthus", "Q1")]
    state = world(hero("constantius", "Q1"), scenario="three_heads", units=skuthus, overlord=(5, 0, 3), side=1)
    play = with_spells("skuthus", ("gift_of_life", "sets_halo"), state, UnitActs(1, figure(100)))
    assert [deed for deed in play.options if deed.startswith("cast")] == ["cast 100 sets_halo"]


@pytest.mark.rule("CN-SPL-1", "CN-OVL-22")
def test_a_bite_tires_the_overlord() -> None:
    """A hero bites a unit: the gem is the overlord's."""
    state = world(hero("zelata", "B1", (2, 7, 0, 0), spells=["sets_bite"]), units=[PIRATE], overlord=(3, 1, 3))
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 sets_bite 100", 0, 0)
    assert play.state.overlord == (2, 2, 3)


def test_nobody_else_is_asked() -> None:
    state = world(hero("conan", "B4"), hero("belit", "B4"), hero("zelata", "B4", spells=["sets_halo"]))
    play = Play(state, HeroesPhase())
    assert (spells_listed(play, A), spells_listed(play, C)) == ([], ["cast 2 sets_halo"])
