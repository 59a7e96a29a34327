"""6. Weight: what it takes from the free movement points, and how much can be carried."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import Game, HeroId, ItemId
from heraut.games.conan.numbers.figures import sheet_of, weight_of
from heraut.kernel import Reason
from heraut.kernel.values import ADDED, AT_LEAST, PRINTED, Part, total

TWO_HANDED = 3


def burden(t: Game, hero: HeroId) -> int:
    """CN-ENC-1. What he carries."""
    return weight_of(t, t.state.heroes[hero].items)


def free_parts(t: Game, hero: HeroId) -> Iterator[Part]:
    """CN-MOV-1 CN-ENC-1 CN-ENC-5. One point less from the first weight on, another from the second on."""
    sheet, weight = sheet_of(t, hero), burden(t, hero)
    yield Part(PRINTED, sheet.free, sheet.id, ("CN-MOV-1",))
    for threshold in sheet.slower:
        if weight >= threshold:
            yield Part(ADDED, -1, "weight", ("CN-ENC-1", "CN-ENC-5"))
    yield Part(AT_LEAST, 0, "least", ())


def free_points(t: Game, hero: HeroId) -> int:
    """CN-MOV-1. What the first move action of his turn gives: worked out once for each sheet and load."""
    held, memo = t.state.heroes[hero], t.content.memo
    key = ("free points", held.sheet, held.items)
    points: int | None = memo.get(key)
    if points is None:
        points = memo[key] = total(free_parts(t, hero))
    return points


def too_heavy(t: Game, hero: HeroId, item: ItemId) -> Reason | None:
    """CN-ENC-4. He cannot carry more than his maximum."""
    weight, most = burden(t, hero) + t.content.items[item].weight, sheet_of(t, hero).carries
    return Reason("too-heavy", ("CN-ENC-4",), item=item, weight=weight, most=most) if weight > most else None


def is_two_handed(t: Game, item: ItemId) -> bool:
    """CN-ENC-2 CN-ENC-6."""
    return t.content.items[item].weight >= TWO_HANDED
