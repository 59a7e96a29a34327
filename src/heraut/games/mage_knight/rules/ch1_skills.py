"""1. Skills."""
# stub: merged from its chapter

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers import UseSkill
from heraut.games.mage_knight.model import Game, SkillId
from heraut.kernel import Arrow, Section


@dataclass(slots=True)
class UseSkillNow(Section):
    """A skill is used."""

    seat: int
    skill: SkillId

    def start(self, t: Game) -> Arrow:
        return None


def turn_over(t: Game, seat: int) -> None:
    """MK-SKL-1. At the end of one's turn skills are rested."""
    t.state.heroes[seat].tired = ()


def out_of_turn(t: Game, seat: int) -> list[UseSkill]:
    """MK-PRE-8. The skills that this seat may use now, in the turn of another."""
    return []


def take_back(t: Game, seat: int) -> None:
    """MK-SKL-3. The interactive skills of a seat leave the centre when its next turn starts."""
    t.state.centre = tuple([one for one in t.state.centre if one[1] != seat])


SECTIONS: tuple[type[Section], ...] = (UseSkillNow,)
