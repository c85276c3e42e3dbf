"""The weights of the value function (`value.py`) as one row of numbers: made by hand, or learned and shipped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.games.diceland.bots import features as f
from rollwright.games.diceland.rules.kernel import MOST_SPACES

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float32]]
    Floats = np.ndarray[Any, np.dtype[np.floating[Any]]]

# The layout
PRINT = 0  # a fingerprint, which tells weights apart
HIDDEN = 1  # how many hidden units there are
OTHERS = 2  # what a turn of the other seats counts, in turns of one's own
IDLE = 3  # turns that crossing nothing costs in addition: keeps a value that has learned little from waiting
RACE = 4  # 1 if phase 1 is decided by the chance to be first, 0 if by turns
SPACES = 5  # 1 if crossed spaces count by themselves, as they can on one board only
HEAD = 8  # then the weight of each feature, for each feature those to the hidden units, those of the units, and, for
#   each space, if they count, its weight and those to the hidden units

MOST_HIDDEN = 256
LEARNED = Path(__file__).parent / "data" / "learned.npy"


@cache
def hand_made() -> Array:
    """The planner's weights, made by hand: what a player who has thought about it would say a position still needs, in
    turns."""
    return _without_units(_by_hand())


@cache
def first_guess() -> Array:
    """The weights with which learning begins: the planner's, and a little more for whoever can use many dice."""
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
    linear[f.RANKS + f.R_LEFT : f.BIAS : f.RANK] = 0.08  # every cross is a little progress
    linear[f.RANKS + f.R_LEFT] += 0.3
    linear[f.RANKS + f.R_BEYOND] += 0.1
    linear[f.RANKS + f.RANK + f.R_LEFT] += 0.05
    return linear


def _without_units(linear: Floats) -> Array:
    import numpy as np

    return pack(linear, np.zeros((f.FEATURES, 0)), np.zeros(0))


def learned() -> Array:
    """The expert's and the master's weights, learned by self-play (`making/learn.py`)."""
    import numpy as np

    return np.load(LEARNED)  # type: ignore[no-any-return]


def alone_as_one_of_two(packed: Array) -> Array:
    """Changes weights for a seat that is alone. There are no lone seats to learn from, so it counts as one of two."""
    linear, hidden = HEAD + f.SEATS, int(packed[HIDDEN])
    inner = HEAD + f.FEATURES + f.SEATS * hidden
    packed[linear] = packed[linear + 1]
    packed[inner : inner + hidden] = packed[inner + hidden : inner + 2 * hidden]
    packed[PRINT] = fingerprint(packed)
    return packed


def racing(packed: Array) -> Array:
    """The same weights for a seat that counts the chance to be first, as the master does."""
    changed = packed.copy()
    changed[RACE] = changed[OTHERS] = 1.0
    changed[PRINT] = fingerprint(changed)
    return changed


def pack(linear: Floats, inner: Floats, outer: Floats, others: float = 0.0, idle: float = 0.0) -> Array:
    """Weights as one row: of the features, from the features to the hidden units, and of the hidden units."""
    import numpy as np

    head = np.zeros(HEAD)
    head[HIDDEN] = len(outer)
    head[OTHERS] = others
    head[IDLE] = idle
    packed = np.concatenate([head, linear, inner.reshape(-1), outer]).astype(np.float32)  # twice as fast as float64
    packed[PRINT] = fingerprint(packed)
    return packed


def size_with(hidden: int, *, spaces: bool = False) -> int:
    """How many numbers the row of weights has with so many hidden units, without or with weights for spaces."""
    return HEAD + f.FEATURES + (f.FEATURES + 1) * hidden + (MOST_SPACES * (1 + hidden) if spaces else 0)


def fingerprint(packed: Array) -> int:
    """A number that tells weights apart, small enough to be one of them."""
    import zlib

    return zlib.crc32(packed[HIDDEN:].tobytes()) >> 8
