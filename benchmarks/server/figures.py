"""What is measured of a server under a load, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Load:
    """So many tables of two; each always has a move under way, or there is a pace: so many moves a second at all."""

    tables: int
    pace: int | None = None

    @property
    def name(self) -> str:
        return f"{self.tables:,} tables, " + (f"{self.pace:,} moves/s" if self.pace else "closed loop")


@dataclass(frozen=True)
class Figure:
    """How a figure is called and written."""

    name: str
    form: str


FIGURES = {
    "per_cpu": Figure("moves per second of server CPU", ",.0f"),
    "per_second": Figure("moves per second", ",.0f"),
    "p50": Figure("to the other's screen, p50, ms", ",.1f"),
    "p99": Figure("to the other's screen, p99, ms", ",.1f"),
    "memory": Figure("memory of the server, MB", ",.0f"),
    "per_socket": Figure("memory per socket, kB", ",.1f"),
}


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values doesn't exceed."""
    return sorted(values)[max(ceil(share * len(values)) - 1, 0)]


def summary(
    seconds: float, cpu: float, delays: Sequence[float], memory: dict[str, int], sockets: int
) -> dict[str, Any]:
    """The figures of one run. `memory`, in bytes: with tables, with sockets as well, and at the end."""
    return {
        "per_cpu": len(delays) / cpu,
        "per_second": len(delays) / seconds,
        "p50": 1e3 * percentile(delays, 0.5),
        "p99": 1e3 * percentile(delays, 0.99),
        "memory": memory["end"] / 1e6,
        "per_socket": (memory["sockets"] - memory["tables"]) / sockets / 1e3,
    }


def compare(rounds: Sequence[dict[str, dict[str, Any]]]) -> dict[str, dict[str, float]]:
    """Of each figure the median of ours and of the peer, and of their ratios, each formed within a round."""
    return {
        figure: {
            "ours": median(each["ours"][figure] for each in rounds),
            "peer": median(each["peer"][figure] for each in rounds),
            "ratio": median(each["ours"][figure] / each["peer"][figure] for each in rounds),
        }
        for figure in FIGURES
    }
