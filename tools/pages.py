"""The pages belong into every wheel: hatch calls this, which builds them, or stops and says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("src/heraut/server/static")
STOPPED = (
    "The pages of Héraut are not built, and without them a package is of no use in a browser: {why}. "
    "Run `make web` in the folder of the project, or install Node 20.19 or newer with npm, and build again."
)


class Pages(BuildHookInterface):  # type: ignore[type-arg]
    """Before anything is packed.  Sources that are only linked need no pages: `make` builds them when they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            make_pages(Path(self.root))


def make_pages(root: Path) -> None:
    """See to it that there are pages in the package."""
    if (root / BUILT / "index.html").exists():
        return
    web, npm = root / "web", shutil.which("npm")
    if not (web / "package.json").exists():
        sys.exit(STOPPED.format(why="these sources hold nothing to build them from"))
    if npm is None:
        sys.exit(STOPPED.format(why="there is no npm to build them with"))
    try:
        if not (web / "node_modules").exists():
            _run(npm, "ci", "--no-audit", "--no-fund", at=web)
        _run(npm, "run", "build", "--", "--logLevel", "warn", at=web)
    except subprocess.CalledProcessError as failed:
        sys.exit(STOPPED.format(why=f"`npm {failed.cmd[1]}` failed, see above"))
    shutil.rmtree(root / BUILT, ignore_errors=True)
    shutil.copytree(web / "dist", root / BUILT)


def _run(*command: str, at: Path) -> None:
    subprocess.run(command, cwd=at, check=True, stdout=sys.stderr)
