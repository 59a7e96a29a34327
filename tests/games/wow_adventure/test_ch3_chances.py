"""3. Worked examples that count all 36 throws of a combat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from tests.games.wow_adventure.fighting import Case, Fight, challenge, fought
from tests.games.wow_adventure.playing import CONTENT, A, ability, hold, realm

FACES = range(1, 7)


def throws() -> Iterator[tuple[int, int]]:
    return ((red, black) for red in FACES for black in FACES)


def drawn(who: str, *plays: str) -> tuple[Fraction, Fraction]:
    """Of the combats with Bat Swarm: how many are won, and the mean damage."""
    ends = [fought(Case(who, "Bat Swarm", red, black, plays=plays)) for red, black in throws()]
    return Fraction(sum([end == "beaten" for end, _ in ends]), 36), Fraction(sum([hurt for _, hurt in ends]), 36)


def against_the_warden(who: str, red: int, black: int, *plays: str, damage: int = 0) -> Fight:
    """A gray character on G2 with 1 energy: Crypt Warden, melee 2, defence 7, 1 damage, 1 health."""
    state = realm(who, "hunter", spaces=("G2", "CA"))
    hero = state.heroes[A]
    hero.damage, hero.energy = damage, 1
    hold(state, A, *plays)
    others = [card for card in hero.deck.bag if CONTENT.abilities[card].when == "powers"][:10]
    for card in others:  # a full hand: a new level draws nothing
        hero.deck.bag.remove(card)
    hero.hand += others
    play = challenge(state, red, black)
    for name in plays:
        play.say(A, f"play {ability(name)}")
    play.done()
    return play


def warden(who: str, *plays: str) -> tuple[Fraction, Fraction]:
    """The same of the combats with Crypt Warden.  Who beats him has a level more, and no damage: hits are counted."""
    fights = [against_the_warden(who, red, black, *plays) for red, black in throws()]
    hurt = [sum([told["amount"] for told in play.told("hurt")]) for play in fights]
    return Fraction(sum([bool(play.told("level_up")) for play in fights]), 36), Fraction(sum(hurt), 36)


@pytest.mark.rule("WW-CMB-1", "WW-CMB-3", "WW-CMB-4", "WW-CMB-12", "WW-CMB-13")
def test_f22_bat_swarm() -> None:
    """Melee 2, defence 5.  Warrior 2 + d >= 5: 4 of 6; 2 + d >= 5 hits him: 4 of 6, whoever wins.  Hunter 2 + d at
    range: 4 of 6, and only who is left is hit: 2/6 * 4/6.  Mage 3 + d: 5 of 6; 1/6 * 5/6.  Warlock 1 + d: 3 of 6."""
    assert drawn("warrior") == (Fraction(2, 3), Fraction(2, 3))
    assert drawn("warrior", "Crushing Blow") == (1, Fraction(2, 3))
    assert drawn("hunter") == (Fraction(2, 3), Fraction(2, 9))
    assert drawn("mage") == (Fraction(5, 6), Fraction(5, 36))
    assert drawn("warlock") == (Fraction(1, 2), Fraction(1, 3))


@pytest.mark.rule("WW-CMB-1", "WW-CMB-3", "WW-CMB-4", "WW-CMB-12", "WW-CMB-19")
def test_f23_crypt_warden() -> None:
    """Warrior 2 + d >= 7: 2 of 6; the warden's 2 + d >= 5: 4 of 6.  Crushing Blow: 4 + d.  Mage, Frost Lance: 5 + d."""
    assert warden("warrior") == (Fraction(1, 3), Fraction(2, 3))
    assert warden("warrior", "Crushing Blow") == (Fraction(2, 3), Fraction(2, 3))
    assert warden("mage", "Frost Lance") == (Fraction(5, 6), Fraction(5, 36))


@pytest.mark.rule("WW-CMB-1", "WW-CMB-9", "WW-CMB-12", "WW-LVL-4")
def test_e29_a_level_for_a_rogue() -> None:
    """With 3 damage of 4 and no card: hits on red 5 and 6, is hit on black 3 to 6: 2 * 2 win standing, 2 * 4 both fall,
    4 * 4 defeated, 4 * 2 nobody: 4 + 8 + 16 + 8 = 36."""
    ends = Counter[tuple[bool, bool]]()
    for red, black in throws():
        play = against_the_warden("rogue", red, black, damage=3)
        ends[bool(play.told("level_up")), bool(play.told("defeated"))] += 1
        if red >= 5 and black >= 3:
            assert (play.hero().level, play.told("beaten")) == (0, [])  # both fall: no level
    assert ends == {(True, False): 4, (False, True): 8 + 16, (False, False): 8}


@pytest.mark.rule("WW-CMB-2", "WW-ABL-1", "WW-LVL-4")
def test_e29_with_one_of_two_cards_after_the_throw() -> None:
    """1 energy: red 5, 6 stand on black 1 to 4 with Sidestep, 2 * 4; red 3, 4 win with Backstab, and stand on black
    1, 2: 2 * 2: 12 of 36."""
    won = 0
    for red, black in throws():
        ways: list[tuple[str, ...]] = [(), ("Backstab",), ("Sidestep",)]
        fights = [against_the_warden("rogue", red, black, *plays, damage=3) for plays in ways]
        won += any(play.told("level_up") for play in fights)
    assert won == 12
