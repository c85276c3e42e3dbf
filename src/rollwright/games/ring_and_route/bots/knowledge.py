"""What a bot of level 3, 4 or 5 knows about a set-up, ready for `levels.decide`.

Levels 4 and 5 play by the solved tables of a paper. Where nobody waits until these are in the cache folder, the small
copies that come with the package take their place, and on papers for which there are none, the hand-made formula does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from rollwright.core.errors import OptionError
from rollwright.core.knowledge import Mind
from rollwright.core.setup import Setup
from rollwright.games.ring_and_route.bots import dice_uses
from rollwright.games.ring_and_route.bots import worth as w
from rollwright.games.ring_and_route.bots.compressed import (
    DATA,
    RANK,
    SmallPaper,
    has_soon,
    has_turns,
    keep_turns,
    small_paper,
    small_soon,
    small_turns,
)
from rollwright.games.ring_and_route.bots.making.solve import (
    Paper,
    Printed,
    Progress,
    is_solved,
    silent,
    solve_paper,
    solved_folder,
)
from rollwright.games.ring_and_route.bots.route_cache import kept_routes
from rollwright.games.ring_and_route.bots.routes import Routes
from rollwright.games.ring_and_route.material.sheet import NUMBER_POINTS, SHIPPED, Sheet, shipped_dice, shipped_sheet

if TYPE_CHECKING:
    from rollwright.core.knowledge import Floats, Numbers, Weights

PRICES = {1: 0.0, 2: 3.5, 3: 3.0, 4: 3.0}  # of a turn, by the number of seats; alone there is no race
HIGHEST_PRICE = 100
LEVELS_WITH_TABLES = (4, 5)
Faces = tuple[tuple[str, str], ...]
Paperwork = tuple[tuple[Sheet, Sheet], Faces, tuple[int, ...]]
"""What is printed: the two sides, the dice, the number points."""

_solving = Lock()
_ready: set[tuple[Path, Paperwork, int, float]] = set()


class Laid(NamedTuple):
    """All of a set-up that a mind depends on."""

    printed: Paperwork
    sheets: tuple[tuple[int, int, int], ...]  # each seat's first (0) and second (1) sheet, and its side of the paper
    seats: int


def mind_of(setup: Setup, level: int, price: float | None = None) -> Mind:
    """By the solved tables, which are made first if they aren't there: it depends on the arguments only."""
    if level in LEVELS_WITH_TABLES:
        solve_setup(setup, price=price)
    return newest_of(setup, level, price)


def newest_of(setup: Setup, level: int, price: float | None = None) -> Mind:
    """By what is there now; the same object as long as that doesn't change."""
    if level not in LEVELS_WITH_TABLES:
        return by_hand(setup)
    return by_table(setup, price) if level == 4 else by_race(setup, price)


def by_hand(setup: Setup) -> Mind:
    """Level 3."""
    return _by_hand(_laid(setup))


def by_table(setup: Setup, price: float | None = None) -> Mind:
    """Level 4; for a price of one's own the paper is solved at once if it has to be, and nothing else is known."""
    if price is not None:
        return _by_table(solved_folder(), _laid(setup), price)
    cost = PRICES[setup.seats]
    solved = is_ready(setup) or is_solved(sides_of(setup), setup.seats, cost)
    known = _by_table(solved_folder(), _laid(setup), cost) if solved else by_copy(setup)
    if known.way == w.HAND or not has_soon(sides_of(setup), setup.seats):
        return known
    return _by_race(solved_folder(), _laid(setup), known, cost, True, w.PRICED)


def by_copy(setup: Setup) -> Mind:
    """Level 4 by what comes with the package: the small copy, or the formula where there is none."""
    return _by_copy(_laid(setup))


def by_race(setup: Setup, price: float | None = None) -> Mind:
    """Level 5: the tables of level 4, and a look at the others; alone there is nobody to look at."""
    known = by_table(setup, price)
    if setup.seats == 1 or known.way == w.HAND:
        return known
    turns = is_ready(setup, price) or has_turns(sides_of(setup), setup.seats)
    cost = PRICES[setup.seats] if price is None else price
    return _by_race(solved_folder(), _laid(setup), known, cost, turns, w.RACE)


@lru_cache(maxsize=64)
def _by_hand(laid: Laid) -> Mind:
    return Mind(w.HAND, _mind(laid, None), _no_values(), _weights("hand"))


@lru_cache(maxsize=64)
def _by_table(folder: Path, laid: Laid, price: float) -> Mind:
    paper = _solved(folder, laid.printed, laid.seats, price)
    return Mind(w.PRICED, _mind(laid, paper), paper.values, _no_weights())


@lru_cache(maxsize=64)
def _by_copy(laid: Laid) -> Mind:
    paper = _small(laid.printed, laid.seats)
    if paper is None:
        return _by_hand(laid)
    return Mind(w.PRICED, _mind(laid, paper), paper.values, _no_weights())


@lru_cache(maxsize=64)
def _by_race(folder: Path, laid: Laid, known: Mind, price: float, turns: bool, way: int) -> Mind:
    weights = _race_weights(folder, laid, price, _turns(folder, laid.printed, laid.seats) if turns else None)
    return Mind(way, known.numbers, known.values, weights)


@lru_cache(maxsize=8)
def _solved(folder: Path, printed: Paperwork, seats: int, price: float) -> Paper:
    """The tables in a folder."""
    paper = solve_paper(_sides(printed), seats, price)
    return Paper(paper.sides, seats, price, _as_in_memory(paper.values))


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


def _race_weights(folder: Path, laid: Laid, price: float, turns: SmallPaper | None) -> Weights:
    """The price, and the small tables for these sheets if they are known: those at the price of the levels, which are
    good enough for others."""
    import numpy as np

    head = np.zeros(w.RACE_WEIGHTS)
    head[w.R_PRICE] = price
    if turns is None:
        return head
    head[w.R_RANK] = RANK
    soon = _soon(laid.printed, laid.seats)
    for seat, which, side in laid.sheets:
        head[w.R_TURNS + seat * 2 + which] = w.RACE_WEIGHTS + turns.offset(side, which)
        if soon is not None:
            head[w.R_SOON + seat * 2 + which] = w.RACE_WEIGHTS + len(turns.values) + soon.offset(side, which)
    mapped = np.memmap(_race_tables(folder, laid.printed, laid.seats), np.float64, "c")
    mapped[: w.RACE_WEIGHTS] = head
    return np.asarray(mapped)


@cache
def _race_tables(folder: Path, printed: Paperwork, seats: int) -> BinaryIO:
    """Room for the head of the weights, turns that are left and, if they are known, the values in a rush. Like plans
    they are mapped, since to copy them would take longer than a decision may."""
    import numpy as np

    small = [paper.values for paper in (_turns(folder, printed, seats), _soon(printed, seats)) if paper is not None]
    file = TemporaryFile()  # noqa: SIM115 (it stays open, to be mapped)
    np.concatenate([np.zeros(w.RACE_WEIGHTS), *small]).tofile(file)
    file.flush()
    return file


@lru_cache(maxsize=8)
def _turns(folder: Path, printed: Paperwork, seats: int) -> SmallPaper | None:
    """Those that come with the package, or are in a folder."""
    return small_turns(_sides(printed), seats)


@lru_cache(maxsize=8)
def _soon(printed: Paperwork, seats: int) -> SmallPaper | None:
    return small_soon(_sides(printed), seats)


def is_ready(setup: Setup, price: float | None = None) -> bool:
    """Whether all tables that levels 4 and 5 play by are there. Cheap to ask again once they are."""
    seats = setup.seats
    cost = PRICES[seats] if price is None else price
    paper = solved_folder(), printed_on(setup), seats, cost
    if paper not in _ready:
        sides = sides_of(setup)
        if not is_solved(sides, seats, cost) or (seats > 1 and not has_turns(sides, seats)):
            return False
        _ready.add(paper)
    return True


def solve_setup(
    setup: Setup, workers: int | None = None, progress: Progress | None = None, price: float | None = None
) -> None:
    """Makes all tables that levels 4 and 5 play by, if they aren't there; OptionError if they can't be kept."""
    with _solving:  # threads that need the same tables wait for the first of them
        if is_ready(setup, price):
            return
        try:
            _solve(sides_of(setup), setup.seats, price, workers, progress or silent)
        except OSError as error:
            raise OptionError("file-not-written", file=str(error.filename)) from None


def _solve(
    sides: tuple[Printed, Printed], seats: int, price: float | None, workers: int | None, tell: Progress
) -> None:
    if price is None:
        solve_sides(sides, seats, workers, tell)
        return
    before = 0.0
    if seats > 1 and not has_turns(sides, seats):
        before = 0.5
        solve_sides(sides, seats, workers, lambda part: tell(part * before))
    solve_paper(sides, seats, price, workers, lambda part: tell(before + part * (1 - before)))


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


def _mind(laid: Laid, paper: Paper | SmallPaper | None) -> Numbers:
    head = [0] * w.MIND
    head[w.M_RANK] = RANK if isinstance(paper, SmallPaper) else 0
    plans = _plans(laid.printed)[1]
    for seat, which, side in laid.sheets:
        head[w.M_PLAN + seat * 2 + which] = plans[side]
        if paper is not None:
            head[w.M_VALUES + seat * 2 + which] = paper.offset(side, which)
    return _with_plans(tuple(head), laid.printed)


@lru_cache(maxsize=64)
def _with_plans(head: tuple[int, ...], printed: Paperwork) -> Numbers:
    """A map of the plans that only has its own head: to copy all of it would take longer than a decision may."""
    import numpy as np

    mapped = np.memmap(_plans(printed)[0], np.int64, "c")
    mapped[: w.MIND] = head
    return np.asarray(mapped)


@cache
def _plans(printed: Paperwork) -> tuple[BinaryIO, tuple[int, int]]:
    """The plans of both sides, behind room for the head of a mind, and where they begin."""
    import numpy as np

    one, two = _sides(printed)
    first = dice_uses.plan_of(one.sheet, one.dice, one.routes, w.MIND)
    start = w.MIND + len(first)
    second = dice_uses.plan_of(two.sheet, two.dice, two.routes, start)
    file = TemporaryFile()  # noqa: SIM115 (it stays open, to be mapped)
    np.array([0] * w.MIND + first + second, dtype=np.int64).tofile(file)
    file.flush()
    return file, (w.MIND, start)


def _laid(setup: Setup) -> Laid:
    return Laid(printed_on(setup), tuple(_sheets(setup)), setup.seats)


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

    return np.zeros(w.RACE_WEIGHTS)
