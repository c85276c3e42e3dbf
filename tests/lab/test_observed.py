"""Data sets as a learner reads them: what the seats saw, what they might do, what they did, and what they got."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

import rollwright
from rollwright.lab import dataset, parts
from rollwright.lab.dataset import Dataset, write_dataset
from rollwright.lab.jobs import Job

pytestmark = pytest.mark.compiled
JOBS = [
    Job("diceland", ("random", "greedy"), 66, seed=3, options={"round_limit": 9}),
    Job("ring-and-route", ("random", "greedy", "random"), 66, seed=6),
    Job("diceland", ("lab.test_simulate:First", "random"), 3, seed=2, pieces=("A", "C"), options={"round_limit": 9}),
]


@pytest.mark.parametrize("job", JOBS, ids=str)
def test_arrays_are_what_the_seats_saw(job: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replayed in the kernel and move by move, from data sets with and without a table of observations."""
    monkeypatch.setattr(parts, "OBSERVED_ROOM", 500)  # several parts, each with several chunks
    monkeypatch.setattr(dataset, "SLOW_PART", 30)
    written = write_dataset(job, tmp_path, workers=1, observations=True)
    assert Dataset.open(tmp_path) == written
    found = written.arrays(range(1, job.games))
    shares = pq.read_table(tmp_path / "seats").to_pandas().set_index(["game", "seat"])["win_share"]
    for number in (1, job.games - 1):
        rows = iter(np.flatnonzero(found.games == number).tolist())
        for game, row in written.steps(number):
            if "move" in row:
                at, seat = next(rows), row["seat"]
                assert (found.events[at], found.seats[at], found.actions[at]) == (row["event"], seat, row["action"])
                assert (found.observations[at] == game.observation(seat)).all()
                assert found.masks[at].tolist() == game.legal_mask(seat)
                assert found.returns[at] == pytest.approx(shares[number, seat])
        assert next(rows, None) is None
    table = pq.read_table(tmp_path / "observations")
    later = table.filter(pc.field("game") >= 1)
    assert len(table) == len(pq.read_table(tmp_path / "decisions"))
    seen = np.frombuffer(b"".join(later["observation"].to_pylist()), np.int8)
    bits = np.frombuffer(b"".join(later["mask"].to_pylist()), np.uint8).reshape(len(later), -1)
    assert (seen.reshape(found.observations.shape) == found.observations).all()
    legal = np.unpackbits(bits, axis=1, bitorder="little")[:, : found.masks.shape[1]]
    assert (legal == found.masks).all()
    assert (later["return"].to_numpy() == found.returns).all()
    assert (later["action"].to_numpy() == found.actions).all()


def test_arrays_of_games_that_are_not_in_it(tmp_path: Path) -> None:
    written = write_dataset(replace(JOBS[1], games=3), tmp_path, workers=1)
    for games in (range(4), range(-1, 2), range(2, 2), range(0, 3, 2)):
        with pytest.raises(rollwright.OptionError, match="numbered from 0 to 2"):
            written.arrays(games)
    file = tmp_path / "throws" / "part-000000.parquet"
    pq.write_table(pq.read_table(file).drop_columns(["outcome"]), file)
    with pytest.raises(rollwright.OptionError, match="earlier version"):
        written.arrays(range(3))
