"""Everything that Mage Knight can ask, answer and play is met in random games, or excused by name."""

from __future__ import annotations

import pytest

from tests.games.test_reached import meet_everything


@pytest.mark.interpreted("some of these games begin by a section that derives from the rules'")
def test_everything_is_met_in_random_play() -> None:
    meet_everything("mage_knight")
