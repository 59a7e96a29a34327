"""What a seat may know of the cards, beyond what the fields of `model.py` and of the sections declare.

Of one's own deck the cards are known, not their order; others' hands and decks are hidden, but everybody knows which 23
cards a character has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from heraut.games.wow_adventure.answers import HAND_WORDS
from heraut.games.wow_adventure.model import Realm
from heraut.games.wow_adventure.printed.content import Content
from heraut.games.wow_adventure.rules.ch1_box import abilities_of
from heraut.kernel import Decision, Option
from heraut.tabletop.secrets import CardGame, Stocks, draw_under_way


class RealmCards(CardGame[Realm, Content]):
    """The cards of the adventure game."""

    def stocked(self) -> Stocks:
        """WW-SET-1 WW-SET-7 WW-ABL-1. Abilities, challenge cards, quests, trophies, markers."""
        printed = self.content
        return {
            "abilities": {ability.id: ability.copies for ability in printed.abilities.values()},
            "challenges": dict.fromkeys([*printed.encounters, *printed.events], 1),
            "quests": dict.fromkeys(printed.quests, 1),
            "trophies": dict.fromkeys(printed.trophies, 1),
            "markers": {marker.id: marker.copies for marker in printed.markers.values()},
        }

    def open_answers(self, asked: Decision) -> Sequence[Option]:
        """WW-ABL-2. The answers that do not hang on a hand."""
        return [one for one in asked.options if one.word not in HAND_WORDS]

    def likely_cards(self, view: Realm, owner: int) -> Iterator[str]:
        """WW-ABL-1. The cards of this character that lie in no open place."""
        hero = view.heroes[owner]
        if not hero.character:
            return
        taking = draw_under_way(view)
        taken = taking.got if taking is not None and taking.deck == f"abilities_{owner}" else ()
        lie_open = Counter([*hero.discard, *hero.attached, hero.playing, *taken])
        yield from (Counter(abilities_of(self.content, hero.character)) - lie_open).elements()
