"""The kinds of ids of Mage Knight: how each is said, where it lies on the screen, whether there is such a thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import (
    UNITS,
    WOUND,
    DeedId,
    FoeId,
    HeroName,
    HexId,
    ManaColour,
    Position,
    SeatId,
    SkillId,
    TacticId,
    UnitId,
    UnitKind,
)
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.screen import wording
from heraut.games.mage_knight.screen.card_text import effect_text, named_effect
from heraut.games.mage_knight.screen.combat_scene import foe_piece, hero_piece
from heraut.games.mage_knight.screen.map_scene import cell_of, hole_cells
from heraut.games.mage_knight.screen.table_scene import (
    OFFERS,
    hand_card,
    offer_card,
    skill_card,
    tactic_card,
    unit_card,
)
from heraut.games.mage_knight.screen.wording import WORDS
from heraut.tabletop.ids import Ids, Kind, as_it_is
from heraut.tabletop.vocabulary import hyphens

# ── where it lies ────────────────────────────────────────────────────────────────────────────────────────────────────


def looked(t: Game) -> tuple[str, ...]:
    """The cards or skills that the section under way shows to its player."""
    section = t.state.agenda[-1] if t.state.agenda else None
    for name in ("seen", "drawn", "skills", "shown"):
        found = getattr(section, name, ())
        if isinstance(found, tuple) and found and all(_known(t, one) for one in found):
            return found
    return ()


def _known(t: Game, name: Any) -> bool:
    return isinstance(name, str) and (name in t.content.deeds or name in t.content.skills)


def _looked_at(t: Game, name: str) -> list[str]:
    return [f"look-{place}" for place, card in enumerate(looked(t)) if card == name]


def _cards(t: Game, seat: int, name: str) -> Iterator[str]:
    """A card wherever its player sees it: among those looked at, in the hand, on offer."""
    if seat < 0:
        return
    yield from _looked_at(t, name)
    yield from [hand_card(seat, place) for place, card in enumerate(t.state.heroes[seat].hand) if card == name]
    for offer in OFFERS:
        yield from [offer_card(offer, n) for n, card in enumerate(getattr(t.state, offer)) if card == name]


def _unit_kind(t: Game, seat: int, kind: Any) -> Iterator[str]:
    if isinstance(kind, str):
        yield from [offer_card("units", place) for place, one in enumerate(t.state.units) if one == kind]


def _unit(t: Game, seat: int, unit: Any) -> Iterator[str]:
    if isinstance(unit, int):
        yield unit_card(unit)


def _skill(t: Game, seat: int, skill: str) -> Iterator[str]:
    if seat >= 0:
        yield skill_card(seat, skill)
    yield f"common-{skill}"
    yield from _looked_at(t, skill)


def _foe(t: Game, seat: int, foe: Any) -> Iterator[str]:
    if not isinstance(foe, int):
        return
    if foe >= UNITS:
        yield unit_card(foe - UNITS)
    elif _fights(t, foe):
        yield foe_piece(foe)


def _player(t: Game, seat: int, player: Any) -> Iterator[str]:
    if isinstance(player, int) and player >= 0:
        yield from (hero_piece(player), f"h{player}")


# ── whether there is one ─────────────────────────────────────────────────────────────────────────────────────────────


def _fights(t: Game, foe: Any) -> bool:
    return t.state.battle is not None and 0 <= foe < len(t.state.battle.foes)


def _plays(t: Game, seat: Any) -> bool:
    return seat in range(t.state.players)


def _on_map(t: Game, hex: str) -> bool:
    return hex in t.content.hexes and hex.partition(".")[0] in t.state.tiles.values()


def _deed(t: Game, card: str) -> bool:
    return card in t.content.deeds or card == WOUND


def _position(t: Game, position: str) -> bool:
    x, _, y = position.partition(",")
    return x.removeprefix("-").isdigit() and y.removeprefix("-").isdigit()


# ── how it is said ───────────────────────────────────────────────────────────────────────────────────────────────────


def _word(family: str, content: Content, state: Land, value: Any, lang: str) -> Any:
    return WORDS.word(family, value, lang) if isinstance(value, str) else as_it_is(content, state, value, lang)


def _effect(content: Content, state: Land, name: Any, lang: str) -> Any:
    """One of several effects of the card being played, a status, or a word of the rules."""
    known = WORDS.get(f"effect-{hyphens(name)}", lang)
    if known is not None:
        return known
    section: Any = state.agenda[-1] if state is not None and state.agenda else None
    if hasattr(section, "source") and hasattr(section, "path"):
        effect = named_effect(content, section.source, section.path, name)
        if effect is not None:
            return effect_text(content, effect, lang)
    points, *words = name.split("+")
    if points.isdigit():
        return ", ".join([points, *[wording.sideways_word(content, word, lang) for word in words]])
    return wording.status_name(content, state, name, lang)


def _mana(content: Content, state: Land, price: Any, lang: str) -> Any:
    return wording.mana_price(price, lang) if isinstance(price, tuple) else price


SEAT = Kind(wording.seat_name, _player, _plays)
CARD = Kind(wording.printed, _cards, _deed)
UNIT = Kind(wording.unit_name, _unit, lambda t, unit: wording.unit_at(t.state, unit) is not None)
KIND_OF_UNIT = Kind(wording.unit_name, _unit_kind, lambda t, unit: unit in t.content.units)
FOE = Kind(wording.foe_name, _foe, _fights)
HEX = Kind(wording.hex_name, lambda t, seat, hex: [cell_of(hex)] if isinstance(hex, str) else [], _on_map)
SKILL = Kind(wording.printed, _skill, lambda t, skill: skill in t.content.skills)
TACTIC = Kind(
    wording.printed, lambda t, seat, tactic: [tactic_card(tactic)], lambda t, tactic: tactic in t.content.tactics
)
COLOUR = Kind(partial(_word, "colour"), exists=lambda t, colour: WORDS.get(f"colour-{colour}", "en") is not None)
FAMILIES = ("element", "use", "terrain", "back", "pile", "reward", "state")
KINDS: dict[Any, Kind] = {
    SeatId: SEAT,
    DeedId: CARD,
    UnitId: UNIT,
    UnitKind: KIND_OF_UNIT,
    FoeId: FOE,
    HexId: HEX,
    Position: Kind(elements=lambda t, seat, position: hole_cells(position), exists=_position),
    SkillId: SKILL,
    TacticId: TACTIC,
    ManaColour: COLOUR,
    HeroName: Kind(wording.printed, exists=lambda t, hero: hero in t.content.heroes),
    "seat": SEAT,
    "seats": SEAT._replace(joined=lambda seats, lang: WORDS.listed(seats or [WORDS("nobody", lang)], lang)),
    "card": CARD,
    "unit": UNIT,
    "foe": FOE,
    "hex": HEX,
    "skill": SKILL,
    "tactic": TACTIC,
    "colour": COLOUR,
    "cause": Kind(wording.cause),
    "status": Kind(wording.status_name),
    "effect": Kind(_effect),
    "mana": Kind(_mana, whole=True),
    "ruin": Kind(wording.ruin_name),
    "site": Kind(wording.printed),
    "score": Kind(wording.score_parts, whole=True),
    "chance": Kind(wording.chance_name),
    **{family: Kind(partial(_word, family)) for family in FAMILIES},
}
NAMES: dict[str, Any] = {
    **dict.fromkeys(("seat", "other", "leader", "by"), "seat"),
    **dict.fromkeys(("seats", "winners", "order"), "seats"),
    **dict.fromkeys(("card", "cards", "spell", "hand", "thrown"), "card"),
    **dict.fromkeys(("unit", "units"), "unit"),
    **dict.fromkeys(("foe", "foes", "summoned", "targets"), "foe"),
    **dict.fromkeys(("hex", "shields"), "hex"), "hero": "card",
    **dict.fromkeys(("skill", "skills"), "skill"),
    **dict.fromkeys(("tactic", "tactics"), "tactic"),
    **dict.fromkeys(("colour", "dice", "die", "before", "after"), "colour"),
    **dict.fromkeys(("source", "why", "reason"), "cause"),
    "status": "status", "effect": "effect", "price": "mana", "token": "ruin", "ruin": "ruin", "parts": "score",
    **dict.fromkeys(("site", "sites"), "site"),
    "chance": "chance", "resists": "element", "reward": "reward",
    **{family: family for family in ("element", "use", "terrain", "back", "pile", "state")},
}  # fmt: skip
IDS = Ids(KINDS, NAMES, WORDS.listed)
