"""The exact solution of a sheet, and of a paper with its two sheets; solved once, then kept in the user's cache folder.

A table has the value of every state of a sheet: the mean of what it will bring, if one plays for that. `Terms` say what
counts: points only (solitaire), or points less a price for each turn, which is how one plays in a race. The re-rolls of
other seats are taken for plain throws: a seat that isn't active sees three dice thrown once.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core.folders import cache_folder
from rollwright.games.ring_and_route.bots import dice_uses
from rollwright.games.ring_and_route.bots.making import solve_loops
from rollwright.games.ring_and_route.bots.making import solve_loops as loops
from rollwright.games.ring_and_route.bots.routes import Routes, routes_of
from rollwright.games.ring_and_route.material.sheet import COLOUR_POINTS, Sheet
from rollwright.games.ring_and_route.rules import kernel
from rollwright.kernel.twins import compile_modules

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]
    Numbers = np.ndarray[Any, np.dtype[np.int64]]

VERSION = 1  # of tables; a test fails if they come out differently and this is not raised
TOGETHER = 8  # classes that one call solves
Progress = Callable[[float], None]
"""Is told what part of the work is done, from 0 to 1."""


@dataclass(frozen=True)
class Terms:
    """What a sheet is solved for."""

    seats: int = 1  # the seat is active in every throw, or in every second, third, fourth
    price: float = 0.0  # of a turn, in points
    can_turn: bool = False  # R13: first sheets may be ended by choice; others end when they are full (R15)
    after: tuple[float, ...] = ()  # by the phase of the next throw: what the end of the sheet brings beside its points
    hazard: float = 0.0  # the chance that somebody else ends the game before the next throw; its points are kept


@dataclass(frozen=True)
class Printed:
    """What a table depends on beside the terms: a sheet, the dice and the number points."""

    sheet: Sheet
    dice: Mapping[str, str]
    number_points: tuple[int, ...]

    @cached_property
    def routes(self) -> Routes:
        return routes_of(self.sheet)

    @cached_property
    def plan(self) -> Numbers:
        import numpy as np

        return np.array(dice_uses.plan_of(self.sheet, self.dice, self.routes), dtype=np.int64)

    def size(self, seats: int) -> int:
        """How many values a table has."""
        return len(self.routes.lengths) * seats * kernel.MISTHROWS_ALLOWED * dice_uses.ARCS

    def as_text(self) -> str:
        record = self.sheet.as_record()
        return json.dumps([record, dict(self.dice), self.number_points], sort_keys=True)


class Table:
    """The values of all states of a sheet."""

    def __init__(self, printed: Printed, terms: Terms, values: Floats) -> None:
        self.printed, self.terms, self.values = printed, terms, values

    @property
    def optimum(self) -> float:
        """The mean of an empty sheet that begins with an active turn."""
        return self.value()

    def value(
        self, crossed: Iterable[int] = (), route: Iterable[int] = (), misthrows: int = 0, phase: int = 0
    ) -> float:
        """Of a sheet with these ring spaces crossed and this route, before a throw; `phase` throws ago the seat was
        active. On a first sheet it is also what ending the sheet now brings, if that is more (R13)."""
        drawn = 0
        for space in route:
            drawn = self.printed.routes.after[drawn][space]
            if drawn < 0:
                raise ValueError(f"no route can go on to n{space} here")
        arc = dice_uses.arc_of(sum(1 << space for space in crossed))
        class_ = self.printed.routes.class_of[drawn]
        return float(self.values[loops.index_of(self.terms.seats, class_, phase, misthrows, arc)])

    def empty(self) -> tuple[float, ...]:
        """The values of an empty sheet, by phase."""
        return tuple(self.value(phase=phase) for phase in range(self.terms.seats))


def solve_sheet(printed: Printed, terms: Terms, workers: int | None = None, progress: Progress | None = None) -> Table:
    """Solves a sheet, from full to empty, or reads the table if it was solved before."""

    def make() -> Floats:
        return _solved(printed, terms, workers or os.cpu_count() or 1, progress or silent)

    return Table(printed, terms, _stored(_file(printed.as_text(), terms), make))


@dataclass(frozen=True)
class Paper:
    """Both sides of a paper with their tables: as second sheets, and as first sheets, which the other one follows."""

    sides: tuple[Printed, Printed]
    seats: int
    price: float
    values: Floats

    def offset(self, side: int, which: int) -> int:
        """Where the table of a side begins, as first (0) or second (1) sheet."""
        small, large = (printed.size(self.seats) for printed in self.sides)
        return (1 - which) * (small + large) + side * small

    def table(self, side: int, which: int) -> Table:
        start = self.offset(side, which)
        values = self.values[start : start + self.sides[side].size(self.seats)]
        return Table(self.sides[side], Terms(self.seats, self.price, can_turn=which == 0), values)


def solve_paper(
    sides: tuple[Printed, Printed],
    seats: int,
    price: float,
    workers: int | None = None,
    progress: Progress | None = None,
    hazard: float = 0.0,
) -> Paper:
    """Solves both sheets of a paper for a race, or reads the tables if they were solved before."""
    told = progress or silent

    def make() -> Floats:
        import numpy as np

        threads = workers or os.cpu_count() or 1
        paper = Paper(sides, seats, price, np.zeros(2 * sum(printed.size(seats) for printed in sides), np.float32))
        for number, printed in enumerate(sides * 2):
            side, which = number % 2, 1 - number // 2  # second sheets first: they follow on the others
            terms = Terms(seats, price, hazard=hazard)
            if which == 0:
                terms = replace(terms, can_turn=True, after=paper.table(1 - side, 1).empty())
            solved = _solved(printed, terms, threads, lambda part, done=number: told((done + part) / 4))  # type: ignore[misc]
            paper.table(side, which).values[:] = solved
        return paper.values

    return Paper(sides, seats, price, _stored(paper_file(sides, seats, price, hazard), make))


def is_solved(sides: tuple[Printed, Printed], seats: int, price: float) -> bool:
    """Whether the tables of a paper are in the cache folder."""
    return paper_file(sides, seats, price).exists()


def paper_file(sides: tuple[Printed, Printed], seats: int, price: float, hazard: float = 0.0) -> Path:
    """Where the tables of a paper are kept."""
    return _file("".join(printed.as_text() for printed in sides), Terms(seats, price, hazard=hazard))


@cache
def compiled() -> SimpleNamespace:
    return compile_modules("ring-and-route-solver", (solve_loops,))


def silent(part: float) -> None:
    pass


def _solved(printed: Printed, terms: Terms, workers: int, progress: Progress) -> Floats:
    import numpy as np

    numbers = _numbers(printed.number_points, terms)
    values = np.zeros(printed.size(terms.seats), dtype=np.float32)
    total = len(printed.routes.lengths)
    solve = compiled().solve_classes

    def run(classes: range) -> None:
        notes = np.zeros(loops.NOTES, dtype=np.float32)
        lists = np.zeros(loops.LISTS, dtype=np.int64)
        solve(printed.plan, numbers, values, classes.start, classes.stop, notes, lists)

    run(range(1))  # compiles once, before threads would do it at the same time
    with ThreadPoolExecutor(workers) as executor:
        for layer in printed.routes.layers():
            parts = [layer[i : i + TOGETHER] for i in range(0, len(layer), TOGETHER)]
            for part, _ in zip(parts, executor.map(run, parts), strict=True):
                progress(part.stop / total)
    return values


def _numbers(number_points: Sequence[int], terms: Terms) -> Floats:
    """The terms as the compiled loops see them."""
    import numpy as np

    numbers = np.zeros(loops.TERMS, dtype=np.float32)
    numbers[loops.PHASES], numbers[loops.PRICE], numbers[loops.CAN_TURN] = terms.seats, terms.price, terms.can_turn
    numbers[loops.POINTS + 1 : loops.RING_POINTS] = number_points
    for least, points in COLOUR_POINTS:
        numbers[loops.RING_POINTS + least : loops.AFTER] = points
    numbers[loops.AFTER : loops.AFTER + len(terms.after)] = terms.after
    numbers[loops.HAZARD] = terms.hazard
    return numbers


# On disk


def _file(text: str, terms: Terms) -> Path:
    """Named after all that a table depends on."""
    counted = {name: term for name, term in asdict(terms).items() if term or name != "hazard"}
    whole = json.dumps([VERSION, text, counted], sort_keys=True)
    key = hashlib.sha256(whole.encode()).hexdigest()[:24]
    return solved_folder() / f"ring-and-route-{key}.npy"


def solved_folder() -> Path:
    return cache_folder() / "solved"


def _stored(file: Path, make: Callable[[], Floats]) -> Floats:
    """The values of a file, made if it isn't there yet; only pages that are looked at are read."""
    import numpy as np

    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)  # if that is not possible, it is better to know it now
        values = make()
        with whole_file(file) as part:
            np.save(part, values)
    try:
        return np.asarray(np.load(file, mmap_mode="r"))
    except (ValueError, EOFError):  # a power cut can leave an empty file
        file.unlink(missing_ok=True)
        return _stored(file, make)


@contextmanager
def whole_file(file: Path) -> Iterator[Any]:
    """A file to write, which is there as a whole or not at all, whoever interrupts or writes the same one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".part", delete=False) as part:
        try:
            yield part
            part.close()
            Path(part.name).replace(file)
        except BaseException:
            part.close()
            Path(part.name).unlink(missing_ok=True)
            raise
