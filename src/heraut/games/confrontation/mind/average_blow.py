"""The average blow: how likely it is parried, and what it does.  Nothing here is a rule: bots think with it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from heraut.games.confrontation.printed.cards import WOUND_LEVELS, Profile
from heraut.games.confrontation.printed.content import Content
from heraut.games.confrontation.rules.ch02_wounds import KILLED, NOTHING, STUNNED, UNTOUCHED_BY_POISON

RANK = {level: rank for rank, level in enumerate(("", *WOUND_LEVELS, KILLED))}
WORTH_PARRYING = 0.5  # dice are kept to parry where that is likelier
LONGEST_CHAIN = 30  # a 6 is rolled again, but not for ever


class Hop(NamedTuple):
    """What a wound roll does: from each wound level, how likely it leads to each other; and how likely it stuns."""

    levels: tuple[tuple[float, ...], ...]
    stuns: float


class Harm:
    """What wound rolls do, by the content they are made with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.hops: dict[tuple[int, int, str, str], Hop] = {}
        self.costs: dict[tuple[int, int, str, str, int], float] = {}

    def cost(self, power: int, shift: int, striker: str, victim: str, rank: int) -> float:
        """What a wound roll takes from somebody with such a wound, in points of army, on average."""
        key = (power, shift, striker, victim, rank)
        known = self.costs.get(key)
        if known is None:
            chances = self.hop(power, shift, striker, victim).levels[rank]
            lost = sum([chance * (to - rank) for to, chance in enumerate(chances)]) / RANK[KILLED]
            known = self.costs[key] = lost * self.content.fighters[victim].PA
        return known

    def hop(self, power: int, shift: int, striker: str, victim: str) -> Hop:
        """What a wound roll does, with so much more strength than resistance, so many rows worse."""
        known = self.hops.get((power, shift, striker, victim))
        if known is None:
            known = self.hops[power, shift, striker, victim] = self.work_out_hop(power, shift, striker, victim)
        return known

    def work_out_hop(self, power: int, shift: int, striker: str, victim: str) -> Hop:
        card, foe = self.content.fighters[striker], self.content.fighters[victim]
        hop = self.wound_roll(power, shift, foe, "ferocious" in card.skill and "ferocious" not in foe.immune)
        if "toxic" in card.skill and "toxic" not in foe.immune and not foe.marks & UNTOUCHED_BY_POISON:
            poison = self.wound_roll(int(card.skill["toxic"]), shift, foe, ferocious=False)
            hop = Hop(tuple([poisoned(rank, row, poison) for rank, row in enumerate(hop.levels)]), hop.stuns)
        if "survival_instinct" in foe.skill:
            saved = (7 - int(foe.skill["survival_instinct"])) / 6
            rows = [
                tuple([chance * (1 - saved) + (saved if to == rank else 0.0) for to, chance in enumerate(row)])
                for rank, row in enumerate(hop.levels)
            ]
            hop = Hop(tuple(rows), hop.stuns * (1 - saved))
        return hop

    def wound_roll(self, power: int, shift: int, victim: Profile, ferocious: bool) -> Hop:
        table = self.content.wound_table
        dead = RANK[KILLED]
        rows = [[0.0] * len(RANK) for _ in RANK]
        stuns = 0.0
        for low in range(1, 7):
            for high in range(low, 7):
                share = (1 if low == high else 2) / 36
                severity: str = table.cells[table.shifted(table.row_of(high + power), shift)][low - 1]
                if table.locations[low - 1] in victim.immune:
                    severity = NOTHING
                elif severity == STUNNED and ferocious:
                    severity = WOUND_LEVELS[0]
                if severity == STUNNED and STUNNED not in victim.immune:
                    stuns += share
                rank = RANK.get(severity, 0)
                if rank:
                    rank = min(max(rank + victim.levels_suffered, 0), dead)
                for held, row in enumerate(rows):
                    row[held if not rank else rank if rank > held else min(held + 1, dead)] += share
        return Hop(tuple([tuple(row) for row in rows]), stuns)


def poisoned(rank: int, row: tuple[float, ...], poison: Hop) -> tuple[float, ...]:
    """A wound that did not kill brings a second roll."""
    after = [0.0] * len(row)
    for to, chance in enumerate(row):
        if to == rank or to == len(row) - 1:
            after[to] += chance
        else:
            for worse, more in enumerate(poison.levels[to]):
                after[worse] += chance * more
    return tuple(after)


def open_die(opens: tuple[int, ...]) -> list[float]:
    """How likely each sum is of a die that is rolled again and added on these faces."""
    chances = [0.0] * (LONGEST_CHAIN + 1)
    for total in range(1, LONGEST_CHAIN + 1):
        for face in range(1, min(total, 6) + 1):
            if face in opens:
                chances[total] += chances[total - face] / 6
            elif face == total:
                chances[total] += 1 / 6
    return chances


@cache
def chance_to_parry(margin: int, struck: tuple[int, ...] = (6,), parries: tuple[int, ...] = (6,)) -> float:
    """One die with DEF reaches one with ATT, so much higher."""
    die = open_die(parries)
    return sum([share * sum(die[max(face + margin, 0) :]) for face, share in enumerate(open_die(struck))])
