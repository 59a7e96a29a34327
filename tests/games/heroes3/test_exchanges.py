"""Which exchanges bots think about."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.heroes3.answers.on_map import Exchange
from heraut.games.heroes3.mind.exchanges import bargains
from heraut.games.heroes3.model import FEW, PACK, Game, Realm
from heraut.games.heroes3.rules.ch06_resources import Trade
from heraut.kernel import write
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.search import Search
from heraut.players.sight import Sight
from tests.games.heroes3.playing import GAME, A, Play, realm, table


def town(gold: int, materials: int, valuables: int, **more: Any) -> Realm:
    """Castle, with its first Dwelling and nothing left to recruit there; only buildings are for sale."""
    state = realm(
        gold=(gold,), materials=(materials,), valuables=(valuables,), buildings=(["dwelling_bronze"],), **more
    )
    state.players[A].spent = ["population"]
    return state


def thought_of(state: Realm) -> list[str]:
    return [write(one) for one in bargains(table(state), A)]


def test_nothing_is_exchanged_that_pays_for_nothing() -> None:
    state = town(30, 30, 30)
    state.players[A].spent = ["population", "build"]
    assert thought_of(state) == []
    play = Play(state, Trade(A))
    assert len(play.options) > 3
    assert play.t.decision is not None
    assert list(GAME.sensible(play.t, play.t.decision)) == [play.t.decision.options[0]]


def test_an_exchange_leads_to_the_purchase_that_takes_fewest() -> None:
    """Griffins for 4 gold are one exchange away, a Citadel is many."""
    state = realm(gold=(3,), materials=(1,), buildings=(["dwelling_bronze"],))
    state.players[A].army = {"halberdiers": PACK, "marksmen": PACK}
    assert thought_of(state) == ["exchange materials gold"]
    state.players[A].materials = 0
    assert thought_of(state) == []


def test_what_can_be_paid_already_stays_within_means() -> None:
    """No exchange undoes another: what the last one made possible would be lost."""
    for purse in [
        (gold, materials, valuables)
        for gold in range(0, 21, 4)
        for materials in range(0, 9, 2)
        for valuables in range(3)
    ]:
        state = town(*purse)
        state.players[A].spent = []
        state.players[A].army = {"halberdiers": FEW}
        for choice in bargains(table(state), A):
            play = Play(state, Trade(A)).say(A, write(choice))
            back = Exchange(choice.take, choice.give)
            assert back not in bargains(play.t, A)


@pytest.mark.parametrize(
    ("player", "settings", "rounds"),
    [
        (lambda seed: Search(seed, 6), {}, 2),
        (lambda seed: Search(seed, 6), {"free_trade": "yes"}, 2),
        (Greedy, {"free_trade": "yes"}, 1),
    ],
)
def test_no_bot_takes_an_exchange_back_in_the_same_turn(player: Any, settings: dict[str, str], rounds: int) -> None:
    t: Game = GAME.table("house_first_steps", Seeded(1), settings)
    bots = [player(seat) for seat in range(2)]
    made: dict[tuple[int, int], set[tuple[str, str]]] = {}
    while (decision := t.decision) is not None and t.state.round <= rounds:
        option = bots[decision.seat].answer(Sight(t, decision.seat))
        if isinstance(option, Exchange):
            before = made.setdefault((t.state.round, t.state.active), set())
            assert (option.take, option.give) not in before
            before.add((option.give, option.take))
        t.answer(option)
