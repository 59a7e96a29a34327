"""What an answer costs and what it is good for, where the table before and after it do not say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heraut.games.mage_knight.answers.anywhere import CardOf
from heraut.games.mage_knight.answers.in_combat import Block, Parry, Participate, Strike, Suffer, Target
from heraut.games.mage_knight.answers.of_rounds import PickHero, PickTactic
from heraut.games.mage_knight.answers.on_turn import (
    AddElite,
    BuyArtifact,
    BuyCard,
    BuyHealing,
    BuyTopCard,
    Challenge,
    Explore,
    Interact,
    PickSkill,
    Plunder,
    Recruit,
    Step,
    Stop,
)
from heraut.games.mage_knight.answers.with_cards import Activate, Borrow, Learn, PayWith, Play, Sideways, UseSkill
from heraut.games.mage_knight.model.land import Foe, Game
from heraut.games.mage_knight.model.names import FoeId, HexId
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.numbers.mana import CRYSTAL, DIE, STOLEN, TOKEN, UNENDING
from heraut.games.mage_knight.numbers.sites import to_assault
from heraut.games.mage_knight.numbers.terrain import parts_of_cost
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.games.mage_knight.rules.ch1_reminders.card_plays import STRONG, price_of
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import BANNER
from heraut.games.mage_knight.rules.ch4_turn.exploring import PRICE
from heraut.games.mage_knight.rules.ch4_turn.interaction import Purchase
from heraut.games.mage_knight.rules.ch4_turn.interaction import price_of as price_here
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.games.mage_knight.screen.card_text import card_text, effects_label, skill_text, unit_text
from heraut.games.mage_knight.screen.combat_scene import gathered, numbers_of, points_of
from heraut.games.mage_knight.screen.wording import WORDS, mana_price, name_text, spot_text, unit_at
from heraut.kernel import Decision, Option
from heraut.kernel.content import Text
from heraut.kernel.values import Part, total
from heraut.tabletop.questions import Extra
from heraut.tabletop.scene import Label, Number, named
from heraut.tabletop.vocabulary import NBSP, capital, in_both, said

SOLD: dict[str, Purchase] = {
    "healing": BuyHealing(), "artifact": BuyArtifact(), "top-card": BuyTopCard(), "elite": AddElite(),
}  # fmt: skip
LOST_ANYWAY = (UNENDING, TOKEN, STOLEN, DIE)  # at the end of the turn; crystals and what is polarized are not


def extra(t: Game, seat: int, option: Option) -> Extra:
    """What it does, what it costs, what waits there."""
    match option:
        case Play():
            price = 1 if price_of(t.content.deeds[option.card], option.mode) else 0
            return Extra(tuple(_played(t, option)), fields=("hand",), price=price)
        case Sideways():
            return Extra(fields=("hand",))
        case Activate():
            return Extra(fields=("units",))
        case UseSkill():
            return Extra(skill_text(t.content, t.content.skills[option.skill]))
        case PickSkill():
            return Extra(skill_text(t.content, t.content.skills[option.skill]), fields=("skills",))
        case PickHero():
            card = t.content.heroes[option.hero].card
            return Extra((Label("consequence-hero", {"card": card}), *card_text(t.content, card)[:1]))
        case PickTactic():
            number = t.content.tactics[option.tactic].number
            told = Label(f"tactic-{option.tactic.replace('_', '-')}")
            return Extra((told,), (Number("order", Label("number-order"), number),), ("tactic", "hex"))
        case Step():
            parts = parts_of_cost(t, seat, option.hex) or ()
            return Extra(tuple(_way(t, seat, option.hex)), (_number("cost", "number-move", parts),), ("hex",))
        case Participate():
            return Extra((Label("consequence-participate", {"how": option.how}),))
        case Stop():
            return Extra(fields=("hex",))
        case Explore():
            return Extra(numbers=(Number("cost", Label("number-move"), PRICE),))
        case Recruit():
            unit = t.content.units[option.unit]
            return Extra(unit_text(t.content, unit)[:2], (Number("cost", Label("number-influence"), unit.cost),))
        case CardOf() if option.card in (*t.state.advanced, *t.state.spells, *t.state.monastery):
            return Extra(card_text(t.content, option.card))
        case CardOf():
            return Extra(fields=("hand",))
        case BuyCard() | Learn():
            return Extra(card_text(t.content, option.card))
        case Interact():
            return Extra((goods(t, seat),))
        case Plunder():
            return Extra((Label("consequence-plunder"),))
        case Challenge():
            waiting = t.state.foes.get(option.hex, ())
            return Extra(tuple([_waiting(foe) for foe in waiting if not is_alone(waiting)]))
        case Target() | Block() | Suffer():
            return Extra(numbers=tuple(_foe(t, option)))
        case Strike() | Parry():
            return Extra(tuple(gathered(t)), numbers_of(t))
    return Extra()


def reads(t: Game, twin: Game) -> Iterator[Label]:
    """What an answer does to mana and crystals, and how far it brings the attack or block being gathered."""
    asked = t.decision
    if asked is None or asked.seat < 0:
        return
    before, after = t.state.heroes[asked.seat], twin.state.heroes[asked.seat]
    for what, colours in (("crystals", COLOURS), ("mana", MANA)):
        old, new = dict(zip(colours, getattr(before, what), strict=True)), getattr(after, what)
        more = {colour: count - old[colour] for colour, count in zip(colours, new, strict=True)}
        for colour, change in more.items():
            if change:
                about = {"colour": colour, "count": abs(change), "more": "yes" if change > 0 else "no"}
                yield Label(f"consequence-{what}", about)
    if points_of(t) != points_of(twin):
        yield from gathered(twin)


def proposes(t: Game, decision: Decision) -> Option | None:
    """MK-MAN-6 MK-MAN-9. To pay, with what is lost anyway."""
    ways = [option for option in decision.options if isinstance(option, PayWith)]
    return min(ways, key=_dear, default=None)


def _dear(way: PayWith) -> tuple[bool, bool, int]:
    """What stands for one colour before what stands for several."""
    lost = way.how in LOST_ANYWAY
    return not lost, way.colour in ("gold", "black"), LOST_ANYWAY.index(way.how) if lost else way.how != CRYSTAL


def strides(t: Game, option: Option) -> int | None:
    """MK-MOV-2. A step, and what it costs."""
    if not isinstance(option, Step) or t.decision is None:
        return None
    hero = t.state.heroes[t.decision.seat]
    return None if option.hex in hero.path else total(parts_of_cost(t, t.decision.seat, option.hex) or ())


def label(t: Game, option: Option) -> Label | None:
    """An ability is called by what it does."""
    if isinstance(option, Activate) and option.ability != BANNER:
        unit = unit_at(t.state, option.unit)
        if unit is not None:
            what = effects_label(t.content, t.content.units[unit.kind].abilities[option.ability - 1])
            return Label("option-ability", {"unit": option.unit, "what": what})
    if isinstance(option, Borrow):
        what = effects_label(t.content, t.content.units[option.unit].abilities[option.ability - 1])
        return Label("option-ability", {"unit": option.unit, "what": what})
    if isinstance(option, Challenge) and is_alone(t.state.foes.get(option.hex, ())):
        return Label("option-challenge-foe", {"foe": t.state.foes[option.hex][0].kind, "spot": spot_text(option.hex)})
    return None


def is_alone(foes: Sequence[Foe]) -> bool:
    """One enemy, and everybody knows which."""
    return len(foes) == 1 and bool(foes[0].kind)


def goods(t: Game, seat: int) -> Label:
    """MK-INT-4 MK-INT-9. What is sold where he stands, each with its price in influence."""
    hex, state = t.state.heroes[seat].hex, t.state
    sold: list[tuple[Text, int | None]] = [
        *[(name_text(t.content, one), price_here(t, hex, Recruit(one))) for one in dict.fromkeys(state.units)],
        *[
            (name_text(t.content, one), price_here(t, hex, BuyCard(one)))
            for one in dict.fromkeys((*state.monastery, *state.advanced, *state.spells))
        ],
        *[(WORDS.both(f"sold-{word}"), price_here(t, hex, wish)) for word, wish in SOLD.items()],
    ]
    on_sale = [(name, price) for name, price in sold if price is not None]
    goods = in_both(lambda lang: ", ".join([f"{said(name, lang)}{NBSP}{price}" for name, price in on_sale]))
    return Label("note-goods", {"goods": goods}) if on_sale else Label("note-no-goods")


def _played(t: Game, option: Play) -> Iterator[Label]:
    """Its price, then what it does."""
    deed = t.content.deeds[option.card]
    price = price_of(deed, option.mode)
    if price:
        yield named(in_both(lambda lang: capital(mana_price(price, lang))))
    yield effects_label(t.content, deed.strong if option.mode == STRONG else deed.basic)


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
