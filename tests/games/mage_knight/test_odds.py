"""The odds beside the answers: combats against those reckoned by hand."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from heraut.games.mage_knight.answers.on_turn import Step, Stop
from heraut.games.mage_knight.mind import outlook
from heraut.games.mage_knight.mind.foreseen import foreseen
from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import OFF_MAP, FoeKind, HexId
from heraut.games.mage_knight.odds import ENDS
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch5_combat.combat import Combat
from heraut.kernel import write
from heraut.kernel.state import Deck
from heraut.odds.reckoning import Budget, all_odds
from tests.games.mage_knight.playing import CONTENT, GAME, WEDGE, A, Play, land

ORC, KEEP = HexId("2.NW"), HexId("3.NE")
BUDGET = Budget(seconds=1e9)  # no clock decides


def fight(foe: str, hand: Iterable[str], browns: Iterable[str] = ()) -> Game:
    """A combat with a rampaging enemy, at its first question."""
    state = land(hands=(hand,))
    state.foes[ORC] = (Foe(CONTENT.enemies[foe].colour, FoeKind(foe)),)
    hero = state.heroes[A]
    hero.hex = HexId("2.NE")
    hero.path = (hero.hex,)
    if browns:
        state.decks["brown"] = Deck(list(browns))
    return Play(state, Combat(A, ((ORC, 0),), OFF_MAP, "roaming")).t


def told(table: Game, answer: str) -> dict[str, Fraction]:
    """What this answer leads to, and how often, of what happens at all."""
    found = all_odds(table, budget=BUDGET)[answer]
    return {outcome: share for outcome, share in found.shares.items() if share}


def test_a_combat_against_a_known_token_is_certain() -> None:
    """Diggers: attack 3, armour 3.  Rage blocks 2: too little.  3 damage on armour 2 are two Wounds, nobody falls."""
    assert told(fight("diggers", ["rage"]), "next_phase") == {"lost-2": 1}


def test_the_best_play_is_told() -> None:
    """Determination blocks 2 and a card sideways 1: enough for an attack of 3; rage and a card sideways 3: it falls."""
    table = fight("diggers", ["determination", "rage", "march", "stamina"])
    assert told(table, "next_phase") == {"won-0": 1}


def test_what_is_summoned_is_as_likely_as_it_lies_in_the_pile() -> None:
    """A gargoyle (attack 5) deals three Wounds, a medusa (6, paralyses) as many: nothing is there to block with."""
    odds = told(fight("orc_summoners", ["crystallize"], browns=["gargoyle", "gargoyle", "minotaur"]), "next_phase")
    assert sum(odds.values()) == 1
    assert set(odds) <= {outcome.id for outcome in ENDS}


def test_a_whole_hand_is_played_as_the_solver_finds_best() -> None:
    """Six cards against diggers: the rest is played so that nobody is hurt, and little has to be followed."""
    hand = ["determination", "rage", "rage", "march", "stamina", "swiftness"]
    found = all_odds(fight("diggers", hand), budget=BUDGET)
    assert found["next_phase"].exact
    assert found["next_phase"].shares["won-0"] == 1
    assert found["next_phase"].states < 60


def test_enough_wounds_knock_a_hero_out() -> None:
    """A fire dragon deals 9: five Wounds on armour 2, as many as the hand limit."""
    assert told(fight("fire_dragon", ["rage"]), "next_phase") == {"knocked-out": 1}


def test_before_a_fight_only_answers_that_seek_one_are_told_of() -> None:
    state = land(hands=(["rage", "march"],), decks=(["rage"] * 6,), source=("red",))
    state.foes[ORC] = (Foe("green", FoeKind("diggers")),)
    state.heroes[A].hex = HexId("2.NE")
    play = Play(state, Turn(A))
    assert GAME.stakes(play.t, "") is None
    play.say(A, "stop")
    at_stake = GAME.stakes(play.t, "")
    assert at_stake is not None
    assert at_stake.horizon == "combat"
    assert [option for option in play.t.decision.options if at_stake.concerns(play.t, option)] != []  # type: ignore[union-attr]


def test_a_turn_is_told_by_the_fame_it_brings() -> None:
    state = land(hands=(["rage", "march"],), decks=(["rage"] * 6,), source=("red",))
    state.heroes[A].hex = HexId("2.NE")
    play = Play(state, Turn(A))
    at_stake = GAME.stakes(play.t, "turn")
    assert at_stake is not None
    assert not at_stake.over(play.t)
    assert at_stake.read(None, play.t) == "fame-none"
    play.state.heroes[A].fame += 4
    assert at_stake.read(None, play.t) == "fame-some"


# ── what nobody has seen yet ─────────────────────────────────────────────────────────────────────────────────────────


def before_a_keep(*pile: str, reserve: Iterable[str] = (), hidden: int = 1) -> Game:
    """By night, a hero with enough move points beside a keep whose garrison lies face down."""
    tiles = {**WEDGE, "1,1": "3"}
    state = land(hands=(["rage", "rage", "march"],), decks=(["rage"] * 6,), tiles=tiles, round=2)
    state.foes[KEEP] = (Foe("grey"),)
    state.decks["grey"] = Deck(list(pile))
    state.unseen["grey"] = hidden
    if reserve:
        state.reserved["grey"] = list(reserve)
    hero = state.heroes[A]
    hero.hex, hero.move = HexId("3.NW"), 8
    return Play(state, Movement(A)).t


def test_a_garrison_is_as_likely_as_its_pile_holds_it() -> None:
    t = before_a_keep("crossbowmen", "crossbowmen", "golems")
    found = all_odds(t, "token", budget=BUDGET)[f"step {KEEP}"]
    assert found.exact
    assert {one: share for one, share in found.shares.items() if share} == {
        "token-crossbowmen": Fraction(2, 3),
        "token-golems": Fraction(1, 3),
    }


def test_a_garrison_older_than_its_pile_comes_from_the_reserve() -> None:
    t = before_a_keep("crossbowmen", "crossbowmen", reserve=["golems"])
    found = all_odds(t, "token", budget=BUDGET)[f"step {KEEP}"]
    assert found.shares["token-golems"] == 1


def test_only_answers_that_turn_up_a_token_are_told_of() -> None:
    t = before_a_keep("golems")
    at_stake = GAME.stakes(t, "token")
    assert at_stake is not None
    told_of = [option for option in t.decision.options if at_stake.concerns(t, option)]  # type: ignore[union-attr]
    assert [write(option) for option in told_of] == [f"step {KEEP}"]


def test_before_an_assault_its_price_is_told() -> None:
    """Golems: armour 5, attack 2, which is one Wound on armour 2."""
    t = before_a_keep("golems")
    t.state.foes[KEEP] = (Foe("grey", FoeKind("golems")),)
    [label] = foreseen(t, A, Step(KEEP))
    expected = outlook.at(t, A, KEEP)
    assert label.args == {"victory": round(100 * expected.victory), "wounds": round(expected.wounds)}
    assert foreseen(t, A, Stop()) == ()


# ── cards drawn, dice rolled ─────────────────────────────────────────────────────────────────────────────────────────


def test_cards_drawn_are_counted_by_whether_they_fight() -> None:
    """Tranquility draws one of two rages and a march."""
    state = land(hands=(["tranquility"],), decks=(["rage", "rage", "march"],))
    state.heroes[A].hex = HexId("2.NE")
    t = Play(state, Turn(A)).t
    found = all_odds(t, "draw", policy="draw", budget=BUDGET)["play tranquility basic"]
    assert found.shares["draw-1"] == Fraction(2, 3)
    assert found.shares["draw-0"] == Fraction(1, 3)


def test_a_gem_pouch_brings_a_crystal_for_each_basic_colour() -> None:
    state = land(hands=(["endless_gem_pouch"],), decks=(["rage"] * 3,))
    state.heroes[A].hex = HexId("2.NE")
    t = Play(state, Turn(A)).t
    found = all_odds(t, "dice", budget=BUDGET)["play endless_gem_pouch basic"]
    assert sum(found.shares.values()) == 1
    assert found.shares["dice-2"] > found.shares["dice-1"] >= 0
