"""What lies before the players and between them, as a screen shows it: sheets, objects, spells, gems, the river."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from heraut.games.conan.model import (
    EVENT_TILE,
    HEROES,
    MANIPULATION,
    MELEE,
    MOVE,
    RANGED,
    AreaId,
    FigureId,
    Game,
    GroupId,
    Hero,
    HeroId,
    ItemId,
    SpellId,
    TileId,
    overlord_seat,
    scenario_of,
)
from heraut.games.conan.numbers.burden import burden, free_parts
from heraut.games.conan.numbers.figures import kin, of_group, skills_of
from heraut.games.conan.numbers.limits import limit_parts
from heraut.games.conan.printed.missions import group_on
from heraut.games.conan.rules.ch3_overlord.river import is_dead_tile, slot_of
from heraut.games.conan.screen.card_text import item_text, sheet_text, spell_text, tile_text
from heraut.games.conan.screen.mission_scene import mission, printed
from heraut.games.conan.screen.signs import EVENT, SPELL, hero_sign, item_sign, unit_sign
from heraut.games.conan.screen.wording import name_text, seat_text
from heraut.kernel.values import total
from heraut.tabletop.scene import Card, Label, Number, Player, Pool, Tint, Track, Zone, named

ZONES: dict[str, Tint] = {"available": "azur", "boxes": "or", "fatigue": "sable", "wounds": "gueules"}
BOXES = {MELEE: "melee", RANGED: "ranged", MOVE: "move", MANIPULATION: "manipulation"}


# ── ids ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def sheet_card(seat: int) -> str:
    return f"sheet{seat}"


def item_card(seat: int, place: int) -> str:
    return f"i{seat}-{place}"


def ground_card(area: str, place: int) -> str:
    return f"g-{area}-{place}"


def spell_card(seat: int, spell: str) -> str:
    return f"s{seat}-{spell}"


def tile_card(tile: str) -> str:
    return f"t-{tile}"


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def item(t: Game, id: str, kind: ItemId, seat: int | None, foot: Label | None = None) -> Card:
    printed = t.content.items[kind]
    weight = Number(f"{id}.weight", Label("number-weight"), printed.weight)
    label, icon = named(name_text(t.content, kind)), item_sign(printed)
    return Card(id, label, "item", icon, seat, item_text(t.content, printed), (weight,), foot)


def spell(t: Game, kind: SpellId, seat: int) -> Card:
    """CN-SPL-1 CN-SPL-4 CN-SPL-6. Its cost, its index if it has one, and the gems that lie on it."""
    printed, id = t.content.spells[kind], spell_card(seat, kind)
    lying = sum(one.gems for one in t.state.heroes[seat].cast if one.spell == kind)
    limit = (Number(f"{id}.limit", Label("number-limit"), printed.limit),) if printed.limit else ()
    numbers = (
        Number(f"{id}.cost", Label("number-cost"), printed.cost),
        *limit,
        Number(f"{id}.lying", Label("number-lying"), lying),
    )
    return Card(id, named(name_text(t.content, kind)), "spell", SPELL, seat, spell_text(t.content, printed), numbers)


def sheet(t: Game, seat: int, hero: Hero) -> Card:
    """CN-SAT-1 CN-SAT-3 CN-ENC-1. Its boxes: what is spent on each, and how much may be; what he carries."""
    id, figure, printed = sheet_card(seat), HeroId(FigureId(seat)), t.content.heroes[hero.sheet]
    text = sheet_text(t.content, printed, skills_of(t, figure))
    return Card(
        id, named(name_text(t.content, hero.sheet)), "sheet", hero_sign(hero.sheet), seat, text, _spent(t, figure)
    )


def _spent(t: Game, hero: HeroId) -> tuple[Number, ...]:
    held, id = t.state.heroes[hero], sheet_card(hero)
    spent = [Number(f"{id}.{name}", Label(f"spent-{name}"), held.spent[box]) for box, name in BOXES.items()]
    return (*[one for one in spent if one.value], Number(f"{id}.burden", Label("number-weight"), burden(t, hero)))


def tile(t: Game, id: TileId) -> Card:
    """CN-OVL-10 CN-RIV-1. Its price is its place; how many of its figures stand."""
    card = tile_card(id)
    price = Number(f"{card}.price", Label("number-price"), slot_of(t, id))
    if id == EVENT_TILE:
        happens = tuple([printed(option) for option in scenario_of(t).event])
        return Card(card, Label("card-event"), "event", EVENT, None, happens, (price,))
    label = Label("card-tile", {"tile": id})
    group = GroupId(group_on(id))
    share = kin(t)[group]
    numbers = (
        price,
        Number(f"{card}.figures", Label("number-figures"), len(of_group(t, group))),
        Number(f"{card}.move", Label("number-move"), share.tile.move),
        Number(f"{card}.armour", Label("number-armour"), share.tile.armour),
        Number(f"{card}.reinforce", Label("number-reinforce"), share.tile.reinforce),
    )
    foot = Label("foot-dead" if is_dead_tile(t, id) else f"foot-{share.tile.role}")
    return Card(
        card, label, "tile", unit_sign(share.tile), None, tile_text(t.content, share.tile, share.skills), numbers, foot
    )


# ── zones ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def zones(t: Game) -> Iterator[Zone]:
    """The river, what the scenario says, what each hero has, what lies on the ground."""
    yield _zone("river", None, [tile(t, one) for one in t.state.river])
    yield _zone("scenario", None, mission(t), "grid")
    for seat, hero in enumerate(t.state.heroes):
        carried = [item(t, item_card(seat, place), one, seat) for place, one in enumerate(hero.items)]
        yield _zone("sheet", seat, [sheet(t, seat, hero)])
        yield _zone("items", seat, carried)
        if hero.spells:
            yield _zone("spells", seat, [spell(t, one, seat) for one in hero.spells])
    lying = [card for area in t.state.objects for card in _ground(t, area)]
    if lying:
        yield _zone("ground", None, lying)


def _ground(t: Game, area: AreaId) -> Iterator[Card]:
    for place, kind in enumerate(t.state.objects[area]):
        yield item(t, ground_card(area, place), kind, None, Label("foot-ground", {"area": area}))


def _zone(word: str, seat: int | None, cards: Iterable[Card], kind: Literal["row", "grid"] = "row") -> Zone:
    lying = tuple(cards)
    id = f"zone-{word}" if seat is None else f"zone-{word}{seat}"
    return Zone(id, kind, Label(f"zone-{word}"), lying, len(lying), seat)


# ── pools, tracks, players ───────────────────────────────────────────────────────────────────────────────────────────


def pools(t: Game) -> Iterator[Pool]:
    """CN-ZON-1 CN-SAT-1. The gems of each hero in their zones and on the boxes of his sheet, and the overlord's."""
    for seat, hero in enumerate(t.state.heroes):
        for zone, tint in ZONES.items():
            if zone == "available" or getattr(hero, zone):
                yield _gems(f"{zone}{seat}", zone, getattr(hero, zone), seat, tint)
        yield from _places(t, HeroId(FigureId(seat)))
    if not t.state.automaton:
        reserve, seat = t.state.overlord, overlord_seat(t)
        yield _gems("available", "available", reserve.available, seat, "gueules")
        yield _gems("fatigue", "fatigue", reserve.fatigue, seat, "sable")


def _gems(id: str, zone: str, count: int, seat: int, tint: Tint) -> Pool:
    return Pool(id, Label(f"pool-{zone}"), count, "lozenge", 0, None, seat, tint, Label(f"pool-{zone}"))


def _places(t: Game, hero: HeroId) -> Iterator[Pool]:
    """CN-SAT-1 CN-SAT-3. Of each box: the gems put on it this turn, and how many more it takes."""
    held = t.state.heroes[hero]
    for box, name in BOXES.items():
        parts = tuple(limit_parts(t, hero, box, held.area))
        limit, label = Number("limit", Label("number-limit"), total(parts), parts), Label(f"place-{name}")
        left = max(0, limit.value - held.spent[box])
        yield Pool(f"{name}{hero}", label, held.spent[box], "disc", left, None, hero, "or", numbers=(limit,))


def tracks(t: Game) -> Iterator[Track]:
    """CN-END-1. The rounds; those at whose end water rises are events."""
    scenario = scenario_of(t)
    steps = tuple([Label("step", {"number": number + 1}) for number in range(scenario.rounds)])
    floods = tuple([flood.round - 1 for flood in scenario.floods])
    yield Track("rounds", Label("track-rounds"), steps, round_under_way(t) - 1, (), floods)


def round_under_way(t: Game) -> int:
    """CN-END-1. The marker moves in the overlord's turn; where the heroes begin, the round has begun before."""
    scenario = scenario_of(t)
    before = t.state.side == HEROES and scenario.first == "heroes"
    return max(1, min(t.state.round + before, scenario.rounds))


def players(t: Game) -> Iterator[Player]:
    for seat in range(t.state.players):
        yield Player(seat, named(seat_text(t.content, t.state, seat)), tuple(_of_hero(t, HeroId(FigureId(seat)))))
    if not t.state.automaton:
        seat, reserve = overlord_seat(t), t.state.overlord
        numbers = (
            Number("overlord.available", Label("pool-available"), reserve.available),
            Number("overlord.fatigue", Label("pool-fatigue"), reserve.fatigue),
            Number("overlord.recovery", Label("number-recovery"), reserve.recovery),
        )
        yield Player(seat, named(seat_text(t.content, t.state, seat)), numbers)


def _of_hero(t: Game, hero: HeroId) -> Iterator[Number]:
    """CN-ZON-1 CN-MOV-1. Gems and free points, with their reasons; the index of each box is told of his figure."""
    held = t.state.heroes[hero]
    yield Number(f"p{hero}.available", Label("pool-available"), held.available)
    yield Number(f"p{hero}.fatigue", Label("pool-fatigue"), held.fatigue)
    yield Number(f"p{hero}.wounds", Label("pool-wounds"), held.wounds)
    free = tuple(free_parts(t, hero))
    yield Number(f"p{hero}.free", Label("number-free"), total(free), free)
