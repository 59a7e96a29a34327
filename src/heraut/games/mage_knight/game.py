"""Mage Knight: what the game exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heraut.games.mage_knight import odds
from heraut.games.mage_knight.answers import anywhere, in_combat, of_rounds, on_turn, with_cards
from heraut.games.mage_knight.answers.anywhere import DONE
from heraut.games.mage_knight.mind import habits, solver, thinking
from heraut.games.mage_knight.mind.evaluation import Judge
from heraut.games.mage_knight.mind.foreseen import foreseen
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import DICE, OFFICIAL, SHEET
from heraut.games.mage_knight.printed import content
from heraut.games.mage_knight.rules import (
    ch2_box,
    ch2_setup,
    ch2_tiles,
    ch7_dummy,
    ch7_score,
    drawing,
    offers,
    scenarios_druids,
    scenarios_dungeons,
    tokens,
)
from heraut.games.mage_knight.rules.ch1_reminders import (
    boosts,
    card_plays,
    gaining,
    healing,
    lasting,
    paying,
    plays_back,
    plays_cards,
    plays_centre,
    plays_foes,
    plays_mana,
    plays_others,
    plays_units,
    plays_ways,
    resolving,
    skill_plays,
    unit_plays,
)
from heraut.games.mage_knight.rules.ch3_rounds import laying_out, rounds, tactics, tactics_choice
from heraut.games.mage_knight.rules.ch4_turn import (
    adventure,
    cooperation,
    end_of_turn,
    exploring,
    hero_action,
    hero_fight,
    interaction,
    interruptions,
    level_ups,
    movement,
    preparation,
    resting,
    rewarding,
)
from heraut.games.mage_knight.rules.ch5_combat import (
    after_combat,
    attacking,
    blocking,
    combat,
    duel,
    duel_damage,
    suffering,
)
from heraut.games.mage_knight.screen import scene
from heraut.games.mage_knight.screen.beats import BEATS
from heraut.games.mage_knight.screen.questions import QUESTIONS
from heraut.games.mage_knight.secrets import KnightCards
from heraut.kernel import PASS, Arms, Decision, Option, Pass, Section, Setting
from heraut.kernel.content import Folder
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.game import ShownGame
from heraut.tabletop.plans import PlannedGame
from heraut.tabletop.scene import Scene

FIRST_SCENARIO = "first_reconnaissance"

CHAPTERS: tuple[Any, ...] = (
    boosts, card_plays, gaining, healing, paying, plays_back, plays_cards, plays_centre,
    plays_foes, plays_mana, plays_others, plays_units, plays_ways, resolving, skill_plays,
    lasting, unit_plays,
    ch2_setup, ch2_tiles, laying_out, rounds, tactics, tactics_choice, preparation, interruptions,
    hero_action,
    adventure, cooperation,
    exploring, hero_fight, interaction, movement, resting, end_of_turn, level_ups,
    rewarding, attacking, blocking, suffering, combat, duel, duel_damage, after_combat,
    ch7_dummy, drawing, offers, scenarios_druids, scenarios_dungeons, tokens,
)  # fmt: skip
SECTIONS: tuple[type[Section], ...] = tuple([section for chapter in CHAPTERS for section in chapter.SECTIONS])
ANSWERS = (anywhere, with_cards, of_rounds, on_turn, in_combat)
OPTIONS: tuple[type[Any], ...] = (*[answer for room in ANSWERS for answer in room.OPTIONS], Pass)
FIGHTS: dict[type[Section], str] = {combat.Combat: odds.COMBAT}


def load(folder: Folder | None = None) -> MageKnight:
    """The game, with its own content or that of a folder."""
    return MageKnight(content.load(folder))


class MageKnight(KnightCards, PlannedGame[Land, content.Content], ShownGame[Land, content.Content]):
    """One to four heroes in a land laid tile by tile."""

    arms = Arms("pourpre", icon="wizard-staff")
    chairs = ("first", "second", "third", "fourth")
    questions = QUESTIONS.adding(foreseen)
    beats = BEATS
    good_habits = True
    declining = (PASS, DONE)
    fights = FIGHTS

    def __init__(self, printed: content.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        super().__init__("mage_knight", printed, printed.version, Land, sections, OPTIONS, DICE)
        self.judge = Judge(printed)
        self.also_words = printed.statuses.keys()

    def order(self, name: str) -> tuple[bool, str]:
        return self.plans[name][0] != FIRST_SCENARIO, name

    def settings(self) -> Sequence[Setting]:
        """MK-SCN-37 MK-COO-1. The edition, whether heroes fight one another, whether rivals share an assault."""
        return (
            Setting("edition", (SHEET, OFFICIAL), SHEET),
            Setting("fights", ("yes", "agreed", "no"), "yes"),
            Setting("shared_assaults", ("yes", "no"), "yes"),
        )

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Land, Section]:
        """MK-SCN-1 MK-SET-1. The box as the scenario lays it, and the set-up."""
        return ch2_box.lay(self.content, *self.plans[scenario], settings), ch2_setup.SetUp()

    def scores(self, t: Game) -> tuple[float, ...]:
        return ch7_score.standing(t)

    def evaluate(self, t: Game) -> tuple[float, ...]:
        """How each seat stands; a combat under way is judged as it would be fought without thinking long."""
        return self.judge.evaluate(thinking.fought_out(self.judge, t) if thinking.is_fighting(t) else t)

    def likely(self, t: Game, decision: Decision, random: Callable[[], float]) -> Option:
        return habits.likely(self.judge, t, decision, random)

    def sensible(self, t: Game, decision: Decision) -> Sequence[Option]:
        return thinking.sensible(t, decision)

    def horizon(self, t: Game) -> Callable[[Game], bool] | None:
        return thinking.horizon(t)

    def reckoned(self, t: Game, most: int, patience: Callable[[], bool]) -> Sequence[tuple[Option, float, int]]:
        """A combat: its best play is worked out."""
        battle = t.state.battle
        if battle is None or t.decision is None or t.decision.seat != battle.seat:
            return ()
        answers = solver.solve(self.judge, t, most, patience=patience).answers
        return [(option, max(-1.0, min(1.0, worth / ch7_score.FULL)), states) for option, worth, states in answers]

    def stakes(self, t: Game, horizon: str = "") -> Stakes | None:
        if horizon in (QUESTION, GAME):
            return super().stakes(t, horizon)
        return odds.stakes(t, horizon, solver.best_play(self.judge), thinking.until_turn_ends)

    def roller(self, t: Game) -> int | None:
        """Whoever the dice are rolled for; those of the Source are nobody's."""
        for section in reversed(t.state.agenda):
            seat = getattr(section, "seat", None)
            if seat is not None:
                return seat if seat >= 0 else None
        return None

    def show(self, t: Game, seat: int | None) -> Scene:
        return scene.show(t, seat)
