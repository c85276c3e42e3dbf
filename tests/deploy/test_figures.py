"""The dashboard and the alarms: every figure that they name exists, and strangers can't set an alarm off."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from rollwright.server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD, RULES = DEPLOY / "grafana" / "rollwright.json", DEPLOY / "prometheus" / "rollwright.rules.yaml"
NAME = re.compile(r"\b(?:rollwright|process)_[a-z_]+\b")
# What anybody can cause as often as they like: connecting, asking, sending nonsense, reading slowly.
BY_STRANGERS = re.compile(r"rollwright_(?:refusals|cut_off|slow_readers|pauses|http_|connections|sockets|tables_made)")


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    return found


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load(RULES.read_text("utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def expressions() -> Iterator[str]:
    for panel in panels():
        yield from (target["expr"] for target in panel["targets"])
    yield from (rule["expr"] for rule in rules())


@pytest.fixture(scope="module")
def told() -> set[str]:
    """All names of a server that has refused and answered something."""
    metrics = Metrics()
    metrics.refusals["refused-fault"] += 1
    metrics.answers[200] += 1
    return set(NAME.findall(metrics.text()))


@pytest.mark.parametrize("expression", sorted(set(expressions())))
def test_every_figure_exists(told: set[str], expression: str) -> None:
    named = set(NAME.findall(expression))
    assert named <= told, named - told
    assert named or expression.startswith("up{")


def test_every_figure_is_shown(told: set[str]) -> None:
    """Whatever is counted can be seen, without its bounds, sums and times of creation."""
    named = {name for expression in expressions() for name in NAME.findall(expression)}
    ends = ("_sum", "_count", "_created", "_seconds")  # of histograms
    ours = {name for name in told if name.startswith("rollwright_") and not name.endswith(ends)}
    comments = {name.removesuffix("_total") for name in ours if name.endswith("_total")}
    assert ours - named - comments == set()


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: str(rule["alert"]))
def test_strangers_cant_set_an_alarm_off(rule: dict[str, Any]) -> None:
    assert not BY_STRANGERS.search(rule["expr"])
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert rule["annotations"]["summary"]
    assert rule["annotations"]["action"]


if PROMTOOL := shutil.which("promtool"):  # a test that can't run is not there; the rules' names are checked above

    def test_prometheus_accepts_the_rules() -> None:
        command = [str(PROMTOOL), "check", "rules", str(RULES)]
        checked = subprocess.run(command, capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
