"""What bots think with: a lead is a lead, and a habit is always an answer."""

from __future__ import annotations

from random import Random

import pytest

from heraut import games
from heraut.games.confrontation.answers import Place
from heraut.games.confrontation.mind.average_blow import Harm, Hop, chance_to_parry
from heraut.games.confrontation.mind.evaluation import Fighter, Judge
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.ch02_wounds import remove, wound
from heraut.players.dice import Seeded

GAME = games.game("confrontation")
SIX = ["duel", "one_against_three", "line", "swirl", "skies", "three_sides"]


def laid(scenario: str = "line", answers: int = 0) -> Battle:
    table = GAME.table(scenario, Seeded(4))
    random = Random(4)
    for _ in range(answers):
        assert table.decision is not None
        table.answer(random.choice(table.decision.options))
    return table


@pytest.mark.parametrize("answers", [0, 15, 30])
def test_the_worse_the_wound_the_worse_one_stands(answers: int) -> None:
    values = []
    for level in ("", "light", "serious", "critical", "killed"):
        table = laid("line", answers)
        who = next(who for who, figure in table.state.figures.items() if figure.side == 0 and not figure.wound)
        if level == "killed":
            remove(table, who)
        elif level:
            wound(table, who, level)
        mine, theirs = GAME.evaluate(table)
        assert mine == pytest.approx(-theirs)
        values.append(mine)
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("scenario", SIX)
def test_it_stays_within_bounds_and_ends_with_the_winner(scenario: str) -> None:
    for seed in range(5):
        table = GAME.table(scenario, Seeded(seed))
        random = Random(seed)
        while table.decision is not None:
            assert all(-1 <= value <= 1 for value in GAME.evaluate(table))
            option = GAME.likely(table, table.decision, random.random)
            assert option in table.decision.options
            table.answer(option)
        scores, values = GAME.scores(table), GAME.evaluate(table)
        for score, value in zip(scores, values, strict=True):
            assert (score > 0) == (value > 0.8)
            assert (score < 0) == (value < -0.8)


def test_dice_in_attack_are_a_threat() -> None:
    """Danil puts everything in attack while his enemy has placed nothing: better than everything in defence."""
    found = {}
    for attack, defence in ((2, 0), (0, 2)):
        table = laid("duel")
        assert table.decision is not None
        assert table.decision.kind == "place_dice"
        seat = table.decision.seat
        who = table.decision.options[0].fighter
        table.answer(Place(who, attack, defence))
        found[attack] = GAME.judge.losses_to_come(table)  # type: ignore[attr-defined]
        foe = 3 - who
        assert table.state.figures[foe].side == 1 - seat
    assert found[2][foe] > found[0][foe]
    assert found[2][who] > found[0][who]


def test_a_parry_is_as_likely_as_the_dice_say() -> None:
    """Counted on chains of up to four dice each, by hand as it were."""

    def chain(depth: int) -> list[tuple[float, int]]:
        ends = [(1 / 6, face) for face in range(1, 6)]
        return [*ends, *([(p / 6, 6 + total) for p, total in chain(depth - 1)] if depth else [(1 / 6, 6)])]

    for margin in (-4, 0, 3, 6):
        counted = sum([p * q for p, attack in chain(4) for q, parry in chain(4) if parry >= attack + margin])
        assert chance_to_parry(margin) == pytest.approx(counted, abs=2e-4)


def test_faces_that_are_rolled_again_help_whoever_throws_them() -> None:
    """Dodge in defence, a Thug in attack; the Cursed roll nothing again."""
    usual = chance_to_parry(1)
    assert chance_to_parry(1, parries=(5, 6)) > usual > chance_to_parry(1, parries=())
    assert chance_to_parry(1, struck=(5, 6)) < usual < chance_to_parry(1, struck=())


PLAIN = "swordsman_of_alahan"


def harm(hop: Hop) -> float:
    """Levels that somebody unhurt loses by it."""
    return sum([rank * chance for rank, chance in enumerate(hop.levels[0])])


@pytest.mark.parametrize("striker", [PLAIN, "march_reaver", "midnight_knife"])
@pytest.mark.parametrize("victim", [PLAIN, "pale_lady", "glass_sentinel", "lantern_bat", "four_armed_gladiator"])
def test_a_wound_roll_always_leads_somewhere(striker: str, victim: str) -> None:
    wounds = Harm(GAME.content)
    for power in (-12, -3, 0, 4, 12):
        for held, chances in enumerate(wounds.hop(power, 0, striker, victim).levels):
            assert sum(chances) == pytest.approx(1)
            assert not any(chances[:held])  # nobody is healed by it
    harms = [harm(wounds.hop(power, 0, striker, victim)) for power in (12, 0, -6)]
    assert harms[0] > harms[1] > harms[2]
    killed = [wounds.hop(power, 0, PLAIN, PLAIN).levels[0][4] for power in (12, 0, -6)]
    assert killed[0] > killed[1] > killed[2]


@pytest.mark.parametrize(
    ("striker", "victim", "worse"),
    [
        ("march_reaver", PLAIN, True),  # Ferocious
        ("midnight_knife", PLAIN, True),  # Toxic
        (PLAIN, "glass_sentinel", True),  # Vulnerable
        (PLAIN, "pale_lady", False),  # Ethereal
        (PLAIN, "lantern_bat", False),  # Survival instinct
        (PLAIN, "four_armed_gladiator", False),  # Immunity: the head
    ],
)
def test_skills_change_what_a_wound_roll_does(striker: str, victim: str, worse: bool) -> None:
    wounds = Harm(GAME.content)
    usual, here = harm(wounds.hop(0, 0, PLAIN, PLAIN)), harm(wounds.hop(0, 0, striker, victim))
    assert here > usual if worse else here < usual


def test_who_cannot_parry_strikes() -> None:
    """A reaver of the march meets a shield sister: the one puts all dice in attack, the other keeps one to parry."""
    table = laid("line")
    found = {}
    for who, foe in ((7, 1), (1, 7)):
        fighter = Fighter(table, who)
        GAME.judge.place(table, fighter, [Fighter(table, foe)], fresh=True)  # type: ignore[attr-defined]
        found[who] = (fighter.attack, fighter.defence)
    assert found == {7: (2, 0), 1: (1, 1)}


def test_the_next_turn_is_thought_of() -> None:
    losses = []
    for turn in (1, 4):
        table = laid("line")
        table.state.turn = turn
        losses.append(Judge(GAME.content).losses_to_come(table))
    now, last = losses
    assert now.keys() == last.keys() != set()
    assert all(now[who] > last[who] > 0 for who in now)


def test_a_lead_means_more_the_later_it_is() -> None:
    values = []
    for turn in range(1, 5):
        table = laid("line")
        remove(table, 7)
        table.state.turn = turn
        values.append(GAME.evaluate(table)[0])
    assert values == sorted(values)
    assert values[0] < 0.7 < values[-1]
