"""An evening in the terminal: the table is drawn, the question put, a line read.

bots answer → draw, or ask for a die → read a line ──→ an answer, undo, redo: from the start
                                         ↑ └─ why, rule, save, tale…: say it, read another ┐
                                         └─────────────────────────────────────────────────┘
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.text import Text

from heraut.cli.asking import draw_question, draw_told
from heraut.cli.commands import Commands, Leave
from heraut.cli.drawing import draw_table, fold
from heraut.cli.faces import listed, read_faces
from heraut.cli.language import decimal
from heraut.cli.looking import called, look, said_question, said_who
from heraut.cli.luck import luck_lines
from heraut.cli.opening import seat_bots
from heraut.kernel import CHANCE, Decision, Refusal, winners, write
from heraut.kernel.chance import Throwing
from heraut.odds.bars import with_odds
from heraut.table.fate import TYPED
from heraut.table.session import HUMAN, Session
from heraut.table.speech import OneLanguage
from heraut.tabletop.scene import Question

PLAIN_WIDTH, PLAIN_ROWS = 100, 22
LEAST_TOLD, EVERYTHING = 5, 10**6


class Terminal(Commands):
    """One session, played from the keyboard or from a script on stdin."""

    def __init__(self, session: Session, lang: str) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False)
        self.drawn = self.console.is_terminal  # else: plain lines, nothing is cut short
        if not self.drawn:
            self.console.width = PLAIN_WIDTH
        self.person = HUMAN in session.seats or session.dice == TYPED
        self.bots = seat_bots(session)
        self.learnt: set[str] = set()  # the tips that were shown already
        super().__init__(session, OneLanguage(session.game, lang))
        self.news = [self.speech.mark(mark) for mark in session.marks]

    def play(self) -> None:
        """Until the players leave.  Ctrl-D and Ctrl-C leave too: what was played is kept."""
        if self.scene.to_know() and self.person:
            self.news.append(self.speech("cli-notes", count=len(self.scene.to_know())))
        try:
            while True:
                self.session.play_bots(self.bots)
                self.show()
                if not self.person:
                    return
                while not self.hear(self.read(self.prompt())):
                    pass
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.autosave()

    # Reading.

    def read(self, prompt: str) -> str:
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(line)  # the script's answers, so that its output can be read
        return line

    def prompt(self) -> str:
        decision = self.session.decision
        if decision is None:
            return self.speech("cli-prompt-end") + " "
        if decision.seat != CHANCE:
            return self.speech("cli-prompt", count=len(self.choices())) + " "
        top = self.session.table.state.agenda[-1]
        asked = said_question(self.scene, self.session.table.state, decision, self.speech)
        if isinstance(top, Throwing) and top.count > 1:
            return self.speech("cli-die", what=asked, number=len(top.got) + 1, count=top.count) + " "
        return f"{asked} "

    def hear(self, line: str) -> bool:
        """Do what the line says; True when the table has changed, or must be drawn again."""
        try:
            decision = self.session.decision
            if decision is not None and self.answer(decision, line):
                return True
            return self.obey(line)
        except Refusal as refusal:
            force = [self.speech("cli-force")] if refusal.id == "sealed" else []
            self.say([self.speech.refusal(self.named(refusal)), *force])
            return False

    def named(self, refusal: Refusal) -> Refusal:
        """Who sealed it is told as the game calls that seat."""
        name, seats = refusal.details.get("seat"), self.session.game.seats(self.session.scenario)
        if refusal.id != "sealed" or name not in seats:
            return refusal
        called = self.speech.seat(self.session.table.state, seats.index(name), name)
        return Refusal("sealed", "{seat}", **{**refusal.details, "seat": called})

    def answer(self, decision: Decision, line: str) -> bool:
        """Give the answer of this line, if it is one."""
        if decision.seat == CHANCE:
            return self.answer_dice(decision, line)
        owners = {write(option): decision.owner(option) for option in decision.options}
        choices, wanted = self.choices(), " ".join(line.lower().split())
        if wanted not in choices:
            if not wanted.isdecimal():
                return False
            if not 1 <= int(wanted) <= len(choices):
                sentence = "There is no option {given}: they go from 1 to {count}."
                raise Refusal("no-such-option", sentence, given=wanted, count=len(choices))
            wanted = choices[int(wanted) - 1]
        self.session.say(owners[wanted], wanted)
        self.unsaved = True
        return True

    def choices(self) -> list[str]:
        """The written answers in the order they are numbered on the screen."""
        question, decision = self.scene.question, self.session.decision
        if question is not None:
            return [choice.answer for choice in question.choices]
        return [write(option) for option in decision.options] if decision else []

    def answer_dice(self, decision: Decision, line: str) -> bool:
        """Real dice: one face, or all that are still awaited of this throw."""
        faces, top = self.faces(decision), self.session.table.state.agenda[-1]
        if not line or (self.names_command(line) and line.split()[0] not in faces):
            return False
        fallen = read_faces(line, faces)
        awaited = top.count - len(top.got) if isinstance(top, Throwing) else 1
        if len(fallen) > awaited:
            sentence = "Too many dice: {given} were typed, {count} expected."
            raise Refusal("too-many-dice", sentence, given=len(fallen), count=awaited)
        for face in fallen:
            self.session.say(CHANCE, face)
        self.unsaved = True
        return True

    def faces(self, decision: Decision) -> dict[str, str]:
        """What may have fallen or been drawn, and what each is called."""
        state = self.session.table.state
        return {write(option): self.speech.option(state, option) for option in decision.options}

    def do_help(self, rest: list[str]) -> bool:
        """Where a die is awaited, its faces too."""
        super().do_help(rest)
        decision = self.session.decision
        if decision is not None and decision.seat == CHANCE:
            self.say([self.speech("cli-faces", known=listed(self.faces(decision)))])
        return False

    # Showing.

    def say(self, lines: Iterable[str | Text]) -> None:
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            for part in fold(text, self.console.width, 2) if self.drawn else [text]:
                self.console.print(part, soft_wrap=not self.drawn)

    def viewer(self) -> int | None:
        """Whose eyes we look through: the person who must answer, else the first one at the table."""
        decision = self.session.decision
        if decision is not None and decision.seat != CHANCE:
            return [*self.people(), decision.seat][0]
        return self.session.seats.index(HUMAN) if HUMAN in self.session.seats else None

    def show(self) -> None:
        """The whole table for a player's question or the end; only what happened for a die."""
        self.scene = look(self.session.table, self.viewer(), self.people())
        decision = self.session.decision
        if self.drawn and self.person:
            self.scene = with_odds(self.scene, self.odds())
        told = self.speech.lines(self.session, self.viewer(), self.seen)
        self.seen = len(self.session.answers) + 1
        news, self.news = [*[Text(line) for line in self.news], *self.tip()], []
        width, speech = self.console.width, self.speech
        if decision is not None and decision.seat == CHANCE and not self.whole:
            self.say([*draw_told(told, speech, width, EVERYTHING), *news])
            return
        self.whole = False
        height = self.console.height - 1 if self.drawn else EVERYTHING
        below = news + (self.result() if decision is None else self.question(decision, height // 2))
        rows = min(height - len(below) - LEAST_TOLD - 2, height // 2) if self.drawn else PLAIN_ROWS
        above = draw_table(self.scene, speech, width, rows)
        between = draw_told(told, speech, width, max(height - len(above) - len(below) - 2, 2))
        if self.drawn:
            self.console.clear()
        space = [Text()] if between else []
        self.say([*above, *space, *between, Text(), *below])

    def tip(self) -> Iterator[Text]:
        """The first rule that goes with this question and was not told yet."""
        fresh = [tip for tip in self.scene.tips if tip.id not in self.learnt and self.person]
        for tip in fresh[:1]:
            self.learnt.add(tip.id)
            said = self.speech.label(tip.label)
            yield Text(f"☞ {said if said[-1:] in '.!?…' else f'{said}.'}  {' '.join(tip.rules)}", style="italic")

    def tell(self, seat: int | None) -> None:
        """The whole tale again, as this seat may know it, and how it ended."""
        self.scene = look(self.session.table, seat)
        self.person = False
        self.tell_all(seat)
        ended = self.result() if self.session.over else [Text(self.speech("cli-stands"))]
        self.say([Text(), *self.news, *ended])

    def question(self, decision: Decision, rows: int) -> list[Text]:
        if decision.seat == CHANCE:
            return []  # the prompt asks for the die
        scene, speech = self.scene, self.speech
        question = scene.question or Question(decision.seat, decision.kind, scene.title, ())
        who = said_who(scene, decision, speech)
        asked = said_question(scene, self.session.table.state, decision, speech)
        return draw_question(question, asked, who, speech, self.console.width, rows)

    def result(self) -> list[Text]:
        """Who won, with how much."""
        scores = self.session.game.scores(self.session.table)
        names = [self.speech.label(called(self.scene, seat)) for seat in range(len(scores))]
        won = ", ".join([names[seat] for seat in winners(scores)])
        ended = self.speech("cli-won", who=won) if won else self.speech("cli-drawn" if max(scores) == 0 else "cli-lost")
        numbers = ", ".join(
            f"{name} {decimal(self.speech.lang, score, 2, '+')}" for name, score in zip(names, scores, strict=True)
        )
        return [
            Text(f"{self.speech('game-over')} {ended}", style="bold"),
            Text(self.speech("cli-scores", scores=numbers)),
            *[Text(line) for line in luck_lines(self.session, self.speech, reasons=False)],
            *([Text(self.speech("cli-end-hint"))] if self.person else []),
        ]
