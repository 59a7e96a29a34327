"""IX-D. Passes of arms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from heraut.games.confrontation.answers import Commit, MasterStrike, Strike
from heraut.games.confrontation.model import Battle, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import sides_of
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.requirements import fallen, lacks, not_in_combat, not_ours, of
from heraut.games.confrontation.rules.skills import Preparation
from heraut.kernel import PASS, Arrow, Option, Reason, Section, ask_any, call
from heraut.kernel import Pass as Decline

MASTER_DICE = 2  # CF-K-8
Blow = Strike | MasterStrike | Commit | Decline


@dataclass(slots=True)
class Pass(Section):
    """IX-D. One pass of arms.

    (skills used at the start of a pass) → the camp that won Initiative attacks, one attack at a time ⟲
       → the other camp ⟲ → end
    """

    lone: FigureId
    others: Figures
    first: int
    number: int = 1
    camp: int = 0
    struck: Figures = ()
    attacked: Figures = ()
    passed: tuple[int, ...] = ()

    def ends(self) -> str:
        return "pass"

    def start(self, t: Battle) -> Arrow:
        """CF-P-3 CF-K-19 CF-K-35. The loser of Initiative announces first."""
        t.tell("pass_begins", number=self.number)
        fighters = (self.lone, *self.others)
        if may_prepare(t, fighters):
            second, first = sides_of(t, self.acting(1)), sides_of(t, self.acting(0))
            window = Preparation((*second, *first), fighters=fighters)
            if window.wanted(t):
                return call(window, self.next_attack)
        return self.next_attack

    def acting(self, camp: int) -> Figures:
        """CF-D-1. The camp that attacks first (0) and the other (1)."""
        return (self.lone,) if camp == self.first else self.others

    def next_attack(self, t: Battle) -> Arrow:
        """CF-D-6 CF-D3-2. Attacks are named one at a time, in any order."""
        return ask_any("choose_attack", self.due, self.hear_attack, otherwise=self.next_camp)

    def due(self, t: Battle) -> dict[int, tuple[Blow, ...]]:
        """CF-D-1 CF-D-2 CF-D-6 CF-D1-1 CF-D2-1 CF-D2-2 CF-D3-3. Attacks are due while there are dice and targets.

        They may not be given up; only a die held back may wait.
        """
        ready = self.ready(t)
        if len(ready) > 1:
            first = self.speaker(t)
            ready = {first: ready[first]}
        for side, mine in ready.items():
            if isinstance(mine[0], Commit) and all(isinstance(option, Commit) for option in mine):
                ready[side] = (PASS, *mine)
        return ready

    def speaker(self, t: Battle) -> int:
        """CF-D-1. Of the sides of the camp that can do something, the first by the Tactics roll."""
        sides, ready = sides_of(t, self.acting(self.camp)), self.ready(t)
        return next((side for side in sides if side in ready), sides[0])

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
        return None if self.camp == 2 else self.next_attack

    def targets(self, t: Battle, who: FigureId) -> Figures:
        """CF-D-2 CF-D1-2 CF-D2-1 CF-D2-4 CF-D2-5 CF-E-1. Opponents of this combat not yet attacked in this pass."""
        figures = t.state.figures
        if who != self.lone:
            return () if who in self.struck or figures[self.lone].down else (self.lone,)
        found: Figures = ()
        for target in self.others:
            if target not in self.attacked and not figures[target].down:
                found += (target,)
        return found

    def hear_attack(self, t: Battle, choice: Blow) -> Arrow:
        """CF-D2-3 CF-D2-5 CF-E2-3 CF-K-8. One die an attack; a master strike costs two and rolls one."""
        if isinstance(choice, Decline):
            self.passed += (self.speaker(t),)
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

    # ── what speaks against a wish ──

    def wishes(self, t: Battle) -> list[Option]:
        """Whoever strikes now against everybody; those of ours who do not against the foe of their combat."""
        figures, side = t.state.figures, self.speaker(t)
        found: list[Option] = [PASS]
        for who, figure in figures.items():
            if figure.side != side:
                continue
            if who not in self.acting(self.camp):
                found.append(Strike(who, self.lone if figures[self.lone].side != side else self.others[0]))
                continue
            skill = t.content.fighters[figure.fighter].skill
            found += [Strike(who, target) for target in figures if target != who]
            found += [MasterStrike(who, target) for target in figures if target != who and "master_strike" in skill]
            found += [Commit(who)] if "swashbuckler" in skill else []
        return found

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-D3-3 CF-D1-1 CF-D2-1."""
        if isinstance(wish, Decline):
            return (
                None
                if PASS in self.due(t)[self.speaker(t)]
                else Reason("must-strike", ("CF-D3-3", "CF-D1-1", "CF-D2-1"))
            )
        if isinstance(wish, Commit):
            return self.cannot_act(t, wish.fighter) or self.cannot_commit(t, wish.fighter)
        if not isinstance(wish, (Strike, MasterStrike)):
            return None
        who, target, _ = wish
        master = isinstance(wish, MasterStrike)
        wrong = self.cannot_act(t, who) or (lacks(t, who, "master_strike") if master else None)
        wrong = wrong or self.cannot_be_struck(t, who, target) or self.cannot_strike(t, who, target)
        return wrong or (few_master_dice(t, who) if master else None)

    def cannot_act(self, t: Battle, who: FigureId) -> Reason | None:
        """CF-D-2 CF-D-6. A figure of this combat, of the side whose turn it is to strike."""
        wrong = fallen(t, who) or not_in_combat(who, (self.lone, *self.others))
        return wrong or not_ours(t, self.speaker(t), who, "CF-D-2", "CF-D-6")

    def cannot_strike(self, t: Battle, who: FigureId, target: FigureId) -> Reason | None:
        """CF-D-2 CF-D2-1. On the larger side once a pass; and with a die."""
        if who in self.struck:
            return Reason("struck-already", ("CF-D2-1",), who=who, target=target)
        return None if t.state.figures[who].attack else Reason("no-attack-die", ("CF-D-2",), who=who, target=target)

    def cannot_be_struck(self, t: Battle, who: FigureId, target: FigureId) -> Reason | None:
        """CF-E-1 CF-T-9 CF-D2-5. An opponent of this combat, once a pass."""
        if t.state.figures[target].side == t.state.figures[who].side:
            return of(target, "friend", "CF-E-1")
        wrong = fallen(t, target) or not_in_combat(target, (self.lone, *self.others))
        if wrong is None and self.lone not in (who, target):
            return Reason("same-camp", ("CF-T-9",), target=target, by=self.lone)
        attacked = target in self.attacked and who == self.lone
        return wrong or (Reason("attacked-already", ("CF-D2-5",), target=target) if attacked else None)

    def cannot_commit(self, t: Battle, who: FigureId) -> Reason | None:
        """CF-K-6. A die held back, by whoever has not said that it waits, for an attack still to be made."""
        wrong = holds_none(t, who)
        figure = t.state.figures[who]
        if wrong is None and figure.side in self.passed:
            return Reason("waits-held", ("CF-K-6",), who=who)
        idle = figure.attack >= len(self.targets(t, who))
        return wrong or (Reason("no-use-held", ("CF-K-6", "CF-D-2"), who=who) if idle else None)


def may_prepare(t: Battle, fighters: Figures) -> bool:
    """CF-K-19 CF-K-35 CF-K-54. Has anybody points, or an Extra limb?"""
    figures, cards = t.state.figures, t.content.fighters
    for who in fighters:
        figure = figures[who]
        if figure.points or "extra_limb" in cards[figure.fighter].skill:
            return True
    return False


def blows(t: Battle, who: FigureId, targets: Figures) -> tuple[Blow, ...]:
    """CF-D-2 CF-D-3 CF-E-1 CF-K-8. The attacks of a fighter who has dice; the dead have none."""
    figure = t.state.figures[who]
    if figure.attack >= MASTER_DICE and "master_strike" in t.content.fighters[figure.fighter].skill:
        return (*strikes(who, targets), *[MasterStrike(who, target) for target in targets])
    return strikes(who, targets)


@lru_cache(maxsize=4096)
def strikes(who: FigureId, targets: Figures) -> tuple[Blow, ...]:
    """One answer for each target, made once."""
    return tuple([Strike(who, target) for target in targets])


def few_master_dice(t: Battle, who: FigureId) -> Reason | None:
    """CF-K-8."""
    dice = t.state.figures[who].attack
    return Reason("few-master-dice", ("CF-K-8",), who=who, dice=dice) if dice < MASTER_DICE else None


def holds_none(t: Battle, who: FigureId) -> Reason | None:
    """CF-K-6."""
    return None if t.state.figures[who].unplaced else Reason("nothing-held", ("CF-K-6",), who=who)


def commits(t: Battle, who: FigureId) -> tuple[Commit, ...]:
    """CF-K-6."""
    figure = t.state.figures[who]
    return (Commit(who),) if figure.unplaced and not figure.down else ()


def commit_die(t: Battle, who: FigureId) -> None:
    """CF-K-6 CF-E5-1 CF-E5-2. Placed at last, and counted like any other die put in attack."""
    figure = t.state.figures[who]
    figure.unplaced -= 1
    figure.attack += 1
    figure.placed_attack += 1
    t.tell("commits", who=who)
