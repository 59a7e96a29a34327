"""5. Cards that lie on the combat board, and how they leave it."""

from __future__ import annotations

from heraut.games.heroes3.model import AI, FighterId, Game, Laid
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.rules import told


def end_laid(t: Game, moment: str) -> None:
    """H3-CRD-24 H3-CMB-42. What lies on units and sides until this moment ("combat_round", "combat") is over.

    When the combat ends, everything is.
    """
    battle = battle_of(t)
    for fighter in battle.fighters.values():
        if fighter.laid:
            fighter.laid = _still_there(t, fighter.laid, moment)
    first, second = [tuple(_still_there(t, list(laid), moment)) for laid in battle.laid]
    battle.laid = (first, second)


def _still_there(t: Game, laid: list[Laid], moment: str) -> list[Laid]:
    kept = []
    for one in laid:
        if one.until == moment or moment == "combat":
            is_over(t, one)
        else:
            kept.append(one._replace(until="combat_round") if one.until == "next_combat_round" else one)
    return kept


def drop_laid(t: Game, fighter: FighterId) -> None:
    """H3-CRD-24. A unit falls: the cards on it are over."""
    unit = battle_of(t).fighters[fighter]
    for laid in unit.laid:
        is_over(t, laid)
    unit.laid = []


def is_over(t: Game, laid: Laid) -> None:
    """H3-CRD-8 H3-SPL-16. A card laid goes to its player's discard pile; a spell that was taken back, to hand."""
    if laid.by < 0:
        lay_off(t, laid)
    elif laid.mode.endswith(gains.BACK):
        t.state.players[laid.by].hand.append(laid.card)
        told.came_back(t, laid.by, laid.card)
    else:
        t.state.players[laid.by].discard.append(laid.card)


def lay_off(t: Game, laid: Laid) -> None:
    """H3-AI-22 H3-AI-43. A card of the AI or of guards: to the discard of its deck; a skill is set aside again."""
    if laid.card in t.content.ai_cards:
        t.state.discards["ai" if laid.by == AI else "guards_ai"].append(laid.card)
    elif laid.card in t.content.spells:
        t.state.discards["ai_spells"].append(laid.card)
    else:
        t.state.set_aside.append(laid.card)
