"""6. Saturation: how many gems may still go onto a box or a spell card this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from heraut.games.conan.model import MANIPULATION, MELEE, MOVE, RANGED, AreaId, Game, HeroId, SpellId
from heraut.games.conan.numbers.figures import beset, sheet_of
from heraut.games.conan.printed.pieces import Sheet
from heraut.kernel import Reason
from heraut.kernel.values import AT_MOST, PRINTED, Part, total

BOXES = (MELEE, RANGED, MOVE, MANIPULATION)
HORROR = 2
NO_LIMIT = 99
Room: TypeAlias = tuple[int, ...]  # on each box


def limit_parts(t: Game, hero: HeroId, box: int, area: AreaId) -> Iterator[Part]:
    """CN-SAT-1 CN-SKL-24. The index printed for the box; at most 2 beside Horror."""
    sheet = sheet_of(t, hero)
    yield Part(PRINTED, index_of(sheet, box), sheet.id, ("CN-SAT-1",))
    if beset(t, hero, area, "horror"):
        yield Part(AT_MOST, HORROR, "horror", ("CN-SKL-24",))


def index_of(sheet: Sheet, box: int) -> int:
    """CN-SAT-2. Melee, ranged, movement and manipulation have one; defence and reroll do not."""
    if box == MOVE:
        return sheet.move
    return (sheet.melee if box == MELEE else sheet.ranged if box == RANGED else sheet.manipulation).limit


def most_on(t: Game, hero: HeroId, box: int, area: AreaId) -> int:
    """CN-SAT-1 CN-SKL-24. How many gems he may put there in a turn: worked out once for each sheet."""
    memo, key = t.content.memo, ("most on", t.state.heroes[hero].sheet, box, beset(t, hero, area, "horror"))
    most: int | None = memo.get(key)
    if most is None:
        most = memo[key] = total(limit_parts(t, hero, box, area))
    return most


def room_on(t: Game, hero: HeroId, box: int) -> int:
    """CN-ATT-2 CN-SAT-3 CN-ZON-5. How many gems he can still put there, where he stands."""
    held = t.state.heroes[hero]
    return rooms(t, hero, beset(t, hero, held.area, "horror"))[box] if held.available else 0


def rooms(t: Game, hero: HeroId, horrified: bool) -> Room:
    """CN-ATT-2 CN-SAT-3 CN-ZON-5 CN-SKL-24. The same for each box, whether he stands beside Horror or not."""
    held, memo = t.state.heroes[hero], t.content.memo
    key = ("rooms", held.sheet, horrified, held.spent, held.available)
    found: Room | None = memo.get(key)
    if found is None:
        left = [most_on(t, hero, box, held.area) - held.spent[box] for box in BOXES]
        found = memo[key] = tuple([max(0, min(room, held.available)) for room in left])
    return found


def saturated(t: Game, hero: HeroId, box: int, gems: int = 1) -> Reason | None:
    """CN-ZON-5 CN-ATT-2 CN-SKL-24. Too few gems, or too many on this box, of which Horror leaves fewer."""
    held = t.state.heroes[hero]
    if held.available < gems:
        return Reason("too-few-gems", ("CN-ZON-5",), hero=hero, gems=gems, available=held.available)
    if room_on(t, hero, box) < gems:
        most = most_on(t, hero, box, held.area)
        rules = ("CN-ATT-2", "CN-SAT-3", *(("CN-SKL-24",) if beset(t, hero, held.area, "horror") else ()))
        return Reason("saturated", rules, hero=hero, box=box, most=most, spent=held.spent[box])
    return None


def room_on_spell(t: Game, hero: HeroId, spell: SpellId) -> int:
    """CN-SPL-4 CN-SPL-6. How many gems the card still takes this turn."""
    limit = t.content.spells[spell].limit or NO_LIMIT
    return limit - sum(casting.gems for casting in t.state.heroes[hero].cast if casting.spell == spell)
