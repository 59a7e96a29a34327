"""Why not buy it?  Buildings, units, spells, the secondary hero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import heraut.games.heroes3.numbers.town_boards as town_boards
import heraut.games.heroes3.rules.ch04_heroes as ch04_heroes
import heraut.games.heroes3.rules.ch07_town.recruiting as recruiting
from heraut.games.heroes3.answers.on_map import Build, BuySpell, Exchange, Recruit, Reinforce, SecondHero, UseBuilding
from heraut.games.heroes3.model import FEW, Game, mission, second_hero
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.numbers.town_boards import standing
from heraut.games.heroes3.screen.whynot.common import Reason, no
from heraut.kernel.values import total

GUILD = "mage_guild"


def build(t: Game, seat: int, wish: Build) -> Reason:
    player, name = t.state.players[seat], wish.building
    building = t.content.boards[player.faction].get(name)
    if building is None:
        return None
    if name in player.buildings:
        return no("stands", "H3-BLD-4")
    if {name, "all"} & {*mission(t).forbids}:
        return no("forbidden", "H3-MOD-5")
    missing = [f"{player.faction}/{needed}" for needed in building.requires if needed not in player.buildings]
    if missing:
        return no("needs-building", "H3-BLD-3", building=missing[0])
    return token(t, seat, town_boards.BUILD) or too_dear(t, seat, building.cost)


def recruit(t: Game, seat: int, wish: Recruit) -> Reason:
    unit = t.content.units.get(wish.unit)
    if unit is None:
        return None
    if wish.unit in t.state.players[seat].army:
        return no("in-army", "H3-UNI-41")
    if any(wish.unit in player.army for player in t.state.players):
        return no("in-another-army", "H3-UNI-41")
    if wish.unit not in [one.name for one in recruiting.recruits(t, standing(t, seat))]:
        return no("needs-dwelling", "H3-BLD-7", tier=unit.tier)
    price = values.cost_of_unit(t, seat, wish.unit, values.RECRUIT)
    return token(t, seat, town_boards.POPULATION) or too_dear(t, seat, price)


def reinforce(t: Game, seat: int, wish: Reinforce) -> Reason:
    player = t.state.players[seat]
    unit = t.content.units.get(wish.unit)
    if unit is None:
        return None
    if player.army.get(wish.unit) != FEW:
        return no("no-few", "H3-UNI-1")
    if not standing(t, seat).reinforces:
        return no("needs-building", "H3-BLD-2", "H3-UNI-36", building=f"{player.faction}/citadel")
    if wish.unit not in recruiting.reinforcements(t, seat, standing(t, seat)):
        return no("needs-dwelling", "H3-BLD-7", tier=unit.tier)
    price = values.cost_of_unit(t, seat, wish.unit, values.REINFORCE)
    return token(t, seat, town_boards.POPULATION) or too_dear(t, seat, price)


def second(t: Game, seat: int, wish: SecondHero) -> Reason:
    if second_hero(seat) in t.state.heroes:
        return no("second-there", "H3-HER-2")
    if not ch04_heroes.may_hire_again(t, seat):
        return no("second-later", "H3-HER-6")
    if not geography.homes(t, seat):
        return no("no-home", "H3-HER-2")
    return (
        token(t, seat, town_boards.POPULATION)
        or too_dear(t, seat, ch04_heroes.SECOND_HERO)
        or no("home-taken", "H3-MOV-12")
    )


def buy_spell(t: Game, seat: int, wish: BuySpell) -> Reason:
    player, guilds = t.state.players[seat], standing(t, seat).guilds
    if not guilds:
        return no("needs-building", "H3-SPL-5", building=f"{player.faction}/{GUILD}")
    if all((faction, building) == (player.faction, player.built) for faction, building in guilds):
        return no("guild-fresh", "H3-SPL-10")
    price = min(total(values.price_of_spell(t, faction)) for faction, _ in guilds)
    return token(t, seat, town_boards.SPELL_BOOK) or too_dear(t, seat, {"gold": price})


def use(t: Game, seat: int, wish: UseBuilding) -> Reason:
    player = t.state.players[seat]
    if wish.building not in t.content.boards.get(wish.faction, {}):
        return None
    if wish.faction == player.faction and wish.building not in player.buildings:
        return no("not-built", "H3-BLD-4", building=f"{wish.faction}/{wish.building}")
    offers = [one for offered in standing(t, seat).offers.values() for one in offered if one.answer == wish]
    if any(one.building in player.used for one in offers):
        return no("used", "H3-BLD-14")
    return no("another-moment", "H3-BLD-14") if offers else None


def token(t: Game, seat: int, name: str) -> Reason:
    return no("token-spent", "H3-TWN-1", "H3-TWN-2") if name in t.state.players[seat].spent else None


def exchange(t: Game, seat: int, wish: Exchange) -> Reason:
    """The table has such a line, and what it takes is there."""
    rates = [rate for rate in t.content.tables.trades if wish.give in rate.give and wish.take in rate.take]
    return too_dear(t, seat, rates[0].give) if rates else no("no-such-exchange", "H3-TRD-1", "H3-TRD-4", "H3-TRD-5")


def too_dear(t: Game, seat: int, cost: Mapping[Any, int]) -> Reason:
    """How much is missing."""
    player = t.state.players[seat]
    lacking = {name: amount - getattr(player, name) for name, amount in cost.items() if amount > getattr(player, name)}
    return no("too-dear", "H3-RES-7", cost=tuple(lacking.items())) if lacking else None
