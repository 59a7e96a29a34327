"""How the tests play the adventure game: a realm laid by hand, a section run on it, written answers, scripted chance.

    state = realm("shaman", "rogue", spaces=("V4", "CB"), level=1)      # two characters of green level
    state.heroes[A].damage = 3                                          # positions are plain data: change what you like
    leave(state, "Rat King", "G5")                                      # an unbeaten encounter lies there
    play = Play(state, Turn(A), "2/3")                                  # run a section; the blue die falls 2/3
    play.asks(A, "move", "stop", "walk CB")
    play.say(A, "walk CB")

Cards are named as they are printed: `ability("Ghost Wolf")`, `item("Worn Axe")`, `encounter("Old Boar")`.
"""

from __future__ import annotations

from typing import Any, Self

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import (
    AbilityId,
    CardId,
    CharacterId,
    EventId,
    Found,
    Game,
    Hero,
    MarkerId,
    Quest,
    QuestId,
    Realm,
    SpaceId,
    Undefeated,
)
from heraut.games.wow_adventure.printed.content import load as load_content
from heraut.games.wow_adventure.rules import ch1_box, ch1_setup
from heraut.kernel import Section, Table
from heraut.players.dice import Seeded
from tests.games import playing

A, B, C, D = 0, 1, 2, 3  # the seats
GRAY, GREEN, YELLOW, RED = 0, 1, 2, 3  # the levels
CONTENT = load_content()
GAME = WowAdventure(CONTENT, (*SECTIONS, playing.Harness))
QUIET = ("stop", "decline", "done")  # the answers of whoever does nothing
SETTINGS = {"valor": "8", "finish_round": "no", "packs": "all"}


# ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def realm(*characters: str, spaces: tuple[str, ...] = (), level: int = GRAY, **settings: str) -> Realm:
    """These characters, in CA where nothing is said, with full decks and no cards in hand; round 1, no quests."""
    state = ch1_box.lay(CONTENT, len(characters), {**SETTINGS, **settings})
    table: Game = Table(GAME, state)
    ch1_box.pack_away(table, state.decks.pop("starting").bag)
    state.round = 1
    for seat, character in enumerate(characters):
        ch1_setup.take_character(table, seat, CharacterId(character))
        hero = state.heroes[seat]
        hero.level, hero.space = level, SpaceId(spaces[seat] if seat < len(spaces) else "CA")
    return state


def hold(state: Realm, seat: int, *names: str) -> None:
    """These abilities of his deck are in his hand."""
    hero = state.heroes[seat]
    for name in names:
        hero.deck.bag.remove(ability(name))
        hero.hand.append(ability(name))


def attach(state: Realm, seat: int, name: str) -> None:
    """This ability of his deck is attached to him."""
    state.heroes[seat].deck.bag.remove(ability(name))
    state.heroes[seat].attached += (ability(name),)


def take(state: Realm, card: str) -> CardId:
    """This challenge card leaves its deck, for wherever it is put."""
    state.decks[CONTENT.encounters[card].level].bag.remove(card)
    return CardId(card)


def wear(state: Realm, seat: int, *names: str) -> None:
    """He wears these items."""
    for name in names:
        card = take(state, item(name))
        if CONTENT.items[card].slot == "weapon":
            state.heroes[seat].weapon = card
        else:
            state.heroes[seat].armour = card


def bag(state: Realm, seat: int, *names: str) -> None:
    """These items are in his bag."""
    state.heroes[seat].bag += tuple([take(state, item(name)) for name in names])


def keep(state: Realm, seat: int, *names: str) -> None:
    """He has kept these markers."""
    for name in names:
        state.decks["pool"].bag.remove(marker(name))
        state.heroes[seat].kept += (marker(name),)


def lay(state: Realm, name: str, space: str, *seen_by: int) -> None:
    """This marker lies face down on a space."""
    state.decks["pool"].bag.remove(marker(name))
    state.found.append(Found(SpaceId(space), seen_by, marker(name)))


def leave(state: Realm, name: str, space: str, by: int = A) -> None:
    """This encounter was left unbeaten on a space."""
    card = take(state, encounter(name))
    state.track += (Undefeated(card, SpaceId(space), CONTENT.encounters[card].aggro, by),)


def meet(state: Realm, name: str) -> CardId:
    """This encounter was drawn and lies there to be fought."""
    state.drawn = take(state, encounter(name))
    return state.drawn


def happen(state: Realm, name: str) -> None:
    """This event is in play."""
    state.event = event(name)
    state.decks[CONTENT.events[state.event].level].bag.remove(state.event)


def seek(state: Realm, seat: int, name: str, beaten: int = 0, visited: tuple[str, ...] = ()) -> Quest:
    """He has this open quest."""
    kind = quest(name)
    if kind in state.decks["elite"].bag:
        state.decks["elite"].bag.remove(kind)
    else:
        state.out = tuple([card for card in state.out if card != kind])
    given = Quest(kind, beaten, tuple([SpaceId(space) for space in visited]))
    state.heroes[seat].quests += (given,)
    return given


# ── names ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def named(entries: dict[str, Any], name: str) -> str:
    """The one entry that is called so in English."""
    found = [id for id, entry in entries.items() if entry.name.en == name]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


def ability(name: str) -> AbilityId:
    return AbilityId(named(CONTENT.abilities, name))


def item(name: str) -> CardId:
    """The card on whose back it is."""
    return CardId(named(CONTENT.items, name))


def encounter(name: str) -> CardId:
    return CardId(named(CONTENT.encounters, name))


def event(name: str) -> EventId:
    return EventId(named(CONTENT.events, name))


def marker(name: str) -> MarkerId:
    return MarkerId(named(CONTENT.markers, name))


def quest(name: str) -> QuestId:
    return QuestId(named(CONTENT.quests, name))


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.OnPosition):
    """A section run on a position."""

    t: Game

    def __init__(self, state: Realm, section: Section, *results: Any, forced: bool = False) -> None:
        super().__init__(GAME, state, section, *results, forced=forced)

    @property
    def state(self) -> Realm:
        return self.t.state

    def hero(self, seat: int = A) -> Hero:
        return self.state.heroes[seat]

    def quietly(self, *results: Any) -> Self:
        """Go on doing nothing until the next roll, which falls so, or the end."""
        self.chance.add(*results)
        rolled = len(self.told("rolled"))
        while self.asked is not None and len(self.told("rolled")) == rolled:
            self.t.say(self.asked[0], next(word for word in QUIET if word in self.options))
        self.chance.finish()
        return self


def table(state: Realm) -> Game:
    """A table at which nothing is played, to ask for values."""
    return Table(GAME, state)


def whole(scenario: str, seed: int = 1, forced: bool = True, **settings: str) -> Game:
    """A game set up with seeded dice, at its first question."""
    return GAME.table(scenario, Seeded(seed), settings, forced=forced)
