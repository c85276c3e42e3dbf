"""Solved tables: the value of every state of both sheets of a paper, as first and as second sheets.

`making/solve.py` makes them. They are kept on disk and memory-mapped, so that only pages that are looked at are read.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rollwright.core.files import whole_file
from rollwright.core.folders import data_cache_folder
from rollwright.games.ring_and_route.bots.arcs import arc_of
from rollwright.games.ring_and_route.bots.printed import PrintedPaper, PrintedSide, shipped_papers
from rollwright.games.ring_and_route.bots.sheet_state import index_of

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]

VERSION = 1  # of the tables; it is raised when they come out differently
PRICES = {1: 0.0, 2: 3.5, 3: 3.0, 4: 3.0}  # of a turn to levels 4 and 5, by the number of seats; alone there is no race
POORER = {1: 0.5}  # by the number of a shipped paper: how much less a turn is worth on it, since it brings fewer points
HIGHEST_PRICE = 100


@dataclass(frozen=True)
class Recipe:
    """What a paper is solved for."""

    paper: PrintedPaper
    seats: int  # a seat is active in every throw, or in every second, third, fourth
    price: float = 0.0  # of a turn, in points
    hazard: float = 0.0  # the chance that somebody else ends the game before the next throw; points are kept

    @property
    def sheet_names(self) -> tuple[str, ...]:
        return tuple(side.sheet.name for side in self.paper.sides)


@dataclass(frozen=True, eq=False)
class SolvedSheet:
    """The values of all states of a sheet."""

    side: PrintedSide
    seats: int
    values: Floats

    @property
    def optimum(self) -> float:
        """The value of an empty sheet that begins with an active turn."""
        return self.value()

    def value(
        self, crossed: Iterable[int] = (), route: Iterable[int] = (), misthrows: int = 0, phase: int = 0
    ) -> float:
        """The value before a throw, with these ring spaces crossed and this route; `phase` throws ago the seat was
        active. For a first sheet it is at least what ending the sheet now brings (R13)."""
        routes, drawn = self.side.routes, 0
        for space in route:
            drawn = routes.after[drawn][space]
            if drawn < 0:
                raise ValueError(f"no route can go on to n{space} here")
        arc = arc_of(sum(1 << space for space in crossed))
        return float(self.values[index_of(self.seats, routes.class_of[drawn], phase, misthrows, arc)])

    def empty(self) -> tuple[float, ...]:
        """The values of an empty sheet, by phase."""
        return tuple(self.value(phase=phase) for phase in range(self.seats))


@dataclass(frozen=True, eq=False)
class SolvedPaper:
    """The values of both sheets, as second sheets and then as first sheets, on which the other one follows."""

    recipe: Recipe
    values: Floats

    rank = 0  # these tables are exact

    @property
    def paper(self) -> PrintedPaper:
        return self.recipe.paper

    @property
    def seats(self) -> int:
        return self.recipe.seats

    @property
    def optima(self) -> tuple[float, ...]:
        """What the empty sheets are worth by themselves."""
        return tuple(self.sheet(side, 1).optimum for side in (0, 1))

    def offset(self, side: int, which: int) -> int:
        """Where the table of a side begins, as first (0) or second (1) sheet."""
        one, two = (each.states(self.seats) for each in self.paper.sides)
        return (1 - which) * (one + two) + side * one

    def sheet(self, side: int, which: int) -> SolvedSheet:
        start, of = self.offset(side, which), self.paper.sides[side]
        return SolvedSheet(of, self.seats, self.values[start : start + of.states(self.seats)])


def price_of(paper: PrintedPaper, seats: int) -> float:
    """The price of a turn to levels 4 and 5."""
    less = next((less for number, less in POORER.items() if paper.text == shipped_papers()[number].text), 0.0)
    return max(PRICES[seats] - less, 0.0)


def solved_folder() -> Path:
    """The folder where solved tables are kept."""
    return data_cache_folder() / "solved"


def solved_file(recipe: Recipe) -> Path:
    """The file where solved tables are kept, or will be."""
    return solved_folder() / _file_name(recipe)


@lru_cache(maxsize=64)
def _file_name(recipe: Recipe) -> str:
    """It depends on everything that the tables depend on."""
    terms: dict[str, Any] = {"seats": recipe.seats, "price": recipe.price, "can_turn": False, "after": ()}
    if recipe.hazard:
        terms["hazard"] = recipe.hazard
    whole = json.dumps([VERSION, recipe.paper.text, terms], sort_keys=True)
    return f"ring-and-route-{hashlib.sha256(whole.encode()).hexdigest()[:24]}.npy"


def find_solved(recipe: Recipe) -> SolvedPaper | None:
    """The solved tables, if they are there; damaged ones are not. It is cheap to ask again."""
    file = solved_file(recipe)
    try:
        written = file.stat()
        return _read(recipe, file, written.st_mtime_ns, written.st_size)
    except (OSError, ValueError, EOFError):  # a power cut can leave an empty file
        return None


@lru_cache(maxsize=8)
def _read(recipe: Recipe, file: Path, written: int, size: int) -> SolvedPaper:
    """Mapped copy-on-write, although nobody writes: numba would compile everything once more for read-only arrays."""
    import numpy as np

    return SolvedPaper(recipe, np.asarray(np.load(file, mmap_mode="c")))


def keep_solved(solved: SolvedPaper) -> None:
    """Keeps solved tables on disk."""
    import numpy as np

    with whole_file(solved_file(solved.recipe)) as file:
        np.save(file, solved.values)
