"""2. The sheet of a hero, 4E: chests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.gems as gems
import heraut.games.conan.rules.ch2_sheet.manipulation as manipulation
from heraut.games.conan.model import AreaId, Game, HeroId, ItemId, scenario_of
from heraut.games.conan.numbers.burden import too_heavy
from heraut.games.conan.rules.ch2_sheet.objects import failed, take
from heraut.kernel import Arrow, Section, call, draw


@dataclass(slots=True)
class ForceChest(Section):
    """A complex manipulation; who succeeds draws the content and takes it.

    manipulation → draw → taken, or it stays in the area
    """

    hero: HeroId

    def start(self, t: Game) -> Arrow:
        """CN-CHE-1 CN-SKL-22."""
        return call(manipulation.ComplexManipulation(self.hero, lock=True), self.tried)

    def tried(self, t: Game, total: int) -> Arrow:
        """CN-CHE-1 CN-CHE-2 CN-MAN-12. Open, it is removed; an empty deck gives nothing."""
        difficulty = scenario_of(t).chest_difficulty
        if total < difficulty:
            failed(t, self.hero, total, difficulty)
            return None
        area = t.state.heroes[self.hero].area
        t.state.chests = tuple([chest for chest in t.state.chests if chest != area])
        chest_opened(t, self.hero, area)
        return None if t.state.assets.is_empty() else draw("assets", self.found)

    def found(self, t: Game, cards: Sequence[str]) -> Arrow:
        """CN-CHE-2 CN-MAN-6 CN-ENC-4. He takes it for nothing; what he cannot carry stays in the area."""
        item = ItemId(cards[0])
        was_in_it(t, item)
        if too_heavy(t, self.hero, item) is None:
            take(t, self.hero, item)
        else:
            gems.lay_down(t, t.state.heroes[self.hero].area, (item,))
        return None


def chest_opened(t: Game, hero: HeroId, area: AreaId) -> None:
    """CN-CHE-1."""
    t.tell("chest_opened", hero=hero, area=area)


def was_in_it(t: Game, item: ItemId) -> None:
    """CN-CHE-2."""
    t.tell("was_in_it", item=item)


SECTIONS = (ForceChest,)
