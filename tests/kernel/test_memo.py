"""What was worked out once is remembered, as long as there is room."""

from __future__ import annotations

from heraut.kernel.memo import MOST, Memo


def test_a_memo_never_holds_more_than_its_room() -> None:
    memo = Memo()
    for number in range(2 * MOST + 1):
        memo["square", number] = number * number
        assert len(memo) <= MOST
        assert memo["square", number] == number * number


def test_a_full_memo_forgets_all_but_the_newest() -> None:
    memo = Memo()
    for number in range(MOST):
        memo[number] = number
    assert len(memo) == MOST
    memo["new"] = 1
    assert memo == {"new": 1}


def test_a_part_has_room_of_its_own() -> None:
    memo = Memo()
    for number in range(5):
        memo.part("few", 2)[number] = number
    assert dict(memo.part("few", 2)) == {4: 4}
    assert list(memo) == ["few"]
