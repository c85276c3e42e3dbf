"""Compressed tables: copies that ship with the package, to play by until the exact ones are solved.

The values of a sheet form a matrix with a row for each class of routes and a column for everything else. Its rank is
nearly a low one: it is nearly the product of two narrow matrices, and these are the copy. There are three kinds: the
*values* of a paper, the *turns* that are left, and the values in a *rush*. `making/compress.py` makes them.

The tables of a paper for all kinds and seats resemble each other. The package has them *folded together*, in one file
for each paper: they share their rows, and one basis for arcs and misthrows; each has a small core of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.core.files import whole_file
from rollwright.games.ring_and_route.bots.printed import PrintedPaper
from rollwright.games.ring_and_route.bots.solved import solved_folder

if TYPE_CHECKING:
    import numpy as np

    from rollwright.games.ring_and_route.bots.solved import Floats

    Halves = np.ndarray[Any, np.dtype[np.float16]]
    Matrices = dict[str, Halves]

RANK = 20
DATA = Path(__file__).parent / "data"
VALUES, TURNS, RUSH = "small", "turns", "soon"  # as files are named


@dataclass(frozen=True, eq=False)
class CompressedPaper:
    """Takes the place of `SolvedPaper`, but each table is a pair of matrices."""

    paper: PrintedPaper
    seats: int
    values: Floats

    rank = RANK

    def offset(self, side: int, which: int) -> int:
        """Where the table of a side begins, as first (0) or second (1) sheet."""
        one, two = self._sizes
        return which * (one + two) + side * one

    @cached_property
    def _sizes(self) -> tuple[int, int]:
        one, two = (self._rows(side) * RANK for side in (0, 1))
        return one, two

    def _rows(self, side: int) -> int:
        classes = len(self.paper.sides[side].routes.lengths)
        return classes + self.paper.sides[side].states(self.seats) // classes


@lru_cache(maxsize=64)
def shipped(kind: str, paper: PrintedPaper, seats: int) -> CompressedPaper | None:
    """The compressed copy of tables that ships with the package, if there is one."""
    file = DATA / folded_name(paper)
    if not file.exists():
        return None
    folded = _read_folded(file)
    if core_name(kind, seats, 0) not in folded:
        return None
    return _put_together(paper, seats, _unfolded(folded, kind, seats))


def find_turns(paper: PrintedPaper, seats: int) -> CompressedPaper | None:
    """The compressed tables of the turns that are left: those that ship, or were made here. It is cheap to ask
    again."""
    return shipped(TURNS, paper, seats) or find(TURNS, paper, seats, solved_folder())


def keep_turns(paper: PrintedPaper, seats: int, matrices: Matrices) -> None:
    """Keeps compressed tables of the turns that are left on disk."""
    write(solved_folder() / file_name(TURNS, paper, seats), matrices)


def write(file: Path, matrices: Matrices) -> None:
    """Writes compressed tables to a file."""
    import numpy as np

    with whole_file(file) as part:
        np.savez_compressed(part, **matrices)  # type: ignore[arg-type]


@lru_cache(maxsize=64)
def file_name(kind: str, paper: PrintedPaper, seats: int) -> str:
    """The name of the file of compressed tables: it depends on everything that these depend on, so that a copy is never
    taken for that of another paper."""
    return f"{kind}-{seats}-{RANK}-{hashlib.sha256(paper.text.encode()).hexdigest()[:12]}.npz"


def find(kind: str, paper: PrintedPaper, seats: int, folder: Path) -> CompressedPaper | None:
    """The compressed tables in a folder; None if there are none, or if they are damaged."""
    file = folder / file_name(kind, paper, seats)
    try:
        written = file.stat()
        return _read(paper, seats, file, written.st_mtime_ns, written.st_size)
    except Exception:  # there is none, or it is damaged, which shows in a dozen ways
        return None


@lru_cache(maxsize=32)
def _read(paper: PrintedPaper, seats: int, file: Path, written: int, size: int) -> CompressedPaper:
    import numpy as np

    with file.open("rb") as opened, np.load(opened) as matrices:
        return _put_together(paper, seats, matrices)


def _put_together(paper: PrintedPaper, seats: int, matrices: Mapping[str, Any]) -> CompressedPaper:
    import numpy as np

    parts = [matrices[name] for which in (0, 1) for side in (0, 1) for name in matrix_names(side, which)]
    values = np.concatenate([part.astype(np.float32).reshape(-1) for part in parts])
    found = CompressedPaper(paper, seats, values)
    if len(values) != found.offset(0, 2):
        raise ValueError("compressed tables have a wrong size")
    return found


# Tables that are folded together


@lru_cache(maxsize=4)
def _read_folded(file: Path) -> dict[str, Any]:
    import numpy as np

    with file.open("rb") as opened, np.load(opened) as matrices:
        return {name: matrices[name].astype(np.float64) for name in matrices.files}


def _unfolded(folded: Mapping[str, Any], kind: str, seats: int) -> dict[str, Any]:
    """The two matrices of each table, with RANK columns. They are computed in double precision and then rounded, so
    that they are the same on every machine."""
    import numpy as np

    matrices: dict[str, Any] = {}
    for side in (0, 1):
        rows = folded.get(f"rows-{side}", folded["rows-0"])  # stored once if both sides have the same routes
        core, arcs = folded[core_name(kind, seats, side)], folded[f"arcs-{side}"]
        columns = np.einsum("aq,wpqr->wpar", arcs, core)  # which sheet, phase, arc, rank
        for which in (0, 1):
            rows_name, columns_name = matrix_names(side, which)
            matrices[rows_name] = (rows @ folded[turn_name(kind, seats, side)]).astype(np.float16)
            matrices[columns_name] = columns[which].reshape(-1, RANK).astype(np.float16)
    return matrices


@lru_cache(maxsize=16)
def folded_name(paper: PrintedPaper) -> str:
    """The name of the file of a paper's tables that are folded together."""
    return f"paper-{hashlib.sha256(paper.text.encode()).hexdigest()[:12]}.npz"


def core_name(kind: str, seats: int, side: int) -> str:
    """The name of the core of a table."""
    return f"{kind}-{seats}-{side}"


def turn_name(kind: str, seats: int, side: int) -> str:
    """The name of the matrix that makes the rows of a table from those that are shared."""
    return f"{core_name(kind, seats, side)}-rows"


def matrix_names(side: int, which: int) -> tuple[str, str]:
    """The names of the two matrices of a compressed table; both tables of a side share their rows."""
    return f"rows-{side}", f"columns-{side}-{which}"
