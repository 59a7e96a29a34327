"""What is this number?  Every characteristic and every bonus, with the reasons for it."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.confrontation.model import OFFICIAL, Battle, FigureId, Figures
from heraut.games.confrontation.numbers.battlefield import within_cm
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, REPLACED, Part, total

SEQUENCE_COST = 1  # CF-K-7
OFFICIAL_SEQUENCE_COST = 2
LED = frozenset(("DIS", "COU"))  # CF-K-41
MOST_SUMS = 50_000


def value(t: Battle, who: FigureId, stat: str) -> int:
    """A characteristic as it counts now.

    What it is made of lies on the figure, so a sum once worked out is remembered with the content; only DIS and COU
    may depend on who stands near.
    """
    state = t.state
    figure = state.figures[who]
    led = max(leaders(t, who, stat), default=None) if stat in LED else None
    if who not in state.modifiers and not figure.wound and led is None:
        printed: int = getattr(t.content.fighters[figure.fighter], stat)
        return printed
    sums = t.content.sums
    key = (figure.fighter, stat, figure.wound, state.modifiers.get(who), state.edition, led)
    number = sums.get(key)
    if number is None:
        if len(sums) >= MOST_SUMS:
            sums.clear()
        number = sums[key] = total(characteristic(t, who, stat))
    return number


def characteristic(t: Battle, who: FigureId, stat: str) -> Iterator[Part]:
    """CF-F-14 CF-T-7 CF-W-11. What makes up a characteristic; penalties may bring it below 0, and never touch RES."""
    parts = list(before_sequence(t, who, stat))
    yield from parts
    yield from sequence_cost(t, who, stat, total(parts))


def before_sequence(t: Battle, who: FigureId, stat: str) -> Iterator[Part]:
    """CF-T-7. What is printed, what stands in for it, wounds and whatever else lies on the figure."""
    figure = t.state.figures[who]
    card = t.content.fighters[figure.fighter]
    held = t.state.modifiers.get(who, ())
    yield Part(PRINTED, getattr(card, stat), stat)
    yield from replaced(t, who, stat)
    yield from wound_penalty(t, who, stat)
    official = t.state.edition == OFFICIAL
    for modifier in held:
        state = t.content.states.get(modifier.status)
        if state is not None:
            amount = state.modifies.get(stat, 0)  # type: ignore[call-overload]
            if amount and not (official and modifier.status == "stunned" and figure.wound):
                yield Part(ADDED, amount, modifier.status, state.rules)
        elif modifier.status == f"boost_{stat}":
            yield Part(ADDED, modifier.amount, "boost", ("CF-K-19", "CF-K-54"))


def replaced(t: Battle, who: FigureId, stat: str) -> Iterator[Part]:
    """CF-K-10 CF-K-35 CF-K-41. A number that stands in for the printed one."""
    state = t.state
    figure = state.figures[who]
    card = t.content.fighters[figure.fighter]
    if stat in LED:
        best = max(leaders(t, who, stat), default=0)
        if best > getattr(card, stat):
            yield Part(REPLACED, best, "leadership", ("CF-K-41",))
    elif stat == "FOR" and "strength_in_charge" in card.skill and state.has(who, "charging"):
        strength = int(card.skill["strength_in_charge"])
        if strength > card.FOR:
            yield Part(REPLACED, strength, "strength_in_charge", ("CF-K-10",))
    elif stat in ("ATT", "DEF") and state.has(who, "swapped"):
        yield Part(REPLACED, card.DEF if stat == "ATT" else card.ATT, "extra_limb", ("CF-K-35",))


def leaders(t: Battle, who: FigureId, stat: str) -> list[int]:
    """CF-K-41. The printed DIS or COU of each friendly leader near enough."""
    figures = t.state.figures
    mine = figures[who]
    found: list[int] = []
    for other, figure in figures.items():
        if figure.side != mine.side or figure.down or other == who:
            continue
        card = t.content.fighters[figure.fighter]
        if "leadership" in card.skill and within_cm(t, mine, figure, int(card.skill["leadership"])):
            found.append(getattr(card, stat))
    return found


def wound_penalty(t: Battle, who: FigureId, stat: str) -> Iterator[Part]:
    """CF-F-3 CF-F-9 CF-F-10 CF-F-11 CF-K-25 CF-K-26. The penalty of the wound held, as this fighter feels it."""
    figure = t.state.figures[who]
    if figure.wound:
        felt = t.content.fighters[figure.fighter].suffers_as[figure.wound]
        if felt:
            state = t.content.states[felt]
            amount = state.modifies.get(stat, 0)  # type: ignore[call-overload]
            if amount:
                yield Part(ADDED, amount, felt, state.rules)


def sequence_cost(t: Battle, who: FigureId, stat: str, before: int) -> Iterator[Part]:
    """CF-K-7. Each die bought costs ATT and DEF for this combat; by the published rule twice as much, never below 0.

    That bounds the price, and lifts nothing that was below 0 without it.
    """
    if stat not in ("ATT", "DEF"):
        return
    official = t.state.edition == OFFICIAL
    for modifier in t.state.modifiers.get(who, ()):
        if modifier.status == "sequence":
            cost = OFFICIAL_SEQUENCE_COST if official else SEQUENCE_COST
            yield Part(ADDED, -cost * modifier.amount, "sequence", ("CF-K-7",))
            if official:
                yield Part(AT_LEAST, min(before, 0), "sequence", ("CF-K-7",))


def bonuses(t: Battle, who: FigureId, stat: str, foes: Figures) -> Iterator[Part]:
    """CF-K-33 CF-K-34. What is added to the final result of a test made in a combat."""
    figure = t.state.figures[who]
    card = t.content.fighters[figure.fighter]
    if stat == "ATT" and "ATT" in card.all_attack and all_in_attack(t, who):
        yield Part(ADDED, card.all_attack["ATT"], "all_attack", ("CF-K-33",))
    if "desperate" in card.skill and stat in ("INI", "ATT", "DEF") and is_desperate(t, who, foes):
        yield Part(ADDED, 1, "desperate", ("CF-K-34",))


def all_in_attack(t: Battle, who: FigureId) -> bool:
    """CF-K-33 CF-K-44. Every combat die of the fighter was put in attack."""
    figure = t.state.figures[who]
    if figure.placed_attack == 0 or figure.placed_defence or figure.unplaced:
        return False
    return not t.state.has(who, "parried_with_held")


def is_desperate(t: Battle, who: FigureId, foes: Figures) -> bool:
    """CF-K-34. Outnumbered, or in a duel against a dearer fighter."""
    cards, figures = t.content.fighters, t.state.figures
    if len(foes) != 1:
        return len(foes) > 1
    return cards[figures[foes[0]].fighter].PA > cards[figures[who].fighter].PA
