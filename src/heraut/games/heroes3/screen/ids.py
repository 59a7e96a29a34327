"""The kinds of ids of Heroes III: how each is said, where it lies on the screen, whether there is such a thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from heraut.games.heroes3.answers.on_map import Centre
from heraut.games.heroes3.model import (
    MIDDLE,
    FieldId,
    FighterId,
    Game,
    HeroId,
    HeroName,
    Realm,
    SpaceId,
    TileNumber,
    main_hero,
)
from heraut.games.heroes3.numbers.combat_board import row_spaces
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.rules.ch05_cards.play_in_combat import AgainstSpell
from heraut.games.heroes3.screen import wording
from heraut.games.heroes3.screen.map_scene import cell_of, centre_cell, hidden_cells, space_cell
from heraut.games.heroes3.screen.town_scene import building_card, hand_card, unit_card
from heraut.games.heroes3.screen.wording import WORDS
from heraut.tabletop.ids import Ids, Kind, as_it_is
from heraut.tabletop.vocabulary import NBSP

# ── where it lies ──────────────────────────────────────────────────────────────────────────────────────────────────


def looked(t: Game) -> tuple[str, ...]:
    """The cards that the section under way shows to its player; what an AI casts, to whoever may answer it."""
    section = next((one for one in reversed(t.state.agenda) if not isinstance(one, AgainstSpell)), None)
    shown: tuple[str, ...] = getattr(section, "seen", ()) or getattr(section, "shown", ())
    return shown if isinstance(shown, tuple) and all(isinstance(one, str) for one in shown) else ()


def _looked_at(t: Game, name: str) -> list[str]:
    return [f"look-{place}" for place, card in enumerate(looked(t)) if card == name]


def _cards(t: Game, seat: int, name: str) -> Iterator[str]:
    """A card wherever its player sees it: among those looked at, in the hand, on top of a pile."""
    if seat < 0:
        return
    yield from _looked_at(t, name)
    yield from [hand_card(seat, place) for place, card in enumerate(t.state.players[seat].hand) if card == name]
    yield from [f"pile-{deck}" for deck, pile in t.state.discards.items() if pile and pile[-1] == name]


def _unit(t: Game, seat: int, unit: str) -> Iterator[str]:
    if seat >= 0:
        yield unit_card(seat, unit)
        yield from _looked_at(t, unit)


def _hero(t: Game, seat: int, hero: Any) -> Iterator[str]:
    """What happens to a hero is seen on it; of an answer, the place is pressed where it goes."""
    if seat < 0 and hero in t.state.heroes:
        yield f"h{hero}"


def _player(t: Game, seat: int, player: int) -> Iterator[str]:
    """A player by the main hero; who is asked in a fight, by the units that fight there."""
    battle = t.state.battle
    if seat >= 0 and battle is not None and player in battle.owners:
        yield from [f"f{who}" for who, one in battle.fighters.items() if battle.owners[one.side] == player]
    elif player >= 0 and main_hero(player) in t.state.heroes:
        yield f"h{main_hero(player)}"


def _fighter(t: Game, seat: int, who: Any) -> Iterator[str]:
    """What happened to a unit is told when it may have left the board."""
    if _fights(t, who) or (seat < 0 and isinstance(who, int)):
        yield f"f{who}"


def _whole_answer(t: Game, seat: int, option: Any) -> Iterator[str]:
    if isinstance(option, Centre):
        yield centre_cell(option.q, option.r)


# ── whether there is one ───────────────────────────────────────────────────────────────────────────────────────────


def _fights(t: Game, who: Any) -> bool:
    return t.state.battle is not None and who in t.state.battle.fighters


def _stands_in_some_town(t: Game, building: str) -> bool:
    return any(one.id == building for town in t.content.towns.values() for one in town.buildings)


# ── how it is said ─────────────────────────────────────────────────────────────────────────────────────────────────


def _dice(content: Content, state: Realm, value: tuple[int, str], lang: str) -> str:
    count, die = value
    return f"{count}{NBSP}{WORDS(f'die-{die}' if count == 1 else f'dice-of-{die}', lang)}"


def _guards(content: Content, state: Realm, tiers: tuple[tuple[str, int], ...], lang: str) -> str:
    return WORDS.listed([f"{count}{NBSP}{WORDS(f'tier-{tier}', lang)}" for tier, count in tiers], lang)


def _faces(die: str, content: Content, state: Realm, face: int, lang: str) -> str:
    return wording.face_name(content, die, face, lang)


def _word(name: str, content: Content, state: Realm, value: Any, lang: str) -> Any:
    if isinstance(value, str) and value:
        return wording.vocabulary(content, name, value, lang)
    return as_it_is(content, state, value, lang)


def _sum(content: Content, state: Realm, amounts: Any, lang: str) -> Any:
    return amounts if isinstance(amounts, (str, int)) else wording.sum_of_resources(amounts, lang)


VOCABULARY = ("resource", "tier", "form", "deck", "die", "group", "difficulty", "faction")
DICE = ("attack", "resource", "treasure")
KINDS: dict[Any, Kind] = {
    "seat": Kind(wording.seat_name, _player),
    "seats": Kind(
        wording.seat_name, _player, joined=lambda seats, lang: WORDS.listed(seats or [WORDS("nobody", lang)], lang)
    ),
    "card": Kind(wording.printed, _cards, lambda t, card: wording.entry(t.content, card) is not None),
    "unit": Kind(wording.printed, _unit, lambda t, unit: unit in t.content.units or unit in t.content.neutrals),
    "laid": Kind(lambda content, state, laid, lang: wording.printed(content, state, laid.card, lang)),
    HeroId: Kind(wording.hero_name, _hero, lambda t, hero: hero in t.state.heroes),
    HeroName: Kind(wording.printed, exists=lambda t, hero: hero in t.content.heroes),
    FighterId: Kind(wording.fighter_name, _fighter, _fights),
    FieldId: Kind(
        wording.field_name, lambda t, seat, field: [cell_of(field)], lambda t, field: field in t.content.fields
    ),
    TileNumber: Kind(elements=lambda t, seat, number: hidden_cells(number)),
    SpaceId: Kind(wording.space_name, lambda t, seat, space: [space_cell(space)]),
    "column": Kind(elements=lambda t, seat, column: [space_cell(row_spaces(MIDDLE)[column])]),
    "building": Kind(
        wording.building_name, lambda t, seat, building: [building_card(seat, building)], _stands_in_some_town
    ),
    "event": Kind(wording.event_text),
    "face": Kind(wording.face_under_way, whole=True),
    "chance": Kind(wording.chance_name),
    "sum": Kind(_sum, whole=True),
    "parts": Kind(lambda content, state, parts, lang: wording.sum_of(content, parts, lang), whole=True),
    "reason": Kind(lambda content, state, id, lang: wording.reason(content, id, lang)),
    "some_dice": Kind(_dice, whole=True),
    "guards_by_tier": Kind(_guards, whole=True),
    "answer": Kind(elements=_whole_answer, whole=True),
    **{name: Kind(partial(_word, name)) for name in VOCABULARY},
    **{f"{die}_faces": Kind(partial(_faces, die)) for die in DICE},
}
NAMES: dict[str, Any] = {
    **dict.fromkeys(("seat", "rival", "owner", "winner", "loser", "to", "helper", "grail"), "seat"),
    **dict.fromkeys(("seats", "winners", "order", "flags"), "seats"),
    **dict.fromkeys((
        "card", "spell", "ai_card", "proclamation", "artifact", "ability", "kept", "drawn", "guard", "site", "cards",
        "guards", "looked", "seen", "lost", "removed", "discarded", "sites", "found", "shown", "hand", "overlay",
    ), "card"),
    **dict.fromkeys(("unit", "neutral", "troop", "units", "army", "hired", "enemy_army"), "unit"),
    **dict.fromkeys(("fighter", "target", "who", "attacker", "defender", "fighters"), FighterId),
    "field": FieldId, "hero": HeroId, "space": SpaceId,
    **dict.fromkeys(("building", "buildings"), "building"),
    **dict.fromkeys(("cost", "resources", "price", "paid", "gained", "income"), "sum"),
    "option": "answer", "column": "column", "laid": "laid",
    **{kind: kind for kind in ("event", "face", "chance", "reason", "some_dice", "guards_by_tier", *VOCABULARY)},
    **dict.fromkeys(("parts", "attack_parts", "defense_parts"), "parts"),
    **{f"{die}_faces": f"{die}_faces" for die in DICE},
}  # fmt: skip
IDS = Ids(KINDS, NAMES, WORDS.listed)
