"""Everything printed of Mage Knight, read from TOML, checked, and shared by all tables and clones.

    actions.toml  advanced.toml  spells.toml  artifacts.toml     the deeds
    units.toml  skills.toml  heroes.toml  tactics.toml           armies and heroes
    statuses.toml                                                what lasts
    tiles.toml  sites.toml  cities.toml  enemies.toml  ruins.toml the land and who lives there
    tables.toml                                                  terrain, reputation, levels
    scenarios/*.toml                                             for how many, on which map, how long

The records are in `effects.py`, `statuses.py`, `cards.py`, `board.py` and `missions.py`; what they must agree on is in
`checks.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from heraut.games.mage_knight.printed.board import City, Enemy, Hex, Ruin, Site, Tables, Tile
from heraut.games.mage_knight.printed.cards import Deed, Hero, Skill, Tactic, Unit
from heraut.games.mage_knight.printed.checks import check
from heraut.games.mage_knight.printed.missions import Scenario
from heraut.games.mage_knight.printed.statuses import Status
from heraut.kernel.content import Folder, folder_of, read_fields
from heraut.kernel.memo import Memo

FILES = {"deeds": "actions advanced spells artifacts"}  # those that are not named after their entries


@dataclass(frozen=True, slots=True)
class Content:
    """Everything printed, checked."""

    deeds: dict[str, Deed]
    units: dict[str, Unit]
    skills: dict[str, Skill]
    heroes: dict[str, Hero]
    tactics: dict[str, Tactic]
    statuses: dict[str, Status]
    tiles: dict[str, Tile]
    sites: dict[str, Site]
    cities: dict[str, City]
    enemies: dict[str, Enemy]
    ruins: dict[str, Ruin]
    tables: Tables
    scenarios: dict[str, Scenario]
    version: str
    hexes: dict[str, Hex] = field(init=False, repr=False, compare=False)  # every hex of every tile: "2.NE"
    memo: Memo = field(default_factory=Memo, init=False, repr=False, compare=False)  # what clones share

    def __post_init__(self) -> None:
        hexes = {f"{tile.id}.{one.spot}": one for tile in self.tiles.values() for one in tile.hexes}
        object.__setattr__(self, "hexes", hexes)


def load(folder: Folder | None = None) -> Content:
    """Read and check a folder of these files; by default the one of this module."""
    home = folder_of(__file__) if folder is None else folder
    content = Content(**read_fields(home, Content, FILES))
    check(content)
    return content
