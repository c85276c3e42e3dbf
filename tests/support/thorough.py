"""How long tests repeat themselves: `make test` checks everything, `make thorough` repeats it with more inputs."""

from __future__ import annotations

import os

THOROUGH = "ROLLWRIGHT_THOROUGH" in os.environ


def times(number: int) -> int:
    """How many random inputs a test tries: so many in `make thorough`, a third of them in `make test`."""
    return number if THOROUGH else -(-number // 3)
