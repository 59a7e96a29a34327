"""Whatever happens is shown on the table, or declared to be only told."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from heraut.kernel import Fact
from heraut.kernel.citations import fact_rules
from heraut.players.dice import Seeded
from heraut.table.speech import BothLanguages
from heraut.table.words import LANGS, folder_of, game_words
from heraut.tabletop.beats import STAMPED, Beat, Beats

from .evenings import EVENINGS, Evening, looker, moments

FOLDER = Path(__file__).parents[2] / "src" / "heraut" / "games"
EVERY = sorted([path.parent.name for path in FOLDER.glob("*/game.py")])  # also those not yet on the shelf


@cache
def game(name: str) -> Any:
    return import_module(f"heraut.games.{name}.game").load()


@pytest.mark.parametrize("name", EVERY)
def test_every_fact_is_a_beat_or_excused(name: str) -> None:
    beats: Beats = game(name).beats
    assert sorted([*beats.shown, *beats.told]) == sorted(fact_rules(FOLDER / name))


@pytest.mark.parametrize("name", EVERY)
def test_what_is_stamped_has_a_word_in_both_languages(name: str) -> None:
    wanted = {f"stamp-{fact}".replace("_", "-") for fact, one in game(name).beats.shown.items() if one.kind in STAMPED}
    for lang in LANGS:
        words = game_words(lang, game(name))
        assert sorted([id for id in wanted if id not in words]) == []


@pytest.mark.parametrize("name", EVERY)
def test_beats_name_fields_that_their_facts_have(name: str) -> None:
    told = _fields(folder_of(game(name)))
    for fact, beat in game(name).beats.shown.items():
        if None not in told[fact]:
            assert {beat.on or "kind", *beat.faces[:1]} <= {*told[fact], "kind"}, fact


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_beats_of_whole_games_can_be_said(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Stamps are short, and dice show a face each."""
    played = game(evening.game)
    speech = BothLanguages(played)
    for table, told in moments(evening, 60):
        view = played.view(table, looker(table))
        for fact in told:
            beat = played.beat(fact)
            if beat is not None and fact.known_to(looker(table)):
                stamp = speech.stamp(view, fact)
                assert stamp is None or max(len(stamp.en), len(stamp.fr)) <= 40, stamp
                _check_faces(beat, speech.faces(view, fact, beat), fact)
    assert caplog.messages == []


def _check_faces(beat: Beat, faces: list[Any], fact: Fact) -> None:
    assert bool(faces) == any(fact.about.get(name) not in (None, ()) for name in beat.faces), fact
    assert all((face.en and face.fr) or tint for face, tint in faces), fact


DICE = {
    "conan": (Fact("rolled", {"dice": "O*2 R1 Y0"}), ["2 tenne", "1 gueules", "0 or"]),
    "mage_knight": (Fact("source", {"dice": ("red", "gold")}), [" gueules", " or"]),
    "wow_adventure": (Fact("dice", {"red": 5, "black": 3}), ["5 gueules", "3 sable"]),
    "heroes3": (Fact("attack_rolled", {"attack_faces": (0,)}), ["0 "]),
}


@pytest.mark.parametrize("name", DICE)
def test_dice_of_their_own_colours_fall_in_them(name: str) -> None:
    """What lies in the tray in three colours does not fall in one; a mana die shows no face but its colour."""
    played, (fact, drawn) = game(name), DICE[name]
    state = played.table(next(iter(played.scenarios())), Seeded(1)).state
    beat: Beat = played.beat(fact)
    assert [f"{face.en} {tint}" for face, tint in BothLanguages(played).faces(state, fact, beat)] == drawn


def test_a_fact_is_shown_in_one_way() -> None:
    with pytest.raises(ValueError, match="'blow' is shown in two ways"):
        Beats(act="blow", hurt="blow")
    with pytest.raises(ValueError, match="'blow' is shown in two ways"):
        Beats(act="blow", told="blow")


def _fields(folder: Path) -> dict[str, set[str | None]]:
    """Kind of fact → what it is told with; None among them where that is not written out."""
    found: dict[str, set[str | None]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kind = node.args[0] if node.args else None
                if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                    found[kind.value] = {one.arg for one in node.keywords}
    return found
