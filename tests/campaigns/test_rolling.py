"""Restarts under load, in short: nobody's move is lost, doubled or refused, and everybody comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from campaigns.rolling import Restarts, Rolling, alone, pair

TABLES = 2


def play(rolling: Rolling) -> Restarts:
    figures = asyncio.run(rolling.run(TABLES, 1, print))
    print(figures)
    assert figures.faults == 0, figures
    assert figures.away, "who plays is sent away, and comes back"
    assert figures.unannounced == 0
    return figures


def test_one_server_that_is_restarted(tmp_path: Path) -> None:
    with alone(tmp_path, seed=1) as rolling:
        assert play(rolling).restarts == 1


def test_two_servers_that_are_restarted_in_turn(tmp_path: Path, postgresql: str) -> None:
    with pair(tmp_path, postgresql, seed=1) as rolling:
        assert play(rolling).restarts == 2
