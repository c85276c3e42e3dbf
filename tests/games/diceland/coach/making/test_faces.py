"""Values of shipped boards: what is learned is what the kernel reads, and a run depends on its recipe only."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from games.diceland.bots.positions import new_scratch, some_game
from rollwright.games.diceland.bots import features, weights
from rollwright.games.diceland.bots import scratch as s
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.value import turns_needed
from rollwright.games.diceland.coach import scratch
from rollwright.games.diceland.coach.making import faces, learn
from rollwright.games.diceland.coach.making.faces import RECIPE, FaceNetwork, inputs, learn_face, targets
from rollwright.games.diceland.coach.making.learn import take_over
from rollwright.games.diceland.coach.making.watch import Lesson
from rollwright.games.diceland.rules import kernel as k

TINY = replace(RECIPE, hidden=8, batches=2, tables=1, games=1)


@pytest.fixture(autouse=True)
def _small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "MINIBATCH", 4)


def test_a_face_has_weights_of_the_size_that_there_is_room_for() -> None:
    assert len(FaceNetwork(1, weights.MOST_HIDDEN).packed(0.5, 0.0)) == scratch.WEIGHTS


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_gives_the_value_of_the_network(seed: int) -> None:
    game, network = some_game(seed, boards="CE"), FaceNetwork(2, 8)
    rng = np.random.default_rng(seed)
    network.layers = [(np.asarray(rng.normal(size=layer.shape)) / 4).astype(np.float32) for layer in network.layers]
    out, notes = new_scratch()
    facts, me = game.setup.facts, k.SEAT
    packed = network.packed(0.5, 0.0)
    assert packed[weights.SPACES] == 1
    turns = turns_needed(game.state, me, facts, facts[k.T_BOARD], packed.tolist(), out, notes)
    crossed = [game.state[me + k.CROSSED], game.state[me + k.CROSSED + 1]]
    seen = inputs(np.array([[*out[s.BASE_FEATURES :][:FEATURES], *crossed]]))
    assert seen[0, FEATURES:].sum() == sum(map(int.bit_count, crossed))
    assert turns == pytest.approx(float(network.turns_needed(np.repeat(seen, 16, axis=0))[0]), rel=1e-4)


def test_learning_begins_with_the_value_of_all_boards() -> None:
    network, start = FaceNetwork(3, 8), weights.first_guess()
    seen = np.random.default_rng(3).integers(0, 5, (64, FEATURES + k.MOST_SPACES)).astype(np.int8)
    take_over(start, network, seen)
    assert network.turns_needed(seen) == pytest.approx(seen[:, :FEATURES] @ start[weights.HEAD :], rel=1e-3)


def test_targets_add_up_what_the_value_was_wrong_by() -> None:
    """Two seats of one game by turns, then another game."""
    lesson = Lesson(
        games=np.array([0, 0, 0, 1]),
        seats=np.array([0, 1, 0, 0]),
        seen=None,
        values=np.array([5.0, 6.0, 4.0, 5.0]),
        expected=np.array([5.5, 6.0, 3.0, 4.0]),
    )
    assert targets(lesson, 0.5).tolist() == [5.5 + 0.5 * (3.0 - 4.0), 6.0, 3.0, 4.0]


def value_of(packed: Any, seen: Any) -> Any:
    """The value function in NumPy."""
    hidden = int(packed[weights.HIDDEN])
    ends = np.cumsum([FEATURES, FEATURES * hidden, hidden])
    linear, inner, outer, rows = np.split(packed[weights.HEAD :], ends)
    spaces = rows[: k.MOST_SPACES * (1 + hidden)].reshape(k.MOST_SPACES, 1 + hidden)  # 0 before anything is learned
    units = seen[:, :FEATURES] @ inner.reshape(FEATURES, hidden) + seen[:, FEATURES:] @ spaces[:, 1:]
    return seen[:, :FEATURES] @ linear + seen[:, FEATURES:] @ spaces[:, 0] + np.maximum(units, 0) @ outer


def test_what_a_space_is_worth_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the first 60 spaces save half a turn each, which no feature tells."""

    def lesson(boards: Any, key: int, games: int, level: int, packed: Any) -> Lesson:
        rng = np.random.default_rng(key)
        crossed = rng.integers(0, 1 << 60, (60, 2))
        seen = np.column_stack([np.zeros((60, FEATURES), np.int64), crossed])
        seen[:, features.BIAS] = 1
        needed = 30 - np.array([int(low).bit_count() for low in crossed[:, 0]]) / 2
        said = value_of(packed[: scratch.WEIGHTS], inputs(seen))
        return Lesson(np.arange(60), np.zeros(60, np.int64), seen, said, needed)

    monkeypatch.setattr(faces, "watch_to_learn", lesson)
    run = replace(RECIPE, hidden=8, batches=10, tables=4, games=1, epochs=20, rate=1e-2)
    errors = [error for _, error in learn_face(run, "B", weights.hand_made())]
    assert errors[-1] < errors[0] / 10


@pytest.mark.usefixtures("plain")
def test_a_run_depends_on_its_recipe_only() -> None:
    first, again = (list(learn_face(TINY, "B", weights.hand_made())) for _ in range(2))
    assert [packed.tobytes() for packed, _ in first] == [packed.tobytes() for packed, _ in again]
    other = next(learn_face(replace(TINY, seed=TINY.seed + 1), "B", weights.hand_made()))
    assert other[0].tobytes() != first[0][0].tobytes()
