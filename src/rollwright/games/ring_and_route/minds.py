"""What a bot of level 3, 4 or 5 knows about a set-up, ready for `levels.decide`.

Levels 4 and 5 play by the solved tables of a paper. While these aren't in the cache folder, the small copies that come
with the package take their place, and on papers for which there are none, the hand-made formula does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from rollwright.core.gametype import Setup
from rollwright.core.mind import Mind
from rollwright.games.ring_and_route import uses
from rollwright.games.ring_and_route import worth as w
from rollwright.games.ring_and_route.kept_routes import kept_routes
from rollwright.games.ring_and_route.routes import Routes
from rollwright.games.ring_and_route.sheet import NUMBER_POINTS, SHIPPED, Sheet, shipped_dice, shipped_sheet
from rollwright.games.ring_and_route.small import (
    DATA,
    RANK,
    SmallPaper,
    has_turns,
    keep_turns,
    small_paper,
    small_turns,
)
from rollwright.games.ring_and_route.solve import Paper, Printed, Progress, is_solved, silent, solve_paper

if TYPE_CHECKING:
    from rollwright.core.mind import Floats, Numbers, Weights

PRICES = {1: 0.0, 2: 3.5, 3: 3.0, 4: 3.0}  # of a turn, by the number of seats; alone there is no race
Faces = tuple[tuple[str, str], ...]
Paperwork = tuple[tuple[Sheet, Sheet], Faces, tuple[int, ...]]
"""What is printed: the two sides, the dice, the number points."""


def mind_of(setup: Setup, level: int) -> Mind:
    return (by_hand, by_table, by_race)[level - 3](setup)


def by_hand(setup: Setup) -> Mind:
    """Level 3."""
    return Mind(w.HAND, _mind(setup, None), _no_values(), _weights("hand"))


def by_table(setup: Setup, price: float | None = None) -> Mind:
    """Level 4; for a price of one's own the paper is solved at once if it has to be."""
    paper = _paper(setup) if price is None else solve_paper(sides_of(setup), setup.seats, price)
    if paper is None:
        return by_hand(setup)
    return Mind(w.PRICED, _mind(setup, paper), _as_in_memory(paper.values), _no_weights())


def by_race(setup: Setup) -> Mind:
    """Level 5: the tables of level 4, and a look at the others; alone there is nobody to look at."""
    known = by_table(setup)
    if setup.seats == 1 or known.way == w.HAND:
        return known
    return replace(known, way=w.RACE, weights=_race_weights(setup))


def _paper(setup: Setup) -> Paper | SmallPaper | None:
    """The solved paper, else the small copy, else nothing."""
    sides, seats = sides_of(setup), setup.seats
    if is_solved(sides, seats, PRICES[seats]):
        return solve_paper(sides, seats, PRICES[seats])
    return _small(printed_on(setup), seats)


def _as_in_memory(values: Floats) -> Floats:
    """A table in a file, mapped so that it could be written on: else numba would compile all once more for it."""
    import numpy as np

    mapped = values.base
    if values.flags.writeable or not isinstance(mapped, np.memmap):
        return values
    return np.asarray(np.memmap(str(mapped.filename), values.dtype, "c", mapped.offset, values.shape))


@lru_cache(maxsize=8)
def _small(printed: Paperwork, seats: int) -> SmallPaper | None:
    return small_paper(_sides(printed), seats)


def _race_weights(setup: Setup) -> Weights:
    """The price, and the turns that are left on the sheets if they are known."""
    printed, seats = printed_on(setup), setup.seats
    turns = _turns(printed, seats) if has_turns(_sides(printed), seats) else None
    head = [0.0] * w.RACE_WEIGHTS
    head[w.R_PRICE] = PRICES[seats]
    if turns is not None:
        head[w.R_RANK] = RANK
        for seat, which, side in _sheets(setup):
            head[w.R_TURNS + seat * 2 + which] = w.RACE_WEIGHTS + turns.offset(side, which)
    return _with_turns(tuple(head), turns)


@lru_cache(maxsize=64)
def _with_turns(head: tuple[float, ...], turns: SmallPaper | None) -> Weights:
    import numpy as np

    return np.concatenate([np.array(head), [] if turns is None else turns.values])


@lru_cache(maxsize=8)
def _turns(printed: Paperwork, seats: int) -> SmallPaper | None:
    return small_turns(_sides(printed), seats)


def is_ready(setup: Setup) -> bool:
    """Whether all tables that levels 4 and 5 play by are there."""
    sides, seats = sides_of(setup), setup.seats
    return is_solved(sides, seats, PRICES[seats]) and (seats == 1 or has_turns(sides, seats))


def solve_setup(setup: Setup, workers: int | None = None, progress: Progress | None = None) -> None:
    """Makes all tables that levels 4 and 5 play by."""
    solve_sides(sides_of(setup), setup.seats, workers, progress)


def solve_sides(
    sides: tuple[Printed, Printed], seats: int, workers: int | None = None, progress: Progress | None = None
) -> Paper:
    """The same for a paper and a number of seats; the tables of level 4."""
    tell = progress or silent
    if seats == 1 or has_turns(sides, seats):
        return solve_paper(sides, seats, PRICES[seats], workers, tell)
    paper = solve_paper(sides, seats, PRICES[seats], workers, lambda part: tell(part / 2))
    keep_turns(paper, workers, lambda part: tell((1 + part) / 2))
    return paper


def printed_on(setup: Setup) -> Paperwork:
    material = setup.material
    one, two = material.sheets.values()
    return (one, two), tuple(material.dice.items()), material.number_points


def sides_of(setup: Setup) -> tuple[Printed, Printed]:
    """Both sides of the paper, with dice and points."""
    return _sides(printed_on(setup))


def shipped_sides() -> tuple[Printed, Printed]:
    """The paper that comes with the game."""
    one, two = (shipped_sheet(name) for name in SHIPPED)
    return _sides(((one, two), tuple(shipped_dice().items()), NUMBER_POINTS))


class _Known(Printed):
    """A side whose routes needn't be found again in each process."""

    @cached_property
    def routes(self) -> Routes:
        return kept_routes(self.sheet)


@lru_cache(maxsize=16)
def _sides(printed: Paperwork) -> tuple[Printed, Printed]:
    (one, two), faces, points = printed
    return _Known(one, dict(faces), points), _Known(two, dict(faces), points)


def _mind(setup: Setup, paper: Paper | SmallPaper | None) -> Numbers:
    head = [0] * w.MIND
    head[w.M_RANK] = RANK if isinstance(paper, SmallPaper) else 0
    printed = printed_on(setup)
    for seat, which, side in _sheets(setup):
        head[w.M_PLAN + seat * 2 + which] = _plans(printed)[1][side]
        if paper is not None:
            head[w.M_VALUES + seat * 2 + which] = paper.offset(side, which)
    return _with_plans(tuple(head), printed)


@lru_cache(maxsize=64)
def _with_plans(head: tuple[int, ...], printed: Paperwork) -> Numbers:
    import numpy as np

    return np.concatenate([np.array(head, dtype=np.int64), _plans(printed)[0]])


@lru_cache(maxsize=16)
def _plans(printed: Paperwork) -> tuple[Numbers, tuple[int, int]]:
    """The plans of both sides as they follow the head of a mind, and where they begin."""
    import numpy as np

    one, two = _sides(printed)
    first = uses.plan_of(one.sheet, one.dice, one.routes, w.MIND)
    start = w.MIND + len(first)
    second = uses.plan_of(two.sheet, two.dice, two.routes, start)
    return np.array([*first, *second], dtype=np.int64), (w.MIND, start)


def _sheets(setup: Setup) -> Iterator[tuple[int, int, int]]:
    """Each seat's first (0) and second (1) sheet, and which side of the paper it is."""
    names = list(setup.material.sheets)
    for seat, sides in enumerate(setup.material.sides):
        for which, name in enumerate(sides):
            yield seat, which, names.index(name)


@cache
def _weights(name: str) -> Weights:
    import numpy as np

    lines = (DATA / f"{name}.txt").read_text("utf-8").splitlines()
    return np.array([float(number) for line in lines if not line.startswith("#") for number in line.split()])


@cache
def _no_values() -> Floats:
    import numpy as np

    return np.zeros(1, dtype=np.float32)


@cache
def _no_weights() -> Weights:
    import numpy as np

    return np.zeros(1)
