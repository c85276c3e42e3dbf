"""Tables of bots whose games the coach is measured on, in blocks that follow from their number and a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from rollwright.bots.registry import LEVELS
from rollwright.core.position import Position
from rollwright.lab.columns import GameColumns, play_columns
from rollwright.lab.jobs import Job
from rollwright.lab.values import events_of

BLOCK = 8  # games by the same bots on the same boards
NAMES = ("random", *LEVELS)
LINE_UPS = {
    "random": ("random",),
    "mixed": NAMES,
    "levels": LEVELS,
    "named": LEVELS[1:],  # of whose games mistakes are named
    "thinking": LEVELS[2:],
    "strong": LEVELS[3:],
    **{level: (level,) for level in LEVELS},
}


@dataclass(frozen=True)
class Block:
    """Some games: who plays is drawn from a line-up, for each seat."""

    game: str
    line_up: str
    seats: int
    number: int
    seed: int
    games: int = field(default=BLOCK, repr=False)  # fewer for tests

    @property
    def name(self) -> str:
        return f"{self.game}_{self.line_up}_{self.seats}_{self.seed}_{self.number:05}"

    @property
    def job(self) -> Job:
        if self.line_up == "duel":
            bots = ("planner", "expert")[:: 1 if self.number % 2 else -1]
        else:
            draw = random.Random(f"{self}")
            bots = tuple(draw.choice(LINE_UPS[self.line_up]) for _ in range(self.seats))
        return Job(self.game, bots, self.games, seed=hash_of(f"{self}"))

    def played(self) -> GameColumns:
        """All games at once, since they are few."""
        return next(play_columns(self.job, range(self.games)))


def walk(played: GameColumns, number: int) -> Iterator[Position]:
    """The position before each event of a game, and that at its end: one that is played on from step to step."""
    position = Position(played.job.kind, played.job.setup_of(number))
    for event in events_of(played, number):
        yield position
        if len(event) == 1:
            position.fall(*event)
        else:
            position.act(*event)
    yield position


def hash_of(text: str) -> int:
    return random.Random(text).getrandbits(60)
