"""At a terminal `heraut play` opens the browser, at a table laid as the options say; a seed or a save stay here."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from heraut.cli import app as cli


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked to open."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr(cli.serve, "pages_are_built", lambda: True)
    monkeypatch.setattr(cli.serve, "open_server", lambda lang, **asked: calls.append(asked))
    monkeypatch.setattr(cli, "at_a_terminal", lambda: True)
    return calls


def play(*options: str) -> int:
    return CliRunner().invoke(cli.app, ["play", *options], input="quit\n").exit_code


@pytest.mark.parametrize(
    ("options", "page"),
    [
        ([], ""),
        (["--lang", "fr"], "?lang=fr"),
        (["--scenario", "skirmish"], "#/open/confrontation/skirmish/me,{bot}/seeded/"),
        (["--seat", "2=human"], "#/open/confrontation/first_duel/me,here/seeded/"),
        (["--seat", "1=random", "--seat", "2=human"], "#/open/confrontation/first_duel/random,me/seeded/"),
        (
            ["--dice", "typed", "--set", "edition=official", "--set", "quick=yes", "--lang", "en"],
            "?lang=en#/open/confrontation/first_duel/me,{bot}/typed/edition=official,quick=yes",
        ),
    ],
)
def test_the_table_is_laid_as_asked(opened: list[dict[str, Any]], options: list[str], page: str) -> None:
    assert play(*options) == 0
    assert opened == [{"port": 0, "open_browser": True, "page": page.format(bot=cli.opening.USUAL_BOT)}]


@pytest.mark.parametrize("options", [["--terminal"], ["--dice", "seeded:7"], ["--terminal", "--scenario", "skirmish"]])
def test_some_things_are_played_here(opened: list[dict[str, Any]], options: list[str]) -> None:
    play(*options)
    assert not opened


@pytest.mark.parametrize("options", [["--scenario", "none"], ["--seat", "9=human"], ["--set", "x=y"], ["chess"]])
def test_what_cannot_be_is_refused_before_anything_opens(opened: list[dict[str, Any]], options: list[str]) -> None:
    assert play(*options) == 2
    assert not opened
