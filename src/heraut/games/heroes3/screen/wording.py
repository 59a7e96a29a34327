"""How each kind of value is said: ids become names, parts become sums.

Words come from the plain lines (`id = words`) of words/<lang>.ftl, names from the content.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from heraut.games.heroes3.model import AI, COLUMNS, HIDDEN, NEUTRALS, RESOURCES, Realm
from heraut.games.heroes3.printed.content import Content
from heraut.kernel.chance import Taking, Throwing
from heraut.kernel.content import Text, folder_of
from heraut.kernel.sections import CHANCE
from heraut.kernel.values import ADDED, AT_LEAST, MULTIPLIED, Part, total
from heraut.tabletop.vocabulary import (
    MINUS,
    NBSP,
    SPOTS_FR,
    Vocabulary,
    hyphens,
    in_both,
    plus,
    said,
    signed,
    typeset,
    unnamed_player,
)

WORDS = Vocabulary(folder_of(__file__).parent / "words")


# ── names ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def entry(content: Content, id: str) -> Any:
    """Whatever printed thing has this id, None if nothing has: no two kinds share one."""
    kinds: tuple[Mapping[str, Any], ...] = (
        content.units, content.neutrals, content.abilities, content.statistics, content.artifacts, content.spells,
        content.specialties, content.heroes, content.ai_cards, content.proclamations, content.siege, content.sites,
        content.towns, content.difficulties, content.scenarios,
    )  # fmt: skip
    return next((kind[id] for kind in kinds if id in kind), None)


def name_text(content: Content, id: str) -> Text:
    """The printed name of a card, unit, site …; the id itself where nothing is called so."""
    if id == HIDDEN:
        return WORDS.both("a-hidden-card")
    thing = entry(content, id)
    if thing is not None:
        return typeset(thing.name)
    names = [building.name for town in content.towns.values() for building in town.buildings if building.id == id]
    names += [neutral.name for neutral in content.neutrals.values() if neutral.unit == id]
    return typeset(names[0]) if names else Text(fr=id, en=id)


def printed(content: Content, state: Realm, id: Any, lang: str) -> Any:
    return said(name_text(content, id), lang) if isinstance(id, str) else id


def building_text(content: Content, faction: str, id: str) -> Text:
    """A building by the name it has in this town."""
    town = content.towns.get(faction)
    names = [building.name for building in town.buildings if building.id == id] if town else []
    return typeset(names[0]) if names else name_text(content, id)


def building_name(content: Content, state: Realm, id: str, lang: str) -> str:
    """`castle/citadel`, or `citadel` of whoever is at turn."""
    faction, _, building = id.rpartition("/")
    if not faction and state.players:
        faction = state.players[state.active].faction
    return said(building_text(content, faction, building), lang)


def seat_text(content: Content, state: Realm, seat: int) -> Text:
    """A player by the main hero, once there is one."""
    if seat == CHANCE:
        return WORDS.both("the-dice")
    if seat < 0:
        return WORDS.both("the-guards" if seat == NEUTRALS else "the-enemy" if seat == AI else "nobody")
    player = state.players[seat]
    if player.hero:
        return content.heroes[player.hero].name
    return unnamed_player(seat)


def seat_name(content: Content, state: Realm, seat: Any, lang: str) -> Any:
    return said(seat_text(content, state, seat), lang) if isinstance(seat, int) else seat


def hero_name(content: Content, state: Realm, hero: Any, lang: str) -> str:
    """A hero on the map by number, or a hero board by id."""
    if isinstance(hero, str):
        return said(name_text(content, hero), lang)
    if hero < 0:
        return WORDS("nobody", lang)
    seat, second = divmod(hero, 2)
    if seat >= len(state.players):
        return WORDS("the-enemy", lang)
    name = seat_name(content, state, seat, lang)
    return f"{WORDS('second-hero', lang)} ({name})" if second else name


def fighter_name(content: Content, state: Realm, who: Any, lang: str) -> str:
    """Its card's name, numbered when its side has several alike, with its side when the other has some too."""
    battle = state.battle
    if isinstance(who, str):  # a card and its owner: the tale names units that are gone
        card, _, owner = who.partition("@")
        name = printed(content, state, card, lang)
        return f"{name} ({seat_name(content, state, int(owner), lang)})" if owner else name
    if battle is None or who not in battle.fighters:
        return WORDS("nobody", lang)
    fighter = battle.fighters[who]
    kind = _kind(content, fighter.card)
    alike = [number for number, one in sorted(battle.fighters.items()) if _kind(content, one.card) == kind]
    ours = [number for number in alike if battle.fighters[number].side == fighter.side]
    name = printed(content, state, fighter.card, lang)
    if len(ours) > 1:
        name += f"{NBSP}{ours.index(who) + 1}"
    return (
        name if len(ours) == len(alike) else f"{name} ({seat_name(content, state, battle.owners[fighter.side], lang)})"
    )


def _kind(content: Content, card: str) -> str:
    return content.neutrals[card].unit if card in content.neutrals else card


def field_text(content: Content, id: str) -> Text:
    """`Windmill (F1)`: the site and its tile."""
    tile, _, spot = id.partition(".")
    if tile not in content.tiles:
        return WORDS.both("hidden-tile")
    field = next((one for one in content.tiles[tile].fields if one.spot == spot), None)
    if field is None:
        return Text(fr=tile, en=tile)
    site = content.sites[field.site].name
    if field.mine:
        resource = f"resource-{field.resource}"
        return in_both(lambda lang: f"{said(site, lang)} ({WORDS(resource, lang)}, {tile})")
    return Text(
        fr=f"{said(site, 'fr')} ({tile}{NBSP}{spot.translate(SPOTS_FR)})", en=f"{said(site, 'en')} ({tile}{NBSP}{spot})"
    )


def field_name(content: Content, state: Realm, id: Any, lang: str) -> Any:
    return said(field_text(content, id), lang) if isinstance(id, str) else id


def event_text(content: Content, state: Realm, number: int, lang: str) -> str:
    """What an event of the scenario says."""
    return said(content.scenarios[state.scenario].events[number].text, lang)


def space_name(content: Content, state: Realm, space: Any, lang: str) -> Any:
    """`B3`: the column's letter and the row's number, counted from the attacker."""
    if not isinstance(space, int):
        return space
    return f"{'ABCD'[space % COLUMNS]}{space // COLUMNS + 1}" if space >= 0 else WORDS("none", lang)


# ── dice, sums, words ──────────────────────────────────────────────────────────────────────────────────────────────


def face_under_way(content: Content, state: Realm, face: int, lang: str) -> str:
    """What a face of the die shows that the question is about."""
    die = next((section.die for section in reversed(state.agenda) if hasattr(section, "die")), "attack")
    return face_name(content, die, face, lang)


def chance_name(content: Content, state: Realm, value: Any, lang: str) -> str:
    """A face or a card, as chance answers with it."""
    asked = state.agenda[-1] if state.agenda else None
    if isinstance(asked, Throwing):
        return face_name(content, asked.die, value, lang)
    if isinstance(asked, Taking) or isinstance(value, str):
        return str(value) if value in content.tiles else said(name_text(content, str(value)), lang)
    return str(value)


def face_name(content: Content, die: str, face: int, lang: str) -> str:
    """What a face shows: `+1`, or `6 gold`."""
    faces = content.dice[die].faces if die in content.dice else ()
    if not faces:
        return plus(face)
    gain = faces[face]
    resources = {name: getattr(gain, name) for name in RESOURCES if getattr(gain, name)}
    if resources:
        return sum_of_resources(resources, lang)
    return WORDS("face-experience" if gain.experience else "face-artifact" if gain.search else f"face-{face}", lang)


def sum_of_resources(amounts: Any, lang: str) -> str:
    """`5 gold and 2 materials`."""
    pairs = amounts.items() if isinstance(amounts, Mapping) else amounts
    return WORDS.listed([resource_sum(name, amount, lang) for name, amount in pairs if amount], lang)


def resource_sum(name: str, amount: int, lang: str) -> str:
    return f"{signed(amount)}{NBSP}{WORDS(f'one-{name}' if abs(amount) == 1 else f'resource-{name}', lang)}"


def sum_of(content: Content, parts: Iterable[Part], lang: str) -> str:
    """`2 + 1 (die) − 1 (shield)`: the printed number, and a reason for everything else."""
    text, so_far = "", list[Part]()
    for part in parts:
        before = total(so_far)
        so_far.append(part)
        amount = total(so_far) - before if part.layer in (ADDED, MULTIPLIED) or part.layer >= AT_LEAST else part.amount
        if part.layer < ADDED:
            text = signed(part.amount)
        elif amount or part.reason == "die":
            sign = (f" {MINUS} " if amount < 0 else " + ") if text else (MINUS if amount < 0 else "")
            text += f"{sign}{abs(amount)} ({reason(content, part.reason, lang)})"
    return text or "0"


def reason(content: Content, id: str, lang: str) -> str:
    """Why a number is changed: a message `reason-…`, or a piece of content by its name."""
    known = None if id in content.statistics else WORDS.get(f"reason-{hyphens(id)}", lang)
    return known if known is not None else said(name_text(content, id), lang)


def vocabulary(content: Content, name: str, value: str, lang: str) -> str:
    if name == "deck" and value.startswith("hero_"):
        value = "hero"
    known = WORDS.get(f"{name}-{hyphens(value)}", lang)
    return known if known is not None else said(name_text(content, value), lang)
