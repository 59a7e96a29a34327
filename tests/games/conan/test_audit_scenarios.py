"""Cases that a careless reader of the scenarios, spells and objects gets wrong."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import FOUND, HEROES, NOBODY, OVERLORD, AreaId
from heraut.games.conan.numbers.ways import unit_reach
from heraut.games.conan.rules import ch6_end, clauses
from heraut.games.conan.rules.ch0_setup import EMPTY
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch3_overlord.events import EventTile
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch4_magic.effects import Effects
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import A, B, Play, deeds, figure, hero, table, world

FOE = figure(100)


# ── scenarios ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-2", "CN-DOR-2", "CN-MAN-12")
@pytest.mark.parametrize("card", [FOUND, EMPTY])
def test_who_picks_the_lock_of_a_cage_sees_who_is_in_it(card: str) -> None:
    """The cage is open: chance says now who lies there, and says nothing more when he walks in."""
    play = Play(world(hero("conan", "P3")), HeroesPhase()).say(A, "unlock 0 cage_crow").say(A, "gems 1", 2)
    play.say(A, "enough", card)
    assert (play.state.objects.get(AreaId("K1")) == ("captive",)) == (card == FOUND)
    assert (play.hero().area, AreaId("K1") in play.state.seen, play.last("looked")["area"]) == ("P3", True, "K1")
    play.say(A, "go 0 K1")
    assert len(play.told("looked")) == 1


@pytest.mark.rule("CN-END-2", "CN-MAN-12")
def test_a_lock_that_holds_shows_nothing() -> None:
    play = Play(world(hero("conan", "P3")), HeroesPhase()).say(A, "unlock 0 cage_crow").say(A, "gems 1", 1)
    play.say(A, "enough")
    assert (play.told("looked"), play.state.seen, play.state.opened) == ([], (), ())


@pytest.mark.rule("CN-END-2")
def test_a_dead_hero_keeps_nobody_from_the_ship() -> None:
    """Round 5: one traitor on the jetty, beside him a hero who is dead, then one who recovers."""
    for zones, sails in (((0, 0, 11, 0), 1), ((11, 0, 0, 0), 0)):
        state = world(
            hero("conan", "Q2", zones, resting=True), hero("belit", "T1"), scenario="three_heads",
            units=[("skuthus", "Q2"), ("captain", "H4")],
        )  # fmt: skip
        state.round = 5
        clauses.overlord_ends(table(state))
        assert ch6_end.count(table(state), "fled") == sails


@pytest.mark.rule("CN-END-2")
@pytest.mark.parametrize(
    ("heroes", "foes", "burns"), [(2, 1, 1), (1, 1, 0), (0, 1, 0), (0, 0, 1), (2, 3, 0), (2, 2, 0)]
)
def test_a_flame_needs_more_heroes_than_enemies(heroes: int, foes: int, burns: int) -> None:
    places = ["T1"] * heroes + ["T5"] * (2 - heroes)
    state = world(*[hero("conan", area) for area in places], scenario="three_flames", units=[("hyenas", "T1")] * foes)
    play = Play(state, OverlordTurn())
    assert play.state.marks["mark:T1"] == burns


@pytest.mark.rule("CN-OVL-24", "CN-SPL-2")
@pytest.mark.parametrize(
    ("above", "opened", "pours"), [("M4", (), True), ("D2", (), False), ("M4", ("main_gate",), False)]
)
def test_oil_is_poured_on_friend_and_foe_from_above_a_gate_that_is_shut(
    above: str, opened: tuple[str, ...], pours: bool
) -> None:
    """R 3 on the causeway: Conan (no shield) 3 wounds, a guard of the fort (2) dead, nobody rerolls."""
    state = world(
        hero("conan", "B1", (0, 11, 0, 0)), hero("belit", "B6"), scenario="gate_of_thornford", opened=opened,
        units=[("bossonian_archers", above), ("bossonian_guards:blue", "B1")], side=OVERLORD,
    )  # fmt: skip
    play = Play(state, EventTile())
    assert any("oil" in option for option in play.options) == pours
    if pours:
        play.say(2, next(option for option in play.options if "oil" in option), 3)
        assert (play.zones(), sorted(play.state.units)) == ((0, 8, 3, 0), [100])


@pytest.mark.rule("CN-OVL-24", "CN-MOV-9", "CN-RIV-12")
def test_the_ape_comes_from_round_four_on_where_there_is_room() -> None:
    """Not in round 3; in round 4, once, his tile at the right end; not into a chapel that is full."""
    for number, guards, comes in ((3, 0, False), (4, 0, True), (4, 20, False)):
        state = world(hero("conan", "D1"), scenario="drowned_stair", side=OVERLORD)
        places = table(state).content.boards["drowned_stair"].areas["G4"].places
        crowd = [("bossonian_guards:blue", "G4")] * min(guards, places - 1)
        state = world(hero("conan", "D1"), scenario="drowned_stair", side=OVERLORD, units=crowd)
        state.round = number
        play = Play(state, EventTile())
        assert any("ape" in option for option in play.options) == comes
        if comes:
            play.say(1, "happen ape")
            assert (play.state.river[-1], [unit.area for unit in play.state.units.values()]) == ("thak", ["G4"])


@pytest.mark.rule("CN-MAN-12", "CN-SAT-2", "CN-MAN-3")
def test_a_price_counts_on_the_box() -> None:
    """Unbar costs a gem on manipulation: Conan (index 3) with 3 there cannot, with 2 he can."""
    for spent, may in ((3, False), (2, True)):
        state = world(hero("conan", "D3", spent=(0, 0, 0, spent)), hero("belit", "B6"), scenario="gate_of_thornford")
        assert bool(deeds(state, "manipulate", "handle")) == may


@pytest.mark.rule("CN-END-1", "CN-END-2")
def test_the_banner_of_the_last_turn_wins() -> None:
    """Round 9 of 9: raised in the heroes' turn it wins at once; the overlord has no turn after it."""
    state = world(hero("conan", "D1", items=["banner"]), hero("belit", "B6"), scenario="gate_of_thornford")
    state.round = 8
    [wish] = [deed for deed in deeds(state, "manipulate", "handle") if "banner" in deed]
    play = Play(state, HeroesPhase()).say(A, wish).say(A, "gems 1", 2).say(A, "enough")
    assert (play.over, play.state.winner) == (True, HEROES)


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SPL-9", "CN-ZON-5")
def test_a_bite_finds_no_gem_and_bites_all_the_same() -> None:
    """Conan has none available: nothing is tired; O 2, O 2, less 1 for him beside the caster: 3 wounds."""
    state = world(hero("conan", "H1", (0, 11, 0, 0)), scenario="three_heads", units=[("skuthus", "H1")], side=OVERLORD)
    state.overlord = state.overlord._replace(available=2)
    play = with_spells("skuthus", ("sets_bite",), state, UnitActs(1, FOE)).say(1, "cast_on 100 sets_bite 0", 2, 2)
    assert play.zones() == (0, 8, 3, 0)


@pytest.mark.rule("CN-SPL-8", "CN-HIN-6", "CN-SPL-1")
def test_healing_gives_back_no_more_than_was_lost() -> None:
    """O* 2 on one wound: 1; beside a pirate, without concentration, 2 - 1 = 1 of three."""
    state = world(hero("hadrathus", "B4", (5, 4, 1, 0), spells=["mitras_healing"]))
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 mitras_healing 0", 2).say(A, "enough")
    assert play.zones() == (4, 4, 0, 2)
    state = world(hero("hadrathus", "B4", (5, 2, 3, 0), spells=["mitras_healing"]), units=[("pirates:green", "B4")])
    state.gain(A, "no_concentration", "")
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 mitras_healing 0", 2).say(A, "enough")
    assert play.zones() == (4, 2, 2, 2)


@pytest.mark.rule("CN-SPL-1", "CN-LOS-1", "CN-ENC-4")
def test_telekinesis_opens_no_cage_and_lifts_no_captive() -> None:
    """What lies in a shut cage is out of sight; the captive weighs 6; a sword comes."""
    for objects, opened, lifted in (
        ({"K1": ["sword"]}, (), False),
        ({"K1": ["sword"]}, ("cage_crow",), True),
        ({"P3": ["captive"]}, (), False),
    ):
        state = world(hero("hadrathus", "P3", spells=["telekinesis"]), objects=objects, opened=opened)
        assert bool(deeds(state, "cast_at")) == lifted


@pytest.mark.rule("CN-SPL-13", "CN-SPL-4", "CN-SPL-1")
def test_who_is_dizzy_pays_four_for_a_halo_of_three() -> None:
    """The gem more lies on no card: its index of 3 is not exceeded."""
    for available, casts in ((3, False), (4, True)):
        state = world(hero("hadrathus", "B4", (available, 10 - available, 0, 0), spells=["mitras_halo"]))
        state.gain(A, "dizzy", "turn:0", 1, "magical_dizziness")
        assert bool(deeds(state, "cast")) == casts


@pytest.mark.rule("CN-SPL-1", "CN-HIN-5", "CN-SPL-4")
def test_a_mind_that_is_controlled_walks_by_the_rules() -> None:
    """A captain between two heroes has 2 points more to pay: 2 with the first gem lead him nowhere, 3 next door."""
    state = world(
        hero("hadrathus", "B4", (1, 9, 0, 0), spells=["mind_control"]), hero("conan", "P3"), hero("belit", "P3"),
        units=[("captain", "P3")],
    )  # fmt: skip
    assert deeds(state, "cast_on") == []
    assert set(unit_reach(table(state), FOE, 3)) == {"P1", "P2", "P4", "P5"}


# ── objects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-ZON-2", "CN-MAN-1")
def test_a_drink_wounds_after_it_has_refreshed() -> None:
    """2 / 1 / 0 / 1: one gem comes back, then the wound takes from the boxes, for nothing is left in fatigue."""
    state = world(hero("conan", "B4", (2, 1, 0, 1)))
    assert Play(state, Effects(A, "pictish_drink")).zones() == (3, 0, 1, 0)


@pytest.mark.rule("CN-MAN-2", "CN-STA-4", "CN-MAN-10")
def test_who_recovers_gives_nothing_but_may_be_given_to_and_taken_from() -> None:
    state = world(hero("conan", "B4", items=["sword"]), hero("belit", "B4", items=["buckler"], resting=True))
    play = Play(state, HeroesPhase())
    assert (play.of(B), play.why_not("give 1 buckler 0")) == ([], "recovering")
    play.say(A, "take_from 0 buckler 1").say(A, "give 0 sword 1")
    assert (play.hero().items, play.hero(B).items, play.zones()[3]) == (("buckler",), ("sword",), 2)


@pytest.mark.rule("CN-END-3", "CN-ZON-9", "CN-END-2")
def test_the_captive_of_a_dead_hero_lies_where_he_fell() -> None:
    """Another may take her up and leave: nothing is lost with her bearer."""
    state = world(hero("conan", "B4", (0, 1, 10, 0), ["captive"]), hero("belit", "B4"))
    play = Play(state, Effects(A, "pictish_drink"))
    assert (play.hero().dead, play.state.objects, play.state.winner) == (True, {"B4": ("captive",)}, NOBODY)
    play = Play(play.state, HeroesPhase()).say(B, "take 1 captive").say(B, "depart 1")
    assert play.state.winner == HEROES
