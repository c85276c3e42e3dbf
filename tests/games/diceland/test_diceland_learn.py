"""Learning: boards are invented, targets are what they are said to be, and a run depends on its recipe only."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rollwright.games.diceland.bots import features, policy, weights
from rollwright.games.diceland.bots.making import learn
from rollwright.games.diceland.bots.making.board_generator import invent_board
from rollwright.games.diceland.material.board import SHIPPED, USUAL_TERRITORY, shipped_board
from rollwright.games.diceland.rules.facts import facts_of

SMALL = learn.Recipe(hidden=8, batches=4, tables=4, deals=3, games=1, warm=1)


@pytest.mark.parametrize("treasures", [6, 12])
def test_invented_boards_are_like_the_shipped_ones(treasures: int) -> None:
    rng = Random(5)
    boards = [invent_board(rng, treasures) for _ in range(8)]
    assert {board.treasures for board in boards} == {treasures}
    assert len({board.text for board in boards}) == len(boards)
    assert not {board.text for board in boards} & {shipped_board(name).text for name in SHIPPED}
    sizes = [len(territory) for board in boards for territory in board.territories]
    assert sum(size in USUAL_TERRITORY for size in sizes) > 0.9 * len(sizes)


def test_invented_boards_depend_on_the_chance_given() -> None:
    assert invent_board(Random(3)) == invent_board(Random(3))


def rows_of(learner: learn.Learner) -> list[Any]:
    return [learner.packed().tolist(), learner.curve]


@pytest.mark.compiled
def test_an_interrupted_run_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = learn.learn(SMALL)
    checkpoint = tmp_path / "run.npz"

    class Interrupted(Exception):
        pass

    def stop(point: learn.Point) -> None:
        if point.batch == 2:
            raise Interrupted

    with pytest.raises(Interrupted):
        learn.learn(SMALL, checkpoint, stop, every=1)
    assert checkpoint.exists()
    told: list[int] = []
    resumed = learn.learn(SMALL, checkpoint, lambda point: told.append(point.batch), every=1)
    assert told == [3]
    assert rows_of(resumed) == rows_of(whole)


@pytest.mark.compiled
def test_a_checkpoint_of_another_recipe_is_refused(tmp_path: Path) -> None:
    learner = learn.Learner(SMALL)
    learner.save(tmp_path / "run.npz")
    with pytest.raises(learn.OtherRun):
        learn.learn(learn.Recipe(), tmp_path / "run.npz")


@pytest.mark.compiled
def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.npz"
    learn.Learner(SMALL).save(file)
    whole = file.read_bytes()
    for damaged in (whole[: len(whole) // 2], b"", b"not a checkpoint"):
        file.write_bytes(damaged)
        with pytest.raises(learn.OtherRun):
            learn.learn(SMALL, file)


@pytest.mark.compiled
def test_targets_add_up_what_the_value_was_wrong_by() -> None:
    """With one seat and one game, the positions are in order."""
    table = np.array(facts_of([invent_board(Random(5))], 200), np.int64)
    mind = weights.hand_made()
    next_throw, all_throws = (learn.play_deal(table, 6, 0, 1, trace, mind) for trace in (0.0, 1.0))
    assert (next_throw.seen == all_throws.seen).all(), "the game is the same"
    assert next_throw.seen.shape == (len(next_throw.targets), features.FEATURES)
    wrong = next_throw.targets - next_throw.seen @ mind[policy.W_HEAD :]
    later = np.append(np.cumsum(wrong[::-1])[::-1][1:], 0)
    assert all_throws.targets == pytest.approx(next_throw.targets + later, rel=1e-4)
    assert len(next_throw.whole) == 1
    owed = next_throw.seen[:, features.OWING] > 0
    assert owed.any()
    assert not owed.all()


@pytest.mark.compiled
def test_the_value_is_the_networks() -> None:
    learner = learn.learn(SMALL)
    batch = learner.recent[-1]
    packed = learner.packed()
    hidden = SMALL.hidden
    linear = packed[policy.W_HEAD :][: features.FEATURES]
    inner = packed[policy.W_HEAD + features.FEATURES :][: features.FEATURES * hidden].reshape(-1, hidden)
    outer = packed[-hidden:]
    seen = batch.seen.astype(float)
    expected = seen @ linear + np.maximum(seen @ inner, 0) @ outer
    assert learner.guess(batch.seen) == pytest.approx(expected, abs=1e-3)


def test_the_shipped_weights_fit_the_features() -> None:
    packed = weights.learned()
    hidden = int(packed[policy.W_HIDDEN])
    assert 0 < hidden <= policy.MOST_HIDDEN
    assert hidden % 4 == 0
    assert len(packed) == policy.W_HEAD + features.FEATURES * (hidden + 1) + hidden
    assert packed[policy.W_OTHERS] > 0
    assert weights.LEARNED.stat().st_size < 5_000_000
