"""Arenas: who sat where, what is counted, which scenarios are lopsided."""

from collections import Counter
from itertools import product

import pytest

from heraut.games import game
from heraut.kernel import Refusal
from heraut.study import Study, engines
from heraut.study.arena import Arena, balance, pairings, points, ratings, seatings, speeds
from heraut.study.matches import Match, Played, play

GAME = game("confrontation")


def made_up(bots: tuple[str, ...], scores: tuple[float, ...], seed: str = "0:duel:0", scenario: str = "duel") -> Played:
    match = Match("confrontation", scenario, (), bots, seed)
    return Played(match.id, "confrontation", "", scenario, {}, bots, seed, 0, (), scores, None, "")


def test_each_seed_is_played_from_every_seat() -> None:
    arena = Arena(GAME, ["random", "first", "greedy"], 8, ["duel", "three_sides"], seed="s")
    plan = arena.plan()
    assert len({match.id for match in plan}) == len(plan)
    meetings = [match for match in plan if len(set(match.bots)) > 1]
    by_seed: dict[tuple[str, frozenset[str]], list[tuple[str, ...]]] = {}
    for match in meetings:
        by_seed.setdefault((match.seed, frozenset(match.bots)), []).append(match.bots)
    duel = {key[0]: sits for key, sits in by_seed.items() if key[1] == {"random", "first"} and ":duel:" in key[0]}
    assert list(duel) == ["s:duel:0", "s:duel:1", "s:duel:2", "s:duel:3"]
    assert all(sorted(sits) == [("first", "random"), ("random", "first")] for sits in duel.values())
    three = {key[0]: sits for key, sits in by_seed.items() if key[1] == {"random", "greedy"} and ":three" in key[0]}
    assert list(three) == ["s:three_sides:0", "s:three_sides:1"]  # eight games are not a multiple of six: twelve
    everything = set(product(("random", "greedy"), repeat=3)) - {("random",) * 3, ("greedy",) * 3}
    assert all(len(sits) == 6 and set(sits) == everything for sits in three.values())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_have_every_seat_as_often(seats: int) -> None:
    lineups = seatings(("a", "b"), seats)
    for seat in range(seats):
        assert Counter(lineup[seat] for lineup in lineups) == {"a": len(lineups) / 2, "b": len(lineups) / 2}


def test_a_player_against_itself_in_other_clothes_comes_out_even(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both answer alike: what one wins in a seat, the other wins in it with the same dice."""
    real = engines.play

    def alike(match: Match) -> Played:
        same = real(match._replace(bots=("first",) * len(match.bots)))
        return same._replace(id=match.id, bots=match.bots)

    monkeypatch.setattr(engines, "play", alike)
    arena = Arena(GAME, ["random", "first"], 12, ["duel", "masters", "three_sides"])
    arena.run(Study(arena.plan(), jobs=1))
    assert [one.share.value for one in arena.pairings()] == pytest.approx([0.5] * 4)
    assert [rating.value for rating in arena.ratings().values()] == pytest.approx([0, 0])


def test_what_a_game_counts() -> None:
    assert points(made_up(("a", "b"), (1, 0)), ("a", "b")) == 1
    assert points(made_up(("a", "b"), (1, 0)), ("b", "a")) == 0
    assert points(made_up(("b", "a"), (2, 2)), ("a", "b")) == 0.5
    assert points(made_up(("a", "b", "b"), (1, 0, 2)), ("a", "b")) == 0.5
    assert points(made_up(("a", "b", "a"), (1, 1, 2)), ("a", "b")) == 0.75


def test_pairs_and_ratings_by_hand() -> None:
    games = [made_up(("a", "b"), (1, 0))] * 6 + [made_up(("b", "a"), (1, 0))] * 2
    games += [made_up(("b", "a"), (0, 0), scenario="line")] * 2 + [made_up(("a", "a"), (1, 0))] * 50
    every, duel, line = pairings(games, [("a", "b")])
    assert (every.games, every.wins, every.draws, every.losses, every.share.value) == (10, 6, 2, 2, 0.7)
    assert (duel.scenario, duel.games, duel.share.value) == ("duel", 8, 0.75)
    assert (line.scenario, line.draws) == ("line", 2)
    rated = ratings(games, ["b", "a"])
    assert list(rated) == ["a", "b"]  # the strongest first
    assert rated["a"].value == 0  # whoever is named last, when random does not play
    assert rated["b"].value < 0


def test_lopsided_even_and_unsure() -> None:
    def verdict(first: int, second: int) -> str:
        games = [made_up(("a", "a"), (1, 0))] * first + [made_up(("a", "a"), (0, 1))] * second
        return balance(GAME, "duel", games).verdict

    assert verdict(90, 10) == verdict(10, 90) == "lopsided"
    assert verdict(500, 500) == "even"
    assert verdict(5, 5) == verdict(0, 0) == verdict(620, 380) == "unsure"


def test_lopsided_scenarios_are_left_out_unless_they_are_named() -> None:
    arena = Arena(GAME, ["random", "first"], 20)
    assert arena.scenarios == tuple(GAME.scenarios())
    arena.scenarios = ("duel", "example_duel")
    study = Study(arena.plan(), jobs=1)
    arena.run(study)
    assert [(one.scenario, one.verdict) for one in arena.balances] == [("duel", "unsure"), ("example_duel", "lopsided")]
    assert {one.scenario for one in arena.played} == {"duel"}
    named = Arena(GAME, ["random", "first"], 2, ["example_duel"])
    assert named.judge == "random"
    named.run(Study(named.plan(), jobs=1))
    assert len(named.played) == 2


def test_an_arena_that_was_stopped_counts_whole_seeds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    left = 9

    def stop(match: Match) -> Played:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr(engines, "play", stop)
    arena = Arena(GAME, ["random", "first"], 6, ["duel"])
    study = Study(arena.plan(), jobs=1)
    arena.run(study)
    assert study.interrupted
    assert len(study.games) == 9  # six of the judge, and three of the pair
    assert [one.seed for one in arena.played] == ["0:duel:0"] * 2


def test_how_long_they_think() -> None:
    slow = made_up(("a", "b"), (1, 0))._replace(answer_ms=((1000.0, 3000.0), (2.0,)))
    found = speeds([slow, slow._replace(answer_ms=((2000.0,), ()))], ["a", "b"])
    assert found["a"] == (3, 2.0, 3.0)
    assert found["b"] == (1, 0.002, 0.002)


def test_an_arena_needs_two() -> None:
    for bots in (["random"], ["random", "random"], ["first", "random", "first"]):
        with pytest.raises(Refusal) as refused:
            Arena(GAME, bots, 2)
        assert refused.value.id == "too-few-bots"
    with pytest.raises(Refusal, match="deep_blue"):
        Arena(GAME, ["random", "first"], 2, judge="deep_blue")
