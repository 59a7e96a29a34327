"""The strengths that people choose from, and that thinking pays."""

from __future__ import annotations

from pathlib import Path

import pytest

import heraut
from heraut import games
from heraut.kernel import Refusal
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.registry import BOTS, USUAL_BOT, bot, coach
from heraut.players.search import Search
from heraut.players.sight import Sight
from heraut.players.simple import Player, RandomPlayer

WORDS = Path(heraut.__file__).parent
GAME = games.game("confrontation")


def play(scenario: str, players: list[Player], seed: int) -> tuple[float, ...]:
    table = GAME.table(scenario, Seeded(seed))
    while table.decision is not None:
        seat = table.decision.seat
        table.answer(players[seat].answer(Sight(table, seat)))
    return GAME.scores(table)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_and_answers_the_same(name: str) -> None:
    table = GAME.table("duel", Seeded(2))
    assert table.decision is not None
    sight = Sight(table, table.decision.seat)
    one, twin = bot(name, "a seed"), bot(name, "a seed")
    for player in (one, twin):
        if isinstance(player, Search):
            player.seconds = None  # a slow machine must not decide
    answer = one.answer(sight)
    assert answer in table.decision.options
    assert twin.answer(sight) == answer


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_bot_has_a_name_and_is_described(lang: str) -> None:
    for name in BOTS:
        assert f"\nbot-{name} = " in (WORDS / "server" / "words" / f"{lang}.ftl").read_text()
        assert f"\nplayer-{name} = " in (WORDS / "words" / f"{lang}.ftl").read_text()


def test_screens_offer_the_usual_one_first() -> None:
    assert next(iter(BOTS)) == USUAL_BOT
    with pytest.raises(Refusal):
        bot("nobody")


def test_the_coach_says_why() -> None:
    table = GAME.table("duel", Seeded(2))
    assert table.decision is not None
    told = coach(1).explain(Sight(table, table.decision.seat))
    assert {one.option for one in told} <= set(table.decision.options)
    assert all(-1 <= one.value <= 1 and one.visits > 0 for one in told)


def test_thinking_beats_chance() -> None:
    """Both sides of the shield wall, twice: even a short search wins every time."""
    for seed in range(2):
        for seat in range(2):
            players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
            players[seat] = Search(seed, 40)
            scores = play("line", players, seed)
            assert scores[seat] > scores[1 - seat]


def test_a_bot_with_less_time_thinks_shorter_and_is_otherwise_the_same() -> None:
    whole, hurried = bot("hard", 1), bot("hard", 1, share=0.1)
    assert isinstance(whole, Search)
    assert isinstance(hurried, Search)
    assert whole.seconds is not None
    assert hurried.seconds == pytest.approx(whole.seconds / 10)
    assert hurried.simulations == whole.simulations
    assert isinstance(bot("greedy", 1, share=0.1), Greedy)


def test_even_without_any_time_it_answers_with_what_it_tried() -> None:
    table = GAME.table("duel", Seeded(2))
    assert table.decision is not None
    sight = Sight(table, table.decision.seat)
    told = coach(1, share=0.0).explain(sight)
    assert sum(one.visits for one in told) == 1
