"""What a player may say besides an answer: why, rule, odds, hint, undo, redo, save, tale, notes, field, help, lang…"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from datetime import datetime
from itertools import count
from pathlib import Path

from rich.text import Text

from heraut.cli.bars import draw_odds
from heraut.cli.language import decimal
from heraut.cli.looking import look, why_not
from heraut.cli.why import Why
from heraut.kernel import CHANCE, Refusal, write
from heraut.odds.bars import glance
from heraut.players.registry import coach
from heraut.players.sight import Sight
from heraut.table.saves import SaveError, write_save
from heraut.table.session import Session
from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Odds

# Every word a command may be called by, in both languages.
COMMANDS = {
    "why": "why",
    "pourquoi": "why",
    "rule": "rule",
    "règle": "rule",
    "regle": "rule",
    "undo": "undo",
    "annuler": "undo",
    "redo": "redo",
    "rétablir": "redo",
    "retablir": "redo",
    "save": "save",
    "enregistrer": "save",
    "sauver": "save",
    "sauvegarder": "save",
    "odds": "odds",
    "chances": "odds",
    "hint": "hint",
    "conseil": "hint",
    "tale": "tale",
    "récit": "tale",
    "recit": "tale",
    "field": "field",
    "terrain": "field",
    "notes": "notes",
    "help": "help",
    "?": "help",
    "aide": "help",
    "lang": "lang",
    "langue": "lang",
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
FORCE = ("force", "forcer")
MOST_HINTS = 5
NOT = ("not", "pas")


class Leave(Exception):
    """The players get up from the table."""


class Commands:
    """The commands of a terminal; `Terminal` adds the drawing and the answers."""

    def __init__(self, session: Session, speech: OneLanguage) -> None:
        self.session = session
        self.speech = speech
        self.scene = look(session.table, None)
        self.seen = 0  # lines told after fewer answers than this have been shown
        self.unsaved = False  # has a person said something since the last save?
        self.whole = True  # the whole table is drawn next, even if only a die is asked for
        self.news: list[str] = []  # said at the next drawing

    def say(self, lines: Iterable[str | Text]) -> None:
        raise NotImplementedError

    def read(self, prompt: str) -> str:
        raise NotImplementedError

    def viewer(self) -> int | None:
        raise NotImplementedError

    def names_command(self, line: str) -> bool:
        return line.split()[0].lower() in COMMANDS if line else False

    def obey(self, line: str) -> bool:
        """Do what a command says; True when the table must be drawn again."""
        if not line:
            return False
        name, *rest = line.split()
        command = COMMANDS.get(name.lower())
        if command is None:
            wish = why_not(self.session.table, self.viewer(), line)
            if wish is None:
                raise Refusal("not-understood", "'{given}' is neither an answer nor a command.", given=line)
            self.say([Why(self.scene, self.speech).refused(wish)])
            return False
        redraw: bool = getattr(self, f"do_{command}")(rest)
        return redraw

    # Asking.

    def do_why(self, about: list[str]) -> bool:
        why = Why(self.scene, self.speech)
        refused = bool(about) and about[0].lower() in NOT
        if refused:
            wish = why_not(self.session.table, self.viewer(), " ".join(about[1:])) if about[1:] else None
            self.say(why.explain_not(about[1:], wish))
        else:
            self.say(why.explain(about))
        return False

    def do_rule(self, ids: list[str]) -> bool:
        if not ids:
            return self.do_why([])
        why = Why(self.scene, self.speech)
        self.say([line for id in ids for line in why.rule(id)])
        return False

    def do_odds(self, rest: list[str]) -> bool:
        """What each answer leads to, and how sure that is."""
        found = self.odds()
        if self.scene.question is None or not found:
            raise Refusal("no-odds", "There are no odds to tell here.")
        for number, choice in enumerate(self.scene.question.choices, start=1):
            if choice.answer in found:
                self.say([f"{number:>2} {self.speech.label(choice.label)}"])
                self.say([draw_odds(found[choice.answer], self.speech)])
        self.say({one.how.id: self.speech.label(one.how) for one in found.values()}.values())
        return False

    def odds(self) -> dict[str, Odds]:
        """The odds of every answer to the question people are asked now, as each may know them."""
        found: dict[str, Odds] = {}
        for seat in self.people():
            found |= glance(Sight(self.session.table, seat))
        return found

    def people(self) -> list[int]:
        """The seats that are asked now and played here; where bots play alone, theirs."""
        decision = self.session.decision
        asked = () if decision is None or decision.seat == CHANCE else decision.seats
        return [seat for seat in asked if self.session.played_by_person(seat)] or list(asked)

    def do_hint(self, rest: list[str]) -> bool:
        """What a strong player would answer for each seat that is asked, knowing what the seat knows."""
        people, question = self.people(), self.scene.question
        if not people or question is None:
            raise Refusal("no-hint", "There is nothing to decide here.")
        found = [one for seat in people for one in coach().explain(Sight(self.session.table, seat))[:MOST_HINTS]]
        numbered = {choice.answer: (number, choice) for number, choice in enumerate(question.choices, start=1)}
        self.say([self.speech("cli-hint")])
        for one in found:
            number, choice = numbered[write(one.option)]
            worth = decimal(self.speech.lang, one.value, 2, "+")
            tries = self.speech("cli-hint-worth", value=worth, visits=one.visits)
            self.say([f"{number:>2} {self.speech.label(choice.label)}  {tries}"])
        return False

    def do_tale(self, rest: list[str]) -> bool:
        self.tell_all(self.viewer())
        return False

    def tell_all(self, seat: int | None) -> None:
        """The whole tale, every rule named."""
        for line in self.speech.lines(self.session, seat):
            told = Text(f"· {line.text}")
            told.append(f"  {' '.join(line.rules)}" if line.rules else "", style="dim")
            self.say([told])

    def do_help(self, rest: list[str]) -> bool:
        self.say(self.speech("cli-help").splitlines())
        return False

    def do_notes(self, rest: list[str]) -> bool:
        self.say([self.speech.label(note) for note in self.scene.to_know()] or [self.speech("none")])
        return False

    def do_field(self, rest: list[str]) -> bool:
        self.whole = True
        return True

    def do_lang(self, rest: list[str]) -> bool:
        self.speech = OneLanguage(self.session.game, rest[0].lower() if rest else "")
        self.whole = True
        return True

    # Undo and redo.

    def do_undo(self, rest: list[str]) -> bool:
        marked = len(self.session.marks)
        self.session.undo(force=bool(rest) and rest[0].lower() in FORCE)
        self.news += [self.speech("cli-undone"), *map(self.speech.mark, self.session.marks[marked:])]
        return self.moved()

    def do_redo(self, rest: list[str]) -> bool:
        self.session.redo()
        self.news += [self.speech("cli-redone")]
        return self.moved()

    def moved(self) -> bool:
        self.seen = min(self.seen, len(self.session.answers) + 1)
        self.unsaved = self.whole = True
        return True

    # Saving and leaving.

    def do_save(self, rest: list[str]) -> bool:
        path = Path(" ".join(rest)).expanduser() if rest else Path(self.file_name())
        if path.exists() and not self.agreed("cli-overwrite", usual="n", path=str(path)):
            return False
        self.save(path)
        return False

    def do_quit(self, rest: list[str]) -> bool:
        self.unsaved = self.unsaved and self.agreed("cli-save-first", usual="y")
        self.autosave()
        raise Leave

    def agreed(self, id: str, usual: str, **args: str) -> bool:
        """Yes or no; the usual answer when only Return is pressed."""
        return (self.read(self.speech(id, **args) + " ").lower() or usual)[0] in "yo"

    def save(self, path: Path) -> None:
        write_save(self.session, path)
        self.unsaved = False
        self.say([self.speech("cli-saved", path=str(path))])

    def autosave(self) -> None:
        """Keep what was played, in this folder or else among the temporary files."""
        if not self.unsaved:
            self.say([self.speech("cli-bye")])
            return
        try:
            self.save(Path(self.file_name()))
        except SaveError:
            self.save(Path(tempfile.gettempdir()) / self.file_name())

    def file_name(self) -> str:
        """A name that no file here has."""
        stem = f"heraut-{self.session.scenario}-{datetime.now():%Y%m%d-%H%M%S}"
        names = (f"{stem}{f'-{at}' if at else ''}.json" for at in count())
        return next(name for name in names if not Path(name).exists())
