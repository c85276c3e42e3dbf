"""A program: bots whose worker has stopped are asked one after the other, on uvloop; then everything is to end."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal

import uvloop

from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.registry import game_type
from rollwright.server.bots.pool import BotPool
from rollwright.server.bots.worker import Question
from rollwright.server.metrics import Metrics
from support.waiting import PATIENCE

TABLES = 4
THINK = 1.0  # second, for a worker that has stopped


def question(table: int) -> Question:
    kind = game_type("diceland")
    game = Game(kind, kind.set_up(["a", "b"], 0, pieces=["A", "B"]), SeededDice(0))
    game.roll()
    begin = {key: value for key, value in game.record().items() if key not in ("events", "result")}
    return Question(f"{table:022}", begin, tuple(game.events), game.pending[0], "greedy")


async def main() -> None:
    bots = BotPool(1, PATIENCE, Metrics())
    await bots.choose(question(0))
    bots._seconds = THINK
    workers = multiprocessing.active_children()
    assert workers
    for worker in workers:
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
    asked = []
    for table in range(TABLES):
        asked.append(asyncio.create_task(bots.choose(question(table))))
        await asyncio.sleep(0.1)
    for move in await asyncio.gather(*asked):
        print(move)
    bots.close()


if __name__ == "__main__":
    uvloop.run(main())
