"""What bots think with: how a seat stands, and what comes to mind first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from heraut.games.heroes3.answers import EndTurn, GoTo, Move, PlaceUnit, Prolong, Recruit, Retreat, Strike
from heraut.games.heroes3.evaluation import Judge
from heraut.games.heroes3.instincts import likely
from heraut.games.heroes3.model import AI, FEW, PACK, HeroOnMap, Realm, main_hero
from heraut.games.heroes3.prospects import resource_rounds
from heraut.games.heroes3.skirmish import DAMAGE, Skirmish
from heraut.kernel import PASS, Decision
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import CONTENT, GAME, A, B, fight, realm, table

JUDGE = Judge(CONTENT)
ARMIES = ({"halberdiers": PACK}, {"skeletons": PACK})


def asked(state: Realm) -> Realm:
    """A position in which the game goes on."""
    state.pending = Decision(A, "turn", [EndTurn()])
    return state


def stands(state: Realm, seat: int = A) -> float:
    return JUDGE.evaluate(table(asked(state)))[seat]


def at_peace(**more: Any) -> Realm:
    return realm(armies=ARMIES, gold=(10, 10), **more)


# ── how a seat stands ────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_one_wins_the_other_loses() -> None:
    one, other = JUDGE.evaluate(table(asked(at_peace())))
    assert one == pytest.approx(-other)


def test_a_finished_game_is_won_shared_or_lost() -> None:
    state = at_peace()
    state.ended, state.winners = "capture_town", (B,)
    assert JUDGE.evaluate(table(state)) == (-1.0, 1.0)
    state.winners = (A, B)
    assert JUDGE.evaluate(table(state)) == (0.0, 0.0)


def test_gold_flags_units_levels_and_buildings_are_worth_something() -> None:
    before = stands(at_peace())
    richer, flagged, stronger, wiser, settled = (at_peace() for _ in range(5))
    richer.players[A].gold += 5
    flagged.sites["S3.SW"].flags = (A,)
    stronger.players[A].army["crusaders"] = FEW
    wiser.players[A].level = 2
    settled.players[A].buildings.append("dwelling_silver")
    for better in (richer, flagged, stronger, wiser, settled):
        assert stands(better) > before


def test_a_step_towards_a_mine_is_worth_something() -> None:
    far, near = at_peace(movement=0), at_peace(movement=0)
    far.heroes[main_hero(A)].field = "S3.NE"
    near.heroes[main_hero(A)].field = "S3.SE"  # next to the mine of the tile
    assert stands(near) > stands(far)


def test_a_mine_held_is_worth_more_than_a_mine_hoped_for() -> None:
    hoped, held = at_peace(movement=3), at_peace(movement=0)
    held.sites["S3.SW"].flags = (A,)
    held.heroes[main_hero(A)].field = "S3.SW"
    assert stands(held) > stands(hoped)


def test_a_combat_that_goes_well_is_worth_something() -> None:
    own, foes = [("halberdiers", "pack", 1)], [("boars_neutral", "neutral", 17)]
    fresh = fight(own, foes, guards=True, field="S3.SW")
    hurt = fight(own, foes, guards=True, field="S3.SW")
    assert hurt.battle is not None
    hurt.battle.fighters[1].damage = 3
    ailing = fight(own, foes, guards=True, field="S3.SW")
    assert ailing.battle is not None
    ailing.battle.fighters[0].damage = 1
    assert stands(ailing) < stands(fresh) < stands(hurt)


def test_alone_against_the_game_a_stronger_army_stands_better() -> None:
    weak = realm(1, scenario="house_greywater_bell", armies=({"halberdiers": FEW},))
    strong = realm(1, scenario="house_greywater_bell", armies=({"halberdiers": PACK, "archangels": PACK},))
    for state in (weak, strong):
        state.heroes[2] = HeroOnMap(AI, "S1.C", "S1.C")
        state.enemy_army = {"zombies": PACK}
    assert stands(strong) > stands(weak)


def test_the_stronger_army_probably_wins_and_keeps_more() -> None:
    even, left = JUDGE.skirmish.meeting((("skeletons", PACK),), (("halberdiers", PACK),))
    assert 0.3 < even < 0.85
    likely, more = JUDGE.skirmish.meeting((("skeletons", PACK), ("zombies", PACK)), (("halberdiers", FEW),))
    assert likely > 0.8
    assert more > left
    assert JUDGE.skirmish.meeting((), (("halberdiers", FEW),)) == (0.0, 0.0)


def test_guards_that_outlast_the_rounds_one_can_pay_for_are_not_beaten() -> None:
    short = fight([("halberdiers", "pack", 1)], [("trolls_neutral", "neutral", 17)], realm(movement=0), guards=True)
    long = fight([("halberdiers", "pack", 1)], [("trolls_neutral", "neutral", 17)], realm(movement=3), guards=True)
    assert short.battle is not None
    assert long.battle is not None
    assert JUDGE.skirmish.outlook(table(short), short.battle)[0] <= JUDGE.skirmish.outlook(table(long), long.battle)[0]
    assert JUDGE.skirmish.outlook(table(short), short.battle)[0] < 0.1


@pytest.mark.parametrize(("lead", "damage"), [(-1, 0.0), (0, 1 / 3), (1, 1.0), (3, 3.0)])
def test_what_a_blow_does_in_the_mean(lead: int, damage: float) -> None:
    assert DAMAGE[lead] == pytest.approx(damage)


def test_resource_rounds_to_come() -> None:
    # Rounds 3, 5, 7 …: in round 2 of 6 two are to come, in round 3 one, in round 5 none.
    assert [resource_rounds(now, 6) for now in (1, 2, 3, 4, 5, 6)] == [2, 2, 1, 1, 0, 0]


@pytest.mark.parametrize("scenario", ["house_first_steps", "house_greywater_bell", "fan_emerald_island_2"])
def test_every_question_of_a_game_is_judged_and_answered(scenario: str) -> None:
    random = Random(5)
    t = GAME.table(scenario, Seeded(5))
    for _ in range(400):
        if t.decision is None:
            break
        assert all(-1 <= value <= 1 for value in GAME.evaluate(t))
        option = GAME.likely(t, t.decision, random.random)
        assert option in t.decision.options
        t.answer(option)


# ── what comes to mind first ─────────────────────────────────────────────────────────────────────────────────────────


def mostly(state: Realm, kind: str, options: list[Any]) -> Any:
    """The answer given most often."""
    random = Random(1)
    t = table(state)
    answers = [likely(JUDGE, t, Decision(A, kind, options), random.random) for _ in range(60)]
    return max(options, key=answers.count)


def test_money_is_spent_and_the_turn_ends_last() -> None:
    state = at_peace()
    assert mostly(state, "turn", [Recruit("griffins"), EndTurn()]) == Recruit("griffins")
    assert mostly(state, "turn", [EndTurn(), Move(0, "S3.SW")]) == Move(0, "S3.SW")
    state.players[A].army = {}
    assert mostly(state, "turn", [EndTurn(), Move(0, "S3.SW")]) == EndTurn()  # nobody to beat its guards


def test_a_unit_strikes_rather_than_walks() -> None:
    state = fight([("halberdiers", "pack", 13)], [("boars_neutral", "neutral", 17)], guards=True)
    assert mostly(state, "activation", [PASS, GoTo(12), Strike(13, 1)]) == Strike(13, 1)
    assert mostly(state, "activation", [PASS, GoTo(1), GoTo(12)]) == GoTo(12)


def test_shooters_stand_behind() -> None:
    state = fight([], [("boars_neutral", "neutral", 17)], guards=True)
    marksmen = [PlaceUnit("marksmen", 5), PlaceUnit("marksmen", 1)]
    halberdiers = [PlaceUnit("halberdiers", 1), PlaceUnit("halberdiers", 5)]
    assert mostly(state, "deploy", marksmen) == PlaceUnit("marksmen", 1)
    assert mostly(state, "deploy", halberdiers) == PlaceUnit("halberdiers", 5)


def test_a_combat_is_prolonged_while_it_goes_well() -> None:
    good = fight([("champions", "pack", 1)], [("boars_neutral", "neutral", 17)], guards=True)
    bad = fight([("halberdiers", "few", 1)], [("trolls_neutral", "neutral", 17)], guards=True)
    assert mostly(good, "prolong", [Prolong(), Retreat()]) == Prolong()
    assert mostly(bad, "prolong", [Prolong(), Retreat()]) == Retreat()


def test_a_unit_that_only_a_card_keeps_alive_is_thought_of_as_almost_gone() -> None:
    skirmish = Skirmish(CONTENT)
    troop = [skirmish.fighting(0, "halberdiers", "few"), skirmish.fighting(1, "skeletons", "few", damage=2)]
    assert skirmish.fight(troop, 1) == (1.0, 0.0)
