"""An arena: every bot against every other, each seed from every seat.

Whoever sits where, and whatever falls, both have had the same: on two seats a seed is played as (a, b) and as (b, a);
on more, one a among b's and one b among a's go round the table.  A game counts once for each pair: the share of the
other bot's seats that a bot's seats have beaten, a draw being half.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Any, NamedTuple

from heraut.kernel import Refusal
from heraut.kernel.playable import Playable
from heraut.study.matches import Match, Played, know_bots, seed_of
from heraut.study.statistics import Interval, Meeting, elo, wilson
from heraut.study.studies import Study, Watch
from heraut.table.session import AnyGame

ANCHOR = "random"  # stands at Elo 0 where it plays; else whoever is named last
LOPSIDED = 0.6  # a seat that surely wins more than this, whoever plays, makes a scenario lopsided

Pair = tuple[str, str]


def seatings(pair: Pair, seats: int) -> list[tuple[str, ...]]:
    """How a pair sits, so that each has every seat as often as the other."""
    a, b = pair
    lineups = [(a, *[b] * (seats - 1)), (b, *[a] * (seats - 1))]
    turned = [lineup[-by:] + lineup[:-by] for lineup in lineups for by in range(seats)]
    return list(dict.fromkeys(turned))


class Pairing(NamedTuple):
    """How a pair fared, on one scenario or on all (None)."""

    scenario: str | None
    bots: Pair
    games: int
    wins: int
    draws: int
    losses: int
    share: Interval

    def plain(self) -> dict[str, Any]:
        return {**self._asdict(), "bots": list(self.bots), "share": self.share._asdict()}


class Balance(NamedTuple):
    """How the seats of a scenario fare when one bot plays them all."""

    scenario: str
    seats: tuple[str, ...]
    games: int
    shares: tuple[Interval, ...]

    @property
    def verdict(self) -> str:
        """`lopsided` or `even` where the games are enough to say so, else `unsure`."""
        if max(share.low for share in self.shares) > LOPSIDED:
            return "lopsided"
        return "even" if max(share.high for share in self.shares) <= LOPSIDED else "unsure"

    def plain(self) -> dict[str, Any]:
        shares = [share._asdict() for share in self.shares]
        return {**self._asdict(), "seats": list(self.seats), "shares": shares, "verdict": self.verdict}


class Speed(NamedTuple):
    """How long a bot's answers took, in seconds."""

    answers: int
    p50: float
    most: float


class Arena:
    """What is played, and what comes of it.  `games` of each pair on each scenario; `judge` plays all seats of each
    scenario as often, to see whether it is lopsided.  Without scenarios: all of the game that are not."""

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[str],
        games: int,
        scenarios: Sequence[str] = (),
        seed: str = "0",
        settings: Mapping[str, str] | None = None,
        judge: str = "",
    ) -> None:
        know_bots([*bots, *([judge] if judge else [])])
        if len(set(bots)) < 2 or len(set(bots)) < len(bots):
            raise Refusal("too-few-bots", "An arena needs two different bots or more.")
        self.game, self.bots, self.count, self.seed = game, tuple(bots), games, seed
        self.judge = judge or bots[0]
        self.named = bool(scenarios)
        self.scenarios = tuple(scenarios or game.scenarios())
        self.settings = {name: tuple(game.choose_settings(name, settings or {}).items()) for name in self.scenarios}
        self.balances: list[Balance] = []
        self.played: list[Played] = []

    @property
    def pairs(self) -> list[Pair]:
        return list(combinations(self.bots, 2))

    def plan(self) -> list[Match]:
        """Every game there may be."""
        judging = [match for scenario in self.scenarios for match in self._judging(scenario)]
        return judging + [match for scenario in self.scenarios for match in self._meetings(scenario)]

    def run(self, study: Study, watch: Watch = lambda more: None) -> None:
        """First see which scenarios are lopsided; then let the pairs meet."""
        judging = study.play([match for scenario in self.scenarios for match in self._judging(scenario)], watch)
        self.balances = [balance(self.game, scenario, judging) for scenario in self.scenarios]
        meetings = [match for scenario in self.even() for match in self._meetings(scenario)]
        study.play(meetings, watch)
        self.played = _mirrored(meetings, study.games)

    def even(self) -> list[str]:
        """The scenarios on which the pairs meet: those that were named, else those that are not lopsided."""
        return [one.scenario for one in self.balances if self.named or one.verdict != "lopsided"]

    def _judging(self, scenario: str) -> list[Match]:
        bots = (self.judge,) * len(self.game.seats(scenario))
        return [self._match(scenario, bots, number) for number in range(self.count)]

    def _meetings(self, scenario: str) -> list[Match]:
        matches = []
        for pair in self.pairs:
            lineups = seatings(pair, len(self.game.seats(scenario)))
            seeds = -(-self.count // len(lineups))  # rounded up: no seed is played from some seats only
            matches += [self._match(scenario, bots, number) for number in range(seeds) for bots in lineups]
        return matches

    def _match(self, scenario: str, bots: tuple[str, ...], number: int) -> Match:
        seed = seed_of(self.seed, scenario, number)
        return Match(self.game.name, scenario, self.settings[scenario], bots, seed, timed=True)

    # What comes of it.

    def pairings(self) -> list[Pairing]:
        """Every pair, on all scenarios together and on each."""
        return pairings(self.played, self.pairs)

    def ratings(self) -> dict[str, Interval]:
        return ratings(self.played, self.bots)

    def speeds(self) -> dict[str, Speed]:
        return speeds(self.played, self.bots)

    def plain(self) -> dict[str, Any]:
        """All of it, as JSON has it."""
        return {
            "game": self.game.name,
            "content": self.game.version,
            "settings": dict(self.settings[self.scenarios[0]]),
            "bots": list(self.bots),
            "judge": self.judge,
            "seed": self.seed,
            "scenarios": [one.plain() for one in self.balances],
            "pairs": [one.plain() for one in self.pairings()],
            "elo": {name: rating._asdict() for name, rating in self.ratings().items()},
            "anchor": anchor(self.bots),
            "seconds": {name: speed._asdict() for name, speed in self.speeds().items()},
        }


# --- counting -----------------------------------------------------------------------------------------------------


def _mirrored(meetings: Iterable[Match], games: Mapping[str, Played]) -> list[Played]:
    """The games of the seeds that were played from every seat: an arena that was stopped leaves others."""
    groups: dict[tuple[str, frozenset[str]], list[Played | None]] = {}
    for match in meetings:
        groups.setdefault((match.seed, frozenset(match.bots)), []).append(games.get(match.id))
    return [game for group in groups.values() if None not in group for game in group if game is not None]


def balance(game: Playable[Any, Any], scenario: str, played: Sequence[Played]) -> Balance:
    """How each seat of a scenario fared against the others."""
    seats = game.seats(scenario)
    played = [one for one in played if one.scenario == scenario]
    shares = []
    for seat in range(len(seats)):
        others = [other for other in range(len(seats)) if other != seat]
        shares.append(wilson(sum(_beaten(one.scores, [seat], others) for one in played), len(played)))
    return Balance(scenario, seats, len(played), tuple(shares))


def pairings(played: Iterable[Played], pairs: Sequence[Pair]) -> list[Pairing]:
    found: dict[tuple[str | None, Pair], list[float]] = {(None, pair): [] for pair in pairs}
    for game in played:
        for pair in pairs:
            if set(pair) == set(game.bots):
                share = points(game, pair)
                found[None, pair].append(share)
                found.setdefault((game.scenario, pair), []).append(share)
    return [_pairing(scenario, pair, shares) for (scenario, pair), shares in found.items()]


def _pairing(scenario: str | None, pair: Pair, shares: Sequence[float]) -> Pairing:
    wins, losses = sum(share > 0.5 for share in shares), sum(share < 0.5 for share in shares)
    draws = len(shares) - wins - losses
    return Pairing(scenario, pair, len(shares), wins, draws, losses, wilson(sum(shares), len(shares)))


def points(game: Played, pair: Pair) -> float:
    """What the first bot of the pair made of this game, from 0 to 1."""
    mine, theirs = ([seat for seat, name in enumerate(game.bots) if name == bot] for bot in pair)
    return _beaten(game.scores, mine, theirs)


def _beaten(scores: Sequence[float], mine: Sequence[int], theirs: Sequence[int]) -> float:
    duels = [(scores[a], scores[b]) for a in mine for b in theirs]
    return sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in duels) / len(duels)


def anchor(bots: Sequence[str]) -> str:
    return ANCHOR if ANCHOR in bots else bots[-1]


def ratings(played: Iterable[Played], bots: Sequence[str]) -> dict[str, Interval]:
    """The Elo of each bot, the strongest first."""
    meetings = {
        one.bots: Meeting(one.share.value * one.games, one.games)
        for one in pairings(played, list(combinations(bots, 2)))
        if one.scenario is None
    }
    rated = elo(bots, meetings, anchor(bots))
    return dict(sorted(rated.items(), key=lambda found: -found[1].value))


def speeds(played: Iterable[Played], bots: Sequence[str]) -> dict[str, Speed]:
    spent: dict[str, list[float]] = {name: [] for name in bots}
    for game in played:
        for name, times in zip(game.bots, game.answer_ms or (), strict=False):
            spent[name] += times
    return {
        name: Speed(len(times), round(median(times) / 1000, 6), round(max(times) / 1000, 6))
        for name, times in spent.items()
        if times
    }
