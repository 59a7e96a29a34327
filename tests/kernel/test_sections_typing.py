"""mypy reads the arrows: a step that expects an answer cannot be gone to without one."""

from __future__ import annotations

import re
from pathlib import Path

from mypy import api

SRC = Path(__file__).parents[2] / "src"
SAMPLE = """
from __future__ import annotations
from dataclasses import dataclass
from typing import Any
from heraut.kernel import Arrow, Gives, Section, ask, call, give


@dataclass(slots=True)
class Counting(Section):
    n: int

    def start(self, t: Any) -> Gives[int]:
        return ask(0, "how many", [1, 2], self.hear)

    def hear(self, t: Any, n: int) -> Gives[int]:
        return self.more if n else give(3)

    def more(self, t: Any) -> Gives[int]:
        return give("3")  # WRONG: gives a word, promised a number


@dataclass(slots=True)
class Main(Section):
    def start(self, t: Any) -> Arrow:
        return call(Counting(3), self.read_number)

    def read_number(self, t: Any, n: int) -> Arrow:
        return call(Counting(3), self.read_word)  # WRONG: a number arrives where a word is read

    def read_word(self, t: Any, n: str) -> Arrow:
        return self.read_number  # WRONG: gone to without its number

    def nothing_arrives(self, t: Any) -> Arrow:
        return call(Main(), self.read_number)  # WRONG: Main gives nothing

    def something_arrives(self, t: Any) -> Arrow:
        return call(Counting(3), self.go_on)  # WRONG: the number has nowhere to go

    def asks(self, t: Any) -> Arrow:
        return ask(0, "how many", [1], self.read_word)  # WRONG: options are numbers

    def listed(self, t: Any) -> Arrow:
        return ask(0, "how many", self.numbers, self.read_number)

    def listed_otherwise(self, t: Any) -> Arrow:
        return ask(0, "how many", self.numbers, self.read_word)  # WRONG: numbers are listed

    def numbers(self, t: Any) -> list[int]:
        return [1]

    def gives(self, t: Any) -> Arrow:
        return give(3)  # WRONG: its callers expect nothing

    def go_on(self, t: Any) -> Arrow:
        return call(Main(), self.once_more)

    def once_more(self, t: Any) -> Arrow:
        return self.go_on

    def done(self, t: Any) -> Arrow:
        return None

    def last(self, t: Any) -> Arrow:
        return call(Main())

    def last_gives(self, t: Any) -> Arrow:
        return call(Counting(3))  # WRONG: the number has nowhere to go


@dataclass(slots=True)
class Counts(Section):
    def start(self, t: Any) -> Gives[int]:
        return call(Counting(3))

    def forgets(self, t: Any) -> Gives[int]:
        return call(Main())  # WRONG: Main gives nothing

    def mistakes(self, t: Any) -> Gives[str]:
        return call(Counting(3))  # WRONG: promised a word
"""


def test_every_wrong_arrow_is_rejected_and_no_other(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE)
    monkeypatch.setenv("MYPYPATH", str(SRC))
    out, _, _ = api.run(
        ["--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}", str(tmp_path / "sample.py")]
    )
    rejected = {int(line) for line in re.findall(r"sample\.py:(\d+): error", out)}
    wrong = {number for number, line in enumerate(SAMPLE.splitlines(), 1) if "# WRONG" in line}
    assert len(wrong) == 11
    assert rejected == wrong, out
