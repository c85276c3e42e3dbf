"""`rollwright solve`: the exact solution of Ring & Route's sheets, which levels 4 and 5 play by."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rollwright.cli.files import read_text
from rollwright.cli.progress import late_bar
from rollwright.cli.screen import Screen
from rollwright.cli.tables import table_of
from rollwright.cli.workers import check_workers
from rollwright.core.errors import OptionError
from rollwright.core.setup import MOST_SEATS
from rollwright.games.ring_and_route.bots.knowledge import HIGHEST_PRICE, PRICES, shipped_sides, solve_sides
from rollwright.games.ring_and_route.bots.making.solve import Paper, Printed, paper_file, solve_paper
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, SHIPPED, read_sheet_text, shipped_dice


def run(screen: Screen, sheets: Sequence[str], seats: int | None, price: float | None, workers: int | None) -> None:
    if seats is not None and not 1 <= seats <= MOST_SEATS:
        raise OptionError("option-seats", seats=seats, most=MOST_SEATS)
    if price is not None and not (math.isfinite(price) and 0 <= price <= HIGHEST_PRICE):
        raise OptionError("option-price", most=HIGHEST_PRICE)
    check_workers(workers)
    sides = _own_sides(sheets) if sheets else shipped_sides()
    names = [Path(file).name for file in sheets] or SHIPPED
    table = table_of([*map(screen.say, ("column-seats", "column-price")), *names, screen.say("column-seconds")])
    wanted = list(_wanted(seats, price))
    for number, cost in wanted:
        start = time.perf_counter()
        paper = _solved(screen, sides, number, cost, workers)
        optima = [screen.decimal(paper.table(side, 1).optimum, 2) for side in (0, 1)]
        took = screen.decimal(time.perf_counter() - start, 1)
        table.add_row(str(number), screen.decimal(cost, 2), *optima, took)
    screen.tell("solve-optimum")
    screen.console.print(table)
    screen.tell("solve-kept", folder=paper_file(sides, *wanted[0]).parent)


def _wanted(seats: int | None, price: float | None) -> Iterator[tuple[int, float]]:
    """Numbers of seats and prices; without a price points only, and the price that levels 4 and 5 play with."""
    for number in PRICES if seats is None else (seats,):
        for cost in sorted({0.0, PRICES[number]}) if price is None else (price,):
            yield number, cost


def _solved(screen: Screen, sides: tuple[Printed, Printed], seats: int, price: float, workers: int | None) -> Paper:
    """The tables for a price; for that of the levels, with all that these need."""
    words = screen.say("solve-working", seats=seats, price=screen.decimal(price, 2))
    with late_bar(screen, words) as tell:
        try:
            if price == PRICES[seats]:
                return solve_sides(sides, seats, workers, tell)
            return solve_paper(sides, seats, price, workers, tell)
        except OSError as error:
            raise OptionError("file-not-written", file=str(error.filename)) from None


def _own_sides(files: Sequence[str]) -> tuple[Printed, Printed]:
    """The two sides of a paper of one's own."""
    if len(files) != len(SHIPPED):
        raise OptionError("option-sheet-twice", count=len(files))
    one, two = (_printed(file) for file in files)
    return one, two


def _printed(file: str) -> Printed:
    printed = Printed(read_sheet_text(read_text(file), Path(file).name), shipped_dice(), NUMBER_POINTS)
    printed.routes  # noqa: B018 (a sheet that has too many is refused before the work begins)
    return printed
