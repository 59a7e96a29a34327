"""What is this number, and why?"""

from __future__ import annotations

import pytest

from heraut.kernel.values import ADDED, AT_LEAST, AT_MOST, MULTIPLIED, PRINTED, REPLACED, Part, explain, total


def test_a_printed_value_stands_alone() -> None:
    assert total([Part(PRINTED, 4, "card")]) == 4


def test_no_parts_make_nothing() -> None:
    assert total([]) == 0


def test_parts_apply_in_their_layers() -> None:
    parts = [
        Part(PRINTED, 4, "card"),
        Part(REPLACED, 2, "sustained defence"),
        Part(ADDED, 3, "charge"),
        Part(ADDED, -1, "wound"),
        Part(MULTIPLIED, 2, "swift"),
        Part(AT_MOST, 7, "ceiling"),
    ]
    assert total(parts) == min((2 + 3 - 1) * 2, 7) == 7


def test_a_value_is_bounded_from_below() -> None:
    assert total([Part(PRINTED, 1, "card"), Part(ADDED, -3, "fear"), Part(AT_LEAST, 0, "never below 0")]) == 0


def test_the_number_and_its_explanation_are_the_same_parts() -> None:
    parts = (Part(PRINTED, 4, "card"), Part(ADDED, 1, "charge", ("CF-E1-1",)))
    value, why = explain(part for part in parts)
    assert value == total(parts) == 5
    assert why == list(parts)


def test_parts_out_of_order_are_a_mistake_in_the_rules() -> None:
    with pytest.raises(ValueError, match="out of order"):
        explain([Part(ADDED, 1, "charge"), Part(PRINTED, 4, "card")])
