"""What a certificate plays: which boards sit at a table together, in which orders, and on which dice.

A *table* is a choice of boards in an order around it: all combinations of different boards, or, if there are fewer
boards than seats, all that have each board about equally often; in all orders. An *observation* is a table turned
around so that every board is first, second … to throw once, with the same dice (a Latin square). Observations are
independent of each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import combinations, permutations
from math import ceil
from operator import index
from typing import Any

from rollwright.bots.registry import LEVELS, canonical
from rollwright.core.errors import OptionError
from rollwright.core.facets import Progress
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.core.setup import MOST_SEATS
from rollwright.lab.jobs import Job, told_options
from rollwright.lab.tournament.statistics import Z

FORMAT = "rollwright certificate 1"
FEWEST_SEATS = 2
MOST_PIECES = 32
JUDGES = ("expert", "planner")
WITHIN = 0.005  # half of the width of an interval
TOLERANCE = 0.01  # how far from an equal share a board may be to be called fair
NARROWEST, WIDEST = 0.0005, 0.2
_ROUNDS = 8  # until intervals are about as narrow as asked
_FEWEST = 4  # observations of a table in a round: a variance needs some
_DICE = 1 << 24  # numbers of games between two tables; a table has fewer observations

Table = tuple[int, ...]
"""The boards of a table, as indices into the pieces of a trial."""


@dataclass(frozen=True)
class Part:
    """The games of one judge at tables of one size."""

    judge: str
    seats: int


@dataclass(frozen=True)
class Trial:
    """The boards of a game that are to be compared, and how exactly."""

    game: str
    pieces: tuple[str, ...]
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)
    judges: tuple[str, ...] = JUDGES
    seed: int = 0
    within: float = WITHIN
    tolerance: float = TOLERANCE
    focus: int | None = None  # a piece that sits at every table, if only that one is to be judged
    options: dict[str, Any] = field(default_factory=dict)
    source: str = ""  # the file of a paper whose sides are the pieces; results don't depend on its name

    def __post_init__(self) -> None:
        judges = tuple(canonical(judge) for judge in self.judges)
        given = {"pieces": tuple(self.pieces), "names": tuple(self.names) or tuple(self.pieces), "judges": judges}
        for name, value in (given | {"seats": tuple(map(index, self.seats)), "seed": index(self.seed)}).items():
            object.__setattr__(self, name, value)

    @property
    def kind(self) -> GameType:
        return game_type(self.game)

    def check(self) -> None:
        """OptionError or BoardError if it can't be played."""
        if not 2 <= len(self.pieces) <= MOST_PIECES:
            raise OptionError("certify-pieces", pieces=len(self.pieces), most=MOST_PIECES)
        if not self.seats or not all(FEWEST_SEATS <= seats <= MOST_SEATS for seats in self.seats):
            raise OptionError("certify-seats", most=MOST_SEATS)
        if not self.judges or not all(judge in LEVELS for judge in self.judges):
            raise OptionError("certify-judges", judges=", ".join(LEVELS))
        if not NARROWEST <= self.within <= WIDEST:
            raise OptionError("certify-within", least=str(NARROWEST), most=str(WIDEST))
        for part in self.parts:
            self.job(part, self.tables(part.seats)[0]).check()
        fewest = Part(self.judges[0], min(self.seats))
        for table in self.tables(fewest.seats):  # pieces that go together two by two go together in larger tables, too
            self.job(fewest, table).check()

    def prepare(self, workers: int | None = None, progress: Progress | None = None) -> None:
        """Makes the tables that the judges play by, if they are missing."""
        for part in self.parts:
            self.job(part, self.tables(part.seats)[0]).prepare(workers, progress)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return tuple(Part(judge, seats) for judge in self.judges for seats in self.seats)

    @property
    def is_compiled(self) -> bool:
        """Whether the judges play in the compiled kernel."""
        return all(self.job(part, self.tables(part.seats)[0]).is_compiled for part in self.parts)

    def description(self) -> dict[str, Any]:
        """The trial as plain JSON values: all that its results depend on, but for the version of the code."""
        from rollwright import __version__

        names = (each.name for each in fields(self) if each.name != "source")
        told = {name: getattr(self, name) for name in names} | told_options(self.kind, self.options)
        return json.loads(json.dumps({"format": FORMAT, "rollwright": __version__, **told}))  # type: ignore[no-any-return]

    def tables(self, seats: int) -> tuple[Table, ...]:
        """The tables of one size."""
        pieces = range(len(self.pieces))
        each, left = divmod(seats, len(pieces))
        chosen = (tuple(sorted((*pieces,) * each + more)) for more in combinations(pieces, left))
        wanted = (pieces for pieces in chosen if self.focus is None or self.focus in pieces)
        return tuple(table for pieces in wanted for table in _around(pieces))

    def observations(self, seats: int) -> int:
        """How many observations of each table a round has, if a win is as likely as with equal boards."""
        needed = (Z / self.within) ** 2 * (1 - 1 / seats) / seats  # wins and losses of each judged board
        judged = len(self.pieces) if self.focus is None else seats
        each = len(self.tables(seats)) * seats * seats / judged  # that an observation of every table gives
        return max(_FEWEST, ceil(needed / each / _ROUNDS))

    def rounds(self, part: Part) -> Iterator[range]:
        """The numbers of the observations of each table, round after round."""
        size = self.observations(part.seats)
        return (range(start, start + size) for start in range(0, _DICE - size, size))

    def jobs(self, part: Part, number: int) -> Iterator[tuple[Table, Job]]:
        """A job for each way to turn table `number`. Game `dice_of(number, i)` of each belongs to observation i."""
        for order in _turned(self.tables(part.seats)[number]):
            yield order, self.job(part, order)

    def dice_of(self, number: int, observations: range) -> range:
        """The numbers of the games of some observations of a table, in each of its jobs."""
        return range(number * _DICE + observations.start, number * _DICE + observations.stop)

    def job(self, part: Part, order: Table) -> Job:
        """Games of a table with the boards in one order; games of equal number have the same dice and first seat."""
        pieces = tuple(self.pieces[piece] for piece in order)
        return Job(self.game, (part.judge,) * part.seats, 1, self.seed, pieces, self.options)

    def record_of(self, piece: int) -> dict[str, Any]:
        """What a seat with a piece plays with, as a record has it."""
        alone = self.job(Part(self.judges[0], 1), (piece,))
        return self.kind.material.to_record(alone.setup_of(0))


def _around(pieces: Table) -> list[Table]:
    """All orders of boards around a table."""
    return sorted({min(_turned(order)) for order in permutations(pieces)})


def _turned(table: Table) -> list[Table]:
    """A table as each of its seats sees it."""
    return [table[seat:] + table[:seat] for seat in range(len(table))]
