"""The weights of the features: made by hand, or learned and shipped. See the layout in `policy.py`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.diceland.bots import features as f
from rollwright.games.diceland.bots import policy as p

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float32]]
    Floats = np.ndarray[Any, np.dtype[np.floating[Any]]]

LEARNED = Path(__file__).parent / "data" / "learned.npy"


@cache
def hand_made() -> Array:
    """Level 3: what a player who has thought about it would say a position still needs, in turns."""
    return _without_units(_by_hand())


@cache
def first_guess() -> Array:
    """Where learning begins: the same, and a little more for whoever can use many dice."""
    linear = _by_hand()
    linear[f.ROOM : f.ROOM + 3] = 0.25, 0.15, 0.05
    linear[f.REACHED] = -0.01
    return _without_units(linear)


def _by_hand() -> Floats:
    import numpy as np

    linear = np.zeros(f.FEATURES)
    for needed in range(10):
        linear[f.NEEDED + needed] = 0.5 * needed
    linear[f.COST] = 0.15
    linear[f.OWING] = -0.5
    linear[f.RANKS + f.R_LEFT : f.SEEN : f.RANK] = 0.08  # every cross is a little progress
    linear[f.RANKS + f.R_LEFT] += 0.3
    linear[f.RANKS + f.R_BEYOND] += 0.1
    linear[f.RANKS + f.RANK + f.R_LEFT] += 0.05
    return linear


def _without_units(linear: Floats) -> Array:
    import numpy as np

    return pack(linear, np.zeros((f.FEATURES, 0)), np.zeros(0))


def learned(path: Path = LEARNED) -> Array:
    """Levels 4 and 5: what self-play has learned (`learn.py`)."""
    import numpy as np

    return np.load(path)  # type: ignore[no-any-return]


def pack(linear: Floats, inner: Floats, outer: Floats, others: float = 0.0, idle: float = 0.0) -> Array:
    """Weights as one row of numbers: of the features, from them to the hidden units, and of these."""
    import numpy as np

    head = np.zeros(p.W_HEAD)
    head[p.W_HIDDEN] = len(outer)
    head[p.W_OTHERS] = others
    head[p.W_IDLE] = idle
    packed = np.concatenate([head, linear, inner.reshape(-1), outer]).astype(np.float32)  # twice as fast as float64
    packed[p.W_PRINT] = print_of(packed)
    return packed


def print_of(packed: Array) -> int:
    """A number that tells weights apart, small enough to be one of them."""
    import zlib

    return zlib.crc32(packed[p.W_HIDDEN :].tobytes()) >> 8
