"""4. The turn, 4: its end."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.heroes import NEW_TURN
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import OFF_MAP, WOUND, HexId, SkillId, TacticId
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import DrawUp, EndOfTurn
from heraut.games.mage_knight.rules.gains import change_reputation, throw_away
from tests.games.mage_knight.turning import WEDGE, A, B, Play, land, table

PLAYED = NEW_TURN._replace(acted=True)


def ending(hex: str = "A.E", **more: Any) -> Land:
    state = land(hex=hex, **more)
    state.heroes[A].turn = PLAYED
    return state


@pytest.mark.rule("MK-EOT-1", "MK-EOT-10")
def test_dice_used_are_rolled_and_go_back() -> None:
    """Two used, one of them set and kept as it lies; and the die of Mana Steal."""
    state = ending(source=("red", "white"))
    state.heroes[A].turn = PLAYED._replace(dice=("blue", "green"), kept=("blue",), given=("red",))
    play = Play(state, EndOfTurn(A), "black", "gold")
    assert play.state.source == ("black", "blue", "gold", "red", "white")
    assert (play.hero.turn.dice, play.hero.turn.kept, play.hero.turn.given) == ((), (), ())


@pytest.mark.rule("MK-EOT-2", "MK-EOT-6", "MK-MOV-8")
def test_forced_withdrawal() -> None:
    """E14. Plains, lake, lake: back 2 hexes, 2 * 1 = 2 Wounds to hand."""
    state = ending("5.C", tiles={**WEDGE, "1,1": "11", "2,0": "5"})
    state.heroes[A].path = (HexId("11.C"), HexId("11.NE"), HexId("11.E"))
    state.heroes[A].hex = HexId("11.E")
    state.shields["11.C"] = (A,)
    play = Play(state, EndOfTurn(A))
    assert play.hero.hex == "11.C"
    assert play.hero.hand == [WOUND, WOUND]


@pytest.mark.rule("MK-EOT-2", "MK-DEF-5", "MK-MOV-19")
def test_back_to_the_last_safe_hex() -> None:
    """From another hero's hex, over a third one's, back to where nobody stands."""
    state = ending("2.E", players=3)
    state.heroes[B].hex, state.heroes[2].hex = HexId("2.E"), HexId("2.SE")
    state.heroes[A].path = (HexId("A.E"), HexId("2.SW"), HexId("2.SE"), HexId("2.E"))
    play = Play(state, EndOfTurn(A))
    assert (play.hero.hex, play.hero.path) == ("2.SW", ("A.E", "2.SW"))
    assert play.hero.hand == [WOUND, WOUND]
    assert play.hero.crystals == (0, 0, 1, 0)  # the benefit of the hex he is on now


@pytest.mark.rule("MK-EOT-2", "MK-FIN-9")
def test_on_a_safe_hex_nobody_withdraws() -> None:
    state = ending("2.SE")
    state.heroes[A].path = (HexId("A.E"), HexId("2.SE"))
    assert Play(state, EndOfTurn(A)).hero.hex == "2.SE"


@pytest.mark.rule("MK-MOV-20")
def test_on_the_portal_the_figure_leaves_the_map() -> None:
    assert Play(ending("A.C"), EndOfTurn(A)).hero.hex == OFF_MAP


@pytest.mark.rule("MK-SCN-30")
def test_on_a_closed_portal_it_stays() -> None:
    assert Play(ending("A.C", scenario="one_to_return"), EndOfTurn(A)).hero.hex == OFF_MAP
    assert Play(ending("A.C", scenario="one_to_return", round=3), EndOfTurn(A)).hero.hex == "A.C"


@pytest.mark.rule("MK-EOT-3", "MK-EOT-7", "MK-EOT-8", "MK-MAN-1")
def test_clean_up() -> None:
    state = ending()
    hero = state.heroes[A]
    hero.played, hero.discard = ["march", "rage"], ["stamina"]
    hero.mana, hero.crystals = (1, 0, 0, 0, 1, 1), (1, 0, 0, 0)
    hero.tired = (SkillId("dark_paths"),)
    hero.heal = 2
    play = Play(state, EndOfTurn(A))
    assert play.hero.discard == ["stamina", "march", "rage"]
    assert (play.hero.played, play.hero.mana, play.hero.tired, play.hero.heal) == ([], (0,) * 6, (), 0)
    assert play.hero.crystals == (1, 0, 0, 0)


@pytest.mark.rule("MK-EOT-4", "MK-SIT-29", "MK-MAN-8")
def test_a_mine_gives_a_crystal() -> None:
    state = ending("2.SW")
    assert Play(state, EndOfTurn(A)).hero.crystals == (0, 0, 1, 0)
    state = ending("2.SW")
    state.heroes[A].crystals = (0, 0, 3, 0)
    play = Play(state, EndOfTurn(A))
    assert (play.hero.crystals, play.hero.mana) == ((0, 0, 3, 0), (0,) * 6)


@pytest.mark.rule("MK-SCN-20")
def test_a_held_mine_does_not() -> None:
    state = ending("2.SW", scenario="mines_liberation")
    assert Play(state, EndOfTurn(A)).hero.crystals == (0, 0, 0, 0)
    state = ending("2.SW", scenario="mines_liberation", shields={"2.SW": (B,)})
    assert Play(state, EndOfTurn(A)).hero.crystals == (0, 0, 1, 0)


@pytest.mark.rule("MK-SIT-31", "MK-EOT-4")
def test_a_glade_takes_a_wound() -> None:
    state = ending("2.NE", hand=[WOUND])
    state.heroes[A].discard = [WOUND, "march"]
    play = Play(state, EndOfTurn(A))
    play.asks(A, "glade", "done", "throw_wound hand", "throw_wound discard")
    play.say(A, "throw_wound discard")
    assert (play.hero.hand, play.hero.discard) == ([WOUND], ["march"])
    play = Play(ending("2.NE", hand=[WOUND]), EndOfTurn(A)).say(A, "throw_wound hand")
    assert play.hero.hand == []
    assert Play(ending("2.NE"), EndOfTurn(A)).over  # no Wound, no question


@pytest.mark.rule("MK-EOT-10", "MK-LVL-11", "MK-REW-11")
def test_the_order_of_the_end() -> None:
    """Dice, the way back, the hex, rewards, levels, the hand: as it was told."""
    state = ending("2.E", deck=["march"])
    hero = state.heroes[A]
    state.heroes[B].hex = HexId("2.E")
    hero.path = (HexId("2.SW"), HexId("2.SE"), HexId("2.E"))
    hero.turn = PLAYED._replace(dice=("red",), rewards=("crystals",))
    hero.fame, hero.level = 8, 2
    play = Play(state, EndOfTurn(A), "red")
    play.say(A, "reward crystals", "march")
    told = [fact.kind for fact in play.facts]
    order = ["dice_back", "withdraws", "wounds", "crystal", "level", "drew"]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


@pytest.mark.rule("MK-EOT-5")
def test_the_dice_are_back_before_anything_is_asked() -> None:
    """The next player starts when the rest is done: until then only this one is asked."""
    state = ending("2.NE", hand=["march", WOUND])
    state.heroes[A].turn = PLAYED._replace(dice=("red",))
    play = Play(state, EndOfTurn(A), "blue")
    assert play.state.source == ("blue",)
    play.asks(A, "glade")
    play.say(A, "done").asks(A, "discard")
    assert play.say(A, "done").over


@pytest.mark.rule("MK-DEF-1")
def test_what_is_destroyed_leaves_the_game() -> None:
    state = land(hand=["march", WOUND])
    for card in ("march", WOUND):
        throw_away(table(state), A, card)
    assert (state.heroes[A].hand, state.heroes[A].discard, state.heroes[A].thrown) == ([], [], ["march"])


@pytest.mark.rule("MK-INT-11")
def test_reputation_stays_on_its_track() -> None:
    state = land()
    change_reputation(table(state), A, 9, "test")
    assert state.heroes[A].reputation == 7
    change_reputation(table(state), A, -20, "test")
    assert state.heroes[A].reputation == -7


@pytest.mark.rule("MK-EOT-9")
def test_nothing_is_played_in_ones_own_end_of_turn() -> None:
    """The questions of the end list nothing to play."""
    play = Play(ending(hand=["march", "tranquility", WOUND]), EndOfTurn(A))
    play.asks(A, "discard", "done", "card march", "card tranquility")


# ── the hand ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-HND-1", "MK-HND-4")
def test_whoever_played_nothing_discards_a_card() -> None:
    state = land(hex="A.E", hand=["march", "rage", WOUND], deck=["stamina", "stamina", "stamina"])
    play = Play(state, DrawUp(A))
    play.asks(A, "must_discard", "card march", "card rage")
    play.say(A, "card rage").asks(A, "discard", "done", "card march")
    play.say(A, "done", "stamina", "stamina", "stamina")
    assert sorted(play.hero.hand) == ["march", "stamina", "stamina", "stamina", WOUND]
    assert play.hero.discard == ["rage"]


@pytest.mark.rule("MK-HND-1", "MK-CRD-14", "MK-CRD-24")
def test_wounds_are_not_discarded_for_it() -> None:
    """Whoever holds nothing else is asked all the same, in secret: nobody learns it."""
    play = Play(land(hex="A.E", hand=[WOUND]), DrawUp(A))
    play.asks(A, "must_discard", "done")
    assert play.t.decision is not None
    assert play.t.decision.secret
    assert play.say(A, "done").over
    assert play.hero.hand == [WOUND]


@pytest.mark.rule("MK-HND-12")
def test_whoever_began_with_an_empty_hand_need_not() -> None:
    state = land(hex="A.E", hand=["march"])
    state.heroes[A].turn = NEW_TURN._replace(idle=True)
    Play(state, DrawUp(A)).asks(A, "discard")


@pytest.mark.rule("MK-HND-4")
def test_any_number_of_cards_may_be_discarded() -> None:
    state = ending(hand=["march", "rage", "rage"], deck=["stamina"])
    play = Play(state, DrawUp(A)).say(A, "card rage").say(A, "card rage").say(A, "card march", "stamina")
    assert play.over
    assert play.hero.discard == ["rage", "rage", "march"]


@pytest.mark.rule("MK-HND-2", "MK-HND-11")
def test_drawing_stops_with_the_deck() -> None:
    state = ending(deck=["march", "rage"])
    state.heroes[A].discard = ["stamina"]
    play = Play(state, DrawUp(A), "march", "rage")
    assert sorted(play.hero.hand) == ["march", "rage"]
    assert play.hero.discard == ["stamina"]


@pytest.mark.rule("MK-HND-10")
def test_a_hand_over_the_limit_stays() -> None:
    hand = ["march", "march", "rage", "rage", "stamina", WOUND]
    play = Play(ending(hand=hand, deck=["promise"]), DrawUp(A)).say(A, "done")
    assert play.over
    assert play.hero.hand == hand


@pytest.mark.rule("MK-HND-5")
def test_the_draw_counts_the_keep() -> None:
    """Next to an own keep: 5 + 1 = 6."""
    state = ending("3.E", tiles={**WEDGE, "2,0": "3"}, shields={"3.NE": (A,)}, deck=["march"] * 8)
    assert len(Play(state, DrawUp(A), *["march"] * 6).hero.hand) == 6


@pytest.mark.rule("MK-HND-3")
def test_the_draw_counts_planning_with_what_is_left() -> None:
    """Two cards are kept: the limit is 5 + 1 = 6."""
    state = ending(hand=["rage", "rage", "promise"], deck=["march"] * 8)
    state.heroes[A].tactic = TacticId("planning")
    play = Play(state, DrawUp(A)).say(A, "card promise").say(A, "done", *["march"] * 4)
    assert len(play.hero.hand) == 6


@pytest.mark.rule("MK-RND-26", "MK-CRD-22")
def test_what_lasts_until_the_next_draw_is_over_with_it() -> None:
    state = ending(deck=["march"] * 8)
    state.gain(A, "draw_two_more", "next_draw")
    state.gain(B, "draw_two_more", "next_draw")
    play = Play(state, DrawUp(A), *["march"] * 7)
    assert not play.state.has(A, "draw_two_more")
    assert play.state.has(B, "draw_two_more")


@pytest.mark.rule("MK-HND-8", "MK-TAC-12")
def test_long_night_may_help_when_the_deck_runs_out() -> None:
    state = ending(deck=["march"])
    hero = state.heroes[A]
    hero.tactic, hero.discard = TacticId("long_night"), ["rage", "rage", "stamina", "promise"]
    play = Play(state, DrawUp(A), "march")
    play.asks(A, "long_night", "done", "use_tactic")
    assert play.say(A, "done").over
    hero.discard.clear()
    hero.hand.clear()
    hero.deck.bag.append("march")
    assert Play(state, DrawUp(A), "march").over  # nothing to make a deck of
