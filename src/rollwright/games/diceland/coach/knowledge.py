"""What Diceland's coach knows: the weights of its value function, and the table of how its figures turn out."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.diceland.bots import weights

if TYPE_CHECKING:
    import numpy as np

    Table = np.ndarray[Any, np.dtype[np.float32]]

HOME = Path(__file__).parent
VALUE = HOME / "data" / "value.npy"
TABLE = HOME / "data" / "turns.npy"
FOLDERS = (HOME, HOME.parent / "bots", HOME.parent / "rules")  # of the kernel functions


@cache
def table() -> Table:
    """What the coach knows of how many turns positions turn out to need: the table (`making/fit.py`)."""
    import numpy as np

    return np.load(TABLE).astype(np.float32)  # type: ignore[no-any-return]


@cache
def value() -> weights.Array:
    """The weights of the coach's own value function (`making/learn.py`)."""
    import numpy as np

    return weights.alone_as_one_of_two(np.load(VALUE).astype(np.float32))


@cache
def name() -> str:
    """The name of all that the coach knows: a hash of everything that its figures depend on, the same on every
    machine."""
    digest = hashlib.sha256()
    for file in sorted(path for folder in FOLDERS for path in folder.glob("*.py")):
        digest.update(file.read_bytes())
    for known in (value(), table()):
        digest.update(known.tobytes())
    return digest.hexdigest()[:16]
