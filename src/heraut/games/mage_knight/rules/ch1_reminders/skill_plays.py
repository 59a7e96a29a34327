"""1. Skills: used once a turn or once a round, in one's own turn or in anybody's; those that lie in the centre."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.judged_effects as judged_effects
import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
from heraut.games.mage_knight.answers.with_cards import UseSkill
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import PARTIAL, SkillId
from heraut.games.mage_knight.numbers.effects import effects_of
from heraut.games.mage_knight.numbers.mana import day_here
from heraut.games.mage_knight.printed.cards import Skill
from heraut.games.mage_knight.rules.ch1_reminders.own_business import in_own_turn
from heraut.kernel import Arrow, Reason, Section, call


def source_of(t: Game, seat: int, skill: SkillId) -> str:
    """MK-SIT-21. What a skill does by day, or where it is night by night."""
    return f"skill {skill} {'day' if day_here(t, seat) else 'night'}"


def is_motivation(skill: Skill) -> bool:
    """Such skills are alike: whoever uses one uses no other until the end of his next turn."""
    return any(effect.if_least_fame for effect in skill.day)


def used_up(t: Game, seat: int, skill: SkillId) -> Reason | None:
    """MK-SKL-1 MK-SKL-2 MK-PVP-10. Once a turn, or once a round; one Motivation at a time."""
    hero = t.state.heroes[seat]
    if skill not in hero.skills:
        return Reason("no-such-skill", ("MK-SKL-1",), skill=skill)
    if t.state.has(seat, PARTIAL) and not t.content.skills[skill].anyones_turn:
        return Reason("not-in-anothers-turn", ("MK-PVP-10",), skill=skill)
    if skill in hero.tired:
        return Reason("skill-used-this-turn", ("MK-SKL-1",), skill=skill)
    if skill in hero.turned:
        return Reason("skill-used-this-round", ("MK-SKL-2",), skill=skill)
    if hero.motivated and is_motivation(t.content.skills[skill]):
        return Reason("motivated-already", ("MK-SKL-2",), skill=skill)
    return None


@dataclass(slots=True)
class UseSkillNow(Section):
    """A skill is turned, or tired → it is announced, paid for, and happens."""

    seat: int
    skill: SkillId

    def start(self, t: Game) -> Arrow:
        """MK-SKL-1 MK-SKL-2."""
        hero, skill = t.state.heroes[self.seat], t.content.skills[self.skill]
        if skill.use == "turn":
            hero.tired = (*hero.tired, self.skill)
        elif skill.use == "round":
            hero.turned = (*hero.turned, self.skill)
        if is_motivation(skill):
            hero.motivated = 2 if in_own_turn(t, self.seat) else 1
        t.tell("uses_skill", seat=self.seat, skill=self.skill)
        return call(resolving.Resolve(self.seat, source_of(t, self.seat, self.skill)))


def turn_over(t: Game, seat: int) -> None:
    """MK-SKL-1. At the end of one's turn skills are rested, and a Motivation is farther away."""
    hero = t.state.heroes[seat]
    hero.tired = ()
    hero.motivated = max(0, hero.motivated - 1)


# ── in the turn of another ───────────────────────────────────────────────────────────────────────────────────────────


def out_of_turn(t: Game, seat: int) -> list[UseSkill]:
    """MK-PRE-8 MK-PRE-20 MK-SKL-2. The skills that this seat may use in the turn of another."""
    found: list[UseSkill] = []
    for skill in t.state.heroes[seat].skills:
        if t.content.skills[skill].anyones_turn and used_up(t, seat, skill) is None:
            source = source_of(t, seat, skill)
            effects = effects_of(t.content, source)
            anytime = resolving.ANY_TIME
            if any(judged_effects.against(t, seat, anytime, source, (), one, "") is None for one in effects):
                found.append(UseSkill(skill))
    return found


# ── the centre ───────────────────────────────────────────────────────────────────────────────────────────────────────


def into_centre(t: Game, seat: int, skill: SkillId, mark: str = "") -> None:
    """MK-SKL-3. An interactive skill lies before everybody, with what its owner named."""
    t.state.centre = (*t.state.centre, (skill, seat, mark))
    t.tell("into_centre", seat=seat, skill=skill, mark=mark)


def take_back(t: Game, seat: int) -> None:
    """MK-SKL-3. When its owner's next turn starts, or the round ends, it comes back face down."""
    for skill, owner, _ in t.state.centre:
        if owner == seat:
            t.tell("taken_back", seat=seat, skill=skill)
    t.state.centre = tuple([one for one in t.state.centre if one[1] != seat])


SECTIONS: tuple[type[Section], ...] = (UseSkillNow,)
