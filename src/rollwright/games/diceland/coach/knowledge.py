"""What Diceland's coach knows: the weights of its value functions, and the table of how their figures turn out.

Each board of an edition has a value of its own, which sees what is crossed space by space; all others share one that
means the same on every board.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.diceland.bots import weights
from rollwright.games.diceland.coach import scratch
from rollwright.games.diceland.material.board import BOARDS, Board, shipped_board

if TYPE_CHECKING:
    import numpy as np

    Table = np.ndarray[Any, np.dtype[np.float32]]

HOME = Path(__file__).parent
VALUE = HOME / "data" / "value.npy"
FACES = HOME / "data" / "faces.npy"
FACES_EDITION = 1  # the boards that they were learned on
TABLE = HOME / "data" / "turns.npy"
CORRECTION = HOME / "data" / "correction.npy"
FOLDERS = (HOME, HOME.parent / "bots", HOME.parent / "rules")  # of the kernel functions


@cache
def table() -> Table:
    """What the coach knows of how many turns positions turn out to need, the table (`making/fit.py`), and behind it how
    the race is corrected (`making/balance.py`)."""
    return table_with(_read(CORRECTION, (scratch.ALL_KNOWN - scratch.ALL_ROWS,)))


def table_with(correction: Table) -> Table:
    """The table of turns with other weights of the correction."""
    import numpy as np

    return np.concatenate([_read(TABLE, (scratch.ALL_ROWS,)), correction])


@cache
def value() -> weights.Array:
    """The weights of the coach's value function for any board (`making/learn.py`)."""
    return weights.alone_as_one_of_two(_read(VALUE, (weights.size_with(weights.MOST_HIDDEN),)))


@cache
def faces() -> dict[str, weights.Array]:
    """The weights of the value functions of single boards, by the board's text (`making/faces.py`)."""
    packed = _read(FACES, (len(BOARDS), scratch.WEIGHTS))
    boards = [shipped_board(face, FACES_EDITION) for face in BOARDS]
    return {board.text: weights.alone_as_one_of_two(row) for board, row in zip(boards, packed, strict=True)}


def weights_of(boards: Sequence[Board]) -> weights.Array:
    """The weights of the value function for each seat's board, one after the other."""
    import numpy as np

    packed = np.zeros((len(boards), scratch.WEIGHTS), np.float32)
    for row, board in zip(packed, boards, strict=True):
        mine = faces().get(board.text, value())
        row[: len(mine)] = mine
    return packed.reshape(-1)


@cache
def name() -> str:
    """The name of all that the coach knows: a hash of everything that its figures depend on, the same on every
    machine."""
    digest = hashlib.sha256()
    for file in sorted(path for folder in FOLDERS for path in folder.glob("*.py")):
        digest.update(file.read_bytes())
    for known in (value(), *faces().values(), table()):
        digest.update(known.tobytes())
    return digest.hexdigest()[:16]


def _read(file: Path, shape: tuple[int, ...]) -> Table:
    """Reads a file of the coach's data; ValueError if it is not what `making/` writes."""
    import numpy as np

    found = np.load(file)
    if found.dtype != np.float16 or found.shape != shape or not np.isfinite(found).all():
        raise ValueError(f"{file.name} is damaged")
    return found.astype(np.float32)  # type: ignore[no-any-return]
