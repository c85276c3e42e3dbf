"""Weights in a file that a user names, as `rollwright train` writes them: read, or refused with a reason."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.core.errors import OptionError, presentable
from rollwright.games.diceland.bots import weights as w

if TYPE_CHECKING:
    from rollwright.games.diceland.bots.weights import Array

UNITS = 4  # hidden units are computed so many at a time
Stamp = tuple[int, int]


def stamp_of(file: str) -> Stamp:
    """The time and size of a file of weights, by which a changed file is noticed."""
    try:
        status = Path(file).expanduser().stat()
    except (OSError, ValueError, RuntimeError):  # RuntimeError: the home folder of an unknown user
        raise _no_weights(file) from None
    if not stat.S_ISREG(status.st_mode):
        raise _no_weights(file)  # reading a pipe would block
    return status.st_mtime_ns, status.st_size


def read_weights(file: str) -> Array:
    """The weights in a file; OptionError says what is wrong with it."""
    import numpy as np

    packed = _read_numbers(file)
    if not np.isfinite(packed).all():
        raise OptionError("diceland-data-finite", file=presentable(file))
    hidden = float(packed[w.HIDDEN])
    if hidden not in range(0, w.MOST_HIDDEN + 1, UNITS):
        raise OptionError("diceland-data-hidden", file=presentable(file), hidden=f"{hidden:g}", most=w.MOST_HIDDEN)
    right = w.size_with(int(hidden))
    if len(packed) != right:
        shown = presentable(file)
        raise OptionError("diceland-data-size", file=shown, numbers=len(packed), hidden=int(hidden), right=right)
    packed[w.SPACES] = 0  # it is for any board
    packed[w.PRINT] = w.fingerprint(packed)
    return packed


def _read_numbers(file: str) -> Array:
    import numpy as np

    try:
        mapped = np.lib.format.open_memmap(str(Path(file).expanduser()), mode="r")  # never unpickles anything
    except Exception:  # NumPy raises many kinds for a file that is not its own
        raise _no_weights(file) from None
    if mapped.ndim != 1 or mapped.dtype != np.float32 or not w.HEAD <= len(mapped) <= w.size_with(w.MOST_HIDDEN):
        raise _no_weights(file)
    return np.array(mapped)


def _no_weights(file: str) -> OptionError:
    return OptionError("diceland-data-none", file=presentable(file))
