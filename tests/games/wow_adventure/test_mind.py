"""Bots: what they reckon is what the rules do, and they play the game to its end."""

from __future__ import annotations

from random import Random

import pytest

from heraut.games.wow_adventure.mind import evaluation, fights, thinking
from heraut.games.wow_adventure.mind.exchanges import Help, Sheet
from heraut.games.wow_adventure.model import CardId, Fight, SpaceId
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from tests.games.wow_adventure.fighting import Case, fought
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    GREEN,
    YELLOW,
    A,
    Play,
    ability,
    bag,
    encounter,
    hold,
    item,
    leave,
    realm,
    seek,
    table,
    wear,
    whole,
)

QUIET_SPECIALS = [
    foe
    for foe in CONTENT.encounters.values()
    if not any(clause.discard or clause.energy or clause.play for clause in foe.special)
]
G2 = Fight(A, printed=SpaceId("G2"))
LONGEST = 2_000  # answers


# ── an exchange of blows ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dice", [(1, 1), (2, 5), (4, 4), (5, 2), (6, 6)])
def test_an_exchange_is_reckoned_as_it_is_fought(dice: tuple[int, int]) -> None:
    for foe in QUIET_SPECIALS[::7]:
        case = Case("warrior", foe.name.en, *dice, level=YELLOW, space="V4")
        state = realm("warrior", "hunter", spaces=("V4",), level=YELLOW)
        seen = Sheet(table(state), Fight(A, CardId(foe.id))).exchange(dice)
        how, damage = fought(case)
        assert (how == "beaten") == (seen.beaten and not seen.felled), foe.id
        assert (how in ("both", "calm felled", "red felled")) == seen.felled, foe.id
        assert seen.felled or damage == seen.damage, foe.id


def test_a_play_counts_in_the_exchange() -> None:
    state = realm("warrior", "hunter", spaces=("G1",))
    blow = CONTENT.abilities[ability("Crushing Blow")]
    fight = Fight(A, CardId(encounter("Marsh Rat")))
    t = table(state)
    plain = [Sheet(t, fight).exchange((red, 1)).beaten for red in range(1, 7)]
    helped = [Sheet(t, fight, (Help(blow.id, 1, 0.0, blow.effect),)).exchange((red, 1)).beaten for red in range(1, 7)]
    assert helped[:-2] == plain[2:]
    assert sum(helped) > sum(plain)


def test_cards_in_hand_better_the_odds_only_with_energy() -> None:
    state = realm("warrior", "hunter", spaces=("G2",))
    bare = fights.outlook(table(state), G2, 0)
    hold(state, A, "Crushing Blow")
    assert fights.outlook(table(state), G2, 0) == bare
    assert fights.outlook(table(state), G2, 1).victory > bare.victory
    assert 0 < bare.victory < 1


# ── habits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def answer(play: Play) -> str:
    """What is likely to be answered."""
    decision = play.t.decision
    assert decision is not None
    return " ".join([str(part) for part in reversed(GAME.likely(play.t, decision, Random(1).random))])


def test_a_letter_is_carried_to_its_space() -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    seek(state, A, "Letter to the North")
    play = Play(state, Turn(A))
    play.say(A, "done", "2/2")
    assert answer(play) == "walk G2"


def test_a_better_weapon_is_worn() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    bag(state, A, "Worn Axe")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("equip")
    assert answer(play) == f"equip {item('Worn Axe')}"


@pytest.mark.parametrize(("lacking", "says"), [(2, f"play {ability('Crushing Blow')}"), (1, "power"), (0, "done")])
def test_what_is_played_is_what_the_throw_lacks(lacking: int, says: str) -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    hold(state, A, "Crushing Blow")
    leave(state, "Marsh Rat", "G1")
    melee = CONTENT.characters["warrior"].start.levels[0].melee or 0
    red = CONTENT.encounters[encounter("Marsh Rat")].defence - melee - lacking
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("powers", red, 1)
    assert answer(play) == says


def test_the_hurt_heal_in_town() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    state.heroes[A].damage = 3
    seek(state, A, "Letter to the North")
    seek(state, A, "Letter to the South")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("resource")
    assert answer(play) == "take heal_all"


# ── how they stand, how far they look ────────────────────────────────────────────────────────────────────────────────


def test_valor_levels_and_things_worn_are_worth_something_damage_is_not() -> None:
    def stands(change: str) -> float:
        state = realm("warrior", "hunter", spaces=("CA", "CC"))
        if change == "level":
            state.heroes[A].level = GREEN
        elif change == "worn":
            wear(state, A, "Worn Axe")
        elif change == "damage":
            state.heroes[A].damage = 2
        elif change == "valor":
            seek(state, A, "Letter to the North")
            (quest,), state.heroes[A].quests = state.heroes[A].quests, ()
            state.heroes[A].log = (quest.kind,)
        return evaluation.evaluate(table(state))[A]

    plain = stands("")
    assert stands("damage") < plain < stands("worn") < stands("level")
    assert stands("valor") > plain
    assert evaluation.standing(table(realm("warrior", "hunter")), A) > 0


def test_a_combat_is_looked_at_to_its_end_a_walk_to_the_end_of_the_turn() -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    leave(state, "Marsh Rat", "G1")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3")
    walk = thinking.horizon(play.t)
    play.on_to("powers", 1, 1)
    combat = thinking.horizon(play.t)
    assert not walk(play.t)
    assert not combat(play.t)
    play.on_to("equip")
    assert combat(play.t)
    assert not walk(play.t)


def test_what_is_sensible_is_listed_and_never_nothing() -> None:
    t, random = whole("adventure_3", 5), Random(5)
    for _ in range(150):
        decision = t.decision
        assert decision is not None
        found = GAME.sensible(t, decision)
        assert found
        assert {*found} <= {*decision.options}
        t.answer(random.choice(decision.options))


# ── whole games ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [1, 3])
def test_four_who_play_by_habit_win_by_valor(seed: int) -> None:
    t, random = whole("adventure_4", seed), Random(seed)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        t.answer(GAME.likely(t, t.decision, random.random))
    assert t.state.ended == "valor"
    assert t.state.round <= 20


def test_thinking_changes_nothing() -> None:
    t, random = whole("adventure_2", 2), Random(2)
    for _ in range(40):
        decision = t.decision
        assert decision is not None
        before = t.game.records.key(t.state)
        option = GAME.likely(t, decision, random.random)
        GAME.evaluate(t)
        assert t.game.records.key(t.state) == before
        t.answer(option)
