"""4. The turn, 4: level ups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.mage_knight.answers.on_turn import PickSkill
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFFICIAL, SkillId
from heraut.games.mage_knight.rules.ch1_reminders import named_plays
from heraut.games.mage_knight.rules.ch4_turn.rewarding import GainCard
from heraut.games.mage_knight.rules.offers import ADVANCED, TakeFromOffer
from heraut.kernel import Arrow, Option, Section, ask, call, draw

DRAWN = 2


@dataclass(slots=True)
class LevelUps(Section):
    """The levels gained this turn, one by one: fame enough for the next? odd: a command token, even: a skill ⟲"""

    seat: int

    def start(self, t: Game) -> Arrow:
        """MK-LVL-1 MK-LVL-2 MK-LVL-8 MK-LVL-10 MK-LVL-11 MK-LVL-12."""
        hero, levels = t.state.heroes[self.seat], t.content.tables.levels
        if hero.level == len(levels) or hero.fame < levels[hero.level].fame:
            return None
        hero.level += 1
        t.tell("level", seat=self.seat, level=hero.level)
        return self.start if hero.level % 2 else call(LearnSkill(self.seat), self.start)


@dataclass(slots=True)
class LearnSkill(Section):
    """Two skills are drawn → one of them, or one of the common offer → an advanced action: any, or the lowest."""

    seat: int
    drawn: tuple[SkillId, ...] = ()
    own: bool = False

    def start(self, t: Game) -> Arrow:
        """MK-LVL-2."""
        return draw(f"skills_{self.seat}", self.look, DRAWN)

    def look(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-LVL-2."""
        self.drawn = tuple([SkillId(skill) for skill in drawn])
        t.tell("skills_drawn", seat=self.seat, skills=drawn)
        return ask(self.seat, "learn_skill", self.skills, self.hear, otherwise=self.any_action)

    def skills(self, t: Game) -> Sequence[Option]:
        """MK-LVL-2 MK-LVL-4. The published rules leave one's own skills in the common offer to the others."""
        hero, common = t.state.heroes[self.seat], t.state.common
        if t.state.edition == OFFICIAL:
            common = tuple([skill for skill in common if t.content.skills[skill].hero != hero.hero])
        return [PickSkill(skill) for skill in (*self.drawn, *common)]

    def hear(self, t: Game, choice: PickSkill) -> Arrow:
        """MK-LVL-3 MK-LVL-4 MK-LVL-5 MK-LVL-6."""
        self.own = choice.skill in self.drawn
        left = [skill for skill in (*t.state.common, *self.drawn) if skill != choice.skill]
        t.state.common = tuple(left)
        self.drawn = ()
        hero = t.state.heroes[self.seat]
        hero.skills = (*hero.skills, choice.skill)
        t.tell("learns", seat=self.seat, skill=choice.skill)
        return self.begin_skill(t, choice.skill)

    def begin_skill(self, t: Game, skill: SkillId) -> Arrow:
        """MK-LVL-4. What holds for good does something when it begins."""
        if t.content.skills[skill].use != "permanent":
            return self.dummy
        effect = t.content.skills[skill].day[0]
        return call(named_plays.NAMED[effect.play](self.seat, f"skill {skill} day", effect.amount), self.dummy)

    def dummy(self, t: Game) -> Arrow:
        """MK-DUM-9."""
        return call(DummySkill(), self.any_action if self.own else self.lowest_action)

    def any_action(self, t: Game) -> Arrow:
        """MK-LVL-3 MK-LVL-7."""
        return call(GainCard(self.seat, ADVANCED))

    def lowest_action(self, t: Game) -> Arrow:
        """MK-LVL-6 MK-LVL-7."""
        offer = t.state.advanced
        return call(TakeFromOffer(self.seat, ADVANCED, offer[-1])) if offer else None


@dataclass(slots=True)
class DummySkill(Section):
    """Alone, whoever gains a skill sees one of the dummy's in the common offer."""

    def start(self, t: Game) -> Arrow:
        """MK-DUM-9."""
        if t.state.players > 1 or "skills_dummy" not in t.state.decks:
            return None
        return draw("skills_dummy", self.hear)

    def hear(self, t: Game, drawn: tuple[str, ...]) -> Arrow:
        """MK-DUM-9."""
        t.state.common = (*t.state.common, *[SkillId(skill) for skill in drawn])
        t.tell("dummy_skill", skills=drawn)
        return None


SECTIONS: tuple[type[Section], ...] = (LevelUps, LearnSkill, DummySkill)
