"""5. Leadership: allies act."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch3_overlord.activation as activation
from heraut.games.conan.answers.acting import Lead
from heraut.games.conan.model import ALLIES, FigureId, Game, HeroId
from heraut.games.conan.numbers.crowds import Crowd
from heraut.games.conan.numbers.figures import LED, alike, area_of, has
from heraut.games.conan.numbers.limits import Room
from heraut.games.conan.numbers.sight import out_of_sight
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.kernel import Arrow, Option, Reason, Section, call
from heraut.kernel.sections import Ends

DEEDS = (Lead,)


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-SKL-19 CN-SKL-20. Allies that are alike are one answer."""
    if not others.host.allies:
        return []
    return [wish for wish in wishes(t, hero) if forbids(t, wish) is None]


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return [Lead(hero, ally) for ally in alike(t, [figure for figure in t.state.units if figure >= ALLIES])]


def forbids(t: Game, wish: Lead) -> Reason | None:
    """CN-SKL-19 CN-SKL-20."""
    return cannot_lead(t, wish.hero) or led_already(t, wish.ally) or unseen(t, wish)


def cannot_lead(t: Game, hero: HeroId) -> Reason | None:
    """CN-SKL-19. It takes the skill, and a gem."""
    if not has(t, hero, "leadership"):
        return Reason("no-leader", ("CN-SKL-19",), hero=hero)
    available = t.state.heroes[hero].available
    return None if available else Reason("too-few-gems", ("CN-ZON-5",), hero=hero, gems=1, available=available)


def led_already(t: Game, ally: FigureId) -> Reason | None:
    """CN-SKL-19. Each ally once a turn."""
    return Reason("led-already", ("CN-SKL-19",), figure=ally) if t.state.has(ally, LED) else None


def unseen(t: Game, wish: Lead) -> Reason | None:
    """CN-SKL-20. He must see it."""
    return out_of_sight(t, t.state.heroes[wish.hero].area, area_of(t, wish.ally))


def perform(t: Game, deed: Lead) -> Ends | None:
    """CN-SKL-19."""
    return LeadAlly(deed.hero, deed.ally)


@dataclass(slots=True)
class LeadAlly(Section):
    """One gem to fatigue; the ally acts as a unit does, for no gems.

    pay → the unit acts
    """

    hero: HeroId
    ally: FigureId

    def start(self, t: Game) -> Arrow:
        """CN-SKL-19 CN-SKL-34."""
        gems.tire(t, self.hero, 1)
        t.state.gain(self.ally, LED, "side")
        led(t, self.hero, self.ally)
        return call(activation.UnitActs(self.hero, self.ally, paid=False))


def led(t: Game, hero: HeroId, ally: FigureId) -> None:
    """CN-SKL-19."""
    t.tell("led", hero=hero, figure=ally)


SECTIONS = (LeadAlly,)
