"""Checked from outside: turns and rounds, where something is refused, runs out, or comes at the same time."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.heroes import NEW_TURN
from heraut.games.mage_knight.model.land import Ending, Land
from heraut.games.mage_knight.model.names import WOUND, HexId, SkillId, TacticId
from heraut.games.mage_knight.rules.ch3_rounds import last_turns
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import DrawUp, EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction
from heraut.games.mage_knight.rules.ch4_turn.interruptions import Plundering
from heraut.games.mage_knight.rules.ch4_turn.level_ups import LevelUps
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.ch4_turn.rewarding import Rewards
from heraut.kernel.state import Deck
from tests.games.mage_knight.dealing import army
from tests.games.mage_knight.turning import WEDGE, A, B, Play, land, put, put_hidden, table

MINE, VILLAGE, GLADE = "2.SW", "2.E", "2.NE"
PLAYED = NEW_TURN._replace(acted=True)


def at(hex: str, tile: str, **more: Any) -> Land:
    """Seat A on a hex of this tile, which lies beyond the first three."""
    return land(hex=hex, tiles={**WEDGE, "1,1": tile}, **more)


# ── preparation ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PRE-16", "MK-PRE-9", "MK-SIT-30", "MK-SIT-29")
@pytest.mark.parametrize("hex", [MINE, GLADE])
def test_whoever_announces_the_end_gets_nothing_of_his_hex(hex: str) -> None:
    play = Play(land(hex=hex, hand=["march"]), Turn(A)).say(A, "announce")
    assert play.over
    assert (sum(play.hero.mana), sum(play.hero.crystals), play.hero.hand) == (0, 0, ["march"])
    assert play.state.round_end == Ending(A, (B,))


@pytest.mark.rule("MK-MAN-1", "MK-PVP-38", "MK-PRE-5")
def test_mana_kept_from_another_turn_is_gone_when_the_own_one_is_passed() -> None:
    state = land(hex="A.E")
    state.heroes[A].mana = (1, 0, 0, 0, 0, 0)
    play = Play(state, Turn(A))
    assert play.over
    assert sum(play.hero.mana) == 0


@pytest.mark.rule("MK-PRE-4", "MK-PRE-6")
def test_wounds_alone_and_no_deck_announce_or_recover() -> None:
    state = land(hex="A.E", hand=[WOUND, WOUND])
    play = Play(state, Turn(A))
    play.asks(A, "announce", "take_turn", "announce")
    play.say(A, "take_turn")
    play.asks(A, "recover")
    assert (play.hero.hand, play.hero.discard) == ([WOUND], [WOUND])


@pytest.mark.rule("MK-PRE-14", "MK-HND-12", "MK-HND-2")
def test_an_empty_hand_takes_its_turn_and_draws() -> None:
    state = land(hex="A.E", deck=["march"] * 6)
    play = Play(state, Turn(A))
    play.own("stop")
    play.say(A, "stop").say(A, "end", *["march"] * 5)
    assert play.over
    assert len(play.hero.hand) == 5


# ── rest ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RST-3", "MK-RST-1", "MK-INT-4")
def test_whoever_rests_learns_nothing_for_his_influence() -> None:
    """2 + 2 + 2 = 6 would buy a lesson; resting, it buys healing for the unit: all Wounds of the hand are gone."""
    hand = ["learning", "promise", "threaten", "march", WOUND, WOUND]
    state = land(hex=VILLAGE, hand=hand, advanced=("agility", "diplomacy", "training"))
    state.heroes[A].units = army("peasants wounded")
    play = Play(state, Movement(A)).say(A, "rest").say(A, "card march").say(A, "interact")
    assert play.hero.discard == ["march", WOUND, WOUND]
    play.say(A, "play learning basic").say(A, "play promise basic").say(A, "play threaten basic")
    play.own("done", "buy_healing")
    play.say(A, "buy_healing").say(A, "heal_unit 1")
    assert (play.hero.influence, play.hero.units[0].wounds) == (3, 0)


@pytest.mark.rule("MK-RST-4")
def test_nobody_rests_once_he_has_points_to_move() -> None:
    play = Play(land(hex="A.E", hand=["march", "rage"]), Movement(A))
    assert play.offers("rest")
    play.say(A, "play march basic")
    assert not play.offers("rest")


@pytest.mark.rule("MK-RST-1", "MK-CRD-14")
def test_a_rest_takes_no_wound_for_its_card() -> None:
    play = Play(land(hex="A.E", hand=["march", WOUND]), Movement(A)).say(A, "rest")
    play.asks(A, "rest", "card march")


# ── movement and exploring ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-EXP-21", "MK-CRD-22")
def test_an_amulet_of_the_sun_shows_a_garrison_at_once() -> None:
    state = at("3.E", "3", night=True, hand=["amulet_of_the_sun"])
    put_hidden(state, "3.NE", "grey")
    play = Play(state, Movement(A))
    assert play.state.foes["3.NE"][0].kind == ""
    play.say(A, "play amulet_of_the_sun basic", "swordsmen")
    assert play.state.foes["3.NE"][0].kind == "swordsmen"


@pytest.mark.rule("MK-EXP-18", "MK-CRD-22")
def test_an_amulet_of_the_sun_shows_ruins_beside_the_hero() -> None:
    state = at("11.C", "11", night=True, hand=["amulet_of_the_sun"], ruins={"11.W": ""}, shields={"11.C": (A,)})
    play = Play(state, Movement(A)).say(A, "play amulet_of_the_sun basic", "altar_red")
    assert play.state.ruins == {"11.W": "altar_red"}


@pytest.mark.rule("MK-MOV-26", "MK-EXP-1")
def test_exploring_beside_an_orc_provokes_nobody() -> None:
    state = land(hex=GLADE)
    put(state, "2.NW", "prowlers")
    state.heroes[A].move = 2
    state.decks["stack_countryside"] = Deck(["tiles_countryside"])
    play = Play(state, Movement(A)).say(A, "explore 1,1", "3")
    play.asks(A, "move")
    assert (play.hero.move, play.state.tiles["1,1"]) == (0, "3")


@pytest.mark.rule("MK-MOV-15", "MK-MOV-31")
def test_an_immune_hero_is_passed_only_with_points_to_go_on() -> None:
    """Plains 2 to enter, then 2 to go back, or 3 to hills and forest."""
    state = land(hex="2.SE")
    state.heroes[B].hex, state.face_down = HexId(VILLAGE), (B,)
    for points, may in ((2, False), (3, False), (4, True), (5, True)):
        state.heroes[A].move = points
        play = Play(state, Movement(A))
        assert play.offers("step 2.E") == may, points


@pytest.mark.rule("MK-MOV-31", "MK-MOV-27")
def test_a_free_step_back_is_no_way_on_from_an_immune_hero() -> None:
    """Plains cost nothing, but no free step leads back: without points for the forest he would be stuck."""
    state = land(hex="2.SE")
    state.heroes[B].hex, state.face_down = HexId(VILLAGE), (B,)
    state.gain(A, "wind_2", "turn")
    assert not Play(state, Movement(A)).offers("step 2.E")
    state.heroes[A].move = 3
    assert Play(state, Movement(A)).offers("step 2.E")


@pytest.mark.rule("MK-MOV-23", "MK-ACT-10")
def test_heroes_share_the_portal_in_peace() -> None:
    state = land(hex="A.E")
    state.heroes[B].hex, state.heroes[A].move = HexId("A.C"), 2
    play = Play(state, Movement(A)).say(A, "step A.C").say(A, "stop")
    play.asks(A, "action", "end")


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-ACT-1", "MK-SIT-9", "MK-CMB-1")
def test_whoever_burns_a_monastery_challenges_nobody_besides(pretended: None) -> None:
    """To fight the orc beside it is another action."""
    state = at("5.NE", "5")
    put(state, "5.E", "prowlers")
    play = Play(state, Action(A))
    assert play.offers("burn", "challenge 5.E")
    play.say(A, "burn", "monks")
    play.asks(A, "combat")
    assert play.state.agenda[-1].foes == (("5.NE", 0),)  # type: ignore[attr-defined]


@pytest.mark.rule("MK-INT-8", "MK-INT-6")
def test_whoever_is_hated_meanwhile_finishes_his_purchase() -> None:
    """Reputation -6 (modifier -5), Threaten strong twice: -5 + 5 + 5 = 5, though he is on the X by then."""
    state = land(hex=VILLAGE, hand=["threaten", "threaten"], units=("foresters",))
    state.heroes[A].reputation, state.heroes[A].mana = -6, (2, 0, 0, 0, 0, 0)
    play = Play(state, Interaction(A))
    for _ in range(2):
        play.say(A, "play threaten strong").pays()
    assert (play.hero.reputation, play.hero.influence) == (-7, 5)
    assert play.offers("recruit foresters")
    play.say(A, "done")
    again = land(hex=VILLAGE)
    again.heroes[A].reputation = -7
    assert not Play(again, Action(A)).offers("interact")


@pytest.mark.rule("MK-SIT-5", "MK-INT-11", "MK-HND-11")
def test_plunder_takes_what_the_deck_has() -> None:
    state = land(hex=VILLAGE, deck=["march"])
    state.heroes[A].reputation = -7
    play = Play(state, Plundering(A), "march")
    assert (play.hero.hand, play.hero.reputation) == (["march"], -7)


# ── the end of the turn ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-HND-3", "MK-HND-4", "MK-TAC-9")
def test_planning_counts_the_hand_after_discarding() -> None:
    for discarded, size in (((), 6), (("march",), 5)):
        state = land(hex="A.E", hand=["march", "stamina"], deck=["rage"] * 9)
        state.heroes[A].tactic, state.heroes[A].turn = TacticId("planning"), PLAYED
        play = Play(state, DrawUp(A))
        for card in discarded:
            play.say(A, f"card {card}")
        play.say(A, "done", *["rage"] * (size - len(play.hero.hand)))
        assert len(play.hero.hand) == size


@pytest.mark.rule("MK-HND-1", "MK-CRD-14")
def test_a_healed_wound_is_no_card_played() -> None:
    """Nothing was played this turn: the only card that is no Wound must go."""
    state = land(hex="A.E", hand=["march", WOUND], deck=["rage"] * 9)
    play = Play(state, DrawUp(A))
    play.asks(A, "must_discard", "card march")


@pytest.mark.rule("MK-REW-3", "MK-LVL-10", "MK-LVL-1")
def test_a_unit_won_takes_the_token_of_the_same_turn() -> None:
    """From fame 0 to 8: level 2 with a skill, level 3 with a second command token, then the unit."""
    state = land(hex="A.E", advanced=("agility", "diplomacy", "training"), units=("herbalists", "peasants"))
    hero = state.heroes[A]
    hero.fame, hero.units = 8, army("foresters")
    hero.turn = PLAYED._replace(rewards=("unit",))
    play = Play(state, EndOfTurn(A), "goldyx_flight", "goldyx_potion_making")
    play.say(A, "take_skill goldyx_flight").say(A, "card agility", "ambush")
    play.asks(A, "unit_reward", "done", "recruit herbalists", "recruit peasants")
    play.say(A, "recruit peasants")
    assert play.over
    assert [unit.kind for unit in play.hero.units] == ["foresters", "peasants"]


@pytest.mark.rule("MK-REW-4", "MK-CTY-13", "MK-REW-5")
def test_artifacts_won_and_bought_are_drawn_together() -> None:
    """Two bought and one won: 3 + 1 = 4 are drawn, one goes under the deck."""
    state = land(hex="A.E")
    state.heroes[A].turn = PLAYED._replace(rewards=("artifact",) * 3)
    drawn = ["ruby_ring", "golden_grail", "horn_of_wrath", "book_of_wisdom"]
    play = Play(state, Rewards(A)).say(A, "reward artifact", *drawn)
    for card in drawn[:3]:
        play.say(A, f"card {card}")
    assert play.over
    assert play.hero.deck.top == drawn[:3]
    assert play.state.decks["artifacts"].bottom == drawn[3:]


@pytest.mark.rule("MK-SIT-28", "MK-MAN-8")
def test_of_four_crystals_only_the_fourth_of_a_colour_is_lost() -> None:
    state = land(hex="A.E")
    state.heroes[A].crystals, state.heroes[A].turn = (3, 0, 2, 0), PLAYED._replace(rewards=("crystals",))
    play = Play(state, Rewards(A)).say(A, "reward crystals")
    assert (play.hero.crystals, sum(play.hero.mana)) == ((3, 1, 3, 1), 0)


@pytest.mark.rule("MK-REW-8", "MK-LVL-11")
def test_a_black_die_of_a_reward_may_bring_a_level() -> None:
    """Fame 2 + 1 reaches level 2 in the same end of turn."""
    state = land(hex="A.E", advanced=("agility", "diplomacy", "training"))
    state.heroes[A].fame, state.heroes[A].turn = 2, PLAYED._replace(rewards=("random_crystal",) * 2)
    play = Play(state, EndOfTurn(A))
    play.say(A, "reward random_crystal", "black", "gold")
    play.say(A, "colour white", "goldyx_flight", "goldyx_potion_making")
    play.asks(A, "learn_skill")
    assert (play.hero.fame, play.hero.level, play.hero.crystals) == (3, 2, (0, 0, 0, 1))


@pytest.mark.rule("MK-LVL-4", "MK-LVL-6", "MK-LVL-5")
def test_an_own_skill_of_the_common_offer_brings_the_lowest_action() -> None:
    """Left there at an earlier level: it counts as learnt from others; both that were drawn go there now."""
    state = land(hex="A.E", advanced=("agility", "diplomacy", "training"), common=("goldyx_flight",))
    state.heroes[A].fame = 3
    play = Play(state, LevelUps(A), "goldyx_potion_making", "goldyx_motivation")
    play.say(A, "take_skill goldyx_flight", "ambush")
    assert play.hero.deck.top == ["training"]
    assert play.state.common == (SkillId("goldyx_potion_making"), SkillId("goldyx_motivation"))
    assert play.state.advanced == ("ambush", "agility", "diplomacy")


# ── the last turns ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-RND-24", "MK-SCN-8")
def test_the_end_that_came_first_decides_who_has_a_turn() -> None:
    """The round ends already; the cities fall in one of its last turns: nobody has a turn more for that."""
    t = table(land(players=2))
    t.state.round_end = Ending(B, ())
    last_turns.announce_game_end(t, A, "cities")
    assert t.state.game_end == Ending(A, ())
    t = table(land(players=2))
    last_turns.announce_game_end(t, A, "cities")
    assert t.state.game_end == Ending(A, (B, A))
