"""Cases that a careless reader of the sheet gets wrong: spells, objects, ways and sight, the end."""

from __future__ import annotations

import pytest

from heraut.games.conan.model import HEROES, NOBODY, OVERLORD, AreaId, TileId
from heraut.games.conan.numbers.sight import sees
from heraut.games.conan.numbers.ways import hero_reach
from heraut.games.conan.rules.ch0_setup import Adventure
from heraut.games.conan.rules.ch1_heroes_turn import HeroesPhase, HeroesTurn
from heraut.games.conan.rules.ch3_overlord.activation import FiguresAct, UnitActs
from heraut.games.conan.rules.ch3_overlord.events import tile_acts
from heraut.games.conan.rules.ch3_overlord.overlord_turn import OverlordTurn
from heraut.games.conan.rules.ch4_magic.effects import Effects
from tests.games.conan.doctoring import with_spells
from tests.games.conan.playing import A, B, C, Play, figure, hero, table, whole, world

FOE = figure(100)


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SPL-1", "CN-LOS-1")
def test_energy_is_drained_from_next_door_only() -> None:
    """A hero in the caster's own area is no target, one beside it is, one two areas away is not."""
    state = world(
        hero("hadrathus", "B4", spells=["energy_drain"]), hero("belit", "B4"), hero("conan", "B1"), hero("conan", "J4")
    )
    play = Play(state, HeroesPhase())
    assert [deed for deed in play.of(A) if deed.startswith("cast")] == ["cast_on 0 energy_drain 2"]
    assert play.why_not("cast_on 0 energy_drain 1") == "spell-too-near"
    assert play.why_not("cast_on 0 energy_drain 3") == "spell-too-far"


@pytest.mark.rule("CN-SPL-2", "CN-SPL-9")
def test_a_storm_on_ones_own_area_strikes_its_caster() -> None:
    """R R: 1, 1, no shield: 2 wounds for him as for the pirate (2 - 1: dead); hindering is Concentration's affair."""
    state = world(hero("hadrathus", "B4", (3, 7, 0, 0), spells=["lightning_storm"]), units=[("pirates:green", "B4")])
    play = Play(state, HeroesPhase()).say(A, "cast_at 0 lightning_storm B4", 1, 1)
    assert (play.zones(), play.state.units) == ((0, 5, 2, 3), {})


@pytest.mark.rule("CN-SPL-4", "CN-SPL-6", "CN-TUR-4")
def test_the_card_is_empty_again_in_the_enemys_turn() -> None:
    """Pestilential Swarm (3, index 3): once in his turn; not twice; in the overlord's turn again."""
    state = world(hero("zelata", "B4", (9, 0, 0, 0), spells=["pestilential_swarm"]), units=[("captain", "B4")])
    play = Play(state, HeroesTurn()).say(A, "active").say(A, "cast 0 pestilential_swarm", 0, 0, 0).say(A, "enough")
    assert play.why_not("cast 0 pestilential_swarm") == "card-full"
    play.say(A, "finish 0")
    play.state.side = OVERLORD
    acts = Play(play.state, UnitActs(1, FOE)).say(1, "strike 100 0")
    acts.asks(A, "react", "pass", "cast 0 pestilential_swarm")


@pytest.mark.rule("CN-SPL-15")
def test_a_halo_lasts_until_who_has_recovered_is_active_again() -> None:
    """Through a turn in which he stays active, and one of recovery; meanwhile the card is not cast again."""
    state = world(hero("hadrathus", "B4", (10, 0, 0, 0), spells=["mitras_halo"]), hero("conan", "B1"))
    play = Play(state, HeroesTurn()).say(A, "active").say(B, "active").say(A, "cast 0 mitras_halo")
    play.say(A, "finish 0").say(B, "finish 1")
    for stance, lasts in (("active", True), ("recover", True), ("recover", True), ("active", False)):
        play = Play(play.state, HeroesTurn()).say(A, stance)
        assert bool(play.state.modifiers) == lasts
        play.say(B, "active")
        if stance == "active":
            assert play.why_not("cast 0 mitras_halo") == ("lasts-still" if lasts else "")
        play.say(B, "finish 1")
        if not play.over:
            play.say(A, "finish 0")


@pytest.mark.rule("CN-SPL-15", "CN-SPL-3")
def test_a_halo_that_stands_is_no_reaction_any_more() -> None:
    """Cast before the dice of the captain's blow; before the next blow there is nothing to cast."""
    state = world(hero("hadrathus", "B4", (10, 0, 0, 0), spells=["mitras_halo"]), units=[("captain", "B4")] * 2)
    state.side = OVERLORD
    play = Play(state, UnitActs(1, FOE)).say(1, "strike 100 0")
    play.asks(A, "react", "pass", "cast 0 mitras_halo")
    play.say(A, "cast 0 mitras_halo", 1, 1)
    Play(play.state, UnitActs(1, figure(101))).say(1, "strike 101 0", 1, 1)
    assert (play.state.modifiers[A][0].amount, play.hero().wounds) == (2, 0)


@pytest.mark.rule("CN-SPL-15")
def test_a_halo_of_a_unit_ends_when_its_tile_is_activated() -> None:
    state = world(
        hero("conan", "R1"), scenario="thing_in_the_well", units=[("skuthus", "R1")], overlord=(9, 0, 0), side=OVERLORD
    )
    play = with_spells("skuthus", ("sets_halo",), state, UnitActs(1, FOE)).say(1, "cast 100 sets_halo")
    assert [held.until for held in play.state.modifiers[FOE] if held.status == "armour"] == ["tile:skuthus"]
    play.say(1, "wait")
    activated = with_spells("skuthus", ("sets_halo",), play.state, FiguresAct((FOE,), group="skuthus"))
    activated.say(1, "figure 100")
    assert "cast 100 sets_halo" not in activated.options
    tile_acts(activated.t, TileId("skuthus"))
    assert all(held.status != "armour" for held in activated.state.modifiers.get(FOE, ()))


@pytest.mark.rule("CN-SPL-15")
def test_a_halo_cast_before_the_first_turn_stands_in_the_enemys() -> None:
    """In the Clutches of the Picts: the heroes begin, Hadrathus is active, and still has 2 armour more."""
    table = whole("clutches_of_the_picts_3")
    for seat in (A, B, C):
        table.say(seat, "active")
    assert [(held.status, held.amount) for held in table.state.modifiers[C]] == [("armour", 2)]


@pytest.mark.rule("CN-SPL-6", "CN-SPL-4")
def test_a_card_of_twice_its_cost_is_cast_twice() -> None:
    """Set's Possession: 2 gems, index 4."""
    state = world(hero("zelata", "B4", (6, 3, 0, 0), spells=["sets_possession"]), units=[("pirates:green", "B1")] * 3)
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 sets_possession 100").say(A, "cast_on 0 sets_possession 101")
    assert play.zones() == (2, 3, 0, 4)
    assert play.why_not("cast_on 0 sets_possession 102") == "card-full"


@pytest.mark.rule("CN-ZON-11", "CN-ZON-1")
def test_a_gift_may_be_nothing_and_never_what_is_not_available() -> None:
    """Hadrathus 3: cost 2, one is left to give; Conan is given it."""
    state = world(hero("hadrathus", "B4", (3, 7, 0, 0), spells=["gift_of_life"]), hero("conan", "B4", (0, 11, 0, 0)))
    play = Play(state, HeroesPhase()).say(A, "cast_on 0 gift_of_life 1")
    play.asks(A, "gift", "gems 0", "gems 1")
    play.say(A, "gems 1")
    assert (play.zones(), play.zones(B)) == ((0, 7, 0, 2), (1, 11, 0, 0))


@pytest.mark.rule("CN-OVL-23", "CN-OVL-14")
def test_a_unit_casts_one_attack_and_others_besides() -> None:
    """Skuthus bites Niord, then walks for gems and drains; he does not strike any more."""
    state = world(
        hero("conan", "Q1", (0, 11, 0, 0)), scenario="three_heads", units=[("skuthus", "Q1")], overlord=(9, 0, 0),
        side=OVERLORD,
    )  # fmt: skip
    play = with_spells("skuthus", ("sets_bite", "sets_halo"), state, UnitActs(1, FOE))
    play.say(1, "cast_on 100 sets_bite 0", 0, 0).say(1, "enough")
    assert not [one for one in play.options if one.startswith(("strike", "cast_on"))]
    play.say(1, "cast 100 sets_halo")
    assert (play.state.overlord, "cast 100 sets_halo" in play.options) == ((5, 4, 0), False)


@pytest.mark.rule("CN-STA-5", "CN-SPL-3")
def test_who_recovers_casts_nothing_in_his_own_turn() -> None:
    """Not even a spell with the reaction mark; in the enemy's turn he does."""
    state = world(hero("hadrathus", "B4", (5, 5, 0, 0), spells=["mitras_halo"]), units=[("captain", "B4")])
    play = Play(state, HeroesTurn()).say(A, "recover")
    assert play.over
    play.state.side = OVERLORD
    Play(play.state, UnitActs(1, FOE)).say(1, "strike 100 0").asks(A, "react", "pass", "cast 0 mitras_halo")


# ── objects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-MAN-9", "CN-OBJ-2", "CN-OBJ-3", "CN-ATT-13")
def test_an_orb_that_slips_explodes_at_ones_feet() -> None:
    """O 0: range 0; R R: 1, 0: Conan and his friend are wounded once each; the orb is gone."""
    state = world(hero("conan", "B4", (1, 10, 0, 0), ["explosive_orb"]), hero("valeria", "B4", (0, 10, 0, 0)))
    play = Play(state, HeroesPhase()).say(A, "throw 0 explosive_orb").say(A, "aim B1").say(A, "gems 1", 0)
    play.say(A, "lands B4", 1, 0)
    assert (play.hero().wounds, play.hero(B).wounds, play.hero().items) == (1, 1, ())
    assert AreaId("B4") not in play.state.objects


@pytest.mark.rule("CN-MAN-2", "CN-ENC-4", "CN-MAN-10")
def test_nobody_is_given_more_than_he_can_carry() -> None:
    """Bêlit carries 9 at most: with 5 the captive (6) is too much, with 3 not; both live in the same area."""
    for load, reason in ((["scale_mail"], "too-heavy"), (["halberd"], "")):
        state = world(hero("conan", "B4", items=["captive"]), hero("belit", "B4", items=load))
        assert Play(state, HeroesPhase()).why_not("give 0 captive 1") == reason


@pytest.mark.rule("CN-OBJ-4", "CN-MAN-1")
def test_a_potion_is_no_help_to_a_friend_and_wasted_on_the_hale() -> None:
    state = world(hero("conan", "B4", items=["life_potion"]), hero("belit", "B4", (0, 0, 9, 0)))
    play = Play(state, HeroesPhase()).say(A, "use 0 life_potion")
    play.asks(A, "from_wounds", "from_wounds 0")
    assert play.say(A, "from_wounds 0").zones() == (11, 0, 0, 0)


@pytest.mark.rule("CN-ZON-2", "CN-ZON-7", "CN-MAN-1")
def test_the_last_gem_may_be_drunk_away() -> None:
    """0 / 0 / 10 / 1: no gem comes from fatigue, the wound takes the last one: dead."""
    state = world(hero("shevatas", "B4", (0, 0, 9, 1)), hero("conan", "B4"))
    play = Play(state, Effects(A, "pictish_drink"))
    assert (play.over, play.hero().dead, play.state.winner) == (True, True, NOBODY)


# ── ways and sight ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-MOV-5", "CN-LOS-1")
def test_areas_that_meet_at_a_corner_are_seen_but_not_entered() -> None:
    """Village: from the square's west side to the north alley it is 2 points, over the stone or the other alley."""
    state = world(*[hero("conan", "C1")] * 3, scenario="clutches_of_the_picts")
    assert sees(table(state), AreaId("C1"), AreaId("S2"))
    assert {area: hero_reach(table(state), A)[AreaId(area)] for area in ("C2", "S1", "S2", "S5", "C3")} == {
        "C2": 1, "S1": 1, "S2": 2, "S5": 2, "C3": 2,
    }  # fmt: skip


@pytest.mark.rule("CN-LOS-1", "CN-LOS-2", "CN-ATT-7", "CN-FAL-4")
def test_the_ledge_of_the_village() -> None:
    """A hut's corner stands between the ledge and the tracks beside it; down to the north alley one sees and jumps."""
    state = world(*[hero("belit", "E3")] * 3, scenario="clutches_of_the_picts")
    assert [sees(table(state), AreaId("E3"), AreaId(area)) for area in ("E2", "E4", "S2")] == [False, False, True]
    play = Play(state, HeroesPhase()).say(A, "cross 0 S2 jump", 1)
    assert (play.hero().area, play.asked) == ("S2", (A, "reroll"))


@pytest.mark.rule("CN-HIN-5", "CN-SKL-9")
def test_the_way_through_an_enemy_costs_his_hindering_and_a_blocker_ends_it() -> None:
    """P1 → P3 → P5 past a pirate in P3: 1 + 1 + 1; past one who blocks, not at all by that way."""
    state = world(hero("conan", "P1"), units=[("pirates:green", "P3")])
    assert hero_reach(table(state), A)[AreaId("P5")] == 3
    state.gain(FOE, "blocking", "")
    blocked = world(hero("conan", "P1"), units=[("pirates:green", "P3")])
    blocked.gain(FOE, "blocking", "")
    assert AreaId("P5") not in hero_reach(table(blocked), A)


@pytest.mark.rule("CN-MOV-6", "CN-DOR-2")
def test_a_door_is_not_opened_into_a_full_room() -> None:
    """P5 is full of pirates: neither the gate is opened nor the palisade wrecked."""
    places = table(world(hero("conan", "B2"))).content.boards["iron_cove"].areas["P5"].places
    state = world(hero("conan", "B2"), units=[("pirates:green", "P5")] * places)
    assert not [deed for deed in Play(state, HeroesPhase()).of(A) if deed.startswith("cross 0 P5")]


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-END-1", "CN-END-2")
def test_the_last_round_is_played_to_its_end() -> None:
    """Salt Cages, 8 rounds: after the heroes' eighth turn the overlord still has his; then he has won."""
    state = world(hero("conan", "B4"), units=[("captain", "P3")], overlord=(0, 0, 0))
    state.round = 7
    play = Play(state, Adventure()).say(A, "active").say(A, "finish 0")
    assert (play.state.winner, play.state.round, play.asked) == (NOBODY, 8, (B, "river"))
    assert play.say(B, "end").state.winner == OVERLORD


@pytest.mark.rule("CN-END-2", "CN-TUR-3")
def test_who_leaves_with_the_captive_wins_before_anybody_else_acts() -> None:
    state = world(hero("conan", "B4", items=["captive"]), hero("belit", "B4"), units=[("captain", "B1")])
    play = Play(state, HeroesPhase())
    assert play.why_not("depart 1") == "leaves-with"
    assert (play.say(A, "depart 0").over, play.state.winner) == (True, HEROES)


@pytest.mark.rule("CN-END-3", "CN-STA-2")
def test_a_way_out_without_the_prize_is_lost_with_the_last_hero() -> None:
    """Picts: one leaves with the captive, the other two die: the head was not carried out."""
    state = world(
        hero("conan", "E14", items=["captive"]), *[hero("belit", "E14", (0, 0, 9, 0))] * 2,
        scenario="clutches_of_the_picts", units=[("zogar_sag", "C2")],
    )  # fmt: skip
    play = Play(state, HeroesPhase()).say(A, "depart 0")
    assert (play.over, play.state.winner) == (True, OVERLORD)


@pytest.mark.rule("CN-OVL-1", "CN-OVL-9", "CN-OVL-2")
def test_a_turn_without_gems_is_still_a_turn() -> None:
    """0 / 0: nothing comes back, the marker advances, only the end is offered."""
    play = Play(world(hero("conan", "B4"), hero("belit", "B4"), units=[("captain", "P3")]), OverlordTurn())
    assert (play.state.round, play.asked) == (1, (C, "river"))
    assert play.options == ["end"]


# ── reactions, minds ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("CN-SPL-12", "CN-END-2")
@pytest.mark.parametrize("seen", [(), ("H8",)])
def test_who_comes_into_a_hut_finds_what_is_in_it_and_who_casts_in_it(seen: tuple[str, ...]) -> None:
    """The hut is looked into first, if nobody has; then Zogar Sag, in whose area the hero has stopped, may react."""
    heroes = hero("conan", "S7"), hero("shevatas", "E1"), hero("belit", "E2")
    picts = "clutches_of_the_picts"
    state = world(*heroes, scenario=picts, units=[("zogar_sag", "H8")], overlord=(5, 0, 5))
    state.seen = tuple([AreaId(area) for area in seen])
    play = with_spells("zogar_sag", ("sets_halo",), state, HeroesPhase())
    play.say(A, "go 0 H8", *([] if seen else ["empty"]))
    play.asks(3, "react", "pass", "cast 100 sets_halo")


@pytest.mark.rule("CN-SPL-1", "CN-SPL-4", "CN-HIN-5")
@pytest.mark.parametrize(("gems", "why"), [(1, "cannot-be-moved"), (2, "")])
def test_a_mind_is_controlled_for_as_many_gems_as_the_crowd_makes_it_cost(gems: int, why: str) -> None:
    """Two heroes hinder the pirate: no way of his is shorter than 3 points, 1 more than the first gem gives."""
    caster = hero("hadrathus", "B4", (gems, 5, 0, 0), spells=["mind_control"])
    state = world(caster, hero("conan", "B1"), hero("belit", "B1"), units=[("pirates:green", "B1")])
    play = Play(state, HeroesPhase())
    assert play.why_not("cast_on 0 mind_control 100") == why
    if not why:
        play.say(A, "cast_on 0 mind_control 100")
        play.say(A, play.options[0])
        assert play.zones() == (0, 5, 0, 2)
