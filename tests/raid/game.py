"""Two heroes raid an overlord's camp: they act in any order, and none waits for the other.

Each round the heroes strike, guard and rest, in any order, until both rest; then the overlord strikes back.  At a
watchful camp the overlord may give the alarm while they act: friend and foe are asked at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from heraut.kernel import Arrow, Decision, Die, Game, Section, State, Table, ask, ask_any, call, roll, write
from heraut.kernel.chance import Chance
from heraut.kernel.content import Text
from heraut.kernel.stakes import GAME, Stakes
from heraut.tabletop.scene import Choice, Number, Piece, Player, Question, Scene, named

OVERLORD, HEROES = 0, (1, 2)
ROUNDS, STRIKES = 2, 2
D6 = Die("d6", [(1, face) for face in range(1, 7)])


class Strike(NamedTuple):
    hero: int
    word: str = "strike"


class Guard(NamedTuple):
    hero: int
    word: str = "guard"


class Rest(NamedTuple):
    hero: int
    word: str = "rest"


class Alarm(NamedTuple):
    word: str = "alarm"


class Blow(NamedTuple):
    hero: int
    word: str = "blow"


@dataclass(slots=True)
class Camp(State):
    watchful: bool = False
    lives: list[int] = field(default_factory=lambda: [3, 2, 2])
    guarded: list[int] = field(default_factory=list)


CampTable = Table[Camp, None]


@dataclass(slots=True)
class Raid(Section):
    """Rounds, until the overlord or both heroes have fallen."""

    round: int = 0

    def start(self, t: CampTable) -> Arrow:
        self.round += 1
        fallen = not t.state.lives[OVERLORD] or not any(t.state.lives[hero] for hero in HEROES)
        if fallen or self.round > ROUNDS:
            return None
        return call(Round(watchful=t.state.watchful), self.start)


@dataclass(slots=True)
class Round(Section):
    """start ─→ act (any hero; the overlord once) ⟲ until all rest ─→ blow ─→ wound."""

    watchful: bool
    left: list[int] = field(default_factory=lambda: [0, STRIKES, STRIKES])
    struck: int = -1

    def start(self, t: CampTable) -> Arrow:
        return ask_any("act", self.acts, self.hear, otherwise=self.strike_back)

    def acts(self, t: CampTable) -> dict[int, list[Any]]:
        """Whoever has not rested may act, the hero with the highest number first."""
        found: dict[int, list[Any]] = {}
        for hero in reversed(HEROES):
            if t.state.lives[hero] and self.left[hero]:
                guards = [] if hero in t.state.guarded else [Guard(hero)]
                found[hero] = [Strike(hero), *guards, Rest(hero)]
        if self.watchful and found:
            found[OVERLORD] = [Alarm()]
        return found

    def hear(self, t: CampTable, act: Any) -> Arrow:
        if isinstance(act, Strike):
            self.left[act.hero] -= 1
            return roll(D6, "strike", self.hit)
        if isinstance(act, Guard):
            t.state.guarded.append(act.hero)
        elif isinstance(act, Rest):
            self.left[act.hero] = 0
        else:
            self.watchful = False
            self.left = [max(left - 1, 0) for left in self.left]
            alarmed(t)
        return self.start

    def hit(self, t: CampTable, faces: tuple[int, ...]) -> Arrow:
        if faces[0] > 3 and t.state.lives[OVERLORD]:
            hurt(t, OVERLORD)
        return self.start

    def strike_back(self, t: CampTable) -> Arrow:
        return ask(OVERLORD, "blow", self.blows, self.blow, otherwise=self.over)

    def blows(self, t: CampTable) -> list[Blow]:
        return [Blow(hero) for hero in HEROES if t.state.lives[hero]] if t.state.lives[OVERLORD] else []

    def blow(self, t: CampTable, at: Blow) -> Arrow:
        self.struck = at.hero
        return roll(D6, "blow", self.wound)

    def wound(self, t: CampTable, faces: tuple[int, ...]) -> Arrow:
        if faces[0] > (4 if self.struck in t.state.guarded else 2):
            hurt(t, self.struck)
        return self.over

    def over(self, t: CampTable) -> Arrow:
        t.state.guarded.clear()
        return None


def alarmed(t: CampTable) -> None:
    """RA-ALARM-1. The alarm takes a strike from every hero."""
    t.tell("alarmed")


def hurt(t: CampTable, seat: int) -> None:
    """RA-HURT-1. Who is hurt loses a life."""
    t.state.lives[seat] -= 1
    t.tell("hurt", seat=seat)


def called(word: str) -> Any:
    return named(Text(fr=f"{word} (fr)", en=word))


class RaidGame(Game[Camp, None]):
    """The overlord at seat 0, the heroes at 1 and 2.  Nothing is hidden."""

    hides = False

    def scenarios(self) -> Sequence[str]:
        return ("raid", "watchful")

    def seats(self, scenario: str) -> tuple[str, ...]:
        return ("Overlord", "Axe", "Bow")

    def setup(self, scenario: str, settings: Mapping[str, str]) -> tuple[Camp, Section]:
        return Camp(watchful=scenario == "watchful"), Raid()

    def scores(self, t: CampTable) -> tuple[float, ...]:
        lives = t.state.lives
        won = 1.0 if not lives[OVERLORD] else -1.0 if not any(lives[1:]) else 0.0
        return (-won, won, won)

    def evaluate(self, t: CampTable) -> tuple[float, ...]:
        """Each hero cares for its own skin first."""
        camp, axe, bow = t.state.lives
        return ((2 * camp - axe - bow) / 10, (2 * axe - camp) / 10, (2 * bow - camp) / 10)

    def stakes(self, t: CampTable, horizon: str = "") -> Stakes | None:
        return super().stakes(t, horizon or GAME)

    def view(self, t: CampTable, seat: int | None) -> Camp:
        return t.state

    def determinise(self, view: Camp, seat: int | None, chance: Chance) -> Camp:
        return view

    def pieces(self, state: Camp) -> Mapping[str, int]:
        return {"players": len(state.lives)}

    def scene(self, view: Camp, seat: int | None) -> Scene:
        names = [called(name) for name in self.seats("raid")]
        lives = [(Number("lives", called("lives"), count),) for count in view.lives]
        players = tuple([Player(seat, names[seat], lives[seat]) for seat in range(3)])
        pieces = tuple([Piece(str(seat), names[seat], seat) for seat in range(3)])
        return Scene(called("Raid"), (), players, (), pieces, question=question(view.pending))


def question(asked: Decision | None) -> Question | None:
    if asked is None:
        return None
    choices = [Choice(write(option), called(write(option))) for option in asked.options]
    return Question(asked.seat, asked.kind, called(asked.kind), tuple(choices))


class VeiledRaid(RaidGame):
    """The same, as far as anybody is told: something may be hidden."""

    hides = True

    def view(self, t: CampTable, seat: int | None) -> Camp:
        return self.records.clone(t.state)


def raid(kind: type[RaidGame] = RaidGame) -> RaidGame:
    return kind("raid", None, "1", Camp, [Raid, Round], [Strike, Guard, Rest, Alarm, Blow], [D6])
