"""What a card, unit, skill or status does, in sentences made of the words of `printed/effects.py`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.numbers.effects import effects_of, name_of
from heraut.games.mage_knight.printed.cards import Deed, Skill, Unit
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules.ch1_reminders.card_plays import BASIC, STRONG, price_of
from heraut.games.mage_knight.screen.wording import WORDS, counted, mana_price, status_text
from heraut.kernel.content import Text
from heraut.tabletop.scene import Label, named
from heraut.tabletop.vocabulary import NBSP, capital, colon, hyphens, in_both, plus, said, semicolon

POINTS = ("move", "influence", "heal", "attack", "block")


# ── whole cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def card_text(content: Content, card: str) -> tuple[Label, ...]:
    """The sentences of a deed or a Wound."""
    if card == WOUND:
        return (Label("says-wound"),)
    return tuple(deed_text(content.deeds[card], content)) if card in content.deeds else ()


def deed_text(deed: Deed, content: Content) -> Iterator[Label]:
    """The basic effect, the strong one with its mana, what a banner gives its unit."""
    if deed.basic:
        yield named(in_both(partial(_basic, content, deed)))
    if deed.strong:
        yield named(in_both(partial(_strong, content, deed)))
    for status in deed.banner:
        yield named(in_both(partial(_headed, "says-banner", status_text(content, status))))


def _basic(content: Content, deed: Deed, lang: str) -> str:
    return _with_price(content, deed.basic, price_of(deed, BASIC), "", lang)


def _strong(content: Content, deed: Deed, lang: str) -> str:
    title = said(deed.strong_name, lang) if deed.strong_name is not None else ""
    if deed.kind == "artifact":
        title = WORDS("says-thrown-away", lang)
    return _with_price(content, deed.strong, price_of(deed, STRONG), title, lang)


def _headed(head: str, does: Text, lang: str) -> str:
    return f"{WORDS(head, lang)}{colon(lang)}{said(does, lang)}"


def _with_price(content: Content, effects: tuple[Effect, ...], price: tuple[str, ...], title: str, lang: str) -> str:
    """`Flame Wave (red mana and black mana): siege attack 5`."""
    paid = mana_price(price, lang) if price else ""
    head = f"{title} ({paid})" if title and paid else title or paid
    text = effects_text(content, effects, lang)
    return capital(f"{head}{colon(lang)}{text}" if head else text)


def unit_text(content: Content, unit: Unit) -> tuple[Label, ...]:
    """Each of its abilities."""
    return tuple([effects_label(content, ability) for ability in unit.abilities])


def skill_text(content: Content, skill: Skill) -> tuple[Label, ...]:
    """How often it is used, what it does by day and by night, what it does to others."""
    told = [(f"use-{skill.use}", in_both(partial(effects_text, content, skill.day)))]
    if skill.night:
        told.append(("at-night", in_both(partial(effects_text, content, skill.night))))
    if skill.others:
        told.append(("says-others", status_text(content, skill.others)))
    return tuple([named(in_both(partial(_headed, head, does))) for head, does in told])


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def named_effect(content: Content, source: str, path: tuple[int, ...], name: str) -> Effect | None:
    """The effect of this name at its source, or among the further choices of one."""
    effects = effects_of(content, source)
    for number in path:
        effects = effects[number].then
    return next((one for one in effects if name_of(one) == name), None)


def effects_text(content: Content, effects: tuple[Effect, ...], lang: str) -> str:
    """One of several; what all of them cost, or begin with, is said once."""
    told = [(_head(one, lang), _gives(content, one, lang)) for one in effects]
    heads, gifts = {head for head, _ in told}, [gift for _, gift in told]
    if len(heads) > 1:
        return _or([colon(lang).join([*head, gift]) for head, gift in told], semicolon(lang), lang)
    start, _, last = gifts[0].rpartition(" ")
    if len(gifts) > 1 and start and all(one.rpartition(" ")[0] == start for one in gifts):
        gifts = [f"{start} {last}", *[one.rpartition(" ")[2] for one in gifts[1:]]]
    simple = not any(", " in one or colon(lang) in one for one in gifts)
    return colon(lang).join([*heads.pop(), _or(gifts, ", " if simple else "", lang)])


def _or(told: list[str], between: str, lang: str) -> str:
    """`A, B or C`; `A; B; or C`; without anything between, `A or B or C`."""
    word = f" {WORDS('or', lang)} "
    if len(told) < 2 or not between:
        return word.join(told)
    return f"{between.join(told[:-1])}{'' if between == ', ' else between.rstrip()}{word}{told[-1]}"


def _head(effect: Effect, lang: str) -> tuple[str, ...]:
    """Its moment and its price."""
    moment = [WORDS(f"at-{hyphens(effect.at)}", lang)] if effect.at else []
    return (*moment, *([WORDS.listed([*_price(effect, lang)], lang)] if _has_price(effect) else []))


def _gives(content: Content, effect: Effect, lang: str) -> str:
    """What it gives, and the further choice."""
    text = ", ".join(_given(content, effect, lang)) or WORDS("says-nothing", lang)
    if effect.then:
        text += f"{', ' if text else ''}{WORDS('says-then', lang)} {effects_text(content, effect.then, lang)}"
    return text


def effects_label(content: Content, effects: tuple[Effect, ...]) -> Label:
    return named(in_both(lambda lang: capital(effects_text(content, effects, lang))))


def effect_text(content: Content, effect: Effect, lang: str) -> str:
    return effects_text(content, (effect,), lang)


def _has_price(effect: Effect) -> bool:
    return bool(
        effect.pay or effect.discard or effect.discard_any or effect.discard_wound or effect.throw or effect.wound
    )


def _price(effect: Effect, lang: str) -> Iterator[str]:
    if effect.pay:
        yield mana_price(effect.pay, lang)
    if effect.discard:
        yield f"{WORDS('says-discard', lang)} {counted('card', effect.discard, lang)}"
    if effect.discard_any:
        yield WORDS("says-discard-any", lang)
    if effect.discard_wound:
        yield f"{WORDS('says-discard', lang)} {counted('wound', effect.discard_wound, lang)}"
    if effect.throw:
        yield WORDS("says-throw", lang)
    if effect.wound:
        yield f"{WORDS('says-take', lang)} {counted('wound', effect.wound, lang)}"


def _given(content: Content, effect: Effect, lang: str) -> Iterator[str]:
    """Points, cards, fame, mana, units, enemies, what lasts, and what has words of its own."""
    yield from _points(effect, lang)
    if effect.draw:
        yield f"{WORDS('says-draw', lang)} {counted('card', effect.draw, lang)}"
    if effect.fame:
        yield f"{WORDS('says-fame', lang)}{NBSP}{effect.fame}"
    if effect.reputation:
        yield f"{WORDS('says-reputation', lang)}{NBSP}{plus(effect.reputation)}"
    for mana in dict.fromkeys(effect.mana):
        yield f"{effect.mana.count(mana)}{NBSP}{WORDS(f'mana-{mana}', lang)}"
    if effect.if_least_fame:
        yield f"{WORDS('says-if-least-fame', lang)} {WORDS(f'mana-{effect.if_least_fame}', lang)}"
    for crystal in effect.crystal:
        yield WORDS(f"crystal-{crystal}", lang)
    if effect.take:
        yield WORDS(f"says-take-{effect.take}", lang) + (f" {WORDS(f'says-of-{effect.of}', lang)}" if effect.of else "")
        if effect.to:
            yield WORDS(f"says-to-{effect.to}", lang)
    if effect.ready:
        yield f"{WORDS('says-ready', lang)}{NBSP}{effect.ready}"
    if effect.heal_unit:
        yield WORDS("says-heal-unit", lang)
    if effect.wounds_itself:
        yield WORDS("says-wounds-itself", lang)
    yield from _against_foes(effect, lang)
    for status in effect.status:
        yield said(status_text(content, status), lang)
    if effect.play:
        text = WORDS(f"play-{hyphens(effect.play)}", lang)
        yield text.replace("#", str(effect.amount))


def _points(effect: Effect, lang: str) -> Iterator[str]:
    for use in POINTS:
        amount: int | None = getattr(effect, use)
        if amount is None or (use == "heal" and not amount):
            continue
        words = [WORDS(f"says-{use}", lang), str(amount)]
        kinds = []
        if use in ("attack", "block") and effect.element != "physical":
            kinds.append(WORDS(f"element-{effect.element}", lang))
        if use == "attack" and effect.reach != "melee":
            kinds.append(WORDS(f"reach-{effect.reach}", lang))
        yield NBSP.join(words) + (f" ({', '.join(kinds)})" if kinds else "")
    if effect.more:
        text = f"+{effect.more} {WORDS(f'per-{hyphens(effect.per)}', lang)}"
        yield text + (f" ({WORDS('at-most', lang)}{NBSP}{effect.at_most})" if effect.at_most else "")
    if effect.twice_if_swift:
        yield WORDS("says-twice-if-swift", lang)


def _against_foes(effect: Effect, lang: str) -> Iterator[str]:
    found: list[str] = []
    if effect.stop:
        found.append(WORDS("says-stop", lang))
    if effect.destroy:
        found.append(WORDS("says-destroy", lang))
    found += [WORDS(f"says-strip-{one}", lang) for one in effect.strips]
    if effect.armour:
        found.append(f"{WORDS('says-armour', lang)}{NBSP}{plus(effect.armour)}")
    if effect.armour_if_fortified:
        found.append(f"{WORDS('says-armour-fortified', lang)}{NBSP}{plus(effect.armour_if_fortified)}")
    if effect.armour_per_resistance:
        found.append(f"{WORDS('says-armour-resistance', lang)}{NBSP}{plus(effect.armour_per_resistance)}")
    if found:
        whom = WORDS(f"on-{hyphens(effect.on)}", lang) if effect.on else ""
        yield f"{whom}{colon(lang)}{', '.join(found)}" if whom else ", ".join(found)
    if effect.others_armour:
        yield f"{WORDS('says-others-armour', lang)}{NBSP}{plus(effect.others_armour)}"
