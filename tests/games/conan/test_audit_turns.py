"""Cases that a careless reader of the sheet gets wrong: gems, stances, the free move, the overlord's turn."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import OVERLORD, TileId
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.numbers.figures import ROOTED
from heraut.games.conan.numbers.ways import hero_reach, unit_reach
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from heraut.games.conan.rules.ch2_sheet.after_attack import Blow
from heraut.games.conan.rules.ch3_overlord.activation import FiguresAct, UnitActs
from heraut.games.conan.rules.ch3_overlord.events import EventTile
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch3_overlord.reinforcement import Reinforce
from heraut.games.conan.rules.ch6_automaton import AutomatonTurn
from heraut.games.conan.rules.ch6_automaton_unit import AutomatonUnit
from tests.games.conan.playing import CONTENT, A, B, C, Play, figure, hero, world

FOE = figure(100)
GREEN = ("pirates:green", "P4")


# ── the heroes' turn ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-TUR-2", "CN-STA-2", "CN-STA-3")
def test_the_dead_are_not_asked_and_count_for_those_who_are() -> None:
    """One of three is dead, one has left: Bêlit alone is asked, and recovers 5 + 1, of which fatigue holds 4."""
    state = world(
        hero("conan", "B4", (0, 0, 11, 0)), hero("shevatas", "B4", away=True), hero("belit", "B4", (5, 4, 0, 0))
    )
    play = Play(state, HeroesTurn())
    play.asks(C, "stance")
    assert play.say(C, "recover").zones(C) == (9, 0, 0, 0)


@pytest.mark.rule("CN-TUR-3", "CN-STA-4")
def test_nobody_acts_where_all_recover() -> None:
    """Not even what is free: dropping an object, or drinking a potion."""
    state = world(hero("conan", "B4", (3, 8, 0, 0), ["life_potion"]), hero("belit", "B4", (3, 6, 0, 0)))
    play = Play(state, HeroesTurn()).say(A, "recover").say(B, "recover")
    assert (play.over, play.zones(), play.zones(B)) == (True, (8, 3, 0, 0), (8, 1, 0, 0))


@pytest.mark.rule("CN-TUR-4", "CN-ZON-2")
def test_what_was_spent_in_ones_own_turn_is_fatigue_when_the_overlord_strikes() -> None:
    """11 / 0 / 0 / 0: 1 gem picks up a sword, 2 strike: 8 / 3 after the turn.  3 wounds take no available gem."""
    state = world(hero("conan", "B4"), units=[("pirates:green", "B4")], objects={"B4": ["sword"]})
    play = Play(state, HeroesTurn()).say(A, "active").say(A, "take 0 sword").say(A, "strike 0 100 sword")
    play.say(A, "gems 2", 0, 0, 0).say(A, "enough").say(A, "finish 0")
    assert play.zones() == (8, 3, 0, 0)
    assert Play(play.state, Blow(1, FOE, A, MELEE_BLOW, 3)).say(A, "endure").zones() == (8, 0, 3, 0)


@pytest.mark.rule("CN-MOV-10", "CN-TUR-9", "CN-MOV-1")
def test_a_friend_who_finishes_does_not_end_a_walk() -> None:
    """He has done nothing: the second free point is still there; a friend who acts takes it."""
    for deed, gems in (("finish 1", 0), ("drop 1 kris", 1)):
        state = world(hero("conan", "B4"), hero("shevatas", "B4", items=["kris", "dagger"]))
        play = Play(state, HeroesPhase()).say(A, "go 0 B1").say(B, deed).say(A, "go 0 B2")
        assert play.zones()[3] == gems


@pytest.mark.rule("CN-MOV-2", "CN-MOV-4", "CN-MOV-1")
def test_the_last_free_point_and_a_gem_pay_for_one_step() -> None:
    """A pirate hinders: leaving costs 2.  One free point is left of two: one gem, and one only counts for the index."""
    state = world(hero("conan", "B4", free=1, spent=(0, 0, 3, 0)), units=[("pirates:green", "B4")])
    play = Play(state, HeroesPhase()).say(A, "go 0 B1")
    assert (play.zones(), play.hero().spent, play.hero().free) == ((10, 0, 0, 1), (0, 0, 4, 0), 0)
    assert hero_reach(play.t, A) == {}


@pytest.mark.rule("CN-MOV-7", "CN-ENC-1", "CN-ENC-5")
def test_free_points_are_those_of_the_load_at_the_first_step() -> None:
    """Conan with 10 has none; having dropped the captive (6) before he walks, 2."""
    state = world(hero("conan", "B4", (1, 10, 0, 0), ["sword", "leather_armor", "captive"]))
    play = Play(state, HeroesPhase())
    assert set(hero_reach(play.t, A).values()) == {1}
    play.say(A, "drop 0 captive")
    assert max(hero_reach(play.t, A).values()) == 3


# ── the river ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OVL-12", "CN-OVL-10", "CN-OVL-2")
def test_the_last_tile_may_be_activated_twice_at_the_same_price() -> None:
    """It goes to the end where it lay: 6 and 6; a third time is refused, whatever he has."""
    play = Play(world(hero("conan", "B4"), units=[GREEN], overlord=(20, 0, 0)), OverlordTurn())
    play.say(B, "activate event").say(B, "happen bell").say(B, "pass").say(B, "activate event").say(
        B, "happen reinforcement"
    )
    play.say(B, "pass")
    assert play.state.overlord == (8, 12, 0)
    assert play.why_not("activate pirates:green") == "activated-enough"


@pytest.mark.rule("CN-RIV-3", "CN-RIV-6", "CN-RIV-7", "CN-OVL-11")
def test_several_dead_tiles_are_cleaned_after_both_activations() -> None:
    """4 / 0 and 2 tiles: 1 each, 2 / 2; then two dead tiles for 2 gems each: fatigue first: 0 / 0, for good."""
    state = world(hero("conan", "B4"), units=[GREEN, ("captain", "P3")], overlord=(4, 0, 0))
    play = Play(state, OverlordTurn()).say(B, "activate pirates:green").say(B, "pass")
    play.say(B, "activate captain").say(B, "pass").say(B, "clean hyenas")
    assert play.state.overlord == (2, 0, 0)
    play.say(B, "clean pirates:blue")
    assert (play.state.overlord, len(play.state.river)) == ((0, 0, 0), 4)
    assert play.why_not("clean bossonian_archers") == "too-dear"


@pytest.mark.rule("CN-RIV-1", "CN-RIV-2", "CN-RIV-5")
def test_a_minion_that_comes_back_finds_its_tile_where_it_lies() -> None:
    """The tile of the hyenas is dead in slot 3; it is turned there, and may be activated for 3."""
    state = world(hero("conan", "B4"), units=[GREEN], overlord=(9, 0, 0))
    play = Play(state, OverlordTurn()).say(B, "activate event").say(B, "happen reinforcement")
    play.say(B, "bring hyenas J1").say(B, "pass")
    assert play.state.river.index(TileId("hyenas")) == 2
    play.say(B, "activate hyenas")
    play.asks(B, "figure", "figure 101", "pass")
    assert play.state.overlord == (0, 9, 0)


@pytest.mark.rule("CN-RIV-8", "CN-RIV-9")
def test_points_that_are_too_few_and_entries_that_are_full_bring_nobody() -> None:
    """Warriors cost 2: not for 1.  Where hunters fill the three entries, nobody comes."""
    state = world(hero("conan", "T5"), scenario="three_flames", units=[("zogar_sag", "F9")])
    state.river = (TileId("pict_warriors"),)
    assert Play(state, Reinforce(1)).over
    Play(state, Reinforce(3)).asks(B, "bring", "pass", *[f"bring pict_warriors {area}" for area in ("F2", "F6", "F10")])
    printed = CONTENT.boards["torch_hill"].areas
    crowd = [("pict_hunters:blue", area) for area in ("F2", "F6", "F10") for _ in range(printed[area].places)]
    full = world(hero("conan", "T5"), scenario="three_flames", units=crowd)
    full.river = (TileId("pict_warriors"),)
    assert Play(full, Reinforce(4)).over


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-OVL-13", "CN-OVL-15", "CN-OVL-28")
def test_who_attacks_at_once_may_pay_for_twice_its_base() -> None:
    """A pirate (3) attacks where it stands: its base is lost, none of it was spent: six points, six gems."""
    state = world(
        hero("conan", "P3", (0, 11, 0, 0)), units=[("pirates:green", "P3")], overlord=(8, 0, 0), side=OVERLORD
    )
    play = Play(state, UnitActs(B, FOE)).say(B, "strike 100 0", 0).say(B, "enough")
    section = play.state.agenda[-1]
    assert max(section.moves(play.t).values()) == 6  # type: ignore[attr-defined]


@pytest.mark.rule("CN-OVL-29", "CN-SKL-19")
def test_a_led_ally_pays_for_nothing() -> None:
    """Bêlit has gems; her guard (3) walks 3 points, attacks, and stays."""
    state = world(
        hero("belit", "B3"), scenario="gate_of_thornford", units=[("captain", "D1")], allies=[("belits_guards", "B3")],
        overlord=(5, 0, 0),
    )  # fmt: skip
    play = Play(state, HeroesPhase()).say(A, "lead 0 1000")
    assert play.zones() == (8, 1, 0, 0)
    section = play.state.agenda[-1]
    assert max(section.moves(play.t).values()) <= 3  # type: ignore[attr-defined]


@pytest.mark.rule("CN-SPL-14")
def test_a_rooted_unit_that_is_passed_over_has_spent_its_activation() -> None:
    """All units of the tile were activated, whoever of them acted."""
    state = world(hero("conan", "B4"), units=[GREEN], overlord=(5, 0, 0))
    state.gain(FOE, ROOTED, "over:pirates:green")
    play = Play(state, OverlordTurn()).say(B, "activate pirates:green")
    assert unit_reach(play.t, FOE, 3) == {}
    play.say(B, "pass")
    assert unit_reach(play.t, FOE, 3) != {}


@pytest.mark.rule("CN-SPL-14", "CN-OVL-24")
def test_an_alarm_is_no_activation() -> None:
    """A rooted pirate does not run for the bell, and is still rooted when its tile is activated."""
    state = world(hero("conan", "B4"), units=[GREEN])
    state.gain(FOE, ROOTED, "over:pirates:green")
    play = Play(state, EventTile()).say(B, "happen bell").say(B, "figure 100")
    assert play.over
    assert unit_reach(play.t, FOE, 3) == {}


@pytest.mark.rule("CN-OVL-20", "CN-OVL-29")
def test_what_dies_while_its_tile_acts_is_not_asked_for() -> None:
    """The first hyena dies of a counterattack; the second is still to act."""
    state = world(hero("valeria", "B4", (0, 10, 0, 0)), units=[("hyenas", "B4"), ("hyenas", "J3")], side=OVERLORD)
    play = Play(state, FiguresAct((FOE, figure(101)))).say(B, "figure 100").say(B, "strike 100 0", 0, 2)
    play.asks(B, "figure", "figure 101", "pass")
    assert sorted(play.state.units) == [101]


# ── the automaton ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-AUT-2", "CN-AUT-3", "CN-DOR-2")
def test_the_automaton_strikes_whom_it_reaches_before_it_opens_a_door() -> None:
    """A pirate in P5: Conan (5 gems) stands with it, Bêlit (1) behind the gate: Conan.  Alone it opens the gate."""
    for there, opened in (("P5", ()), ("B4", ("front_gate",))):
        state = world(
            hero("conan", there, (5, 6, 0, 0)), hero("belit", "B2", (1, 8, 0, 0)), units=[("pirates:green", "P5")]
        )
        state.automaton = True
        play = Play(state, AutomatonUnit(FOE), 0)
        assert (play.last("attacks")["target"], play.state.opened) == (A if there == "P5" else B, opened)


@pytest.mark.rule("CN-AUT-1", "CN-RIV-1")
def test_the_automaton_draws_no_dead_tile_and_fewer_where_tiles_are_few() -> None:
    """Four heroes of the cages: 4 tiles less 1 for the dead one; the hyenas are dead, two others lie there: two."""
    dead = hero("belit", "B4", (0, 0, 9, 0))
    state = world(hero("conan", "B4"), hero("shevatas", "B4"), dead, hero("conan", "B4"), units=[("captain", "P3")])
    state.automaton, state.river = True, (TileId("hyenas"), TileId("captain"), TileId("captain#2"))
    state.gain(FOE, "webbed", "")
    play = Play(state, AutomatonTurn(), "captain", "captain#2")
    assert [told["tile"] for told in play.told("activated")] == ["captain", "captain#2"]
