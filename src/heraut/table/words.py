"""Words: every sentence a player reads, in the player's language.  Fluent, behind our own door.

The words that all games share are in `heraut/words/<lang>.ftl`, a game's own in `games/<game>/words/<lang>.ftl`.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import heraut
from heraut.kernel import Refusal
from heraut.kernel.content import Text
from heraut.kernel.showable import Showable
from heraut.table.extras import extra
from heraut.tabletop.scene import Label
from heraut.tabletop.vocabulary import elided

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

LANGS = ("en", "fr")
HERAUT = Path(heraut.__file__).parent
COMMON = HERAUT / "words"
NO_GAME: Showable[Any] = Showable()
NO_DEFAULT = "E0010"  # what Fluent calls a choice without a default


class MissingWords(LookupError):
    """A message that does not exist in this language, or that lacks something it speaks of."""

    def __init__(self, lang: str, id: str, why: str) -> None:
        super().__init__(f"words/{lang}.ftl: '{id}' {why}")
        self.lang, self.id = lang, id


class Words:
    """The words of one language.  Where two folders have the same message, the later one is heard."""

    def __init__(self, lang: str, folders: Iterable[Path] = (), common: Path = COMMON) -> None:
        if lang not in LANGS:
            sentence = "There are no words in the language '{given}'. There are: {known}."
            raise Refusal("unknown-language", sentence, given=lang, known=", ".join(LANGS))
        self.lang = lang
        fluent = extra("fluent.runtime", "play")
        self._bundle: FluentBundle = fluent.FluentBundle([lang], use_isolating=False)
        for folder in (common, *folders):
            text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(fluent.FluentResource(text), allow_overrides=True)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __call__(self, id: str, /, **args: Any) -> str:
        """The message with these arguments."""
        if not self._bundle.has_message(id):
            raise MissingWords(self.lang, id, "does not exist")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(self.lang, id, "has no text")
        sentence, errors = self._bundle.format_pattern(pattern, {name: plain(arg) for name, arg in args.items()})
        if errors:
            raise MissingWords(self.lang, id, f"cannot be said: {errors[0]}")
        return elided(str(sentence)) if self.lang == "fr" else str(sentence)

    def label(self, label: Label) -> str:
        """A label of a scene; its arguments may be labels and printed names too."""
        if label.text is not None:
            return self.text(label.text)
        return self(label.id, **{name: self._argument(value) for name, value in label.args.items()})

    def refusal(self, error: Refusal) -> str:
        """Why not: `refusal-<id>`; in English when nobody has translated it.  It may quote half a sign sent to us."""
        try:
            said = self(f"refusal-{error.id.replace('_', '-')}", **error.details)
        except (MissingWords, ArithmeticError):
            said = str(error)
        return said.encode("utf-8", "replace").decode()

    def text(self, text: Text) -> str:
        """What is printed, in this language."""
        return text.fr if self.lang == "fr" else text.en

    def _argument(self, value: object) -> object:
        if isinstance(value, Label):
            return self.label(value)
        return self.text(value) if isinstance(value, Text) else value


def folder_of(game: Showable[Any]) -> Path:
    """Where a game lies, with its words and its ledger."""
    return Path(inspect.getfile(type(game))).parent


def game_words(lang: str, game: Showable[Any] = NO_GAME, *folders: Path) -> Words:
    """The words of these folders, and over them those of a game that has some."""
    own = folder_of(game) / "words"
    return _read(lang, *folders, *([own] if (own / f"{lang}.ftl").exists() else []))


@cache
def _read(lang: str, *folders: Path) -> Words:
    """Once: parsing takes a tenth of a second."""
    return Words(lang, folders)


def plain(value: Any) -> int | float | str:
    """A value as Fluent takes it: numbers stay numbers, so that messages can count with them."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (int, float, str)):
        return value
    if isinstance(value, (tuple, list)):
        return ", ".join(str(plain(item)) for item in value)
    return str(value)


# --- mistakes in the words, found before a player does ---------------------------------------------------------------


class Page(NamedTuple):
    """The words of one file: message → what it says, and the terms only this language has."""

    file: Path
    messages: dict[str, ast.Message]
    terms: dict[str, ast.Term]
    mistakes: list[str]


class Names(NamedTuple):
    """The variables, messages and terms that an entry speaks of."""

    variables: set[str]
    messages: set[str]
    terms: set[str]


def lint(folders: Iterable[Path]) -> list[str]:
    """Every mistake in the words of these folders (each has `en.ftl` and `fr.ftl`), one sentence each.

    What a folder does not have it may take from the folders before it: put the common words first.
    """
    mistakes: list[str] = []
    before: list[list[Page]] = []
    for folder in folders:
        pages = [_read_page(folder / f"{lang}.ftl") for lang in LANGS]
        for page, earlier in zip(pages, zip(*before, strict=True) if before else [()] * len(LANGS), strict=True):
            mistakes += page.mistakes
            mistakes += _unknown(page, earlier)
        mistakes += _differences(*pages)
        before.append(pages)
    return mistakes


def _read_page(file: Path) -> Page:
    page = Page(file, {}, {}, [])
    if not file.exists():
        page.mistakes.append(f"{file}: there is no such file")
        return page
    text = file.read_text(encoding="utf-8")
    syntax = extra("fluent.syntax", "play")
    for entry in syntax.FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, syntax.ast.Junk):
            page.mistakes.append(f"{file}, line {line}: {_junk(entry)}")
        elif isinstance(entry, (syntax.ast.Message, syntax.ast.Term)):
            known: dict[str, Any] = page.terms if isinstance(entry, syntax.ast.Term) else page.messages
            if entry.id.name in known:
                page.mistakes.append(f"{file}, line {line}: '{entry.id.name}' is there twice")
            known.setdefault(entry.id.name, entry)
    return page


def _junk(entry: ast.Junk) -> str:
    first = (entry.content or "").strip().split("\n")[0]
    notes = entry.annotations or []
    if any(note.code == NO_DEFAULT for note in notes):
        return f"a choice in '{first}' has no default (*)"
    return f"'{first}' is not Fluent: {notes[0].message if notes else 'it cannot be read'}"


def _names(entry: ast.Message | ast.Term) -> Names:
    names = Names(set(), set(), set())
    kinds = {
        "VariableReference": names.variables,
        "MessageReference": names.messages,
        "TermReference": names.terms,
    }
    left: list[Any] = [entry]
    while left:
        node = left.pop()
        if isinstance(node, list):
            left += node
        elif hasattr(node, "__dict__"):
            left += vars(node).values()
            if type(node).__name__ in kinds:
                kinds[type(node).__name__].add(node.id.name)
    return names


def _unknown(page: Page, earlier: Iterable[Page]) -> Iterator[str]:
    """Messages and terms that are spoken of and do not exist."""
    pages = [page, *earlier]
    entries: list[ast.Message | ast.Term] = [*page.messages.values(), *page.terms.values()]
    for entry in entries:
        names = _names(entry)
        lost = {name for name in names.messages if not any(name in known.messages for known in pages)}
        lost |= {f"-{name}" for name in names.terms if not any(name in known.terms for known in pages)}
        for name in sorted(lost):
            yield f"{page.file}: '{entry.id.name}' speaks of '{name}', which does not exist"


def _differences(one: Page, other: Page) -> Iterator[str]:
    """What is said in one language only, or said of other things."""
    for here, there in ((one, other), (other, one)):
        for id in here.messages:
            if id not in there.messages:
                yield f"{there.file}: '{id}' is missing ({here.file.name} has it)"
    for id, entry in one.messages.items():
        if id in other.messages:
            ours, theirs = _variables(one, entry), _variables(other, other.messages[id])
            if ours != theirs:
                names = ", ".join(f"${name}" for name in sorted(ours ^ theirs))
                yield f"{other.file}: '{id}' does not speak of the same things as {one.file.name}: {names}"


def _variables(page: Page, entry: ast.Message) -> set[str]:
    """The arguments a message needs, those of the messages it quotes included."""
    found: set[str] = set()
    seen: set[str] = set()
    left: list[ast.Message] = [entry]
    while left:
        quoted = left.pop()
        names = _names(quoted)
        found |= names.variables
        left += [page.messages[name] for name in names.messages - seen if name in page.messages]
        seen |= names.messages
    return found
