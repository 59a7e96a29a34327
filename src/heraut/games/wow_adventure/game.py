"""World of Warcraft, the adventure game: what the game exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from heraut.games.wow_adventure import odds
from heraut.games.wow_adventure.answers import OPTIONS, Done
from heraut.games.wow_adventure.mind import evaluation, habits, thinking
from heraut.games.wow_adventure.model import Game, Realm
from heraut.games.wow_adventure.printed import checks, content
from heraut.games.wow_adventure.rules import ch1_box, ch1_setup, ch5_end, ch5_trophies, gains, markers
from heraut.games.wow_adventure.rules.ch2_turn import (
    challenge,
    events,
    exploration,
    maintenance,
    movement,
    quests,
    resources,
    turn,
)
from heraut.games.wow_adventure.rules.ch3_combat import aftermath, combat, defeat, duel, powers
from heraut.games.wow_adventure.rules.ch4_abilities import effects, levels, named_plays, plays
from heraut.games.wow_adventure.screen import scene
from heraut.games.wow_adventure.screen.beats import BEATS
from heraut.games.wow_adventure.screen.questions import QUESTIONS
from heraut.games.wow_adventure.secrets import RealmCards
from heraut.kernel import PASS, Arms, Decision, Option, Section, Setting
from heraut.kernel.content import Folder, Text
from heraut.kernel.showable import Variant
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.game import ShownGame
from heraut.tabletop.scene import Scene

CHAPTERS: tuple[Any, ...] = (
    ch1_setup, turn, movement, exploration, resources, challenge, events,
    maintenance, quests, combat, powers, aftermath, defeat, duel, plays,
    effects, named_plays, levels, ch5_trophies, gains, markers,
)  # fmt: skip
SECTIONS: tuple[type[Section], ...] = tuple([section for chapter in CHAPTERS for section in chapter.SECTIONS])
CHAIRS = ("first", "second", "third", "fourth")


class Adventure(NamedTuple):
    """A race of so many players; its name says how many."""

    players: int
    name: Text
    about: Text = Text(
        en="Quests done and trophies won bring valor: whoever has enough first wins.",
        fr="Quêtes accomplies et trophées gagnés valent de la bravoure : qui en a assez le premier gagne.",
    )


ADVENTURE = Text(en="Adventure", fr="Aventure")
ADVENTURES = {
    "adventure_2": Adventure(2, Text(en="Adventure for two", fr="Aventure à deux")),
    "adventure_3": Adventure(3, Text(en="Adventure for three", fr="Aventure à trois")),
    "adventure_4": Adventure(4, Text(en="Adventure for four", fr="Aventure à quatre")),
}
FIGHTS: dict[type[Section], str] = {combat.Combat: odds.COMBAT}


def load(folder: Folder | None = None) -> WowAdventure:
    """The game, with its own content or that of a folder."""
    return WowAdventure(content.load(folder))


class WowAdventure(RealmCards, ShownGame[Realm, content.Content]):
    """Two to four characters, a race for valor."""

    arms = Arms("sinople", icon="wolf-head")
    questions = QUESTIONS
    beats = BEATS
    good_habits = True
    declining = (PASS, Done())
    fights = FIGHTS

    def __init__(self, printed: content.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        dice = (printed.movement_die, printed.red_die, printed.black_die)
        super().__init__("wow_adventure", printed, printed.version, Realm, sections, OPTIONS, dice)

    def scenarios(self) -> Sequence[str]:
        """WW-SET-11. For two, three or four."""
        return [*ADVENTURES]

    def seats(self, scenario: str) -> tuple[str, ...]:
        return CHAIRS[: ADVENTURES[scenario].players]

    def printed(self, scenario: str) -> Adventure:
        return ADVENTURES[scenario]

    def variant(self, scenario: str) -> Variant:
        return Variant("adventure", ADVENTURE, ADVENTURES[scenario].players)

    def settings(self) -> Sequence[Setting]:
        """WW-END-5 WW-END-3 WW-SET-12. The valor to reach, whether the round is finished, the packs in use."""
        return (
            Setting("valor", ("6", "8", "10"), "8"),
            Setting("finish_round", ("no", "yes"), "no"),
            Setting("packs", ("none", "all", *checks.packs_of(self.content)), "none"),
        )

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Realm, Section]:
        """WW-SET-1."""
        return ch1_box.lay(self.content, ADVENTURES[scenario].players, settings), ch1_setup.SetUp()

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

    def stakes(self, t: Game, horizon: str = "") -> Stakes | None:
        if horizon in (QUESTION, GAME):
            return super().stakes(t, horizon)
        return odds.stakes(t, horizon, lambda now, asked: (habits.likely(now, asked, lambda: 0.0),))

    def roller(self, t: Game) -> int | None:
        """WW-CMB-1 WW-CMB-10 WW-PVP-5. The red die is the attacker's, the black one the defender's or nobody's."""
        fight = t.state.fight
        if fight is None:
            return t.state.active if t.state.round else None
        black = t.decision is not None and t.decision.kind == "black"
        return (fight.rival if fight.rival >= 0 else None) if black else fight.seat
