"""Confrontation, chapter 9: what the game exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from heraut.games.confrontation.answers import OPTIONS
from heraut.games.confrontation.mind import habits
from heraut.games.confrontation.mind.evaluation import Judge
from heraut.games.confrontation.mind.habits import Habits
from heraut.games.confrontation.model import (
    D6,
    OFFICIAL,
    SHEET,
    WORTH,
    Battle,
    CardId,
    Field,
    Figure,
    FigureId,
)
from heraut.games.confrontation.numbers.battlefield import points_left
from heraut.games.confrontation.odds import stakes
from heraut.games.confrontation.odds.duels import Duels
from heraut.games.confrontation.printed import content
from heraut.games.confrontation.rules.ch02_tests import Opposition, Test
from heraut.games.confrontation.rules.ch02_wounds import WoundRoll
from heraut.games.confrontation.rules.ch07_contact import Charges
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.melees import Split
from heraut.games.confrontation.rules.ch09_combat.order import SpeakingTurns
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.games.confrontation.rules.ch09_combat.phase import CombatPhase, Encounter, Turn
from heraut.games.confrontation.rules.ch09_combat.pursuit import Pursuits, SpeakingTurn
from heraut.games.confrontation.rules.skills import Preparation, Spend, StartOfTurn
from heraut.games.confrontation.screen import scene
from heraut.games.confrontation.screen.beats import BEATS
from heraut.games.confrontation.screen.questions import QUESTIONS
from heraut.kernel import Arms, Decision, Option, Section, Setting
from heraut.kernel import Pass as Decline
from heraut.kernel.chance import Chance
from heraut.kernel.content import Folder
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.game import ShownGame
from heraut.tabletop.scene import Scene

SECTIONS: tuple[type[Section], ...] = (
    Encounter, Turn, StartOfTurn, Charges, CombatPhase, Split, SpeakingTurns, SpeakingTurn, Combat, Preparation, Spend,
    Pass, Attack, Test, Opposition, WoundRoll, Pursuits,
)  # fmt: skip
SETTINGS = (
    Setting("edition", (SHEET, OFFICIAL), SHEET),
    Setting("one_fails", ("no", "yes"), "no"),
    Setting("quick", ("no", "yes"), "no"),
)
FIRST_SCENARIO = "first_duel"
FIGHTS: dict[type[Section], str] = {Combat: stakes.COMBAT}


def load(folder: Folder | None = None) -> Confrontation:
    """The game, with its own content or that of a folder."""
    return Confrontation(content.load(folder))


class Confrontation(ShownGame[Field, content.Content]):
    """Chapter 9, the combat phase."""

    hides = False
    arms = Arms("gueules", icon="crossed-swords")
    questions = QUESTIONS
    beats = BEATS
    fights = FIGHTS

    def __init__(self, printed: content.Content) -> None:
        super().__init__("confrontation", printed, printed.version, Field, SECTIONS, (*OPTIONS, Decline), (D6,))

        self.judge = Judge(printed)
        self.habits = Habits(self.judge.harm)
        self.duels = Duels(self)
        self.in_order = sorted(
            printed.scenarios, key=lambda name: (name != FIRST_SCENARIO, name.startswith("example"), name)
        )

    def scenarios(self) -> Sequence[str]:
        return self.in_order

    def settings(self) -> Sequence[Setting]:
        """CF-T-8 CF-F-4. The edition, the option "natural 1 fails", and whether sure hits may skip their roll."""
        return SETTINGS

    def seats(self, scenario: str) -> tuple[str, ...]:
        return tuple([side.id for side in self.content.scenarios[scenario].sides])

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Field, Section]:
        """CF-C3-10 CF-T-8. The figures of the scenario; the loser of the Tactics roll, if given, comes last."""
        laid = self.content.scenarios[scenario]
        sides = [side.id for side in laid.sides]
        field = Field(
            scenario=scenario,
            sides=len(sides),
            turns=laid.turns,
            edition=settings["edition"],
            one_fails=settings["one_fails"] == "yes" or settings["edition"] == OFFICIAL,
            quick=settings["quick"] == "yes",
            tactics=tuple(sorted(range(len(sides)), key=lambda side: sides[side] == laid.tactics)),
        )
        for figure in laid.figures:
            x, y = figure.at
            field.figures[FigureId(figure.id)] = Figure(
                CardId(figure.fighter), sides.index(figure.side), x, y, figure.level, wound=figure.wound
            )
            for state in figure.states:
                field.gain(figure.id, state, self.content.states[state].until)
        return field, Encounter()

    def scores(self, t: Battle) -> tuple[float, ...]:
        """What a side has left, less what the best of the others has, as a share of all that was on the table."""
        left = points_left(t)
        whole = sum([WORTH[""] * self.content.fighters[figure.fighter].PA for figure in t.state.figures.values()])
        rivals = [max(left[:side] + left[side + 1 :]) for side in range(t.state.sides)]
        return tuple([(mine - theirs) / whole for mine, theirs in zip(left, rivals, strict=True)])

    def evaluate(self, t: Battle) -> tuple[float, ...]:
        return self.judge.evaluate(t)

    def likely(self, t: Battle, decision: Decision, random: Callable[[], float]) -> Option:
        return self.habits.likely(t, decision, random)

    def horizon(self, t: Battle) -> Callable[[Battle], bool]:
        return habits.horizon(t)

    def stakes(self, t: Battle, horizon: str = "") -> Stakes | None:
        return super().stakes(t, horizon) if horizon in (QUESTION, GAME) else stakes.stakes(t, horizon)

    def roller(self, t: Battle) -> int | None:
        return stakes.roller(t)

    def view(self, t: Battle, seat: int | None) -> Field:
        """Everything lies open on the table."""
        return self.records.clone(t.state)

    def determinise(self, view: Field, seat: int | None, chance: Chance) -> Field:
        """Nothing is hidden."""
        return view

    def pieces(self, state: Field) -> Mapping[str, int]:
        """Figures fall, but none appears or vanishes."""
        return Counter([f"{figure.side}:{figure.fighter}" for figure in state.figures.values()])

    def show(self, t: Battle, seat: int | None) -> Scene:
        return scene.show(t, seat)
