"""Making the coach's data, on a tiny scale."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.ring_and_route.chances.making.seen import see_games, seen
from rollwright.games.ring_and_route.chances import knowledge, network
from rollwright.games.ring_and_route.chances.making import make_data, position_loops, positions
from rollwright.games.ring_and_route.chances.making.make_data import Effort, Fitting, make
from rollwright.games.ring_and_route.chances.making.positions import Pool, Positions
from rollwright.games.ring_and_route.coach.plain_build import plain_build

TINY = Effort(games=3, steps=40, rounds=4, positions=12, round_steps=40, last_steps=40, rate=4e-3)
NO_PAR = np.zeros(network.MOST_POINTS + 1, dtype=np.float32)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_command_makes_the_same_bytes(seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_data, "see_games", see_games)
    monkeypatch.setattr(make_data, "PAR_GAMES", 3)
    monkeypatch.setattr(make_data, "CHECKED", 4)
    for name in ("one.npy", "other.npy"):
        make(knowledge.TABLES, seats, TINY, tmp_path / name)
    assert (tmp_path / "one.npy").read_bytes() == (tmp_path / "other.npy").read_bytes()
    assert np.load(tmp_path / "one.npy").shape == (network.WEIGHTS,)


def test_the_command_makes_the_networks_that_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int, Path]] = []
    grown: list[Path] = []
    monkeypatch.setattr(make_data, "make", lambda source, seats, _, file: made.append((source, seats, file)))
    monkeypatch.setattr(make_data, "write_growth", lambda _, file: grown.append(file))
    make_data.main(("formula-3",))
    assert made == [("formula", 3, knowledge.file_of("formula", 3))]
    assert not grown
    made.clear()
    make_data.main(())
    assert {file for *_, file in made} == set(knowledge.DATA.glob("*.npy"))
    assert grown == [knowledge.GROWTH]


def test_rounds_bring_estimates_closer_to_the_averages() -> None:
    known = Positions(knowledge.TABLES, 2, NO_PAR)
    pool = known.pool(see_games(2, 3, 5))
    fitting = Fitting(known, pool, pool, TINY)
    fitting.fit_results()
    before = fitting.check()
    for number in range(TINY.rounds):
        fitting.fit_averages(number)
    assert fitting.check().residual < before.residual
    assert "residual 0." in str(before)


def test_averages_are_the_same_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a game, when there is little left to choose from, and positions go on from there."""
    known = Positions(knowledge.FORMULA, 2, NO_PAR)
    game = seen(2, 6)

    def work() -> tuple[Pool, list[np.ndarray]]:
        pool = known.pool([game])
        late = pool.some(np.array([len(pool) - 1]))
        features = known.seen(late).features
        weights = np.random.default_rng(1).normal(0, 0.1, network.WEIGHTS).astype(np.float32)
        averages, after = known.averages(late, weights, np.random.default_rng(2))
        return pool, [features, averages, after.rows]

    pool, found = work()
    monkeypatch.setattr(positions, "compiled_loops", lambda: plain_build(positions.PROGRAM))
    same, plain = work()
    assert (pool.rows == same.rows).all()
    for one, other in zip(found, plain, strict=True):
        assert one == pytest.approx(other, abs=1e-6)
    assert position_loops.OVER not in pool.rows


def test_damaged_data_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = np.load(knowledge.file_of(knowledge.TABLES, 2))
    monkeypatch.setattr(knowledge, "DATA", tmp_path)
    for damaged in (whole[:-1], np.where(np.arange(len(whole)) == 5, np.nan, whole)):
        np.save(knowledge.file_of(knowledge.TABLES, 2), damaged)
        with pytest.raises(ValueError, match="not the weights"):
            knowledge.read_network.__wrapped__(knowledge.TABLES, 2)
    knowledge.file_of(knowledge.TABLES, 2).write_bytes(b"nothing")
    with pytest.raises(ValueError):
        knowledge.read_network.__wrapped__(knowledge.TABLES, 2)
