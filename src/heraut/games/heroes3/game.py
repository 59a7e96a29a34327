"""Heroes of Might and Magic III, the board game: what the game exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from heraut.games.heroes3 import odds
from heraut.games.heroes3.answers import in_combat, on_map, with_cards
from heraut.games.heroes3.answers.on_map import DONE
from heraut.games.heroes3.mind import exchanges, habits, spell_targets
from heraut.games.heroes3.mind.evaluation import Judge
from heraut.games.heroes3.model import DICE, OFFICIAL, SHEET, Game, Realm
from heraut.games.heroes3.printed import content
from heraut.games.heroes3.rules import (
    ch04_heroes,
    ch06_allies,
    ch06_resources,
    ch09_map,
    ch09_traits,
    ch12_campaign,
    ch12_settings,
    scenarios,
)
from heraut.games.heroes3.rules.ch03_play import (
    box,
    flights,
    morale,
    movement,
    proclaimed,
    proclamations,
    rounds,
    setup,
    turn,
)
from heraut.games.heroes3.rules.ch05_cards import (
    in_hand,
    piles,
    play_in_combat,
    play_on_map,
    receiving,
    rolls,
    special_plays,
    special_plays_at_start,
    special_plays_in_combat,
    special_plays_on_board,
    spell_lands,
    spells,
)
from heraut.games.heroes3.rules.ch07_town import construction, for_hire, guild, recruiting, sieges, special_offers, town
from heraut.games.heroes3.rules.ch08_map import map_sites, map_tiles, site_gifts
from heraut.games.heroes3.rules.ch10_combat import (
    aftermath,
    attacks,
    combat,
    combat_round,
    deploy,
    placed_by_rule,
    siege_walls,
    windows,
)
from heraut.games.heroes3.rules.ch11_ai import ai_combat, ai_deck, ai_map, ai_spells
from heraut.games.heroes3.rules.plays import NAMED
from heraut.games.heroes3.screen import scene
from heraut.games.heroes3.screen.beats import BEATS
from heraut.games.heroes3.screen.questions import QUESTIONS
from heraut.games.heroes3.secrets import HeroCards
from heraut.kernel import PASS, Arms, Decision, Option, Pass, Section, Setting
from heraut.kernel.attended import Errand
from heraut.kernel.content import Folder
from heraut.kernel.stakes import GAME, QUESTION, Stakes
from heraut.tabletop.game import ShownGame
from heraut.tabletop.plans import PlannedGame
from heraut.tabletop.scene import Scene

FIRST_SCENARIO = "house_first_steps"

CHAPTERS: tuple[ModuleType, ...] = (
    setup, rounds, proclamations, proclaimed, turn, movement, flights, morale, ch04_heroes, piles, in_hand,
    play_on_map, play_in_combat, receiving, rolls, special_plays, special_plays_at_start, special_plays_in_combat,
    special_plays_on_board, spells, spell_lands, ch06_resources, ch06_allies, town, construction, guild, recruiting,
    for_hire, sieges, special_offers, map_tiles, map_sites, site_gifts, ch09_map, ch09_traits, combat, deploy,
    placed_by_rule, combat_round, attacks, windows, siege_walls, aftermath, ai_combat, ai_deck, ai_spells, ai_map,
    ch12_campaign, scenarios,
)  # fmt: skip
FIGHTS: dict[type[Section], str] = {combat.Combat: odds.COMBAT}
SETTLING = ("turn_new_tile", "own_spell")


def written_in(rooms: Sequence[ModuleType], kind: type[Any]) -> tuple[type[Any], ...]:
    """The classes of this kind that modules write themselves."""
    found = [(room, one) for room in rooms for one in vars(room).values() if isinstance(one, type)]
    return tuple([one for room, one in found if issubclass(one, kind) and one.__module__ == room.__name__])


WRITTEN = written_in(CHAPTERS, Section)
BASES = {base for one in WRITTEN for base in one.__bases__} - {*NAMED.values()}  # none of them is begun
SECTIONS: tuple[type[Section], ...] = tuple([one for one in WRITTEN if one not in BASES])
OPTIONS: tuple[type[Any], ...] = (*written_in((on_map, with_cards, in_combat), tuple), Pass)


def load(folder: Folder | None = None) -> Heroes3:
    """The game, with its own content or that of a folder."""
    return Heroes3(content.load(folder))


class Heroes3(HeroCards, PlannedGame[Realm, content.Content], ShownGame[Realm, content.Content]):
    """One to three players on a map of hexes, with their towns, heroes, armies and cards."""

    arms = Arms("azur", icon="elven-castle")
    chairs = ("first", "second", "third")
    questions = QUESTIONS
    beats = BEATS
    declining = (PASS, DONE)
    fights = FIGHTS
    errands = ("setup", "guards")

    def __init__(self, printed: content.Content, sections: Sequence[type[Section]] = SECTIONS) -> None:
        super().__init__("heroes3", printed, printed.version, Realm, sections, OPTIONS, DICE)
        self.judge = Judge(printed)

    def order(self, name: str) -> tuple[bool, bool, str]:
        return name != FIRST_SCENARIO, not name.startswith("house"), name

    def settings(self) -> Sequence[Setting]:
        """H3-DIF-1 H3-VAR-1. The edition, the difficulty, and the fourteen variants."""
        return (
            Setting("edition", (SHEET, OFFICIAL), SHEET),
            Setting("difficulty", tuple(self.content.difficulties), "normal"),
            *(Setting(variant, ("no", "yes"), "no") for variant in self.content.variants),
        )

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Realm, Section]:
        """H3-MOD-5. The box as the scenario lays it, and the set-up."""
        return box.lay(self.content, *self.plans[scenario], settings), setup.SetUp()

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
        return habits.likely(self.judge, t, decision, random)

    def sensible(self, t: Game, decision: Decision) -> Sequence[Option]:
        if decision.kind == "spell_target":
            return spell_targets.well_aimed(t, decision)
        return exchanges.sensible(t, decision)

    def errand(self, t: Game) -> Errand | None:
        """The box is being laid; or a seat that does not fight moves the guards."""
        battle, asked = t.state.battle, t.state.pending
        if t.within(setup.SetUp):
            return "setup"
        if battle is None or asked is None or asked.seat not in battle.commands or asked.seat in battle.owners:
            return None
        return "guards"

    def stakes(self, t: Game, horizon: str = "") -> Stakes | None:
        return super().stakes(t, horizon) if horizon in (QUESTION, GAME) else odds.stakes(t, horizon)

    def roller(self, t: Game) -> int | None:
        """Whoever the dice are rolled for; those of guards and of the AI are nobody's."""
        for section in reversed(t.state.agenda):
            seat = getattr(section, "seat", None)
            if isinstance(section, attacks.Attack):
                seat = attacks.roller(t, section)
            if seat is not None:
                return seat if seat >= 0 else None
        return None

    def show(self, t: Game, seat: int | None) -> Scene:
        return scene.show(t, seat)
