"""The other commands: games, replay, content check, version."""

import json
import shutil
from pathlib import Path

import pytest

import heraut
from heraut import games as library
from heraut.cli import app as cli
from heraut.cli import opening
from heraut.cli.app import main
from heraut.cli.language import plain_words, usual_language
from heraut.table.session import sum_of

from .test_play import DUEL, ENOUGH, run

PRINTED = Path(heraut.__file__).parent / "games" / "confrontation" / "printed"


def test_version_and_help() -> None:
    assert run("--version").stdout == f"heraut {heraut.__version__}\n"
    for words in ((), ("--help",), ("content",)):
        helped = run(*words)
        assert helped.exit_code == 0
        assert "Usage" in helped.stdout


def test_games_lists_scenarios_and_settings_in_both_languages() -> None:
    told = run("games").stdout
    assert "duel                   The duel  (2 seats)" in told
    assert "--set edition=sheet*|official" in told
    assert "Le duel  (2 places)" in run("games", "--lang=fr").stdout


def test_games_lists_scenarios_that_are_one_to_a_player_together() -> None:
    told = run("games").stdout
    assert "\n  The Salt Cages\n    salt_cages_2                   (3 seats)\n" in told
    assert told.count("The Salt Cages") == 1


def test_who_chooses_a_scenario_is_then_asked_for_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    conan = library.game("conan")
    families = opening.families(conan)
    written = iter([str(1 + list(families).index("three_flames")), "3", "three_flames_2_automaton"])
    monkeypatch.setattr(cli, "at_a_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: next(written))
    assert cli._choose_scenario(conan, plain_words("en")) == families["three_flames"][2] == "three_flames_3"
    assert cli._choose_scenario(conan, plain_words("en")) == "three_flames_2_automaton"


def test_rules_is_one_of_the_commands() -> None:
    assert run("rules", "confrontation", "CF-E5-4", "--lang", "fr").stdout.startswith("CF-E5-4  ")


def test_main_says_refusals_on_stderr(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["heraut", "play", "chess", "--lang", "fr"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.startswith("Il n’y a pas de jeu")


@pytest.mark.parametrize(("environment", "lang"), [
    ({}, "en"),
    ({"LANG": "fr_CA.UTF-8"}, "fr"),
    ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ({"LANG": "en_GB", "LC_MESSAGES": "fr_FR"}, "fr"),
    ({"LC_ALL": "", "LANG": "fr"}, "fr"),
])  # fmt: skip
def test_the_language_of_the_machine(environment: dict[str, str], lang: str) -> None:
    assert usual_language(environment) == lang


# --- replay ------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished() -> Path:
    run(*DUEL, lines=[*ENOUGH[:300], "save whole.json"])
    return Path("whole.json")


def test_replay_tells_the_whole_tale_again(finished: Path) -> None:
    told = run("replay", str(finished)).stdout
    assert told.startswith("· Turn 1 begins.")
    assert "The game is over." in told
    assert "Scores: Lions" in told
    assert "La partie est terminée." in run("replay", str(finished), "--lang", "fr").stdout
    assert run("replay", str(finished), "--seat", "1").stdout == told
    refused = run("replay", str(finished), "--seat", "3")
    assert refused.exit_code == 2
    assert "There is no seat “3”" in refused.stderr


def test_replay_of_a_game_under_way_says_so() -> None:
    run(*DUEL, lines=["1", "save half.json"])
    assert "The game is not over." in run("replay", "half.json").stdout


@pytest.mark.parametrize("flag", ["--replay", "--content-changed"])
def test_a_save_that_todays_rules_do_not_allow_is_opened_so_far_on_demand(finished: Path, flag: str) -> None:
    data = json.loads(finished.read_text())
    data["answers"][-1] = [0, "dance"]
    finished.write_text(json.dumps({**data, "sum": sum_of(data)}))
    refused = run("replay", str(finished))
    assert refused.exit_code == 2
    assert f"answer {len(data['answers'])}, “dance”, is not possible with today’s rules" in refused.stderr
    told = run("replay", str(finished), flag).stdout
    assert "after them were left out" in told
    assert run("play", "--load", str(finished), flag, lines=["quit"]).exit_code == 0


def test_sealed_dice_are_verified(tmp_path: Path) -> None:
    run(*DUEL[:4], "--seat", "2=first", lines=[*ENOUGH[:6], "save half.json", "quit"])
    data = json.loads(Path("half.json").read_text())
    seal = data["legs"][0][0]
    told = run("verify", "half.json", "--seal", seal[:12])
    assert told.exit_code == 0, told.stderr
    assert f"under the seal {seal}" in told.stdout
    assert run("verify", "half.json", "--lang", "fr").exit_code == 0
    assert "were not sealed by" in run("verify", "half.json", "--seal", "0" * 12).stderr
    at = next(n for n, (seat, *_) in enumerate(data["answers"]) if seat == -1)
    data["answers"][at][1] = str(int(data["answers"][at][1]) % 6 + 1)
    Path("half.json").write_text(json.dumps(data))
    assert "was changed since it was saved" in run("verify", "half.json").stderr
    Path("half.json").write_text(json.dumps({**data, "sum": sum_of(data)}))
    refused = run("verify", "half.json")
    assert refused.exit_code == 2
    assert f"answer {at + 1} says" in refused.stderr or "not possible" in refused.stderr


def test_a_broken_save_is_refused(finished: Path) -> None:
    finished.write_text(finished.read_text()[:200])
    refused = run("replay", str(finished))
    assert refused.exit_code == 2
    assert "is not whole" in refused.stderr


# --- content check -----------------------------------------------------------------------------------------------


def test_content_that_can_be_played_with(tmp_path: Path) -> None:
    shutil.copytree(PRINTED, tmp_path / "mine")
    assert run("content", "check", "mine").stdout.startswith("OK: confrontation, content ")
    assert run("content", "check", "mine", "--game", "confrontation", "--lang", "fr").exit_code == 0


def test_content_that_lies_as_it_once_did_is_told_where_it_belongs(tmp_path: Path) -> None:
    shutil.copytree(PRINTED, tmp_path / "mine" / "content")
    (tmp_path / "mine" / "content" / "scenarios").rename(tmp_path / "mine" / "scenarios")
    refused = run("content", "check", "mine")
    assert refused.exit_code == 1
    assert "move the files of its folder 'content' there, beside 'scenarios'" in " ".join(refused.stderr.split())


def test_content_that_cannot_says_file_entry_and_word(tmp_path: Path) -> None:
    shutil.copytree(PRINTED, tmp_path / "mine")
    duel = tmp_path / "mine" / "scenarios" / "duel.toml"
    duel.write_text(duel.read_text().replace("turns = 6", 'turns = "six"'))
    refused = run("content", "check", "mine")
    assert refused.exit_code == 1
    assert refused.stdout == ""
    assert "scenarios/duel.toml: turns: " in refused.stderr
    assert "Ce contenu ne peut pas servir" in run("content", "check", "mine", "--lang", "fr").stderr
