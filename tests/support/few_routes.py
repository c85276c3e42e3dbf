"""Two sheets of Ring & Route with few routes, which are solved in a second."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

SHORTCUTS = [(0, 2), (1, 3), (5, 7), (6, 8), (9, 11)]  # the first two cross, and the next two
FEW_ROUTES: dict[str, Any] = {
    "ring": "rgygpbrpysbrgbys",
    "numbers": [{"value": 1 + i * 5 % 12, "x": i * 10, "y": i * i} for i in range(13)],
    "links": [*pairwise(range(13)), *SHORTCUTS],
}
OTHER = {**FEW_ROUTES, "ring": "bbrgsspygbrppsgy"}
PAPER = {"sheet_set": {"1": FEW_ROUTES, "2": OTHER}}
