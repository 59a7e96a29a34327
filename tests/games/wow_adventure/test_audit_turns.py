"""Cases that a careless reader of the sheet gets wrong: moving, exploring, quests, the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from heraut.games.wow_adventure.answers import TurnOver
from heraut.games.wow_adventure.model import Game, Realm, SpaceId, TrophyId, trophies_of
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.numbers.fight import health
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.rules.ch2_turn.exploration import Explore
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Maintenance
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds, Turn
from heraut.games.wow_adventure.rules.ch5_trophies import WinTrophy
from heraut.kernel import write
from tests.games.wow_adventure.playing import (
    GREEN,
    RED,
    A,
    B,
    Play,
    bag,
    encounter,
    happen,
    item,
    keep,
    lay,
    leave,
    marker,
    quest,
    realm,
    seek,
    whole,
)


def turn(state: Realm, rolled: str) -> Play:
    """A's turn; single answers are given unasked."""
    return Play(state, Turn(A), rolled, forced=True)


# ── moving ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-MOV-5", "WW-MOV-3", "WW-MOV-1")
def test_a_red_marker_on_the_way_eats_the_movement_that_is_left() -> None:
    """From CB with 4: the marker that another left on G5 is entered, not crossed; there he stays."""
    state = realm("shaman", "mage", spaces=("CB", "CA"), level=GREEN)
    leave(state, "Rat King", "G5", B)
    play = turn(state, "4/1").say(A, "walk G5")
    assert (play.asked, play.hero().moves) == ((A, "move"), 3)
    assert not [one for one in play.options if one.startswith("walk")]


@pytest.mark.rule("WW-MOV-1", "WW-ENE-2", "WW-EXP-8", "WW-TUR-2")
def test_what_is_used_before_the_roll_is_added_to_it() -> None:
    """A Spark Crystal (2) at the start of the turn, then 2/3: five energy."""
    state = realm("shaman", "mage")
    keep(state, A, "Spark Crystal")
    play = Play(state, Turn(A)).say(A, f"spend {marker('Spark Crystal')}").say(A, "done", "2/3")
    assert (play.hero().energy, play.hero().kept) == (5, ())


@pytest.mark.rule("WW-CMB-29", "WW-CMB-25", "WW-CHA-8")
def test_who_falls_by_the_bandits_has_ended_his_turn() -> None:
    """Bandit Tax, one health left, and he does not pay: he falls where he stood, his turn is over in the city."""
    state = realm("shaman", "mage", spaces=("V4", "CA"), level=GREEN)
    happen(state, "Bandit Tax")
    state.heroes[A].damage = 4
    play = turn(state, "2/3").say(A, "walk G5").say(A, "done").say(A, "space CB")
    assert (play.over, play.hero().damage, play.hero().space) == (True, 0, "CB")


@pytest.mark.rule("WW-MOV-2", "WW-MOV-4")
def test_a_city_beyond_a_wall_of_green_is_out_of_reach() -> None:
    """Gray in CA with 40: gray spaces end before CB; cities are gray, the way is not."""
    state = realm("shaman", "mage")
    state.heroes[A].moves = 40
    walks = [one for one in Play(state, Movement(A)).options if one.startswith("walk")]
    assert sorted(walks) == ["walk G1", "walk G2", "walk G3", "walk G4"]


@pytest.mark.rule("WW-LVL-7", "WW-CMB-5")
def test_a_card_is_not_turned_to_a_side_on_which_he_would_have_fallen() -> None:
    """The shaman has 4 health on one side, 5 on the other: with 4 damage he stays on that side, with 3 not."""
    for damage, turns in ((4, False), (3, True)):
        state = realm("shaman", "mage")
        state.heroes[A].turned, state.heroes[A].damage = True, damage
        play = turn(state, "2/3")
        assert (write(TurnOver()) in play.options) == turns
        assert (play.t.why_not(TurnOver()) is None) == turns


# ── exploring ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-EXP-1", "WW-CMB-29", "WW-EXP-2")
def test_who_falls_by_the_first_marker_does_not_turn_the_second() -> None:
    """The trap goes back to the pool; what lies under it stays face down."""
    state = realm("shaman", "mage", spaces=("G1", "CA"))
    state.heroes[A].damage = 3
    lay(state, "Snapping Trap", "G1")
    lay(state, "Healing Herb", "G1")
    play = turn(state, "2/3").say(A, "stop")
    assert (play.over, [found.kind for found in play.state.found]) == (True, [marker("Healing Herb")])
    assert (play.hero().damage, play.state.turned_up) == (0, "")


@pytest.mark.rule("WW-EXP-3", "WW-MOV-3", "WW-CHA-10")
def test_whom_a_red_marker_holds_explores_and_fights_it() -> None:
    """He may not walk, but takes a resource of the space; then there is nothing to choose."""
    state = realm("shaman", "mage", spaces=("G1", "G1"))
    leave(state, "Rat King", "G1", B)
    play = turn(state, "3/1")
    assert not [one for one in play.options if one.startswith("walk")]
    play.say(A, "stop").say(A, "take ability1", "shaman_bolt", 1, 1)
    assert play.last("combat")["source"] == encounter("Rat King")


@pytest.mark.rule("WW-ABL-4", "WW-SET-9", "WW-ABL-5")
def test_a_draw_stops_at_ten_cards_or_with_the_last_card() -> None:
    """Nine in hand, two to draw: one.  Two in the deck and none discarded, three to draw: two."""
    state = realm("shaman", "mage", spaces=("CA", "CA"))
    cards = [*state.heroes[A].deck.bag]
    state.heroes[A].hand, state.heroes[A].deck.bag = cards[:9], cards[9:]
    full = Play(state, Explore(A)).say(A, "take ability2", cards[9])
    assert (len(full.hero().hand), len(full.hero().deck.bag)) == (10, len(cards) - 10)


# ── quests and the end ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-QST-6", "WW-CMB-25")
def test_a_turn_that_a_defeat_ends_has_ended_in_that_city() -> None:
    """Pilgrim (CA and CB): he falls beside CA; then CB is enough."""
    state = realm("shaman", "mage", spaces=("G1", "CC"))
    state.heroes[A].damage = 3
    lay(state, "Snapping Trap", "G1")
    seek(state, A, "Pilgrim")
    play = turn(state, "2/3").say(A, "stop")
    assert play.hero().quests[0].visited == ("CA",)


@pytest.mark.rule("WW-QST-2", "WW-MAI-1")
def test_nobody_completes_a_quest_in_anothers_turn() -> None:
    """B stands where his quest leads; A’s turn passes, and nothing happens until B’s own maintenance."""
    state = realm("shaman", "mage", spaces=("CA", "G6"))
    seek(state, B, "Letter to the Mountain")
    play = turn(state, "1/3").quietly()
    assert (play.over, play.hero(B).log) == (True, ())


@pytest.mark.rule("WW-END-1", "WW-MAI-1", "WW-QST-4")
def test_the_first_of_two_quests_may_win() -> None:
    """Six valor of seven, two quests met in CC: the one he names wins, the other stays open, nothing is drawn."""
    state = realm("shaman", "mage", spaces=("CC", "CA"))
    state.heroes[A].trophies = (TrophyId("t_r1_1"), TrophyId("t_r4_1"))
    for pile in ("R1", "R4"):
        state.decks[trophies_of(pile)].bag.remove(f"t_{pile.lower()}_1")
    seek(state, A, "Merchant Road", visited=("CB",))
    seek(state, A, "First Blood", 1)
    state.valor = 7
    play = Play(state, Rounds(), "1/3", forced=True).say(A, "stop").say(A, "decline")
    play.say(A, f"complete {quest('First Blood')}")
    assert (play.over, play.state.ended, [one.kind for one in play.hero().quests]) == (
        True, "valor", [quest("Merchant Road")],
    )  # fmt: skip


@pytest.mark.rule("WW-TRO-2", "WW-TRO-1")
def test_a_source_gives_a_character_one_trophy_and_an_empty_pile_none() -> None:
    state = realm("shaman", "mage", spaces=("R1", "CA"), level=RED)
    play = Play(state, WinTrophy(A, SpaceId("R1")), "t_r1_2")
    assert play.hero().trophies == ("t_r1_2",)
    assert Play(play.state, WinTrophy(A, SpaceId("R1"))).hero().trophies == ("t_r1_2",)
    play.state.decks[trophies_of("R1")].bag = []
    assert Play(play.state, WinTrophy(B, SpaceId("R1"))).hero(B).trophies == ()


@pytest.mark.rule("WW-LVL-1", "WW-MAI-3", "WW-LVL-4")
def test_the_item_of_the_new_level_is_worn_in_the_same_turn() -> None:
    """Gray, with a green sword in the bag: not before he is green, and then at once."""
    state = realm("paladin", "mage", spaces=("G2", "CA"))
    bag(state, A, "Forged Sword")
    assert f"equip {item('Forged Sword')}" not in Play(state, Maintenance(A)).options
    state.heroes[A].level = GREEN
    assert f"equip {item('Forged Sword')}" in Play(state, Maintenance(A)).options


# ── whatever is done ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-CMB-5", "WW-SET-9", "WW-QST-1", "WW-MOV-2", "WW-MAI-3", "WW-EXP-7", "WW-CMB-28", "WW-ENE-1")
@pytest.mark.parametrize("seed", range(9, 14))
def test_at_no_question_is_anything_out_of_bounds(seed: int) -> None:
    """Random answers: nobody stands who has fallen, or where he may not; hands, quests, markers keep their limits."""
    table, random = whole("adventure_4", seed, packs="all"), Random(seed)
    while not table.over:
        decision = table.decision
        assert decision is not None
        if table.state.fight is None and decision.kind not in FALLING:
            for seat in range(table.state.players):
                check_hero(table, seat)
        check_markers(table)
        table.answer(random.choice(decision.options))


FALLING = ("nearest_city", "stay_up", "loot")  # asked of who has fallen, or while he lies there


def check_hero(t: Game, seat: int) -> None:
    hero, worn = t.state.heroes[seat], [t.state.heroes[seat].weapon, t.state.heroes[seat].armour]
    assert len(hero.hand) <= 10
    assert len(hero.quests) <= 2
    assert not hero.character or hero.damage < health(t, seat)
    assert not hero.space or routes.level_of(t, hero.space) <= hero.level
    assert seat == t.state.active or not hero.energy
    assert all(COLOURS.index(t.content.encounters[item].level) <= hero.level for item in worn if item)


def check_markers(t: Game) -> None:
    lying = Counter([found.space for found in t.state.found])
    assert max(lying.values(), default=0) <= 2
    assert not [space for space in lying if routes.is_city(t, space)]
    assert len(t.state.track) <= 10
