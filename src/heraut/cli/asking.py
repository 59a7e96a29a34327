"""What happened and what is asked, drawn below the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, takewhile, zip_longest
from math import ceil

from rich.text import Text

from heraut.cli.bars import draw_odds
from heraut.cli.boards import QUIET
from heraut.cli.drawing import MANY, colour, fold
from heraut.table.speech import Line, OneLanguage
from heraut.tabletop.scene import Choice, Label, Question
from heraut.tabletop.vocabulary import NBSP


def draw_told(told: Sequence[Line], speech: OneLanguage, width: int, rows: int) -> list[Text]:
    """The newest lines that find room, oldest first."""
    lines: list[Text] = []
    for shown, line in enumerate(reversed(told)):
        told_line = list(fold(_with_rules(f"· {line.text}", line.rules), width, 2))
        if len(lines) + len(told_line) > max(rows - (shown + 1 < len(told)), 1):
            return [Text(speech("cli-earlier", count=len(told) - shown), style=QUIET), *lines]
        lines = told_line + lines
    return lines


def draw_question(question: Question, asked: str, who: str, speech: OneLanguage, width: int, rows: int) -> list[Text]:
    """The question and its numbered choices, with as much of what they lead to as finds room."""
    said = asked if who in asked else speech("cli-asks", who=who, question=asked)
    head = Text(f"▸ {said}", style="bold")
    head.highlight_words([who], colour(question.seat))
    lines = list(fold(_with_rules(head, question.rules), width, 2))
    for note in question.notes:
        lines += fold(Text(f"  {speech.label(note)}", style="italic"), width, 2)
    for odds in (True, False) if any(choice.odds for choice in question.choices) else (False,):
        for most in (MANY, 1):
            choices = _draw_choices(question, speech, width, most, odds)
            if len(lines) + len(choices) <= rows:
                return lines + choices
    return lines + _draw_shortly(question, speech, width)


def said_choice(choice: Choice, speech: OneLanguage) -> str:
    """Of several who are asked, whose it is comes first; not twice, where the answer begins with the name."""
    label, said = choice.label, speech.label(choice.label)
    who, what = label.args.get("who"), label.args.get("what")
    if label.id != "choice-of" or not isinstance(who, Label) or not isinstance(what, Label):
        return said
    own = speech.label(what)
    return own if own.startswith(speech.label(who)) else said


def _draw_choices(question: Question, speech: OneLanguage, width: int, most: int, odds: bool) -> list[Text]:
    each = _of_each(question) if most > 1 else []
    choices = [
        _draw_choice(at, replace(choice, consequences=_but(choice, each)), question, speech, width, most)
        for at, choice in enumerate(question.choices, start=1)
    ]
    lines: list[Text] = []
    once = [
        line
        for label in each
        for line in fold(Text(f"   {speech('cli-each', what=speech.label(label))}", style="italic"), width, 4)
    ]
    if odds:
        for choice, drawn in zip(question.choices, choices, strict=True):
            lines += fold(drawn, width, 4)
            lines += fold(draw_odds(choice.odds, speech), width, 5) if choice.odds else ()
        return lines + once
    half = width // 2
    if len(choices) < 5 or any(len(choice) >= half for choice in choices):
        return [line for choice in choices for line in fold(choice, width, 4)] + once
    below = ceil(len(choices) / 2)
    for left, right in zip_longest(choices[:below], choices[below:], fillvalue=Text()):
        left.pad_right(half - len(left))
        lines.append(left.append_text(right))
    return lines + once


def _but(choice: Choice, each: Sequence[Label]) -> tuple[Label, ...]:
    return tuple([one for one in choice.consequences if one not in each])


def _of_each(question: Question) -> list[Label]:
    """What every one of several answers leads to: that is told once."""
    if len(question.choices) < 2:
        return []
    first, *others = question.choices
    return [one for one in first.consequences if all(one in other.consequences for other in others)]


def _draw_shortly(question: Question, speech: OneLanguage, width: int) -> list[Text]:
    """Many choices: what follows each other and begins alike is said once, `Monk charges  2 Knight  3 Knife`."""
    said = [(at, said_choice(choice, speech)) for at, choice in enumerate(question.choices, start=1)]
    touched = [choice.touches[:1] for choice in question.choices]
    lines: list[Text] = []
    for _, group in groupby(said, key=lambda one: touched[one[0] - 1]):
        labels = list(group)
        alike = _begin_alike([label for _, label in labels])
        line = Text(f"   {alike}")
        for number, label in labels:
            rest = label[len(alike) :].replace(" ", NBSP)  # folded between the choices, not inside
            line.append(f" {number}", style="bold")
            line.append(f"{NBSP}{rest} ")
        line.rstrip()
        lines += fold(line, width, 5)
    return lines


def _begin_alike(labels: list[str]) -> str:
    """The words that all of several labels begin with."""
    columns = zip(*[label.split(" ") for label in labels], strict=False)
    together = takewhile(lambda words: len(set(words)) == 1, columns)
    return "".join(f"{words[0]} " for words in together) if len(labels) > 1 else ""


def _draw_choice(number: int, choice: Choice, question: Question, speech: OneLanguage, width: int, most: int) -> Text:
    line = Text()
    line.append(f"{number:>2} ", style="bold")
    line.append(said_choice(choice, speech))
    leads = [speech.label(label) for label in choice.consequences]
    if leads and most:
        more = " …" if len(leads) > most else ""
        line.append(f" → {' · '.join(leads[:most])}{more}", style="italic")
    ruled = _with_rules(line.copy(), [rule for rule in choice.rules if rule not in question.rules])
    return line if len(line) <= width < len(ruled) else ruled  # no second line for rules alone: `why` names them


def _with_rules(line: Text | str, rules: Sequence[str]) -> Text:
    """The first rules it comes from, and how many more there are."""
    told = Text(line) if isinstance(line, str) else line
    if rules:
        shown = [*rules[:2], *([f"+{len(rules) - 2}"] if len(rules) > 2 else [])]
        told.append(f"  {NBSP.join(shown)}", style=f"not bold not italic {QUIET}")
    return told
