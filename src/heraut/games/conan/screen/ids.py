"""The kinds of ids of Conan: how each is said, where it lies on the screen, whether there is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heraut.games.conan.answers.acting import Depart, OpenChest
from heraut.games.conan.model import (
    EVENT_TILE,
    AreaId,
    BorderId,
    FigureId,
    Game,
    GroupId,
    HandleId,
    HeroId,
    ItemId,
    SpellId,
    TileId,
    World,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.figures import is_hero, kin, of_group
from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.missions import group_on
from heraut.games.conan.screen import wording
from heraut.games.conan.screen.map_scene import cell_of, chest_piece, figure_piece, objects_piece
from heraut.games.conan.screen.table_scene import ground_card, item_card, spell_card, tile_card
from heraut.games.conan.screen.wording import WORDS
from heraut.tabletop.ids import Ids, Kind

# ── where it lies ────────────────────────────────────────────────────────────────────────────────────────────────────


def _figure(t: Game, seat: int, figure: Any) -> list[str]:
    return [figure_piece(figure)] if isinstance(figure, int) and figure >= 0 else []


def _hero(t: Game, seat: int, hero: Any) -> list[str]:
    """A seat's hero, where he stands."""
    there = isinstance(hero, int) and 0 <= hero < len(t.state.heroes) and t.state.heroes[hero].on_board
    return [figure_piece(hero)] if there else []


def _area(t: Game, seat: int, area: Any) -> list[str]:
    return [cell_of(area)] if area in chart_of(t).areas else []


def _border(t: Game, seat: int, border: Any) -> list[str]:
    found = chart_of(t).named.get(border)
    return [cell_of(end) for end in found.ends] if found is not None else []


def _item(t: Game, seat: int, item: Any) -> Iterator[str]:
    """What the hero carries, and what lies where he stands."""
    if not 0 <= seat < len(t.state.heroes):
        return
    hero = t.state.heroes[seat]
    yield from [item_card(seat, place) for place, one in enumerate(hero.items) if one == item]
    lying = [place for place, one in enumerate(t.state.objects.get(hero.area, ())) if one == item]
    yield from [ground_card(hero.area, place) for place in lying]
    if lying:
        yield objects_piece(hero.area)


def _spell(t: Game, seat: int, spell: Any) -> list[str]:
    return [spell_card(seat, spell)] if seat >= 0 else []


def _tile(t: Game, seat: int, tile: Any) -> list[str]:
    figures = [] if tile == EVENT_TILE else of_group(t, GroupId(group_on(tile)))
    return [tile_card(tile), *[figure_piece(figure) for figure in figures]]


def _group(t: Game, seat: int, group: Any) -> list[str]:
    return [tile_card(tile) for tile in t.state.river if group_on(tile) == group]


def _handle(t: Game, seat: int, handle: Any) -> list[str]:
    return _area(t, seat, t.state.heroes[seat].area) if 0 <= seat < len(t.state.heroes) else []


def _option(t: Game, seat: int, option: Any) -> Iterator[str]:
    """What an answer without a name for it is about."""
    if isinstance(option, OpenChest):
        yield chest_piece(t.state.heroes[option.hero].area)
    elif isinstance(option, Depart):
        yield cell_of(t.state.heroes[option.hero].area)


# ── whether there is one ─────────────────────────────────────────────────────────────────────────────────────────────


def _is_there(t: Game, figure: int) -> bool:
    return figure in t.state.units or _is_hero(t, figure)


def _is_hero(t: Game, hero: int) -> bool:
    return is_hero(FigureId(hero)) and hero in range(t.state.players)


def _is_handle(t: Game, handle: str) -> bool:
    return any(one.id == handle for one in scenario_of(t).handles)


def _throw(content: Content, state: World, dice: Any, lang: str) -> str:
    return wording.throw_word(dice, lang)


FIGURE = Kind(wording.figure_name, _figure, _is_there)
HERO = Kind(wording.figure_name, _hero, _is_hero)
SEAT = Kind(wording.seat_name, _hero, lambda t, seat: seat in range(t.state.players + 1))
AREA = Kind(wording.area_name, _area, lambda t, area: area in chart_of(t).areas)
BORDER = Kind(wording.border_name, _border, lambda t, border: border in chart_of(t).named)
ITEM = Kind(wording.item_name, _item, lambda t, item: not item or item in t.content.items)
SPELL = Kind(wording.printed, _spell, lambda t, spell: spell in t.content.spells)
GROUP = Kind(wording.group_name, _group, lambda t, group: group in kin(t))
TILE = Kind(wording.tile_name, _tile, lambda t, tile: tile in t.state.river)
HANDLE = Kind(wording.handle_name, _handle, _is_handle)
KINDS: dict[Any, Kind] = {
    FigureId: FIGURE, HeroId: HERO, AreaId: AREA, BorderId: BORDER, ItemId: ITEM, SpellId: SPELL, GroupId: GROUP,
    TileId: TILE, HandleId: HANDLE,
    "figure": FIGURE, "hero": HERO, "seat": SEAT, "area": AREA, "border": BORDER, "item": ITEM, "spell": SPELL,
    "group": GROUP, "tile": TILE, "handle": HANDLE, "event": Kind(wording.event_name), "die": Kind(wording.die_name),
    "dice": Kind(wording.fallen_name, whole=True), "throw": Kind(_throw, whole=True),
    "status": Kind(wording.status_name), "reason": Kind(wording.reason_name), "option": Kind(elements=_option),
    "chance": Kind(wording.chance_name),
}  # fmt: skip
NAMES: dict[str, Any] = {
    **dict.fromkeys(("figure", "figures", "target", "attacker", "ally"), "figure"),
    **dict.fromkeys(("hero", "whose", "to"), "hero"),
    **dict.fromkeys(("item", "items", "weapon", "other"), "item"),
    "areas": "area",
    "groups": "group",
    **{name: name for name in ("seat", "area", "border", "spell", "group", "tile", "handle", "event", "die", "dice")},
    **{name: name for name in ("throw", "status", "reason", "option", "chance")},
}
IDS = Ids(KINDS, NAMES, WORDS.listed)
