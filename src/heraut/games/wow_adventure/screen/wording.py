"""How each kind of value is said: ids become names.

Words come from the plain lines (`id = words`) of words/<lang>.ftl, names from the content.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heraut.games.wow_adventure.model import Quest, Realm, Undefeated
from heraut.games.wow_adventure.printed.content import Content
from heraut.kernel.content import Text, folder_of
from heraut.kernel.sections import CHANCE
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.vocabulary import Vocabulary, hyphens, said, typeset, unnamed_player

WORDS = Vocabulary(folder_of(__file__).parent / "words")


# ── what is printed ──────────────────────────────────────────────────────────────────────────────────────────────────


def name_text(content: Content, id: str) -> Text:
    """The printed name of a card, marker, space …; of a challenge card that of its encounter or event."""
    if id == HIDDEN:
        return WORDS.both("a-hidden-card")
    kinds: tuple[Mapping[str, Any], ...] = (
        content.encounters, content.events, content.abilities, content.markers, content.quests, content.trophies,
        content.characters, content.board,
    )  # fmt: skip
    found = next((kind[id] for kind in kinds if id in kind), None)
    return typeset(found.name) if found is not None else Text(fr=id, en=id)


def item_text(content: Content, card: str) -> Text:
    """The item on the back of a challenge card; whatever else is printed, by its own name."""
    return typeset(content.items[card].name) if card in content.items else name_text(content, card)


def is_item(state: Realm | None, card: str) -> bool:
    """WW-CMB-7. Which side of the card is up: whoever has it has the item."""
    return state is not None and any(card in (one.weapon, one.armour, *one.bag) for one in state.heroes)


def printed(content: Content, state: Realm, id: Any, lang: str) -> Any:
    return said(name_text(content, id), lang) if isinstance(id, str) and id else WORDS("none", lang)


def item_name(content: Content, state: Realm, card: Any, lang: str) -> Any:
    return said(item_text(content, card), lang) if isinstance(card, str) and card else WORDS("none", lang)


def card_name(content: Content, state: Realm, card: Any, lang: str) -> Any:
    """A challenge card: the item for whoever has it, else the encounter."""
    return (item_name if is_item(state, card) else printed)(content, state, card, lang)


def quest_name(content: Content, state: Realm, quest: Any, lang: str) -> Any:
    return printed(content, state, quest.kind if isinstance(quest, Quest) else quest, lang)


def left_name(content: Content, state: Realm, left: Undefeated, lang: str) -> str:
    """`Rat King (Snow Pass)`: an unbeaten encounter and where it lies."""
    return f"{printed(content, state, left.card, lang)} ({printed(content, state, left.space, lang)})"


def source_name(content: Content, state: Realm, id: Any, lang: str) -> Any:
    """Who fights or hurts: a character, an encounter, the one printed on a space, a card."""
    space = content.board.get(id) if isinstance(id, str) else None
    if space is not None and space.encounter is not None:
        return said(space.encounter.name, lang)
    return printed(content, state, id, lang)


def reason_name(content: Content, state: Realm | None, id: Any, lang: str) -> Any:
    """Why a part of a number is there: a word of the rules, an item, a card."""
    return WORDS.get(f"reason-{hyphens(id)}", lang) or said(item_text(content, id), lang)


# ── who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_text(content: Content, state: Realm, seat: int) -> Text:
    """A player by the character, once there is one."""
    if seat < 0:
        return WORDS.both("the-dice" if seat == CHANCE else "nobody")
    character = state.heroes[seat].character if state is not None and seat < len(state.heroes) else ""
    if character:
        return typeset(content.characters[character].name)
    return unnamed_player(seat)


def seat_name(content: Content, state: Realm, seat: Any, lang: str) -> Any:
    if seat is None:
        return WORDS("nobody", lang)
    return said(seat_text(content, state, seat), lang) if isinstance(seat, int) else seat


# ── small words ──────────────────────────────────────────────────────────────────────────────────────────────────────


def words_of(family: str, values: tuple[str, ...], lang: str) -> str:
    return WORDS.listed([WORDS.word(family, value, lang) for value in values], lang)


def level_text(level: int) -> Text:
    return WORDS.both(f"colour-{('gray', 'green', 'yellow', 'red')[level]}")


def chance_name(content: Content, state: Realm, value: Any, lang: str) -> str:
    """A face or a card, as chance answers with it."""
    return said(name_text(content, value), lang) if isinstance(value, str) else str(value)
