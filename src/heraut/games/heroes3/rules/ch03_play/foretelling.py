"""3b. What a move costs and leads to, for whoever shows it."""

from __future__ import annotations

from typing import Any

from heraut.games.heroes3.answers.on_map import Move, Step
from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch03_play import flights
from heraut.games.heroes3.rules.ch03_play.movement import enemy_on, ways
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.ch10_combat import combat
from heraut.kernel import Option


def foretell(t: Game, seat: int, choice: Option) -> dict[str, Any]:
    """What a move costs and leads to.

    `cost`, `path`, `site`, `empty`; `level`, `guards` (by tier) and `quick` (won without combat) of a fight; `meets`
    (a hero), `besieges` (a seat).
    """
    if not isinstance(choice, Move):
        return {"cost": 0 if isinstance(choice, Step) else 1}
    found = ways(t, choice.hero, t.within(flights.FlyOverTheMap))
    path = found.path(choice.field)
    told: dict[str, Any] = {
        "cost": len(path),
        "path": path,
        "site": geography.printed(t, choice.field).site,
        "empty": map_fields.is_empty_for(t, seat, choice.field),
    }
    level = map_fields.guard_level(t, choice.field)
    if level:
        told |= {"level": level, "guards": map_fields.guards_of(t, choice.field)}
        told["quick"] = combat.quick_combat(t, seat, choice.field)
    foe = enemy_on(t, seat, choice.field)
    if foe is not None:
        told["meets"] = foe
    owner = map_fields.owner(t, choice.field)
    if owner is not None and owner not in map_fields.friends(t, seat):
        told["besieges"] = owner
    return told
