"""Two servers on one PostgreSQL, while servers, PostgreSQL, listeners and connections are killed, in short: nothing
that was acknowledged is lost or doubled, no dice change, and every table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from campaigns.postgresql_kills import run
from support.thorough import THOROUGH

TABLES = 2
TIMES = {"server": 4, "PostgreSQL": 3, "listeners": 10, "cut": 10, "standstill": 1}


def test_what_is_killed_has_lost_nothing(tmp_path: Path) -> None:
    times = {kind: 5 * often if THOROUGH else often for kind, often in TIMES.items()}
    figures = asyncio.run(run(tmp_path, 1, TABLES, times, print))
    print(figures)
    assert figures.faults == 0, figures
    assert {kind: len(each) for kind, each in figures.going_on.items()} == times
    assert figures.acknowledged > sum(times.values())
