"""What a card, a building or a site does, said in words from the vocabulary of `effects.py`: labels, one a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial, reduce

from heraut.games.heroes3.model import RESOURCES
from heraut.games.heroes3.printed.cards import AiCard, Artifact, Proclamation, Specialty, Spell, Stats, TwoLevels
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.printed.effects import Effect, Gain, Line
from heraut.games.heroes3.screen.wording import entry, resource_sum
from heraut.kernel.content import Text
from heraut.tabletop.scene import Label, named
from heraut.tabletop.vocabulary import MINUS, in_both, said, typeset

NUMBERS = ("attack", "defense", "power", "initiative", "health")


def card_text(content: Content, card: str) -> tuple[Label, ...]:
    """The sentences of a card; of an ability or statistic the second one is the expert effect."""
    printed = entry(content, card)
    match printed:
        case TwoLevels():
            return effect_label(printed.basic), Label("says-expert", {"what": effect_label(printed.expert)})
        case Artifact():
            first, *others = map(effect_label, printed.either)
            return first, *(Label("says-or", {"what": other}) for other in others)
        case Spell() | Specialty():
            lines = [line_label(line, printed.effect.choose) for line in printed.effect.lines]
            return effect_label(printed.effect), *lines
        case Proclamation():
            return (proclamation_label(printed),)
        case AiCard():
            return (Label(f"says-ai-{printed.does}", {"goes": printed.goes_to or "none"}),)
    return ()


def abilities_text(content: Content, stats: Stats) -> tuple[Label, ...]:
    """What a unit can do, with the numbers it has."""
    said_once: dict[str, Label] = {}
    for ability in stats.abilities:
        text = typeset(content.traits[ability.trait].text)
        number = "X" if ability.amount is None else str(ability.amount)
        fr, en = (re.sub(r"\bX\b", number, one) for one in (text.fr, text.en))
        said_once.setdefault(ability.trait, named(Text(fr=fr.rstrip("."), en=en.rstrip("."))))
    return tuple(said_once.values())


def card_foot(content: Content, card: str) -> Label | None:
    """When it is played."""
    printed = entry(content, card)
    effects: tuple[Effect, ...] = ()
    match printed:
        case TwoLevels():
            effects = (printed.basic, printed.expert)
        case Artifact():
            effects = printed.either
        case Spell() | Specialty():
            effects = (printed.effect,)
        case Proclamation():
            return Label(f"lasts-{printed.lasts.replace('_', '-')}")
    moments = dict.fromkeys([effect.when for effect in effects])
    return reduce(_both, [Label(f"when-{moment}") for moment in moments]) if moments else None


def effect_label(effect: Gain) -> Label:
    """One effect as one sentence."""
    parts = list(_said(effect))
    if isinstance(effect, Effect):
        parts += _in_combat(effect)
    return sentence(parts)


def sentence(parts: Iterable[Label]) -> Label:
    """Several things one after the other."""
    listed = list(parts)
    return reduce(_both, listed) if listed else Label("says-nothing")


def _both(one: Label, other: Label) -> Label:
    return Label("says-both", {"one": one, "other": other})


def proclamation_label(printed: Proclamation) -> Label:
    parts = list(_said(printed.gain)) if printed.gain is not None else []
    if printed.every_hero:
        parts.append(Label("says-every-hero", {"amount": signed(printed.every_hero)}))
    if printed.hand:
        parts.append(Label("says-hand", {"amount": signed(printed.hand)}))
    if printed.rerolls:
        parts.append(Label("says-map-rerolls", {"count": printed.rerolls}))
    return sentence(parts)


# ── the vocabulary ─────────────────────────────────────────────────────────────────────────────────────────────────


def _said(gain: Gain) -> Iterator[Label]:
    """What anything may give, after its price; where the content has words of its own they say it all."""
    yield from _price(gain)
    if gain.text is not None:
        yield named(Text(fr=said(gain.text, "fr").rstrip("."), en=said(gain.text, "en").rstrip(".")))
        return
    for resource in RESOURCES:
        amount: int = getattr(gain, resource)
        if amount:
            yield named(in_both(partial(_added, resource, amount)))
    if gain.experience:
        yield Label("says-experience", {"count": gain.experience})
    if gain.morale:
        kind = "positive" if gain.morale > 0 else "negative"
        yield Label("says-morale", {"kind": kind, "count": abs(gain.morale)})
    if gain.movement:
        yield Label("says-movement", {"amount": signed(gain.movement)})
    if gain.draw:
        yield Label("says-draw", {"count": gain.draw, "keep": gain.keep})
    for deck, count in gain.search.items():
        yield Label("says-search", {"count": count, "deck": deck, "times": gain.times})
    for die, count in gain.roll.items():
        yield Label("says-roll", {"some_dice": (count, die), "keep": gain.keep})


def _added(resource: str, amount: int, lang: str) -> str:
    return ("+" if amount > 0 else "") + resource_sum(resource, amount, lang)


def _price(gain: Gain) -> Iterator[Label]:
    if gain.pay:
        yield Label("says-pay", {"cost": gain.pay})
    if gain.discard:
        yield Label("says-discard", {"count": gain.discard})
    if gain.remove:
        yield Label("says-remove", {"what": gain.remove})


def _in_combat(effect: Effect) -> Iterator[Label]:
    """What an effect changes in a combat or in a purchase."""
    numbers = [name for name in NUMBERS if getattr(effect, name)]
    changes = [Label(f"says-{name}", {"amount": signed(getattr(effect, name))}) for name in numbers]
    if effect.choose and len(changes) > 1:
        yield Label("says-choose", {"what": sentence(changes)})
    else:
        yield from changes
    if effect.on == "own_ranged" and effect.attack:
        yield Label("says-not-adjacent")
    if effect.on and effect.text is None:
        yield Label("says-on", {"whom": effect.on})
    if effect.doubled_for:
        yield Label("says-doubled", {"units": effect.doubled_for})
    if effect.heal:
        yield Label("says-heal", {"count": effect.heal})
    if effect.status:
        yield Label("says-status", {"status": effect.status})
    if effect.returns:
        yield Label("says-returns", {"what": effect.returns})
    if effect.price:
        yield Label("says-price", {"less": -effect.price, "at": effect.at})
    if effect.overlay is not None:
        over = effect.overlay
        yield Label("says-overlay", {
            "unit": over.unit, "attack": over.attack, "defense": over.defense, "health": over.health,
            "initiative": over.initiative,
        })  # fmt: skip
    if effect.until and effect.text is None:
        yield Label("says-until", {"moment": effect.until})


def line_label(line: Line, choose: bool = False) -> Label:
    """`Power 2: 3 damage`."""
    parts: list[Label] = []
    for name in ("damage", "attack", "defense", "initiative", "heal", "movement"):
        amount: int | None = getattr(line, name)
        if amount is not None:
            parts.append(Label(f"says-{name}", {"amount": signed(amount), "count": amount}))
    if line.tiers is not None:
        parts.append(Label("says-tiers", {"up_to": line.tiers[-1]}))
    what = Label("says-choose", {"what": sentence(parts)}) if choose else sentence(parts)
    return Label("says-line", {"power": line.power, "what": what})


def signed(number: int) -> str:
    """Always with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"
