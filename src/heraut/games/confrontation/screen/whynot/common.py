"""What a reason is, and the requirements that many wishes share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.screen.wording import typeset
from heraut.kernel import Option


class Because(NamedTuple):
    """Why not: a message (`why-not-…`) and what it speaks of.  Without rules of its own, it rests on the question's.

    The figures it is about, as `who`, `target`, `lone` or `others`, are the ones to blame.
    """

    message: str
    about: Mapping[str, Any]
    rules: tuple[str, ...] = ()


Reason = Because | None


def no(message: str, *rules: str, **about: Any) -> Because:
    return Because(message, about, rules)


def like(message: str, who: int, *rules: str, **about: Any) -> Because:
    """A reason that may hold for several figures at once: one sentence names them all."""
    return Because(message, {"others": (who,), "count": 1, **about}, rules)


def stands(t: Battle, who: int) -> Reason:
    return no("down", "CF-E6-2", who=who) if t.state.figures[who].down else None


def ours(t: Battle, seat: int, who: int) -> Reason:
    return stands(t, who) or (like("not-yours", who) if t.state.figures[who].side != seat else None)


def knows(t: Battle, who: int, skill: str) -> Reason:
    if skill in t.content.fighters[t.state.figures[who].fighter].skill:
        return None
    known = t.content.skills[skill]
    return like("no-skill", who, *known.rules[:1], skill=typeset(known.name))


def in_combat(t: Battle, who: int) -> Reason:
    return None if who in t.find(Combat).fighters() else like("not-in-combat", who, "CF-A1-3", "CF-E-1")


def always(t: Battle, seat: int, wish: Option) -> Reason:
    return None
