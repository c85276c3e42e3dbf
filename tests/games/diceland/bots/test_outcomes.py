"""All outcomes of a throw, against plain enumeration."""

from __future__ import annotations

from itertools import product

import pytest

from rollwright.games.diceland.bots.outcomes import (
    colours_missing,
    first_outcome,
    last_outcome,
    next_outcome,
    ways_to_throw,
)


def all_throws(dice: int) -> dict[int, int]:
    """Every outcome, and how many of the 6^dice cases have it."""
    cases: dict[int, int] = {}
    for faces in product(range(6), repeat=dice):
        word = sum(1 << 4 * face for face in faces)
        cases[word] = cases.get(word, 0) + 1
    return cases


@pytest.mark.parametrize("dice", range(1, 7))
def test_every_outcome_comes_once_with_its_cases(dice: int) -> None:
    outcome, found = first_outcome(dice), {}
    while True:
        assert outcome not in found
        found[outcome] = ways_to_throw(dice, outcome)
        if outcome == last_outcome(dice):
            break
        outcome = next_outcome(outcome)
    assert found == all_throws(dice)


def test_colours_missing() -> None:
    for outcome in all_throws(4):
        assert colours_missing(outcome) == sum(outcome >> 4 * colour & 15 == 0 for colour in range(6))
