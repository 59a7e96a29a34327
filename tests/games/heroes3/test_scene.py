"""The scene of Heroes III: plain data in which every answer can be found, clicked and understood."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from heraut.games.heroes3.answers.in_combat import Strike
from heraut.games.heroes3.answers.on_map import Build, Move
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import FighterId, Game, Realm
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from heraut.games.heroes3.rules.ch05_cards.receiving import ResolveDice
from heraut.games.heroes3.rules.ch10_combat.combat_round import CombatRound
from heraut.games.heroes3.screen.signs import sign_of
from heraut.games.heroes3.screen.tips import LESSONS
from heraut.kernel import PASS, write
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.tabletop.scene import Choice, Scene
from tests.games.evenings import spoken

from .playing import CONTENT, GAME, A, B, Play, fight, realm, table

said = partial(spoken, name="heroes3")


def look(table: Game, seat: int | None) -> Scene:
    return GAME.scene(GAME.view(table, seat), seat)


def boxed(state: Realm) -> Realm:
    """Every card in one place only: what somebody holds does not lie in the decks as well."""
    for card in [card for player in state.players for card in player.hand]:
        for deck in state.decks.values():
            if card in deck.bag:
                deck.bag.remove(card)
                break
    return state


def at_turn(state: Realm, seat: int = A) -> Game:
    """The table at the question of a turn."""
    play = Play(boxed(state), Turn(seat))
    while play.asked is not None and play.asked[1] != "turn":
        play.say(play.asked[0], "done" if "done" in play.options else play.options[0])
    return play.t


def choice(scene: Scene, option: Any) -> Choice:
    assert scene.question is not None
    return next(one for one in scene.question.choices if one.answer == write(option))


@pytest.mark.rule("H3-ORD-1")
def test_units_stand_in_the_order_in_which_they_act() -> None:
    """The fastest first; whoever has acted is not among them.  Each wears what a blow depends on."""
    state = fight(own=[("halberdiers", "pack", 1), ("griffins", "few", 2)], foes=[("skeletons", "few", 17)])
    board = look(table(state), A).boards[0]
    pieces = {one.id: one for one in look(table(state), A).pieces}
    paces = [next(one.value for one in pieces[id].numbers if one.badge == "initiative") for id in board.order]
    assert len(paces) == 3
    assert paces == sorted(paces, reverse=True)
    assert {one.badge for one in pieces["f0"].numbers} - {""} == {"attack", "defence", "initiative", "health"}
    assert state.battle is not None
    state.battle.fighters[FighterId(int(board.order[0][1:]))].activated = True
    assert look(table(state), A).boards[0].order == board.order[1:]


@pytest.mark.rule("H3-ORD-8")
def test_tied_sides_stand_in_turn() -> None:
    """The attacker's first unit, then the defender's, although the attacker has a second as fast."""
    state = fight(own=[("halberdiers", "few", 1), ("halberdiers", "few", 2)], foes=[("halberdiers", "few", 17)])
    assert state.battle is not None
    order = look(table(state), A).boards[0].order
    assert [state.battle.fighters[FighterId(int(one[1:]))].side for one in order] == [0, 1, 0]


def test_what_comes_next_names_the_next_unit() -> None:
    """The same kind of question about another unit is not the same question."""
    state = fight(own=[("halberdiers", "few", 1), ("halberdiers", "pack", 2)], foes=[("skeletons", "few", 17)])
    play = Play(boxed(state), CombatRound())
    while play.asked is not None and play.asked[1] != "activation":
        play.say(play.asked[0], play.options[0])
    names = [said(one) for one in choice(look(play.t, A), PASS).consequences]
    assert names == ["Then Catherine: Halberdiers 1 acts"]


@pytest.mark.rule("H3-DIF-2")
def test_a_guarded_field_shows_its_guards_and_what_is_there() -> None:
    """A pip for each, in the metal of its tier; an unguarded one shows none."""
    cells = {one.id: one for one in look(at_turn(realm()), A).boards[0].cells}
    assert cells["S3-SW"].pips == ("tenne",)
    note = cells["S3-SW"].note
    assert note is not None
    assert said(note) == "Income of materials goes up"
    assert all(bool(one.pips) == bool(one.level) for one in cells.values() if not one.hidden)


@pytest.mark.rule("H3-SET-13")
def test_a_tile_is_shown_as_it_would_lie() -> None:
    """Before it is turned: what the answer then lays, hex by hex."""
    t = GAME.table("house_first_steps", Seeded(5))
    while t.decision is not None and t.decision.kind != "turn_tile":
        t.answer(t.decision.options[0])
    assert t.decision is not None
    seat, turn = t.decision.seat, t.decision.options[-1]
    ghost = choice(look(t, seat), turn).ghost
    assert len(ghost) == 7
    t.answer(turn)
    lies = {one.id: one for one in look(t, seat).boards[0].cells}
    assert [(one.x, one.y, one.icon, one.blocked) for one in ghost] == [
        (lies[one.id].x, lies[one.id].y, one.icon, one.blocked) for one in ghost
    ]


def test_a_move_says_its_points_its_fight_and_what_is_there() -> None:
    scene = look(at_turn(realm()), A)
    mine = choice(scene, Move(0, "S3.SW"))
    assert [said(label) for label in mine.consequences] == [
        "1 MP",
        "Fight of level I: 1 bronze",
        "Income of materials goes up",
        "Then a card is drawn",
    ]
    assert mine.touches == ("S3-SW",)
    assert [(number.id, number.value) for number in mine.numbers] == [("cost", 1)]
    dice = choice(scene, Move(0, "S3.E"))
    assert [said(label) for label in dice.consequences] == [
        "1 MP",
        "There: roll 1 resource die",
        "Then 1 resource die",
    ]


def test_guards_are_told_by_the_difficulty() -> None:
    scene = look(at_turn(realm(difficulty="impossible")), A)
    assert said(choice(scene, Move(0, "S3.SW")).consequences[1]) == "Fight of level I: 3 bronze"
    cell = next(cell for board in scene.boards for cell in board.cells if cell.id == "S3-SW")
    assert cell.level == "I"
    assert cell.label is not None
    assert said(cell.label) == "Mine (materials, S3), guarded by 3 bronze"


def test_a_town_shows_what_stands_and_what_the_rest_costs() -> None:
    state = realm(gold=(10,), materials=(4,), buildings=(["dwelling_bronze"],))
    scene = look(at_turn(state), A)
    town = next(zone for zone in scene.zones if zone.id == "town0")
    feet = {said(card.label): said(card.foot) for card in town.cards if card.foot}
    assert feet["Towers"] == "built"
    assert feet["City Hall"] == "10 gold and 4 materials"
    assert feet["Glory of Erathia"].endswith("not now")
    build = choice(scene, Build("city_hall"))
    assert said(build.consequences[0]) == "Costs 10 gold and 4 materials"
    assert build.touches == ("b0-city_hall",)


def test_a_hand_is_shown_to_its_player_alone() -> None:
    table = at_turn(realm(hands=(["estates", "estates", "attack", "magic_arrow"], [])))
    mine = next(zone for zone in look(table, A).zones if zone.id == "hand0")
    assert [said(card.label) for card in mine.cards] == ["Estates", "Estates", "Attack", "Magic Arrow"]
    theirs = next(zone for zone in look(table, B).zones if zone.id == "hand0")
    assert theirs.cards == ()
    assert theirs.count == 4
    play = choice(look(table, A), PlayOf("estates", "basic"))
    assert play.touches == ("c0-0", "c0-1")
    assert [said(label) for label in play.consequences] == ["+3 gold"]


def test_supplies_with_the_income_to_come() -> None:
    scene = look(at_turn(realm(gold=(7,), valuables=(2,))), A)
    pools = {said(pool.label): pool.count for pool in scene.pools if pool.seat == A}
    assert pools == {"gold (+10)": 7, "materials (+2)": 0, "valuables (+1)": 2, "MP": 3, "town tokens": 3}


def test_a_combat_is_drawn_with_ones_own_side_below() -> None:
    state = fight(own=[("halberdiers", "pack", 1)], foes=[("skeletons", "few", 17)])
    table: Game = Game(GAME, state)
    for seat, rows in ((A, (4, 0)), (B, (0, 4))):
        board = look(table, seat).boards[0]
        cells = {cell.id: cell for cell in board.cells}
        pieces = {piece.id: cells[piece.cell].y for piece in look(table, seat).pieces if piece.id in board.pieces}
        assert (pieces["f0"], pieces["f1"]) == (rows[0] if seat == A else 0, rows[1] if seat == A else 4)
    halberdiers = next(piece for piece in look(table, A).pieces if piece.id == "f0")
    assert [number.value for number in halberdiers.numbers] == [2, 3, 1, 2, 5]  # left, ATT, DEF, HP, INI


def test_a_blow_says_what_it_may_do() -> None:
    """Halberdiers (pack), attack 3, die −1 to +1, against skeletons (few), defense 0 or more: by their numbers."""
    table = _until_strike()
    scene = look(table, table.decision.seat)  # type: ignore[union-attr]
    assert scene.question is not None
    blows = [one for one in scene.question.choices if one.answer.startswith("strike")]
    assert blows
    for blow in blows:
        attack, defense = blow.numbers
        least, most = max(0, attack.value - 1 - defense.value), max(0, attack.value + 1 - defense.value)
        assert said(blow.consequences[0]).startswith(f"{least} to {most} damage")
        assert any(id.startswith("f") for id in blow.touches)
        assert any(id.startswith("s") for id in blow.touches)


def _until_strike() -> Game:
    table: Game = GAME.table("house_first_steps", Seeded(1))
    player = RandomPlayer(1)
    while table.decision is not None:
        if any(isinstance(option, Strike) for option in table.decision.options):
            return table
        table.answer(player.answer(Sight(table, table.decision.seat)))
    raise AssertionError("nobody could strike")


def test_the_first_steps_come_with_tips() -> None:
    table = at_turn(realm())
    tips = look(table, A).tips
    assert [tip.id for tip in tips] == [one.id for one in LESSONS if "turn" in (one.kinds or "turn").split()]
    assert all(tip.rules for tip in tips)
    assert said(tips[1].label).startswith("Your hero has 3 movement points")
    table.state.scenario = "house_broken_crown"
    assert look(table, A).tips == ()


def test_a_question_about_dice_says_what_they_show() -> None:
    play = Play(realm(), ResolveDice(A, 0, "resource", 2, 1), 1, 4)
    question = look(play.t, A).question
    assert question is not None
    assert [said(note) for note in question.notes] == ["The dice show 6 gold and 1 valuable", "Then the game is over"]
    assert [said(one.label) for one in question.choices] == ["6 gold", "1 valuable"]


def test_where_points_decide_each_seat_shows_its_own() -> None:
    """Both towns are A's."""
    state = realm()
    state.sites["S1.C"].flags = (A,)
    worth = CONTENT.scenarios[state.scenario].points["town"]
    numbers = {number.id: number.value for player in look(table(state), A).players for number in player.numbers}
    assert (numbers["points0"], numbers["points1"]) == (2 * worth, 0)


def test_neither_a_price_nor_what_is_asked_next_speaks_for_an_answer() -> None:
    """Steps cost points, and the turn's end loses them; both may have something else to say for them."""
    question = look(at_turn(realm(gold=(20,))), A).question
    assert question is not None
    ids = {one.answer: [label.id for label in one.consequences] for one in question.choices}
    merits = {one.answer: [ids[one.answer][n] for n in one.merits] for one in question.choices}
    prices = {"consequence-cost", "consequence-moves", "consequence-moves-lost"}
    assert prices & {id for all in ids.values() for id in all}
    assert not [id for all in merits.values() for id in all if id in prices or id.startswith("then-")]


def test_every_hero_has_a_face_and_a_card_of_its_own() -> None:
    signs = [sign_of(CONTENT, hero) for hero in CONTENT.heroes]
    assert "" not in signs
    assert len(set(signs)) == len(signs)
    hero = next(one for one in look(at_turn(realm()), A).pieces if one.id == "h0")
    assert [said(one.label) for one in hero.more] == ["level", "cards", "units"]
    assert hero.note is not None


def test_dice_with_pictures_are_told_by_the_question_and_not_added_up() -> None:
    play = Play(boxed(realm()), ResolveDice(A, 0, "treasure", 1, 0), 5, 1, 5, forced=True)
    play.asks(A, "keep_resource_die", "face 1", "face 5")
    scene = look(play.t, A)
    assert scene.dice == ()
    assert scene.question is not None
    assert said(scene.question.notes[0]) == "The dice show 6 gold and 2 valuables"
