"""Everything a game can ask, answer and play is met in random games, or excused by name.

A card that is silently never offered passes every law.  Whoever plays here is curious: of the answers to a question he
likes best those of a kind that was seldom given.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from heraut.games import NAMES, game
from heraut.kernel import Game, Option, Table
from heraut.laws.report import Report
from heraut.players.dice import Seeded
from heraut.table.words import folder_of

from .test_laws import EASIER, EDITIONS, HARDER, PEACEFUL, PUBLISHED

MOST_GAMES = 3000
MOST_ANSWERS = 5000  # random players may go round in circles for long
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
        # Who answers at random hardly ever beats an enemy: he wins no reward and enters no city.
        **played_in(
            "test_ch4_4_rewards.py",
            "option reward",
            "section GainArtifacts",
            "section RandomCrystals",
            "question reward",
            "question keep_artifact",
            "question choose_crystal",
            "question unit_reward",
        ),
        **played_in(
            "test_ch4_2_interaction.py",
            "option buy",
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
            "test_ch1_units.py",
            "option attach",
            "option foe",
            "section AttachBanner",
            "question aim",
            "question disband",
        ),
        **played_in("test_ch1_cards.py", "question throw_for", "question take_card", "question unit_to_heal"),
        **played_in(
            "test_ch1_statuses.py",
            "option learn",
            "option use",
            "section TakeLesson",
            "section Unleash",
            "question lasting",
        ),
        **played_in("test_ch3_round.py", "question take_banners_off"),
        **played_in(
            "test_ch1_named.py",
            "option borrow",
            "option hex",
            "option number",
            "section AttackFromBelow",
            "section BindAUnit",
            "section BorrowAUnit",
            "section CastFromTheOffer",
            "section ChosenCardsBack",
            "section CrystalOfADie",
            "section Fly",
            "section HoldBack",
            "section HoldBackMany",
            "section Invoke",
            "section RandomCardsBack",
            "section ReadyByLevels",
            "section RecruitForFree",
            "section RepeatAnother",
            "section RepeatAnotherStrong",
            "section RerollTheSource",
            "section RiskAWound",
            "section RiskForMore",
            "section RollForCrystals",
            "section TravelUnderground",
            "section TurnAgain",
            "question borrow",
            "question card_back",
            "question card_to_repeat",
            "question crystal_of_source",
            "question discard_to_cast",
            "question end_of_deck",
            "question fly_to",
            "question hold_back",
            "question invoke_with",
            "question recruit_free",
            "question risk",
            "question spell_to_cast",
            "question unit_to_ready",
        ),
        **played_in(
            "test_ch1_others.py",
            "option bind",
            "option player",
            "section ClaimADie",
            "section ClaimAndCurse",
            "section FreezeTheSource",
            "section MeltCrystals",
            "section PassOnAWound",
            "section Radiate",
            "section ReadAndSteal",
            "section ReadMinds",
            "section TireOthers",
            "section TireOthersAndHeal",
            "question card_to_steal",
            "question claimed_mana",
            "question crystal_lost",
            "question die_to_claim",
            "question give_up_card",
            "question radiate",
            "question unit_to_tire",
            "question wound_to_whom",
            "question wounds_to_pass",
        ),
    },
}


class Curious:
    """Answers at random, rather with what was seldom answered."""

    def __init__(self, seed: int, given: Counter[str]) -> None:
        self.random = Random(seed)
        self.given = given

    def answer(self, options: Sequence[Option]) -> Option:
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
        table.step(player.answer(table.decision.options))
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
        see(table, seen, Curious(seed, given))
        left = set(unseen(played, seen)) - {*excused}
        if not left:
            return
    assert not left, f"never met in {MOST_GAMES} random games: {sorted(left)}"


def test_excuses_name_what_exists() -> None:
    for name in NAMES:
        everything = set(unseen(game(name), Report()))
        assert {*EXCUSED.get(name, {})} <= everything
