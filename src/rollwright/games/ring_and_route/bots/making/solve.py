"""The solver: the exact solution of a paper by backward induction, made once and then kept on disk.

A solution has the value of every state of a sheet: what it will bring on average if it is played for that, in points
less a price for each turn, which is how one plays in a race. The re-rolls of other seats are taken for plain throws: a
seat that isn't active sees three dice thrown once.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from types import SimpleNamespace
from typing import TYPE_CHECKING

from rollwright.core import kernel_builds
from rollwright.core.errors import OptionError
from rollwright.games.ring_and_route.bots.compressed import find_turns, keep_turns
from rollwright.games.ring_and_route.bots.making import solve_loops as loops
from rollwright.games.ring_and_route.bots.making.compress import compress_turns
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, PrintedSide, shipped_paper, shipped_papers
from rollwright.games.ring_and_route.bots.solved import (
    HIGHEST_PRICE,
    PRICES,
    Recipe,
    SolvedPaper,
    find_solved,
    keep_solved,
    price_of,
    solved_file,
    solved_folder,
)
from rollwright.games.ring_and_route.material.own_paper import own_paper
from rollwright.games.ring_and_route.material.sheet import (
    NUMBER_POINTS,
    PAPERS,
    RING_POINTS,
    Sheet,
    read_sheet,
    read_sheet_text,
    shipped_dice,
)
from rollwright.kernel.twins import Program

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.bots.solved import Floats

__all__ = ["Recipe", "SolvedPaper", "compile_ahead", "prepare", "recipes", "solve", "solve_paper", "solved_folder"]

SIDES = 2  # of a paper
CHEAPER = 0.5  # than the price of a turn, to find out how many turns are left
_TOGETHER = 8  # classes that one call solves
_preparing = Lock()

Progress = Callable[[float], None]
"""Is told what part of the work is done, from 0 to 1."""


# What `rollwright solve` asks for


def recipes(
    seats: int | None = None,
    price: float | None = None,
    sheets: Sequence[str] = (),
    read: Callable[[str], str] = lambda file: Path(file).read_text("utf-8"),
) -> list[Recipe]:
    """What the solver is to solve: the first paper, another shipped one by the name of a side, or one in files. Without
    a number of seats: for each; without a price: for points only, and for the price that levels 4 and 5 play with."""
    if seats is not None and seats not in PRICES:
        raise OptionError("option-seats", seats=seats, most=max(PRICES))
    if price is not None and not (math.isfinite(price) and 0 <= price <= HIGHEST_PRICE):
        raise OptionError("option-price", most=HIGHEST_PRICE)
    paper = _paper(sheets, read) if sheets else shipped_paper()
    return [
        Recipe(paper, number, cost)
        for number in (PRICES if seats is None else (seats,))
        for cost in (sorted({0.0, price_of(paper, number)}) if price is None else (price,))
    ]


def _paper(sheets: Sequence[str], read: Callable[[str], str]) -> PrintedPaper:
    """A shipped paper by the name of a side or both, a paper in a file, or two sheets in files."""
    for number, names in enumerate(PAPERS):
        if set(sheets) <= set(names):
            return shipped_papers()[number]
    if len(sheets) == 1:
        own = own_paper([read(sheets[0])]).options
        made = [read_sheet(sheet, name) for name, sheet in own["sheet_set"].items()]
        return _with_routes(made, own["die_faces"], tuple(own["number_points"]))
    if len(sheets) != SIDES:
        raise OptionError("option-sheet-twice", count=len(sheets))
    return _with_routes(
        [read_sheet_text(read(file), Path(file).name) for file in sheets], shipped_dice(), NUMBER_POINTS
    )


def _with_routes(sheets: Sequence[Sheet], dice: Mapping[str, str], points: tuple[int, ...]) -> PrintedPaper:
    one, two = (PrintedSide(sheet, dice, points) for sheet in sheets)
    for side in (one, two):
        side.routes  # noqa: B018 (a sheet that has too many is refused before the work begins)
    return PrintedPaper((one, two))


def solve(recipe: Recipe, workers: int | None = None, progress: Progress | None = None) -> SolvedPaper:
    """Solves a paper as `rollwright solve` does, or reads the tables if they are there. For the price of levels 4 and
    5, what else these need is made, too."""
    paper, seats, tell = recipe.paper, recipe.seats, progress or _silent
    if recipe != Recipe(paper, seats, price_of(paper, seats)) or seats == 1 or find_turns(paper, seats) is not None:
        return solve_paper(recipe, workers, tell)
    solved = solve_paper(recipe, workers, lambda part: tell(part / 2))
    cheaper = solve_cheaper(recipe, workers, lambda part: tell((1 + part) / 2))
    keep_turns(paper, seats, compress_turns(solved, cheaper))
    return solved


# What bots need


def is_prepared(paper: PrintedPaper, seats: int, price: float | None = None) -> bool:
    """Whether the solver has made all tables that levels 4 and 5 play by. It is cheap to ask again."""
    recipe = Recipe(paper, seats, price_of(paper, seats) if price is None else price)
    return find_solved(recipe) is not None and (seats == 1 or find_turns(paper, seats) is not None)


def prepare(
    paper: PrintedPaper,
    seats: int,
    price: float | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> None:
    """Has the solver make all tables that levels 4 and 5 play by, if they aren't there; OptionError if they can't be
    kept."""
    with _preparing:  # threads that need the same tables wait for the first of them
        if is_prepared(paper, seats, price):
            return
        try:
            _prepare(paper, seats, price, workers, progress or _silent)
        except OSError as error:
            raise OptionError("file-not-written", file=str(error.filename)) from None


def _prepare(paper: PrintedPaper, seats: int, price: float | None, workers: int | None, tell: Progress) -> None:
    usual = Recipe(paper, seats, price_of(paper, seats))
    if price is None:
        solve(usual, workers, tell)
        return
    before = 0.0
    if seats > 1 and find_turns(paper, seats) is None:
        before = 0.5
        solve(usual, workers, lambda part: tell(part * before))
    solve_paper(Recipe(paper, seats, price), workers, lambda part: tell(before + part * (1 - before)))


# Solving


def solve_paper(recipe: Recipe, workers: int | None = None, progress: Progress | None = None) -> SolvedPaper:
    """Solves both sheets of a paper, or reads the tables if they are there."""
    found = find_solved(recipe)
    if found is not None:
        return found
    solved_file(recipe).parent.mkdir(parents=True, exist_ok=True)  # if that fails, then before the work
    solved = _solved(recipe, workers or os.cpu_count() or 1, progress or _silent)
    keep_solved(solved)
    return find_solved(recipe) or solved


def solve_cheaper(recipe: Recipe, workers: int | None = None, progress: Progress | None = None) -> SolvedPaper:
    """Solves a paper for a slightly lower price of a turn, to compare."""
    return solve_paper(cheaper(recipe), workers, progress)


def cheaper(recipe: Recipe) -> Recipe:
    """What is solved to compare."""
    return Recipe(recipe.paper, recipe.seats, recipe.price - CHEAPER)


def _solved(recipe: Recipe, workers: int, progress: Progress) -> SolvedPaper:
    """Second sheets are solved first, since the values of first sheets depend on them."""
    import numpy as np

    sides, seats = recipe.paper.sides, recipe.seats
    solved = SolvedPaper(recipe, np.zeros(2 * sum(side.states(seats) for side in sides), np.float32))
    for number, (which, side) in enumerate([(1, 0), (1, 1), (0, 0), (0, 1)]):
        after = solved.sheet(1 - side, 1).empty() if which == 0 else ()
        terms = Terms(seats, recipe.price, recipe.hazard, can_turn=which == 0, after=after)
        values = solve_side(
            sides[side],
            terms,
            workers,
            lambda part, done=number: progress((done + part) / 4),  # type: ignore[misc]
        )
        solved.sheet(side, which).values[:] = values
    return solved


@dataclass(frozen=True)
class Terms:
    """What one sheet is solved for."""

    seats: int
    price: float
    hazard: float
    can_turn: bool  # R13: first sheets may be ended by choice; second ones end when they are full (R15)
    after: tuple[float, ...]  # by the phase of the next throw: what the end of the sheet brings beside its points

    def as_numbers(self, number_points: Sequence[int]) -> Floats:
        """As the compiled loops take them."""
        import numpy as np

        numbers = np.zeros(loops.TERMS, dtype=np.float32)
        numbers[loops.PHASES], numbers[loops.PRICE], numbers[loops.CAN_TURN] = self.seats, self.price, self.can_turn
        numbers[loops.POINTS + 1 : loops.RING_POINTS] = number_points
        numbers[loops.RING_POINTS : loops.AFTER] = RING_POINTS
        numbers[loops.AFTER : loops.AFTER + len(self.after)] = self.after
        numbers[loops.HAZARD] = self.hazard
        return numbers


def solve_side(side: PrintedSide, terms: Terms, workers: int, progress: Progress) -> Floats:
    """Solves one side of a paper: the values of all states, from full sheets to the empty one. Threads share the
    classes of equal length."""
    import numpy as np

    plan, numbers = np.array(side.plan(), dtype=np.int64), terms.as_numbers(side.number_points)
    values = np.zeros(side.states(terms.seats), dtype=np.float32)
    solve_classes = compiled_solver().solve_classes

    def run(classes: range) -> None:
        notes = np.zeros(loops.NOTES, dtype=np.float32)
        lists = np.zeros(loops.LISTS, dtype=np.int64)
        solve_classes(plan, numbers, values, classes.start, classes.stop, notes, lists)

    run(range(1))  # compiles once, before threads would do it at the same time
    with ThreadPoolExecutor(workers) as executor:
        for layer in side.routes.layers():
            parts = [layer[i : i + _TOGETHER] for i in range(0, len(layer), _TOGETHER)]
            for part, _ in zip(parts, executor.map(run, parts), strict=True):
                progress(part.stop / len(side.routes.lengths))
    return values


@cache
def compiled_solver() -> SimpleNamespace:
    """The loops of the solver, compiled."""
    return kernel_builds.compiled(PROGRAM)


PROGRAM = Program("ring-and-route-solver", (loops,))


def compile_ahead() -> None:
    """Compiles the solver, by solving nothing."""
    import numpy as np

    fractions, numbers = np.zeros(1, np.float32), np.zeros(1, np.int64)
    compiled_solver().solve_classes(numbers, fractions, fractions, 0, 0, fractions, numbers)


def _silent(part: float) -> None:
    pass
