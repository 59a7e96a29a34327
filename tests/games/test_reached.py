"""Everything a game can ask, answer and play is met in random games, or excused by name.

A card that is silently never offered passes every law.  Whoever plays here answers now from habit,
so that battles are won and rewards gained, now out of curiosity: best with what was seldom answered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel import CHANCE, Decision, Game, Option, Table
from heraut.laws.report import Report
from heraut.players.dice import Seeded
from heraut.table.words import folder_of

from .test_laws import EASIER, EDITIONS, HARDER, PEACEFUL, PUBLISHED

MOST_GAMES = 3000
MOST_ANSWERS = 5000  # random players may go round in circles for long
HABIT = {"mage_knight": 0.7}  # how often the answers are habits: else no enemy is ever beaten
SETTINGS: dict[str, Sequence[dict[str, str]]] = {
    "confrontation": EDITIONS,
    "heroes3": ({}, HARDER, EASIER),
    "mage_knight": ({}, PUBLISHED, PEACEFUL),
}


def played_in(test: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, test)


# What takes more than luck to meet, and the test that plays it.
EXCUSED: dict[str, dict[str, str]] = {
    "heroes3": {
        "option rescue": "test_ch09_traits.py",
        "section RaiseToLevel": "test_ch04_heroes.py",  # azure guards are beaten
        "section SourMorale": "test_ch05_in_combat.py",  # one artifact of many, against a hero in good spirits
        "section NoEscape": "test_ch05_in_combat.py",  # one artifact of many, against a hero
        "section SearchedAtTheStart": "test_ch07_town.py",  # a Mage Guild that stands from the start
        "section ArchangelClue": "test_ch08_b_sites.py",  # the last obelisk of a campaign
        "section AzureAlly": "test_ch08_b_sites.py",  # behind azure guards
        "section TakeTheGrail": "test_ch08_b_sites.py",  # behind azure guards
        "question enemy_spell": "test_ch05_spells.py",  # a spell of a hero against one who holds Resistance
        "question keep_cards": "test_ch12_settings.py",  # a campaign is won and goes on
    },
    "mage_knight": {
        # Whoever answers half at random enters no city and proposes no assault that anybody would join.
        **played_in("test_ch4_4_rewards.py", "question unit_reward"),
        **played_in(
            "test_ch4_2_interaction.py",
            "option buy_artifact",
            "option buy_top",
            "option add_elite",
            "section BuySpell",
        ),
        **played_in(
            "test_ch4_2_cooperation.py",
            "option propose",
            "option accept",
            "option refuse",
            "section Proposal",
            "section SharedAssault",
            "question shared_assault",
        ),
        **played_in("test_ch5_duel.py", "option steal", "question blocked_unit"),  # an artifact; a block that answers
        **played_in("test_scenarios.py", "option travel"),  # two dungeons that are known, one scenario
        # Spells, artifacts and skills, each one of many that he hardly ever gains.
        **played_in(
            "test_ch1_statuses.py",
            "option learn",
            "option use",
            "section TakeLesson",
            "section Unleash",
        ),
        **played_in(
            "test_ch1_named.py",
            "option borrow",
            "section AttackFromBelow",
            "section BorrowAUnit",
            "section ChosenCardsBack",
            "section HoldBack",
            "section HoldBackMany",
            "section RandomCardsBack",
            "section ReadyByLevels",
            "section RecruitForFree",
            "section RiskAWound",
            "section RiskForMore",
            "section TravelUnderground",
            "section TurnAgain",
            "question borrow",
            "question card_back",
            "question end_of_deck",
            "question hold_back",
            "question recruit_free",
            "question risk",
        ),
        **played_in(
            "test_ch1_others.py",
            "section ClaimADie",
            "section ClaimAndCurse",
            "section Radiate",
            "section ReadAndSteal",
            "section ReadMinds",
            "section TireOthers",
            "section TireOthersAndHeal",
            "question card_to_steal",
            "question claimed_mana",
            "question die_to_claim",
            "question give_up_card",
            "question radiate",
            "question unit_to_tire",
        ),
    },
}


class Curious:
    """Answers from habit, or at random, rather with what was seldom answered."""

    def __init__(self, seed: int, given: Counter[str], habit: float) -> None:
        self.random, self.given, self.habit = Random(seed), given, habit

    def answer(self, table: Table[Any, Any], decision: Decision) -> Option:
        options = decision.options
        if decision.seat != CHANCE and self.random.random() < self.habit:
            option = table.game.likely(table, decision, self.random.random)
            self.given[getattr(option, "word", "")] += 1
            return option
        words = [getattr(option, "word", "") for option in options]
        seldom = [1 / (1 + self.given[word]) for word in words] if self.random.random() < 0.6 else None
        number = self.random.choices(range(len(options)), seldom)[0]
        self.given[words[number]] += 1
        return options[number]


def see(table: Table[Any, Any], seen: Report, player: Curious) -> None:
    """A whole game, step by step: sections that ask nothing are seen too."""
    seen.see(table)
    for _ in range(MOST_ANSWERS):
        if table.decision is None:
            return
        table.step(player.answer(table, table.decision))
        seen.see(table)
        while table.decision is None and not table.over:
            table.step()
            seen.see(table)


def unseen(played: Game[Any, Any], seen: Report) -> list[str]:
    words = (folder_of(played) / "words" / "en.ftl").read_text(encoding="utf-8")
    kinds = [kind.replace("-", "_") for kind in re.findall(r"^ask-([\w-]+) =", words, re.MULTILINE)]
    return [*seen.unseen(played), *[f"question {kind}" for kind in kinds if kind not in (*seen.questions, "chance")]]


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_met_in_random_play(name: str) -> None:
    played, seen, given = game(name), Report(), Counter[str]()
    excused, settings = EXCUSED.get(name, {}), SETTINGS.get(name, ({},))
    scenarios = [one for one in played.scenarios() if not one.startswith("example")]
    for seed in range(MOST_GAMES):
        shelf, number = divmod(seed, len(scenarios))
        chance = Seeded(seed) if shelf % 2 else None  # every other time the dice are typed
        table = played.table(scenarios[number], chance, settings[shelf // 2 % len(settings)], forced=False)
        see(table, seen, Curious(seed, given, HABIT.get(name, 0)))
        left = set(unseen(played, seen)) - {*excused}
        if not left:
            return
    assert not left, f"never met in {MOST_GAMES} random games: {sorted(left)}"


def test_excuses_name_what_exists() -> None:
    for name in NAMES:
        everything = set(unseen(game(name), Report()))
        assert {*EXCUSED.get(name, {})} <= everything
