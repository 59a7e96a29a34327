"""Death, what it brings, and the moves after it."""

import pytest

from ..duels import Fight, Warrior, charge, duel, field_of, warrior

DYING = warrior(wound="critical")


def slay(left: Warrior, right: Warrior) -> Fight:
    """Figure 1 gives figure 2 a blow that kills: head in row 6/7."""
    fight = duel(left, right)
    fight.open("2/0", "1/1", initiative=(6, 4, 1))
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 5, 6)
    return fight


# ── Relentless ──


@pytest.mark.rule("CF-K-12")
def test_the_relentless_fight_on_as_if_critically_wounded() -> None:
    fight = slay(warrior(RES=9, FOR=5), warrior("relentless"))
    assert (fight.figure(2).down, fight.figure(2).wound) == (False, "critical")
    assert fight.value(2, "ATT") == 0
    assert fight.dice_of(2) == (1, 1)
    assert fight.options == ["attack 2 1"]  # its attack of this pass
    assert slay(warrior(), warrior()).figure(2).down


@pytest.mark.rule("CF-K-12")
def test_the_relentless_fall_at_the_end_of_the_phase() -> None:
    fight = slay(warrior(), warrior("relentless"))
    fight.say(1, "attack 2 1", 3, 1, 1)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)  # a stun
    assert fight.kinds("relentless", "combat_ends", "killed", "phase_ends") == [
        "relentless", "combat_ends", "killed", "phase_ends",
    ]  # fmt: skip
    assert fight.figure(2).down


@pytest.mark.rule("CF-K-12")
def test_the_relentless_die_once_more_and_for_good() -> None:
    fight = slay(warrior(), warrior("relentless"))
    fight.say(1, "attack 2 1", 3, 1, 1)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4)  # any wound on a critical one
    assert fight.figure(2).down
    assert fight.kinds("killed", "combat_ends") == ["killed", "combat_ends"]


@pytest.mark.rule("CF-K-12")
def test_the_relentless_do_not_pursue() -> None:
    """Slain and still standing, figure 2 kills figure 1; figure 3 stands 4 cm away."""
    for skills, question in ((("relentless",), ""), ((), "pursue")):
        fight = field_of(
            (warrior(wound="critical", INI=9, FOR=8), 0, (300, 300)),
            (warrior(*skills, FOR=20), 1, (325, 300)),
            (warrior(), 0, (365, 300)),
            dice=(2, 1),
        )
        fight.to_combat()
        fight.open("1/1", "1/1", initiative=(6, 3, 1))
        fight.say(0, "attack 1 2")
        fight.say(1, "endure", 3, *((5, 6) if skills else (1, 1)))  # FOR 8 - 3: killed, or stunned
        fight.say(1, "attack 2 1")
        fight.say(0, "endure", 6, 3, 1, 4)
        assert fight.figure(1).down
        assert fight.question == question


@pytest.mark.rule("CF-K-12", "CF-K-43")
def test_the_relentless_are_not_healed() -> None:
    """Slain and still standing, figure 2 kills its personal enemy, and gets no better."""
    fight = slay(
        warrior(tags=("human",), wound="critical", INI=9, FOR=20), warrior("relentless", "personal_enemy human", FOR=20)
    )
    assert fight.state.has(2, "relentless")
    fight.say(1, "attack 2 1", 3, 1, 4)
    assert fight.figure(1).down
    assert not fight.told("healed")


# ── Personal enemy ──


@pytest.mark.rule("CF-K-43")
@pytest.mark.parametrize(("held", "left"), [("critical", "serious"), ("serious", "light"), ("light", ""), ("", "")])
def test_killing_a_personal_enemy_heals_one_level(held: str, left: str) -> None:
    fight = slay(warrior("personal_enemy human", wound=held, INI=9, FOR=20), warrior(tags=("human",)))
    assert (fight.figure(2).down, fight.figure(1).wound) == (True, left)


@pytest.mark.rule("CF-K-43")
@pytest.mark.parametrize("skills", [(), ("personal_enemy orcs",)])
def test_killing_anybody_else_heals_nobody(skills: tuple[str, ...]) -> None:
    fight = slay(warrior(*skills, wound="serious", INI=9, FOR=20), warrior(tags=("human",)))
    assert (fight.figure(2).down, fight.figure(1).wound) == (True, "serious")


@pytest.mark.rule("CF-K-43")
def test_wounding_a_personal_enemy_heals_nobody() -> None:
    fight = duel(warrior("personal_enemy human", wound="light"), warrior(tags=("human",)))
    fight.open("2/0", "0/2", initiative=(4, 1))
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 6)
    assert (fight.figure(2).wound, fight.figure(1).wound) == ("light", "light")


@pytest.mark.rule("CF-K-43", "CF-K-29")
def test_poison_kills_a_personal_enemy_too() -> None:
    fight = duel(warrior("personal_enemy human", "toxic 1", wound="light"), warrior(tags=("human",), wound="serious"))
    fight.open("2/0", "0/2", initiative=(4, 1))
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 5, 1, 4)
    assert (fight.figure(2).down, fight.figure(1).wound) == (True, "")


# ── Implacable ──


def hunt(*skills: str) -> Fight:
    """Figure 1 charges figure 2 and kills it; 3 and 4 stand behind, 4 cm apart, as near to death."""
    fight = charge(warrior(*skills), DYING, DYING, DYING)
    fight.open("1/1", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4)
    return fight


def kill_next(fight: Fight, prey: int) -> None:
    fight.say(0, f"pursue 1 {prey}")
    fight.answer(f"resolve 1 {prey}")
    fight.open("1/1", *["0/2"] * 3)
    fight.say(0, f"attack 1 {prey}")
    fight.say(1, "endure", 3, 1, 4)
    assert fight.figure(prey).down


@pytest.mark.rule("CF-K-37")
def test_one_pursuit_is_all_for_the_others() -> None:
    fight = hunt()
    kill_next(fight, 3)
    assert fight.t.over


@pytest.mark.rule("CF-K-37")
def test_the_implacable_pursue_more_often() -> None:
    fight = hunt("implacable 1")
    kill_next(fight, 3)
    assert (fight.question, "pursue 1 4" in fight.options) == ("pursue", True)
    kill_next(fight, 4)
    assert fight.t.over


@pytest.mark.rule("CF-K-37")
def test_so_many_times_and_no_more() -> None:
    fight = hunt("implacable 1")
    fight.figure(1).pursuits = 1
    kill_next(fight, 3)  # the second of two
    assert fight.t.over
