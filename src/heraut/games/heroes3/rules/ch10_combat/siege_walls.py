"""10. Walls, gate and tower of a besieged town, on the combat board."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import BreakAt, GateAt
from heraut.games.heroes3.model import (
    AI,
    COLUMNS,
    MIDDLE,
    TOWER,
    Battle,
    FieldId,
    Fighter,
    FighterId,
    Game,
    SpaceId,
    mission,
)
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_board import NEIGHBOURS, column_of, row_spaces
from heraut.games.heroes3.numbers.combat_values import battle_of, called, initiative, type_of
from heraut.games.heroes3.rules import ch09_units
from heraut.kernel import Arrow, Option, Section, ask

OPEN = ("",) * COLUMNS  # nothing stands in the middle row


def has_walls(t: Game, field: FieldId, defender: int) -> bool:
    """H3-SIE-11 H3-BLD-6 H3-AI-37. The town one began in, with a Citadel; an AI's place if the scenario says so."""
    if defender == AI:
        enemy = mission(t).enemy
        return enemy is not None and enemy.walls
    if defender < 0:
        return False
    if geography.printed(t, field).site != "town" or defender not in t.state.sites[field].flags:
        return False
    if geography.founder(t, field) != defender:
        return False
    player = t.state.players[defender]
    return any(one.walls and one.id in player.buildings for one in t.content.towns[player.faction].buildings)


@dataclass(slots=True)
class RaiseWalls(Section):
    """10. The defender says where the gate stands; walls stand in the other columns, the tower beside the board."""

    def start(self, t: Game) -> Arrow:
        """H3-SIE-12."""
        seat = battle_of(t).commands[1]
        if seat < 0:
            return self.hear(t, GateAt(gate_of_ai(t)))
        return ask(seat, "place_gate", self.columns, self.hear)

    def columns(self, t: Game) -> list[GateAt]:
        """H3-SIE-12. Any space of the middle row."""
        return [GateAt(column) for column in range(COLUMNS)]

    def hear(self, t: Game, choice: GateAt) -> Arrow:
        """H3-SIE-12 H3-SIE-13."""
        battle = battle_of(t)
        battle.walls = tuple(["gate" if column == choice.column else "wall" for column in range(COLUMNS)])
        battle.fighters[FighterId(len(battle.fighters))] = Fighter("arrow_tower", 1, TOWER)
        t.tell("walls", column=choice.column)
        return None


def gate_of_ai(t: Game) -> int:
    """H3-AI-37. In front of its ground unit with the highest initiative."""
    battle = battle_of(t)
    ground = [who for who, fighter in battle.fighters.items() if fighter.side == 1 and type_of(t, fighter) == "ground"]
    if not ground:
        return 0
    return column_of(battle.fighters[max(ground, key=lambda who: (initiative(t, who), -who))].space)


def breaks(battle: Battle, ways: dict[SpaceId, int]) -> list[Option]:
    """H3-CMB-30 H3-SIE-16. The standing pieces a unit can attack from the spaces it can reach."""
    found: list[Option] = []
    for column, piece in enumerate(battle.walls):
        if piece:
            for space in NEIGHBOURS[row_spaces(MIDDLE)[column]]:
                if space in ways:
                    found.append(BreakAt(space, column))
    return found


def break_wall(t: Game, who: FighterId, column: int) -> None:
    """H3-CMB-31 H3-SIE-15 H3-SIE-16. One attack destroys it; with the last piece the tower goes."""
    battle = battle_of(t)
    walls = list(battle.walls)
    piece, walls[column] = walls[column], ""
    battle.walls = tuple(walls)
    t.tell("wall_falls", who=who, fighter=called(t, who), card=piece, column=column)
    if battle.walls == OPEN:
        for tower in [number for number, fighter in battle.fighters.items() if fighter.form == TOWER]:
            ch09_units.fall(t, tower)
