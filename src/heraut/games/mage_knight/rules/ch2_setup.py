"""2. Set-up: heroes, Source, offers, the first tiles, the first hands."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.answers.of_rounds import PickHero
from heraut.games.mage_knight.model.heroes import Dummy
from heraut.games.mage_knight.model.land import Game, has_clause, layout, mission
from heraut.games.mage_knight.model.names import HeroName, Position
from heraut.games.mage_knight.numbers.geography import position
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules import ch2_box, scenarios
from heraut.games.mage_knight.rules.ch3_rounds import laying_out
from heraut.games.mage_knight.rules.ch3_rounds.rounds import Rounds
from heraut.games.mage_knight.rules.ch4_turn.exploring import RevealTile
from heraut.games.mage_knight.rules.drawing import DrawCards
from heraut.kernel import Arrow, Section, ask, become, call, draw
from heraut.kernel.state import Deck

FIRST_HAND = 5
SIDE_A, SIDE_B = ((0, 1), (1, 0)), ((0, 1), (1, 0), (1, -1))  # where the first tiles lie


@dataclass(slots=True)
class SetUp(Section):
    """The whole game: heroes, seat by seat ⟲ → (the dummy's hero) → Source → offers → first tiles ⟲ → hands ⟲ → ROUNDS.

    `seat`: whose hero or hand is next.  `tiles`: where tiles are still to be revealed.
    """

    seat: int = 0
    tiles: tuple[Position, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-SET-9. Seats pick in their order, which is the first round order."""
        if self.seat < t.state.players:
            return ask(self.seat, "pick_hero", self.heroes, self.hear)
        self.seat = 0
        t.state.order = tuple(range(t.state.players))
        return draw("heroes", self.hear_dummy) if scenarios.has_dummy(t) else self.source

    def heroes(self, t: Game) -> list[PickHero]:
        """MK-SET-9. The heroes that nobody has taken."""
        return [PickHero(HeroName(hero)) for hero in sorted(t.state.decks["heroes"].bag)]

    def hear(self, t: Game, choice: PickHero) -> Arrow:
        t.state.decks["heroes"].bag.remove(choice.hero)
        take_hero(t, self.seat, choice.hero)
        self.seat += 1
        return self.start

    def hear_dummy(self, t: Game, heroes: tuple[str, ...]) -> Arrow:
        """MK-DUM-1."""
        take_dummy(t, HeroName(heroes[0]))
        return self.source

    def source(self, t: Game) -> Arrow:
        """MK-SET-3."""
        return call(laying_out.RollSource(), self.units)

    def units(self, t: Game) -> Arrow:
        """MK-SET-4 MK-SCN-5. In First Reconnaissance dealt again until a village sells one of them."""
        return call(laying_out.DealUnits(), self.check_units)

    def check_units(self, t: Game) -> Arrow:
        """MK-SCN-5."""
        if has_clause(t, "village_unit_first") and not laying_out.sold_in_villages(t):
            laying_out.shuffle_units_back(t)
            return self.units
        return call(laying_out.FillOffer("advanced"), self.spells)

    def spells(self, t: Game) -> Arrow:
        """MK-SET-5."""
        return call(laying_out.FillOffer("spells"), self.first_tiles)

    def first_tiles(self, t: Game) -> Arrow:
        """MK-SET-7 MK-SCN-29."""
        plan = mission(t).plan
        shown = plan.shown if plan else SIDE_B if layout(t).shape in ch2_box.OPEN_SHAPES else SIDE_A
        self.tiles = tuple([position(x, y) for x, y in shown])
        return self.next_tile

    def next_tile(self, t: Game) -> Arrow:
        """MK-SET-7."""
        if not self.tiles:
            return self.hands
        place, self.tiles = self.tiles[0], self.tiles[1:]
        return call(RevealTile(place), self.next_tile)

    def hands(self, t: Game) -> Arrow:
        """MK-SET-2. Then the first round begins."""
        if self.seat == t.state.players:
            return become(Rounds())
        self.seat += 1
        return call(DrawCards(self.seat - 1, FIRST_HAND), self.hands)


def take_hero(t: Game, seat: int, name: HeroName) -> None:
    """MK-SET-2 MK-SET-9 MK-SET-11. His sixteen cards, shuffled, and his pile of skills."""
    hero, cards, skills = t.state.heroes[seat], ch2_box.deeds_of(t.content, name), ch2_box.skills_of(t, name)
    ch2_box.unpack(t, [*cards, *skills])
    hero.hero = name
    hero.deck = Deck(cards)
    t.state.decks[f"skills_{seat}"] = Deck(skills)
    t.tell("hero_taken", seat=seat, hero=name)


def take_dummy(t: Game, name: HeroName) -> None:
    """MK-DUM-1. Sixteen cards, the crystals of the hero card, and its skills, which others may learn."""
    cards, skills = ch2_box.deeds_of(t.content, name), ch2_box.skills_of(t, name)
    ch2_box.unpack(t, [*cards, *skills])
    held = t.content.heroes[name].crystals
    red, blue, green, white = [held.count(colour) for colour in COLOURS]
    t.state.dummy = Dummy(name, (red, blue, green, white))
    t.state.decks["dummy"], t.state.discards["dummy"] = Deck(cards), []
    t.state.decks["skills_dummy"] = Deck(skills)
    t.tell("dummy_taken", hero=name)


SECTIONS: tuple[type[Section], ...] = (SetUp,)
