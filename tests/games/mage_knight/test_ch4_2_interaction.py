"""4. The turn, 2: interacting."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import TOP_REPUTATION, DeedId, UnitKind
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction, greeting
from heraut.kernel.values import total
from tests.games.mage_knight.turning import WEDGE, A, B, Play, again, land, put, table

KEEP = {**WEDGE, "2,0": "3"}
MONASTERY = {**WEDGE, "2,0": "5"}
TOWER = {**WEDGE, "2,0": "4"}


def talking(influence: int, hex: str = "2.E", **more: object) -> Play:
    """An interaction in which so much influence was played."""
    state = land(hex=hex, **more)  # type: ignore[arg-type]
    play = Play(state, Interaction(A))
    play.hero.influence += influence
    return again(play)


def units(*names: str) -> tuple[UnitKind, ...]:
    return tuple([UnitKind(name) for name in names])


def cards(*names: str) -> tuple[DeedId, ...]:
    return tuple([DeedId(name) for name in names])


def interacts(state: Land) -> bool:
    return Play(state, Action(A)).offers("interact")


# ── where ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-INT-1", "MK-SIT-12")
def test_where_one_interacts() -> None:
    assert interacts(land(hex="2.E"))
    assert interacts(land(hex="5.NE", tiles=MONASTERY))
    assert not interacts(land(hex="5.NE", tiles=MONASTERY, shields={"5.NE": (B,)}))  # burnt
    assert interacts(land(hex="3.NE", tiles=KEEP, shields={"3.NE": (A,)}))
    assert not interacts(land(hex="2.SE"))


@pytest.mark.rule("MK-INT-5")
def test_towers_and_cities_serve_all_once_they_are_conquered() -> None:
    assert interacts(land(hex="4.C", tiles=TOWER, shields={"4.C": (B,)}))
    assert interacts(land(hex="C5.C", tiles={**WEDGE, "1,1": "C5"}, shields={"C5.C": (B,)}))


@pytest.mark.rule("MK-INT-6")
def test_nobody_deals_with_the_hated() -> None:
    state = land(hex="2.E")
    state.heroes[A].reputation = -TOP_REPUTATION
    assert not interacts(state)
    assert Play(state, Action(A)).why_not("interact") == "hated"


# ── the purse ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-INT-7", "MK-INT-2")
def test_reputation_is_worth_influence() -> None:
    state = land(hex="2.E")
    found = []
    for reputation in range(-6, 8):
        state.heroes[A].reputation = reputation
        found.append(total(greeting(table(state), A, state.heroes[A].hex)))
    assert found == [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]


@pytest.mark.rule("MK-INT-2", "MK-INT-9", "MK-SIT-3", "MK-SIT-4", "MK-UNI-4")
def test_reputation_and_a_purse() -> None:
    """E15. Reputation +4 is worth 2, two cards 2 + 2: 2 + 2 + 2 = 6: crossbowmen (6), foresters (5), or healing."""
    state = land(hex="2.E", units=units("utem_crossbowmen", "foresters", "northern_monks"))
    state.heroes[A].reputation = 4
    play = Play(state, Interaction(A))
    assert play.hero.influence == 2
    play.hero.influence += 2 + 2
    again(play).own("done", "recruit utem_crossbowmen", "recruit foresters", "buy_healing")
    play.say(A, "buy_healing")
    assert (play.hero.influence, play.hero.heal) == (3, 1)
    play.say(A, "buy_healing")  # 3 * 2 = 6
    assert (play.hero.influence, play.hero.heal) == (0, 2)
    play.own("done")


@pytest.mark.rule("MK-INT-8")
def test_reputation_counts_once_and_is_fixed_at_the_start() -> None:
    play = talking(3)
    assert play.hero.influence == 3
    play.hero.reputation = 7
    play.say(A, "buy_healing")
    assert play.hero.influence == 0


@pytest.mark.rule("MK-INT-3", "MK-CTY-12", "MK-INT-12", "MK-SIT-35")
def test_a_city_purse() -> None:
    """E17. Blue city, 3 own shields, reputation -3 (-1), effects 5: 5 + 3 - 1 = 7: one spell, with its mana."""
    state = land(
        hex="C6.C", tiles={**WEDGE, "1,1": "C6"}, shields={"C6.C": (A, B, A, A)}, spells=cards("fireball", "snowstorm")
    )
    state.heroes[A].reputation = -3
    state.heroes[A].mana = (1, 0, 0, 0, 0, 0)
    play = Play(state, Interaction(A))
    assert play.hero.influence == 2
    play.hero.influence += 5
    again(play).own("done", "buy fireball")  # 7 are enough for one; there is no mana for the other


@pytest.mark.rule("MK-SIT-35", "MK-INT-12")
def test_a_spell_takes_influence_and_mana() -> None:
    state = land(hex="4.C", tiles=TOWER, shields={"4.C": (A,)}, spells=cards("fireball", "snowstorm", "flame_wall"))
    state.heroes[A].mana = (1, 0, 0, 0, 0, 0)
    play = Play(state, Interaction(A))
    play.hero.influence = 7
    again(play)
    assert play.why_not("buy snowstorm") == "no-mana"
    play.chance.add("whirlwind")
    play.t.say(A, "buy fireball")
    play.pays().chance.finish()
    assert play.hero.mana == (0, 0, 0, 0, 0, 0)
    assert play.hero.influence == 0
    assert play.hero.deck.top == ["fireball"]
    assert play.state.spells == ("whirlwind", "snowstorm", "flame_wall")  # shifted down, refilled on top


@pytest.mark.rule("MK-INT-4")
def test_influence_buys_only_what_the_site_offers() -> None:
    play = talking(20, advanced=cards("blood_rage"), monastery=cards("fire_bolt"), units=units("guardian_golems"))
    play.own("done", "buy_healing")
    for wish in ("buy blood_rage", "buy fire_bolt", "buy_artifact", "buy_top", "add_elite", "recruit guardian_golems"):
        assert play.why_not(wish) == "not-sold-here"


@pytest.mark.rule("MK-INT-4")
def test_what_is_left_is_lost() -> None:
    play = talking(4).say(A, "done")
    assert play.over
    assert play.hero.influence == 0


@pytest.mark.rule("MK-INT-10", "MK-UNI-6")
def test_a_unit_is_recruited_for_its_cost_and_not_replaced() -> None:
    """W2. Peasants for 4."""
    play = talking(4, units=units("peasants", "peasants", "herbalists"))
    play.say(A, "recruit peasants")
    assert [unit.kind for unit in play.hero.units] == ["peasants"]
    assert play.state.units == ("peasants", "herbalists")
    assert play.hero.influence == 0
    assert play.hero.turn.talked


@pytest.mark.rule("MK-SIT-6", "MK-SIT-7", "MK-SIT-8", "MK-INT-9")
def test_monastery() -> None:
    """E16. 5 influence: 2 healing points for 2 * 2 = 4, one is lost.  8: an advanced action and a point, 6 + 2 = 8."""
    play = talking(5, "5.NE", tiles=MONASTERY, monastery=cards("blood_rage"))
    play.say(A, "buy_healing").say(A, "buy_healing")
    assert (play.hero.influence, play.hero.heal) == (1, 2)
    play.own("done")
    play = talking(8, "5.NE", tiles=MONASTERY, monastery=cards("blood_rage"), units=units("northern_monks"))
    assert play.offers("recruit northern_monks")
    play.say(A, "buy blood_rage").say(A, "buy_healing")
    assert (play.hero.influence, play.hero.heal) == (0, 1)
    assert play.hero.deck.top == ["blood_rage"]
    assert play.state.monastery == ()


@pytest.mark.rule("MK-SIT-12", "MK-SIT-17", "MK-CTY-10", "MK-CTY-11")
def test_who_is_recruited_where() -> None:
    offer = units("foresters", "guardian_golems", "fire_mages", "altem_mages")
    content = table(land()).content
    found = {}
    for site, hex, tile in (("keep", "3.NE", "3"), ("mage_tower", "4.C", "4"), ("city", "C5.C", "C5")):
        state = land(hex=hex, tiles={**WEDGE, "1,1": tile}, shields={hex: (A,)}, units=offer)
        play = Play(state, Interaction(A))
        play.hero.influence = 20
        found[site] = [text.split()[1] for text in again(play).options if text.startswith("recruit")]
        assert found[site] == [unit for unit in offer if site in content.units[unit].sites]
    assert found["city"]
    state = land(hex="C7.C", tiles={**WEDGE, "1,1": "C7"}, shields={"C7.C": (A,)}, units=offer)
    play = Play(state, Interaction(A))
    play.hero.influence = 20
    assert again(play).offers(*[f"recruit {unit}" for unit in offer])  # the white city


@pytest.mark.rule("MK-SCN-34")
def test_where_towers_are_owned_more_is_recruited() -> None:
    offer = units("northern_monks", "peasants")
    for hex, tile, unit in (("3.NE", "3", "peasants"), ("4.C", "4", "northern_monks")):
        state = land(
            hex=hex, tiles={**WEDGE, "1,1": tile}, shields={hex: (A,)}, units=offer, scenario="conquer_and_hold"
        )
        play = Play(state, Interaction(A))
        play.hero.influence = 20
        assert again(play).offers(f"recruit {unit}")


# ── cities ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def city(tile: str, influence: int, **more: object) -> Play:
    state = land(hex=f"{tile}.C", tiles={**WEDGE, "1,1": tile}, shields={f"{tile}.C": (B,)}, **more)  # type: ignore[arg-type]
    play = Play(state, Interaction(A))
    play.hero.influence = influence
    return again(play)


@pytest.mark.rule("MK-CTY-7")
def test_the_white_city_adds_elite_units() -> None:
    play = city("C7", 5).say(A, "add_elite", "altem_mages").say(A, "add_elite", "fire_golems")
    assert play.state.units == ("altem_mages", "fire_golems")
    assert play.hero.influence == 1


@pytest.mark.rule("MK-CTY-13")
def test_the_red_city_sells_artifacts() -> None:
    play = city("C8", 13).say(A, "buy_artifact")
    assert play.hero.turn.rewards == ("artifact",)
    assert play.hero.influence == 1


@pytest.mark.rule("MK-CTY-14", "MK-INT-12")
def test_the_green_city_sells_advanced_actions() -> None:
    play = city("C5", 12, advanced=cards("blood_rage", "fire_bolt", "intimidate"))
    play.say(A, "buy fire_bolt", "decompose")
    assert play.state.advanced == ("decompose", "blood_rage", "intimidate")
    play.say(A, "buy_top", "into_the_heat")
    assert play.hero.deck.top == ["fire_bolt", "into_the_heat"]
    assert play.state.advanced == ("decompose", "blood_rage", "intimidate")
    assert play.hero.influence == 0


@pytest.mark.rule("MK-CTY-12")
def test_the_blue_city_sells_spells() -> None:
    play = city("C6", 7, spells=cards("fireball"))
    assert play.why_not("buy fireball") == "no-mana"
    play.hero.crystals = (1, 0, 0, 0)
    assert again(play).offers("buy fireball")


@pytest.mark.rule("MK-INT-1")
def test_a_city_that_is_defended_deals_with_nobody() -> None:
    state = land(hex="C5.NW", tiles={**WEDGE, "1,1": "C5"})
    put(state, "C5.C", "altem_guardsmen")
    assert Play(state, Action(A)).why_not("interact") == "nobody-to-deal-with"
