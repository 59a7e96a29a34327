"""What a fight would bring with what a hero holds now, before it is begun.

Nothing here is a rule.  Enemies are taken one after the other, each by the cheapest plays that what is left allows; of
a token not seen yet every kind of its colour counts as often as there are such tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import heraut.games.mage_knight.rules.ch1_reminders.playable as playable
from heraut.games.mage_knight.mind import means
from heraut.games.mage_knight.mind.means import Halves, Plan
from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers import foe_numbers, limits
from heraut.games.mage_knight.numbers.sites import FORTIFIED, UNDERGROUND, site_of
from heraut.games.mage_knight.printed.board import Enemy
from heraut.games.mage_knight.printed.effects import Element
from heraut.games.mage_knight.rules.ch1_reminders.moments import BLOCK
from heraut.games.mage_knight.rules.ch4_turn.adventure import altar_of
from heraut.games.mage_knight.rules.ch5_combat.attacking import EVERY_ATTACK
from heraut.games.mage_knight.rules.ch5_combat.phases import NO_UNITS, RANGED, SIEGE
from heraut.games.mage_knight.rules.ch6_sites import FOES as MET
from heraut.kernel.values import total

KEPT = 20_000
DEAR = 0.5  # what a card spent is worth, in points of the score
HURT = 2.9  # a Wound in hand
SUMMONED = 2  # Wounds by whoever is summoned, on average
GARRISON = {"keep": ("grey",), "mage_tower": ("violet",), "city": ("white", "violet", "grey", "grey")}


class Outlook(NamedTuple):
    """How likely everybody is beaten; the fame, the Wounds and the price of the plays, on average."""

    victory: float
    fame: float
    wounds: float
    cost: float
    takers: tuple[str, ...] = ()

    def gain(self, prize: float) -> float:
        """What it brings in all, if a victory brings this besides its fame."""
        return self.fame + prize * self.victory - HURT * self.wounds - DEAR * self.cost


def who_is_there(t: Game, hex: HexId) -> tuple[Foe, ...]:
    """The enemies of a hex, those too who would be drawn."""
    site = site_of(t, hex)
    ruin = t.content.ruins.get(t.state.ruins.get(hex, ""))
    backs = MET.get(site, GARRISON.get(site, ("brown",))) if ruin is None else ruin.enemies
    return t.state.foes.get(hex) or tuple([Foe(back) for back in backs])


def at(t: Game, seat: int, hex: HexId, without: tuple[str, ...] = ()) -> Outlook:
    """A fight for this hex, or with whoever roams there; without these cards, units and skills.

    An altar among ruins is won by its tribute.
    """
    site = site_of(t, hex)
    walls, alone = site in FORTIFIED, site in UNDERGROUND
    altar = altar_of(t, hex)
    victory, fame, wounds, cost = 1.0, 0.0 if altar is None else float(altar.fame), 0.0, 0.0
    for foe in who_is_there(t, hex):
        one = against(t, seat, foe, walls, alone, without)
        victory, fame = victory * one.victory, fame + one.fame
        wounds, cost = wounds + one.wounds, cost + one.cost
        without = (*without, *one.takers)
    return Outlook(victory, fame, wounds, cost, without)


def against(t: Game, seat: int, foe: Foe, walls: bool, alone: bool, without: tuple[str, ...]) -> Outlook:
    """One token; thousands of clones ask for the same."""
    hero, state = t.state.heroes[seat], t.state
    key = (
        seat, foe, walls, alone, without, tuple(sorted(hero.hand)), hero.units, hero.skills, hero.tired, hero.turned,
        hero.crystals, hero.mana, hero.stolen, hero.turn.dice, state.source, state.modifiers.get(seat), state.centre,
        state.round % 2, hero.level, hero.tactic_used, state.edition,
    )  # fmt: skip
    known: dict[object, Outlook] = t.content.memo.part("mind_outlooks", KEPT)
    found = known.get(key)
    if found is None:
        found = known[key] = _mean(t, seat, foe, walls, alone, without)
    return found


def _mean(t: Game, seat: int, foe: Foe, walls: bool, alone: bool, without: tuple[str, ...]) -> Outlook:
    """On average of the kinds that it may be; the plays are those of the likeliest."""
    if foe.kind:
        return Duel(t, seat, t.content.enemies[foe.kind], walls, alone, without).best()
    kinds = sorted([one for one in t.content.enemies.values() if one.colour == foe.back], key=lambda one: -one.copies)
    found = [(one.copies, Duel(t, seat, one, walls, alone, without).best()) for one in kinds]
    copies = sum([count for count, _ in found])

    def mean(part: Callable[[Outlook], float]) -> float:
        return sum([count * part(one) for count, one in found]) / copies

    return Outlook(
        mean(lambda one: one.victory),
        mean(lambda one: one.fame),
        mean(lambda one: one.wounds),
        mean(lambda one: one.cost),
        found[0][1].takers,
    )


class Duel:
    """One enemy of a known kind, and what may be played against it."""

    def __init__(self, t: Game, seat: int, enemy: Enemy, walls: bool, alone: bool, without: tuple[str, ...]) -> None:
        self.t, self.seat, self.enemy, self.without = t, seat, enemy, without
        self.walls = walls + ("fortified" in enemy.abilities)
        self.aside = frozenset((NO_UNITS,)) if alone else frozenset()

    def best(self) -> Outlook:
        """Arrows, then blow and block in either order, then the blow alone; nothing of it: the Wounds."""
        arrows = self.shot()
        if arrows is not None:
            return self.outcome(arrows, 0)
        wounds = self.wounds()
        blow = self.blow(())
        block = None if "summons" in self.enemy.abilities else self.parry(() if blow is None else blow.takers())
        if blow is None:
            return Outlook(0.0, 0.0, 0.0 if block is not None else wounds, 0.0 if block is None else block.cost)
        if block is None and "summons" not in self.enemy.abilities:
            other = self.parry(())
            after = None if other is None else self.blow(other.takers())
            if after is not None:
                blow, block = after, other
        if block is None or HURT * wounds < DEAR * block.cost:
            return self.outcome(blow, wounds)
        return self.outcome(Plan(blow.cost + block.cost, (*blow.ways, *block.ways)), 0)

    def outcome(self, plan: Plan, wounds: int) -> Outlook:
        return Outlook(1.0, self.enemy.fame, wounds, plan.cost, plan.takers())

    def shot(self) -> Plan | None:
        """Ranged attacks reach whoever has no walls, siege attacks whoever has not two."""
        if self.walls > 1:
            return None
        return self.attack(frozenset((SIEGE,)) if self.walls else frozenset((RANGED, SIEGE)))

    def blow(self, spent: Sequence[str]) -> Plan | None:
        return self.attack(EVERY_ATTACK, spent)

    def attack(self, reaches: frozenset[str], spent: Sequence[str] = ()) -> Plan | None:
        resists = frozenset(self.enemy.resists)

        def halves(amount: int, element: Element, reach: str) -> int:
            if reach not in reaches and reaches is not EVERY_ATTACK:
                return 0
            return amount if foe_numbers.resisted(element, resists) else 2 * amount

        return self.cheapest(reaches, "attack", halves, self.enemy.armour, spent)

    def parry(self, spent: Sequence[str]) -> Plan | None:
        """A swift attack takes twice the block."""
        edition, attack = self.t.state.edition, self.enemy.element

        def halves(amount: int, element: Element, reach: str) -> int:
            return 2 * amount if foe_numbers.efficient(element, attack, edition) else amount

        need = self.enemy.attack * (2 if "swift" in self.enemy.abilities else 1)
        return self.cheapest(frozenset((BLOCK,)), "block", halves, need, spent)

    def cheapest(self, uses: frozenset[str], want: str, halves: Halves, need: int, spent: Sequence[str]) -> Plan | None:
        options = playable.plays(self.t, self.seat, uses | self.aside)
        found = means.ways(self.t, self.seat, options, want, halves)
        return means.cheapest(self.t, self.seat, found, 2 * need, (*self.without, *spent))

    def wounds(self) -> int:
        """Those of an attack that is not blocked."""
        abilities = self.enemy.abilities
        if "summons" in abilities:
            return SUMMONED
        damage = self.enemy.attack * (2 if "brutal" in abilities else 1)
        wounds = -(-damage // total(limits.armour(self.t, self.seat)))
        return wounds * 2 if "poison" in abilities else wounds
