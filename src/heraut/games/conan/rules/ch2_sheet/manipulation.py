"""2. The sheet of a hero, 4E: manipulation, free, simple and complex."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.chests as chests
import heraut.games.conan.rules.clauses as clauses
from heraut.games.conan.answers.acting import (
    DropItem,
    GiveItem,
    Manipulate,
    OpenChest,
    TakeFrom,
    TakeItem,
    Unlock,
    UseItem,
)
from heraut.games.conan.answers.fighting import Gems
from heraut.games.conan.model import (
    MANIPULATION,
    AreaId,
    BorderId,
    Game,
    HandleId,
    HeroId,
    ItemId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.burden import too_heavy
from heraut.games.conan.numbers.crowds import Crowd
from heraut.games.conan.numbers.efforts import effort_dice, effort_parts
from heraut.games.conan.numbers.figures import friends, is_hero
from heraut.games.conan.numbers.limits import Room, room_on, saturated
from heraut.games.conan.printed.board import pair
from heraut.games.conan.printed.missions import Handle
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.objects import discarded, dropped, failed, pick_up, put_away, take
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.games.conan.rules.ch4_magic.effects import Effects
from heraut.kernel import Arrow, Gives, Option, Reason, Section, ask, call, give
from heraut.kernel.sections import Ends
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen

DEEDS = (TakeItem, TakeFrom, GiveItem, DropItem, UseItem, OpenChest, Unlock, Manipulate)

# ── what a hero may do ───────────────────────────────────────────────────────────────────────────────────────────────


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-MAN-1 CN-MAN-2 CN-MAN-3 CN-CHE-1 CN-DOR-2. Objects that are alike are one answer."""
    gems = room[MANIPULATION]
    return [*[wish for wish in things(t, hero) if price_of(t, wish) <= gems], *handy(t, hero, gems)]


def handy(t: Game, hero: HeroId, gems: int) -> list[Option]:
    """CN-MAN-1 CN-MAN-2 CN-MAN-10 CN-ENC-4. Objects that he can do something with."""
    heroes, held, memo = t.state.heroes, t.state.heroes[hero], t.content.memo
    area = held.area
    friends = [(seat, one.sheet, one.items) for seat, one in enumerate(heroes) if one.area == area and one.on_board]
    key = ("objects", hero, gems > 0, t.state.objects.get(area), *friends)
    found: list[Option] | None = memo.get(key)
    if found is None:
        affordable = [wish for wish in objects(t, hero) if price_of(t, wish) <= gems]
        found = memo[key] = [wish for wish in affordable if overloads(t, wish) is None]
    return found


def beside(t: Game, hero: HeroId) -> list[HeroId]:
    """CN-MAN-10. The other heroes of his area."""
    return [HeroId(one) for one in friends(t, hero, t.state.heroes[hero].area) if is_hero(one)]


def wishes(t: Game, hero: HeroId) -> list[Option]:
    return [*things(t, hero), *objects(t, hero)]


def objects(t: Game, hero: HeroId) -> Iterator[Option]:
    """CN-MAN-1 CN-MAN-2 CN-MAN-10. What lies in his area, what he carries, what his friends there carry."""
    held = t.state.heroes[hero]
    carried = dict.fromkeys(held.items)
    yield from [TakeItem(hero, item) for item in dict.fromkeys(t.state.objects.get(held.area, ()))]
    for friend in beside(t, hero):
        yield from [GiveItem(hero, item, friend) for item in carried]
        yield from [TakeFrom(hero, item, friend) for item in dict.fromkeys(t.state.heroes[friend].items)]
    yield from [DropItem(hero, item) for item in carried]
    yield from [UseItem(hero, item) for item in carried if t.content.items[item].use]


def things(t: Game, hero: HeroId) -> list[Option]:
    """CN-CHE-1 CN-DOR-2 CN-MAN-3. A chest, locks, and what the scenario names."""
    area, scenario = t.state.heroes[hero].area, scenario_of(t)
    found: list[Option] = [OpenChest(hero)] if area in t.state.chests else []
    for border in locks(t, area):
        found.append(Unlock(hero, border))
    if scenario.handles:
        found += [Manipulate(hero, HandleId(handle.id)) for handle in clauses.handles_at(t, hero)]
    return found


def locks(t: Game, area: AreaId) -> list[BorderId]:
    """CN-DOR-2. The locked doors of an area, from either side."""
    memo, key = t.content.memo, ("locks", t.state.scenario, t.state.opened, area)
    found: list[BorderId] | None = memo.get(key)
    if found is None:
        chart = chart_of(t)
        borders = [chart.between[pair(area, near)] for near in chart.near[area]]
        locked = [BorderId(one.name) for one in borders if one.kind == "locked"]
        found = memo[key] = [border for border in locked if border not in t.state.opened]
    return found


# ── what speaks against it ───────────────────────────────────────────────────────────────────────────────────────────


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-MAN-1 CN-MAN-2 CN-MAN-3 CN-MAN-10 CN-ENC-4."""
    return out_of_hand(t, wish) or too_dear(t, wish) or overloads(t, wish)


def out_of_hand(t: Game, wish: Option) -> Reason | None:
    """CN-MAN-2 CN-MAN-10 CN-CHE-1 CN-DOR-2 CN-MAN-3. It is not here, or not his."""
    if wish in wishes(t, wish.hero):
        return None
    return Reason("not-at-hand", ("CN-MAN-10", "CN-CHE-1", "CN-DOR-2"), hero=wish.hero)


def too_dear(t: Game, wish: Option) -> Reason | None:
    """CN-MAN-2 CN-MAN-12 CN-ATT-2. He has too few gems, or too many on manipulation."""
    price = price_of(t, wish)
    return saturated(t, wish.hero, MANIPULATION, price) if price else None


def price_of(t: Game, wish: Option) -> int:
    """CN-MAN-1 CN-MAN-2 CN-MAN-12. Dropping and using are free; everything else takes a gem at least, or its price."""
    if isinstance(wish, DropItem | UseItem):
        return 0
    return (handle_of(t, wish.handle).price or 1) if isinstance(wish, Manipulate) else 1


def overloads(t: Game, wish: Option) -> Reason | None:
    """CN-ENC-4. Who gets it must be able to carry it."""
    if isinstance(wish, TakeItem | TakeFrom):
        return too_heavy(t, wish.hero, wish.item)
    return too_heavy(t, wish.to, wish.item) if isinstance(wish, GiveItem) else None


def handle_of(t: Game, id: HandleId) -> Handle:
    return next(handle for handle in scenario_of(t).handles if handle.id == id)


# ── doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-MAN-1 CN-MAN-2 CN-MAN-3 CN-MAN-12."""
    if isinstance(deed, UseItem):
        return use(t, deed)
    if isinstance(deed, OpenChest):
        return chests.ForceChest(deed.hero)
    if isinstance(deed, Unlock):
        return PickLock(deed.hero, deed.border)
    if isinstance(deed, Manipulate):
        return handle(t, deed.hero, deed.handle)
    pass_on(t, deed)
    return None


def use(t: Game, deed: UseItem) -> Ends:
    """CN-MAN-1 CN-OBJ-2 CN-OBJ-4. For nothing; then it is discarded."""
    put_away(t, deed.hero, deed.item)
    discarded(t, deed.hero, deed.item)
    return Effects(deed.hero, deed.item)


def pass_on(t: Game, deed: TakeItem | TakeFrom | GiveItem | DropItem) -> None:
    """CN-MAN-1 CN-MAN-2. An object changes its place at once; dropping it is free."""
    if isinstance(deed, DropItem):
        put_away(t, deed.hero, deed.item)
        gems.lay_down(t, t.state.heroes[deed.hero].area, (deed.item,))
        return dropped(t, deed.hero, deed.item)
    gems.put_on(t, deed.hero, MANIPULATION, 1)
    if isinstance(deed, GiveItem):
        put_away(t, deed.hero, deed.item)
        return take(t, deed.to, deed.item)
    if isinstance(deed, TakeFrom):
        put_away(t, deed.whose, deed.item)
    else:
        pick_up(t, t.state.heroes[deed.hero].area, deed.item)
    return take(t, deed.hero, deed.item)


def handle(t: Game, hero: HeroId, id: HandleId) -> Ends | None:
    """CN-MAN-12. For a price it is done; else dice are rolled for it."""
    price = handle_of(t, id).price
    if not price:
        return UseHandle(hero, id)
    gems.put_on(t, hero, MANIPULATION, price)
    clauses.handled(t, hero, handle_of(t, id), 0)
    return None


# ── complex manipulation ─────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ComplexManipulation(Section):
    """Gems, dice, rerolls; gives the total, hindering taken off.

    gems → roll → total

    `lock`: Lock-picking helps.  `help`: dice that an object adds.
    """

    hero: HeroId
    least: int = 1
    lock: bool = False
    help: tuple[str, ...] = ()

    def start(self, t: Game) -> Gives[int]:
        """CN-MAN-12."""
        return ask(self.hero, "gems", self.payments, self.paid)

    def payments(self, t: Game) -> list[Option]:
        """CN-MAN-7 CN-MAN-12 CN-SAT-2. At least one, within the index of manipulation."""
        return [Gems(number) for number in range(self.least, room_on(t, self.hero, MANIPULATION) + 1)]

    def paid(self, t: Game, choice: Gems) -> Gives[int]:
        """CN-MAN-12 CN-SKL-22. The gems are spent either way."""
        gems.put_on(t, self.hero, MANIPULATION, choice.number)
        dice = effort_dice(t, self.hero, choice.number, self.lock, self.help)
        return call(Roll(self.hero, self.hero, dice, "manipulation"), self.fell)

    def fell(self, t: Game, dice: Fallen) -> Gives[int]:
        """CN-MAN-12 CN-HIN-6."""
        return give(total(effort_parts(t, self.hero, dice)))


@dataclass(slots=True)
class PickLock(Section):
    """A complex manipulation of the lock's difficulty; the door is open from then on.

    manipulation → open, and who opened it looks inside
                 → shut as before
    """

    hero: HeroId
    border: BorderId

    def start(self, t: Game) -> Arrow:
        """CN-DOR-2 CN-SKL-22."""
        return call(ComplexManipulation(self.hero, lock=True), self.tried)

    def tried(self, t: Game, total: int) -> Arrow:
        """CN-DOR-2 CN-MAN-12. Tries do not add up."""
        difficulty = chart_of(t).named[self.border].difficulty
        if total >= difficulty:
            found = clauses.unlocked(t, self.border)
            return None if found is None else call(found)
        failed(t, self.hero, total, difficulty)
        return None


@dataclass(slots=True)
class UseHandle(Section):
    """What the scenario names: its dice decide.

    manipulation → what the scenario says
    """

    hero: HeroId
    handle: HandleId

    def start(self, t: Game) -> Arrow:
        """CN-MAN-3 CN-MAN-12. Whoever carries what helps adds its dice."""
        printed = handle_of(t, self.handle)
        helped = printed.helps and ItemId(printed.helps) in t.state.heroes[self.hero].items
        return call(ComplexManipulation(self.hero, help=printed.help if helped else ()), self.tried)

    def tried(self, t: Game, total: int) -> Arrow:
        """CN-MAN-3 CN-MAN-12."""
        printed = handle_of(t, self.handle)
        if total < printed.difficulty:
            failed(t, self.hero, total, printed.difficulty)
        clauses.handled(t, self.hero, printed, total)
        return None


SECTIONS = (ComplexManipulation, PickLock, UseHandle)
