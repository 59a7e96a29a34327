"""`heraut play`, driven line by line as a script would."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from heraut.cli.app import app

DUEL = ("play", "confrontation", "--scenario", "duel", "--dice", "seeded:7")
ENOUGH = ["1"] * 400


def run(*words: str, lines: list[str] | None = None) -> Result:
    return CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in lines or []))


def answers(path: str | Path) -> list[list[object]]:
    found: list[list[object]] = json.loads(Path(path).read_text())["answers"]
    return found


def saves() -> list[Path]:
    return sorted(Path().glob("heraut-*.json"))


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "over", "scores"), [
    ("en", "The game is over.", "Scores: Lions "),
    ("fr", "La partie est terminée.", "Scores\N{NO-BREAK SPACE}: Lions "),
])  # fmt: skip
def test_a_whole_game_in_both_languages(lang: str, over: str, scores: str) -> None:
    played = run(*DUEL, "--lang", lang, lines=[*ENOUGH, "quit", "n"])
    assert played.exit_code == 0
    assert played.stderr == ""
    assert over in played.stdout
    assert scores in played.stdout
    assert "A1" in played.stdout
    assert "b2" in played.stdout
    assert re.search(r"· .*  CF-[A-Z0-9]+-\d", played.stdout)  # the tale names its rules


def test_the_language_of_the_machine_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "Il n’y a pas de jeu" in run("play", "chess").stderr
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "There is no game" in run("play", "chess").stderr


def test_plain_text_when_nobody_looks() -> None:
    assert "\x1b" not in run(*DUEL, lines=["1"]).stdout


def test_bots_alone_play_to_the_end_and_are_told() -> None:
    played = run(*DUEL, "--seat", "1=random", "--seat", "2=first")
    assert played.exit_code == 0
    assert "The game is over." in played.stdout
    assert "· Turn 1 begins." in played.stdout
    assert not saves()


def test_two_people_at_one_keyboard() -> None:
    played = run(*DUEL, "--seat", "scorpions=human", lines=[*ENOUGH, "quit", "n"])
    assert "The game is over." in played.stdout
    assert "▸ Lions" in played.stdout
    assert "▸ Scorpions" in played.stdout


def test_without_a_scenario_a_script_gets_the_first() -> None:
    assert run("play", lines=["quit"]).stdout.startswith("First duel")


@pytest.mark.parametrize("scenario", ["skirmish", "three_sides", "skies", "one_against_three"])
def test_every_size_of_table_is_drawn(scenario: str) -> None:
    played = run("play", "--scenario", scenario, "--dice", "seeded:3", lines=["1"] * 25)
    assert played.exit_code == 0
    assert "cm ─" in played.stdout


# --- answers -------------------------------------------------------------------------------------------------------


def first_written() -> str:
    """The written form of the first choice of the duel."""
    explained = run(*DUEL, lines=["why 1"]).stdout
    found = re.search(r"  \((place [\d ]+)\)", explained)
    assert found
    return found[1]


def test_an_answer_may_be_its_number_or_its_written_form() -> None:
    run(*DUEL, lines=["1", "save one.json"])
    run(*DUEL, lines=[f"  {first_written().upper()} ", "save two.json"])
    assert answers("one.json") == answers("two.json")


@pytest.mark.parametrize(("line", "sentence"), [
    ("99", "There is no choice 99"),
    ("0", "There is no choice 0"),
    ("dance", "“dance” is neither an answer nor a command"),
    ("why 99", "There is no choice 99"),
    ("why bother", "Héraut cannot explain “bother”"),
    ("why XYZ 1", "There is no number “XYZ” on"),
    ("rule CF-E5-99", "There is no rule “CF-E5-99”. Near it: CF-E5-"),
    ("redo", "There is nothing to redo."),
    ("undo", "There is nothing to undo."),
    ("lang de", "There are no words in the language “de”"),
    ("save /nowhere/at/all.json", "/nowhere/at/all.json cannot be written"),
])  # fmt: skip
def test_what_cannot_be_done_is_refused_and_asked_again(line: str, sentence: str) -> None:
    played = run(*DUEL, lines=[line, "1", "save after.json"])
    assert played.exit_code == 0
    assert sentence in played.stdout
    assert [seat for seat, *_ in answers("after.json") if seat == 0]


def test_an_empty_line_asks_again() -> None:
    assert run(*DUEL, lines=["", " ", "quit"]).exit_code == 0


# --- commands ------------------------------------------------------------------------------------------------------


def test_why_and_rule_quote_the_book() -> None:
    told = run(*DUEL, lines=["why", "why 1", "why ATT 2", "why b2 def", "why A1", "rule cf-e5-4"]).stdout
    assert re.search(r"^CF-C3-1  .+\[", told, re.MULTILINE)
    assert "ATT 7 = 7 (printed)" in told
    assert "DEF 6 = 6 (printed)" in told
    assert re.search(r"^CF-E5-4  ", told, re.MULTILINE)


def test_why_not_tells_what_is_refused_and_what_for() -> None:
    told = run(*DUEL, lines=["why not", "why not b2", "why not parry 1", "place 1 9 0", "quit", "n"]).stdout
    wish = "Not “Danil the Valiant: 3 in attack, 0 in defence”: Danil the Valiant has 2 combat dice.  [CF-C2-1]"
    assert told.count(wish) == 1
    assert told.count("Arkeon Sanath belongs to another side.") == 2
    assert "Not “Parry with 1 die”: a defence is announced when an attack comes.  [CF-E1-2 CF-E3-1 CF-E3-2]" in told
    assert "Not “Danil the Valiant: 9 in attack, 0 in defence”: Danil the Valiant has 2 combat dice." in told


def test_why_not_in_french_and_of_real_dice() -> None:
    told = run(*DUEL, "--lang", "fr", lines=["pourquoi pas", "pourquoi pas danser", "quitter", "n"]).stdout
    assert "Pas «\N{NO-BREAK SPACE}Danil le Preux" in told
    assert "Héraut ne sait pas expliquer «" in told
    assert "Nothing that one would wish for is refused here." in run(*TYPED, lines=["why not", "quit", "n"]).stdout


def test_french_words_are_commands_too() -> None:
    told = run(*DUEL, "--lang", "fr", lines=["pourquoi", "aide", "terrain", "récit", "règle CF-E5-4", "quitter"]).stdout
    assert "redessiner la table" in told
    assert "(le texte" in told or "CF-E5-4  " in told
    assert "Au revoir." in told


def test_the_language_changes_at_the_table() -> None:
    told = run(*DUEL, lines=["lang fr", "quit"]).stdout
    assert told.index("The duel") < told.index("Le duel")
    assert "Au revoir." in told


def test_tale_field_notes_and_help() -> None:
    told = run(*DUEL, lines=["tale", "field", "notes", "help", "quit"]).stdout
    assert told.count("Turn 1 begins.") == 2
    assert told.count("┌─") == 2
    assert "undo force" in told


def test_undo_is_sealed_by_dice_unless_forced_and_redone() -> None:
    told = run(*DUEL, lines=["2", "1", "undo", "undo force", "redo", "save kept.json"]).stdout
    assert "That is sealed" in told
    assert "Taken back." in told
    assert "beyond a seal" in told
    assert "Played again." in told
    assert json.loads(Path("kept.json").read_text())["marks"]


def test_undo_before_any_die_leaves_no_mark() -> None:
    told = run(*DUEL, lines=["2", "undo", "save kept.json"]).stdout
    assert "Taken back." in told
    assert "seal" not in told
    assert not json.loads(Path("kept.json").read_text())["marks"]


def test_save_asks_before_writing_over_a_file() -> None:
    Path("notes.txt").write_text("precious")
    told = run(*DUEL, lines=["1", "save notes.txt", "", "quit", "n"]).stdout
    assert "notes.txt exists" in told
    assert Path("notes.txt").read_text() == "precious"
    run(*DUEL, lines=["1", "save notes.txt", "y", "quit"])
    assert answers("notes.txt")


def test_save_load_and_play_on() -> None:
    run(*DUEL, lines=["1", "save half.json", "quit"])
    run(*DUEL, lines=[*ENOUGH[:7], "save whole.json"])
    run("play", "--load", "half.json", lines=[*ENOUGH[:6], "save resumed.json"])
    half = answers("half.json")
    assert answers("whole.json")[: len(half)] == half
    assert answers("resumed.json")[: len(half)] == half
    assert len(answers("resumed.json")) > len(half)


def test_somebody_else_may_sit_down_at_a_save() -> None:
    run(*DUEL, lines=["1", "save half.json", "quit"])
    told = run("play", "--load", "half.json", "--seat", "1=random").stdout
    assert "The game is over." in told


# --- leaving -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [["quit", "y"], ["quit", ""], ["quit"], []])
def test_leaving_keeps_what_was_played_and_says_where(ending: list[str]) -> None:
    played = run(*DUEL, lines=["1", *ending])
    (kept,) = saves()
    assert played.exit_code == 0
    assert f"heraut play --load {kept}" in played.stdout
    assert answers(kept)[0][0] in (-1, 0, 1)


def test_leaving_without_saving() -> None:
    assert run(*DUEL, lines=["1", "quit", "n"]).exit_code == 0
    assert not saves()


def test_leaving_before_anything_was_said_keeps_nothing() -> None:
    for lines in ([], ["quit"]):
        played = run(*DUEL, lines=lines)
        assert played.stdout.rstrip().endswith("Goodbye.")
    assert not saves()


def test_ctrl_c_ends_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["1"])

    def press(prompt: str) -> str:
        for line in given:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", press)
    played = run(*DUEL)
    assert played.exit_code == 0
    assert len(saves()) == 1
    assert "Traceback" not in played.output


def test_a_folder_that_cannot_be_written_in_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert str(spare) in run(*DUEL, lines=["1"]).stdout
    assert len(list(spare.iterdir())) == 1


# --- real dice -----------------------------------------------------------------------------------------------------

TYPED = ("play", "--scenario", "duel", "--dice", "typed")


def test_typed_dice_are_asked_for_by_name_and_nonsense_is_refused() -> None:
    told = run(*TYPED, lines=["7", "x", "1 2 3", "-1", "4", "3", "quit", "y"]).stdout
    assert "Danil the Valiant, Tactics roll" in told
    assert "“7” cannot have fallen. It may be: 1, 2, 3, 4, 5, 6." in told
    assert "“x” cannot have fallen" in told
    assert "Too many dice: 3 were typed, one is expected." in told
    (kept,) = saves()
    assert [answer for answer in answers(kept) if answer[0] == -1] == [[-1, "4", "manual"], [-1, "3", "manual"]]


def test_who_sealed_it_is_called_as_at_the_table() -> None:
    adventure = ("play", "wow_adventure", "--terminal", "--lang", "en", "--dice", "seeded:7", "--seat", "2=first")
    told = run(*adventure, lines=["1", "undo", "quit"]).stdout
    (sealed,) = [line for line in told.splitlines() if "That is sealed" in line]
    assert " has answered since." in sealed
    assert "second" not in sealed


def test_commands_are_heard_between_dice_and_a_die_can_be_taken_back() -> None:
    told = run(*TYPED, lines=["help", "why", "4", "undo", "undo force", "5", "save dice.json"]).stdout
    assert "undo force" in told
    assert answers("dice.json") == [[-1, "5", "manual"]]
    assert "That is sealed" in told


def test_several_dice_of_one_throw_on_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game: one face where one die is asked for, two on one line where the wound roll asks for two."""
    asked: list[str] = []
    faces = Random(1)

    def reply(prompt: str) -> str:
        asked.append(prompt)
        if "[die 1 of 2]" in prompt:
            return "4 2"
        return str(faces.randint(1, 5)) if "show" in prompt else "save end.json" if "tale" in prompt else "1"

    def stop(prompt: str) -> str:
        if Path("end.json").exists():
            raise EOFError
        return reply(prompt)

    monkeypatch.setattr("builtins.input", stop)
    told = run(*TYPED).stdout
    assert "The game is over." in told
    assert "dice 2, 4: " in told
    assert any("[die 1 of 2]" in prompt for prompt in asked)
    assert not any("[die 2 of 2]" in prompt for prompt in asked)


# --- wrong use -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "english", "french"), [
    (["play", "chess"], "There is no game “chess”.", "Il n’y a pas de jeu"),
    (["play", "--scenario", "moon"], "There is no scenario “moon”", "Il n’y a pas de scénario"),
    (["play", "--seat", "3=human"], "There is no seat “3”. There are: 1 (lions), 2", "Il n’y a pas de place"),
    (["play", "--seat", "human"], "does not say who sits where", "ne dit pas qui s’assoit où"),
    (["play", "--seat", "2=deep_blue"], "There is no player “deep_blue”. There are: human,", "Il n’y a pas de joueur"),
    (["play", "--set", "edition"], "“edition” is not a setting", "n’est pas un réglage"),
    (["play", "--set", "edition=9"], "The setting “edition” cannot be “9”", "Le réglage"),
    (["play", "--set", "colour=red"], "There is no setting “colour”", "Il n’y a pas de réglage"),
    (["play", "--dice", "loaded"], "There are no dice “loaded”", "Il n’y a pas de dés"),
    (["play", "--load", "gone.json"], "gone.json cannot be read", "Impossible de lire gone.json"),
    (["play", "--load", "x", "--scenario", "duel"], "--scenario cannot go with --load", "ne va pas avec --load"),
    (["replay", "gone.json"], "gone.json cannot be read", "Impossible de lire"),
    (["sim", "chess", "--games", "1", "--bots", "first"], "There is no game", "Il n’y a pas de jeu"),
    (["sim", "confrontation", "--bots", "first"], "Something is missing: --games", "Il manque quelque chose"),
    (["sim", "confrontation", "--games", "x", "--bots", "first"], "--games cannot be that", "ne peut pas valoir"),
    (["sim", "confrontation", "--games", "0", "--bots", "first"], "--games cannot be that", "ne peut pas valoir"),
    (["sim", "confrontation", "--games", "1", "--bots", "x"], "There is no player “x”", "Il n’y a pas de joueur"),
    (["sim", "confrontation", "--games", "1", "--bots", "first,first,first"], "has 2 seats", "a 2 places"),
    (["juggle"], "There is no command “juggle”", "Il n’y a pas de commande"),
    (["content", "burn"], "There is no command “burn”", "Il n’y a pas de commande"),
    (["content", "check", "gone"], "There is no folder gone.", "Il n’y a pas de dossier"),
    (["play", "--bogus"], "There is no option --bogus", "Il n’y a pas d’option"),
    (["play", "a", "b"], "This cannot be understood", "Cela ne se comprend pas"),
])  # fmt: skip
def test_wrong_use_is_one_sentence_in_the_readers_language(words: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        refused = run(*words, "--lang", lang)
        assert refused.exit_code == 2
        assert refused.stdout == ""
        assert sentence in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_an_unknown_language_is_refused() -> None:
    refused = run("games", "--lang", "tlh")
    assert refused.exit_code == 2
    assert "“tlh”" in refused.stderr


def test_a_save_of_another_game_is_not_taken_for_this_one() -> None:
    run(*DUEL, lines=["1", "save half.json"])
    data = json.loads(Path("half.json").read_text())
    Path("half.json").write_text(json.dumps({**data, "game": "go"}))
    refused = run("play", "--load", "half.json")
    assert refused.exit_code == 2
    assert "a save of the game “go”, which is not here" in refused.stderr
