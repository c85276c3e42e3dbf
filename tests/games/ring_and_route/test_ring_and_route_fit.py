"""The recipe of the shipped data."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rollwright.games.ring_and_route.bots import compressed, knowledge
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.making import make_data, solve


def test_weights_are_written_as_they_are_read() -> None:
    text = (compressed.DATA / "hand.txt").read_text("utf-8")
    assert make_data.as_text([float(weight) for weight in knowledge._weights("hand")]) == text


def test_a_formula_is_found_again() -> None:
    import numpy as np

    rng = np.random.default_rng(1)
    promises = (rng.random((3000, 5)) < 0.4).astype(float)
    misthrows = rng.integers(0, 3, 3000)
    weights, patience = np.array([4.0, 2.0, 3.0, 1.0, 5.0]), np.array([1.0, 0.8, 0.5])
    found, patient = make_data._fitted(promises, misthrows, patience[misthrows] * (promises @ weights))
    assert found == pytest.approx(weights, abs=0.01)
    assert patient == pytest.approx(patience, abs=0.01)


def test_weights_are_fitted_to_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the small copy in place of the tables, and greedy players."""
    monkeypatch.setattr(solve, "cache_folder", lambda: tmp_path)
    game = next(make_data.new_games(1))
    known = knowledge.by_table(game.setup).arguments
    player = SimpleNamespace(arguments=known, action=lambda game, seat: game.greedy_action(seat))
    monkeypatch.setattr(knowledge, "by_table", lambda *_: player)
    empty = SimpleNamespace(optimum=3.0)
    paper: Any = SimpleNamespace(price=3.0, table=lambda *_: empty)
    weights = make_data.fit_hand(iter([game]), paper)
    assert len(weights) == w.HAND_WEIGHTS
    assert weights[w.H_PATIENCE] == 1
    assert weights[w.H_START] == 3


def test_data_are_made_for_every_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []
    for name in ("solve_paper", "copy_of_values", "copy_of_turns", "_cheaper"):
        monkeypatch.setattr(compressed, name, lambda *_: None)
    monkeypatch.setattr(compressed, "_write", lambda file, _: written.append(file))
    compressed.make_data(knowledge.shipped_sides(), knowledge.PRICES)
    assert set(written) == set(compressed.DATA.glob("*.npz"))
