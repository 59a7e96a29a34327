"""IX-A. Melees, and how they are separated into combats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import cos, pi, sin

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heraut.games.confrontation.model import Fight, fight_between
from heraut.games.confrontation.rules.ch09_combat.melees import melees, splits

from .playing import FIRST_WINS, HARMLESS, SECOND_WINS, A, B, C, Laid, Play, around, every_way, fig, lay, man, tough

Contacts = dict[int, tuple[int, ...]]
Way = tuple[Fight, ...]


def row(*sides: int) -> list[Laid]:
    """Figures side by side, each touching only its neighbours."""
    return [fig(man(), side, 25 * place) for place, side in enumerate(sides)]


def ways_to_split(play: Play) -> set[Way]:
    """Every split that can be reached question by question, each by one way only."""
    found = [tuple(sorted(table.state.combats)) for table in every_way(play, "split_melee")]
    assert len(found) == len(set(found))
    return set(found)


# ── IX-A-1: melee and combat ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-A1-1")
def test_a_melee_is_a_chain_of_contacts_between_enemies() -> None:
    # 1-2-3-4 is one chain; 5 touches its friend 4 only, 6 touches 5: another one.
    play = Play(lay(*row(A, B, A, B, B, A)))
    assert play.told("phase_begins") == [{"melees": 2}]
    play.asks(A, "name_for_split", "name 1", "name 3")
    play.say(A, "name 1")
    play.asks(B, "name_for_split", "name 2", "name 4")


@pytest.mark.rule("CF-A1-1")
def test_a_melee_is_the_greatest_chain() -> None:
    assert melees({1: (2,), 2: (1, 3), 3: (2, 4), 4: (3,), 5: (6,), 6: (5,), 7: ()}) == [(1, 2, 3, 4), (5, 6)]


@pytest.mark.rule("CF-A1-2")
def test_who_touches_no_enemy_is_in_no_melee() -> None:
    play = Play(lay(*row(A, A, B))).on_to("place_dice", *FIRST_WINS)
    assert play.told("combat_begins") == [{"lone": 2, "others": (3,)}]  # 1 touches its friend 2, who fights
    assert play.figure(1).unplaced == 0


@pytest.mark.rule("CF-A1-3")
def test_a_figure_fights_only_enemies_in_contact_with_its_base() -> None:
    # 4 is of the other side too, but 29 mm away from 1 (28 is contact).
    apart = fig(man(), A, 0), fig(man(), B, 25), fig(man(), B, -28), fig(man(), B, 0, 29)
    play = Play(lay(*apart)).on_to("designate_combat", *FIRST_WINS)
    play.asks(A, "designate_combat", "resolve 1 2 3")


@pytest.mark.rule("CF-A1-4")
def test_a_combat_is_one_against_one_or_several_never_several_against_several() -> None:
    # A square, 1 and 3 against 2 and 4, everybody touching both enemies.
    square = fig(man(), A, 0, 0), fig(man(), B, 25, 0), fig(man(), A, 25, 25), fig(man(), B, 0, 25)
    play = Play(lay(*square)).on_to("split_melee", *FIRST_WINS)
    assert "combat 1 2 4" not in play.options  # it would leave 3 alone
    assert ways_to_split(play) == {(Fight(1, (2,)), Fight(3, (4,))), (Fight(1, (4,)), Fight(2, (3,)))}


# ── IX-A-2: separating ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-A2-1")
def test_two_on_each_side_must_be_split() -> None:
    play = Play(lay(*row(A, B, A, B)))
    assert play.asked == (A, "name_for_split")
    play.on_to("split_melee", *FIRST_WINS)
    assert "pass" not in play.options


@pytest.mark.rule("CF-A2-6")
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_one_against_any_number_is_already_a_combat(others: int) -> None:
    play = Play(lay(fig(man(), A, 0), *around([man()] * others, B)))
    assert play.asked == (A, "name_for_authority")  # no Discipline test, no split
    assert play.combats == [fight_between(1, tuple(range(2, 2 + others)))]
    assert play.told("test") == []


@pytest.mark.rule("CF-A2-2", "CF-A2-7")
def test_each_side_names_a_fighter_of_that_melee_and_the_winner_of_the_test_splits() -> None:
    # The row 1-2-3-4, and 5, a general of A who is not in it.
    figures = [fig(man(DIS=2), A, 0), fig(man(DIS=3), B, 25), fig(man(DIS=6), A, 50), fig(man(DIS=4), B, 75)]
    general = fig(man(DIS=9), A, 0, 200)
    play = Play(lay(*figures, general))
    play.asks(A, "name_for_split", "name 1", "name 3")
    play.say(A, "name 3")
    play.asks(B, "name_for_split", "name 2", "name 4")
    play.say(B, "name 4", 1, 4)  # 1 + 6 = 7 against 4 + 4 = 8: opposed, B wins
    assert play.tests("split_test") == [(3, 7), (4, 8)]
    assert play.last("wins_split") == {"who": 4, "side": B}
    play.asks(B, "split_melee", "combat 1 2")  # 2 against 1 and 3 would leave 4 alone
    play.say(B, "combat 1 2")
    play.say(B, "combat 3 4")
    assert play.combats == [Fight(1, (2,)), Fight(3, (4,))]


@pytest.mark.rule("CF-A2-7")
@pytest.mark.parametrize(("loser", "splitter"), [(A, B), (B, A)])
def test_published_the_winner_of_the_tactics_roll_splits_without_a_test(loser: int, splitter: int) -> None:
    play = Play(lay(*row(A, B, A, B), tactics=loser), edition="official")
    play.asks(splitter, "split_melee", "combat 1 2")
    assert play.told("test") == []


@pytest.mark.rule("CF-A2-3")
def test_a_figure_is_in_one_combat_at_most() -> None:
    play = Play(lay(*row(A, B, A, B, A)), edition="official")
    for way in ways_to_split(play):
        members = [who for fight in way for who in (fight.lone, *fight.others)]
        assert len(members) == len(set(members))


@pytest.mark.rule("CF-A2-4")
def test_nobody_is_left_out_and_every_such_split_is_offered() -> None:
    play = Play(lay(*row(A, B, A, B, A)), edition="official")
    assert ways_to_split(play) == {
        (Fight(1, (2,)), Fight(4, (3, 5))),
        (Fight(2, (1, 3)), Fight(4, (5,))),
    }
    play.asks(A, "split_melee", "combat 1 2", "combat 2 1 3")


@pytest.mark.rule("CF-A2-5")
def test_attention_the_separation_is_only_a_device_they_remain_in_contact() -> None:
    # The row 1-2-3-4 is cut between 2 and 3, who nevertheless still touch.  5 stands a short walk away from 3.
    figures = fig(man(), A, 0), fig(man(), B, 25), fig(man(FOR=40), A, 50), fig(man(), B, 75), fig(man(), B, 50, 60)
    play = Play(lay(*figures)).on_to("split_melee", *FIRST_WINS)
    before = [(play.figure(who).x, play.figure(who).y) for who in (1, 2, 3, 4)]
    play.say(A, "combat 1 2")
    play.say(A, "combat 3 4")
    assert [(play.figure(who).x, play.figure(who).y) for who in (1, 2, 3, 4)] == before
    play.on_to("designate_combat", *SECOND_WINS)
    play.say(B, "resolve 1 2")
    play.on_to("place_dice")
    play.say(B, "place 2 0 2")
    play.say(A, "place 1 0 2")
    play.on_to("designate_combat", *FIRST_WINS)
    play.say(A, "resolve 3 4")
    play.ready({3: "2 0", 4: "2 0"}, first=3, before=())
    play.say(A, "attack 3 4", 3, 5, 5)  # killed; 5 is in reach of a pursuit,
    assert play.figure(4).down
    assert play.told("pursuit") == []  # but 3 still touches 2 of the other combat, and stays
    assert play.over


@pytest.mark.rule("CF-A2-5", "CF-A1-3")
@pytest.mark.parametrize(("gap", "contact"), [(0, True), (3, True), (4, False)])
def test_a_few_millimetres_apart_is_still_base_to_base(gap: int, contact: bool) -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25 + gap)))
    assert play.told("phase_begins") == [{"melees": int(contact)}]
    assert play.over is not contact


# ── every split, and no other ────────────────────────────────────────────────────────────────────────────────────


def partitions(things: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to share things out into heaps."""
    if not things:
        yield []
        return
    first, *rest = things
    for size in range(len(rest) + 1):
        for with_first in combinations(rest, size):
            left = tuple([thing for thing in rest if thing not in with_first])
            for others in partitions(left):
                yield [(first, *with_first), *others]


def stars(heap: tuple[int, ...], touching: Contacts) -> set[Fight]:
    """Every way to read a heap as one figure against the rest, all of whom it touches."""
    return {
        fight_between(lone, tuple([who for who in heap if who != lone]))
        for lone in heap
        if len(heap) > 1 and all(who in touching[lone] for who in heap if who != lone)
    }


def by_brute_force(group: tuple[int, ...], touching: Contacts) -> set[Way]:
    """Every partition of a melee into stars."""
    found: set[Way] = set()
    for heaps in partitions(group):
        ways: list[Way] = [()]
        for heap in heaps:
            ways = [(*way, fight) for way in ways for fight in stars(heap, touching)]
        found |= {tuple(sorted(way)) for way in ways}
    return found


@st.composite
def contact_graphs(draw: st.DrawFn, sides: int, most: int) -> Contacts:
    """Any contacts between figures of so many sides."""
    side = draw(st.lists(st.integers(0, sides - 1), min_size=2, max_size=most))
    touching: dict[int, list[int]] = {who: [] for who in range(1, len(side) + 1)}
    for one, other in combinations(touching, 2):
        if side[one - 1] != side[other - 1] and draw(st.booleans()):
            touching[one].append(other)
            touching[other].append(one)
    return {who: tuple(enemies) for who, enemies in touching.items()}


@pytest.mark.rule("CF-A2-4", "CF-A1-4", "CF-A2-3", "CF-T-9")
@pytest.mark.parametrize("sides", [2, 3])
@given(data=st.data())
@settings(max_examples=150)
def test_splits_are_exactly_the_partitions_into_stars(sides: int, data: st.DataObject) -> None:
    touching = data.draw(contact_graphs(sides, 7))
    for group in melees(touching):
        listed = [tuple(sorted(way)) for way in splits(group, touching)]
        assert len(listed) == len(set(listed))
        assert set(listed) == by_brute_force(group, touching)


# Places on a honeycomb of bases: neighbours touch, others do not.
HONEYCOMB = [(26 * x + 13 * (y % 2), 23 * y) for x in range(3) for y in range(3)]


def touches(one: Laid, other: Laid) -> bool:
    """Enemies whose bases of 25 mm are at most 3 mm apart."""
    far = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    return one.side != other.side and far <= 28**2


@st.composite
def crowds(draw: st.DrawFn, sides: int) -> list[Laid]:
    places = draw(st.lists(st.sampled_from(HONEYCOMB), min_size=4, max_size=7, unique=True))
    return [fig(PLAIN_MAN, draw(st.integers(0, sides - 1)), *place) for place in places]


PLAIN_MAN = man()


@pytest.mark.rule("CF-A2-3", "CF-A2-4", "CF-T-9")
@pytest.mark.parametrize("sides", [2, 3])
@given(data=st.data())
@settings(max_examples=40)
def test_the_splits_offered_question_by_question_are_all_the_partitions_into_stars(
    sides: int, data: st.DataObject
) -> None:
    crowd = data.draw(crowds(sides))
    assume(len({one.side for one in crowd}) == sides)
    touching = {
        number: tuple([n for n, other in enumerate(crowd, start=1) if touches(one, other)])
        for number, one in enumerate(crowd, start=1)
    }
    expected: set[Way] = {()}
    for group in melees(touching):
        ways = by_brute_force(group, touching)
        expected = {tuple(sorted((*before, *way))) for before in expected for way in ways}
    play = Play(lay(*crowd), edition="official")
    assert ways_to_split(play) == expected


@pytest.mark.rule("CF-A2-4", "CF-A2-6", "CF-C2-1", "CF-E1-2")
def test_any_number_of_figures_forty_against_a_giant() -> None:
    giant = tough(base=400, DEF=3)
    turns = [2 * pi * number / 40 for number in range(40)]
    ring = [fig(man(), B, round(213 * cos(turn)), round(213 * sin(turn))) for turn in turns]
    play = Play(lay(fig(giant, A, 0), *ring)).on_to("place_dice", *FIRST_WINS)
    assert play.told("combat_begins") == [{"lone": 1, "others": tuple(range(2, 42))}]
    assert play.figure(1).unplaced == 41
    play.ready({1: "0 41", **dict.fromkeys(range(2, 42), "1 1")}, first=2)
    assert len(play.options) == 40
    play.say(B, "attack 2 1")
    assert play.options == ["endure", *[f"parry {dice}" for dice in range(1, 42)]]
    play.say(A, "parry 41", 5, *[2] * 40, 5)
    assert play.attack_defence(1) == (0, 0)
    play.say(B, "attack 3 1", 5, *HARMLESS)


# ── three sides ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-T-9", "CF-A1-4")
def test_one_figure_may_face_enemies_of_two_other_players_who_fight_only_it() -> None:
    play = Play(lay(fig(tough(), A, 0), fig(tough(), B, 25), fig(tough(), C, -25), tactics=C))
    play.on_to("designate_combat", 5, 3, 1)
    play.asks(A, "designate_combat", "resolve 1 2 3")
    play.say(A, "resolve 1 2 3")
    play.ready({1: "2 1", 2: "1 1", 3: "1 1"}, first=1)
    play.asks(A, "choose_attack", "attack 1 2", "attack 1 3")
    play.say(A, "attack 1 2").say(B, "endure", 3, *HARMLESS)
    play.say(A, "attack 1 3").say(C, "endure", 3, *HARMLESS)
    play.asks(B, "choose_attack", "attack 2 1")  # never 3
    play.say(B, "attack 2 1").say(A, "endure", 3, *HARMLESS)
    play.asks(C, "choose_attack", "attack 3 1")  # never 2


@pytest.mark.rule("CF-T-9", "CF-A2-2", "CF-A2-4")
def test_three_figures_of_three_sides_that_all_touch_are_split_by_test() -> None:
    triangle = fig(man(), A, 0, 0), fig(man(), B, 26, 0), fig(man(), C, 13, 23)
    play = Play(lay(*triangle, tactics=C))
    play.asks(A, "name_for_split", "name 1")
    play.on_to("split_melee", 2, 5, 3)
    play.asks(B, "split_melee", "combat 1 2 3", "combat 2 1 3", "combat 3 1 2")
