"""IX-G. Pursuit moves and new combats."""

from __future__ import annotations

from dataclasses import dataclass, field

from heraut.games.confrontation.answers import STAY, Boost, Pursue, Resolve, Stay, resolutions
from heraut.games.confrontation.model import Battle, Fight
from heraut.games.confrontation.numbers.battlefield import contacts, reachable, sides_of, touched_by
from heraut.games.confrontation.rules.ch07_contact import (
    cannot_arrive,
    held_in_contact,
    longer_moves,
    move_to,
    out_of_reach,
    suffer_charge,
)
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.flight import end_dive, move_mm
from heraut.games.confrontation.rules.ch09_combat.melees import Split, already_a_combat, combats_wished, not_waiting
from heraut.games.confrontation.rules.requirements import not_ours, of
from heraut.games.confrontation.rules.skills import MOVE_STATS, boosts, cannot_boost, spend_point
from heraut.kernel import Arrow, Gives, Option, Reason, Section, ask, call, give

PURSUITS = 1  # CF-G-7


@dataclass(slots=True)
class SpeakingTurn(Section):
    """Sections IX-C-1 and IX-G. One speaking turn: a combat, its pursuits, and every combat born of them.

    the combat → pursuits → melees entered are split anew → the speaker picks among the new combats ⟲ → none left → end
    """

    speaker: int
    fight: Fight
    born: list[Fight] = field(default_factory=list)
    groups: list[tuple[int, ...]] = field(default_factory=list)
    waiting: list[Fight] = field(default_factory=list)

    def start(self, t: Battle) -> Arrow:
        """CF-C1-2."""
        return call(Combat(self.fight.lone, self.fight.others), self.pursue)

    def pursue(self, t: Battle, winners: tuple[int, ...]) -> Arrow:
        """CF-G-1 CF-G-8."""
        return call(Pursuits(winners), self.regroup) if winners else self.next_combat

    def regroup(self, t: Battle, newcomers: tuple[int, ...]) -> Arrow:
        """CF-G-3. Only the combats that the newcomers touch are cut anew; everybody else waits as before."""
        self.groups = concerned(t, newcomers, [*self.born, *t.state.combats])
        return self.split_next

    def split_next(self, t: Battle) -> Arrow:
        """CF-G-3 CF-G-11."""
        if not self.groups:
            return self.next_combat
        group = self.groups.pop(0)
        self.waiting = [fight for fight in t.state.combats if fight.lone in group]
        t.state.combats = [fight for fight in t.state.combats if fight.lone not in group]
        self.born = [fight for fight in self.born if fight.lone not in group]
        one = already_a_combat(group, contacts(t, group))
        if one is not None:
            return self.note_combats(t, (one,))
        return call(Split(group), self.note_combats)

    def note_combats(self, t: Battle, fights: tuple[Fight, ...]) -> Arrow:
        """CF-G-2. Combats that the split left as they were wait for their own speaking turn."""
        for fight in fights:
            if fight in self.waiting:
                t.state.combats.append(fight)
            else:
                self.born.append(fight)
        return self.split_next

    def next_combat(self, t: Battle) -> Arrow:
        """CF-G-2 CF-C1-2. The speaker chooses the order of the new combats."""
        if not self.born:
            return None
        return ask(self.speaker, "designate_new_combat", self.combats, self.hear_combat)

    def combats(self, t: Battle) -> tuple[Resolve, ...]:
        """CF-G-2. Any combat born of the pursuits."""
        return resolutions(tuple(self.born))

    def wishes(self, t: Battle) -> list[Resolve]:
        return combats_wished(t, [*t.state.combats, *self.born])

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-G-2 CF-C1-2. Combats that were there before wait for a speaking turn of their own."""
        if not isinstance(wish, Resolve):
            return None
        wrong = not_waiting(t, wish, [*t.state.combats, *self.born])
        if wrong is None and Fight(wish.lone, wish.others) not in self.born:
            return Reason("waits", ("CF-G-2", "CF-C1-2"), lone=wish.lone, others=wish.others)
        return wrong

    def hear_combat(self, t: Battle, choice: Resolve) -> Arrow:
        """CF-G-2."""
        self.fight = Fight(choice.lone, choice.others)
        self.born.remove(self.fight)
        return self.start


def concerned(t: Battle, newcomers: tuple[int, ...], unresolved: list[Fight]) -> list[tuple[int, ...]]:
    """CF-G-3. Each newcomer with the enemies it touches and the unresolved combats of these; overlaps are joined."""
    groups: list[set[int]] = []
    for who in newcomers:
        touched = touched_by(t, who)
        if not touched:
            continue
        group = {who, *touched}
        for fight in unresolved:
            if group & {fight.lone, *fight.others}:
                group |= {fight.lone, *fight.others}
        for other in [other for other in groups if other & group]:
            groups.remove(other)
            group |= other
        groups.append(group)
    return [tuple(sorted(group)) for group in groups]


@dataclass(slots=True)
class Pursuits(Section):
    """IX-G. The pursuit moves after a combat.

    each side of the winners: pursue with one of them, or stay ⟲ → all have stayed → the newcomers are given
    """

    winners: tuple[int, ...]
    stayed: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    turn: int = 0

    def start(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-G-1. It is never an obligation; after each move everybody who has not stayed is asked again."""
        self.turn = 0
        return self.offer

    def offer(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-G-1 CF-G-8."""
        sides = sides_of(t, self.winners)
        if self.turn == len(sides):
            return give(self.moved)
        return ask(sides[self.turn], "pursue", self.choices, self.hear, otherwise=self.next_side)

    def next_side(self, t: Battle) -> Gives[tuple[int, ...]]:
        """CF-G-8."""
        self.turn += 1
        return self.offer

    def side(self, t: Battle) -> int:
        """CF-G-8. Whose turn it is."""
        return sides_of(t, self.winners)[self.turn]

    def choices(self, t: Battle) -> list[Stay | Pursue | Boost]:
        """CF-G-1 CF-G-5 CF-B1-3. Whom the winners of a side can reach: straight, half of MOU, their own level."""
        found: list[Stay | Pursue | Boost] = []
        side = self.side(t)
        for who in () if side in self.stayed else self.winners:
            figure = t.state.figures[who]
            if figure.side == side and cannot_pursue(t, who) is None:
                ways = reachable(t, who, move_mm(t, who) // 2, figure.level)
                found += [Pursue(who, way.touches) for way in ways]
                found += boosts(t, who, MOVE_STATS)
        return [STAY, *found] if found else []

    def wishes(self, t: Battle) -> list[Option]:
        side = self.side(t)
        far = [Pursue(who, (foe,)) for who, foe in out_of_reach(t, side, self.choices(t))]
        return [*far, *longer_moves(t, side)]

    def forbids(self, t: Battle, wish: Option) -> Reason | None:
        """CF-G-1 CF-G-5 CF-G-8."""
        if not isinstance(wish, (Pursue, Boost)):
            return None
        who = wish.fighter
        beaten = None if who in self.winners else of(who, "not-winner", "CF-G-1", "CF-G-8")
        wrong = not_ours(t, self.side(t), who, "CF-G-1") or beaten or cannot_pursue(t, who)
        if isinstance(wish, Boost):
            return wrong or cannot_boost(t, who, wish.stat, MOVE_STATS)
        return wrong or cannot_arrive(t, wish, move_mm(t, who) // 2, t.state.figures[who].level, "CF-G-5")

    def hear(self, t: Battle, choice: Stay | Pursue | Boost) -> Gives[tuple[int, ...]]:
        """CF-G-1 CF-G-8."""
        if isinstance(choice, Boost):
            spend_point(t, choice)
        elif isinstance(choice, Stay):
            self.stayed += (self.side(t),)
        else:
            pursue(t, choice)
            self.moved += (choice.fighter,)
        return self.start


def cannot_pursue(t: Battle, who: int) -> Reason | None:
    """CF-G-7 CF-G-9 CF-K-12 CF-K-37. One pursuit a phase (Implacable: more), from a figure that touches no enemy."""
    figure = t.state.figures[who]
    most = PURSUITS + int(t.content.fighters[figure.fighter].skill.get("implacable", 0))
    if figure.pursuits >= most:
        return Reason("has-pursued", ("CF-G-7", "CF-K-37"), who=who, most=most)
    if t.state.has(who, "relentless"):
        return Reason("slain-already", ("CF-K-12",), who=who)
    return held_in_contact(t, who, "CF-G-9")


def pursue(t: Battle, choice: Pursue) -> None:
    """CF-G-5 CF-G-6 CF-B1-3 CF-B2-6 CF-K-36. An engagement: no charge penalty, but from the Brutal."""
    who = choice.fighter
    figure = t.state.figures[who]
    ways = reachable(t, who, move_mm(t, who) // 2, figure.level)
    way = next(way for way in ways if way.touches == choice.touches)
    move_to(t, who, way, figure.level)
    figure.pursuits += 1
    end_dive(t, who)
    t.tell("pursuit", who=who, touches=way.touches)
    if "brutal" in t.content.fighters[figure.fighter].skill:
        for enemy in way.touches:
            suffer_charge(t, enemy, who)
