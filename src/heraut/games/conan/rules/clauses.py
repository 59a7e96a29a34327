"""What a scenario says besides: secrets, ways out, marks, handles, structures, floods, flight, hunger.

The chapters call these functions at their moments; what is counted for the end, `ch6_end.py` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.conan.model import (
    FOUND,
    HEROES,
    AreaId,
    BorderId,
    FigureId,
    Game,
    GroupId,
    HeroId,
    ItemId,
    chart_of,
    scenario_of,
)
from heraut.games.conan.numbers.figures import has, in_area, is_hero, is_there, of_group, of_side, side_of
from heraut.games.conan.printed.missions import Handle
from heraut.games.conan.rules import ch6_end
from heraut.games.conan.rules.ch2_sheet import death, gems
from heraut.games.conan.rules.ch6_end import add, count
from heraut.kernel import Arrow, Reason, Section, call, draw
from heraut.kernel.sections import Ends

# ── the secret ───────────────────────────────────────────────────────────────────────────────────────────────────────


def entered(t: Game, figure: FigureId, area: AreaId) -> Ends | None:
    """CN-END-2. Who comes in on the heroes' side where nobody has been looks for the secret."""
    return LookForSecret(area) if side_of(figure) == HEROES and is_hidden(t, area) else None


def unlocked(t: Game, border: BorderId) -> Ends | None:
    """CN-END-2 CN-DOR-2. The lock is open: who opened it looks at what is behind."""
    open_border(t, border)
    hidden = [AreaId(end) for end in chart_of(t).named[border].ends if is_hidden(t, AreaId(end))]
    return LookForSecret(hidden[0]) if hidden else None


def is_hidden(t: Game, area: AreaId) -> bool:
    """CN-END-2. May the secret lie here?"""
    secret = scenario_of(t).secret
    return secret is not None and area in secret.areas and area not in t.state.seen


@dataclass(slots=True)
class LookForSecret(Section):
    """It lies here, or elsewhere: chance decides now, among the places that nobody has seen.

    draw → found, and nobody looks any more
         → nothing
    """

    area: AreaId

    def start(self, t: Game) -> Arrow:
        """CN-END-2."""
        return draw("secret", self.look)

    def look(self, t: Game, drawn: Sequence[str]) -> Arrow:
        """CN-END-2. What is found lies in the area."""
        secret = scenario_of(t).secret
        assert secret is not None
        found = drawn[0] == FOUND
        t.state.seen = tuple([AreaId(area) for area in secret.areas]) if found else (*t.state.seen, self.area)
        looked(t, self.area, found)
        if found:
            gems.lay_down(t, self.area, (ItemId(secret.item),))
        return None


def looked(t: Game, area: AreaId, found: bool) -> None:
    """CN-END-2."""
    t.tell("looked", area=area, found=int(found))


# ── the overlord's turn ──────────────────────────────────────────────────────────────────────────────────────────────


def overlord_begins(t: Game) -> None:
    """CN-END-2. Marks are crowded out; what hungers has eaten nothing yet."""
    marks = scenario_of(t).marks
    if marks is not None and marks.crowded_out:
        for area in ch6_end.whole_marks(t):
            if ch6_end.is_crowded_out(t, area):
                set_mark(t, area, 0)
    t.state.marks.pop("fed", None)


def hero_wounds(t: Game) -> int:
    """All wounds of all heroes."""
    return sum(hero.wounds for hero in t.state.heroes)


def ate(t: Game, figure: FigureId, wounds: int) -> None:
    """CN-END-2. What hungers has wounded heroes, or not."""
    if wounds > 0 and figure in of_group(t, GroupId(scenario_of(t).hunger)):
        t.state.marks["fed"] = 1


def overlord_ends(t: Game) -> Ends | None:
    """CN-END-2. Who flees is gone; what hungers and has not eaten loses 1 life."""
    flee(t)
    hungry = [] if count(t, "fed") else of_group(t, GroupId(scenario_of(t).hunger))
    return Suffer(tuple(hungry), 1) if hungry else None


def flee(t: Game) -> None:
    """CN-END-2. From its round on, whoever of these groups stands there without heroes leaves the board."""
    flight = scenario_of(t).flight
    if flight is None or t.state.round < flight.from_round or of_side(t, HEROES, AreaId(flight.area)):
        return
    for figure in in_area(t, AreaId(flight.area)):
        if t.state.units[figure].group in flight.groups:
            fled(t, figure)
            add(t, "fled")
            death.take_off(t, FigureId(figure))


def fled(t: Game, figure: FigureId) -> None:
    """CN-END-2."""
    t.tell("fled", figure=figure)


# ── the end of a round ───────────────────────────────────────────────────────────────────────────────────────────────


def round_ends(t: Game) -> Ends | None:
    """CN-END-1 CN-SKL-12. These areas become water; whoever is caught there and cannot swim is wounded."""
    for flood in scenario_of(t).floods:
        if flood.round == t.state.round:
            areas = [AreaId(area) for area in flood.areas]
            t.state.water = (*t.state.water, *areas)
            flooded(t, areas)
            caught = [one for area in areas for one in in_area(t, area) if not has(t, one, "swimming")]
            return Suffer(tuple(sorted(caught)), flood.wounds)
    return None


def flooded(t: Game, areas: list[AreaId]) -> None:
    """CN-END-1."""
    for area in areas:
        t.tell("flooded", area=area)


@dataclass(slots=True)
class Suffer(Section):
    """Wounds without any defence, of all at once; then the deaths.

    wounds → death ⟲
    """

    figures: tuple[FigureId, ...]
    wounds: int

    def start(self, t: Game) -> Arrow:
        """CN-ZON-2 CN-OVL-25."""
        for figure in self.figures:
            gems.wound(t, figure, self.wounds)
        self.figures = tuple([figure for figure in self.figures if gems.is_dead(t, figure)])
        return self.bury

    def bury(self, t: Game) -> Arrow:
        """CN-ZON-7 CN-OVL-25. Who stood before another's last blow is gone already."""
        if not self.figures:
            return None
        figure, self.figures = self.figures[0], self.figures[1:]
        return call(death.Death(figure), self.bury) if is_hero(figure) or is_there(t, figure) else self.bury


# ── what heroes may do ───────────────────────────────────────────────────────────────────────────────────────────────


def handles_at(t: Game, hero: HeroId) -> list[Handle]:
    """CN-MAN-3. What the scenario lets him do where he stands, as long as it changes anything."""
    area = t.state.heroes[hero].area
    return [one for one in scenario_of(t).handles if area in one.areas and not useless(t, hero, one)]


def useless(t: Game, hero: HeroId, handle: Handle) -> bool:
    """CN-MAN-3. What it needs is not carried; what it opens is open; the mark is already as it makes it."""
    held = t.state.heroes[hero]
    opens = handle.opens or handle.batters
    return (
        bool(handle.carrying and handle.carrying not in held.items)
        or bool(opens and opens in t.state.opened)
        or bool(handle.mark and (handle.mark == "broken") != bool(count(t, f"mark:{held.area}")))
    )


def handled(t: Game, hero: HeroId, handle: Handle, total: int) -> None:
    """CN-MAN-3 CN-MAN-12 CN-END-2. A handle was used: its price is paid, or its dice came to so much."""
    if handle.batters:
        batter(t, BorderId(handle.batters), total)
    elif handle.price or total >= handle.difficulty:
        if handle.opens:
            open_border(t, BorderId(handle.opens))
        if handle.mark:
            set_mark(t, t.state.heroes[hero].area, int(handle.mark == "restored"))
        if handle.wins:
            add(t, f"done:{handle.id}")
    ch6_end.judge(t)


def batter(t: Game, border: BorderId, total: int) -> None:
    """CN-MAN-12. Its life is lowered; at 0 it is open for good."""
    left = max(0, count(t, f"life:{border}") - total)
    t.state.marks[f"life:{border}"] = left
    battered(t, border, left)
    if not left:
        open_border(t, border)


def battered(t: Game, border: BorderId, left: int) -> None:
    """CN-MAN-12."""
    t.tell("battered", border=border, left=left)


def open_border(t: Game, border: BorderId, wrecked: bool = False) -> None:
    """CN-DOR-2 CN-SKL-10. Open for everybody, in the order of their names; what is wrecked is never shut again."""
    t.state.opened = tuple(sorted((*t.state.opened, border)))
    if wrecked:
        add(t, f"wrecked:{border}")
    t.tell("opened", border=border)


def set_mark(t: Game, area: AreaId, whole: int) -> None:
    """CN-MAN-3."""
    t.state.marks[f"mark:{area}"] = whole
    t.tell("mark", area=area, whole=whole)


# ── ways out ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def no_way_out(t: Game, hero: HeroId) -> Reason | None:
    """CN-END-2. What speaks against leaving the board from where he stands."""
    held, way_out = t.state.heroes[hero], scenario_of(t).way_out
    if way_out is None or held.area not in way_out.areas:
        return Reason("no-way-out", ("CN-END-2",), hero=hero)
    if way_out.carrying and not set(way_out.carrying).intersection(held.items):
        return Reason("leaves-with", ("CN-END-2",), hero=hero, item=ItemId(way_out.carrying[0]))
    return None


def departed(t: Game, hero: HeroId) -> None:
    """CN-END-2 CN-STA-2. A hero has left the board, with all he carries; he is neither dead nor a target."""
    t.state.heroes[hero].away = True
    t.tell("departed", hero=hero)
    for item in t.state.heroes[hero].items:
        add(t, f"out:{item}")
    ch6_end.judge(t)


SECTIONS = (LookForSecret, Suffer)
