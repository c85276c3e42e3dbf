"""The recipe of the shipped data."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.ring_and_route.bots.plain import own_paper, plain
from rollwright.bots.greedy import greedy_action
from rollwright.games.ring_and_route.bots import compressed
from rollwright.games.ring_and_route.bots import formula_value as f
from rollwright.games.ring_and_route.bots.compressed import DATA, RUSH, TURNS, VALUES, shipped
from rollwright.games.ring_and_route.bots.knowledge import formula_weights, shipped_knowledge
from rollwright.games.ring_and_route.bots.making import make_data
from rollwright.games.ring_and_route.bots.solved import PRICES


def test_weights_are_written_as_they_are_read() -> None:
    text = (DATA / "formula.txt").read_text("utf-8")
    assert make_data.as_text([float(weight) for weight in formula_weights()]) == text


def test_a_formula_is_found_again() -> None:
    import numpy as np

    rng = np.random.default_rng(1)
    promises = (rng.random((3000, 5)) < 0.4).astype(float)
    misthrows = rng.integers(0, 3, 3000)
    weights, patience = np.array([4.0, 2.0, 3.0, 1.0, 5.0]), np.array([1.0, 0.8, 0.5])
    found, patient = make_data.least_squares(promises, misthrows, patience[misthrows] * (promises @ weights))
    assert found == pytest.approx(weights, abs=0.01)
    assert patient == pytest.approx(patience, abs=0.01)


def test_weights_are_fitted_to_tables() -> None:
    """To the shipped ones, on positions of a game of greedy players."""
    game = next(make_data.new_games(1))
    know = plain(shipped_knowledge(game.setup))
    positions = list(make_data.positions(game, know, greedy_action))
    weights = make_data.fit(positions, start=3.0)
    assert len(weights) == f.FORMULA_WEIGHTS
    assert weights[f.F_PATIENCE] == 1
    assert weights[f.F_START] == 3


@pytest.mark.compiled
def test_tables_are_compressed_for_every_number_of_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = own_paper()
    make_data.make_compressed(paper, tmp_path)
    monkeypatch.setattr(compressed, "DATA", tmp_path)
    for seats in PRICES:
        found = {kind: shipped.__wrapped__(kind, paper, seats) for kind in (VALUES, TURNS, RUSH)}
        kinds = [kind for kind, tables in found.items() if tables is not None]
        assert kinds == {1: [VALUES], 2: [VALUES, TURNS, RUSH]}.get(seats, [VALUES, TURNS])
