"""The engine needs Python alone; what lacks an extra says which, and what is pinned names no host."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from heraut.games import NAMES
from heraut.kernel import Refusal
from heraut.table.words import Words, lint

ROOT = Path(__file__).parents[1]
SOURCES = str(ROOT / "src")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Without site-packages, and without what the environment says: what is found is Python's own, or ours.
ALONE = [sys.executable, "-I", "-S"]
EVERYTHING = """
from importlib import import_module
from pkgutil import walk_packages

for package in sys.argv[1:]:
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
"""
A_GAME_OF_EACH = """
from random import Random

from heraut.games import NAMES, game
from heraut.players.dice import Seeded

for name in NAMES:
    answers, played = Random(7), game(name)
    table = played.table(played.scenarios()[0], Seeded(7))
    while (decision := table.decision) is not None:
        table.answer(answers.choice(decision.options))
    assert len(played.scores(table)) == len(played.seats(played.scenarios()[0]))
    print(name)
"""
COMMAND = "from heraut.cli import main; main()"
WITHOUT = "sys.modules[{module!r}] = None  # as if it were not installed\n" + COMMAND


def run(python: list[str], script: str, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    script = f"import sys\nsys.path.insert(0, {SOURCES!r})\n{script}"
    env = {**os.environ, "LC_ALL": f"{lang}.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run([*python, "-c", script, *words], env=env, capture_output=True, text=True, encoding="utf-8")


def test_the_engine_is_imported_with_python_alone() -> None:
    contracts = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}
    imported = run(ALONE, EVERYTHING, *contracts["engine-stands-alone"]["source_modules"])
    assert imported.returncode == 0, imported.stderr
    assert PROJECT["project"]["dependencies"] == []


def test_every_game_is_played_with_python_alone() -> None:
    played = run(ALONE, A_GAME_OF_EACH)
    assert played.stdout.split() == [*NAMES], played.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "which is not installed: "), ("fr", "qui n’est pas installé\xa0: ")])
def test_the_command_says_what_to_install(lang: str, said: str) -> None:
    for asked in (
        run(ALONE, COMMAND, "games", lang=lang),
        run(ALONE, COMMAND, "games", "--lang", lang),
        run([sys.executable], WITHOUT.format(module="fluent"), "games", lang=lang),
        run([sys.executable], WITHOUT.format(module="uvicorn"), "serve", lang=lang),
    ):
        assert asked.returncode == 2
        assert asked.stderr.endswith(f'{said}pip install "heraut[play]"\n')
        assert asked.stderr.count("\n") == 1, "one sentence, no traceback"


@pytest.mark.parametrize(("lang", "said"), [("en", "This needs psycopg"), ("fr", "Il faut pour cela psycopg")])
def test_a_journal_in_postgres_says_what_to_install(lang: str, said: str) -> None:
    asked = run([sys.executable], WITHOUT.format(module="psycopg"), "serve", "--store", "postgresql://x/y", lang=lang)
    assert asked.returncode == 2
    assert asked.stderr.startswith(said)
    assert asked.stderr.endswith('pip install "heraut[postgres]"\n')


def test_a_fault_of_our_own_is_not_called_a_missing_package() -> None:
    asked = run([sys.executable], WITHOUT.format(module="heraut.cli.app"), "games")
    assert "pip install" not in asked.stderr
    assert "heraut.cli.app" in asked.stderr


def test_words_say_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in ("fluent.runtime", "fluent.syntax"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(Refusal, match=r'This needs fluent, .* pip install "heraut\[play\]"'):
        Words("en")
    for lang in ("en", "fr"):
        (tmp_path / f"{lang}.ftl").touch()
    with pytest.raises(Refusal, match=r'pip install "heraut\[play\]"'):
        lint([tmp_path])


def test_pins_have_hashes_and_name_no_host() -> None:
    pin = re.compile(r"[\w.-]+==[\w.+!-]+( ; .+)? \\(\n    --hash=sha256:[0-9a-f]{64}( \\)?)+\n")
    for file in (ROOT / "requirements").glob("*.txt"):
        left = pin.sub("", file.read_text()).splitlines()
        assert [line for line in left if line and not line.startswith("#")] == [], file.name
