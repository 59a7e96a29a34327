"""Skills that give points or change a pass, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import Boost, Mutate, Rage, Swap
from heraut.games.confrontation.model import D6, Battle
from heraut.kernel import Arrow, Option, Section, Window, ask, roll

MUTATION_STATS = ("MOU", "INI", "ATT", "FOR", "DEF", "RES")  # CF-K-54
CONCENTRATION_STATS = ("INI", "ATT", "FOR", "DEF")  # CF-K-19 (ruling)
MOST_MUTATION = 2  # CF-K-54: points in one characteristic, and X more if positive
PA_PER_MUTATION_DIE = 100
PASS_STATS = ("ATT", "DEF", "FOR", "RES")


def boosts(t: Battle, who: int, moment: tuple[str, ...]) -> list[Boost]:
    """CF-K-19 CF-K-54. Where this fighter may put a point now."""
    figure = t.state.figures[who]
    if not figure.points or figure.down:
        return []
    skill = t.content.fighters[figure.fighter].skill
    if "mutagenic" in skill:
        most = MOST_MUTATION + max(int(skill["mutagenic"]), 0)
        return [Boost(who, stat) for stat in MUTATION_STATS if stat in moment and boosted(t, who, stat) < most]
    return [Boost(who, stat) for stat in CONCENTRATION_STATS if stat in moment]


def move_boosts(t: Battle, who: int) -> list[Boost]:
    """CF-K-54."""
    return boosts(t, who, ("MOU",))


def boosted(t: Battle, who: int, stat: str) -> int:
    return sum([held.amount for held in t.state.modifiers.get(who, ()) if held.status == f"boost_{stat}"])


def spend_point(t: Battle, choice: Boost) -> None:
    """CF-K-19 CF-K-54. One point, for the rest of the turn."""
    t.state.figures[choice.fighter].points -= 1
    t.state.gain(choice.fighter, f"boost_{choice.stat}", "turn", 1)
    t.tell("boost", who=choice.fighter, stat=choice.stat)


def may_rage(t: Battle, who: int) -> bool:
    """CF-K-32. Whoever has yet to place its dice when Initiative comes announces its fury before the test."""
    figure = t.state.figures[who]
    if "battle_fury" not in t.content.fighters[figure.fighter].skill or not figure.unplaced:
        return False
    placed = figure.placed_attack or figure.placed_defence
    return not placed and not t.state.has(who, "fury") and not t.state.has(who, "routing")


def fly_into_fury(t: Battle, who: int) -> None:
    """CF-K-32. One combat die more; all of them go to attack, until the end of the turn."""
    t.state.figures[who].unplaced += 1
    t.state.gain(who, "fury", "turn")
    t.tell("fury", who=who)


@dataclass(slots=True)
class Spend(Section):
    """One point spent, one pair of characteristics swapped, or a fury announced."""

    fighter: int
    stat: str

    def start(self, t: Battle) -> Arrow:
        """CF-K-35."""
        if self.stat == "swap":
            t.state.gain(self.fighter, "swapped", "pass")
            t.tell("swap", who=self.fighter)
        elif self.stat == "fury":
            fly_into_fury(t, self.fighter)
        else:
            spend_point(t, Boost(self.fighter, self.stat))
        return None


@dataclass(slots=True)
class Preparation(Window):
    """CF-P-3 CF-K-19 CF-K-32 CF-K-35 CF-K-54. Before Initiative or at the start of a pass: who wants to use a skill?"""

    fighters: tuple[int, ...] = ()
    moment: str = "pass"

    def question(self) -> str:
        return "prepare_initiative" if self.moment == "initiative" else "prepare_pass"

    def reactions(self, t: Battle, seat: int) -> Sequence[Option]:
        """CF-K-19 CF-K-35. ATT and DEF only at the start of a pass."""
        found: list[Option] = []
        for who in self.fighters:
            figure = t.state.figures[who]
            if figure.side != seat or figure.down:
                continue
            if self.moment == "initiative":
                found += boosts(t, who, ("INI",))
                if may_rage(t, who):
                    found.append(Rage(who))
                continue
            found += boosts(t, who, PASS_STATS)
            limb = "extra_limb" in t.content.fighters[figure.fighter].skill
            if limb and not t.state.has(who, "swapped"):
                found.append(Swap(who))
        return found

    def reaction(self, t: Battle, choice: Option) -> Spend:
        if isinstance(choice, Rage):
            return Spend(choice.fighter, "fury")
        return Spend(choice.fighter, "swap" if isinstance(choice, Swap) else choice.stat)


@dataclass(slots=True)
class StartOfTurn(Section):
    """CF-K-19 CF-K-54. Points of the turn: Concentration's are printed, Mutagenic's are rolled and shared out."""

    side: int = 0
    dice: tuple[int, ...] = ()
    thrown: bool = False
    given: tuple[int, ...] = ()

    def start(self, t: Battle) -> Arrow:
        """CF-K-19."""
        for figure in t.state.figures.values():
            concentration = t.content.fighters[figure.fighter].skill.get("concentration", 0)
            figure.points = 0 if figure.down else int(concentration)
        return self.mutate

    def mutate(self, t: Battle) -> Arrow:
        """CF-K-54. One die for each started 100 PA of bearers."""
        if self.side == t.state.sides:
            return None
        value = sum([t.content.fighters[t.state.figures[who].fighter].PA for who in self.bearers(t)])
        if not value or self.thrown:
            self.side, self.thrown, self.given = self.side + 1, False, ()
            return self.mutate
        return roll(D6, "mutation", self.read, -(-value // PA_PER_MUTATION_DIE))

    def read(self, t: Battle, faces: tuple[int, ...]) -> Arrow:
        """CF-K-54. A natural 1 gives nothing; a 6 is not rolled again."""
        self.thrown = True
        self.dice = tuple([face for face in faces if face > 1])
        t.tell("mutation", side=self.side, rolled=faces)
        return self.share

    def share(self, t: Battle) -> Arrow:
        """CF-K-54. Each die goes to one bearer, the best die first (ruling)."""
        free = [Mutate(who) for who in self.bearers(t) if who not in self.given]
        if not self.dice or not free:
            return self.mutate
        return ask(self.side, "share_mutation", free, self.hear)

    def hear(self, t: Battle, choice: Mutate) -> Arrow:
        """CF-K-54."""
        *rest, die = self.dice
        figure = t.state.figures[choice.fighter]
        figure.points = max(0, die + int(t.content.fighters[figure.fighter].skill["mutagenic"]))
        t.tell("mutates", who=choice.fighter, points=figure.points)
        self.dice, self.given = tuple(rest), (*self.given, choice.fighter)
        return self.share

    def bearers(self, t: Battle) -> list[int]:
        figures, cards = t.state.figures, t.content.fighters
        return [
            who
            for who, figure in figures.items()
            if figure.side == self.side and not figure.down and "mutagenic" in cards[figure.fighter].skill
        ]
