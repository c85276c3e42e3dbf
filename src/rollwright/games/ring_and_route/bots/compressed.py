"""Small copies of the tables of a paper, which come with the package, to play by until the real ones are solved.

The values of a sheet make a matrix with a row for each class of routes and a column for everything else. It is nearly
a product of two narrow matrices, and these are the copy. The turns that are left make such a table, too: a price that
is lower by one raises the value of a state by the turns that will be played from it on, so they are the difference
between two papers. A third kind tells what sheets bring in a game that another seat is going to end soon. `fit.py`
makes those in `data/`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.ring_and_route.bots.making.solve import (
    Paper,
    Printed,
    Progress,
    solve_paper,
    solved_folder,
    whole_file,
)

if TYPE_CHECKING:
    import numpy as np

    from rollwright.games.ring_and_route.bots.making.solve import Floats

    Halves = np.ndarray[Any, np.dtype[np.float16]]

RANK = 12
DATA = Path(__file__).parent / "data"
_ROUNDS = 4  # of the power iteration
CHEAPER = 0.5  # than the price of a turn, to tell the turns
HAZARD = 0.2  # that a game which is rushed ends before the next throw
RUSHED_SEATS = 2  # of several others there is always one who is behind and goes on
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


def copy_of_values(paper: Paper) -> dict[str, Halves]:
    return _copy(paper.sides, lambda side, which: paper.table(side, which).values)


def copy_of_turns(dear: Paper, cheap: Paper) -> dict[str, Halves]:
    """Of the turns that are left in each state."""

    def turns(side: int, which: int) -> Floats:
        difference: Floats = cheap.table(side, which).values - dear.table(side, which).values
        return difference / (dear.price - cheap.price)

    return _copy(dear.sides, turns)


def _copy(sides: Sides, table: Callable[[int, int], Floats]) -> dict[str, Halves]:
    """Copies by name: rows for each side, columns for each table."""
    import numpy as np

    copies: dict[str, Halves] = {}
    for side in (0, 1):
        classes = len(sides[side].routes.lengths)
        rows, columns = _product(np.concatenate([table(side, which).reshape(classes, -1) for which in (0, 1)], axis=1))
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
    return _read(sides, seats, DATA / _name("small", sides, seats))


def small_soon(sides: Sides, seats: int) -> SmallPaper | None:
    """The values in a game that somebody will end soon, if they are known."""
    return _read(sides, seats, DATA / _name("soon", sides, seats))


def has_soon(sides: Sides, seats: int) -> bool:
    return (DATA / _name("soon", sides, seats)).exists()


def small_turns(sides: Sides, seats: int) -> SmallPaper | None:
    """The turns that are left, if they are known."""
    name = _name("turns", sides, seats)
    return _read(sides, seats, DATA / name) or _read(sides, seats, _made_here(name))


def has_turns(sides: Sides, seats: int) -> bool:
    name = _name("turns", sides, seats)
    return (DATA / name).exists() or _read(sides, seats, _made_here(name)) is not None


def keep_turns(dear: Paper, workers: int | None = None, progress: Progress | None = None) -> None:
    """Makes the copy of the turns of a paper and keeps it in the cache folder."""
    file = _made_here(_name("turns", dear.sides, dear.seats))
    _write(file, copy_of_turns(dear, _cheaper(dear, workers, progress)))


def _cheaper(dear: Paper, workers: int | None = None, progress: Progress | None = None) -> Paper:
    return solve_paper(dear.sides, dear.seats, dear.price - CHEAPER, workers, progress)


def _read(sides: Sides, seats: int, file: Path) -> SmallPaper | None:
    """What is in a file; a damaged one is none."""
    import numpy as np

    if not file.exists():
        return None
    try:
        with file.open("rb") as opened, np.load(opened) as copies:
            parts = [copies[name] for which in (0, 1) for side in (0, 1) for name in _parts(side, which)]
            values = np.concatenate([part.astype(np.float32).reshape(-1) for part in parts])
    except Exception:  # a damaged archive fails in a dozen ways
        return None
    paper = SmallPaper(sides, seats, values)
    return paper if len(values) == paper.offset(0, 2) else None


def _parts(side: int, which: int) -> tuple[str, str]:
    return f"rows-{side}", f"columns-{side}-{which}"


def _write(file: Path, copies: dict[str, Halves]) -> None:
    import numpy as np

    with whole_file(file) as part:
        np.savez_compressed(part, **copies)  # type: ignore[arg-type]


def _name(kind: str, sides: Sides, seats: int) -> str:
    """Named after all that the tables depend on, so that a copy is never taken for that of another paper."""
    text = "".join(printed.as_text() for printed in sides)
    return f"{kind}-{seats}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.npz"


def _made_here(name: str) -> Path:
    return solved_folder() / name


def make_data(sides: Sides, prices: Mapping[int, float]) -> None:
    """The copies that come with the package, for every number of seats and its price."""
    for seats, price in prices.items():
        paper = solve_paper(sides, seats, price)
        _write(DATA / _name("small", sides, seats), copy_of_values(paper))
        if seats == RUSHED_SEATS:
            rush = solve_paper(sides, seats, 0.0, None, None, HAZARD)
            _write(DATA / _name("soon", sides, seats), copy_of_values(rush))
        if seats > 1:
            _write(DATA / _name("turns", sides, seats), copy_of_turns(paper, _cheaper(paper)))
