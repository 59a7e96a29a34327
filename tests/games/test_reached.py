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
from heraut.kernel import CHANCE, Decision, Game, Option, Table
from heraut.laws.report import Report
from heraut.players.dice import Seeded
from heraut.table.words import folder_of

from .conan.doctoring import game_of_casters
from .mage_knight import gifts
from .test_laws import EASIER, EDITIONS, HARDER, PEACEFUL, PUBLISHED, TO_SIX, TO_TEN, WALKING

MOST_GAMES = 3000
MOST_ANSWERS = 5000  # random players may go round in circles for long
SETTINGS: dict[str, Sequence[dict[str, str]]] = {
    "confrontation": EDITIONS,
    "heroes3": ({}, HARDER, EASIER),
    "mage_knight": ({}, PUBLISHED, PEACEFUL),
    "conan": ({}, WALKING),
    "wow_adventure": (TO_TEN, {}, TO_SIX),
}
# Games whose random players hardly get anywhere also begin late, or with more in hand; some answers are given by habit.
LATE: dict[str, Game[Any, Any]] = {"mage_knight": gifts.LATE, "conan": game_of_casters()}
HABITS = (0, 0.5, 0.9)


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
        "section CancelSpell": "test_ch05_spells.py",  # the strong effect of Resistance
        "question ai_spell": "test_ch11_ai_deck.py",  # a spell of the enemy against one who holds Resistance
        "question enemy_spell": "test_ch05_spells.py",  # a spell of a hero against one who holds Resistance
        "question keep_cards": "test_ch12_settings.py",  # a campaign is won and goes on
    },
    "mage_knight": {
        "option buy_artifact": "test_ch4_2_interaction.py",  # in one city of four, for more than most can gather
        "question blocked_unit": "test_ch5_duel.py",  # a unit of another hero, blocked by a shield that strikes back
    },
}


class Curious:
    """Answers at random, rather with what was seldom answered; where a game has such, now and then by habit."""

    def __init__(self, seed: int, given: Counter[str], habit: float = 0) -> None:
        self.random = Random(seed)
        self.given = given
        self.habit = habit

    def answer(self, table: Table[Any, Any], decision: Decision) -> Option:
        if decision.seat != CHANCE and self.random.random() < self.habit:
            option = table.game.likely(table, decision, self.random.random)
            self.given[getattr(option, "word", "")] += 1
            return option
        options = decision.options
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
    asked = re.findall(r"^ask-(?!(?:rolled|drawn)\b)([\w-]+) =", words, re.MULTILINE)  # typed dice and cards are chance
    kinds = [kind.replace("-", "_") for kind in asked]
    return [*seen.unseen(played), *[f"question {kind}" for kind in kinds if kind not in (*seen.questions, "chance")]]


# Mage Knight is met in its own folder: it also begins with a section of the tests, which derives from a compiled one.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "mage_knight"])
def test_everything_is_met_in_random_play(name: str) -> None:
    meet_everything(name)


def meet_everything(name: str) -> None:
    played, seen, given = game(name), Report(), Counter[str]()
    excused, settings = EXCUSED.get(name, {}), SETTINGS.get(name, ({},))
    scenarios = [one for one in played.scenarios() if not one.startswith("example")]
    for seed in range(MOST_GAMES):
        shelf, number = divmod(seed, len(scenarios))
        chance = Seeded(seed) if shelf % 2 else None  # every other time the dice are typed
        late = LATE.get(name) if seed % 4 else None
        table = (late or played).table(scenarios[number], chance, settings[shelf // 2 % len(settings)], forced=False)
        see(table, seen, Curious(seed, given, HABITS[seed % len(HABITS)] if late else 0))
        left = set(unseen(played, seen)) - {*excused}
        if not left:
            return
    assert not left, f"never met in {MOST_GAMES} random games: {sorted(left)}"


def test_excuses_name_what_exists() -> None:
    for name in NAMES:
        everything = set(unseen(game(name), Report()))
        assert {*EXCUSED.get(name, {})} <= everything
