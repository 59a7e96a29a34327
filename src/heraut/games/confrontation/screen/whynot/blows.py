"""Attacks, defences, and what follows a hit."""

from __future__ import annotations

from heraut.games.confrontation.answers import (
    Choose,
    Commit,
    Counter,
    Endure,
    Feint,
    MasterStrike,
    Parry,
    Strike,
    Sustain,
)
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.ch09_combat.attack import Attack
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.passes import MASTER_DICE, Pass
from heraut.games.confrontation.screen.whynot.common import Reason, in_combat, knows, like, no, ours, stands
from heraut.kernel import Pass as Decline


def _acts(t: Battle, seat: int, who: int) -> Reason:
    """A figure of ours, of the camp whose turn it is to strike."""
    blows = t.find(Pass)
    wrong = stands(t, who) or in_combat(t, who) or ours(t, seat, who)
    if wrong is None and who not in blows.acting(blows.camp):
        return no("other-camp-strikes", "CF-D-1", who=who)
    return wrong


def _can_strike(t: Battle, who: int, target: int) -> Reason:
    if who in t.find(Pass).struck:
        return no("struck-already", "CF-D2-1", who=who, target=target)
    return None if t.state.figures[who].attack else no("no-attack-die", "CF-D-2", who=who, target=target)


def _can_be_struck(t: Battle, who: int, target: int) -> Reason:
    blows, figures = t.find(Pass), t.state.figures
    if figures[target].side == figures[who].side:
        return like("friend", target, "CF-E-1")
    wrong = stands(t, target) or (
        None if target in (blows.lone, *blows.others) else like("not-in-combat", target, "CF-A1-3", "CF-E-1")
    )
    if wrong is None and blows.lone not in (who, target):
        return no("same-camp", "CF-T-9", target=target, by=blows.lone)
    attacked = target in blows.attacked and who == blows.lone
    return wrong or (no("attacked-already", "CF-D2-5", target=target) if attacked else None)


def strike(t: Battle, seat: int, wish: Strike) -> Reason:
    who = wish.attacker
    return _acts(t, seat, who) or _can_be_struck(t, who, wish.target) or _can_strike(t, who, wish.target)


def master_strike(t: Battle, seat: int, wish: MasterStrike) -> Reason:
    who = wish.attacker
    dice = t.state.figures[who].attack
    few = no("few-master-dice", "CF-K-8", who=who, dice=dice) if dice < MASTER_DICE else None
    wrong = _acts(t, seat, who) or knows(t, who, "master_strike") or _can_be_struck(t, who, wish.target)
    return wrong or _can_strike(t, who, wish.target) or few


def _holds(t: Battle, who: int) -> Reason:
    return None if t.state.figures[who].unplaced else no("nothing-held", "CF-K-6", who=who)


def commit(t: Battle, seat: int, wish: Commit) -> Reason:
    blows, who = t.find(Pass), wish.fighter
    wrong = _acts(t, seat, who) or _holds(t, who)
    if wrong is None and t.state.figures[who].side in blows.passed:
        return no("waits-held", "CF-K-6", who=who)
    idle = t.state.figures[who].attack >= len(blows.targets(t, who)) if wrong is None else False
    return wrong or (no("no-use-held", "CF-K-6", "CF-D-2", who=who) if idle else None)


def commit_last(t: Battle, seat: int, wish: Commit) -> Reason:
    who = wish.fighter
    wrong = stands(t, who) or in_combat(t, who) or _holds(t, who)
    first = next(one for one in t.find(Combat).fighters() if t.state.figures[one].unplaced)
    return wrong or (None if who == first else no("held-in-turn", "CF-K-6", who=who, by=first))


def give_up(t: Battle, seat: int, wish: Decline) -> Reason:
    only = all(isinstance(one, Commit) for one in t.find(Pass).ready(t)[seat])
    return None if only else no("must-strike", "CF-D3-3", "CF-D1-1", "CF-D2-1")


# ── defence, wounds ──


def _bound(t: Battle) -> Reason:
    who = t.find(Attack).target
    return no("bound", "CF-E5-5", "CF-E5-7", who=who) if t.state.has(who, "sustained_defence") else None


def endure(t: Battle, seat: int, wish: Endure) -> Reason:
    return _bound(t)


def parry(t: Battle, seat: int, wish: Parry | Counter) -> Reason:
    who = t.find(Attack).target
    figure = t.state.figures[who]
    if wish.held and not _bound(t):
        wrong = _holds(t, who) or (no("one-held", "CF-K-6", who=who) if wish.held > 1 else None)
        if wrong is not None:
            return wrong
    few = no("few-defence-dice", "CF-E1-2", who=who, dice=figure.defence + figure.unplaced)
    return _bound(t) or (few if wish.dice - wish.held > figure.defence else None)


def counter(t: Battle, seat: int, wish: Counter) -> Reason:
    return _bound(t) or knows(t, t.find(Attack).target, "counter_attack") or parry(t, seat, wish)


def sustain(t: Battle, seat: int, wish: Sustain) -> Reason:
    who = t.find(Attack).target
    figure = t.state.figures[who]
    if t.state.has(who, "sustained_defence"):
        return None
    if figure.unplaced:
        return no("sustain-held", "CF-E5-2", who=who)
    if figure.defence > 1:
        return no("sustain-last-die", "CF-E5-3", who=who, dice=figure.defence)
    if figure.placed_defence < figure.placed_attack:
        return no("sustain-placed", "CF-E5-1", "CF-E5-12", who=who, defence=figure.placed_defence)
    return None


def feint(t: Battle, seat: int, wish: Feint) -> Reason:
    who = t.find(Attack).target
    return None if getattr(t.state.figures[who], wish.die) else no("no-die-to-lose", "CF-K-9", who=who, die=wish.die)


def choose(t: Battle, seat: int, wish: Choose) -> Reason:
    asked = t.state.pending
    return None if asked and wish in asked.options else no("not-fallen", "CF-K-24")
