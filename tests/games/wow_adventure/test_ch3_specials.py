"""3. The special power of every encounter card, from gray to red: what it has done before the player plays anything."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from heraut.games.wow_adventure.model import BLACK, RED
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, Reckoning
from heraut.games.wow_adventure.rules.ch3_combat.combat import Combat
from tests.games.wow_adventure.fighting import Case, fought, play_out
from tests.games.wow_adventure.playing import CONTENT, GREEN, A, Play, encounter, hold, meet, realm

LEVELS = ("gray", "green", "yellow", "red")


class Seen(NamedTuple):
    """What can be seen before the player's powers: of the encounter its numbers, of the hero what he has."""

    attack: int = 0
    defence: int = 0
    damage: int = 0
    strikes_first: bool = False
    hero_defence: int = 0
    hero_damage: int = 0
    energy: int = 0
    cards: int = 0


ALWAYS = {
    ("Grave Robber", "Ghoul Pack", "Cult Enforcer", "Void Horror"): Seen(hero_defence=-1),
    ("Chapel Ghoul", "Rust Wight", "Grave Champion", "Crypt Emperor"): Seen(hero_defence=-1),
    ("Rabid Dog", "Plague Hound", "Warped Satyr", "Sky Wyrm"): Seen(energy=-1),
    ("Pond Leech", "Blood Bat", "Soul Leech", "Void Leech"): Seen(energy=-1),
}
FROM_A_DIE = {
    ("Orchard Boar", "Timber Wolf Alpha", "Storm Harpy", "Iron Colossus"): (5, Seen(hero_damage=1)),
    ("Bramble Sprite", "Young Ogre", "Stitched Brute", "Elder Hydra"): (4, Seen(defence=2)),
    ("Mud Lurker", "Cult Novice", "Rune Sentinel", "Dread Huntsman"): (5, Seen(cards=-1)),
    ("Carrion Crow", "Cave Bear", "Sand Basilisk", "Abyssal Hound"): (5, Seen(attack=2)),
    ("Wood Spider",): (5, Seen(damage=1)),
    ("Stone Whelp", "Ember Imp", "Pale Assassin", "Hollow King"): (6, Seen(damage=1)),
    ("Barrow Sneak", "Marsh Duelist", "Blade Dancer", "Night Reaver"): (5, Seen(strikes_first=True)),
    ("Drunk Sellsword", "Barrow Guard", "Berserk Gnoll", "Ember Berserker"): (4, Seen(attack=1)),
    ("Cutpurse", "Pass Robber", "Master Thief", "Spell Thief"): (5, Seen(cards=-1)),
    ("Rat King", "Mad Ogre", "Two-headed Giant", "Herald of the Pit"): (6, Seen(damage=1)),
}
SHELLED = ("River Crab", "Deserter Captain", "Siege Ogre", "Nether Witch")
SPITEFUL = (
    "Hedge Witch", "Night Stalker", "Razor Beast", "Chaos Spawn",
    "Spiteful Scarecrow", "Bog Hag", "Mirror Wraith", "Doom Oracle",
)  # fmt: skip
MENDING = ("Scree Troll", "Frost Shaman", "Obsidian Guard")


def seen(name: str, black: int) -> Seen:
    """A warrior of the card's level with 2 energy and 3 cards, of which one is lost where the special says so."""
    card = CONTENT.encounters[encounter(name)]
    state = realm("warrior", "mage", spaces=("G1",), level=LEVELS.index(card.level))
    hold(state, A, "Riposte", "War Cry", "Raise Shield")
    state.heroes[A].energy = 2
    play = Play(state, Combat(A, meet(state, name)))
    play.say(A, "done", 1, black)
    play.asks(A, "dice")
    lost = ["warrior_riposte"] if any(clause.discard and clause.from_die <= black for clause in card.special) else []
    play.say(A, "done", *lost)
    play.asks(A, "powers")
    fight, hero = play.state.fight, play.hero()
    assert fight is not None
    values = Reckoning(play.t, fight)
    attack = RANGED if card.melee is None else MELEE
    return Seen(
        (values.attack(BLACK, attack) or 0) - ((card.ranged if card.melee is None else card.melee) or 0),
        values.defence(BLACK) - card.defence,
        values.damage(BLACK, attack) - card.damage,
        values.is_so(BLACK, "strikes_first"),
        values.defence(RED) - values.stats[RED].defence,
        hero.damage,
        hero.energy - 2,
        len(hero.hand) - 3,
    )


@pytest.mark.rule("WW-CMB-2", "WW-ENE-1")
@pytest.mark.parametrize(("name", "does"), [(name, does) for names, does in ALWAYS.items() for name in names])
def test_what_always_works(name: str, does: Seen) -> None:
    assert seen(name, 1) == does


@pytest.mark.rule("WW-CMB-2", "WW-CMB-30", "WW-CMB-10")
@pytest.mark.parametrize(
    ("name", "die", "does"), [(name, *does) for names, does in FROM_A_DIE.items() for name in names]
)
def test_what_its_die_brings(name: str, die: int, does: Seen) -> None:
    assert seen(name, die) == does
    assert seen(name, die - 1) == Seen()


def archer(name: str) -> Case:
    """A hunter of the card's level, who hits with a 6."""
    return Case("hunter", name, 6, 1, LEVELS.index(CONTENT.encounters[encounter(name)].level))


@pytest.mark.rule("WW-CMB-3")
@pytest.mark.parametrize("name", SHELLED)
def test_a_shell_stops_one_damage_of_the_ranged_step(name: str) -> None:
    """1-1<1, 2-1<3, 2-1<3, 3-1<4: not one of them falls to a shot."""
    assert fought(archer(name)) == ("calm", 0)


@pytest.mark.rule("WW-CMB-3")
def test_the_shell_is_none_in_the_melee_step() -> None:
    """Warrior 2+6=8>=6."""
    assert fought(Case("warrior", "River Crab", 6, 1)) == ("beaten", 0)


@pytest.mark.rule("WW-CMB-3")
def test_the_shell_stops_a_melee_attack_that_strikes_first() -> None:
    """Paladin 2+6=8>=6 in the ranged step: 1-1=0."""
    assert fought(Case("paladin", "River Crab", 6, 1, plays=("Righteous Charge",))) == ("calm", 0)


@pytest.mark.rule("WW-CMB-33")
@pytest.mark.parametrize("name", SPITEFUL)
def test_spite_hurts_who_missed(name: str) -> None:
    """A warrior with a 1: 2+1<5, and so on each level; a black 1 misses too."""
    case = Case("warrior", name, 1, 1, LEVELS.index(CONTENT.encounters[encounter(name)].level))
    assert fought(case) == ("calm", 1)
    assert fought(archer(name)) == ("beaten", 0)


@pytest.mark.rule("WW-CMB-2")
@pytest.mark.parametrize("name", MENDING)
def test_who_hurts_in_the_ranged_step_mends(name: str) -> None:
    """Gray mage, other side, Frost Lance: 4+2+6=12 is enough for 1 damage; each of them hits with a 6."""
    play = play_out(Case("mage", name, 6, 6, plays=("Frost Lance",), turned=True))
    assert play.last("mended")["amount"] == play.last("wounded")["amount"] == 1


@pytest.mark.rule("WW-CMB-2", "WW-CMB-23")
def test_what_is_mended_must_be_dealt_again() -> None:
    """Gray shaman, Bolt: ranged 0+2+6=8>=8 for 1, melee 2+6=8>=8 for 1, against 2 health.

    The troll's shot 2+3=5>=5 hurts and mends 1, so it stands; with a black 2 it misses, and falls.
    """
    bolt = Case("shaman", "Scree Troll", 6, 3, plays=("Bolt",))
    assert fought(bolt) == ("calm", 2)
    assert fought(bolt._replace(black=2)) == ("beaten", 1)


@pytest.mark.rule("WW-CMB-13")
def test_the_fallen_do_not_mend() -> None:
    """Green shaman: ranged 2+6=8>=8 for 2, which fells it; its own shot 2+6=8>=7 hurts all the same."""
    assert fought(Case("shaman", "Scree Troll", 6, 6, GREEN)) == ("beaten", 1)


def test_every_special_is_among_these() -> None:
    tried = {name for names in [*ALWAYS, *FROM_A_DIE] for name in names} | {*SHELLED, *SPITEFUL, *MENDING}
    assert tried == {card.name.en for card in CONTENT.encounters.values() if card.special}
