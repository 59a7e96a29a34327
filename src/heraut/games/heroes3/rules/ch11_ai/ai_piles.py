"""11a. The decks of the AI, and the cards of it that wait for their moment."""

from __future__ import annotations

from heraut.games.heroes3.model import AI, PACK, FighterId, Game, Laid, mission
from heraut.games.heroes3.numbers.combat_values import battle_of, health
from heraut.games.heroes3.printed.cards import AiCard
from heraut.games.heroes3.printed.missions import Enemy
from heraut.games.heroes3.rules.ch05_cards.laid import is_over
from heraut.kernel.state import Deck

LEFT_OVER = "ai_cards"  # the deck that AI cards of one kind are taken from while the enemy is laid out


def enemy_of(t: Game) -> Enemy:
    enemy = mission(t).enemy
    assert enemy is not None, "this scenario has no enemy"
    return enemy


def piles_wanted(enemy: Enemy) -> list[tuple[str, str, int]]:
    """H3-AI-17. Deck, kind of card, how many."""
    decks = {"ai": enemy.deck, "guards_ai": enemy.neutral_deck}
    return [(deck, kind, count) for deck, kinds in decks.items() for kind, count in kinds.items()]


def kind_of(t: Game, card: str) -> str:
    return t.content.ai_cards[card].kind if card in t.content.ai_cards else ""


def shuffle_ai_decks(t: Game) -> None:
    """H3-AI-18. Before each combat the AI's decks are shuffled with their discards."""
    for name in ("ai", "ai_spells", "guards_ai"):
        deck, pile = t.state.decks[name], t.state.discards[name]
        deck.bag += deck.top + deck.bottom + pile
        for cards in (deck.top, deck.bottom, pile):
            cards.clear()


def shuffle_in(deck: Deck, card: str) -> None:
    """A card goes back into its deck, which is shuffled."""
    deck.bag += [card, *deck.top, *deck.bottom]
    deck.top.clear()
    deck.bottom.clear()


def deck_of(owner: int) -> str:
    """H3-AI-1. The AI's deck; that of guards, if the scenario gives them one."""
    return "ai" if owner == AI else "guards_ai"


def wait(t: Game, laid: Laid) -> None:
    battle = battle_of(t)
    battle.waiting = (*battle.waiting, laid)


def take_waiting(t: Game, until: str, owner: int) -> tuple[Laid, ...]:
    """The cards of this owner that have been waiting for this moment."""
    battle = battle_of(t)
    due = tuple([laid for laid in battle.waiting if laid.until == until and laid.by == owner])
    battle.waiting = tuple([laid for laid in battle.waiting if laid not in due])
    return due


def lay_attack_cards(t: Game, who: FighterId) -> None:
    """H3-AI-21. All attack cards that waited work in the attack that comes now."""
    battle = battle_of(t)
    fighter = battle.fighters[who]
    fighter.laid += take_waiting(t, "attack", battle.owners[fighter.side])


def end_of_combat(t: Game) -> None:
    """H3-AI-18. What still waits when a combat is over has waited in vain."""
    battle = battle_of(t)
    for laid in battle.waiting:
        is_over(t, laid)
    battle.waiting = ()


def amount(t: Game, card: str) -> int:
    """H3-AI-8 H3-AI-39 H3-DIF-13. The number of an AI card at the difficulty chosen."""
    printed: AiCard = t.content.ai_cards[card]
    return printed.by_level[t.state.difficulty]


def health_left(t: Game, who: FighterId) -> int:
    """What the side that lies up can still take, and the side below it."""
    fighter = battle_of(t).fighters[who]
    below = t.content.units[fighter.card].few.health if fighter.form == PACK else 0
    return health(t, who) - fighter.damage + below
