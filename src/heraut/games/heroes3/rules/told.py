"""Facts that several chapters tell: each is told here, so that it has its rules in one place."""

from __future__ import annotations

from heraut.games.heroes3.model import Game
from heraut.games.heroes3.numbers.combat_values import called


def morale(t: Game, seat: int) -> None:
    """H3-MOR-1 H3-MOR-2 H3-MOR-3. What a player holds now; a second Negative token costs the hand."""
    player = t.state.players[seat]
    token = ("none", "positive", "negative")[player.morale]
    t.tell("morale", seat=seat, token=token, drops="yes" if player.drops_hand else "no")


def discarded(t: Game, seat: int, card: str) -> None:
    """H3-CRD-8."""
    t.tell("discarded", seat=seat, card=card)


def removed(t: Game, seat: int, card: str) -> None:
    """H3-CRD-3."""
    t.tell("removed", seat=seat, card=card)


def came_back(t: Game, seat: int, card: str) -> None:
    """H3-CRD-8 H3-SPL-16."""
    t.tell("came_back", seat=seat, card=card)


def cancelled(t: Game, seat: int, card: str) -> None:
    """H3-CMB-44 H3-SPL-6."""
    t.tell("cancelled", seat=seat, card=card)


def covered(t: Game, who: int, card: str) -> None:
    """H3-COM-7."""
    t.tell("covered", who=who, fighter=called(t, who), card=card)


def laid_on(t: Game, who: int, card: str) -> None:
    """H3-CRD-24."""
    t.tell("laid_on", who=who, fighter=called(t, who), card=card)


def paralysis_lifted(t: Game, who: int) -> None:
    """H3-CMB-15."""
    t.tell("paralysis_lifted", who=who, fighter=called(t, who))


def dice(t: Game, seat: int, die: str, faces: tuple[int, ...]) -> None:
    """H3-AID-1."""
    t.tell("dice", seat=seat, which=die, **{f"{die}_faces": faces})
