"""`hint`: what a strong player would answer."""

import re

from tests.cli.test_play import DUEL, run

TYPED = ("play", "confrontation", "--scenario", "duel", "--dice", "typed", "--seat", "2=first")


def test_a_hint_names_numbered_answers_the_best_first() -> None:
    told = run(*DUEL, lines=["hint", "quit", "n"]).stdout.split("What the coach thinks")[1]
    lines = re.findall(r"^ ?(\d+) .+  ([+−]\d\.\d\d), tried (\d+) times$", told, re.MULTILINE)
    assert 2 <= len(lines) <= 5
    tries = [int(count) for _, _, count in lines]
    assert tries == sorted(tries, reverse=True)
    assert all(1 <= int(number) <= 12 for number, _, _ in lines)


def test_a_hint_in_french() -> None:
    told = run(*DUEL, "--lang", "fr", lines=["conseil", "quitter", "n"]).stdout
    assert "L’avis du conseiller" in told
    assert re.search(r"[+−]\d,\d\d, essayé \d+ fois", told)


def test_nobody_advises_dice() -> None:
    lines = ["1"] * 2 + ["hint", "quit", "n"]
    assert "There is nothing to decide here." in run(*TYPED, lines=lines).stdout
