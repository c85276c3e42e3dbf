"""A kind of game: its rules as a kernel, and the facets that it is put together from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rollwright.core.dice import Draw
from rollwright.core.errors import OptionError
from rollwright.core.facets import Announcements, Bots, Facet, Material, Notation, Observation, Page, Picture
from rollwright.core.kernel_builds import KernelBuilds
from rollwright.core.setup import USUAL_SEATS, Setup, is_list, seat_names
from rollwright.kernel import stream

Outcome = tuple[int, int, int]
"""An outcome of a throw, and its probability as numerator and denominator."""


@dataclass(eq=False, kw_only=True)
class GameType:
    """A kind of game. One instance per game, registered under `name`."""

    name: str
    rules: str
    """The version of the rules, such as "diceland/1"."""

    reasons: tuple[str | None, ...]
    """Why a game is over, by the kernel's number; None first."""

    kernel: ModuleType
    """The functions of `kernel/contract.py`."""

    material: Material
    notation: Notation
    picture: Picture
    page: Page = field(default_factory=Page)
    announcements: Announcements = field(default_factory=Announcements)
    observation: Observation = field(default_factory=Observation)
    bots: Bots = field(default_factory=Bots)
    words: Path | None = None
    """The folder of its Fluent catalogues."""

    chance: Callable[[Sequence[int]], Iterable[Outcome]] | None = None
    """Lists the outcomes of the throw that is due in a state, ascending; None to have them counted face by face."""

    def __post_init__(self) -> None:
        for facet in vars(self).values():
            if isinstance(facet, Facet):
                facet.kind = self

    @cached_property
    def builds(self) -> KernelBuilds:
        """The kernel and the loops around it, as plain Python and compiled."""
        return KernelBuilds(self.name, self.kernel, self.observation, self.bots)

    def set_up(
        self,
        names: Sequence[str] | None = None,
        first: int = 0,
        *,
        seats: int | None = None,
        pieces: Sequence[str] | None = None,
        draw: Draw | None = None,
        **options: Any,
    ) -> Setup:
        """The set-up of a new game; OptionError or BoardError if it can't be played.

        Without `pieces` they are dealt by `draw`, to as many seats as are asked for or have names, else to two.
        """
        if pieces is None:
            names = seat_names(names, _seats(seats, names))
            pieces = self.material.deal(len(names), draw or Random().randrange)
        elif is_list(pieces):
            if seats is not None and len(pieces) != seats:
                raise OptionError("option-pieces", pieces=len(pieces), seats=seats)
            names = seat_names(names, len(pieces))
        return self.material.set_up(tuple(names or ()), first, pieces, options)

    def outcomes(self, state: Sequence[int]) -> Iterable[Outcome]:
        """Every outcome of the throw that is due in a state."""
        return self._count_outcomes(state) if self.chance is None else self.chance(state)

    def _count_outcomes(self, state: Sequence[int]) -> list[Outcome]:
        dice = self.kernel.to_throw(state, 0)
        throws = product(range(stream.FACES), repeat=dice)
        counts = Counter(self.kernel.outcome_of(state, 0, stream.fraction_of(faces)) for faces in throws)
        return [(outcome, count, stream.FACES**dice) for outcome, count in sorted(counts.items())]


def _seats(seats: int | None, names: Sequence[str] | None) -> int:
    if seats is None:
        return USUAL_SEATS if names is None or not is_list(names) else len(names)
    return seats
