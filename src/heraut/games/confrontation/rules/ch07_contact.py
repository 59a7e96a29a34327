"""Chapter VII (as far as the combat phase needs it): charges, and the moves that bring figures into contact.

The activation phase is not part of our source; this is the least of it that a fight needs to begin (see the rulings):
each player in turn may have one free figure charge in a straight line, until all have passed.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.confrontation.answers import STAY, Boost, Charge, Dive, Stay
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.numbers.battlefield import contacts, reachable
from heraut.games.confrontation.rules.ch02_wounds import uses
from heraut.games.confrontation.rules.ch09_combat.flight import begin_dive, dive_level, move_mm
from heraut.games.confrontation.rules.skills import move_boosts, spend_point
from heraut.kernel import Arrow, Section, ask
from heraut.tabletop.discs import Landing

CHARGE_MOVES = 2  # twice MOU


@dataclass(slots=True)
class Charges(Section):
    """CF-P-1. The charges before the combat phase.

    each player in turn, the winner of the Tactics roll first: a charge or nothing ⟲ → all have passed → end
    """

    turn: int = 0
    passed: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()

    def start(self, t: Battle) -> Arrow:
        """CF-P-1."""
        order = t.state.tactics
        if len(self.passed) == len(order):
            return None
        side = order[self.turn % len(order)]
        moves = [] if side in self.passed else self.moves(t, side)
        if not moves:
            if side not in self.passed:
                self.passed += (side,)
            self.turn += 1
            return self.start
        options: list[Stay | Charge | Dive | Boost] = [STAY, *moves]
        return ask(side, "charge", options, self.hear)

    def moves(self, t: Battle, side: int) -> list[Charge | Dive | Boost]:
        """CF-B2-1 CF-B2-5. Every charge open to the free figures of a side; a flyer may also dive one level."""
        found: list[Charge | Dive | Boost] = []
        touching = contacts(t)
        for who, figure in t.state.figures.items():
            if figure.side != side or figure.down or who in self.acted or t.state.has(who, "routing"):
                continue
            if touching[who]:
                continue
            reach = CHARGE_MOVES * move_mm(t, who)
            charges = [Charge(who, way.touches) for way in reachable(t, who, reach, figure.level)]
            below = dive_level(t, who)
            dives = [] if below is None else [Dive(who, way.touches) for way in reachable(t, who, reach, below)]
            found += [*charges, *dives, *move_boosts(t, who)]
        return found

    def hear(self, t: Battle, choice: Stay | Charge | Dive | Boost) -> Arrow:
        """CF-P-1 CF-B2-5."""
        side = t.state.tactics[self.turn % len(t.state.tactics)]
        if isinstance(choice, Boost):
            spend_point(t, choice)
            return self.start
        if isinstance(choice, Stay):
            self.passed += (side,)
        else:
            self.acted += (choice.fighter,)
            charge(t, choice)
        self.turn += 1
        return self.start


def charge(t: Battle, choice: Charge | Dive) -> None:
    """CF-B2-1 CF-B2-5 CF-X-1. The charger moves into contact; whom it touches is charged."""
    who = choice.fighter
    figure = t.state.figures[who]
    diving = isinstance(choice, Dive)
    level = figure.level - 1 if diving else figure.level
    ways = reachable(t, who, CHARGE_MOVES * move_mm(t, who), level)
    way = next(way for way in ways if way.touches == choice.touches)
    move_to(t, who, way, level)
    t.state.gain(who, "charging", "turn")
    t.tell("charge", who=who, touches=way.touches, diving=diving)
    if diving:
        begin_dive(t, who)
    for enemy in way.touches:
        suffer_charge(t, enemy, who)


def move_to(t: Battle, who: int, way: Landing, level: int) -> None:
    figure = t.state.figures[who]
    figure.x, figure.y, figure.level = way.x, way.y, level


def suffer_charge(t: Battle, target: int, charger: int) -> None:
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
