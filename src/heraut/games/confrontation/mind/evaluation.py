"""How each side stands: what bots think with.

Nothing here is a rule.  What the fights under way will cost is worked out in the mean, blow by blow: each fighter is so
likely to stand at each wound level, and strikes as far as it still stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt, tanh

from heraut.games.confrontation.mind.average_blow import RANK, WORTH_PARRYING, Harm, chance_to_parry
from heraut.games.confrontation.model import Battle, Fight, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import contacts
from heraut.games.confrontation.numbers.values import value
from heraut.games.confrontation.printed.content import Content
from heraut.games.confrontation.rules.ch02_wounds import row_shift
from heraut.games.confrontation.rules.ch09_combat.combat import LONE, Combat, combat_dice
from heraut.games.confrontation.rules.ch09_combat.melees import Split, already_a_combat, melees, splits
from heraut.games.confrontation.rules.ch09_combat.order import SpeakingTurns
from heraut.games.confrontation.rules.ch09_combat.pursuit import SpeakingTurn

WORTH = (1.0, 0.75, 0.5, 0.25, 0.0)  # of a figure's PA, by its wound: as the winner is judged
EARLY, LATE = 2.5, 7.0  # how much a lead means at first, and to one figure in the last turn: fitted to finished games
WON = 0.9  # the rest says by how much
MOST_PASSES = 8
FARTHEST = 1  # turns after this one in which a combat is thought to go on
MOST_KEPT = 20_000
OUT = 0.02  # whoever stands less likely than this is out of the fight

Levels = list[float]


class Fighter:
    """A fighter of a combat, in the mean."""

    __slots__ = ("ATT", "DEF", "FOR", "RES", "attack", "defence", "levels", "rank", "stunned", "sustains", "who")

    def __init__(self, t: Battle, who: FigureId) -> None:
        figure = t.state.figures[who]
        self.who = who
        self.rank = RANK[figure.wound]
        self.levels: Levels = [0.0] * len(WORTH)  # how likely it is at each wound level, the last being death
        self.levels[self.rank] = 1.0
        self.stunned = 0.0  # how likely it has been stunned by now
        self.attack, self.defence = figure.attack, float(figure.defence)
        self.sustains = t.state.has(who, "sustained_defence")
        self.ATT, self.DEF = value(t, who, "ATT"), value(t, who, "DEF")
        self.FOR, self.RES = value(t, who, "FOR"), value(t, who, "RES")

    def loss(self) -> float:
        """The share of itself that it has lost, in the mean."""
        return WORTH[self.rank] - sum([chance * worth for chance, worth in zip(self.levels, WORTH, strict=True)])

    def worn(self) -> int:
        """How much worse it is by now, in the mean: each level costs a point of nearly everything, a stun one more."""
        _, light, serious, critical, dead = self.levels
        alive = 1 - dead
        return round((light + 2 * serious + 3 * critical) / alive + self.stunned) - self.rank if alive > OUT else 0


class Judge:
    """Judges battles by the content they are fought with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.harm = Harm(content)
        self.clashes: dict[object, dict[FigureId, float]] = {}

    def evaluate(self, t: Battle) -> tuple[float, ...]:
        """By how much each side leads what the best of the others has left, and how much that means by now."""
        state, cards = t.state, self.content.fighters
        over = state.pending is None
        lost = {} if over else self.losses_to_come(t)
        left, whole = [0.0] * state.sides, 0.0
        for who, figure in state.figures.items():
            points = cards[figure.fighter].PA
            whole += points
            if not figure.down:
                left[figure.side] += points * (WORTH[RANK[figure.wound]] - lost.get(who, 0.0))
        leads = [(mine - max(left[:side] + left[side + 1 :])) / whole for side, mine in enumerate(left)]
        if over:
            return tuple([((lead > 0) - (lead < 0)) * WON + lead * (1 - WON) for lead in leads])
        weight = max(EARLY, LATE * sqrt(len(state.figures)) * (state.turn / state.turns) ** 1.5)
        return tuple([WON * tanh(weight * lead) for lead in leads])

    def losses_to_come(self, t: Battle) -> dict[FigureId, float]:
        """For each figure in a combat, the share of it that will be lost there."""
        lost: dict[FigureId, float] = {}
        for fight, combat in fights_to_come(t):
            lost.update(self.clash(t, fight, combat) if combat else self.clash_to_come(t, fight))
        return lost

    def clash_to_come(self, t: Battle, fight: Fight) -> dict[FigureId, float]:
        """A combat that has not begun depends only on who fights and in what state: most are met again and again."""
        figures, held = t.state.figures, t.state.modifiers
        key = (
            fight,
            t.state.edition,
            turns_ahead(t),
            *[(figures[who].fighter, figures[who].wound, figures[who].down, held.get(who)) for who in fight.others],
            (figures[fight.lone].fighter, figures[fight.lone].wound, figures[fight.lone].down, held.get(fight.lone)),
        )
        known = self.clashes.get(key)
        if known is None:
            if len(self.clashes) >= MOST_KEPT:
                self.clashes.clear()
            known = self.clashes[key] = self.clash(t, fight, None)
        return known

    def clash(self, t: Battle, fight: Fight, combat: Combat | None) -> dict[FigureId, float]:
        """The passes of a combat, as they go in the mean."""
        figures = t.state.figures
        others = [who for who in fight.others if not figures[who].down]
        if figures[fight.lone].down or not others:
            return {}
        one, many = [Fighter(t, fight.lone)], [Fighter(t, who) for who in others]
        camps = (one, many) if lone_first(t, fight.lone, others, combat) else (many, one)
        self.fight(t, camps, fresh=combat is None)
        for _ in range(turns_ahead(t)):
            self.fight(t, camps, fresh=True)
        return {fighter.who: fighter.loss() for fighter in (*one, *many)}

    def fight(self, t: Battle, camps: tuple[list[Fighter], list[Fighter]], fresh: bool) -> None:
        """One combat: the passes there are dice for."""
        first, second = camps
        for camp, foes in ((first, second), (second, first)):
            for fighter in camp:
                self.place(t, fighter, foes, fresh)
        for _ in range(MOST_PASSES):
            if not self.strike_all(t, first, second) + self.strike_all(t, second, first):
                break

    def strike_all(self, t: Battle, camp: list[Fighter], foes: list[Fighter]) -> int:
        """One pass of one camp: each fighter strikes each foe once, as long as it has dice."""
        struck = 0
        for fighter in camp:
            for foe in foes:
                if fighter.attack and fighter.levels[-1] < 1 - OUT and foe.levels[-1] < 1 - OUT:
                    fighter.attack -= 1
                    struck += 1
                    self.blow(t, fighter, foe)
        return struck

    def place(self, t: Battle, fighter: Fighter, foes: list[Fighter], fresh: bool) -> None:
        """Dice not placed yet are thought half in attack, half in defence; all in attack where parries are unlikely."""
        figure = t.state.figures[fighter.who]
        free = figure.unplaced
        if fresh:
            fighter.attack, fighter.defence, fighter.sustains, fighter.stunned = 0, 0.0, False, 0.0
            free = combat_dice(t, fighter.who, len(foes))
        if free:
            parried = sum([self.parry(t, foe, fighter) for foe in foes]) / len(foes)
            kept = free // 2 if parried > WORTH_PARRYING else 0
            fighter.attack += free - kept
            fighter.defence += kept

    def parry(self, t: Battle, fighter: Fighter, foe: Fighter) -> float:
        """How likely one die of the foe parries a blow of the fighter."""
        figures, cards = t.state.figures, self.content.fighters
        margin = fighter.ATT - fighter.worn() - foe.DEF + foe.worn()
        struck, parries = cards[figures[fighter.who].fighter].opens["ATT"], cards[figures[foe.who].fighter].opens["DEF"]
        return chance_to_parry(margin, struck, parries)

    def blow(self, t: Battle, fighter: Fighter, foe: Fighter) -> None:
        """One attack, parried with one die as long as there are any."""
        figures = t.state.figures
        hit = 1 - fighter.levels[-1]
        if foe.defence > 0:
            parried = self.parry(t, fighter, foe) * min(foe.defence, 1)
            if not foe.sustains:
                foe.defence -= hit * (1 - foe.levels[-1])
            hit *= 1 - parried
        hop = self.harm.hop(
            fighter.FOR - fighter.worn() - foe.RES,
            row_shift(t, fighter.who, foe.who),
            figures[fighter.who].fighter,
            figures[foe.who].fighter,
        )
        after = [p * (1 - hit) for p in foe.levels]
        for p, chances in zip(foe.levels, hop.levels, strict=True):
            if p:
                p *= hit
                for rank, chance in enumerate(chances):
                    after[rank] += p * chance
        foe.levels = after
        foe.stunned += hit * hop.stuns * (1 - foe.stunned)


def turns_ahead(t: Battle) -> int:
    """Turns after this one in which those who fight now are thought to go on."""
    return min(t.state.turns - t.state.turn, FARTHEST)


def fights_to_come(t: Battle) -> Iterator[tuple[Fight, Combat | None]]:
    """The combat under way, those that wait, and those that the contacts will lead to, cut as best one can tell."""
    phase = False
    for section in t.state.agenda:
        if isinstance(section, Combat):
            yield Fight(section.lone, section.others), section
        elif isinstance(section, Split):
            yield from [(fight, None) for fight in [*section.fights, *one_split(t, section.left)]]
        elif isinstance(section, SpeakingTurn):
            yield from [(fight, None) for fight in section.born]
        elif isinstance(section, SpeakingTurns):
            phase = True
    if phase:
        yield from [(fight, None) for fight in t.state.combats]
    elif not t.within(Split):
        for melee in melees(contacts(t)):
            yield from [(fight, None) for fight in one_split(t, melee)]


def one_split(t: Battle, group: Figures) -> Sequence[Fight]:
    """One way to cut a melee into combats, if it must be cut."""
    if not group:
        return ()
    touching = contacts(t, group)
    one = already_a_combat(group, touching)
    return (one,) if one is not None else next(splits(group, touching))


def lone_first(t: Battle, lone: FigureId, others: Sequence[FigureId], combat: Combat | None) -> bool:
    """Who strikes first: as it was tested, or whoever has the better Initiative."""
    if combat is not None and combat.tested:
        return combat.first == LONE
    return value(t, lone, "INI") >= max([value(t, who, "INI") for who in others]) + len(others) - 1
