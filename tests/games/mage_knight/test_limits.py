"""The numbers of a hero, and safe hexes."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Ending, Land
from heraut.games.mage_knight.model.names import HexId, TacticId, UnitId, UnitKind
from heraut.games.mage_knight.numbers.limits import (
    armour,
    command_tokens,
    draw_limit,
    free_command,
    hand_limit,
)
from heraut.games.mage_knight.numbers.sites import leader_of, may_fight, owner_of, safe
from heraut.kernel.values import explain, total
from tests.games.mage_knight.turning import CONTENT, WEDGE, A, B, C, land, put, table

KEEPS = {**WEDGE, "2,0": "3", "1,1": "9", "2,1": "C5"}


def limit(state: Land) -> int:
    value, parts = explain(hand_limit(table(state), A))
    assert all(part.rules for part in parts)
    return value


@pytest.mark.rule("MK-HND-5")
def test_keeps_raise_the_hand_limit() -> None:
    """E39. Limit 5, next to the only own keep: 5 + 1 = 6; elsewhere 5; with two keeps 5 + 2 = 7."""
    state = land(hex="3.E", tiles=KEEPS, shields={"3.NE": (A,)})
    assert limit(state) == 6
    state.heroes[A].hex = HexId("3.SW")
    assert limit(state) == 5
    state.heroes[A].hex = HexId("3.NE")
    state.shields["9.E"] = (A,)
    assert limit(state) == 7
    state.shields["9.E"] = (B,)
    assert limit(state) == 6


@pytest.mark.rule("MK-HND-6", "MK-HND-7", "MK-CTY-9")
def test_cities_raise_it_too() -> None:
    """E39. Next to a conquered city with a shield 5 + 1 = 6, as its leader 5 + 2 = 7."""
    state = land(hex="C5.NW", tiles=KEEPS, shields={"C5.C": (B, A, B)})
    assert leader_of(table(state), HexId("C5.C")) == B
    assert limit(state) == 6
    state.shields["C5.C"] = (A, B)
    assert leader_of(table(state), HexId("C5.C")) == A  # on a tie the earliest
    assert limit(state) == 7
    put(state, "C5.C", "altem_guardsmen")
    assert limit(state) == 5  # not conquered
    del state.foes["C5.C"]
    state.shields["C5.C"] = (B,)
    assert limit(state) == 5


@pytest.mark.rule("MK-HND-9")
def test_only_the_higher_bonus_counts() -> None:
    """E39. Next to both, two keeps owned, no leader: 5 + max(2, 1) = 7."""
    tiles = {**WEDGE, "2,0": "3", "1,1": "C7"}
    state = land(hex="C7.NW", tiles=tiles, shields={"C7.W": (A,), "3.NE": (A,), "C7.C": (B, A, B)})
    assert limit(state) == 7
    state.shields = {"C7.W": (A,), "C7.C": (A,)}
    assert limit(state) == 7  # 5 + max(1, 2)


@pytest.mark.rule("MK-LVL-9", "MK-LVL-8", "MK-LVL-1", "MK-SET-1", "MK-HND-2")
def test_levels() -> None:
    """E37. Steps of fame: 8 - 3 = 5, 15 - 8 = 7, 24 - 15 = 9 and so on by 2."""
    fames = [level.fame for level in CONTENT.tables.levels]
    assert fames == [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    state = land()
    t, found = table(state), {}
    for level in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10):
        state.heroes[A].level = level
        found[level] = (total(armour(t, A)), total(hand_limit(t, A)), total(command_tokens(t, A)))
    assert found[1] == found[2] == (2, 5, 1)
    assert found[3] == found[4] == (3, 5, 2)
    assert found[5] == found[6] == (3, 6, 3)
    assert found[7] == found[8] == (4, 6, 4)
    assert found[9] == found[10] == (4, 7, 5)


@pytest.mark.rule("MK-HND-3", "MK-TAC-9")
def test_planning_raises_the_draw_with_two_cards_in_hand() -> None:
    state = land(hand=["march", "rage"])
    state.heroes[A].tactic = TacticId("planning")
    assert total(draw_limit(table(state), A)) == 6
    state.heroes[A].hand.pop()
    assert total(draw_limit(table(state), A)) == 5


@pytest.mark.rule("MK-UNI-6")
def test_bound_units_need_no_command_token() -> None:
    state = land()
    assert free_command(table(state), A) == 1
    state.heroes[A].units = (UnitCard(UnitId(1), UnitKind("peasants"), bound=True),)
    assert free_command(table(state), A) == 1
    state.heroes[A].units = (UnitCard(UnitId(1), UnitKind("peasants")),)
    assert free_command(table(state), A) == 0


# ── safe hexes ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-DEF-2", "MK-DEF-4", "MK-DEF-5")
def test_safe_hexes() -> None:
    state = land(tiles=KEEPS)
    t = table(state)

    def is_safe(hex: str) -> bool:
        return safe(t, A, HexId(hex))

    assert is_safe("2.E")
    assert not is_safe("A.SE")  # the sea
    assert not is_safe("9.C")  # a mountain
    state.foes["3.NE"] = ()
    assert not is_safe("3.NE")  # an unconquered keep
    state.shields["3.NE"] = (B,)
    assert not is_safe("3.NE")  # another's
    state.shields["3.NE"] = (A,)
    assert is_safe("3.NE")
    put(state, "2.NW", "prowlers")
    assert not is_safe("2.NW")
    state.heroes[B].hex = HexId("2.E")
    assert not is_safe("2.E")
    state.heroes[B].hex = HexId("A.C")
    assert is_safe("A.C")  # the portal
    state.heroes[B].hex = HexId("C5.C")
    assert is_safe("C5.C")  # a conquered city
    put(state, "C5.C", "altem_guardsmen")
    assert not is_safe("C5.C")


@pytest.mark.rule("MK-DEF-3", "MK-PVP-36", "MK-MOV-32")
def test_who_may_fight() -> None:
    state = land(4)
    t = table(state)
    assert may_fight(t, A, B)
    state.face_down = (B,)
    assert not may_fight(t, A, B)
    state.face_down = ()
    state.round_end = Ending(A, (B,))
    assert not may_fight(t, A, B)
    state.round_end = None
    state.fights = False
    assert not may_fight(t, A, B)
    state.fights, state.scenario = True, "conquer_and_hold"
    assert may_fight(t, A, B)
    assert not may_fight(t, A, C)  # in teams of two
    state.heroes[B].hex = HexId("2.E")
    state.round_end = Ending(A, (B,))
    assert not safe(t, A, HexId("2.E"))


@pytest.mark.rule("MK-SIT-11", "MK-SCN-28", "MK-TEA-2")
def test_towers_are_owned_only_where_the_scenario_says_so() -> None:
    state = land(tiles={**WEDGE, "2,0": "4"}, shields={"4.C": (B,)})
    assert owner_of(table(state), HexId("4.C")) is None
    assert safe(table(state), A, HexId("4.C"))
    state.scenario = "conquer_and_hold"
    assert owner_of(table(state), HexId("4.C")) == B
    assert not safe(table(state), A, HexId("4.C"))
