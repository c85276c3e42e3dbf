"""What a bot of level 3, 4 or 5 knows about a set-up, ready for `levels.decide`.

Levels 4 and 5 play by the solved tables of a paper. While these aren't in the cache folder, the small copies that come
with the package take their place, and on papers for which there are none, the hand-made formula does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from rollwright.core import stream
from rollwright.core.compiled import compile_modules
from rollwright.core.game import Game
from rollwright.core.gametype import Setup
from rollwright.games.ring_and_route import kernel, levels, solve_loops, uses
from rollwright.games.ring_and_route import worth as w
from rollwright.games.ring_and_route.sheet import NUMBER_POINTS, SHIPPED, Sheet, shipped_dice, shipped_sheet
from rollwright.games.ring_and_route.small import DATA, RANK, SmallPaper, small_paper
from rollwright.games.ring_and_route.solve import Paper, Printed, Progress, is_solved, solve_paper

if TYPE_CHECKING:
    from rollwright.games.ring_and_route.solve import Floats, Numbers

MODULES = (stream, kernel, solve_loops, w, levels)  # what is compiled together
PRICES = {1: 0.0, 2: 3.5, 3: 3.0, 4: 3.0}  # of a turn, by the number of seats; alone there is no race
SPREAD = 6.0  # points of difference that make a chance of 73 %


@dataclass(frozen=True)
class Mind:
    """The arguments of `levels.decide` after the notes, in its order."""

    way: int
    mind: Numbers
    values: Floats
    weights: Floats

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.way, self.mind, self.values, self.weights

    def action(self, game: Game, seat: int) -> int:
        """The decision of a pending seat."""
        import numpy as np

        state, table = np.array(game.state, dtype=np.int64), np.array(game.setup.table, dtype=np.int64)
        out, notes = np.zeros(levels.LEVEL_SCRATCH, dtype=np.int64), np.zeros(levels.LEVEL_NOTES)
        return int(compiled().decide_for(state, table, seat, out, notes, *self.arguments))


@cache
def compiled() -> SimpleNamespace:
    return compile_modules("ring-and-route-levels", MODULES)


def by_hand(setup: Setup) -> Mind:
    """Level 3."""
    return Mind(w.HAND, _mind(setup, None), _nothing(), _weights("hand"))


def by_table(setup: Setup, price: float | None = None) -> Mind:
    """Level 4; for a price of one's own the paper is solved at once if it has to be."""
    paper = _paper(setup) if price is None else solve_paper(sides_of(setup), setup.seats, price)
    if paper is None:
        return by_hand(setup)
    return Mind(w.PRICED, _mind(setup, paper), paper.values, _nothing())


def by_race(setup: Setup) -> Mind:
    """Level 5: the tables of level 4, and a look at the others; alone there is nobody to look at."""
    import numpy as np

    known = by_table(setup)
    if setup.seats == 1 or known.way == w.HAND:
        return known
    return replace(known, way=w.RACE, weights=np.array([SPREAD, PRICES[setup.seats]], dtype=np.float32))


def _paper(setup: Setup) -> Paper | SmallPaper | None:
    """The solved paper, else the small copy, else nothing."""
    sides, seats = sides_of(setup), setup.seats
    if is_solved(sides, seats, PRICES[seats]):
        return solve_paper(sides, seats, PRICES[seats])
    return small_paper(sides, seats)


def solve_setup(setup: Setup, workers: int | None = None, progress: Progress | None = None) -> None:
    """Solves the paper of a set-up for levels 4 and 5."""
    solve_paper(sides_of(setup), setup.seats, PRICES[setup.seats], workers, progress)


def sides_of(setup: Setup) -> tuple[Printed, Printed]:
    """Both sides of the paper, with dice and points."""
    material = setup.material
    faces = tuple(material.dice.items())
    one, two = (_printed(sheet, faces, material.number_points) for sheet in material.sheets.values())
    return one, two


def shipped_sides() -> tuple[Printed, Printed]:
    """The paper that comes with the game."""
    faces = tuple(shipped_dice().items())
    one, two = (_printed(shipped_sheet(name), faces, NUMBER_POINTS) for name in SHIPPED)
    return one, two


@cache
def _printed(sheet: Sheet, dice: tuple[tuple[str, str], ...], points: tuple[int, ...]) -> Printed:
    return Printed(sheet, dict(dice), points)  # its routes take a third of a second


def _mind(setup: Setup, paper: Paper | SmallPaper | None) -> Numbers:
    import numpy as np

    sides = sides_of(setup)
    mind = [0] * w.MIND
    mind[w.M_RANK] = RANK if isinstance(paper, SmallPaper) else 0
    plans = []
    for printed in sides:
        plans.append(len(mind))
        mind += uses.plan_of(printed.sheet, printed.dice, printed.routes, len(mind))
    for seat, which, side in _sheets(setup):
        mind[w.M_PLAN + seat * 2 + which] = plans[side]
        if paper is not None:
            mind[w.M_VALUES + seat * 2 + which] = paper.offset(side, which)
    return np.array(mind, dtype=np.int64)


def _sheets(setup: Setup) -> Iterator[tuple[int, int, int]]:
    """Each seat's first (0) and second (1) sheet, and which side of the paper it is."""
    names = list(setup.material.sheets)
    for seat, sides in enumerate(setup.material.sides):
        for which, name in enumerate(sides):
            yield seat, which, names.index(name)


@cache
def _weights(name: str) -> Floats:
    import numpy as np

    lines = (DATA / f"{name}.txt").read_text("utf-8").splitlines()
    numbers = [float(number) for line in lines if not line.startswith("#") for number in line.split()]
    return np.array(numbers, dtype=np.float32)


@cache
def _nothing() -> Floats:
    import numpy as np

    return np.zeros(1, dtype=np.float32)
