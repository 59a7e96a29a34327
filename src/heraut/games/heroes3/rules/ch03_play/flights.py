"""3b. Moves that cards and units give: a free step, a flight, a portal."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.rules.ch03_play.hero_moves as hero_moves
import heraut.games.heroes3.rules.ch03_play.movement as movement
import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
import heraut.games.heroes3.rules.plays as plays
from heraut.games.heroes3.answers.on_map import DONE, Done, FieldOf, Move, Step
from heraut.games.heroes3.model import CardName, Game, main_hero
from heraut.games.heroes3.numbers import gains, geography
from heraut.kernel import Arrow, Option, Section, ask, become

FREE_STEP = "free_step"


# ── a step to an empty field ─────────────────────────────────────────────────────────────────────────────────────────


def steps(t: Game, hero: int, by: str) -> list[Option]:
    """H3-CAT-13 H3-MOV-12. The adjacent empty fields where nobody stands."""
    one = t.state.heroes[hero]
    taken = {other.field for other in t.state.heroes.values()}
    return [
        Step(hero, field, by)
        for field in geography.neighbours(t, one.field)
        if field not in taken and map_fields.is_empty_for(t, one.seat, field)
    ]


def last_steps(t: Game, seat: int) -> list[Option]:
    """H3-UNI-29 H3-CAT-13. Nomads in the army lead the hero on when the turn ends, once a turn."""
    player, hero = t.state.players[seat], main_hero(seat)
    if FREE_STEP in player.used or hero not in t.state.heroes:
        return []
    for card in sorted(set(player.hired)):
        if any(ability.trait == FREE_STEP for ability in t.content.neutrals[card].stats.abilities):
            return steps(t, hero, card)
    return []


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    return TakeStep(choice.hero, choice.field, choice.by) if isinstance(choice, Step) else None


@dataclass(slots=True)
class TakeStep(Section):
    """Nomads: the step itself."""

    hero: int
    field: str
    by: CardName

    def start(self, t: Game) -> Arrow:
        """H3-UNI-29."""
        t.state.players[t.state.heroes[self.hero].seat].used.append(FREE_STEP)
        hero_moves.put(t, self.hero, self.field, t.state.heroes[self.hero].field, 0)
        return None


@dataclass(slots=True)
class FreeStep(Section):
    """Logistics: a hero of the player moves to an adjacent empty field."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-CAT-13 H3-HER-12."""
        options = [option for hero in hero_moves.heroes_of(t, self.seat) for option in steps(t, hero, "logistics")]
        return ask(self.seat, "free_step", options, self.hear, self.over)

    def hear(self, t: Game, choice: Step) -> Arrow:
        hero_moves.put(t, choice.hero, choice.field, t.state.heroes[choice.hero].field, 0)
        return None

    def over(self, t: Game) -> Arrow:
        return None


def can_step(t: Game, seat: int, hero: int, source: str) -> bool:
    return any(steps(t, own, "logistics") for own in hero_moves.heroes_of(t, seat))


# ── a flight ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class FlyOverTheMap(Section):
    """Angel Wings: the hero flies as far as its points go; only the last field is resolved."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-COM-7 H3-TIL-16. Over any field and any edge, onto none that is blocked."""
        options: list[Option] = [Move(self.hero, field) for field in movement.ways(t, self.hero, True).stops]
        return ask(self.seat, "fly", [DONE, *options], self.hear)

    def hear(self, t: Game, choice: Move | Done) -> Arrow:
        if isinstance(choice, Done):
            return None
        return become(movement.MoveHero(choice.hero, choice.field, True))


# ── a portal ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class TownPortal(Section):
    """Town Portal: the hero is put on a town or settlement of its player, and may gain movement."""

    seat: int
    hero: int
    source: str

    def start(self, t: Game) -> Arrow:
        """H3-SPL-17."""
        fields = [FieldOf(field) for field in portals(t, self.seat, self.hero, self.source)]
        return ask(self.seat, "town_portal", fields, self.hear, self.over)

    def hear(self, t: Game, choice: FieldOf) -> Arrow:
        """H3-SPL-13 H3-MOV-11. More power, more movement."""
        hero_moves.put(t, self.hero, choice.field, choice.field, 0)
        amount = movement_of(t, self.source)
        if amount:
            hero_moves.gain_movement(t, self.hero, amount)
        return None

    def over(self, t: Game) -> Arrow:
        return None


def movement_of(t: Game, source: str) -> int:
    """The movement of the line of power reached, which the path names last; before it is known, of the first."""
    _, card, mode, *line = source.split("/")
    return gains.effect_of(t.content, card, mode).lines[int(line[0]) if line else 0].movement or 0


def portals(t: Game, seat: int, hero: int, source: str) -> list[str]:
    """H3-SPL-17 H3-MOV-12. Homes where nobody stands, or the player's other hero if one of the two can move on."""
    stands = {one.field: number for number, one in t.state.heroes.items() if number != hero}
    own = hero_moves.heroes_of(t, seat)
    can_part = movement_of(t, source) > 0 or any(hero_moves.points(t, one) > 0 for one in own)
    here = t.state.heroes[hero].field
    return [
        home
        for home in geography.homes(t, seat)
        if home != here and (home not in stands or (stands[home] in own and can_part))
    ]


def can_use_portal(t: Game, seat: int, hero: int, source: str) -> bool:
    return hero in t.state.heroes and bool(portals(t, seat, hero, source))


PLAYS: dict[str, type[Section]] = {
    "free_step": FreeStep,
    "fly_over_the_map": FlyOverTheMap,
    "town_portal": TownPortal,
}
CAN_PLAY = {"free_step": can_step, "town_portal": can_use_portal}
plays.add(PLAYS, CAN_PLAY)

SECTIONS: tuple[type[Section], ...] = (TakeStep, FreeStep, FlyOverTheMap, TownPortal)
