"""What an answer costs and what it is good for, where the table before and after it do not say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from heraut.games.heroes3.answers.in_combat import GoTo, PlaceUnit, Strike
from heraut.games.heroes3.answers.on_map import (
    Build,
    BuySpell,
    EndTurn,
    Move,
    PickHero,
    Recruit,
    Reinforce,
    Step,
    Take,
    TurnTile,
    UseBuilding,
)
from heraut.games.heroes3.answers.with_cards import Boost, PlayOf
from heraut.games.heroes3.model import NO_FIGHTER, RESOURCES, FighterId, Game, main_hero
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.printed.cards import STATISTICS
from heraut.games.heroes3.rules.ch03_play import foretelling
from heraut.games.heroes3.rules.ch10_combat.deploy import Deploy
from heraut.games.heroes3.rules.ch10_combat.placed_by_rule import free_space
from heraut.games.heroes3.screen.card_text import effect_label
from heraut.games.heroes3.screen.combat_scene import blow_label, blow_numbers
from heraut.games.heroes3.screen.map_scene import ROMAN, site_label, turned_so
from heraut.games.heroes3.screen.town_scene import building_label
from heraut.kernel import Decision, Option, Table
from heraut.kernel.values import total
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Number

JOURNEY = ("movement", "extra", "field", "battle", "cube")  # told of a journey already


def label(t: Game, option: Option) -> Label | None:
    """One of several gains says what it gives."""
    if isinstance(option, Take):
        sources: tuple[str, ...] = getattr(t.state.agenda[-1], "sources", ())
        if option.which < len(sources):
            return Label("option-gain", {"what": effect_label(gains.gain_of(t, sources[option.which]))})
    return None


def extra(t: Game, seat: int, option: Option) -> Extra:
    """What it costs, what waits there, what it is good for: what no difference of the table can tell."""
    match option:
        case PickHero():
            board = t.content.heroes[option.hero]
            kind = Label("consequence-hero", {"faction": board.faction, "title": board.title, "kind": board.kind})
            about = {name: getattr(board, name) for name in STATISTICS}
            return Extra((kind, Label("consequence-hero-cards", {**about, "card": board.ability})))
        case Move() | Step():
            cost = Number("cost", Label("number-movement"), foretelling.foretell(t, seat, option)["cost"])
            numbers = (cost,) if isinstance(option, Move) else ()
            return Extra(tuple(_journey(t, seat, option)), numbers, JOURNEY, price=1 if cost.value else 0)
        case TurnTile():
            return Extra(ghost=tuple(turned_so(t, option.turn)))
        case Build():
            building = t.content.boards[t.state.players[seat].faction][option.building]
            good_for = Label("consequence-then", {"what": building_label(building)})
            return Extra((_costs(building.cost), good_for), (), (*RESOURCES, "buildings"), price=1)
        case Recruit() | Reinforce():
            price = _costs(values.cost_of_unit(t, seat, option.unit, option.word))
            return Extra((price,), (), (*RESOURCES, "army"), price=1)
        case BuySpell():
            gold = total(values.price_of_spell(t, t.state.players[seat].faction))
            return Extra((_costs({"gold": gold}),), (), ("gold",), price=1)
        case UseBuilding():
            return Extra(
                (effect_label(gains.gain_of(t, f"building/{option.faction}/{option.building}/{option.offer}")),)
            )
        case PlayOf() | Boost() if option.mode != gains.SPELL:
            return Extra(
                (effect_label(gains.effect_of(t.content, option.card, option.mode)),), (), (*RESOURCES, "hand")
            )
        case Strike():
            struck = _struck(t, option)
            return Extra((blow_label(*struck),), blow_numbers(*struck), ("space",))
        case GoTo():
            return Extra(fields=("space",))
        case EndTurn():
            hero = t.state.heroes.get(main_hero(seat))
            if hero is not None and hero.movement + hero.extra:
                return Extra((Label("consequence-moves-lost", {"count": hero.movement + hero.extra}),), price=1)
    return Extra()


def proposes(t: Game, decision: Decision) -> Option | None:
    """H3-CMB-26. Units stand as the rules place those whom nobody places: shooters behind, the others in front."""
    places = [one for one in decision.options if isinstance(one, PlaceUnit)]
    if not places:
        return None
    asking, unit = t.state.agenda[-1], places[0].unit
    card = t.content.units.get(unit) or t.content.neutrals[unit]
    space = free_space(t, asking.side if isinstance(asking, Deploy) else 1, card.type == "ranged")
    return next((one for one in places if one.space == space), places[0])


def _costs(price: Mapping[Any, int]) -> Label:
    return Label("consequence-cost", {"cost": tuple(price.items())})


def _struck(t: Game, option: Strike) -> tuple[Game, FighterId, FighterId]:
    """A twin of the table on which the attacker stands where it will strike from, who strikes, and whom."""
    who: FighterId = next(
        (section.fighter for section in reversed(t.state.agenda) if hasattr(section, "fighter")),
        NO_FIGHTER,
    )
    twin: Game = Table(t.game, t.game.records.clone(t.state))
    assert twin.state.battle is not None
    twin.state.battle.fighters[who].space = option.space
    return twin, who, option.fighter


def _journey(t: Game, seat: int, option: Move | Step) -> Iterator[Label]:
    """The points, then the fight, then what is there to be had."""
    told = foretelling.foretell(t, seat, option)
    if told["cost"]:
        yield Label("consequence-moves", {"count": told["cost"]})
    if "meets" in told:
        yield Label("consequence-meets", {"hero": told["meets"]})
    elif "besieges" in told:
        yield Label("consequence-besieges", {"seat": told["besieges"]})
    if "level" in told:
        guards = tuple(told["guards"].items())
        yield Label("consequence-fight", {"level": ROMAN[told["level"]], "guards_by_tier": guards})
    there = site_label(t, option.field)
    if there is not None and not told.get("empty", True):
        yield there
