"""Games and node counts that must never change by accident. `tools/golden.py` makes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rollwright
from rollwright.core.record import begin_record, replay_event
from rollwright.lab import signature
from rollwright.lab.nodes import count_nodes

GOLDEN = Path(__file__).parent
RECORDS = sorted(GOLDEN.glob("*.roll.json"))
NODES: list[dict[str, Any]] = json.loads((GOLDEN / "nodes.json").read_text("utf-8"))


def test_there_are_golden_games_of_every_game_and_number_of_seats() -> None:
    for name in rollwright.game_names():
        seats = {len(load(file)["seats"]) for file in RECORDS if load(file)["game"] == name}
        assert seats == {1, 2, 3, 4}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_golden_games_replay(file: Path) -> None:
    record = load(file)
    game = rollwright.replay(record)
    assert game.over
    assert rollwright.format_record(game.record()) == file.read_text("utf-8")


@pytest.mark.parametrize("node", NODES, ids=lambda node: f"{node['record']}-{node['after']}")
def test_node_counts(node: dict[str, Any]) -> None:
    record = load(GOLDEN / node["record"])
    game = begin_record(record)
    for index, event in enumerate(record["events"][: node["after"]]):
        replay_event(game, index, event)
    depths = range(1, len(node["counts"]) + 1)
    assert [count_nodes(game.position(), depth) for depth in depths] == node["counts"]


@pytest.mark.compiled
def test_signature_is_the_golden_one_plain_compiled_and_on_threads() -> None:
    stored = int((GOLDEN / "signature.txt").read_text("utf-8"))
    assert signature.signature() == stored
    assert signature.signature(plain=True) == stored
    assert signature.signature(threads=3) == stored


def load(file: Path) -> dict[str, Any]:
    return rollwright.parse_record(file.read_text("utf-8"))
