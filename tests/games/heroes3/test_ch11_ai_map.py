"""11b. The AI's hero on the map."""

from __future__ import annotations

import pytest

from heraut.games.heroes3.model import AI, FEW, PACK, Battle, HeroOnMap, Realm, enemy_hero, main_hero
from heraut.games.heroes3.rules.ch03_play.rounds import Rounds
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath
from heraut.games.heroes3.rules.ch11_ai.ai_map import AiTurn
from heraut.kernel import write
from tests.games.heroes3.mapping import Settled, combats
from tests.games.heroes3.playing import A, Play, realm, table

__all__ = ["combats"]

BELL, MARCH = "house_greywater_bell", "fan_queens_gambit_3"
MINE = "S1.W"


def bell(enemy: str = "S1.C", hero: str = "S3.C", movement: int = 3) -> Realm:
    """The map of the bell, three tiles of it face down; the enemy's tile has a mine, its own side a town."""
    state = realm(1, scenario=BELL, factions=("castle",), armies=({"halberdiers": PACK},), gold=(3,))
    state.heroes[2] = HeroOnMap(AI, enemy, enemy, movement)
    state.heroes[main_hero(A)].field = hero
    state.enemy_army = {"zombies": PACK}
    state.sites["S1.C"].flags = (AI,)
    state.tiles[0].turn = 3  # the closed edges of the player's tile look away
    return state


def went(play: Play) -> list[str]:
    return [fact["field"] for fact in play.told("enemy_moves")]


def ways(state: Realm) -> list[str]:
    return sorted(write(option) for option in AiTurn().steps(table(state)))


@pytest.mark.rule("H3-AI-4")
def test_a_hero_on_its_tile_is_attacked_before_anything_else() -> None:
    play = Play(bell(enemy=MINE, hero="S1.E"), AiTurn(), forced=True)
    assert went(play) == ["S1.C", "S1.E"]
    assert [fact["hero"] for fact in play.told("meets")] == [2]
    assert play.state.battle is not None
    assert play.state.battle.owners == (AI, A)
    assert play.state.heroes[2].movement == 1


@pytest.mark.rule("H3-CMB-60")
def test_after_a_combat_that_nobody_won_it_stands_where_it_came_from(combats: type[Settled]) -> None:
    combats.outcomes.append("retreated")
    play = Play(bell(enemy=MINE, hero="S1.E"), AiTurn(), forced=True)
    assert combats.fought == [(2, "S1.E", "hero:0")]
    assert play.over
    assert (play.state.heroes[2].field, play.state.heroes[0].field) == ("S1.C", "S1.E")


@pytest.mark.rule("H3-AI-4")
def test_a_hero_on_another_tile_is_not_followed() -> None:
    state = bell(hero="N4.SW")
    assert ways(state) == [f"field {MINE}"]


@pytest.mark.rule("H3-AI-4", "H3-SIT-22")
def test_nobody_is_attacked_in_a_sanctuary(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bell(enemy="S1.C", hero="S1.E")
    assert ways(state) == ["field S1.E"]
    content = table(state).content
    monkeypatch.setitem(content.sites, "resource_symbol", content.sites["sanctuary"])
    assert ways(state) == [f"field {MINE}"]


@pytest.mark.rule("H3-AI-5", "H3-AI-7", "H3-AI-28")
def test_a_mine_of_its_tile_is_flagged_its_guards_beaten_and_nothing_gained() -> None:
    state = bell(movement=1)
    play = Play(state, AiTurn(), forced=True)
    assert went(play) == [MINE]
    assert state.sites[MINE].flags == (AI,)
    assert state.sites[MINE].won
    assert play.told("combat_announced") == []
    assert state.enemy_army == {"zombies": PACK}
    assert play.money() == (3, 0, 0)


@pytest.mark.rule("H3-AI-5")
def test_a_mine_of_a_player_is_taken_from_him() -> None:
    state = bell(movement=1)
    state.sites[MINE].flags = (A,)
    Play(state, AiTurn(), forced=True)
    assert state.sites[MINE].flags == (AI,)


@pytest.mark.rule("H3-AI-5")
@pytest.mark.parametrize("flags", [(), (A,)])
def test_a_settlement_of_its_tile_is_flagged_too(flags: tuple[int, ...]) -> None:
    """F3 has one in the west; the enemy comes from its middle, and the player has no gold to send an army."""
    state = bell(enemy="F3.C", movement=1)
    state.sites["F3.W"].flags = flags
    play = Play(state, AiTurn(), forced=True)
    assert went(play) == ["F3.W"]
    assert state.sites["F3.W"].flags == (AI,)


@pytest.mark.rule("H3-AI-6", "H3-AI-15", "H3-AI-27")
def test_otherwise_towards_the_town_turning_up_what_lies_in_between() -> None:
    state = bell()
    state.sites[MINE].flags = (AI,)
    play = Play(state, AiTurn(), "F1", forced=True)
    # One point onto the free edge of its tile; then the tile beyond is turned up, and the player says how.
    assert went(play) == ["S1.NE"]
    assert state.heroes[2].movement == 1
    play.asks(A, "turn_new_tile")


@pytest.mark.rule("H3-AI-27")
def test_the_player_turns_the_tile_that_it_reveals() -> None:
    state = bell(enemy="S1.NE", movement=1)
    state.sites[MINE].flags = (AI,)
    play = Play(state, AiTurn(), "F1", forced=True)
    play.asks(A, "turn_new_tile")
    play.say(A, play.options[0])
    assert state.tiles[5].shown
    assert state.tiles[5].tile == "F1"
    assert state.heroes[2].movement == 0
    assert play.over


@pytest.mark.rule("H3-AI-6")
def test_where_no_way_leads_to_the_town_it_comes_as_near_as_it_can() -> None:
    state = bell()
    state.sites[MINE].flags = (AI,)
    state.tiles[0].turn = 0  # the closed edges of the player's tile look towards the enemy
    assert ways(state) == ["field S1.NE"]


@pytest.mark.rule("H3-AI-27", "H3-TIL-15")
def test_it_does_not_look_over_a_closed_edge() -> None:
    state = bell(enemy="S1.E")  # face-down tiles lie beyond its closed edges
    state.sites[MINE].flags = (AI,)
    assert ways(state) == ["field S1.NE"]


@pytest.mark.rule("H3-AI-15")
def test_after_a_mine_it_goes_on_from_the_first_question() -> None:
    state = bell(movement=2)
    play = Play(state, AiTurn(), forced=True)
    assert went(play) == [MINE, "S1.C"]


@pytest.mark.rule("H3-AI-28")
def test_fields_on_its_way_are_explored() -> None:
    # From the water wheel to the mine of N4: over the spring or the obelisk.
    state = bell(enemy="N4.NW", movement=1)
    state.sites["N4.C"].flags = (A,)
    play = Play(state, AiTurn(), forced=True)
    play.asks(A, "enemy_step", "field N4.C", "field N4.NE")
    play.say(A, "field N4.NE")
    assert state.sites["N4.NE"].cube
    state = bell(enemy="N4.NW", movement=1)
    state.sites["N4.C"].flags = (A,)
    Play(state, AiTurn(), forced=True).say(A, "field N4.C")
    assert sorted(state.sites["N4.C"].flags) == [AI, A]  # an obelisk keeps the cubes of others


@pytest.mark.rule("H3-AI-6", "H3-SIE-10")
def test_a_town_that_nobody_defends_falls() -> None:
    state = bell(enemy="S3.E", hero="N4.W", movement=1)
    state.sites["S3.SW"].flags = (AI,)
    play = Play(state, AiTurn(), forced=True)
    assert went(play) == ["S3.C"]
    assert state.sites["S3.C"].flags == (AI,)


@pytest.mark.rule("H3-AI-6", "H3-SIE-2")
def test_a_player_may_send_his_army_to_defend_his_town() -> None:
    state = bell(enemy="S3.E", hero="N4.W", movement=1)
    state.sites["S3.SW"].flags = (AI,)
    state.players[A].gold = 8
    play = Play(state, AiTurn(), forced=True)
    play.asks(A, "send_army")


@pytest.mark.rule("H3-AI-6", "H3-SIE-2", "H3-SIE-10")
def test_an_army_beaten_with_its_hero_is_not_sent_again() -> None:
    state = bell(enemy="S3.C", hero="S3.C", movement=0)
    state.players[A].army, state.players[A].gold = {"halberdiers": FEW}, 20
    state.enemy_army = {"archangels": PACK}
    home = next(field for field in state.sites if table(state).content.fields[field].site == "settlement")
    state.sites[home].flags = (A,)
    play = Play(state, AiTurn(at="arrive"), forced=True).through(0)
    assert play.told("combat_over")[0]["winner"] == AI
    assert not play.told("besieged")
    assert state.sites["S3.C"].flags == (AI,)
    assert state.heroes[main_hero(A)].field == home


@pytest.mark.rule("H3-AI-16")
def test_an_enemy_that_does_not_move_stays() -> None:
    state = bell()
    state.scenario = "fan_queens_gambit_1"
    assert Play(state, AiTurn()).over
    assert state.heroes[2].field == "S1.C"


@pytest.mark.rule("H3-AI-16", "H3-AI-28")
def test_a_scenario_may_send_it_elsewhere() -> None:
    state = realm(1, scenario=MARCH, factions=("castle",))
    state.heroes[2] = HeroOnMap(AI, "N5.C", "N5.C", 3)
    state.enemy_army = {"zombies": PACK, "dread_knights": PACK}
    for field, site in state.sites.items():
        if field.startswith("N5") and table(state).content.fields[field].site in ("mine", "settlement"):
            site.flags = (AI,)
    t = table(state)
    utopia = next(field for field, one in t.content.fields.items() if one.site == "dragon_utopia")
    assert utopia.startswith("C1")
    for _ in range(14):
        if AI in state.sites[utopia].flags:
            break
        state.heroes[2].movement = 1
        Play(state, AiTurn(), forced=True).through()
    assert state.heroes[2].field == utopia
    assert AI in state.sites[utopia].flags
    assert state.enemy_army["dread_knights"] == FEW  # the clause of that scenario
    assert state.enemy_army["ghost_dragons"] == PACK


@pytest.mark.rule("H3-AI-29")
def test_it_moves_when_all_players_have_had_their_turn() -> None:
    state = bell()
    state.sites[MINE].flags = (AI,)
    play = Play(state, Rounds(at="next_turn", waiting=()), "F1", forced=True)
    assert went(play) == ["S1.NE"]
    assert play.state.round == 2


@pytest.mark.rule("H3-AI-26", "H3-AI-30")
def test_beating_it_gives_nothing() -> None:
    state = bell()
    state.battle = Battle("S1.C", (main_hero(A), 2), (A, AI), (A, AI), round=1)
    play = Play(state, Aftermath("S1.C", (main_hero(A), 2), (A, AI), 0, False, 0, False, False), forced=True)
    assert play.got == "won"
    assert play.money() == (3, 0, 0)
    assert (state.players[A].level, state.players[A].experience) == (1, 0)
    assert enemy_hero(play.t) not in state.heroes
