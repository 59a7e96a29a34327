"""Bots: their tables are those of the dice, they do what the goal wants, and they play the game to its end."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from heraut.games.conan.mind import blows, errands, evaluation, thinking, throws
from heraut.games.conan.model import HEROES, OVERLORD, AreaId, BorderId, FigureId, Game, TileId, World
from heraut.games.conan.numbers.blows import MELEE_BLOW
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, Stances
from heraut.games.conan.rules.ch2_sheet.attack import Attack, Declare
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch3_overlord.activation import UnitActs
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch4_magic.falls import Fall
from heraut.kernel import write
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import CONTENT, GAME, A, B, Play, figure, hero, table, whole, world

CAPTAIN, PIRATE = figure(100), figure(101)
LONGEST = 3_000  # answers


def answer(play: Play) -> str:
    """What is likely to be answered."""
    decision = play.t.decision
    assert decision is not None
    return write(GAME.likely(play.t, decision, Random(1).random))


def acts(state: World) -> str:
    return answer(Play(state, HeroesPhase()))


# ── tables of dice ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_counts_every_fall_of_the_dice() -> None:
    t = table(world(hero("conan", "B4")))
    falls = [sum(faces) for faces in product(*[CONTENT.dice[kind].faces for kind in ("R", "R", "Y")])]
    for need in range(9):
        assert throws.reaches(t, ("R", "Y", "R"), need) == pytest.approx(sum(fall >= need for fall in falls) / 216)
    assert throws.exceeds(t, ("R", "Y", "R"), 3) == pytest.approx(sum(max(0, fall - 3) for fall in falls) / 216)
    assert throws.falls_short(t, ("R", "Y", "R"), 3) == pytest.approx(sum(max(0, 3 - fall) for fall in falls) / 216)


def test_a_marked_die_is_rerolled_when_it_fell_badly() -> None:
    """O: 0 0 1 1 2 2.  O* is rerolled on 0: a 0 stays with 1/3 x 1/3."""
    t = table(world(hero("conan", "B4")))
    assert throws.sums(t, ("O*",)) == pytest.approx((1 / 9, 4 / 9, 4 / 9))


# ── what heroes do ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_carries_the_captive_leaves_with_her() -> None:
    assert acts(world(hero("conan", "B4", items=["captive", "sword"]))) == "depart 0"


def test_the_captive_is_taken_where_she_lies() -> None:
    assert acts(world(hero("conan", "K2", items=["sword"]), objects={"K2": ["captive", "dagger"]})) == "take 0 captive"


def test_the_carrier_goes_home_the_shorter_way() -> None:
    state = world(hero("conan", "P3", items=["captive", "sword"]))
    word, _, area = acts(state).split()
    far = errands.far(table(state), A, [AreaId("B4")])
    assert word == "go"
    assert far[AreaId(area)] < far[AreaId("P3")]


def test_the_carrier_goes_on_without_the_weapon_that_he_laid_down_for_her() -> None:
    state = world(hero("conan", "K2", items=["captive"]), objects={"K2": ["sword"]}, units=[("captain", "P3")])
    state.seen, state.opened = (AreaId("K1"), AreaId("K2"), AreaId("K3")), (BorderId("K2-J4"),)
    assert acts(state).startswith("go 0")


def test_the_unarmed_take_a_weapon_the_armed_leave_it() -> None:
    lying = {"B4": ["sword"]}
    assert acts(world(hero("conan", "B4"), objects=lying)) == "take 0 sword"
    assert "take" not in acts(world(hero("conan", "B4", items=["sword"]), objects=lying))


def test_heroes_share_their_errands() -> None:
    """Three flames for three: each hero is wanted at another one."""
    state = world(*[hero(sheet, "T5") for sheet in ("conan", "belit", "shevatas")], scenario="three_flames")
    assert sorted(errands.charges(table(state)).values()) == [("T1",), ("T2",), ("T3",)]


def test_who_has_no_errand_of_his_own_clears_the_way_for_who_has_one() -> None:
    """Conan carries the banner to the roof of the keep; two guards stand there, so his friends are wanted there too."""
    heroes = [hero("conan", "B1", items=["banner", "sword"]), *[hero(one, "B1") for one in ("belit", "shevatas")]]
    state = world(*heroes, scenario="gate_of_thornford", units=[("bossonian_guards:red", "D1")] * 2)
    state.opened = (BorderId("main_gate"),)
    assert set(errands.charges(table(state)).values()) == {("D1",)}
    state.units = {}
    assert errands.charges(table(state))[B] == ("B1",)  # nobody to be cleared away: he keeps to Conan


def test_a_crowded_mark_draws_whoever_is_free() -> None:
    heroes = [hero(sheet, area) for sheet, area in (("conan", "T1"), ("belit", "T2"), ("shevatas", "T3"))]
    state = world(
        *heroes, hero("valeria", "T1"), scenario="three_flames", units=[("zogar_sag", "T3"), ("hyenas", "T3")]
    )
    assert sorted(errands.charges(table(state)).values()) == [("T1",), ("T2",), ("T3",), ("T3",)]


def test_a_wound_that_does_not_kill_whom_the_goal_wants_dead_is_worth_a_gem() -> None:
    conan = hero("conan", "P1", items=["battle_axe"])
    state = world(conan, scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    state.units[CAPTAIN] = state.units[CAPTAIN]._replace(life=13)
    state.marks |= dict.fromkeys(state.marks, 0)  # the seals are broken
    assert acts(state) == "strike 0 100 battle_axe"
    target = blows.mark_of(table(state), A, CAPTAIN, MELEE_BLOW)
    assert target.wound == blows.NEARER


def test_of_several_bots_the_one_whose_deed_is_likely_goes_first() -> None:
    """The first hero has nothing better to do than to finish; the second one strikes."""
    heroes = hero("conan", "B4", items=["sword"]), hero("belit", "B1", items=["ornamental_spear"])
    t = Play(world(*heroes, units=[("pirates:green", "B1"), ("captain", "P3")]), HeroesPhase()).t
    assert t.decision is not None
    assert t.decision.seat == A
    assert GAME.foremost(t, t.decision) == t.decision.owner(GAME.likely(t, t.decision, Random(1).random)) == B


def test_an_enemy_at_hand_is_struck_with_the_weapon() -> None:
    state = world(hero("conan", "B1", items=["sword"]), units=[("captain", "P3"), ("pirates:green", "B1")])
    assert acts(state) == "strike 0 101 sword"


def test_gems_are_those_that_pay_best() -> None:
    def gems(target: FigureId) -> str:
        state = world(hero("conan", "P3", items=["sword"]), units=[("captain", "P3"), ("pirates:green", "P3")])
        return answer(Play(state, Declare(A, target, MELEE_BLOW)))

    assert gems(PIRATE) < gems(CAPTAIN)


@pytest.mark.parametrize(
    ("zones", "round", "says"),
    [
        ((9, 2, 0, 0), 1, "active"),
        ((0, 11, 0, 0), 1, "recover"),
        ((0, 11, 0, 0), 7, "active"),
        ((0, 2, 9, 0), 1, "active"),
    ],
)
def test_the_spent_recover_unless_nothing_comes_back_or_time_is_up(
    zones: tuple[int, int, int, int], round: int, says: str
) -> None:
    state = world(hero("conan", "B4", zones), hero("belit", "B4"))
    state.round = round
    assert answer(Play(state, Stances())) == says


def test_what_would_kill_is_met_with_more_gems_than_a_scratch() -> None:
    def gems(zones: tuple[int, int, int, int], total: int) -> str:
        state = world(hero("conan", "P3", zones, items=["sword"]), units=[("captain", "B1"), ("pirates:green", "P3")])
        play = Play(state, Defence(PIRATE, A, MELEE_BLOW, total))
        assert answer(play) == "parry sword"
        return answer(play.say(A, "parry sword"))

    assert gems((6, 5, 0, 0), 1) == "gems 1"
    assert gems((3, 0, 8, 0), 4) == "gems 3"


def test_a_fall_is_rerolled_downwards() -> None:
    assert answer(Play(world(hero("conan", "P3", (0, 11, 0, 0))), Fall(A, ("R*",)), 3)) == "reroll R* 3"
    assert answer(Play(world(hero("conan", "P3", (0, 11, 0, 0))), Fall(A, ("R*",)), 1)) == "enough"


def blow(total: int, zones: tuple[int, int, int, int]) -> str:
    """A plain O that shows 0 in a blow of Conan at the pirate, who stands at so much; his gems."""
    state = world(hero("conan", "B1", zones, items=["sword"]), units=[("captain", "P3"), ("pirates:green", "B1")])
    return answer(Play(state, Attack(A, A, PIRATE, MELEE_BLOW, ("O", "R")), 0, total))


def test_a_gem_rolls_a_die_again_only_if_that_may_change_the_outcome() -> None:
    """A pirate has armour 1 and life 1: with 1 he lives, and another face may kill him; with 3 he is dead already."""
    assert blow(1, (9, 2, 0, 0)) == "reroll O 0"
    assert blow(3, (9, 2, 0, 0)) == "enough"


def test_whoever_carries_too_much_for_the_captive_lays_something_down() -> None:
    heavy = hero("shevatas", "K2", items=["battle_axe", "sword"])
    state = world(heavy, objects={"K2": ["captive"]}, units=[("captain", "P3")])
    state.seen = (AreaId("K1"), AreaId("K2"), AreaId("K3"))
    assert acts(state) == "drop 0 battle_axe"


def test_time_that_runs_out_makes_haste() -> None:
    state = world(hero("conan", "B4", items=["sword"]))
    early = errands.haste(table(state))
    state.round = 7
    assert errands.haste(table(state)) > early


# ── what the overlord does ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("target", "says"), [(CAPTAIN, "sacrifice 101"), (PIRATE, "pass")])
def test_a_guard_steps_in_for_his_captain_and_not_the_captain_for_him(target: FigureId, says: str) -> None:
    units = [("captain", "H1"), ("bossonian_guards:blue", "H1")]
    state = world(hero("conan", "H1", items=["sword"]), scenario="three_heads", units=units, overlord=(5, 0, 3))
    assert answer(Play(state, Attack(A, A, target, MELEE_BLOW, ("R",)))) == says


def test_gems_guard_leaders_rather_than_minions() -> None:
    units = [("captain", "P3"), ("pirates:green", "P3")]
    state = world(hero("conan", "P3", items=["sword"]), units=units, overlord=(6, 0, 3))
    t = table(state)
    gains = [max(range(7), key=lambda gems: blows.overlord_guard(t, target, 4, gems)) for target in (CAPTAIN, PIRATE)]
    assert gains[0] > gains[1] == 0


def test_a_unit_goes_where_it_can_strike_and_strikes() -> None:
    state = world(hero("conan", "P3"), units=[("captain", "B1"), ("pirates:green", "P4")])
    play = Play(state, UnitActs(B, PIRATE))
    assert answer(play) == "go 101 P3"
    assert answer(play.say(B, "go 101 P3")) == "strike 101 0"


def test_a_leader_whose_head_is_sought_does_not_run_to_the_heroes() -> None:
    state = world(
        hero("conan", "S1"), scenario="three_heads", units=[("captain", "S2"), ("bossonian_guards:blue", "S2")]
    )
    state.round = 1
    t = table(state)
    assert blows.is_wanted(t, CAPTAIN)
    assert not blows.is_wanted(t, PIRATE)
    guard = Play(state, UnitActs(B, PIRATE))
    assert answer(guard) == "go 101 S1"
    assert answer(Play(state, UnitActs(B, CAPTAIN))) == "go 100 Q5"  # as far away as its points reach


@pytest.mark.parametrize(("gems", "casts"), [(4, True), (1, False)])
def test_a_caster_casts_what_hurts_if_he_can_pay(gems: int, casts: bool) -> None:
    conan = hero("conan", "Q5", (2, 0, 9, 0))
    state = world(conan, scenario="three_heads", units=[("skuthus", "S6")], overlord=(gems, 0, 3), side=OVERLORD)
    play = with_spells("skuthus", ("boris_rage",), state, UnitActs(B, CAPTAIN))
    assert (answer(play) == "cast_on 100 boris_rage 0") == casts


def test_the_tile_that_can_strike_is_activated() -> None:
    """Green pirates beside the hero, blue ones far away: not the cheapest tile, the one that does something."""
    state = world(
        hero("conan", "P3"), units=[("pirates:blue", "J1"), ("pirates:green", "P3"), ("pirates:green", "P3")],
        overlord=(6, 0, 3), side=OVERLORD,
    )  # fmt: skip
    state.river = (TileId("pirates:blue"), TileId("pirates:green"), TileId("captain"))
    assert answer(Play(state, OverlordTurn())) == "activate pirates:green"


# ── how they stand, how far they look ────────────────────────────────────────────────────────────────────────────────


def stands(*, carried: bool = False, wounds: int = 0, pirates: int = 2, round: int = 1) -> float:
    items = ["sword", "captive"] if carried else ["sword"]
    conan = hero("conan", "B1", (11 - wounds, 0, wounds, 0), items=items)
    state = world(conan, units=[("pirates:green", "P4")] * pirates, overlord=(3, 3, 3))
    state.round = round
    return evaluation.evaluate(table(state))[A]


def test_the_goal_time_life_and_enemies_count() -> None:
    assert stands(carried=True) > stands() > stands(wounds=4)
    assert stands(pirates=1) > stands()
    assert stands(round=1) > stands(round=6)


def test_the_heroes_share_one_score_and_the_overlord_has_its_negative() -> None:
    t = whole("salt_cages_3")
    ours = evaluation.evaluate(t)
    assert ours == (ours[0],) * 3 + (-ours[0],)
    t.state.winner = HEROES
    assert evaluation.evaluate(t) == (1.0, 1.0, 1.0, -1.0)
    assert len(evaluation.evaluate(whole("salt_cages_2_automaton"))) == 2


def test_an_attack_is_looked_at_to_its_settling_an_action_to_the_end_of_the_turn() -> None:
    state = world(hero("conan", "P3", items=["sword"]), units=[("pirates:green", "P3")])
    play = Play(state, HeroesPhase())
    act = thinking.horizon(play.t)
    play.say(A, "strike 0 100 sword")
    attack = thinking.horizon(play.t)
    assert not act(play.t)
    assert not attack(play.t)
    play.say(A, "gems 1", 2, 2).say(A, "enough")
    assert attack(play.t)
    assert not act(play.t)
    play.state.side = OVERLORD
    assert act(play.t)


def test_a_unit_moves_by_habit_a_tile_is_thought_through_to_the_end_of_the_round() -> None:
    state = world(hero("conan", "P3"), units=[("captain", "P3")], overlord=(6, 0, 3), side=OVERLORD)
    play = Play(state, OverlordTurn())
    tile = thinking.horizon(play.t)
    assert not tile(play.t)
    play.say(B, "activate captain").say(B, "figure 100")
    assert thinking.horizon(play.t)(play.t)
    assert not tile(play.t)
    play.state.side = HEROES
    assert tile(play.t)


def test_taking_the_captive_brings_the_goal_nearer() -> None:
    def left(carried: bool, seen: bool = True) -> float:
        items = ["sword", "captive"] if carried else ["sword"]
        state = world(hero("conan", "K2", items=items), objects={} if carried or not seen else {"K2": ["captive"]})
        return errands.remaining(table(state))

    assert left(carried=True) < left(carried=False) < left(carried=False, seen=False)


def test_what_is_sensible_is_listed_and_never_nothing() -> None:
    t, random = whole("salt_cages_3", 5), Random(5)
    for _ in range(150):
        decision = t.decision
        if decision is None:
            break
        found = GAME.sensible(t, decision)
        assert found
        assert {*found} <= {*decision.options}
        t.answer(random.choice(decision.options))


def test_nobody_thinks_about_dropping_or_bare_hands() -> None:
    state = world(hero("conan", "B1", items=["sword"]), units=[("pirates:green", "B1")])
    t = Play(state, HeroesPhase()).t
    assert t.decision is not None
    found = [write(option) for option in GAME.sensible(t, t.decision)]
    assert "strike 0 100 sword" in found
    assert "strike 0 100" not in found
    assert "drop 0 sword" not in found


# ── whole games ──────────────────────────────────────────────────────────────────────────────────────────────────────


def played(scenario: str, seed: int, *thinkers: int) -> Game:
    """A game in which these sides play by habit, the other one at random."""
    t, random = whole(scenario, seed), Random(seed)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        side = OVERLORD if t.decision.seat == t.state.players else HEROES
        by_habit = side in thinkers
        t.answer(GAME.likely(t, t.decision, random.random) if by_habit else random.choice(t.decision.options))
    return t


@pytest.mark.parametrize("scenario", ["salt_cages_2", "three_heads_2", "gate_of_thornford_3"])
def test_who_plays_by_habit_beats_chance(scenario: str) -> None:
    assert sum(played(scenario, seed, HEROES).state.winner == HEROES for seed in range(3)) >= 2
    assert sum(played(scenario, seed, OVERLORD).state.winner == OVERLORD for seed in range(3)) >= 2


@pytest.mark.parametrize("scenario", ["clutches_of_the_picts_3", "drowned_stair_2_automaton", "thing_in_the_well_4"])
def test_habits_play_a_game_to_its_end(scenario: str) -> None:
    assert played(scenario, 1, HEROES, OVERLORD).decision is None


def test_thinking_changes_nothing() -> None:
    t, random = whole("salt_cages_3", 2), Random(2)
    for _ in range(60):
        decision = t.decision
        if decision is None:
            break
        before = t.game.records.key(t.state)
        option = GAME.likely(t, decision, random.random)
        GAME.evaluate(t)
        assert t.game.records.key(t.state) == before
        t.answer(option)
