"""Small copies of the tables of a paper, which come with the package, to play by until the real ones are solved.

The values of a sheet make a matrix with a row for each class of routes and a column for everything else. It is nearly
a product of two narrow matrices, and these are the copy. `python -m rollwright.games.ring_and_route.small` makes them:
it solves the shipped paper for every number of seats and writes the files to `data/`.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.ring_and_route.solve import Paper, Printed, solve_paper

if TYPE_CHECKING:
    import numpy as np

    from rollwright.games.ring_and_route.solve import Floats

    Halves = np.ndarray[Any, np.dtype[np.float16]]

RANK = 12
DATA = Path(__file__).parent / "data"
_ROUNDS = 4  # of the power iteration
Sides = tuple[Printed, Printed]


class SmallPaper:
    """Takes the place of `Paper`: the same offsets and values, but each table is a product of two matrices."""

    def __init__(self, sides: Sides, seats: int, values: Floats) -> None:
        self.sides, self.seats, self.values = sides, seats, values

    def offset(self, side: int, which: int) -> int:
        sizes = [self._size(other) for other in (0, 1)]
        return which * sum(sizes) + side * sizes[0]

    def _size(self, side: int) -> int:
        classes = len(self.sides[side].routes.lengths)
        return (classes + self.sides[side].size(self.seats) // classes) * RANK


def make_small(paper: Paper) -> dict[str, Halves]:
    """The copies of a paper by name: rows for each side, columns for each table."""
    import numpy as np

    copies: dict[str, Halves] = {}
    for side in (0, 1):
        tables = [paper.table(side, which).values for which in (0, 1)]
        classes = len(paper.sides[side].routes.lengths)
        rows, columns = _product(np.concatenate([table.reshape(classes, -1) for table in tables], axis=1))
        copies[f"rows-{side}"] = rows.astype(np.float16)
        for which, part in enumerate(np.split(columns, 2)):
            copies[f"columns-{side}-{which}"] = part.astype(np.float16)
    return copies


def _product(matrix: Floats) -> tuple[Floats, Floats]:
    """The best product of two narrow matrices, both with RANK columns (the second one transposed)."""
    import numpy as np

    basis = np.random.default_rng(0).standard_normal((matrix.shape[1], RANK + 8)).astype(np.float32)
    for _ in range(_ROUNDS):
        basis = np.linalg.qr(matrix.T @ np.linalg.qr(matrix @ basis)[0])[0]
    left, sizes, right = np.linalg.svd(matrix @ basis, full_matrices=False)
    scale = np.sqrt(sizes[:RANK])
    return left[:, :RANK] * scale, (basis @ right.T)[:, :RANK] * scale


def small_paper(sides: Sides, seats: int) -> SmallPaper | None:
    """The copy of a paper, if there is one."""
    import numpy as np

    file = _file(sides, seats)
    if not file.exists():
        return None
    copies = _read(file)
    parts = [
        copies[name] for which in (0, 1) for side in (0, 1) for name in (f"rows-{side}", f"columns-{side}-{which}")
    ]
    return SmallPaper(sides, seats, np.concatenate([part.astype(np.float32).reshape(-1) for part in parts]))


@cache
def _read(file: Path) -> dict[str, Halves]:
    import numpy as np

    with np.load(file) as copies:
        return dict(copies)


def _file(sides: Sides, seats: int) -> Path:
    """Named after all that the tables depend on, so that a copy is never taken for that of another paper."""
    text = "".join(printed.as_text() for printed in sides)
    return DATA / f"small-{seats}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.npz"


def main(seats: list[int]) -> None:
    import numpy as np

    from rollwright.games.ring_and_route.minds import PRICES, shipped_sides

    sides = shipped_sides()
    for number in seats:
        paper = solve_paper(sides, number, PRICES[number])
        np.savez_compressed(_file(sides, number), **make_small(paper))  # type: ignore[arg-type]


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]] or [1, 2, 3, 4])
