"""Whom a spell is meant for: what hurts is for enemies, what helps is for one's own.

Nothing here is a rule: a spell may be cast on whomever its card allows.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.games.heroes3.model import Game
from heraut.games.heroes3.printed.effects import Line
from heraut.games.heroes3.rules.ch05_cards.spells import Cast
from heraut.kernel import Decision, Option

HARM = -1
BAD = ("paralysed", "silenced")
NUMBERS = ("attack", "defense", "initiative", "heal", "movement")


def well_aimed(t: Game, decision: Decision) -> Sequence[Option]:
    """The targets that a spell is meant for; all of them where it does both, or where there is no other."""
    battle, cast = t.state.battle, t.state.agenda[-1]
    assert battle is not None
    assert isinstance(cast, Cast)
    effect = cast.effect(t)
    good = HARM if effect.status in BAD else helps(effect.lines[cast.line])
    if not good:
        return decision.options
    sides = {option: battle.fighters[option.fighter].side for option in decision.options}
    own = battle.owners.index(decision.seat)
    meant = [option for option, side in sides.items() if (side == own) == (good > 0)]
    return meant or decision.options


def helps(line: Line) -> int:
    """Above 0 if a line of a spell is good for whom it is cast on, below if it is bad."""
    return sum([getattr(line, name) or 0 for name in NUMBERS]) - (line.damage or 0)
