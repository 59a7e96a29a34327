"""4. Levels, and trophies that win."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import Game, QuestId, SpaceId, trophies_of
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.rules.ch4_abilities.levels import LevelUp
from heraut.games.wow_adventure.rules.ch5_trophies import WinTrophy
from heraut.games.wow_adventure.rules.frames import WholeGame
from heraut.kernel import Arrow, call
from tests.games import playing
from tests.games.wow_adventure.playing import CONTENT, GREEN, A, Play, ability, realm, table
from tests.games.wow_adventure.playing import RED as RED_LEVEL


@pytest.mark.rule("WW-LVL-1", "WW-LVL-2", "WW-LVL-3", "WW-LVL-5", "WW-LVL-6", "WW-LVL-8", "WW-ABL-4")
def test_a_new_level() -> None:
    """F38: gray rogue, 3 damage, 9 cards: green, 0 damage, hand 10 (1 card drawn), start side."""
    state = realm("rogue", "mage")
    hero = state.heroes[A]
    hero.damage, hero.turned = 3, True
    hero.hand, hero.deck.bag = hero.deck.bag[:9], hero.deck.bag[9:]
    play = Play(state, LevelUp(A), hero.deck.bag[0])
    assert (hero.level, hero.damage, hero.turned, len(hero.hand)) == (GREEN, 0, False, 10)
    assert play.last("level_up") == {"seat": A, "level": GREEN}


@pytest.mark.rule("WW-LVL-2")
def test_three_cards_for_a_level() -> None:
    cards = [ability(name) for name in ("Backstab", "Sprint", "Vanish")]
    assert sorted(Play(realm("rogue", "mage"), LevelUp(A), *cards).hero().hand) == sorted(cards)


@pytest.mark.rule("WW-TRO-2")
def test_one_trophy_of_a_source() -> None:
    state = realm("paladin", "mage", level=RED_LEVEL)
    state.decks[trophies_of("R7")].bag = ["t_r7_2", "t_r7_1"]
    Play(state, WinTrophy(A, SpaceId("R7")), "t_r7_2")
    assert valor(table(state), A) == 3
    Play(state, WinTrophy(A, SpaceId("R7")))
    assert valor(table(state), A) == 3
    state.decks[trophies_of("R7")].bag = []
    Play(state, WinTrophy(1, SpaceId("R7")))
    assert valor(table(state), 1) == 0


@dataclass(slots=True)
class Winning(WholeGame):
    """A game that is nothing but two trophies."""

    def start(self, t: Game) -> Arrow:
        return call(WinTrophy(A, SpaceId("Y9")), self.overlord)

    def overlord(self, t: Game) -> Arrow:
        return call(WinTrophy(A, SpaceId("R1")))

    def won(self, t: Game) -> Arrow:
        t.tell("won")
        return None


@pytest.mark.rule("WW-END-1", "WW-VAL-1", "WW-TRO-1")
def test_the_valor_of_a_trophy_wins_before_its_gift() -> None:
    """F40: quests 1+1+2, port trophy 1, overlord 3: 1+1+2+1+3=8; the three cards of the last are not drawn."""
    state = realm("paladin", "mage", level=RED_LEVEL)
    ones = [QuestId(id) for id, one in CONTENT.quests.items() if one.valor == 1]
    twos = [QuestId(id) for id, one in CONTENT.quests.items() if one.valor == 2]
    state.heroes[A].log = (*ones[:2], twos[0])
    game = WowAdventure(CONTENT, (*SECTIONS, Winning, playing.Harness))
    play = playing.OnPosition(game, state, Winning(), "t_port_2", "t_r1_1")
    assert play.told("won")
    assert valor(table(state), A) == 8
