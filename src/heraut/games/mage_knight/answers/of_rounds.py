"""2, 3. Answers of the set-up, of a new round, about tactics."""

from __future__ import annotations

from typing import Any, NamedTuple

from heraut.games.mage_knight.model.names import HeroName, TacticId


class PickHero(NamedTuple):
    """MK-SET-9. Take this hero."""

    hero: HeroName
    word: str = "hero"


class PickTactic(NamedTuple):
    """MK-TAC-1 MK-TAC-5. Take this tactic."""

    tactic: TacticId
    word: str = "tactic"


class UseTactic(NamedTuple):
    """MK-TAC-3. Use the tactic one holds."""

    word: str = "use_tactic"


class SpareCard(NamedTuple):
    """MK-TAC-16. The top card of the deck goes under Sparing Power."""

    word: str = "spare"


class TakeSpared(NamedTuple):
    """MK-TAC-16. Turn Sparing Power over, and take what lies under it."""

    word: str = "take_spared"


OPTIONS: tuple[type[Any], ...] = (PickHero, PickTactic, UseTactic, SpareCard, TakeSpared)
