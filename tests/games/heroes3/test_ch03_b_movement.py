"""Movement: points, ways, and what happens where a hero arrives.

The map of the first steps, around its middle tile N6 (axial coordinates):

    F1: SW (2, -1) trading post        N6: NE gold mine V, E fountain, NW trading post, C Pandora's box IV,
    F3: NE (-2, 1) learning stone          W magic spring, SW water wheel, SE blocked
"""

from __future__ import annotations

import pytest

import heraut.games.heroes3.rules.ch03_play.foretelling as foretelling
import heraut.games.heroes3.rules.ch03_play.hero_moves as hero_moves
import heraut.games.heroes3.rules.ch08_map.map_fields as map_fields
from heraut.games.heroes3.answers.on_map import AddTile, Move, Reveal, Revisit, Step
from heraut.games.heroes3.model import NEUTRALS, NO_HERO, LaidTile, Realm, Site
from heraut.games.heroes3.rules.ch03_play import flights, movement, turn
from tests.games.heroes3.mapping import A1, A2, B1, Settled, combats, lay_site, offered, stand, targets
from tests.games.heroes3.playing import A, B, Play, realm, table

__all__ = ["combats"]


def explored(state: Realm, *fields: str) -> Realm:
    """Black cubes on these fields."""
    for field in fields:
        state.sites[field].cube = True
    return state


# ── points ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOV-2")
@pytest.mark.rule("H3-MOV-13")
def test_a_point_moves_a_hero_one_field_in_any_direction() -> None:
    state = realm()
    stand(state, A1, "N6.W", 1)
    assert targets(state) == {"N6.C", "N6.SW", "F3.NE", "N6.NW"}
    play = Play(state, movement.MoveHero(A1, "N6.SW"))
    assert state.heroes[A1].field == "N6.SW"
    assert hero_moves.points(play.t, A1) == 0
    assert play.last("moves") == {"hero": A1, "field": "N6.SW", "points": 1}
    assert targets(state) == set()


@pytest.mark.rule("H3-MOV-6")
@pytest.mark.rule("H3-MOV-2")
def test_several_fields_cost_a_point_each_and_lead_through_empty_fields_only() -> None:
    """From F3.NE: the visited water wheel may be passed, Pandora's box and what lies behind it not."""
    state = explored(realm(), "N6.SW", "F3.NW")
    stand(state, A1, "F3.NE", 2)
    assert targets(state) == {"N6.SW", "F3.E", "F3.C", "F3.NW", "N6.W", "N6.C", "F3.W"}
    assert "N6.NW" not in targets(state)  # two away, but through the magic spring, which must be visited
    assert foretelling.foretell(table(state), A, Move(A1, "F3.W"))["path"] == ("F3.NW", "F3.W")
    assert foretelling.foretell(table(state), A, Move(A1, "F3.NW"))["cost"] == 1


@pytest.mark.rule("H3-MOV-8")
@pytest.mark.rule("H3-MOV-11")
def test_points_that_are_lost_with_the_turn_are_spent_first() -> None:
    state = realm()
    hero = stand(state, A1, "N6.W", 2, extra=1)
    t = table(state)
    assert hero_moves.points(t, A1) == 3
    hero_moves.spend(t, A1, 1)
    assert (hero.movement, hero.extra) == (2, 0)
    hero.extra = 1
    hero_moves.spend(t, A1, 2)
    assert (hero.movement, hero.extra) == (1, 0)
    hero_moves.gain_movement(t, A1, 2)
    assert (hero.movement, hero.extra) == (1, 2)


@pytest.mark.rule("H3-MOV-10")
def test_each_hero_has_points_of_its_own() -> None:
    state = realm()
    stand(state, A1, "N6.W", 0)
    stand(state, A2, "F3.C", 1)
    assert targets(state, A1) == set()
    assert targets(state, A2) == {"F3.E", "F3.SW", "F3.W", "F3.NW", "F3.NE"}
    Play(state, movement.MoveHero(A2, "F3.SW"))
    assert (state.heroes[A1].movement, state.heroes[A2].movement) == (0, 0)


@pytest.mark.rule("H3-MOV-9")
def test_only_ones_own_heroes_are_moved() -> None:
    state = realm()
    stand(state, B1, "N6.W")
    assert all(text.split()[1] == "0" for text in offered(state, A))


@pytest.mark.rule("H3-MOV-2")
@pytest.mark.rule("H3-CAT-4")
def test_moving_no_field_visits_a_revisitable_field_again() -> None:
    state = realm(gold=(2,))
    stand(state, A1, "N6.NW", 2)  # a trading post
    assert "revisit 0" in offered(state)
    play = Play(state, movement.VisitAgain(A1))
    play.asks(A, "take_one", "take 0", "done")
    assert hero_moves.points(play.t, A1) == 1
    stand(state, A1, "F1.SE", 2)  # stables: a point for a point
    assert "revisit 0" not in offered(state)
    stand(state, A1, "N6.SW", 2)
    assert "revisit 0" not in offered(state)


# ── passing and stopping ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOV-12")
def test_own_heroes_pass_through_one_another_without_a_visit_and_never_stop_together() -> None:
    """The second hero stands on the magic spring, which nobody has visited: one may pass it now."""
    state = realm()
    stand(state, A1, "F3.NE", 2)
    assert "N6.NW" not in targets(state)
    stand(state, A2, "N6.W", 0)
    assert "N6.W" not in targets(state)
    assert "N6.NW" in targets(state)
    play = Play(state, movement.MoveHero(A1, "N6.NW"))
    assert not state.sites["N6.W"].cube
    assert play.asked == (A, "take_one")


@pytest.mark.rule("H3-MOV-12")
def test_heroes_forced_together_part_before_anything_else() -> None:
    state = realm()
    stand(state, A1, "N6.NW", 1)
    stand(state, A2, "N6.NW", 2)
    assert movement.must_part(table(state), A)
    assert all(text.startswith("move") for text in offered(state))
    stand(state, A1, "N6.NW", 0)
    stand(state, A2, "N6.NW", 0)
    assert not movement.must_part(table(state), A)
    stand(state, A2, "N6.W", 2)
    assert not movement.must_part(table(state), A)


@pytest.mark.rule("H3-SIT-32")
@pytest.mark.rule("H3-SIT-22")
def test_a_hero_in_a_sanctuary_is_passed_but_neither_attacked_nor_joined() -> None:
    """N2 lies where N6 was: its E field is a Sanctuary, next to its C and NE (blocked)."""
    state = realm()
    state.tiles[2] = LaidTile("near", 0, 0, "N2", True)
    for spot in ("NW", "W", "C", "E", "SW", "SE"):
        state.sites[f"N2.{spot}"] = type(state.sites["S3.C"])(cube=True)
    stand(state, A1, "N2.C", 2)
    assert "N2.E" in targets(state)
    stand(state, B1, "N2.E")
    assert "N2.E" not in targets(state)
    assert "F1.SW" in targets(state)  # on the other side of the Sanctuary
    assert movement.enemy_on(table(state), A, "N2.E") is None


def test_an_enemy_hero_bars_the_way_but_may_be_attacked() -> None:
    state = explored(realm(), "N6.SW")
    stand(state, A1, "F3.E", 2)
    assert "N6.C" in targets(state)
    stand(state, B1, "N6.SW")
    assert "N6.SW" in targets(state)
    assert "N6.C" not in targets(state)


# ── arriving ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CMB-1")
@pytest.mark.rule("H3-CAT-5")
@pytest.mark.rule("H3-MOV-6")
def test_guards_are_fought_before_the_field_is_explored(combats: type[Settled]) -> None:
    state = realm(gold=(0, 0))
    stand(state, A1, "N6.NW", 2)
    play = Play(state, movement.MoveHero(A1, "N6.NE"))
    assert combats.fought == [(A1, "N6.NE", NEUTRALS, NO_HERO)]
    site = state.sites["N6.NE"]
    assert (site.flags, site.won, site.winner) == ((A,), True, A)
    assert play.money() == (5, 0, 0)
    assert hero_moves.points(play.t, A1) == 1  # and on it may go


@pytest.mark.rule("H3-CMB-5")
@pytest.mark.rule("H3-CMB-22")
@pytest.mark.rule("H3-END-3")
@pytest.mark.parametrize("official", [False, True])
def test_a_retreat_leads_back_to_the_field_before_and_leaves_the_guards(combats: type[Settled], official: bool) -> None:
    state = realm(official=official)
    stand(state, A1, "N6.NW", 2)
    combats.outcomes.append("retreated")
    play = Play(state, movement.MoveHero(A1, "N6.C"))
    assert state.heroes[A1].field == "N6.NW"
    assert not state.sites["N6.C"].won
    assert not state.sites["N6.C"].cube
    assert map_fields.guard_level(play.t, "N6.C") == 4
    assert play.told("steps_back") == [{"hero": A1, "field": "N6.NW"}]
    assert play.asked is None  # the trading post is not visited again


@pytest.mark.rule("H3-CMB-5")
def test_a_retreat_from_afar_leads_to_the_last_field_one_could_stop_on(combats: type[Settled]) -> None:
    """F3.NE to N6.NE over the spring, where the second hero stands, and the post: the spring is no place to stop."""
    state = realm()
    stand(state, A1, "F3.NE", 3)
    stand(state, A2, "N6.W", 0)
    combats.outcomes.append("retreated")
    Play(state, movement.MoveHero(A1, "N6.C"))
    assert state.heroes[A1].field == "F3.NE"


@pytest.mark.rule("H3-CMB-5")
@pytest.mark.rule("H3-MOV-8")
def test_a_retreat_after_several_steps_leads_to_the_last_field_before(combats: type[Settled]) -> None:
    """Two points from the learning stone over the visited water wheel to the guards."""
    state = explored(realm(), "N6.SW")
    stand(state, A1, "F3.NE", 3)
    combats.outcomes.append("retreated")
    play = Play(state, movement.MoveHero(A1, "N6.C"))
    assert state.heroes[A1].field == "N6.SW"
    assert hero_moves.points(play.t, A1) == 1


@pytest.mark.rule("H3-END-14")
def test_whoever_loses_explores_nothing(combats: type[Settled]) -> None:
    state = realm()
    stand(state, A1, "N6.NW", 2)
    combats.outcomes.append("lost")
    Play(state, movement.MoveHero(A1, "N6.NE"))
    assert not state.sites["N6.NE"].flags


def test_guards_talked_away_are_gone_but_not_beaten(combats: type[Settled]) -> None:
    state = realm()
    stand(state, A1, "N6.NW", 2)
    combats.outcomes.append("talked")
    Play(state, movement.MoveHero(A1, "N6.NE"))
    assert state.sites["N6.NE"].flags == (A,)
    assert state.sites["N6.NE"].winner != A


def test_guards_beaten_by_a_secondary_hero_are_not_beaten_by_the_main_hero(combats: type[Settled]) -> None:
    state = realm()
    stand(state, A2, "N6.NW", 2)
    Play(state, movement.MoveHero(A2, "N6.NE"))
    assert state.sites["N6.NE"].flags == (A,)
    assert state.sites["N6.NE"].winner != A


@pytest.mark.rule("H3-CMB-20")
@pytest.mark.rule("H3-CAT-5")
def test_an_enemy_hero_is_fought_before_the_field_is_explored(combats: type[Settled]) -> None:
    state = realm(gold=(0, 0))
    stand(state, A1, "N6.W", 1)
    stand(state, B1, "N6.SW")
    play = Play(state, movement.MoveHero(A1, "N6.SW"))
    assert combats.fought == [(A1, "N6.SW", B, B1)]
    assert play.money() == (3, 0, 0)  # the water wheel
    combats.outcomes.append("lost")
    stand(state, A1, "F1.C", 1)
    stand(state, B1, "F1.NE")
    Play(state, movement.MoveHero(A1, "F1.NE"))
    assert not state.sites["F1.NE"].cube


# ── tiles ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-MOV-4")
def test_a_point_reveals_a_face_down_tile_beside_the_hero() -> None:
    """F3 lies face down: it is next to the W and SW fields of N6, not to its E field."""
    state = realm(shared={"tiles_far": ["F7", "F8"]})
    state.tiles[3] = LaidTile("far", -3, 2)
    stand(state, A1, "N6.W", 2)
    assert "reveal 0 3" in offered(state)
    play = Play(state, movement.RevealBeside(A1, 3), "F8")
    assert play.asked == (A, "turn_new_tile")
    assert hero_moves.points(play.t, A1) == 1
    play.say(A, "turn 1")
    assert (state.tiles[3].tile, state.tiles[3].turn, state.tiles[3].shown) == ("F8", 1, True)
    stand(state, A1, "N6.E", 2)
    assert "reveal 0 3" not in offered(state)


@pytest.mark.rule("H3-MOV-5")
def test_a_point_adds_a_tile_of_the_own_supply() -> None:
    state = realm(shared={"tiles_far": ["F7"]})
    state.players[A].supply = 1
    stand(state, A1, "N6.E", 1)
    assert "add 0" in offered(state)
    play = Play(state, movement.AddBeside(A1), "F7")
    assert hero_moves.points(play.t, A1) == 0
    assert play.asked == (A, "place_tile")
    play.say(A, play.options[0])
    play.say(A, play.options[0])
    assert state.tiles[5].tile == "F7"
    assert state.tiles[5].shown
    assert state.players[A].supply == 0
    stand(state, A1, "N6.E", 1)
    assert "add 0" not in offered(state)


# ── what an option foretells ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-DIF-2")
def test_a_move_foretells_its_price_and_the_fight() -> None:
    """A mine of level V at normal difficulty: 1 bronze, 2 silver, 1 golden."""
    state = realm()
    stand(state, A1, "N6.NW", 2)
    told = foretelling.foretell(table(state), A, Move(A1, "N6.NE"))
    assert told["cost"] == 1
    assert told["level"] == 5
    assert told["guards"] == {"bronze": 1, "silver": 2, "golden": 1}
    assert told["site"] == "mine"
    assert not told["quick"]
    assert "besieges" not in told
    state.players[A].level = 6
    assert foretelling.foretell(table(state), A, Move(A1, "N6.NE"))["quick"]


def test_a_move_foretells_whom_it_attacks() -> None:
    state = realm()
    stand(state, A1, "S1.E", 1)
    told = foretelling.foretell(table(state), A, Move(A1, "S1.C"))
    assert (told["meets"], told["besieges"]) == (B1, B)
    state.sites["S1.C"].flags = (A,)
    del state.heroes[B1]
    told = foretelling.foretell(table(state), A, Move(A1, "S1.C"))
    assert "besieges" not in told
    assert told["empty"]


@pytest.mark.parametrize(
    ("option", "cost"), [(Revisit(0), 1), (Reveal(0, 3), 1), (AddTile(0), 1), (Step(0, "x", "y"), 0)]
)
def test_other_options_foretell_their_price(option: object, cost: int) -> None:
    assert foretelling.foretell(table(realm()), A, option) == {"cost": cost}


def test_each_answer_has_its_section() -> None:
    t = table(realm())
    for option, kind in (
        (Move(0, "S3.E"), movement.MoveHero),
        (Revisit(0), movement.VisitAgain),
        (Reveal(0, 1), movement.RevealBeside),
        (AddTile(0), movement.AddBeside),
        (Step(0, "S3.SE", "nomads"), flights.TakeStep),
    ):
        assert isinstance(turn.section_of(t, A, option), kind)
    assert movement.section_for(t, A, "else") is None


# ── cards and units that move heroes ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-CAT-13")
@pytest.mark.rule("H3-COM-7")
def test_logistics_moves_a_hero_to_an_adjacent_empty_field() -> None:
    """Visited fields count as empty; another's hero is in the way; nothing is paid and nothing visited."""
    state = explored(realm(), "N6.SW", "N6.C")
    stand(state, A1, "N6.W", 0)
    stand(state, B1, "N6.C")
    stand(state, A2, "F1.C", 0)
    play = Play(state, flights.FreeStep(A, A1, "card/logistics/basic"))
    play.asks(A, "free_step", "step 0 N6.SW logistics")
    assert flights.FreeStep.playable(play.t, A, A1, "")
    play.say(A, "step 0 N6.SW logistics")
    assert (state.heroes[A1].field, state.heroes[A1].came_from) == ("N6.SW", "N6.W")
    stand(state, A1, "F1.NW", 0)
    stand(state, A2, "F3.W", 0)
    state.sites["F3.NW"].cube = True
    Play(state, flights.FreeStep(A, A1, "")).asks(
        A, "free_step", "step 0 F1.C logistics", "step 1 F3.SW logistics", "step 1 F3.NW logistics"
    )


@pytest.mark.rule("H3-UNI-29")
def test_nomads_lead_the_hero_on_once_a_turn() -> None:
    state = realm()
    stand(state, A1, "F1.NW", 0)
    assert flights.last_steps(table(state), A) == []
    nomads = next(card for card in table(state).content.neutrals if card.startswith("nomads"))
    state.players[A].hired.append(nomads)
    assert flights.last_steps(table(state), A) == [Step(A1, "F1.C", nomads)]
    Play(state, flights.TakeStep(A1, "F1.C"))
    assert state.heroes[A1].field == "F1.C"
    state.sites["F1.NE"].cube = True
    assert flights.last_steps(table(state), A) == []


@pytest.mark.rule("H3-COM-7")
@pytest.mark.rule("H3-TIL-16")
def test_angel_wings_fly_over_everything_and_only_the_last_field_is_resolved(combats: type[Settled]) -> None:
    """From S3.SE over its closed edge: N6.NE is next door; the blocked F1.W and all beyond may be flown over."""
    state = realm(gold=(0, 0))
    stand(state, A1, "S3.SE", 2, extra=1)
    play = Play(state, flights.FlyOverTheMap(A, A1, "card/angel_wings/0"))
    assert play.asked == (A, "fly")
    assert play.offers("done", "move 0 N6.NW", "move 0 N6.NE", "move 0 F1.SW")
    assert not play.offers("move 0 F1.W")  # blocked
    assert foretelling.foretell(play.t, A, Move(A1, "F1.SW"))["cost"] == 2
    play.say(A, "move 0 N6.NE")
    assert combats.fought == [(A1, "N6.NE", NEUTRALS, NO_HERO)]
    assert state.sites["N6.NE"].flags == (A,)
    assert not state.sites["N6.NW"].cube
    assert hero_moves.points(play.t, A1) == 2
    combats.outcomes.append("retreated")
    stand(state, A1, "S3.SE", 3)
    Play(state, flights.FlyOverTheMap(A, A1, "")).say(A, "move 0 N6.C")
    assert state.heroes[A1].field == "S3.SE"


def test_a_flight_may_be_declined() -> None:
    state = realm()
    stand(state, A1, "S3.SE", 2)
    Play(state, flights.FlyOverTheMap(A, A1, "")).say(A, "done")
    assert state.heroes[A1].field == "S3.SE"


@pytest.mark.rule("H3-COM-7")
@pytest.mark.parametrize(("line", "extra"), [(0, 0), (1, 1), (2, 2)])
def test_town_portal_brings_the_hero_home_with_the_movement_of_its_line(line: int, extra: int) -> None:
    state = realm()
    state.sites["F3.W"].flags = (A,)
    stand(state, A1, "N6.W", 0)
    play = Play(state, flights.TownPortal(A, A1, f"card/town_portal/effect/{line}"))
    play.asks(A, "town_portal", "field S3.C", "field F3.W")
    play.say(A, "field F3.W")
    assert state.heroes[A1].field == "F3.W"
    assert state.heroes[A1].extra == extra
    assert play.asked is None


@pytest.mark.rule("H3-SPL-17")
def test_town_portal_joins_the_other_hero_only_if_one_of_them_can_move_on() -> None:
    state = realm()
    stand(state, A1, "N6.W", 0)
    second = stand(state, A2, "S3.C", 0)
    source = "card/town_portal/effect"
    assert not flights.TownPortal.playable(table(state), A, A1, source)
    assert flights.portals(table(state), A, A1, f"{source}/1") == ["S3.C"]
    second.movement = 1
    assert flights.TownPortal.playable(table(state), A, A1, source)
    stand(state, B1, "S3.C", 3)
    del state.heroes[A2]
    assert not flights.TownPortal.playable(table(state), A, A1, source)


@pytest.mark.rule("H3-MOD-5", "H3-HER-3")
def test_a_dragon_hunted_by_main_heroes_is_not_beaten_for_good_by_another(combats: type[Settled]) -> None:
    state = realm(scenario="fan_the_hunt")
    dragon = lay_site(state, "dragon_utopia", A2)
    Play(state, movement.Arrive(A2, dragon))
    assert state.sites[dragon] == Site()
    Play(state, movement.Arrive(A1, dragon))
    assert len(combats.fought) == 2
    assert (state.sites[dragon].winner, state.sites[dragon].flags) == (A, (A,))
