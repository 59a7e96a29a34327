"""What is printed: the numbers of the box, and what is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from heraut.games.wow_adventure.printed import content
from heraut.games.wow_adventure.printed.checks import effects_of, says
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.kernel.content import ContentError
from tests.games.wow_adventure.playing import CONTENT, encounter, item

PRINTED = Path(content.__file__).parent


@pytest.mark.rule("WW-ABL-1", "WW-SET-7", "WW-SET-12", "WW-TRO-2")
def test_the_box_is_whole() -> None:
    assert len(CONTENT.characters) == 8
    assert Counter(card.level for card in CONTENT.encounters.values()) == dict.fromkeys(COLOURS, 32)
    assert Counter(card.level for card in CONTENT.events.values()) == dict.fromkeys(COLOURS, 8)
    assert len(CONTENT.quests) == 18 + 30 + 4 * (2 + 2)
    assert sum(marker.copies for marker in CONTENT.markers.values()) == 20 + 4 * 4
    assert Counter(trophy.source for trophy in CONTENT.trophies.values()) == {
        "R1": 3,
        "R4": 3,
        "R5": 3,
        "R7": 3,
        "Y9": 4,
    }
    assert len(CONTENT.board) == 45
    assert sum(len(space.near) for space in CONTENT.board.values()) == 2 * 84
    assert sum(space.encounter is not None for space in CONTENT.board.values()) == 14


@pytest.mark.rule("WW-DIE-1", "WW-DIE-2", "WW-DIE-3")
def test_dice() -> None:
    assert CONTENT.movement_die.values == ["1/3", "2/3", "2/2", "3/2", "3/1", "4/1"]
    assert CONTENT.red_die.values == CONTENT.black_die.values == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("WW-CMB-7")
def test_an_item_is_the_back_of_an_encounter_card() -> None:
    assert item("Worn Tower Shield") == encounter("Old Boar")
    shield = CONTENT.items[item("Forged Tower Shield")]
    assert shield.use is not None
    assert (shield.slot, shield.icons, shield.use.energy) == ("armour", ("warrior", "paladin"), 1)


def test_every_item_fits_somebody() -> None:
    for card in CONTENT.items.values():
        assert set(card.icons) <= set(CONTENT.characters)


def test_every_clause_does_something() -> None:
    assert all([*says(clause)] for _, _, clause in effects_of(CONTENT))


MISTAKES = [
    ("board.toml", 'near = ["G1", "G3", "G4"]', 'near = ["G1", "G3"]', "[G4] near: [CA] does not name [G4] in turn"),
    ("board.toml", 'near = ["G1", "G3", "G4"]', 'near = ["G1", "G99"]', "[CA] near: 'G99' is not in board.toml"),
    ("abilities.toml", "copies = 3", "copies = 4", "warrior: the box has 23, these are 24"),
    ("abilities.toml", 'character = "warrior"', 'character = "bard"', "character: 'bard' is not in characters.toml"),
    ("abilities.toml", "{ melee = 2 }", "{ mele = 2 }", "unknown word 'mele' (did you mean 'melee'?)"),
    ("abilities.toml", "{ melee = 2 }", "{ melee = 0 }", "effect: it does nothing"),
    ("quests.toml", 'spaces = ["G2"]', 'spaces = ["G0"]', "goal spaces: 'G0' is not in board.toml"),
    ("trophies.toml", 'source = "R1"', 'source = "R2"', "'R2' is not in the spaces that earn a trophy"),
    ("markers.toml", 'pack = "druid"', 'pack = "bard"', "pack: 'bard' is not in characters.toml"),
    ("events.toml", 'lasting = true\nwho = "exploring_city"', 'who = "exploring_city"', "[gray_market_day] who: 'expl"),
    ("events.toml", 'who = "active"', 'lasting = true\nwho = "active"', "who: 'active' is touched by an event that is"),
    ("events.toml", 'kinds = ["beast"]\n', "", "[gray_cattle_plague] kinds: of the encounters that it touches"),
    ("events.toml", 'colours = ["red"]\n', "", "[red_dragonfire] colours: of the spaces that it touches"),
    (
        "events.toml",
        "effect = [{ move = -1 }]",
        "effect = [{ melee = -1 }]",
        "[gray_thick_fog] effect: 'melee' does nothing",
    ),
    (
        "abilities.toml",
        'when = "own_turn"\neffect = [{ heal = 2',
        'when = "attach"\neffect = [{ heal = 2',
        "'heal' does noth",
    ),
    (
        "encounters_gray.toml",
        "special = [{ from_die = 5, deal",
        "special = [{ from_die = 5, draw",
        "special: 'draw' does",
    ),
    (
        "encounters_gray.toml",
        "effect = [{ melee = 1 }]",
        "effect = [{ draw = 1 }]",
        "item effect: 'draw' does nothing here",
    ),
    ("characters.toml", "health = 5", "health = 0", "[warrior] start levels 1 health: expected 1 or more, got 0"),
    ("encounters_gray.toml", "melee = 1", "melee = -1", "[gray_marsh_rat] melee: expected 0 or more, got -1"),
    ("dice.toml", "combat = [1", "combat = [0", "combat 1: expected 1 or more, got 0"),
    ("abilities.toml", "energy = 1", "energy = -1", "[warrior_crushing_blow] energy: expected 0 or more, got -1"),
    ("encounters_gray.toml", '"hunter", "shaman"]', '"bard"]', "item icons: 'bard' is not in characters.toml"),
]


@pytest.mark.parametrize(("file", "right", "wrong", "problem"), MISTAKES)
def test_a_mistake_is_named(tmp_path: Path, file: str, right: str, wrong: str, problem: str) -> None:
    shutil.copytree(PRINTED, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        content.load(tmp_path)
    assert problem in str(refused.value)
    assert str(refused.value).startswith(file)


@pytest.mark.rule("WW-TRO-2")
def test_each_source_has_trophies(tmp_path: Path) -> None:
    shutil.copytree(PRINTED, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / "trophies.toml").read_text(encoding="utf-8")
    (tmp_path / "trophies.toml").write_text(text.replace('"R4"', '"R1"'), encoding="utf-8")
    with pytest.raises(ContentError, match=r"^trophies\.toml: source: none is earned on 'R4'$"):
        content.load(tmp_path)
