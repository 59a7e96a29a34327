"""Heroes of Might and Magic III, the board game: what the game exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from heraut.games.heroes3 import (
    aims,
    answers,
    answers_in_combat,
    answers_with_cards,
    bargains,
    hidden,
    imagined,
    instincts,
    wording,
)
from heraut.games.heroes3 import content as printed
from heraut.games.heroes3 import scene as scenes
from heraut.games.heroes3 import stakes as at_stake
from heraut.games.heroes3.evaluation import Judge
from heraut.games.heroes3.missions import Scenario
from heraut.games.heroes3.model import DICE, OFFICIAL, SHEET, Game, Realm
from heraut.games.heroes3.rules import (
    ch03_a_proclamations,
    ch03_a_rounds,
    ch03_b_flights,
    ch03_b_morale,
    ch03_b_movement,
    ch03_b_turn,
    ch03_box,
    ch03_setup,
    ch04_heroes,
    ch05_cards,
    ch05_d_spells,
    ch05_dice,
    ch05_gains,
    ch05_in_combat,
    ch05_piles,
    ch05_plays,
    ch05_plays_in_combat,
    ch05_spell_lands,
    ch06_resources,
    ch07_guild,
    ch07_plays,
    ch07_siege,
    ch07_town,
    ch07_units,
    ch08_a_tiles,
    ch08_b_sites,
    ch08_c_gifts,
    ch09_map,
    ch09_traits,
    ch10_a_deploy,
    ch10_a_start,
    ch10_c_cards,
    ch10_d_attack,
    ch10_d_round,
    ch10_e_siege,
    ch10_g_end,
    ch11_a_ai_combat,
    ch11_a_ai_deck,
    ch11_a_ai_spells,
    ch11_b_ai_map,
    ch12_campaign,
    ch12_settings,
    scenarios,
)
from heraut.kernel import Decision, Fact, Option, Pass, Section, Setting
from heraut.kernel import Game as AnyGame
from heraut.kernel.chance import Chance
from heraut.kernel.content import Folder, Text
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.scene import Label, RefusedWish, Scene

SEATS = ("first", "second", "third")
FIRST_SCENARIO = "house_first_steps"

CHAPTERS: tuple[Any, ...] = (
    ch03_a_proclamations, ch03_a_rounds, ch03_b_flights, ch03_b_morale, ch03_b_movement, ch03_b_turn, ch03_setup,
    ch04_heroes, ch05_cards, ch05_d_spells, ch05_dice, ch05_gains, ch05_in_combat, ch05_piles, ch05_plays,
    ch05_plays_in_combat, ch05_spell_lands, ch06_resources, ch07_guild, ch07_plays, ch07_siege, ch07_town,
    ch07_units, ch08_a_tiles, ch08_b_sites, ch08_c_gifts, ch09_map, ch09_traits, ch10_a_deploy, ch10_a_start,
    ch10_c_cards, ch10_d_attack, ch10_d_round, ch10_e_siege, ch10_g_end, ch11_a_ai_combat, ch11_a_ai_deck,
    ch11_a_ai_spells, ch11_b_ai_map, ch12_campaign, scenarios,
)  # fmt: skip
SETTLING = ("turn_new_tile", "own_spell")
SECTIONS: tuple[type[Section], ...] = tuple([section for chapter in CHAPTERS for section in chapter.SECTIONS])
OPTIONS: tuple[type[Any], ...] = (
    *answers.ANY,
    *answers.SPINE,
    *answers_with_cards.CARDS,
    *answers.MAP,
    *answers.TOWN,
    *answers_in_combat.COMBAT,
    Pass,
)


def load(folder: Folder | None = None) -> Heroes3:
    """The game, with its own content or that of a folder."""
    return Heroes3(printed.load(folder))


class Heroes3(AnyGame[Realm, printed.Content]):
    """One to three players on a map of hexes, with their towns, heroes, armies and cards."""

    def __init__(self, content: printed.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        super().__init__("heroes3", content, content.version, Realm, sections, OPTIONS, DICE)
        self.judge = Judge(content)
        self.plans = {
            f"{scenario.id}_{players}" if len(numbers) > 1 else scenario.id: (scenario.id, players)
            for scenario in content.scenarios.values()
            for numbers in [_players(scenario)]
            for players in numbers
        }
        self.in_order = sorted(
            self.plans, key=lambda name: (name != FIRST_SCENARIO, not name.startswith("house"), name)
        )

    def scenarios(self) -> Sequence[str]:
        return self.in_order

    def settings(self) -> Sequence[Setting]:
        """H3-DIF-1 H3-VAR-1. The edition, the difficulty, and the fourteen variants."""
        return (
            Setting("edition", (SHEET, OFFICIAL), SHEET),
            Setting("difficulty", tuple(self.content.difficulties), "normal"),
            *(Setting(variant, ("no", "yes"), "no") for variant in self.content.variants),
        )

    def seats(self, scenario: str) -> tuple[str, ...]:
        return SEATS[: self.plans[scenario][1]]

    def printed(self, scenario: str) -> Scenario:
        """Where a scenario has several maps its name says for how many players this one is."""
        name, players = self.plans[scenario]
        shown = self.content.scenarios[name]
        if name == scenario:
            return shown
        return replace(shown, name=Text(fr=f"{shown.name.fr} (à {players})", en=f"{shown.name.en} (for {players})"))

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Realm, Section]:
        """H3-MOD-5. The box as the scenario lays it, and the set-up."""
        return ch03_box.lay(self.content, *self.plans[scenario], settings), ch03_setup.SetUp()

    def scores(self, t: Game) -> tuple[float, ...]:
        return ch12_settings.standing(t)

    def evaluate(self, t: Game) -> tuple[float, ...]:
        """How each seat stands; at a question that only settles what has begun, as it is best settled."""
        asked = t.state.pending
        if asked is None or asked.kind not in SETTLING:
            return self.judge.evaluate(t)
        settled = [t.clone(t.chance) for _ in asked.options]
        for table, option in zip(settled, asked.options, strict=True):
            table.answer(option)
        return max([self.judge.evaluate(table) for table in settled], key=lambda stands: stands[asked.seat])

    def likely(self, t: Game, decision: Decision, random: Callable[[], float]) -> Option:
        return instincts.likely(self.judge, t, decision, random)

    def sensible(self, t: Game, decision: Decision) -> Sequence[Option]:
        if decision.kind == "spell_target":
            return aims.well_aimed(t, decision)
        return bargains.sensible(t, decision)

    def view(self, t: Game, seat: int | None) -> Realm:
        return hidden.view(self, t, seat)

    def knows(self, t: Game, looker: int | None, option: Option) -> bool:
        return hidden.knows(self.content, t.state, looker, option)

    def determinise(self, view: Realm, seat: int | None, chance: Chance) -> Realm:
        return imagined.determinise(self, view, seat, chance)

    def pieces(self, state: Realm) -> Mapping[str, int]:
        """H3-COM-3 H3-UNI-41. Cards, neutral units, proclamations and tiles change places; none appears or vanishes.

        Of a faction unit there is one card: it lies in one army, or in the supply, where nobody counts it.
        """
        units = Counter([unit for player in state.players for unit in player.army])
        doubled = {unit: armies for unit, armies in units.items() if armies > 1}
        return Counter(hidden.cards(state)) + Counter(doubled)

    def wording(self, state: Realm, name: str, value: Any, lang: str) -> Any:
        return wording.wording(self.content, state, name, value, lang)

    def touches(self, view: Realm, fact: Fact) -> tuple[str, ...]:
        return scenes.touched(view, fact)

    def stakes(self, t: Game, horizon: str = "") -> Stakes | None:
        return super().stakes(t, horizon) if horizon in (QUESTION, GAME) else at_stake.stakes(t, horizon)

    def roller(self, t: Game) -> int | None:
        """Whoever the dice are rolled for; those of guards and of the AI are nobody's."""
        for section in reversed(t.state.agenda):
            seat = getattr(section, "seat", None)
            if isinstance(section, ch10_d_attack.Attack):
                seat = ch10_d_attack.roller(t, section)
            if seat is not None:
                return seat if seat >= 0 else None
        return None

    def scene(self, view: Realm, seat: int | None) -> Scene:
        return scenes.scene(self, view, seat)

    def asks(self, view: Realm, seat: int | None) -> Label | None:
        return scenes.asks(self, view)

    def why_not(self, view: Realm, seat: int | None, text: str) -> RefusedWish | None:
        return scenes.why_not(self, view, text)


def _players(scenario: Scenario) -> list[int]:
    """The numbers of players that a scenario has a map for."""
    return list(dict.fromkeys([layout.players for layout in scenario.layouts]))
