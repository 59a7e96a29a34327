"""Random games of every game, and what is said in them.  Without chosen evenings, a game plays all scenarios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from heraut.games import NAMES, game
from heraut.kernel import CHANCE, Fact, Table
from heraut.players.dice import Seeded
from heraut.table.words import Words, game_words
from heraut.tabletop.scene import Label

T = TypeVar("T")
OFFICIAL = {"edition": "official"}


class Evening(NamedTuple):
    """A game, its scenario, the seed, what is set, and whether chance is asked like everybody else."""

    game: str
    scenario: str
    seed: int = 1
    settings: Mapping[str, str] = {}
    typed: bool = False

    def __str__(self) -> str:
        more = [str(self.seed), *self.settings, *["typed"] * self.typed]
        return f"{self.game}-{self.scenario}-{'-'.join(more)}"


CHOSEN = {
    "confrontation": [
        *[Evening("confrontation", one) for one in game("confrontation").scenarios()],
        *[Evening("confrontation", one, 1, {**OFFICIAL, "quick": "yes"}) for one in game("confrontation").scenarios()],
        *[
            Evening("confrontation", one, 3, {"one_fails": "yes"}, typed=True)
            for one in ("duel", "masters", "skirmish", "three_sides")
        ],
    ],
    "heroes3": [
        Evening("heroes3", "house_first_steps", 1),
        Evening("heroes3", "house_first_steps", 2),
        Evening("heroes3", "house_broken_crown_3", 1),
        Evening("heroes3", "house_greywater_bell", 3),
        Evening("heroes3", "fan_queens_gambit_1", 4),
        Evening("heroes3", "house_first_steps", 5, {**OFFICIAL, "difficulty": "hard"}, typed=True),
    ],
    "mage_knight": [
        Evening("mage_knight", "first_reconnaissance_1", 1),
        Evening("mage_knight", "blitz_conquest_2", 2),
        Evening("mage_knight", "full_cooperation_2", 3),
        Evening("mage_knight", "dungeon_lords_3", 4, OFFICIAL),
        Evening("mage_knight", "first_reconnaissance_2", 5, typed=True),
    ],
    "conan": [
        Evening("conan", "salt_cages_2", 1),
        Evening("conan", "clutches_of_the_picts_3", 2),
        Evening("conan", "gate_of_thornford_2", 3),
        Evening("conan", "drowned_stair_1", 4, {"rest_walk": "yes"}),
        Evening("conan", "thing_in_the_well_1_automaton", 5),
        Evening("conan", "three_flames_1_automaton", 6, typed=True),
        Evening("conan", "three_heads_1", 7, typed=True),
    ],
    "wow_adventure": [
        Evening("wow_adventure", "adventure_2", 1),
        Evening("wow_adventure", "adventure_3", 2, {"packs": "all"}, typed=True),
        Evening("wow_adventure", "adventure_4", 3, {"finish_round": "yes"}),
    ],
}
EVENINGS = [
    evening
    for name in NAMES
    for evening in CHOSEN.get(name, [Evening(name, scenario) for scenario in game(name).scenarios()])
]


def moments(evening: Evening, decisions: int) -> Iterator[tuple[Table[Any, Any], list[Fact]]]:
    """The table at each question and at the end, with what was told since the last one."""
    told: list[Fact] = []
    chance = None if evening.typed else Seeded(evening.seed)
    table = game(evening.game).table(evening.scenario, chance, evening.settings, told.append)
    random = Random(evening.seed)
    for _ in range(decisions):
        yield table, list(told)
        if table.decision is None:
            return
        told.clear()
        table.answer(random.choice(table.decision.options))


def looker(table: Table[Any, Any]) -> int:
    """The seat that is asked; the first where none is."""
    decision = table.decision
    return 0 if decision is None or decision.seat == CHANCE else decision.seat


@cache
def words_of(name: str, lang: str) -> Words:
    return game_words(lang, game(name))


def spoken(label: Label, lang: str = "en", *, name: str) -> str:
    """A label as it is read, its spaces plain."""
    return words_of(name, lang).label(label).replace("\N{NO-BREAK SPACE}", " ")


def each(kind: type[T], thing: Any) -> Iterator[T]:
    """Everything of this kind in a scene, or in a part of one."""
    if isinstance(thing, kind):
        yield thing
    elif isinstance(thing, tuple):
        for one in thing:
            yield from each(kind, one)
    elif hasattr(thing, "__dataclass_fields__"):
        for name in thing.__dataclass_fields__:
            yield from each(kind, getattr(thing, name))
