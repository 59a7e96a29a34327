"""1. The sections that cards and skills name: on one's own cards, mana, ways, units."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import UNITS, WOUND, HexId
from heraut.games.mage_knight.numbers.limits import bond_is_free
from heraut.games.mage_knight.numbers.mana import dice_left
from heraut.games.mage_knight.printed.checks import PLAYS
from heraut.games.mage_knight.rules.ch1_reminders.named_plays import NAMED, playable
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.kernel import Deck
from tests.games.mage_knight import turning
from tests.games.mage_knight.dealing import ATTACK, BLOCK, MOVEMENT, RANGED, TALK, A, Play, land
from tests.games.mage_knight.fighting import ORC, fight, pass_to
from tests.games.mage_knight.turning import B

WEDGE = {"0,0": "A", "0,1": "1", "1,0": "2"}


@pytest.mark.rule("MK-CRD-21")
def test_every_name_has_its_section() -> None:
    assert sorted(NAMED) == sorted(PLAYS)


# ── cards that play cards ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-16", "MK-MAN-1")
def test_e02_concentration_with_march_and_a_stamina() -> None:
    play = Play(land(("concentration", "march", "stamina"), mana=["green"]), MOVEMENT)
    play.tell("play concentration strong")
    play.asks(A, "card_to_power", "card march", "card stamina")
    play.tell("card march", "play stamina basic")
    assert play.hero.move == 8  # 4 + 2 + 2
    assert play.mana() == {}  # one mana in all


@pytest.mark.rule("MK-CRD-16", "MK-CRD-21")
def test_will_focus_adds_3_to_an_attack() -> None:
    play = Play(land(("will_focus", "rage"), mana=["green"]), ATTACK).tell("play will_focus strong")
    assert [points.amount for points in play.gathered] == [7]  # 4 + 3
    assert play.hero.played == ["will_focus", "rage"]


@pytest.mark.rule("MK-CRD-21")
def test_concentration_needs_an_action_card_that_works() -> None:
    for hand in (("concentration",), ("concentration", "fireball"), ("concentration", "promise")):
        assert "play concentration strong" not in Play(land(hand, mana=["green"]), MOVEMENT).options
    improvised = ("concentration", "improvisation")  # which takes a card to discard
    assert "play concentration strong" not in Play(land(improvised, mana=["green"]), MOVEMENT).options
    assert "play concentration strong" in Play(land((*improvised, "rage"), mana=["green"]), MOVEMENT).options
    magic = ("concentration", "pure_magic")  # which takes more mana
    assert "play concentration strong" not in Play(land(magic, mana=["green"]), MOVEMENT).options
    assert "play concentration strong" in Play(land(magic, mana=["green", "green"]), MOVEMENT).options


@pytest.mark.rule("MK-CRD-16", "MK-CRD-21")
def test_cards_that_play_cards_do_not_pay_for_one_another() -> None:
    hand = ("concentration", "maximal_effect", "stamina")
    play = Play(land(hand, mana=["green"]), MOVEMENT)
    assert "play maximal_effect strong" not in play.plays()
    assert play.tell("play concentration strong").hero.move == 6  # 4 + 2
    play = Play(land(hand, mana=["red"]), MOVEMENT)
    assert "play concentration strong" not in play.plays()
    assert play.tell("play maximal_effect strong").hero.move == 8  # 4 + 4


@pytest.mark.rule("MK-CRD-20", "MK-CRD-16")
def test_maximal_effect_three_times_the_basic_effect() -> None:
    play = Play(land(("maximal_effect", "march", "rage")), MOVEMENT).tell("play maximal_effect basic")
    assert play.hero.move == 6  # 3 * 2
    assert (play.hero.thrown, play.hero.played) == (["march"], ["maximal_effect"])


@pytest.mark.rule("MK-CRD-20", "MK-CRD-16")
def test_maximal_effect_twice_the_strong_effect() -> None:
    play = Play(land(("maximal_effect", "march", "stamina"), mana=["red"]), MOVEMENT)
    play.tell("play maximal_effect strong", "card stamina")
    assert play.hero.move == 8  # 2 * 4, without blue mana
    assert play.hero.thrown == ["stamina"]
    assert "play maximal_effect strong" not in Play(land(("maximal_effect", "rage"), mana=["red"]), MOVEMENT).options


@pytest.mark.rule("MK-CRD-21")
def test_maximal_effect_goes_on_while_there_is_something_to_give() -> None:
    play = Play(land(("maximal_effect", "improvisation", "rage", "rage")), MOVEMENT)
    play.tell("play maximal_effect basic")
    assert play.hero.move == 6  # two cards to discard: 2 * 3
    assert (play.hero.discard, play.hero.thrown) == (["rage", "rage"], ["improvisation"])


@pytest.mark.rule("MK-CRD-17", "MK-CRD-20", "MK-CRD-21")
def test_magic_talent_casts_a_spell_of_the_offer() -> None:
    state = land(("magic_talent", "rage", "march"), mana=["red"], spells=("fireball", "chill", "tremor"))
    play = Play(state, ATTACK).tell("play magic_talent basic")
    assert [(points.amount, points.element) for points in play.gathered] == [(5, "fire")]
    assert (play.hero.discard, play.mana()) == (["rage"], {})  # march is green, and no green mana
    assert state.spells == ("fireball", "chill", "tremor")
    play = Play(land(("magic_talent", "march"), mana=["red"], spells=("fireball",)), ATTACK)
    assert "play magic_talent basic" not in play.options


@pytest.mark.rule("MK-CRD-18")
def test_magic_talent_casts_the_strong_side_by_night() -> None:
    state = land(("magic_talent", "rage"), mana=["red", "black"], spells=("fireball",), night=True)
    play = Play(state, ATTACK).tell("play magic_talent basic")
    play.asks(A, "spell_to_cast", "play fireball basic", "play fireball strong")
    play.tell("play fireball strong")
    assert [(points.amount, points.reach) for points in play.gathered] == [(8, "siege")]
    assert play.hero.hand == [WOUND]


@pytest.mark.rule("MK-CRD-22", "MK-TAC-17")
def test_time_bending_is_laid_aside_and_another_turn_follows() -> None:
    state = land(("space_bending", "march"), mana=["blue", "black"], night=True)
    play = Play(state, MOVEMENT).tell("play march basic", "play space_bending strong")
    assert (play.hero.aside, play.hero.again, play.hero.played) == (("space_bending",), 1, ["march"])
    assert state.has(A, "bent_time")


@pytest.mark.rule("MK-CRD-22", "MK-TAC-17")
def test_time_bent_with_magic_talent_lays_that_card_aside() -> None:
    state = land(("magic_talent", "stamina"), mana=["blue", "black"], spells=("space_bending",), night=True)
    play = Play(state, MOVEMENT).tell("play magic_talent basic", "play space_bending strong")
    assert play.hero.aside == ("magic_talent",)
    assert state.spells == ("space_bending",)


@pytest.mark.rule("MK-CRD-20", "MK-CRD-24")
def test_meditation_brings_two_cards_back_by_chance() -> None:
    state = land(("meditation",), mana=["green"], deck=["march"])
    state.heroes[A].discard = ["rage", "stamina", WOUND]
    play = Play(state, MOVEMENT)
    play.say(A, "play meditation basic", WOUND, "rage")
    play.asks(A, "end_of_deck", "effect top", "effect bottom")
    play.tell("effect bottom")
    assert (play.hero.deck.bottom, play.hero.discard) == ([WOUND, "rage"], ["stamina"])
    assert state.has(A, "draw_two_more")


@pytest.mark.rule("MK-CRD-20", "MK-CRD-24")
def test_trance_brings_chosen_cards_back() -> None:
    state = land(("meditation",), mana=["green", "black"], night=True)
    state.heroes[A].discard = ["rage", "stamina", "march"]
    play = Play(state, MOVEMENT).tell("play meditation strong", "card march", "card rage", "effect top")
    assert (play.hero.deck.top, play.hero.discard) == (["march", "rage"], ["stamina"])


# ── dice, crystals, mana ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-1", "MK-EOT-1", "MK-CRD-16")
def test_e02_mana_draw_and_two_staminas() -> None:
    state = land(("mana_draw", "stamina", "stamina"), mana=["white"], source=["black", "red"])
    play = Play(state, MOVEMENT).tell("play mana_draw strong")
    play.asks(A, "die_to_set", "colour black", "colour red")
    play.tell("colour red")
    assert "colour gold" not in play.options  # any colour but gold
    play.tell("colour blue", "play stamina strong", "play stamina strong")
    assert play.hero.move == 8  # 4 + 4
    assert play.hero.turn.kept == ("blue",)  # it goes back blue, not rolled again
    assert state.source == ("black",)
    assert dice_left(play.t, A) == 1  # that was not the die of the turn


@pytest.mark.rule("MK-MAN-2", "MK-MAN-11")
def test_mana_storm_a_crystal_of_a_die_that_is_rolled_again() -> None:
    state = land(("mana_storm",), source=["gold", "red", "white"])
    play = Play(state, MOVEMENT).tell("play mana_storm basic")
    play.asks(A, "crystal_of_source", "colour red", "colour white")
    play.say(A, "colour red", "black")
    assert (play.crystals(), state.source) == ({"red": 1}, ("black", "gold", "white"))
    assert "play mana_storm basic" not in Play(land(("mana_storm",), source=["gold"]), MOVEMENT).options


@pytest.mark.rule("MK-MAN-11", "MK-CRD-22")
def test_strong_mana_storm_rolls_all_dice() -> None:
    state = land(("mana_storm",), mana=["white"], source=["black", "black"])
    play = Play(state, MOVEMENT)
    play.say(A, "play mana_storm strong", "gold", "red")
    assert state.source == ("gold", "red")
    assert dice_left(play.t, A) == 4


@pytest.mark.rule("MK-MAN-5", "MK-MAN-11")
def test_gem_pouch_rolls_for_crystals() -> None:
    play = Play(land(("endless_gem_pouch",)), MOVEMENT)
    play.say(A, "play endless_gem_pouch basic", "gold", "red")
    play.asks(A, "crystal_colour", "colour red", "colour blue", "colour green", "colour white")
    assert play.tell("colour red").crystals() == {"red": 2}
    play = Play(land(("endless_gem_pouch",)), MOVEMENT)
    play.say(A, "play endless_gem_pouch basic", "black", "white")
    assert (play.crystals(), play.hero.fame) == ({"white": 1}, 1)


@pytest.mark.rule("MK-MAN-11", "MK-FIN-1")
@pytest.mark.parametrize(("face", "wounds"), [("black", 1), ("red", 1), ("gold", 0), ("white", 0)])
def test_horn_of_wrath_risks_a_wound(face: str, wounds: int) -> None:
    play = Play(land(("horn_of_wrath",)), RANGED)
    play.say(A, "play horn_of_wrath basic", face)
    assert [points.amount for points in play.gathered] == [5]
    assert play.hero.hand.count(WOUND) == wounds


@pytest.mark.rule("MK-MAN-11", "MK-FIN-1", "MK-CRD-19")
def test_strong_horn_of_wrath_risks_a_wound_a_point() -> None:
    play = Play(land(("horn_of_wrath",)), RANGED).tell("play horn_of_wrath strong")
    play.asks(A, "risk", *[f"number {number}" for number in range(6)])
    play.say(A, "number 3", "black", "gold", "red")
    assert [points.amount for points in play.gathered] == [5, 3]
    assert (play.hero.hand, play.hero.thrown) == ([WOUND, WOUND], ["horn_of_wrath"])
    play = Play(land(("horn_of_wrath",)), RANGED).tell("play horn_of_wrath strong", "number 0")
    assert [points.amount for points in play.gathered] == [5]


@pytest.mark.rule("MK-CRD-14", "MK-CRD-20", "MK-MAN-1")
def test_invocation_makes_mana_of_cards() -> None:
    play = Play(land((WOUND, "rage"), skills=["arythea_invocation"]), MOVEMENT).tell("skill arythea_invocation")
    play.asks(A, "invoke_with", "card rage", "card wound")
    play.tell("card wound")
    play.asks(A, "mana_colour", "colour red", "colour black")
    play.tell("colour red")
    assert (play.mana(), play.hero.discard, play.hero.hand) == ({"red": 1}, [WOUND], ["rage"])
    play = Play(land((WOUND, "rage"), skills=["arythea_invocation"]), MOVEMENT)
    assert play.tell("skill arythea_invocation", "card rage", "colour green").mana() == {"green": 1}
    assert "skill arythea_invocation" not in Play(land(skills=["arythea_invocation"]), MOVEMENT).options


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def at(hex: str, *hand: str, move: int = 0, **more: Any) -> Land:
    state = land(hand, tiles=dict(more.pop("tiles", WEDGE)), **more)
    hero = state.heroes[A]
    hero.hex, hero.path, hero.move = HexId(hex), (HexId(hex),), move
    return state


@pytest.mark.rule("MK-MOV-28", "MK-DEF-2")
def test_flight_one_hex_for_nothing_or_two_for_two() -> None:
    play = Play(at("2.W", skills=["goldyx_flight"]), MOVEMENT).tell("skill goldyx_flight")
    near = set(play.options)
    assert "hex 2.C" in near
    play = Play(at("2.W", skills=["goldyx_flight"], move=2), MOVEMENT).tell("skill goldyx_flight")
    assert near < set(play.options)
    assert "hex 2.E" in play.options  # two hexes away
    play.tell("hex 2.E")
    assert (play.hero.hex, play.hero.move, play.hero.path) == ("2.E", 0, ("2.W", "2.E"))


@pytest.mark.rule("MK-MOV-28")
def test_wings_of_wind_cost_a_point_a_hex() -> None:
    state = at("2.W", "wings_of_wind", mana=["white"], move=1)
    play = Play(state, MOVEMENT).tell("play wings_of_wind basic")
    assert "hex 2.C" in play.options
    assert "hex 2.E" not in play.options
    assert play.tell("hex 2.C").hero.move == 0
    assert "play wings_of_wind basic" not in Play(at("2.W", "wings_of_wind", mana=["white"]), MOVEMENT).options


@pytest.mark.rule("MK-MOV-28", "MK-DEF-5")
def test_a_flight_ends_on_a_safe_hex() -> None:
    state = at("2.W", skills=["goldyx_flight"])
    state.heroes[1].hex = HexId("2.C")
    assert "hex 2.C" not in Play(state, MOVEMENT).tell("skill goldyx_flight").options


@pytest.mark.rule("MK-MOV-28", "MK-DEF-2")
def test_underground_travel_goes_three_hexes_under_dry_land() -> None:
    play = Play(at("2.W", "underground_travel", mana=["green"]), MOVEMENT).tell("play underground_travel basic")
    printed = play.t.content.hexes
    ends = [option.split()[1] for option in play.options]
    assert "2.E" in ends
    assert not [hex for hex in ends if printed[hex].terrain in ("swamp", "lake", "mountain", "sea")]
    play.tell("hex 2.E")
    assert (play.hero.hex, play.hero.move) == ("2.E", 0)


@pytest.mark.rule("MK-MOV-28", "MK-MOV-5", "MK-CMB-24")
def test_underground_attack_comes_up_in_a_keep() -> None:
    state = turning.land(hex="3.C", tiles={**WEDGE, "1,1": "3"}, hand=["underground_travel"], night=True)
    turning.put(state, "3.NE", "guardsmen")
    state.heroes[A].mana = (0, 0, 1, 0, 0, 1)
    play = turning.Play(state, Movement(A))
    play.say(A, "play underground_travel strong")
    play.pays()
    play.say(A, "hex 3.NE")
    assert play.hero.path == ("3.C", "3.NE")
    assert state.has(A, "no_walls")
    play.asks(A, "name_targets")  # the assault has begun
    state = at("A.C", "underground_travel", mana=["green", "black"], night=True)
    assert "play underground_travel strong" not in Play(state, MOVEMENT).options  # no site, no hero


@pytest.mark.rule("MK-MOV-28", "MK-MOV-7")
def test_underground_attack_on_a_hero_ends_the_movement() -> None:
    state = turning.land(hex="2.SW", hand=["underground_travel", "march"], night=True)
    state.heroes[B].hex, state.heroes[B].hand = HexId("2.E"), ["rage"]
    state.heroes[A].mana = (0, 0, 1, 0, 0, 1)
    play = turning.Play(state, Movement(A))
    play.say(A, "play underground_travel strong")
    play.pays()
    play.say(A, "hex 2.E")
    play.asks(B, "participation")  # no further step, whatever A holds


@pytest.mark.rule("MK-UNI-2", "MK-CRD-2")
def test_rebirth_is_played_for_the_sake_of_units_alone() -> None:
    state = at("1.C", "restoration", mana=["green", "black"], night=True, units=["peasants"])
    assert "play restoration strong" not in Play(state, ["heal", "special"]).options  # nothing to heal, none spent
    (unit,) = state.heroes[A].units
    state.heroes[A].units = (unit._replace(spent=True),)
    assert "play restoration strong" in Play(state, ["heal", "special"]).options


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-2")
@pytest.mark.parametrize(("hex", "levels"), [("2.C", 3), ("2.NE", 5)])
def test_rebirth_readies_units_by_levels(hex: str, levels: int) -> None:
    units = ["utem_swordsmen spent", "foresters spent", "peasants spent"]  # levels 2, 1, 1 … and a Wound to heal
    state = at(hex, "restoration", WOUND, mana=["green", "black"], night=True, units=units)
    play = Play(state, MOVEMENT).tell("play restoration strong")
    assert (play.t.content.hexes[HexId(hex)].terrain == "forest") == (levels == 5)
    assert play.hero.heal == levels
    while play.asked == (A, "unit_to_ready"):
        play.tell(play.options[1])
    ready = sum(play.t.content.units[unit.kind].level for unit in play.hero.units if not unit.spent)
    assert ready == min(levels, sum(play.t.content.units[unit.kind].level for unit in play.hero.units))


@pytest.mark.rule("MK-UNI-5")
def test_call_to_arms_borrows_an_ability() -> None:
    state = land(("call_to_arms",), mana=["white"], units=["foresters"])
    state.units = ("peasants", "utem_swordsmen", "foresters")  # type: ignore[assignment]
    play = Play(state, ATTACK).tell("play call_to_arms basic")
    assert "borrow peasants 1" in play.options
    play.tell("borrow utem_swordsmen 1")
    while play.asked != (A, "moment"):
        play.tell(play.options[0])
    assert len(play.gathered) == 1
    assert state.units == ("peasants", "utem_swordsmen", "foresters")
    assert [unit.kind for unit in play.hero.units] == ["foresters"]
    assert not play.hero.units[0].spent
    assert UNITS + 2 not in state.modifiers


@pytest.mark.rule("MK-UNI-6", "MK-UNI-7", "MK-UNI-8")
def test_call_to_glory_recruits_for_nothing() -> None:
    state = land(("call_to_arms",), mana=["white", "black"], night=True, units=["foresters"])
    state.units = ("peasants", "utem_swordsmen")  # type: ignore[assignment]
    play = Play(state, MOVEMENT).tell("play call_to_arms strong")
    play.asks(A, "recruit_free", "recruit peasants", "recruit utem_swordsmen")
    play.tell("recruit utem_swordsmen")  # one command token: the foresters leave
    assert [unit.kind for unit in play.hero.units] == ["utem_swordsmen"]
    assert state.units == ("peasants",)


@pytest.mark.rule("MK-UNI-6", "MK-RND-3")
def test_bonds_of_loyalty_bring_two_units_and_are_never_used() -> None:
    state = land(skills=["norowas_bonds_of_loyalty"])
    state.decks["regular"] = Deck(["peasants", "foresters", "herbalists"])
    assert "skill norowas_bonds_of_loyalty" not in Play(state, TALK).options
    source = "skill norowas_bonds_of_loyalty day"
    play = Play(state, (), NAMED["bind_a_unit"](A, source, 0), "foresters", "peasants")
    assert state.units == ("foresters", "peasants")
    assert bond_is_free(play.t, A)
    assert not bond_is_free(play.t, 1)


@pytest.mark.rule("MK-CMB-63", "MK-ACT-6")
def test_wings_of_night_hold_back_enemies_for_points() -> None:
    foes = ["cursed_hags", "prowlers", "diggers"]
    play = fight({ORC: foes}, ["wings_of_wind", "march", "rage"], mana=["white", "black"], night=True)
    pass_to(play, 2)
    play.tell("play wings_of_wind strong")
    play.asks(A, "hold_back", "foe 0", "foe 1", "foe 2")
    play.say(A, "foe 1")
    assert "foe 0" not in play.options  # the second costs a point
    play.say(A, "play march basic")
    while "foe 0" not in play.options:
        play.forced()
    play.say(A, "foe 0")
    assert play.hero.move == 1  # 2 - 1; the third would cost two
    assert "foe 2" not in play.options
    play.say(A, "done")
    battle = play.t.state.battle
    assert battle is not None
    assert [foe.stopped for foe in battle.foes] == [True, True, False]
    assert not playable(Play(land(), BLOCK).t, A, "hold_back_many", 0)
