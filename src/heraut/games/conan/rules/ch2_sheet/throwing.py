"""2. The sheet of a hero, 4E: an object is thrown."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.gems as gems
import heraut.games.conan.rules.ch2_sheet.manipulation as manipulation
from heraut.games.conan.answers.acting import Aim, Lands, ThrowItem
from heraut.games.conan.model import MANIPULATION, NO_AREA, AreaId, Game, HeroId, ItemId, chart_of
from heraut.games.conan.numbers.crowds import Crowd
from heraut.games.conan.numbers.limits import Room, saturated
from heraut.games.conan.numbers.sight import out_of_sight, seen_areas, throws_from
from heraut.games.conan.rules.ch2_sheet.objects import discarded, put_away
from heraut.games.conan.rules.ch4_magic.effects import Effects
from heraut.kernel import Arrow, Option, Reason, Section, ask, call
from heraut.kernel.sections import Ends

DEEDS = (ThrowItem,)
LIFTS = 3  # the weight that a gem throws


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-MAN-4 CN-MAN-7 CN-MAN-8. What he carries, if he has the gems for its weight."""
    items, gems, memo = t.state.heroes[hero].items, room[MANIPULATION], t.content.memo
    key = ("throwable", hero, items, gems)
    found: list[Option] | None = memo.get(key)
    if found is None:
        found = memo[key] = [wish for wish in wishes(t, hero) if gems_for(t, wish.item) <= gems]
    return found


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return [ThrowItem(hero, item) for item in dict.fromkeys(t.state.heroes[hero].items)]


def forbids(t: Game, wish: ThrowItem) -> Reason | None:
    """CN-MAN-7 CN-MAN-8 CN-ATT-2. He carries it, and can spend a gem for each 3 of its weight."""
    if wish.item not in t.state.heroes[wish.hero].items:
        return Reason("not-at-hand", ("CN-MAN-4",), hero=wish.hero)
    return saturated(t, wish.hero, MANIPULATION, gems_for(t, wish.item))


def gems_for(t: Game, item: ItemId) -> int:
    """CN-MAN-7 CN-MAN-8. Its weight is at most 3 for each gem, and there is one at least."""
    return max(1, -(-t.content.items[item].weight // LIFTS))


def perform(t: Game, deed: ThrowItem) -> Ends | None:
    """CN-MAN-4."""
    return ThrowObject(deed.hero, deed.item)


@dataclass(slots=True)
class ThrowObject(Section):
    """An object flies as far as the dice say.

    aim → gems, roll → far enough → there
                     → short → lands (asked if there are several areas)
    an orb explodes where it lands

    `area`: where it is to land; `flown`: how many borders it flew.
    """

    hero: HeroId
    item: ItemId
    area: AreaId = NO_AREA
    flown: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-MAN-4 CN-MAN-13."""
        return ask(self.hero, "aim", self.aims, self.aimed)

    def aims(self, t: Game) -> list[Option]:
        """CN-MAN-13 CN-LOS-1. Each area in sight, his own too."""
        return [Aim(area) for area in seen_areas(t, t.state.heroes[self.hero].area)]

    def wishes(self, t: Game) -> list[Option]:
        return [Aim(AreaId(area)) for area in chart_of(t).areas] if self.area == NO_AREA else []

    def forbids(self, t: Game, wish: Aim) -> Reason | None:
        return out_of_sight(t, t.state.heroes[self.hero].area, wish.area) if isinstance(wish, Aim) else None

    def aimed(self, t: Game, choice: Aim) -> Arrow:
        """CN-MAN-4 CN-MAN-7 CN-MAN-8 CN-MAN-12."""
        self.area = choice.area
        return call(manipulation.ComplexManipulation(self.hero, gems_for(t, self.item)), self.flies)

    def flies(self, t: Game, total: int) -> Arrow:
        """CN-MAN-4 CN-MAN-9 CN-MAN-13. The result is its range in areas."""
        self.flown = min(total, throws_from(t, self.area)[t.state.heroes[self.hero].area])
        return ask(self.hero, "lands", self.landings, self.lands)

    def landings(self, t: Game) -> list[Option]:
        """CN-MAN-9. As far as it got on a shortest way; among several areas the thrower chooses."""
        away, left = throws_from(t, t.state.heroes[self.hero].area), throws_from(t, self.area)
        short = away[self.area] - self.flown
        return [Lands(AreaId(area)) for area in away if away[area] == self.flown and left[area] == short]

    def lands(self, t: Game, choice: Lands) -> Arrow:
        """CN-MAN-9 CN-OBJ-1 CN-OBJ-2. There it lies, and can be picked up; what explodes is gone."""
        put_away(t, self.hero, self.item)
        thrown(t, self.hero, self.item, choice.area)
        if t.content.items[self.item].thrown:
            discarded(t, self.hero, self.item)
            return call(Effects(self.hero, self.item, area=choice.area))
        gems.lay_down(t, choice.area, (self.item,))
        return None


def thrown(t: Game, hero: HeroId, item: ItemId, area: AreaId) -> None:
    """CN-MAN-4."""
    t.tell("thrown", hero=hero, item=item, area=area)


SECTIONS = (ThrowObject,)
