"""`rollwright solve`: the exact solution of a game, or of a part of it, which its levels play by."""

from __future__ import annotations

import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from rollwright.cli.files import read_text
from rollwright.cli.progress import late_bar
from rollwright.cli.screen import Screen
from rollwright.cli.tables import table_of
from rollwright.cli.workers import check_workers
from rollwright.core.errors import OptionError
from rollwright.core.registry import game_type


def run(
    screen: Screen, game: str, sheets: Sequence[str], seats: int | None, price: float | None, workers: int | None
) -> None:
    """Carries out `rollwright solve`."""
    solving = game_type(game).bots.solving()
    check_workers(workers)
    recipes = solving.recipes(seats, price, sheets, read_text)
    names = recipes[0].sheet_names
    table = table_of([*map(screen.say, ("column-seats", "column-price")), *names, screen.say("column-seconds")])
    for recipe in recipes:
        start = time.perf_counter()
        optima = [screen.decimal(optimum, 2) for optimum in _solved(screen, solving, recipe, workers).optima]
        took = screen.decimal(time.perf_counter() - start, 1)
        table.add_row(str(recipe.seats), screen.decimal(recipe.price, 2), *optima, took)
    screen.tell("solve-optimum")
    screen.console.print(table)
    screen.tell("solve-kept", folder=solving.solved_folder())


def _solved(screen: Screen, solving: ModuleType, recipe: Any, workers: int | None) -> Any:
    words = screen.say("solve-working", seats=recipe.seats, price=screen.decimal(recipe.price, 2))
    with late_bar(screen, words) as tell:
        try:
            return solving.solve(recipe, workers, tell)
        except OSError as error:
            raise OptionError("file-not-written", file=str(error.filename)) from None
