"""Why?  The parts of a number, the rules behind a question, an option or a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from heraut.cli.drawing import marks, said_number, said_token
from heraut.kernel import Refusal, book
from heraut.kernel.values import ADDED, AT_LEAST, AT_MOST, MULTIPLIED, PRINTED, REPLACED, Part
from heraut.table.speech import OneLanguage
from heraut.table.words import folder_of
from heraut.tabletop.scene import Choice, Number, Piece, RefusedWish, Scene

PARTS = {
    PRINTED: "cli-part-printed",
    REPLACED: "cli-part-replaced",
    ADDED: "cli-part-added",
    MULTIPLIED: "cli-part-multiplied",
    AT_LEAST: "cli-part-at-least",
    AT_MOST: "cli-part-at-most",
}


class Why:
    """Answers "why?" about one scene."""

    def __init__(self, scene: Scene, speech: OneLanguage) -> None:
        self.scene = scene
        self.speech = speech

    def explain(self, about: list[str]) -> list[str]:
        """`[]` the question · `["3"]` an option · `["ATT", "2"]` a number of a piece · `["A1"]` a piece."""
        question = self.scene.question
        if not about:
            return list(self.rules(question.rules if question else ()))
        if len(about) == 1 and about[0].isdecimal() and question:
            number = int(about[0])
            if not 1 <= number <= len(question.choices):
                sentence = "There is no option {given}: they go from 1 to {count}."
                raise Refusal("no-such-option", sentence, given=number, count=len(question.choices))
            return list(self.choice(question.choices[number - 1]))
        for name, pieces in ((" ".join(about[:-1]), about[-1]), (" ".join(about[1:]), about[0])):
            piece = self.find(pieces)
            if piece is not None:
                return list(self.piece(piece, name))
        sentence = "Héraut cannot explain '{given}'."
        raise Refusal("cannot-explain", sentence, given=" ".join(about))

    def explain_not(self, about: list[str], wish: RefusedWish | None) -> list[str]:
        """`[]` all that is refused here · `["b3"]` because of a piece · `["parry", "9"]` this very wish, if known."""
        question, text = self.scene.question, " ".join(about)
        refused = question.refused if question else ()
        if not about:
            return [self.refused(wish) for wish in refused] or [self.speech("cli-nothing-refused")]
        piece = self.find(text)
        blamed = [self.refused(wish) for wish in refused if piece is not None and piece.id in wish.touches]
        if not blamed and wish is None:
            raise Refusal("cannot-explain", "Héraut cannot explain '{given}'.", given=text)
        return blamed if wish is None else [self.refused(wish)]

    def refused(self, wish: RefusedWish) -> str:
        return f"{self.speech.label(wish.said())}  [{' '.join(wish.rules)}]"

    def find(self, called: str) -> Piece | None:
        """A piece by its mark, its number or its id."""
        for id, mark in marks(self.scene).items():
            if called.lower() in (mark.lower(), mark[1:], id.lower()):
                return next(piece for piece in self.scene.pieces if piece.id == id)
        return None

    def choice(self, choice: Choice) -> Iterator[str]:
        yield f"{self.speech.label(choice.label)}  ({choice.answer})"
        for consequence in choice.consequences:
            yield f"  → {self.speech.label(consequence)}"
        yield from self.numbers(choice.numbers)
        question = self.scene.question
        yield from self.rules(choice.rules or (question.rules if question else ()))

    def piece(self, piece: Piece, name: str) -> Iterator[str]:
        wanted = [number for number in piece.numbers if name.lower() in ("", *self.names(number))]
        if not wanted:
            known = ", ".join(self.speech.label(number.label) for number in piece.numbers)
            sentence = "There is no number '{given}' on {piece}. There are: {known}."
            raise Refusal("no-such-number", sentence, given=name, piece=self.speech.label(piece.label), known=known)
        yield f"{marks(self.scene)[piece.id]} {self.speech.label(piece.label)}"
        yield from self.numbers(wanted)
        if not name:
            for token in piece.tokens:
                rules = f" [{' '.join(token.rules)}]" if token.rules else ""
                yield f"  {said_token(token, self.speech)}{rules}"
            if piece.note is not None:
                yield f"  {self.speech.label(piece.note)}"

    def names(self, number: Number) -> tuple[str, str]:
        return number.id.rpartition(".")[2].lower(), self.speech.label(number.label).lower()

    def numbers(self, numbers: Iterable[Number]) -> Iterator[str]:
        for number in numbers:
            parts = [
                f"{self.part(part)}{f' [{chr(32).join(part.rules)}]' if part.rules else ''}" for part in number.parts
            ]
            yield f"  {self.speech.label(number.label)} {said_number(number)}" + (
                f" = {', '.join(parts)}" if parts else ""
            )

    def part(self, part: Part) -> str:
        """One contribution to a number: `+1 (charging)`."""
        amount = f"{part.amount:+d}".replace("-", "−") if part.layer == ADDED else str(part.amount)
        return self.speech(PARTS[part.layer], amount=amount, why=self.speech.reason(part.reason))

    def rules(self, ids: Iterable[str]) -> Iterator[str]:
        known = False
        for id in ids:
            known = True
            yield from self.rule(id)
        if not known:
            yield self.speech("cli-no-rules")

    def rule(self, id: str) -> list[str]:
        """The words of the rulebook."""
        ledger = book.read_ledger(folder_of(self.speech.game) / "ledger.toml")
        try:
            rule = ledger.rule(id.upper())
        except book.UnknownRule as unknown:
            near = ", ".join(unknown.near) or self.speech("none")
            raise Refusal("no-rule", "There is no rule '{given}'. Near it: {near}.", given=id, near=near) from unknown
        gap = f" ({self.speech('cli-gap')})" if rule.source == "gap" else ""
        ref = rule.ref.split(";")[0] if rule.source != "gap" else ""  # where we looked is no place in the book
        return [f"{rule.id}  {rule.text(self.speech.lang)}{f'  [{ref}]' if ref else ''}{gap}"]
