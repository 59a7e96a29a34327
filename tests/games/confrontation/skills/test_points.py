"""Windows: Concentration, Mutagenic and Extra limb, and the order of the phase around them."""

import pytest

from ..duels import AUTHORITY, Fight, Warrior, charge, duel, field_of, warrior

STEPS = (
    "phase_begins", "authority", "combat_begins", "placed", "initiative", "pass_begins", "attack", "combat_ends",
    "phase_ends",
)  # fmt: skip
PLAIN_STEPS = [
    "phase_begins", "authority", "combat_begins", "placed", "placed", "initiative", "pass_begins", "attack", "attack",
    "combat_ends", "phase_ends",
]  # fmt: skip


def to_first_pass(left: Warrior, right: Warrior, first: int = 1) -> Fight:
    """A duel at the window of its first pass; the window before Initiative is passed by."""
    fight = duel(left, right)
    fight.open("1/1", "1/1", first=first)
    assert fight.question == "prepare_pass"
    return fight


# ── Concentration ──


@pytest.mark.rule("CF-K-19")
def test_concentration_gives_so_many_points_a_turn() -> None:
    fight = to_first_pass(warrior("concentration 2"), warrior())
    assert (fight.seat, fight.options) == (0, ["pass", "boost 1 ATT", "boost 1 FOR", "boost 1 DEF"])
    fight.say(0, "boost 1 ATT")
    fight.say(0, "boost 1 ATT")
    assert fight.question == "choose_attack"  # no point is left
    assert (fight.value(1, "ATT"), fight.value(1, "DEF"), fight.value(2, "ATT")) == (5, 3, 3)


@pytest.mark.rule("CF-K-19")
def test_points_are_shared_as_one_likes_and_kept_for_later() -> None:
    fight = to_first_pass(warrior("concentration 2"), warrior())
    fight.say(0, "boost 1 DEF")
    fight.say(0, "pass")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    fight.say(1, "attack 2 1")
    assert fight.value(1, "DEF") == 4
    assert fight.figure(1).points == 1


@pytest.mark.rule("CF-K-19")
def test_before_initiative_points_go_to_ini_only() -> None:
    fight = duel(warrior("concentration 2"), warrior())
    fight.answer("place 2 1 1")
    fight.answer("place 1 1 1")
    assert (fight.question, fight.seat, fight.options) == ("prepare_initiative", 0, ["pass", "boost 1 INI"])
    fight.say(0, "boost 1 INI")
    fight.say(0, "pass")
    fight.open(initiative=(2, 2))  # 2 + 3 + 1 against 2 + 3
    assert fight.results("initiative_test") == [6, 5]
    assert (fight.question, fight.options) == ("prepare_pass", ["pass", "boost 1 ATT", "boost 1 FOR", "boost 1 DEF"])


@pytest.mark.rule("CF-K-19")
def test_att_and_def_are_not_offered_in_the_middle_of_a_pass() -> None:
    fight = to_first_pass(warrior("concentration 1"), warrior())
    fight.say(0, "pass")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    fight.say(1, "attack 2 1")
    assert fight.options == ["endure", "parry 1", "sustain"]
    fight.say(0, "endure", 3, 1, 1)
    assert fight.t.over


@pytest.mark.rule("CF-K-19")
def test_every_pass_offers_them_again() -> None:
    fight = duel(warrior("concentration 1"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "pass")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    assert (fight.question, len(fight.told("pass_begins"))) == ("prepare_pass", 2)


@pytest.mark.rule("CF-K-19")
def test_boosts_last_for_the_turn_and_points_come_back_with_the_next() -> None:
    fight = duel(warrior("concentration 2"), warrior(), turns=2)
    fight.open("1/1", "0/2")
    fight.say(0, "boost 1 FOR")
    fight.say(0, "pass")
    assert fight.value(1, "FOR") == 6
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    fight.to_combat(*AUTHORITY)
    assert (fight.state.turn, fight.value(1, "FOR"), fight.figure(1).points) == (2, 5, 2)


@pytest.mark.rule("CF-K-19")
def test_boosts_last_beyond_the_combat() -> None:
    fight = charge(warrior("concentration 1"), warrior(wound="critical"), warrior())
    fight.open("1/1", "0/2")
    fight.say(0, "boost 1 ATT")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 4)
    fight.say(0, "pursue 1 3")
    assert fight.figure(2).down
    assert fight.value(1, "ATT") == 4


@pytest.mark.rule("CF-K-19")
def test_without_the_skill_nothing_is_asked() -> None:
    fight = duel(warrior(), warrior())
    fight.open("1/1", "1/1")
    assert fight.question == "choose_attack"
    assert fight.figure(1).points == 0


# ── Extra limb ──


@pytest.mark.rule("CF-K-35")
def test_an_extra_limb_swaps_att_and_def_for_one_pass() -> None:
    fight = duel(warrior("extra_limb", ATT=2, DEF=6), warrior())
    fight.open("2/0", "0/2")
    assert (fight.question, fight.options) == ("prepare_pass", ["pass", "swap 1"])
    fight.say(0, "swap 1")
    assert (fight.value(1, "ATT"), fight.value(1, "DEF")) == (6, 2)
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 3, 1, 1)
    assert fight.results("attack_test") == [9]
    assert (fight.question, fight.options) == ("prepare_pass", ["pass", "swap 1"])  # the next pass, unswapped
    assert (fight.value(1, "ATT"), fight.value(1, "DEF")) == (2, 6)


@pytest.mark.rule("CF-K-35")
def test_an_extra_limb_may_rest() -> None:
    fight = to_first_pass(warrior("extra_limb", ATT=2, DEF=6), warrior())
    fight.say(0, "pass")
    assert (fight.value(1, "ATT"), fight.value(1, "DEF")) == (2, 6)


@pytest.mark.rule("CF-K-35")
def test_penalties_stay_with_the_characteristic() -> None:
    fight = to_first_pass(warrior("extra_limb", ATT=2, DEF=6, wound="light", INI=9), warrior())
    fight.say(0, "swap 1")
    assert (fight.value(1, "ATT"), fight.value(1, "DEF")) == (5, 1)


@pytest.mark.rule("CF-K-35")
@pytest.mark.parametrize("first", [1, 2])
def test_the_loser_of_initiative_announces_first(first: int) -> None:
    winner, loser = first - 1, 2 - first
    fight = to_first_pass(warrior("extra_limb"), warrior("extra_limb"), first)
    assert fight.seat == loser
    fight.say(loser, "pass")
    assert (fight.question, fight.seat) == ("prepare_pass", winner)
    fight.say(winner, f"swap {winner + 1}")
    assert (fight.question, fight.seat) == ("prepare_pass", loser)  # something happened: a second thought
    fight.say(loser, "pass")
    assert (fight.question, fight.seat) == ("choose_attack", winner)


# ── Mutagenic ──


def mutants(*warriors: Warrior, dice: tuple[int, ...]) -> Fight:
    """The left side, in a row and far from any enemy but the first; the table stands at its first question."""
    figures = [(one, 0, (300, 300 + 60 * number)) for number, one in enumerate(warriors)]
    return field_of(*figures, (warrior(), 1, (325, 300)), dice=dice)


@pytest.mark.rule("CF-K-54")
@pytest.mark.parametrize(
    ("costs", "dice"), [((20,), 1), ((100,), 1), ((101,), 2), ((50, 50), 1), ((60, 60), 2), ((150, 101), 3)]
)
def test_one_die_for_each_started_100_pa_of_bearers(costs: tuple[int, ...], dice: int) -> None:
    fight = mutants(*[warrior("mutagenic 0", PA=cost) for cost in costs], warrior(PA=500), dice=(3,) * dice)
    assert fight.last("mutation") == {"side": 0, "rolled": (3,) * dice}
    fight.chance.finish()


@pytest.mark.rule("CF-K-54")
@pytest.mark.parametrize(
    ("skill", "face", "points"), [("mutagenic 0", 4, 4), ("mutagenic 2", 4, 6), ("mutagenic -1", 4, 3)]
)
def test_a_die_gives_its_face_and_the_number_of_the_skill(skill: str, face: int, points: int) -> None:
    fight = mutants(warrior(skill), dice=(face,))
    assert (fight.question, fight.seat, fight.options) == ("share_mutation", 0, ["mutate 1"])
    fight.say(0, "mutate 1")
    assert fight.figure(1).points == points


@pytest.mark.rule("CF-K-54")
def test_a_negative_number_leaves_no_less_than_nothing_and_lowers_no_limit() -> None:
    fight = mutants(warrior("mutagenic -3"), dice=(2,))
    fight.say(0, "mutate 1")
    assert fight.figure(1).points == 0
    fight = mutants(warrior("mutagenic -3"), dice=(6,))
    fight.say(0, "mutate 1")
    fight.chance.add(*AUTHORITY)
    for answer in ("name 1", "name 2", "resolve 1 2", "place 2 1 1", "place 1 1 1"):
        fight.answer(answer)
    for _ in range(2):
        fight.say(0, "boost 1 INI")
    assert (fight.question, fight.figure(1).points) == ("name_for_initiative", 1)


@pytest.mark.rule("CF-K-54")
def test_a_1_gives_nothing_and_a_6_is_not_rolled_again() -> None:
    assert mutants(warrior("mutagenic 2"), dice=(1,)).question != "share_mutation"
    fight = mutants(warrior("mutagenic 0"), dice=(6,))
    fight.say(0, "mutate 1")
    assert fight.figure(1).points == 6


@pytest.mark.rule("CF-K-54")
def test_each_die_goes_to_one_bearer_the_best_first() -> None:
    fight = mutants(warrior("mutagenic 0", PA=60), warrior("mutagenic 0", PA=60), warrior(), dice=(5, 2))
    assert fight.options == ["mutate 1", "mutate 2"]
    fight.say(0, "mutate 2")
    fight.say(0, "mutate 1")
    assert [fight.figure(who).points for who in (1, 2, 3)] == [2, 5, 0]


@pytest.mark.rule("CF-K-54")
def test_mutants_boost_what_the_moment_allows_two_points_at_most() -> None:
    fight = mutants(warrior("mutagenic 0"), dice=(6,))
    fight.say(0, "mutate 1")
    fight.chance.add(*AUTHORITY)
    fight.answer("name 1")
    fight.answer("name 2")
    fight.answer("resolve 1 2")
    fight.answer("place 2 1 1")
    fight.answer("place 1 1 1")
    assert (fight.question, fight.options) == ("prepare_initiative", ["pass", "boost 1 INI"])
    fight.say(0, "boost 1 INI")
    fight.say(0, "boost 1 INI")
    assert fight.question == "name_for_initiative"  # two is the most for one characteristic
    fight.open()
    assert fight.results("initiative_test") == [8, 4]
    assert fight.options == ["pass", "boost 1 ATT", "boost 1 FOR", "boost 1 DEF", "boost 1 RES"]
    fight.say(0, "boost 1 RES")
    fight.say(0, "boost 1 RES")
    assert fight.value(1, "RES") == 7
    assert fight.options == ["pass", "boost 1 ATT", "boost 1 FOR", "boost 1 DEF"]


@pytest.mark.rule("CF-K-54")
def test_a_positive_number_raises_the_most_for_one_characteristic() -> None:
    fight = mutants(warrior("mutagenic 1"), dice=(5,))
    fight.say(0, "mutate 1")
    fight.chance.add(*AUTHORITY)
    for answer in ("name 1", "name 2", "resolve 1 2", "place 2 1 1", "place 1 1 1"):
        fight.answer(answer)
    for _ in range(3):
        fight.say(0, "boost 1 INI")
    assert (fight.question, fight.figure(1).points) == ("name_for_initiative", 3)


@pytest.mark.rule("CF-K-54")
def test_a_point_in_mou_lengthens_a_charge() -> None:
    def reach(gap: int) -> Fight:
        return field_of((warrior("mutagenic 0"), 0, (0, 0)), (warrior(), 1, (gap, 0)), dice=(3,), charges=True)

    fight = reach(265)  # a charge of 2 x 100 mm falls short of 265 - 25; 2 x 125 does not
    fight.say(0, "mutate 1")
    assert (fight.question, fight.options) == ("charge", ["stay", "boost 1 MOU"])
    fight.say(0, "boost 1 MOU")
    assert "charge 1 2" in fight.options


@pytest.mark.rule("CF-K-54")
def test_both_sides_mutate() -> None:
    fight = field_of((warrior("mutagenic 0"), 0, (300, 300)), (warrior("mutagenic 0"), 1, (325, 300)), dice=(2, 3))
    fight.say(0, "mutate 1")
    assert (fight.question, fight.seat) == ("share_mutation", 1)
    fight.say(1, "mutate 2")
    assert (fight.figure(1).points, fight.figure(2).points) == (2, 3)


# ── the order of the steps, and saves in the middle of a window ──

USERS = [
    ("luck", "luck"),
    ("resolution 2", "resolution"),
    ("concentration 1", "boost 1 ATT"),
    ("extra_limb", "swap 1"),
]


def play_out(fight: Fight, wish: str, faces: int) -> list[str]:
    """Answer to the end, taking the wish whenever it is offered; the questions put, in order."""
    asked: list[str] = []
    while not fight.t.over:
        asked.append(fight.question)
        assert len(asked) < 50, "the fight does not end"
        wanted = (wish, "attack 1 2", "attack 2 1", "endure", "place 1 1 1", "place 2 1 1")
        answer = next((answer for answer in wanted if answer in fight.options), fight.options[0])
        fight.chance.add(*[faces] * 12)
        fight.answer(answer)
        fight.chance.left.clear()
        faces = 3 - faces  # 1, 2, 1, 2: no ties, nothing that kills
    return asked


@pytest.mark.rule("CF-P-3")
@pytest.mark.parametrize(("skill", "wish"), [("endurance", ""), *USERS])
def test_windows_leave_the_order_of_the_steps_alone(skill: str, wish: str) -> None:
    fight = duel(warrior(skill, INI=9, ATT=4), warrior())
    play_out(fight, wish, 1)
    assert fight.kinds(*STEPS) == PLAIN_STEPS
    assert not wish or any(fact.kind == wish.split()[0] for fact in fight.facts)


@pytest.mark.rule("CF-P-3", "CF-K-17", "CF-K-18", "CF-K-19", "CF-K-35")
@pytest.mark.parametrize(("skill", "wish"), USERS)
def test_a_fight_saved_in_a_window_goes_on_the_same(skill: str, wish: str) -> None:
    fight = duel(warrior(skill, INI=9, ATT=4), warrior())
    fight.open("1/1", "1/1")
    if wish not in fight.options:
        fight.say(0, "attack 1 2")
        fight.say(1, "endure", *((1,) if skill == "luck" else ()))
    assert wish in fight.options
    twin = fight.reload()
    assert (twin.saved, twin.options, twin.seat) == (fight.saved, fight.options, fight.seat)
    assert play_out(twin, wish, 1) == play_out(fight, wish, 1)
    assert (twin.saved, twin.facts) == (fight.saved, fight.facts)
    assert any(fact.kind == wish.split()[0] for fact in twin.facts)
