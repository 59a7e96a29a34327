"""Tactics: who chooses when, and what each does."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.heroes import Dummy, cards_left
from heraut.games.mage_knight.model.names import DUMMY, WOUND, HeroName, TacticId
from heraut.games.mage_knight.rules.ch3_rounds import tactics
from heraut.games.mage_knight.rules.ch3_rounds.tactics import BeforeTurn, UseTacticNow
from heraut.games.mage_knight.rules.ch3_rounds.tactics_choice import ChooseTactics, RemoveTactics
from heraut.games.mage_knight.rules.drawing import DrawCards
from tests.games.mage_knight.playing import A, B, C, Play, land, table

DAY = ["early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment"]
NIGHT = ["from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power"]


def pick(play: Play, *tactics: str) -> Play:
    for tactic in tactics:
        assert play.asked is not None
        play.say(play.asked[0], f"tactic {tactic}")
    return play


@pytest.mark.rule("MK-TAC-1", "MK-TAC-4", "MK-TAC-5")
def test_the_least_fame_chooses_first_then_the_lower_in_the_last_order() -> None:
    state = land(players=3)
    state.order = (B, A, C)
    state.heroes[C].fame = 4
    play = Play(state, ChooseTactics())
    play.asks(A, "pick_tactic", *[f"tactic {one}" for one in DAY])  # A and B have none, A was lower
    play.say(A, "tactic planning")
    play.asks(B, "pick_tactic", *[f"tactic {one}" for one in DAY if one != "planning"])
    play.say(B, "tactic early_bird").asks(C, "pick_tactic")


@pytest.mark.rule("MK-TAC-4")
def test_at_night_there_are_others() -> None:
    Play(land(round=2), ChooseTactics()).asks(B, "pick_tactic", *[f"tactic {one}" for one in NIGHT])


@pytest.mark.rule("MK-TAC-2", "MK-TAC-6", "MK-TAC-5")
def test_the_numbers_are_the_order_of_the_round() -> None:
    play = pick(Play(land(players=3), ChooseTactics()), "the_right_moment", "planning", "early_bird")
    assert play.state.order == (A, B, C)
    assert play.state.tactics == ()
    assert play.hero(A).tactic == "early_bird"


@pytest.mark.rule("MK-SCN-12", "MK-DUM-3", "MK-TAC-2")
def test_alone_the_dummy_takes_one_of_the_rest() -> None:
    play = Play(land("solo_conquest", 1, dummy="arythea"), ChooseTactics())
    play.say(A, "tactic planning", "early_bird")
    assert play.state.order == (DUMMY, A)
    Play(play.state, RemoveTactics())
    assert sorted(play.state.gone) == ["early_bird", "planning"]
    again = Play(play.state, ChooseTactics())
    again.asks(A, "pick_tactic", *[f"tactic {one}" for one in DAY if one not in ("early_bird", "planning")])


@pytest.mark.rule("MK-SCN-16")
def test_together_the_dummy_is_first_and_one_used_tactic_leaves() -> None:
    state = land("full_cooperation", 2, dummy="arythea")
    play = Play(state, ChooseTactics(), "rethink")
    play.asks(B, "pick_tactic", *[f"tactic {one}" for one in DAY if one != "rethink"])
    pick(play, "early_bird", "planning")
    assert play.state.order == (B, DUMMY, A)
    end = Play(play.state, RemoveTactics())
    end.asks(B, "remove_tactic", "tactic early_bird", "tactic planning")  # who was first speaks for all
    end.say(B, "tactic planning")
    assert end.state.gone == ("planning",)


@pytest.mark.rule("MK-TAC-7", "MK-TAC-3")
def test_rethink_exchanges_up_to_three_cards_and_shuffles_the_discard_pile_in() -> None:
    state = land(players=1, hands=(["march", WOUND, "rage"],), decks=(["stamina", "promise"],), discards=(["x"],))
    play = Play(state, ChooseTactics())
    play.say(A, "tactic rethink").asks(A, "rethink", "done", "card march", "card rage", "card wound")
    play.say(A, "card wound").say(A, "card march").say(A, "done", "stamina", "promise")
    hero = play.hero()
    assert sorted(hero.hand) == ["promise", "rage", "stamina"]
    assert (sorted(hero.deck.bag), hero.discard) == (["march", WOUND, "x"], [])


@pytest.mark.rule("MK-TAC-7")
def test_rethink_ends_after_three_cards() -> None:
    state = land(players=1, hands=(["march", "march", "rage", "rage"],), decks=(["promise"] * 4,))
    play = Play(state, ChooseTactics()).say(A, "tactic rethink").say(A, "card march").say(A, "card march")
    play.say(A, "card rage", "promise", "promise", "promise")
    assert play.over
    assert sorted(play.hero().hand) == ["promise", "promise", "promise", "rage"]


@pytest.mark.rule("MK-TAC-8")
def test_mana_steal_takes_a_basic_die() -> None:
    state = land(players=1, source=("gold", "red", "red"))
    play = Play(state, ChooseTactics()).say(A, "tactic mana_steal")
    play.asks(A, "steal_mana", "colour red")
    play.say(A, "colour red")
    assert (play.hero().stolen, play.state.source) == ("red", ("gold", "red"))


@pytest.mark.rule("MK-TAC-10")
def test_great_start_draws_two() -> None:
    state = land(players=1, decks=(["march", "rage", "rage"],))
    play = Play(state, ChooseTactics()).say(A, "tactic great_start", "march", "rage")
    assert sorted(play.hero().hand) == ["march", "rage"]


@pytest.mark.rule("MK-TAC-15")
def test_preparation_takes_any_card_of_the_deck() -> None:
    state = land(players=1, decks=(["march", "rage", "rage"],), round=2)
    state.heroes[A].deck.top = ["agility"]
    play = Play(state, ChooseTactics()).say(A, "tactic preparation")
    play.asks(A, "prepare", "card agility", "card march", "card rage")
    play.say(A, "card rage")
    assert play.hero().hand == ["rage"]
    assert (sorted(play.hero().deck.bag), play.hero().deck.top) == (["agility", "march", "rage"], [])


# ── used later ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-TAC-11")
def test_the_right_moment_once() -> None:
    state = land(players=1)
    state.heroes[A].tactic = TacticId("the_right_moment")
    assert tactics.usable(table(state), A)
    play = Play(state, UseTacticNow(A))
    assert (play.hero().again, play.hero().tactic_used) == (1, True)
    assert not tactics.usable(play.t, A)


@pytest.mark.rule("MK-TAC-3", "MK-TAC-6")
def test_other_tactics_are_not_used_in_a_turn() -> None:
    state = land(players=1)
    for tactic in ("early_bird", "from_the_dusk", "rethink", "planning", "sparing_power", ""):
        state.heroes[A].tactic = TacticId(tactic)
        reason = tactics.forbids(table(state), A)
        assert reason is not None
        assert reason.id == "tactic-not-now"


@pytest.mark.rule("MK-TAC-12", "MK-HND-8")
def test_long_night_makes_a_deck_of_three_discarded_cards() -> None:
    state = land(players=1, decks=(["march"],), discards=(["rage", "rage", "stamina", WOUND],))
    hero = state.heroes[A]
    hero.tactic = TacticId("long_night")
    reason = tactics.forbids(table(state), A)
    assert reason is not None
    assert reason.id == "deck-not-empty"
    hero.deck.bag.clear()
    play = Play(state, UseTacticNow(A), "rage", WOUND, "stamina")
    assert (sorted(play.hero().deck.bag), play.hero().discard) == (["rage", "stamina", WOUND], ["rage"])
    assert not tactics.usable(play.t, A)


@pytest.mark.rule("MK-TAC-13")
def test_mana_search_rolls_two_dice_again_gold_first() -> None:
    state = land(players=2, source=("gold", "red", "red", "white"), round=2)
    hero = state.heroes[A]
    hero.tactic = TacticId("mana_search")
    play = Play(state, UseTacticNow(A))
    play.asks(A, "search_mana", "colour gold")
    play.say(A, "colour gold").asks(A, "search_mana", "done", "colour red", "colour white")
    play.say(A, "colour white", "black", "blue")
    assert play.state.source == ("black", "blue", "red", "red")
    assert not tactics.usable(play.t, A)  # once a turn
    play.hero().turn = play.hero().turn._replace(searched=False)
    assert tactics.usable(play.t, A)
    play.hero().turn = play.hero().turn._replace(dice=("red",))
    reason = tactics.forbids(play.t, A)
    assert reason is not None
    assert reason.id == "too-late-to-search"


@pytest.mark.rule("MK-TAC-14", "MK-PRE-1")
def test_midnight_meditation_exchanges_cards_once_before_a_turn() -> None:
    state = land(players=1, hands=([WOUND, "march", "rage"],), decks=(["stamina"],))
    state.heroes[A].tactic = TacticId("midnight_meditation")
    Play(state, BeforeTurn(A)).say(A, "done")
    play = Play(state, BeforeTurn(A)).say(A, "use_tactic")
    play.asks(A, "meditate", "card march", "card rage", "card wound")
    play.say(A, "card wound").say(A, "card rage").say(A, "done", "stamina", "rage")
    assert (sorted(play.hero().hand), play.hero().deck.bag) == (["march", "rage", "stamina"], [WOUND])
    assert Play(state, BeforeTurn(A)).over


@pytest.mark.rule("MK-TAC-14")
def test_midnight_meditation_takes_five_cards_at_most() -> None:
    state = land(players=1, hands=(["march"] * 6,))
    state.heroes[A].tactic = TacticId("midnight_meditation")
    play = Play(state, BeforeTurn(A)).say(A, "use_tactic")
    for _ in range(4):
        play.say(A, "card march")
    play.say(A, "card march", *["march"] * 5)
    assert play.over


@pytest.mark.rule("MK-TAC-16")
def test_sparing_power_puts_cards_aside_and_takes_them_together() -> None:
    state = land(players=1, decks=(["march", "rage", "stamina"],), round=2)
    hero = state.heroes[A]
    hero.tactic, hero.deck.top = TacticId("sparing_power"), ["agility"]
    Play(state, BeforeTurn(A)).asks(A, "sparing_power", "spare")
    Play(state, BeforeTurn(A)).say(A, "spare")  # the card that is known to lie on top
    assert (hero.under, hero.spared, cards_left(hero)) == (("agility",), 0, 3)
    Play(state, BeforeTurn(A)).say(A, "spare")
    assert (hero.spared, cards_left(hero)) == (1, 2)
    drawn = Play(state, DrawCards(A, 3), "rage", "march")  # two are left
    assert sorted(drawn.hero().hand) == ["march", "rage"]
    play = Play(state, BeforeTurn(A))
    play.asks(A, "sparing_power", "take_spared")  # the deck is empty
    play.say(A, "take_spared", "stamina")
    assert sorted(play.hero().hand) == ["agility", "march", "rage", "stamina"]
    assert (hero.spared, hero.under, hero.tactic_used) == (0, (), True)
    assert Play(state, BeforeTurn(A)).over


@pytest.mark.rule("MK-TAC-16", "MK-HND-11")
def test_what_is_known_below_the_deck_is_drawn_and_what_is_spared_is_not() -> None:
    state = land(players=1, decks=(["march", "rage"],), round=2)
    hero = state.heroes[A]
    hero.tactic, hero.spared, hero.deck.bottom = TacticId("sparing_power"), 1, ["steady_tempo"]
    drawn = Play(state, DrawCards(A, 3), "rage")
    assert (sorted(drawn.hero().hand), cards_left(hero), hero.deck.bag) == (["rage", "steady_tempo"], 0, ["march"])


# ── the dummy ────────────────────────────────────────────────────────────────────────────────────────────────────────


def dummy_of(play: Play) -> Dummy:
    assert play.state.dummy is not None
    return play.state.dummy


@pytest.mark.rule("MK-DUM-3")
def test_the_tactic_of_the_dummy_does_nothing() -> None:
    state = land("solo_conquest", 1, dummy="arythea", source=("blue", "red", "red"))
    play = Play(state, ChooseTactics()).say(A, "tactic planning", "mana_steal")
    assert play.over
    assert play.state.source == ("blue", "red", "red")
    assert dummy_of(play) == Dummy(HeroName("arythea"), (2, 0, 0, 1), TacticId("mana_steal"))
