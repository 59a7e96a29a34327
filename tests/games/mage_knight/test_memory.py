"""What is remembered between questions is what would be found anew."""

from __future__ import annotations

from random import Random

import pytest

from heraut.games.mage_knight.game import MageKnight
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import WOUND, SkillId
from heraut.games.mage_knight.printed.content import load as load_content
from heraut.games.mage_knight.rules.ch1_reminders.playable import plays
from heraut.kernel import Option, Table
from tests.games.mage_knight.playing import CONTENT, GAME, A, B, give_unit, land, on, table, whole

FORGETFUL = MageKnight(load_content())
USES = [
    frozenset(uses.split())
    for uses in (
        "move heal special",
        "influence heal special",
        "attack special",
        "ranged siege special",
        "block special",
    )
]


def forgetful(t: Game) -> Game:
    """The same position before somebody who remembers nothing."""
    FORGETFUL.content.memo.clear()
    return Table(FORGETFUL, t.clone().state)


def listed_anew(t: Game) -> list[Option]:
    return list(forgetful(t).list_again().options)


@pytest.mark.parametrize("name", ["first_reconnaissance_1", "full_conquest_3", "dungeon_lords_2"])
def test_answers_are_listed_alike_with_and_without_memory(name: str) -> None:
    assert name in GAME.scenarios()
    for seed in (5, 6):
        t, random = whole(name, seed), Random(seed)
        while t.decision is not None:
            if t.decision.lister:
                assert list(t.decision.options) == listed_anew(t), t.decision.kind
            t.answer(random.choice(t.decision.options))


def change(state: Land, random: Random) -> None:
    """Something of a hero's own, or around him, is not what it was."""
    hero, what = state.heroes[A], random.randrange(12)
    if what == 0:
        hero.hand = random.sample(sorted(CONTENT.deeds), 6) + [WOUND] * random.randrange(2)
    elif what == 1 and len(hero.units) < 3:
        give_unit(state, A, random.choice(sorted(CONTENT.units)), spent=random.random() < 0.5)
    elif what == 2 and hero.units:
        hero.units = (hero.units[0]._replace(wounds=random.randrange(2), spent=False), *hero.units[2:])
    elif what in (3, 4):
        state.gain(A, random.choice(sorted(CONTENT.statuses)), "turn")
    elif what == 5:
        state.expire("turn")
    elif what == 6:
        hero.skills = tuple([SkillId(one) for one in random.sample(sorted(CONTENT.skills), 3)])
        hero.tired = hero.skills[: random.randrange(2)]
    elif what == 7:
        interactive = [one.id for one in CONTENT.skills.values() if one.others]
        state.centre = ((random.choice(interactive), random.choice((A, B)), "red"),) * random.randrange(2)
    elif what == 8:
        state.round = random.choice((1, 2))
        state.source = tuple(sorted(random.sample(("red", "blue", "green", "white", "gold", "black"), 3)))
    elif what == 9:
        red, blue, black = random.choices((0, 0, 1, 2), k=3)
        hero.mana, hero.crystals = (red, 0, 0, 0, 0, black), (0, blue, 0, 0)
    elif what == 10:
        hero.deck.bag = ["march"] * random.randrange(2)
    else:
        hero.heal, hero.move = random.randrange(3), random.randrange(5)


@pytest.mark.rule("MK-CRD-2")
@pytest.mark.rule("MK-CRD-6")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_changes_plays_are_listed_alike_with_and_without_memory(seed: int) -> None:
    state, random = land(hands=(["march"], [])), Random(seed)
    state.heroes[A].hex = on("A.C")
    t = table(state)
    for _ in range(300):
        change(state, random)
        for uses in USES:
            assert plays(t, A, uses) == plays(forgetful(t), A, uses)
