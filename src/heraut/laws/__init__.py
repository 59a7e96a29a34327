"""The laws that every game keeps, and the kit that tries them on random games.

    report = check(game)                  raises `LawBroken` at the first law that does not hold
    assert report.unseen(game) == []      a card that is silently never offered keeps every other law

A broken law says where: `replay(game, scenario, answers, settings)` leads back to the very position.
"""

from heraut.laws.broken import LawBroken
from heraut.laws.check import LAWS, check, replay
from heraut.laws.report import Report
from heraut.laws.trial import Law, Trial

__all__ = ["LAWS", "Law", "LawBroken", "Report", "Trial", "check", "replay"]
