"""Where an effect is printed, and what it is called.

A source is written in words: `card rage strong`, `skill tovak_motivation day`, `unit peasants 2 7` (the ability, then
the id of that unit), `banner fear_on_unit 7`.  An effect is called by what it takes and gives: `attack_2_fire`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from heraut.games.mage_knight.model.names import UnitId
from heraut.games.mage_knight.numbers.mana import BASIC
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.effects import COLOURS, Effect

CARD, SKILL, UNIT, BANNER = "card", "skill", "unit", "banner"
SIDEWAYS = "sideways"  # instead of basic or strong
NUMBERS = ("discard", "discard_wound", "wound", "move", "influence", "heal", "draw", "attack", "block", "fame", "ready")


def effects_of(content: Content, source: str) -> tuple[Effect, ...]:
    """The effects printed there, of which one is taken."""
    known = content.memo.part("effects")
    found: tuple[Effect, ...] | None = known.get(source)
    if found is None:
        found = known[source] = tuple(_coloured(_printed(content, source)))
    return found


def names_of(content: Content, source: str) -> tuple[str, ...]:
    """What the effects printed there are called, in their order."""
    known = content.memo.part("names")
    found: tuple[str, ...] | None = known.get(source)
    if found is None:
        found = known[source] = tuple([name_of(effect) for effect in effects_of(content, source)])
    return found


def _printed(content: Content, source: str) -> tuple[Effect, ...]:
    kind, name, *rest = source.split()
    if kind == CARD:
        return content.deeds[name].basic if rest[0] == "basic" else content.deeds[name].strong
    if kind == SKILL:
        skill = content.skills[name]
        return skill.night if rest[0] == "night" and skill.night else skill.day
    if kind == UNIT:
        return content.units[name].abilities[int(rest[0]) - 1]
    words = content.statuses[name].offer
    assert words is not None, f"{name} offers nothing"
    return (Effect(on="one", stop=words.stop, fame=words.fame),)


def _coloured(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Where any basic colour may be paid, which one is announced: what it does may hang on it."""
    for effect in effects:
        if BASIC in effect.pay:
            for colour in COLOURS:
                yield replace(effect, pay=tuple([colour if one == BASIC else one for one in effect.pay]))
        else:
            yield effect


def unit_in(source: str) -> UnitId | None:
    """The unit that an effect comes from, if it is one of a unit."""
    kind, _, rest = source.partition(" ")
    return UnitId(int(rest.rpartition(" ")[2])) if kind in (UNIT, BANNER) else None


def is_sideways(source: str) -> bool:
    """MK-CRD-15. Is it a card that was played sideways?"""
    return source.endswith(f" {SIDEWAYS}")


def colour_in(content: Content, source: str, paid: tuple[str, ...]) -> str:
    """MK-CMB-3 MK-CMB-23. The colour of an effect: of the card, or of the mana that a unit was paid with."""
    kind, name, *_ = source.split()
    if kind == CARD:
        return content.deeds[name].colour
    return paid[0] if kind == UNIT and paid else ""


def name_of(effect: Effect) -> str:
    """What an effect is called: unlike any other of its list."""
    return "+".join(_words(effect)) or "nothing"


def _words(effect: Effect) -> Iterator[str]:
    if effect.pay:
        yield "_".join(("pay", *effect.pay))
    if effect.throw:
        yield "throw"
    if effect.discard_any:
        yield "discard_any"
    for word in NUMBERS:
        amount = getattr(effect, word)
        if amount or (amount == 0 and word in ("move", "influence", "attack", "block")):
            yield _points(effect, word, amount)
    if effect.reputation:
        yield f"reputation_{effect.reputation}"
    for colour in effect.mana:
        yield f"mana_{colour}"
    for crystal in effect.crystal:
        yield f"crystal_{crystal}"
    if effect.take:
        yield f"take_{effect.take}"
    if effect.heal_unit:
        yield "heal_unit"
    yield from _against_foes(effect)
    yield from effect.status
    if effect.play:
        yield effect.play


def _points(effect: Effect, word: str, amount: int) -> str:
    """`attack_3_fire_ranged`."""
    words = [word, str(amount)]
    if word in ("attack", "block") and effect.element != "physical":
        words.append(effect.element)
    if word == "attack" and effect.reach != "melee":
        words.append(effect.reach)
    return "_".join(words)


def _against_foes(effect: Effect) -> Iterator[str]:
    if effect.on:
        yield f"on_{effect.on}"
    if effect.stop:
        yield "stop"
    if effect.destroy:
        yield "destroy"
    for stripped in effect.strips:
        yield f"strip_{stripped}"
    if effect.armour:
        yield f"armour_{effect.armour}"
