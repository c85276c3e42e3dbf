"""Figures about a running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

_KINDS = {
    "rollwright_entries_total": ("counter", "Entries appended to logs of tables."),
    "rollwright_moves_total": ("counter", "Moves of persons and bots."),
    "rollwright_commits_total": ("counter", "Transactions of the store."),
    "rollwright_refusals_total": ("counter", "Commands and requests that were refused, by code."),
    "rollwright_bot_decisions_total": ("counter", "Decisions of bots."),
    "rollwright_bot_faults_total": ("counter", "Decisions that a simpler bot made in place of a broken one."),
    "rollwright_slow_readers_total": ("counter", "Sockets closed because their reader was too slow."),
    "rollwright_faults_total": ("counter", "Errors that nobody expected."),
    "rollwright_tables_made_total": ("counter", "Tables made."),
    "rollwright_tables": ("gauge", "Tables in memory."),
    "rollwright_sockets": ("gauge", "Sockets connected."),
}


class Metrics:
    """Counters, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._asked: dict[str, Callable[[], float]] = {}

    def count(self, name: str, by: int = 1, **labels: str) -> None:
        written = ",".join(f'{label}="{value}"' for label, value in labels.items()) if labels else ""
        self._counts[name, written] += by

    def ask(self, name: str, value: Callable[[], float]) -> None:
        """Where a figure comes from that is kept elsewhere."""
        self._asked[f"rollwright_{name}"] = value

    def text(self) -> str:
        return "".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for name, (kind, about) in _KINDS.items():
            yield f"# HELP {name} {about}\n# TYPE {name} {kind}\n"
            if name in self._asked:
                yield f"{name} {self._asked[name]():g}\n"
                continue
            short = name.removeprefix("rollwright_").removesuffix("_total")
            found = sorted((labels, count) for (counted, labels), count in self._counts.items() if counted == short)
            yield from (f"{name}{{{labels}}} {count}\n" if labels else f"{name} {count}\n" for labels, count in found)
