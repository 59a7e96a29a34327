"""3b. What speaks against a move, and against whatever else a point of movement buys."""

from __future__ import annotations

from heraut.games.heroes3.answers.on_map import AddTile, EndTurn, Move, Reveal, Revisit
from heraut.games.heroes3.model import FieldId, Game, HeroId, TileNumber
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch03_play import movement
from heraut.games.heroes3.rules.ch03_play.hero_moves import heroes_of, points
from heraut.games.heroes3.rules.ch08_map import map_fields, map_tiles
from heraut.kernel import Option, Reason

BEYOND = 2  # fields so much farther than a hero can go are thought of too


# ── in one's own turn ────────────────────────────────────────────────────────────────────────────────────────────────


def journeys(t: Game, seat: int) -> list[Option]:
    """What a point of movement might be wanted for: the fields and the face-down tiles around each hero."""
    hidden = [number for number, tile in t.state.tiles.items() if not tile.shown]
    found: list[Option] = []
    for hero in heroes_of(t, seat):
        found += fields_around(t, hero)
        found += [Revisit(hero), AddTile(hero), *[Reveal(hero, number) for number in hidden]]
    return found


def fields_around(t: Game, hero: HeroId) -> list[Option]:
    """The fields around a hero, as far as it can go and a little farther, and those beyond a closed edge."""
    chart, start = geography.chart(t), t.state.heroes[hero].field
    most = points(t, hero) + BEYOND
    near = [field for field, steps in geography.distances(chart, start).items() if 0 < steps <= most]
    return [Move(hero, field) for field in dict.fromkeys([*chart.around[start], *near])]


def forbids_journey(t: Game, seat: int, wish: Option) -> Reason | None:
    """H3-MOV-2 H3-MOV-4 H3-MOV-5 H3-MOV-10. Whose hero it is, what it wants, and whether it has a point for it."""
    if isinstance(wish, EndTurn):
        return must_part(t, seat)
    if isinstance(wish, Move):
        return not_own_hero(t, seat, wish.hero) or no_stop(t, wish) or no_points(t, wish.hero) or no_way(t, wish)
    if isinstance(wish, Revisit):
        return not_own_hero(t, seat, wish.hero) or not_revisitable(t, wish.hero) or held_back(t, seat, wish.hero)
    if isinstance(wish, Reveal):
        against = tile_shown(t, wish.number) or not_own_hero(t, seat, wish.hero)
        return against or held_back(t, seat, wish.hero) or tile_far(t, wish)
    if isinstance(wish, AddTile):
        against = not_own_hero(t, seat, wish.hero) or no_supply(t, seat)
        return against or held_back(t, seat, wish.hero) or no_room(t, wish)
    return None


# ── the hero ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def not_own_hero(t: Game, seat: int, hero: HeroId) -> Reason | None:
    """H3-MOV-10. Everybody moves the own heroes."""
    one = t.state.heroes.get(hero)
    return Reason("not-your-hero", ("H3-MOV-10",)) if one is None or one.seat != seat else None


def no_points(t: Game, hero: HeroId) -> Reason | None:
    """H3-MOV-1 H3-MOV-8. Whatever a hero does takes a point."""
    return None if points(t, hero) > 0 else Reason("no-points", ("H3-MOV-1", "H3-MOV-8"))


def must_part(t: Game, seat: int) -> Reason | None:
    """H3-MOV-12. Two heroes on one field part before the turn ends."""
    return Reason("must-part", ("H3-MOV-12",)) if movement.must_part(t, seat) else None


def held_back(t: Game, seat: int, hero: HeroId) -> Reason | None:
    """H3-MOV-12. The next point of two heroes on one field parts them: it buys nothing else."""
    reason = no_points(t, hero)
    return Reason("must-part", ("H3-MOV-12",)) if reason is None and movement.together(t, seat) else reason


# ── the field ────────────────────────────────────────────────────────────────────────────────────────────────────────


def no_stop(t: Game, wish: Move) -> Reason | None:
    """H3-SIT-27 H3-SIT-32 H3-MOV-4 H3-MOV-12. Fields where this hero stops in no case: unseen, blocked, or held."""
    if wish.field not in geography.chart(t).where:
        return Reason("not-explored", ("H3-MOV-4",))
    site = geography.site_of(t, wish.field)
    if site.id == "blocked":
        return Reason("blocked", ("H3-SIT-27",))
    friends = map_fields.friends(t, t.state.heroes[wish.hero].seat)
    for number, one in t.state.heroes.items():
        if one.field == wish.field and number != wish.hero:
            if one.seat in friends:
                return Reason("friend-there", ("H3-MOV-12",), hero=number)
            if site.safe:
                return Reason("in-sanctuary", ("H3-SIT-22", "H3-SIT-32"), hero=number)
    return None


def no_way(t: Game, wish: Move) -> Reason | None:
    """H3-MOV-2 H3-MOV-6 H3-MOV-13 H3-TIL-15 H3-CAT-1. The ways end where the points do, and where something happens."""
    if wish.field in movement.ways(t, wish.hero).stops:
        return None
    chart, start, most = geography.chart(t), t.state.heroes[wish.hero].field, points(t, wish.hero)
    if wish.field == start:
        return Reason("stands-there", ("H3-MOV-2",))
    if wish.field in chart.around[start] and wish.field not in chart.near[start]:
        return Reason("closed-edge", ("H3-TIL-15", "H3-MOV-13"))
    far = geography.distances(chart, start).get(wish.field)
    if far is None:
        return Reason("no-way", ("H3-MOV-13", "H3-TIL-15"))
    if far > most:
        return Reason("too-far", ("H3-MOV-2",), far=far, count=most)
    return Reason("stops-before", ("H3-MOV-6", "H3-CAT-1"), field=first_stop(t, wish))


def first_stop(t: Game, wish: Move) -> str:
    """H3-MOV-6 H3-CAT-1. The first field on the shortest way where something happens to the hero."""
    way = geography.route(t, t.state.heroes[wish.hero].field, [wish.field], lambda field: True)
    return next(field for field in way if not leads_on(t, wish.hero, field))


def leads_on(t: Game, hero: HeroId, field: FieldId) -> bool:
    """H3-MOV-6 H3-MOV-12 H3-SIT-32. Past friends, through a Sanctuary, and where nobody stands and nothing happens."""
    friends = map_fields.friends(t, t.state.heroes[hero].seat)
    holders = [one.seat for number, one in t.state.heroes.items() if one.field == field and number != hero]
    if geography.site_of(t, field).safe or any(seat in friends for seat in holders):
        return True
    return not holders and map_fields.is_empty(t, friends, field)


def not_revisitable(t: Game, hero: HeroId) -> Reason | None:
    """H3-MOV-2 H3-CAT-4. The field one stands on gives nothing again."""
    return None if movement.can_revisit(t, hero) else Reason("not-revisitable", ("H3-MOV-2", "H3-CAT-4"))


# ── the tile ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def tile_shown(t: Game, number: TileNumber) -> Reason | None:
    """H3-MOV-4. Only a face-down tile is revealed."""
    tile = t.state.tiles.get(number)
    return Reason("tile-shown", ("H3-MOV-4",)) if tile is not None and tile.shown else None


def tile_far(t: Game, wish: Reveal) -> Reason | None:
    """H3-MOV-4. Only a tile beside the hero is revealed."""
    beside = wish.number in geography.chart(t).hidden[t.state.heroes[wish.hero].field]
    return None if beside else Reason("tile-far", ("H3-MOV-4",))


def no_supply(t: Game, seat: int) -> Reason | None:
    """H3-TIL-11. An empty supply adds no tile."""
    return None if t.state.players[seat].supply else Reason("no-supply", ("H3-TIL-11",))


def no_room(t: Game, wish: AddTile) -> Reason | None:
    """H3-TIL-4 H3-TIL-12. A tile needs a place beside the hero."""
    return None if map_tiles.centres(t, wish.hero, "hero") else Reason("no-room", ("H3-TIL-4", "H3-TIL-12"))
