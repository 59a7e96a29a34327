"""10a. Who fights, and where: armies placed unit by unit, guards drawn from their piles, others placed by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from heraut.games.heroes3.answers.in_combat import LeaveOut, PlaceUnit
from heraut.games.heroes3.answers.on_map import Card
from heraut.games.heroes3.model import (
    AI,
    BESIDE,
    MIDDLE,
    NEUTRAL,
    Battle,
    FieldId,
    Fighter,
    FighterId,
    Game,
    SpaceId,
    units_of,
)
from heraut.games.heroes3.numbers.combat_board import CORNERS, SPACES, back_row, front_row, row_of, row_spaces
from heraut.games.heroes3.numbers.combat_values import TIERS, battle_of, tier_of, type_of
from heraut.games.heroes3.printed.effects import Tier
from heraut.games.heroes3.rules import ch09_units, clauses
from heraut.games.heroes3.rules.ch03_play import proclamations
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.ch10_combat import placed_by_rule
from heraut.kernel import PASS, Arrow, Option, Pass, Reason, Section, ask, become, draw

GOLDEN: Tier = "golden"


@cache
def places(unit: str) -> tuple[PlaceUnit, ...]:
    """The answers that place a unit, by the space."""
    return tuple([PlaceUnit(unit, space) for space in SPACES])


def free_spaces(battle: Battle, among: Sequence[SpaceId]) -> list[SpaceId]:
    taken = {fighter.space for fighter in battle.fighters.values()}
    return [space for space in among if space not in taken]


def space_taken(battle: Battle, space: SpaceId) -> Reason | None:
    """H3-CMB-6."""
    taken = any(fighter.space == space for fighter in battle.fighters.values())
    return Reason("space-taken", ("H3-CMB-6",)) if taken else None


def add_fighter(t: Game, card: str, side: int, form: str, space: SpaceId = BESIDE) -> None:
    """A card comes onto the combat board."""
    battle = battle_of(t)
    who = FighterId(len(battle.fighters))
    battle.fighters[who] = Fighter(card, side, form, space)
    if space != BESIDE:
        placed_by_rule.tell_place(t, who)


def tell_guard(t: Game, card: str) -> None:
    """H3-CMB-24."""
    t.tell("guard_drawn", card=card)


# ── an army ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Deploy(Section):
    """10a. A side places its army, unit by unit: on a space, or left out ⟲.  An AI's army is placed by the rules."""

    side: int
    done: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-UNI-17 H3-AI-30."""
        if battle_of(t).owners[self.side] != AI:
            return self.next_unit
        army = t.state.enemy_army
        for unit in sorted(army, key=lambda one: -t.content.units[one].rank)[: ch09_units.MOST_UNITS]:
            add_fighter(t, unit, self.side, army[unit])
        return become(placed_by_rule.PlaceByRule(self.side))

    def units(self, t: Game) -> list[tuple[str, str]]:
        """The cards of the army with the side that lies up."""
        return units_of(t.state.players[battle_of(t).owners[self.side]])

    def spaces(self, t: Game) -> tuple[SpaceId, ...]:
        """H3-CMB-6 H3-MOD-5. One's own two rows; a scenario may have the hero surrounded, in the middle row."""
        battle = battle_of(t)
        if self.side == 0 and battle.owners[1] < 0 and clauses.corner_guards(t, battle.field):
            return row_spaces(MIDDLE)
        return (*row_spaces(front_row(self.side)), *row_spaces(back_row(self.side)))

    def next_unit(self, t: Game) -> Arrow:
        """H3-CMB-6."""
        return ask(battle_of(t).commands[self.side], "deploy", self.choices, self.hear, self.over)

    def choices(self, t: Game) -> list[Option]:
        """H3-CMB-6 H3-UNI-2 H3-UNI-17 H3-EX-7. The free spaces for the next unit, up to 5; or it stays out."""
        units, placed, free = self.units(t), self.placed(t), free_spaces(battle_of(t), self.spaces(t))
        if self.done == len(units) or placed == ch09_units.MOST_UNITS or not free:
            return []
        unit = units[self.done][0]
        on = places(unit)
        options: list[Option] = [on[space] for space in free]
        if placed or self.done < len(units) - 1:
            options.append(LeaveOut(unit))
        return options

    def placed(self, t: Game) -> int:
        return len([fighter for fighter in battle_of(t).fighters.values() if fighter.side == self.side])

    def wishes(self, t: Game) -> list[Option]:
        unit = self.units(t)[self.done][0]
        return [*places(unit), LeaveOut(unit)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, (PlaceUnit, LeaveOut)):
            return None
        if wish.unit != self.units(t)[self.done][0]:
            return Reason("another-unit-first", ("H3-CMB-6",))
        return self.must_fight(t) if isinstance(wish, LeaveOut) else self.no_place(t, wish.space)

    def must_fight(self, t: Game) -> Reason | None:
        """H3-UNI-17. At least one unit of the army fights."""
        alone = self.done == len(self.units(t)) - 1 and not self.placed(t)
        return Reason("somebody-fights", ("H3-UNI-17",)) if alone else None

    def no_place(self, t: Game, space: SpaceId) -> Reason | None:
        """H3-CMB-6 H3-MOD-5. A free space of one's own."""
        if space not in self.spaces(t):
            return Reason("own-rows", ("H3-CMB-6",))
        return space_taken(battle_of(t), space)

    def hear(self, t: Game, choice: PlaceUnit | LeaveOut) -> Arrow:
        """H3-CMB-6 H3-CMB-10."""
        unit, form = self.units(t)[self.done]
        self.done += 1
        if isinstance(choice, PlaceUnit):
            add_fighter(t, unit, self.side, form, choice.space)
        return self.next_unit

    def over(self, t: Game) -> Arrow:
        return None


# ── guards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class DrawGuards(Section):
    """10a. The neutrals of a field are drawn, tier by tier (a pile out? its discard is shuffled ⟲) → (one redrawn)."""

    field: FieldId
    tiers: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """H3-DIF-2 H3-UNI-45 H3-DIF-14 H3-CMB-24."""
        guards = map_fields.guards_of(t, self.field)
        if clauses.last_guard(t, self.field):
            guards[GOLDEN] = guards.get(GOLDEN, 0) + 1
        self.tiers = tuple([tier for tier in TIERS for _ in range(guards.get(tier, 0))])
        return self.next_guard

    def next_guard(self, t: Game) -> Arrow:
        """H3-UNI-40."""
        if not self.tiers:
            return self.redraw
        ch09_units.rebuild_pile(t, self.tiers[0])
        return draw(self.tiers[0], self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-CMB-24 H3-DIF-14. Any azure guard makes it an azure combat; a pile with no card at all gives none."""
        battle = battle_of(t)
        battle.azure = battle.azure or (self.tiers[0] == "azure" and bool(cards))
        self.tiers = self.tiers[1:]
        for card in cards:
            add_fighter(t, card, 1, NEUTRAL)
            tell_guard(t, card)
        return self.next_guard

    def redraw(self, t: Game) -> Arrow:
        """H3-COM-7. While it is proclaimed, one guard may be replaced by another of its tier."""
        if not proclamations.lasts(t, proclamations.REDRAW):
            return None
        return ask(battle_of(t).commands[0], "redraw_guard", self.guards, self.hear_redraw, self.over)

    def guards(self, t: Game) -> list[Option]:
        """H3-COM-7 H3-CMB-24. Any guard drawn, or none."""
        cards = sorted({fighter.card for fighter in battle_of(t).fighters.values() if fighter.side == 1})
        return [PASS, *[Card(card) for card in cards]] if cards else []

    def over(self, t: Game) -> Arrow:
        return None

    def hear_redraw(self, t: Game, choice: Pass | Card) -> Arrow:
        if isinstance(choice, Pass):
            return None
        battle = battle_of(t)
        who = next(who for who, one in battle.fighters.items() if one.side == 1 and one.card == choice.card)
        tier = tier_of(t, battle.fighters[who])
        ch09_units.rebuild_pile(t, tier)
        if t.state.decks[tier].is_empty():
            return None
        del battle.fighters[who]
        ch09_units.discard_neutral(t, choice.card)
        return draw(tier, self.replace)

    def replace(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        battle = battle_of(t)
        battle.fighters[FighterId(max(battle.fighters, default=-1) + 1)] = Fighter(cards[0], 1, NEUTRAL)
        tell_guard(t, cards[0])
        return None


@dataclass(slots=True)
class PlaceGuards(Section):
    """10a. Guards take their places: by the rules, or where the player who commands them wants ⟲."""

    def start(self, t: Game) -> Arrow:
        """H3-CMB-8 H3-CMB-28 H3-MOD-5. Who commands them places them; where nobody does, the rules, or the scenario."""
        battle = battle_of(t)
        if battle.commands[1] >= 0:
            return ask(battle.commands[1], "place_guard", self.choices, self.hear, self.over)
        if not clauses.corner_guards(t, battle.field):
            return become(placed_by_rule.PlaceByRule(1))
        free = self.choices(t)
        return self.hear(t, free[0]) if free else None

    def choices(self, t: Game) -> list[PlaceUnit]:
        """H3-CMB-8 H3-CMB-28 H3-MOD-5. Ranged ones first, on their back row as long as there is room."""
        waiting = self.waiting(t)
        if not waiting:
            return []
        on = places(battle_of(t).fighters[waiting[0]].card)
        return [on[space] for space in self.spaces(t, waiting[0])]

    def waiting(self, t: Game) -> list[FighterId]:
        """H3-CMB-28. The guards that still lie beside the board, ranged ones first."""
        fighters = battle_of(t).fighters
        waiting = [who for who, one in fighters.items() if one.side == 1 and one.space == BESIDE]
        return sorted(waiting, key=lambda who: type_of(t, fighters[who]) != "ranged")

    def wishes(self, t: Game) -> list[Option]:
        return [*places(battle_of(t).fighters[self.waiting(t)[0]].card)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.no_place(t, wish) if isinstance(wish, PlaceUnit) else None

    def no_place(self, t: Game, wish: PlaceUnit) -> Reason | None:
        """H3-CMB-28 H3-MOD-5. A free space of their rows: behind for those who shoot, as long as there is room."""
        battle, who = battle_of(t), self.waiting(t)[0]
        if wish.unit != battle.fighters[who].card:
            return Reason("another-unit-first", ("H3-CMB-28",))
        if wish.space in self.spaces(t, who):
            return None
        if clauses.corner_guards(t, battle.field):
            return space_taken(battle, wish.space) or Reason("corners-first", ("H3-MOD-5",))
        if row_of(wish.space) not in (front_row(1), back_row(1)):
            return Reason("own-rows", ("H3-CMB-28",))
        return space_taken(battle, wish.space) or Reason("shooters-behind", ("H3-CMB-28",))

    def spaces(self, t: Game, who: FighterId) -> list[SpaceId]:
        """H3-CMB-28."""
        battle = battle_of(t)
        if clauses.corner_guards(t, battle.field):
            return free_spaces(battle, CORNERS) or free_spaces(battle, SPACES)
        back, front = row_spaces(back_row(1)), row_spaces(front_row(1))
        if type_of(t, battle.fighters[who]) == "ranged":
            return free_spaces(battle, back) or free_spaces(battle, front)
        return free_spaces(battle, (*front, *back))

    def hear(self, t: Game, choice: PlaceUnit) -> Arrow:
        """H3-CMB-28."""
        who = self.waiting(t)[0]
        battle_of(t).fighters[who].space = choice.space
        placed_by_rule.tell_place(t, who)
        return self.start

    def over(self, t: Game) -> Arrow:
        return None
