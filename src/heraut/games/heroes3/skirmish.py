"""How a combat goes in the mean: everybody strikes in turn, each blow does what it does on average.

Nothing here is a rule.  Places on the board, abilities and single cards are left out; what counts is who strikes
first, who strikes back, and how long everybody stands.
"""

from __future__ import annotations

from math import exp

from heraut.games.heroes3.cards import Stats
from heraut.games.heroes3.content import Content
from heraut.games.heroes3.model import FEW, NEUTRAL, PACK, TOWER

MOST_ROUNDS = 6
WIDEST = 20
CLEAR = 3.0  # how sure a lead in what is left makes one of winning
DEFENSE = 0.35  # more damage that a unit takes for each point of defense
HELD = 0.5  # what a card in hand adds to a blow


def damage_in_the_mean(lead: int) -> float:
    """What a blow does whose attack is so much higher than the defense it meets."""
    return sum([max(lead + die, 0) for die in (-1, 0, 1)]) / 3


DAMAGE = {lead: damage_in_the_mean(lead) for lead in range(-WIDEST, WIDEST + 1)}

Numbers = tuple[int, int, int, int, bool]  # attack, defense, health, initiative, whether it shoots


class Fighting:
    """A unit in the middle of it.  `below`: the few that a pack becomes."""

    __slots__ = (
        "acted",
        "attack",
        "below",
        "defense",
        "health",
        "initiative",
        "shoots",
        "side",
        "struck_back",
        "whole",
    )

    def __init__(self, side: int, numbers: Numbers, below: Numbers | None, damage: int, acted: bool) -> None:
        self.side = side
        self.attack, self.defense, health, self.initiative, self.shoots = numbers
        self.health: float = health - damage
        self.below = below
        self.whole = self.health + (below[2] if below is not None else 0)
        self.acted = acted
        self.struck_back = False

    def left(self) -> float:
        return self.health + (self.below[2] if self.below is not None else 0)

    def suffer(self, damage: float) -> None:
        """Damage in the mean; a pack that is spent goes on as few."""
        self.health -= damage
        if self.health <= 0 and self.below is not None:
            self.attack, self.defense, health, self.initiative, self.shoots = self.below
            self.health += health
            self.below = None


class Skirmish:
    """Knows the numbers of every card."""

    def __init__(self, content: Content) -> None:
        self.numbers: dict[tuple[str, str], Numbers] = {}
        for unit in content.units.values():
            self.numbers[unit.id, FEW] = numbers(unit.few, unit.type)
            self.numbers[unit.id, PACK] = numbers(unit.pack, unit.type)
        for card in content.neutrals.values():
            self.numbers[card.id, NEUTRAL] = numbers(card.stats, card.type)
        tower = content.siege["arrow_tower"].stats
        if tower is not None:
            self.numbers["arrow_tower", TOWER] = numbers(tower, "ranged")

    def fighting(self, side: int, card: str, form: str, damage: int = 0, acted: bool = False) -> Fighting:
        below = self.numbers[card, FEW] if form == PACK else None
        return Fighting(side, self.numbers[card, form], below, damage, acted)

    def fight(self, troop: list[Fighting], rounds: int, cards: tuple[int, int] = (0, 0)) -> tuple[float, float]:
        """The shares of both sides that are left when one is wiped out or the rounds are over.

        The round under way is finished first: those who have acted wait for the next.  `cards`: blows that a card
        makes stronger.
        """
        held = list(cards)
        sides = [[one for one in troop if one.side == side] for side in (0, 1)]
        whole = [sum([one.whole for one in side]) for side in sides]
        for _ in range(min(rounds, MOST_ROUNDS)):
            for one in sorted([one for one in troop if not one.acted], key=lambda one: -one.initiative):
                foes = sides[1 - one.side]
                if one.health <= 0 or not foes:
                    continue
                self.strike(one, foes, held)
                for side in (0, 1):
                    if any(fallen.health <= 0 for fallen in sides[side]):
                        sides[side] = [fallen for fallen in sides[side] if fallen.health > 0]
            if not sides[0] or not sides[1]:
                break
            for one in troop:
                one.acted = one.struck_back = False
        left = [
            sum([one.left() for one in side]) / whole[place] if whole[place] else 0.0
            for place, side in enumerate(sides)
        ]
        return left[0], left[1]

    def strike(self, one: Fighting, foes: list[Fighting], held: list[int]) -> None:
        """One blow at whoever falls soonest by it, and one back."""
        best, target = -1.0, foes[0]
        for foe in foes:
            worth = DAMAGE[one.attack - foe.defense] * (foe.attack + 1) / foe.left()
            if worth > best:
                best, target = worth, foe
        damage = DAMAGE[one.attack - target.defense]
        if held[one.side] > 0:
            held[one.side] -= 1
            damage += HELD
        target.suffer(damage)
        if target.health > 0 and not target.struck_back and not one.shoots:
            target.struck_back = True
            one.suffer(DAMAGE[target.attack - one.defense] * (0.5 if target.shoots else 1.0))


def numbers(stats: Stats, kind: str) -> Numbers:
    return stats.attack, stats.defense, stats.health, stats.initiative, kind == "ranged"


def odds(left: tuple[float, float]) -> float:
    """How likely the first side wins, when in the mean so much is left of each."""
    return 1 / (1 + exp(CLEAR * (left[1] - left[0])))


def balance(troop: list[Fighting]) -> float:
    """The same by what both sides deal and take as they stand: it tells small differences."""
    deals, takes = [0.0, 0.0], [0.0, 0.0]
    for one in troop:
        deals[one.side] += one.attack
        takes[one.side] += one.left() * (1 + DEFENSE * one.defense)
    mine, theirs = deals[0] * takes[0], deals[1] * takes[1]
    return mine / (mine + theirs) if mine else 0.0
