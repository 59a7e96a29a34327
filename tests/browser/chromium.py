"""Which Chromium the tests use; `python -m tests.browser.chromium` installs one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
NONE = "No Chromium here. Install one (Debian: apt-get install chromium), or name one: HERAUT_CHROMIUM=/path/to/it."


def find() -> str | None:
    """The named one, the system's, or Playwright's own."""
    named = os.environ.get("HERAUT_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None) or _own()


def _own() -> str | None:
    with sync_playwright() as driver:
        path = driver.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """The distribution's as root on Debian; else Playwright's own, which it fetches by itself."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]):
            print(" ".join(command), flush=True)
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False, timeout=900)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, timeout=900)


def main() -> None:
    if not find():
        install()
    if not find():
        print(NONE, file=sys.stderr)
        sys.exit(bool(os.environ.get("CI")))


if __name__ == "__main__":
    main()
