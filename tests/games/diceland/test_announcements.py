"""What is announced at a table of Diceland."""

from __future__ import annotations

import json
from pathlib import Path

from rollwright.core.record import begin_record, replay_event

RECORD = Path(__file__).parents[2] / "golden" / "diceland-2-greedy.roll.json"


def test_d13_a_complete_colour_is_announced_by_its_name() -> None:
    """It is the one that the page shows as complete from then on."""
    record = json.loads(RECORD.read_text("utf-8"))
    game = begin_record(record)
    told = 0
    for index, event in enumerate(record["events"]):
        before = game.kind.page.shown(game)["seats"]
        replay_event(game, index, event)
        now = game.kind.page.shown(game)["seats"]
        new = {seat: set(now[seat]["complete"]) - set(before[seat]["complete"]) for seat in range(game.seats)}
        announced = [
            (params["seat"], {params["colour"]})
            for code, params in game.kind.announcements.after(game, game.earlier(index))
            if code == "diceland-news-colour"
        ]
        assert announced == [(seat, colours) for seat, colours in new.items() if colours]
        told += len(announced)
    assert told > 0
