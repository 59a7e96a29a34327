"""IX-D. Passes of arms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from heraut.games.confrontation.battlefield import sides_of
from heraut.games.confrontation.model import Battle, Commit, MasterStrike, Strike
from heraut.games.confrontation.rules.ch09_e_attack import Attack
from heraut.games.confrontation.rules.skills import Preparation
from heraut.kernel import PASS, Arrow, Section, ask, call
from heraut.kernel import Pass as Decline

MASTER_DICE = 2  # CF-K-8
Blow = Strike | MasterStrike | Commit | Decline


@dataclass(slots=True)
class Pass(Section):
    """IX-D. One pass of arms.

    (skills used at the start of a pass) → the camp that won Initiative attacks, one attack at a time ⟲
       → the other camp ⟲ → end
    """

    lone: int
    others: tuple[int, ...]
    first: int
    number: int = 1
    camp: int = 0
    struck: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()

    def ends(self) -> str:
        return "pass"

    def start(self, t: Battle) -> Arrow:
        """CF-P-3 CF-K-19 CF-K-35. The loser of Initiative announces first."""
        t.tell("pass_begins", number=self.number)
        figures, cards = t.state.figures, t.content.fighters
        fighters = (self.lone, *self.others)
        if any(figures[who].points or "extra_limb" in cards[figures[who].fighter].skill for who in fighters):
            second, first = sides_of(t, self.acting(1)), sides_of(t, self.acting(0))
            window = Preparation((*second, *first), fighters=fighters)
            if window.wanted(t):
                return call(window, self.next_attack)
        return self.next_attack

    def acting(self, camp: int) -> tuple[int, ...]:
        """CF-D-1. The camp that attacks first (0) and the other (1)."""
        return (self.lone,) if camp == self.first else self.others

    def next_attack(self, t: Battle) -> Arrow:
        """CF-D-1 CF-D-6 CF-D1-1 CF-D2-1 CF-D2-2 CF-D3-2 CF-D3-3. Attacks are due while there are dice and targets.

        They are named one at a time, in any order, and may not be given up.
        """
        ready = self.ready(t)
        if not ready:
            return self.next_camp
        side = speaker(t, ready)
        mine = ready[side]
        if isinstance(mine[0], Commit) and all(isinstance(option, Commit) for option in mine):
            mine.insert(0, PASS)
        return ask(side, "choose_attack", mine, self.hear_attack)

    def ready(self, t: Battle) -> dict[int, list[Blow]]:
        """CF-D3-3 CF-K-6. What each side of the camp can do now; who passed keeps the dice held back for later."""
        figures = t.state.figures
        found: dict[int, list[Blow]] = {}
        for who in self.acting(self.camp):
            figure = figures[who]
            if figure.attack or figure.unplaced:
                options: list[Blow] = [*self.blows(t, who)]
                if figure.unplaced and figure.side not in self.passed:
                    options += self.held_back(t, who)
                if options:
                    found.setdefault(figure.side, []).extend(options)
        return found

    def next_camp(self, t: Battle) -> Arrow:
        """CF-D-1 CF-D3-1."""
        self.camp += 1
        return None if self.camp == 2 else self.next_attack

    def targets(self, t: Battle, who: int) -> list[int]:
        """CF-D-2 CF-D1-2 CF-D2-1 CF-D2-4 CF-D2-5 CF-E-1. Opponents of this combat not yet attacked in this pass."""
        figures = t.state.figures
        if who == self.lone:
            return [target for target in self.others if not figures[target].down and target not in self.attacked]
        return [] if who in self.struck or figures[self.lone].down else [self.lone]

    def blows(self, t: Battle, who: int) -> list[Strike | MasterStrike]:
        """CF-D-2 CF-D-3 CF-E-1 CF-K-8. The attacks this fighter can make now; the dead make none."""
        figure = t.state.figures[who]
        if not figure.attack:
            return []
        found: list[Strike | MasterStrike] = [strike(who, target) for target in self.targets(t, who)]
        if figure.attack >= MASTER_DICE and "master_strike" in t.content.fighters[figure.fighter].skill:
            found += [MasterStrike(who, target) for target in self.targets(t, who)]
        return found

    def held_back(self, t: Battle, who: int) -> list[Commit]:
        """CF-K-6. A die held back is worth committing only if it can still strike in this pass."""
        figure = t.state.figures[who]
        if figure.unplaced and figure.attack < len(self.targets(t, who)):
            return commits(t, who)
        return []

    def hear_attack(self, t: Battle, choice: Blow) -> Arrow:
        """CF-D2-3 CF-D2-5 CF-E2-3 CF-K-8. One die an attack; a master strike costs two and rolls one."""
        if isinstance(choice, Decline):
            self.passed += (speaker(t, self.ready(t)),)
            return self.next_attack
        if isinstance(choice, Commit):
            commit_die(t, choice.fighter)
            return self.next_attack
        master = isinstance(choice, MasterStrike)
        t.state.figures[choice.attacker].attack -= MASTER_DICE if master else 1
        if choice.attacker == self.lone:
            self.attacked += (choice.target,)
        else:
            self.struck += (choice.attacker,)
        return call(Attack(choice.attacker, choice.target, self.lone, self.others, master), self.next_attack)


def speaker(t: Battle, ready: dict[int, list[Blow]]) -> int:
    """Of the sides that can do something, the first by the Tactics roll."""
    return next(iter(ready)) if len(ready) == 1 else next(side for side in t.state.tactics if side in ready)


@cache
def strike(attacker: int, target: int) -> Strike:
    return Strike(attacker, target)


def commits(t: Battle, who: int) -> list[Commit]:
    """CF-K-6."""
    figure = t.state.figures[who]
    return [Commit(who)] if figure.unplaced and not figure.down else []


def commit_die(t: Battle, who: int) -> None:
    """CF-K-6."""
    figure = t.state.figures[who]
    figure.unplaced -= 1
    figure.attack += 1
    t.tell("commits", who=who)
