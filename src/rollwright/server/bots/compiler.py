"""Compiles the machine code for planner, expert and master in a separate process, while games go on."""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.context import SpawnProcess

from rollwright.bots.registry import make_bot
from rollwright.core.dice import SeededDice
from rollwright.core.game import Game
from rollwright.core.registry import game_names, game_type
from rollwright.server.bots.worker import start_process
from rollwright.server.logs import tell

LEAST_SEATS = 2


class LevelCompiler:
    """Compiles at most once per run of the server, and only what the cache lacks."""

    def __init__(self) -> None:
        self._was_started = self._is_ready = False
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Starts the process that compiles, if machine code is missing."""
        if self._was_started:
            return
        self._was_started = True
        missing = [name for name in game_names() if not game_type(name).builds.is_compiled(levels=True)]
        if missing:
            self._process = multiprocessing.get_context("spawn").Process(target=compile_levels, daemon=True)
            self._process.start()
            tell("compiling", games=missing)

    def is_ready(self) -> bool:
        """Whether the machine code is there. If not, compiling has started."""
        if not self._is_ready:
            self.start()
            self._is_ready = self._process is None or not self._process.is_alive()
        return self._is_ready

    def end(self) -> None:
        """Ends the process that compiles."""
        if self._process is not None:
            self._process.kill()


def compile_levels() -> None:
    """The code of the process that compiles: has a bot decide once in each game, which compiles everything that it
    needs."""
    start_process()
    if hasattr(os, "nice"):
        os.nice(19)  # lowest priority
    for name in game_names():
        kind = game_type(name)
        game = Game(kind, kind.set_up(seats=LEAST_SEATS, draw=lambda _: 0), SeededDice(0))
        game.roll()
        make_bot("planner", 0).choose(game, game.pending[0])
