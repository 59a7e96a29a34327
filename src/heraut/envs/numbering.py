"""Numbers for options: a fixed-size action space made of their written forms.

A form met while scouting has a number of its own, the same in every process while the game's rules and content are.
A form never met gets one of the spare numbers at the end, for that one question: several of them are numbered in the
order of their writing.  So no two options of a question share a number; when the spare ones run out, that is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heraut.kernel import Option, Refusal, write


class Numbering:
    """Written form ↔ number."""

    def __init__(self, forms: Iterable[str], spare: int) -> None:
        self.forms = tuple(sorted(forms))
        self.spare = spare
        self._number = {form: number for number, form in enumerate(self.forms)}
        self._known: dict[Option, int] = {}

    def __len__(self) -> int:
        return len(self.forms) + self.spare

    def numbers(self, options: Sequence[Option]) -> dict[int, Option]:
        """The options of one question by their numbers, lowest first."""
        found: dict[int, Option] = {}
        new: list[Option] = []
        for option in options:
            number = self._known.get(option)
            if number is None:
                number = self._number.get(write(option))
                if number is None:
                    new.append(option)
                    continue
                self._known[option] = number
            found[number] = option
        if len(new) > self.spare:
            raise Refusal(
                "too-many-new-options",
                "{count} options of one question were never met while scouting, and there are {spare} spare numbers. "
                "Make the encoding with more games or more spare numbers.",
                count=len(new),
                spare=self.spare,
            )
        for rank, option in enumerate(sorted(new, key=write)):
            found[len(self.forms) + rank] = option
        return dict(sorted(found.items()))
