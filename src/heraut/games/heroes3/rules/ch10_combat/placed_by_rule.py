"""10a. Units that nobody places: the rules say where each begins."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.model import BESIDE, COLUMNS, OFFICIAL, TOWER, FighterId, Game, SpaceId
from heraut.games.heroes3.numbers.combat_board import back_row, front_row, row_spaces
from heraut.games.heroes3.numbers.combat_values import battle_of, called, initiative, type_of
from heraut.games.heroes3.rules.ch10_combat.who_speaks import opponent, ruled
from heraut.games.heroes3.rules.ch11_ai.ai_targets import least, tier
from heraut.kernel import Arrow, Option, Reason, Section, ask


def tell_place(t: Game, who: FighterId) -> None:
    """H3-CMB-6 H3-CMB-28."""
    t.tell("deployed", who=who, fighter=called(t, who), space=battle_of(t).fighters[who].space)


def from_the_left(t: Game, side: int) -> list[int]:
    """H3-CMB-7. The columns from the left as seen from behind that side; official: as its opponent sees them."""
    columns = list(range(COLUMNS))
    mirrored = (side == 1) != (t.state.edition == OFFICIAL)
    return columns[::-1] if mirrored else columns


def free_space(t: Game, side: int, ranged: bool) -> SpaceId:
    """H3-CMB-7 H3-CMB-25 H3-CMB-26 H3-CMB-51. The leftmost free space of its row, then of the other row."""
    taken = {fighter.space for fighter in battle_of(t).fighters.values()}
    rows = (back_row(side), front_row(side)) if ranged else (front_row(side), back_row(side))
    spaces = [row_spaces(row)[column] for row in rows for column in from_the_left(t, side)]
    return next(space for space in spaces if space not in taken)


@dataclass(slots=True)
class PlaceByRule(Section):
    """H3-CMB-7. The units of a side take their places, one after the other.

    (next) → the fastest of those left, then the higher tier → a tie: the opponent says which ⟲
    """

    side: int

    def start(self, t: Game) -> Arrow:
        """H3-CMB-7."""
        return ask(opponent(t, self.side), "place_ruled", self.choices, self.hear, self.over)

    def choices(self, t: Game) -> list[Option]:
        """H3-CMB-7 H3-CMB-25 H3-CMB-27. First those who fill their own row; whoever is left over comes last."""
        fighters, left = battle_of(t).fighters, self.waiting(t)
        shooters = {who for who in left if type_of(t, fighters[who]) == "ranged"}
        first = least(
            left,
            lambda who: (self.overflows(t, who), who not in shooters, -initiative(t, who), -tier(t, fighters[who])),
        )
        return self.one_of_each(t, first)

    def waiting(self, t: Game) -> list[FighterId]:
        fighters = battle_of(t).fighters.items()
        return [who for who, one in fighters if one.side == self.side and one.space == BESIDE and one.form != TOWER]

    def one_of_each(self, t: Game, alike: list[FighterId]) -> list[Option]:
        """Cards of one name are as good as each other."""
        fighters = battle_of(t).fighters
        cards = {fighters[who].card: who for who in reversed(alike)}
        return [Target(who) for who in sorted(cards.values())]

    def wishes(self, t: Game) -> list[Option]:
        return self.one_of_each(t, self.waiting(t))

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return ruled(wish, self.choices(t), "H3-CMB-7", "H3-CMB-25", "H3-CMB-27") if isinstance(wish, Target) else None

    def over(self, t: Game) -> Arrow:
        return None

    def overflows(self, t: Game, who: FighterId) -> bool:
        """H3-CMB-26 H3-CMB-51. Is the row of its kind full?"""
        fighters = battle_of(t).fighters
        ranged = type_of(t, fighters[who]) == "ranged"
        row = row_spaces(back_row(self.side) if ranged else front_row(self.side))
        return {fighter.space for fighter in fighters.values()}.issuperset(row)

    def hear(self, t: Game, choice: Target) -> Arrow:
        """H3-CMB-26 H3-CMB-51."""
        fighter = battle_of(t).fighters[choice.fighter]
        fighter.space = free_space(t, self.side, type_of(t, fighter) == "ranged")
        tell_place(t, choice.fighter)
        return self.start
