"""Watching: every seat's position is a sample, with the table that it belongs to and the turns that it needed."""

from __future__ import annotations

import numpy as np
import pytest

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.coach import knowledge, scratch
from rollwright.games.diceland.coach.making import watch_loops
from rollwright.games.diceland.coach.making.watch import watch_tables, watch_to_learn
from rollwright.games.diceland.material.board import shipped_board

pytestmark = pytest.mark.usefixtures("plain")


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values made by hand, which have no hidden units; those of shipped boards count spaces, too, which are worth 0."""
    face = np.zeros(scratch.WEIGHTS, np.float32)
    face[: len(weights.hand_made())] = weights.hand_made()
    face[weights.SPACES] = 1
    monkeypatch.setattr(knowledge, "value", weights.hand_made)
    monkeypatch.setattr(knowledge, "faces", lambda: {shipped_board(name).text: face for name in "ABCDEFGH"})


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_samples_are_told_apart_by_seats_order_and_board(seats: int) -> None:
    watched = watch_tables(1, seats, 2, 1)
    assert len(watched.tables) == len(watched.values) == len(watched.turns) >= 2 * seats
    boards, orders = np.divmod(watched.tables, 2 * scratch.ORDERS)
    assert set(boards) == {0, 1}, "the first table has shipped boards, the second invented ones"
    first = seats * (seats - 1) // 2
    assert set(orders % scratch.ORDERS) == set(range(first, first + seats))
    assert (watched.turns == watch_loops.LONGEST).all(), "nobody is there after a round"


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (watch_tables(seed, 2, 1, 1) for seed in (1, 1, 2))
    assert first.values.tolist() == again.values.tolist()
    assert first.values.tolist() != other.values.tolist()


def test_lessons_have_what_the_value_sees_and_what_a_look_ahead_says() -> None:
    boards = [shipped_board("A")] * 2
    packed = knowledge.weights_of(boards)
    lesson = watch_to_learn(boards, 7, 1, 4, packed)
    by_hand = lesson.seen[:, :FEATURES] @ weights.hand_made()[weights.HEAD :]
    assert lesson.values == pytest.approx(by_hand, rel=1e-5)
    assert np.abs(lesson.expected - lesson.values).max() < 3
    assert (lesson.seen[:, FEATURES:] > 0).any(), "something is crossed"
    assert set(lesson.seats) == {0, 1}
    assert set(lesson.games) == {0}
