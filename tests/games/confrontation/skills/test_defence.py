"""What a parry may win: Ambidextrous and Counter-attack."""

import pytest

from ..duels import Fight, duel, warrior

CLUMSY = warrior(ATT=-1)  # a natural 1 gives 1 - 1 = 0: the attack fails by itself


def attacked(*skills: str, **settings: str) -> Fight:
    """Figure 2 attacks figure 1, which has one die in attack and one in defence."""
    fight = duel(warrior(*skills), warrior(), **settings)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    return fight


# ── Ambidextrous ──


@pytest.mark.rule("CF-K-1")
def test_an_ambidextrous_parry_wins_an_attack_die() -> None:
    fight = attacked("ambidextrous")
    fight.say(0, "parry 1", 2, 2)  # attack 2 + 3 = 5, defence 2 + 3 = 5: equal is enough
    assert fight.dice_of(1) == (2, 0)  # the defence die is spent, an attack die came


@pytest.mark.rule("CF-K-1")
def test_a_parry_wins_nothing_without_the_skill() -> None:
    fight = attacked()
    fight.say(0, "parry 1", 2, 4)
    assert fight.dice_of(1) == (1, 0)


@pytest.mark.rule("CF-K-1")
def test_ambidextrous_wants_a_parry_that_succeeds() -> None:
    fight = attacked("ambidextrous")
    fight.say(0, "parry 1", 3, 2, 1, 1)  # attack 6, defence 5: hit, and a wound roll
    assert fight.dice_of(1) == (1, 0)


@pytest.mark.rule("CF-K-1")
def test_published_ambidextrous_strikes_back_at_once() -> None:
    fight = attacked("ambidextrous", "master_strike 2", edition="official")
    fight.say(0, "parry 1", 2, 4, 3, 1, 4)  # 5 against 7; its own attack 3 + 3 hits, legs in row 4/5
    assert fight.last("attack") == {"who": 1, "target": 2, "master": False}
    assert fight.figure(2).wound == "light"  # 4 + 5 - 5 = 4: no master strike
    assert fight.dice_of(1) == (1, 0)  # no die was won, none spent
    assert (fight.question, fight.seat) == ("choose_attack", 0)


@pytest.mark.rule("CF-K-1")
def test_published_ambidextrous_wants_a_margin_of_two() -> None:
    fight = attacked("ambidextrous", edition="official")
    fight.say(0, "parry 1", 2, 3)  # 5 against 6
    assert len(fight.told("attack")) == 1
    assert fight.dice_of(1) == (1, 0)


@pytest.mark.rule("CF-K-1")
def test_the_blow_struck_back_may_end_the_combat() -> None:
    fight = duel(warrior("ambidextrous"), warrior(wound="critical", INI=9, ATT=6), edition="official")
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 2, 4, 3, 1, 4)  # 2 + 6 - 3 = 5 against 7; any wound kills
    assert fight.figure(2).down
    assert fight.t.over


@pytest.mark.rule("CF-K-2")
@pytest.mark.parametrize(("answer", "dice"), [("keep", (1, 1)), ("trade", (2, 0))])
def test_when_the_attack_fails_by_itself_the_die_is_kept_or_traded(answer: str, dice: tuple[int, int]) -> None:
    fight = duel(warrior("ambidextrous"), CLUMSY)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 1)
    assert (fight.question, fight.seat, fight.options) == ("trade_die", 0, ["keep", "trade"])
    fight.say(0, answer)
    assert fight.dice_of(1) == dice


@pytest.mark.rule("CF-K-2")
def test_of_several_dice_announced_one_is_traded() -> None:
    fight = duel(warrior("ambidextrous"), CLUMSY)
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 2", 1)
    fight.say(0, "trade")
    assert fight.dice_of(1) == (1, 1)


@pytest.mark.rule("CF-K-2")
def test_nothing_is_traded_without_the_skill_or_without_a_defence() -> None:
    fight = duel(warrior(), CLUMSY)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 1)
    assert (fight.question, fight.dice_of(1)) == ("choose_attack", (1, 1))
    fight = duel(warrior("ambidextrous"), CLUMSY)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 1)
    assert (fight.question, fight.dice_of(1)) == ("choose_attack", (1, 1))


@pytest.mark.rule("CF-K-2")
def test_the_die_of_a_swashbuckler_may_be_traded() -> None:
    fight = duel(warrior("ambidextrous", "swashbuckler"), CLUMSY)
    fight.open("1/0/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1 1", 1)
    fight.say(0, "trade")
    assert (fight.dice_of(1), fight.figure(1).unplaced) == ((2, 0), 0)


# ── Counter-attack ──


@pytest.mark.rule("CF-K-3")
@pytest.mark.parametrize(
    ("skill", "face", "won"),
    [
        ("counter_attack", 4, 1),  # 7 - 5 = 2: enough when no number is printed
        ("counter_attack", 3, 0),
        ("counter_attack 1", 3, 1),
        ("counter_attack 1", 2, 0),  # parried, but not beaten
        ("counter_attack 3", 4, 0),
        ("counter_attack 3", 5, 1),
    ],
)
def test_a_counter_attack_wants_its_margin(skill: str, face: int, won: int) -> None:
    fight = attacked(skill)
    fight.say(0, "counter 1", 2, face)  # attack 2 + 3 = 5, defence 3 + the face
    assert fight.dice_of(1) == (1 + won, 0)


@pytest.mark.rule("CF-K-3")
def test_a_counter_attack_is_announced_before_the_attack_roll_or_not_at_all() -> None:
    fight = attacked("counter_attack")
    assert fight.options == ["endure", "parry 1", "counter 1", "sustain"]
    assert not fight.results("attack_test")
    fight.say(0, "parry 1", 2, 5)  # a margin of 3, but nothing was announced
    assert fight.dice_of(1) == (1, 0)


@pytest.mark.rule("CF-K-3")
def test_only_who_knows_how_may_announce_it() -> None:
    assert attacked().options == ["endure", "parry 1", "sustain"]


@pytest.mark.rule("CF-K-39")
@pytest.mark.parametrize(("skill", "kind"), [("warrior_mage", "magician"), ("warrior_monk", "faithful")])
def test_warrior_mages_and_warrior_monks_counter_attack(skill: str, kind: str) -> None:
    for face, won in ((4, 1), (3, 0)):  # with the usual margin of 2
        fight = duel(warrior(skill, kind=kind), warrior())
        fight.open("1/1", "2/0", first=2)
        fight.say(1, "attack 2 1")
        fight.say(0, "counter 1", 2, face)
        assert fight.dice_of(1) == (1 + won, 0)


@pytest.mark.rule("CF-K-39")
def test_a_number_printed_goes_before_the_one_included() -> None:
    fight = attacked("warrior_mage", "counter_attack 3")
    fight.say(0, "counter 1", 2, 4)  # a margin of 2
    assert fight.dice_of(1) == (1, 0)


# ── one or the other ──


@pytest.mark.rule("CF-K-4")
@pytest.mark.parametrize(
    ("answer", "face", "won"),
    [
        ("parry 1", 2, 1),  # Ambidextrous
        ("parry 1", 4, 1),  # Ambidextrous, and no counter-attack on top
        ("counter 1", 4, 1),  # Counter-attack, and no Ambidextrous on top
        ("counter 1", 3, 0),  # the margin was missed, and Ambidextrous was not what was announced
    ],
)
def test_one_parry_one_skill(answer: str, face: int, won: int) -> None:
    fight = attacked("ambidextrous", "counter_attack")
    fight.say(0, answer, 2, face)
    assert fight.dice_of(1) == (1 + won, 0)


@pytest.mark.rule("CF-K-4")
def test_who_announced_a_counter_attack_trades_nothing() -> None:
    fight = duel(warrior("ambidextrous", "counter_attack"), CLUMSY)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "counter 1", 1)
    assert (fight.question, fight.dice_of(1)) == ("choose_attack", (1, 1))


# ── the die won ──


@pytest.mark.rule("CF-K-5")
def test_a_die_won_strikes_at_the_next_turn_to_attack() -> None:
    fight = duel(warrior("ambidextrous"), warrior())
    fight.open("0/2", "1/1", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 2, 2)
    assert (fight.question, fight.seat, fight.options) == ("choose_attack", 0, ["attack 1 2"])  # in the same pass
    assert len(fight.told("pass_begins")) == 1


@pytest.mark.rule("CF-K-5")
def test_who_has_attacked_already_waits_for_the_next_pass() -> None:
    fight = duel(warrior("ambidextrous"), warrior())
    fight.open("1/1", "1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)  # hit; legs in row 0/1: stunned, so ATT 2
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 3, 2)  # 3 + 2 = 5 against 5
    assert len(fight.told("pass_begins")) == 2
    assert (fight.question, fight.options) == ("choose_attack", ["attack 1 2"])


@pytest.mark.rule("CF-K-5")
def test_a_die_won_is_lost_at_the_end_of_the_combat() -> None:
    fight = duel(warrior("ambidextrous"), warrior(wound="critical", INI=9))
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "parry 1", 2, 2)
    assert fight.dice_of(1) == (2, 0)
    fight.say(0, "attack 1 2", 3, 1, 4)  # any wound kills
    assert (fight.figure(2).down, fight.dice_of(1)) == (True, (0, 0))


# ── sustained defence closes both ──


@pytest.mark.rule("CF-E5-6")
def test_no_counter_attack_from_a_sustained_defence_on() -> None:
    fight = attacked("counter_attack")
    fight.say(0, "sustain", 2, 5)  # attack 5, defence 5 + 3 - 2 = 6
    fight.say(0, "attack 1 2", 1, 1, 1)  # stuns: ATT 2
    fight.say(1, "attack 2 1")
    assert fight.options == ["sustain"]
    fight.say(0, "sustain", 1, 5)  # 3 against 6: a margin of 3 wins nothing
    assert fight.dice_of(1) == (0, 0)
    assert not fight.told("gains_die")


@pytest.mark.rule("CF-E5-10")
@pytest.mark.parametrize("edition", ["sheet", "official"])
def test_ambidextrous_is_dead_from_a_sustained_defence_on(edition: str) -> None:
    fight = attacked("ambidextrous", edition=edition)
    fight.say(0, "sustain", 2, 6, 2)  # attack 5, defence 6 + 2 + 3 - 2 = 9
    assert fight.dice_of(1) == (1, 1)
    assert len(fight.told("attack")) == 1


@pytest.mark.rule("CF-E5-10")
def test_a_sustained_defence_trades_no_die() -> None:
    fight = duel(warrior("ambidextrous"), CLUMSY)
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "sustain", 1)
    assert (fight.question, fight.dice_of(1)) == ("choose_attack", (1, 1))
