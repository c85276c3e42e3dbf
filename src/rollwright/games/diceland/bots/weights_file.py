"""Weights in a file that a user names, as `rollwright train` writes them: read, or refused with a sentence."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import OptionError, presentable
from rollwright.games.diceland.bots import policy as p
from rollwright.games.diceland.bots.features import FEATURES
from rollwright.games.diceland.bots.weights import print_of

if TYPE_CHECKING:
    from rollwright.games.diceland.bots.weights import Array

LARGEST = p.W_HEAD + FEATURES + (FEATURES + 1) * p.MOST_HIDDEN
UNITS = 4  # hidden units are computed so many at a time
Stamp = tuple[int, int]


def stamp_of(file: str) -> Stamp:
    """Changes when the file does."""
    try:
        told = Path(file).expanduser().stat()
    except (OSError, ValueError, RuntimeError):  # RuntimeError: the home folder of somebody unknown
        raise _none(file) from None
    if not stat.S_ISREG(told.st_mode):
        raise _none(file)  # a pipe would be waited for
    return told.st_mtime_ns, told.st_size


def read_weights(file: str) -> Array:
    """The weights in a file; OptionError says what is wrong with it."""
    import numpy as np

    packed = _numbers(file)
    if not np.isfinite(packed).all():
        raise OptionError("diceland-data-finite", file=presentable(file))
    hidden = float(packed[p.W_HIDDEN])
    if hidden not in range(0, p.MOST_HIDDEN + 1, UNITS):
        raise OptionError("diceland-data-hidden", file=presentable(file), hidden=f"{hidden:g}", most=p.MOST_HIDDEN)
    right = p.W_HEAD + FEATURES + (FEATURES + 1) * int(hidden)
    if len(packed) != right:
        told = presentable(file)
        raise OptionError("diceland-data-size", file=told, numbers=len(packed), hidden=int(hidden), right=right)
    packed[p.W_PRINT] = print_of(packed)
    return packed


def _numbers(file: str) -> Array:
    import numpy as np

    try:
        mapped = np.lib.format.open_memmap(str(Path(file).expanduser()), mode="r")  # never unpickles anything
    except Exception:  # whatever a file that is none of NumPy's makes it raise
        raise _none(file) from None
    if mapped.ndim != 1 or mapped.dtype != np.float32 or not p.W_HEAD <= len(mapped) <= LARGEST:
        raise _none(file)
    return np.array(mapped)


def _none(file: str) -> OptionError:
    return OptionError("diceland-data-none", file=presentable(file))
