"""Learning curves as pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from rollwright.lab.curve import Panel, axis_for, curve_svg


def test_a_panel_for_each_number() -> None:
    svg = curve_svg("Learning <fast>", "batches", [Panel("turns", [30.0, 25.5, 22.0]), Panel("error", [3.0, 1.0, 0.5])])
    tree = ET.fromstring(svg)
    words = [text.text for text in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Learning <fast>", "turns", "error", "batches"} <= set(words)
    lines = [path.get("d", "") for path in tree.iter("{http://www.w3.org/2000/svg}path") if path.get("fill") == "none"]
    assert [line.count("L") for line in lines] == [2, 2]


@pytest.mark.parametrize(("low", "high"), [(0.0, 150.0), (21.3, 27.9), (0.5, 0.5), (0.001, 0.002), (5.0, 1e6)])
def test_marks_are_round_and_few(low: float, high: float) -> None:
    axis = axis_for(low, high, 0.0, 100.0)
    ticks = axis.ticks()
    assert 1 <= len(ticks) <= 8
    assert ticks[0] <= low
    assert ticks[-1] <= (high if high > low else low + 1) + 1e-9
    assert all(-1e-6 <= axis.at(tick) <= 100.0001 for tick in ticks)


def test_one_point_is_a_curve_too() -> None:
    ET.fromstring(curve_svg("Short", "batches", [Panel("turns", [30.0])]))
