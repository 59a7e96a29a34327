"""IX and IX-H. The turn around the combat phase, the phase itself, and its end."""

from __future__ import annotations

from dataclasses import dataclass, field

from heraut.games.confrontation.answers import Name, names
from heraut.games.confrontation.model import Battle, Fight, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import Naming, bases, next_to_name, standing
from heraut.games.confrontation.rules.ch02_tests import Opposition
from heraut.games.confrontation.rules.ch02_wounds import remove
from heraut.games.confrontation.rules.ch07_contact import Charges
from heraut.games.confrontation.rules.ch09_combat.melees import Split, melees_of
from heraut.games.confrontation.rules.ch09_combat.order import SpeakingTurns
from heraut.games.confrontation.rules.requirements import not_ours
from heraut.games.confrontation.rules.skills import StartOfTurn
from heraut.kernel import Arrow, Gives, Option, Reason, Section, ask_any, call, give, play


@dataclass(slots=True)
class Encounter(Section):
    """The fight: turns follow one another until one side is left, nobody fights, or the turns are over."""

    def start(self, t: Battle) -> Arrow:
        return call(Turn(), self.after_turn)

    def after_turn(self, t: Battle, fought: bool) -> Arrow:
        if not fought or t.state.turn >= t.state.turns:
            return None
        return self.start if len(sides_left(t)) > 1 else None


@dataclass(slots=True)
class Turn(Section):
    """A turn, as far as the combat phase needs it.

    Tactics roll → points of the turn → charges → IX combat phase → end of the turn: stuns wear off
    """

    named: Figures = ()

    def ends(self) -> str:
        return "turn"

    def start(self, t: Battle) -> Gives[bool]:
        """CF-C3-10. The loser of the Tactics roll is given by the scenario, or rolled for."""
        t.state.turn += 1
        t.tell("turn_begins", turn=t.state.turn)
        for figure in t.state.figures.values():
            figure.pursuits = 0
        if t.content.scenarios[t.state.scenario].tactics:
            return self.begin
        return self.name_fighter

    def name_fighter(self, t: Battle) -> Gives[bool]:
        """CF-C3-10. Each side in turn."""
        return ask_any("name_for_tactics", self.nameable, self.hear_fighter, otherwise=self.throw_tactics)

    def nameable(self, t: Battle) -> Naming:
        """CF-C3-10. Any of its fighters who stands."""
        return next_to_name(t, sides_left(t), self.named, standing(t))

    def throw_tactics(self, t: Battle) -> Gives[bool]:
        """CF-C3-10 CF-K-40. A Pariah keeps the worse of two dice, unless the whole army is Pariah."""
        outcasts = tuple([who for who in self.named if outcast(t, who)])
        return play(t, Opposition(self.named, "DIS", "tactics_roll", worst=outcasts), self.hear_tactics)

    def wishes(self, t: Battle) -> tuple[Name, ...]:
        return names(tuple(t.state.figures))

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-C3-10."""
        if not isinstance(wish, Name):
            return None
        return not_ours(t, next(iter(self.nameable(t))), wish.fighter, "CF-C3-10")

    def hear_fighter(self, t: Battle, choice: Name) -> Gives[bool]:
        """CF-C3-10."""
        self.named += (choice.fighter,)
        return self.name_fighter

    def hear_tactics(self, t: Battle, ranking: Figures) -> Gives[bool]:
        """CF-C3-10. Sides with nobody left are not in it."""
        t.state.tactics = tuple([t.state.figures[who].side for who in ranking])
        t.tell("tactics", order=t.state.tactics)
        return self.begin

    def begin(self, t: Battle) -> Gives[bool]:
        """CF-K-19 CF-K-54."""
        cards = t.content.fighters
        for figure in t.state.figures.values():
            skill = cards[figure.fighter].skill
            if "concentration" in skill or "mutagenic" in skill:
                return call(StartOfTurn(), self.activate)
        return self.activate

    def activate(self, t: Battle) -> Gives[bool]:
        """CF-P-1. The combat phase starts when all actions are over; of these we play the charges."""
        if t.content.scenarios[t.state.scenario].charges:
            return call(Charges(), self.fight)
        return self.fight

    def fight(self, t: Battle) -> Gives[bool]:
        """CF-P-1 CF-H-1 CF-F-2. The rally phase, outside our source, would follow."""
        return call(CombatPhase())


def sides_left(t: Battle) -> list[int]:
    """The sides of those who stand."""
    return sorted({figure.side for figure in t.state.figures.values() if not figure.down})


def outcast(t: Battle, who: FigureId) -> bool:
    """CF-K-40."""
    figures, cards = t.state.figures, t.content.fighters
    if "pariah" not in cards[figures[who].fighter].skill:
        return False
    army = [figure for figure in figures.values() if figure.side == figures[who].side and not figure.down]
    return not all("pariah" in cards[figure.fighter].skill for figure in army)


@dataclass(slots=True)
class CombatPhase(Section):
    """IX. The combat phase.

    IX-A melees, each split if it must be ⟲ → IX-C-1 order of combats and speaking turns → IX-H end
    """

    melees: list[Figures] = field(default_factory=list)

    def ends(self) -> str:
        return "phase"

    def start(self, t: Battle) -> Gives[bool]:
        """CF-P-1 CF-P-2 CF-A1-1."""
        melees = melees_of(bases(t))
        t.tell("phase_begins", melees=len(melees))
        t.state.combats = [combat for _, combat in melees if combat is not None]
        self.melees = [melee for melee, combat in melees if combat is None]
        return self.split_next

    def split_next(self, t: Battle) -> Gives[bool]:
        """CF-A2-1 CF-A2-6."""
        if self.melees:
            return call(Split(self.melees.pop(0)), self.note_combats)
        return call(SpeakingTurns(), self.end) if t.state.combats else give(False)

    def note_combats(self, t: Battle, fights: tuple[Fight, ...]) -> Gives[bool]:
        """CF-A2-4."""
        t.state.combats += fights
        return self.split_next

    def end(self, t: Battle) -> Gives[bool]:
        """CF-H-1 CF-K-12. Whoever only stood by being Relentless falls now."""
        for who, figure in t.state.figures.items():
            if not figure.down and t.state.has(who, "relentless"):
                remove(t, who)
        t.tell("phase_ends")
        return give(True)
