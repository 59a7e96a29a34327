"""IX-E-1 and IX-E-5. What an attack may be met with."""

from __future__ import annotations

from functools import cache

from heraut.games.confrontation.answers import ENDURE, SUSTAIN, Counter, Endure, Parry, Sustain
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.requirements import lacks
from heraut.kernel import Option, Reason

Defence = Endure | Parry | Counter | Sustain


def defences(t: Battle, who: int) -> tuple[Defence, ...]:
    """CF-E5-7. Every defence open to a fighter; sustained, no other."""
    if t.state.has(who, "sustained_defence"):
        return (SUSTAIN,)
    figure = t.state.figures[who]
    counters = "counter_attack" in t.content.fighters[figure.fighter].skill
    return parries(figure.defence, figure.unplaced > 0, counters, cannot_sustain(t, who) is None)


@cache
def parries(dice: int, held: bool, counters: bool, sustains: bool) -> tuple[Defence, ...]:
    """CF-E1-1 CF-E1-2 CF-E5-5 CF-E5-6 CF-K-3 CF-K-6. So many dice, one held back, a counter-attack, the last die."""
    found: list[Defence] = [ENDURE, *[Parry(used) for used in range(1, dice + 1)]]
    if held:
        found += [Parry(used + 1, 1) for used in range(dice + 1)]
    if counters:
        found += [Counter(option.dice, option.held) for option in found if isinstance(option, Parry)]
    if sustains:
        found.append(SUSTAIN)
    return tuple(found)


def odd_defences(t: Battle, who: int) -> list[Defence]:
    """One die too many, a counter-attack, the last die, and none."""
    figure = t.state.figures[who]
    held = [Parry(figure.defence + figure.unplaced + 1, 1)] if figure.unplaced else []
    return [Parry(figure.defence + 1), *held, Counter(1), SUSTAIN, ENDURE]


def cannot_defend(t: Battle, who: int, wish: Option) -> Reason | None:
    """CF-E1-2 CF-E5-5 CF-E5-7 CF-K-3. With dice that are there; sustained, in no other way."""
    if isinstance(wish, Sustain):
        return None if t.state.has(who, "sustained_defence") else cannot_sustain(t, who)
    if not isinstance(wish, (Endure, Parry, Counter)):
        return None
    if t.state.has(who, "sustained_defence"):
        return Reason("bound", ("CF-E5-5", "CF-E5-7"), who=who)
    if isinstance(wish, Endure):
        return None
    unskilled = lacks(t, who, "counter_attack") if isinstance(wish, Counter) else None
    return unskilled or too_few_dice(t, who, wish)


def too_few_dice(t: Battle, who: int, wish: Parry | Counter) -> Reason | None:
    """CF-E1-2 CF-K-6. Any number of dice up to all, one of them held back."""
    figure = t.state.figures[who]
    if wish.held and not figure.unplaced:
        return Reason("nothing-held", ("CF-K-6",), who=who)
    if wish.held > 1:
        return Reason("one-held", ("CF-K-6",), who=who)
    if wish.dice - wish.held <= figure.defence:
        return None
    return Reason("few-defence-dice", ("CF-E1-2",), who=who, dice=figure.defence + figure.unplaced)


def cannot_sustain(t: Battle, who: int) -> Reason | None:
    """CF-E5-1 CF-E5-2 CF-E5-3 CF-E5-12. Judged on the placement as it was made, with the last die and none unplaced."""
    figure = t.state.figures[who]
    if figure.unplaced:
        return Reason("sustain-held", ("CF-E5-2",), who=who)
    if figure.defence != 1:
        return Reason("sustain-last-die", ("CF-E5-3",), who=who, dice=figure.defence)
    if figure.placed_defence < figure.placed_attack:
        return Reason("sustain-placed", ("CF-E5-1", "CF-E5-12"), who=who, defence=figure.placed_defence)
    return None
