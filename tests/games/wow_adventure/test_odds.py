"""The odds beside the answers: combats against those reckoned by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from heraut.games.wow_adventure.model import Game, Realm
from heraut.games.wow_adventure.numbers.fight import health
from heraut.games.wow_adventure.odds import SOUGHT
from heraut.games.wow_adventure.rules.ch2_turn.challenge import Challenge
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.games.wow_adventure.rules.ch3_combat.duel import Duel
from heraut.kernel import Table
from heraut.odds.reckoning import Budget, all_odds
from tests.games.wow_adventure.playing import (
    GAME,
    A,
    B,
    Play,
    encounter,
    event,
    hold,
    leave,
    realm,
    table,
    whole,
)

BUDGET = Budget(seconds=1e9, samples=40, least=40)  # no clock decides


def told(table: Game, answer: str) -> dict[str, Fraction]:
    """What this answer leads to, and how often, of what happens at all."""
    found = all_odds(table, budget=BUDGET)[answer]
    assert found.exact
    return {outcome: share for outcome, share in found.shares.items() if share}


def challenged(state: Realm) -> Game:
    """A challenge phase at its question."""
    return Play(state, Challenge(A)).t


def rat(energy: int = 0) -> Realm:
    """The warrior stands where a rat was left."""
    state = realm("warrior", "mage", spaces=("G4",))
    state.heroes[A].energy = energy
    leave(state, "Marsh Rat", "G4")
    return state


RAT = f"fight {encounter('Marsh Rat')}"


def test_a_fight_is_36_throws() -> None:
    """Melee 2 against defence 5: from 3 on, 4 of 6.  The rat's 1 against 5: from 4 on, 3 of 6."""
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert told(challenged(rat()), RAT) == {"beaten-0": third, "beaten-1": third, "left-0": sixth, "left-1": sixth}


def test_what_helps_is_played_where_it_helps() -> None:
    """An energy buys melee +1: from 2 on, 5 of 6."""
    odds = told(challenged(rat(energy=1)), RAT)
    assert odds["beaten-0"] + odds["beaten-1"] == Fraction(5, 6)


def test_once_the_dice_lie_each_play_is_certain() -> None:
    """A red 2 hits with the power of the card, and not without it; a black 1 hits nobody."""
    play = Play(rat(energy=1), Challenge(A))
    play.say(A, RAT)
    play.say(A, "done", 2, 1)
    play.say(A, "done")
    assert told(play.t, "power") == {"beaten-0": 1}
    assert told(play.t, "done") == {"left-0": 1}


def few(*cards: str) -> Realm:
    """A gray deck of these cards alone."""
    state = realm("warrior", "mage", spaces=("G4",))
    deck = state.decks["gray"].bag
    state.out += tuple([card for card in deck if card not in cards])
    deck[:] = cards
    return state


def test_every_card_that_may_be_drawn_is_followed() -> None:
    """The imp: melee 2 against defence 4, from 2 on; its 2 against 5, from 3 on.  An event comes as often as a card."""
    table = challenged(few(encounter("Marsh Rat"), encounter("Ditch Imp"), event("Truce")))
    odds = told(table, "draw")
    assert odds["event"] == Fraction(1, 3)
    assert odds["beaten-0"] == (Fraction(1, 3) + Fraction(5, 6) * Fraction(1, 3)) / 3


def test_a_duel_is_told_from_the_side_that_is_asked() -> None:
    """A rogue with one health left: the warrior's 6 fells him, his own 1 hits nobody."""
    state = realm("warrior", "rogue", spaces=("G4", "G4"))
    state.heroes[B].damage = health(table(state), B) - 1
    play = Play(state, Challenge(A))
    odds = all_odds(play.t, budget=BUDGET)
    assert set(odds) == {"attack 1", "draw"}
    assert not odds["attack 1"].exact  # the other's hand is hidden
    play.say(A, "attack 1", 6, 1)
    assert told(play.t, "done") == {"felled": 1}
    play.say(B, "done")
    assert told(play.t, "done") == {"beaten-0": 1}


def test_every_answer_that_fights_has_its_odds() -> None:
    """Fights with markers, with who stands printed there, with a card drawn, and with another."""
    met = set[str]()
    for seed in range(1, 5):
        t, random = whole("adventure_4", seed, packs="all"), Random(seed)
        while (asked := t.decision) is not None:
            fights = [option for option in asked.options if isinstance(option, SOUGHT)]
            stakes = GAME.stakes(t)
            if fights or t.state.fight is not None:
                assert stakes is not None
                assert all(stakes.concerns(t, option) for option in fights)
                met |= {option.word for option in fights}
            t.answer(random.choice(asked.options))
    assert met == {"fight", "fight_printed", "attack", "draw"}


def test_the_movement_roll() -> None:
    """WW-DIE-1. Six faces, none like another."""
    state = realm("shaman", "mage")
    hold(state, A, "Ghost Wolf")
    play = Play(state, Turn(A), forced=False)
    assert told(play.t, "done") == dict.fromkeys(
        ["roll-4-1", "roll-3-2", "roll-3-1", "roll-2-3", "roll-2-2", "roll-1-3"], Fraction(1, 6)
    )


def test_whose_luck_a_die_is() -> None:
    """WW-CMB-10 WW-PVP-5."""
    state = realm("warrior", "mage", spaces=("G4", "G4"))
    state.round = 1
    t = Table(GAME, state)
    t.begin(Duel(A, B))
    assert (t.decision is not None and t.decision.kind, GAME.roller(t)) == ("red", A)
    t.answer(3)
    assert (t.decision is not None and t.decision.kind, GAME.roller(t)) == ("black", B)
