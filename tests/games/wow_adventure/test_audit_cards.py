"""Cases that a careless reader of the cards gets wrong: where two of them meet, and where one has nothing to do."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.model import QuestId, TrophyId
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.rules.ch2_turn.exploration import Explore
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Maintenance
from heraut.games.wow_adventure.rules.ch2_turn.turn import Rounds, Turn
from heraut.games.wow_adventure.rules.ch4_abilities.levels import LevelUp
from heraut.games.wow_adventure.rules.gains import DrawAbilities
from heraut.games.wow_adventure.rules.markers import FindMarkers
from tests.games.wow_adventure.fighting import Case, challenge, fought, laid, play_out
from tests.games.wow_adventure.playing import (
    CONTENT,
    GREEN,
    A,
    B,
    Play,
    ability,
    attach,
    bag,
    encounter,
    happen,
    hold,
    item,
    keep,
    lay,
    leave,
    marker,
    realm,
    seek,
    table,
)

# ── combat ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-CMB-2", "WW-CMB-3")
def test_a_siphon_drinks_only_what_it_has_drawn() -> None:
    """River Crab spares itself the 1: hit, not hurt, nothing healed; Bat Swarm falls, and he is healed all the same."""
    assert fought(Case("warlock", "River Crab", 6, 1, plays=("Siphon",), damage=2)) == ("calm", 2)
    assert fought(Case("warlock", "Bat Swarm", 6, 1, plays=("Siphon",), damage=2)) == ("beaten", 1)


@pytest.mark.rule("WW-CMB-3", "WW-CMB-2")
def test_what_is_more_than_spared_hurts() -> None:
    """Overload: 1 + 2 - 1 = 2 on a crab of 1 health."""
    assert fought(Case("mage", "River Crab", 6, 1, plays=("Overload",))) == ("beaten", 0)


@pytest.mark.rule("WW-CMB-4", "WW-CMB-12")
def test_who_is_frozen_does_not_strike_first_either() -> None:
    """Barrow Sneak, 6: it would strike in the ranged step and hit 4 with 7; frozen it does not."""
    assert fought(Case("mage", "Barrow Sneak", 1, 6)) == ("calm", 1)
    assert fought(Case("mage", "Barrow Sneak", 1, 6, plays=("Freeze",))) == ("calm", 0)


@pytest.mark.rule("WW-CMB-12", "WW-CMB-13")
def test_two_who_strike_first_strike_together() -> None:
    """Headlong Charge (2 + 4 on 6): against the sneak's 5 both hit at once; against its 4 it has no step left."""
    assert fought(Case("warrior", "Barrow Sneak", 4, 5, plays=("Headlong Charge",))) == ("beaten", 1)
    assert fought(Case("warrior", "Barrow Sneak", 4, 4, plays=("Headlong Charge",))) == ("beaten", 0)
    assert fought(Case("warrior", "Barrow Sneak", 4, 4)) == ("beaten", 1)


@pytest.mark.rule("WW-CMB-33", "WW-CMB-2")
def test_a_riposte_answers_no_shot() -> None:
    """Poacher misses with its bow: no melee attack was made; Marsh Rat misses with its teeth: 1, beaten."""
    assert fought(Case("warrior", "Poacher", 1, 1, plays=("Riposte",))) == ("calm", 0)
    assert fought(Case("warrior", "Marsh Rat", 1, 1, plays=("Riposte",))) == ("beaten", 0)


@pytest.mark.rule("WW-CMB-33", "WW-CMB-9")
def test_doom_of_who_falls_takes_the_other_along() -> None:
    """Warlock with 3 of 4 falls to Old Boar's 6; Doom looks whether the boar stands: both."""
    assert fought(Case("warlock", "Old Boar", 1, 6, plays=("Doom",), damage=3)) == ("both", 0)


@pytest.mark.rule("WW-CMB-33", "WW-CMB-13")
def test_no_doom_after_the_ranged_step_has_ended_it() -> None:
    """He falls to Poacher's shot: there is no melee step, and Doom has nothing to look at."""
    assert fought(Case("warlock", "Poacher", 1, 6, plays=("Doom",), damage=3)) == ("calm felled", 0)


@pytest.mark.rule("WW-CMB-2", "WW-CMB-33")
def test_spite_works_although_it_is_frozen() -> None:
    """The mage misses Hedge Witch (3 + 1 on 5): 1 damage, though she made no attack."""
    assert fought(Case("mage", "Hedge Witch", 1, 6, plays=("Freeze",))) == ("calm", 1)


@pytest.mark.rule("WW-CMB-31", "WW-EXP-2")
def test_a_curse_takes_no_attack_below_nothing() -> None:
    """Evil Eye on a hunter of ranged 0 (turned): Pebble Sprite (4) is still hit with a 4."""
    state = laid(Case("hunter", "Pebble Sprite", 4, 1, turned=True))
    state.gain(A, "attack", "never", -1, "evil_eye")
    play = challenge(state, 4, 1)
    play.done()
    assert encounter("Pebble Sprite") in play.hero().bag


@pytest.mark.rule("WW-CMB-31", "WW-CHA-8")
def test_a_granted_shot_is_a_blow_less_what_the_hatchets_take_and_no_rain() -> None:
    """Hatchets: 2 - 3, at least 0; a 4 hits 4. Crushing Blow: 4 - 3 = 1; a 3 hits, in the rain too."""
    assert fought(Case("warrior", "Ditch Imp", 4, 6, worn=("Worn Hatchets",))) == ("beaten", 0)
    rain = Case("warrior", "Ditch Imp", 3, 6, worn=("Worn Hatchets",), plays=("Crushing Blow",), event="Cold Rain")
    assert fought(rain) == ("beaten", 0)


@pytest.mark.rule("WW-CMB-2", "WW-ABL-3")
def test_a_lurker_finds_no_card_in_an_empty_hand() -> None:
    assert fought(Case("hunter", "Mud Lurker", 6, 5)) == ("beaten", 0)


@pytest.mark.rule("WW-DIE-3", "WW-LVL-9")
def test_a_die_of_six_is_not_raised() -> None:
    """Imp at heel on a 6: 1 + 6 = 7 and no more; on a 4: 1 + 5 = 6."""
    for red, value in ((6, 7), (4, 6)):
        play = challenge(laid(Case("warlock", "Old Boar", red, 1)), red, 1)
        play.say(A, "power")
        play.done()
        assert play.told("attack")[0]["value"] == value


@pytest.mark.rule("WW-CMB-9", "WW-QST-6", "WW-CMB-28")
def test_who_falls_with_his_old_foe_has_settled_no_score() -> None:
    """Both fall over a marker that he left himself: it is gone, its card discarded, the quest counts nothing."""
    state = realm("warrior", "mage", spaces=("G1", "CC"))
    leave(state, "Old Boar", "G1", A)
    seek(state, A, "Settle the Score")
    state.heroes[A].damage = 4
    play = challenge(state, 4, 6)
    play.done()
    assert (play.goes_on, play.state.track, play.hero().quests[0].beaten) == (False, (), 0)
    assert encounter("Old Boar") in play.state.discards["gray"]


@pytest.mark.rule("WW-PVP-3", "WW-CMB-30", "WW-CMB-25")
def test_who_fells_himself_in_a_duel_has_lost_it() -> None:
    """Blood Price with one health left: nobody strikes, the defender takes an item, the turn is over."""
    state = realm("warrior", "rogue", spaces=("G1", "G1"))
    state.heroes[A].damage = 4
    hold(state, A, "Blood Price")
    bag(state, A, "Worn Horn", "Worn Salve")
    play = challenge(state)
    play.say(A, f"attack {B}", 6, 1)
    while play.asked and play.asked[0] == B:
        play.say(B, "done")
    play.say(A, f"play {ability('Blood Price')}")
    play.say(B, f"item {item('Worn Horn')}")
    assert (play.goes_on, play.hero(B).damage, play.hero(B).bag) == (False, 0, (item("Worn Horn"),))
    assert (play.hero().bag, play.hero().space, play.told("attack")) == ((item("Worn Salve"),), "CA", [])


@pytest.mark.rule("WW-PVP-4", "WW-ENE-1")
def test_a_comet_is_no_energy_for_a_defender() -> None:
    """He has the 1 of the duel; what the event adds comes with a movement roll."""
    state = realm("warrior", "rogue", spaces=("G1", "G1"))
    happen(state, "Comet")
    hold(state, B, "Sidestep", "Killing Frenzy")
    play = challenge(state)
    play.say(A, f"attack {B}", 1, 1)
    assert (play.asked, play.hero(B).energy) == ((B, "powers"), 1)


# ── the turn ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("WW-LVL-2", "WW-SET-9", "WW-LVL-1", "WW-CMB-16")
def test_a_new_level_with_a_full_hand_draws_nothing_and_leaves_what_is_attached() -> None:
    state = realm("warlock", "mage")
    attach(state, A, "Soul Jar")
    hero = state.heroes[A]
    hero.damage, hero.hand, hero.deck.bag = 3, hero.deck.bag[:10], hero.deck.bag[10:]
    Play(state, LevelUp(A))
    assert (hero.level, hero.damage, len(hero.hand), hero.attached) == (GREEN, 0, 10, (ability("Soul Jar"),))


@pytest.mark.rule("WW-MOV-9", "WW-MOV-8", "WW-RES-4", "WW-CHA-1")
def test_who_has_slipped_away_takes_the_flight() -> None:
    """Held on V9, freed by a card, he stays, explores and flies: no challenge in the city, and the marker waits."""
    state = realm("hunter", "mage", spaces=("V9", "CC"), level=GREEN)
    leave(state, "Tunnel Spider", "V9", B)
    hold(state, A, "Slip Away")
    play = Play(state, Turn(A)).say(A, "done", "2/2").say(A, f"play {ability('Slip Away')}").say(A, "stop")
    play.say(A, "take flight").say(A, "space CA")
    assert (play.hero().space, play.asked, len(play.state.track)) == ("CA", (A, "equip"), 1)


@pytest.mark.rule("WW-MOV-3", "WW-EXP-8")
def test_a_map_does_not_free_who_is_held() -> None:
    state = realm("hunter", "mage", spaces=("G1", "CC"))
    leave(state, "Rat King", "G1", B)
    keep(state, A, "Old Map")
    play = Play(state, Turn(A)).say(A, "done", "1/3").say(A, f"spend {marker('Old Map')}")
    assert (play.hero().moves, [one for one in play.options if one.startswith("walk")]) == (3, [])


@pytest.mark.rule("WW-EXP-2", "WW-CMB-8", "WW-MAI-13")
def test_who_flees_from_an_ambush_has_had_his_challenge() -> None:
    """The encounter goes to the track; it is not fought, nor is another, in this turn."""
    state = realm("rogue", "mage", spaces=("G1", "CC"))
    lay(state, "Ambush", "G1")
    keep(state, A, "Smoke Pellet")
    play = Play(state, Turn(A)).say(A, "done", "1/3").say(A, "stop", encounter("Old Boar"))
    play.asks(A, "before_dice", "done", f"spend {marker('Smoke Pellet')}")
    play.say(A, f"spend {marker('Smoke Pellet')}").say(A, "decline")
    assert (play.asked, [left.card for left in play.state.track]) == ((A, "equip"), [encounter("Old Boar")])


@pytest.mark.rule("WW-ABL-3", "WW-EXP-1", "WW-CMB-29")
def test_who_was_kept_up_turns_the_next_marker_too() -> None:
    """Two traps, one Soul Jar: the first is survived with 1 health, the second fells."""
    state = realm("warlock", "mage", spaces=("G1", "CC"))
    attach(state, A, "Soul Jar")
    state.heroes[A].damage = 3
    lay(state, "Snapping Trap", "G1")
    lay(state, "Snapping Trap", "G1")
    play = Play(state, Turn(A)).say(A, "done", "1/3").say(A, "stop")
    play.asks(A, "stay_up", "pay", "done")
    play.say(A, "pay")
    assert (play.asked, play.hero().attached) == ((A, "nearest_city"), ())


@pytest.mark.rule("WW-EXP-4", "WW-EXP-8")
def test_who_finds_finds_what_there_is() -> None:
    """Two are drawn from a pool of one: a red one does nothing and goes back."""
    state = realm("rogue", "mage")
    state.decks["pool"].bag = [marker("Snapping Trap")]
    play = Play(state, FindMarkers(A, 2), marker("Snapping Trap"))
    assert (play.hero().kept, play.hero().damage, play.state.decks["pool"].bag) == ((), 0, [marker("Snapping Trap")])


@pytest.mark.rule("WW-ABL-4", "WW-ABL-5")
def test_a_deck_is_remade_in_the_middle_of_a_draw() -> None:
    """One card left, two in the discards: three are drawn; a fourth is nowhere."""
    state = realm("rogue", "mage")
    hero = state.heroes[A]
    cards = [ability(name) for name in ("Backstab", "Sprint", "Vanish")]
    hero.deck.bag, hero.discard = [cards[0]], cards[1:]
    play = Play(state, DrawAbilities(A, 4), *cards)
    assert (sorted(play.hero().hand), play.hero().discard) == (sorted(cards), [])


@pytest.mark.rule("WW-QST-5", "WW-MAI-8")
def test_what_lies_in_the_bag_arms_nobody() -> None:
    """Well Armed asks for what is worn: it is not met before the equipment of this phase, which comes after."""
    state = realm("warrior", "mage")
    seek(state, A, "Well Armed")
    bag(state, A, "Worn Axe", "Worn Plate")
    play = Play(state, Maintenance(A))
    assert play.asked == (A, "equip")


@pytest.mark.rule("WW-END-2", "WW-VAL-1")
def test_trophies_are_no_quest_cards() -> None:
    """8 valor each: four quests of 2 go before two trophies of 3 and a quest of 2."""
    twos = [QuestId(quest.id) for quest in CONTENT.quests.values() if quest.valor == 2]
    state = realm("mage", "rogue", finish_round="yes")
    state.heroes[A].log = tuple(twos[:4])
    state.heroes[B].log, state.heroes[B].trophies = tuple(twos[4:5]), (TrophyId("t_r1_1"), TrophyId("t_r4_1"))
    state.heroes[B].level = GREEN
    assert [valor(table(state), seat) for seat in (A, B)] == [8, 8]
    assert Play(state, Rounds()).last("game_over")["winners"] == (A,)


@pytest.mark.rule("WW-EXP-6", "WW-EXP-9")
def test_a_marker_left_behind_is_no_reason_to_take_a_resource() -> None:
    """A green marker that is not kept: the space had markers, so nothing is taken this turn."""
    state = realm("rogue", "mage", spaces=("G1", "CC"))
    lay(state, "Healing Herb", "G1")
    play = Play(state, Explore(A)).say(A, "leave")
    play.asks(A, "resource", "decline")
    assert play.hero().kept == ()


@pytest.mark.rule("WW-CMB-11", "WW-ABL-1")
def test_two_plays_of_one_combat_add_up() -> None:
    """Crushing Blow and Raise Shield against Old Boar: 2 + 2 + 2 hits 6; its 2 + 4 misses 7."""
    assert fought(Case("warrior", "Old Boar", 2, 4, plays=("Crushing Blow", "Raise Shield"))) == ("beaten", 0)
    assert play_out(Case("warrior", "Old Boar", 1, 5, plays=("Raise Shield",))).hero().damage == 1
