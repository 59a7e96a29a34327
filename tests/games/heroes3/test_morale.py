"""3b. Morale: tokens, what they buy, what a second negative one costs."""

import pytest

from heraut.games.heroes3.model import main_hero
from heraut.games.heroes3.rules.ch03_play.morale import Morale, SpendMorale, morale_actions
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from heraut.games.heroes3.rules.ch05_cards.receiving import Receive, ResolveDice
from heraut.games.heroes3.rules.ch05_cards.rolls import RollFor
from heraut.kernel import write
from tests.games.heroes3.playing import A, B, Play, realm, table


def after(before: int, *steps: int) -> tuple[int, bool]:
    """The token of a Castle player who had `before`, after these changes; and whether the hand will go."""
    state = realm()
    state.players[A].morale = before
    for step in steps:
        Play(state, Morale(A, step), forced=True)
    return state.players[A].morale, state.players[A].drops_hand


@pytest.mark.rule("H3-MOR-1", "H3-MOR-4", "H3-MOR-2", "H3-MOR-13", "H3-AID-4")
@pytest.mark.parametrize(("before", "step", "token"), [(0, 1, 1), (-1, 1, 0), (1, -1, 0), (0, -1, -1)])
def test_a_token_comes_or_goes(before: int, step: int, token: int) -> None:
    assert after(before, step) == (token, False)


@pytest.mark.rule("H3-MOR-3", "H3-MOR-12")
def test_a_second_negative_costs_the_hand_and_takes_the_token() -> None:
    assert after(-1, -1) == (0, True)


@pytest.mark.rule("H3-MOR-3", "H3-MOR-12")
def test_the_hand_goes_when_the_turn_of_that_player_ends() -> None:
    state = realm(hands=(["attack", "luck"], []), levels=(1, 1))
    state.players[A].drops_hand = True
    play = Play(state, Turn(A)).say(A, "done")
    assert sorted(play.player().hand) == ["attack", "luck"]
    play.say(A, "end").through()
    assert play.player().hand == []
    assert sorted(play.player().discard) == ["attack", "luck"]
    assert not play.player().drops_hand


@pytest.mark.rule("H3-SIT-30")
@pytest.mark.parametrize(("before", "token", "drops"), [(1, -1, False), (0, 0, True)])
def test_two_negatives_are_taken_one_after_the_other(before: int, token: int, drops: bool) -> None:
    assert after(before, -2) == (token, drops)


@pytest.mark.rule("H3-MOR-5")
def test_necropolis_ignores_all_of_it() -> None:
    state = realm()
    for step in (1, -1, -1):
        Play(state, Morale(B, step))
        assert (state.players[B].morale, state.players[B].drops_hand) == (0, False)


@pytest.mark.rule("H3-MOR-6")
def test_only_a_positive_token_is_spent() -> None:
    state = realm(hands=(["attack"], []), decks=(["luck"], []))
    for token, actions in ((1, ["morale draw", "morale change"]), (0, []), (-1, [])):
        state.players[A].morale = token
        assert [write(one) for one in morale_actions(table(state), A)] == actions


@pytest.mark.rule("H3-MOR-7")
def test_it_buys_a_card() -> None:
    state = realm(decks=(["luck", "attack"], []))
    state.players[A].morale = 1
    play = Play(state, SpendMorale(A, "draw"), "luck")
    assert play.player().hand == ["luck"]
    assert play.player().morale == 0


@pytest.mark.rule("H3-MOR-8")
def test_it_buys_as_many_new_cards_as_are_discarded() -> None:
    state = realm(hands=(["attack", "defense", "power"], []), decks=(["luck", "haste", "slow"], []))
    state.players[A].morale = 1
    play = Play(state, SpendMorale(A, "change"))
    play.asks(A, "change_hand", "card attack", "card defense", "card power")
    play.say(A, "card attack").say(A, "card power").say(A, "done", "luck", "slow")
    assert sorted(play.player().hand) == ["defense", "luck", "slow"]
    assert play.player().discard == ["attack", "power"]
    assert play.player().morale == 0


@pytest.mark.rule("H3-MOR-9", "H3-MOR-11")
def test_it_buys_a_reroll_of_one_die() -> None:
    state = realm()
    state.players[A].morale = 1
    play = Play(state, RollFor(A, "resource", 2, "resource_die"), 0, 3)
    play.asks(A, "reroll", "pass", "reroll 0 morale", "reroll 3 morale")
    play.say(A, "reroll 0 morale", 5)
    assert play.got == (3, 5)
    assert play.player().morale == 0


@pytest.mark.rule("H3-MOR-9", "H3-AID-1")
@pytest.mark.parametrize(("answer", "falls", "told"), [("pass", (), [(0,)]), ("reroll 0 morale", (5,), [(0,), (5,)])])
def test_each_fall_of_a_die_is_told_once(answer: str, falls: tuple[int, ...], told: list[tuple[int, ...]]) -> None:
    state = realm()
    state.players[A].morale = 1
    play = Play(state, ResolveDice(A, main_hero(A), "resource", 1, 0), 0, forced=True).say(A, answer, *falls)
    assert [about["resource_faces"] for about in play.told("dice")] == told


@pytest.mark.rule("H3-MOR-11")
def test_nobody_rerolls_the_dice_of_another() -> None:
    state = realm()
    state.players[A].morale = 1
    assert Play(state, RollFor(B, "resource", 1, "resource_die"), 2).got == (2,)


@pytest.mark.rule("H3-VAR-3")
def test_without_rerolls_nothing_is_asked() -> None:
    state = realm(variants=["no_rerolls"])
    state.players[A].morale = 1
    assert Play(state, RollFor(A, "attack", 1, "attack_roll"), -1).got == (-1,)


@pytest.mark.rule("H3-MOR-10", "H3-MOR-1")
def test_the_first_token_may_be_spent_before_the_second_comes() -> None:
    state = realm(decks=(["luck"], []))
    state.players[A].morale = 1
    play = Play(state, Morale(A, 1))
    play.asks(A, "spend_before_gain", "pass", "morale draw")
    play.say(A, "morale draw", "luck")
    assert play.player().hand == ["luck"]
    assert play.player().morale == 1
    play = Play(state, Morale(A, 1), forced=True)
    assert play.player().morale == 1


@pytest.mark.rule("H3-SIT-13", "H3-SIT-30")
def test_the_tomb_takes_morale_after_its_searches() -> None:
    state = realm(shared={"artifacts": ["rib_cage", "speculum", "charm_of_mana", "centaurs_axe", "loins_of_legion"]})
    state.discards["artifacts"] = ["red_dragon_flame_tongue"]
    play = Play(state, Receive(A, 0, "site/warriors_tomb/0"))
    play.say(A, "look", "rib_cage", "speculum").say(A, "card speculum")
    assert play.player().morale == 0
    play.say(A, "discarded rib_cage")
    assert (play.player().morale, play.player().drops_hand) == (0, True)
    assert sorted(play.player().hand) == ["rib_cage", "speculum"]
