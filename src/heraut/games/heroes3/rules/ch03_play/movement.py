"""3b. Movement: ways over the map, and what happens where a hero arrives."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import AddTile, Move, Reveal, Revisit
from heraut.games.heroes3.model import NEUTRALS, NO_FIELD, FieldId, Game, HeroId, TileNumber, main_hero, second_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules import clauses
from heraut.games.heroes3.rules.ch03_play.hero_moves import heroes_of, points, put, spend
from heraut.games.heroes3.rules.ch07_town import sieges
from heraut.games.heroes3.rules.ch08_map import map_fields, map_sites, map_tiles
from heraut.games.heroes3.rules.ch10_combat import combat
from heraut.kernel import Arrow, Option, Section, become, call

# ── ways over the map ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Ways:
    """Where a hero could go: for each field the field before it."""

    before: dict[FieldId, FieldId]
    stops: list[FieldId]

    def path(self, field: FieldId) -> tuple[FieldId, ...]:
        """The fields on the way, without the first."""
        way: list[FieldId] = []
        while self.before[field]:
            way.append(field)
            field = self.before[field]
        return tuple(reversed(way))


def ways(
    t: Game, hero: HeroId, flying: bool = False, goal: FieldId = NO_FIELD, chart: geography.Chart | None = None
) -> Ways:
    """H3-MOV-2 H3-MOV-6 H3-MOV-12 H3-MOV-13 H3-SIT-32 H3-CAT-1. One point a field.

    A way leads on only through fields where nothing happens to this hero: empty ones, those of friends' heroes, a
    Sanctuary.  It ends where no friend stands, and not beside an enemy in a Sanctuary.  In flight only the end matters.
    With a `goal`, no farther than needed.  `chart`: the map, if it is at hand.
    """
    seat, start = t.state.heroes[hero].seat, t.state.heroes[hero].field
    holders = {one.field: one.seat for number, one in t.state.heroes.items() if number != hero}
    friends = map_fields.friends(t, seat)
    chart = chart or geography.chart(t)
    near, printed = chart.around if flying else chart.near, chart.site
    found = Ways({start: NO_FIELD}, [])
    before, stops = found.before, found.stops
    fresh = [start]
    for left in reversed(range(points(t, hero))):
        if goal in before:
            break
        later: list[FieldId] = []
        for here in fresh:
            for there in near[here]:
                if there in before:
                    continue
                before[there] = here
                site, holder = printed[there], holders.get(there)
                if site.id != "blocked" and (holder is None or (holder not in friends and not site.safe)):
                    stops.append(there)
                if left:
                    calm = site.category == map_fields.NONE or map_fields.is_empty(t, friends, there)
                    if flying or site.safe or holder in friends or (holder is None and calm):
                        later.append(there)
        fresh = later
    return found


# ── what a hero may do ───────────────────────────────────────────────────────────────────────────────────────────────


def movement_options(t: Game, seat: int) -> list[Option]:
    """H3-MOV-2 H3-MOV-4 H3-MOV-5 H3-MOV-9 H3-MOV-10 H3-MOV-12. Everything a point of movement buys now.

    Two heroes of one player on one field part before anything else.
    """
    parting, chart = together(t, seat), geography.chart(t)
    found: list[Option] = []
    for hero in heroes_of(t, seat):
        if points(t, hero) < 1:
            continue
        found += [Move(hero, field) for field in ways(t, hero, chart=chart).stops]
        if parting:
            continue
        if can_revisit(t, hero):
            found.append(Revisit(hero))
        found += [Reveal(hero, number) for number in chart.hidden[t.state.heroes[hero].field]]
        if map_tiles.can_add(t, hero, "hero"):
            found.append(AddTile(hero))
    return found


def buys_something(t: Game, seat: int) -> bool:
    """H3-MOV-2. Are there such options?  Nearly always the next field is free, and the ways need not be looked for."""
    heroes = t.state.heroes.values()
    moving = [one for one in heroes if one.seat == seat and one.movement + one.extra > 0]
    if not moving:
        return False
    near, taken = geography.chart(t).near, [one.field for one in heroes]
    for one in moving:
        for there in near[one.field]:
            if there not in taken:
                return True
    return bool(movement_options(t, seat))


def can_revisit(t: Game, hero: HeroId) -> bool:
    """H3-MOV-2 H3-CAT-4. The field one stands on gives something again; a point for a point is nothing."""
    field = t.state.heroes[hero].field
    site = geography.site_of(t, field)
    return map_fields.category(t, field) == map_fields.REVISITABLE and bool(site.either) and site.id != "stables"


def together(t: Game, seat: int) -> bool:
    """H3-MOV-12. Do both heroes of a player stand on one field?"""
    second = t.state.heroes.get(second_hero(seat))
    if second is None:
        return False
    main = t.state.heroes.get(main_hero(seat))
    return main is not None and main.field == second.field


def must_part(t: Game, seat: int) -> bool:
    """H3-MOV-12 H3-SPL-17. Two heroes stand on one field, and one of them can go on."""
    return together(t, seat) and any(ways(t, hero).stops for hero in heroes_of(t, seat))


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    if isinstance(choice, Move):
        return MoveHero(choice.hero, choice.field)
    if isinstance(choice, Revisit):
        return VisitAgain(choice.hero)
    if isinstance(choice, Reveal):
        return RevealBeside(choice.hero, choice.number)
    return AddBeside(choice.hero) if isinstance(choice, AddTile) else None


# ── doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class MoveHero(Section):
    """3b. A hero goes to a field."""

    hero: HeroId
    field: FieldId
    flying: bool = False

    def start(self, t: Game) -> Arrow:
        """H3-MOV-2 H3-MOV-8 H3-CMB-5. A hero who must come back comes back to the last field it could stop on."""
        found = ways(t, self.hero, self.flying, self.field)
        path = found.path(self.field)
        one = t.state.heroes[self.hero]
        spend(t, self.hero, len(path))
        stops = [field for field in path[:-1] if field in found.stops and not self.flying]
        put(t, self.hero, self.field, stops[-1] if stops else one.field, len(path))
        return become(Arrive(self.hero, self.field))


@dataclass(slots=True)
class VisitAgain(Section):
    """3b. A hero pays a point to explore again the field it stands on."""

    hero: HeroId

    def start(self, t: Game) -> Arrow:
        """H3-MOV-2 H3-CAT-4."""
        spend(t, self.hero, 1)
        return become(map_sites.Visit(self.hero, t.state.heroes[self.hero].field))


@dataclass(slots=True)
class RevealBeside(Section):
    """3b. A hero pays a point to turn up a tile beside it."""

    hero: HeroId
    number: TileNumber

    def start(self, t: Game) -> Arrow:
        """H3-MOV-4."""
        spend(t, self.hero, 1)
        return become(map_tiles.PlaceTile(self.number, t.state.heroes[self.hero].seat, "revealed"))


@dataclass(slots=True)
class AddBeside(Section):
    """3b. A hero pays a point to add a tile of its player's supply."""

    hero: HeroId

    def start(self, t: Game) -> Arrow:
        """H3-MOV-5."""
        spend(t, self.hero, 1)
        return become(map_tiles.AddFromSupply(t.state.heroes[self.hero].seat, self.hero, "hero"))


# ── arriving ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Arrive(Section):
    """3b. A hero has come to a field.

    an enemy hero: meet it ⟲ → another's town or settlement: besiege it → guards: fight them → visit the field
    """

    hero: HeroId
    field: FieldId
    fought: bool = False

    def start(self, t: Game) -> Arrow:
        """H3-CAT-5 H3-CMB-20. Whoever stands there comes first."""
        enemy = enemy_on(t, t.state.heroes[self.hero].seat, self.field)
        return self.besiege if enemy is None else call(sieges.MeetHero(self.hero, enemy), self.met)

    def met(self, t: Game, outcome: str) -> Arrow:
        """H3-END-14 H3-HER-20. The winner goes on; one who left the map did not fight."""
        if not self.goes_on(t, outcome):
            return None
        self.fought = self.fought or outcome != sieges.REMOVED
        return self.start

    def besiege(self, t: Game) -> Arrow:
        """H3-SIE-1 H3-SIE-10. An army beaten here with its hero is not sent again."""
        owner = map_fields.owner(t, self.field)
        if owner is None or self.fought or owner in map_fields.friends(t, t.state.heroes[self.hero].seat):
            return self.guards
        return call(sieges.Besiege(self.hero, self.field, owner), self.taken)

    def taken(self, t: Game, outcome: str) -> Arrow:
        """H3-SIE-10 H3-END-14."""
        return self.visit if self.goes_on(t, outcome) else None

    def guards(self, t: Game) -> Arrow:
        """H3-CMB-1 H3-CAT-5 H3-TIL-7."""
        if not map_fields.guard_level(t, self.field):
            return self.visit
        return call(combat.Combat(self.hero, self.field, NEUTRALS), self.guards_met)

    def guards_met(self, t: Game, outcome: str) -> Arrow:
        """H3-CMB-22 H3-END-14 H3-QCK-4 H3-EXP-7. Beaten, or talked away: the field is explored."""
        if not self.goes_on(t, outcome):
            return None
        seat = t.state.heroes[self.hero].seat
        if self.hero != main_hero(seat):
            return None if clauses.is_quarry(t, self.field) else self.visit
        if outcome == sieges.WON:
            t.state.sites[self.field].winner = seat
        return self.visit

    def goes_on(self, t: Game, outcome: str) -> bool:
        """H3-CMB-5 H3-END-3. A retreat leads back; whoever lost or surrendered has been moved already."""
        if outcome == "retreated" and self.hero in t.state.heroes:
            step_back(t, self.hero)
        return outcome in (sieges.WON, sieges.REMOVED, "talked") and self.hero in t.state.heroes

    def visit(self, t: Game) -> Arrow:
        """H3-CAT-1 H3-CAT-5."""
        return become(map_sites.Visit(self.hero, self.field))


def enemy_on(t: Game, seat: int, field: FieldId) -> HeroId | None:
    """H3-CMB-20 H3-SIT-22. The enemy hero to be met on a field, a main hero first; nobody attacks in a Sanctuary."""
    others = [number for number, one in t.state.heroes.items() if one.field == field and one.seat != seat]
    if not others or geography.site_of(t, field).safe:
        return None
    friends = map_fields.friends(t, seat)
    there = [number for number in others if t.state.heroes[number].seat not in friends]
    return min(there, key=lambda hero: (sieges.is_second(hero), hero), default=None)


def step_back(t: Game, hero: HeroId) -> None:
    """H3-CMB-5 H3-CMB-60 H3-END-3. To the field it came from, which it does not visit again."""
    one = t.state.heroes[hero]
    one.field = one.came_from
    t.tell("steps_back", hero=hero, field=one.field)
