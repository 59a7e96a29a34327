"""Heroes of Might and Magic III, the board game: what the game exports."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from heraut.games.heroes3 import answers, hidden, imagined, instincts, rules, wording
from heraut.games.heroes3 import content as printed
from heraut.games.heroes3.evaluation import Judge
from heraut.games.heroes3.missions import Scenario
from heraut.games.heroes3.model import DICE, OFFICIAL, SHEET, Game, Realm
from heraut.kernel import Decision, Fact, Option, Pass, Section, Setting
from heraut.kernel import Game as AnyGame
from heraut.kernel.chance import Chance
from heraut.kernel.content import Folder
from heraut.tabletop.scene import Scene

SEATS = ("first", "second", "third")
FIRST_SCENARIO = "house_first_steps"


def _sections() -> tuple[type[Section], ...]:  # TODO: explicit imports once every chapter is there
    found: list[type[Section]] = []
    for module in iter_modules(rules.__path__):
        try:
            chapter: Any = import_module(f"{rules.__name__}.{module.name}")
        except Exception as error:
            print(f"heroes3: {module.name} does not import: {error!r}", file=sys.stderr)
            continue
        for section in getattr(chapter, "SECTIONS", ()):
            if section not in found:
                found.append(section)
    return tuple(found)


def _options() -> tuple[type[Any], ...]:
    kinds = [
        kind for kind in vars(answers).values() if isinstance(kind, type) and "word" in getattr(kind, "_fields", ())
    ]
    return (*kinds, Pass)


SECTIONS = _sections()
OPTIONS = _options()


def load(folder: Folder | None = None) -> Heroes3:
    """The game, with its own content or that of a folder."""
    return Heroes3(printed.load(folder))


class Heroes3(AnyGame[Realm, printed.Content]):
    """One to three players on a map of hexes, with their towns, heroes, armies and cards."""

    def __init__(self, content: printed.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        super().__init__("heroes3", content, content.version, Realm, sections, OPTIONS, DICE)
        self.judge = Judge(content)
        self.plans = {
            f"{scenario.id}_{players}" if len(numbers) > 1 else scenario.id: (scenario.id, players)
            for scenario in content.scenarios.values()
            for numbers in [_players(scenario)]
            for players in numbers
        }
        self.in_order = sorted(
            self.plans, key=lambda name: (name != FIRST_SCENARIO, not name.startswith("house"), name)
        )

    def scenarios(self) -> Sequence[str]:
        return self.in_order

    def settings(self) -> Sequence[Setting]:
        """H3-DIF-1 H3-VAR-1. The edition, the difficulty, and the fourteen variants."""
        return (
            Setting("edition", (SHEET, OFFICIAL), SHEET),
            Setting("difficulty", tuple(self.content.difficulties), "normal"),
            *(Setting(variant, ("no", "yes"), "no") for variant in self.content.variants),
        )

    def seats(self, scenario: str) -> tuple[str, ...]:
        return SEATS[: self.plans[scenario][1]]

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Realm, Section]:
        """H3-MOD-5. The box as the scenario lays it, and the set-up."""
        ch03: Any = import_module("heraut.games.heroes3.rules.ch03_setup")
        realm: Realm = ch03.lay(self.content, *self.plans[scenario], settings)
        return realm, ch03.SetUp()

    def scores(self, t: Game) -> tuple[float, ...]:
        ch12: Any = import_module("heraut.games.heroes3.rules.ch12_settings")
        standing: tuple[float, ...] = ch12.standing(t)
        return standing

    def evaluate(self, t: Game) -> tuple[float, ...]:
        return self.judge.evaluate(t)

    def likely(self, t: Game, decision: Decision, random: Callable[[], float]) -> Option:
        return instincts.likely(self.judge, t, decision, random)

    def view(self, t: Game, seat: int | None) -> Realm:
        return hidden.view(self, t, seat)

    def determinise(self, view: Realm, seat: int | None, chance: Chance) -> Realm:
        return imagined.determinise(self, view, seat, chance)

    def pieces(self, state: Realm) -> Mapping[str, int]:
        """H3-COM-3. Cards, neutral units, proclamations and tiles change places; none appears or vanishes."""
        return Counter(hidden.cards(state))

    def wording(self, state: Realm, name: str, value: Any, lang: str) -> Any:
        return wording.wording(self.content, state, name, value, lang)

    def touches(self, view: Realm, fact: Fact) -> tuple[str, ...]:
        scene: Any = import_module("heraut.games.heroes3.scene")
        touched: tuple[str, ...] = scene.touched(view, fact)
        return touched

    def roller(self, t: Game) -> int | None:
        """Whoever the dice are rolled for."""
        rollers = [section.seat for section in t.state.agenda if hasattr(section, "seat")]
        return rollers[-1] if rollers and rollers[-1] >= 0 else None

    def scene(self, view: Realm, seat: int | None) -> Scene:
        scene: Any = import_module("heraut.games.heroes3.scene")
        shown: Scene = scene.scene(self, view, seat)
        return shown


def _players(scenario: Scenario) -> list[int]:
    """The numbers of players that a scenario has a map for."""
    return list(dict.fromkeys([layout.players for layout in scenario.layouts]))
