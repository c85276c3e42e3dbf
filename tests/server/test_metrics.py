"""Figures for Prometheus."""

from __future__ import annotations

from rollwright.server.metrics import Metrics


def test_figures_are_written_for_prometheus() -> None:
    metrics = Metrics()
    metrics.refusals["a"] += 1
    metrics.refusals["b"] += 2
    metrics.sockets = 3
    lines = metrics.text().splitlines()
    assert 'rollwright_refusals_total{code="a"} 1.0' in lines
    assert 'rollwright_refusals_total{code="b"} 2.0' in lines
    assert "rollwright_sockets 3.0" in lines
