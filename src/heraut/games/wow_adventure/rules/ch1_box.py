"""1. Préparation: the box, and the table before anybody has chosen anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from heraut.games.wow_adventure.model import CharacterId, Game, Hero, Realm, trophies_of
from heraut.games.wow_adventure.printed.checks import packs_of
from heraut.games.wow_adventure.printed.content import Content
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.kernel.state import Deck


def lay(content: Content, players: int, settings: Mapping[str, str]) -> Realm:
    """WW-SET-1 WW-SET-7 WW-SET-12. Decks and piles; what is not in use stays in the box."""
    chosen = settings["packs"]
    packs = tuple(packs_of(content)) if chosen == "all" else (chosen,) if chosen != "none" else ()
    cards = [*quests_of(content, packs), *markers_of(content, packs)]
    return Realm(
        players,
        int(settings["valor"]),
        settings["finish_round"] == "yes",
        packs,
        heroes=[Hero() for _ in range(players)],
        decks=decks_of(content, packs),
        discards={colour: [] for colour in COLOURS},
        out=tuple(sorted((Counter(everything(content)) - Counter(cards)).elements())),
    )


def decks_of(content: Content, packs: tuple[str, ...]) -> dict[str, Deck]:
    """WW-SET-1 WW-SET-7 WW-TRO-2. Challenge decks by colour, quests, trophies by their source, markers."""
    decks: dict[str, Deck] = {colour: Deck(challenges_of(content, colour)) for colour in COLOURS}
    for trophy in content.trophies.values():
        decks.setdefault(trophies_of(trophy.source), Deck([])).bag.append(trophy.id)
    for name in ("starting", "elite"):
        decks[name] = Deck([quest for quest in quests_of(content, packs) if content.quests[quest].deck == name])
    decks["pool"] = Deck(markers_of(content, packs))
    return decks


def challenges_of(content: Content, colour: str) -> list[str]:
    """WW-SET-7. The forty challenge cards of a colour."""
    fought = [card.id for card in content.encounters.values() if card.level == colour]
    return fought + [card.id for card in content.events.values() if card.level == colour]


def quests_of(content: Content, packs: tuple[str, ...]) -> list[str]:
    """WW-SET-12. Those of the box and of the packs in use."""
    return [quest.id for quest in content.quests.values() if not quest.pack or quest.pack in packs]


def markers_of(content: Content, packs: tuple[str, ...]) -> list[str]:
    """WW-SET-12. Those of the box and of the packs in use, whether or not their character is played."""
    used = [marker for marker in content.markers.values() if not marker.pack or marker.pack in packs]
    return [marker.id for marker in used for _ in range(marker.copies)]


def abilities_of(content: Content, character: CharacterId) -> list[str]:
    """WW-ABL-1. The 23 ability cards of a character."""
    own = [ability for ability in content.abilities.values() if ability.character == character]
    return [ability.id for ability in own for _ in range(ability.copies)]


def everything(content: Content) -> list[str]:
    """What may stay in the box: abilities, quests, markers."""
    packs = tuple(packs_of(content))
    abilities = [card for name in content.characters for card in abilities_of(content, CharacterId(name))]
    return [*abilities, *quests_of(content, packs), *markers_of(content, packs)]


def unpack(t: Game, cards: list[str]) -> None:
    """These cards leave the box."""
    t.state.out = tuple(sorted((Counter(t.state.out) - Counter(cards)).elements()))


def pack_away(t: Game, cards: list[str]) -> None:
    """WW-SET-4 WW-RES-3. These cards go back to the box and are not used any more."""
    t.state.out = tuple(sorted([*t.state.out, *cards]))
