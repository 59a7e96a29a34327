"""The numbers of a combat, goals of quests, valor."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import (
    BLACK,
    RED,
    CardId,
    Fight,
    Game,
    Line,
    QuestId,
    Realm,
    SpaceId,
    TrophyId,
)
from heraut.games.wow_adventure.numbers import fight as numbers
from heraut.games.wow_adventure.numbers import goals
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, Reckoning
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.kernel.values import explain
from tests.games.wow_adventure.playing import (
    CONTENT,
    GRAY,
    GREEN,
    YELLOW,
    A,
    B,
    attach,
    bag,
    encounter,
    happen,
    keep,
    leave,
    quest,
    realm,
    seek,
    table,
    wear,
)
from tests.games.wow_adventure.playing import RED as RED_LEVEL


def against(name: str, *dice: int, seat: int = A) -> Fight:
    return Fight(seat, encounter(name), dice=(dice[0], dice[1]))


def after_ability(t: Game, fight: Fight, *names: str) -> Fight:
    """These abilities of the red side were played."""
    kind = numbers.kind_of(t, fight, BLACK)
    lines: list[Line] = []
    for name in names:
        ability = next(one for one in CONTENT.abilities.values() if one.name.en == name)
        lines += numbers.lines_of(ability.effect, RED, ability.id, kind)
    return fight._replace(lines=(*fight.lines, *lines))


# ── combat ──


@pytest.mark.rule("WW-CMB-4", "WW-CMB-3")
def test_f01_smite() -> None:
    """Gray paladin, red 2, Smite Evil: 2+1+2+2=7>=6; the ghoul 1+4=5, the hero's defence 5-1=4."""
    t, fight = table(realm("paladin")), against("Chapel Ghoul", 2, 4)
    fight = after_ability(t, fight, "Smite Evil")
    fight = fight._replace(lines=(*fight.lines, *numbers.lines_of(numbers.special(t, fight), BLACK, fight.card, "")))
    assert Reckoning(t, fight).attack(RED, MELEE) == 5
    assert Reckoning(t, fight).hits(RED, MELEE)
    assert Reckoning(t, fight).defence(RED) == 4
    assert Reckoning(t, fight).hits(BLACK, MELEE)


@pytest.mark.rule("WW-CMB-4")
def test_smite_against_a_beast() -> None:
    """Only 2+1=3: the rest is for undead and demons."""
    t = table(realm("paladin"))
    assert Reckoning(t, after_ability(t, against("Old Boar", 2, 4), "Smite Evil")).attack(RED, MELEE) == 3


@pytest.mark.rule("WW-CMB-31")
def test_f14_a_granted_attack_gets_no_bonus_of_its_own() -> None:
    """Gray rogue with Worn Throwing Knives: ranged 2-2=0, and 4<5; melee 2, and 2+4=6>=5."""
    state = realm("rogue")
    wear(state, A, "Worn Throwing Knives")
    t, fight = table(state), against("Poacher", 4, 3)
    assert Reckoning(t, fight).attack(RED, RANGED) == 0
    assert not Reckoning(t, fight).hits(RED, RANGED)
    assert Reckoning(t, fight).hits(RED, MELEE)
    assert Reckoning(t, fight).attack(BLACK, MELEE) is None


@pytest.mark.rule("WW-CMB-31")
def test_e18_a_granted_melee_attack() -> None:
    """Green mage (ranged 5) with Forged Knife: a melee attack of 5-2=3."""
    state = realm("mage", level=GREEN)
    wear(state, A, "Forged Knife")
    t, fight = table(state), against("Thorn Treant", 5, 2)
    assert Reckoning(t, fight).attack(RED, MELEE) == 3
    assert Reckoning(t, fight).attack(RED, RANGED) == 5


@pytest.mark.rule("WW-CMB-31")
def test_no_value_falls_below_none() -> None:
    """Warlock's Dread on a rat of melee 1: 1-2=0; a bonus gives no attack that one does not have."""
    t, fight = table(realm("warlock")), against("Marsh Rat", 1, 1)
    fight = after_ability(t, fight, "Dread")
    assert Reckoning(t, fight).attack(BLACK, MELEE) == 0
    assert Reckoning(t, fight).attack(BLACK, RANGED) is None


@pytest.mark.rule("WW-CMB-4", "WW-EXP-8")
def test_e23_a_line_on_a_die_reads_the_die_as_it_lies() -> None:
    """Forged Twin Daggers: from a 5 on, damage +1: 2 with red 2, 2+1=3 with red 5."""
    state = realm("rogue", level=GREEN)
    wear(state, A, "Forged Twin Daggers")
    t = table(state)
    assert Reckoning(t, against("Thorn Treant", 2, 1)).damage(RED, MELEE) == 2
    assert Reckoning(t, against("Thorn Treant", 5, 1)).damage(RED, MELEE) == 3


@pytest.mark.rule("WW-CMB-3", "WW-CMB-4")
def test_damage_of_one_step() -> None:
    t, fight = table(realm("warrior", level=GREEN)), against("Thorn Treant", 2, 1)
    fight = after_ability(t, fight, "Wide Swing")
    assert (Reckoning(t, fight).damage(RED, MELEE), Reckoning(t, fight).damage(RED, RANGED)) == (3, 2)


@pytest.mark.rule("WW-DIE-3", "WW-CMB-10")
def test_a_die_stays_one_to_six() -> None:
    t, fight = table(realm("warlock")), against("Marsh Rat", 6, 1)
    raised = fight._replace(lines=(Line(RED, RED, "die", 1, "power"),))
    assert Reckoning(t, raised).dice[RED] == 6
    assert Reckoning(t, raised._replace(dice=(3, 1))).dice[RED] == 4


@pytest.mark.rule("WW-ABL-3", "WW-MAI-8")
def test_f12_what_is_attached_counts() -> None:
    """Green warlock, Bound Familiar: 3+1+4=8>=8."""
    state = realm("warlock", level=GREEN)
    attach(state, A, "Bound Familiar")
    t, fight = table(state), against("Ridge Bandit", 4, 1)
    assert Reckoning(t, fight).attack(RED, RANGED) == 4
    assert Reckoning(t, fight).hits(RED, RANGED)


@pytest.mark.rule("WW-CHA-8")
@pytest.mark.parametrize(
    ("event", "level", "values"),
    [
        ("Cattle Plague", GRAY, (1, 0)),  # beasts attack with 1 less
        ("Siege Horns", GRAY, (1, 2)),
        ("Truce", GRAY, (1, 1)),
        ("Cold Rain", GRAY, (0, 1)),  # ranged 1 less, for everyone
    ],
)
def test_the_event_in_play(event: str, level: int, values: tuple[int, int]) -> None:
    """Gray warlock (ranged 1) against a Marsh Rat (beast, melee 1)."""
    state = realm("warlock", level=level)
    happen(state, event)
    t, fight = table(state), against("Marsh Rat", 1, 1)
    assert (Reckoning(t, fight).attack(RED, RANGED), Reckoning(t, fight).attack(BLACK, MELEE)) == values


@pytest.mark.rule("WW-CHA-8", "WW-PVP-1")
def test_border_war_helps_the_attacker_alone() -> None:
    state = realm("shaman", "rogue", level=GREEN)
    happen(state, "Border War")
    t, fight = table(state), Fight(A, rival=B, dice=(3, 4))
    assert Reckoning(t, fight).attack(RED, MELEE) == 5
    assert Reckoning(t, fight).attack(BLACK, MELEE) == 4


@pytest.mark.rule("WW-CMB-5")
def test_health_with_what_is_worn() -> None:
    """F08: yellow warrior in Runed Plate: 7+1=8."""
    state = realm("warrior", level=YELLOW)
    wear(state, A, "Runed Plate")
    t, fight = table(state), against("Mirror Wraith", 1, 3)
    assert numbers.health(t, A) == 8
    state.heroes[A].damage = 7
    assert not numbers.is_down(t, fight, RED)
    state.heroes[A].damage = 8
    assert numbers.is_down(t, fight, RED)
    assert not numbers.is_down(t, fight._replace(wounds=1), BLACK)
    assert numbers.is_down(t, fight._replace(wounds=2), BLACK)


@pytest.mark.rule("WW-CHA-9", "WW-CMB-31")
def test_values_say_why() -> None:
    """Printed encounters have numbers too, and parts come in the order of their layers."""
    state = realm("warrior")
    wear(state, A, "Worn Axe")
    t, fight = table(state), Fight(A, printed=SpaceId("G2"), dice=(5, 1))
    value, parts = explain(Reckoning(t, fight).attack_parts(RED, MELEE))
    assert value == 3
    assert [part.reason for part in parts] == ["printed", "gray_marsh_rat", "at-least-none"]
    assert Reckoning(t, fight).defence(BLACK) == 7


# ── quests ──


def met(state: Realm, name: str, space: str, beaten: int = 0, visited: tuple[str, ...] = ()) -> bool:
    state.heroes[A].space = SpaceId(space)
    given = seek(state, A, name, beaten, visited)
    return goals.is_met(table(state), A, given, SpaceId(space))


@pytest.mark.rule("WW-MAI-1", "WW-QST-5", "WW-QST-6")
def test_quests_that_name_places() -> None:
    assert met(realm("mage"), "Ford Watch", "G4")
    assert not met(realm("mage"), "Ford Watch", "G1")
    assert met(realm("mage"), "The Long Game", "CB", visited=("CA", "CC"))
    assert not met(realm("mage"), "The Long Game", "CB", visited=("CA",))
    assert not met(realm("mage"), "Pilgrim", "CC", visited=("CA", "CB"))


@pytest.mark.rule("WW-QST-5")
def test_quests_that_count_are_completed_in_a_city() -> None:
    assert met(realm("mage"), "Exorcist", "CC", beaten=2)
    assert not met(realm("mage"), "Exorcist", "CC", beaten=1)
    assert not met(realm("mage"), "Exorcist", "V1", beaten=2)
    assert met(realm("mage"), "Old Grudge", "V1", beaten=1)
    assert met(realm("mage"), "Arena Call", "Y9", beaten=1)
    assert not met(realm("mage"), "Arena Call", "Y9")


@pytest.mark.rule("WW-QST-5", "WW-LVL-5")
def test_quests_about_what_one_has() -> None:
    state = realm("warrior", level=RED_LEVEL)
    assert met(state, "Peak", "V1")
    assert not met(realm("warrior", level=YELLOW), "Peak", "V1")
    assert met(state, "Unbroken", "R2")
    state.heroes[A].damage = 1
    assert not goals.is_met(table(state), A, state.heroes[A].quests[-1], state.heroes[A].space)
    wear(state, A, "Runed Axe", "Forged Plate")
    assert met(state, "Well Armed", "CA")
    assert not met(state, "Relic Bearer", "CA")  # only one of them is yellow
    bag(state, A, "Worn Salve", "Worn Scroll")
    assert met(state, "Small Debts", "CA")
    assert not met(state, "Finders Keepers", "CA")
    keep(state, A, "Lucky Bone")
    assert goals.is_met(table(state), A, state.heroes[A].quests[-1], state.heroes[A].space)


@pytest.mark.rule("WW-QST-6")
def test_f37_what_an_exorcist_counts() -> None:
    """Undead of green or more: Rust Wight, Wailing Ghost; not Chapel Ghoul, which is gray, nor a boar."""
    state = realm("mage")
    given, t = seek(state, A, "Exorcist"), table(state)
    counted = [
        name
        for name in ("Rust Wight", "Chapel Ghoul", "Wailing Ghost", "Armoured Boar")
        if goals.is_counted(t, given, against(name, 1, 1), A)
    ]
    assert counted == ["Rust Wight", "Wailing Ghost"]


@pytest.mark.rule("WW-QST-6")
def test_only_what_one_left_oneself_settles_the_score() -> None:
    state = realm("mage", "rogue")
    given = seek(state, A, "Settle the Score")
    leave(state, "Rat King", "G5", by=A)
    leave(state, "Ditch Hound", "G6", by=B)
    t = table(state)
    assert goals.is_counted(t, given, against("Rat King", 1, 1), A)
    assert not goals.is_counted(t, given, against("Ditch Hound", 1, 1), A)
    assert not goals.is_counted(t, given, Fight(A, CardId(""), printed=SpaceId("G2")), A)


@pytest.mark.rule("WW-QST-9")
def test_a_printed_encounter_counts_for_its_space_alone() -> None:
    state = realm("mage")
    called, blood, t = seek(state, A, "Arena Call"), seek(state, A, "Yellow Peril"), table(state)
    champion = Fight(A, printed=SpaceId("Y9"))
    assert goals.is_counted(t, called, champion, A)
    assert not goals.is_counted(t, called, Fight(A, printed=SpaceId("R1")), A)
    assert not goals.is_counted(t, blood, champion, A)


# ── valor ──


@pytest.mark.rule("WW-VAL-1", "WW-QST-4", "WW-TRO-1")
def test_f40_valor() -> None:
    """Quests 1+1+2, port trophy 1, overlord 3: 8."""
    state = realm("mage")
    done = ("Pilgrim", "Scholar", "Exorcist")
    state.heroes[A].log = tuple([QuestId(quest(name)) for name in done])
    state.heroes[A].trophies = (TrophyId("t_port_1"), TrophyId("t_r1_1"))
    assert valor(table(state), A) == 1 + 1 + 2 + 1 + 3
