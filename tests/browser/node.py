"""`python -m tests.browser.node serve` is `heraut serve` as these tests need it: nothing in it depends on the day.

The same dice at every table, so that who plays the same plays the same game.  What is thought about is thought about
shortly, for nobody here judges it, and may take as long as that does on a busy machine.
"""

from __future__ import annotations

from functools import partial
from unittest.mock import patch

from heraut.cli import main
from heraut.server.app import build_app
from heraut.table.fate import SEALED, SECRET_BYTES, SEEDED
from tests.server.client import UNHURRIED

SHARE = 0.2  # of the usual time
SAME = f"{SEALED}:{'78' * SECRET_BYTES}"


def new_dice(dice: str) -> str:
    return SAME if dice in (SEEDED, SEALED) else dice


same_dice = patch("heraut.table.session.new_dice", new_dice)
short_thoughts = patch("heraut.server.thinking.Thinking.share", lambda thinking, thought: SHARE)
unhurried = patch("heraut.server.run.build_app", partial(build_app, patience=UNHURRIED))

if __name__ == "__main__":
    with same_dice, short_thoughts, unhurried:
        main()
