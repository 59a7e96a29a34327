"""Build the same sources with mypyc: `make compiled` → build/compiled, which goes before src on the path.

    PYTHONPATH=build/compiled heraut sim heroes3

The kernel and the rules are compiled together, and what the bots of Conan and World of Warcraft think with; everything
else stays as it is.  The sources are copied first, so the pure package is never touched and remains the default.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILT = ROOT / "build" / "compiled"

KERNEL = ("facts", "refusals", "sections", "chance", "state", "memo", "options", "table", "values", "windows")
GAMES = {
    "confrontation": (
        "printed/cards", "printed/wound_table", "printed/scenarios", "printed/content", "model", "answers", "numbers/*",
        "rules/**/*",
    ),
    "heroes3": (
        "printed/effects", "printed/cards", "printed/board", "printed/missions", "printed/content", "model",
        "numbers/*", "rules/**/*",
    ),
    "mage_knight": (
        "printed/effects", "printed/cards", "printed/statuses", "printed/board", "printed/missions", "printed/content",
        "model/*", "answers/*", "numbers/*", "rules/**/*",
    ),
    "conan": (
        "printed/effects", "printed/pieces", "printed/board", "printed/missions", "printed/content", "model",
        "answers/*", "numbers/*", "rules/**/*", "mind/*",
    ),
    "wow_adventure": (
        "printed/effects", "printed/cards", "printed/board", "printed/content", "model", "answers", "numbers/*",
        "rules/**/*", "mind/*",
    ),
}  # fmt: skip

# Classes that interpreted code derives from: toys in the tests, games that are not compiled.
OPEN = {
    "kernel/sections.py": ("Section",),
    "kernel/state.py": ("State",),
    "kernel/windows.py": ("Window", "GivingWindow"),
    "tabletop/throws.py": ("RollOff",),
    "games/mage_knight/rules/ch1_reminders/moments.py": ("Moment",),
    "games/mage_knight/rules/ch1_reminders/own_business.py": ("OwnBusiness",),
    "games/wow_adventure/rules/frames.py": ("OwnTurn", "WholeGame"),
}

# A dataclass with slots that derives from a compiled one must see which fields are laid out already; mypyc refuses true
# slots, so these are a tuple that calls itself empty.
SLOTS = """

class _Laid(tuple[str, ...]):
    def __bool__(self) -> bool:
        return False


def _lay_out(cls: type) -> None:
    setattr(cls, "__slots__", _Laid(getattr(cls, "__dataclass_fields__")))


for _open in (Section, State, Window, GivingWindow):
    _lay_out(_open)
"""
LAID = """

from heraut.kernel import _lay_out

_lay_out({name})
"""

NEW = """
from typing import Any as _Any, Final as _Final, cast as _cast

_new: _Final[_Any] = tuple.__new__
"""

# One file of C a module, as many at a time as there are processors: all in one would take several times as long.
# What a module does on import is done once and is half of the code, so it is not optimised.  Nothing is called from
# outside but what Python asks for: hidden, calls from file to file are as direct as within one.
SETUP = """
import re
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
from distutils.unixccompiler import UnixCCompiler

built = mypycify({modules!r}, opt_level="3", debug_level="0", multi_file=True)
once = "#if defined(__GNUC__) && !defined(__clang__)\\n__attribute__((optimize(0)))\\n#endif\\n"
for source in map(Path, {{source for one in built for source in one.sources}}):
    text = re.sub(r"(?m)^char CPyDef_\\w+_____top_level__\\(void\\) {{", once + r"\\g<0>", source.read_text())
    source.write_text(text)

for one in built:
    one.extra_compile_args.append("-fvisibility=hidden")

pool, begun = ThreadPoolExecutor(cpu_count()), []
compile_one, link = UnixCCompiler._compile, UnixCCompiler.link

def link_what_is_compiled(*given, **named):
    while begun:
        begun.pop().result()
    link(*given, **named)

UnixCCompiler._compile = lambda *given: begun.append(pool.submit(compile_one, *given))
UnixCCompiler.link = link_what_is_compiled
setup(name="heraut", packages=[], ext_modules=built)
"""


def main() -> None:
    if missing := lacking():
        sys.exit(missing)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "heraut", BUILT / "heraut", ignore=shutil.ignore_patterns("__pycache__"))
    derived_from, tuples = bases_of(chosen()), tuples_of(sorted((BUILT / "heraut").rglob("*.py")))
    for path in chosen():
        write_inits(path, derived_from)
        make_final(path)
        path.write_text(tell_listeners(path.read_text(encoding="utf-8")), encoding="utf-8")
        path.write_text(make_tuples(path.read_text(encoding="utf-8"), tuples), encoding="utf-8")
    intern_steps(BUILT / "heraut" / "kernel" / "table.py")
    for file, classes in OPEN.items():
        leave_open(BUILT / "heraut" / file, classes)
    with (BUILT / "heraut" / "kernel" / "__init__.py").open("a", encoding="utf-8") as kernel:
        kernel.write(SLOTS)
    script = BUILT / "setup.py"
    script.write_text(SETUP.format(modules=[str(path.relative_to(BUILT)) for path in chosen()]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script.name, "-q", "build_ext", "--inplace"], cwd=BUILT, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nmypyc could not build {BUILT}")
    shutil.rmtree(BUILT / "build")
    script.unlink()
    print(f"compiled into {BUILT.relative_to(ROOT)}")


def lacking() -> str:
    """What this machine must have and has not; "" if nothing is missing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"A C compiler is needed, and '{compiler}' was not found. On Debian and Ubuntu: apt-get install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "The headers of Python are needed (Python.h). On Debian and Ubuntu: apt-get install python3-dev"
    return ""


def chosen() -> list[Path]:
    """What is compiled."""
    heraut = BUILT / "heraut"
    found = [heraut / "kernel" / f"{name}.py" for name in KERNEL]
    found += [heraut / "tabletop" / f"{name}.py" for name in ("discs", "hexes", "purse", "throws")]
    found += [heraut / "players" / "dice.py"]
    for game, names in GAMES.items():
        for name in names:
            found += sorted((heraut / "games" / game).glob(f"{name}.py"))
    return [path for path in found if path.name != "__init__.py"]


def bases_of(paths: list[Path]) -> set[str]:
    """The classes from which others derive, in whatever file."""
    nodes = [node for path in paths for node in ast.parse(path.read_text(encoding="utf-8")).body]
    found = {ast.unparse(base) for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases}
    return found.union(*OPEN.values())


def write_inits(path: Path, derived_from: set[str]) -> None:
    """mypyc leaves the `__init__` of a dataclass interpreted: in the copy, sections and records get one written out.

    Not those from which others derive: these would be handed the arguments of theirs.
    """
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    for node in reversed(tree.body):
        if not isinstance(node, ast.ClassDef) or "dataclass(slots=True)" not in map(ast.unparse, node.decorator_list):
            continue
        bases = [ast.unparse(base) for base in node.bases]
        if bases not in ([], ["Section"]) or node.name in derived_from:
            continue
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        taken = ["self", *map(parameter, fields), *(["*", 'at: str = "start"'] if bases else [])]
        sets = [f"self.{name} = {value}" for name, value in map(setting, fields)] + (["self.at = at"] if bases else [])
        body = [f"    def __init__({', '.join(taken)}) -> None:", *(f"        {one}" for one in sets or ["pass"])]
        lines[node.body[-1].end_lineno : node.body[-1].end_lineno] = ["", *body]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def parameter(field: ast.AnnAssign) -> str:
    name, hint = ast.unparse(field.target), ast.unparse(field.annotation)
    if field.value is None:
        return f"{name}: {hint}"
    return f"{name}: {hint} | None = None" if made(field) else f"{name}: {hint} = {ast.unparse(field.value)}"


def setting(field: ast.AnnAssign) -> tuple[str, str]:
    name = ast.unparse(field.target)
    return name, f"({made(field)})() if {name} is None else {name}" if made(field) else name


def made(field: ast.AnnAssign) -> str:
    """What makes the default of `field(default_factory=list)`; a record with a `field` calls it `begins`."""
    if isinstance(field.value, ast.Call) and ast.unparse(field.value.func) in ("field", "begins"):
        return next(ast.unparse(given.value) for given in field.value.keywords if given.arg == "default_factory")
    return ""


def make_final(path: Path) -> None:
    """Names in capitals never change: told so, mypyc does not look them up."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    constants = [node for node in ast.parse(text).body if isinstance(node, ast.Assign) and is_constant(node)]
    for node in reversed(constants):
        names, value = ast.unparse(node.targets[0]).strip("()").split(", "), node.value
        values = list(map(ast.unparse, value.elts)) if isinstance(value, ast.Tuple) else [ast.unparse(value)]
        if len(names) == 1:
            values = [ast.unparse(value)]
        elif values[0].startswith("range("):
            values = list(map(str, range(len(names))))
        lines[node.lineno - 1 : node.end_lineno] = [
            f"{name}: Final = {one}" for name, one in zip(names, values, strict=True)
        ]
    if constants:
        future = "from __future__ import annotations"
        lines.insert(lines.index(future) + 1 if future in lines else 0, "from typing import Final")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def is_constant(node: ast.Assign) -> bool:
    return ast.unparse(node.targets[0]).isupper() and "TypeVar" not in ast.unparse(node.value)


def tell_listeners(text: str) -> str:
    """`t.tell(…)` builds what it tells before anybody can say that nobody listens: in the copy that is asked first."""
    lines = text.splitlines()
    told = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr) and is_told(node.value)]
    for node in sorted(told, key=lambda node: node.lineno, reverse=True):
        indent = " " * node.col_offset
        whole = [f"    {line}" for line in lines[node.lineno - 1 : node.end_lineno]]
        lines[node.lineno - 1 : node.end_lineno] = [f"{indent}if t.listener is not None:", *whole]
    return "\n".join(lines) + "\n"


def is_told(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "t.tell"


def tuples_of(paths: list[Path]) -> dict[str, list[ast.expr | None]]:
    """Every NamedTuple, by its full name, with what its fields are if nothing is said."""
    found: dict[str, list[ast.expr | None]] = {}
    for path in paths:
        module = ".".join(path.relative_to(BUILT).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
                fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
                found[f"{module}.{node.name}"] = [field.value for field in fields]
    return found


def make_tuples(text: str, tuples: dict[str, list[ast.expr | None]]) -> str:
    """What makes a NamedTuple stays interpreted: in the copy `Go(figure, area)` is a tuple at once, its word included.

    Only where fields are given in order, and what is not given is a number or a word.
    """
    tree, lines, edits = ast.parse(text), text.encode().split(b"\n"), list[tuple[int, int, int, str]]()
    named = {
        one.asname or one.name: tuples[f"{node.module}.{one.name}"]
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for one in node.names
        if f"{node.module}.{one.name}" in tuples
    }
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for call in {node for function in functions for node in ast.walk(function) if isinstance(node, ast.Call)}:
        name, given = ast.unparse(call.func), call.args
        if name not in named or not given or call.keywords or any(isinstance(one, ast.Starred) for one in given):
            continue
        line, end, rest = call.end_lineno or 0, call.end_col_offset or 0, named[name][len(given) :]
        closed = (given[-1].end_lineno, given[-1].end_col_offset) == (line, end - 1)
        if closed and all(isinstance(default, ast.Constant) for default in rest):
            words = "".join([f", {ast.unparse(default)}" for default in rest if default])
            edits.append((call.lineno, call.col_offset, len(name) + 1, f"_cast({name}, _new({name}, ("))
            edits.append((line, end - 1, 0, f"{words},))"))
    for line, begin, length, new in sorted(edits, reverse=True):
        row = lines[line - 1]
        lines[line - 1] = row[:begin] + new.encode() + row[begin + length :]
    if not edits:
        return text
    whole, future = b"\n".join(lines).decode(), "from __future__ import annotations\n"
    return whole.replace(future, future + NEW, 1) if future in whole else NEW + whole


def intern_steps(path: Path) -> None:
    """A compiled method makes its name anew whenever it is asked for: interned, the step is found without a search."""
    text = path.read_text(encoding="utf-8")
    text, count = re.subn(r"section\.at = (.*\.__name__)", r"section.at = intern(\1)", text)
    assert count, f"{path} names no steps"
    path.write_text(text.replace("from types import", "from sys import intern\nfrom types import", 1), encoding="utf-8")


def leave_open(path: Path, classes: tuple[str, ...]) -> None:
    """Mark classes that may be derived from in plain Python; only the copy knows of it."""
    text = path.read_text(encoding="utf-8")
    for name in classes:
        head = re.compile(rf"^((?:@dataclass.*\n)?class {name}\b)", re.MULTILINE)
        text, count = head.subn(r"@mypyc_attr(allow_interpreted_subclasses=True)\n\1", text)
        assert count == 1, f"{path} has no class {name}"
    future = "from __future__ import annotations\n"
    text = text.replace(future, f"{future}\nfrom mypy_extensions import mypyc_attr\n", 1)
    if path.parent.name != "kernel":
        text += "".join([LAID.format(name=name) for name in classes])
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
