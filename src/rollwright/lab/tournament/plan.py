"""What a tournament plays: which bots play each other, at which seats, on which dice.

The games of a pairing come in pairs: all arrangements of the two bots at the table, with the same dice, boards and
first seat. With two seats that is two games, the second with the bots swapped. There is a job for each arrangement, all
with the same seed, and pair p is game p of each job; so the dice of a pair are the same in all pairings.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import combinations, product
from operator import index
from typing import Any

from rollwright.bots.registry import canonical, is_knowing
from rollwright.core.errors import OptionError
from rollwright.core.facets import Progress
from rollwright.core.game_type import GameType
from rollwright.core.knowledge import BotKnowledge
from rollwright.core.registry import game_type
from rollwright.lab.jobs import DEAL, Job, told_options
from rollwright.lab.tournament.sprt import Sprt

FEWEST_SEATS, MOST_SEATS = 2, 4
MOST_GAMES = 10_000_000  # per pairing; their rows are kept in memory
SMALLEST_BLOCK, LARGEST_BLOCK = 4, 8 * DEAL  # pairs that are played together; powers of two, so that deals stay whole
BLOCKS = 128  # of a long pairing, at least: an interruption costs little, and many cores have work
EARLIEST_CHECK = 32  # pairs; a variance that is estimated from fewer is too uncertain
OLD_DEAL = 64  # of version 0.1.0, which its journals go on with
_PLANNER = 3  # its level, the first that needs knowledge


@dataclass(frozen=True)
class Plan:
    """A tournament: every bot against every other one, or the first against each of the others."""

    game: str
    bots: tuple[str, ...]
    games: int = 1000  # of each pairing, rounded up to whole pairs
    seats: int = 2
    gauntlet: bool = False
    seed: int = 0
    pieces: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    sprt: Sprt | None = None
    luck: bool = True  # whether it is measured, if the game can do that
    deal: int = 1  # pairs in a row on the same boards, which are not independent of each other

    def __post_init__(self) -> None:
        for name in ("games", "seats", "seed"):  # NumPy's numbers are welcome
            object.__setattr__(self, name, index(getattr(self, name)))
        bots = tuple(canonical(bot) if isinstance(bot, str) else bot for bot in self.bots)
        for name, value in (("bots", bots), ("pieces", tuple(self.pieces))):
            object.__setattr__(self, name, value)

    @property
    def kind(self) -> GameType:
        return game_type(self.game)

    def check(self) -> None:
        """OptionError or BoardError if it can't be played."""
        if len(self.bots) < 2:
            raise OptionError("tournament-bots", bots=len(self.bots))
        if not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            raise OptionError("tournament-seats", seats=self.seats)
        if not 1 <= self.games <= MOST_GAMES:
            raise OptionError("option-games", most=MOST_GAMES)
        for jobs in self._jobs:
            jobs[0].check()

    def prepare(self, workers: int | None = None, progress: Progress | None = None) -> None:
        """Makes the tables that the bots play by, if they are missing."""
        for jobs in self._jobs:
            jobs[0].prepare(workers, progress)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots in tables; one that takes part twice is numbered."""
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
        return tuple(names)

    @property
    def pairings(self) -> list[tuple[int, int]]:
        """Which bots play each other, as indices into `bots`."""
        if self.gauntlet:
            return [(0, other) for other in range(1, len(self.bots))]
        return list(combinations(range(len(self.bots)), 2))

    @cached_property
    def arrangements(self) -> tuple[tuple[int, ...], ...]:
        """The games of a pair: 0 or 1 for each seat, the first or the second bot. In total both have equally many."""
        half = range(self.seats // 2, (self.seats + 1) // 2 + 1)
        return tuple(seating for seating in product((0, 1), repeat=self.seats) if sum(seating) in half)

    @property
    def pairs(self) -> int:
        """How many pairs a pairing has."""
        return -(-self.games // len(self.arrangements))

    @property
    def games_per_pairing(self) -> int:
        return self.pairs * len(self.arrangements)

    @property
    def block(self) -> int:
        """How many pairs are played together. It depends on the plan only, as a journal requires."""
        return min(max(SMALLEST_BLOCK, 1 << (self.pairs // BLOCKS).bit_length() >> 1), LARGEST_BLOCK)

    @property
    def check_every(self) -> int:
        """The number of pairs between two checks of the SPRT."""
        return max(self.block, EARLIEST_CHECK)

    def blocks(self) -> Iterator[range]:
        """The pairs of a pairing, in blocks that are played together."""
        return (range(start, min(start + self.block, self.pairs)) for start in range(0, self.pairs, self.block))

    def jobs(self, pairing: int) -> tuple[Job, ...]:
        """The games of a pairing: a job for each arrangement, whose game p belongs to pair p."""
        return self._jobs[pairing]

    @cached_property
    def _jobs(self) -> tuple[tuple[Job, ...], ...]:
        return tuple(tuple(self._job(pair, seating) for seating in self.arrangements) for pair in self.pairings)

    def _job(self, pairing: tuple[int, int], seating: tuple[int, ...]) -> Job:
        bots = tuple(self.bots[pairing[side]] for side in seating)
        return Job(self.game, bots, self.pairs, self.seed, self.pieces, self.options, self.deal)

    @property
    def is_compiled(self) -> bool:
        """Whether all bots play in the compiled kernel."""
        return all(jobs[0].is_compiled for jobs in self._jobs)

    @property
    def tells_luck(self) -> bool:
        return self.luck and self.kind.bots.luck is not None

    @property
    def has_levels(self) -> bool:
        """Whether the machine code with all five levels is needed: for the bots, or to measure luck."""
        return self.tells_luck or any(job.has_levels for jobs in self._jobs for job in jobs)

    @cached_property
    def knowledge(self) -> dict[str, str]:
        """For each bot with tables or weights a hash of these, so that a change of version or files is noticed."""
        known = (bot for bot in self.bots if is_knowing(bot))
        jobs = [jobs[0] for jobs in self._jobs]
        return {bot: _mark(next(job for job in jobs if bot in job.bots).knowledge_of(0, bot)) for bot in known}

    @cached_property
    def luck_knowledge(self) -> str | None:
        """The same hash for what luck is measured by, if it is measured."""
        return _mark(self.kind.bots.luck_knowledge(self._jobs[0][0].setup_of(0))) if self.tells_luck else None

    def description(self) -> dict[str, Any]:
        """The plan as plain JSON values."""
        sprt = None if self.sprt is None else self.sprt.description()
        told = {each.name: getattr(self, each.name) for each in fields(self)}
        told |= {"games": self.games_per_pairing, "sprt": sprt, **told_options(self.kind, self.options)}
        if self.deal == OLD_DEAL:
            del told["deal"]  # as in the journals of version 0.1.0
        return json.loads(json.dumps(told))  # type: ignore[no-any-return]

    def __reduce__(self) -> tuple[object, ...]:
        return _unpacked, (pickle.dumps({each.name: getattr(self, each.name) for each in fields(self)}),)


def _mark(knowledge: BotKnowledge) -> str:
    way = max(knowledge.way - _PLANNER, 0)  # as in version 0.1.0, so that its journals can be continued
    digest = blake2b(str(way).encode(), digest_size=8)
    for array in (knowledge.numbers, knowledge.values, knowledge.weights):
        digest.update(array.tobytes())
    return digest.hexdigest()


@lru_cache(maxsize=2)
def _unpacked(given: bytes) -> Plan:
    """A plan in another process, where its jobs and their set-ups are kept from block to block."""
    return Plan(**pickle.loads(given))
