"""3. Perso vaincu."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.answers import Done, Pay, SpaceOf
from heraut.games.wow_adventure.model import AbilityId, Cause, Game
from heraut.games.wow_adventure.numbers import fight, routes
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.frames import OwnTurn
from heraut.kernel import Arrow, Section, ask, call, give, leave
from heraut.kernel.sections import Gives

PAY, DONE = Pay(), Done()


@dataclass(slots=True)
class Suffer(Section):
    """Damage → fallen outside a combat: DEFEAT.

    While a combat is under way (`Realm.fight`) the tokens are laid and no more: its own steps look who has fallen.
    """

    seat: int
    amount: int
    source: Cause

    def start(self, t: Game) -> Arrow:
        """WW-CMB-29 WW-CMB-5. Damage that nobody prevents: one takes it upon oneself, or no combat brings it."""
        gains.hurt(t, self.seat, self.amount, self.source)
        felled = t.state.heroes[self.seat].damage >= fight.health(t, self.seat)
        return call(Defeat(self.seat)) if felled and t.state.fight is None else None


@dataclass(slots=True)
class Defeat(Section):
    """The one way down: STAY UP?  no → FALL."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-CMB-5."""
        return call(StayUp(self.seat), self.hear)

    def hear(self, t: Game, stays: bool) -> Arrow:
        """WW-CMB-29."""
        return None if stays else call(Fall(self.seat))


@dataclass(slots=True)
class StayUp(Section):
    """An attached card that keeps its owner up: discard it?  Gives whether he stays."""

    seat: int

    def start(self, t: Game) -> Gives[bool]:
        """WW-ABL-3."""
        return ask(self.seat, "stay_up", self.choices, self.hear) if keeper(t, self.seat) else give(False)

    def choices(self, t: Game) -> list[Pay | Done]:
        """WW-ABL-3 WW-CMB-16. Instead of a defeat, with which the card would be discarded too."""
        return [PAY, DONE]

    def hear(self, t: Game, choice: Pay | Done) -> Gives[bool]:
        """WW-ABL-3. So much health is left as the card says."""
        card = keeper(t, self.seat)
        if isinstance(choice, Done) or card is None:
            return give(False)
        left = sum([clause.amount for clause in t.content.abilities[card].effect])
        gains.discard_attached(t, self.seat, card)
        t.state.heroes[self.seat].damage = fight.health(t, self.seat) - left
        tell_stays(t, self.seat, card)
        return give(True)


@dataclass(slots=True)
class Fall(Section):
    """The nearest city → no damage, start side, attached cards discarded → in one's own turn the turn is over."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-CMB-6 WW-CMB-24 WW-PVP-11. A defeat costs no level, item or valor."""
        tell_defeated(t, self.seat)
        return ask(self.seat, "nearest_city", self.choices, self.hear)

    def choices(self, t: Game) -> list[SpaceOf]:
        """WW-CMB-6 WW-CMB-26 WW-CMB-27. Counted in spaces; the owner chooses among those equally near."""
        return [SpaceOf(city) for city in routes.nearest_cities(t, t.state.heroes[self.seat].space)]

    def hear(self, t: Game, city: SpaceOf) -> Arrow:
        """WW-CMB-6 WW-CMB-14 WW-CMB-15 WW-CMB-16. Items, and what might be attached to them, stay."""
        hero = t.state.heroes[self.seat]
        gains.place_figure(t, self.seat, city.space)
        hero.damage, hero.turned = 0, False
        for card in hero.attached:
            gains.discard_attached(t, self.seat, card)
        return self.over

    def over(self, t: Game) -> Arrow:
        """WW-CMB-25 WW-CMB-29. His own turn ends without maintenance; nobody else's does."""
        return leave(OwnTurn, "over") if t.state.active == self.seat else None


def keeper(t: Game, seat: int) -> AbilityId | None:
    """An attached card that keeps its owner up, if he has one."""
    for card in t.state.heroes[seat].attached:
        if any(clause.play == "stay_up" for clause in t.content.abilities[card].effect):
            return card
    return None


def tell_stays(t: Game, seat: int, card: AbilityId) -> None:
    """WW-ABL-3."""
    t.tell("stays_up", seat=seat, ability=card)


def tell_defeated(t: Game, seat: int) -> None:
    """WW-CMB-5."""
    t.tell("defeated", seat=seat)


SECTIONS: tuple[type[Section], ...] = (Suffer, Defeat, StayUp, Fall)
