"""2. The sheet of a hero, 4D: movement; doors, jumps and leaps; leaving the board."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch4_magic.falls as falls
import heraut.games.conan.rules.ch5_reactions as ch5_reactions
import heraut.games.conan.rules.clauses as clauses
from heraut.games.conan.answers.acting import BreakFree, Cross, Depart, Go
from heraut.games.conan.model import MOVE, AreaId, BorderId, FigureId, Game, HeroId, chart_of, scenario_of
from heraut.games.conan.numbers.blows import shown
from heraut.games.conan.numbers.borders import (
    JUMP,
    LEAP,
    TEARING,
    WRECK,
    crossings,
    full,
    held_back,
    out_of_points,
    way_out,
    wet,
)
from heraut.games.conan.numbers.crowds import Crowd, around
from heraut.games.conan.numbers.figures import CONSTRICTED, WEBBED, area_of, has, is_hero, is_there, seat_of
from heraut.games.conan.numbers.limits import Room
from heraut.games.conan.numbers.ways import hero_reach, points_left, points_within, reach, unit_reach
from heraut.games.conan.printed.board import Border, pair
from heraut.games.conan.rules.ch2_sheet import gems
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel import Arrow, Option, Reason, Section, become, call
from heraut.kernel.sections import Ends
from heraut.tabletop.throws import Fallen

DEEDS = (Go, Cross, Depart, BreakFree)
LEAPING = ("R",)

# ── what a hero may do ───────────────────────────────────────────────────────────────────────────────────────────────


def deeds(t: Game, hero: HeroId, others: Crowd, room: Room) -> list[Option]:
    """CN-MOV-1 CN-MOV-2 CN-MOV-4 CN-DOR-2 CN-SKL-14. Every area and border he can pay for; a way out; a web to tear."""
    if t.state.has(hero, WEBBED):
        return [BreakFree(hero)] if not_webbed(t, BreakFree(hero)) is None else []
    to, points = goes(t, hero), points_within(t, hero)
    most = points[t.state.heroes[hero].area in others.horror]
    found: list[Option] = [to[area] for area in reach(t, hero, others, *points)]
    found += [Cross(hero, area, how) for area, how, cost in crossings(t, hero, others) if cost <= most]
    if scenario_of(t).way_out is not None and kept(t, hero) is None:
        found.append(Depart(hero))
    return found


def wishes(t: Game, hero: HeroId) -> list[Option]:
    here = t.state.heroes[hero].area
    areas: list[Option] = [Go(hero, AreaId(area)) for area in chart_of(t).areas if area != here]
    return [*areas, *[Cross(hero, area, how) for area, how, _ in crossings(t, hero)], Depart(hero), BreakFree(hero)]


def forbids(t: Game, wish: Option) -> Reason | None:
    """CN-MOV-4 CN-MOV-5 CN-SKL-9 CN-SKL-14."""
    if isinstance(wish, Go):
        return unreached(t, wish)
    if isinstance(wish, Cross):
        return uncrossed(t, wish)
    if isinstance(wish, Depart):
        return kept(t, wish.hero)
    return not_webbed(t, wish)


def unreached(t: Game, wish: Go) -> Reason | None:
    """CN-MOV-4 CN-MOV-5 CN-MOV-6 CN-SKL-12. He is held, cannot swim, there is no room, or it is too far."""
    hero = HeroId(wish.figure)
    if wish.area in hero_reach(t, hero):
        return None
    return (
        held_back(t, hero, around(t, hero))
        or wet(t, hero, wish.area)
        or full(t, hero, wish.area)
        or Reason("too-far", ("CN-MOV-4", "CN-DOR-2"), area=wish.area)
    )


def uncrossed(t: Game, wish: Cross) -> Reason | None:
    """CN-DOR-2 CN-SKL-10 CN-SKL-15 CN-FAL-4. There is no such border here, or it costs too much."""
    hero = HeroId(wish.figure)
    for area, how, points in crossings(t, hero):
        if (area, how) == (wish.area, wish.how):
            return out_of_points(t, hero, points)
    return held_back(t, hero, around(t, hero)) or Reason("no-crossing", ("CN-DOR-2",), area=wish.area)


def kept(t: Game, hero: HeroId) -> Reason | None:
    """CN-MOV-5 CN-HIN-5 CN-SKL-9. What keeps him from leaving the board: a point, and hindering."""
    return (
        clauses.no_way_out(t, hero) or held_back(t, hero, around(t, hero)) or out_of_points(t, hero, way_out(t, hero))
    )


def not_webbed(t: Game, wish: BreakFree) -> Reason | None:
    """CN-SKL-14. Four points in one turn, whatever the index says."""
    hero = HeroId(wish.figure)
    if not t.state.has(hero, WEBBED):
        return Reason("not-webbed", ("CN-SKL-14",), figure=hero)
    held, missing = t.state.heroes[hero], TEARING - points_left(t, hero)
    if missing <= (0 if held.resting else held.available):
        return None
    return Reason("too-few-points", ("CN-SKL-14",), hero=hero, points=TEARING)


def perform(t: Game, deed: Option) -> Ends | None:
    """CN-MOV-1 CN-MOV-2. A way on which nothing happens is gone at once; what happens at its end is a section."""
    if isinstance(deed, Depart):
        pay_points(t, deed.hero, way_out(t, deed.hero))
        clauses.departed(t, deed.hero)
        return None
    hero = HeroId(deed.figure)
    pay_points(t, hero, price(t, hero, deed))
    return unit_move(t, deed)


def price(t: Game, hero: HeroId, deed: Option) -> int:
    """CN-MOV-5 CN-SKL-14. The points of a hero's deed."""
    return hero_reach(t, hero)[deed.area] if isinstance(deed, Go) else price_there(t, deed)


def price_there(t: Game, deed: Cross | BreakFree) -> int:
    """CN-DOR-2 CN-SKL-14. The points of a border, or of a web."""
    if isinstance(deed, BreakFree):
        return TEARING
    return next(points for area, how, points in crossings(t, deed.figure) if (area, how) == (deed.area, deed.how))


def pay_points(t: Game, hero: HeroId, points: int) -> None:
    """CN-MOV-1 CN-MOV-2. Free points first, then a gem a point."""
    held, free = t.state.heroes[hero], points_left(t, hero)
    held.free = max(0, free - points)
    gems.put_on(t, hero, MOVE, max(0, points - free))


# ── heroes and units alike ───────────────────────────────────────────────────────────────────────────────────────────


def unit_moves(t: Game, figure: FigureId, points: int) -> dict[Option, int]:
    """CN-OVL-4 CN-DOR-2 CN-SKL-10 CN-SKL-14. Where a unit or ally may go or cross for so many points; at what cost."""
    to, others = goes(t, figure), around(t, figure)
    ways: dict[Option, int] = {to[area]: cost for area, cost in reach(t, figure, others, points, points).items()}
    for area, how, cost in crossings(t, figure, others):
        if cost <= points:
            ways[Cross(figure, area, how)] = cost
    if points >= TEARING and t.state.has(figure, WEBBED):
        ways[BreakFree(figure)] = TEARING
    return ways


def goes(t: Game, figure: FigureId) -> dict[AreaId, Go]:
    """Its way to each area, written once."""
    memo, key = t.content.memo, ("goes", t.state.scenario, figure)
    found: dict[AreaId, Go] | None = memo.get(key)
    if found is None:
        found = memo[key] = {AreaId(area): Go(figure, AreaId(area)) for area in chart_of(t).areas}
    return found


def unit_price(t: Game, deed: Option, points: int) -> int:
    """CN-OVL-4 CN-SKL-14. The points of a unit's deed, of so many that it has."""
    return unit_reach(t, deed.figure, points)[deed.area] if isinstance(deed, Go) else price_there(t, deed)


def unit_move(t: Game, deed: Option) -> Ends | None:
    """CN-OVL-4. The points are paid, whoever's they are: it goes, crosses or tears the web."""
    if isinstance(deed, BreakFree):
        t.state.drop(deed.figure, WEBBED)
        broke_free(t, deed.figure)
        return None
    if isinstance(deed, Cross):
        return CrossBorder(deed.figure, deed.area, deed.how)
    stand(t, deed.figure, deed.area)
    happens = clauses.entered(t, deed.figure, deed.area) is not None
    return ComeIn(deed.figure, deed.area) if happens else ended(t, deed.figure)


def arrive(t: Game, figure: FigureId, area: AreaId) -> Ends | None:
    """CN-MOV-5. It stands there now; what the scenario does to whoever comes in, if anything."""
    stand(t, figure, area)
    return clauses.entered(t, figure, area)


def stand(t: Game, figure: FigureId, area: AreaId) -> None:
    """CN-MOV-5 CN-SKL-3. Whoever gets away is held no longer, and holds nobody."""
    t.state.drop(figure, CONSTRICTED)
    t.state.expire(f"stays:{figure}")
    if is_hero(figure):
        t.state.heroes[figure].area = area
    else:
        t.state.units[figure] = t.state.units[figure]._replace(area=area)
    t.tell("moved", figure=figure, area=area)


def ended(t: Game, figure: FigureId) -> Ends | None:
    """CN-SPL-12. A hero stops after each answer; when a unit does, its activation says."""
    return ch5_reactions.after_move(t, figure) if is_hero(figure) else None


def broke_free(t: Game, figure: FigureId) -> None:
    """CN-SKL-14."""
    t.tell("broke_free", figure=figure)


@dataclass(slots=True)
class ComeIn(Section):
    """It stands in another area.

    what the scenario does to whoever comes in → who reacts to where it stops
    """

    figure: FigureId
    area: AreaId

    def start(self, t: Game) -> Arrow:
        """CN-MOV-5 CN-END-2."""
        happens = clauses.entered(t, self.figure, self.area)
        return self.stop if happens is None else call(happens, self.stop)

    def stop(self, t: Game) -> Arrow:
        """CN-SPL-12."""
        reaction = ended(t, self.figure)
        return None if reaction is None else call(reaction)


# ── borders at which something happens ───────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class CrossBorder(Section):
    """A border at which something happens, for heroes and units alike; the points are paid by whoever calls it.

    open, wreck → there
    jump → below → fall → there
    leap → die → there, or it stays
    """

    figure: FigureId
    area: AreaId
    how: str

    def start(self, t: Game) -> Arrow:
        """CN-DOR-2 CN-SKL-10. What was opened or wrecked is open from now on."""
        if self.how == JUMP:
            return self.jump
        if self.how == LEAP:
            return call(Roll(seat_of(t, self.figure), self.figure, LEAPING, "leap"), self.leapt)
        clauses.open_border(t, BorderId(self.border(t).name), self.how == WRECK)
        return self.there

    def jump(self, t: Game) -> Arrow:
        """CN-FAL-4 CN-FAL-5. It lies below; its wounds are settled before anything else."""
        dice = fall_dice(t, self.figure, self.border(t))
        stand(t, self.figure, self.area)
        return call(falls.Fall(self.figure, dice), self.landed) if dice else self.landed

    def landed(self, t: Game) -> Arrow:
        """CN-FAL-5."""
        return become(ComeIn(self.figure, self.area)) if is_there(t, self.figure) else None

    def leapt(self, t: Game, dice: Fallen) -> Arrow:
        """CN-SKL-15. Who falls short stays where he is, unless the scenario says otherwise."""
        if shown(dice) >= self.border(t).difficulty:
            return self.there
        fell_short(t, self.figure)
        return None

    def there(self, t: Game) -> Arrow:
        """CN-MOV-5."""
        stand(t, self.figure, self.area)
        return become(ComeIn(self.figure, self.area))

    def border(self, t: Game) -> Border:
        here = area_of(t, self.figure)
        return chart_of(t).between[pair(here, self.area)]


def fall_dice(t: Game, figure: FigureId, border: Border) -> tuple[str, ...]:
    """CN-FAL-4. The board's dice, one less with Leap."""
    return border.fall[1:] if has(t, figure, "leap") else border.fall


def fell_short(t: Game, figure: FigureId) -> None:
    """CN-SKL-15."""
    t.tell("fell_short", figure=figure)


SECTIONS = (ComeIn, CrossBorder)
