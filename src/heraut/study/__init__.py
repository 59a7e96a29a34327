"""Studies: many games between bots, on one machine or many, kept, compared, drawn, and opened again."""

from heraut.study.again import reopen
from heraut.study.arena import Arena
from heraut.study.results import read_results
from heraut.study.studies import Study, simulate

__all__ = ["Arena", "Study", "read_results", "reopen", "simulate"]
