"""Whatever is answered, nothing on Conan's table is out of bounds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from heraut.games.conan.model import MANIPULATION, MELEE, RANGED, Game, HeroId, scenario_of
from heraut.games.conan.numbers.figures import figures, living, places_of, sheet_of, size_of, weight_of
from heraut.games.conan.numbers.limits import index_of
from heraut.players.dice import Seeded
from tests.games.conan.doctoring import game_of_casters

GAME = game_of_casters()
AT_REST = ("act", "river", "stance", "figure", "unit")  # questions at which nobody is about to die


@pytest.mark.rule("CN-ZON-1", "CN-SAT-2", "CN-ENC-4", "CN-SPL-4", "CN-MOV-6", "CN-RIV-10", "CN-RIV-12", "CN-OVL-25")
@pytest.mark.parametrize(
    "scenario", ["salt_cages_4", "clutches_of_the_picts_3", "thing_in_the_well_2", "three_flames_2"]
)
def test_at_no_question_is_anything_out_of_bounds(scenario: str) -> None:
    """Random answers, everybody a caster of every spell: gems, indices, loads, places, groups and the river."""
    table, random = GAME.table(scenario, Seeded(3)), Random(3)
    gems = gems_of(table)
    while not table.over:
        decision = table.decision
        assert decision is not None
        assert gems_of(table) == gems
        for hero in living(table):
            check_hero(table, hero)
        check_board(table, decision.kind in AT_REST)
        table.answer(random.choice(decision.options))


def gems_of(t: Game) -> int:
    """Those of all heroes: a gift changes hands."""
    return sum(hero.available + hero.fatigue + hero.wounds + hero.boxes for hero in t.state.heroes)


def check_hero(t: Game, hero: HeroId) -> None:
    held, sheet = t.state.heroes[hero], sheet_of(t, hero)
    assert min(held.available, held.fatigue, held.wounds, held.boxes) >= 0
    assert all(held.spent[box] <= index_of(sheet, box) for box in (MELEE, RANGED, MANIPULATION))
    assert weight_of(t, held.items) <= sheet.carries
    limits = {casting.spell: t.content.spells[casting.spell].limit for casting in held.cast}
    assert all(casting.gems <= (limits[casting.spell] or casting.gems) for casting in held.cast)


def check_board(t: Game, at_rest: bool) -> None:
    taken = Counter[str]()
    for figure, area in figures(t):
        taken[area] += places_of(t, figure)
    areas = t.content.boards[scenario_of(t).board].areas
    assert all(number <= areas[area].places for area, number in taken.items())
    groups = Counter([unit.group for unit in t.state.units.values()])
    assert all(number <= size_of(t, group) for group, number in groups.items())
    assert not at_rest or all(unit.life > 0 for unit in t.state.units.values())
    assert len(t.state.river) <= 8
