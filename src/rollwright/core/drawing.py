"""Drawing by trial: a drawing that can't be completed is given up, and another one is begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Drawn = TypeVar("Drawn")


class DeadEnd(Exception):
    """Nothing good can come of what was drawn so far."""


def until_complete(draw: Callable[[], Drawn]) -> Drawn:
    """Draws until there is no dead end. Each try has to be another one, and most should succeed."""
    while True:
        try:
            return draw()
        except DeadEnd:
            continue
