"""Which step puts a question: read from the sources, as `citations.py` reads who cites a rule.

The agenda remembers where an answer goes, not where the question came from.  Whoever imagines another hand needs to
know: with other cards the same step may list other answers.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from heraut.kernel.sections import Section


@cache
def asking_steps(section: type[Section], kind: str, hearer: str) -> tuple[str, ...]:
    """The steps of a section that put a question of this kind whose answer goes to the step `hearer`.

    Without those that are handed an answer themselves: what they ask goes on from it.
    """
    return tuple(
        dict.fromkeys([
            step.name
            for cls in section.__mro__[: section.__mro__.index(Section)]
            for step in _steps(cls)
            if len(step.args.args) == 2 and any(_leads_to(one, kind, hearer) for one in ast.walk(step))
        ])
    )  # fmt: skip


def _steps(cls: type) -> Iterator[ast.FunctionDef]:
    for node in _source(str(sys.modules[cls.__module__].__file__)).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            yield from [step for step in node.body if isinstance(step, ast.FunctionDef)]


@cache
def _source(file: str) -> ast.Module:
    """Of a module; that of a compiled one lies beside it."""
    path = Path(file)
    return ast.parse(path.with_name(path.name.split(".")[0] + ".py").read_text(encoding="utf-8"))


def _leads_to(node: ast.AST, kind: str, hearer: str) -> bool:
    """Is this `ask(…, kind, …, self.hearer)`, or an `offer`?  A kind that is worked out may be any."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("ask", "offer")):
        return False
    _, asked, _, then, *_ = node.args if node.func.id == "ask" else node.args[1:]
    same = asked.value == kind if isinstance(asked, ast.Constant) else True
    return same and isinstance(then, ast.Attribute) and then.attr == hearer
