"""How each kind of value is said: ids become names, sums and hexes are told.

Words come from the plain lines (`id = words`) of words/<lang>.ftl, names from the content.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from heraut.games.mage_knight.model.heroes import UnitCard
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import DUMMY, FOES, UNITS, WOUND, HexId
from heraut.games.mage_knight.numbers.sites import secret_site
from heraut.games.mage_knight.printed.content import Content
from heraut.games.mage_knight.printed.effects import Effect
from heraut.kernel.content import Text, folder_of
from heraut.kernel.sections import CHANCE
from heraut.tabletop.cards import HIDDEN
from heraut.tabletop.vocabulary import (
    NBSP,
    SPOTS_FR,
    Vocabulary,
    hyphens,
    said,
    signed,
    spaced,
    typeset,
    unnamed_player,
)

WORDS = Vocabulary(folder_of(__file__).parent / "words")


# ── what is printed ──────────────────────────────────────────────────────────────────────────────────────────────────


def entry(content: Content, id: str) -> Any:
    """Whatever printed thing has this id, None if nothing has."""
    kinds: tuple[Mapping[str, Any], ...] = (
        content.deeds, content.units, content.enemies, content.skills, content.heroes, content.tactics, content.sites,
        content.scenarios,
    )  # fmt: skip
    return next((kind[id] for kind in kinds if id in kind), None)


def name_text(content: Content, id: str) -> Text:
    """The printed name of a card, unit, enemy …; the id itself where nothing is called so."""
    if id in (HIDDEN, WOUND):
        return WORDS.both("a-hidden-card" if id == HIDDEN else "a-wound")
    thing = entry(content, id)
    return spaced(thing.name) if thing is not None else Text(fr=id, en=id)


def printed(content: Content, state: Land, id: Any, lang: str) -> Any:
    return said(name_text(content, id), lang) if isinstance(id, str) else id


def cause(content: Content, state: Any, id: Any, lang: str) -> Any:
    """What something comes of: a word of the rules, a card, unit, skill or enemy, or whatever laid a status."""
    if not isinstance(id, str):
        return id
    known = WORDS.get(f"reason-{hyphens(id)}", lang) or WORDS.get(f"colour-{id}", lang)
    if known is not None:
        return known
    _, _, rest = id.partition(" ")
    name = rest.partition(" ")[0] or id
    if name in content.statuses:
        return said(giver_of(content, name), lang)
    return said(name_text(content, name), lang)


def giver_of(content: Content, status: str) -> Text:
    """The name of the card, unit or skill that lays a status; what it does where nothing printed lays it."""
    givers: dict[str, Text] = content.memo.part("givers")
    if not givers:
        things: list[Any] = [*content.deeds.values(), *content.units.values(), *content.skills.values()]
        for thing in things:
            givers.update(dict.fromkeys(_laid_by(thing), spaced(thing.name)))
    return givers.get(status) or status_text(content, status)


def _laid_by(thing: Any) -> Iterator[str]:
    """The statuses that something printed lays."""
    lists: list[tuple[Effect, ...]] = [*getattr(thing, "abilities", ())]
    lists += [getattr(thing, name, ()) for name in ("basic", "strong", "day", "night")]
    for effect in [one for effects in lists for one in effects]:
        yield from effect.status
        for further in effect.then:
            yield from further.status
    yield from getattr(thing, "banner", ())
    if getattr(thing, "others", ""):
        yield thing.others


def status_text(content: Content, status: str) -> Text:
    """What a status does, told to people."""
    return spaced(content.statuses[status].does)


def sideways_word(content: Content, status: str, lang: str) -> str:
    """What comes with the points of a card sideways: a status that it brings, or the name of what makes it more."""
    makes_more = content.statuses[status].sideways is not None
    return said((giver_of if makes_more else status_text)(content, status), lang)


def status_name(content: Content, state: Land, status: Any, lang: str) -> Any:
    if not isinstance(status, str) or status not in content.statuses:
        return cause(content, state, status, lang)
    return said(status_text(content, status), lang)


# ── who and where ────────────────────────────────────────────────────────────────────────────────────────────────────


def seat_text(content: Content, state: Land, seat: int) -> Text:
    """A player by the hero, once there is one."""
    if seat < 0:
        return WORDS.both({CHANCE: "the-dice", DUMMY: "the-dummy"}.get(seat, "nobody"))
    hero = state.heroes[seat].hero if state is not None and seat < len(state.heroes) else ""
    if hero:
        return content.heroes[hero].name
    return unnamed_player(seat)


def seat_name(content: Content, state: Land, seat: Any, lang: str) -> Any:
    if seat is None:
        return WORDS("nobody", lang)
    return said(seat_text(content, state, seat), lang) if isinstance(seat, int) else seat


def hex_text(content: Content, state: Land, hex: HexId) -> Text:
    """MK-SIT-33 MK-SCN-25. `Village (2 NE)`: what is there, its tile and its spot on it.

    Bare land after rampaging enemies, unless somebody told of a dungeon or a tomb.
    """
    if hex not in content.hexes:
        return WORDS.both("off-the-map")
    here, hidden = content.hexes[hex], secret_site(state, hex)
    spot = spot_text(hex)
    if hidden:
        name = typeset(content.sites[hidden].name)
    elif here.site == "city":
        name = typeset(content.cities[here.colour].name)
    elif here.site and (state.foes.get(hex) or not here.site.startswith("rampaging")):
        name = typeset(content.sites[here.site].name)
    else:
        name = WORDS.both(f"terrain-{here.terrain}")
    return Text(fr=f"{name.fr} ({spot.fr})", en=f"{name.en} ({spot.en})")


def spot_text(hex: HexId) -> Text:
    """`2 NE`: its tile and its spot on it."""
    tile, _, spot = hex.partition(".")
    return Text(fr=f"{tile}{NBSP}{spot.translate(SPOTS_FR)}", en=f"{tile}{NBSP}{spot}")


def hex_name(content: Content, state: Land, hex: Any, lang: str) -> Any:
    return said(hex_text(content, state, HexId(hex)), lang) if isinstance(hex, str) else hex


def unit_at(state: Land, unit: int) -> UnitCard | None:
    """The unit with this number, whosever it is."""
    return next((one for hero in state.heroes for one in hero.units if one.id == unit), None)


def unit_name(content: Content, state: Land, unit: Any, lang: str) -> Any:
    """A unit by its kind, or by its number: counted where the army has several alike; its card with its state."""
    if isinstance(unit, UnitCard):
        return f"{printed(content, state, unit.kind, lang)} ({WORDS.word('state', unit_state(unit), lang)})"
    if isinstance(unit, str):
        return printed(content, state, unit, lang)
    for hero in state.heroes:
        alike = [one.id for one in hero.units if any(two.id == unit and two.kind == one.kind for two in hero.units)]
        if unit in alike:
            card = next(one for one in hero.units if one.id == unit)
            name = said(name_text(content, card.kind), lang)
            return f"{name}{NBSP}{alike.index(unit) + 1}" if len(alike) > 1 else name
    return WORDS("nobody", lang)


def unit_state(unit: UnitCard) -> str:
    return "wounded" if unit.wounds else "spent" if unit.spent else "ready"


def foe_name(content: Content, state: Land, foe: Any, lang: str) -> Any:
    """An enemy by its kind, or by its place in the combat: counted where there are several alike."""
    if isinstance(foe, str):
        return printed(content, state, foe, lang)
    if not isinstance(foe, int):  # a section's own record of one: its kind and its hex
        return printed(content, state, str(foe[0]), lang)
    if UNITS <= foe < FOES:  # between heroes units are aimed at
        return unit_name(content, state, foe - UNITS, lang)
    if state.battle is None or not 0 <= foe < len(state.battle.foes):
        return WORDS("nobody", lang)
    kind = state.battle.foes[foe].kind
    alike = [place for place, one in enumerate(state.battle.foes) if one.kind == kind]
    name = said(name_text(content, kind), lang)
    return f"{name}{NBSP}{alike.index(foe) + 1}" if len(alike) > 1 else name


# ── small words ──────────────────────────────────────────────────────────────────────────────────────────────────────


def counted(family: str, count: int, lang: str) -> str:
    """`2 cards`, by the words `<family>-one` and `<family>-many`."""
    number = "one" if abs(count) == 1 else "many"
    return f"{signed(count)}{NBSP}{WORDS(f'{family}-{number}', lang)}"


def mana_price(price: Any, lang: str) -> str:
    """`red mana and black mana`."""
    if isinstance(price, (int, str)):
        return str(price)
    return WORDS.listed([WORDS(f"mana-{one}", lang) for one in price], lang)


def chance_name(content: Content, state: Land, value: Any, lang: str) -> str:
    """A face or a card, as chance answers with it."""
    if not isinstance(value, str):
        return str(value)
    known = WORDS.get(f"colour-{value}", lang) or WORDS.get(f"pile-{hyphens(value)}", lang)
    if known is not None:
        return known
    if value in content.ruins:
        return str(ruin_name(content, state, value, lang))
    if value in content.tiles:
        return f"{WORDS('tile', lang)}{NBSP}{value}"
    return said(name_text(content, value), lang)


def ruin_name(content: Content, state: Land, token: Any, lang: str) -> Any:
    """An altar with what it takes and gives, or the enemies of a ruin and its rewards."""
    if token not in content.ruins:
        return token
    ruin = content.ruins[token]
    if ruin.tribute:
        mana = f"{ruin.amount}{NBSP}{WORDS(f'mana-{ruin.tribute}', lang)}"
        return f"{WORDS('altar', lang)} ({mana}, {WORDS('says-fame', lang)}{NBSP}{ruin.fame})"
    foes = WORDS.listed([WORDS(f"back-{back}", lang) for back in ruin.enemies], lang)
    rewards = WORDS.listed([WORDS(f"reward-{one}", lang) for one in ruin.rewards], lang)
    return f"{foes} ({rewards})"


def score_parts(content: Content, state: Land, parts: Any, lang: str) -> Any:
    """`fame 12, knowledge 3`: what a score is made of; "none" where it is made of nothing."""
    if not isinstance(parts, tuple):
        return parts
    told = [f"{WORDS(f'score-{hyphens(name)}', lang)}{NBSP}{signed(points)}" for name, points in parts if points]
    return ", ".join(told) or "none"
