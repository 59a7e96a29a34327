"""2. The sheet of a hero, 4E: objects change hands."""

from __future__ import annotations

from heraut.games.conan.model import AreaId, Game, HeroId, ItemId


def take(t: Game, hero: HeroId, item: ItemId) -> None:
    """CN-MAN-2 CN-MAN-6. He carries it now."""
    held = t.state.heroes[hero]
    held.items = tuple(sorted((*held.items, item)))
    t.tell("took", hero=hero, item=item)


def put_away(t: Game, hero: HeroId, item: ItemId) -> None:
    """CN-MAN-1 CN-MAN-2. He carries it no longer."""
    held = t.state.heroes[hero]
    held.items = without(held.items, item)


def pick_up(t: Game, area: AreaId, item: ItemId) -> None:
    """CN-MAN-2. It lies in the area no longer."""
    left = without(t.state.objects[area], item)
    if left:
        t.state.objects[area] = left
    else:
        del t.state.objects[area]


def without(items: tuple[ItemId, ...], item: ItemId) -> tuple[ItemId, ...]:
    """All but one of a kind."""
    at = items.index(item)
    return (*items[:at], *items[at + 1 :])


def dropped(t: Game, hero: HeroId, item: ItemId) -> None:
    """CN-MAN-1."""
    t.tell("dropped", hero=hero, item=item)


def discarded(t: Game, hero: HeroId, item: ItemId) -> None:
    """CN-OBJ-2 CN-OBJ-4."""
    t.tell("discarded", hero=hero, item=item)


def failed(t: Game, hero: HeroId, total: int, difficulty: int) -> None:
    """CN-MAN-12."""
    t.tell("failed", hero=hero, total=total, difficulty=difficulty)
