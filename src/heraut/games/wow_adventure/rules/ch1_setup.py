"""1. Préparation: who is first, characters, starting quests, cities, the first cards."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.answers import PickCharacter, PickCity
from heraut.games.wow_adventure.model import OPEN_QUESTS, CharacterId, Game, QuestId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.rules import ch1_box, gains
from heraut.games.wow_adventure.rules.ch2_turn.quests import receive
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds
from heraut.kernel import Arrow, Die, Section, ask, become, call, draw
from heraut.kernel.state import Deck
from heraut.tabletop import throws

FIRST_HAND = 3


@dataclass(slots=True)
class RollOff(throws.RollOff):
    """WW-SET-8 WW-SET-10. A combat die each; the highest, and those who tie roll again."""

    def thrown(self, t: Game) -> Die:
        return t.content.red_die

    def fell(self, t: Game, seat: int, face: int) -> None:
        """WW-SET-8."""
        t.tell("rolled_off", seat=seat, die=face)


@dataclass(slots=True)
class SetUp(Section):
    """The whole game: who is first → characters ⟲ → starting quests ⟲ → cities ⟲ → first cards ⟲ → ROUNDS.

    `turn`: how many seats, from the first, have done what is done now.
    """

    turn: int = 0

    def start(self, t: Game) -> Arrow:
        """WW-SET-8."""
        return call(RollOff(tuple(range(t.state.players))), self.hear_first)

    def hear_first(self, t: Game, seat: int) -> Arrow:
        """WW-SET-8 WW-SET-10."""
        t.state.first = t.state.active = seat
        t.tell("goes_first", seat=seat)
        return self.next_character

    def seat(self, t: Game) -> int:
        """WW-SET-10. From the first player clockwise."""
        return (t.state.first + self.turn) % t.state.players

    def all_done(self, t: Game) -> bool:
        """Has every seat done this?  Then the next thing begins with the first again."""
        if self.turn < t.state.players:
            return False
        self.turn = 0
        return True

    # ── characters ──

    def next_character(self, t: Game) -> Arrow:
        """WW-SET-3 WW-SET-10."""
        if self.all_done(t):
            return self.next_quests
        return ask(self.seat(t), "pick_character", self.characters, self.hear_character)

    def characters(self, t: Game) -> list[PickCharacter]:
        """WW-SET-3 WW-SET-11 WW-SET-12. Those of the box and of the packs in use that nobody has taken."""
        taken = [hero.character for hero in t.state.heroes]
        there = [one.id for one in t.content.characters.values() if not one.pack or one.id in t.state.packs]
        return [PickCharacter(CharacterId(name)) for name in there if name not in taken]

    def hear_character(self, t: Game, choice: PickCharacter) -> Arrow:
        """WW-SET-2 WW-SET-3."""
        take_character(t, self.seat(t), choice.character)
        self.turn += 1
        return self.next_character

    # ── starting quests ──

    def next_quests(self, t: Game) -> Arrow:
        """WW-SET-4. The rest go back to the box."""
        if self.all_done(t):
            ch1_box.pack_away(t, t.state.decks.pop("starting").bag)
            return self.next_city
        return draw("starting", self.hear_quests, OPEN_QUESTS)

    def hear_quests(self, t: Game, quests: tuple[str, ...]) -> Arrow:
        """WW-SET-4 WW-QST-1 WW-QST-8."""
        for quest in quests:
            receive(t, self.seat(t), QuestId(quest))
        self.turn += 1
        return self.next_quests

    # ── cities ──

    def next_city(self, t: Game) -> Arrow:
        """WW-SET-5."""
        if self.all_done(t):
            return self.hands
        return ask(self.seat(t), "pick_city", self.cities, self.hear_city)

    def cities(self, t: Game) -> list[PickCity]:
        """WW-SET-5. Any of the three."""
        return [PickCity(city) for city in routes.cities(t)]

    def hear_city(self, t: Game, choice: PickCity) -> Arrow:
        """WW-SET-5."""
        gains.place_figure(t, self.seat(t), choice.space)
        self.turn += 1
        return self.next_city

    # ── first cards ──

    def hands(self, t: Game) -> Arrow:
        """WW-SET-6. Then the first round begins."""
        if self.all_done(t):
            return become(Rounds())
        seat = self.seat(t)
        self.turn += 1
        return call(gains.DrawAbilities(seat, FIRST_HAND), self.hands)


def take_character(t: Game, seat: int, character: CharacterId) -> None:
    """WW-SET-3 WW-ABL-1. His gray card, start side up, and his 23 ability cards, shuffled."""
    cards = ch1_box.abilities_of(t.content, character)
    ch1_box.unpack(t, cards)
    t.state.heroes[seat].character = character
    t.state.heroes[seat].deck = Deck(cards)
    t.tell("character_taken", seat=seat, character=character)


SECTIONS: tuple[type[Section], ...] = (RollOff, SetUp)
