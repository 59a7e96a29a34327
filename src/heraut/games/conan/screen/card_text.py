"""What a sheet, tile, object or spell says, in sentences made of the words of `printed/effects.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.effects import BOXES, Effect
from heraut.games.conan.printed.pieces import Characteristic, Item, Sheet, Spell, UnitTile
from heraut.games.conan.screen.wording import WORDS, name_text, throw_text, throw_word
from heraut.kernel.content import Text
from heraut.tabletop.scene import Label
from heraut.tabletop.vocabulary import NBSP, hyphens, in_both, said, semicolon

BONUSES = ("melee", "ranged", "guard", "armour")
MARKS = ("here", "next_door", "sight", "others")  # of a spell: where and whom


# ── whole cards ──────────────────────────────────────────────────────────────────────────────────────────────────────


def item_text(content: Content, item: Item) -> tuple[Label, ...]:
    """CN-OBJ-4. Its bonus dice, whether it is thrown, what it does when it is used or lands."""
    lines: list[Label] = []
    for bonus in BONUSES:
        dice = getattr(item, bonus)
        if dice:
            lines.append(Label(f"says-{bonus}", {"throw": throw_text(dice)}))
    if item.throwable:
        lines.append(Label("says-throwable"))
    if item.use:
        lines.append(Label("says-used", {"what": effects_text(content, item.use)}))
    if item.thrown:
        lines.append(Label("says-thrown", {"what": effects_text(content, item.thrown)}))
    return tuple(lines)


def spell_text(content: Content, spell: Spell) -> tuple[Label, ...]:
    """CN-SPL-1. Whom it touches, and what it does."""
    does = WORDS.both(f"play-{hyphens(spell.play)}") if spell.play else effects_text(content, spell.effects)
    marks = ("says-reaction",) if spell.reaction else ()
    return (
        Label("says-spell", {"whom": in_both(partial(_target, spell)), "what": does}),
        *[Label(mark) for mark in marks],
    )


def _target(spell: Spell, lang: str) -> str:
    """`a hero, in sight, 1 area far at most`."""
    where = [f"target-{hyphens(spell.target)}"]
    where += [f"target-{hyphens(mark)}" for mark in MARKS if getattr(spell, mark)]
    text = ", ".join([WORDS(word, lang) for word in where])
    within = "target-within-one" if spell.within == 1 else "target-within"
    return text + (f", {WORDS(within, lang).replace('#', str(spell.within))}" if spell.within else "")


def tile_text(content: Content, tile: UnitTile, skills: Iterable[str]) -> tuple[Label, ...]:
    """CN-OVL-29. The dice of its attacks, its skills."""
    lines = [
        Label(f"says-{way}", {"throw": throw_text(dice)})
        for way, dice in (("melee", tile.melee), ("ranged", tile.ranged))
        if dice
    ]
    return (*lines, *skills_text(content, skills))


def sheet_text(content: Content, sheet: Sheet, skills: Iterable[str]) -> tuple[Label, ...]:
    """CN-SAT-1. The base die and the index of each box; the skills that his load leaves him."""
    return (
        *[_box(sheet, box) for box in BOXES],
        Label("box-guard", {"die": sheet.guard}),
        *skills_text(content, skills),
    )


def _box(sheet: Sheet, box: str) -> Label:
    if box == "move":
        return Label("box-move", {"free": sheet.free, "limit": sheet.move})
    printed: Characteristic = getattr(sheet, box)
    return Label(f"box-{box}", {"die": printed.die, "limit": printed.limit})


def skills_text(content: Content, skills: Iterable[str]) -> tuple[Label, ...]:
    names = [name_text(content, skill) for skill in sorted(skills)]
    if not names:
        return ()
    listed = in_both(lambda lang: WORDS.listed([said(name, lang) for name in names], lang))
    return (Label("says-skills", {"what": listed}),)


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def effects_text(content: Content, effects: Iterable[Effect]) -> Text:
    """All of them, one after the other."""
    parts = tuple(effects)
    return in_both(lambda lang: semicolon(lang).join([", ".join(_done(content, one, lang)) for one in parts]))


def _done(content: Content, effect: Effect, lang: str) -> Iterator[str]:
    """What moves, hurts, and lasts, in the order of the words."""
    if effect.gems:
        whose = f" ({WORDS('says-caster', lang)})" if effect.of == "caster" else ""
        zones = WORDS("effect-split" if effect.split else f"effect-from-{effect.out_of}", lang)
        gems, one = ("gem", "-one") if effect.gems == 1 else ("gems", "")
        yield f"{effect.gems}{NBSP}{WORDS(gems, lang)} {zones} {WORDS(f'effect-into-{effect.into}{one}', lang)}{whose}"
    if effect.heal:
        yield f"{WORDS('effect-heal', lang)} {throw_word(effect.heal, lang)}"
    if effect.give:
        yield WORDS("effect-give", lang).replace("#", str(effect.give))
    if effect.attack:
        yield f"{WORDS('effect-attack', lang)} {throw_word(effect.attack, lang)}"
    if effect.bare:
        yield WORDS("effect-bare", lang)
    if effect.spares:
        yield WORDS(f"effect-spares-{effect.spares}", lang)
    if effect.suffer:
        yield WORDS("effect-suffer", lang).replace("#", str(effect.suffer))
    for family, skill in (("effect-gain", effect.gain), ("effect-lose", effect.lose)):
        if skill:
            yield f"{WORDS(family, lang)} {said(name_text(content, skill), lang)}"
    if effect.armour:
        yield f"{WORDS('effect-armour', lang)}{NBSP}+{effect.armour}"
    if effect.tax:
        yield WORDS("effect-tax", lang).replace("#", str(effect.tax))
    if effect.until:
        yield WORDS(f"effect-until-{effect.until}", lang)
