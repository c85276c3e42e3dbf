"""Reasons in words: true ones, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from games.diceland.coach.positions import positions
from rollwright import Position
from rollwright.core.facets import Why
from rollwright.games.diceland import GAME
from rollwright.games.diceland.coach.chances import judge_of
from rollwright.games.diceland.coach.sight import Sight, chance_of_more
from rollwright.games.diceland.rules import kernel as k
from rollwright.words import LANGUAGES, say

RED_UNDER_WAY = ["g7", "f8", "f7"]  # a red territory with two free spaces


def staged(throw: str, *moves: str, crossed: list[str] = RED_UNDER_WAY) -> Position:
    """A position on board A after a throw and some moves of the first player."""
    setup = GAME.set_up(["Ada", "Ben"], pieces=["A", "A"])
    position = Position(GAME, setup, start={"active": 0, "crossed": [crossed, []]})
    position.roll(throw)
    for move in moves:
        position.play(0, move)
    return position


def why(position: Position, played: str, better: str) -> dict[str, Any]:
    decisions = [
        [GAME.notation.read_action(position.setup, 0, move) or 0 for move in moves.split(", ")]
        for moves in (played, better)
    ]
    return {
        code.removeprefix("diceland-coach-"): params for code, params in GAME.coach.reasons(position, 0, *decisions)
    }


def test_d11_a_colour_that_cannot_be_used() -> None:
    found = why(staged("rrryyb"), "pick r", "pick y")
    assert found["unusable"] == {"colour": "r", "dice": 3}
    assert "unusable" not in why(staged("rryyyb"), "pick r", "pick y")


def test_d11_how_often_a_throw_overshoots() -> None:
    """One red die is set aside, two can be used: two or more of five overshoot in 19.6 of 100 throws."""
    position = staged("rybosg", "pick r")
    assert chance_of_more(5, 1) == pytest.approx(1 - (5 / 6) ** 5 - 5 / 6 * (5 / 6) ** 4)
    assert why(position, "reroll", "stop")["overshoot"] == {"colour": "r", "percent": 20}


def test_d9_a_full_territory_leaves_nothing_to_throw_for() -> None:
    found = why(staged("rryyyb"), "pick r", "pick y")
    assert found["full"] == {"colour": "r", "dice": 2}


def test_d13_a_treasure_within_reach() -> None:
    """The yellow territory of f5 and f4 has a treasure at d4, two crosses away."""
    position = staged("yyyooo", crossed=["f5", "f4"])
    sight = Sight.of(position, 0)
    assert [sight.steps_to_treasure(1, dice) for dice in (1, 2, 3, 4)] == [0, 2, 2, 0]
    assert why(position, "pick o", "pick y")["treasure-dice"] == {"colour": "y", "dice": 3}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_reason_is_said_in_four_languages(seats: int) -> None:
    told: set[str] = set()
    for position in positions(seats, 4)[::3]:
        for seat in position.pending[:1]:
            found = judge_of(position.setup).after_actions(position, seat)
            best, worst = (pick(found, key=lambda action: found[action][seat]) for pick in (max, min))
            decisions = [completed(position, seat, action) for action in (worst, best)]
            told |= {
                check(each)
                for each in (
                    *GAME.coach.reasons(position, seat, *decisions),
                    *GAME.coach.idea(position, seat, decisions[1]),
                )
            }
    assert len(told) > 12


def completed(position: Position, seat: int, action: int) -> list[int]:
    """A decision that begins with an action, with any crosses that are due then."""
    later, actions = position.copy(), [action]
    later.act(seat, action)
    while seat in later.pending and later.numbers[k.SEAT + seat * k.SEAT_SIZE + k.CROSSES] > 0:
        actions.append(later.legal_actions(seat)[0])
        later.act(seat, actions[-1])
    return actions


def check(reason: Why) -> str:
    code, params = reason
    assert all(isinstance(value, str | int) for value in params.values())
    texts = [say(code, params, language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(text.endswith(".") and "{" not in text and code not in text for text in texts)
    return code
