"""What is remembered of a listing is what a fresh look at the table would list; so with what deeds are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from heraut.games.conan.game import Conan, load
from heraut.games.conan.mind import evaluation, habits
from heraut.games.conan.model import AreaId, BorderId, Casting, Game, ItemId, Reserve, SpellId, World
from heraut.games.conan.numbers.crowds import Crowd, Host
from heraut.kernel import Table
from heraut.kernel.memo import Memo
from heraut.players.dice import Seeded
from tests.games.conan.playing import GAME, A, B, C, D

FOUR_HEROES = [name for name in GAME.scenarios() if name.endswith("_4")]
STRANGER = load()  # the same content, of which nothing is remembered


def afresh(t: Game) -> Any:
    """What the section on top lists, for somebody who has never seen a table."""
    STRANGER.content.memo.clear()
    return listed(Table(STRANGER, t.state))


def listed(t: Game) -> Any:
    asked = t.decision
    assert asked is not None
    return getattr(t.state.agenda[-1], asked.lister)(t)


# ── random games ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("scenario", FOUR_HEROES)
def test_every_listing_of_a_random_game_is_as_fresh(scenario: str) -> None:
    game = load()
    random = Random(3)
    t = game.table(scenario, Seeded(3), settings={"rest_walk": "yes"})
    while t.decision is not None:
        assert not t.decision.lister or listed(t) == afresh(t), t.decision
        t.answer(random.choice(t.decision.options))


# ── one thing changes ────────────────────────────────────────────────────────────────────────────────────────────────

Change = Callable[[World], None]


def tire(w: World) -> None:
    w.heroes[A].fatigue, w.heroes[A].available = w.heroes[A].available, 0


def walk(w: World) -> None:
    w.heroes[A].area = w.heroes[C].area


def march(w: World) -> None:
    """Both go where nobody and nothing is."""
    taken = {one.area for one in (*w.heroes, *w.units.values())}
    free = [AreaId(area) for area in GAME.content.boards[board_of(w)].areas if area not in taken]
    w.heroes[A].area = w.heroes[B].area = next(area for area in free if area not in w.objects)


def spend(w: World) -> None:
    w.heroes[A].spent = (9, 9, 9, 9)


def cast(w: World) -> None:
    w.heroes[B].cast = tuple([Casting(spell, 9) for spell in w.heroes[B].spells])


def move(w: World) -> None:
    w.heroes[A].free = 0


def rest(w: World) -> None:
    w.heroes[A].resting = True


def learn(w: World) -> None:
    w.heroes[B].spells = w.heroes[B].spells[1:]


def grow(w: World) -> None:
    w.heroes[A].sheet = w.heroes[D].sheet


def drop(w: World) -> None:
    w.heroes[A].items = ()


def hand_over(w: World) -> None:
    w.heroes[B].items = (ItemId("life_potion"),)


def part(w: World) -> None:
    w.heroes[B].away = True


def lay(w: World) -> None:
    w.objects[w.heroes[A].area] = (ItemId("life_potion"),)


def force(w: World) -> None:
    w.chests = () if w.heroes[A].area in w.chests else (w.heroes[A].area,)


def mark(w: World) -> None:
    name = f"mark:{w.heroes[A].area}"
    w.marks[name] = 1 - w.marks.get(name, 0)


def open_all(w: World) -> None:
    w.opened = tuple(sorted([BorderId(name) for name in GAME.content.chart(board_of(w)).named]))


def flood(w: World) -> None:
    w.water = tuple([AreaId(area) for area in GAME.content.boards[board_of(w)].areas if area != w.heroes[A].area])


def look(w: World) -> None:
    secret = GAME.content.scenarios[w.scenario].secret
    w.seen = tuple([AreaId(area) for area in secret.areas]) if secret is not None else ()


def copy(w: World) -> None:
    w.heroes[B] = replace(w.heroes[A])


CHANGES: tuple[Change, ...] = (
    tire, walk, march, spend, cast, move, rest, learn, grow, drop, hand_over, part, lay,
    force, mark, open_all, flood, look, copy,
)  # fmt: skip


def board_of(w: World) -> str:
    return GAME.content.scenarios[w.scenario].board


def acting(game: Conan, scenario: str) -> Iterator[Game]:
    """The first question to active heroes, with two of them where there is something, spells and objects in hand."""
    t = game.table(scenario, Seeded(1), settings={"rest_walk": "yes"})
    while t.decision is not None and t.decision.kind != "act":
        t.answer(t.decision.options[-1] if t.decision.kind == "river" else t.decision.options[0])
    printed = game.content.scenarios[t.state.scenario]
    for area in (*printed.start, *printed.chests[:1], *[handle.areas[0] for handle in printed.handles]):
        there = t.clone()
        for hero in there.state.heroes[:2]:
            hero.area, hero.items = AreaId(area), (*hero.items, ItemId("explosive_orb"))
        hero.sheet, hero.spells = "hadrathus", (SpellId("teleportation"), SpellId("mitras_healing"))
        yield there


def stale(t: Game, change: Change) -> bool:
    """Is the listing another than a fresh one, when just this has changed since it was last made?"""
    before = t.clone()
    listed(before)
    listed(before)  # the first time a crowd is counted, it is not yet remembered
    change(before.state)
    return bool(listed(before) != afresh(before))


@pytest.mark.parametrize("scenario", FOUR_HEROES)
def test_whatever_changes_changes_the_listing(scenario: str) -> None:
    found = [(t.state.heroes[A].area, change) for t in acting(GAME, scenario) for change in CHANGES if stale(t, change)]
    assert found == []


# ── what deeds are worth ─────────────────────────────────────────────────────────────────────────────────────────────


def wound(w: World) -> None:
    w.heroes[A].wounds += w.heroes[A].available - 1
    w.heroes[A].available = 1


def soothe(w: World) -> None:
    w.heroes[A].boxes, w.heroes[A].fatigue = w.heroes[A].fatigue, 0


def bury(w: World) -> None:
    w.heroes[B].wounds += w.heroes[B].available + w.heroes[B].fatigue
    w.heroes[B].available = w.heroes[B].fatigue = 0


def drain(w: World) -> None:
    w.overlord = Reserve(0, 0, 0)


def toughen(w: World) -> None:
    w.units = {figure: unit._replace(life=9) for figure, unit in w.units.items()}


def gather(w: World) -> None:
    w.units = {figure: unit._replace(area=w.heroes[A].area) for figure, unit in w.units.items()}


def worths(t: Game) -> Any:
    """Of all that the heroes can do now; and how they stand."""
    worth = habits.deed_worths(t)
    return evaluation.evaluate(t), [worth(deed) for deeds in listed(t).values() for deed in deeds]


def thought_afresh(t: Game) -> Any:
    STRANGER.content.memo.clear()
    return worths(Table(STRANGER, t.state))


@pytest.mark.parametrize("scenario", FOUR_HEROES)
def test_every_worth_in_a_game_is_as_fresh(scenario: str) -> None:
    game = load()
    random = Random(4)
    t = game.table(scenario, Seeded(4))
    while t.decision is not None:
        assert t.decision.kind != "act" or worths(t) == thought_afresh(t)
        t.answer(random.choice(t.decision.options))


@pytest.mark.parametrize("scenario", FOUR_HEROES)
def test_whatever_changes_changes_the_worths(scenario: str) -> None:
    for t in acting(GAME, scenario):
        for change in (*CHANGES, wound, soothe, bury, drain, toughen, gather):
            there = t.clone()
            worths(there)
            change(there.state)
            assert worths(there) == thought_afresh(there), change


# ── one fact is left out ─────────────────────────────────────────────────────────────────────────────────────────────

CARELESS = load()
KEYS = {
    "deeds": (*range(1, 11), *range(13, 18)),
    "points": range(1, 7),
    "reach": range(2, 7),
    "objects": range(1, 6),
    "throwable": range(1, 4),
}
FACTS = [(name, place) for name, places in KEYS.items() for place in places]


class Careless(Memo):
    """A memo that leaves one fact out of every key of one name; so does what it remembers of crowds."""

    def __init__(self, name: str, place: int) -> None:
        super().__init__()
        self.name, self.place = name, place

    def short(self, key: Any) -> Any:
        hit = isinstance(key, tuple) and key[0] == self.name
        return (*key[: self.place], *key[self.place + 1 :]) if hit else key

    def __contains__(self, key: Any) -> bool:
        return super().__contains__(self.short(key))

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.short(key))

    def get(self, key: Any, without: Any = None) -> Any:
        return super().get(self.short(key), without)

    def __setitem__(self, key: Any, found: Any) -> None:
        if isinstance(found, Host):
            found = found._replace(crowds=Careless(self.name, self.place))
        elif isinstance(found, Crowd):
            found = found._replace(charts=Careless(self.name, self.place))
        super().__setitem__(self.short(key), found)


@pytest.mark.interpreted("it puts another memo into the content")
@pytest.mark.parametrize(("name", "place"), FACTS)
def test_a_fact_that_is_left_out_is_missed(name: str, place: int) -> None:
    object.__setattr__(CARELESS.content, "memo", Careless(name, place))
    tables = [t for scenario in FOUR_HEROES for t in acting(CARELESS, scenario)]
    assert any(stale(t, change) for t in tables for change in CHANGES)
