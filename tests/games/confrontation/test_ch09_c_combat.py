"""IX-C-2 to IX-C-4. Combat dice, their placement, Initiative."""

from __future__ import annotations

import pytest

from heraut.games.confrontation.printed.cards import Profile

from .playing import FIRST_WINS, HARMLESS, SECOND_WINS, A, B, Play, around, card, duel, fig, lay, man, placed, tough


def placing_order(play: Play) -> list[int]:
    """Who places his dice, in order, when every player takes the first of his answers."""
    play.on_to("place_dice", *FIRST_WINS)
    order = []
    while play.asked is not None and play.asked[1] == "place_dice":
        order.append(int(play.options[0].split()[1]))
        play.say(play.asked[0], play.options[0])
    return order


def combat(lone: Profile | str, *others: Profile | str, tactics: int = B, **states: tuple[str, ...]) -> Play:
    """Figure 1 of A against figures 2, 3… of B; `f2=("place_last",)` lays states on figure 2."""
    laid = [fig(lone, A, 0), *around(others, B)]
    for number, one in enumerate(laid, start=1):
        if f"f{number}" in states:
            one.more["states"] = states[f"f{number}"]
    return Play(lay(*laid, tactics=tactics))


# ── IX-C-2: combat dice ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-C2-1")
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_a_fighter_has_one_die_and_one_for_each_opponent_of_its_combat(others: int) -> None:
    play = combat(man(), *[man()] * others).on_to("place_dice", *FIRST_WINS)
    assert play.figure(1).unplaced == 1 + others
    assert [play.figure(who).unplaced for who in range(2, 2 + others)] == [2] * others


@pytest.mark.rule("CF-C2-1")
def test_enemies_of_another_combat_give_no_die() -> None:
    row = [fig(man(), side, 25 * place) for place, side in enumerate((A, B, A, B))]
    play = Play(lay(*row)).on_to("name_for_authority", *FIRST_WINS).on_to("place_dice", *FIRST_WINS)
    assert play.told("combat_begins") == [{"lone": 1, "others": (2,)}]
    assert play.figure(2).unplaced == 2  # it touches 1 and 3, but fights 1 only


# ── IX-C-3: attack and defence ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-C3-1", "CF-C4-1")
def test_every_die_of_everybody_is_placed_before_initiative() -> None:
    play = combat(man(PA=30), man(PA=10), man(PA=20)).on_to("place_dice", *FIRST_WINS)
    for who, dice in ((2, 2), (3, 2), (1, 3)):
        assert play.tests("initiative_test") == []
        assert all(attack + defence == dice for attack, defence in placed(play.t.decision.options))
        seat = play.figure(who).side
        play.say(seat, f"place {who} {dice - 1} 1")
        assert play.figure(who).unplaced == 0
    assert play.asked == (A, "name_for_initiative")


@pytest.mark.rule("CF-C3-1")
@pytest.mark.parametrize(("dice", "loser", "winner"), [(FIRST_WINS, 2, 1), (SECOND_WINS, 1, 2)])
def test_published_initiative_comes_first_and_its_loser_places_first(
    dice: tuple[int, int], loser: int, winner: int
) -> None:
    # Whatever the values: here the lone fighter is the cheaper one, then the dearer.
    for price in (5, 50):
        play = Play(lay(fig(man(PA=price), A, 0), fig(man(), B, 25)), edition="official")
        play.on_to("place_dice", *dice)
        assert len(play.tests("initiative_test")) == 2
        assert int(play.options[0].split()[1]) == loser
        play.say(play.figure(loser).side, f"place {loser} 1 1")
        play.say(play.figure(winner).side, f"place {winner} 1 1")
        play.asks(play.figure(winner).side, "choose_attack", f"attack {winner} {loser}")


@pytest.mark.rule("CF-C3-4")
def test_the_proportion_is_free() -> None:
    play = combat(man(PA=5), man(), man(), man()).on_to("place_dice", *FIRST_WINS)
    assert placed(play.t.decision.options) == {(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)}
    play.say(A, "place 1 0 4")
    assert play.attack_defence(1) == (0, 4)


@pytest.mark.rule("CF-C3-2")
@pytest.mark.parametrize(
    ("values", "order"),
    [((30, 10, 20), [2, 3, 1]), ((10, 30, 20), [1, 3, 2]), ((20, 30, 10), [3, 1, 2])],
)
def test_dice_are_placed_in_ascending_value_both_sides_mixed(values: tuple[int, ...], order: list[int]) -> None:
    one, two, three = (man(PA=value) for value in values)
    assert placing_order(combat(one, two, three)) == order


@pytest.mark.rule("CF-C3-5")
@pytest.mark.parametrize(("loser", "order"), [(A, [1, 2]), (B, [2, 1])])
def test_between_equal_opponents_the_loser_of_tactics_announces_first(loser: int, order: list[int]) -> None:
    assert placing_order(combat(man(), man(), tactics=loser)) == order


@pytest.mark.rule("CF-C3-3")
@pytest.mark.parametrize("kind", ["magician", "faithful"])
def test_exception_magicians_and_faithful_place_before_all_others(kind: str) -> None:
    assert placing_order(combat(man(PA=5), man(PA=10), man(PA=90, kind=kind))) == [3, 1, 2]
    assert placing_order(combat("ember_mage" if kind == "magician" else "choir_sister", man(PA=5))) == [1, 2]


@pytest.mark.rule("CF-C3-7")
@pytest.mark.parametrize("fighter", ["rune_fencer", "hammer_monk"])
def test_exception_not_the_warrior_mage_nor_the_warrior_monk(fighter: str) -> None:
    play = combat(card(fighter, PA=50), man(PA=5)).on_to("place_dice", *FIRST_WINS)
    assert int(play.options[0].split()[1]) == 2


@pytest.mark.rule("CF-C3-6")
def test_exception_several_of_them_place_in_ascending_value_and_the_loser_of_tactics_first() -> None:
    mage, sister = man(PA=40, kind="magician"), man(PA=30, kind="faithful")
    assert placing_order(combat(mage, sister, man(PA=5))) == [2, 1, 3]
    equal = man(PA=40, kind="faithful")
    assert placing_order(combat(mage, equal, man(PA=5), tactics=A)) == [1, 2, 3]
    assert placing_order(combat(mage, equal, man(PA=5), tactics=B)) == [2, 1, 3]


@pytest.mark.rule("CF-C3-8")
def test_equal_fighters_of_one_side_announce_in_the_order_their_player_likes() -> None:
    play = combat(man(PA=30), man(), man(), man(PA=20)).on_to("place_dice", *FIRST_WINS)
    assert {option.split()[1] for option in play.options} == {"2", "3"}
    play.say(B, "place 3 1 1")
    assert {option.split()[1] for option in play.options} == {"2"}
    play.say(B, "place 2 1 1")
    assert {option.split()[1] for option in play.options} == {"4"}


@pytest.mark.rule("CF-C3-9")
def test_the_value_is_the_one_printed_on_the_card() -> None:
    # The dearer one is dying and stunned, the cheaper one a diver at his best: it changes nothing.
    dearer = fig(man(PA=11), A, 0, wound="critical", states=("stunned",))
    cheaper = fig(man(PA=10), B, 25, states=("dive",))
    play = Play(lay(dearer, cheaper, tactics=A))
    play.on_to("place_dice", *FIRST_WINS)
    assert int(play.options[0].split()[1]) == 2


@pytest.mark.rule("CF-C3-10")
def test_the_loser_of_the_tactics_roll_is_given() -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25), tactics=A))
    assert play.t.state.tactics == (B, A)
    assert play.tests("tactics_roll") == []


@pytest.mark.rule("CF-C3-10")
@pytest.mark.parametrize(("dice", "first"), [(FIRST_WINS, 2), (SECOND_WINS, 1)])
def test_or_it_is_rolled_for_before_the_phase_and_the_loser_then_announces_first(
    dice: tuple[int, int], first: int
) -> None:
    play = Play(lay(fig(man(), A, 0), fig(man(), B, 25), fig(man(DIS=9), B, 25, 300), tactics=None))
    play.asks(A, "name_for_tactics", "name 1")
    play.say(A, "name 1")
    play.asks(B, "name_for_tactics", "name 2", "name 3")  # any fighter will do, fighting or not
    play.say(B, "name 2", *dice)
    assert play.kinds("tactics", "phase_begins") == ["tactics", "phase_begins"]
    assert placing_order(play) == [first, 3 - first]


# ── effects on the order of placing (IX-C-4) ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CF-C4-3")
def test_those_forced_to_place_before_all_others_do_so_in_ascending_value() -> None:
    fighters = man(PA=5), man(PA=60), man(PA=50), man(PA=10)
    play = combat(*fighters, f2=("place_first",), f3=("place_first",))
    assert placing_order(play) == [3, 2, 1, 4]


@pytest.mark.rule("CF-C3-11")
def test_they_and_the_magicians_form_one_group() -> None:
    fighters = man(PA=5), man(PA=60, kind="magician"), man(PA=70), man(PA=50)
    assert placing_order(combat(*fighters, f3=("place_first",))) == [2, 3, 1, 4]
    fighters = man(PA=5), man(PA=70, kind="magician"), man(PA=60), man(PA=50)
    assert placing_order(combat(*fighters, f3=("place_first",))) == [3, 2, 1, 4]


@pytest.mark.rule("CF-C4-4")
def test_those_forced_to_place_after_all_others_do_so_last_in_ascending_value() -> None:
    fighters = man(PA=90), man(PA=20), man(PA=10), man(PA=30)
    play = combat(*fighters, f2=("place_last",), f3=("place_last",))
    assert placing_order(play) == [4, 1, 3, 2]


@pytest.mark.rule("CF-C4-5")
def test_those_allowed_to_place_after_initiative_do_so_once_both_tests_are_rolled() -> None:
    fighters = man(PA=90), man(PA=20), man(PA=10), man(PA=30)
    play = combat(*fighters, f2=("place_after",), f3=("place_after",))
    assert placing_order(play) == [4, 1]
    play.on_to("place_dice", *FIRST_WINS)
    assert len(play.tests("initiative_test")) == 2
    assert {option.split()[1] for option in play.options} == {"3"}
    play.say(B, "place 3 2 0")
    assert {option.split()[1] for option in play.options} == {"2"}
    play.say(B, "place 2 0 2")
    assert play.asked == (A, "choose_attack")
    assert [play.attack_defence(who) for who in (2, 3)] == [(0, 2), (2, 0)]


# ── IX-C-4: Initiative ───────────────────────────────────────────────────────────────────────────────────────────


def initiative(play: Play, *dice: int, name: str = "name 2") -> Play:
    """Everybody places, then the tests are made; `name` rolls for B."""
    placing_order(play)
    play.say(A, "name 1")
    return play.say(B, name, *dice)


@pytest.mark.rule("CF-C4-1", "CF-C4-10")
@pytest.mark.parametrize(("dice", "winner"), [((4, 3), 1), ((3, 4), 2)])
def test_each_side_makes_one_test_and_the_higher_wins(dice: tuple[int, int], winner: int) -> None:
    play = initiative(combat(man(), man()), *dice)
    assert play.tests("initiative_test") == [(1, dice[0] + 3), (2, dice[1] + 3)]
    assert play.last("initiative") == {"who": winner}
    assert play.asked == (play.figure(winner).side, "choose_attack")


@pytest.mark.rule("CF-C4-7")
def test_once_initiative_is_rolled_the_dice_stay_where_they_are() -> None:
    play = duel(tough(), tough(), ("1 1", "2 0"))
    assert [play.attack_defence(who) for who in (1, 2)] == [(1, 1), (2, 0)]
    kinds = []
    script = [("attack 1 2", 3, *HARMLESS), ("attack 2 1",), ("endure", 3, *HARMLESS), ("attack 2 1",)]
    for text, *dice in script:
        kinds.append(play.asked[1])
        play.say(play.asked[0], text, *dice)
    assert "place_dice" not in [*kinds, play.asked[1]]
    assert play.attack_defence(1) == (0, 1)  # the defence die never becomes an attack die


@pytest.mark.rule("CF-C4-9")
def test_a_single_fighter_rolls_with_its_own_ini() -> None:
    play = combat(man(INI=7), man(INI=1), man(INI=1))
    placing_order(play)
    play.asks(A, "name_for_initiative", "name 1")
    play.say(A, "name 1").say(B, "name 3", 2, 3)
    assert play.tests("initiative_test") == [(1, 9), (3, 3 + 1 + 1)]


@pytest.mark.rule("CF-C4-2")
def test_a_player_with_several_fighters_chooses_who_tests() -> None:
    play = combat(man(), man(INI=1), man(INI=6), man(INI=3))
    placing_order(play)
    play.say(A, "name 1")
    play.asks(B, "name_for_initiative", "name 2", "name 3", "name 4")
    play.say(B, "name 3", 5, 1)
    assert play.tests("initiative_test")[-1] == (3, 1 + 6 + 2)


@pytest.mark.rule("CF-C4-8")
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_one_more_for_each_other_figure_of_the_side_in_the_combat(others: int) -> None:
    play = initiative(combat(man(), *[man()] * others), 5, 1)
    assert play.tests("initiative_test") == [(1, 8), (2, 1 + 3 + others - 1)]


@pytest.mark.rule("CF-C4-8")
def test_friends_of_another_combat_do_not_help() -> None:
    row = [fig(man(), side, 25 * place) for place, side in enumerate((A, B, A, B))]
    play = Play(lay(*row)).on_to("name_for_authority", *FIRST_WINS)
    initiative(play, *FIRST_WINS)
    assert play.tests("initiative_test") == [(1, 8), (2, 4)]


@pytest.mark.rule("CF-C4-6")
def test_attention_penalties_count_on_initiative_too() -> None:
    # INI 5 with a serious wound is INI 3; the unhurt INI 4 is the better choice.
    for name, result in (("name 2", 1 + 5 - 2 + 1), ("name 3", 1 + 4 + 1)):
        laid = fig(man(), A, 0), fig(man(INI=5), B, 25, wound="serious"), fig(man(INI=4), B, -25)
        play = initiative(Play(lay(*laid)), 6, 5, 1, name=name)
        assert play.tests("initiative_test")[-1][1] == result


@pytest.mark.rule("CF-C4-6")
def test_attention_a_stun_and_a_charge_count_too() -> None:
    laid = fig(man(INI=6), A, 0, states=("stunned", "charged")), fig(man(INI=3), B, 25)
    play = initiative(Play(lay(*laid)), 3, 3)
    assert play.tests("initiative_test") == [(1, 3 + 6 - 2), (2, 6)]


@pytest.mark.rule("CF-C4-10", "CF-D-1", "CF-E1-3")
def test_attention_who_loses_initiative_without_a_defence_die_may_die_before_striking() -> None:
    play = duel(man(FOR=44), man(), ("2 0", "2 0"), first=1)
    play.say(A, "attack 1 2", 1, 5, 5)  # nothing to parry with
    assert play.figure(2).down
    assert play.attacks() == [(1, 2)]
    assert play.over
