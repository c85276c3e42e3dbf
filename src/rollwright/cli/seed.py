"""Seeds for people: short enough to read out and to type."""

from __future__ import annotations

import secrets

LARGEST = 10**9


def new_seed() -> int:
    """A seed that nobody chose, short enough for people."""
    return secrets.randbelow(LARGEST)
