"""A game of a study, opened again as an evening that can be told, saved and looked at."""

from __future__ import annotations

from pathlib import Path

from heraut import games
from heraut.kernel import CHANCE, Refusal, write
from heraut.study.matches import Played
from heraut.study.results import find_game
from heraut.table.session import Session


def reopen(path: Path | str, id: str) -> Session:
    """The whole evening of one game in a file of results."""
    return play_again(find_game(Path(path), id))


def play_again(played: Played) -> Session:
    """The same answers to the same dice; refused unless they lead to the same end."""
    game = games.game(played.game)
    session = Session.start(game, played.scenario, played.settings, played.bots, f"seeded:{played.seed}")
    for at in played.answers:
        decision = session.decision
        if decision is None or not 0 <= at < len(decision.options):
            raise _otherwise(played)
        option = decision.options[at]
        session.say(decision.owner(option), write(option))
    decisions = sum(answer.seat != CHANCE for answer in session.answers)
    scores = tuple(map(float, game.scores(session.table)))
    if not session.over or (decisions, scores, session.digest) != (played.decisions, played.scores, played.digest):
        raise _otherwise(played)
    return session


def _otherwise(played: Played) -> Refusal:
    sentence = "{which} leads elsewhere today: the rules are not those it was played by, or the file was changed."
    return Refusal("played-otherwise", sentence, which=played.id)
