"""What is printed, as bots and the solver know it: a paper with two sides, and the dice and number points beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from rollwright.games.ring_and_route.bots import dice_uses
from rollwright.games.ring_and_route.bots.arcs import ARCS
from rollwright.games.ring_and_route.bots.route_cache import cached_routes
from rollwright.games.ring_and_route.bots.routes import Routes
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, PAPERS, Sheet, shipped_dice, shipped_sheet
from rollwright.games.ring_and_route.rules.kernel import MISTHROWS_ALLOWED

if TYPE_CHECKING:
    import numpy as np

    from rollwright.games.ring_and_route.material.facet import Paper

    Numbers = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True, eq=False)
class PrintedSide:
    """One side of the paper: all that the values of its states depend on."""

    sheet: Sheet
    dice: Mapping[str, str]
    number_points: tuple[int, ...]

    @cached_property
    def routes(self) -> Routes:
        """The routes that can be drawn on it (`routes.py`), from the cache if they are there."""
        return cached_routes(self.sheet)

    def plan(self, base: int = 0) -> list[int]:
        """Its plan (`dice_uses.py`), as it will begin at `base`."""
        return dice_uses.plan_of(self.sheet, self.dice, self.routes, base)

    def states(self, seats: int) -> int:
        """How many states it has: the values in its table."""
        return len(self.routes.lengths) * seats * MISTHROWS_ALLOWED * ARCS

    def as_text(self) -> str:
        return json.dumps([self.sheet.as_record(), dict(self.dice), self.number_points], sort_keys=True)


@dataclass(frozen=True, eq=False)
class PrintedPaper:
    """Both sides (R2). There is one object for each different paper, so it can be a key of caches."""

    sides: tuple[PrintedSide, PrintedSide]

    @cached_property
    def numbers(self) -> Numbers:
        """`Knowledge.numbers`: where the plan of each side begins, then the plans."""
        import numpy as np

        one, two = self.sides
        first = one.plan(2)
        return np.array([2, 2 + len(first), *first, *two.plan(2 + len(first))], dtype=np.int64)

    @cached_property
    def text(self) -> str:
        """All of it as text."""
        return "".join(side.as_text() for side in self.sides)


@lru_cache(maxsize=64)
def printed_paper(material: Paper) -> PrintedPaper:
    """What is printed on the paper of a set-up, whoever begins on which side."""
    return _paper(tuple(material.sheets.values()), tuple(material.dice.items()), material.number_points)


def shipped_paper() -> PrintedPaper:
    """What is printed on the first paper that ships with the game."""
    return shipped_papers()[0]


@cache
def shipped_papers() -> tuple[PrintedPaper, ...]:
    """What is printed on the papers that ship with the game."""
    faces = tuple(shipped_dice().items())
    return tuple(_paper(tuple(map(shipped_sheet, sheets)), faces, NUMBER_POINTS) for sheets in PAPERS)


def is_shipped(paper: PrintedPaper) -> bool:
    """Whether a paper ships with the game, under whatever names."""
    return any(paper.text == shipped.text for shipped in shipped_papers())


@lru_cache(maxsize=16)
def _paper(
    sheets: tuple[Sheet, ...], faces: tuple[tuple[str, str], ...], number_points: tuple[int, ...]
) -> PrintedPaper:
    one, two = (PrintedSide(sheet, dict(faces), number_points) for sheet in sheets)
    return PrintedPaper((one, two))
