"""Conan: what the game exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from heraut.games.conan import odds
from heraut.games.conan.answers import acting, fighting, ruling
from heraut.games.conan.mind import evaluation, habits, thinking
from heraut.games.conan.model import HEROES, NOBODY, Game, World
from heraut.games.conan.numbers.figures import is_automatic
from heraut.games.conan.printed import content
from heraut.games.conan.rules import (
    ch0_setup,
    ch1_heroes_turn,
    ch5_allies,
    ch5_reactions,
    ch6_automaton,
    ch6_automaton_unit,
    clauses,
)
from heraut.games.conan.rules.ch2_sheet import (
    after_attack,
    attack,
    chests,
    death,
    defence,
    manipulation,
    movement,
    rolls,
    throwing,
)
from heraut.games.conan.rules.ch3_overlord import activation, events, overlord_turn, reinforcement, river
from heraut.games.conan.rules.ch4_magic import area_effects, effects, falls, named_spells, spells
from heraut.games.conan.screen import scene
from heraut.games.conan.screen.beats import BEATS
from heraut.games.conan.screen.questions import QUESTIONS
from heraut.kernel import Arms, Decision, Die, Option, Pass, Section, Setting
from heraut.kernel.chance import Chance
from heraut.kernel.content import Folder, Text
from heraut.kernel.showable import Variant
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.game import ShownGame
from heraut.tabletop.plans import PlannedGame
from heraut.tabletop.scene import Scene

FIRST_SCENARIO = "salt_cages_2"
AUTOMATON = "_automaton"

CHAPTERS: tuple[Any, ...] = (
    ch0_setup, ch1_heroes_turn, death, attack, after_attack, defence, movement, manipulation, throwing, chests, rolls,
    overlord_turn, activation, events, river, reinforcement, falls, spells, effects, area_effects, named_spells,
    ch5_reactions, ch5_allies, ch6_automaton, ch6_automaton_unit, clauses,
)  # fmt: skip
SECTIONS: tuple[type[Section], ...] = tuple([section for chapter in CHAPTERS for section in chapter.SECTIONS])
OPTIONS: tuple[type[Any], ...] = (*acting.OPTIONS, *fighting.OPTIONS, *ruling.OPTIONS, Pass)


def load(folder: Folder | None = None) -> Conan:
    """The game, with its own content or that of a folder."""
    return Conan(content.load(folder))


def dice_of(printed: content.Content) -> list[Die]:
    """CN-DIE-1 CN-DIE-2 CN-DIE-3 CN-RRL-3. Three colours, each plain and with the reroll mark."""
    faces = {id: sorted(set(die.faces)) for id, die in printed.dice.items()}
    outcomes = {id: [(printed.dice[id].faces.count(face), face) for face in faces[id]] for id in faces}
    return [Die(id + mark, outcomes[id]) for id in outcomes for mark in ("", rolls.MARK)]


class Conan(PlannedGame[World, content.Content], ShownGame[World, content.Content]):
    """One to four heroes, each a seat, then the overlord.  Nothing is hidden: chance is drawn when it is seen."""

    arms = Arms("sable", icon="broadsword")
    chairs = ("first", "second", "third", "fourth")
    hides = False
    questions = QUESTIONS
    beats = BEATS
    good_habits = True

    def __init__(self, printed: content.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        super().__init__("conan", printed, printed.version, World, sections, OPTIONS, dice_of(printed))
        self.plans |= {name + AUTOMATON: plan for name, plan in self.plans.items()}
        self.in_order = sorted(self.plans, key=self.order)

    def order(self, name: str) -> tuple[bool, bool, str]:
        return name != FIRST_SCENARIO, name.endswith(AUTOMATON), name

    def settings(self) -> Sequence[Setting]:
        """CN-STA-6. Whether a recovering hero keeps his free move."""
        return (Setting("rest_walk", ("no", "yes"), "no"),)

    def seats(self, scenario: str) -> tuple[str, ...]:
        """CN-AUT-1. The heroes, then the overlord, unless nobody plays him."""
        heroes = self.chairs[: self.plans[scenario][1]]
        return heroes if scenario.endswith(AUTOMATON) else (*heroes, "overlord")

    def variant(self, scenario: str) -> Variant:
        """CN-AUT-1. So many heroes; then whether anybody plays the overlord."""
        how = "automaton" if scenario.endswith(AUTOMATON) else "overlord"
        return super().variant(scenario)._replace(how=how)

    def printed(self, scenario: str) -> Any:
        """CN-AUT-1. Its name says if nobody plays the overlord."""
        shown = super().printed(scenario)
        if not scenario.endswith(AUTOMATON):
            return shown
        return replace(shown, name=Text(fr=f"{shown.name.fr}, automate", en=f"{shown.name.en}, automaton"))

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[World, Section]:
        """CN-SET-1 CN-SET-2. The table as the scenario lays it."""
        name, players = self.plans[scenario]
        world = ch0_setup.lay(self.content, name, players, scenario.endswith(AUTOMATON), settings)
        return world, ch0_setup.Adventure()

    def scores(self, t: Game) -> tuple[float, ...]:
        """CN-END-3 CN-END-4. The heroes win or lose together, dead or gone too; there are no draws."""
        winner = t.state.winner
        won = 0.0 if winner == NOBODY else 1.0 if winner == HEROES else -1.0
        overlord = () if t.state.automaton else (-won,)
        return (*[won] * t.state.players, *overlord)

    def show(self, t: Game, seat: int | None) -> Scene:
        return scene.show(t)

    def evaluate(self, t: Game) -> tuple[float, ...]:
        return evaluation.evaluate(t)

    def likely(self, t: Game, decision: Decision, random: Callable[[], float]) -> Option:
        return habits.likely(t, decision, random)

    def foremost(self, t: Game, decision: Decision) -> int:
        """Whose deed is likely: a way is opened before others take it."""
        return decision.owner(habits.act(t, decision)) if decision.kind == "act" else decision.seat

    def sensible(self, t: Game, decision: Decision) -> Sequence[Option]:
        return thinking.sensible(t, decision)

    def horizon(self, t: Game) -> Callable[[Game], bool] | None:
        return thinking.horizon(t)

    def stakes(self, t: Game, horizon: str = "") -> Stakes | None:
        return super().stakes(t, horizon) if horizon in (QUESTION, GAME) else odds.stakes(t, horizon)

    def roller(self, t: Game) -> int | None:
        """Whoever answers for the dice; those of the automaton are nobody's."""
        rolling = t.nearest(rolls.Roll)
        return None if rolling is None or is_automatic(t, rolling.figure) else rolling.seat

    def view(self, t: Game, seat: int | None) -> World:
        return t.state

    def determinise(self, view: World, seat: int | None, chance: Chance) -> World:
        return view

    def pieces(self, state: World) -> Mapping[str, int]:
        """CN-ZON-1 CN-ZON-11. The gems of all heroes together: spells move them from one to another."""
        return {"gems": sum(hero.available + hero.fatigue + hero.wounds + hero.boxes for hero in state.heroes)}
