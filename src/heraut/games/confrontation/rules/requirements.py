"""What many wishes require: of a figure that it stands, is one's own, is there, and knows the skill."""

from __future__ import annotations

from typing import Any

from heraut.games.confrontation.model import Battle
from heraut.kernel import Reason


def asked(t: Battle, kind: str) -> bool:
    """Is this the question now put?"""
    return t.decision is not None and t.decision.kind == kind


def of(who: int, id: str, *rules: str, **about: Any) -> Reason:
    """A reason that may hold for several figures at once: one sentence names them all."""
    return Reason(id, rules, others=(who,), count=1, **about)


def fallen(t: Battle, who: int) -> Reason | None:
    """CF-E6-2. Whoever was killed is out of it."""
    return Reason("down", ("CF-E6-2",), who=who) if t.state.figures[who].down else None


def not_ours(t: Battle, side: int, who: int, *rules: str) -> Reason | None:
    """Everybody answers for figures of their own that stand: so say the rules of the question."""
    return fallen(t, who) or (of(who, "not-yours", *rules) if t.state.figures[who].side != side else None)


def not_in_combat(who: int, fighters: tuple[int, ...]) -> Reason | None:
    """CF-A1-3 CF-E-1. Only those of this combat fight in it."""
    return None if who in fighters else of(who, "not-in-combat", "CF-A1-3", "CF-E-1")


def lacks(t: Battle, who: int, skill: str) -> Reason | None:
    """The skill must be on the card; the rule is the skill's own."""
    if skill in t.content.fighters[t.state.figures[who].fighter].skill:
        return None
    known = t.content.skills[skill]
    return of(who, "no-skill", *known.rules[:1], skill=known.name)
