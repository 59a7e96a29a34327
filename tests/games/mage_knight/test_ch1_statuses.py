"""1. What lasts: what happens, or is offered, when something else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import UNITS, WOUND, UnitKind
from heraut.games.mage_knight.numbers import foe_numbers
from heraut.games.mage_knight.printed.statuses import Offer
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen, happen
from heraut.games.mage_knight.rules.ch1_reminders.unit_plays import GainUnit
from heraut.kernel.values import total
from tests.games.mage_knight.dealing import BLOCK, CONTENT, MOVEMENT, TALK, A, B, Play, land
from tests.games.mage_knight.fighting import KEEP, fight


def event(state: Land, status: str, name: str, about: str = "", *, on: int = A) -> Play:
    """Something happens to seat A while this lies on it (or on a unit)."""
    state.gain(on, status, CONTENT.statuses[status].until)
    return Play(state, (), Happen(A, name, about))


GAINS = [
    # status, event, about, fame, reputation
    ("noble", "end_of_turn", "", 1, 0),
    ("most_noble", "end_of_turn", "", 1, 1),
    ("heroic", "recruited", "peasants", 0, 1),
    ("most_heroic", "recruited", "peasants", 1, 1),
    ("fame_for_foes", "foe_defeated", "", 1, 0),
    ("grail_fame", "healing_spent", "1", 1, 0),
    ("grail_fame", "healing_spent", "4", 2, 0),  # its own two points, no more
    ("endless_red", "spell_cast", "fireball", 1, 0),
    ("endless_blue", "spell_cast", "chill", 1, 0),
    ("endless_white", "spell_cast", "expose", 1, 0),
    ("endless_green", "spell_cast", "tremor", 1, 0),
    ("endless_green", "spell_cast", "fireball", 0, 0),
    ("glory_for_all", "unit_fights", "unit peasants 1 1", 1, 0),
    ("noble", "recruited", "peasants", 0, 0),
]


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize(("status", "name", "about", "fame", "reputation"), GAINS)
def test_what_is_gained_when_something_happens(status: str, name: str, about: str, fame: int, reputation: int) -> None:
    play = event(land(), status, name, about)
    assert play.over
    assert (play.hero.fame, play.hero.reputation) == (fame, reputation)


@pytest.mark.rule("MK-CRD-22")
@pytest.mark.parametrize(("mode", "status"), [("basic", "noble"), ("strong", "most_noble")])
def test_noble_manners_count_only_if_used_in_an_interaction(mode: str, status: str) -> None:
    """Turned into a block by Diplomacy they are used too, but not in an interaction."""
    for uses, counts in ((TALK, True), (BLOCK, False)):
        state = land(["noble_manners"], mana=["white"])
        state.gain(A, "talks", "turn")
        play = Play(state, uses).tell(f"play noble_manners {mode}")
        assert state.has(A, status) is counts
        assert "noble_manners" in play.hero.played


@pytest.mark.rule("MK-CRD-22", "MK-REW-3")
@pytest.mark.parametrize(("won", "reputation"), [(False, 1), (True, 0)])
def test_a_heroic_tale_counts_units_recruited_from_then_on_but_none_that_is_won(won: bool, reputation: int) -> None:
    state = land(["heroic_tale"])
    state.heroes[A].level = 9
    Play(state, (), GainUnit(A, UnitKind("peasants")))
    Play(state, TALK).tell("play heroic_tale basic")
    assert state.heroes[A].reputation == 0
    play = Play(state, (), GainUnit(A, UnitKind("peasants"), won=won))
    assert (len(play.hero.units), play.hero.reputation) == (2, reputation)


@pytest.mark.rule("MK-CRD-12", "MK-CRD-22")
def test_banner_of_glory_is_for_the_unit_that_bears_it() -> None:
    assert event(land(), "glory_on_unit", "unit_fights", "unit peasants 1 7", on=UNITS + 7).hero.fame == 1
    assert event(land(), "glory_on_unit", "unit_fights", "unit peasants 1 8", on=UNITS + 7).hero.fame == 0


@pytest.mark.rule("MK-CRD-22")
def test_a_wound_healed_draws_a_card() -> None:
    state = land(deck=["rage"])
    state.gain(A, "grail_draw", "turn")
    play = Play(state, (), Happen(A, "wound_healed"), "rage")
    assert play.hero.hand == ["rage"]


@pytest.mark.rule("MK-CRD-22")
def test_crystals_spent_come_back() -> None:
    state = land(crystals=["red"])
    state.heroes[A].turn = state.heroes[A].turn._replace(drained=("red", "blue"))
    assert event(state, "crystals_return", "end_of_turn").crystals() == {"red": 2, "blue": 1}


# ── at the end of a turn ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-EOT-3")
def test_steady_tempo_goes_under_a_deck_that_is_not_empty() -> None:
    state = land(deck=["rage"])
    state.heroes[A].played = ["steady_tempo", "march"]
    play = event(state, "tempo_bottom", "end_of_turn")
    play.asks(A, "lasting", "done", "effect tempo_bottom")
    play.tell("effect tempo_bottom")
    assert play.over
    assert (play.hero.deck.bottom, play.hero.played) == (["steady_tempo"], ["march"])
    state = land()
    state.heroes[A].played = ["steady_tempo"]
    assert event(state, "tempo_bottom", "end_of_turn").over  # an empty deck


@pytest.mark.rule("MK-CRD-22", "MK-EOT-3")
def test_strong_steady_tempo_may_go_on_top() -> None:
    state = land()
    state.heroes[A].played = ["steady_tempo"]
    assert event(state, "tempo_top", "end_of_turn").tell("effect tempo_top").hero.deck.top == ["steady_tempo"]
    state = land()
    state.heroes[A].played = ["steady_tempo"]
    play = event(state, "tempo_top", "end_of_turn").tell("done")
    assert (play.over, play.hero.played) == (True, ["steady_tempo"])


@pytest.mark.rule("MK-CRD-22", "MK-CRD-20")
def test_wounds_of_this_turn_may_leave() -> None:
    state = land((WOUND, WOUND, "rage"))
    state.heroes[A].discard = [WOUND]
    state.gain(A, "wounds_leave", "turn")
    state.heroes[A].turn = state.heroes[A].turn._replace(wounds=(1, 1))
    play = Play(state, (), Happen(A, "end_of_turn"))
    play.tell("effect wounds_leave")
    assert sorted(play.hero.hand) == ["rage", WOUND]  # the other Wound is older
    assert play.hero.discard == []


@pytest.mark.rule("MK-CRD-22")
def test_bent_time_brings_the_cards_back() -> None:
    state = land(("rage",))
    state.heroes[A].played = ["march", WOUND]
    play = event(state, "bent_time", "end_of_turn")
    assert sorted(play.hero.hand) == ["march", "rage"]
    assert (play.hero.discard, play.hero.played) == ([WOUND], [])


# ── at the start of a turn ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-MAN-1")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_a_claimed_die_gives_mana_each_turn(colour: str) -> None:
    state = land()
    play = event(state, f"claimed_{colour}", "start_of_turn")
    assert play.mana() == {colour: 1}
    assert state.has(A, f"claimed_{colour}")  # until the round ends


@pytest.mark.rule("MK-CRD-22", "MK-SKL-3", "MK-MAN-5")
def test_a_thaw_gives_a_crystal_of_the_source_once() -> None:
    state = land(source=["gold", "red", "white"])
    play = event(state, "thaw", "start_of_turn")
    play.asks(A, "crystal_of_source", "colour red", "colour white")
    play.tell("colour white")
    assert (play.crystals(), state.has(A, "thaw")) == ({"white": 1}, False)
    assert event(land(source=["gold"]), "thaw", "start_of_turn").over


# ── mana ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-FIN-1")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_a_curse_wounds_once_a_turn(colour: str) -> None:
    state = land()
    play = event(state, f"cursed_{colour}", "mana_used", colour)
    assert play.hero.hand == [WOUND]
    happen(play.t, A, "mana_used", colour)
    assert play.hero.hand == [WOUND]
    state.expire("turn")
    happen(play.t, A, "mana_used", "black")
    assert play.hero.hand == [WOUND]
    happen(play.t, A, "mana_used", colour)
    assert play.hero.hand == [WOUND, WOUND]


@pytest.mark.rule("MK-CRD-22", "MK-SKL-3")
def test_exploited_mana_wounds_once_for_each_other_colour() -> None:
    state = land(centre=(("tovak_mana_exploit", B, "red"),))
    assert CONTENT.skills["tovak_mana_exploit"].others == "exploited"
    play = Play(state, (), Happen(A, "mana_used", "red"))
    assert play.hero.hand == []
    for colour, wounds in (("blue", 1), ("blue", 1), ("white", 2), ("black", 3)):
        happen(play.t, A, "mana_used", colour)
        assert play.hero.hand == [WOUND] * wounds
    happen(play.t, B, "mana_used", "blue")  # not whoever exploits
    assert state.heroes[B].hand == []


@pytest.mark.rule("MK-CRD-22")
def test_mana_is_cursed_in_ones_own_turn_only() -> None:
    state = land(active=B)
    assert event(state, "cursed_red", "mana_used", "red").hero.hand == []


@pytest.mark.rule("MK-CRD-22", "MK-CRD-16")
def test_paying_for_a_card_is_using_mana() -> None:
    state = land(("march",), mana=["green"])
    state.gain(A, "cursed_green", "round")
    play = Play(state, MOVEMENT).tell("play march strong")
    assert (play.hero.move, play.hero.hand) == (4, [WOUND])


# ── a block that succeeded ───────────────────────────────────────────────────────────────────────────────────────────


def blocking(status: str, card: str) -> Any:
    play = fight({KEEP: ["swordsmen"]}, ["rage"])  # armour 5
    play.t.state.gain(A, status, "combat")
    happen(play.t, A, "blocked", "0", (f"card {card} strong",))
    return play


@pytest.mark.rule("MK-CRD-22", "MK-CMB-56")
def test_an_ice_shield_softens_the_enemy_it_blocked() -> None:
    assert total(foe_numbers.armour_of(blocking("ice_shield", "ice_shield").t, 0)) == 2  # type: ignore[arg-type]  # 5 - 3
    assert total(foe_numbers.armour_of(blocking("ice_shield", "rage").t, 0)) == 5  # type: ignore[arg-type]


@pytest.mark.rule("MK-CRD-22", "MK-CMB-64")
def test_an_exploding_shield_destroys_the_enemy_it_blocked() -> None:
    play = blocking("exploding_shield", "burning_shield")
    assert (foe_numbers.left(play.t), play.hero.fame) == ([], 4)
    assert blocking("exploding_shield", "rage").hero.fame == 0


@pytest.mark.rule("MK-CRD-22")
def test_a_burning_shield_strikes_back_in_phase_4() -> None:
    assert blocking("burning_shield", "burning_shield").t.state.has(A, "flames_return")
    assert not blocking("burning_shield", "rage").t.state.has(A, "flames_return")


# ── what is offered ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-INT-12")
@pytest.mark.parametrize(("status", "price", "place"), [("learning", 6, "discard"), ("deep_learning", 9, "hand")])
def test_a_lesson_is_taken_once(status: str, price: int, place: str) -> None:
    state = land(advanced=("blood_rage", "learning", "ice_bolt"))
    state.gain(A, status, "turn")
    state.heroes[A].influence = 2 * price
    play = Play(state, TALK)
    play.say(A, f"learn blood_rage {status}", "agility")
    assert getattr(play.hero, place) == ["blood_rage"]
    assert play.hero.influence == price
    assert state.advanced == ("agility", "learning", "ice_bolt")
    assert not any(option.startswith("learn") for option in play.options)


@pytest.mark.rule("MK-CRD-22")
def test_flames_that_return_are_a_fire_attack_of_4() -> None:
    state = land(("rage",))
    state.gain(A, "flames_return", "combat")
    play = Play(state, ("attack", "special")).tell("use flames_return")
    assert [(points.amount, points.element) for points in play.gathered] == [(4, "fire")]
    assert "use flames_return" not in play.options


@pytest.mark.rule("MK-CRD-12", "MK-CRD-22")
def test_what_fear_and_courage_offer_the_unit_that_bears_them() -> None:
    assert CONTENT.statuses["fear_on_unit"].offer == Offer(at="block", stop=True, fame=1)
    assert CONTENT.statuses["courage_on_unit"].offer == Offer(at="not_combat", ready=True)


# ── nothing is left out ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22")
def test_every_status_is_tried() -> None:
    here = Path(__file__)
    tried = here.read_text() + here.with_name("test_statuses.py").read_text()
    families = ("claimed_", "cursed_")
    assert not [one for one in CONTENT.statuses if f'"{one}"' not in tried and not one.startswith(families)]
