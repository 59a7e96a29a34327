"""Charges: what a charger gains in its first combat, and the charge penalty."""

import pytest

from ..duels import AROUND, AUTHORITY, MIDDLE, Fight, Warrior, charge, duel, field_of, warrior

DYING = warrior(wound="critical")  # any wound kills it


def second_combat(left: Warrior, third: Warrior | None = None) -> Fight:
    """Figure 1 charges figure 2, kills it and pursues figure 3; the dice of that second combat are placed now."""
    fight = charge(left, DYING, third or warrior())
    fight.open("1/1", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4, *((1,) if "assassin" in left.card.skills else ()))
    if fight.question == "keep_wound_dice":
        fight.answer("choose 1 4")
    fight.say(0, "pursue 1 3")
    fight.answer("resolve 1 3")
    return fight


def wound_result(fight: Fight, placed: str = "1/1") -> int:
    """Figure 1 hits its foe with a wound roll of 1 and 2."""
    foe = len(fight.state.figures)
    fight.open(placed, *[""] * (foe - 2), "0/2")
    fight.say(0, f"attack 1 {foe}")
    fight.say(1, "endure", 3, 1, 2)
    return int(fight.last("wound_roll")["result"])


# ── Strength in charge ──


@pytest.mark.rule("CF-K-10")
def test_strength_in_charge_stands_in_for_for() -> None:
    assert wound_result(charge(warrior("strength_in_charge 8"), warrior())) == 5  # 2 + 8 - 5
    assert wound_result(charge(warrior(), warrior())) == 2


@pytest.mark.rule("CF-K-10")
def test_it_wants_ones_own_charge() -> None:
    assert wound_result(duel(warrior("strength_in_charge 8"), warrior())) == 2
    fight = charge(warrior(), warrior("strength_in_charge 8"))  # charged, it did not charge
    assert fight.value(2, "FOR") == 5


@pytest.mark.rule("CF-K-10")
def test_modifiers_still_apply() -> None:
    fight = charge(warrior("strength_in_charge 8", wound="serious"), warrior())
    assert fight.value(1, "FOR") == 6


@pytest.mark.rule("CF-K-10")
def test_it_need_not_be_used_when_it_is_less() -> None:
    assert charge(warrior("strength_in_charge 4"), warrior()).value(1, "FOR") == 5


@pytest.mark.rule("CF-K-10")
def test_it_serves_in_the_first_combat_only() -> None:
    assert wound_result(second_combat(warrior("strength_in_charge 8"))) == 2


# ── Bestial charge ──


@pytest.mark.rule("CF-K-11")
@pytest.mark.parametrize(("skills", "dice"), [(("bestial_charge",), (2, 1)), ((), (1, 1))])
def test_a_bestial_charge_is_one_attack_die_more(skills: tuple[str, ...], dice: tuple[int, int]) -> None:
    fight = charge(warrior(*skills), warrior())
    fight.open("1/1", "1/1")
    assert fight.dice_of(1) == dice


@pytest.mark.rule("CF-K-11")
def test_it_is_an_attack_die_even_for_who_only_defends() -> None:
    fight = charge(warrior("bestial_charge"), warrior())
    fight.open("0/2", "1/1")
    assert fight.dice_of(1) == (1, 2)


@pytest.mark.rule("CF-K-11", "CF-E5-1")
def test_it_lies_in_attack_when_a_defence_is_to_be_sustained() -> None:
    fight = charge(warrior("bestial_charge"), warrior())
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    assert fight.options == ["endure", "parry 1"], "two dice in attack, one in defence"


@pytest.mark.rule("CF-K-11")
def test_it_wants_ones_own_charge_and_the_next_combat() -> None:
    fight = duel(warrior("bestial_charge"), warrior("bestial_charge"))
    fight.open("1/1", "1/1")
    assert (fight.dice_of(1), fight.dice_of(2)) == ((1, 1), (1, 1))
    fight = second_combat(warrior("bestial_charge"))
    fight.open("1/1", "", "1/1")
    assert fight.dice_of(1) == (1, 1)


@pytest.mark.rule("CF-K-11", "CF-K-10")
def test_both_are_kept_when_the_charger_is_split_from_its_target() -> None:
    """1 charges 3, which fights 2 already; 4 touches 1.  The split gives 1 to 4."""
    beast = warrior("bestial_charge", "strength_in_charge 8")
    fight = field_of(
        (beast, 0, (300, 200)),
        (warrior(), 0, (300, 325)),
        (warrior(), 1, (300, 300)),
        (warrior(), 1, (275, 275)),
        charges=True,
    )
    fight.say(0, "charge 1 3 4")
    fight.answer("name 1")
    fight.chance.add(3, 1)
    fight.answer("name 3")
    fight.answer("combat 1 4")
    fight.answer("combat 2 3")
    fight.answer("name 1")
    fight.chance.add(*AUTHORITY)
    fight.answer("name 3")
    fight.answer("resolve 1 4")
    fight.open("1/1", "", "", "1/1")
    assert fight.dice_of(1) == (2, 1)
    assert fight.value(1, "FOR") == 8


# ── Assassin ──


@pytest.mark.rule("CF-K-24", "CF-K-27")
@pytest.mark.parametrize(("instinct", "again"), [((5,), True), ((1, 1, 1, 2), False)])
def test_a_wound_roll_that_was_cancelled_was_not_the_first(instinct: tuple[int, ...], again: bool) -> None:
    """Cancelled by a 5, the roll was none: three dice fall at the next blow; after a 1 they have fallen."""
    fight = charge(warrior("assassin"), warrior("survival_instinct 4", RES=9))
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, *instinct)
    if fight.question == "keep_wound_dice":
        fight.answer("choose 1 1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1, 2, *([2] if again else []))
    assert (fight.question == "keep_wound_dice") is again


@pytest.mark.rule("CF-K-24")
def test_an_assassin_keeps_two_of_three_dice() -> None:
    fight = charge(warrior("assassin"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 6, 1, 5)
    assert (fight.question, fight.seat) == ("keep_wound_dice", 0)
    assert fight.options == ["choose 1 5", "choose 1 6", "choose 5 6"]
    fight.say(0, "choose 5 6")  # head in row 6/7
    assert fight.figure(2).down


@pytest.mark.rule("CF-K-24")
def test_on_the_first_wound_roll_only() -> None:
    fight = charge(warrior("assassin"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1, 2)
    fight.say(0, "choose 1 2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 2)  # two dice, nothing to choose
    assert len(fight.told("wound_roll")) == 2


@pytest.mark.rule("CF-K-24")
def test_after_ones_own_charge_only() -> None:
    assert wound_result(duel(warrior("assassin"), warrior())) == 2
    assert wound_result(charge(warrior(), warrior())) == 2


@pytest.mark.rule("CF-K-24")
def test_in_the_first_combat_only() -> None:
    """A first combat without a wound roll uses the skill up as well."""
    assert wound_result(second_combat(warrior("assassin"))) == 2
    fight = charge(warrior("assassin"), warrior(), turns=2)
    fight.open("0/2", "0/2")
    fight.to_combat(*AUTHORITY)
    assert wound_result(fight) == 2


# ── War-horse ──


@pytest.mark.rule("CF-K-31")
def test_a_war_horse_has_no_die_more_in_any_combat_of_the_turn_it_charged() -> None:
    fight = second_combat(warrior("war_horse"))
    fight.say(1, "place 3 0 2")
    assert fight.options[0] == "place 1 2 0"


@pytest.mark.rule("CF-K-31")
def test_a_war_horse_has_it_again_in_the_next_turn() -> None:
    fight = charge(warrior("war_horse"), warrior(), turns=2)
    fight.open("0/2", "0/2")
    fight.to_combat(*AUTHORITY)
    fight.say(1, "place 2 0 2")
    assert (fight.state.turn, fight.options[0]) == (2, "place 1 3 0")


# ── the charge penalty ──


def penalised(fight: Fight, who: int = 2) -> bool:
    penalty = fight.state.has(who, "charged")
    assert (fight.value(who, "INI"), fight.value(who, "ATT"), fight.value(who, "DEF")) == (
        (2,) * 3 if penalty else (3,) * 3
    )
    return penalty


@pytest.mark.rule("CF-K-45")
def test_the_immovable_do_not_mind_a_charge() -> None:
    assert penalised(charge(warrior(), warrior()))
    assert not penalised(charge(warrior(), warrior("immovable")))
    assert not penalised(charge(warrior("brutal"), warrior("immovable")))


@pytest.mark.rule("CF-K-52")
def test_the_ethereal_do_not_mind_a_charge() -> None:
    assert not penalised(charge(warrior(), warrior("ethereal")))
    assert not penalised(charge(warrior("brutal", size="large"), warrior("ethereal")))


@pytest.mark.rule("CF-K-50")
def test_the_hard_boiled_weigh_more_when_charged() -> None:
    assert not penalised(charge(warrior(), warrior("hard_boiled")))  # power 1 against 1 + 1
    assert penalised(charge(warrior(size="large"), warrior("hard_boiled")))  # 2 against 2
    assert not penalised(charge(warrior("hard_boiled"), warrior(size="large")))  # when charged, not when charging


@pytest.mark.rule("CF-K-51")
def test_a_thug_weighs_more_when_it_charges() -> None:
    large = warrior(size="large")
    assert not penalised(charge(warrior(), large))  # power 1 against 2
    assert penalised(charge(warrior("thug"), large))  # 1 + 1 against 2
    assert not penalised(charge(warrior("thug"), warrior(size="huge")))  # 2 against 3
    assert penalised(charge(warrior(), warrior("thug")))  # when it charges, not when charged


@pytest.mark.rule("CF-K-50", "CF-K-51")
def test_a_thug_and_a_hard_boiled_weigh_the_same() -> None:
    assert penalised(charge(warrior("thug"), warrior("hard_boiled")))


@pytest.mark.rule("CF-K-36")
def test_the_brutal_trouble_even_the_heaviest() -> None:
    assert penalised(charge(warrior("brutal"), warrior(size="gigantic")))
    assert not penalised(charge(warrior(), warrior(size="gigantic")))


@pytest.mark.rule("CF-K-36")
@pytest.mark.parametrize(("skills", "penalty"), [((), False), (("brutal",), True)])
def test_the_brutal_trouble_whom_they_pursue(skills: tuple[str, ...], penalty: bool) -> None:
    assert penalised(second_combat(warrior(*skills)), who=3) == penalty


@pytest.mark.rule("CF-K-36", "CF-K-28")
def test_immunity_to_the_brutal_or_to_charges() -> None:
    assert not penalised(charge(warrior("brutal"), warrior("immunity brutal", size="large")))
    assert penalised(charge(warrior("brutal"), warrior("immunity brutal")))  # a charge is a charge
    assert not penalised(charge(warrior(), warrior("immunity charged")))


@pytest.mark.rule("CF-K-45", "CF-K-52")
def test_the_places_used_here_are_in_contact() -> None:
    """A figure laid beside another was not charged."""
    fight = field_of((warrior(), 0, MIDDLE), (warrior(), 1, AROUND[0]))
    assert not penalised(fight)


@pytest.mark.rule("CF-X-6")
@pytest.mark.parametrize(("states", "charges"), [((), True), (("routing",), False)])
def test_who_is_routing_does_not_charge(states: tuple[str, ...], charges: bool) -> None:
    fight = field_of((warrior(states=states), 0, MIDDLE), (warrior(), 1, (400, 300)), charges=True)
    asked = (fight.question, fight.seat) == ("charge", 0)
    assert asked == charges
    assert ("charge 1 2" in fight.options) == charges
