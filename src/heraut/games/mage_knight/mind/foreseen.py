"""What is told of a fight before it is begun: how likely it is won with what the hero holds, and what it costs.

Nothing here is a rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.games.mage_knight.answers.on_turn import Challenge, Enter, Step
from heraut.games.mage_knight.mind import outlook
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import HexId
from heraut.games.mage_knight.numbers.sites import to_assault
from heraut.games.mage_knight.rules.ch4_turn.movement import provoked_by
from heraut.kernel import Option
from heraut.tabletop.scene import Label


def foreseen(t: Game, seat: int, option: Option) -> tuple[Label, ...]:
    """One sentence for each fight that an answer leads to."""
    return tuple([told(outlook.at(t, seat, hex)) for hex in fights_of(t, seat, option)])


def fights_of(t: Game, seat: int, option: Option) -> Sequence[HexId]:
    """Where an answer leads to a fight: here, there, or with those whom a step provokes."""
    here = t.state.heroes[seat].hex
    if isinstance(option, Challenge):
        return (option.hex,)
    if isinstance(option, Enter):
        return (here,)
    if isinstance(option, Step):
        provoked = provoked_by(t, seat, here, option.hex)
        return (option.hex, *provoked) if to_assault(t, seat, option.hex) else provoked
    return ()


def told(fight: outlook.Outlook) -> Label:
    return Label("consequence-outlook", {"victory": round(100 * fight.victory), "wounds": round(fight.wounds)})
