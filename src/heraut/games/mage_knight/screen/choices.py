"""What an answer costs and what it is good for, where the table before and after it do not say so."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.mage_knight.answers import (
    Activate,
    Block,
    Borrow,
    BuyCard,
    Challenge,
    Explore,
    Learn,
    Parry,
    PickHero,
    PickSkill,
    PickTactic,
    Play,
    Recruit,
    Step,
    Strike,
    Suffer,
    Target,
    UseSkill,
)
from heraut.games.mage_knight.model import Foe, FoeId, Game, HexId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.sites import to_assault
from heraut.games.mage_knight.numbers.terrain import parts_of_cost
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import BANNER
from heraut.games.mage_knight.rules.ch4_turn.exploring import PRICE
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.games.mage_knight.screen.card_text import (
    LANGS,
    both,
    capital,
    card_text,
    effects_text,
    skill_text,
    unit_text,
)
from heraut.games.mage_knight.screen.combat_scene import gathered, numbers_of
from heraut.games.mage_knight.screen.wording import unit_at
from heraut.kernel import Option
from heraut.kernel.values import Part, total
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Number, named


def extra(t: Game, seat: int, option: Option) -> Extra:
    """What it does, what it costs, what waits there."""
    match option:
        case Play():
            deed = t.content.deeds[option.card]
            return Extra((effects_label(t, deed.strong if option.mode == "strong" else deed.basic),))
        case Activate() | Borrow():
            return Extra(tuple(_ability(t, option)))
        case UseSkill() | PickSkill():
            return Extra(skill_text(t.content, t.content.skills[option.skill]))
        case PickHero():
            hero = t.content.heroes[option.hero]
            return Extra((Label("consequence-hero", {"colour": hero.colour, "card": hero.card}),))
        case PickTactic():
            number = t.content.tactics[option.tactic].number
            told = Label(f"tactic-{option.tactic.replace('_', '-')}")
            return Extra((told,), (Number("order", Label("number-order"), number),), ("tactic",))
        case Step():
            parts = parts_of_cost(t, seat, option.hex) or ()
            return Extra(tuple(_way(t, seat, option.hex)), (_number("cost", "number-move", parts),), ("hex",))
        case Explore():
            return Extra(numbers=(Number("cost", Label("number-move"), PRICE),))
        case Recruit():
            unit = t.content.units[option.unit]
            return Extra(unit_text(t.content, unit)[:2], (Number("cost", Label("number-influence"), unit.cost),))
        case BuyCard() | Learn():
            return Extra(card_text(t.content, option.card))
        case Challenge():
            return Extra(tuple([_waiting(foe) for foe in t.state.foes.get(option.hex, ())]))
        case Target() | Block() | Suffer():
            return Extra(numbers=tuple(_foe(t, option)))
        case Strike() | Parry():
            return Extra(tuple(gathered(t)), numbers_of(t))
    return Extra()


def label(t: Game, option: Option) -> Label | None:
    """An ability is called by what it does."""
    if isinstance(option, Activate) and option.ability != BANNER:
        unit = unit_at(t.state, option.unit)
        if unit is not None:
            what = effects_label(t, t.content.units[unit.kind].abilities[option.ability - 1])
            return Label("option-ability", {"unit": option.unit, "what": what})
    if isinstance(option, Borrow):
        what = effects_label(t, t.content.units[option.unit].abilities[option.ability - 1])
        return Label("option-ability", {"unit": option.unit, "what": what})
    return None


def effects_label(t: Game, effects: tuple[Effect, ...]) -> Label:
    return named(both([(lang, capital(effects_text(t.content, effects, lang))) for lang in LANGS]))


def _ability(t: Game, option: Activate | Borrow) -> Iterator[Label]:
    if isinstance(option, Borrow):
        yield effects_label(t, t.content.units[option.unit].abilities[option.ability - 1])
        return
    unit = unit_at(t.state, option.unit)
    if unit is not None and option.ability != BANNER:
        yield effects_label(t, t.content.units[unit.kind].abilities[option.ability - 1])


def _way(t: Game, seat: int, hex: HexId) -> Iterator[Label]:
    """Whom the step provokes, what it assaults."""
    here = t.state.heroes[seat].hex
    for place in provoked_by(t, seat, here, hex):
        yield Label("consequence-provokes", {"hex": place})
    if to_assault(t, seat, hex):
        yield Label("consequence-assault", {"hex": hex})
        yield from [_waiting(foe) for foe in t.state.foes.get(hex, ())]


def _waiting(foe: Foe) -> Label:
    """An enemy that waits there, or only its back."""
    return Label("consequence-foe", {"foe": foe.kind}) if foe.kind else Label("consequence-unknown", {"back": foe.back})


def _foe(t: Game, option: Target | Block | Suffer) -> Iterator[Number]:
    foe = FoeId(option.foe)
    if not 0 <= foe < len(foe_numbers.battle(t).foes):
        return
    if isinstance(option, Target):
        yield _number("armour", "number-armour", tuple(foe_numbers.armour_of(t, foe)))
    elif isinstance(option, Block):
        yield _number("block", "number-block-needed", tuple(foe_numbers.need_of(t, foe)))
    else:
        yield _number("damage", "number-damage", tuple(foe_numbers.damage_of(t, foe)))


def _number(id: str, label: str, parts: tuple[Part, ...]) -> Number:
    return Number(id, Label(label), total(parts), parts)
