"""What bots think with: how a seat stands, and what comes to mind first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from heraut.games.heroes3.answers.in_combat import GoTo, PlaceUnit, Prolong, Retreat, Strike
from heraut.games.heroes3.answers.on_map import DONE, EndTurn, Move, Recruit
from heraut.games.heroes3.mind.average_combat import DAMAGE, Skirmish, about_to_act, blow_under_way
from heraut.games.heroes3.mind.evaluation import Judge
from heraut.games.heroes3.mind.field_worth import resource_rounds
from heraut.games.heroes3.mind.habits import likely
from heraut.games.heroes3.model import AI, FEW, PACK, HeroOnMap, Realm, main_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch06_resources import Trade
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation
from heraut.kernel import PASS, Decision
from heraut.players.dice import Seeded
from tests.games.heroes3.playing import CONTENT, GAME, A, B, Play, fight, realm, table

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


def test_a_blow_counts_from_the_moment_it_is_struck() -> None:
    """Cards may be asked for before the dice fall: striking is then already better than passing was."""
    state = fight([("halberdiers", "pack", 13)], [("skeletons", "few", 17)])
    state.players[B].hand = ["defense"]
    play = Play(state, Activation(0))
    before = JUDGE.evaluate(play.t)[A]
    play.say(A, "strike 13 1")
    assert blow_under_way(play.t) == (0, 1, DAMAGE[2], True)
    struck = JUDGE.evaluate(play.t)[A]
    passed = Play(fight([("halberdiers", "pack", 13)], [("skeletons", "few", 17)]), Activation(0)).t
    assert about_to_act(passed) == 0
    assert struck > before - 0.01


def test_whoever_is_asked_what_to_do_has_not_acted_yet() -> None:
    state = fight([("marksmen", "few", 1)], [("skeletons", "few", 13)])
    t = Play(state, Activation(0)).t
    assert state.battle is not None
    waiting = JUDGE.skirmish.outlook(t, state.battle)[0]
    state.agenda.clear()
    assert waiting > JUDGE.skirmish.outlook(t, state.battle)[0]


def test_a_combat_won_is_better_than_one_as_good_as_won() -> None:
    """The loser starts again, at home, with a new army: that is no reason to let him stand."""
    state = fight([("griffins", "pack", 9), ("halberdiers", "pack", 8)], [("skeletons", "few", 13)], realm(gold=(0, 5)))
    state.heroes[main_hero(B)].field = "F3.W"
    almost = stands(state)
    state.battle = None
    state.players[B].army = {"skeletons": PACK, "zombies": FEW}
    state.heroes[main_hero(B)].field = "S1.C"
    state.players[A].experience += 1
    state.players[A].gold, state.players[B].gold, state.players[B].morale = 5, 0, -1
    assert stands(state) > almost


def test_a_unit_that_only_a_card_keeps_alive_is_thought_of_as_gone() -> None:
    skirmish = Skirmish(CONTENT)
    troop = [skirmish.fighting(0, "halberdiers", "few"), skirmish.fighting(1, "skeletons", "few", damage=2)]
    assert skirmish.fight(troop, 1) == (1.0, 0.0)


# ── against the game ─────────────────────────────────────────────────────────────────────────────────────────────────


def hunted(field: str, army: dict[str, str]) -> Realm:
    """Greywater Bell, where the enemy comes for the player: it stands on this field."""
    state = realm(1, scenario="house_greywater_bell", factions=("castle",), armies=(army,))
    state.enemy_army = {"skeletons": PACK, "zombies": PACK, "liches": PACK}
    state.heroes[2] = HeroOnMap(AI, field, field, 3)
    return state


def test_a_weak_army_keeps_away_from_an_enemy_who_comes() -> None:
    weak, strong = {"halberdiers": FEW}, {"halberdiers": PACK, "archangels": PACK, "champions": PACK}
    near, far = "S3.SE", "S1.C"
    assert JUDGE.menace(*menaced(near, weak)) > JUDGE.menace(*menaced(far, weak))
    assert JUDGE.menace(*menaced(near, strong)) < JUDGE.menace(*menaced(near, weak)) / 2
    assert JUDGE.menace(table(at_peace()), (), []) == 0


def menaced(field: str, army: dict[str, str]) -> tuple[Any, Any, Any]:
    t = table(hunted(field, army))
    return t, JUDGE.force(t, A).army, JUDGE.prospects.ways(t, geography.chart(t), A)


def test_whoever_plays_against_the_game_wants_to_know_the_map() -> None:
    state = realm(1, scenario="fan_emerald_island", factions=("castle",), armies=({"halberdiers": PACK},))
    before = stands(state)
    hidden = next(tile for tile in state.tiles.values() if not tile.shown)
    hidden.tile, hidden.shown = "F8", True
    assert stands(state) > before


def test_obelisks_that_lead_to_whom_a_goal_needs_are_worth_more() -> None:
    obelisk = next(one for one in CONTENT.fields.values() if one.site == "obelisk")
    needed = table(realm(1, scenario="fan_queens_gambit_2", factions=("castle",)))
    idle = table(realm(1, scenario="fan_queens_gambit_3", factions=("castle",)))
    assert JUDGE.prospects.holding(needed, obelisk) > JUDGE.prospects.holding(idle, obelisk) + 10


# ── exchanges ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_without_a_bargain_enough_is_enough() -> None:
    state = realm(gold=(30,), materials=(9,), valuables=(9,))
    state.players[A].spent = ["build", "population"]
    play = Play(state, Trade(A))
    decision = play.t.decision
    assert decision is not None
    assert {likely(JUDGE, play.t, decision, Random(seed).random) for seed in range(9)} == {DONE}


def test_against_the_game_a_dwelling_is_worth_more_early_and_a_defeat_costs_less_late() -> None:
    early, late = hunted("S1.C", {"halberdiers": FEW}), hunted("S1.C", {"halberdiers": FEW})
    late.round = late.rounds
    assert JUDGE.serves(table(early)) > JUDGE.serves(table(late)) == 1.0
    assert JUDGE.serves(table(at_peace())) == 1.0
    march = realm(1, scenario="fan_queens_gambit_1", factions=("castle",))
    last = realm(1, scenario="fan_queens_gambit_1", factions=("castle",), round=8)
    assert JUDGE.defeat(table(march)) > 4 * JUDGE.defeat(table(last)) > 0
    assert JUDGE.defeat(table(at_peace())) == 0


def test_an_enemy_to_be_beaten_is_sought_the_more_the_less_time_is_left() -> None:
    def sought(round: int) -> float:
        state = hunted("S3.SE", {"halberdiers": PACK, "archangels": PACK})
        state.round = round
        t = table(state)
        chart = geography.chart(t)
        return JUDGE.hunt(t, chart, JUDGE.force(t, A).army, JUDGE.prospects.ways(t, chart, A))

    assert sought(9) > sought(2) > 0


def test_a_tile_turned_up_counts_before_it_is_laid() -> None:
    """Which way round it lies is only settled: looking no further, nobody would ever look at the map."""
    t = GAME.table("fan_queens_gambit_1", Seeded(8))
    while t.decision is not None and t.decision.kind != "turn":
        t.answer(t.decision.options[0])
    t.say(A, "move 0 S3.E")
    t.say(A, "reveal 0 1")
    assert t.decision is not None
    assert t.decision.kind == "turn_new_tile"
    assert GAME.evaluate(t)[A] > JUDGE.evaluate(t)[A]
