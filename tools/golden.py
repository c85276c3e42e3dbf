"""Makes tests/golden anew: finished games as records, and node counts from positions in them.

Run it only when behaviour is meant to change, and say why in the commit.
"""

from __future__ import annotations

import json
from pathlib import Path

import rollwright
from rollwright.core.record import begin_record, replay_event
from rollwright.lab.jobs import Job
from rollwright.lab.nodes import count_nodes
from rollwright.lab.play import play_game
from rollwright.lab.signature import signature

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
BOTS = ("random", "greedy")
SEED = 20
MOST_NODES = 20_000
MOST_DEPTH = 6


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    nodes = []
    for name in rollwright.game_names():
        for seats in range(1, 5):
            for bot in BOTS:
                file = GOLDEN / f"{name}-{seats}-{bot}.roll.json"
                record = play_game(Job(name, (bot,) * seats, seats + 1, SEED), seats).record()
                file.write_text(rollwright.format_record(record), "utf-8")
                nodes += positions(file.name, record)
    lines = ",\n".join(f" {json.dumps(each)}" for each in nodes)
    (GOLDEN / "nodes.json").write_text(f"[\n{lines}\n]\n", "utf-8")
    (GOLDEN / "signature.txt").write_text(f"{signature(plain=True)}\n", "utf-8")


def positions(file: str, record: dict[str, object]) -> list[dict[str, object]]:
    """Node counts at the beginning, twice on the way, and just before the end."""
    events = record["events"]
    assert isinstance(events, list)
    found = []
    for after in (0, len(events) // 3, 2 * len(events) // 3, len(events) - 4):
        game = begin_record(record)
        for index, event in enumerate(events[:after]):
            replay_event(game, index, event)
        position = game.position()
        counts = [count_nodes(position, 1)]
        while counts[-1] * 8 < MOST_NODES and len(counts) < MOST_DEPTH:
            counts.append(count_nodes(position, len(counts) + 1))
        found.append({"record": file, "after": after, "counts": counts})
    return found


if __name__ == "__main__":
    main()
