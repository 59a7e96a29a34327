"""Honest games keep every law; and each law can be broken."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.kernel import Decision, Game, Table, write
from heraut.laws import LAWS, Law, LawBroken, Report, check, replay
from heraut.laws.performances import BY_STEPS, FORCED, SAME_GAME, UNDO
from heraut.laws.questions import Owned
from heraut.laws.trial import GAMES_END, HAVE_OPTIONS, OPTIONS_APPLY, PLAIN, Trial
from tests.laws import toys
from tests.tabletop.toys import Forgetful, broken

WRITTEN = "options are written and read"
PIECES = "pieces are conserved"
DECLARED = "cards are declared"
NO_LOOPS = "no free loops"
TWINS = "a twin is independent"
SAVED = "save and load is equal"
BETWEEN = "everything is data between steps"
VIEWS = "a view is all that a seat knows"
SECRETS = "secrets are kept"
ALL_PASS = "games end when all pass"
OWNED = "every answer is somebody's"
LISTED = "answers are listed again alike"
REASONS = "what is refused has its reason"


# --- honest games


def test_noughts_and_crosses_keeps_every_law() -> None:
    report = check(toys.noughts())
    assert report.unseen(toys.noughts()) == []
    assert report.games == 5
    assert report.questions == {"mark": report.questions["mark"]}


def test_a_game_with_hands_dice_and_windows_keeps_every_law() -> None:
    game = toys.ambush()
    # A scouted card is seen by all and then drawn: whose view remembers it?
    report = check(game, settings=({}, {"traps": "sleep"}), games_per_scenario=4, forgotten=["scouted"])
    assert report.games == 2 * 2 * 4
    assert report.unseen(game) == []
    assert {"act", "aim", "defend", "parry", "wound", "cards"} == set(report.questions)
    assert {"drew", "laid", "parried", "struck", "sprung", "scouted"} <= set(report.facts)


@pytest.mark.parametrize(
    "game", [toys.nim(), toys.whisper(), toys.whisper(toys.Knocks)], ids=["nim", "whisper", "knocks"]
)
def test_the_games_that_the_broken_ones_derive_from_are_honest(game: Game[Any, Any]) -> None:
    assert check(game, games_per_scenario=20).unseen(game) == []


# --- broken games

BROKEN = [
    (toys.nim(toys.Crashes), OPTIONS_APPLY),
    (toys.nim(toys.AsksForNothing), HAVE_OPTIONS),
    (toys.nim(toys.NeverEnds), GAMES_END),
    (toys.nim(toys.SpinsForever), GAMES_END),
    (toys.nim(toys.Dawdles), NO_LOOPS),
    (toys.nim(toys.WaitsForTheOther, options=(toys.Take, toys.Pass)), ALL_PASS),
    (toys.nim(toys.LosesStones), PIECES),
    (toys.nim(toys.RollsItsOwnDice), SAME_GAME),
    (toys.nim(toys.RewritesItsContent), SAME_GAME),
    (toys.nim(toys.RemembersOutside), SAVED),
    (toys.nim_with(toys.Careless), SAVED),
    (toys.nim_with(toys.Shallow), TWINS),
    (toys.nim(toys.HoldsAnOldSection), BETWEEN),
    (toys.nim(toys.LooksAtItsPlace), BY_STEPS),
    (toys.nim(toys.LooksAtChance), UNDO),
    (toys.nim(toys.LooksAtForced), FORCED),
    (toys.nim(toys.WritesWithSpaces, options=(toys.Take, toys.Shout)), WRITTEN),
    (toys.nim(toys.WritesAlike), WRITTEN),
    (toys.nim(toys.SharesAnAnswer), WRITTEN),
    (toys.nim(toys.AsksAStranger), OWNED),
    (toys.nim(toys.CountsItsListings), LISTED),
    (toys.nim(toys.ForgetsWhatItListed), LISTED),
    (toys.nim(toys.ForbidsWhatItLists), REASONS),
    (toys.nim(toys.RefusesWithoutReason), REASONS),
    (toys.nim(toys.NamesNoRule), REASONS),
    (toys.nim(toys.JudgesAndMeddles), REASONS),
    (toys.nim(toys.KeepsASet), PLAIN),
    (toys.nim(toys.KeepsTheSameListTwice), PLAIN),
    (broken(Forgetful), DECLARED),
    (toys.whisper(kind=toys.ShowsHands), VIEWS),
    (toys.whisper(kind=toys.LeaksByOrder), VIEWS),
    (toys.whisper(kind=toys.ImaginesCards), VIEWS),
    (toys.whisper(kind=toys.HidesOwnOptions), VIEWS),
    (toys.whisper(kind=toys.TouchesTheTable), VIEWS),
    (toys.whisper(toys.OffersWhatIsThere), SECRETS),
    (toys.whisper(toys.TellsTheWrongSeat), SECRETS),
    (toys.whisper(toys.TellsEverybody), SECRETS),
    (toys.whisper(toys.TellsTooMuch), SECRETS),
    (toys.whisper(toys.KnocksOpenly), SECRETS),
    (toys.whisper(toys.KnocksUnsteadily), SECRETS),
    (toys.whisper(toys.KnocksByItself), SECRETS),
    (toys.whisper(toys.ShowsUnsealed), SECRETS),
    (toys.whisper(kind=toys.ReadsDraws), SECRETS),
    (toys.whisper(toys.TellsASet), PLAIN),
]


@pytest.mark.parametrize(("game", "law"), BROKEN, ids=[game.name for game, _ in BROKEN])
def test_each_law_can_be_broken(game: Game[Any, Any], law: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check(game, games_per_scenario=20, steps=2_000)
    assert caught.value.law == law, caught.value


def test_some_games_are_looked_at_closely() -> None:
    """At every question; of the others only at the first."""
    seen: list[int] = []

    class Counted(Law):
        """It only counts how often it looks."""

        name = "counted"

        def __init__(self, trial: Trial) -> None:
            super().__init__(trial)
            seen.append(0)

        def look(self, table: Table[Any, Any]) -> None:
            seen[-1] += 1

    check(toys.noughts(), games_per_scenario=3, every=1000, closely=2, laws=[Counted])
    assert [count > 1 for count in seen] == [True, True, False]


def test_every_law_is_broken_by_some_game() -> None:
    broken = {law for _, law in BROKEN}
    assert {law.name for law in LAWS} <= broken
    assert {GAMES_END, HAVE_OPTIONS, SAME_GAME, BY_STEPS, FORCED, UNDO} <= broken


@pytest.mark.parametrize("owners", [(0,), (0, 1, 1)])
@pytest.mark.parametrize("secret", [False, True])
def test_each_option_has_one_owner_and_nobody_of_several_is_asked_in_secret(
    owners: tuple[int, ...], secret: bool
) -> None:
    game = toys.nim()
    table = game.table("usual")
    options = [toys.Take(1), toys.Take(2)]
    law = Owned(Trial(game, "usual", {}, 0, 0, frozenset(), Report()))
    table.state.pending = Decision(0, "take", options, owners=(0, 1))
    law.look(table)
    table.state.pending = Decision(0, "take", options, None, secret, owners=(0, 1) if secret else owners)
    with pytest.raises(LawBroken):
        law.look(table)


# --- what a broken law says


def test_a_broken_law_leads_back_to_its_position() -> None:
    game = toys.nim(toys.LosesStones)
    with pytest.raises(LawBroken) as caught:
        check(game, games_per_scenario=20)
    broken = caught.value
    assert "LosesStones" in str(broken)
    assert f"seed={broken.seed}" in str(broken)
    table = replay(game, broken.scenario, broken.answers, broken.settings)
    assert game.pieces(table.state) == {"stones": 11}
    with pytest.raises(LawBroken) as again:
        check(game, scenarios=[broken.scenario], seed=broken.seed, games_per_scenario=1)
    assert str(again.value) == str(broken)


# --- why not


def test_why_not_asks_whoever_judged() -> None:
    table = toys.nim().table("usual", forced=False)
    for left in (12, 1):
        table.state.heap = left
        for wish in table.state.agenda[-1].wishes(table):
            reason, listed = table.why_not(wish), wish in table.list_again().options
            assert (reason is None) == listed
    reason = table.why_not(toys.Take(2))
    assert reason is not None
    assert (reason.id, reason.rules, reason.about) == ("too-few", ("TO-NIM-2",), {"left": 1})


def test_what_nobody_judges_is_not_explained() -> None:
    table = toys.noughts().table("usual")
    assert table.why_not("anything") is None


# --- what was seen


def test_what_never_comes_up_is_named() -> None:
    game = toys.nim(toys.Nim, toys.Move, options=(toys.Take, toys.Shout))
    assert check(game).unseen(game) == ["option shout", "section Move"]


def test_what_a_view_forgets_must_be_said() -> None:
    """The scouted card goes to a hand: facts told it, the view does not; so the game names that kind of fact."""
    with pytest.raises(LawBroken, match="scouted") as caught:
        check(toys.ambush(), games_per_scenario=20)
    assert caught.value.law == SECRETS


def test_reports_add_up() -> None:
    both = Report()
    for scenario in ("duel", "brawl"):
        both.add(check(toys.ambush(), scenarios=[scenario], games_per_scenario=1, every=5, forgotten=["scouted"]))
    assert both.games == 2
    assert both.questions["act"] > 10


def test_a_law_of_ones_own_can_be_added() -> None:
    class Short(LAWS[0]):  # type: ignore[misc]
        name = "options are short"

        def look(self, table: Any) -> None:
            self.require(all(len(write(option)) < 6 for option in table.decision.options), "too long")

    with pytest.raises(LawBroken, match="options are short"):
        check(toys.noughts(), laws=[*LAWS, Short], games_per_scenario=1)
