"""Charges, dives, pursuits, and the points that lengthen them."""

from __future__ import annotations

from heraut.games.confrontation.answers import Boost, Charge, Dive, Pursue
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.numbers.battlefield import disc, reachable, standing, touched_by
from heraut.games.confrontation.rules.ch07_contact import CHARGE_MOVES, Charges
from heraut.games.confrontation.rules.ch09_combat.flight import GROUND, move_mm
from heraut.games.confrontation.rules.ch09_combat.pursuit import PURSUITS, Pursuits
from heraut.games.confrontation.rules.skills import CONCENTRATION_STATS, MOST_MUTATION, MUTATION_STATS, boosted
from heraut.games.confrontation.screen.whynot.common import Because, Reason, like, no, ours, stands
from heraut.tabletop.discs import CONTACT_SLACK, Disc, gap, sweeps_into


def _may_charge(t: Battle, seat: int, who: int) -> Reason:
    if who in t.find(Charges).acted:
        return ours(t, seat, who) or like("has-charged", who, "CF-P-1")
    if t.state.has(who, "routing"):
        return ours(t, seat, who) or no("routing-moves", "CF-X-6", who=who)
    return ours(t, seat, who) or _touches_nobody(t, who, "CF-P-1")


def _touches_nobody(t: Battle, who: int, *rules: str) -> Reason:
    foes = touched_by(t, who)
    return no("in-contact", *rules, who=who, foes=foes) if foes else None


def charge(t: Battle, seat: int, wish: Charge) -> Reason:
    level = t.state.figures[wish.fighter].level
    return _may_charge(t, seat, wish.fighter) or _arrives(t, wish, CHARGE_MOVES * move_mm(t, wish.fighter), level)


def dive(t: Battle, seat: int, wish: Dive) -> Reason:
    who = wish.fighter
    level = t.state.figures[who].level
    if level == GROUND:
        return ours(t, seat, who) or no("on-the-ground", "CF-B2-1", who=who)
    return _may_charge(t, seat, who) or _arrives(t, wish, CHARGE_MOVES * move_mm(t, who), level - 1)


def _may_pursue(t: Battle, seat: int, who: int) -> Reason:
    figure = t.state.figures[who]
    most = PURSUITS + int(t.content.fighters[figure.fighter].skill.get("implacable", 0))
    if who not in t.find(Pursuits).winners:
        return ours(t, seat, who) or like("not-winner", who, "CF-G-1", "CF-G-8")
    if figure.pursuits >= most:
        return ours(t, seat, who) or no("has-pursued", "CF-G-7", "CF-K-37", who=who, most=most)
    if t.state.has(who, "relentless"):
        return ours(t, seat, who) or no("slain-already", "CF-K-12", who=who)
    return ours(t, seat, who) or _touches_nobody(t, who, "CF-G-9")


def pursue(t: Battle, seat: int, wish: Pursue) -> Reason:
    who = wish.fighter
    return _may_pursue(t, seat, who) or _arrives(t, wish, move_mm(t, who) // 2, t.state.figures[who].level)


def _arrives(t: Battle, wish: Charge | Dive | Pursue, reach: int, level: int) -> Reason:
    """A straight move of that length ends in contact with exactly these foes, on that level."""
    figures, who = t.state.figures, wish.fighter
    for target in wish.touches:
        if figures[target].side == figures[who].side:
            return stands(t, target) or like("friend", target, "CF-A1-3")
        if figures[target].level != level:
            height = figures[target].level
            return stands(t, target) or no(
                "other-level", "CF-B1-1", "CF-B2-1", "CF-B1-3", target=target, who=who, height=height, reached=level
            )
    ends = [way.touches for way in reachable(t, who, reach, level)]
    if wish.touches in ends:
        return None
    for target in wish.touches:
        if not any(target in end for end in ends):
            return stands(t, target) or _barred(t, wish, target, reach, level)
    for end in ends:
        if set(end) >= set(wish.touches):
            also = tuple([foe for foe in end if foe not in wish.touches])
            return no("not-alone", who=who, others=wish.touches, foes=also)
    return no("not-together", who=who, others=wish.touches)


def _barred(t: Battle, wish: Charge | Dive | Pursue, target: int, reach: int, level: int) -> Because:
    """Too far, or somebody stands in the way."""
    who = wish.fighter
    rules = ("CF-G-5",) if isinstance(wish, Pursue) else ("CF-P-1",)
    mover = disc(t, t.state.figures[who])._replace(level=level)
    goal = disc(t, t.state.figures[target])
    far = gap(mover, goal)
    if far - CONTACT_SLACK > reach:
        return no("too-far", *rules, who=who, target=target, far=far / 10, most=reach / 10)
    x, y = _beside(mover, goal)
    for other in standing(t):
        if other not in (who, target) and sweeps_into(mover, x, y, disc(t, t.state.figures[other])):
            return no("barred", *rules, who=who, target=target, by=other)
    return no("no-room", *rules, who=who, target=target)


def _beside(mover: Disc, goal: Disc) -> tuple[int, int]:
    """Where a straight move at a base ends."""
    dx, dy = goal.x - mover.x, goal.y - mover.y
    whole = (dx * dx + dy * dy) ** 0.5 or 1.0
    share = max(0.0, 1 - (mover.diameter + goal.diameter) / 2 / whole)
    return round(mover.x + dx * share), round(mover.y + dy * share)


def boost_move(t: Battle, seat: int, wish: Boost) -> Reason:
    moves = _may_charge if t.state.pending is not None and t.state.pending.kind == "charge" else _may_pursue
    return moves(t, seat, wish.fighter) or boosts(t, wish, ("MOU",))


def boosts(t: Battle, wish: Boost, moment: tuple[str, ...]) -> Reason:
    """A point left, for a characteristic that this skill changes, at its moment, and not too many there."""
    who, stat = wish.fighter, wish.stat
    figure = t.state.figures[who]
    skill = t.content.fighters[figure.fighter].skill
    mutagenic = "mutagenic" in skill
    own = MUTATION_STATS if mutagenic else CONCENTRATION_STATS
    rule = "CF-K-54" if mutagenic else "CF-K-19"
    most = MOST_MUTATION + max(int(skill.get("mutagenic", 0)), 0)
    if not mutagenic and "concentration" not in skill:
        return like("no-points-ever", who, "CF-K-19", "CF-K-54")
    if not figure.points:
        return no("no-points", rule, who=who)
    if stat not in own:
        return no("not-this-number", rule, who=who, stat=stat, stats=own)
    if stat not in moment:
        return no("another-moment", rule, who=who, stat=stat, kind=stat)
    if mutagenic and boosted(t, who, stat) >= most:
        return no("most-points", rule, who=who, stat=stat, most=most)
    return None
