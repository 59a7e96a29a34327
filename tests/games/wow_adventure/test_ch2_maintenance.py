"""2.4 Equipment: worn, put away, thrown away."""

from __future__ import annotations

import pytest

from heraut.games.wow_adventure.answers import Equip, Stow
from heraut.games.wow_adventure.model import Realm
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Equipment, Maintenance
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from tests.games.wow_adventure.playing import GREEN, A, Play, bag, item, quest, realm, seek, wear


def owning(*items: str, who: str = "warrior", level: int = 0) -> Realm:
    state = realm(who, "hunter", spaces=("CA", "CB"), level=level)
    bag(state, A, *items)
    return state


def why(play: Play, wish: Equip | Stow) -> str:
    reason = play.t.why_not(wish)
    return reason.id if reason else ""


def worded(word: str, *names: str) -> list[str]:
    return [f"{word} {item(name)}" for name in names]


@pytest.mark.rule("WW-MAI-2", "WW-MAI-8", "WW-MAI-12")
def test_one_weapon_and_one_armour_are_worn() -> None:
    state = owning("Worn Axe", "Worn Sword", "Worn Plate")
    play = Play(state, Equipment(A))
    play.say(A, *worded("equip", "Worn Axe")).say(A, *worded("equip", "Worn Plate"))
    play.say(A, *worded("equip", "Worn Sword"))
    hero = play.hero()
    assert (hero.weapon, hero.armour, hero.bag) == (item("Worn Sword"), item("Worn Plate"), (item("Worn Axe"),))
    assert [fact["item"] for fact in play.told("stowed")] == [item("Worn Axe")]


@pytest.mark.rule("WW-MAI-2")
def test_each_item_moves_once_a_phase() -> None:
    state = owning()
    wear(state, A, "Worn Axe")
    play = Play(state, Equipment(A)).say(A, *worded("stow", "Worn Axe"))
    assert play.hero().weapon == ""
    play.asks(A, "equip", "done", *worded("throw_away", "Worn Axe"))
    assert why(play, Equip(item("Worn Axe"))) == "moved"
    play.say(A, "done")
    assert play.over


@pytest.mark.rule("WW-MAI-3", "WW-MAI-9", "WW-MAI-10")
@pytest.mark.parametrize(
    ("name", "reason"), [("Worn Salve", "never-worn"), ("Forged Axe", "item-above-level"), ("Worn Robe", "wrong-icons")]
)
def test_what_is_not_worn(name: str, reason: str) -> None:
    play = Play(owning(name), Equipment(A))
    assert not [option for option in play.options if option.startswith("equip")]
    assert why(play, Equip(item(name))) == reason


@pytest.mark.rule("WW-MAI-14", "WW-MAI-10")
def test_useless_things_are_thrown_away() -> None:
    """F43: a mage throws Worn Plate away: Mud Lurker's card is in the gray discards."""
    play = Play(owning("Worn Plate", who="mage"), Equipment(A)).say(A, *worded("throw_away", "Worn Plate"))
    assert play.hero().bag == ()
    assert play.state.discards["gray"] == [item("Worn Plate")]


@pytest.mark.rule("WW-MAI-15")
def test_nothing_is_taken_off_that_keeps_him_standing() -> None:
    """Green warrior: health 6, with Worn Cloak 7, 6 damage: neither stowed nor changed for Worn Plate."""
    state = owning("Worn Plate", "Forged Cloak", level=GREEN)
    wear(state, A, "Worn Cloak")
    state.heroes[A].damage = 6
    play = Play(state, Equipment(A))
    assert why(play, Stow(item("Worn Cloak"))) == why(play, Equip(item("Worn Plate"))) == "would-fall"
    assert not [option for option in play.options if option.startswith("stow")]
    play.say(A, *worded("equip", "Forged Cloak"))
    assert play.hero().armour == item("Forged Cloak")


@pytest.mark.rule("WW-MAI-2", "WW-MAI-13")
def test_what_is_of_use_at_any_time_is_used_here_too() -> None:
    play = Play(owning("Worn Elixir"), Equipment(A)).say(A, *worded("use", "Worn Elixir"))
    assert play.hero().energy == 2
    play.asks(A, "equip", "done")


@pytest.mark.rule("WW-MAI-11")
def test_equipment_changes_in_maintenance_only() -> None:
    play = Play(owning("Worn Axe"), Turn(A)).say(A, "done", "2/2")
    seen = set()
    while not play.over:
        assert play.asked is not None
        if any(option.startswith(("equip", "stow")) for option in play.options):
            seen.add(play.asked[1])
        play.say(A, next(word for word in ("stop", "decline", "done") if word in play.options))
    assert seen == {"equip"}


@pytest.mark.rule("WW-MAI-1", "WW-QST-2")
def test_quests_come_before_the_equipment() -> None:
    state = owning("Worn Axe")
    seek(state, A, "Pilgrim", visited=("CB",))
    play = Play(state, Maintenance(A), quest("Peak"), forced=True)
    play.asks(A, "equip")
    assert play.hero().log == (quest("Pilgrim"),)
