"""10. Who speaks for a side of a combat."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.games.heroes3.model import NOBODY, Battle, Game, main_hero
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.kernel import Option, Reason


def card_seat(battle: Battle, side: int) -> int:
    """H3-HER-1 H3-HER-4 H3-SIE-5 H3-TUR-7. The seat that plays cards for a side: that of the main hero who fights."""
    owner = battle.owners[side]
    return owner if owner >= 0 and battle.heroes[side] == main_hero(owner) else NOBODY


def has_a_say(t: Game, battle: Battle) -> bool:
    """Could anybody play a card at all?"""
    for side in (0, 1):
        seat = card_seat(battle, side)
        if seat >= 0 and t.state.players[seat].hand:
            return True
    return False


def opponent(t: Game, side: int) -> int:
    """H3-AI-14. The seat that makes the choices which the rules leave open: the one who fights this side."""
    return battle_of(t).commands[1 - side]


def ruled(wish: Option, alike: Sequence[Option], *rules: str) -> Reason | None:
    """H3-AI-14. Whoever is led by the rules leaves a choice only between what serves alike."""
    return None if wish in alike else Reason("by-rule", rules)
