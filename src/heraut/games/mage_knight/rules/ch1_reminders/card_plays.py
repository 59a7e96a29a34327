"""1. Cards played, for their effects or sideways."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch1_reminders.lasting as lasting
import heraut.games.mage_knight.rules.ch1_reminders.resolving as resolving
from heraut.games.mage_knight.answers.anywhere import Take
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import WOUND, Cause
from heraut.games.mage_knight.numbers import statuses
from heraut.games.mage_knight.printed.cards import Deed
from heraut.games.mage_knight.rules.gains import has_acted
from heraut.kernel import Arrow, Section, ask, call

BASIC, STRONG, ASIDE = "basic", "strong", "sideways"
MODES = (BASIC, STRONG)


def price_of(deed: Deed, mode: str) -> tuple[str, ...]:
    """MK-CRD-16 MK-CRD-17 MK-CRD-18 MK-CRD-19. The mana that a card itself costs."""
    if deed.kind == "artifact":
        return ()
    if deed.kind == "spell":
        return (deed.colour,) if mode == BASIC else (deed.colour, "black")
    return () if mode == BASIC else (deed.colour,)


def lay_out(hero: Hero, deed: Deed, mode: str) -> None:
    """MK-CRD-19. From the hand to the play area; an artifact that gives its strong effect leaves the game."""
    hero.hand.remove(deed.id)
    gone = deed.kind == "artifact" and mode == STRONG
    (hero.thrown if gone else hero.played).append(deed.id)
    has_acted(hero)


@dataclass(slots=True)
class PlayCard(Section):
    """A card is played: onto the table → announced, paid for, and it happens → (a spell: what waited for one).

    `free`: its own mana is not paid, because an effect says so; `plus`: so much more of what it gives.
    """

    seat: int
    card: Cause
    mode: str
    free: bool = False
    plus: int = 0

    def start(self, t: Game) -> Arrow:
        """MK-CRD-16 MK-CRD-17 MK-CRD-18 MK-CRD-19."""
        deed = t.content.deeds[self.card]
        lay_out(t.state.heroes[self.seat], deed, self.mode)
        t.tell("plays_card", seat=self.seat, card=self.card, mode=self.mode)
        price = () if self.free else price_of(deed, self.mode)
        return call(resolving.Resolve(self.seat, f"card {self.card} {self.mode}", price, self.plus), self.after)

    def after(self, t: Game) -> Arrow:
        """MK-CRD-22. Effects may wait for a spell to be cast."""
        if t.content.deeds[self.card].kind != "spell":
            return None
        return call(lasting.Happen(self.seat, "spell_cast", self.card))


@dataclass(slots=True)
class PlaySideways(Section):
    """A card is played sideways: for how much? → its points."""

    seat: int
    card: Cause
    use: str

    def start(self, t: Game) -> Arrow:
        """MK-CRD-1 MK-CRD-14 MK-CRD-15.

        A Wound played by an effect goes to the discard pile at the end of the turn with the other cards.
        """
        hero = t.state.heroes[self.seat]
        hero.hand.remove(self.card)
        hero.played.append(self.card)
        if self.card != WOUND:
            has_acted(hero)
        return ask(self.seat, "sideways", self.worths, self.hear, secret=True)

    def worths(self, t: Game) -> list[Take]:
        """MK-CRD-1 MK-CRD-22. One point, unless effects make more of one card."""
        return [Take(name) for name in named(statuses.sideways(t, self.seat, self.card))]

    def hear(self, t: Game, choice: Take) -> Arrow:
        """MK-CRD-1 MK-CRD-6 MK-CRD-15. Never ranged, siege or elemental."""
        worth = named(statuses.sideways(t, self.seat, self.card))[choice.effect]
        if worth.spends:
            statuses.use_up(t, self.seat, worth.spends)
        if worth.brings:
            t.state.gain(self.seat, worth.brings, "turn")
        t.tell("plays_sideways", seat=self.seat, card=self.card, use=self.use, amount=worth.points)
        resolving.give_points(t, self.seat, self.use, worth.points, f"card {self.card} {ASIDE}")
        return None


def named(worths: tuple[statuses.Worth, ...]) -> dict[str, statuses.Worth]:
    """`3`, `3+no_dice` where it brings something along, `2+careless` where another effect gives as much."""
    plain = [(str(one.points), one.brings) for one in worths]
    found: dict[str, statuses.Worth] = {}
    for (points, brings), one in zip(plain, worths, strict=True):
        alike = plain.count((points, brings)) > 1
        found["+".join([points, *filter(None, (brings, one.spends if alike else ""))])] = one
    return found


SECTIONS: tuple[type[Section], ...] = (PlayCard, PlaySideways)
