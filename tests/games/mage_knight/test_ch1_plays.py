"""1. What may be played, whatever a hero has: always listed alike, gone through with, and refused with a reason."""

from __future__ import annotations

import random

import pytest

from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.players.dice import Seeded
from tests.games.mage_knight.dealing import (
    ATTACK,
    BLOCK,
    CONTENT,
    GAME,
    MOVEMENT,
    RANGED,
    TALK,
    A,
    AnyMoment,
    Game,
    land,
)

MOMENTS = (MOVEMENT, TALK, RANGED, BLOCK, ATTACK)
CARDS = [*CONTENT.deeds, WOUND, WOUND, WOUND]


def anything(dice: random.Random) -> Land:
    """A hero with odds and ends."""
    units = [f"{kind} {dice.choice(('', 'spent', 'wounded'))}" for kind in dice.sample([*CONTENT.units], 3)]
    state = land(
        dice.sample(CARDS, 7),
        mana=dice.choices(MANA, k=4),
        crystals=dice.sample(COLOURS, 2),
        source=dice.choices(MANA, k=3),
        units=units,
        skills=dice.sample([*CONTENT.skills], 4),
        deck=["rage", "march", "stamina"],
        night=dice.random() < 0.5,
        advanced=("blood_rage", "agility", "ice_bolt"),
        spells=("fireball", "chill", "whirlwind"),
    )
    state.decks["advanced"].bag += ["learning"] * 5
    state.decks["spells"].bag += ["expose"] * 5
    state.heroes[A].heal = dice.randrange(3)
    return state


@pytest.mark.rule("MK-CRD-2", "MK-CRD-6", "MK-CRD-21")
@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_listed_can_be_gone_through_with(seed: int) -> None:
    dice = random.Random(seed)
    t = Game(GAME, anything(dice), Seeded(seed))
    t.begin(AnyMoment(A, dice.choice(MOMENTS)))
    for _ in range(200):
        decision = t.decision
        if decision is None:
            break
        top = t.state.agenda[-1]
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        for option in decision.options:
            assert t.why_not(option) is None
        for wish in top.wishes(t):
            reason = t.why_not(wish)
            assert (reason is None) == (wish in decision.options), wish
            assert reason is None or reason.rules
        key = GAME.records.key(t.state)
        assert [*t.list_again().options] == [*decision.options]
        assert GAME.records.key(t.state) == key
        assert GAME.records.key(GAME.records.load(GAME.records.dump(t.state))) == key
        plays = decision.options[2:] if decision.kind == "moment" else decision.options
        t.answer(dice.choice(plays or decision.options))
    else:
        pytest.fail("it never ends")


@pytest.mark.rule("MK-CRD-2")
def test_what_is_remembered_is_what_would_be_listed() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        state = anything(dice)
        uses = dice.choice(MOMENTS)
        first = Game(GAME, GAME.records.clone(state))
        first.begin(AnyMoment(A, uses))
        CONTENT.memo.clear()
        again = Game(GAME, state)
        again.begin(AnyMoment(A, uses))
        assert first.decision is not None
        assert again.decision is not None
        assert first.decision.options == again.decision.options
