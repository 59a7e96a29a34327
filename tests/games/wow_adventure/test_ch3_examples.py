"""3. Combats as worked examples; the dice are red, then black, and his plays cost what they cost."""

from __future__ import annotations

import pytest

from tests.games.wow_adventure.fighting import Case, fought, play_out
from tests.games.wow_adventure.playing import GREEN, RED, YELLOW, A, ability, item

PLAIN = {
    # rogue 2+3=5<6; sneak on a 5 in the ranged step 1+5=6>=5
    "F02 it strikes first": (Case("rogue", "Barrow Sneak", 3, 5), "calm", 1),
    # both in the ranged step: 0+4=4>=4 and 0+5=5>=5
    "F04 both shoot": (Case("shaman", "Pebble Sprite", 4, 5), "beaten", 1),
    # 6+2+2=10>=9, 4+3=7<9
    "F07 bow": (Case("hunter", "Thunder Lizard", 2, 3, YELLOW, worn=("Runed Short Bow",)), "beaten", 0),
    # 6+2+1=9<10; wraith 5+3=8<9+2; he missed: 1 damage
    "F08 mirror": (Case("warrior", "Mirror Wraith", 1, 3, YELLOW, worn=("Runed Axe", "Runed Plate")), "calm", 1),
    # 6+2+2=10>=10
    "F08 no miss": (Case("warrior", "Mirror Wraith", 2, 3, YELLOW, worn=("Runed Axe", "Runed Plate")), "beaten", 0),
    # 8+2+1+3=14>=13; 7+5=12>=11-1
    "F11 mace": (Case("paladin", "Crypt Emperor", 3, 5, RED, worn=("Dragonbone Mace",)), "beaten", 3),
    # 3+1+4=8>=8 in the ranged step
    "F12 familiar": (Case("warlock", "Ridge Bandit", 4, 6, GREEN, attached=("Bound Familiar",)), "beaten", 0),
    # ranged 2-2+4=4<6; peddler 2+3=5>=5; melee 2+4=6>=6
    "F14 knives": (Case("rogue", "Goblin Peddler", 4, 3, worn=("Worn Throwing Knives",)), "beaten", 1),
    # 5+2=7<9; 3+6=9>=8-1; thorns deal 1 of 2
    "F16 thorns": (Case("druid", "Rust Wight", 2, 6, GREEN, attached=("Thorn Coat",), turned=True), "calm", 1),
    # 2+1=3<5; 2+6=8>=5 for 1+1=2
    "F20 king of rats": (Case("hunter", "Rat King", 1, 6), "red", 2),
    # the same with 2 damage of 4
    "F20 felled": (Case("hunter", "Rat King", 1, 6, damage=2), "red felled", 0),
    # bear 3-1+2+5=9>=7; hunter ranged 2-1+6=7<8, melee 3+6=9>=8 for 2
    "E13 cold rain": (Case("hunter", "Cave Bear", 6, 5, GREEN, event="Cold Rain", turned=True), "beaten", 1),
    # ranged 5+5=10>=8 for 2, melee 5-2+5=8>=8 for 2 more; treant 4+2=6>=6
    "E18 one die, bolt and knife": (Case("mage", "Thorn Treant", 5, 2, GREEN, worn=("Forged Knife",)), "beaten", 1),
    # ranged 6+5=11>=11 for 2-1=1<3; ogre 5+1=6<9
    "E19 the first shot is stopped": (Case("druid", "Siege Ogre", 5, 1, YELLOW), "calm", 0),
    # duelist on a 5 in the ranged step 3+5=8>=7, 4+1=5 of 5; shaman ranged 2+6=8<9, his melee is not made
    "E20 it strikes first": (Case("shaman", "Marsh Duelist", 6, 5, GREEN, damage=4), "calm felled", 0),
    # druid 3+1=4<6; boar 2+4=6>=6; the thorns deal 1 of 1
    "E21a thorns": (Case("druid", "Old Boar", 1, 4, attached=("Thorn Coat",), turned=True), "beaten", 1),
    # 3+1=4<5; 2+6=8>=4 for 1+1-2=0
    "E22 shell": (Case("mage", "Rat King", 1, 6, attached=("Arcane Shell",)), "red", 0),
    # 2+4=6>=6 and 2+4=6>=5 at once, the last of 5: both fall
    "CMB-9 both fall": (Case("warrior", "Old Boar", 4, 4, damage=4), "both", 0),
    # Mire Beetle and the others without a special: nobody hits
    "CMB-8 nobody falls": (Case("warrior", "Old Boar", 3, 2), "calm", 0),
}  # fmt: skip

PLAYED = {
    # 2+1+2+2=7>=6; ghoul 1+4=5>=5-1
    "F01 smite": (Case("paladin", "Chapel Ghoul", 2, 4, plays=("Smite Evil",)), "beaten", 1),
    # both in the ranged step: 2+1+4=7>=6, 1+5=6>=5
    "F02 from the dark": (Case("rogue", "Barrow Sneak", 4, 5, plays=("From the Dark",)), "beaten", 1),
    # 3+3+3=9>=6; 2+5=7>=6
    "F03 bear": (Case("druid", "Old Boar", 3, 5, plays=("Tooth and Claw",), turned=True), "beaten", 1),
    # 2+2+4=8>=6 in the ranged step
    "F03 moon": (Case("druid", "Old Boar", 4, 5, plays=("Moon Lance",)), "beaten", 0),
    # drained to 1, Siphon: 3+1+3=7>=7, heals 1
    "F05 siphon": (Case("warlock", "Blood Bat", 3, 1, GREEN, plays=("Siphon",), damage=1, energy=2), "beaten", 0),
    # 5+2=7<8; 4+5=9>=6+2
    "F06 shield not enough": (Case("mage", "Cliff Slinger", 2, 5, GREEN, plays=("Mirror Image",)), "calm", 1),
    # 7+1=8<10; no melee
    "F09 freeze": (Case("mage", "Two-headed Giant", 1, 6, YELLOW, plays=("Freeze",)), "red", 0),
    # 2-2+3=3<5, 2+3=5>=5
    "F13 war cry": (Case("warrior", "Ditch Hound", 3, 3, plays=("War Cry",)), "beaten", 0),
    # ranged 2-1+5=6>=6
    "F15 flung blade": (Case("rogue", "Old Boar", 5, 4, plays=("Flung Blade",)), "beaten", 0),
    # 5+2=7<11; 5-2+4=7<9-1; it stands: 2
    "F17 doom": (Case("warlock", "Grave Champion", 2, 4, YELLOW, plays=("Doom", "Dread"), energy=4), "beaten", 0),
    # ranged 2+1+3=6<7, 2+4=6<7; melee 4+1+3=8>=7, 3+4=7>=7
    "F18 forked bolt": (Case("shaman", "Hill Shaman", 3, 4, GREEN, plays=("Forked Bolt",)), "beaten", 1),
    # 1+1+4=6>=5 hits for 1, which is spared; 2+4=6>=5
    "F21 aegis": (Case("paladin", "Drunk Sellsword", 4, 4, plays=("Aegis",)), "beaten", 0),
    # 2+2+2=6>=6; boar 2+1=3<5; 1+1 damage
    "E09 blood price": (Case("warrior", "Old Boar", 2, 1, plays=("Blood Price",), damage=1, energy=0), "beaten", 2),
    # drained to 1; 6+4=10<9+2; 6+3=9>=9 for 2+1
    "E14 blood moon": (
        Case("paladin", "Soul Leech", 3, 4, YELLOW, plays=("Shield of Faith",), event="Blood Moon", energy=2),
        "beaten", 0,
    ),
    # 2+1+1+2=6>=6; ghoul 1+3=4>=5-1
    "E15 smite": (Case("paladin", "Chapel Ghoul", 1, 3, plays=("Smite Evil",)), "beaten", 1),
    # a beast: 2+1+1=4<6; boar 2+3=5>=5
    "E15 on another": (Case("paladin", "Old Boar", 1, 3, plays=("Smite Evil",)), "calm", 1),
    # 4+1=5 of 5: he falls and strikes no more
    "E16 by one's own card": (Case("warrior", "Pond Leech", 6, 1, plays=("Blood Price",), damage=4), "red felled", 0),
    # ranged 4-1+4=7>=7 for 2
    "E17 flung blade": (Case("rogue", "Wailing Ghost", 4, 3, GREEN, plays=("Flung Blade",)), "beaten", 0),
    # melee 4+4=8>=7, 4+3=7>=7
    "E17 without it": (Case("rogue", "Wailing Ghost", 4, 3, GREEN), "beaten", 1),
    # 6+5=11>=11 for 2+2-1=3
    "E19 falling stars": (Case("druid", "Siege Ogre", 5, 1, YELLOW, plays=("Falling Stars",)), "beaten", 0),
    # 3+2=5<9; boar 4+6=10>=7 for 2; it stands: 2
    "E21b doom": (Case("warlock", "Armoured Boar", 2, 6, GREEN, plays=("Doom",)), "beaten", 2),
    # the bomb is enough: its shot 2+6=8>=4 is not made
    "E24 bomb": (Case("mage", "Poacher", 1, 6, uses=("Worn Bomb",)), "beaten", 0),
}  # fmt: skip


@pytest.mark.rule(
    "WW-CMB-2", "WW-CMB-3", "WW-CMB-4", "WW-CMB-5", "WW-CMB-7", "WW-CMB-8", "WW-CMB-9", "WW-CMB-12", "WW-CMB-13",
    "WW-CMB-17", "WW-CMB-18", "WW-CMB-20", "WW-CMB-22", "WW-CMB-31", "WW-CMB-33", "WW-CHA-7",
)  # fmt: skip
@pytest.mark.parametrize(("case", "end", "damage"), PLAIN.values(), ids=PLAIN)
def test_combats_without_a_play(case: Case, end: str, damage: int) -> None:
    assert fought(case) == (end, damage)


@pytest.mark.rule("WW-CMB-2", "WW-CMB-11", "WW-CMB-30", "WW-CMB-31", "WW-ABL-1", "WW-ABL-2")
@pytest.mark.parametrize(("case", "end", "damage"), PLAYED.values(), ids=PLAYED)
def test_combats_with_plays(case: Case, end: str, damage: int) -> None:
    assert fought(case) == (end, damage)


@pytest.mark.rule("WW-ABL-3")
def test_e22_the_shell_has_worked_and_is_discarded() -> None:
    play = play_out(PLAIN["E22 shell"][0])
    assert play.hero().attached == ()
    assert play.hero().discard == [ability("Arcane Shell")]
    assert play.last("prevented")["amount"] == 2


@pytest.mark.rule("WW-ABL-3")
def test_a_shell_that_spared_nothing_stays() -> None:
    """Mage 3+6=9>=5 in the ranged step: the king never strikes."""
    play = play_out(Case("mage", "Rat King", 6, 6, attached=("Arcane Shell",)))
    assert play.hero().attached == (ability("Arcane Shell"),)


@pytest.mark.rule("WW-MAI-13", "WW-MAI-14")
def test_e24_the_bomb_is_discarded() -> None:
    play = play_out(PLAYED["E24 bomb"][0])
    assert play.state.discards["gray"] == [item("Worn Bomb")]
    assert play.hero().bag == (item("Worn Throwing Knives"),)


@pytest.mark.rule("WW-ENE-1", "WW-CMB-2")
def test_f05_drained_before_he_plays() -> None:
    """2 energy, 1 drained, Siphon costs 1."""
    assert play_out(PLAYED["F05 siphon"][0]).hero(A).energy == 0
