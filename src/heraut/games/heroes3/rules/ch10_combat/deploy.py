"""10a. Who fights, and where: armies placed unit by unit, guards drawn from their piles, others placed by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import heraut.games.heroes3.rules.ch03_play.proclamations as proclamations
import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
import heraut.games.heroes3.rules.ch09_units as ch09_units
import heraut.games.heroes3.rules.clauses as clauses
from heraut.games.heroes3.answers.in_combat import LeaveOut, PlaceUnit
from heraut.games.heroes3.answers.on_map import Card, Target
from heraut.games.heroes3.model import (
    AI,
    BESIDE,
    COLUMNS,
    MIDDLE,
    NEUTRAL,
    OFFICIAL,
    TOWER,
    Battle,
    Fighter,
    Game,
    units_of,
)
from heraut.games.heroes3.numbers.combat_board import CORNERS, SPACES, back_row, front_row, row_spaces
from heraut.games.heroes3.numbers.combat_values import TIERS, battle_of, called, initiative, tier_of, type_of
from heraut.games.heroes3.printed.effects import Tier
from heraut.games.heroes3.rules.ch10_combat.who_speaks import opponent
from heraut.games.heroes3.rules.ch11_ai.ai_targets import least, tier
from heraut.kernel import PASS, Arrow, Option, Pass, Section, ask, call, draw

GOLDEN: Tier = "golden"


@cache
def places(unit: str) -> tuple[PlaceUnit, ...]:
    """The answers that place a unit, by the space."""
    return tuple([PlaceUnit(unit, space) for space in range(SPACES)])


def free_spaces(battle: Battle, among: tuple[int, ...]) -> list[int]:
    taken = {fighter.space for fighter in battle.fighters.values()}
    return [space for space in among if space not in taken]


def add_fighter(t: Game, card: str, side: int, form: str, space: int = BESIDE) -> None:
    """A card comes onto the combat board."""
    battle = battle_of(t)
    battle.fighters[len(battle.fighters)] = Fighter(card, side, form, space)
    if space != BESIDE:
        tell_place(t, len(battle.fighters) - 1)


def tell_place(t: Game, who: int) -> None:
    """H3-CMB-6 H3-CMB-28."""
    if t.listener is not None:
        t.tell("deployed", who=who, fighter=called(t, who), space=battle_of(t).fighters[who].space)


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
        return call(PlaceByRule(self.side), self.over)

    def units(self, t: Game) -> list[tuple[str, str]]:
        """The cards of the army with the side that lies up."""
        return units_of(t.state.players[battle_of(t).owners[self.side]])

    def spaces(self, t: Game) -> tuple[int, ...]:
        """H3-CMB-6 H3-MOD-5. One's own two rows; a scenario may have the hero surrounded, in the middle row."""
        battle = battle_of(t)
        if self.side == 0 and battle.owners[1] < 0 and clauses.corner_guards(t, battle.field):
            return row_spaces(MIDDLE)
        return (*row_spaces(front_row(self.side)), *row_spaces(back_row(self.side)))

    def next_unit(self, t: Game) -> Arrow:
        """H3-CMB-6 H3-UNI-2 H3-UNI-17 H3-EX-7. Up to 5 units; at least one of them fights."""
        battle = battle_of(t)
        units = self.units(t)
        placed = len([fighter for fighter in battle.fighters.values() if fighter.side == self.side])
        free = free_spaces(battle, self.spaces(t))
        if self.done == len(units) or placed == ch09_units.MOST_UNITS or not free:
            return None
        unit = units[self.done][0]
        on = places(unit)
        options: list[Option] = [on[space] for space in free]
        if placed or self.done < len(units) - 1:
            options.append(LeaveOut(unit))
        return ask(battle.commands[self.side], "deploy", options, self.hear)

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

    field: str
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
        """While it is proclaimed, one guard may be replaced by another of its tier."""
        battle = battle_of(t)
        cards = sorted({fighter.card for fighter in battle.fighters.values() if fighter.side == 1})
        if not cards or not proclamations.may_redraw_a_guard(t):
            return None
        options: list[Option] = [PASS, *[Card(card) for card in cards]]
        return ask(battle.commands[0], "redraw_guard", options, self.hear_redraw)

    def hear_redraw(self, t: Game, choice: Pass | Card) -> Arrow:
        if isinstance(choice, Pass):
            return None
        battle = battle_of(t)
        who = next(who for who, one in battle.fighters.items() if one.side == 1 and one.card == choice.card)
        tier = tier_of(t, battle.fighters[who])
        ch09_units.rebuild_pile(t, tier)
        if not t.state.decks[tier].size():
            return None
        del battle.fighters[who]
        ch09_units.discard_neutral(t, choice.card)
        return draw(tier, self.replace)

    def replace(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        battle = battle_of(t)
        battle.fighters[max(battle.fighters, default=-1) + 1] = Fighter(cards[0], 1, NEUTRAL)
        tell_guard(t, cards[0])
        return None


@dataclass(slots=True)
class PlaceGuards(Section):
    """10a. Guards take their places: by the rules, or where the player who commands them wants ⟲."""

    def start(self, t: Game) -> Arrow:
        """H3-CMB-8 H3-CMB-28 H3-MOD-5. Ranged ones first, on their back row as long as there is room."""
        battle = battle_of(t)
        waiting = [who for who, one in battle.fighters.items() if one.side == 1 and one.space == BESIDE]
        corners = clauses.corner_guards(t, battle.field)
        if battle.commands[1] < 0 and not corners:
            return call(PlaceByRule(1), self.over)
        if not waiting:
            return None
        waiting.sort(key=lambda who: type_of(t, battle.fighters[who]) != "ranged")
        card, free = battle.fighters[waiting[0]].card, self.spaces(t, waiting[0], corners)
        on = places(card)
        options = [on[space] for space in free]
        if battle.commands[1] < 0:
            return self.hear(t, options[0])
        return ask(battle.commands[1], "place_guard", options, self.hear)

    def spaces(self, t: Game, who: int, corners: bool) -> list[int]:
        """H3-CMB-28."""
        battle = battle_of(t)
        if corners:
            return free_spaces(battle, CORNERS) or free_spaces(battle, tuple(range(SPACES)))
        back, front = row_spaces(back_row(1)), row_spaces(front_row(1))
        if type_of(t, battle.fighters[who]) == "ranged":
            return free_spaces(battle, back) or free_spaces(battle, front)
        return free_spaces(battle, (*front, *back))

    def hear(self, t: Game, choice: PlaceUnit) -> Arrow:
        """H3-CMB-28."""
        battle = battle_of(t)
        ranged_first = sorted(
            [who for who, one in battle.fighters.items() if one.side == 1 and one.space == BESIDE],
            key=lambda who: type_of(t, battle.fighters[who]) != "ranged",
        )
        battle.fighters[ranged_first[0]].space = choice.space
        tell_place(t, ranged_first[0])
        return self.start

    def over(self, t: Game) -> Arrow:
        return None


# ── by the rules ─────────────────────────────────────────────────────────────────────────────────────────────────────


def from_the_left(t: Game, side: int) -> list[int]:
    """H3-CMB-7. The columns from the left as seen from behind that side; official: as its opponent sees them."""
    columns = list(range(COLUMNS))
    mirrored = (side == 1) != (t.state.edition == OFFICIAL)
    return columns[::-1] if mirrored else columns


def free_space(t: Game, side: int, ranged: bool) -> int:
    """H3-CMB-7 H3-CMB-25 H3-CMB-26 H3-CMB-51. The leftmost free space of its row, then of the other row."""
    taken = {fighter.space for fighter in battle_of(t).fighters.values()}
    rows = (back_row(side), front_row(side)) if ranged else (front_row(side), back_row(side))
    spaces = [row_spaces(row)[column] for row in rows for column in from_the_left(t, side)]
    return next(space for space in spaces if space not in taken)


@dataclass(slots=True)
class PlaceByRule(Section):
    """H3-CMB-7. The units of a side take their places, one after the other.

    (next) → the fastest of those left, then the higher tier → a tie: the opponent says which ⟲
    """

    side: int

    def start(self, t: Game) -> Arrow:
        """H3-CMB-7 H3-CMB-25 H3-CMB-27. First those who fill their own row; whoever is left over comes last."""
        fighters = battle_of(t).fighters
        left = [who for who, one in fighters.items() if self.waits(one)]
        if not left:
            return None
        shooters = {who for who in left if type_of(t, fighters[who]) == "ranged"}
        first = least(
            left,
            lambda who: (self.overflows(t, who), who not in shooters, -initiative(t, who), -tier(t, fighters[who])),
        )
        alike = {fighters[who].card: who for who in reversed(first)}
        return ask(opponent(t, self.side), "place_ruled", [Target(who) for who in sorted(alike.values())], self.hear)

    def waits(self, fighter: Fighter) -> bool:
        return fighter.side == self.side and fighter.space == BESIDE and fighter.form != TOWER

    def overflows(self, t: Game, who: int) -> bool:
        """H3-CMB-26 H3-CMB-51. Is the row of its kind full?"""
        fighters = battle_of(t).fighters
        ranged = type_of(t, fighters[who]) == "ranged"
        row = row_spaces(back_row(self.side) if ranged else front_row(self.side))
        return {fighter.space for fighter in fighters.values()}.issuperset(row)

    def hear(self, t: Game, choice: Target) -> Arrow:
        """H3-CMB-26 H3-CMB-51."""
        fighter = battle_of(t).fighters[choice.fighter]
        fighter.space = free_space(t, self.side, type_of(t, fighter) == "ranged")
        tell_place(t, choice.fighter)
        return self.start


SECTIONS: tuple[type[Section], ...] = (Deploy, DrawGuards, PlaceGuards, PlaceByRule)
