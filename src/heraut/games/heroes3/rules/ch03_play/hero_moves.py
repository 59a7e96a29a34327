"""3b. Heroes on the map: whose they are, the points they have left, and how they come to stand elsewhere."""

from __future__ import annotations

from heraut.games.heroes3.answers.on_map import FieldOf
from heraut.games.heroes3.model import Game, main_hero, second_hero
from heraut.games.heroes3.numbers import geography
from heraut.kernel import Reason

MAIN_POINTS, SECOND_POINTS = 3, 2  # H3-MOV-1 H3-MOV-7


def points(t: Game, hero: int) -> int:
    """H3-MOV-1 H3-MOV-7 H3-MOV-10. What a hero has left: each its own."""
    one = t.state.heroes[hero]
    return one.movement + one.extra


def spend(t: Game, hero: int, amount: int) -> None:
    """H3-MOV-8 H3-MOV-11. Points that are lost at the end of the turn go first."""
    one = t.state.heroes[hero]
    extra = min(one.extra, amount)
    one.extra -= extra
    one.movement -= amount - extra


def heroes_of(t: Game, seat: int) -> list[int]:
    """H3-HER-12. The main hero and the secondary hero, as far as they are on the map."""
    heroes, main, second = t.state.heroes, main_hero(seat), second_hero(seat)
    if second in heroes:
        return [main, second] if main in heroes else [second]
    return [main] if main in heroes else []


def put(t: Game, hero: int, field: str, came_from: str, cost: int) -> None:
    """H3-MOV-2 H3-MOV-8. A hero stands on another field now."""
    one = t.state.heroes[hero]
    one.field, one.came_from = field, came_from
    t.tell("moves", hero=hero, field=field, points=cost)


def gain_movement(t: Game, hero: int, amount: int) -> None:
    """H3-MOV-11 H3-AID-4. Extra points, for this turn."""
    t.state.heroes[hero].extra += amount
    t.tell("movement_gained", hero=hero, amount=amount)


def movement_points(t: Game, hero: int) -> int:
    """H3-MOV-1 H3-MOV-7. What a hero has at the start of a round, and what a proclamation adds while it lasts."""
    begins_with = SECOND_POINTS if hero % 2 else MAIN_POINTS
    if t.state.proclamation and hero < 2 * len(t.state.players):
        card = t.content.proclamations[t.state.proclamation]
        if card.lasts == "until_next":
            begins_with += card.every_hero
    return begins_with


# ── put on a town or settlement ──────────────────────────────────────────────────────────────────────────────────────


def every_home(t: Game) -> list[FieldOf]:
    """The towns and settlements of the map, whosever they are."""
    return [FieldOf(field) for field in t.state.sites if geography.printed(t, field).site in ("town", "settlement")]


def not_own_home(t: Game, seat: int, field: str, rule: str) -> Reason | None:
    """H3-HER-9 H3-SPL-17. Only a town or settlement that the player controls."""
    return None if field in geography.homes(t, seat) else Reason("not-your-home", (rule,))


def hero_there(t: Game, field: str) -> Reason | None:
    """H3-MOV-12. No hero is put where another one stands."""
    there = next((number for number, one in t.state.heroes.items() if one.field == field), None)
    return None if there is None else Reason("hero-there", ("H3-MOV-12",), hero=there)
