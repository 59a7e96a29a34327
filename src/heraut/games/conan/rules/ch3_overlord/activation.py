"""3. The overlord's turn, 2: the units of a tile act one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from heraut.games.conan.answers.acting import Cast, CastAt, CastOn
from heraut.games.conan.answers.fighting import Shoot, Strike, Web
from heraut.games.conan.answers.ruling import Figure, Wait
from heraut.games.conan.model import FigureId, Game, overlord_seat
from heraut.games.conan.numbers.figures import alike, is_there, tile_of
from heraut.games.conan.rules import ch5_reactions, clauses
from heraut.games.conan.rules.ch2_sheet import attack, movement
from heraut.games.conan.rules.ch2_sheet.gems import is_decided, spend
from heraut.games.conan.rules.ch4_magic import spells
from heraut.games.conan.rules.ch6_automaton_unit import AutomatonUnit
from heraut.kernel import PASS, Arrow, Option, Pass, Section, ask, call

WAIT = Wait()


@dataclass(slots=True)
class FiguresAct(Section):
    """These figures act one by one, in the order that the overlord likes.

    figure → it acts ⟲ → pass, and the others stay as they are

    `left`: who has not acted yet.  `hurried`: so many points for each, and no attack.  `group`: whose tile it is.
    """

    left: tuple[FigureId, ...]
    hurried: int = 0
    group: str = ""

    def start(self, t: Game) -> Arrow:
        """CN-OVL-4 CN-OVL-20."""
        self.left = tuple([figure for figure in self.left if is_there(t, figure)])
        if not self.left or is_decided(t):
            return None
        if t.state.automaton:
            return self.act(t, self.left[0])
        return ask(overlord_seat(t), "figure", self.figures, self.hear)

    def figures(self, t: Game) -> list[Option]:
        """CN-OVL-20 CN-OVL-29. Of figures that are alike the first; or nobody more."""
        return [*[Figure(figure) for figure in alike(t, self.left)], PASS]

    def hear(self, t: Game, choice: Figure | Pass) -> Arrow:
        """CN-OVL-20 CN-OVL-29."""
        return None if isinstance(choice, Pass) else self.act(t, choice.figure)

    def act(self, t: Game, figure: FigureId) -> Arrow:
        self.left = tuple([other for other in self.left if other != figure])
        if t.state.automaton:
            return call(AutomatonUnit(figure, hurried=self.hurried), self.start)
        return call(UnitActs(overlord_seat(t), figure, hurried=self.hurried), self.start)

    def ends(self) -> str:
        """CN-SPL-14. What lasts through the activation of a tile, whoever of its figures acted."""
        return f"over:{self.group}" if self.group else ""


@dataclass(slots=True)
class UnitActs(Section):
    """One unit, or an ally that is led: it moves, attacks once, moves on for gems.

    act ⟲ (go, cross, attack, cast) → wait

    `seat` answers for it.  `spent`: movement points really spent; `attacked`: base points are lost.  `paid`: may it
    pay for more?  Allies do not.  `hurried`: so many points, and no attack.  `moved`: nobody has reacted to where it
    stands; `stopped`: somebody has, its movement before the attack is over.  `wounds`: of all heroes before its attack.
    """

    seat: int
    figure: FigureId
    spent: int = 0
    attacked: bool = False
    paid: bool = True
    hurried: int = 0
    moved: bool = False
    stopped: bool = False
    wounds: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-OVL-4 CN-OVL-13 CN-OVL-14 CN-OVL-16."""
        if is_decided(t) or not is_there(t, self.figure):
            return None
        return ask(self.seat, "unit", self.acts, self.hear, otherwise=self.over)

    def acts(self, t: Game) -> list[Option]:
        """CN-OVL-4 CN-OVL-14 CN-OVL-16 CN-OVL-23 CN-OVL-29. Where it goes, whom it attacks, what it casts; or done."""
        found = [*self.moves(t), *self.attacks(t)]
        return [*found, WAIT] if found else []

    def moves(self, t: Game) -> dict[Option, int]:
        """CN-OVL-4 CN-OVL-13. What each move costs, in points."""
        points = self.points(t)
        return movement.unit_moves(t, self.figure, points) if points > 0 else {}

    def attacks(self, t: Game) -> Iterator[Option]:
        """CN-OVL-14 CN-OVL-23. One attack, by dice or by a spell; other spells besides."""
        if self.hurried:
            return
        if not self.attacked:
            yield from attack.unit_attacks(t, self.figure)
        for spell in spells.castable(t, self.figure):
            if not (self.attacked and spells.is_attack(t.content.spells[spell.spell])):
                yield spell

    # ── movement ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def base(self, t: Game) -> int:
        """CN-OVL-13. Its base points; none once it has attacked."""
        return 0 if self.attacked else self.hurried or tile_of(t, self.figure).move

    def points(self, t: Game) -> int:
        """CN-OVL-5 CN-OVL-13 CN-OVL-15 CN-OVL-17 CN-OVL-28. Base points, then a gem a point, up to twice the base."""
        if self.stopped and not self.attacked:
            return 0
        free = max(0, self.base(t) - self.spent)
        if self.hurried or not self.paid:
            return free
        return min(2 * tile_of(t, self.figure).move - self.spent, free + t.state.overlord.available)

    def move(self, t: Game, deed: Option) -> Arrow:
        """CN-OVL-5 CN-OVL-22. Base points first, then a gem a point."""
        cost = movement.unit_price(t, deed, self.points(t))
        spend(t, max(0, cost - max(0, self.base(t) - self.spent)))
        self.spent += cost
        self.moved = True
        begun = movement.unit_move(t, deed)
        return self.start if begun is None else call(begun, self.start)

    # ── the rest ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def hear(self, t: Game, deed: Option) -> Arrow:
        """CN-OVL-14 CN-OVL-23 CN-OVL-29 CN-SPL-12. Who may react to the end of its movement does so first."""
        if isinstance(deed, movement.DEEDS):
            return self.move(t, deed)
        if self.moved:
            self.moved = False
            reaction = ch5_reactions.after_move(t, self.figure)
            if reaction is not None:
                self.stopped = True
                return call(reaction, self.start)
        if isinstance(deed, Strike | Shoot | Web):
            return self.attack(t, deed)
        return self.cast(t, deed) if isinstance(deed, Cast | CastOn | CastAt) else None

    def over(self, t: Game) -> Arrow:
        """CN-OVL-29. Nothing is left to do."""
        return self.hear(t, WAIT)

    def attack(self, t: Game, deed: Option) -> Arrow:
        """CN-OVL-13 CN-OVL-14."""
        self.attacked, self.wounds = True, clauses.hero_wounds(t)
        return call(attack.unit_attack(t, self.seat, deed), self.after)

    def cast(self, t: Game, deed: Cast | CastOn | CastAt) -> Arrow:
        """CN-OVL-8 CN-OVL-23. What it can do besides costs gems; a spell that attacks is its attack."""
        self.attacked = self.attacked or spells.is_attack(t.content.spells[deed.spell])
        self.wounds = clauses.hero_wounds(t)
        begun = spells.perform(t, deed)
        return self.after if begun is None else call(begun, self.after)

    def after(self, t: Game) -> Arrow:
        """CN-OVL-16. What it did to the heroes is remembered where the scenario asks for it."""
        clauses.ate(t, self.figure, clauses.hero_wounds(t) - self.wounds)
        return self.start

    def ends(self) -> str:
        """CN-SPL-14. What lasts until an ally that is led has acted; units have it from their tile."""
        return f"over:{self.figure}"


SECTIONS = (FiguresAct, UnitActs)
