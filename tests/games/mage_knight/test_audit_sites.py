"""Checked from outside: sites, cities and what several players do to the same one, with real combats."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.heroes import NEW_TURN
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import WOUND, HexId
from heraut.games.mage_knight.numbers.limits import hand_limit
from heraut.games.mage_knight.numbers.sites import leader_of
from heraut.games.mage_knight.rules import ch7_score
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action, ChooseAction
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.gains import gain_fame
from heraut.kernel.values import total
from tests.games.mage_knight.turning import WEDGE, A, B, Play, land, put, table

SIEGE = "crushing_bolt"  # strong: siege 3, for green mana
CITY = HexId("C5.C")


def at(hex: str, tile: str, seat: int = A, bolts: int = 2, **more: Any) -> Land:
    """A hero on a hex of this tile, with siege attacks and the mana for them."""
    state = land(hex="A.C", tiles={**WEDGE, "1,1": tile}, **more)
    arm(state, hex, seat, bolts)
    return state


def arm(state: Land, hex: str, seat: int, bolts: int = 2) -> None:
    hero = state.heroes[seat]
    hero.hex, hero.path, hero.turn = HexId(hex), (HexId(hex),), NEW_TURN
    hero.hand, hero.mana, hero.move = [SIEGE] * bolts, (0, 0, bolts, 0, 0, 0), 9


def shoot(play: Play, seat: int = A, target: int = 0, bolts: int = 2) -> Play:
    play.say(seat, f"target {target}").say(seat, "attack")
    for _ in range(bolts):
        play.say(seat, f"play {SIEGE} strong").pays()
    return play.say(seat, "strike")


def endure(play: Play, seat: int = A) -> Play:
    """Nothing more is done: all damage goes to the hero."""
    while play.asked != (seat, "after_action"):
        wanted = ("next_phase", "to_hero", play.options[0])
        play.say(seat, next(one for one in wanted if one in play.options))
    return play


# ── adventures ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SIT-27", "MK-FIN-8", "MK-SIT-32")
def test_the_last_enemy_of_ruins_decides_whose_they_are() -> None:
    """One hero beats one of two orcs, another the other: his are shield and reward; orcs here give no reputation."""
    state = at("11.W", "11", bolts=1, ruins={"11.W": "ruin_green_green"})
    state.heroes[A].level = 9
    play = Play(state, Action(A)).say(A, "enter", "prowlers", "cursed_hags")
    endure(shoot(play, bolts=1))  # 3 >= 3
    assert [foe.kind for foe in state.foes["11.W"]] == ["cursed_hags"]
    assert (play.hero.fame, play.hero.reputation, play.hero.turn.rewards, state.shields) == (2, 0, (), {})
    state.heroes[A].hex = HexId("A.C")
    arm(state, "11.W", B)
    shoot(Play(state, Action(B)).say(B, "enter"), B)  # 6 >= 5, and no token is drawn
    other = state.heroes[B]
    assert (other.fame, other.turn.rewards, state.shields) == (3, ("crystals",), {"11.W": (B,)})


@pytest.mark.rule("MK-SIT-26", "MK-MAN-3", "MK-PRE-7")
def test_an_altar_takes_a_die_a_crystal_and_gold_by_day() -> None:
    """Three red: one die, one crystal, one gold token; by night the gold is dead and two do not suffice."""
    for night, may in ((False, True), (True, False)):
        state = land(hex="11.W", tiles={**WEDGE, "1,1": "11"}, ruins={"11.W": "altar_red"}, night=night)
        state.source = ("red", "red")
        state.heroes[A].mana, state.heroes[A].crystals = (0, 0, 0, 0, 1, 0), (1, 0, 0, 0)
        play = Play(state, Action(A))
        assert play.offers("enter") == may
    play = Play(land(hex="11.W", tiles={**WEDGE, "1,1": "11"}, ruins={"11.W": "altar_red"}), Action(A))
    assert play.why_not("enter") == "no-mana"


@pytest.mark.rule("MK-SIT-22")
def test_a_dungeon_won_again_stays_the_others() -> None:
    play = Play(at("7.SE", "7", shields={"7.SE": (B,)}), Action(A)).say(A, "enter", "minotaur")
    shoot(play)  # 6 >= 5
    assert (play.hero.fame, play.hero.turn.rewards, play.state.shields) == (4, (), {"7.SE": (B,)})


@pytest.mark.rule("MK-FIN-8", "MK-SIT-23")
def test_the_enemy_of_a_den_waits_for_the_next_hero() -> None:
    state = at("6.W", "6", bolts=0)
    endure(Play(state, Action(A)).say(A, "enter", "minotaur"))
    assert [foe.kind for foe in state.foes["6.W"]] == ["minotaur"]
    state.heroes[A].hex = HexId("A.C")
    arm(state, "6.W", B)
    shoot(Play(state, Action(B)).say(B, "enter"), B)
    assert state.heroes[B].turn.rewards == ("random_crystal", "random_crystal")


# ── keeps and towers ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SIT-13", "MK-SIT-14", "MK-INT-11")
def test_taking_a_keep_from_another_gives_half_the_fame_rounded_up() -> None:
    """Crossbowmen are worth 3: ceil(3 / 2) = 2; reputation cannot fall below -7."""
    state = at("3.E", "3", shields={"3.NE": (B,)})
    state.heroes[A].reputation = -7
    play = shoot(Play(state, Movement(A)).say(A, "step 3.NE", "crossbowmen"))
    assert (play.hero.fame, play.hero.reputation, play.hero.hex) == (2, -7, "3.NE")
    assert (state.shields, play.hero.turn.rewards) == ({"3.NE": (A,)}, ())
    state.heroes[B].hex = HexId("3.E")
    assert total(hand_limit(play.t, B)) == 5


@pytest.mark.rule("MK-FIN-3", "MK-FIN-9", "MK-SIT-1")
def test_a_failed_assault_is_paid_for_again_next_time() -> None:
    state = at("3.E", "3", bolts=0)
    put(state, "3.NE", "golems")
    state.heroes[A].level = 9
    play = endure(Play(state, Movement(A)).say(A, "step 3.NE"))
    assert (play.hero.hex, play.hero.path, play.hero.reputation) == ("3.E", ("3.E",), -1)
    state.heroes[A].move = 9
    endure(Play(state, Movement(A)).say(A, "step 3.NE"))
    assert play.hero.reputation == -2


@pytest.mark.rule("MK-INT-5", "MK-SIT-17", "MK-SIT-35")
def test_a_tower_that_another_conquered_deals_with_all() -> None:
    tiles = {**WEDGE, "1,1": "4"}
    state = land(
        hex="4.C", tiles=tiles, hand=["promise"] * 4, shields={"4.C": (B,)}, units=("illusionists", "peasants")
    )
    state.spells = ("fireball", "chill", "tremor")  # type: ignore[assignment]
    state.heroes[A].mana = (1, 0, 0, 0, 0, 0)
    play = Play(state, Action(A)).say(A, "interact")
    for _ in range(4):
        play.say(A, "play promise basic")
    play.own("done", "recruit illusionists", "buy fireball")  # 8 influence, and red mana alone


# ── cities ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CTY-6", "MK-CTY-8", "MK-CTY-9", "MK-HND-6", "MK-HND-7", "MK-SCO-9")
def test_the_earlier_shield_leads_a_city_that_another_took() -> None:
    """One defender each: the first to beat one leads, though the other entered the city."""
    state = at("C5.NW", "C5", B, shields={CITY: (A,)})
    put(state, CITY, "crossbowmen")
    play = shoot(Play(state, Movement(B)).say(B, "step C5.C"), B)
    assert (state.shields[CITY], leader_of(play.t, CITY), state.heroes[B].hex) == ((A, B), A, CITY)
    state.heroes[A].hex = HexId("C5.NW")
    assert [total(hand_limit(play.t, seat)) for seat in (A, B)] == [7, 6]  # 5 + 2, 5 + 1
    assert [ch7_score.city_points(play.t, seat) for seat in (A, B)] == [7, 4]


@pytest.mark.rule("MK-COO-6", "MK-COO-10", "MK-COO-15", "MK-COO-13")
def test_a_shared_assault_that_fails_sends_everybody_back_with_his_shields() -> None:
    """Two crossbowmen, one each: the first hero beats his, the second does not."""
    state = at("C5.NW", "C5")
    arm(state, "C5.SE", B, bolts=0)
    state.heroes[B].hand, state.heroes[B].level = ["march"], 9
    put(state, CITY, "crossbowmen", "crossbowmen")
    play = Play(state, ChooseAction(A)).say(A, "propose C5.C 1-1").say(B, "accept", "crossbowmen", "crossbowmen")
    shoot(play)
    while play.asked is not None and play.asked[0] == B:
        play.say(B, next(one for one in ("next_phase", "to_hero", play.options[0]) if one in play.options))
    play.asks(A, "after_action")
    assert (state.shields, len(state.foes[CITY])) == ({CITY: (A,)}, 1)
    assert [(hero.hex, hero.reputation) for hero in state.heroes] == [("C5.NW", -1), ("C5.SE", -1)]
    assert state.face_down == (B,)


# ── what lies on the way ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-13")
def test_healing_not_spent_is_lost_when_the_fight_begins() -> None:
    state = land(hex="2.NE", hand=[WOUND])
    put(state, "2.NW", "prowlers")
    state.heroes[A].heal = 2
    play = Play(state, ChooseAction(A)).say(A, "challenge 2.NW")
    assert (play.hero.heal, play.hero.hand) == (0, [WOUND])


@pytest.mark.rule("MK-SKL-3", "MK-PRE-17", "MK-PRE-3")
def test_a_skill_in_the_centre_comes_back_though_the_turn_is_skipped() -> None:
    state = land(hex="A.E", hand=["march"], centre=(("goldyx_source_freeze", A, ""),), face_down=(A,))
    play = Play(state, Turn(A))
    assert play.over
    assert (state.centre, state.face_down, play.hero.hand) == ((), (), ["march"])


@pytest.mark.rule("MK-SCN-10")
def test_extra_fame_of_a_blitz_may_cross_the_next_line() -> None:
    """From 1 by 12 to 13: lines 3 and 8 make 15, which is the next line: 16."""
    state = land(scenario="blitz_conquest")
    state.heroes[A].fame = 1
    gain_fame(table(state), A, 12, "test")
    assert state.heroes[A].fame == 16


@pytest.mark.rule("MK-SIT-31", "MK-EOT-6")
def test_a_glade_takes_the_wound_of_the_withdrawal_that_led_there() -> None:
    """From the village of another hero back to the glade: a Wound for the hex, which the glade may take."""
    state = land(hex="2.E")
    state.heroes[B].hex = HexId("2.E")
    hero = state.heroes[A]
    hero.path, hero.turn = (HexId("2.NE"), HexId("2.E")), NEW_TURN._replace(acted=True)
    play = Play(state, EndOfTurn(A))
    assert play.hero.hand == [WOUND]
    play.asks(A, "glade", "done", "throw_wound hand")
    play.say(A, "throw_wound hand")
    assert play.hero.hand == []
