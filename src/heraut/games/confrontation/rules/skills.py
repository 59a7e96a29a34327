"""Skills that give points or change a pass, and the windows in which they are used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import Boost, Mutate, Rage, Swap
from heraut.games.confrontation.model import D6, Battle, FigureId, Figures
from heraut.games.confrontation.rules.requirements import fallen, lacks, not_in_combat, not_ours, of
from heraut.kernel import PASS, Arrow, Option, Reason, Section, Window, ask, roll

MUTATION_STATS = ("MOU", "INI", "ATT", "FOR", "DEF", "RES")  # CF-K-54
CONCENTRATION_STATS = ("INI", "ATT", "FOR", "DEF")  # CF-K-19 (ruling)
MOST_MUTATION = 2  # CF-K-54: points in one characteristic, and X more if positive
PA_PER_MUTATION_DIE = 100
INITIATIVE_STATS, PASS_STATS = ("INI",), ("ATT", "DEF", "FOR", "RES")
MOVE_STATS = ("MOU",)


def boosts(t: Battle, who: FigureId, moment: tuple[str, ...]) -> list[Boost]:
    """CF-K-19 CF-K-54. Where this fighter may put a point now."""
    figure = t.state.figures[who]
    if not figure.points or figure.down:
        return []
    return [Boost(who, stat) for stat in boost_stats(t, who) if stat in moment and most_points(t, who, stat) is None]


def boost_stats(t: Battle, who: FigureId) -> tuple[str, ...]:
    """CF-K-19 CF-K-54. The characteristics that the points of this fighter may go to."""
    mutagenic = "mutagenic" in t.content.fighters[t.state.figures[who].fighter].skill
    return MUTATION_STATS if mutagenic else CONCENTRATION_STATS


def cannot_boost(t: Battle, who: FigureId, stat: str, moment: tuple[str, ...]) -> Reason | None:
    """CF-K-19 CF-K-54. A point is left, for a characteristic of this skill, at its moment, and not too many there."""
    figure = t.state.figures[who]
    skill = t.content.fighters[figure.fighter].skill
    if "mutagenic" not in skill and "concentration" not in skill:
        return of(who, "no-points-ever", "CF-K-19", "CF-K-54")
    rules = ("CF-K-54",) if "mutagenic" in skill else ("CF-K-19",)
    if not figure.points:
        return Reason("no-points", rules, who=who)
    if stat not in boost_stats(t, who):
        return Reason("not-this-number", rules, who=who, stat=stat, stats=boost_stats(t, who))
    if stat not in moment:
        return Reason("another-moment", rules, who=who, stat=stat, kind=stat)
    return most_points(t, who, stat)


def most_points(t: Battle, who: FigureId, stat: str) -> Reason | None:
    """CF-K-54. No characteristic takes more than so many points of a mutation."""
    skill = t.content.fighters[t.state.figures[who].fighter].skill
    if "mutagenic" not in skill:
        return None
    most = MOST_MUTATION + max(int(skill["mutagenic"]), 0)
    full = boosted(t, who, stat) >= most
    return Reason("most-points", ("CF-K-54",), who=who, stat=stat, most=most) if full else None


def boosted(t: Battle, who: FigureId, stat: str) -> int:
    """The points that this fighter has put there."""
    status, points = f"boost_{stat}", 0
    for held in t.state.modifiers.get(who, ()):
        if held.status == status:
            points += held.amount
    return points


def spend_point(t: Battle, choice: Boost) -> None:
    """CF-K-19 CF-K-54. One point, for the rest of the turn."""
    t.state.figures[choice.fighter].points -= 1
    t.state.gain(choice.fighter, f"boost_{choice.stat}", "turn", 1)
    t.tell("boost", who=choice.fighter, stat=choice.stat)


def cannot_rage(t: Battle, who: FigureId) -> Reason | None:
    """CF-K-32. Whoever has yet to place its dice when Initiative comes announces its fury before the test."""
    figure = t.state.figures[who]
    placed = figure.placed_attack or figure.placed_defence or not figure.unplaced
    wrong = lacks(t, who, "battle_fury") or not_calm(t, who)
    return wrong or (of(who, "placed-already", "CF-C4-7", "CF-K-32") if placed else None)


def not_calm(t: Battle, who: FigureId) -> Reason | None:
    """CF-X-6 CF-K-32. In rout or in fury there is nothing left to decide about the dice."""
    if t.state.has(who, "routing"):
        return Reason("routing", ("CF-X-6",), who=who)
    return Reason("fury", ("CF-K-32",), who=who) if t.state.has(who, "fury") else None


def cannot_swap(t: Battle, who: FigureId) -> Reason | None:
    """CF-K-35. Once a pass."""
    wrong = lacks(t, who, "extra_limb")
    return wrong or (Reason("swapped", ("CF-K-35",), who=who) if t.state.has(who, "swapped") else None)


def fly_into_fury(t: Battle, who: FigureId) -> None:
    """CF-K-32. One combat die more; all of them go to attack, until the end of the turn."""
    t.state.figures[who].unplaced += 1
    t.state.gain(who, "fury", "turn")
    t.tell("fury", who=who)


@dataclass(slots=True)
class Spend(Section):
    """One point spent, one pair of characteristics swapped, or a fury announced."""

    fighter: FigureId
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

    fighters: Figures = ()
    moment: str = "pass"

    def question(self) -> str:
        return "prepare_initiative" if self.moment == "initiative" else "prepare_pass"

    def start(self, t: Battle) -> Arrow:
        """CF-P-3. Each in turn, until all have passed."""
        if self.passes >= len(self.seats):
            return None
        return ask(self.seats[self.turn], self.question(), self.choices, self.hear, otherwise=self.next_seat)

    def choices(self, t: Battle) -> list[Option]:
        """CF-K-19 CF-K-32 CF-K-35 CF-K-54. Nothing, or one skill of one fighter, if there is any to use."""
        reactions = self.reactions(t, self.seats[self.turn])
        return [PASS, *reactions] if reactions else []

    def reactions(self, t: Battle, seat: int) -> Sequence[Option]:
        """CF-K-19 CF-K-35. ATT and DEF only at the start of a pass."""
        found: list[Option] = []
        stats = self.stats()
        for who in self.fighters:
            figure = t.state.figures[who]
            if figure.side != seat or figure.down:
                continue
            found += boosts(t, who, stats)
            skill = t.content.fighters[figure.fighter].skill
            if self.moment == "initiative":
                if "battle_fury" in skill and cannot_rage(t, who) is None:
                    found.append(Rage(who))
            elif "extra_limb" in skill and cannot_swap(t, who) is None:
                found.append(Swap(who))
        return found

    def stats(self) -> tuple[str, ...]:
        """CF-K-19 CF-K-54. What points may go to at this moment."""
        return INITIATIVE_STATS if self.moment == "initiative" else PASS_STATS

    def wishes(self, t: Battle) -> list[Option]:
        """Every point and skill of the fighters of this combat; a point of everybody else."""
        found: list[Option] = []
        for who in self.fighters:
            skill = t.content.fighters[t.state.figures[who].fighter].skill
            found += [Boost(who, stat) for stat in boost_stats(t, who)]
            found += [Rage(who)] if "battle_fury" in skill else []
            found += [Swap(who)] if "extra_limb" in skill else []
        return [*found, *[Boost(who, "INI") for who in t.state.figures if who not in self.fighters]]

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-K-19 CF-K-32 CF-K-35. Fury is for Initiative, a swap for a pass."""
        if not isinstance(wish, (Boost, Rage, Swap)):
            return None
        who, rules = wish.fighter, ("CF-K-19", "CF-K-35", "CF-K-54")
        wrong = fallen(t, who) or not_in_combat(who, self.fighters) or not_ours(t, self.seats[self.turn], who, *rules)
        if wrong is not None:
            return wrong
        if isinstance(wish, Boost):
            return cannot_boost(t, who, wish.stat, self.stats())
        initiative = self.moment == "initiative"
        if isinstance(wish, Rage):
            late = None if initiative else Reason("after-initiative", ("CF-K-32",), who=who)
            return lacks(t, who, "battle_fury") or late or cannot_rage(t, who)
        soon = Reason("swap-later", ("CF-K-35",), who=who) if initiative else None
        return lacks(t, who, "extra_limb") or soon or cannot_swap(t, who)

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
    given: Figures = ()

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
        return ask(self.side, "share_mutation", self.takers, self.hear, otherwise=self.mutate)

    def takers(self, t: Battle) -> list[Mutate]:
        """CF-K-54. Any bearer without a die yet, while there are dice."""
        return [Mutate(who) for who in self.bearers(t) if who not in self.given] if self.dice else []

    def wishes(self, t: Battle) -> list[Mutate]:
        return [Mutate(who) for who in t.state.figures]

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-K-54. One of ours that is Mutagenic, and one die each."""
        if not isinstance(wish, Mutate):
            return None
        who = wish.fighter
        wrong = not_ours(t, self.side, who, "CF-K-54") or lacks(t, who, "mutagenic")
        return wrong or (Reason("has-die", ("CF-K-54",), who=who) if who in self.given else None)

    def hear(self, t: Battle, choice: Mutate) -> Arrow:
        """CF-K-54."""
        *rest, die = self.dice
        figure = t.state.figures[choice.fighter]
        figure.points = max(0, die + int(t.content.fighters[figure.fighter].skill["mutagenic"]))
        t.tell("mutates", who=choice.fighter, points=figure.points)
        self.dice, self.given = tuple(rest), (*self.given, choice.fighter)
        return self.share

    def bearers(self, t: Battle) -> list[FigureId]:
        figures, cards = t.state.figures, t.content.fighters
        return [
            who
            for who, figure in figures.items()
            if figure.side == self.side and not figure.down and "mutagenic" in cards[figure.fighter].skill
        ]
