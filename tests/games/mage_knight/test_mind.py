"""What bots think with: how a seat stands, what comes to mind first, how far they look, what they leave out."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.mind import bargains, fights, habits, journeys, means, outlook, pace, prospects, thinking
from heraut.games.mage_knight.mind.evaluation import Judge, confidence, level_of
from heraut.games.mage_knight.model.land import Foe, Game, Land
from heraut.games.mage_knight.model.names import FoeKind, HexId, UnitKind
from heraut.games.mage_knight.numbers.foe_numbers import ATTACK_PHASE
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.kernel import write
from heraut.players.dice import Seeded
from tests.games.mage_knight.fighting import ORC, fight
from tests.games.mage_knight.playing import CONTENT, GAME, A, B, Play, give_unit, land, table, whole

JUDGE = Judge(CONTENT)


def calm() -> float:
    """No whim."""
    return 0.99


def said(t: Game) -> str:
    """What comes to mind first."""
    assert t.decision is not None
    return write(habits.likely(JUDGE, t, t.decision, calm))


def at_peace(**more: Any) -> Land:
    state = land(hands=(["march"], ["march"]), **more)
    for seat in (A, B):
        state.heroes[seat].hex = HexId("A.C")
    return state


def stands(state: Land, seat: int = A) -> float:
    state.pending = Play(at_peace(), Turn(A)).t.decision
    return JUDGE.evaluate(table(state))[seat]


# ── how a seat stands ────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_one_wins_the_other_loses() -> None:
    state = at_peace()
    state.heroes[A].fame = 5
    assert stands(state, A) == pytest.approx(-stands(state, B))
    assert stands(state, A) > 0


@pytest.mark.parametrize(
    ("card", "better"), [("fireball", True), ("agility", True), ("ruby_ring", True), ("wound", False)]
)
def test_cards_are_worth_something_and_wounds_cost(card: str, better: bool) -> None:
    state = at_peace()
    state.heroes[A].discard.append(card)
    assert (stands(state) > 0) == better


def test_a_wounded_unit_is_worth_half() -> None:
    whole_unit, wounded = at_peace(), at_peace()
    give_unit(whole_unit, A, "peasants")
    give_unit(wounded, A, "peasants", wounds=1)
    one, half = [JUDGE.owned(table(state), state.heroes[A]) for state in (whole_unit, wounded)]
    bare = JUDGE.owned(table(at_peace()), at_peace().heroes[A])
    assert one - bare == pytest.approx(2 * (half - bare))


def test_the_way_to_the_next_level_counts() -> None:
    """Level 2 begins at 3 fame, level 3 at 8."""
    t = table(at_peace())
    assert [level_of(t, fame) for fame in (0, 3, 8)] == [0, 1, 2]
    assert level_of(t, 2) == pytest.approx(2 / 3)


def test_a_found_city_is_a_success() -> None:
    """Alone, each tile on the way to the city is worth more than a point of fame."""
    t = whole("first_reconnaissance_1")
    t.answer(t.decision.options[0])  # type: ignore[union-attr]
    before = GAME.judge.evaluate(t)[A]
    t.state.decks["stack_countryside"].bag.pop()
    after = GAME.judge.evaluate(t)[A]
    assert after - before > 1 / 400


# ── the way ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ways_cost_what_the_terrain_costs() -> None:
    state = at_peace()
    found = prospects.ways(table(state), A)
    assert found.costs[HexId("A.C")] == 0
    assert all(cost >= 2 for hex, cost in found.costs.items() if hex != "A.C")


def test_the_same_tiles_may_lie_elsewhere() -> None:
    """What is remembered of one land is not told of another."""
    found = []
    for tiles in ({"0,0": "A", "0,1": "1", "1,0": "2"}, {"0,0": "A", "1,0": "1", "0,1": "2"}):
        state = at_peace(tiles=tiles)
        found.append(prospects.ways(table(state), A).costs)
    assert found[0] != found[1]


def test_nobody_walks_through_an_enemy() -> None:
    state = at_peace()
    state.foes[ORC] = (Foe("green", FoeKind("diggers")),)
    assert ORC not in prospects.ways(table(state), A).costs


def test_a_weak_enemy_attracts_more_than_a_dragon() -> None:
    state = at_peace()
    state.heroes[A].hand += ["rage", "rage", "march", "stamina"]
    t = table(state)
    state.foes[ORC] = (Foe("green", FoeKind("diggers")),)
    weak = prospects.fight_at(t, A, HexId(ORC))[0]
    state.foes[ORC] = (Foe("red", FoeKind("fire_dragon")),)
    assert weak > 0.5 > prospects.fight_at(t, A, HexId(ORC))[0]


def test_a_hero_walks_towards_what_is_worth_most() -> None:
    state = land(hands=(["march", "march", "rage", "stamina"],), decks=(["rage"] * 8,))
    play = Play(state, Turn(A), forced=True)
    trip = journeys.best_trip(play.t, A)
    assert trip is not None
    goal = trip.goal
    before = prospects.ways(play.t, A).costs[goal.hex]
    for _ in range(4):
        play.t.answer(habits.likely(JUDGE, play.t, play.t.decision, calm))  # type: ignore[arg-type]
    assert prospects.ways(play.t, A).costs[goal.hex] < before


def test_a_hero_does_not_gather_points_for_a_step_he_will_not_take() -> None:
    """Whoever plays cards to move takes a step or reveals a tile afterwards, in every turn of a game."""
    t = whole("first_reconnaissance_1", seed=3)
    gathered = False
    while (decision := t.decision) is not None:
        answer = habits.likely(JUDGE, t, decision, calm)
        if decision.kind == "move":
            hero = t.state.heroes[A]
            assert not (gathered and write(answer) == "stop" and len(hero.path) == 1 and hero.move > 4)
            gathered = hero.move > 0
        t.answer(answer)


def test_nobody_goes_where_another_hero_stands() -> None:
    """Where heroes do not fight nothing can be done there, and it costs a Wound to go back (MK-MOV-32)."""
    state = at_peace()
    state.fights = False
    village = HexId("1.E")
    assert village in [goal.hex for goal in prospects.goals(table(state), A)]
    state.heroes[B].hex = village
    assert village not in [goal.hex for goal in prospects.goals(table(state), A)]
    assert prospects.crowded(table(state), A, village)
    state.heroes[B].hex = HexId("A.C")  # on the portal there is room for all
    assert not prospects.crowded(table(state), A, HexId("A.C"))


def test_a_hero_sets_out_past_another_only_if_he_can_go_on() -> None:
    """On the plains 1.SE, on the way to the village 1.E, stands another: two points lead to him, four past him."""
    state = at_peace()
    state.heroes[A].hex, state.heroes[B].hex = HexId("A.NW"), HexId("1.SE")
    state.heroes[A].path = (HexId("A.NW"),)
    village = next(goal for goal in prospects.goals(table(state), A) if goal.hex == "1.E")
    for hand, goes in ((["march"], False), (["march", "march"], True)):
        state.heroes[A].hand = hand
        play = Play(state, Movement(A))
        assert play.t.decision is not None
        answer = journeys.towards(play.t, play.t.decision, journeys.Trip(village, (), 2.0))
        assert (answer is not None) == goes


def test_a_secret_dungeon_attracts_like_any_other() -> None:
    state = at_peace(scenario="dungeon_lords")
    state.heroes[A].hand += ["rage", "rage", "march", "stamina"]
    hidden = HexId("2.C")
    assert prospects.at_site(table(state), A, hidden) == 0
    state.marks = ["secret dungeon 2.C"]
    assert prospects.at_site(table(state), A, hidden) != 0
    assert [foe.back for foe in outlook.who_is_there(table(state), hidden)] == ["brown"]


def test_what_a_fight_needs_is_kept_on_the_way() -> None:
    """Rage is for the enemy, march for the way: a fight in reach is worth its fame, and names what it takes."""
    state = land(hands=(["march", "rage", "rage", "determination"],), decks=(["rage"] * 8,), source=("red",))
    state.foes[ORC] = (Foe("green", FoeKind("diggers")),)
    state.heroes[A].hex = HexId("2.NE")
    t = Play(state, Turn(A), forced=True).t
    fight = next(goal for goal in prospects.goals(t, A) if goal.foe == ORC and goal.cost == 0)
    trip = journeys.trip_to(t, A, fight)
    assert "rage" in trip.kept
    assert "march" not in trip.kept


def test_nobody_storms_walls_that_he_cannot_take_today() -> None:
    """The keep is worth the walk, but golems are not beaten with these cards: the hero waits before it."""
    state = land(
        hands=(["march", "stamina", "tranquility", "promise"],), decks=(["rage"] * 8,),
        tiles={"0,0": "A", "0,1": "1", "1,0": "3"},
    )  # fmt: skip
    keep = HexId("3.NE")
    state.foes[keep] = (Foe("grey", FoeKind("golems")),)
    hero = state.heroes[A]
    hero.hex, hero.move, hero.level = HexId("3.C"), 3, 4
    t = Play(state, Turn(A), forced=True).t
    assert next(goal for goal in prospects.goals(t, A) if goal.hex == keep).worth > 0
    assert outlook.at(t, A, keep).gain(journeys.prize_at(t, keep)) < 0
    assert "step 3.NE" in [write(one) for one in t.decision.options]  # type: ignore[union-attr]
    assert said(t) != "step 3.NE"


def test_a_fight_too_hard_costs_wounds() -> None:
    state = land(hands=(["march"],), decks=(["rage"] * 8,))
    state.foes[ORC] = (Foe("red", FoeKind("fire_dragon")),)
    t = table(state)
    found = outlook.at(t, A, HexId(ORC))
    assert found.victory == 0
    assert found.wounds == 5  # attack 9, armour 2
    assert found.gain(2.0) < 0


def test_an_enemy_not_seen_is_all_of_its_colour_on_average() -> None:
    state = land(hands=(["rage", "rage", "march"],), decks=(["rage"] * 8,), source=("red",))
    t = table(state)
    kinds = [one for one in CONTENT.enemies.values() if one.colour == "green"]
    each = []
    for one in kinds:
        state.foes[ORC] = (Foe("green", FoeKind(one.id)),)
        each += [outlook.at(t, A, HexId(ORC)).wounds] * one.copies
    state.foes[ORC] = (Foe("green"),)
    assert outlook.at(t, A, HexId(ORC)).wounds == pytest.approx(sum(each) / len(each))


# ── bargains, and what pays by itself ────────────────────────────────────────────────────────────────────────────────


def in_a_village(hand: list[str], **more: Any) -> Game:
    """A hero on the village of the first tile, at his action; peasants are to be had for 4."""
    state = land(hands=(hand,), decks=(["rage"] * 8,), **more)
    state.heroes[A].hex = HexId("1.E")
    state.units = (UnitKind("peasants"),)
    play = Play(state, Turn(A))
    play.say(A, "stop")
    return play.t


def test_who_can_pay_for_a_unit_recruits_it() -> None:
    t = in_a_village(["promise", "promise", "march"])
    said_in_turn = []
    while t.decision is not None and t.decision.seat == A and "recruit peasants" not in said_in_turn:
        said_in_turn.append(said(t))
        t.answer(habits.likely(JUDGE, t, t.decision, calm))
    assert said_in_turn[0] == "interact"
    assert [unit.kind for unit in t.state.heroes[A].units] == ["peasants"]


def test_who_cannot_pay_deals_with_nobody() -> None:
    t = in_a_village(["march"])
    assert bargains.best_bargain(t, A, HexId("1.E")) is None
    assert said(t) == "end"


def test_a_die_that_nobody_needs_becomes_a_crystal() -> None:
    t = in_a_village(["crystallize"], source=("red",))
    assert said(t) == "play crystallize basic"


def test_only_what_leads_somewhere_is_thought_about() -> None:
    """Twelve answers and more to a question of the way; those worth a thought are few, the habit among them."""
    t = whole("first_reconnaissance_1", seed=3)
    while t.decision is not None and t.decision.kind != "move":
        t.answer(t.decision.options[0])
    assert t.decision is not None
    thought = GAME.sensible(t, t.decision)
    assert habits.likely(JUDGE, t, t.decision, calm) in thought
    assert len(thought) < len(t.decision.options)


def test_nobody_thinks_of_standing_idle() -> None:
    """At the portal nothing is to be done: at the beginning of a turn every thought leads away."""
    t = whole("first_reconnaissance_2", seed=3)
    while t.decision is not None and t.decision.kind != "move":
        t.answer(t.decision.options[0])
    assert t.decision is not None
    assert "stop" in [write(one) for one in t.decision.options]
    assert "stop" not in [write(one) for one in GAME.sensible(t, t.decision)]


def test_tiles_press_when_time_runs_out() -> None:
    t = whole("first_reconnaissance_1", seed=3)
    t.answer(t.decision.options[0])  # type: ignore[union-attr]
    early = pace.haste(t)
    t.state.round = 4
    assert pace.haste(t) > early


def test_wounds_and_the_way_to_the_next_tile_cost_confidence() -> None:
    t = whole("first_reconnaissance_1", seed=3)
    t.answer(t.decision.options[0])  # type: ignore[union-attr]
    before = confidence(t)
    t.state.heroes[A].discard += ["wound", "wound"]
    hurt = confidence(t)
    t.state.heroes[A].fame += 8
    assert hurt < before
    assert confidence(t) > hurt


# ── combats ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_strike_when_it_suffices() -> None:
    """Diggers, armour 3: rage 2 and march sideways 1."""
    play = fight({ORC: ["diggers"]}, ["rage", "march", "march"])
    play.tell("next_phase", "next_phase", "suffer 0", "to_hero", "to_hero")
    answers = []
    while play.t.state.battle is not None and play.t.decision is not None:
        answers.append(said(play.t))
        play.tell(answers[-1])
    assert answers[0] == "target 0"
    assert answers[-1] == "strike"
    assert play.hero.fame == 2


def test_the_cheapest_plays_that_suffice() -> None:
    """Armour 4 takes one strong rage (4, a red mana), not two cards for 2 each and no others."""
    t = fight({ORC: ["wolf_riders"]}, ["rage", "rage", "march"], mana=["red"]).t
    plan = fights.attack_plan(t, A, (fights.FoeId(0),), ATTACK_PHASE)
    assert plan is not None
    assert [write(way.option) for way in plan.ways] == ["play rage strong"]


def test_mana_is_not_spent_twice() -> None:
    """One red mana: of two rages only one may be strong, so 4 + 2 are the most."""
    t = fight({ORC: ["wolf_riders"]}, ["rage", "rage"], mana=["red"]).t
    found = fights.to_attack_with(t, A, (fights.FoeId(0),), ATTACK_PHASE)
    assert means.cheapest(t, A, found, 12) is not None
    assert means.cheapest(t, A, found, 13) is None


def test_inefficient_points_count_half() -> None:
    """Fire against fire resistance: six halves become three."""
    halves = fights.halves_against(fight({"C2.SE": ["fire_dragon"]}, []).t, (fights.FoeId(0),), ATTACK_PHASE)
    assert halves(3, "fire", "melee") == 3
    assert halves(3, "ice", "melee") == 6


def test_a_hopeless_block_is_not_thought_of() -> None:
    """Prowlers strike for 4: one march sideways is 1."""
    play = fight({ORC: ["prowlers"]}, ["march"])
    play.tell("next_phase")
    assert [write(one) for one in thinking.sensible(play.t, play.t.decision)] == ["next_phase"]  # type: ignore[arg-type]


def test_enough_is_enough() -> None:
    play = fight({ORC: ["diggers"]}, ["rage", "rage", "march"])
    play.tell("next_phase", "block 0", "play rage basic")
    assert "parry" not in [write(one) for one in thinking.sensible(play.t, play.t.decision)]  # type: ignore[arg-type]
    play.tell("play rage basic")
    assert [write(one) for one in thinking.sensible(play.t, play.t.decision)] == ["parry"]  # type: ignore[arg-type]


def test_a_die_is_spent_before_a_crystal() -> None:
    play = fight({ORC: ["diggers"]}, ["determination"], source=["blue"], crystals=["blue"])
    play.tell("next_phase", "block 0")
    play.say(A, "play determination strong")
    assert play.t.decision is not None
    while play.t.decision.kind != "pay":
        play.t.answer(play.t.decision.options[0])
    assert said(play.t) == "pay die blue"


# ── how far ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_turn_is_looked_at_to_its_end() -> None:
    t = whole("first_reconnaissance_1", seed=3)
    while t.decision is not None and t.decision.kind != "move":
        t.answer(t.decision.options[0])
    over = thinking.horizon(t)
    assert not over(t)
    twin, dice = t.clone(Seeded(1)), Seeded(2)
    asked = 0
    while not over(twin) and twin.decision is not None:
        twin.answer(habits.likely(JUDGE, twin, twin.decision, dice.random))
        asked += 1
    assert 0 < asked < 60


def test_tactics_are_answered_at_once() -> None:
    t = whole("first_reconnaissance_1", seed=3)
    while t.decision is not None and t.decision.kind != "pick_tactic":
        t.answer(t.decision.options[0])
    assert thinking.horizon(t)(t)


def test_whether_to_end_the_round_is_answered_at_once() -> None:
    """The turn has not begun, and nothing that shows at its end could be compared with a round that is over."""
    t, dice = whole("first_reconnaissance_1", seed=3), Seeded(2)
    while t.decision is not None and t.decision.kind != "announce":
        t.answer(habits.likely(JUDGE, t, t.decision, dice.random))
    assert t.decision is not None
    assert thinking.horizon(t)(t)


@pytest.mark.parametrize("scenario", ["first_reconnaissance_1", "full_conquest_2", "blitz_cooperation_2"])
def test_habits_answer_every_question_of_a_game(scenario: str) -> None:
    """Nobody is left without an answer, and everything thought of is one that may be given."""
    t, dice = whole(scenario, seed=5), Seeded(5)
    for _ in range(250):
        decision = t.decision
        if decision is None:
            break
        assert set(GAME.sensible(t, decision)) <= set(decision.options)
        assert GAME.sensible(t, decision)
        answer = GAME.likely(t, decision, dice.random)
        assert answer in decision.options
        t.answer(answer)
    assert all(-1 <= value <= 1 for value in GAME.evaluate(t))
