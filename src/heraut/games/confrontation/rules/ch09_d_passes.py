"""IX-D. Passes of arms."""

from __future__ import annotations

from dataclasses import dataclass

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
    camp: int = 0
    struck: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()

    def ends(self) -> str:
        return "pass"

    def start(self, t: Battle) -> Arrow:
        """CF-P-3 CF-K-19 CF-K-35. The loser of Initiative announces first."""
        t.tell("pass_begins")
        figures, cards = t.state.figures, t.content.fighters
        fighters = (self.lone, *self.others)
        if any([figures[who].points or "extra_limb" in cards[figures[who].fighter].skill for who in fighters]):
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
        camp = self.acting(self.camp)
        due: list[Blow] = [blow for who in camp for blow in self.blows(t, who)]
        held: list[Blow] = [option for who in camp if self.may_strike(t, who) for option in commits(t, who)]
        if due or held:
            side = sides_of(
                t,
                [
                    option.attacker if isinstance(option, (Strike, MasterStrike)) else option.fighter
                    for option in (*due, *held)
                    if not isinstance(option, Decline)
                ],
            )[0]
            mine = [option for option in (*due, *held) if self.side_of(t, option) == side]
            if not any(isinstance(option, (Strike, MasterStrike)) for option in mine):
                mine = [PASS, *mine]
            return ask(side, "choose_attack", mine, self.hear_attack)
        self.camp += 1
        return None if self.camp == 2 else self.next_attack

    def side_of(self, t: Battle, option: Blow) -> int:
        if isinstance(option, Commit):
            return t.state.figures[option.fighter].side
        assert not isinstance(option, Decline)
        return t.state.figures[option.attacker].side

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
        found: list[Strike | MasterStrike] = [Strike(who, target) for target in self.targets(t, who)]
        if figure.attack >= MASTER_DICE and "master_strike" in t.content.fighters[figure.fighter].skill:
            found += [MasterStrike(who, target) for target in self.targets(t, who)]
        return found

    def may_strike(self, t: Battle, who: int) -> bool:
        """CF-K-6. A die held back is worth committing only if it can still strike."""
        return t.state.figures[who].attack < len(self.targets(t, who))

    def hear_attack(self, t: Battle, choice: Blow) -> Arrow:
        """CF-D2-3 CF-D2-5 CF-E2-3 CF-K-8. One die an attack; a master strike costs two and rolls one."""
        if isinstance(choice, Decline):
            self.camp += 1
            return None if self.camp == 2 else self.next_attack
        if isinstance(choice, Commit):
            figure = t.state.figures[choice.fighter]
            figure.unplaced -= 1
            figure.attack += 1
            t.tell("commits_now", who=choice.fighter)
            return self.next_attack
        master = isinstance(choice, MasterStrike)
        t.state.figures[choice.attacker].attack -= MASTER_DICE if master else 1
        if choice.attacker == self.lone:
            self.attacked += (choice.target,)
        else:
            self.struck += (choice.attacker,)
        return call(Attack(choice.attacker, choice.target, master), self.next_attack)


def commits(t: Battle, who: int) -> list[Commit]:
    """CF-K-6."""
    figure = t.state.figures[who]
    return [Commit(who)] if figure.unplaced and not figure.down else []
