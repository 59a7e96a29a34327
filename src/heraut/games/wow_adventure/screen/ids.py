"""The kinds of ids of the adventure game: how each is said, where it lies on the screen, whether there is one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from heraut.games.wow_adventure.answers import DrawChallenge, FightPrinted, TurnOver, UsePower
from heraut.games.wow_adventure.model import (
    OFF_BOARD,
    AbilityId,
    CardId,
    CharacterId,
    ColourId,
    EventId,
    Game,
    MarkerId,
    QuestId,
    Realm,
    ResourceId,
    SeatId,
    SpaceId,
    TrophyId,
    Undefeated,
)
from heraut.games.wow_adventure.numbers.fight import SIDES, seat_of
from heraut.games.wow_adventure.printed.content import Content
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.screen import wording
from heraut.games.wow_adventure.screen.combat_scene import fighter
from heraut.games.wow_adventure.screen.map_scene import cell_of, hero_piece, left_piece, printed_piece
from heraut.games.wow_adventure.screen.table_scene import (
    challenge_card,
    character_card,
    deck_zone,
    hand_card,
    item_card,
    kept_card,
    quest_card,
)
from heraut.games.wow_adventure.screen.wording import WORDS
from heraut.tabletop.ids import Ids, Kind, as_it_is

# ── where it lies ────────────────────────────────────────────────────────────────────────────────────────────────────


def _abilities(t: Game, seat: int, name: Any) -> Iterator[str]:
    if seat >= 0:
        yield from [hand_card(seat, place) for place, one in enumerate(t.state.heroes[seat].hand) if one == name]


def _markers(t: Game, seat: int, kind: Any) -> Iterator[str]:
    if seat >= 0:
        yield from [kept_card(seat, place) for place, one in enumerate(t.state.heroes[seat].kept) if one == kind]


def _card(t: Game, seat: int, card: Any) -> Iterator[str]:
    """A challenge card: the item somebody has, or the encounter on the board and on its track."""
    if wording.is_item(t.state, card):
        yield item_card(card)
    elif isinstance(card, str) and card:
        yield from (left_piece(card), challenge_card(card))


def _left(t: Game, seat: int, left: Any) -> Iterator[str]:
    if isinstance(left, Undefeated):
        yield left_piece(left.card)


def _quest(t: Game, seat: int, quest: Any) -> list[str]:
    return [quest_card(quest)] if isinstance(quest, str) else []


def _space(t: Game, seat: int, space: Any) -> list[str]:
    return [cell_of(space)] if isinstance(space, str) and space != OFF_BOARD else []


def _resource(t: Game, seat: int, resource: Any) -> list[str]:
    """Where its taker stands."""
    return _space(t, seat, t.state.heroes[seat].space) if seat >= 0 else []


def _player(t: Game, seat: int, player: Any) -> list[str]:
    """Who fights stands in the combat, too."""
    if not isinstance(player, int) or player < 0:
        return []
    sides = [] if t.state.fight is None else [side for side in SIDES if seat_of(t.state.fight, side) == player]
    return [*[fighter(side) for side in sides], hero_piece(player)]


def _option(t: Game, seat: int, option: Any) -> Iterator[str]:
    """What an answer without a name for it is about."""
    if seat < 0:
        return
    hero = t.state.heroes[seat]
    if isinstance(option, (UsePower, TurnOver)):
        yield character_card(hero.character)
    elif isinstance(option, FightPrinted):
        yield printed_piece(hero.space)
    elif isinstance(option, DrawChallenge):
        yield deck_zone(t.content.board[hero.space].level)


# ── how it is said ───────────────────────────────────────────────────────────────────────────────────────────────────


def _word(family: str, content: Content, state: Realm, value: Any, lang: str) -> Any:
    return WORDS.word(family, value, lang) if isinstance(value, str) else as_it_is(content, state, value, lang)


SEAT = Kind(wording.seat_name, _player, lambda t, seat: seat in range(t.state.players))
SPACE = Kind(wording.printed, _space, lambda t, space: space in t.content.board)
ABILITY = Kind(wording.printed, _abilities, lambda t, ability: ability in t.content.abilities)
CARD = Kind(wording.card_name, _card, lambda t, card: card in t.content.encounters)
MARKER = Kind(wording.printed, _markers, lambda t, marker: marker in t.content.markers)
QUEST = Kind(wording.quest_name, _quest, lambda t, quest: quest in t.content.quests)
EVENT = Kind(wording.printed, lambda t, seat, event: [challenge_card(event)])
CHARACTER = Kind(
    wording.printed,
    lambda t, seat, character: [character_card(character)],
    lambda t, character: character in t.content.characters,
)
TROPHY = Kind(wording.printed)
COLOUR = Kind(partial(_word, "colour"), lambda t, seat, colour: [deck_zone(colour)], lambda t, one: one in COLOURS)
RESOURCE = Kind(partial(_word, "resource"), _resource, lambda t, one: WORDS.get(f"resource-{one}", "en") is not None)
KINDS: dict[Any, Kind] = {
    SeatId: SEAT, SpaceId: SPACE, AbilityId: ABILITY, CardId: CARD, MarkerId: MARKER, QuestId: QUEST, EventId: EVENT,
    CharacterId: CHARACTER, TrophyId: TROPHY, ColourId: COLOUR, ResourceId: RESOURCE,
    "seat": SEAT, "space": SPACE, "ability": ABILITY, "marker": MARKER, "quest": QUEST, "event": EVENT,
    "character": CHARACTER, "trophy": TROPHY, "colour": COLOUR, "resource": RESOURCE,
    "item": CARD._replace(said=wording.item_name), "card": CARD._replace(said=wording.printed),
    "unbeaten": Kind(wording.left_name, _left), "source": Kind(wording.source_name),
    "reason": Kind(wording.reason_name), "creature": Kind(partial(_word, "creature")),
    "slot": Kind(partial(_word, "slot")), "option": Kind(elements=_option), "chance": Kind(wording.chance_name),
}  # fmt: skip
NAMES: dict[str, Any] = {
    **dict.fromkeys(("seat", "rival", "winners"), "seat"),
    **dict.fromkeys(("ability", "hand", "attached"), "ability"),
    **dict.fromkeys(("marker", "kept"), "marker"),
    **dict.fromkeys(("quest", "quests", "log"), "quest"),
    **dict.fromkeys(("trophy", "trophies"), "trophy"),
    **dict.fromkeys(("unbeaten", "track"), "unbeaten"),
    **{
        name: name for name in ("space", "item", "card", "event", "character", "colour", "resource", "source", "reason")
    },
    **{name: name for name in ("creature", "slot", "option", "chance")},
    "seen": "card",
}
IDS = Ids(KINDS, NAMES, WORDS.listed)
