"""What each answer touches on the table, and what it costs and leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import Any

import heraut.games.heroes3.rules.ch03_play.foretelling as foretelling
from heraut.games.heroes3.answers.in_combat import BreakAt, Strike
from heraut.games.heroes3.answers.on_map import (
    AddTile,
    Build,
    BuySpell,
    Centre,
    EndTurn,
    Move,
    PickHero,
    Recruit,
    Reinforce,
    Reveal,
    Revisit,
    Step,
    Take,
    UseBuilding,
)
from heraut.games.heroes3.answers.with_cards import Boost, PlayOf
from heraut.games.heroes3.model import COLUMNS, MIDDLE, Game, main_hero
from heraut.games.heroes3.numbers import gains, values
from heraut.games.heroes3.screen.card_text import effect_label
from heraut.games.heroes3.screen.combat_scene import blow_label, blow_numbers
from heraut.games.heroes3.screen.map_scene import ROMAN, cell_of, centre_cell, hidden_cells, space_cell
from heraut.games.heroes3.screen.town_scene import building_card, building_label, hand_card, unit_card
from heraut.kernel import Option, Table
from heraut.kernel.values import total
from heraut.tabletop.scene import Label, Number

# ── what it touches ────────────────────────────────────────────────────────────────────────────────────────────────


def touches(t: Game, seat: int, option: Option) -> Iterator[str]:
    """The elements of the scene that an answer names; those that are not shown are left out by whoever asks."""
    if isinstance(option, Reveal):
        yield from hidden_cells(option.number)
    elif isinstance(option, Centre):
        yield centre_cell(option.q, option.r)
    elif isinstance(option, BreakAt):
        yield space_cell(COLUMNS * MIDDLE + option.column)
    else:
        for name, value in option._asdict().items():
            if name in TOUCHED:
                yield from TOUCHED[name](t, seat, value)


def _cards(t: Game, seat: int, name: str) -> Iterator[str]:
    """A card wherever its player sees it: among those looked at, in the hand, on top of a pile."""
    for place, card in enumerate(looked(t)):
        if card == name:
            yield f"look-{place}"
    for place, card in enumerate(t.state.players[seat].hand):
        if card == name:
            yield hand_card(seat, place)
    for deck, pile in t.state.discards.items():
        if pile and pile[-1] == name:
            yield f"pile-{deck}"


def looked(t: Game) -> tuple[str, ...]:
    """The cards that the section under way shows to its player."""
    section = t.state.agenda[-1] if t.state.agenda else None
    shown: tuple[str, ...] = getattr(section, "seen", ()) or getattr(section, "shown", ())
    return shown if isinstance(shown, tuple) and all(isinstance(one, str) for one in shown) else ()


def _unit(t: Game, seat: int, unit: str) -> Iterator[str]:
    yield unit_card(seat, unit)
    for place, card in enumerate(looked(t)):
        if card == unit:
            yield f"look-{place}"


TOUCHED: Mapping[str, Callable[[Game, int, Any], Iterator[str]]] = {
    "card": _cards,
    "unit": _unit,
    "field": lambda t, seat, field: iter((cell_of(field),)),
    "fighter": lambda t, seat, who: iter((f"f{who}",)),
    "space": lambda t, seat, space: iter((space_cell(space),)),
    "column": lambda t, seat, column: iter((space_cell(COLUMNS * MIDDLE + column),)),
    "building": lambda t, seat, building: iter((building_card(seat, building),)),
}


# ── what it costs and leads to ─────────────────────────────────────────────────────────────────────────────────────


def label(t: Game, option: Option) -> Label:
    """What the answer says; one of several gains says what it gives."""
    about: dict[str, Any] = option._asdict()
    word: str = about.pop("word")
    if isinstance(option, Take):
        sources: tuple[str, ...] = getattr(t.state.agenda[-1], "sources", ())
        if option.which < len(sources):
            return Label("option-gain", {"what": effect_label(gains.gain_of(t, sources[option.which]))})
    return Label(f"option-{word.replace('_', '-')}", about)


def consequences(t: Game, seat: int, option: Option) -> Iterator[Label]:
    match option:
        case PickHero():
            board = t.content.heroes[option.hero]
            yield Label("consequence-hero", {"faction": board.faction, "title": board.title, "kind": board.kind})
            numbers = {name: getattr(board, name) for name in ("attack", "defense", "power", "knowledge")}
            yield Label("consequence-hero-cards", {**numbers, "card": board.ability})
        case Move() | Step():
            yield from _journey(t, seat, option)
        case Reveal() | AddTile() | Revisit():
            yield Label("consequence-moves", {"count": 1})
        case Build():
            building = t.content.boards[t.state.players[seat].faction][option.building]
            yield Label("consequence-cost", {"cost": tuple(building.cost.items())})
            yield Label("consequence-then", {"what": building_label(building)})
        case Recruit() | Reinforce():
            price = values.cost_of_unit(t, seat, option.unit, option.word)
            yield Label("consequence-cost", {"cost": tuple(price.items())})
        case BuySpell():
            price = {"gold": total(values.price_of_spell(t, t.state.players[seat].faction))}
            yield Label("consequence-cost", {"cost": tuple(price.items())})
        case UseBuilding():
            yield effect_label(gains.gain_of(t, f"building/{option.faction}/{option.building}/{option.offer}"))
        case PlayOf() | Boost():
            if option.mode != gains.SPELL:
                yield effect_label(gains.effect_of(t.content, option.card, option.mode))
        case Strike():
            yield blow_label(*_struck(t, option))
        case EndTurn():
            hero = t.state.heroes.get(main_hero(seat))
            if hero is not None and hero.movement + hero.extra:
                yield Label("consequence-moves-lost", {"count": hero.movement + hero.extra})


def numbers(t: Game, seat: int, option: Option) -> tuple[Number, ...]:
    """Attack and defense of a blow; the points of a journey, which the map shows."""
    if isinstance(option, Strike):
        return blow_numbers(*_struck(t, option))
    if isinstance(option, Move):
        return (Number("cost", Label("number-movement"), foretelling.foretell(t, seat, option)["cost"]),)
    return ()


# The rules behind each answer, where they are not those of the question.
OPTION_RULES: Mapping[str, tuple[str, ...]] = {
    "move": ("H3-MOV-2", "H3-MOV-6"),
    "for": ("H3-HER-12",),
    "revisit": ("H3-CAT-4",),
    "reveal": ("H3-MOV-4",),
    "add": ("H3-MOV-5",),
    "build": ("H3-TWN-4", "H3-BLD-4"),
    "recruit": ("H3-TWN-5", "H3-UNI-1"),
    "reinforce": ("H3-TWN-5", "H3-UNI-1"),
    "second_hero": ("H3-HER-2",),
    "spell": ("H3-TWN-6", "H3-SPL-5"),
    "play": ("H3-CRD-10",),
    "boost": ("H3-SPL-2",),
    "morale": ("H3-MOR-6", "H3-MOR-7", "H3-MOR-8"),
    "exchange": ("H3-TRD-1",),
    "discarded": ("H3-CRD-13",),
    "look": ("H3-CRD-2",),
    "go": ("H3-ORD-2",),
    "strike": ("H3-ORD-2", "H3-ORD-4", "H3-ORD-12"),
    "break": ("H3-SIE-16",),
    "defend": ("H3-ORD-11",),
    "surrender": ("H3-END-6",),
    "retreat": ("H3-CMB-5",),
    "prolong": ("H3-MOV-3",),
    "reroll": ("H3-MOR-9", "H3-MOR-11"),
    "end": ("H3-TUR-4", "H3-MOV-11"),
}


def _struck(t: Game, option: Strike) -> tuple[Game, int, int]:
    """A twin of the table on which the attacker stands where it will strike from, who strikes, and whom."""
    who: int = next(
        (section.fighter for section in reversed(t.state.agenda) if hasattr(section, "fighter")),
        -1,
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
    printed = t.content.fields[option.field]
    site = t.content.sites[printed.site]
    if told.get("empty", True):
        return
    if site.dice:
        keep = printed.keep if printed.keep < printed.dice else 0
        roll = Label("says-roll", {"some_dice": (printed.dice, site.dice), "keep": keep})
        yield Label("consequence-there", {"what": roll})
    elif site.income:
        yield Label("consequence-income", {"resource": printed.resource})
    elif site.either:
        first, *others = map(effect_label, site.either)
        what = reduce(lambda one, other: Label("says-either", {"one": one, "other": other}), others, first)
        yield Label("consequence-there", {"what": what})
