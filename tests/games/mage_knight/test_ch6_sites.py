"""6. Sites and cities: who is met, what is won and lost."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers.mana import day_here
from heraut.games.mage_knight.numbers.sites import conquered
from heraut.games.mage_knight.rules.ch4_turn.hero_action import Action
from tests.games.mage_knight.turning import WEDGE, A, B, Play, PretendedCombat, land, put, table

pytestmark = pytest.mark.usefixtures("pretended")


def at(hex: str, **more: Any) -> Land:
    """A hero on a hex of a tile at (1,1), come from the first hex next to it."""
    tile = hex.partition(".")[0]
    state = land(hex=hex, tiles={**WEDGE, "1,1": tile}, **more)
    state.heroes[A].path = (HexId("2.NE"), HexId(hex))
    return state


# ── adventure sites ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-ADV-1", "MK-SIT-18", "MK-SIT-21", "MK-FIN-2")
def test_a_dungeon() -> None:
    play = Play(at("7.SE"), Action(A)).say(A, "enter", "minotaur")
    assert play.section(PretendedCombat).kind == "dungeon"
    assert not day_here(play.t, A)
    play.say(A, "strike").asks(A, "after_action")
    assert day_here(play.t, A)
    assert play.state.shields == {"7.SE": (A,)}
    assert play.hero.turn.rewards == ("dungeon",)


@pytest.mark.rule("MK-SIT-18", "MK-FIN-4")
def test_who_was_met_in_a_dungeon_does_not_wait() -> None:
    play = Play(at("7.SE"), Action(A)).say(A, "enter", "minotaur").say(A, "done")
    assert play.state.foes == {}
    assert play.state.discards["brown"] == ["minotaur"]
    assert play.state.shields == {}


@pytest.mark.rule("MK-SIT-22")
def test_a_conquered_dungeon_gives_fame_only() -> None:
    play = Play(at("7.SE", shields={"7.SE": (B,)}), Action(A)).say(A, "enter", "minotaur").say(A, "strike")
    assert play.hero.turn.rewards == ()
    assert play.state.shields == {"7.SE": (B,)}


@pytest.mark.rule("MK-SCN-26")
def test_where_dungeons_are_sought_it_is_not_entered_again() -> None:
    play = Play(at("7.SE", shields={"7.SE": (B,)}, scenario="dungeon_lords"), Action(A))
    assert play.why_not("enter") == "already-conquered"


@pytest.mark.rule("MK-SIT-20", "MK-SIT-36", "MK-SIT-21")
def test_a_tomb() -> None:
    play = Play(at("C1.NE"), Action(A)).say(A, "enter", "high_dragon")
    assert not day_here(play.t, A)
    play.say(A, "strike")
    assert play.hero.turn.rewards == ("spell", "artifact")


@pytest.mark.rule("MK-SIT-23", "MK-SIT-37", "MK-FIN-8", "MK-SIT-25")
def test_a_den() -> None:
    """Drawn the first time, kept until beaten; then the den has no use."""
    play = Play(at("6.W"), Action(A)).say(A, "enter", "minotaur").say(A, "done")
    assert play.state.foes["6.W"] == (("brown", "minotaur"),)
    play = Play(play.state, Action(A)).say(A, "enter")
    assert play.section(PretendedCombat).foes == (("6.W", 0),)
    assert day_here(play.t, A)
    play.say(A, "strike")
    assert play.hero.turn.rewards == ("random_crystal", "random_crystal")
    assert Play(play.state, Action(A)).why_not("enter") == "already-conquered"


@pytest.mark.rule("MK-SIT-24", "MK-SIT-38")
def test_spawning_grounds() -> None:
    play = Play(at("C1.W"), Action(A)).say(A, "enter", "minotaur", "gargoyle")
    assert play.section(PretendedCombat).foes == (("C1.W", 0), ("C1.W", 1))
    play.say(A, "strike")
    assert play.hero.turn.rewards == ("artifact", "random_crystal", "random_crystal", "random_crystal")


@pytest.mark.rule("MK-SIT-26")
def test_an_altar() -> None:
    """Three green mana for a shield and 7 fame, without combat."""
    state = at("8.NE", ruins={"8.NE": "altar_green"})
    state.heroes[A].mana, state.heroes[A].crystals = (0, 0, 2, 0, 0, 0), (0, 0, 0, 0)
    assert Play(state, Action(A)).why_not("enter") == "no-mana"
    state.heroes[A].crystals = (0, 0, 1, 0)
    play = Play(state, Action(A)).say(A, "enter").pays()
    play.asks(A, "after_action")
    assert (play.hero.fame, play.state.shields) == (7, {"8.NE": (A,)})
    assert (play.hero.mana[2], play.hero.crystals[2]) == (0, 0)
    assert Play(play.state, Action(A)).why_not("enter") == "already-conquered"


@pytest.mark.rule("MK-SIT-27", "MK-FIN-8")
def test_ruins_with_enemies() -> None:
    state = at("8.NE", ruins={"8.NE": "ruin_brown_violet"})
    play = Play(state, Action(A)).say(A, "enter", "minotaur", "monks").say(A, "done")
    assert [foe.kind for foe in play.state.foes["8.NE"]] == ["minotaur", "monks"]
    play = Play(play.state, Action(A)).say(A, "enter").say(A, "strike")
    assert play.hero.turn.rewards == ("spell", "crystals")
    assert play.state.shields == {"8.NE": (A,)}


@pytest.mark.rule("MK-SIT-27", "MK-SIT-28", "MK-EXP-18")
@pytest.mark.parametrize(
    ("token", "tokens", "rewards"),
    [
        ("ruin_grey_violet", ("golems", "monks"), ("unit",)),
        ("ruin_green_brown", ("prowlers", "minotaur"), ("artifact",)),
        ("ruin_green_green", ("prowlers", "diggers"), ("crystals",)),
        ("ruin_brown_violet", ("minotaur", "monks"), ("spell", "crystals")),
        ("ruin_grey_white", ("golems", "gunners"), ("artifact", "spell")),
        ("ruin_grey_brown", ("golems", "minotaur"), ("artifact",)),
        ("ruin_brown_red", ("minotaur", "fire_dragon"), ("artifact", "artifact")),
        ("ruin_green_red", ("prowlers", "fire_dragon"), ("artifact", "advanced")),
    ],
)
def test_every_ruin_has_its_enemies_and_its_reward(
    token: str, tokens: tuple[str, ...], rewards: tuple[str, ...]
) -> None:
    play = Play(at("8.NE", ruins={"8.NE": token}), Action(A)).say(A, "enter", *tokens)
    assert tuple([foe.kind for foe in play.state.foes["8.NE"]]) == tokens
    assert play.say(A, "strike").hero.turn.rewards == rewards


@pytest.mark.rule("MK-SIT-26")
@pytest.mark.parametrize(("token", "held"), [("red", 0), ("blue", 1), ("green", 2), ("white", 3)])
def test_every_altar_takes_mana_of_its_colour(token: str, held: int) -> None:
    state = at("8.NE", ruins={"8.NE": f"altar_{token}"})
    state.heroes[A].crystals = tuple([3 if place == held else 2 for place in range(4)])  # type: ignore[assignment]
    play = Play(state, Action(A)).say(A, "enter").pays()
    assert (play.hero.fame, play.hero.crystals[held]) == (7, 0)


@pytest.mark.rule("MK-ADV-1")
def test_elsewhere_there_is_nothing_to_enter() -> None:
    assert Play(land(hex="2.E"), Action(A)).why_not("enter") == "no-adventure-here"


@pytest.mark.rule("MK-SET-10")
def test_without_tokens_nobody_is_met() -> None:
    state = at("7.SE")
    state.decks["brown"].bag.clear()
    assert Play(state, Action(A)).why_not("enter") == "no-tokens-left"


@pytest.mark.rule("MK-SCN-19", "MK-SCN-20")
def test_a_held_mine_is_freed() -> None:
    """Enemies green and brown, the rules of night; on the countryside 1 reputation."""
    state = at("3.SE", scenario="mines_liberation")
    put(state, "3.SE", "prowlers", "minotaur")
    play = Play(state, Action(A)).say(A, "enter")
    assert not day_here(play.t, A)
    play.say(A, "strike")
    assert play.hero.reputation == 1
    assert play.state.shields == {"3.SE": (A,)}


# ── fortified sites ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SIT-11", "MK-SIT-1", "MK-FIN-2")
def test_a_keep_is_owned_by_its_conqueror() -> None:
    state = at("3.NE")
    put(state, "3.NE", "guardsmen")
    play = Play(state, Action(A)).say(A, "strike")
    assert play.state.shields == {"3.NE": (A,)}
    assert play.hero.turn.rewards == ()
    assert play.hero.reputation == -1
    assert play.hero.hex == "3.NE"


@pytest.mark.rule("MK-FIN-3", "MK-FIN-9", "MK-FIN-10")
def test_after_a_failed_assault_the_hero_goes_back() -> None:
    state = at("3.NE")
    put(state, "3.NE", "guardsmen")
    play = Play(state, Action(A)).say(A, "done")
    assert (play.hero.hex, play.hero.path) == ("2.NE", ("2.NE",))
    assert play.hero.hand == []
    assert [foe.kind for foe in play.state.foes["3.NE"]] == ["guardsmen"]


@pytest.mark.rule("MK-SIT-16", "MK-SIT-34")
def test_a_tower_gives_a_spell() -> None:
    state = at("4.C")
    put(state, "4.C", "monks")
    play = Play(state, Action(A))
    assert play.section(PretendedCombat).kind == "mage_tower"
    play.say(A, "strike")
    assert play.hero.turn.rewards == ("spell",)
    assert play.state.shields == {"4.C": (A,)}


@pytest.mark.rule("MK-SIT-13", "MK-SIT-14")
def test_a_random_defender_does_not_stay() -> None:
    state = at("3.NE", shields={"3.NE": (B,)})
    play = Play(state, Action(A), "guardsmen").say(A, "done")
    assert play.state.foes == {}
    assert play.state.shields == {"3.NE": (B,)}
    assert play.hero.hex == "2.NE"


@pytest.mark.rule("MK-CTY-8", "MK-FIN-7", "MK-CTY-9")
def test_a_city_is_taken_with_its_last_defender() -> None:
    state = at("C5.C")
    put(state, "C5.C", "minotaur", "altem_guardsmen")
    assert not conquered(table(state), HexId("C5.C"))
    play = Play(state, Action(A)).say(A, "strike")
    assert conquered(play.t, HexId("C5.C"))
    assert play.last("city_taken") == {"seat": A, "hex": "C5.C", "leader": A}
    assert play.hero.turn.rewards == ()


@pytest.mark.rule("MK-CTY-8", "MK-FIN-3")
def test_its_survivors_wait() -> None:
    state = at("C5.C")
    put(state, "C5.C", "minotaur")
    play = Play(state, Action(A)).say(A, "done")
    assert play.state.foes["C5.C"] == (("brown", "minotaur"),)
    assert play.hero.hex == "2.NE"


@pytest.mark.rule("MK-MOV-21", "MK-MOV-23")
def test_a_conquered_city_is_shared() -> None:
    state = at("C5.C", shields={"C5.C": (A,)})
    state.heroes[B].hex = HexId("C5.C")
    play = Play(state, Action(A))
    play.asks(A, "action")
    assert play.offers("interact")
