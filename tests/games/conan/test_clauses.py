"""What scenarios say besides, and the end."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import FOUND, HEROES, NOBODY, OVERLORD, AreaId, Game, World
from heraut.games.conan.numbers.blows import armour_parts
from heraut.games.conan.rules import ch6_end, clauses
from heraut.games.conan.rules.ch0_setup import EMPTY, Adventure
from heraut.games.conan.rules.ch2_sheet.death import Death
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.clauses import LookForSecret
from heraut.kernel.values import total
from tests.games.conan.playing import A, B, Play, figure, hero, table, world, zones

DEAD = (0, 0, 11, 0)


def handle(t: Game, name: str) -> int:
    """The place of a handle among those at hand for the first hero, -1 if it is not."""
    names = [one.id for one in clauses.handles_at(t, A)]
    return names.index(name) if name in names else -1


def use(t: Game, name: str, rolled: int) -> None:
    clauses.handled(t, A, clauses.handles_at(t, A)[handle(t, name)], rolled)


# ── the secret ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-2")
def test_which_cage_is_drawn_when_somebody_looks() -> None:
    """The first cage holds the captive with 1/3, the second with 1/2, the third for certain."""
    state = world(hero("conan", "K1"))
    for area, share in (("K1", 3), ("K2", 2)):
        assert (state.secret.bag.count(FOUND), state.secret.size()) == (1, share)
        Play(state, LookForSecret(AreaId(area)), EMPTY)
        assert "captive" not in state.objects.get(AreaId(area), ())
    assert state.secret.bag == [FOUND]
    play = Play(state, LookForSecret(AreaId("K3")), FOUND)
    assert state.objects[AreaId("K3")] == ("captive",)
    assert [fact["found"] for fact in play.told("looked")] == [1]


@pytest.mark.rule("CN-END-2")
def test_only_who_comes_first_looks_and_nobody_once_it_is_found() -> None:
    state = world(hero("conan", "K1"), units=[("pirates:green", "P3")])
    t = table(state)
    assert clauses.entered(t, figure(100), AreaId("K1")) is None
    assert clauses.entered(t, A, AreaId("P3")) is None
    assert clauses.entered(t, A, AreaId("K1")) == LookForSecret(AreaId("K1"))
    Play(state, LookForSecret(AreaId("K1")), FOUND)
    assert clauses.entered(t, A, AreaId("K2")) is None


# ── ways out ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-2")
def test_from_the_boat_only_who_carries_the_captive_leaves_and_has_won() -> None:
    state = world(hero("conan", "B4"), hero("belit", "B3", items=["captive"]))
    t = table(state)
    reasons = [reason.id for one in (A, B) if (reason := clauses.no_way_out(t, one)) is not None]
    assert reasons == ["leaves-with", "no-way-out"]
    state.heroes[1].area = AreaId("B4")
    assert clauses.no_way_out(t, B) is None
    clauses.departed(t, B)
    assert (state.heroes[1].away, state.winner) == (True, HEROES)


@pytest.mark.rule("CN-END-2")
def test_captive_and_head_must_both_be_carried_out() -> None:
    state = world(
        hero("conan", "E1", items=["captive"]),
        hero("shevatas", "E1", items=["zogars_head"]),
        hero("hadrathus", "E1"),
        scenario="clutches_of_the_picts",
    )
    t = table(state)
    clauses.departed(t, A)
    assert state.winner == NOBODY
    clauses.departed(t, B)
    assert state.winner == HEROES


@pytest.mark.rule("CN-ZON-9")
def test_a_dead_leader_leaves_his_head() -> None:
    state = world(*[hero("conan", "E14")] * 3, scenario="clutches_of_the_picts", units=[("zogar_sag", "C2")])
    state.units[figure(100)] = state.units[figure(100)]._replace(life=0)
    Play(state, Death(figure(100)))
    assert state.objects[AreaId("C2")] == ("zogars_head",)


@pytest.mark.rule("CN-END-2", "CN-END-3")
@pytest.mark.parametrize(
    ("away", "dead", "winner"), [(2, 1, HEROES), (1, 2, OVERLORD), (2, 0, NOBODY), (0, 3, OVERLORD)]
)
def test_half_of_them_rounded_up(away: int, dead: int, winner: int) -> None:
    """Three heroes: two escaped and one dead, the heroes win at once; one escaped and two dead, the overlord."""
    heroes = [hero("conan", "U5", away=True) for _ in range(away)]
    heroes += [hero("conan", "U5", DEAD) for _ in range(dead)]
    heroes += [hero("conan", "U5") for _ in range(3 - away - dead)]
    state = world(*heroes, scenario="drowned_stair")
    ch6_end.judge(table(state))
    assert state.winner == winner


@pytest.mark.rule("CN-END-1", "CN-END-2")
@pytest.mark.parametrize(("away", "winner"), [(2, HEROES), (1, OVERLORD)])
def test_at_the_end_of_the_last_round_half_must_have_escaped(away: int, winner: int) -> None:
    heroes = [hero("conan", "U5", away=number < away) for number in range(3)]
    state = world(*heroes, scenario="drowned_stair")
    ch6_end.judge_last_round(table(state))
    assert state.winner == winner


# ── marks ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-2")
def test_flames_are_crowded_out() -> None:
    """T1 two hunters and a hero: out.  T2 a hunter and two heroes: burns.  T3 a hyena alone: out."""
    units = [("pict_hunters:blue", "T1"), ("pict_hunters:blue", "T1"), ("pict_hunters:red", "T2"), ("hyenas", "T3")]
    state = world(
        hero("conan", "T1"), hero("balthus", "T2"), hero("valeria", "T2"), scenario="three_flames", units=units
    )
    clauses.overlord_begins(table(state))
    assert ch6_end.whole_marks(table(state)) == ["T2"]
    del state.units[figure(102)]
    clauses.overlord_begins(table(state))
    assert ch6_end.whole_marks(table(state)) == ["T2"]


@pytest.mark.rule("CN-END-2")
def test_the_overlord_wins_at_once_when_no_flame_is_left() -> None:
    units = [("hyenas", "T1"), ("hyenas", "T2"), ("hyenas", "T3")]
    play = Play(world(hero("conan", "T5"), scenario="three_flames", units=units), OverlordTurn())
    assert (play.over, play.state.winner) == (True, OVERLORD)


@pytest.mark.rule("CN-END-1")
@pytest.mark.parametrize(("where", "winner"), [("T4", HEROES), ("T2", OVERLORD)])
def test_a_flame_that_would_go_out_is_not_counted(where: str, winner: int) -> None:
    state = world(*[hero("conan", "T5")] * 2, scenario="three_flames", units=[("hyenas", where)])
    state.marks["mark:T1"] = 0
    ch6_end.judge_last_round(table(state))
    assert state.winner == winner


@pytest.mark.rule("CN-MAN-3", "CN-MAN-12")
def test_a_dead_flame_is_relit() -> None:
    state = world(hero("conan", "T1"), scenario="three_flames")
    t = table(state)
    assert handle(t, "light") < 0
    state.marks["mark:T1"] = 0
    use(t, "light", 1)
    assert state.marks["mark:T1"] == 0
    use(t, "light", 2)
    assert state.marks["mark:T1"] == 1


@pytest.mark.rule("CN-MAN-3", "CN-DEF-10")
def test_seals_guard_the_thing_until_they_are_broken() -> None:
    """Armour 2, and 2 for each whole seal: 2 + 2 x 3 = 8; with two seals 2 + 2 x 2 = 6."""
    state = world(hero("conan", "C1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
    t = table(state)
    assert total(armour_parts(t, figure(100))) == 8
    use(t, "break", 2)
    assert total(armour_parts(t, figure(100))) == 6
    assert handle(t, "break") < 0


# ── handles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-MAN-12")
def test_the_gate_is_battered_until_its_life_is_gone() -> None:
    """Life 11.  8, then 2: 1 is left; then 3: it is open for good."""
    state = world(hero("conan", "B1"), scenario="gate_of_thornford")
    t = table(state)
    for rolled in (8, 2):
        use(t, "batter", rolled)
    assert (state.marks["life:main_gate"], state.opened) == (1, ())
    use(t, "batter", 3)
    assert (state.marks["life:main_gate"], state.opened) == (0, ("main_gate",))
    assert handle(t, "batter") < 0


@pytest.mark.rule("CN-MAN-12")
def test_what_has_a_price_needs_no_dice() -> None:
    state = world(hero("conan", "D3"), scenario="gate_of_thornford")
    use(table(state), "unbar", 0)
    assert state.opened == ("main_gate",)


@pytest.mark.rule("CN-MAN-3", "CN-END-2")
def test_who_raises_the_banner_has_won() -> None:
    state = world(hero("conan", "D1"), scenario="gate_of_thornford")
    t = table(state)
    assert handle(t, "raise_banner") < 0
    state.heroes[0].items = state.objects[AreaId("B6")]
    use(t, "raise_banner", 1)
    assert state.winner == NOBODY
    use(t, "raise_banner", 2)
    assert state.winner == HEROES


@pytest.mark.rule("CN-MAN-12")
def test_the_winch_raises_the_portcullis() -> None:
    state = world(hero("conan", "U4"), scenario="drowned_stair")
    use(table(state), "winch", 3)
    assert state.opened == ("portcullis",)
    assert handle(table(state), "winch") < 0


# ── floods, flight, hunger ───────────────────────────────────────────────────────────────────────────────────────────


def after_round(state: World, number: int) -> Play:
    state.round = number
    return Play(state, Adventure(at="end_of_round"))


@pytest.mark.rule("CN-END-1", "CN-SKL-12", "CN-ZON-2")
def test_the_flood_wounds_who_cannot_swim() -> None:
    """End of round 3: Shevatas in D3 suffers 3 wounds without defence, Conan of weight 4 none, a guard dies."""
    heroes = (hero("shevatas", "D3", (7, 3, 0, 0)), hero("conan", "D3", items=["sword", "leather_armor"]))
    state = world(*heroes, scenario="drowned_stair", units=[("bossonian_guards:blue", "D3"), ("hyenas", "D4")])
    play = after_round(state, 3)
    assert (zones(state.heroes[0]), zones(state.heroes[1])) == ((7, 0, 3, 0), (11, 0, 0, 0))
    assert [unit.group for unit in state.units.values()] == ["hyenas"]
    assert (set(state.water), play.state.round) == ({"D1", "D2", "D3", "D5"}, 3)


@pytest.mark.rule("CN-ZON-7", "CN-OVL-25", "CN-SKL-28")
def test_a_drowned_guard_takes_no_last_blow() -> None:
    """Bêlit, too laden to swim, strikes from beyond: 6 - 3 on the captain, who has 5 - 3 = 2; his guard has drowned."""
    laden = ["battle_axe", "sword", "leather_armor"]
    belit, valeria = hero("belit", "D3", (3, 0, 6, 0), items=laden), hero("valeria", "U1")
    units = [("captain", "D3"), ("bossonian_guards:blue", "D3")]
    state = world(belit, valeria, scenario="drowned_stair", units=units)
    state.units[figure(100)] = state.units[figure(100)]._replace(life=5)
    play = after_round(state, 3)
    play.asks(A, "last_blow")
    play.say(A, "next 100", 2, 2, 2)
    assert state.units == {}
    assert state.marks["dead:bossonian_guards:blue"] == 1


@pytest.mark.rule("CN-END-1")
def test_no_flood_in_other_rounds() -> None:
    state = world(hero("shevatas", "D3"), hero("conan", "D3"), scenario="drowned_stair")
    after_round(state, 2)
    assert (state.water, state.heroes[0].wounds) == ((), 0)


@pytest.mark.rule("CN-END-2", "CN-RIV-1")
def test_the_ship_takes_who_stands_on_the_jetty_without_heroes() -> None:
    """Round 5: Skuthus sails.  With Valeria there nobody does; nor in round 4."""
    for number, where, fled in ((5, "T1", 1), (5, "Q2", 0), (4, "T1", 0)):
        state = world(
            hero("valeria", where), scenario="three_heads", units=[("skuthus", "Q2"), ("pirates:green", "Q2")]
        )
        state.round = number
        clauses.overlord_ends(table(state))
        assert (ch6_end.count(table(state), "fled"), len(state.units)) == (fled, 2 - fled)


@pytest.mark.rule("CN-END-2")
def test_two_who_fled_are_enough_for_the_overlord_and_two_dead_for_the_heroes() -> None:
    for mark, winner in ((["fled"] * 2, OVERLORD), (["dead:captain", "dead:skuthus"], HEROES), (["fled"], NOBODY)):
        state = world(hero("conan", "T1"), scenario="three_heads")
        for one in mark:
            ch6_end.add(table(state), one)
        ch6_end.judge(table(state))
        assert state.winner == winner


@pytest.mark.rule("CN-END-2")
def test_the_thing_hungers() -> None:
    """A turn without a wounded hero: life 8 becomes 7; with one it keeps it; of the last life it starves."""
    for fed, life, left in ((0, 8, [7]), (1, 8, [8]), (0, 1, [])):
        state = world(hero("conan", "O1"), scenario="thing_in_the_well", units=[("swamp_demon", "P1")])
        state.units[figure(100)] = state.units[figure(100)]._replace(life=life)
        state.marks["fed"] = 1  # in the turn before
        play = Play(state, OverlordTurn())
        if fed:
            clauses.ate(play.t, figure(100), 1)
        play.say(B, "end")
        assert [unit.life for unit in state.units.values()] == left
        assert state.winner == (NOBODY if left else HEROES)


@pytest.mark.rule("CN-END-2")
def test_only_what_hungers_eats_and_only_what_it_wounds() -> None:
    units = [("swamp_demon", "P1"), ("skuthus", "N2")]
    t = table(world(hero("conan", "O1"), scenario="thing_in_the_well", units=units))
    clauses.ate(t, figure(101), 2)
    clauses.ate(t, figure(100), 0)
    assert ch6_end.count(t, "fed") == 0
    clauses.ate(t, figure(100), 1)
    assert ch6_end.count(t, "fed") == 1


@pytest.mark.rule("CN-END-1", "CN-END-2", "CN-OVL-9")
def test_when_the_overlord_begins_the_heroes_have_the_last_turn() -> None:
    """Nine rounds: after his ninth turn nothing is judged; the heroes relight a flame; then it is counted."""
    state = world(hero("conan", "T1"), scenario="three_flames")
    state.round = 8
    state.marks.update({"mark:T1": 0, "mark:T2": 1, "mark:T3": 1})
    play = Play(state, Adventure()).say(B, "end")
    assert (play.state.round, play.state.winner) == (9, NOBODY)
    play.say(A, "recover")
    assert (play.over, play.state.winner) == (True, HEROES)
