"""How each kind of value is said: ids become names.

Words come from the plain lines (`id = words`) of words/<lang>.ftl, names from the content.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from heraut.games.conan.model import ALLIES, EVENT_TILE, UNITS, FigureId, World
from heraut.games.conan.numbers.figures import NO_LONGER
from heraut.games.conan.printed.board import Area, Board, Border
from heraut.games.conan.printed.content import Content
from heraut.games.conan.printed.missions import COPY, group_on
from heraut.games.conan.printed.pieces import UnitTile
from heraut.games.conan.rules.ch4_magic.cards import ON_CARD
from heraut.kernel.content import Text, folder_of
from heraut.kernel.sections import CHANCE
from heraut.tabletop.vocabulary import NBSP, Vocabulary, hyphens, in_both, said, typeset

WORDS = Vocabulary(folder_of(__file__).parent / "words")


# ── what is printed ──────────────────────────────────────────────────────────────────────────────────────────────────


def name_text(content: Content, id: str) -> Text:
    """The printed name of a hero, unit, object, spell or skill."""
    kinds: tuple[Mapping[str, Any], ...] = (
        content.heroes, content.units, content.items, content.spells, content.skills,
    )  # fmt: skip
    found = next((kind[id] for kind in kinds if id in kind), None)
    return typeset(found.name) if found is not None else Text(fr=id, en=id)


def printed(content: Content, state: World, id: Any, lang: str) -> Any:
    return said(name_text(content, id), lang) if isinstance(id, str) and id else WORDS("none", lang)


def item_name(content: Content, state: World, item: Any, lang: str) -> Any:
    """An object; for none the messages have words of their own."""
    return printed(content, state, item, lang) if item else "bare"


def board_of(content: Content, state: World) -> Board:
    return content.boards[content.scenarios[state.scenario].board]


def area_name(content: Content, state: World, area: Any, lang: str) -> Any:
    areas: dict[str, Area] = board_of(content, state).areas
    return said(areas[area].name, lang) if area in areas else area or WORDS("none", lang)


def border_name(content: Content, state: World, name: Any, lang: str) -> str:
    """`the door (Guard room – Kennels)`."""
    border = next((one for one in board_of(content, state).borders if one.name == name), None)
    return WORDS("none", lang) if border is None else border_text(content, state, border, lang)


def border_text(content: Content, state: World, border: Border, lang: str) -> str:
    ends = f"{NBSP}– ".join([area_name(content, state, area, lang) for area in border.ends])
    return f"{WORDS(f'border-{hyphens(border.kind)}', lang)} ({ends})"


def handle_name(content: Content, state: World, handle: Any, lang: str) -> Any:
    """What a hero may do here, as far as its first colon."""
    found = [one.text for one in content.scenarios[state.scenario].handles if one.id == handle]
    return headed(found[0], lang) if found else handle


def event_name(content: Content, state: World, event: Any, lang: str) -> Any:
    """What an event does, as far as its first colon."""
    found = [one.text for one in content.scenarios[state.scenario].event if one.id == event]
    return headed(found[0], lang) if found else event


def headed(text: Text, lang: str) -> str:
    """The head of a printed sentence, as it stands inside others."""
    return said(text, lang).partition(":")[0].rstrip(" .")


def reason_name(content: Content, state: World | None, id: Any, lang: str) -> Any:
    """Why a part of a number is there: a word of the rules, a sheet, a tile, a spell."""
    return WORDS.get(f"reason-{hyphens(id)}", lang) or said(name_text(content, id), lang)


# ── who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def group_name(content: Content, state: World, group: Any, lang: str) -> Any:
    """`Pirates (green)`."""
    unit = str(group).partition(":")[0]
    scenario = content.scenarios[state.scenario]
    for one in (*scenario.groups, *scenario.allies):
        if one.id == group:
            unit = one.unit
    return _coloured(printed(content, state, unit, lang), group, lang)


def _coloured(name: str, group: Any, lang: str) -> str:
    """With the colour of its bases, where that tells it from others."""
    colour = str(group).partition(":")[2]
    return f"{name} ({WORDS(f'colour-{colour}', lang)})" if colour else name


def tile_name(content: Content, state: World, tile: Any, lang: str) -> Any:
    """A tile of the river: its group, or the event."""
    if tile == EVENT_TILE:
        return WORDS("tile-event", lang)
    copy = str(tile).partition(COPY)[2]
    name = group_name(content, state, group_on(str(tile)), lang)
    return f"{name}{NBSP}{copy}" if copy else name


def figure_name(content: Content, state: World, figure: Any, lang: str) -> Any:
    """A hero by his name, a unit by its group, dead or alive; minions also by their number."""
    if not isinstance(figure, int):
        return figure
    if 0 <= figure < UNITS:
        return said(typeset(content.heroes[state.heroes[figure].sheet].name), lang)
    number = figure - (ALLIES if figure >= ALLIES else UNITS)
    known = state.known[number] if 0 <= number < len(state.known) else ""
    group = state.units[FigureId(figure)].group if figure in state.units else known
    if not group:
        return WORDS("a-unit", lang)
    unit = unit_of(content, state, group)
    if unit.role != "minion":
        return group_name(content, state, group, lang)
    name = said(typeset(unit.one or unit.name), lang)
    return f"{_coloured(name, group, lang)}{NBSP}{number + 1}"


def unit_of(content: Content, state: World, group: str) -> UnitTile:
    return content.units[content.scenarios[state.scenario].group(group).unit]


def seat_text(content: Content, state: World, seat: int) -> Text:
    """A hero by his name; the seat after the heroes' is the overlord's."""
    if seat < 0:
        return WORDS.both("the-dice" if seat == CHANCE else "nobody")
    if seat >= state.players:
        return WORDS.both("the-overlord")
    return typeset(content.heroes[state.heroes[seat].sheet].name)


def seat_name(content: Content, state: World, seat: Any, lang: str) -> Any:
    return said(seat_text(content, state, seat), lang) if isinstance(seat, int) else WORDS("nobody", lang)


# ── dice and statuses ────────────────────────────────────────────────────────────────────────────────────────────────


def die_word(die: str, lang: str) -> str:
    """`yellow`, `marked red`."""
    return WORDS(f"die-{die.lower().replace('*', '-marked')}", lang)


def die_name(content: Content, state: World, die: Any, lang: str) -> Any:
    return die_word(die, lang) if isinstance(die, str) and die else die


def throw_text(dice: Iterable[str]) -> Text:
    thrown = tuple(dice)
    return in_both(lambda lang: throw_word(thrown, lang))


def throw_word(dice: tuple[str, ...], lang: str) -> str:
    """Dice to be thrown: `2 × yellow, 1 × red`."""
    if not dice:
        return WORDS("no-dice", lang)
    return ", ".join([f"{number}{NBSP}×{NBSP}{die_word(die, lang)}" for die, number in Counter(dice).items()])


def fallen_name(content: Content, state: World, dice: Any, lang: str) -> Any:
    """Dice that have fallen, as the fact writes them: `Y1 O*2`."""
    if not isinstance(dice, str):
        return dice
    shown = [f"{die_word(one[:-1], lang)}{NBSP}{one[-1]}" for one in dice.split()]
    return ", ".join(shown) or WORDS("no-dice", lang)


def status_name(content: Content, state: World, status: Any, lang: str) -> Any:
    """A skill gained or lost, gems on a card, or a word of the rules."""
    if status.startswith(ON_CARD):
        return f"{WORDS('status-cast', lang)} {printed(content, state, status.removeprefix(ON_CARD), lang)}"
    if status.startswith(NO_LONGER):
        return f"{WORDS('status-lost', lang)} {printed(content, state, status.removeprefix(NO_LONGER), lang)}"
    return WORDS.get(f"status-{hyphens(status)}", lang) or printed(content, state, status, lang)


def chance_name(content: Content, state: World, value: Any, lang: str) -> str:
    """A face, an object of a chest, a tile that is drawn, or whether the secret is here."""
    if not isinstance(value, str):
        return str(value)
    word = WORDS.get(f"drawn-{hyphens(value)}", lang)
    if word:
        return word
    named = printed if value in content.items else tile_name
    return str(named(content, state, value, lang))
