"""Games that begin late: heroes who have come far, before a city.  Who answers at random never gets there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from heraut.games.mage_knight.game import SECTIONS, MageKnight
from heraut.games.mage_knight.model.heroes import Hero, UnitCard
from heraut.games.mage_knight.model.land import Game, Land, has_clause
from heraut.games.mage_knight.model.names import HexId, SkillId, UnitId, UnitKind
from heraut.games.mage_knight.printed.content import load
from heraut.games.mage_knight.rules.ch2_setup import SetUp
from heraut.games.mage_knight.rules.ch4_turn.exploring import furnish
from heraut.games.mage_knight.rules.ch4_turn.movement import affordable
from heraut.kernel import Arrow, Section

LEVEL, FAME, REPUTATION = 6, 35, 5
CARDS = {"artifacts": 4, "spells": 4, "advanced": 5}
ARMY = ("elite", "regular")
SKILLS = 4
BESIDE_THE_START = "1,1"  # where a tile touches two of those that lie there after any set-up


@dataclass(slots=True)
class LateSetUp(SetUp):
    """The set-up; before hands are drawn every hero is given what he might have by then."""

    def hands(self, t: Game) -> Arrow:
        if not self.seat:
            give(t, Random(" ".join([*t.state.tiles.values(), *t.state.units])))
        return SetUp.hands(self, t)


class LateKnight(MageKnight):
    """The same game, from there on."""

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Land, Section]:
        return MageKnight.setup(self, scenario, settings)[0], LateSetUp()


LATE = LateKnight(load(), (*SECTIONS, LateSetUp))


def give(t: Game, random: Random) -> None:
    """Every hero has cards, units, skills and crystals; every other time the first city is taken already."""
    for seat, hero in enumerate(t.state.heroes):
        hero.level, hero.fame, hero.reputation, hero.crystals = LEVEL, FAME, REPUTATION, (2, 2, 2, 2)
        give_cards(t.state, hero, random)
        hero.skills = tuple([SkillId(taken(t.state, f"skills_{seat}", random)) for _ in range(SKILLS)])
    if has_clause(t, "conquest"):
        go_to_city(t, random)


def give_cards(state: Land, hero: Hero, random: Random) -> None:
    for deck, count in CARDS.items():
        found = min(count, len(state.decks[deck].bag) // 2)
        hero.deck.bag += [taken(state, deck, random) for _ in range(found)]
    for tier in ARMY:
        if state.decks[tier].bag:
            state.recruited += 1
            kind = UnitKind(taken(state, tier, random))
            hero.units += (UnitCard(UnitId(state.recruited), kind),)


def taken(state: Land, deck: str, random: Random) -> str:
    """A card of a shared deck, by chance."""
    bag = state.decks[deck].bag
    card = random.choice(sorted(bag))
    bag.remove(card)
    return card


def go_to_city(t: Game, random: Random) -> None:
    """A city tile lies beside the others, and heroes stand around the city."""
    state = t.state
    tile = taken(state, "tiles_city", random)
    state.decks["stack_core"].bag.remove("tiles_city")
    state.tiles[BESIDE_THE_START] = tile
    city = HexId(f"{tile}.C")
    furnish(t, city)
    near = affordable(t, 0, city, 5)
    for hero, hex in zip(state.heroes, near, strict=False):
        hero.hex, hero.path = hex, (hex,)
    if random.random() < 0.5:
        for foe in state.foes.pop(city):
            state.unseen[foe.back] -= 1
        state.shields[city] = tuple(range(state.players))
