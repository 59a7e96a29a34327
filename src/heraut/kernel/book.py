"""The rulebook: its ledger of rules, and which of them are applied and proved.

ledger.toml ── read_ledger ──→ Ledger ─┐
sources ────── citations.py ─→ places ─┼─ coverage ──→ Coverage
tests ──────── citations.py ─→ places ─┘
"""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from heraut.kernel.content import Text

# Two signs for the game (CF, MK, H3), the section, the number in the section.
RULE_ID = r"[A-Z][A-Z0-9]-[A-Z0-9]+-\d+"


class UnknownRule(KeyError):
    """A rule id that the ledger does not hold, and those it may have been meant for."""

    def __init__(self, rule_id: str, game: str, near: Sequence[str]) -> None:
        super().__init__(rule_id, game, near)
        self.rule_id, self.game, self.near = rule_id, game, tuple(near)

    def __str__(self) -> str:
        # KeyError shows its argument between quotes; ours is a sentence.
        hint = f" Near it: {', '.join(self.near)}." if self.near else ""
        return f"There is no rule {self.rule_id!r} in the ledger of {self.game}.{hint}"


class BadLedger(ValueError):
    """A ledger that cannot be read: the sentence names the file, the entry and the word."""


class Rule(NamedTuple):
    """One rule of the book, in both languages."""

    id: str
    ref: str
    en: str
    fr: str
    source: str
    official: str = ""
    waived: str = ""
    official_fr: str = ""

    @property
    def section(self) -> str:
        """The id without its last number: rules of one section of the book share it."""
        return self.id.rpartition("-")[0]

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Ledger(NamedTuple):
    """Every rule of one game, in the book's order."""

    game: str
    source: str
    rules: dict[str, Rule]
    titles: Mapping[str, Text] = MappingProxyType({})
    flows: Mapping[str, Text] = MappingProxyType({})  # the ways through its sections, drawn as boxes

    def title(self, section: str) -> Text:
        """What a section of the book is called; its part of the ids where the ledger does not say."""
        return self.titles.get(section) or Text(en=section, fr=section)

    def rule(self, rule_id: str) -> Rule:
        if rule_id in self.rules:
            return self.rules[rule_id]
        raise UnknownRule(rule_id, self.game, get_close_matches(rule_id, self.rules, n=3))

    def speaking_of(self, words: str) -> "Ledger":
        """The rules whose paragraph, or whose text in one of the languages, has all of these words."""
        wanted = _folded(words).split()
        found = {
            rule.id: rule
            for rule in self.rules.values()
            if any(all(word in text for word in wanted) for text in map(_folded, (rule.fr, rule.en, rule.ref)))
        }
        return self._replace(rules=found)


def _folded(text: str) -> str:
    """Without capitals, accents and typographer's apostrophes: what people type is compared so."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# --- reading ledger.toml ------------------------------------------------------------------------------------------

_REQUIRED = ("id", "ref", "en", "fr", "source")
_OPTIONAL = ("official", "official_fr", "waived")


def read_ledger(path: Path) -> Ledger:
    """Read a ledger, or raise BadLedger on the first mistake in it."""
    try:
        page = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as mistake:
        raise BadLedger(f"{path}: this is not TOML: {mistake}") from mistake
    entries = page.pop("rule", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadLedger(f"{path}: 'rule' must be written as [[rule]] entries")
    titles = {id: _read_title(path, id, title) for id, title in page.pop("sections", {}).items()}
    flows = {id: _read_flow(path, id, flow, titles) for id, flow in page.pop("flows", {}).items()}
    _check_words(path, "top of the file", page, ("game", "source"), ())
    rules: dict[str, Rule] = {}
    for number, entry in enumerate(entries, start=1):
        rule = _read_rule(path, number, entry)
        if rule.id in rules:
            raise BadLedger(f"{path}: entry {number}: duplicate id {rule.id!r}")
        rules[rule.id] = rule
    return Ledger(page["game"], page["source"], rules, titles, flows)


def _read_title(path: Path, id: str, title: object) -> Text:
    if not isinstance(title, dict):
        raise BadLedger(f"{path}: section {id}: its title must be written as {{ en = …, fr = … }}")
    return Text(**_check_words(path, f"section {id}", title, ("en", "fr"), ()))


def _read_flow(path: Path, id: str, flow: object, titles: Mapping[str, Text]) -> Text:
    """A way through a section; both languages have the same boxes, and those that are ids name a section."""
    if id not in titles or not isinstance(flow, dict):
        raise BadLedger(f"{path}: flow {id}: it must be written as {{ en = …, fr = … }}, for a section with a title")
    text = Text(**_check_words(path, f"flow {id}", flow, ("en", "fr"), ()))
    drawn = [_boxes(told) for told in (text.en, text.fr)]
    if drawn[0] != drawn[1]:
        raise BadLedger(f"{path}: flow {id}: the boxes of the two languages differ")
    if unknown := {box for line in drawn[0] for box, _ in line} - {"", *titles}:
        raise BadLedger(f"{path}: flow {id}: no section {min(unknown)}")
    return text


def _boxes(flow: str) -> list[list[tuple[str, bool]]]:
    """Line by line, for each box: the section whose title it bears, and whether it comes again."""
    lines = [line.split(" → ") for line in flow.split("\n")]
    named = re.compile(r"[A-Z][A-Z0-9]-[A-Z0-9]+(?![\w-])")
    return [[(found[0] if (found := named.match(box)) else "", box.endswith("⟲")) for box in line] for line in lines]


def _read_rule(path: Path, number: int, entry: Mapping[str, object]) -> Rule:
    rule_id = entry.get("id")
    where = f"entry {number} ({rule_id})" if isinstance(rule_id, str) and rule_id else f"entry {number}"
    words = _check_words(path, where, entry, _REQUIRED, _OPTIONAL)
    if not re.fullmatch(RULE_ID, words["id"]):
        raise BadLedger(f"{path}: entry {number}: malformed id {words['id']!r}, expected a form like CF-E5-4")
    return Rule(**words)


def _check_words(
    path: Path, where: str, entry: Mapping[str, object], required: Sequence[str], optional: Sequence[str]
) -> dict[str, str]:
    for field in required:
        if field not in entry:
            raise BadLedger(f"{path}: {where}: missing field {field!r}")
    words: dict[str, str] = {}
    for field, value in entry.items():
        if field not in required and field not in optional:
            near = get_close_matches(field, [*required, *optional], n=1)
            hint = f", did you mean {near[0]!r}?" if near else ""
            raise BadLedger(f"{path}: {where}: unknown field {field!r}{hint}")
        if not isinstance(value, str) or not value.strip():
            raise BadLedger(f"{path}: {where}: field {field!r} must be a text that is not empty")
        words[field] = value
    return words


# --- coverage: which rules are applied by code and proved by tests ------------------------------------------------


class Place(NamedTuple):
    """Where a rule is cited: a file, and the function, class, test or content entry in it."""

    file: str
    name: str
    line: int  # 0 in content files: TOML entries are read without their line

    def __str__(self) -> str:
        return f"{self.file}: {self.name}" if self.name else self.file


Citations: TypeAlias = dict[str, list[Place]]
Status = Literal["proved", "waived", "missing code", "missing test"]


class Proof(NamedTuple):
    """How one rule stands. Without code *and* test the status is "missing code": code comes first."""

    rule: Rule
    status: Status
    code: tuple[Place, ...]
    tests: tuple[Place, ...]


class UnknownCitation(NamedTuple):
    """An id cited by code or tests that the ledger does not hold."""

    rule_id: str
    place: Place


class Coverage(NamedTuple):
    proofs: tuple[Proof, ...]
    unknown: tuple[UnknownCitation, ...]

    @property
    def complete(self) -> bool:
        return not self.unknown and not self.wrong

    @property
    def wrong(self) -> list[Proof]:
        """The rules without code or test."""
        return [proof for proof in self.proofs if proof.status not in ("proved", "waived")]

    def totals(self) -> dict[str, int]:
        count = {"proved": 0, "waived": 0, "missing code": 0, "missing test": 0}
        for proof in self.proofs:
            count[proof.status] += 1
        return count


def coverage(ledger: Ledger, code_citations: Citations, test_citations: Citations) -> Coverage:
    """Compare the ledger with what the code and the tests cite."""
    proofs: list[Proof] = []
    for rule in ledger.rules.values():
        code, tests = tuple(code_citations.get(rule.id, ())), tuple(test_citations.get(rule.id, ()))
        proofs.append(Proof(rule, _status(rule, code, tests), code, tests))
    unknown = tuple(
        UnknownCitation(rule_id, place)
        for citations in (code_citations, test_citations)
        for rule_id, places in citations.items()
        if rule_id not in ledger.rules
        for place in places
    )
    return Coverage(tuple(proofs), unknown)


def _status(rule: Rule, code: Sequence[Place], tests: Sequence[Place]) -> Status:
    if code and tests:
        return "proved"
    if rule.waived:
        return "waived"
    return "missing test" if code else "missing code"
