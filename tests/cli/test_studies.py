"""`heraut arena`, `heraut plot`, and `heraut replay` of a simulated game."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from heraut.study import read_results
from heraut.table.words import COMMON, Words, lint

from .test_play import run

ARENA = ("arena", "confrontation", "--bots", "first,random", "--games", "4", "--jobs", "1", "--scenario", "duel")
SIM = ("sim", "confrontation", "--bots", "random", "--games", "3", "--jobs", "1", "--out", "a.jsonl")
GAME = "0:first_duel:1:random+random"


# --- arena --------------------------------------------------------------------------------------------------------


def test_the_tables_of_an_arena() -> None:
    told = run(*ARENA, "--scenario", "example_duel", "--out", "a.parquet", "--plot", "a.svg")
    assert told.exit_code == 0
    lines = [line.split() for line in told.stdout.splitlines()]
    assert lines[0][:4] == ["The", "scenarios,", "first", "in"]
    assert lines[1][:3] == ["duel", "4", "unsure"]
    assert ["first", "–", "random", "all", "8"] in [line[:5] for line in lines]
    assert ["random", "0"] in [line[:2] for line in lines]
    assert len(read_results(Path("a.parquet"))) == 16
    assert Path("a.svg").read_text().startswith("<?xml")
    again = run(*ARENA, "--scenario", "example_duel", "--out", "a.parquet", "--resume", "--lang", "fr")
    assert "équilibré" in again.stdout or "incertain" in again.stdout
    assert len(read_results(Path("a.parquet"))) == 16


def test_the_json_of_an_arena() -> None:
    page = json.loads(run(*ARENA, "--json", "--judge", "random").stdout)
    assert page["judge"] == page["anchor"] == "random"
    assert page["bots"] == ["first", "random"]
    (duel,) = page["scenarios"]
    assert duel["seats"] == ["lions", "scorpions"]
    assert duel["verdict"] == "unsure"
    assert [(pair["scenario"], pair["games"]) for pair in page["pairs"]] == [(None, 4), ("duel", 4)]
    for pair in page["pairs"]:
        assert pair["wins"] + pair["draws"] + pair["losses"] == 4
        assert pair["share"]["low"] <= pair["share"]["value"] <= pair["share"]["high"]
    assert page["elo"]["random"]["value"] == 0
    assert page["seconds"]["random"]["p50"] <= page["seconds"]["random"]["most"]
    assert page["interrupted"] is False


def test_what_an_arena_refuses() -> None:
    for words, sentence in (
        (("--bots", "random"), "An arena needs two different bots or more."),
        (("--bots", "random,deep_blue"), "There is no player “deep_blue”."),
        (("--plot", "a.gif"), "a.gif: pictures are kept in files that end in .svg, .png."),
        (("--resume",), "--resume continues a file of results: name it with --out."),
    ):
        refused = run(*ARENA, *words)
        assert refused.exit_code == 2
        assert refused.stderr.startswith(sentence)


# --- plot ---------------------------------------------------------------------------------------------------------


def test_plot() -> None:
    run(*SIM)
    drawn = run("plot", "a.jsonl", "--kind", "lengths", "-o", "a.png")
    assert drawn.stdout == "a.png: 3 games drawn.\n"
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    refused = run("plot", "b.jsonl", "-o", "a.svg", "--lang", "fr")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("Impossible de lire b.jsonl")


# --- replay -------------------------------------------------------------------------------------------------------


def test_a_simulated_game_is_told_again_and_saved() -> None:
    run(*SIM)
    told = run("replay", "a.jsonl", "--game", GAME).stdout
    assert told.startswith("· Turn 1 begins.")
    score = read_results(Path("a.jsonl"))[1].scores[0]
    assert f"Scores: Lions {score:+.2f}".replace("-", "−") in told
    assert "heraut replay s.json --browser" in run("replay", "a.jsonl", "--game", GAME, "--save", "s.json").stdout
    assert run("replay", "s.json").stdout == told
    refused = run("replay", "a.jsonl", "--game", "x")
    assert refused.exit_code == 2
    assert "There is no game “x” in a.jsonl. There are 3, such as 0:first_duel:0:random+random." in refused.stderr
    Path("a.jsonl").write_text(Path("a.jsonl").read_text().replace('"content": "', '"content": "old'))
    assert run("replay", "a.jsonl", "--game", GAME).stdout == told, "what counts is where the answers lead"


def test_a_simulated_game_opens_in_the_browser(tmp_path: Path) -> None:
    run(*SIM)
    words = [sys.executable, "-m", "heraut.cli.app", "replay", "a.jsonl", "--game", GAME, "--browser"]
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "HERAUT_STORE": str(tmp_path / "tables.db"), "BROWSER": str(browser)}
    server = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        (url,) = re.findall(r"http://\S+", server.stdout.readline())
        base, _, table = url.partition("#/table/")
        with urlopen(f"{base}api/tables/{table}") as answer:
            page = json.load(answer)
        assert page["over"] is True
        assert page["scenario"]["id"] == "first_duel"
        while not (opened.exists() and opened.read_text()):
            assert server.poll() is None
    finally:
        server.terminate()
        server.wait()
    assert opened.read_text().strip() == url


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verdict_has_its_word(lang: str) -> None:
    assert lint([COMMON]) == []
    assert all(f"cli-arena-{verdict}" in Words(lang) for verdict in ("even", "lopsided", "unsure"))
