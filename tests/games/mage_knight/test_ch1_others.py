"""1. The sections that touch other players: spells of the mind and of mana, energy, the skills of the centre."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import WOUND, DeedId, HexId
from heraut.games.mage_knight.numbers.mana import dice_left
from heraut.games.mage_knight.numbers.terrain import cost_of
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.rules.ch1_reminders import skill_plays
from heraut.games.mage_knight.rules.ch1_reminders.lasting import Happen
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PreparePlayer, PrepareRound
from heraut.games.mage_knight.rules.ch3_rounds.tactics import Meditate
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.interaction import Interaction
from heraut.kernel import Deck
from heraut.players.dice import Seeded
from tests.games.mage_knight import turning
from tests.games.mage_knight.dealing import MOVEMENT, A, B, Play, army, counts, land

C = 2


def rivals(hand: tuple[str, ...], *, players: int = 3, crystals: Any = ((), (), ()), **more: Any) -> Land:
    """Three heroes with these crystals."""
    state = land(hand, players=players, **more)
    for hero, held in zip(state.heroes, crystals, strict=False):
        hero.crystals = counts(COLOURS, held)
    return state


# ── crystals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-2", "MK-FIN-1")
def test_mana_meltdown_takes_a_crystal_of_each_or_wounds() -> None:
    state = rivals(("mana_meltdown",), mana=["red"], crystals=((), ("red", "blue", "blue"), ()))
    play = Play(state, MOVEMENT)
    play.say(A, "play mana_meltdown basic", "blue")
    assert state.heroes[B].crystals == counts(COLOURS, ["red", "blue"])
    assert state.heroes[C].hand == [WOUND]  # no crystal
    play.asks(A, "crystal_lost", "done", "colour blue")
    assert play.tell("colour blue").crystals() == {"blue": 1}


@pytest.mark.rule("MK-SCN-30")
def test_who_is_out_of_the_game_is_touched_no_more() -> None:
    state = rivals(("mana_meltdown", "mana_claim"), mana=["red", "blue"], source=["green"], order=(A, C))
    play = Play(state, MOVEMENT).tell("play mana_meltdown basic")
    assert [hero.hand.count(WOUND) for hero in play.t.state.heroes] == [0, 0, 1]
    alone = Play(rivals(("mana_meltdown", "mana_claim"), mana=["red", "blue"], source=["green"], order=(A,)), MOVEMENT)
    assert not [text for text in alone.plays() if text.startswith("play")]
    state = rivals((WOUND,), skills=["arythea_healing_ritual"], order=(A,))
    assert "skill arythea_healing_ritual" not in Play(state, MOVEMENT).plays()


@pytest.mark.rule("MK-SCN-30", "MK-RND-16")
def test_who_is_out_of_the_game_prepares_nothing() -> None:
    state = turning.land(3, scenario="one_to_return", night=True, order=(A, C))
    for hero in state.heroes:
        hero.units = (army("peasants")[0]._replace(banner=DeedId("banner_of_glory")),)
    section = PrepareRound()
    section.at = "players"
    play = turning.Play(state, section)
    asked = []
    while play.asked is not None:
        asked.append(play.asked)
        play.say(play.asked[0], "done")
    assert asked == [(A, "take_banners_off"), (C, "take_banners_off")]


@pytest.mark.rule("MK-MAN-2", "MK-FIN-1", "MK-MAN-7")
def test_mana_radiance_wounds_everybody_by_crystals() -> None:
    state = rivals(
        ("mana_meltdown",), mana=["red", "black"], crystals=(("blue",), ("blue", "blue"), ("red",)), night=True
    )
    play = Play(state, MOVEMENT).tell("play mana_meltdown strong")
    play.asks(A, "radiate", "colour red", "colour blue", "colour green", "colour white")
    play.tell("colour blue")
    assert [hero.hand.count(WOUND) for hero in state.heroes] == [1, 2, 0]
    assert play.crystals() == {"blue": 3}  # 1 + 2


@pytest.mark.rule("MK-CRD-21")
def test_alone_there_is_nobody_to_touch() -> None:
    spells = ("mana_meltdown", "mana_claim", "mind_read")
    state = land(spells, mana=["red", "blue", "white"], source=["red"], players=1)
    assert not [option for option in Play(state, MOVEMENT).options if option.startswith("play m")]


# ── the Source ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-9", "MK-MAN-1")
def test_mana_claim_three_mana_now() -> None:
    state = rivals(("mana_claim",), mana=["blue"], source=["black", "red", "white"])
    play = Play(state, MOVEMENT).tell("play mana_claim basic")
    play.asks(A, "die_to_claim", "colour red", "colour white")
    play.tell("colour white", "effect now")
    assert play.mana() == {"white": 3}
    assert (state.source, play.hero.claimed) == (("black", "red"), ("white",))
    assert dice_left(play.t, A) == 1


@pytest.mark.rule("MK-MAN-9", "MK-CRD-22")
def test_mana_claim_one_mana_each_later_turn() -> None:
    state = rivals(("mana_claim",), mana=["blue"], source=["red"])
    play = Play(state, MOVEMENT).tell("play mana_claim basic", "effect each_turn")
    assert play.mana() == {}
    state.expire("turn")
    assert Play(state, (), Happen(A, "start_of_turn")).mana() == {"red": 1}


@pytest.mark.rule("MK-CRD-22")
def test_mana_curse_lies_on_the_others_until_the_round_ends() -> None:
    state = rivals(("mana_claim",), mana=["blue", "black"], source=["red"], night=True)
    Play(state, MOVEMENT).tell("play mana_claim strong", "effect now")
    assert [state.has(seat, "cursed_red") for seat in (A, B, C)] == [False, True, True]
    state.expire("round")
    assert not state.has(B, "cursed_red")


# ── hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def minds(mode: str) -> tuple[Land, Play]:
    state = rivals(("mind_read",), mana=["white", "black"], night=True)
    state.heroes[B].hand = ["rage", "battle_versatility", "march", "fireball", WOUND]
    state.heroes[C].hand = ["march", "ruby_ring"]
    return state, Play(state, MOVEMENT).tell(f"play mind_read {mode}", "colour red")


@pytest.mark.rule("MK-CRD-20", "MK-CRD-24")
def test_mind_read_takes_a_card_or_shows_the_hand() -> None:
    state, play = minds("basic")
    assert play.crystals() == {"red": 1}
    play.asks(B, "give_up_card", "card battle_versatility", "card fireball", "card rage")
    before = play.t.revealed
    play.say(B, "card rage")
    assert state.heroes[B].discard == ["rage"]
    assert play.last("hand_shown") == {"seat": C, "cards": ("march", "ruby_ring")}  # nothing red
    assert play.t.revealed > before
    play.asks(A, "moment")


@pytest.mark.rule("MK-CRD-20", "MK-CRD-24")
def test_mind_steal_takes_an_action_for_good() -> None:
    state, play = minds("strong")
    play.say(B, "card rage")
    play.asks(A, "card_to_steal", "done", "card rage")
    play.tell("card rage")
    assert (play.hero.hand, state.heroes[B].discard) == (["rage"], [])
    state, play = minds("strong")
    play.say(B, "card fireball")  # a spell is not stolen
    play.asks(A, "moment")


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-2")
def test_energy_flow_readies_one_unit_and_tires_others() -> None:
    state = rivals(("energy_flow",), mana=["green"], units=["peasants spent"])
    peasants, swordsmen, golems = army("peasants", "utem_swordsmen", "ice_golems")
    state.heroes[B].units = (swordsmen, golems)
    state.heroes[C].units = (golems._replace(id=peasants.id),)  # too high a level
    play = Play(state, MOVEMENT).tell("play energy_flow basic")
    assert not play.hero.units[0].spent
    play.asks(A, "unit_to_tire", "done", "unit 2")
    play.tell("unit 2")
    assert [unit.spent for unit in state.heroes[B].units] == [True, False]
    play.asks(A, "moment")


@pytest.mark.rule("MK-UNI-2", "MK-UNI-3")
def test_energy_steal_heals_the_unit_too() -> None:
    state = rivals(("energy_flow",), mana=["green", "black"], units=["peasants spent wounded wounded"], night=True)
    _, _, golems = army("peasants", "utem_swordsmen", "ice_golems")
    state.heroes[B].units = (golems,)  # level 3
    play = Play(state, MOVEMENT).tell("play energy_flow strong")
    assert (play.hero.units[0].spent, play.hero.units[0].wounds) == (False, 0)
    play.tell("done")
    assert not state.heroes[B].units[0].spent


@pytest.mark.rule("MK-CRD-21")
def test_energy_needs_a_unit_of_ones_own_to_ready() -> None:
    assert "play energy_flow basic" not in Play(rivals(("energy_flow",), mana=["green"]), MOVEMENT).options


# ── the centre ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SKL-3", "MK-MAN-1")
def test_mana_exploit_marks_a_colour() -> None:
    state = rivals((), skills=["tovak_mana_exploit"])
    play = Play(state, MOVEMENT).tell("skill tovak_mana_exploit")
    assert "colour gold" not in play.options
    play.tell("colour red")
    assert play.mana() == {"red": 1}
    assert state.centre == (("tovak_mana_exploit", A, "red"),)
    state.active = B
    Play(state, (), Happen(B, "mana_used", "blue"))
    assert state.heroes[B].hand == [WOUND]


@pytest.mark.rule("MK-SKL-3", "MK-PRE-7")
def test_source_freeze_bars_the_usual_die_of_others() -> None:
    state = rivals((), skills=["goldyx_source_freeze"], source=["red"])
    play = Play(state, MOVEMENT).tell("skill goldyx_source_freeze")
    assert [dice_left(play.t, seat) for seat in (A, B, C)] == [1, 0, 0]
    state.expire("turn")
    skill_plays.take_back(play.t, A)
    assert [dice_left(play.t, seat) for seat in (A, B, C)] == [1, 1, 1]
    assert Play(state, (), Happen(A, "start_of_turn")).crystals() == {"red": 1}


@pytest.mark.rule("MK-SKL-3", "MK-MOV-27")
def test_prayer_of_weather() -> None:
    state = rivals((), skills=["norowas_prayer_of_weather"])
    play = Play(state, MOVEMENT)
    plains = next(HexId(hex) for hex, printed in play.t.content.hexes.items() if printed.terrain == "plains")
    play.tell("skill norowas_prayer_of_weather")
    assert [cost_of(play.t, seat, plains) for seat in (A, B)] == [1, 3]  # 2 - 2, at least 1; 2 + 1
    state.expire("turn")
    skill_plays.take_back(play.t, A)
    assert [cost_of(play.t, seat, plains) for seat in (A, B)] == [2, 2]


@pytest.mark.rule("MK-CRD-20", "MK-FIN-1")
def test_healing_ritual_passes_a_wound_to_the_closest_hero() -> None:
    tiles = {"0,0": "A", "0,1": "1", "1,0": "2"}
    state = rivals((WOUND, WOUND, WOUND, "rage"), skills=["arythea_healing_ritual"], tiles=tiles)
    for hero, hex in zip(state.heroes, ("2.W", "2.E", "2.C"), strict=True):
        hero.hex = HexId(hex)
    play = Play(state, MOVEMENT).tell("skill arythea_healing_ritual")
    play.asks(A, "wounds_to_pass", "number 1", "number 2")
    play.tell("number 2")
    assert sorted(play.hero.hand) == ["rage", WOUND]
    assert (state.heroes[B].hand, state.heroes[C].hand) == ([], [WOUND])


@pytest.mark.rule("MK-FIN-1")
def test_of_heroes_as_close_one_is_chosen() -> None:
    tiles = {"0,0": "A", "0,1": "1", "1,0": "2"}
    state = rivals((WOUND,), skills=["arythea_healing_ritual"], tiles=tiles)
    for hero, hex in zip(state.heroes, ("2.C", "2.E", "2.W"), strict=True):
        hero.hex = HexId(hex)
    play = Play(state, MOVEMENT).tell("skill arythea_healing_ritual")
    play.asks(A, "wound_to_whom", "player 1", "player 2")
    play.tell("player 1")
    assert (state.heroes[B].hand, state.heroes[C].hand) == ([WOUND], [])
    assert "skill arythea_healing_ritual" not in Play(rivals((), skills=["arythea_healing_ritual"]), MOVEMENT).options


# ── the end of a turn and of a round ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CRD-22", "MK-HND-10")
def test_a_turn_with_bent_time_ends_with_its_cards_and_draws_none() -> None:
    state = turning.land()
    hero = state.heroes[A]
    hero.hand, hero.played, hero.deck = ["rage"], ["march"], Deck(["stamina"] * 5)
    hero.turn = hero.turn._replace(acted=True)
    state.gain(A, "bent_time", "turn")
    turning.Play(state, EndOfTurn(A)).say(A, "done")
    assert sorted(hero.hand) == ["march", "rage"]
    assert hero.deck.size() == 5


@pytest.mark.rule("MK-SKL-3", "MK-CRD-22", "MK-RND-8")
def test_what_was_laid_aside_or_in_the_centre_comes_back_with_the_round() -> None:
    state = turning.land()
    hero = state.heroes[A]
    hero.hand, hero.deck, hero.aside = [], Deck([]), ("space_bending",)  # type: ignore[assignment]
    state.centre = (("goldyx_source_freeze", A, ""),)
    Game(turning.GAME, state, Seeded(1)).begin(PreparePlayer(A))
    assert hero.hand == ["space_bending"]
    assert not any((hero.aside, state.centre))


# ── Bonds of Loyalty ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-UNI-6", "MK-INT-10")
def test_a_unit_is_bound_for_five_less_and_without_a_command_token() -> None:
    state = turning.land(hex="2.E")  # a village
    hero = state.heroes[A]
    hero.skills = ("norowas_bonds_of_loyalty",)  # type: ignore[assignment]
    state.units = ("peasants", "foresters")  # type: ignore[assignment]
    hero.units = army("peasants")
    state.recruited = 1
    play = turning.Play(state, Interaction(A))
    assert "bind peasants" in play.options  # 4 - 5: nothing
    assert "recruit peasants" not in play.options
    play.say(A, "bind foresters")  # 5 - 5
    assert [(unit.kind, unit.bound) for unit in hero.units] == [("peasants", False), ("foresters", True)]
    assert "bind peasants" not in play.options  # one alone


@pytest.mark.rule("MK-TAC-14")
def test_a_card_under_the_deck_is_shuffled_with_it() -> None:
    state = turning.land()
    hero = state.heroes[A]
    hero.hand, hero.deck = [WOUND, "rage"], Deck(["march"], bottom=["steady_tempo"])
    t = Game(turning.GAME, state, Seeded(1))
    t.begin(Meditate(A))
    t.say(A, "card wound")
    assert sorted(hero.deck.bag) == ["march", "steady_tempo", WOUND]
