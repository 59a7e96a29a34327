"""The reader of content: what it accepts, and what it says when it does not."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest

from heraut.kernel.content import (
    ContentError,
    Count,
    Size,
    Text,
    folder_of,
    read_entries,
    read_fields,
    read_one,
    toml_files,
    version_of,
)


@dataclass(frozen=True, slots=True)
class Blow:
    name: str
    strength: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Text
    ATT: int
    MOU: float = 10.0
    flies: bool = False
    kind: Literal["warrior", "magician"] = "warrior"
    words: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    spot: tuple[int, int] = (0, 0)
    adds: dict[str, int] = field(default_factory=dict)
    opens: dict[Literal["ATT", "DEF"], tuple[int, ...]] = field(default_factory=dict)
    best: Blow | None = None
    blows: tuple[Blow, ...] = ()
    limit: int | None = None
    life: Size = 1
    gifts: tuple[Count, ...] = ()
    price: Count | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    id: str
    turns: int
    blows: tuple[Blow, ...] = ()


GOOD = """
[ogre]
name = { fr = "Ogre", en = "Ogre" }
ATT = 4
MOU = 7.5
flies = true
kind = "magician"
words = ["big", "green"]
faces = [4, 5]
spot = [10, -20]
adds = { INI = -1, DEF = 2 }
opens = { ATT = [5] }
best = { name = "club", strength = 3 }
limit = 2
life = 3
gifts = [0, 1]
price = 0

[[ogre.blows]]
name = "kick"

[[ogre.blows]]
name = "bite"
strength = 2

[imp]
name = { fr = "Diablotin", en = "Imp" }
ATT = 1
"""


def written(folder: Path, text: str, name: str = "cards.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def refusal(folder: Path, text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        read_entries(written(folder, text), Card)
    return caught.value


def ogre(line: str, name: str = 'name = { fr = "Ogre", en = "Ogre" }') -> str:
    return f"[ogre]\n{name}\n{line}\n"


def test_every_kind_of_field_is_read(tmp_path: Path) -> None:
    cards = read_entries(written(tmp_path, GOOD), Card)
    assert list(cards) == ["ogre", "imp"]
    assert cards["ogre"] == Card(
        id="ogre",
        name=Text(en="Ogre", fr="Ogre"),
        ATT=4,
        MOU=7.5,
        flies=True,
        kind="magician",
        words=("big", "green"),
        faces=(4, 5),
        spot=(10, -20),
        adds={"INI": -1, "DEF": 2},
        opens={"ATT": (5,)},
        best=Blow("club", 3),
        blows=(Blow("kick"), Blow("bite", 2)),
        limit=2,
        life=3,
        gifts=(0, 1),
        price=0,
    )
    assert cards["imp"] == Card(id="imp", name=Text(en="Imp", fr="Diablotin"), ATT=1)


def test_a_whole_number_will_do_for_a_length(tmp_path: Path) -> None:
    card = read_entries(written(tmp_path, ogre("ATT = 1\nMOU = 10")), Card)["ogre"]
    assert isinstance(card.MOU, float)


def test_a_file_may_be_one_record_named_like_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, 'turns = 3\n[[blows]]\nname = "kick"\n', "duel.toml")
    assert read_one(path, Sheet) == Sheet("duel", 3, (Blow("kick"),))


@dataclass(frozen=True, slots=True)
class Box:
    cards: dict[str, Card]
    rules: Sheet
    sheets: dict[str, Sheet]
    version: str
    memo: dict[str, int] = field(default_factory=dict, init=False)


def test_a_content_is_read_field_by_field(tmp_path: Path) -> None:
    """Entries of several files, a whole file, a file each in a folder; what is worked out later is not read."""
    (tmp_path / "sheets").mkdir()
    for name, text in {
        "ogres.toml": ogre("ATT = 4"), "imps.toml": ogre("ATT = 1").replace("ogre", "imp"), "rules.toml": "turns = 3",
        "sheets/duel.toml": "turns = 1",
    }.items():  # fmt: skip
        (tmp_path / name).write_text(text, encoding="utf-8")
    box = Box(**read_fields(tmp_path, Box, {"cards": "ogres imps"}))
    assert [card.ATT for card in box.cards.values()] == [4, 1]
    assert (box.rules, box.sheets) == (Sheet("rules", 3), {"duel": Sheet("duel", 1)})
    assert (box.version, box.memo) == (version_of(tmp_path), {})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ATT = 'three'", "cards.toml: [ogre] ATT: expected a whole number, got 'three'"),
        ("ATT = true", "cards.toml: [ogre] ATT: expected a whole number, got true"),
        ("ATT = 1.5", "cards.toml: [ogre] ATT: expected a whole number, got 1.5"),
        ("atack = 3", "cards.toml: [ogre] unknown word 'atack' (did you mean 'ATT'?)"),
        ("Kind = 'warrior'", "cards.toml: [ogre] unknown word 'Kind' (did you mean 'kind'?)"),
        ("MOU = 3", "cards.toml: [ogre] the word 'ATT' is missing"),
        ("ATT = 1\nMOU = 'far'", "cards.toml: [ogre] MOU: expected a number, got 'far'"),
        ("ATT = 1\nMOU = inf", "cards.toml: [ogre] MOU: expected a number, got inf"),
        ("ATT = 1\nflies = 1", "cards.toml: [ogre] flies: expected true or false, got 1"),
        (
            "ATT = 1\nkind = 'warior'",
            "cards.toml: [ogre] kind: expected one of 'warrior', 'magician', got 'warior' (did you mean 'warrior'?)",
        ),
        ("ATT = 1\nwords = 'big'", "cards.toml: [ogre] words: expected a list [ ], got 'big'"),
        ("ATT = 1\nwords = ['big', 2]", "cards.toml: [ogre] words 2: expected a text, got 2"),
        ("ATT = 1\nspot = [1, 2, 3]", "cards.toml: [ogre] spot: expected a list of 2, got 3"),
        ("ATT = 1\nadds = 3", "cards.toml: [ogre] adds: expected a table { }, got 3"),
        ("ATT = 1\nadds = { INI = 'one' }", "cards.toml: [ogre] adds INI: expected a whole number, got 'one'"),
        ("ATT = 1\nopens = { ATT = 5 }", "cards.toml: [ogre] opens ATT: expected a list [ ], got 5"),
        ("ATT = 1\nopens = { RES = [5] }", "cards.toml: [ogre] opens RES: expected one of 'ATT', 'DEF', got 'RES'"),
        ("ATT = 1\nbest = 'club'", "cards.toml: [ogre] best: expected a table with name, strength, got 'club'"),
        ("ATT = 1\nbest = { strength = 2 }", "cards.toml: [ogre] best: the word 'name' is missing"),
        (
            "ATT = 1\nblows = [{ name = 'kick' }, { name = 'bite', strenght = 2 }]",
            "cards.toml: [ogre] blows 2: unknown word 'strenght' (did you mean 'strength'?)",
        ),
        ("ATT = 1\nlimit = 'none'", "cards.toml: [ogre] limit: expected a whole number, got 'none'"),
        ("ATT = 1\nlife = 0", "cards.toml: [ogre] life: expected 1 or more, got 0"),
        ("ATT = 1\nlife = 'no'", "cards.toml: [ogre] life: expected a whole number, got 'no'"),
        ("ATT = 1\ngifts = [0, -1]", "cards.toml: [ogre] gifts 2: expected 0 or more, got -1"),
        ("ATT = 1\nprice = -2", "cards.toml: [ogre] price: expected 0 or more, got -2"),
        ("ATT = 1\nid = 'ogre'", "cards.toml: [ogre] id: the entry's name is its id, it is not written again"),
    ],
)
def test_a_mistake_names_the_file_the_entry_and_the_word(tmp_path: Path, line: str, sentence: str) -> None:
    assert str(refusal(tmp_path, ogre(line))) == sentence


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_text_needs_both_languages(tmp_path: Path, language: str) -> None:
    error = refusal(tmp_path, ogre("ATT = 1", name=f'name = {{ {language} = "Ogre" }}'))
    other = "en" if language == "fr" else "fr"
    assert str(error) == f"cards.toml: [ogre] name: the word '{other}' is missing"


def test_the_parts_of_a_refusal_can_be_read_one_by_one(tmp_path: Path) -> None:
    error = refusal(tmp_path, ogre("ATT = 'three'"))
    assert (error.file, error.entry, error.word) == ("cards.toml", "ogre", "ATT")
    assert error.problem == "expected a whole number, got 'three'"


def test_a_file_that_is_not_toml_is_told_with_its_line(tmp_path: Path) -> None:
    assert str(refusal(tmp_path, "[ogre]\nATT = \n")).startswith("cards.toml: line 2: not TOML (")


def test_a_file_that_is_not_text_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"[ogre]\nname = '\xff'\n")
    with pytest.raises(ContentError, match=r"^cards\.toml: line 2: not UTF-8 text$"):
        read_entries(path, Card)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^cards\.toml: there is no such file in "):
        read_entries(tmp_path / "cards.toml", Card)


def test_a_line_outside_the_entries_is_refused(tmp_path: Path) -> None:
    assert str(refusal(tmp_path, "ATT = 3\n")).startswith("cards.toml: ATT: expected an entry [ATT]")


def test_a_mistake_in_a_folder_names_the_folder_too(tmp_path: Path) -> None:
    (tmp_path / "sheets").mkdir()
    written(tmp_path, ogre("ATT = 4"))
    written(tmp_path, "turns = 3", "rules.toml")
    for text, said in {
        "turns = 'many'": "turns: expected a whole",
        "turn = 1": "unknown word",
        "[": ".*not TOML",
    }.items():
        written(tmp_path / "sheets", text, "duel.toml")
        with pytest.raises(ContentError, match=rf"^sheets/duel\.toml: {said}"):
            read_fields(tmp_path, Box)


def test_a_mistake_in_a_file_of_one_record_has_no_entry(tmp_path: Path) -> None:
    path = written(tmp_path, "turns = 'many'\n", "duel.toml")
    with pytest.raises(ContentError, match=r"^duel\.toml: turns: expected a whole number, got 'many'$"):
        read_one(path, Sheet)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    (folder / "scenarios").mkdir(parents=True)
    written(folder, GOOD)
    written(folder / "scenarios", "turns = 3\n", "duel.toml")
    return folder


def test_the_version_does_not_depend_on_the_place(game: Path, tmp_path: Path) -> None:
    shutil.copytree(game, tmp_path / "elsewhere")
    assert version_of(game) == version_of(tmp_path / "elsewhere")
    assert len(version_of(game)) == 12


def test_the_version_changes_with_any_byte_and_any_name(game: Path) -> None:
    versions = [version_of(game)]
    written(game / "scenarios", "turns = 4\n", "duel.toml")
    versions.append(version_of(game))
    (game / "scenarios" / "duel.toml").rename(game / "scenarios" / "fight.toml")
    versions.append(version_of(game))
    written(game, "", "more.toml")
    versions.append(version_of(game))
    assert len(set(versions)) == len(versions)


def test_the_version_looks_only_at_toml(game: Path) -> None:
    before = version_of(game)
    written(game, "", "notes.txt")
    assert version_of(game) == before


def test_the_files_of_a_folder_come_in_the_order_of_their_names(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", "c.txt"):
        written(tmp_path, "", name)
    assert [path.name for path in toml_files(tmp_path)] == ["a.toml", "b.toml"]


def test_a_module_knows_its_folder() -> None:
    assert folder_of(__file__) == Path(__file__).resolve().parent
