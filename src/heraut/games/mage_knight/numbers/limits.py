"""The numbers of a hero: hand limit, armour, command tokens, with their reasons."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.sites import CITY, KEEP, conquered, leader_of, owner_of, site_of
from heraut.games.mage_knight.numbers.statuses import limit_more
from heraut.games.mage_knight.printed.board import Level
from heraut.kernel.values import ADDED, PRINTED, Part, total

PLANNED = 2  # cards in hand with which Planning works


def level_of(t: Game, seat: int) -> Level:
    """MK-LVL-9. The level token that lies on top."""
    return t.content.tables.levels[t.state.heroes[seat].level - 1]


def armour(t: Game, seat: int) -> Iterator[Part]:
    """MK-LVL-9 MK-SET-1."""
    yield Part(PRINTED, level_of(t, seat).armour, "level", ("MK-LVL-9",))


def command_tokens(t: Game, seat: int) -> Iterator[Part]:
    """MK-LVL-1 MK-SET-1."""
    yield Part(PRINTED, level_of(t, seat).command, "level", ("MK-LVL-1",))


def hand_limit(t: Game, seat: int) -> Iterator[Part]:
    """MK-HND-2 MK-HND-9. That of the level, and the higher bonus of keep and city."""
    yield Part(PRINTED, level_of(t, seat).hand, "level", ("MK-HND-2",))
    keeps, city = keep_bonus(t, seat), city_bonus(t, seat)
    if keeps and keeps >= city:
        yield Part(ADDED, keeps, KEEP, ("MK-HND-5", "MK-HND-9"))
    elif city:
        yield Part(ADDED, city, CITY, ("MK-HND-6", "MK-HND-7", "MK-HND-9"))


def draw_limit(t: Game, seat: int) -> Iterator[Part]:
    """MK-HND-2 MK-HND-3 MK-TAC-9. The limit of the draw that ends a turn."""
    hero = t.state.heroes[seat]
    yield from hand_limit(t, seat)
    if hero.tactic == "planning" and len(hero.hand) >= PLANNED:
        yield Part(ADDED, 1, "planning", ("MK-TAC-9",))
    if not ends_round(t, seat):
        yield from next_draw(t, seat)


def ends_round(t: Game, seat: int) -> bool:
    """MK-RND-26 MK-RND-25. Is it this seat's last turn of the round, so that its next draw is that of the new one?"""
    ending = t.state.round_end
    return ending is not None and seat not in ending.left and not t.state.heroes[seat].again


def next_draw(t: Game, seat: int) -> Iterator[Part]:
    """MK-RND-26. What an effect adds to the next draw, at the end of a turn or the start of a round."""
    yield from limit_more(t, seat)


def around(t: Game, seat: int) -> tuple[HexId, ...]:
    """The hex of a hero and those next to it."""
    here = t.state.heroes[seat].hex
    return (here, *chart(t).near[here]) if here != OFF_MAP else ()


def keep_bonus(t: Game, seat: int) -> int:
    """MK-HND-5. On or next to an own keep: one for each keep owned."""
    keeps = [HexId(hex) for hex in t.state.shields if site_of(t, HexId(hex)) == KEEP]
    own = [hex for hex in keeps if owner_of(t, hex) == seat]
    return len(own) if own and not set(own).isdisjoint(around(t, seat)) else 0


def city_bonus(t: Game, seat: int) -> int:
    """MK-HND-6 MK-HND-7. On or next to a conquered city with an own shield: one, its leader two."""
    best = 0
    for hex in around(t, seat):
        if site_of(t, hex) == CITY and conquered(t, hex) and seat in t.state.shields.get(hex, ()):
            best = max(best, 2 if leader_of(t, hex) == seat else 1)
    return best


def free_command(t: Game, seat: int) -> int:
    """MK-UNI-6. Command tokens without a unit; a unit bound by loyalty needs none."""
    units = t.state.heroes[seat].units
    return total(command_tokens(t, seat)) - sum(not unit.bound for unit in units)


def bond_is_free(t: Game, seat: int) -> bool:
    """MK-UNI-6. Has this seat Bonds of Loyalty, and no unit bound by them?"""
    hero = t.state.heroes[seat]
    skills = [t.content.skills[skill] for skill in hero.skills]
    bonds = any(effect.play == "bind_a_unit" for skill in skills for effect in skill.day)
    return bonds and not any(unit.bound for unit in hero.units)
