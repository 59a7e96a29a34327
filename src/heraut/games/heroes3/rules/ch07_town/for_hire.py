"""9. Neutral units for hire."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Done, UnitOf
from heraut.games.heroes3.model import CardName, Game, Shown
from heraut.games.heroes3.numbers.values import FULL, RECRUIT
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch07_town import recruiting
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, draw


@dataclass(slots=True)
class HireFrom(Section):
    """9. A neutral card of each of these piles is shown → one of them (or `many` ⟲) is recruited → the others go."""

    seat: int
    tiers: tuple[str, ...]
    many: bool = False
    shown: Shown = ()
    chosen: CardName = ""

    def start(self, t: Game) -> Arrow:
        """H3-UNI-15 H3-UNI-35 H3-UNI-40."""
        if not self.tiers:
            t.tell("neutrals_shown", seat=self.seat, units=self.shown)
            return self.offer
        tier, *rest = self.tiers
        self.tiers = tuple(rest)
        ch09_units.rebuild_pile(t, tier)
        return draw(tier, self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        self.shown += cards
        return self.start

    def offer(self, t: Game) -> Arrow:
        secret = not self.within_means(t, 0) and piles.holds_cards(t, self.seat)
        return ask(self.seat, "hire_neutral", self.for_hire, self.hear, secret=secret)

    def for_hire(self, t: Game) -> list[Option]:
        """H3-UNI-15 H3-RES-7."""
        return [DONE, *self.within_means(t, recruiting.saved(t, self.seat))]

    def within_means(self, t: Game, off: int) -> list[Option]:
        return [UnitOf(card) for card in self.shown if recruiting.affordable(t, self.seat, card, RECRUIT, off)]

    def wishes(self, t: Game) -> list[Option]:
        return [UnitOf(card) for card in self.shown]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-UNI-15 H3-RES-7. One of those shown, at the price on its card."""
        if not isinstance(wish, UnitOf):
            return None
        if wish.unit not in self.shown:
            return Reason("not-shown", ("H3-UNI-15",))
        return recruiting.too_dear(t, self.seat, wish.unit, RECRUIT)

    def hear(self, t: Game, choice: UnitOf | Done) -> Arrow:
        """H3-UNI-15."""
        if isinstance(choice, Done):
            return self.discard
        self.chosen = choice.unit
        return call(recruiting.BuyUnit(self.seat, choice.unit, RECRUIT, FULL), self.bought)

    def bought(self, t: Game) -> Arrow:
        """H3-UNI-15. It is in the army now."""
        rest = list(self.shown)
        rest.remove(self.chosen)
        self.shown = tuple(rest)
        return self.offer if self.many else self.discard

    def discard(self, t: Game) -> Arrow:
        """H3-UNI-39."""
        for card in self.shown:
            t.state.discards[t.content.neutrals[card].tier].append(card)
        self.shown = ()
        return None
