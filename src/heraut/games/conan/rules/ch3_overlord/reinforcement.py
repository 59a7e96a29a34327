"""3. Reinforcement: minions come back."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.conan.answers.ruling import Bring
from heraut.games.conan.model import EVENT_TILE, AreaId, Game, GroupId, chart_of, overlord_seat, scenario_of
from heraut.games.conan.numbers.crowds import room_in
from heraut.games.conan.numbers.figures import kin, life_of, living, of_group, size_of
from heraut.games.conan.printed.missions import group_on
from heraut.kernel import PASS, Arrow, Option, Pass, Section, ask
from heraut.tabletop import ways


@dataclass(slots=True)
class Reinforce(Section):
    """Figures come back one by one, as far as the points and the entries go.

    bring ⟲ → enough
    """

    points: int

    def start(self, t: Game) -> Arrow:
        """CN-RIV-4 CN-AUT-6."""
        if not t.state.automaton:
            return ask(overlord_seat(t), "bring", self.choices, self.hear, otherwise=self.over)
        found = brings(t, self.points)
        return self.hear(t, nearest_entry(t, found)) if found else None

    def choices(self, t: Game) -> list[Option]:
        """CN-RIV-4 CN-RIV-8 CN-RIV-9 CN-RIV-10. Another figure, or enough."""
        found = brings(t, self.points)
        return [PASS, *found] if found else []

    def hear(self, t: Game, choice: Bring | Pass) -> Arrow:
        """CN-RIV-2 CN-RIV-8 CN-RIV-11. It stands there, with all its life, and its tile lives."""
        if isinstance(choice, Pass):
            return None
        self.points -= kin(t)[choice.group].tile.reinforce
        t.state.come(choice.group, choice.area, life_of(t, choice.group))
        brought(t, choice.group, choice.area)
        return self.start

    def over(self, t: Game) -> Arrow:
        return None


def brings(t: Game, points: int) -> list[Bring]:
    """CN-RIV-8 CN-RIV-9 CN-RIV-10. Minions that are missing from groups whose tile lies in the river."""
    entries = [AreaId(area) for area in scenario_of(t).entries if room_in(t, AreaId(area)) > 0]
    groups = dict.fromkeys([GroupId(group_on(tile)) for tile in t.state.river if tile != EVENT_TILE])
    return [Bring(group, area) for group in groups if comes_back(t, group, points) for area in entries]


def comes_back(t: Game, group: GroupId, points: int) -> bool:
    """CN-RIV-8 CN-RIV-10. A minion that can be paid for, of a group that is not as large as it was."""
    tile = kin(t)[group].tile
    return tile.role == "minion" and 0 < tile.reinforce <= points and len(of_group(t, group)) < size_of(t, group)


def nearest_entry(t: Game, found: list[Bring]) -> Bring:
    """CN-AUT-6. The first tile of the river, where it comes in nearest to a hero."""
    far = ways.distances(chart_of(t).near, *[t.state.heroes[hero].area for hero in living(t)])
    return min([bring for bring in found if bring.group == found[0].group], key=lambda bring: far[bring.area])


def brought(t: Game, group: GroupId, area: AreaId) -> None:
    """CN-RIV-2 CN-RIV-4."""
    t.tell("brought", group=group, area=area)


SECTIONS = (Reinforce,)
