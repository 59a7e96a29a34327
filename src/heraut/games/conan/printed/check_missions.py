"""What a scenario must agree on with its board and with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from heraut.games.conan.printed.check_clauses import check_clauses
from heraut.games.conan.printed.missions import EVENT, Adventurer, Group, Layout, Scenario, group_on
from heraut.kernel.content import ContentError

if TYPE_CHECKING:
    from heraut.games.conan.printed.content import Content

RIVER = 8  # tiles


def check_mission(scenario: Scenario, content: Content) -> None:
    """CN-SET-1 CN-SET-2. Names that exist, places that suffice, and a way for each side to win."""
    if scenario.board not in content.boards:
        raise wrong(scenario, "board", f"there is no board '{scenario.board}'")
    for word, area in _areas(scenario):
        if area not in content.boards[scenario.board].areas:
            raise wrong(scenario, word, f"there is no area '{area}' on the board '{scenario.board}'")
    named = {border.name for border in content.boards[scenario.board].borders}
    for word, border in _borders(scenario):
        if border not in named:
            raise wrong(scenario, word, f"nothing named '{border}' can be opened on the board '{scenario.board}'")
    for word, item in _items(scenario):
        if item not in content.items:
            raise wrong(scenario, word, f"'{item}' is not in items.toml")
    _check_river(scenario)
    for group in (*scenario.groups, *scenario.allies):
        _check_group(scenario, group, content)
    for number, layout in enumerate(scenario.layouts):
        _check_layout(scenario, layout, content)
        _check_places(scenario, number, content)
    if sum(scenario.deck.values()) < len(scenario.chests):
        raise wrong(scenario, "deck", "there are more chests than assets")
    check_clauses(scenario, content)


def wrong(scenario: Scenario, word: str, problem: str) -> ContentError:
    return ContentError(f"scenarios/{scenario.id}.toml", "", word, problem)


# ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _areas(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every area that a scenario speaks of, and in which word."""
    for word in ("start", "entries", "chests", "objects"):
        yield from ((word, area) for area in getattr(scenario, word))
    for group in (*scenario.groups, *scenario.allies):
        yield from (("groups", area) for area in group.figures)
    for clause in (scenario.secret, scenario.way_out, scenario.marks, *scenario.handles, *scenario.floods):
        if clause is not None:
            yield from ((type(clause).__name__.lower(), area) for area in clause.areas)
    for option in scenario.event:
        yield from (("event", area) for area in (*option.at, *option.manned))
    single = [scenario.gear_at, *[order.area for order in scenario.orders]]
    yield from (("gear_at, orders", area) for area in single if area)
    if scenario.flight is not None:
        yield "flight", scenario.flight.area


def _borders(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for handle in scenario.handles:
        yield from (("handles", border) for border in (handle.opens, handle.batters) if border)
    yield from (("structures", structure.border) for structure in scenario.structures)
    yield from (("event", option.shut_still) for option in scenario.event if option.shut_still)
    yield from (("orders", order.while_shut) for order in scenario.orders if order.while_shut)


def _items(scenario: Scenario) -> Iterator[tuple[str, str]]:
    yield from (("deck", item) for item in scenario.deck)
    yield from (("objects", item) for items in scenario.objects.values() for item in items)
    yield from (("drops", item) for item in scenario.drops.values())
    yield from (("goals", item) for item in scenario.goals.carries_out)
    for handle in scenario.handles:
        yield from (("handles", item) for item in (handle.carrying, handle.helps) if item)
    if scenario.secret is not None:
        yield "secret", scenario.secret.item
    if scenario.way_out is not None:
        yield from (("way_out", item) for item in scenario.way_out.carrying)
    for layout in scenario.layouts:
        yield from (("heroes", item) for adventurer in layout.heroes for item in adventurer.gear)


# ── the river and its groups ─────────────────────────────────────────────────────────────────────────────────────────


def _check_river(scenario: Scenario) -> None:
    """CN-RIV-12. At most 8 tiles, each a group or the event; each group that is there from the start has one."""
    groups = {group.id: group for group in scenario.groups}
    joining = len(scenario.tiles) + sum(group.late for group in scenario.groups)
    if joining > RIVER:
        raise wrong(scenario, "tiles", f"the river holds {RIVER}, these are {joining}")
    for tile in scenario.tiles:
        if tile != EVENT and (group_on(tile) not in groups or groups[group_on(tile)].late):
            raise wrong(scenario, "tiles", f"'{tile}' is no group that is there from the start")
    for group in groups.values():
        if not group.late and group.id not in scenario.tiles:
            raise wrong(scenario, "groups", f"'{group.id}' has no tile")
    if (EVENT in scenario.tiles) != bool(scenario.event):
        raise wrong(scenario, "event", "the event tile does something, and nothing else does that")
    spoken = [*scenario.goals.killed, *(scenario.flight.groups if scenario.flight else ()), *scenario.drops]
    for id in [*spoken, *[id for order in scenario.orders for id in order.groups]]:
        if id not in groups:
            raise wrong(scenario, "groups", f"there is no group '{id}'")


def _check_group(scenario: Scenario, group: Group, content: Content) -> None:
    """CN-OVL-25 CN-SPL-7. A number for each layout; life for leaders and monsters only; spells for casters only."""
    if group.unit not in content.units:
        raise wrong(scenario, "groups", f"'{group.unit}' is not in units.toml")
    tile, layouts = content.units[group.unit], len(scenario.layouts)
    if any(len(numbers) != layouts for numbers in (*group.figures.values(), group.life) if numbers):
        raise wrong(scenario, "groups", f"'{group.id}': one number for each of {layouts} layouts")
    if (tile.role == "minion") == bool(group.life):
        raise wrong(scenario, "groups", f"'{group.id}': leaders and monsters have life, minions have none written")
    if group.spells and "spell_caster" not in (*tile.skills, *group.gains):
        raise wrong(scenario, "groups", f"'{group.id}' casts no spells")
    colour = group.id.partition(":")[2]
    if colour and colour not in tile.colours:
        raise wrong(scenario, "groups", f"'{group.unit}' has no bases of the colour '{colour}'")


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_layout(scenario: Scenario, layout: Layout, content: Content) -> None:
    """CN-SET-1. As many heroes as play."""
    if layout.players != len(layout.heroes):
        raise wrong(scenario, "layouts", f"for {layout.players}, and {len(layout.heroes)} heroes")
    for adventurer in layout.heroes:
        _check_adventurer(scenario, adventurer, content)


def _check_adventurer(scenario: Scenario, adventurer: Adventurer, content: Content) -> None:
    """CN-ENC-4 CN-SET-1 CN-SPL-7. He can carry what he brings, has gems to tire, and casts what he owns."""
    if adventurer.hero not in content.heroes:
        raise wrong(scenario, "heroes", f"'{adventurer.hero}' is not in heroes.toml")
    sheet = content.heroes[adventurer.hero]
    weight = sum(content.items[item].weight for item in adventurer.gear)
    if weight > sheet.carries:
        raise wrong(scenario, "heroes", f"'{adventurer.hero}' carries {sheet.carries}, this weighs {weight}")
    if scenario.fatigue >= sheet.gems:
        raise wrong(scenario, "fatigue", f"'{adventurer.hero}' has {sheet.gems} gems")
    for spell in (*adventurer.spells, *adventurer.lasting):
        if spell not in content.spells:
            raise wrong(scenario, "heroes", f"'{spell}' is not in spells.toml")
    if adventurer.spells and "spell_caster" not in sheet.skills:
        raise wrong(scenario, "heroes", f"'{adventurer.hero}' casts no spells")


def _check_places(scenario: Scenario, number: int, content: Content) -> None:
    """CN-MOV-6 CN-MOV-9. Whoever stands there at the start finds room."""
    taken: Counter[str] = Counter()
    for group in (*scenario.groups, *scenario.allies):
        size = content.units[group.unit].places
        taken.update({area: numbers[number] * size for area, numbers in group.figures.items() if not group.late})
    for seat in range(scenario.layouts[number].players):
        taken[scenario.start[seat % len(scenario.start)]] += 1
    for area, places in taken.items():
        room = content.boards[scenario.board].areas[area].places
        if places > room:
            raise wrong(scenario, "figures", f"'{area}' has {room} places, {places} are taken at the start")
