"""Metrics of a running server, for Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from rollwright.server.store.port import Figures

COUNTERS = {
    "entries": "Entries appended to logs of tables.",
    "moves": "Moves of persons and bots.",
    "commits": "Transactions of the store.",
    "bot_decisions": "Decisions of bots.",
    "bot_faults": "Decisions that a simpler bot made in place of a broken one.",
    "reviews": "Games reviewed.",
    "reviews_kept": "Reviews that had been made before.",
    "hints": "Hints given.",
    "analyses": "Positions and tries looked at.",
    "coach_faults": "Work of the coach that was given up because it took too long or its process ended.",
    "slow_readers": "Sockets closed because their reader was too slow.",
    "pauses": "Times that reading from a client was paused because it sent too much.",
    "cut_off": "Connections that were cut off because of a limit.",
    "faults": "Errors that nobody expected.",
    "tables_made": "Tables made.",
    "overdue": "Tables that did not go on by themselves in time, and were made to.",
    "damaged": "Tables that were refused because what is stored is not what was written.",
}
GAUGES = {
    "tables": "Tables in memory.",
    "sockets": "Sockets connected.",
    "connections": "Connections other than sockets.",
    "tables_due": "Tables that go on by themselves: a bot decides, or the time to reveal runs out.",
    "tables_overdue": "Those of them that have not gone on in time.",
}
STORED = {
    "tables_stored": ("tables", "Tables in the store."),
    "database_bytes": ("database", "Size of the database file."),
    "wal_bytes": ("wal", "Size of the write-ahead log."),
    "disk_free_bytes": ("free", "Free space on the disk of the store."),
}


class Metrics(Collector):
    """Plain attributes that other modules count up directly: most change with every move, so they have to be cheap."""

    def __init__(self) -> None:
        self.entries = self.moves = self.commits = self.bot_decisions = self.bot_faults = 0
        self.reviews = self.reviews_kept = self.hints = self.analyses = self.coach_faults = 0
        self.pauses = self.cut_off = self.connections = 0
        self.slow_readers = self.faults = self.tables_made = self.overdue = self.damaged = 0
        self.tables = self.sockets = self.tables_due = self.tables_overdue = 0
        self.stored = Figures(0, 0, 0, 0)
        self.refusals: Counter[str] = Counter()  # by code

    def collect(self) -> Iterator[Metric]:
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"rollwright_{name}", about, getattr(self, name))
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"rollwright_{name}", about, getattr(self, name))
        for name, (field, about) in STORED.items():
            yield GaugeMetricFamily(f"rollwright_{name}", about, getattr(self.stored, field))
        refusals = CounterMetricFamily(
            "rollwright_refusals", "Commands and requests that were refused, by code.", labels=["code"]
        )
        for code, count in sorted(self.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals

    def text(self) -> str:
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry).decode()
