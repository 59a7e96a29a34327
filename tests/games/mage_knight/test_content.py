"""What is printed: a mistake in cards of one's own is told by file, entry and word."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from heraut.games.mage_knight.printed import content
from heraut.kernel.content import ContentError

PRINTED = Path(content.__file__).parent
BLITZ = "scenarios/blitz_conquest.toml"


@pytest.mark.rule("MK-SET-1", "MK-SCN-1")
@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("enemies.toml", "armour = 3", "armour = 0", "enemies.toml: [prowlers] armour: expected 1 or more, got 0"),
        ("enemies.toml", "fame = 2", "fam = 2", "enemies.toml: [prowlers] unknown word 'fam' (did you mean 'fame'?)"),
        ("enemies.toml", "copies = 2", "copies = 3", "enemies.toml: green: the box has 12, these are 13"),
        ("units.toml", r"cost = \d", "cost = -1", r"units.toml: [peasants] cost: expected 0 or more, got -1"),
        ("spells.toml", 'kind = "spell"', 'kind = "artifact"', "spells.toml: entries: the box has 20, these are 19"),
        (BLITZ, "players = 2", "players = 99", f"{BLITZ}: layouts: 99 players: there are 4 heroes"),
        (BLITZ, "players = 2", "players = -5", f"{BLITZ}: layouts 1 players: expected 1 or more, got -5"),
        (BLITZ, "countryside = 6", "countryside = 60", f"{BLITZ}: layouts: 2 players: 60 tiles of kind 'countryside'"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    shutil.copytree(PRINTED, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    spoiled = re.sub(old, new, text, count=1)
    assert spoiled != text
    (tmp_path / file).write_text(spoiled, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        content.load(tmp_path)
    assert str(refused.value) == said
