"""7. The score: fame and bonus points, category by category; who has won."""

from __future__ import annotations

from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game, has_clause, layout
from heraut.games.mage_knight.model.names import WOUND, HexId
from heraut.games.mage_knight.numbers.sites import (
    CITY,
    KEEP,
    TOWER,
    UNDERGROUND,
    allied,
    conquered,
    leader_of,
    owner_of,
    site_of,
)
from heraut.games.mage_knight.rules import scenarios
from heraut.games.mage_knight.rules.scenarios import MINE, hexes, on_portal

Points = list[tuple[str, int]]

FAME, KNOWLEDGE, LEADERSHIP, ADVENTURE, LOOT, CONQUEST, BEATING = (
    "fame", "knowledge", "leadership", "adventure", "loot", "conquest", "beating",
)  # fmt: skip
ACHIEVEMENTS = (KNOWLEDGE, LEADERSHIP, ADVENTURE, LOOT, CONQUEST, BEATING)
CITIES, MINES = "cities", "mines"
BEST, SHARED = 3, 1  # a title, alone or not
GREAT, GREAT_SHARED = 5, 2  # the title that the scenario is about
CONQUERED_SITES = (KEEP, TOWER, "monastery")
FULL = 50  # points ahead that count as a whole victory
EVEN = 0.5  # and a victory that is shared
GLORY = 200  # points that are the most one may hope for alone or together


# ── what a hero has ──────────────────────────────────────────────────────────────────────────────────────────────────


def cards_of(hero: Hero) -> list[str]:
    """Everything a hero owns: hand, deck, what is played, discarded or laid aside, and banners on units."""
    banners = [unit.banner for unit in hero.units if unit.banner]
    deck, laid = hero.deck, (*hero.under, *hero.aside, *banners)
    return [*hero.hand, *deck.bag, *deck.top, *deck.bottom, *hero.played, *hero.discard, *laid]


def owned(t: Game, seat: int, kind: str) -> int:
    """How many cards of this kind a hero owns."""
    deeds = t.content.deeds
    return len([card for card in cards_of(t.state.heroes[seat]) if card in deeds and deeds[card].kind == kind])


def shields(t: Game, seat: int, *sites: str) -> int:
    """His shields on such sites."""
    return sum([there.count(seat) for hex, there in t.state.shields.items() if site_of(t, HexId(hex)) in sites])


def knowledge(t: Game, seat: int) -> int:
    """MK-SCO-2."""
    return 2 * owned(t, seat, "spell") + owned(t, seat, "advanced")


def leadership(t: Game, seat: int) -> int:
    """MK-SCO-3."""
    levels = [(t.content.units[unit.kind].level, unit.wounds) for unit in t.state.heroes[seat].units]
    return sum([level // 2 if wounds else level for level, wounds in levels])


def adventure(t: Game, seat: int) -> int:
    """MK-SCO-4 MK-SCN-27. Where dungeons are the aim, they and tombs count twice as much."""
    sites = [site.id for site in t.content.sites.values() if site.kind == "adventure"]
    points = 2 * shields(t, seat, *sites)
    return points + 2 * shields(t, seat, *UNDERGROUND) if has_clause(t, "secret_dungeons") else points


def loot(t: Game, seat: int) -> int:
    """MK-SCO-5."""
    return 2 * owned(t, seat, "artifact") + sum(t.state.heroes[seat].crystals) // 2


def conquest(t: Game, seat: int) -> int:
    """MK-SCO-6."""
    return 2 * shields(t, seat, *CONQUERED_SITES)


def beating(t: Game, seat: int) -> int:
    """MK-SCO-7."""
    return -2 * cards_of(t.state.heroes[seat]).count(WOUND)


def city_points(t: Game, seat: int) -> int:
    """MK-SCO-9."""
    points = 0
    for hex in hexes(t, CITY):
        if conquered(t, hex) and seat in t.state.shields.get(hex, ()):
            points += 7 if leader_of(t, hex) == seat else 4
    return points


def mine_points(t: Game, seat: int) -> int:
    """MK-SCN-21."""
    own = [hex for hex in hexes(t, MINE) if seat in t.state.shields.get(hex, ())]
    return sum([7 if scenarios.core_mine(t, hex) else 4 for hex in own])


COUNTED = {
    KNOWLEDGE: knowledge, LEADERSHIP: leadership, ADVENTURE: adventure, LOOT: loot, CONQUEST: conquest,
    BEATING: beating, CITIES: city_points, MINES: mine_points,
}  # fmt: skip


# ── against one another ──────────────────────────────────────────────────────────────────────────────────────────────


def categories(t: Game) -> tuple[str, ...]:
    """MK-SCO-9 MK-SCN-21. The achievements, and what this scenario is about."""
    if has_clause(t, "conquest"):
        return (*ACHIEVEMENTS, CITIES)
    return (*ACHIEVEMENTS, MINES) if has_clause(t, "mines_held") else ACHIEVEMENTS


def title(t: Game, category: str, mine: int, others: list[int]) -> int:
    """MK-SCO-8 MK-SCO-10 MK-SCN-21 MK-SCN-27. For the best of a category, less if shared; the worst beating costs."""
    great = category in (CITIES, MINES) or (category == ADVENTURE and has_clause(t, "secret_dungeons"))
    sign = -1 if category == BEATING else 1
    if not mine or not others or any(one * sign > mine * sign for one in others):
        return 0
    best, shared = (GREAT, GREAT_SHARED) if great else (BEST, SHARED)
    return sign * (shared if mine in others else best)


def rival_points(t: Game, seat: int) -> Points:
    """MK-RND-22 MK-SCO-8. Fame, each category, and the titles."""
    found: Points = [(FAME, t.state.heroes[seat].fame)]
    for category in categories(t):
        count = COUNTED[category]
        mine = count(t, seat)
        others = [count(t, other) for other in range(t.state.players) if other != seat]
        found += [(category, mine), (f"best_{category}", title(t, category, mine, others))]
    return found


def holding_points(t: Game, seat: int) -> Points:
    """MK-SCN-29. 3 for each keep and 2 for each tower that a side owns."""
    own = [hex for hex in hexes(t, KEEP, TOWER) if side_owns(t, seat, hex)]
    keeps = len([hex for hex in own if site_of(t, hex) == KEEP])
    return [("keeps", 3 * keeps), ("towers", 2 * (len(own) - keeps))]


def side_owns(t: Game, seat: int, hex: HexId) -> bool:
    owner = owner_of(t, hex)
    return owner is not None and allied(t, seat, owner)


# ── alone and together ───────────────────────────────────────────────────────────────────────────────────────────────


def team_points(t: Game) -> Points:
    """MK-TEA-3 MK-SCN-14 MK-SCN-17. The lowest fame, of each category the best (the worst beating); no titles."""
    seats = range(t.state.players)
    found: Points = [(FAME, min([t.state.heroes[seat].fame for seat in seats]))]
    for category in ACHIEVEMENTS:
        counted = [COUNTED[category](t, seat) for seat in seats]
        found.append((category, min(counted) if category == BEATING else max(counted)))
    return [*found, *shared_aims(t)] if has_clause(t, "conquest") else found


def shared_aims(t: Game) -> Points:
    """MK-SCN-14 MK-SCN-39. 10 a city; with all of them 15 more, and what was left of the time."""
    cities = scenarios.cities_conquered(t)
    found: Points = [(CITIES, 10 * len(cities))]
    if not scenarios.is_alone(t) and all(any(leader_of(t, hex) == seat for hex in cities) for seat in seats_of(t)):
        found.append(("all_lead", 10))
    if scenarios.all_cities_conquered(t):
        rounds = layout(t).days + layout(t).nights
        found += [("all_cities", 15), ("rounds_left", 30 * (rounds - t.state.round))]
        found += [("dummy_cards", t.state.decks["dummy"].size()), ("round_open", 0 if t.state.round_end else 5)]
    return found


def seats_of(t: Game) -> range:
    return range(t.state.players)


# ── the result ───────────────────────────────────────────────────────────────────────────────────────────────────────


def points_of(t: Game, seat: int) -> Points:
    """MK-RND-22 MK-SCO-1. The points of a seat, category by category."""
    if has_clause(t, "owned_towers"):
        return holding_points(t, seat)
    return team_points(t) if scenarios.is_together(t) else rival_points(t, seat)


def total_of(t: Game, seat: int) -> int:
    return sum([points for _, points in points_of(t, seat)])


def has_succeeded(t: Game) -> bool:
    """MK-SCN-13 MK-SCN-38 MK-SCN-6. Alone or together: all cities fell; on the first journey, the city was found."""
    return scenarios.goal_reached(t) != ""


def winners_of(t: Game) -> list[int]:
    """MK-SCO-1 MK-SCN-13 MK-SCN-29 MK-SCN-31. The most points; together all or nobody; or who stands on the portal."""
    seats = [*seats_of(t)]
    if has_clause(t, "portal_closes"):
        return [seat for seat in seats if on_portal(t, seat)]
    if scenarios.is_together(t):
        return seats if has_succeeded(t) else []
    totals = [total_of(t, seat) for seat in seats]
    return [seat for seat in seats if totals[seat] == max(totals)]


def tell_result(t: Game) -> None:
    """MK-RND-22 MK-SCO-1."""
    for seat in seats_of(t):
        t.tell("score", seat=seat, total=total_of(t, seat), parts=tuple(points_of(t, seat)))
    t.tell("game_over", how=t.state.ended, winners=tuple(winners_of(t)))


def standing(t: Game) -> tuple[float, ...]:
    """MK-SCO-1 MK-SCN-13 MK-SCN-31. How each seat stands: above 0 who has won, alone or with others."""
    seats = seats_of(t)
    if has_clause(t, "portal_closes"):
        won = winners_of(t)
        return tuple([1.0 if seat in won else -1.0 for seat in seats])
    if scenarios.is_together(t):
        glory = min(max(total_of(t, 0), 0), GLORY) / GLORY
        worth = 0.5 + glory / 2 if has_succeeded(t) else glory / 2 - 1
        return tuple([worth for _ in seats])
    totals = [total_of(t, seat) for seat in seats]
    ahead = [totals[seat] - max([totals[one] for one in seats if not allied(t, seat, one)]) for seat in seats]
    return tuple([max(-1.0, min(1.0, (points or EVEN) / FULL)) for points in ahead])
