"""1. What lasts: what it makes of attack and block, and what it offers."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.moments as moments
from heraut.games.mage_knight.answers.with_cards import Learn, UseLasting
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import CardName
from heraut.games.mage_knight.numbers.effects import is_sideways, unit_in
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.numbers.statuses import held, of_points, unit_words, use_up
from heraut.games.mage_knight.printed.statuses import OfPoints
from heraut.games.mage_knight.rules.offers import ADVANCED, TakeFromOffer
from heraut.kernel import Arrow, Option, Reason, Section, call
from heraut.kernel.sections import Ends

ATTACK, BLOCK, INFLUENCE = "attack", "block", "influence"


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def boosted(t: Game, seat: int, use: str, points: Points) -> Points:
    """MK-CRD-12 MK-CRD-15 MK-CRD-22. Attack or block as effects make it; what works once is used up by it.

    Of a sideways card they make more, but nothing else.
    """
    by, amount = points.source.partition(" ")[0], points.amount
    element, reach = points.element, points.reach
    for name, words in of_points(t, seat, by):
        more = bonus(words, use, points.reach)
        if more:
            amount += more
            use_up(t, seat, name)
        if use == ATTACK and not is_sideways(points.source):
            element, reach = words.element or element, words.reach or reach
    unit = unit_in(points.source)
    bearer = [one for one in t.state.heroes[seat].units if one.id == unit]
    for card in bearer:
        amount += sum(words.attack if use == ATTACK else words.block for _, words in unit_words(t, seat, card))
    return points._replace(amount=amount, element=element, reach=reach)


def bonus(words: OfPoints, use: str, reach: str) -> int:
    """MK-CRD-22. How many points more, by what they are."""
    if use == BLOCK:
        return words.block
    return {"melee": words.attack, "ranged": words.ranged, "siege": words.siege}[reach]


# ── what may be done while it lasts ──────────────────────────────────────────────────────────────────────────────────


def wishes(t: Game, seat: int) -> list[Learn | UseLasting]:
    """MK-CRD-22. What lasting effects offer, each once: a lesson for influence, an attack kept back."""
    found: list[Learn | UseLasting] = []
    for one in held(t, seat) if seat in t.state.modifiers else ():
        words = one.status.offer
        if words is None:
            continue
        if words.influence:
            found += [Learn(card, one.status.id) for card in t.state.advanced]
        elif words.attack:
            found.append(UseLasting(one.status.id))
    return list(dict.fromkeys(found))


def forbids(t: Game, seat: int, uses: frozenset[str], wish: Learn | UseLasting) -> Reason | None:
    """MK-CRD-6 MK-CRD-22. A lesson in an interaction, for its influence; an attack kept back in an attack."""
    words = t.content.statuses[wish.status].offer
    if words is None or not t.state.has(seat, wish.status):
        return Reason("of-no-use", ("MK-CRD-22",))
    if isinstance(wish, UseLasting):
        return None if ATTACK in uses else Reason("not-now", ("MK-CRD-6", "MK-CRD-22"), at=ATTACK)
    if INFLUENCE not in uses:
        return Reason("not-now", ("MK-CRD-6", "MK-CRD-22"), at="interaction")
    price, points = words.influence, t.state.heroes[seat].influence
    return None if price <= points else Reason("too-dear", ("MK-CRD-22",), price=price, points=points)


def offers(t: Game, seat: int, uses: frozenset[str]) -> list[Option]:
    """MK-CRD-22. What of that may be done now."""
    return [wish for wish in wishes(t, seat) if forbids(t, seat, uses, wish) is None]


def section_for(t: Game, seat: int, choice: Option) -> Ends | None:
    """The section that does what a lasting effect offers, if this is such an answer."""
    if isinstance(choice, Learn):
        return TakeLesson(seat, choice.card, choice.status)
    return Unleash(seat, choice.status) if isinstance(choice, UseLasting) else None


@dataclass(slots=True)
class TakeLesson(Section):
    """Influence is paid → the card comes where the effect says → the offer is refilled."""

    seat: int
    card: CardName
    status: str

    def start(self, t: Game) -> Arrow:
        """MK-CRD-22 MK-INT-12. Once."""
        words = t.content.statuses[self.status].offer
        assert words is not None
        t.state.heroes[self.seat].influence -= words.influence
        use_up(t, self.seat, self.status)
        return call(TakeFromOffer(self.seat, ADVANCED, self.card, words.to))


@dataclass(slots=True)
class Unleash(Section):
    """The attack that an effect kept back is made."""

    seat: int
    status: str

    def start(self, t: Game) -> Arrow:
        """MK-CRD-22. Once."""
        words = t.content.statuses[self.status].offer
        assert words is not None
        use_up(t, self.seat, self.status)
        source = f"card {t.content.statuses[self.status].card} {self.status}"
        moments.moment(t).gather(t, Points(words.attack, words.element, "melee", source))
        t.tell("unleashed", seat=self.seat, status=self.status, amount=words.attack, element=words.element)
        return None


SECTIONS: tuple[type[Section], ...] = (TakeLesson, Unleash)
