"""World of Warcraft, the adventure game: what the game exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heraut.games.wow_adventure.answers import OPTIONS
from heraut.games.wow_adventure.mind import evaluation, habits, thinking
from heraut.games.wow_adventure.model import Game, Realm
from heraut.games.wow_adventure.printed import checks, content
from heraut.games.wow_adventure.rules import (
    ch1_box,
    ch1_setup,
    ch2_1_movement,
    ch2_2_exploration,
    ch2_2_resources,
    ch2_3_challenge,
    ch2_3_events,
    ch2_4_maintenance,
    ch2_4_quests,
    ch2_turn,
    ch3_aftermath,
    ch3_combat,
    ch3_defeat,
    ch3_duel,
    ch3_powers,
    ch4_effects,
    ch4_levels,
    ch4_named_plays,
    ch4_plays,
    ch5_end,
    ch5_trophies,
    gains,
    markers,
)
from heraut.games.wow_adventure.screen import scene
from heraut.games.wow_adventure.screen.beats import BEATS
from heraut.games.wow_adventure.screen.questions import QUESTIONS
from heraut.games.wow_adventure.secrets import RealmCards
from heraut.kernel import Arms, Decision, Option, Section, Setting
from heraut.kernel.content import Folder
from heraut.tabletop.game import ShownGame
from heraut.tabletop.scene import Scene

CHAPTERS: tuple[Any, ...] = (
    ch1_setup, ch2_turn, ch2_1_movement, ch2_2_exploration, ch2_2_resources, ch2_3_challenge, ch2_3_events,
    ch2_4_maintenance, ch2_4_quests, ch3_combat, ch3_powers, ch3_aftermath, ch3_defeat, ch3_duel, ch4_plays,
    ch4_effects, ch4_named_plays, ch4_levels, ch5_trophies, gains, markers,
)  # fmt: skip
SECTIONS: tuple[type[Section], ...] = tuple([section for chapter in CHAPTERS for section in chapter.SECTIONS])
CHAIRS = ("first", "second", "third", "fourth")
PLAYERS = {"adventure_2": 2, "adventure_3": 3, "adventure_4": 4}


def load(folder: Folder | None = None) -> WowAdventure:
    """The game, with its own content or that of a folder."""
    return WowAdventure(content.load(folder))


class WowAdventure(RealmCards, ShownGame[Realm, content.Content]):
    """Two to four characters, a race for valor."""

    arms = Arms("azur", icon="crossed-swords")
    questions = QUESTIONS
    beats = BEATS

    def __init__(self, printed: content.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        dice = (printed.movement_die, printed.red_die, printed.black_die)
        super().__init__("wow_adventure", printed, printed.version, Realm, sections, OPTIONS, dice)

    def scenarios(self) -> Sequence[str]:
        """WW-SET-11. For two, three or four."""
        return [*PLAYERS]

    def seats(self, scenario: str) -> tuple[str, ...]:
        return CHAIRS[: PLAYERS[scenario]]

    def settings(self) -> Sequence[Setting]:
        """WW-END-5 WW-END-3 WW-SET-12. The valor to reach, whether the round is finished, the packs in use."""
        return (
            Setting("valor", ("6", "8", "10"), "8"),
            Setting("finish_round", ("no", "yes"), "no"),
            Setting("packs", ("none", "all", *checks.packs_of(self.content)), "none"),
        )

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Realm, Section]:
        """WW-SET-1."""
        return ch1_box.lay(self.content, PLAYERS[scenario], settings), ch1_setup.SetUp()

    def scores(self, t: Game) -> tuple[float, ...]:
        return ch5_end.standing(t)

    def show(self, t: Game, seat: int | None) -> Scene:
        return scene.show(t, seat)

    def evaluate(self, t: Game) -> tuple[float, ...]:
        return evaluation.evaluate(t)

    def likely(self, t: Game, decision: Decision, random: Callable[[], float]) -> Option:
        return habits.likely(t, decision, random)

    def sensible(self, t: Game, decision: Decision) -> Sequence[Option]:
        return thinking.sensible(t, decision)

    def horizon(self, t: Game) -> Callable[[Game], bool] | None:
        return thinking.horizon(t)
