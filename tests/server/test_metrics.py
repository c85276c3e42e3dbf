"""Figures for Prometheus."""

from __future__ import annotations

import asyncio
import re
import urllib.request

import pytest

from rollwright.core.errors import OptionError
from rollwright.server.histogram import BOUNDS, Histogram
from rollwright.server.listening import listen
from rollwright.server.loop_lag import EVERY, watch_lag
from rollwright.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, QUEUES, STORED, Metrics
from rollwright.server.metrics_port import metrics_port, place_of


def test_figures_are_written_for_prometheus() -> None:
    metrics = Metrics()
    metrics.refusals["a"] += 1
    metrics.refusals["b"] += 2
    metrics.answers[404] += 3
    metrics.sockets = 3
    with metrics.waiting("bots"):
        lines = metrics.text().splitlines()
    assert 'rollwright_refusals_total{code="a"} 1.0' in lines
    assert 'rollwright_refusals_total{code="b"} 2.0' in lines
    assert 'rollwright_http_requests_total{status="404"} 3.0' in lines
    assert 'rollwright_queued{queue="bots"} 1.0' in lines
    assert 'rollwright_queued{queue="replays"} 0.0' in lines
    assert "rollwright_sockets 3.0" in lines
    assert 'rollwright_queued{queue="bots"} 0.0' in metrics.text()


def test_every_figure_that_is_listed_is_told() -> None:
    text = Metrics().text()
    told = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    assert {f"rollwright_{name}" for name in (*GAUGES, *STORED, *HISTOGRAMS)} <= told
    assert {f"rollwright_{name}_total" for name in COUNTERS} <= told
    assert text.count("rollwright_queued{") == len(QUEUES)


def test_figures_that_nobody_counts_are_asked_for() -> None:
    metrics = Metrics()

    def refresh() -> None:
        metrics.tables = 7

    metrics.refresh = refresh
    assert "rollwright_tables 7.0" in metrics.text()


def test_a_histogram_counts_what_doesnt_exceed_its_bounds() -> None:
    histogram = Histogram()
    for seconds in (0.0, BOUNDS[0], 0.15, 1e9):
        histogram.observe(seconds)
    histogram.count()
    buckets = dict(histogram.buckets())
    assert (buckets["0.0005"], buckets["0.1"], buckets["0.2"], buckets["20.0"], buckets["+Inf"]) == (2, 2, 3, 3, 4)
    assert histogram.sum == pytest.approx(1e9 + 0.1505)


def test_the_lag_of_the_event_loop_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    monkeypatch.setattr("rollwright.server.loop_lag.EVERY", EVERY / 100)

    async def run() -> None:
        task = asyncio.create_task(watch_lag(metrics))
        while dict(metrics.loop_lag_seconds.buckets())["+Inf"] < 2:
            await asyncio.sleep(EVERY / 100)
        task.cancel()

    metrics.bot_seconds.observe(1.0)
    asyncio.run(run())
    assert metrics.loop_lag_seconds.sum >= 0
    assert metrics.bot_seconds.sum == 1.0  # all else is counted as well


def test_each_process_has_a_port_for_its_figures() -> None:
    first, second = Metrics(), Metrics()
    first.moves, second.moves = 1, 2
    with listen("127.0.0.1", 0) as taken:
        place = place_of(f"127.0.0.1:{taken.getsockname()[1]}")
        with metrics_port(place, first) as one, metrics_port(place, second) as other:
            assert "rollwright_moves_total 1.0" in _get(one)
            assert "rollwright_moves_total 2.0" in _get(other)


@pytest.mark.parametrize("address", ["9642", "127.0.0.1:", "127.0.0.1:x"])
def test_a_port_that_makes_no_sense_is_told(address: str) -> None:
    with pytest.raises(OptionError):
        place_of(address)


def test_there_need_not_be_such_a_port() -> None:
    with metrics_port(place_of(None), Metrics()) as port:
        assert port is None


def _get(port: int | None) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return str(answer.read().decode())
