"""`kill -9` under load: nothing that was acknowledged is lost, no dice change, nothing is doubled."""

from __future__ import annotations

from pathlib import Path

from server.kill_campaign import Campaign

TIMES = 20


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    figures = Campaign(tmp_path, seed=20).run(TIMES)
    print(figures)
    assert figures.faults == 0, figures
    assert figures.kills == len(figures.ready) == TIMES
    assert figures.acknowledged > TIMES
    assert figures.unanswered > 0, "nothing was on its way when it was killed"
    told = [line for line in (tmp_path / "told.txt").read_text("utf-8").splitlines() if '"info"' not in line]
    assert told == []
