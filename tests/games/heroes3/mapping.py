"""How the tests of the map stand heroes on it, and fight combats that are settled beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from heraut.games.heroes3.model import AI, NO_HERO, FieldId, Game, HeroId, HeroOnMap, LaidTile, Realm
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules.ch03_play import movement
from heraut.games.heroes3.rules.ch10_combat import combat
from heraut.kernel import Gives, Section, give, write
from tests.games.heroes3.playing import table

A1, A2, B1, B2 = 0, 1, 2, 3  # the main and the secondary hero of seats A and B


@dataclass(slots=True)
class Settled(Section):
    """A combat whose outcome is known: it notes who fought whom, and does what losing does on the map."""

    hero: HeroId
    field: FieldId
    rival: int
    enemy: HeroId = NO_HERO
    fought: ClassVar[list[tuple[HeroId, FieldId, int, HeroId]]] = []
    outcomes: ClassVar[list[str]] = []

    def start(self, t: Game) -> Gives[str]:
        self.fought.append((self.hero, self.field, self.rival, self.enemy))
        outcome = self.outcomes.pop(0) if self.outcomes else "won"
        if outcome == "won" and self.rival == AI:
            del t.state.heroes[self.enemy]
        elif outcome == "won" and self.enemy != NO_HERO:
            beaten = t.state.heroes[self.enemy]
            beaten.field = "S1.SE" if beaten.seat else "S3.SE"
        return give(outcome)


@pytest.fixture
def combats(monkeypatch: pytest.MonkeyPatch) -> type[Settled]:
    """Combats are won by whoever attacks, or end as `outcomes` says; `fought` lists them."""
    Settled.fought.clear()
    Settled.outcomes.clear()
    monkeypatch.setattr(combat, "Combat", Settled)
    return Settled


def stand(state: Realm, hero: int, field: str, points: int = 3, extra: int = 0) -> HeroOnMap:
    """Put a hero on a field."""
    state.heroes[hero] = HeroOnMap(hero // 2, field, field, points, extra)
    return state.heroes[hero]


def offered(state: Realm, seat: int = 0) -> list[str]:
    """What a seat's heroes may do, in writing."""
    return [write(option) for option in movement.movement_options(table(state), seat)]


def targets(state: Realm, hero: int = A1) -> set[str]:
    """The fields a hero may go to."""
    start = f"move {hero} "
    return {text.removeprefix(start) for text in offered(state, hero // 2) if text.startswith(start)}


def lay_site(state: Realm, site: str, hero: int = A1, points: int = 3) -> str:
    """Have a field with this site on the map and a hero on it; give the field."""
    content = table(state).content
    field = next(name for name, one in content.fields.items() if one.site == site)
    tile = field.partition(".")[0]
    if field not in state.sites and content.sites[site].category != "none":
        state.tiles[2] = LaidTile(content.tiles[tile].group, 0, 0, tile)
        geography.show(table(state), 2)
    stand(state, hero, field, points)
    return field
