"""Which games a study plays, and what is kept of each.

A game depends on its match and on nothing else: the same match gives the same game, whoever plays it, and when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from heraut import games
from heraut.kernel import Refusal, winners
from heraut.players.dice import Seeded
from heraut.players.registry import bot
from heraut.players.sight import Sight
from heraut.players.simple import Player
from heraut.table.session import AnyGame


class Match(NamedTuple):
    """A game to be played: small enough to be sent to a worker."""

    game: str
    scenario: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one for each seat
    seed: str
    timed: bool = False  # are the answers timed?

    @property
    def id(self) -> str:
        """`0:duel:4:hard+random`: the seed and who sat where, which is unique in a study."""
        return f"{self.seed}:{'+'.join(self.bots)}"


class Played(NamedTuple):
    """A game that was played: what a file of results keeps of it."""

    id: str
    game: str
    content: str
    scenario: str
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    decisions: int
    answers: tuple[int, ...]  # which of the options offered was taken, decision by decision
    scores: tuple[float, ...]
    winner: int | None  # the seat that has won, None when several have, or nobody
    digest: str  # of the state at the end
    answer_ms: tuple[tuple[float, ...], ...] | None = None  # for each seat, how long each answer took, if timed

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in self._asdict().items()
            if name != "answer_ms" or value is not None
        }


def seed_of(seed: str, scenario: str, number: int) -> str:
    return f"{seed}:{scenario}:{number}"


def seated(match: Match) -> list[Player]:
    """The bots, each with a seed of its own."""
    return [bot(name, f"{match.seed}:{seat}") for seat, name in enumerate(match.bots)]


def play(match: Match) -> Played:
    """A whole game, from its seed."""
    players = seated(match)
    game = games.game(match.game)
    table = game.table(match.scenario, Seeded(match.seed), dict(match.settings))
    answers = []
    spent: list[list[float]] = [[] for _ in players]
    while (decision := table.decision) is not None:
        began = perf_counter() if match.timed else 0.0
        seat = decision.seat if decision.owners is None else game.foremost(table, decision)
        option = players[seat].answer(Sight(table, seat))
        if match.timed:
            spent[seat].append(round(1000 * (perf_counter() - began), 3))
        answers.append(decision.options.index(option))
        table.answer(option)
    scores = tuple(map(float, game.scores(table)))
    return Played(
        match.id,
        match.game,
        game.version,
        match.scenario,
        dict(match.settings),
        match.bots,
        match.seed,
        len(answers),
        tuple(answers),
        scores,
        winner(scores),
        game.records.digest(table.state),
        tuple(map(tuple, spent)) if match.timed else None,
    )


def winner(scores: Sequence[float]) -> int | None:
    best = winners(scores)
    return best[0] if len(best) == 1 else None


# --- which games -------------------------------------------------------------------------------------------------


def plan_matches(
    game: AnyGame,
    scenarios: Sequence[str],
    bots: Sequence[str],
    count: int,
    seed: str = "0",
    settings: Mapping[str, str] | None = None,
) -> list[Match]:
    """So many games of each scenario (without any: of the first), the bots in their seats.

    One bot's name is enough for all seats.  What cannot be played is refused before anything is.
    """
    matches = []
    know_bots(bots)
    for scenario in scenarios or game.scenarios()[:1]:
        chosen = tuple(game.choose_settings(scenario, settings or {}).items())
        seats = game.seats(scenario)
        names = tuple(bots) * len(seats) if len(bots) == 1 else tuple(bots)
        if len(names) != len(seats):
            raise Refusal(
                "wrong-bots",
                "The scenario '{scenario}' has {wanted} seats ({names}), but {given} bots were named.",
                scenario=scenario,
                wanted=len(seats),
                given=len(names),
                names=", ".join(seats),
            )
        matches += [
            Match(game.name, scenario, chosen, names, seed_of(seed, scenario, number)) for number in range(count)
        ]
    return matches


def know_bots(names: Sequence[str]) -> None:
    """Refuse the bots that do not exist."""
    for name in names:
        bot(name)
