"""Metrics of a running server, for Prometheus."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from rollwright import __version__
from rollwright.server.histogram import Histogram
from rollwright.server.store.port import Figures

COUNTERS = {
    "entries": "Entries appended to logs of tables.",
    "moves": "Moves of persons and bots.",
    "commits": "Transactions of the store.",
    "conflicts": "Changes that were made again, since another process had changed the table before.",
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
    "tasks": "Tasks of the event loop.",
    "store_works": "1 if the store can be written and read, 0 if not.",
}
HISTOGRAMS = {
    "acknowledge_seconds": "From a command on a socket to its answer.",
    "commit_seconds": "Until a change was stored for good, with the wait for others that share its transaction.",
    "fan_out_seconds": "Until a change that was stored had been sent to everybody at its table.",
    "bot_seconds": "Decisions of bots, with the wait for a process.",
    "http_seconds": "From the head of a request to the end of its answer.",
    "loop_lag_seconds": "By how much a timer of the event loop was late; looked at four times a second.",
}
STORED = {
    "tables_stored": ("tables", "Tables in the store."),
    "database_bytes": ("database", "Size of the database file."),
    "wal_bytes": ("wal", "Size of the write-ahead log."),
    "disk_free_bytes": ("free", "Free space on the disk of the store."),
}
QUEUES = ("bots", "reviews", "analyses", "replays", "requests")


class Metrics(Collector):
    """Plain attributes that other modules count up directly: most change with every move, so they have to be cheap.

    Everything is read by the collector when somebody asks, perhaps in another thread.
    """

    def __init__(self) -> None:
        self.entries = self.moves = self.commits = self.conflicts = self.bot_decisions = self.bot_faults = 0
        self.reviews = self.reviews_kept = self.hints = self.analyses = self.coach_faults = 0
        self.pauses = self.cut_off = self.connections = 0
        self.slow_readers = self.faults = self.tables_made = self.overdue = self.damaged = 0
        self.tables = self.sockets = self.tables_due = self.tables_overdue = 0
        self.acknowledge_seconds, self.commit_seconds, self.fan_out_seconds = Histogram(), Histogram(), Histogram()
        self.bot_seconds, self.http_seconds, self.loop_lag_seconds = Histogram(), Histogram(), Histogram()
        self.stored, self.store_works = Figures(0, 0, 0, 0), True
        self.refusals: Counter[str] = Counter()  # by code
        self.answers: Counter[int] = Counter()  # by status
        self.queued: Counter[str] = Counter(dict.fromkeys(QUEUES, 0))
        self.tasks = 0
        self.loop: asyncio.AbstractEventLoop | None = None  # whose tasks are counted
        self.refresh: Callable[[], None] = _nothing  # called before figures are read, to set those that nobody counts
        self.registry = CollectorRegistry(auto_describe=False)
        self.registry.register(self)
        ProcessCollector(registry=self.registry)  # processor, memory and file handles; on Linux only

    def collect(self) -> Iterator[Metric]:
        self.refresh()
        self.count()
        if self.loop is not None:
            self.tasks = len(asyncio.all_tasks(self.loop))
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"rollwright_{name}", about, getattr(self, name))
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"rollwright_{name}", about, getattr(self, name))
        for name, (field, about) in STORED.items():
            if (figure := getattr(self.stored, field)) is not None:
                yield GaugeMetricFamily(f"rollwright_{name}", about, figure)
        for name, about in HISTOGRAMS.items():
            histogram: Histogram = getattr(self, name)
            yield HistogramMetricFamily(f"rollwright_{name}", about, histogram.buckets(), histogram.sum)
        yield self._refusals()
        yield self._answers()
        yield self._queued()
        yield _version()

    def text(self) -> str:
        """All metrics, in the text format of Prometheus."""
        return generate_latest(self.registry).decode()

    def count(self) -> None:
        """Counts the durations that have been noted."""
        for name in HISTOGRAMS:
            histogram: Histogram = getattr(self, name)
            histogram.count()

    @contextmanager
    def waiting(self, queue: str) -> Iterator[None]:
        """Counts one in a queue while the block runs."""
        self.queued[queue] += 1
        try:
            yield
        finally:
            self.queued[queue] -= 1

    def _refusals(self) -> Metric:
        about = "Commands and requests that were refused, by code."
        family = CounterMetricFamily("rollwright_refusals", about, labels=["code"])
        for code, count in sorted(self.refusals.copy().items()):
            family.add_metric([code], count)
        return family

    def _answers(self) -> Metric:
        about = "Answers to requests, by status; 101 is a socket."
        family = CounterMetricFamily("rollwright_http_requests", about, labels=["status"])
        for status, count in sorted(self.answers.copy().items()):
            family.add_metric([str(status)], count)
        return family

    def _queued(self) -> Metric:
        about = "Decisions of bots, work for the coach, replays and requests that wait for their turn."
        family = GaugeMetricFamily("rollwright_queued", about, labels=["queue"])
        for queue, count in self.queued.copy().items():
            family.add_metric([queue], count)
        return family


def _version() -> Metric:
    family = GaugeMetricFamily("rollwright_info", "The version of the server.", labels=["version"])
    family.add_metric([__version__], 1)
    return family


def _nothing() -> None:
    """The default of `Metrics.refresh`."""
