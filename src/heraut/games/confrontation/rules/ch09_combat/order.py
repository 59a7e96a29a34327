"""IX-C-1. The order in which combats are resolved."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.confrontation.answers import Name, Resolve, resolutions
from heraut.games.confrontation.model import OFFICIAL, Battle, Fight
from heraut.games.confrontation.numbers.battlefield import names_on, sides_of
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.games.confrontation.rules.ch09_combat.pursuit import SpeakingTurn
from heraut.kernel import Arrow, Section, ask, call, play


@dataclass(slots=True)
class SpeakingTurns(Section):
    """Section IX-C-1. Who speaks when.

    each player names a fighter → Authority roll → speaking turns, one combat each ⟲ → no combat is left → end
    """

    named: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    authority: int = 0
    turn: int = 0

    def start(self, t: Battle) -> Arrow:
        """CF-C1-6. By the published rule there is no Authority roll: the winner of the Tactics roll begins."""
        if t.state.edition == OFFICIAL:
            self.order = tuple(sides_of(t, engaged(t)))
            return self.designate(t)
        return self.name_fighter(t)

    def name_fighter(self, t: Battle) -> Arrow:
        """CF-C1-1 CF-C1-5. Any fighter engaged in a combat will do, whoever it is."""
        fighters = engaged(t)
        sides = sides_of(t, fighters)
        if len(self.named) == len(sides):
            return play(t, Opposition(self.named, "DIS", "authority_roll"), self.hear_authority)
        side = sides[len(self.named)]
        return ask(side, "name_for_authority", names_on(t, side, fighters), self.hear_fighter)

    def hear_fighter(self, t: Battle, choice: Name) -> Arrow:
        """CF-C1-1."""
        self.named += (choice.fighter,)
        return self.name_fighter(t)

    def hear_authority(self, t: Battle, ranking: tuple[int, ...]) -> Arrow:
        """CF-C1-6 CF-T-9. All players are ranked, whatever their number."""
        self.order = tuple([t.state.figures[who].side for who in ranking])
        self.authority = ranking[0]
        if t.listener is not None:
            t.tell("authority", who=self.authority, order=self.order)
        return self.designate(t)

    def designate(self, t: Battle) -> Arrow:
        """CF-C1-2 CF-C1-3 CF-C1-4 CF-C1-7. The first speaker must pick his fighter's combat; later picks are free."""
        fights = t.state.combats
        if not fights:
            return None
        if self.turn == 0 and self.authority:
            fights = [fight for fight in fights if self.authority == fight.lone or self.authority in fight.others]
        speaker = self.order[self.turn % len(self.order)]
        return ask(speaker, "designate_combat", resolutions(tuple(fights)), self.hear_combat)

    def hear_combat(self, t: Battle, choice: Resolve) -> Arrow:
        """CF-C1-2."""
        fight = Fight(choice.lone, choice.others)
        t.state.combats.remove(fight)
        speaker = self.order[self.turn % len(self.order)]
        return call(SpeakingTurn(speaker, fight), self.next_turn)

    def next_turn(self, t: Battle) -> Arrow:
        """CF-C1-7."""
        self.turn += 1
        return self.designate(t)


def engaged(t: Battle) -> list[int]:
    """Every figure of the combats still to be resolved."""
    fighters: list[int] = []
    for lone, others in t.state.combats:
        fighters += (lone, *others)
    return sorted(fighters)
