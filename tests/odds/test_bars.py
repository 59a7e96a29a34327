"""Odds as screens show them."""

from __future__ import annotations

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from heraut.cli.bars import CELLS, COLOURS, SIGNS, draw_odds, said, widths
from heraut.games.confrontation.game import load
from heraut.kernel.stakes import Outcome, Stakes
from heraut.odds import Odds
from heraut.odds.bars import bars, glance, percent, whole, with_odds
from heraut.odds.before_a_fight import ATTACKER, DEFENDER, before_a_fight
from heraut.odds.reckoning import Budget
from heraut.players.sight import Sight
from heraut.table.words import game_words
from heraut.tabletop.scene import Label, Share
from tests.odds.attacks import struck
from tests.odds.gambles import Oppose, gamble

GAME = load()


def share(over: int, of: int, tone: Any = "good") -> Share:
    return Share(Label("outcome-parried"), tone, over, of)


def test_every_choice_gets_its_odds() -> None:
    table = struck()
    found = glance(Sight(table, 1), Budget(fine=1e-4))
    scene = with_odds(table.game.scene(table.game.view(table, 1), 1), found)
    assert scene.question is not None
    odds = {choice.answer: choice.odds for choice in scene.question.choices}
    assert list(odds) == ["endure", "parry 1", "parry 2"]
    assert odds["endure"] is not None
    assert odds["endure"].how.id == "odds-exact"
    assert odds["parry 1"] is not None
    assert odds["parry 1"].how.id == "odds-nearly"
    assert odds["parry 1"].shares[0].label.id == "outcome-parried"
    (headline,) = odds["parry 1"].headline
    unhurt = [one for one in odds["parry 1"].shares if one.label.id in ("outcome-parried", "outcome-stunned")]
    assert headline.over / headline.of == pytest.approx(sum(one.over / one.of for one in unhurt), abs=1e-5)


def test_what_tells_nothing_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every answer leads to the same for certain, there are no bars."""
    table = gamble(Oppose(6, 6))
    assert glance(Sight(table, 0))
    same = Stakes("points", lambda t: False, lambda moment, t: "same", (Outcome("same", "mild"),))
    monkeypatch.setattr(table.game, "stakes", lambda t, horizon="": same)
    assert glance(Sight(table, 0)) == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_has_words(lang: str) -> None:
    """Of every stake of Confrontation: outcomes, headlines, horizons; and of the policies."""
    words = game_words(lang, GAME)
    table = struck()
    for horizon in ("attack", "test", "combat", "fight", "question", "game"):
        assert f"horizon-{horizon}" in words
        stakes = table.game.stakes(table, horizon)
        for outcome in stakes.outcomes if stakes else ():
            assert f"outcome-{outcome.message or outcome.id}" in words
        for message, ids in stakes.headlines if stakes else ():
            assert message in words
            assert ids <= {outcome.id for outcome in (stakes.outcomes if stakes else ())}
    for policy in ("best", "greedy", "random", "first", "likely"):
        assert f"policy-{policy}" in words


def test_numbers_that_any_screen_can_read() -> None:
    assert whole(Fraction(5, 36)) == (5, 36)
    assert whole(Fraction(1, 3**20)) == (0, 10**6)
    assert [percent(one) for one in (0.0, 0.0831, 0.00045)] == [0.0, 8.0, 0.04]


def test_outcomes_of_seats_are_named() -> None:
    odds = Odds("game", "best", True, {"wins-1": Fraction(1)}, (Outcome("wins-1", "dead", {"seat": 1}, "wins"),))
    (drawn,) = bars(odds).shares
    assert drawn.label == Label("outcome-wins", {"seat": Label("seat-number", {"seat": 2})})


def test_a_side_that_wins_together_is_named_by_its_seats() -> None:
    together = Outcome("wins-0-2", "good", {"seats": (0, 2)}, "win-together")
    (drawn,) = bars(Odds("game", "best", True, {"wins-0-2": Fraction(1)}, (together,))).shares
    said = [game_words(lang, GAME).label(drawn.label) for lang in ("en", "fr")]
    assert said == ["seats 1, 3 win together", "les places 1, 3 l’emportent ensemble"]


def test_a_bar_of_characters() -> None:
    assert widths((share(1, 2), share(1, 2))) == [CELLS // 2, CELLS // 2]
    assert widths((share(999, 1000), share(1, 1000))) == [CELLS - 1, 1]
    speech: Any = SimpleNamespace(lang="en", label=lambda label: label.id)
    odds = bars(Odds("attack", "best", True, {"parried": Fraction(1, 4), "killed": Fraction(3, 4)},
                     (Outcome("parried", "good"), Outcome("killed", "dead"))))  # fmt: skip
    assert draw_odds(odds, speech).plain.split() == [
        "█████■■■■■■■■■■■■■■■", "█", "outcome-parried", "25%", "■", "outcome-killed", "75%",
    ]  # fmt: skip


def test_nothing_possible_is_said_to_be_sure() -> None:
    assert [said("en", one) for one in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0%", "<1%", "50%", ">99%", "100%"]


def test_what_was_sampled_is_said_to_be_about() -> None:
    speech: Any = SimpleNamespace(lang="fr", label=lambda label: label.id)
    shares = {"parried": Fraction(11, 50), "killed": Fraction(39, 50)}
    found = Odds("attack", "likely", False, shares, (Outcome("parried", "calm"), Outcome("killed", "dead")), samples=50)
    drawn = draw_odds(bars(found), speech).plain
    assert "parried ≈\N{NO-BREAK SPACE}22\N{NO-BREAK SPACE}%" in drawn
    assert drawn.count("≈") == 2


@pytest.mark.parametrize("horizon", ["attack", "combat", "fight"])
def test_no_two_outcomes_look_alike(horizon: str) -> None:
    stakes = GAME.stakes(struck(), horizon)
    assert stakes is not None
    tones = [one.tone for one in stakes.outcomes]
    assert len(set(tones)) == len(tones)
    for drawn in (SIGNS, COLOURS):
        assert len({drawn[tone] for tone in tones}) == len(tones)


def test_before_a_fight() -> None:
    """Every placement against every reply; whoever places second replies best."""
    told = before_a_fight(
        GAME.duels, "swordsman_of_alahan", "bushi", "duel", False, Budget(states=200, seconds=1e9, samples=60)
    )
    assert told.mine == told.theirs == ("2/0", "1/1", "0/2")
    assert len(told.cells) == 9
    mine, theirs = told.line()
    assert told.best_of_attacker(theirs) == mine
    for cell in (*told.cells.values(), told.fight):
        for who in (ATTACKER, DEFENDER):
            assert cell.of(who, "unhurt", "light", "serious", "critical", "killed") == 1
        assert -1 <= cell.worth <= 1
    assert told.cells["0/2", "0/2"].of(ATTACKER, "unhurt") == 1  # nobody attacks
    assert told.json()["placements"][0]["exact"] is False
