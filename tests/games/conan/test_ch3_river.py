"""3. The river."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import TileId
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile, slot_of
from tests.games.conan.playing import hero, table, world


@pytest.mark.rule("CN-OVL-10")
def test_a_tile_costs_its_place() -> None:
    assert slot_of(table(world(hero("conan", "B4"))), TileId("hyenas")) == 3


@pytest.mark.rule("CN-RIV-1", "CN-OVL-26")
def test_a_tile_is_dead_without_figures_and_both_of_one_leader_turn_together() -> None:
    state = world(hero("conan", "B4"), units=[("pirates:green", "P4")])
    dead = {
        tile: is_dead_tile(table(state), TileId(tile)) for tile in ("captain", "captain#2", "pirates:green", "event")
    }
    assert dead == {"captain": True, "captain#2": True, "pirates:green": False, "event": False}
