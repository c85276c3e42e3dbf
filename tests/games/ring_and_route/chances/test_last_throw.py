"""The last throw: who wins with it if somebody may end the game."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.games.ring_and_route.bots.printed import shipped_paper
from rollwright.games.ring_and_route.chances import knowledge, network
from rollwright.games.ring_and_route.chances.making import positions
from rollwright.games.ring_and_route.chances.making.positions import Pool, Positions
from rollwright.games.ring_and_route.coach.plain_build import plain_build

NO_PAR = np.zeros(network.MOST_POINTS + 1, dtype=np.float32)
EMPTY = len(shipped_paper().sides[0].routes.lengths) - 1  # the class of no route
FULL_RING = 16 * 16
FULL_ROUTE = 0  # the class


def seat(misthrows: int, phase: int, banked: int, *, route: int = EMPTY, arc: int = 0) -> list[int]:
    """How a seat stands on its second sheet, the first side of the paper."""
    return [0, 1, route, arc, misthrows, phase, banked]


def now(*seats: list[int]) -> np.ndarray:
    """By seat: its chance without the network, to win now, and that this is the last throw."""
    pool = Pool(np.array([seats]), np.zeros((1, len(seats)), dtype=np.float32))
    found: np.ndarray = Positions(knowledge.TABLES, len(seats), NO_PAR).seen(pool).now[0]
    return found


def test_r15_before_the_second_misthrow_no_throw_is_the_last() -> None:
    assert now(seat(1, 0, 40), seat(0, 1, 10)).tolist() == [[1, 0, 0], [1, 0, 0]]


def test_r15_who_is_far_ahead_ends_the_game() -> None:
    assert now(seat(2, 0, 40), seat(0, 1, 10))[:, 1:].tolist() == [[1, 1], [0, 1]]
    found = now(seat(0, 1, 20), seat(2, 2, 60), seat(1, 0, 30))
    assert found[:, 1:].tolist() == [[0, 1], [1, 1], [0, 1]]


def test_r11_who_is_far_behind_ends_the_game_only_if_no_dice_fit() -> None:
    """With a full ring and a full route no die can be used; with empty ones, two always can."""
    full = now(seat(2, 1, 0, route=FULL_ROUTE, arc=FULL_RING), seat(0, 0, 90))
    assert full[:, 1:].tolist() == [[0, 1], [1, 1]]
    empty = now(seat(2, 1, 0), seat(0, 0, 90))
    assert empty[:, 1:].tolist() == [[0, 0], [0, 0]]
    assert empty[0, 0] < empty[1, 0]


def test_r19_a_win_is_shared_by_equals() -> None:
    full = {"route": FULL_ROUTE, "arc": FULL_RING}
    assert now(seat(2, 1, 30, **full), seat(0, 0, 30, **full))[:, 1:].tolist() == [[0.5, 1], [0.5, 1]]


def test_plain_python_looks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    close = seat(2, 0, 30, arc=6 * 16 + 3), seat(2, 1, 25, arc=9 * 16 + 5)
    compiled = now(*close)
    assert 0 < compiled[0, 1] < 1
    monkeypatch.setattr(positions, "compiled_loops", lambda: plain_build(positions.PROGRAM))
    assert now(*close) == pytest.approx(compiled, abs=1e-6)
