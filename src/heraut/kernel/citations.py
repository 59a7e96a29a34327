"""Who cites which rule: read from the sources without running them.

Code cites in docstrings, content by a key `rule` or `rules`, tests by `@pytest.mark.rule("CF-E5-4")`.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from heraut.kernel.book import RULE_ID, Citations, Place
from heraut.kernel.hints import docstring_of
from heraut.kernel.sections import Decision, Section

PRINTED = "printed"  # the folder of a game whose TOML files cite too

# Atomic (?>…): "CF-E5-4 CF-E5-5 then text" must cite nothing, not fall back on a part of the ids.
_LEADING_IDS = re.compile(rf"\s*(?>({RULE_ID}(?:\s+{RULE_ID})*))(?=[.,]|\s*\n|\s*\Z)")

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_Scope: TypeAlias = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class AmbiguousFact(ValueError):
    """A kind of fact told in two functions: nobody could say which rule it comes from."""


class UncitedFact(ValueError):
    """A fact told by a function of a game whose docstring begins with no rule id."""


def leading_ids(docstring: str | None) -> tuple[str, ...]:
    """The rule ids a docstring begins with: `CF-E5-4 CF-E5-5. Text…`."""
    found = _LEADING_IDS.match(docstring or "")
    return tuple(found.group(1).split()) if found else ()


def question_rules(section: Section, decision: Decision) -> tuple[str, ...]:
    """The rules of a question that this section put: those that the method which lists its answers begins with."""
    kind: Any = type(section)
    return leading_ids(docstring_of(kind, decision.lister)) if decision.lister else ()


def _cite(citations: Citations, rule_id: str, place: Place) -> None:
    places = citations.setdefault(rule_id, [])
    if place not in places:
        places.append(place)


# --- Python sources, cut into scopes ------------------------------------------------------------------------------


def _files(folder: Path) -> Iterator[list[tuple[Place, _Scope]]]:
    """For each Python file: the module, then each class and function in it, with its place."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_bytes(), filename=str(path))
        yield list(_scopes(Place(path.relative_to(folder).as_posix(), "", 1), tree))


def _scopes(place: Place, scope: _Scope) -> Iterator[tuple[Place, _Scope]]:
    yield place, scope
    for node in _own_nodes(scope):
        if isinstance(node, _DEFINITIONS):
            yield from _scopes(_inside(place, node.name, node.lineno), node)


def _inside(place: Place, name: str, line: int) -> Place:
    return Place(place.file, f"{place.name}.{name}" if place.name and name else place.name or name, line)


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes below this one; an inner class or function is met but not entered."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, _DEFINITIONS):
            yield from _own_nodes(child)


# --- code and content ---------------------------------------------------------------------------------------------


def citations_in_code(package_folder: Path) -> Citations:
    """Rule id → the functions, classes and content entries of this package that cite it."""
    citations: Citations = {}
    for scopes in _files(package_folder):
        for place, scope in scopes:
            if not isinstance(scope, ast.Module):
                for rule_id in leading_ids(ast.get_docstring(scope)):
                    _cite(citations, rule_id, place)
    for path in sorted(package_folder.rglob("*.toml")):
        file = path.relative_to(package_folder)
        if PRINTED in file.parts[:-1]:
            for rule_id, name in _content_ids(_read_toml(path), ""):
                _cite(citations, rule_id, Place(file.as_posix(), name, 0))
    return citations


def _read_toml(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as mistake:
        raise ValueError(f"{path}: this is not TOML: {mistake}") from mistake


def _content_ids(table: dict[str, object], name: str) -> Iterator[tuple[str, str]]:
    """Each (id, entry name) of a table. A misspelt id is given too: the coverage will name it as unknown."""
    for key, value in table.items():
        for number, item in enumerate(value if isinstance(value, list) else [value], start=1):
            if isinstance(item, str) and key in ("rule", "rules"):
                yield item, name
            elif isinstance(item, dict):
                inner = str(item.get("id") or item.get("name") or f"{key} {number}") if item is not value else key
                yield from _content_ids(item, f"{name}.{inner}" if name else inner)


# --- facts --------------------------------------------------------------------------------------------------------


def fact_rules(package_folder: Path) -> dict[str, tuple[str, ...]]:
    """Kind of fact → the rules of the one function that tells it."""
    teller: dict[str, Place] = {}
    rules: dict[str, tuple[str, ...]] = {}
    for scopes in _files(package_folder):
        for place, scope in scopes:
            ids = leading_ids(ast.get_docstring(scope)) if not isinstance(scope, ast.Module) else ()
            for kind in _kinds_told(scope):
                first = teller.setdefault(kind, place)
                if first != place:
                    raise AmbiguousFact(
                        f"The fact {kind!r} is told in two functions: {_at(first)} and {_at(place)}. Keep one of them."
                    )
                if not ids and not _is_kernel(package_folder / place.file):
                    raise UncitedFact(
                        f"The fact {kind!r} is told in {_at(place)}, whose docstring begins with no rule id."
                    )
                rules[kind] = ids
    return rules


def _kinds_told(scope: _Scope) -> Iterator[str]:
    for node in _own_nodes(scope):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            kind = node.args[0] if node.args else None
            if isinstance(kind, ast.Constant) and isinstance(kind.value, str):
                yield kind.value


def _at(place: Place) -> str:
    return f"{place} (line {place.line})"


def _is_kernel(path: Path) -> bool:
    # The kernel tells facts of every game (a die thrown, a card drawn): no rulebook states them.
    return "/heraut/kernel/" in path.resolve().as_posix()


# --- tests --------------------------------------------------------------------------------------------------------


class _Mark(NamedTuple):
    rule_ids: tuple[str, ...]
    covers_scope: bool  # a decorator or pytestmark; otherwise a mark kept in a list of cases
    name: str
    line: int


def citations_in_tests(tests_folder: Path) -> Citations:
    """Rule id → the tests marked with it. A mark on a class or a module counts for each test in it."""
    citations: Citations = {}
    for scopes in _files(tests_folder):
        tests = [place for place, scope in scopes if not isinstance(scope, ast.ClassDef) and _is_test(place.name)]
        for place, scope in scopes:
            for mark in _marks(scope):
                places = _tests_below(place, tests) if mark.covers_scope else [_inside(place, mark.name, mark.line)]
                for rule_id in mark.rule_ids:
                    for proof in places:
                        _cite(citations, rule_id, proof)
    return citations


def _is_test(name: str) -> bool:
    # As pytest collects: a marked function that pytest never runs proves nothing.
    *classes, function = name.split(".")
    return function.startswith("test") and all(part.startswith("Test") for part in classes)


def _tests_below(place: Place, tests: list[Place]) -> list[Place]:
    return [test for test in tests if not place.name or f"{test.name}.".startswith(f"{place.name}.")]


def _marks(scope: _Scope) -> Iterator[_Mark]:
    for decorator in [] if isinstance(scope, ast.Module) else scope.decorator_list:
        yield from _marks_in(decorator, covers_scope=True, name="")
    for statement in scope.body:
        if not isinstance(statement, _DEFINITIONS):
            name = _assigned_name(statement)
            yield from _marks_in(statement, covers_scope=name == "pytestmark", name=name)


def _marks_in(node: ast.AST, *, covers_scope: bool, name: str) -> Iterator[_Mark]:
    for call in [node, *_own_nodes(node)]:
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule"):
            ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            yield _Mark(tuple(ids), covers_scope, name, call.lineno)


def _assigned_name(statement: ast.stmt) -> str:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.AugAssign(target=ast.Name(id=name)):
            return name
    return ""
