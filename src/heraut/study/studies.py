"""A study: games played and kept, as far as somebody lets it run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from heraut import games as library
from heraut.kernel import Refusal
from heraut.study.engines import play_all
from heraut.study.matches import Match, Played, plan_matches
from heraut.study.results import Growing

Watch = Callable[[int], None]  # told how many more games there are


class Study:
    """The games of a plan, kept in a file if it has one.

    `interrupted`: Ctrl-C stopped it; what was played counts, and the study can be resumed.
    """

    def __init__(
        self,
        matches: Sequence[Match],
        jobs: int = 0,
        engine: str = "processes",
        out: Path | None = None,
        resume: bool = False,
    ) -> None:
        if resume and out is None:
            raise Refusal("resume-what", "--resume continues a file of results: name it with --out.")
        self.jobs, self.engine = jobs, engine
        self.interrupted = False
        self._order = {match.id: at for at, match in enumerate(matches)}
        self._file = None if out is None else Growing(out, resume)
        self.games: dict[str, Played] = {}
        if self._file is not None:
            self._file.check(matches)
            self.games = {game.id: game for game in self._file.begun}

    def play(self, matches: Sequence[Match], watch: Watch = lambda more: None) -> list[Played]:
        """Play these matches of the plan, unless they were; returns what there is of them, in their order."""
        missing = [match for match in matches if match.id not in self.games]
        watch(len(matches) - len(missing))
        try:
            for played in play_all(missing, self.jobs, self.engine) if missing and not self.interrupted else ():
                self._keep(played)
                watch(len(played))
        except KeyboardInterrupt:
            self.interrupted = True
        return [self.games[match.id] for match in matches if match.id in self.games]

    def finish(self) -> None:
        """Write the file of results, as far as it goes."""
        if self._file is not None:
            self._file.finish(sorted(self.games.values(), key=lambda game: self._order[game.id]))

    def _keep(self, played: list[Played]) -> None:
        for game in played:
            here = library.game(game.game).version
            if game.content != here:
                sentence = "A worker has content {there} of {game}; here it is {here}. Install the same there."
                raise Refusal("other-worker", sentence, there=game.content, game=game.game, here=here)
        self.games |= {game.id: game for game in played}  # first: Ctrl-C may come while they are written
        if self._file is not None:
            self._file.add(played)


def simulate(
    game: str,
    *,
    bots: Sequence[str],
    games: int,
    scenario: str | Sequence[str] = (),
    seed: int | str = 0,
    settings: Mapping[str, str] | None = None,
    jobs: int = 0,
    engine: str = "processes",
    out: Path | str | None = None,
    resume: bool = False,
) -> list[dict[str, Any]]:
    """Play so many games of each scenario, and return a dict for each: rows of a data frame.

    Ctrl-C stops it and returns what was played.
    """
    scenarios = [scenario] if isinstance(scenario, str) else scenario
    matches = plan_matches(library.game(game), scenarios, bots, games, str(seed), settings)
    study = Study(matches, jobs, engine, None if out is None else Path(out), resume)
    played = study.play(matches)
    study.finish()
    return [one.plain() for one in played]
