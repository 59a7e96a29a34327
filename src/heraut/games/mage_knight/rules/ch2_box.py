"""2. The box as it is unpacked for a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import BACKS, HeroName
from heraut.games.mage_knight.numbers.tiles import CITY_TILES, CORE, COUNTRYSIDE, MUST
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.missions import Layout, Scenario
from heraut.kernel.state import Deck

OPEN_SHAPES = ("open_3", "open_4", "open_5", "plan")  # these begin on side B
TOP_LEVEL = 4  # of a unit
BLITZ_FAME, BLITZ_REPUTATION = 1, 2


def lay(content: Content, scenario: str, players: int, settings: Mapping[str, str]) -> Land:
    """MK-SCN-1 MK-SET-1 MK-SET-3 MK-SET-8 MK-SET-10 MK-SCN-10 MK-SCN-37 MK-SCN-17 MK-DUM-1. Everything in its pile.

    A day, the start tile alone, heroes still to be picked.  Nobody fights heroes alone or together, nor in First
    Reconnaissance, unless all have agreed to it.
    """
    rules = content.scenarios[scenario]
    plan = next(one for one in rules.layouts if one.players == players)
    blitz = "blitz" in rules.clauses
    land = Land(
        scenario=scenario,
        players=players,
        edition=settings["edition"],
        fights=may_fight(rules, players, settings["fights"]),
        shared_assaults=settings["shared_assaults"] == "yes" or "cooperation" in rules.clauses,
        round=1,
        heroes=[
            Hero(fame=BLITZ_FAME if blitz else 0, reputation=BLITZ_REPUTATION if blitz else 0) for _ in range(players)
        ],
        tiles={"0,0": "B" if plan.shape in OPEN_SHAPES else "A"},
    )
    land.decks["heroes"] = Deck([*content.heroes])
    lay_cards(content, rules, players, land)
    lay_tokens(content, land)
    lay_tiles(content, rules, plan, land)
    return land


def is_shared(rules: Scenario, players: int) -> bool:
    """MK-SET-11 MK-DUM-1. Alone or together: what only rivals use stays in the box, and a dummy plays."""
    return players == 1 or rules.mode == "cooperative"


def may_fight(rules: Scenario, players: int, wanted: str) -> bool:
    """MK-SCN-37 MK-SCN-17. Rivals, if they like; on the first journey only if they have agreed to it."""
    first = "city_found_ends" in rules.clauses
    return not is_shared(rules, players) and wanted in (("agreed",) if first else ("yes", "agreed"))


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def lay_cards(content: Content, rules: Scenario, players: int, land: Land) -> None:
    """MK-SET-11 MK-SCN-34 MK-SCN-35. The decks of cards without what this scenario leaves in the box."""
    box = [card for hero in content.heroes for card in deeds_of(content, HeroName(hero))]
    for kind, deck in (("advanced", "advanced"), ("spell", "spells"), ("artifact", "artifacts")):
        cards = [deed for deed in content.deeds.values() if deed.kind == kind]
        unused = [deed.id for deed in cards if deed.competitive and is_shared(rules, players)]
        land.decks[deck] = Deck([deed.id for deed in cards if deed.id not in unused])
        box += unused
    for tier in ("regular", "elite"):
        units = [unit for unit in content.units.values() if unit.tier == tier]
        no_elite, small = "no_elite_units" in rules.clauses, "owned_towers" in rules.clauses
        unused = [one.id for one in units if (no_elite and tier == "elite") or (small and one.level == TOP_LEVEL)]
        land.decks[tier] = Deck([one.id for one in units if one.id not in unused for _ in range(one.copies)])
        box += [id for id in unused for _ in range(content.units[id].copies)]
    land.box = tuple(sorted([*box, *content.skills]))


def deeds_of(content: Content, hero: HeroName) -> list[str]:
    """MK-SET-2. The sixteen cards of a hero: the basic ones, one of which his own card replaces."""
    cards = [deed.id for deed in content.deeds.values() if deed.kind == "basic" for _ in range(deed.copies)]
    own = content.deeds[content.heroes[hero].card]
    cards[cards.index(own.replaces)] = own.id
    return cards


def skills_of(t: Game, hero: HeroName) -> list[str]:
    """MK-SET-11. The skills of a hero, without the one that only rivals use where there are none."""
    shared = is_shared(t.content.scenarios[t.state.scenario], t.state.players)
    return [one.id for one in t.content.skills.values() if one.hero == hero and not (one.competitive and shared)]


def unpack(t: Game, pieces: Iterable[str]) -> None:
    """These leave the box."""
    box = [*t.state.box]
    for piece in pieces:
        box.remove(piece)
    t.state.box = tuple(box)


# ── tokens and tiles ─────────────────────────────────────────────────────────────────────────────────────────────────


def lay_tokens(content: Content, land: Land) -> None:
    """MK-SET-10. A pile of enemy tokens for each back, and the ruins."""
    for back in BACKS:
        kinds = [enemy for enemy in content.enemies.values() if enemy.colour == back]
        land.decks[back] = Deck([enemy.id for enemy in kinds for _ in range(enemy.copies)])
        land.discards[back] = []
    land.decks["ruins"] = Deck([ruin.id for ruin in content.ruins.values() for _ in range(ruin.copies)])
    land.discards["ruins"] = []


def lay_tiles(content: Content, rules: Scenario, plan: Layout, land: Land) -> None:
    """MK-SET-6 MK-SCN-1 MK-SCN-3. The tile deck as a stack of bags: countryside first, then core and city mixed."""
    decks = land.decks
    for bag, kind, count in ((COUNTRYSIDE, "countryside", plan.countryside), (CORE, "core", plan.cores)):
        tiles = [id for id, tile in content.tiles.items() if tile.kind == kind and is_used(rules, id)]
        must = [id for id in tiles if must_be_in(content, rules, id)]
        decks[bag] = Deck([id for id in tiles if id not in must])
        decks[bag + MUST] = Deck(must)
        known = min(len(must), count)
        stack = [bag + MUST] * known + [bag] * (count - known)
        decks["stack_countryside" if bag == COUNTRYSIDE else "stack_core"] = Deck(stack)
    cities = [city for city in content.cities.values() if rules.city in ("", city.id) and is_used(rules, city.tile)]
    decks[CITY_TILES] = Deck([city.tile for city in cities])
    decks["stack_core"].bag += [CITY_TILES] * plan.cities
    if "sorted_tiles" in rules.clauses:
        in_order = sorted(decks[COUNTRYSIDE].bag, key=int)
        first, rest = in_order[: plan.countryside], in_order[plan.countryside :]
        decks[COUNTRYSIDE] = Deck(rest, top=first[::-1])


def is_used(rules: Scenario, tile: str) -> bool:
    """MK-SCN-29. A map that is laid out beforehand has its own tiles and no others."""
    return rules.plan is None or tile in rules.plan.countryside + rules.plan.cores


def must_be_in(content: Content, rules: Scenario, tile: str) -> bool:
    """MK-SCN-1. Tiles that the scenario names, or with the site it is about, are left out last."""
    if tile in rules.tiles:
        return True
    return bool(rules.must) and any(hex.site == rules.must for hex in content.tiles[tile].hexes)
