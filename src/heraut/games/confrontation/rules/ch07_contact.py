"""Chapter VII (as far as the combat phase needs it): charges, and the moves that bring figures into contact.

The activation phase is not part of our source; this is the least of it that a fight needs to begin (see the rulings):
each player in turn may have one free figure charge in a straight line, until all have passed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from heraut.games.confrontation.answers import STAY, Boost, Charge, Dive, Pursue, Stay
from heraut.games.confrontation.model import Battle, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import (
    bases,
    contacts_of,
    disc,
    nearest_foes,
    reachable,
    standing,
    touched_by,
    ways,
)
from heraut.games.confrontation.rules.ch02_wounds import uses
from heraut.games.confrontation.rules.ch09_combat.flight import GROUND, begin_dive, dive_level, move_mm
from heraut.games.confrontation.rules.requirements import fallen, not_ours, of
from heraut.games.confrontation.rules.skills import MOVE_STATS, boosts, cannot_boost, spend_point
from heraut.kernel import Arrow, Option, Reason, Section, ask
from heraut.tabletop.discs import CONTACT_SLACK, Disc, Landing, gap, sweeps_into

CHARGE_MOVES = 2  # twice MOU


@dataclass(slots=True)
class Charges(Section):
    """CF-P-1. The charges before the combat phase.

    each player in turn, the winner of the Tactics roll first: a charge or nothing ⟲ → all have passed → end
    """

    turn: int = 0
    passed: tuple[int, ...] = ()
    acted: Figures = ()

    def start(self, t: Battle) -> Arrow:
        """CF-P-1."""
        if len(self.passed) == len(t.state.tactics):
            return None
        return ask(self.side(t), "charge", self.choices, self.hear, otherwise=self.stay)

    def side(self, t: Battle) -> int:
        """CF-P-1. Whose turn it is."""
        return t.state.tactics[self.turn % len(t.state.tactics)]

    def choices(self, t: Battle) -> list[Stay | Charge | Dive | Boost]:
        """CF-P-1 CF-B2-1 CF-B2-5. Every charge open to the free figures of a side; a flyer may also dive one level."""
        side, everybody = self.side(t), bases(t)
        touching = contacts_of(everybody)
        found: list[Stay | Charge | Dive | Boost] = []
        for who, figure in t.state.figures.items():
            if figure.side != side or figure.down or who in self.acted or t.state.has(who, "routing"):
                continue
            if side in self.passed or touching[who]:
                continue
            reach = CHARGE_MOVES * move_mm(t, who)
            found += [Charge(who, way.touches) for way in ways(who, reach, everybody, figure.level)]
            below = dive_level(t, who)
            found += [] if below is None else [Dive(who, way.touches) for way in ways(who, reach, everybody, below)]
            found += boosts(t, who, MOVE_STATS)
        return [STAY, *found] if found else []

    def cannot_charge(self, t: Battle, who: FigureId) -> Reason | None:
        """CF-P-1 CF-X-6. Only a free figure of ours that has not charged yet, and does not rout."""
        wrong = not_ours(t, self.side(t), who, "CF-P-1")
        if wrong is not None:
            return wrong
        if who in self.acted:
            return of(who, "has-charged", "CF-P-1")
        if t.state.has(who, "routing"):
            return Reason("routing-moves", ("CF-X-6",), who=who)
        return held_in_contact(t, who, "CF-P-1")

    def wishes(self, t: Battle) -> list[Option]:
        side = self.side(t)
        found: list[Option] = []
        for who, foe in out_of_reach(t, side, self.choices(t)):
            found.append(Charge(who, (foe,)))
            if t.state.figures[who].level > GROUND:
                found.append(Dive(who, (foe,)))
        return found + longer_moves(t, side)

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-B2-1 CF-B2-5."""
        if not isinstance(wish, (Charge, Dive, Boost)):
            return None
        who = wish.fighter
        level, reach = t.state.figures[who].level, CHARGE_MOVES * move_mm(t, who)
        wrong = self.cannot_charge(t, who)
        if isinstance(wish, Boost):
            return wrong or cannot_boost(t, who, wish.stat, MOVE_STATS)
        if isinstance(wish, Charge):
            return wrong or cannot_arrive(t, wish, reach, level, "CF-P-1")
        if level == GROUND:
            return not_ours(t, self.side(t), who, "CF-P-1") or Reason("on-the-ground", ("CF-B2-1",), who=who)
        return wrong or cannot_arrive(t, wish, reach, level - 1, "CF-P-1")

    def hear(self, t: Battle, choice: Stay | Charge | Dive | Boost) -> Arrow:
        """CF-P-1 CF-B2-5."""
        if isinstance(choice, Stay):
            return self.stay
        if isinstance(choice, Boost):
            spend_point(t, choice)
            return self.start
        self.acted += (choice.fighter,)
        charge(t, choice)
        self.turn += 1
        return self.start

    def stay(self, t: Battle) -> Arrow:
        """CF-P-1. Whoever stays once, or can do nothing, is not asked again."""
        if self.side(t) not in self.passed:
            self.passed += (self.side(t),)
        self.turn += 1
        return self.start


# ── what a straight move requires ──


def held_in_contact(t: Battle, who: FigureId, *rules: str) -> Reason | None:
    """Whoever touches an enemy stays there."""
    foes = touched_by(t, who)
    return Reason("in-contact", rules, who=who, foes=foes) if foes else None


def cannot_arrive(t: Battle, wish: Charge | Dive | Pursue, reach: int, level: int, *rules: str) -> Reason | None:
    """CF-A1-3 CF-B1-1. A straight move of that length ends in contact with exactly these foes, on that level."""
    who = wish.fighter
    for target in wish.touches:
        wrong = cannot_be_met(t, who, target, level)
        if wrong is not None:
            return wrong
    ends = [way.touches for way in reachable(t, who, reach, level)]
    if wish.touches in ends:
        return None
    for target in wish.touches:
        if not any(target in end for end in ends):
            return fallen(t, target) or barred(t, who, target, reach, level, *rules)
    for end in ends:
        if set(end) >= set(wish.touches):
            also = tuple([foe for foe in end if foe not in wish.touches])
            return Reason("not-alone", rules, who=who, others=wish.touches, foes=also)
    return Reason("not-together", rules, who=who, others=wish.touches)


def cannot_be_met(t: Battle, who: FigureId, target: FigureId, level: int) -> Reason | None:
    """CF-A1-3 CF-B1-1 CF-B1-3 CF-B2-1. Only an enemy, on the level where the move ends."""
    mover, goal = t.state.figures[who], t.state.figures[target]
    if goal.side == mover.side:
        return fallen(t, target) or of(target, "friend", "CF-A1-3")
    if goal.level == level:
        return None
    rules = ("CF-B1-1", "CF-B2-1", "CF-B1-3")
    higher = Reason("other-level", rules, target=target, who=who, height=goal.level, reached=level)
    return fallen(t, target) or higher


def barred(t: Battle, who: FigureId, target: FigureId, reach: int, level: int, *rules: str) -> Reason:
    """CF-B1-4. Too far, or somebody stands in the way."""
    mover = disc(t, t.state.figures[who])._replace(level=level)
    goal = disc(t, t.state.figures[target])
    far = gap(mover, goal)
    if far - CONTACT_SLACK > reach:
        return Reason("too-far", rules, who=who, target=target, far=far / 10, most=reach / 10)
    x, y = beside(mover, goal)
    for other in standing(t):
        if other not in (who, target) and sweeps_into(mover, x, y, disc(t, t.state.figures[other])):
            return Reason("barred", rules, who=who, target=target, by=other)
    return Reason("no-room", rules, who=who, target=target)


def beside(mover: Disc, goal: Disc) -> tuple[int, int]:
    """Where a straight move at a base ends."""
    dx, dy = goal.x - mover.x, goal.y - mover.y
    whole = (dx * dx + dy * dy) ** 0.5 or 1.0
    share = max(0.0, 1 - (mover.diameter + goal.diameter) / 2 / whole)
    return round(mover.x + dx * share), round(mover.y + dy * share)


def out_of_reach(t: Battle, side: int, listed: Sequence[Option]) -> Iterator[tuple[FigureId, FigureId]]:
    """Each of ours with the nearest foe it does not reach; each foe that nobody reaches with the nearest who moves."""
    figures = t.state.figures
    reached: dict[FigureId, set[FigureId]] = {}
    for option in listed:
        if isinstance(option, (Charge, Dive, Pursue)):
            reached.setdefault(option.fighter, set()).update(option.touches)
    ours = [who for who in standing(t) if figures[who].side == side]
    for who in ours:
        yield from [(who, foe) for foe in nearest_foes(t, who) if foe not in reached.get(who, ())][:1]
    for foe in standing(t):
        if figures[foe].side != side and not any(foe in foes for foes in reached.values()):
            near = nearest_foes(t, foe)
            yield next(who for who in near if who in (reached or ours)), foe


def longer_moves(t: Battle, side: int) -> list[Option]:
    """The points that would lengthen the moves of a side."""
    figures, cards = t.state.figures, t.content.fighters
    mutagenic = [who for who, figure in figures.items() if "mutagenic" in cards[figure.fighter].skill]
    return [Boost(who, "MOU") for who in mutagenic if figures[who].side == side]


# ── the moves themselves ──


def charge(t: Battle, choice: Charge | Dive) -> None:
    """CF-B2-1 CF-B2-5 CF-X-1. The charger moves into contact; whom it touches is charged."""
    who = choice.fighter
    figure = t.state.figures[who]
    diving = isinstance(choice, Dive)
    level = figure.level - 1 if diving else figure.level
    open_ways = reachable(t, who, CHARGE_MOVES * move_mm(t, who), level)
    way = next(way for way in open_ways if way.touches == choice.touches)
    move_to(t, who, way, level)
    t.state.gain(who, "charging", "turn")
    t.tell("charge", who=who, touches=way.touches, diving=diving)
    if diving:
        begin_dive(t, who)
    for enemy in way.touches:
        suffer_charge(t, enemy, who)


def move_to(t: Battle, who: FigureId, way: Landing[FigureId], level: int) -> None:
    figure = t.state.figures[who]
    figure.x, figure.y, figure.level = way.x, way.y, level


def suffer_charge(t: Battle, target: FigureId, charger: FigureId) -> None:
    """CF-X-1 CF-X-2 CF-X-3 CF-X-4 CF-X-5 CF-X-7 CF-K-36 CF-K-45 CF-K-50 CF-K-51 CF-K-52.

    The charge penalty: once whatever the number of chargers, only from a charger at least as powerful (a Brutal one
    always gives it), never to the immune; it stays until the end of the phase, split or not.
    """
    figures, cards = t.state.figures, t.content.fighters
    attacker, victim = cards[figures[charger].fighter], cards[figures[target].fighter]
    strong_enough = attacker.power_charging >= victim.power_charged or uses(t, charger, "brutal", target)
    if strong_enough and "charged" not in victim.immune and not t.state.has(target, "charged"):
        t.state.gain(target, "charged", "phase")
        t.tell("charged", who=target, by=charger)
