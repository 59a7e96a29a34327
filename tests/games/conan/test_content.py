"""What is printed: numbers, sight, and mistakes that are told by file, entry and word."""

from __future__ import annotations

from pathlib import Path

import pytest

from heraut.games.conan.printed.content import load
from heraut.table.words import HERAUT
from tests.games.conftest import Spoil

HOME = Path(HERAUT) / "games" / "conan"
CONTENT = load()


@pytest.mark.rule("CN-DIE-1", "CN-DIE-2", "CN-DIE-3")
def test_the_dice_have_the_faces_of_the_box() -> None:
    faces = {id: die.faces for id, die in CONTENT.dice.items()}
    assert faces == {"Y": (0, 0, 0, 1, 1, 2), "O": (0, 0, 1, 1, 2, 2), "R": (0, 1, 1, 2, 2, 3)}


@pytest.mark.rule("CN-SAT-1")
def test_a_sheet_has_an_index_for_each_box() -> None:
    conan = CONTENT.heroes["conan"]
    limits = (conan.melee.limit, conan.ranged.limit, conan.move, conan.manipulation.limit)
    assert (conan.gems, limits, conan.guard, conan.free) == (11, (5, 4, 4, 3), "O", 2)


@pytest.mark.rule("CN-OVL-26")
def test_two_tiles_may_name_one_leader(folder: Path) -> None:
    path = folder / "scenarios" / "salt_cages.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"event"]', '"captain#2", "event"]'), encoding="utf-8")
    assert load(folder).scenarios["salt_cages"].tiles[5] == "captain#2"


def sees(board: str, area: str) -> set[str]:
    return set(CONTENT.chart(board).sees[area])


@pytest.mark.rule("CN-LOS-1", "CN-LOS-2")
def test_who_sees_whom_in_the_cove() -> None:
    assert sees("iron_cove", "L2") == {"L2", "J2", "L1", "P2", "W1", "S1", "S2", "B3"}
    assert sees("iron_cove", "P3") == {"P3", "P1", "P2", "P4", "P5", "L1"}


@pytest.mark.rule("CN-LOS-4")
def test_a_closed_door_cuts_sight_until_it_is_open() -> None:
    needed = CONTENT.chart("iron_cove").sees_if
    assert needed["B2", "P3"] == needed["B2", "P5"] == {"front_gate"}
    assert CONTENT.chart("river_fort").sees_if["B1", "D2"] == {"main_gate"}


@pytest.mark.rule("CN-LOS-5")
def test_higher_ground_cuts_sight() -> None:
    assert "F9" not in sees("torch_hill", "F2")


@pytest.mark.rule("CN-LOS-3")
@pytest.mark.parametrize("board", CONTENT.boards)
def test_sight_is_mutual_and_everybody_sees_himself(board: str) -> None:
    seen = CONTENT.chart(board).sees
    assert all(area in seen[area] and all(area in seen[other] for other in seen[area]) for area in seen)


@pytest.mark.parametrize("board", CONTENT.boards)
def test_neighbours_with_nothing_between_them_see_each_other(board: str) -> None:
    chart = CONTENT.chart(board)
    for (one, other), border in chart.between.items():
        if border.kind in ("open", "arch", "slope", "stairs", "shore", "boulders", "cliff"):
            assert (other in chart.sees[one]) != border.blind


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("dice.toml", "[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 3]", "dice.toml: [R] faces: a die has 6 faces, these are 5"),
        ("heroes.toml", "slower = [7, 9]", "slower = [9, 7]", "[belit] slower: the first weight is above the second"),
        ("heroes.toml", "lost = { swimming = 6", "lost = { jinx = 6", "[belit] lost: 'jinx' is none of the hero's"),
        ("heroes.toml", "gems = 9", "gems = 0", "[belit] gems: expected 1 or more, got 0"),
        ("items.toml", "weight = 3", "weight = -3", "[battle_axe] weight: expected 0 or more, got -3"),
        ("scenarios/salt_cages.toml", "rounds = 8", "rounds = 0", "rounds: expected 1 or more, got 0"),
        ("scenarios/salt_cages.toml", "life = [3, 4", "life = [0, 4", "groups 3 life 1: expected 1 or more, got 0"),
        ("spells.toml", 'until = "turn"', 'until = ""', "until: "),
        ("spells.toml", 'play = "mind_control"', 'play = "mind"', "[mind_control] play: there is no section 'mind'"),
        ("boards/iron_cove.toml", '"front_gate"', '"J2-P1"', "[J2-P1] name: two borders have this name"),
        ("boards/iron_cove.toml", 'name = "front_gate"', 'name = ""', "[B2-P5] name: what can be opened has a name"),
        ("boards/iron_cove.toml", ', up = "L2", fall', ", fall", "[L2-P2] up: "),
        ("boards/iron_cove.toml", ', fall = ["O", "O"]', "", "[L1-P2] fall: "),
        ("boards/iron_cove.toml", ", difficulty = 2", "", "difficulty: of a lock"),
        ("boards/iron_cove.toml", '    { ends = ["B1", "B2"] },\n', "", "[B1-B2] these areas touch and have no border"),
        (
            "boards/iron_cove.toml",
            "borders = [",
            'borders = [{ ends = ["B1", "B3"] },',
            "[B1-B3] these areas do not touch",
        ),
        ("boards/iron_cove.toml", '["B1", "B2"]', '["B1", "B9"]', "[B1-B9] ends: there is no area 'B9'"),
        ("scenarios/salt_cages.toml", 'start = ["B4"]', 'start = ["B9"]', "start: there is no area 'B9' on the board"),
        ("scenarios/salt_cages.toml", '"event"]', '"event", "event", "event", "event"]', "tiles: the river holds 8"),
        ("scenarios/salt_cages.toml", '"pirates:green", "captain"', '"pirates:green"', "'captain' has no tile"),
        ("scenarios/salt_cages.toml", "life = [3, 4, 5, 6]", "", "'captain': leaders and monsters have life"),
        ("scenarios/salt_cages.toml", "P4 = [2, 1, 1, 2]", "P4 = [2, 1, 1]", "one number for each of 4 layouts"),
        ("scenarios/salt_cages.toml", "P4 = [2, 1, 1, 2]", "P4 = [9, 1, 1, 2]", "'P4' has 7 places, 9 are taken"),
        ("scenarios/salt_cages.toml", "life_potion = 2", "life_potion = 1", "deck: there are more chests than assets"),
        ("scenarios/salt_cages.toml", '"sword", "leather', '"scale_mail", "ram", "leather', "'conan' carries 12"),
        ("scenarios/salt_cages.toml", "fatigue = 6\n", "fatigue = 11\n", "fatigue: 'conan' has 11 gems"),
        ("scenarios/salt_cages.toml", 'carries_out = ["captive"]', "", "goals: the heroes cannot win"),
        (
            "scenarios/salt_cages.toml",
            'carries_out = ["captive"]',
            'carries_out = ["ram"]',
            "'ram' is nowhere",
        ),
        ("scenarios/salt_cages.toml", "[way_out]", "[old_way_out]", "old_way_out"),
        (
            "scenarios/salt_cages.toml",
            "reinforce = true",
            "reinforce = true\nshut = true",
            "does one thing, and",
        ),
        ("scenarios/salt_cages.toml", 'hurry = "pirates"', 'hurry = "sailors"', "'bell': units that hurry"),
        ("scenarios/salt_cages.toml", 'id = "bell"', 'id = "reinforcement"', "event: two of them have the same id"),
        ("scenarios/salt_cages.toml", 'carrying = ["captive"]', 'carrying = ["queen"]', "'queen' is not in items.toml"),
        ("scenarios/three_heads.toml", "at_least = 2", "at_least = 4", "4 of 3 cannot be killed"),
        ("scenarios/three_heads.toml", "fled = 2", "fled = 4", "goals: 4 cannot flee"),
        ("scenarios/three_heads.toml", "from_round = 5", "from_round = 9", "flight: round 9 never comes"),
        ("scenarios/three_flames.toml", "[2, 2, 3, 3]", "[2, 2]", "marks: there are none to count, or no number"),
        (
            "scenarios/three_flames.toml",
            'id = "light"',
            'id = "light"\nprice = 1',
            "'light' has a difficulty, a price or",
        ),
        ("scenarios/three_flames.toml", 'mark = "restored"', "", "'light' does nothing"),
        (
            "scenarios/thing_in_the_well.toml",
            'hunger = "swamp',
            'hunger = "pit',
            "there is no group 'pit_demon'",
        ),
        (
            "scenarios/thing_in_the_well.toml",
            '"C3"]\ndiff',
            '"O1"]\ndiff',
            "there is no mark",
        ),
        ("scenarios/drowned_stair.toml", "round = 7", "round = 10", "floods: round 10 never comes"),
        ("scenarios/drowned_stair.toml", 'opens = "portcullis"', "wins = true", "gets to 'U5'"),
        ("scenarios/drowned_stair.toml", "once = true\n", "", "'thak' comes late, once"),
        ("scenarios/gate_of_thornford.toml", "life = [11, 14, 18, 24]", "life = [11]", "one life for each layout"),
        ("scenarios/gate_of_thornford.toml", 'batters = "main_gate"', "", "'batter' has a difficulty, a price or"),
    ],
)
def test_a_mistake_is_told_by_its_place(spoil: Spoil, file: str, old: str, new: str, said: str) -> None:
    assert said in spoil(file, old, new)
