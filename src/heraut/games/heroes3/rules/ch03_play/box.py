"""3. The box as it is unpacked, and what each player begins with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from heraut.games.heroes3.model import (
    RESOURCES,
    FieldId,
    Game,
    HeroName,
    HeroOnMap,
    LaidTile,
    Player,
    Realm,
    TileNumber,
    mission,
    second_hero,
    side_of,
)
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_values import TIERS
from heraut.games.heroes3.printed.cards import STATISTICS
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Level
from heraut.games.heroes3.printed.missions import Layout, Place, Start, Troop
from heraut.kernel.state import Deck

HIDDEN_GROUPS = ("far", "near", "center")
CAMPAIGN_INCOME = {"gold": 10}  # H3-CPG-1: unless the scenario says otherwise


def lay(content: Content, scenario: str, players: int, settings: Mapping[str, str]) -> Realm:
    """H3-COM-1 H3-MOD-5 H3-SET-4 H3-SET-9 H3-SET-11 H3-SET-22 H3-SET-23 H3-DIF-1 H3-VAR-1 H3-COM-2 H3-COM-3 H3-CRD-12.

    The box as it is unpacked: every deck whole, the map as the plan shows it, round 1 still to come.
    """
    rules = content.scenarios[scenario]
    realm = Realm(
        scenario=scenario,
        rounds=rules.rounds,
        edition=settings["edition"],
        difficulty=cast(Level, settings["difficulty"]),
        variants=tuple([name for name in content.variants if settings[name] == "yes"]),
        players=[Player() for _ in range(players)],
    )
    decks: dict[str, list[str]] = {
        "abilities": [card.id for card in content.abilities.values() for _ in range(card.copies)],
        "artifacts": [card.id for card in content.artifacts.values() for _ in range(card.copies)],
        "spells": [card.id for card in content.spells.values() for _ in range(card.copies)],
        "astrologers": [card.id for card in content.proclamations.values() for _ in range(card.copies)],
        "ai": [],
        "ai_spells": [],
        "guards_ai": [],
    }
    for tier in TIERS:
        decks[tier] = [card.id for card in content.neutrals.values() if card.tier == tier for _ in range(card.copies)]
    plan = layout_of(content, scenario, players)
    named = {place.tile for place in plan.tiles}
    for group in HIDDEN_GROUPS:
        decks[f"tiles_{group}"] = [
            tile.id for tile in content.tiles.values() if tile.group == group and tile.id not in named
        ]
    realm.decks = {name: Deck(bag) for name, bag in decks.items()}
    realm.discards = {name: [] for name in decks if not name.startswith("tiles_")}
    realm.box = [
        *[card.id for card in content.statistics.values() for _ in range(card.copies)],
        *content.specialties,
        *[card.id for card in content.ai_cards.values() for _ in range(card.copies)],
    ]
    for number, place in enumerate(plan.tiles):
        q, r = place.at
        shown = bool(place.tile) and (place.shown or place.seat > 0)
        realm.tiles[TileNumber(number)] = LaidTile(place.group, q, r, place.tile, shown, 0, place.among)
        if shown:
            geography.open_sites(content, realm, TileNumber(number))
    return realm


def layout_of(content: Content, scenario: str, players: int) -> Layout:
    """H3-SET-4. The plan for so many players."""
    return next(plan for plan in content.scenarios[scenario].layouts if plan.players == players)


def place_of_seat(t: Game, seat: int) -> tuple[TileNumber, Place]:
    """Where a seat begins: the number of its tile, and what the plan says of it.  The AI comes after the players."""
    plan = layout_of(t.content, t.state.scenario, len(t.state.players))
    return next((TileNumber(number), place) for number, place in enumerate(plan.tiles) if place.seat == seat + 1)


def beginning(t: Game) -> Start:
    """What each player starts with; a mission played without those before it starts with what those gave."""
    rules = mission(t)
    start = rules.start
    while rules.start.carried and rules.after:
        rules = t.content.scenarios[rules.after]
        resources = {name: start.resources[name] + amount for name, amount in rules.start.resources.items()}
        start = replace(start, units=(*rules.start.units, *start.units), resources=resources)
    return start


# ── one player's kit ─────────────────────────────────────────────────────────────────────────────────────────────────


def take_hero(t: Game, seat: int, hero: HeroName, start: Start) -> None:
    """H3-SET-2 H3-SET-3 H3-SET-6 H3-SET-7 H3-SET-8 H3-SET-17 H3-SET-18 H3-SET-19 H3-SET-20 H3-SET-21 H3-CPG-1.

    The boards with their tokens ready, resources and income by the scenario, and the starting deck of 9 cards.
    """
    board, player = t.content.heroes[hero], t.state.players[seat]
    player.faction, player.hero = board.faction, hero
    t.tell("hero_chosen", seat=seat, hero=hero, faction=board.faction)
    for name in STATISTICS:
        for _ in range(getattr(board, name)):
            t.state.box.remove(name)
            player.deck.bag.append(name)
    for _ in range(board.magic_arrows):
        t.state.decks["spells"].bag.remove("magic_arrow")
        player.deck.bag.append("magic_arrow")
    t.state.decks["abilities"].bag.remove(board.ability)
    player.deck.bag.append(board.ability)
    for card in t.content.specialties.values():
        if card.hero == hero and card.level <= start.level:
            t.state.box.remove(card.id)
            player.deck.bag.append(card.id)
    player.level = start.level
    usual = CAMPAIGN_INCOME if mission(t).mode == "campaign" else {}
    player.start_income = dict.fromkeys(RESOURCES, 0) | usual | {name: start.income[name] for name in start.income}
    more = start.alone if len(side_of(t, seat)) == 1 else {}
    for resource in RESOURCES:
        setattr(player, resource, start.resources.get(resource, 0) + more.get(resource, 0))
    player.buildings = list(start.buildings)
    player.supply = start.supply


def second_hero_begins(t: Game, seat: int, home: FieldId) -> None:
    """H3-VAR-6 H3-MOV-12. With the main hero in the town; their next move must part them."""
    t.state.heroes[second_hero(seat)] = HeroOnMap(seat, home, home)


def troops(t: Game, seat: int, troop: Troop) -> list[str]:
    """H3-SET-12. The units that a line of the scenario may mean for this seat."""
    if troop.unit:
        return [troop.unit]
    player = t.state.players[seat]
    bronze = [unit for unit in t.content.units.values() if unit.faction == player.faction and unit.tier == "bronze"]
    bronze.sort(key=lambda unit: (unit.recruit.get("gold", 0), unit.rank))
    names = [unit.id for unit in bronze]
    if troop.pick == "any_bronze":
        return [name for name in names if name not in player.army]
    return [names[{"cheapest_bronze": 0, "second_bronze": 1, "dearest_bronze": -1}[troop.pick]]]
