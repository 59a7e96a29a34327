"""A simulated game opened again is the same game."""

from pathlib import Path

import pytest

from heraut.games import game
from heraut.kernel import CHANCE, Refusal
from heraut.players.registry import bot
from heraut.study import reopen, simulate
from heraut.study.again import play_again
from heraut.study.matches import Match, Played, play
from heraut.table.saves import read_save, write_save
from heraut.table.session import Session

GAME = game("confrontation")
SETTINGS = tuple(GAME.choose_settings("duel", {"edition": "official"}).items())


@pytest.mark.parametrize(("scenario", "bots"), [
    ("duel", ("random", "first")),
    ("line", ("random", "random")),
    ("three_sides", ("first", "random", "random")),
])  # fmt: skip
def test_the_evening_is_the_one_the_bots_would_play_at_a_table(scenario: str, bots: tuple[str, ...]) -> None:
    """The dice of a session with this seed are those of the study, and its answers those of the bots."""
    match = Match("confrontation", scenario, SETTINGS, bots, f"7:{scenario}:3")
    played = play(match)
    session = play_again(played)
    at_table = Session.start(GAME, scenario, dict(SETTINGS), bots, f"seeded:{match.seed}")
    at_table.play_bots({seat: bot(name, f"7:{scenario}:3:{seat}") for seat, name in enumerate(bots)})
    assert session.over
    assert session.answers == at_table.answers
    assert session.digest == at_table.digest == played.digest
    assert GAME.scores(session.table) == played.scores
    assert sum(answer.seat != CHANCE for answer in session.answers) == played.decisions
    assert session.settings["edition"] == "official"


def test_by_its_id_from_a_file_into_a_save(tmp_path: Path) -> None:
    rows = simulate("confrontation", bots=["random"], games=4, jobs=1, out=tmp_path / "a.parquet")
    session = reopen(tmp_path / "a.parquet", rows[2]["id"])
    assert session.digest == rows[2]["digest"]
    write_save(session, tmp_path / "save.json")
    assert read_save(tmp_path / "save.json", {"confrontation": GAME}).digest == rows[2]["digest"]
    with pytest.raises(Refusal) as refused:
        reopen(tmp_path / "a.parquet", "0:first_duel:4:random+random")
    assert refused.value.id == "no-such-game"
    assert "0:first_duel:0:random+random" in str(refused.value)


@pytest.mark.parametrize(("id", "changed"), [
    ("played-otherwise", {"scores": (1.0, -1.0)}),
    ("played-otherwise", {"decisions": 1}),
    ("played-otherwise", {"digest": "0000"}),
    ("played-otherwise", {"answers": (99,)}),
    ("played-otherwise", {"answers": ()}),
    ("played-otherwise", {"seed": "another"}),
])  # fmt: skip
def test_another_game_is_refused(id: str, changed: dict[str, object]) -> None:
    played: Played = play(Match("confrontation", "duel", SETTINGS, ("random", "random"), "0:duel:0"))
    assert play_again(played)
    with pytest.raises(Refusal) as refused:
        play_again(played._replace(**changed))  # type: ignore[arg-type]
    assert refused.value.id == id
