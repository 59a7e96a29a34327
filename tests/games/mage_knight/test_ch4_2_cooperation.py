"""4. The turn, 2: a city assaulted by several heroes."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.answers.on_turn import Propose
from heraut.games.mage_knight.model.heroes import TurnSheet
from heraut.games.mage_knight.model.land import Ending, Foe, Game, Land
from heraut.games.mage_knight.model.names import WOUND, HexId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.rules.ch4_turn.cooperation import cannot_propose, proposals
from heraut.games.mage_knight.rules.ch4_turn.hero_action import ChooseAction
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.kernel import Deck
from tests.games.mage_knight.dealing import GAME, A, B, land
from tests.games.mage_knight.fighting import Play

C, D = 2, 3
CITY = HexId("C5.C")  # the green one


def before_the_city(players: int = 2, **more: Any) -> Land:
    """Heroes on hexes of their own next to a green city of level 5: brown, brown, white."""
    state = land(["march", "rage"], players=players, scenario="full_conquest", **more)
    state.tiles = {"0,0": "C5"}
    table = Game(GAME, state, None)
    for seat, hex in zip(range(players), chart(table).near[CITY], strict=False):
        hero = state.heroes[seat]
        hero.hex, hero.path, hero.level = hex, (hex,), 9
        hero.hand = ["march", "rage"]
    state.foes[CITY] = (Foe("brown"), Foe("brown"), Foe("white"))
    state.unseen = {"brown": 2, "white": 1}
    state.decks |= {"brown": Deck(["gargoyle", "minotaur"]), "white": Deck(["gunners"])}
    return state


def shares(state: Land) -> list[str]:
    return [one.shares for one in proposals(Game(GAME, state, None), A)]


class Acting(Play):
    """Seat A chooses an action."""

    def __init__(self, state: Land) -> None:
        super().__init__(state, ChooseAction(A))


def refusal(state: Land, text: str) -> str:
    reason = cannot_propose(Game(GAME, state, None), A, Propose(CITY, text))
    return "" if reason is None else reason.id


@pytest.mark.rule("MK-COO-2", "MK-COO-6", "MK-CTY-1")
def test_e47_every_way_to_share_three_enemies() -> None:
    assert shares(before_the_city(2)) == ["1-2", "2-1"]
    three = shares(before_the_city(3))
    assert "1-1-1" in three
    assert all(sum(map(int, one.split("-"))) == 3 for one in three)
    assert not [one for one in shares(before_the_city(4)) if "0" not in one]  # four heroes cannot share three enemies


@pytest.mark.rule("MK-COO-1", "MK-COO-11")
def test_nothing_is_shared_once_an_end_is_announced_or_beside_another_hero() -> None:
    assert refusal(before_the_city(), "1-2") == ""
    assert refusal(before_the_city(round_end=Ending(B, (A,))), "1-2") == "too-late-to-share"
    assert refusal(before_the_city(game_end=Ending(B, (A,))), "1-2") == "too-late-to-share"
    state = before_the_city(3)
    state.heroes[C].hex = state.heroes[A].hex
    assert refusal(state, "1-2-0") == "not-alone"
    assert shares(before_the_city(shared_assaults=False)) == []


@pytest.mark.rule("MK-COO-5")
def test_only_heroes_beside_the_city_with_a_token_face_up_are_invited() -> None:
    assert shares(before_the_city(2, face_down=(B,))) == []
    state = before_the_city(2)
    state.heroes[B].hex = HexId("")
    assert shares(state) == []


@pytest.mark.rule("MK-COO-2", "MK-COO-16", "MK-COO-12")
def test_a_proposal_refused_is_not_made_again_and_the_turn_goes_on() -> None:
    play = Acting(before_the_city())
    play.say(A, "propose C5.C 1-2")
    play.asks(B, "shared_assault", "refuse", "accept")
    play.say(B, "refuse")
    play.asks(A, "action")
    assert "propose C5.C 1-2" not in play.options
    assert "propose C5.C 2-1" in play.options
    assert play.t.state.face_down == ()
    state = before_the_city()
    state.heroes[B].hand = ["wound"]
    play = Acting(state).tell("propose C5.C 1-2")  # type: ignore[assignment]
    play.asks(A, "action")  # who has only Wounds cannot accept


@pytest.mark.rule(
    "MK-COO-3", "MK-COO-4", "MK-COO-6", "MK-COO-7", "MK-COO-8", "MK-COO-9", "MK-COO-10", "MK-COO-13", "MK-COO-14",
    "MK-COO-15",
)  # fmt: skip
def test_a_shared_assault_that_fails() -> None:
    state = before_the_city()
    state.heroes[A].turn = state.heroes[A].turn._replace(dice=("red",))
    start = [hero.hex for hero in state.heroes]
    play = Acting(state)
    play.say(A, "propose C5.C 2-1")
    tokens = ("gargoyle", "minotaur", "gunners")
    play.say(B, "accept", *tokens, "gargoyle", "gunners", "minotaur")
    assert play.t.state.face_down == (B,)
    assert [fact["foes"] for fact in play.told("share_dealt")] == [("gargoyle", "gunners"), ("minotaur",)]
    order, seen = [], []
    while play.asked is not None and play.asked[1] != "after_action":
        seat, kind = play.asked
        if kind == "name_targets" and (not order or order[-1] != seat):
            order.append(seat)
            seen.append(play.left())
            assert play.t.state.heroes[seat].hex == CITY
            assert play.t.state.heroes[A].turn.dice == ("red",)  # not back yet
        wanted = ("done", "next_phase", "to_hero", play.options[0])
        play.say(seat, next(one for one in wanted if one in play.options))
    assert order == [A, B]
    assert seen == [["gargoyle", "gunners"], ["minotaur"]]
    assert [hero.hex for hero in play.t.state.heroes] == start  # everybody back
    assert [hero.reputation for hero in play.t.state.heroes] == [-1, -1]
    assert len(play.t.state.foes[CITY]) == 3
    assert play.asked == (A, "after_action")


@pytest.mark.rule("MK-COO-4", "MK-COO-14")
@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_after_a_shared_assault_all_end_their_turns_in_the_order_of_the_round(order: tuple[int, ...]) -> None:
    state = before_the_city(order=order)
    for seat in (A, B):
        state.heroes[seat].turn = TurnSheet(acted=True, joined=(B,) if seat == A else ())
        state.heroes[seat].hand = ["march"]
    turn = Turn(A)
    turn.at = "end"
    play = Play(state, turn)
    ended = []
    while play.asked is not None:
        ended.append(play.asked)
        play.say(play.asked[0], "end" if play.asked[1] == "after_action" else "done")
    assert [asked for asked in ended if asked[1] == "discard"] == [(seat, "discard") for seat in order]
    assert ended.index((B, "after_action")) + 1 == ended.index((B, "discard"))  # the initiator has healed before


@pytest.mark.rule("MK-COO-10", "MK-CRD-5")
def test_whoever_joined_may_heal_before_his_turn_ends() -> None:
    state = before_the_city()
    state.heroes[A].turn = TurnSheet(acted=True, joined=(B,))
    state.heroes[B].hand, state.heroes[B].turn = ["tranquility", WOUND], TurnSheet(acted=True)
    turn = Turn(A)
    turn.at = "end"
    play = Play(state, turn)
    while play.asked != (B, "after_action"):
        play.say(A, "done")
    play.say(B, "play tranquility basic").say(B, "effect heal_1").say(B, "heal")
    assert WOUND not in play.t.state.heroes[B].hand


@pytest.mark.rule("MK-COO-13", "MK-COO-10", "MK-FIN-7")
def test_a_shared_assault_that_conquers_the_city() -> None:
    state = before_the_city()
    state.foes[CITY] = (Foe("brown"), Foe("white"))
    state.unseen = {"brown": 1, "white": 1}
    state.decks |= {"brown": Deck(["minotaur"]), "white": Deck(["gunners"])}
    for hero in state.heroes:
        hero.hand = ["crushing_bolt", "crushing_bolt", "march"]
        hero.mana = (0, 0, 2, 0, 0, 0)
    play = Acting(state)
    play.say(A, "propose C5.C 1-1").say(B, "accept", "minotaur", "gunners", "minotaur", "gunners")
    for seat in (A, B):  # siege 3 + 3 against 5, against 6
        while play.asked is not None and play.asked != (seat, "name_targets"):
            play.say(play.asked[0], "done" if "done" in play.options else play.options[0])
        play.say(seat, "target 0").say(seat, "attack")
        for _ in range(2):
            play.say(seat, "play crushing_bolt strong")
            while play.asked in ((seat, "effect"), (seat, "pay")):
                play.say(seat, play.options[0])
        play.say(seat, "strike")
    assert play.t.state.shields[CITY] == (A, B)
    assert CITY not in play.t.state.foes
    assert [hero.hex for hero in play.t.state.heroes] == [CITY, CITY]
    assert play.last("city_taken")["leader"] == A
