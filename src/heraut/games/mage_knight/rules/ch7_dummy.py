"""7. The dummy player: a clock that turns cards."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.heroes import Dummy, colour_number
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import DUMMY, DeedId
from heraut.games.mage_knight.rules.ch3_rounds import last_turns
from heraut.games.mage_knight.rules.ch4_turn.interruptions import interfere
from heraut.kernel import Arrow, Section, draw
from heraut.kernel.state import Deck

TURNED = 3  # cards a turn


def dummy_of(t: Game) -> Dummy:
    assert t.state.dummy is not None, "nobody plays the dummy here"
    return t.state.dummy


@dataclass(slots=True)
class DummyTurn(Section):
    """The dummy's turn.

    players may interfere → (no cards? it announces the end of the round) → turns 3 → turns as many as its crystals
    """

    def start(self, t: Game) -> Arrow:
        """MK-PRE-2 MK-PRE-8 MK-PRE-20. Its turn is another's too: alone, all that lies between two of one's own."""
        return interfere(t, DUMMY, self.turn)

    def turn(self, t: Game) -> Arrow:
        """MK-DUM-4 MK-DUM-6."""
        if not t.state.decks["dummy"].size():
            if t.state.round_end is None:
                last_turns.announce_round_end(t, DUMMY)
            return None
        return draw("dummy", self.hear, TURNED)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-DUM-5. As many more as it has crystals of the colour of the last one."""
        turn_up(t, cards)
        colour = t.content.deeds[cards[-1]].colour
        more = dummy_of(t).crystals[colour_number(colour)] if colour else 0
        return draw("dummy", self.hear_more, more) if more and t.state.decks["dummy"].size() else None

    def hear_more(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-DUM-5. No further chain."""
        turn_up(t, cards)
        return None


def turn_up(t: Game, cards: tuple[str, ...]) -> None:
    """MK-DUM-4 MK-DUM-5."""
    t.state.discards["dummy"] += cards
    t.tell("dummy_turned", cards=cards)


# ── a new round ──────────────────────────────────────────────────────────────────────────────────────────────────────


def learn(t: Game, card: DeedId) -> None:
    """MK-DUM-7. An advanced action joins its cards."""
    t.state.discards["dummy"].append(card)
    t.tell("dummy_learns", card=card)


def gain_crystal(t: Game, colour: str) -> None:
    """MK-DUM-8. Without limit."""
    held = [*dummy_of(t).crystals]
    held[colour_number(colour)] += 1
    t.state.dummy = dummy_of(t)._replace(crystals=(held[0], held[1], held[2], held[3]))
    t.tell("dummy_crystal", colour=colour)


def reshuffle(t: Game) -> None:
    """MK-DUM-7. All its cards are its deck again."""
    t.state.decks["dummy"] = Deck([*t.state.decks["dummy"].bag, *t.state.discards["dummy"]])
    t.state.discards["dummy"] = []


SECTIONS: tuple[type[Section], ...] = (DummyTurn,)
