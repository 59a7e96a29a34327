"""1. The heroes' turn: upkeep, stances, actions in any order, upkeep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from heraut.games.conan.answers.acting import Active, Finish, Recover
from heraut.games.conan.model import (
    HEROES,
    NOT_BEGUN,
    NOTHING_SPENT,
    FigureId,
    Game,
    HeroId,
    layout_of,
)
from heraut.games.conan.numbers.crowds import Crowd, crowd
from heraut.games.conan.numbers.figures import living
from heraut.games.conan.numbers.limits import Room, rooms
from heraut.games.conan.rules import ch5_allies
from heraut.games.conan.rules.ch2_sheet import attack, gems, manipulation, movement, throwing
from heraut.games.conan.rules.ch4_magic import spells
from heraut.kernel import Arrow, Option, Reason, Section, ask, ask_any, call
from heraut.kernel.sections import Ends

ACTIVE_GEMS, RECOVERING_GEMS = 2, 5
ACTIVE, RECOVER = Active(), Recover()


class Chapter(Protocol):
    """A chapter with actions for heroes.  `DEEDS`: the kinds of answer that are its own."""

    @property
    def DEEDS(self) -> tuple[type[Any], ...]: ...  # noqa: N802

    def deeds(self, t: Game, hero: HeroId, others: Crowd, room: Room) -> Sequence[Option]:
        """What this hero may do with the crowd as it stands, and so much room on his boxes.

        What it depends on besides, `what_counts` names.
        """

    def wishes(self, t: Game, hero: HeroId) -> Sequence[Option]:
        """What this hero might want to do, allowed or not."""

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """What speaks against a deed of this chapter."""

    def perform(self, t: Game, deed: Option) -> Ends | None:
        """The section that plays a deed; None if it is done at once."""


CHAPTERS: tuple[Chapter, ...] = (movement, attack, manipulation, throwing, spells, ch5_allies)
CHAPTER_OF: dict[type[Any], Chapter] = {kind: chapter for chapter in CHAPTERS for kind in chapter.DEEDS}


@dataclass(slots=True)
class HeroesTurn(Section):
    """The turn of all heroes together.

    1 upkeep → 2 stances → 3 actions → 4 upkeep
    """

    def start(self, t: Game) -> Arrow:
        """CN-TUR-1 CN-SPL-13. What was used in the overlord's turn goes to fatigue; every hero's turn begins."""
        t.state.side = HEROES
        gems.clear_boxes(t)
        for seat, hero in enumerate(t.state.heroes):
            hero.spent, hero.cast, hero.free = NOTHING_SPENT, (), NOT_BEGUN
            hero.done = False
            t.state.expire(f"turn:{seat}")
        return call(Stances(), self.act)

    def act(self, t: Game) -> Arrow:
        """CN-TUR-3."""
        return call(HeroesPhase(), self.end)

    def end(self, t: Game) -> Arrow:
        """CN-TUR-4 CN-SPL-6 CN-SPL-14. What was used in this turn goes to fatigue; cards are empty again."""
        gems.clear_boxes(t)
        for seat, hero in enumerate(t.state.heroes):
            hero.cast = ()
            t.state.expire(f"over:{seat}")
        return None

    def ends(self) -> str:
        return "side"


# ── stances ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Stances(Section):
    """Each hero on the board, by seat: active or recovering.

    next hero → stance ⟲
    """

    seat: int = -1

    def start(self, t: Game) -> Arrow:
        """CN-TUR-2."""
        waiting = [hero for hero in living(t) if hero > self.seat]
        if not waiting:
            return None
        self.seat = waiting[0]
        return ask(self.seat, "stance", self.stances, self.hear)

    def stances(self, t: Game) -> list[Option]:
        """CN-TUR-2 CN-STA-1 CN-STA-4. Recover a little and act, or much and only defend oneself."""
        return [ACTIVE, RECOVER]

    def hear(self, t: Game, stance: Active | Recover) -> Arrow:
        """CN-STA-1 CN-STA-3 CN-TUR-5 CN-SPL-15. The gems come back at once; who is active again loses his halo."""
        hero = HeroId(FigureId(self.seat))
        held = t.state.heroes[hero]
        recovered, held.resting = held.resting, isinstance(stance, Recover)
        if recovered and not held.resting:
            t.state.expire(f"stance:{hero}")
        gems.recover(t, hero, recovers(t, isinstance(stance, Recover)))
        return self.start


def recovers(t: Game, resting: bool) -> int:
    """CN-STA-1 CN-STA-2 CN-STA-7. One more for each dead hero, and for those the scenario counts from the start."""
    dead = sum([hero.dead for hero in t.state.heroes]) + layout_of(t).counted_dead
    return (RECOVERING_GEMS if resting else ACTIVE_GEMS) + dead


# ── actions ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class HeroesPhase(Section):
    """Whoever is active acts when he likes, until all have finished or nobody can do anything.

    act (any hero) ⟲ → over
    """

    def start(self, t: Game) -> Arrow:
        """CN-TUR-6 CN-TUR-7 CN-TUR-9. One action at a time, whoever's."""
        return None if gems.is_decided(t) else ask_any("act", self.acts, self.hear, otherwise=self.over)

    def acts(self, t: Game) -> dict[int, list[Option]]:
        """CN-TUR-3 CN-TUR-6 CN-TUR-9 CN-STA-4 CN-STA-6. What each hero who has not finished can do; or finish."""
        found, others = dict[int, list[Option]](), crowd(t, HEROES)
        for hero in living(t):
            chapters = chapters_for(t, hero)
            if chapters:
                deeds = deeds_of(t, hero, chapters, others)
                if deeds:
                    found[int(hero)] = deeds
        return found

    def wishes(self, t: Game) -> list[Option]:
        return [wish for hero in living(t) for chapter in CHAPTERS for wish in chapter.wishes(t, hero)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not is_deed(t, wish):
            return None
        chapter = movement if isinstance(wish, Finish) else CHAPTER_OF[type(wish)]
        idle = not_his_turn(t, actor(wish), chapter)
        return idle or (None if isinstance(wish, Finish) else chapter.forbids(t, wish))

    def hear(self, t: Game, deed: Option) -> Arrow:
        """CN-TUR-7 CN-TUR-9. An action is played whole before the next; a hero who finishes is not asked again."""
        hero = actor(deed)
        if isinstance(deed, Finish):
            t.state.heroes[hero].done = True
            return self.start
        end_moves(t, hero, isinstance(deed, movement.DEEDS))
        begun = CHAPTER_OF[type(deed)].perform(t, deed)
        return self.start if begun is None else call(begun, self.start)

    def over(self, t: Game) -> Arrow:
        return None


def is_deed(t: Game, wish: Option) -> bool:
    """CN-TUR-6. Something of this phase, by a hero on the board."""
    return isinstance(wish, (Finish, *CHAPTER_OF)) and actor(wish) in living(t)


def actor(deed: Option) -> HeroId:
    """Whose deed it is: the first thing that every answer of this phase names."""
    return HeroId(deed[0])


def deeds_of(t: Game, hero: HeroId, chapters: tuple[Chapter, ...], others: Crowd) -> list[Option]:
    """CN-TUR-6 CN-TUR-9. What he can do, or finish: the same until something changes that counts for him."""
    known, facts = others.charts, what_counts(t, hero)
    found: list[Option] | None = known.get(facts)
    if found is None:
        deeds, room = list[Option](), rooms(t, hero, t.state.heroes[hero].area in others.horror)
        for chapter in chapters:
            deeds += chapter.deeds(t, hero, others, room)
        found = known[facts] = [*deeds, Finish(hero)] if deeds else deeds
    return found


def what_counts(t: Game, hero: HeroId) -> tuple[Any, ...]:
    """All that his deeds depend on besides the crowd.

    Spells touch heroes and objects wherever they are; everything else, those of his area.
    """
    state, held = t.state, t.state.heroes[hero]
    area = held.area
    if held.spells:
        near: list[Any] = [(one.area, one.sheet, one.items, one.on_board) for one in state.heroes]
        lying: Any = tuple(state.objects.items())
    else:
        near = [(one.sheet, one.items) if one.area == area and one.on_board else None for one in state.heroes]
        lying = state.objects.get(area)
    return (
        "deeds", hero, area, held.available, held.spent, held.cast, held.free, held.resting, held.spells, *near, lying,
        area in state.chests, state.marks.get(f"mark:{area}"), state.opened, state.water, state.seen,
    )  # fmt: skip


def chapters_for(t: Game, hero: HeroId) -> tuple[Chapter, ...]:
    """CN-STA-4 CN-STA-6. What he may choose from now; who recovers walks at most."""
    held = t.state.heroes[hero]
    if held.done or held.resting:
        return (movement,) if t.state.rest_walk and not held.done else ()
    return CHAPTERS


def not_his_turn(t: Game, hero: HeroId, chapter: Chapter) -> Reason | None:
    """CN-STA-4 CN-STA-6 CN-TUR-9. Who recovers or has finished does nothing more; as a setting, he walks for free."""
    if chapter in chapters_for(t, hero):
        return None
    if t.state.heroes[hero].resting and not (t.state.rest_walk and chapter is movement):
        return Reason("recovering", ("CN-STA-4",), hero=hero)
    return Reason("finished", ("CN-TUR-9",), hero=hero)


def end_moves(t: Game, hero: HeroId, goes_on: bool) -> None:
    """CN-MOV-3 CN-MOV-8 CN-MOV-10. A move that was begun is over when he does something else, or another acts."""
    for seat, held in enumerate(t.state.heroes):
        if held.free != NOT_BEGUN and not (seat == hero and goes_on):
            held.free = 0


SECTIONS = (HeroesTurn, Stances, HeroesPhase)
