"""What the terminal says, in the player's language."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

from heraut.kernel import CHANCE, Decision, Refusal, State, Table
from heraut.kernel.values import ADDED, AT_LEAST, AT_MOST, MULTIPLIED, PRINTED, REPLACED, Part
from heraut.table.session import AnyGame
from heraut.table.tale import Tale
from heraut.table.words import LANGS, Words, folder_of
from heraut.tabletop.scene import Label, RefusedWish, Scene, owned

PARTS = {
    PRINTED: "cli-part-printed",
    REPLACED: "cli-part-replaced",
    ADDED: "cli-part-added",
    MULTIPLIED: "cli-part-multiplied",
    AT_LEAST: "cli-part-at-least",
    AT_MOST: "cli-part-at-most",
}


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the machine, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name][:2].lower()
            return lang if lang in LANGS else "en"
    return "en"


def language(asked: str, args: Sequence[str] = ()) -> str:
    """The language asked for, in an option or in the words of a command line; else that of the machine."""
    words = [asked] if asked else [*_after("--lang", args)]
    return words[-1] if words and words[-1] in LANGS else usual_language()


def _after(option: str, args: Sequence[str]) -> list[str]:
    following = [word for before, word in pairwise(args) if before == option]
    return following + [word.partition("=")[2] for word in args if word.startswith(f"{option}=")]


def plain_words(lang: str) -> Words:
    """The words that need no game; refuses a language we do not speak."""
    return _words(lang or usual_language())


@cache
def _words(lang: str, *folders: Path) -> Words:
    """Read once: parsing takes a tenth of a second."""
    return Words(lang, folders)


def refusal(words: Words, error: Refusal) -> str:
    """Why not, as one sentence."""
    return Tale(cast(Any, None), words, {}).refusal(error)


def decimal(lang: str, value: float, digits: int, sign: str = "") -> str:
    """`0.5` or `0,5`; with `sign="+"` always signed."""
    text = f"{value:{sign}.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


class Speech:
    """A game told in one language."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words = _words(lang, folder_of(game) / "words")
        self.tale = Tale(game, self.words)

    def __call__(self, id: str, **args: Any) -> str:
        return self.words(id, **args)

    def refusal(self, error: Refusal) -> str:
        return self.tale.refusal(error)

    def label(self, label: Label) -> str:
        return self.words.label(label)

    def part(self, part: Part) -> str:
        """One contribution to a number: `+1 (charging)`."""
        amount = f"{part.amount:+d}".replace("-", "−") if part.layer == ADDED else str(part.amount)
        id = f"reason-{part.reason.replace('_', '-')}"
        nowhere = cast(State, None)  # a name is the same whatever lies on the table
        reason = self(id) if id in self.words else self.game.wording(nowhere, "reason", part.reason, self.lang)
        return self(PARTS[part.layer], amount=amount, why=reason)

    def asked(self, scene: Scene, state: State, decision: Decision) -> str:
        """What is asked, whoever must answer."""
        if scene.question is not None and scene.question.seat in decision.seats:
            return self.label(scene.question.label)
        return self.tale.prompt(state, decision)

    def who(self, scene: Scene, decision: Decision) -> str:
        """Everybody who may answer."""
        return ", ".join([self.seat(scene, seat) for seat in decision.seats])

    def seat(self, scene: Scene, seat: int) -> str:
        for player in scene.players:
            if player.seat == seat:
                return self.label(player.label)
        return self("chance") if seat == CHANCE else self("seat-number", seat=seat + 1)


def why_not(table: Table[Any, Any], seat: int | None, text: str) -> RefusedWish | None:
    """Why this is no answer now, if the game knows."""
    wish: RefusedWish | None = table.game.why_not(table.game.view(table, seat), seat, text)
    return wish


def look(table: Table[Any, Any], seat: int | None, here: Collection[int] | None = None) -> Scene:
    """The table as this seat sees it (None: a spectator).

    Where several are asked, each choice begins with whose it is; `here`: only those of these seats are shown.
    """
    view = table.game.view(table, seat)
    scene: Scene = owned(table.game.scene(view, seat), view.pending)
    question, names = scene.question, {player.seat: player.label for player in scene.players}
    if question is None or view.pending is None or view.pending.owners is None:
        return scene
    choices = [
        replace(choice, label=Label("choice-of", {"who": names[choice.seat], "what": choice.label}))
        for choice in question.choices
        if choice.seat is not None and (here is None or choice.seat in here)
    ]
    return replace(scene, question=replace(question, choices=tuple(choices)))
