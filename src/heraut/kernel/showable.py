"""What screens ask of a game: what lies on the table, what is asked, and how everything is called."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple

from heraut.kernel.facts import Fact
from heraut.kernel.table import S


class Arms(NamedTuple):
    """What a game is known by at a glance: a tincture (azur, gueules, sinople …) and an icon; a screen fills in."""

    tincture: str = ""
    icon: str = ""


class Variant(NamedTuple):
    """A scenario as one of a family: to a player they are one, and then he says how many play, and how.

    `title`: what all are called, a `Text`; None if the content prints none.  `players`: how many, as this game counts
    them; `how`: what else tells it from others of so many, a word of the game (`how-…`).
    """

    family: str
    title: Any
    players: int = 0
    how: str = ""


class Showable(Generic[S]):
    """A game as it is shown and told.  By itself it is no game: nothing to see, and every value is said as it is."""

    content: Any = None
    arms: Arms = Arms()

    def printed(self, scenario: str) -> Any:
        """What the content prints of a scenario: `name`, `about`, `origin`; None if nothing."""
        return getattr(self.content, "scenarios", {}).get(scenario)

    def variant(self, scenario: str) -> Variant:
        """Which scenarios are one to a player; by itself each is its own."""
        return Variant(scenario, getattr(self.printed(scenario), "name", None))

    def scene(self, view: S, seat: int | None) -> Any:
        """A view as a screen shows it: a `heraut.tabletop.scene.Scene`."""
        raise NotImplementedError

    def asks(self, view: S, seat: int | None) -> Any:
        """What is asked, in words: the label of the scene's question, for lists that show nothing else; None if none.

        A game that can say so without the whole scene does.
        """
        question = self.scene(view, seat).question
        return None if question is None else question.label

    def why_not(self, view: S, seat: int | None, text: str) -> Any:
        """Why this is no answer to the question put: a `heraut.tabletop.scene.RefusedWish`, or None if nobody knows."""
        return None

    def touches(self, view: S, fact: Fact) -> tuple[str, ...]:
        """The elements of the scene that a fact speaks of, by their ids, the one that acts first."""
        return ()

    def beat(self, fact: Fact) -> Any:
        """How a fact is shown on the table: a `heraut.tabletop.beats.Beat`; None if it is only told."""
        return None

    def wording(self, state: S, name: str, value: Any, lang: str) -> Any:
        """How this value is said in a sentence: ids of figures become their names, ids of words become words.

        `name` is the argument of the message that the value fills: a field of a fact, of an option or of a section
        under way, `seat`, or `chance` for a bare face or card.  Numbers that a message counts with stay numbers.
        """
        return value
