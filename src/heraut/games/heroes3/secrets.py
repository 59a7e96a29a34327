"""What a seat may know of the cards, beyond what the fields of `model.py` and of the sections declare.

Of one's own deck the cards are known, not their order; hands, hero decks and the decks of abilities, artifacts, spells
and AI cards are hidden.  The piles of neutrals, proclamations and tiles hold exactly what is nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from heraut.games.heroes3.answers.on_map import UseBuilding
from heraut.games.heroes3.model import HERO_CARDS, NEUTRAL, Laid, Realm
from heraut.games.heroes3.printed.cards import STATISTICS
from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.rules.ch05_cards.piles import OWN
from heraut.kernel import Decision, Option
from heraut.kernel.state import Deck
from heraut.tabletop.secrets import CardGame, Stocks

# Answers that name a card of a hand, or that a card in it may allow (a discount, a card to give away).
SECRET_WORDS = frozenset((
    "play", "boost", "card", "replace", "swap", "ignore_die", "recruit", "reinforce", "spell", "hire", "unit", "take",
    "cast", "morale",
))  # fmt: skip


class HeroCards(CardGame[Realm, Content]):
    """The cards of Heroes III."""

    also_words = STATISTICS

    def stocked(self) -> Stocks:
        """H3-COM-3. Starting tiles come from the kits of the factions."""
        content = self.content
        kinds: dict[str, Mapping[str, Any]] = {
            **{kind: getattr(content, kind) for kind in HERO_CARDS},
            "ai_cards": content.ai_cards,
            "neutrals": content.neutrals,
            "proclamations": content.proclamations,
            "tiles": {name: tile for name, tile in content.tiles.items() if tile.group != "starting"},
        }
        return {
            kind: {name: getattr(card, "copies", 1) for name, card in cards.items()} for kind, cards in kinds.items()
        }

    def deck_of(self, state: Realm, section: Any, name: str) -> Deck:
        """H3-CRD-14. A search of one's own deck says so."""
        return state.players[section.seat].deck if name == OWN else state.deck(name)

    def pieces(self, state: Realm) -> Counter[str]:
        """H3-COM-3 H3-UNI-41. Cards, neutral units, proclamations and tiles change places; none appears or vanishes.

        Guards are the cards on the board themselves.  Of a faction unit there is one card: it lies in one army, or in
        the supply, where nobody counts it.
        """
        pieces, battle = super().pieces(state), state.battle
        if battle is not None:
            fighters = battle.fighters.values()
            pieces.update([one.card for one in fighters if one.form == NEUTRAL and battle.owners[one.side] < 0])
        units = Counter([unit for player in state.players for unit in player.army])
        pieces.update({unit: armies for unit, armies in units.items() if armies > 1})
        return pieces

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """The answers that do not hang on a hand."""
        return [one for one in asked.options if one.word not in SECRET_WORDS and not self._takes_a_card(one)]

    def _takes_a_card(self, option: Option) -> bool:
        """An offer of a building that wants a card of the hand."""
        if not isinstance(option, UseBuilding):
            return False
        return self.content.boards[option.faction][option.building].offers[option.offer].remove != ""

    def likely_cards(self, view: Realm, owner: int) -> Iterator[str]:
        """The cards that the hero began with and that lie nowhere else."""
        player = view.players[owner]
        if not player.hero:
            return
        board = self.content.heroes[player.hero]
        began = ["magic_arrow"] * board.magic_arrows + [board.ability]
        for name in STATISTICS:
            began += [name] * getattr(board, name)
        began += [card.id for card in self.content.specialties.values() if card.hero == player.hero]
        laid = [*player.laid, *_laid_in_combat(view, owner)]
        lie_open = Counter([*player.discard, *player.removed, *[one.card for one in laid]])
        for card in began:
            if lie_open[card]:
                lie_open[card] -= 1
            else:
                yield card


def _laid_in_combat(view: Realm, seat: int) -> Iterator[Laid]:
    """The cards of this player that lie on the combat board."""
    battle = view.battle
    if battle is not None:
        on_units = [laid for fighter in battle.fighters.values() for laid in fighter.laid]
        yield from [laid for laid in (*on_units, *battle.laid[0], *battle.laid[1]) if laid.by == seat]
