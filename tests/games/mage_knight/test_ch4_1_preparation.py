"""4. The turn, 1: preparation; the turn as a whole."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Ending
from heraut.games.mage_knight.model.names import OFF_MAP, OFFICIAL, WOUND, DeedId, HexId, SkillId
from heraut.games.mage_knight.rules.ch4_turn import preparation
from heraut.games.mage_knight.rules.ch4_turn.preparation import Turn
from heraut.games.mage_knight.rules.drawing import DrawCards
from tests.games.mage_knight.dealing import army
from tests.games.mage_knight.turning import CONTENT, WEDGE, A, B, C, Play, again, land, put

SECOND = ["march", "march", "march"]


@pytest.mark.rule("MK-PRE-3", "MK-PRE-17", "MK-PRE-16")
def test_a_token_face_down_costs_the_turn() -> None:
    """Neither a choice to announce nor the crystal of the mine; his skills in the centre come back."""
    state = land(hex="2.SW", face_down=(A, B), centre=(("prayer_of_weather", A, ""),), hand=["march"])
    play = Play(state, Turn(A))
    assert play.over
    assert play.state.face_down == (B,)
    assert play.state.round_end is None
    assert play.hero.crystals == (0, 0, 0, 0)
    assert play.state.centre == ()


@pytest.mark.rule("MK-PRE-4", "MK-PRE-9", "MK-PRE-16")
def test_with_an_empty_deck_the_end_may_be_announced() -> None:
    """E40. Order B, C, A; C announces: A and B have one last turn each, in that order."""
    state = land(3, hand=["march"], order=(B, C, A))
    state.heroes[C].hand, state.heroes[C].hex = ["march"], HexId("2.SW")
    play = Play(state, Turn(C))
    play.asks(C, "announce", "take_turn", "announce")
    play.say(C, "announce")
    assert play.over
    assert play.state.round_end == Ending(C, (A, B))
    assert play.state.heroes[C].crystals == (0, 0, 0, 0)  # no mine
    assert play.state.heroes[C].hand == ["march"]


@pytest.mark.rule("MK-PRE-4")
def test_or_the_turn_is_played() -> None:
    play = Play(land(hand=["march"]), Turn(A)).say(A, "take_turn")
    play.asks(A, "move")
    assert play.state.round_end is None


@pytest.mark.rule("MK-PRE-15")
def test_the_end_is_announced_once_and_with_an_empty_deck() -> None:
    Play(land(hand=["march"], deck=["rage"]), Turn(A)).asks(A, "move")
    Play(land(hand=["march"], round_end=Ending(B, (A,))), Turn(A)).asks(A, "move")


@pytest.mark.rule("MK-PRE-5", "MK-PRE-10", "MK-PRE-19")
def test_with_neither_deck_nor_hand_a_player_passes() -> None:
    """E40. He announces the end if nobody did."""
    play = Play(land(), Turn(A))
    assert play.over
    assert play.state.round_end == Ending(A, (B,))
    play = Play(land(round_end=Ending(B, (A,))), Turn(A))
    assert play.over
    assert play.state.round_end == Ending(B, (A,))
    assert play.told("passes") == [{"seat": A}]


@pytest.mark.rule("MK-PRE-14", "MK-HND-12")
def test_with_an_empty_hand_and_a_deck_the_turn_is_played() -> None:
    play = Play(land(deck=SECOND), Turn(A))
    play.asks(A, "move")
    assert play.hero.turn.idle


@pytest.mark.rule("MK-SET-8", "MK-MOV-22")
def test_a_hero_off_the_map_comes_on_the_portal() -> None:
    state = land(hand=["march"], deck=SECOND)
    state.heroes[A].hex = OFF_MAP
    play = Play(state, Turn(A))
    assert play.hero.hex == "A.C"
    assert play.hero.path == ("A.C",)


@pytest.mark.rule("MK-SIT-30")
@pytest.mark.parametrize(("night", "mana"), [(False, (0, 0, 0, 0, 1, 0)), (True, (0, 0, 0, 0, 0, 1))])
def test_a_glade_gives_mana_at_the_start(night: bool, mana: tuple[int, ...]) -> None:
    play = Play(land(hex="2.NE", hand=["march"], deck=SECOND, night=night), Turn(A))
    assert play.hero.mana == mana


@pytest.mark.rule("MK-SCN-33")
def test_own_towers_give_mana_where_they_are_owned() -> None:
    tiles = {**WEDGE, "2,0": "4", "1,1": "11"}
    state = land(
        hex="4.NE", tiles=tiles, scenario="conquer_and_hold", hand=["march"], deck=SECOND,
        shields={"4.C": (A,), "11.C": (A,)},
    )  # fmt: skip
    assert Play(state, Turn(A)).hero.mana == (0, 0, 0, 0, 2, 0)


@pytest.mark.rule("MK-PRE-6", "MK-PRE-13")
def test_a_hand_of_wounds_recovers_slowly() -> None:
    """One Wound is discarded, and the turn is over; two cards are drawn? 5 - 1 = 4 as far as the deck goes."""
    play = Play(land(hex="A.E", hand=[WOUND, WOUND], deck=["march"]), Turn(A))
    play.asks(A, "recover")
    assert (play.hero.hand, play.hero.discard) == ([WOUND], [WOUND])
    play.say(A, "end", "march")
    assert play.over
    assert sorted(play.hero.hand) == ["march", WOUND]


@pytest.mark.rule("MK-PRE-6")
def test_published_slow_recovery_is_a_way_to_rest() -> None:
    """Units do not save him from it: who holds nothing else could fight on for ever."""
    state = land(hex="A.E", hand=[WOUND], deck=["march"], edition=OFFICIAL)
    state.heroes[A].units = army("peasants")
    play = Play(state, Turn(A))
    play.asks(A, "only_wounds", "rest")
    play.say(A, "rest").asks(A, "recover")
    assert play.hero.discard == [WOUND]


@pytest.mark.rule("MK-PRE-6")
def test_published_a_card_drawn_before_it_makes_it_a_turn_like_any_other() -> None:
    state = land(hex="A.E", hand=[WOUND], deck=["march", "rage"], edition=OFFICIAL)
    state.heroes[A].skills = (SkillId("goldyx_motivation"),)
    play = Play(state, Turn(A))
    play.asks(A, "only_wounds", "rest", "skill goldyx_motivation")
    play.say(A, "skill goldyx_motivation", "march", "rage").asks(A, "move")


@pytest.mark.rule("MK-PRE-12")
def test_healing_may_be_bought_in_slow_recovery() -> None:
    play = Play(land(hex="2.E", hand=[WOUND, WOUND], deck=["march"]), Turn(A))
    play.own("end", "interact")
    play.say(A, "interact").asks(A, "interact")
    official = land(hex="2.E", hand=[WOUND, WOUND], deck=["march"], edition=OFFICIAL)
    Play(official, Turn(A)).say(A, "rest").own("end")


# ── the other players ────────────────────────────────────────────────────────────────────────────────────────────────


def village_of_b(**more: object) -> Play:
    state = land(hand=["march"], deck=SECOND, **more)  # type: ignore[arg-type]
    state.heroes[B].hex = HexId("2.E")
    state.heroes[B].deck.bag += ["rage", "rage", "rage"]
    return Play(state, Turn(A))


@pytest.mark.rule("MK-PRE-2", "MK-PRE-8", "MK-PRE-20", "MK-SIT-5")
def test_a_village_is_plundered_in_the_turn_of_another() -> None:
    play = village_of_b()
    play.asks(B, "interfere", "pass", "plunder")
    play.say(B, "plunder", "rage", "rage")
    assert play.state.heroes[B].hand == ["rage", "rage"]
    assert play.state.heroes[B].reputation == -1
    play.asks(A, "move")  # only once between two own turns


@pytest.mark.rule("MK-PRE-20")
def test_the_second_time_is_when_the_end_is_announced() -> None:
    play = village_of_b().say(B, "pass")
    play.asks(A, "move")
    play.say(A, "stop").asks(A, "action")
    play.say(A, "end").asks(B, "interfere")
    play.say(B, "pass").asks(A, "must_discard")


@pytest.mark.rule("MK-SIT-5")
def test_ones_own_turn_allows_to_plunder_again() -> None:
    state = land(hex="2.E", hand=["march"], deck=SECOND)
    state.heroes[A].plundered = True
    assert not Play(state, Turn(A)).hero.plundered


@pytest.mark.rule("MK-PRE-18", "MK-RND-25")
def test_after_ones_last_turn_nothing_is_played() -> None:
    village_of_b(round_end=Ending(B, (A,))).asks(A, "move")


@pytest.mark.rule("MK-PRE-1")
def test_effects_before_the_turn_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """MK-PRE-19. An effect before the turn that draws cards leaves something to play with."""
    monkeypatch.setattr(preparation, "BeforeTurn", lambda seat: DrawCards(seat, 1))
    play = Play(land(deck=["march"]), Turn(A), "march")
    play.asks(A, "announce")


# ── a whole turn ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-EOT-4", "MK-HND-2", "MK-MOV-2", "MK-SIT-29")
def test_to_the_mine() -> None:
    """W1. A.C, A.E (2), 2.SW, a hill with the green mine (3): 2 + 3 = 5 points.  1 green crystal; draw 5 - 3 = 2."""
    deck = ["rage", "determination", "swiftness"]
    state = land(hand=["march", "march", "stamina", "promise", "rage"], deck=deck, scenario="first_reconnaissance")
    play = Play(state, Turn(A))
    hero = play.hero
    hero.move, hero.turn = 5, hero.turn._replace(acted=True, dice=("green",))
    for card in ("march", "stamina"):
        hero.hand.remove(card)
        hero.played.append(card)
    again(play).say(A, "step A.E").say(A, "step 2.SW")
    play.say(A, "stop").say(A, "end", "black").asks(A, "discard")
    play.say(A, "done", "rage", "determination")
    assert play.over
    assert hero.crystals == (0, 0, 1, 0)
    assert hero.discard == ["march", "stamina"]
    assert sorted(hero.hand) == ["determination", "march", "promise", "rage", "rage"]
    assert play.state.source == ("black",)


@pytest.mark.rule("MK-ACT-2", "MK-CMB-9", "MK-CMB-17", "MK-LVL-2", "MK-SIT-31", "MK-SIT-32", "MK-SIT-30")
def test_the_hags_by_the_glade() -> None:
    """W3. A step for 2 + 1 = 3 points; a block of 2 + 1 >= 3; an attack of 4 + 2 >= 5: fame 3 and level 2."""
    hand = ["rage", "rage", "determination", "stamina", "swiftness"]
    state = land(hex="2.E", hand=hand, deck=["promise"] * 4, source=("red",), scenario="first_reconnaissance")
    state.advanced = (DeedId("agility"), DeedId("ambush"), DeedId("learning"))
    put(state, "2.NW", "cursed_hags")
    state.heroes[A].units = army("peasants")
    play = Play(state, Turn(A))

    def tell(*answers: str, chance: tuple[str, ...] = ()) -> None:
        for answer in answers:
            play.say(A, answer, *(chance if answer == answers[-1] else ()))

    tell("play stamina basic", "sideways swiftness move", "effect 1", "step 2.NE", "stop", "challenge 2.NW")
    tell(
        "next_phase",
        "block 0",
        "play determination basic",
        "effect block_2",
        "sideways rage block",
        "effect 1",
        "parry",
    )
    tell("target 0", "attack", "play rage strong", "pay die red", "activate 1 1", "effect attack_2", "strike")
    assert (play.hero.fame, play.hero.reputation, "2.NW" in play.state.foes) == (3, 1, False)
    skills = [name for name, skill in CONTENT.skills.items() if skill.hero == "goldyx"][:2]
    tell("end", chance=("blue", *skills))
    play.asks(A, "learn_skill", *[f"take_skill {skill}" for skill in skills])
    play.say(A, f"take_skill {skills[0]}").say(A, "card ambush", "fire_bolt", *["promise"] * 4)
    assert (play.over, play.hero.level, play.hero.skills) == (True, 2, (skills[0],))
    assert sorted(play.hero.hand) == ["ambush", *["promise"] * 4]  # it lay on the deck
    assert Play(play.state, Turn(A)).say(A, "take_turn").hero.mana[4] == 1  # the gold mana of the glade
