"""`heraut rules`, on a small game laid out as in a checkout."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from heraut.cli import rules as command

LEDGER = """
game = "duel"
source = "Duel, the sheet"

[[rule]]
id = "DU-A-1"
ref = "A"
en = "Both duellists throw [one] die."
fr = "Les deux duellistes lancent [un] dé."
source = "sheet"
official = "They throw two."

[[rule]]
id = "DU-B-1"
ref = "gap 3"
en = "Ties are thrown again."
fr = "On relance les égalités."
source = "gap"
"""
WAIVED = 'waived = "nobody ties"\n'
OTHER_LEDGER = LEDGER.replace('"duel"', '"joust"').replace("DU-", "JO-")
CODE = 'def throw(t):\n    """DU-A-1. One die."""\n'
TESTS = 'import pytest\n\n@pytest.mark.rule("DU-A-1", "JO-A-1")\ndef test_throw(): ...\n'


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    games = tmp_path / "src" / "heraut" / "games"
    for game, ledger in (("duel", LEDGER + WAIVED), ("joust", OTHER_LEDGER)):
        (games / game).mkdir(parents=True)
        (games / game / "ledger.toml").write_text(ledger, encoding="utf-8")
    (games / "duel" / "throw.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_duel.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.setattr(command, "files", lambda package: games)
    for name in ("LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(command.rules)
    return CliRunner().invoke(app, words)


def ledger_path(checkout: Path) -> Path:
    return checkout / "src" / "heraut" / "games" / "duel" / "ledger.toml"


def test_the_ledger_is_printed_by_section(checkout: Path) -> None:
    shown = run("duel")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "Duel, the sheet: 2 rules",
        "",
        "DU-A  A",
        "  DU-A-1  Both duellists throw [one] die.",
        "",
        "DU-B  gap 3",
        "  DU-B-1  Ties are thrown again.",
    ]


def test_the_language_comes_from_the_option_or_else_from_the_environment(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "On relance les égalités." in run("duel", "--lang", "fr").stdout
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "On relance les égalités." in run("duel").stdout
    assert "Ties are thrown again." in run("duel", "--lang", "en").stdout
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Ties are thrown again." in run("duel").stdout


def test_one_rule_shows_its_text_its_difference_and_its_places(checkout: Path) -> None:
    shown = run("duel", "du-a-1")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "DU-A-1  Both duellists throw [one] die.",
        "paragraph: A",
        "published rule: They throw two.",
        "code:",
        "  throw.py: throw (1)",
        "tests:",
        "  test_duel.py: test_throw (4)",
    ]


def test_one_rule_that_the_text_leaves_out_in_french(checkout: Path) -> None:
    assert run("duel", "DU-B-1", "--lang", "fr").stdout.splitlines() == [
        "DU-B-1  On relance les égalités.",
        "paragraphe\N{NO-BREAK SPACE}: gap 3 (le texte n’en dit rien ; ajoutée pour jouer)",
        "dispensée\N{NO-BREAK SPACE}: nobody ties",
        "code\N{NO-BREAK SPACE}: aucun",
        "tests\N{NO-BREAK SPACE}: aucun",
    ]


@pytest.mark.parametrize("words", ["egalites", "RELANCE les égalités", "ties again", "Gap 3"])
def test_rules_are_found_by_words_of_either_language(checkout: Path, words: str) -> None:
    shown = run("duel", words, "--lang", "en")
    assert shown.exit_code == 0
    assert shown.stdout.splitlines() == [
        "Duel, the sheet: 1 rules",
        "",
        "DU-B  gap 3",
        "  DU-B-1  Ties are thrown again.",
    ]


def test_words_of_two_languages_are_not_mixed(checkout: Path) -> None:
    assert run("duel", "throw dé").exit_code == 2


def test_what_was_found_by_words_is_given_to_scripts_and_covered(checkout: Path) -> None:
    assert [rule["id"] for rule in json.loads(run("duel", "dé", "--json").stdout)["rules"]] == ["DU-A-1"]
    assert run("duel", "dé", "--coverage").stdout.startswith("DU-A-1  proved")


def test_coverage_is_complete_when_each_rule_is_proved_or_waived(checkout: Path) -> None:
    counted = "duel: 2 rules, proved 1, waived 1, missing code 0, missing test 0, not in the ledger 0"
    shown = run("duel", "--coverage")
    assert (shown.stdout, shown.exit_code) == (f"{counted}\n", 0)
    whole = run("duel", "--coverage", "--table")
    assert whole.stdout.splitlines() == [
        "DU-A-1  proved  code: throw.py: throw  tests: test_duel.py: test_throw",
        "DU-B-1  waived  code: none  tests: none",
        counted,
    ]
    assert whole.exit_code == 0


def test_coverage_of_all_games_is_a_line_each_and_what_is_wrong(checkout: Path) -> None:
    shown = run("--coverage")
    assert shown.stdout.splitlines() == [
        "duel: 2 rules, proved 1, waived 1, missing code 0, missing test 0, not in the ledger 0",
        "JO-A-1  missing code  code: none  tests: test_duel.py: test_throw",
        "JO-B-1  missing code  code: none  tests: none",
        "joust: 2 rules, proved 0, waived 0, missing code 2, missing test 0, not in the ledger 0",
    ]
    assert shown.exit_code == 1
    assert [page["game"] for page in json.loads(run("--coverage", "--json").stdout)] == ["duel", "joust"]
    assert run().stderr == "Name a game: duel, joust.\n"


def test_coverage_fails_on_a_rule_without_code_and_test(checkout: Path) -> None:
    ledger_path(checkout).write_text(LEDGER, encoding="utf-8")
    shown = run("duel", "--coverage")
    assert "DU-B-1  missing code  code: none  tests: none" in shown.stdout
    assert shown.exit_code == 1


def test_coverage_fails_on_a_rule_without_test(checkout: Path) -> None:
    (checkout / "tests" / "test_duel.py").write_text("", encoding="utf-8")
    shown = run("duel", "--coverage")
    assert "DU-A-1  missing test  code: throw.py: throw  tests: none" in shown.stdout
    assert shown.exit_code == 1


@pytest.mark.parametrize("rule_id", ["DU-A-9", "XX-A-1"])
def test_coverage_fails_on_an_unknown_id_in_the_tests(checkout: Path, rule_id: str) -> None:
    path = checkout / "tests" / "test_more.py"
    path.write_text(f'@pytest.mark.rule("{rule_id}")\ndef test_more(): ...\n', encoding="utf-8")
    shown = run("duel", "--coverage")
    assert f"{rule_id}  not in the ledger  test_more.py: test_more (2)" in shown.stdout
    assert shown.exit_code == 1


def test_coverage_fails_on_an_unknown_id_in_the_code_even_of_another_game(checkout: Path) -> None:
    path = ledger_path(checkout).with_name("more.py")
    path.write_text('def more():\n    """JO-A-1."""\n', encoding="utf-8")
    shown = run("duel", "--coverage")
    assert "JO-A-1  not in the ledger  more.py: more (1)" in shown.stdout
    assert shown.exit_code == 1


def test_coverage_of_one_rule_looks_at_that_rule_only(checkout: Path) -> None:
    ledger_path(checkout).write_text(LEDGER, encoding="utf-8")
    assert run("duel", "DU-A-1", "--coverage").exit_code == 0
    assert run("duel", "DU-B-1", "--coverage").exit_code == 1


def test_another_tests_folder_may_be_named(checkout: Path) -> None:
    (checkout / "tests").rename(checkout / "proofs")
    without = run("duel", "--coverage")
    assert (without.exit_code, without.stderr) == (1, "No tests folder was found: name it with --tests.\n")
    assert run("duel", "--coverage", "--tests", str(checkout / "proofs")).exit_code == 0


def test_json_of_the_ledger_of_one_rule_and_of_the_coverage(checkout: Path) -> None:
    ledger = json.loads(run("duel", "--json").stdout)
    assert (ledger["game"], ledger["source"]) == ("duel", "Duel, the sheet")
    assert [rule["id"] for rule in ledger["rules"]] == ["DU-A-1", "DU-B-1"]
    code = [{"file": "throw.py", "name": "throw", "line": 1}]
    tests = [{"file": "test_duel.py", "name": "test_throw", "line": 4}]
    rule = json.loads(run("duel", "DU-A-1", "--json").stdout)
    assert rule == {**ledger["rules"][0], "code": code, "tests": tests}
    assert json.loads(run("duel", "--coverage", "--json").stdout) == {
        "game": "duel",
        "rules": [
            {"id": "DU-A-1", "status": "proved", "code": code, "tests": tests},
            {"id": "DU-B-1", "status": "waived", "code": [], "tests": []},
        ],
        "unknown": [],
        "totals": {"proved": 1, "waived": 1, "missing code": 0, "missing test": 0, "unknown": 0},
        "complete": True,
    }


def test_json_coverage_fails_with_the_same_exit_code(checkout: Path) -> None:
    shown = run("joust", "--coverage", "--json")
    assert shown.exit_code == 1
    assert json.loads(shown.stdout)["totals"]["missing code"] == 2


def test_on_a_terminal_the_tables_are_drawn(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    shown = run("duel")
    assert "\x1b[" in shown.stdout
    assert "Both duellists throw [one] die." in shown.stdout
    covered = run("duel", "--coverage", "--table")
    assert "┃" in covered.stdout
    assert "test_throw" in covered.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'. Known games: duel, joust."),
        (["../games/duel"], "There is no game '../games/duel'. Known games: duel, joust."),
        (["chess", "--lang", "fr"], "Il n’y a pas de jeu 'chess'. Jeux connus : duel, joust."),
        (
            ["duel", "DU-A-11"],
            "There is no rule 'DU-A-11' in duel, and none that speaks of it. Near it: DU-A-1, DU-B-1.",
        ),
        (["duel", "zzz", "--lang", "fr"], "Il n’y a pas de règle 'zzz' dans duel, ni aucune qui en parle."),
        (["duel", "--lang", "de"], "There is no language 'de'. Known languages: en, fr."),
        (["duel", "--coverage", "--tests", "nowhere"], "There is no tests folder nowhere."),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_sentence(checkout: Path, words: list[str], sentence: str) -> None:
    shown = run(*words)
    assert (shown.exit_code, shown.stdout, shown.stderr) == (2, "", f"{sentence}\n")


def test_a_ledger_with_a_mistake_is_refused_in_one_sentence(checkout: Path) -> None:
    path = ledger_path(checkout)
    path.write_text(LEDGER + LEDGER[LEDGER.index("[[rule]]") :], encoding="utf-8")
    shown = run("duel")
    expected = f"The sources cannot be read: {path}: entry 3: duplicate id 'DU-A-1'.\n"
    assert (shown.exit_code, shown.stdout, shown.stderr) == (2, "", expected)


def test_both_languages_have_the_same_words() -> None:
    assert command.WORDS["en"].keys() == command.WORDS["fr"].keys()


def test_the_ledger_of_confrontation_can_be_read() -> None:
    shown = run("confrontation", "CF-E5-4", "--lang", "fr")
    assert shown.exit_code == 0
    assert shown.stdout.startswith("CF-E5-4  ")


@pytest.mark.parametrize(
    ("game", "words", "rule"),
    [
        ("confrontation", "coup de maitre", "CF-K-8"),
        ("confrontation", "sustained defence", "CF-E5-1"),
        ("heroes3", "MORAL POSITIF", "H3-MOR-1"),
        ("heroes3", "secondary hero", "H3-HER-2"),
    ],
)
def test_rules_of_the_games_are_found_by_words(game: str, words: str, rule: str) -> None:
    assert f"  {rule}  " in run(game, words).stdout


def test_the_sections_of_confrontation_stand_once_each_in_the_order_of_the_book() -> None:
    shown = [line.split("  ") for line in run("confrontation").stdout.splitlines() if line.startswith("CF-")]
    ids, refs = [id for id, _ in shown], [ref for _, ref in shown]
    assert len(set(ids)) == len(ids)
    of_the_book = refs[: refs.index("IX-H") + 1]
    assert of_the_book == sorted(of_the_book)
