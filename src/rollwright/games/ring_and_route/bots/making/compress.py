"""Makes compressed tables (`bots/compressed.py`) from solved ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rollwright.games.ring_and_route.bots.compressed import RANK, core_name, matrix_names, turn_name
from rollwright.games.ring_and_route.bots.printed import PrintedPaper
from rollwright.games.ring_and_route.bots.solved import SolvedPaper

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.compressed import Matrices
    from rollwright.games.ring_and_route.bots.solved import Floats

SHARED_ROWS = 36  # the rank of what the tables of a paper share
SHARED_ARCS = 64
_ROUNDS = 4  # of the power iteration

Factors = dict[tuple[str, int, int], tuple["Floats", "Floats"]]
"""By kind, seats and side: a table as two narrow matrices, its rows, and the columns of the first and second sheet."""


def values_of(solved: SolvedPaper) -> Callable[[int, int], Floats]:
    """The solved values of a paper, by side and by whether it is the second sheet."""
    return lambda side, which: solved.sheet(side, which).values


def turns_of(dear: SolvedPaper, cheap: SolvedPaper) -> Callable[[int, int], Floats]:
    """The turns that are left in each state: a price that is lower by one raises the value of a state by the number of
    turns that will be played from it on."""

    def turns(side: int, which: int) -> Floats:
        difference: Floats = cheap.sheet(side, which).values - dear.sheet(side, which).values
        return difference / (dear.recipe.price - cheap.recipe.price)

    return turns


def compress_turns(dear: SolvedPaper, cheap: SolvedPaper) -> Matrices:
    """Compresses the turns that are left in each state."""
    return _compress(dear.recipe.paper, turns_of(dear, cheap))


def fold_together(paper: PrintedPaper, factors: Factors) -> Matrices:
    """Folds tables of a paper together: the rows that they share, a basis for arcs and misthrows, and a core each."""
    import numpy as np

    matrices: Matrices = {}
    same = paper.sides[0].routes == paper.sides[1].routes
    bases = [_shared_rows(factors, sides) for sides in ([(0, 1)] if same else [(0,), (1,)])]
    for side in (0, 1):
        base = bases[0 if same else side]
        tables = {key: table for key, table in factors.items() if key[2] == side}
        cores = {key: columns @ (rows.T @ base) for key, (rows, columns) in tables.items()}
        shaped = {key: core.reshape(2, key[1], -1, SHARED_ROWS) for key, core in cores.items()}
        flat = np.concatenate(
            [core.transpose(2, 0, 1, 3).reshape(core.shape[2], -1) for core in shaped.values()], axis=1
        )
        arcs = np.linalg.svd(flat, full_matrices=False)[0][:, :SHARED_ARCS]
        large, wide = np.abs(base).max(axis=0), np.abs(arcs).max(axis=0)  # half precision has few exponents
        if not (same and side):
            matrices[f"rows-{side}"] = (base / large).astype(np.float16)
        matrices[f"arcs-{side}"] = (arcs / wide).astype(np.float16)
        for (kind, seats, _), core in shaped.items():
            folded = np.einsum("aq,wpar->wpqr", arcs, core) * large * wide[:, None]
            _, sizes, right = np.linalg.svd(folded.reshape(-1, SHARED_ROWS), full_matrices=False)
            scale = np.sqrt(sizes[:RANK])
            matrices[core_name(kind, seats, side)] = (folded @ (right[:RANK].T / scale)).astype(np.float16)
            matrices[turn_name(kind, seats, side)] = (right[:RANK].T * scale).astype(np.float16)
    return matrices


def _shared_rows(factors: Factors, sides: tuple[int, ...]) -> Floats:
    """An orthonormal basis of what the rows of all tables of a side, or of both, have in common. Tables for more seats
    have more columns, one for each phase; all count the same."""
    import numpy as np

    parts = [
        rows @ np.linalg.qr(columns)[1].T / np.sqrt(seats)
        for (_, seats, side), (rows, columns) in factors.items()
        if side in sides
    ]
    found: Floats = np.linalg.svd(np.concatenate(parts, axis=1), full_matrices=False)[0][:, :SHARED_ROWS]
    return found


def factors_of(paper: PrintedPaper, table: Callable[[int, int], Floats], side: int, rank: int) -> tuple[Floats, Floats]:
    """The tables of a side, as first and as second sheet, as the product of two narrow matrices."""
    import numpy as np

    classes = len(paper.sides[side].routes.lengths)
    return _low_rank(np.concatenate([table(side, which).reshape(classes, -1) for which in (0, 1)], axis=1), rank)


def _compress(paper: PrintedPaper, table: Callable[[int, int], Floats]) -> Matrices:
    """Matrices by name: rows for each side, columns for each table."""
    import numpy as np

    matrices: Matrices = {}
    for side in (0, 1):
        rows, columns = factors_of(paper, table, side, RANK)
        for which, part in enumerate(np.split(columns, 2)):
            rows_name, columns_name = matrix_names(side, which)
            matrices[rows_name] = rows.astype(np.float16)
            matrices[columns_name] = part.astype(np.float16)
    return matrices


def _low_rank(matrix: Floats, rank: int) -> tuple[Floats, Floats]:
    """The best product of two matrices with so many columns each, the second one transposed: a randomised singular
    value decomposition."""
    import numpy as np

    basis = np.random.default_rng(0).standard_normal((matrix.shape[1], rank + 8)).astype(np.float32)
    for _ in range(_ROUNDS):
        basis = np.linalg.qr(matrix.T @ np.linalg.qr(matrix @ basis)[0])[0]
    left, sizes, right = np.linalg.svd(matrix @ basis, full_matrices=False)
    scale = np.sqrt(sizes[:rank])
    return left[:, :rank] * scale, (basis @ right.T)[:, :rank] * scale
