"""Compressed tables are close to those that they are made from."""

from __future__ import annotations

from itertools import product

import pytest

from games.ring_and_route.bots.plain import own_game, own_paper, plain
from rollwright.games.ring_and_route.bots.knowledge import newest_knowledge
from rollwright.games.ring_and_route.bots.making.compress import compress_values
from rollwright.games.ring_and_route.bots.making.solve import CHEAPER, prepare, solve_cheaper, solve_paper
from rollwright.games.ring_and_route.bots.sheet_state import sheet_state
from rollwright.games.ring_and_route.bots.solved import PRICES, Recipe
from rollwright.games.ring_and_route.bots.table_value import turns_left
from rollwright.games.ring_and_route.bots.value import MASTER


@pytest.mark.compiled
def test_compressed_values_are_close() -> None:
    import numpy as np

    solved = solve_paper(Recipe(own_paper(), 2, PRICES[2]), 1)
    matrices = compress_values(solved)
    for side, which in product((0, 1), repeat=2):
        rows, columns = matrices[f"rows-{side}"], matrices[f"columns-{side}-{which}"]
        exact = solved.sheet(side, which).values.reshape(len(rows), -1)
        assert np.abs(rows.astype(float) @ columns.astype(float).T - exact).mean() < 0.5


@pytest.mark.compiled
def test_turns_are_left_by_which_a_lower_price_raises_the_value() -> None:
    game, recipe = own_game(), Recipe(own_paper(), 2, PRICES[2])
    prepare(own_paper(), 2, workers=1)
    know = plain(newest_knowledge(game.setup, MASTER))
    assert know.way == MASTER
    empty = sheet_state(game.state, 0, game.setup.facts, 0, 0, 0, know)
    dear, cheap = solve_paper(recipe).sheet(0, 0).optimum, solve_cheaper(recipe).sheet(0, 0).optimum
    assert turns_left(game.setup.facts, empty, know) == pytest.approx((cheap - dear) / CHEAPER, abs=0.3)
