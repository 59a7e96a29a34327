"""IX-C-1. The order in which combats are resolved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import Name, Resolve, names, resolutions
from heraut.games.confrontation.model import NOBODY, OFFICIAL, Battle, Fight, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import Naming, next_to_name, sides_of
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.games.confrontation.rules.ch09_combat.melees import combats_wished, everybody_in, not_waiting
from heraut.games.confrontation.rules.ch09_combat.pursuit import SpeakingTurn
from heraut.games.confrontation.rules.requirements import asked, not_ours, of
from heraut.kernel import Arrow, Option, Reason, Section, ask, ask_any, call, play


@dataclass(slots=True)
class SpeakingTurns(Section):
    """Section IX-C-1. Who speaks when.

    each player names a fighter → Authority roll → speaking turns, one combat each ⟲ → no combat is left → end
    """

    named: Figures = ()
    order: tuple[int, ...] = ()
    authority: FigureId = NOBODY
    turn: int = 0

    def start(self, t: Battle) -> Arrow:
        """CF-C1-6. By the published rule there is no Authority roll: the winner of the Tactics roll begins."""
        if t.state.edition == OFFICIAL:
            self.order = tuple(sides_of(t, everybody_in(t.state.combats)))
            return self.designate
        return self.name_fighter

    def name_fighter(self, t: Battle) -> Arrow:
        """CF-C1-1 CF-C1-5. Each player in turn."""
        return ask_any("name_for_authority", self.nameable, self.hear_fighter, otherwise=self.throw_authority)

    def nameable(self, t: Battle) -> Naming:
        """CF-C1-1 CF-C1-5. Any fighter engaged in a combat will do, whoever it is."""
        fighters = everybody_in(t.state.combats)
        return next_to_name(t, sides_of(t, fighters), self.named, fighters)

    def hear_fighter(self, t: Battle, choice: Name) -> Arrow:
        """CF-C1-1."""
        self.named += (choice.fighter,)
        return self.name_fighter

    def throw_authority(self, t: Battle) -> Arrow:
        """CF-C1-1."""
        return play(t, Opposition(self.named, "DIS", "authority_roll"), self.hear_authority)

    def hear_authority(self, t: Battle, ranking: Figures) -> Arrow:
        """CF-C1-6 CF-T-9. All players are ranked, whatever their number."""
        self.order = tuple([t.state.figures[who].side for who in ranking])
        self.authority = ranking[0]
        t.tell("authority", who=self.authority, order=self.order)
        return self.designate

    def designate(self, t: Battle) -> Arrow:
        """CF-C1-2 CF-C1-7."""
        if not t.state.combats:
            return None
        return ask(self.speaker(), "designate_combat", self.combats, self.hear_combat)

    def speaker(self) -> int:
        """CF-C1-6 CF-C1-7."""
        return self.order[self.turn % len(self.order)]

    def combats(self, t: Battle) -> tuple[Resolve, ...]:
        """CF-C1-3 CF-C1-4. The first speaker must pick his fighter's combat; later picks are free."""
        fights = t.state.combats
        if self.turn == 0 and self.authority:
            fights = [fight for fight in fights if self.authority == fight.lone or self.authority in fight.others]
        return resolutions(tuple(fights))

    def wishes(self, t: Battle) -> Sequence[Option]:
        naming = asked(t, "name_for_authority")
        return names(tuple(t.state.figures)) if naming else combats_wished(t, t.state.combats)

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-C1-1 CF-C1-3."""
        if isinstance(wish, Name) and asked(t, "name_for_authority"):
            who, fighters = wish.fighter, everybody_in(t.state.combats)
            idle = None if who in fighters else of(who, "not-engaged", "CF-C1-1", "CF-A1-2")
            return not_ours(t, next(iter(self.nameable(t))), who, "CF-C1-1") or idle
        if isinstance(wish, Resolve) and asked(t, "designate_combat"):
            return not_waiting(t, wish, t.state.combats) or self.not_first(wish)
        return None

    def not_first(self, wish: Resolve) -> Reason | None:
        """CF-C1-3."""
        if self.turn or not self.authority or self.authority == wish.lone or self.authority in wish.others:
            return None
        about = {"lone": wish.lone, "others": wish.others, "authority": self.authority}
        return Reason("authority-first", ("CF-C1-3",), **about)

    def hear_combat(self, t: Battle, choice: Resolve) -> Arrow:
        """CF-C1-2."""
        fight = Fight(choice.lone, choice.others)
        t.state.combats.remove(fight)
        return call(SpeakingTurn(self.speaker(), fight), self.next_turn)

    def next_turn(self, t: Battle) -> Arrow:
        """CF-C1-7."""
        self.turn += 1
        return self.designate
