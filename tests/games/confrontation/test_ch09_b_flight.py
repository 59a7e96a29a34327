"""IX-B. Flight and melee."""

from __future__ import annotations

import pytest

from heraut.games.confrontation.answers import Pursue
from heraut.games.confrontation.rules.ch09_combat.pursuit import pursue

from .playing import FIRST_WINS, A, B, Laid, Play, fig, lay, man, tough

FOUR = ("INI", "ATT", "FOR", "DEF")
STILL = {"MOU": 0, "flight": 0}


# ── IX-B-1: in the air ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-B1-1")
@pytest.mark.parametrize(("one", "other", "melees"), [(0, 0, 1), (1, 1, 1), (2, 2, 1), (0, 1, 0), (1, 2, 0), (0, 2, 0)])
def test_contact_wants_the_same_level(one: int, other: int, melees: int) -> None:
    play = Play(lay(fig(man(), A, 0, level=one), fig(man(), B, 25, level=other)))
    assert play.told("phase_begins") == [{"melees": melees}]


def winner_and_prey(winner: Laid, *others: Laid) -> Play:
    """Figure 1 of A has killed figure 2 of B beside it; who else is there may be pursued."""
    weak = fig(man(), B, winner.x - 25, winner.y, **winner.more)
    play = Play(lay(winner, weak, *others)).ready({1: "2 0", 2: "2 0"}, first=1)
    return play.say(A, "attack 1 2", 3, 5, 5)  # head: 5 + 44 - 5


def killer(**changes: int | float) -> dict[str, int | float]:
    return {"FOR": 44, **changes}


@pytest.mark.rule("CF-B1-2")
@pytest.mark.parametrize(("level", "reaches"), [(0, False), (1, True), (2, True)])
def test_in_the_air_the_pursuit_uses_the_flying_move(level: int, reaches: bool) -> None:
    # MOU 2 cm: a pursuit of 10 mm.  In flight 20 cm: 100 mm.  The prey is 80 mm away from contact.
    hunter = fig(man(**killer(MOU=2, flight=20)), A, 0, level=level)
    play = winner_and_prey(hunter, fig(man(), B, 105, level=level))
    assert ("pursue 1 3" in play.options) is reaches


@pytest.mark.rule("CF-B1-5")
@pytest.mark.parametrize(("far", "reaches"), [(100, True), (125, True), (129, False)])
def test_a_flyer_is_measured_on_the_ground_with_its_marker(far: int, reaches: bool) -> None:
    # Half of 20 cm is 100 mm along the table, and 25 mm are the two bases, on whatever level.
    for level in (0, 1, 2):
        hunter = fig(man(**killer(MOU=20, flight=20)), A, 0, level=level)
        play = winner_and_prey(hunter, fig(man(), B, far, level=level))
        assert ("pursue 1 3" in play.options) is reaches


@pytest.mark.rule("CF-B1-5", "CF-B2-5")
def test_a_dive_is_no_longer_than_the_way_on_the_ground() -> None:
    # Twice 5 cm is 100 mm.
    for far, reaches in ((125, True), (129, False)):
        diver, prey = fig(man(flight=5), A, 0, level=2), fig(man(**STILL), B, far, level=1)
        play = Play(lay(diver, prey, charges=True))
        assert ("dive 1 2" in play.options) is reaches


@pytest.mark.rule("CF-B1-3")
def test_a_pursuit_never_changes_the_level() -> None:
    hunter = fig(man(**killer(MOU=20, flight=20)), A, 0, level=1)
    below, beside, above = (fig(man(), B, 60, y, level=level) for y, level in ((0, 0), (30, 1), (0, 2)))
    play = winner_and_prey(hunter, below, beside, above)
    play.asks(A, "pursue", "stay", "pursue 1 4")  # not 3 on the ground, not 5 higher up
    play.say(A, "pursue 1 4")
    assert play.figure(1).level == 1


@pytest.mark.rule("CF-B1-4")
@pytest.mark.parametrize(("level", "blocked"), [(0, True), (1, False)])
def test_figures_in_the_air_never_block_those_on_the_ground(level: int, blocked: bool) -> None:
    # A wide friend between charger and prey.
    charger, prey = fig(man(MOU=10), A, 0), fig(man(**STILL), B, 150)
    between = fig(man(base=100, **STILL), A, 75, level=level)
    play = Play(lay(charger, prey, between, charges=True))
    assert ("charge 1 2" not in play.options) is blocked


# ── IX-B-2: dive charges ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-B2-1")
@pytest.mark.parametrize(
    ("level", "offered"),
    [
        (0, {"charge 1 2"}),
        (1, {"charge 1 3", "dive 1 2"}),
        (2, {"charge 1 4", "dive 1 3"}),
    ],
)
def test_a_dive_goes_one_level_down_and_no_farther(level: int, offered: set[str]) -> None:
    diver = fig(man(MOU=10, flight=10), A, 0, level=level)
    prey = [fig(man(**STILL), B, 60, 40 * high, level=high) for high in (0, 1, 2)]
    play = Play(lay(diver, *prey, charges=True))
    assert {option for option in play.options if len(option.split()) == 3} == offered


def dive(prey: str = "medium") -> Play:
    """Figure 1 dives from level 1 on figure 2 on the ground."""
    diver, target = fig(man(flight=10), A, 0, level=1), fig(man(size=prey, **STILL), B, 60)
    return Play(lay(diver, target, charges=True)).say(A, "dive 1 2")


@pytest.mark.rule("CF-B2-2")
def test_a_dive_gives_ini_att_and_for_2_more() -> None:
    play = dive()
    assert play.values(1, *FOUR, "RES") == (5, 5, 6, 3, 5)
    play.ready({1: "1 1", 2: "1 1"}, first=1)
    assert play.tests("initiative_test")[0] == (1, 5 + 3 + 2)
    play.say(A, "attack 1 2")
    play.say(B, "endure", 3, 1, 2)
    assert play.tests("attack_test") == [(1, 3 + 3 + 2)]
    assert play.last("wound_roll")["result"] == 2 + 4 + 2 - 5


@pytest.mark.rule("CF-B2-5", "CF-B2-1")
def test_in_all_else_a_dive_is_a_charge() -> None:
    play = dive()
    assert play.figure(1).level == 0
    assert play.told("charge") == [{"who": 1, "touches": (2,), "diving": True}]
    assert play.values(2, *FOUR) == (2, 2, 4, 2)  # the charge penalty
    assert play.told("phase_begins") == [{"melees": 1}]
    assert dive("large").values(2, *FOUR) == (3, 3, 4, 3)  # and its condition


@pytest.mark.rule("CF-B2-5")
def test_who_already_touches_an_enemy_may_not_dive() -> None:
    diver, foe = fig(man(flight=10), A, 0, level=1), fig(man(**STILL), B, -25, level=1)
    play = Play(lay(diver, foe, fig(man(**STILL), B, 60), charges=True))
    assert play.asked == (A, "name_for_authority")  # nobody can charge


@pytest.mark.rule("CF-B2-3")
def test_the_bonus_is_kept_when_the_split_parts_the_diver_from_its_target() -> None:
    # 1 dives on 2, who also touches 4; then 3 charges 1.  1 is made to fight 3, and 2 to fight 4.
    figures = (
        fig(man(flight=10), A, 60, level=1),
        fig(man(**STILL), B, 0),
        fig(man(MOU=10), B, 120),
        fig(man(**STILL), A, -25),
    )
    play = Play(lay(*figures, charges=True))
    play.say(A, "dive 1 2")
    play.say(B, "charge 3 1")
    play.on_to("split_melee", *FIRST_WINS)
    play.say(A, "combat 1 3")
    play.say(A, "combat 2 4")
    play.on_to("designate_combat", *FIRST_WINS)
    play.say(A, "resolve 1 3")
    assert play.values(1, *FOUR) == (3 + 2 - 1, 3 + 2 - 1, 4 + 2, 3 - 1)  # charged itself: INI, ATT and DEF -1


@pytest.mark.rule("CF-B2-4")
def test_the_bonus_counts_only_in_the_divers_first_combat() -> None:
    # 1 has dived on 2.  Elsewhere 4 kills 3, then runs into 1: a second combat, in which the bonus is gone.
    figures = (
        fig(tough(), A, 0, states=("dive",)),
        fig(tough(), B, -25),
        fig(man(), A, 85),
        fig(man(FOR=44), B, 60),
    )
    play = Play(lay(*figures)).on_to("designate_combat", *FIRST_WINS)
    play.say(A, "resolve 1 2")
    assert play.values(1, *FOUR) == (5, 5, 6, 3)
    play.idle()
    assert play.values(1, *FOUR) == (3, 3, 4, 3)
    play.say(B, "resolve 3 4")
    play.ready({3: "2 0", 4: "2 0"}, first=4)
    play.say(B, "attack 4 3", 3, 5, 5)
    play.say(B, "pursue 4 1")
    play.say(B, "resolve 1 4")
    assert play.values(1, *FOUR) == (3, 3, 4, 3)


@pytest.mark.rule("CF-B2-6")
def test_the_bonus_ends_with_a_pursuit_move() -> None:
    """One function: in play the first combat of the diver is always over when it pursues (CF-B2-4)."""
    play = Play(lay(fig(man(), A, 0, states=("dive",)), fig(man(), B, 60), fig(man(), B, 300), fig(man(), A, 325)))
    assert play.values(1, *FOUR) == (5, 5, 6, 3)
    pursue(play.t, Pursue(1, (2,)))
    assert play.values(1, *FOUR) == (3, 3, 4, 3)


@pytest.mark.rule("CF-B2-4", "CF-B2-6")
def test_a_diver_that_kills_and_pursues_fights_on_without_the_bonus() -> None:
    diver = fig(man(FOR=44, flight=10), A, 0, 40, level=1)
    play = Play(lay(diver, fig(man(**STILL), B, 0), fig(man(**STILL), B, 60), charges=True))
    play.say(A, "dive 1 2")
    play.ready({1: "2 0", 2: "2 0"}, first=1)
    play.say(A, "attack 1 2", 3, 5, 5)
    play.say(A, "pursue 1 3")
    assert play.asked == (A, "designate_new_combat")
    play.say(A, "resolve 1 3")
    assert play.values(1, *FOUR) == (3, 3, 44, 3)
