"""Makes compressed tables (`bots/compressed.py`) from solved ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots.compressed import RANK, matrix_names
from rollwright.games.ring_and_route.bots.printed import PrintedPaper
from rollwright.games.ring_and_route.bots.solved import SolvedPaper

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.compressed import Matrices
    from rollwright.games.ring_and_route.bots.solved import Floats

_ROUNDS = 4  # of the power iteration


def compress_values(solved: SolvedPaper) -> Matrices:
    """Compresses the solved values of a paper."""
    return _compress(solved.recipe.paper, lambda side, which: solved.sheet(side, which).values)


def compress_turns(dear: SolvedPaper, cheap: SolvedPaper) -> Matrices:
    """Compresses the turns that are left in each state: a price that is lower by one raises the value of a state by the
    number of turns that will be played from it on."""

    def turns(side: int, which: int) -> Floats:
        difference: Floats = cheap.sheet(side, which).values - dear.sheet(side, which).values
        return difference / (dear.recipe.price - cheap.recipe.price)

    return _compress(dear.recipe.paper, turns)


def _compress(paper: PrintedPaper, table: Callable[[int, int], Floats]) -> Matrices:
    """Matrices by name: rows for each side, columns for each table."""
    import numpy as np

    matrices: Matrices = {}
    for side in (0, 1):
        classes = len(paper.sides[side].routes.lengths)
        both = np.concatenate([table(side, which).reshape(classes, -1) for which in (0, 1)], axis=1)
        rows, columns = _low_rank(both)
        for which, part in enumerate(np.split(columns, 2)):
            rows_name, columns_name = matrix_names(side, which)
            matrices[rows_name] = rows.astype(np.float16)
            matrices[columns_name] = part.astype(np.float16)
    return matrices


def _low_rank(matrix: Floats) -> tuple[Floats, Floats]:
    """The best product of two matrices with RANK columns each, the second one transposed: a randomised singular value
    decomposition."""
    import numpy as np

    basis = np.random.default_rng(0).standard_normal((matrix.shape[1], RANK + 8)).astype(np.float32)
    for _ in range(_ROUNDS):
        basis = np.linalg.qr(matrix.T @ np.linalg.qr(matrix @ basis)[0])[0]
    left, sizes, right = np.linalg.svd(matrix @ basis, full_matrices=False)
    scale = np.sqrt(sizes[:RANK])
    return left[:, :RANK] * scale, (basis @ right.T)[:, :RANK] * scale
