"""Compressed tables are close to those that they are made from."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from games.ring_and_route.bots.plain import own_game, own_paper, plain
from rollwright.games.ring_and_route.bots import compressed
from rollwright.games.ring_and_route.bots.compressed import RANK, VALUES, CompressedPaper
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.making.compress import factors_of, values_of
from rollwright.games.ring_and_route.bots.making.make_data import make_compressed
from rollwright.games.ring_and_route.bots.making.solve import CHEAPER, prepare, solve_cheaper, solve_paper
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe
from rollwright.games.ring_and_route.bots.table_value import turns_left
from rollwright.games.ring_and_route.bots.value import MASTER, RACER


@pytest.mark.compiled
def test_compressed_values_are_close() -> None:
    import numpy as np

    solved = solve_paper(Recipe(own_paper(), 2, PRICES[2]), 1)
    for side in (0, 1):
        rows, columns = factors_of(own_paper(), values_of(solved), side, RANK)
        for which, part in enumerate(np.split(columns, 2)):
            exact = solved.sheet(side, which).values.reshape(len(rows), -1)
            assert np.abs(rows @ part.T - exact).mean() < 0.5


@pytest.mark.compiled
def test_tables_that_are_folded_together_are_close(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy as np

    monkeypatch.setattr(compressed, "DATA", tmp_path)
    compressed.shipped.cache_clear()
    paper = own_paper()
    make_compressed(paper, tmp_path, (1, 2))
    for seats in (1, 2):
        solved, found = solve_paper(Recipe(paper, seats, PRICES[seats])), compressed.shipped(VALUES, paper, seats)
        assert found is not None
        for side, which in product((0, 1), repeat=2):
            classes, at = len(paper.sides[side].routes.lengths), found.offset(side, which)
            rows, columns = np.split(found.values[at : at + _numbers(found, side)].reshape(-1, RANK), [classes])
            exact = solved.sheet(side, which).values.reshape(classes, -1)
            assert np.abs(rows @ columns.T - exact).mean() < 0.5
    compressed.shipped.cache_clear()


def _numbers(found: CompressedPaper, side: int) -> int:
    """How many numbers the two matrices of a table have."""
    end = found.offset(1, 0) if side == 0 else found.offset(0, 1)
    return end - found.offset(side, 0)


@pytest.mark.compiled
def test_turns_are_left_by_which_a_lower_price_raises_the_value() -> None:
    game, recipe = own_game(), Recipe(own_paper(), 2, PRICES[2])
    prepare(own_paper(), 2, workers=1)
    know = plain(newest_knowledge(game.setup, MASTER))
    assert know.way == RACER
    empty = sheet_state(game.state, 0, game.setup.facts, 0, 0, 0, know)
    dear, cheap = solve_paper(recipe).sheet(0, 0).optimum, solve_cheaper(recipe).sheet(0, 0).optimum
    assert turns_left(game.setup.facts, empty, know) == pytest.approx((cheap - dear) / CHEAPER, abs=0.3)
