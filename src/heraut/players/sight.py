"""What whoever answers for a seat has before them: the question, and what that seat may know."""

from __future__ import annotations

from typing import Any, Generic

from heraut.kernel import Decision, Game, NothingAsked, Table
from heraut.kernel.chance import Chance
from heraut.kernel.table import C, S


class Sight(Generic[S, C]):
    """The table as one seat sees it.  A bot gets this and nothing else: all it learns passes `game.view`.

    The question is the seat's own: of what others are asked at the same time it holds none of the answers.
    """

    __slots__ = ("_table", "decision", "game", "seat")

    def __init__(self, table: Table[S, C], seat: int) -> None:
        if table.decision is None:
            raise NothingAsked("nothing-asked", "Nothing is asked: the game is over.")
        self._table = table
        self.game = table.game
        self.seat = seat
        self.decision: Decision = table.decision.put_to(seat)

    def view(self) -> S:
        """What the seat may know."""
        return self.game.view(self._table, self.seat)

    def guess(self, view: S, hidden: Chance, dice: Chance | None = None) -> Table[S, C]:
        """A whole table that this view could come from, to think on; `hidden` picks what the seat cannot see.

        Its dice are the bot's own, never the table's; without any, chance is asked like a seat.  The question on it is
        the seat's own.
        """
        game = self.game
        world = game.determinise(game.records.clone(view), self.seat, hidden)
        if world.pending is not None:
            world.pending = world.pending.put_to(self.seat)
        return Table(game, world, dice)


def imagined(game: Game[S, C], view: dict[str, Any], seat: int, hidden: Chance) -> Sight[S, C]:
    """What a seat has before it, in another process that was told its view and nothing else.

    A world imagined from a view has the same view.
    """
    return Sight(Table(game, game.determinise(game.records.load(view), seat, hidden)), seat)
