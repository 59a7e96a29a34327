"""The kernel: sections and arrows, the table, chance, records, values, windows, facts.  It knows no game."""

from heraut.kernel.facts import Fact, Listener
from heraut.kernel.game import Game
from heraut.kernel.options import write
from heraut.kernel.playable import Setting
from heraut.kernel.refusals import (
    IllegalAnswer,
    NothingAsked,
    OutOfDice,
    Reason,
    Refusal,
    WrongSeat,
)
from heraut.kernel.sections import CHANCE, Arrow, Decision, Die, Gives, Option, Section, ask_any, call, offer, play
from heraut.kernel.sections import Ask as ask
from heraut.kernel.sections import Become as become
from heraut.kernel.sections import Give as give
from heraut.kernel.sections import Leave as leave
from heraut.kernel.sections import Take as draw
from heraut.kernel.sections import Throw as roll
from heraut.kernel.showable import Arms
from heraut.kernel.stakes import winners
from heraut.kernel.state import Bag, Deck, Modifier, State
from heraut.kernel.table import Table
from heraut.kernel.windows import PASS, GivingWindow, Pass, Window

__all__ = [
    "CHANCE",
    "PASS",
    "Arms",
    "Arrow",
    "Bag",
    "Decision",
    "Deck",
    "Die",
    "Fact",
    "Game",
    "Gives",
    "GivingWindow",
    "IllegalAnswer",
    "Listener",
    "Modifier",
    "NothingAsked",
    "Option",
    "OutOfDice",
    "Pass",
    "Reason",
    "Refusal",
    "Section",
    "Setting",
    "State",
    "Table",
    "Window",
    "WrongSeat",
    "ask",
    "ask_any",
    "become",
    "call",
    "draw",
    "give",
    "leave",
    "offer",
    "play",
    "roll",
    "winners",
    "write",
]
