"""Chapter VII: charges and what it is to be charged."""

from __future__ import annotations

import pytest

from .playing import FIRST_WINS, A, B, Play, fig, lay, man, tough

FOUR = ("INI", "ATT", "FOR", "DEF")
SLOW = {"MOU": 0}  # a figure that cannot charge back


def charged(charger: str = "medium", target: str = "medium") -> Play:
    """Figure 1 charges figure 2 from 60 mm away."""
    figures = fig(man(size=charger), A, 0), fig(man(size=target, **SLOW), B, 60)
    play = Play(lay(*figures, charges=True))
    play.asks(A, "charge", "stay", "charge 1 2")
    return play.say(A, "charge 1 2")


@pytest.mark.rule("CF-X-1", "CF-X-2")
def test_a_charged_figure_has_att_ini_and_def_1_less_and_its_for_unchanged() -> None:
    play = charged()
    assert play.told("charged") == [{"who": 2, "by": 1}]
    assert play.values(2, *FOUR, "RES", "DIS") == (2, 2, 4, 2, 5, 3)
    assert play.values(1, *FOUR) == (3, 3, 4, 3)


@pytest.mark.rule("CF-X-1")
def test_the_penalty_counts_in_the_attack_of_the_charged() -> None:
    play = charged().ready({1: "1 1", 2: "1 1"}, first=2)
    play.say(B, "attack 2 1")
    play.say(A, "parry 1", 4, 3)  # 4 + 3 - 1 = 6 against 3 + 3 = 6
    assert play.tests("attack_test") == [(2, 6)]


@pytest.mark.rule("CF-X-3")
def test_the_penalty_counts_once_whatever_the_number_of_chargers() -> None:
    figures = fig(man(), A, 0), fig(man(**SLOW), B, 60), fig(man(), A, 120)
    play = Play(lay(*figures, charges=True))
    play.say(A, "charge 1 2")
    play.say(A, "charge 3 2")
    assert len(play.told("charge")) == 2
    assert play.values(2, *FOUR) == (2, 2, 4, 2)


@pytest.mark.rule("CF-X-4")
@pytest.mark.parametrize(
    ("charger", "target", "penalty"),
    [("medium", "small", 1), ("medium", "medium", 1), ("large", "medium", 1), ("medium", "large", 0)],
)
def test_the_penalty_wants_a_charger_at_least_as_powerful(charger: str, target: str, penalty: int) -> None:
    play = charged(charger, target)
    assert play.values(2, *FOUR) == (3 - penalty, 3 - penalty, 4, 3 - penalty)


@pytest.mark.rule("CF-X-5")
def test_the_penalty_stays_when_the_split_parts_charger_and_charged() -> None:
    # 1 charges 2 and 4 at once; 3 is at 2's side: 1 may be made to fight 4, and 2 to fight 3.
    figures = (
        fig(man(), A, 0),
        fig(man(**SLOW), B, 60),
        fig(man(**SLOW), A, 85),
        fig(man(**SLOW), B, 35, -25),
    )
    play = Play(lay(*figures, charges=True))
    play.say(A, "charge 1 2 4")
    play.on_to("split_melee", *FIRST_WINS)
    play.say(A, "combat 1 4")
    play.say(A, "combat 2 3")
    assert play.has(2, "charged")
    assert play.values(2, *FOUR) == (2, 2, 4, 2)
    play.on_to("designate_combat", *FIRST_WINS)
    play.say(A, "resolve 1 4")
    play.ready({1: "0 2", 4: "1 1"}, first=1, before=())
    play.say(B, "attack 4 1")
    play.say(A, "parry 1", 1, 5)
    play.say(B, "resolve 2 3")
    play.ready({2: "1 1", 3: "1 1"}, first=2, before=())
    play.say(B, "attack 2 3")
    play.say(A, "parry 1", 4, 3)
    assert play.tests("attack_test")[-1] == (2, 6)  # 4 + 3 - 1, against one who never charged it


@pytest.mark.rule("CF-X-7")
def test_the_penalty_lasts_until_the_end_of_the_combat_phase() -> None:
    figures = fig(tough(), A, 0), fig(tough(**SLOW), B, 60)
    play = Play(lay(*figures, charges=True, turns=2)).say(A, "charge 1 2")
    play.ready({1: "0 2", 2: "1 1"}, first=1)
    assert play.values(2, *FOUR) == (2, 2, 4, 2)
    play.say(B, "attack 2 1")
    play.say(A, "parry 1", 1, 5)
    assert play.when("combat_ends").state.has(2, "charged")
    assert play.when("phase_ends").state.has(2, "charged")
    assert play.told("turn_begins")[-1] == {"turn": 2}
    assert not play.has(2, "charged")
    assert play.values(2, *FOUR) == (3, 3, 4, 3)


@pytest.mark.rule("CF-X-6")
def test_a_routing_figure_held_in_contact_puts_all_its_dice_in_defence() -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25, states=("routing",)), fig(man(), A, 50)))
    play.on_to("place_dice", *FIRST_WINS)
    play.asks(B, "place_dice", "place 2 0 3")  # 1 + 2 dice, and no other way
    play.say(B, "place 2 0 3")
    assert play.attack_defence(2) == (0, 3)
