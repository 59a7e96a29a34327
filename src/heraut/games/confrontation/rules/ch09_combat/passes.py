"""IX-D. Passes of arms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from heraut.games.confrontation.answers import Commit, MasterStrike, Strike
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.numbers.battlefield import sides_of
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
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
        if t.listener is not None:
            t.tell("pass_begins", number=self.number)
        fighters = (self.lone, *self.others)
        if may_prepare(t, fighters):
            second, first = sides_of(t, self.acting(1)), sides_of(t, self.acting(0))
            window = Preparation((*second, *first), fighters=fighters)
            if window.wanted(t):
                return call(window, self.next_attack)
        return self.next_attack(t)

    def acting(self, camp: int) -> tuple[int, ...]:
        """CF-D-1. The camp that attacks first (0) and the other (1)."""
        return (self.lone,) if camp == self.first else self.others

    def next_attack(self, t: Battle) -> Arrow:
        """CF-D-1 CF-D-6 CF-D1-1 CF-D2-1 CF-D2-2 CF-D3-2 CF-D3-3. Attacks are due while there are dice and targets.

        They are named one at a time, in any order, and may not be given up.
        """
        ready = self.ready(t)
        if not ready:
            return self.next_camp(t)
        side = speaker(t, ready)
        mine = ready[side]
        if isinstance(mine[0], Commit) and all(isinstance(option, Commit) for option in mine):
            mine = (PASS, *mine)
        return ask(side, "choose_attack", mine, self.hear_attack)

    def ready(self, t: Battle) -> dict[int, tuple[Blow, ...]]:
        """CF-D3-3 CF-K-6. What each side of the camp can do now; who passed keeps the dice held back for later.

        A die held back is worth committing only if it can still strike in this pass.
        """
        figures = t.state.figures
        found: dict[int, tuple[Blow, ...]] = {}
        for who in self.acting(self.camp):
            figure = figures[who]
            if figure.attack or figure.unplaced:
                targets = self.targets(t, who)
                side = figure.side
                options = blows(t, who, targets) if figure.attack and targets else ()
                if figure.unplaced and figure.attack < len(targets) and side not in self.passed:
                    options += commits(t, who)
                if options:
                    found[side] = found[side] + options if side in found else options
        return found

    def next_camp(self, t: Battle) -> Arrow:
        """CF-D-1 CF-D3-1."""
        self.camp += 1
        return None if self.camp == 2 else self.next_attack(t)

    def targets(self, t: Battle, who: int) -> tuple[int, ...]:
        """CF-D-2 CF-D1-2 CF-D2-1 CF-D2-4 CF-D2-5 CF-E-1. Opponents of this combat not yet attacked in this pass."""
        figures = t.state.figures
        if who != self.lone:
            return () if who in self.struck or figures[self.lone].down else (self.lone,)
        found: tuple[int, ...] = ()
        for target in self.others:
            if target not in self.attacked and not figures[target].down:
                found += (target,)
        return found

    def hear_attack(self, t: Battle, choice: Blow) -> Arrow:
        """CF-D2-3 CF-D2-5 CF-E2-3 CF-K-8. One die an attack; a master strike costs two and rolls one."""
        if isinstance(choice, Decline):
            self.passed += (speaker(t, self.ready(t)),)
            return self.next_attack
        if isinstance(choice, Commit):
            commit_die(t, choice.fighter)
            return self.next_attack
        attacker, target, _ = choice
        master = isinstance(choice, MasterStrike)
        t.state.figures[attacker].attack -= MASTER_DICE if master else 1
        if attacker == self.lone:
            self.attacked += (target,)
        else:
            self.struck += (attacker,)
        return call(Attack(attacker, target, self.lone, self.others, master), self.next_attack)


def may_prepare(t: Battle, fighters: tuple[int, ...]) -> bool:
    """CF-K-19 CF-K-35 CF-K-54. Has anybody points, or an Extra limb?"""
    figures, cards = t.state.figures, t.content.fighters
    for who in fighters:
        figure = figures[who]
        if figure.points or "extra_limb" in cards[figure.fighter].skill:
            return True
    return False


def speaker(t: Battle, ready: dict[int, tuple[Blow, ...]]) -> int:
    """Of the sides that can do something, the first by the Tactics roll."""
    return next(iter(ready)) if len(ready) == 1 else min(ready, key=t.state.tactics.index)


def blows(t: Battle, who: int, targets: tuple[int, ...]) -> tuple[Blow, ...]:
    """CF-D-2 CF-D-3 CF-E-1 CF-K-8. The attacks of a fighter who has dice; the dead have none."""
    figure = t.state.figures[who]
    if figure.attack >= MASTER_DICE and "master_strike" in t.content.fighters[figure.fighter].skill:
        return (*strikes(who, targets), *[MasterStrike(who, target) for target in targets])
    return strikes(who, targets)


@lru_cache(maxsize=4096)
def strikes(who: int, targets: tuple[int, ...]) -> tuple[Blow, ...]:
    """One answer for each target, made once."""
    return tuple([Strike(who, target) for target in targets])


def commits(t: Battle, who: int) -> tuple[Commit, ...]:
    """CF-K-6."""
    figure = t.state.figures[who]
    return (Commit(who),) if figure.unplaced and not figure.down else ()


def commit_die(t: Battle, who: int) -> None:
    """CF-K-6 CF-E5-1 CF-E5-2. Placed at last, and counted like any other die put in attack."""
    figure = t.state.figures[who]
    figure.unplaced -= 1
    figure.attack += 1
    figure.placed_attack += 1
    t.tell("commits", who=who)
