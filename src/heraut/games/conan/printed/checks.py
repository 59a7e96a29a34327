"""What the files of Conan must agree on: names that exist, dice that have faces, spells that say something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from heraut.games.conan.printed.check_boards import check_board
from heraut.games.conan.printed.check_missions import check_mission
from heraut.games.conan.printed.effects import Effect, Skill
from heraut.games.conan.printed.pieces import Sheet, Spell
from heraut.kernel.content import ContentError, check_needed

if TYPE_CHECKING:
    from heraut.games.conan.printed.content import Content

PLAYS = ("kiss_of_death", "mind_control", "sets_possession", "telekinesis", "teleportation")
"""The sections of the rules that a `play` may name."""

FACES = 6


def check(content: Content) -> None:
    """CN-SET-1. The files against one another."""
    check_needed("dice.toml", content.dice, ("Y", "O", "R"))
    check_needed("skills.toml", content.skills, get_args(Skill))
    for die in content.dice.values():
        if len(die.faces) != FACES:
            raise ContentError("dice.toml", die.id, "faces", f"a die has {FACES} faces, these are {len(die.faces)}")
    for sheet in content.heroes.values():
        _check_sheet(sheet)
    for spell in content.spells.values():
        _check_spell(spell)
    for item in content.items.values():
        _check_effects("items.toml", item.id, (*item.use, *item.thrown))
    for board in content.boards.values():
        check_board(board)
    for scenario in content.scenarios.values():
        check_mission(scenario, content)


def _check_sheet(sheet: Sheet) -> None:
    """CN-ENC-3 CN-ENC-5. A skill that is lost is had; the second threshold is not before the first."""
    for skill in sheet.lost:
        if skill not in sheet.skills:
            raise ContentError("heroes.toml", sheet.id, "lost", f"'{skill}' is none of the hero's skills")
    if sheet.slower[0] > sheet.slower[1]:
        raise ContentError("heroes.toml", sheet.id, "slower", "the first weight is above the second")


def _check_spell(spell: Spell) -> None:
    """CN-SPL-1 CN-SPL-4. It says what it does, once, and can be paid for within its limit."""
    if bool(spell.effects) == bool(spell.play):
        raise ContentError("spells.toml", spell.id, "effects", "either effects or a play, and one of them")
    if spell.play and spell.play not in PLAYS:
        raise ContentError("spells.toml", spell.id, "play", f"there is no section '{spell.play}'")
    if spell.limit and spell.limit < spell.cost:
        raise ContentError("spells.toml", spell.id, "limit", "it can never be paid for")
    _check_effects("spells.toml", spell.id, spell.effects)


def _check_effects(file: str, entry: str, effects: Iterable[Effect]) -> None:
    """CN-SPL-13. What lasts says until when, and what does not last does not."""
    for effect in effects:
        if effect == Effect():
            raise ContentError(file, entry, "effects", "this does nothing")
        lasts = effect.gain or effect.lose or effect.armour or effect.tax
        if bool(lasts) != bool(effect.until):
            raise ContentError(file, entry, "until", "what lasts says until when; nothing else does")
