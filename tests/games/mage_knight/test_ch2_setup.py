"""Set-up: the box of every scenario, heroes, first offers, first tiles, first hands."""

from __future__ import annotations

from collections import Counter

import pytest

from heraut.games.mage_knight.model.heroes import colour_number
from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.model.names import BACKS, OFF_MAP, WOUND, UnitKind
from heraut.games.mage_knight.numbers.sites import allied, may_fight, safe
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch2_tiles import DrawTile
from heraut.games.mage_knight.rules.ch3_rounds import laying_out
from heraut.kernel.state import Deck
from tests.games.mage_knight.playing import CONTENT, GAME, WEDGE, A, B, C, D, Play, land, on, table, whole


def set_up(scenario: str, seed: int = 1) -> Game:
    """Played on to the first tactic."""
    t = whole(scenario, seed, forced=False)
    while t.decision is not None and t.decision.kind in ("pick_hero", "secret_site"):
        t.answer(t.decision.options[0])
    return t


@pytest.mark.rule("MK-SCN-1")
def test_there_are_29_set_ups() -> None:
    assert len(GAME.scenarios()) == 29
    assert GAME.scenarios()[0] == "first_reconnaissance_1"
    assert "solo_conquest" in GAME.scenarios()
    assert GAME.seats("full_conquest_3") == ("first", "second", "third")


@pytest.mark.rule("MK-SCN-1", "MK-SET-6")
@pytest.mark.parametrize("name", GAME.scenarios())
def test_the_tile_deck_holds_what_the_scenario_says(name: str) -> None:
    state, _ = GAME.setup(name, GAME.choose_settings(name, {}))
    scenario, players = GAME.plans[name]
    plan = next(one for one in CONTENT.scenarios[scenario].layouts if one.players == players)
    assert state.decks["stack_countryside"].size() == plan.countryside
    kinds = Counter(state.decks["stack_core"].bag)
    assert kinds.pop("tiles_city") == plan.cities
    assert sum(kinds.values()) == plan.cores
    for bag, count in Counter([*state.decks["stack_core"].bag, *state.decks["stack_countryside"].bag]).items():
        assert state.decks[bag].size() >= count


@pytest.mark.rule("MK-SCN-1")
def test_tiles_with_the_site_of_the_scenario_are_left_out_last() -> None:
    mines = land("mines_liberation", 2, tiles={})
    assert sorted(mines.decks["tiles_countryside_must"].bag) == ["2", "3", "5", "6"]
    assert mines.decks["stack_countryside"].bag.count("tiles_countryside_must") == 4
    assert sorted(mines.decks["tiles_core_must"].bag) == ["C2", "C3", "C4"]  # one of them, never C1
    assert Counter(mines.decks["stack_core"].bag) == {"tiles_core_must": 1, "tiles_city": 1}
    assert mines.decks["tiles_city"].bag == [CONTENT.cities["red"].tile]
    lords = land("dungeon_lords", 3, tiles={})
    assert lords.decks["tiles_core_must"].bag == ["C1"]
    assert Counter(lords.decks["stack_core"].bag) == {"tiles_core_must": 1, "tiles_core": 1, "tiles_city": 1}


@pytest.mark.rule("MK-SCN-3")
def test_first_reconnaissance_takes_countryside_tiles_in_order() -> None:
    state = land(tiles={})
    got = [Play(state, DrawTile()).got[0] for _ in range(8)]
    assert got == ["1", "2", "3", "4", "5", "6", "7", "8"]


@pytest.mark.rule("MK-SET-6", "MK-EXP-4")
def test_countryside_lies_on_core_and_then_the_box_opens() -> None:
    state = land("full_conquest", 2, tiles={})
    assert state.decks["stack_countryside"].size() == 8
    for tile in ("1", "2", "3", "4", "5", "6", "7", "8"):
        assert Play(state, DrawTile(), tile).got == (tile,)
    assert Play(state, DrawTile(), "tiles_core", "C2").got == ("C2",)  # which back, then which tile
    assert Play(state, DrawTile(), "C5").got == ("C5",)  # only cities are left
    assert Play(state, DrawTile(), "C8").got == ("C8",)
    for tile in ("11", "9", "10", "C1", "C3", "C4"):  # the box: countryside, then core tiles without a city
        assert Play(state, DrawTile(), tile).got == (tile,)


@pytest.mark.rule("MK-EXP-4")
def test_what_had_to_be_in_and_was_not_lies_in_the_box() -> None:
    state = land("mines_liberation", 2, tiles={})
    state.decks["stack_countryside"] = Deck([])
    assert Play(state, DrawTile(), "tiles_core_must", "C3").got == ("C3",)
    Play(state, DrawTile(), "C8")
    assert sorted(state.decks["tiles_core"].bag) == ["C1", "C2", "C4"]


@pytest.mark.rule("MK-SET-9")
def test_heroes_are_picked_seat_by_seat_and_once() -> None:
    t = whole("full_conquest_3")
    assert t.decision is not None
    assert (t.decision.seat, t.decision.kind) == (A, "pick_hero")
    assert len(t.decision.options) == 4
    t.say(A, "hero tovak")
    assert t.decision is not None
    assert t.decision.seat == B
    assert "tovak" not in [option.hero for option in t.decision.options]
    t.say(B, "hero goldyx")
    t.say(C, "hero norowas")
    # the last to pick a hero chooses a tactic first
    assert t.decision is not None
    assert (t.decision.seat, t.decision.kind) == (C, "pick_tactic")


@pytest.mark.rule("MK-SET-1", "MK-SET-8", "MK-SET-2", "MK-SET-3", "MK-SET-4", "MK-SET-5")
@pytest.mark.parametrize("name", GAME.scenarios())
def test_what_lies_there_when_the_first_tactic_is_chosen(name: str) -> None:
    t = set_up(name)
    state, players, blitz = t.state, GAME.plans[name][1], name.startswith("blitz")
    for hero in state.heroes:
        assert (hero.fame, hero.reputation, hero.level, hero.hex) == ((1, 2) if blitz else (0, 0)) + (1, OFF_MAP)
        assert len(hero.hand) == 5
        assert hero.deck.size() == 11
        own = CONTENT.deeds[CONTENT.heroes[hero.hero].card]
        assert [*hero.hand, *hero.deck.bag].count(own.id) == 1
    assert is_day(t)
    assert len(state.source) == len(state.units) == players + 2 + blitz
    assert len(state.advanced) == len(state.spells) == 3
    assert state.decks["artifacts"].size() == 16


@pytest.mark.rule("MK-SET-7")
def test_side_a_shows_two_tiles_and_side_b_three() -> None:
    assert list(set_up("full_conquest_2").state.tiles) == ["0,0", "0,1", "1,0"]
    assert list(set_up("full_conquest_4").state.tiles) == ["0,0", "0,1", "1,0", "1,-1"]
    assert set_up("full_conquest_4").state.tiles["0,0"] == "B"


@pytest.mark.rule("MK-SET-11", "MK-DUM-1", "MK-DUM-2")
def test_alone_there_is_a_dummy_and_nothing_for_rivals() -> None:
    state = set_up("solo_conquest").state
    assert state.dummy is not None
    assert state.dummy.hero != state.heroes[0].hero
    assert state.decks["dummy"].size() == 16
    assert sum(state.dummy.crystals) == 3
    assert len(state.source) == 3  # MK-DUM-2: the dummy is not counted
    spells = [*state.decks["spells"].bag, *state.spells]
    assert len(spells) == 16
    assert not any(CONTENT.deeds[card].competitive for card in spells)
    assert state.decks["skills_0"].size() == state.decks["skills_dummy"].size() == 9
    rivals = set_up("full_conquest_2").state
    assert rivals.dummy is None
    assert rivals.decks["skills_0"].size() == 10
    assert len([*rivals.decks["spells"].bag, *rivals.spells]) == 20


@pytest.mark.rule("MK-SCN-35", "MK-SCN-34")
def test_units_that_a_scenario_does_not_use_stay_in_the_box() -> None:
    assert land().decks["elite"].size() == 0
    held = land("conquer_and_hold", 2)
    levels = {CONTENT.units[unit].level for unit in (*held.decks["elite"].bag, *held.decks["regular"].bag)}
    assert 4 not in levels
    assert held.decks["elite"].size()


@pytest.mark.rule("MK-SCN-5")
def test_the_first_offer_is_dealt_again_without_a_village_unit() -> None:
    state = land()
    state.units = (UnitKind("utem_swordsmen"),)  # keeps alone
    assert not laying_out.sold_in_villages(table(state))
    for seed in range(20):
        units = set_up("first_reconnaissance_2", seed).state.units
        assert any("village" in CONTENT.units[unit].sites for unit in units)


@pytest.mark.rule("MK-SET-10")
def test_a_pile_of_tokens_for_each_back() -> None:
    state = land()
    assert {back: state.decks[back].size() for back in ("green", "grey", "brown", "violet", "red", "white")} == {
        "green": 12, "grey": 10, "brown": 10, "violet": 10, "red": 8, "white": 10,
    }  # fmt: skip


@pytest.mark.rule("MK-SCN-37", "MK-SCN-17")
def test_nobody_fights_heroes_on_the_first_journey_or_together() -> None:
    for name in ("first_reconnaissance_2", "full_cooperation_2"):
        assert not GAME.lay(name, {"fights": "yes"}).fights
    assert GAME.lay("full_conquest_2", {"fights": "yes"}).fights
    assert not GAME.lay("full_conquest_2", {"fights": "no"}).fights


@pytest.mark.rule("MK-SCN-37", "MK-SCN-17")
def test_on_the_first_journey_rivals_fight_if_they_have_agreed_to_it() -> None:
    assert GAME.lay("first_reconnaissance_2", {"fights": "agreed"}).fights
    assert GAME.lay("full_conquest_2", {"fights": "agreed"}).fights
    for name in ("first_reconnaissance_1", "full_cooperation_2"):  # alone and together there is nobody to fight
        assert not GAME.lay(name, {"fights": "agreed"}).fights


@pytest.mark.parametrize("name", GAME.scenarios())
def test_nothing_is_in_two_places_after_the_set_up(name: str) -> None:
    t = set_up(name)
    state = t.state
    cards = [*state.box, *state.advanced, *state.spells, *state.units, *state.monastery]
    for deck in [deck for name, deck in state.decks.items() if name not in BACKS]:  # some tokens are named like units
        cards += [*deck.bag, *deck.top, *deck.bottom]
    for hero in state.heroes:
        cards += [*hero.hand, *hero.deck.bag]
    counted = Counter(cards)
    for kind in ("advanced", "spell", "artifact"):
        assert all(counted[deed.id] == 1 for deed in CONTENT.deeds.values() if deed.kind == kind)
    assert all(counted[unit.id] == unit.copies for unit in CONTENT.units.values())
    assert all(counted[skill] == 1 for skill in CONTENT.skills)


@pytest.mark.rule("MK-SET-12")
def test_wounds_and_mana_never_run_out() -> None:
    t = table(land())
    gains.take_wounds(t, A, 40, "test")
    gains.gain_mana(t, A, "gold", 30)
    assert t.state.heroes[A].hand.count(WOUND) == 40
    assert t.state.heroes[A].mana[colour_number("gold")] == 30


@pytest.mark.rule("MK-TEA-1")
def test_allies_are_all_together_or_every_second_seat() -> None:
    together, teams, rivals = land("full_cooperation", 3), land("conquer_and_hold", 4), land("full_conquest", 4)
    assert [allied(table(together), A, other) for other in (A, B, C)] == [True, True, True]
    assert [allied(table(teams), A, other) for other in (A, B, C, D)] == [True, False, True, False]
    assert [allied(table(rivals), A, other) for other in (A, B, C, D)] == [True, False, False, False]
    assert not may_fight(table(teams), A, C)
    assert may_fight(table(teams), A, B)


@pytest.mark.rule("MK-TEA-1", "MK-DEF-5")
def test_allies_share_no_hex_at_the_end_of_a_turn_but_portal_and_city() -> None:
    state = land("full_cooperation", 2, tiles={**WEDGE, "1,1": "C5"})
    here, city, portal = on("2.E"), on("C5.C"), on("A.C")
    for shared, allowed in ((here, False), (city, True), (portal, True)):
        state.heroes[A].hex = state.heroes[B].hex = shared
        assert safe(table(state), A, shared) == allowed
