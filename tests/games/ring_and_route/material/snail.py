"""A snail of 13 number spaces whose only links are those along its line: the simplest sheet."""

from __future__ import annotations

from typing import Any

LINE: dict[str, Any] = {
    "ring": "rygbpsrygbpsrygb",
    "numbers": [{"value": n + 1, "x": n, "y": n * n} for n in range(13)],
    "links": [[n, n + 1] for n in range(12)],
}
